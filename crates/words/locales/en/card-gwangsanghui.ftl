## Gwangsanghui: the rules card

card-gwangsanghui-board = Fifteen files and fourteen ranks: 210 points. Each player has 43 pieces of fourteen kinds and three palaces, with the marshal in the middle one and a general in each of the others.
card-gwangsanghui-goal = Take the enemy marshal.
card-gwangsanghui-turn = The players move in turn. Which side begins is not handed down.
card-gwangsanghui-capture = A piece captures by moving onto an enemy piece; cannons jump as in janggi. One source says that whoever takes a flank general also gains the pieces of that flank.
card-gwangsanghui-promotion = There is no promotion.
card-gwangsanghui-check = A marshal may be left in check and is then taken.
card-gwangsanghui-stalemate = No move: a side that cannot move loses.
card-gwangsanghui-repetition = The fourth occurrence of a position is a draw; the sources say nothing of it.
card-gwangsanghui-history = Nam Yu-yong described this great janggi in Korea in the eighteenth century. Board and array are known; the moves of five pieces and the fate of a flank whose general falls are told differently. What is played here is a reconstruction.
