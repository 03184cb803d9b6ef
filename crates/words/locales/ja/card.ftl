## Headings of a rules card

card-board = 盤と駒
card-goal = 目的
card-turn = 進め方
card-capture = 駒を取る
card-promotion = 成り
card-drops = 持ち駒を打つ
card-bans = 禁じ手
card-check = 王手
card-endings = 終局
card-options = ルールの選択
card-handicaps = 駒落ち
card-history = 歴史
card-default = 初期設定
card-play-this = この将棋を指す
card-try-it = 盤で試す
game-title-rules = { $game }のルール
card-how-pieces-move = 駒の動き
card-touch-piece = 駒に触れると動きが表示されます。
card-promotes-into = 成ると{ $piece }
card-dots = 点は一歩または跳ぶ動き、矢印は何マスでも進める動きです。
