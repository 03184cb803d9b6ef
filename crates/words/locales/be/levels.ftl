## Levels of the machine, from the weakest

level-1 = Першыя крокі
level-2 = Пачатковец
level-3 = Вучань
level-4 = Аматар
level-5 = Клубны гулец
level-6 = Моцны клубны гулец
level-7 = Знаўца
level-8 = Майстар
level-9 = Моцны майстар
level-10 = Поўная сіла
level-named = Узровень { $level }: { $name }
level-note = На ніжніх узроўнях машына памыляецца па-чалавечы і не спяшаецца; на дзясятым гуляе на поўную сілу.
