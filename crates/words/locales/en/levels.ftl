## Levels of the machine, from the weakest

level-1 = First steps
level-2 = Beginner
level-3 = Learner
level-4 = Amateur
level-5 = Club player
level-6 = Strong club player
level-7 = Expert
level-8 = Master
level-9 = Strong master
level-10 = Full strength
level-named = Level { $level }: { $name }
level-note = The lower levels make human mistakes and take their time; level 10 plays as well as it can.
