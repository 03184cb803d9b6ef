## How a game ended: the winner, then the rule

end-checkmate = { $winner } wins by checkmate
end-stalemate = { $winner } wins: { $loser } has no legal move
end-stalemate-draw = Draw: no legal move is left (stalemate)
end-move-limit = { $winner } wins at the move limit
end-move-limit-draw = Draw: too many moves without a capture
end-dead-position = { $winner } wins: no moves can lead to mate
end-dead-position-draw = Draw: no moves can lead to mate
end-counting = { $winner } wins by the count of moves
end-counting-draw = Draw: the moves allowed for the mate are counted out
end-few-men = { $winner } wins: { $loser } has too few pieces
end-few-men-draw = Draw: too few pieces
end-far-rank = { $winner } wins: all men have come to the far rank
end-far-rank-draw = Draw: all men have come to the far rank
end-bare-king = { $winner } wins: { $loser } has a bare king
end-bare-king-draw = Draw: both kings are bare
end-royal-captured = { $winner } wins: the king is captured
end-repetition = { $winner } wins: on repetition { $loser } loses (sennichite)
end-repetition-draw = Draw by repetition (sennichite)
end-perpetual-check = { $winner } wins: { $loser } gave perpetual check
end-perpetual-mate-threat = { $winner } wins: { $loser } kept giving check and threatening mate
end-perpetual-chase = { $winner } wins: { $loser } kept chasing a piece
end-opposition = { $winner } wins on points after an opposition (bikjang): { $points }, and 1½ for the side that moved second
end-opposition-draw = Draw: the kings face each other (bikjang)
end-passes = { $winner } wins on points, both sides having passed: { $points }, and 1½ for the side that moved second
end-passes-draw = Draw: both sides have passed
end-impasse = { $winner } wins at the impasse (jishogi); points { $points }
end-impasse-draw = Draw by impasse (jishogi); points { $points }
end-declaration-failed = { $winner } wins: the declaration does not stand: { $missing }
end-try = { $winner } wins: the king has reached the other king’s first square (try)
end-resignation = { $winner } wins: { $loser } resigned
end-time = { $winner } wins: the time of { $loser } ran out
end-illegal-move = { $winner } wins: { $loser } made an illegal move
end-draw = Draw

## The rules alone

ending-checkmate = checkmate
ending-stalemate = stalemate
ending-bare-king = bare king
ending-royal-captured = king captured
ending-repetition = repetition (sennichite)
ending-perpetual-check = perpetual check
ending-perpetual-mate-threat = perpetual checks and threats of mate
ending-perpetual-chase = perpetual chase
ending-opposition = opposition of the kings (bikjang)
ending-passes = both sides passed
ending-move-limit = move limit
ending-dead-position = dead position
ending-counting = moves counted out
ending-few-men = too few pieces
ending-far-rank = all men on the far rank
ending-impasse = impasse (jishogi)
ending-try = try
ending-resignation = resignation
ending-time = time
ending-illegal-move = illegal move
end-points = { $first }–{ $second }

## Other words that end a record

ending-interruption = broken off
ending-no-mate = no mate
ending-agreement = draw by agreement
ending-other = other end
