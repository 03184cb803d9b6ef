## Counts with their words

count-moves = { $count }手
count-pieces = { $count }枚
count-points = { $count }点
count-games = { $count }局
count-players = { $count }人
count-seconds = { $count }秒
count-minutes = { $count }分
count-hours = { $count }時間
count-days = { $count }日
count-times = { $count }回
count-positions = { $count }局面
count-nodes = { $count }局面
count-errors = { $count }件
count-mistakes = { $count }個
count-squares = { $count }マス
