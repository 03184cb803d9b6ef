## How a game ended: the winner, then the rule

end-checkmate = { $winner }の勝ち（詰み）
end-stalemate = { $winner }の勝ち（{ $loser }に指せる手なし）
end-stalemate-draw = 引き分け（ステイルメイト）
end-move-limit = { $winner }の勝ち（手数制限）
end-move-limit-draw = 引き分け（手数制限）
end-dead-position = { $winner }の勝ち（どう指してもメイトにならない）
end-dead-position-draw = 引き分け（どう指してもメイトにならない）
end-counting = { $winner }の勝ち（手数計算）
end-counting-draw = 引き分け（許された手数を数え終わった）
end-few-men = { $winner }の勝ち（{ $loser }は駒不足）
end-few-men-draw = 引き分け（駒不足）
end-far-rank = { $winner }の勝ち（すべての駒が敵陣の最終段に到着）
end-far-rank-draw = 引き分け（すべての駒が敵陣の最終段に到着）
end-bare-king = { $winner }の勝ち（{ $loser }は裸玉）
end-bare-king-draw = 引き分け（双方裸玉）
end-royal-captured = { $winner }の勝ち（玉を取った）
end-repetition = { $winner }の勝ち（千日手は{ $loser }の負け）
end-repetition-draw = 引き分け（千日手）
end-perpetual-check = { $winner }の勝ち（{ $loser }の連続王手の千日手）
end-perpetual-mate-threat = { $winner }の勝ち（{ $loser }が王手と詰めの狙いを繰り返した）
end-perpetual-chase = { $winner }の勝ち（{ $loser }の長捉）
end-opposition = { $winner }の勝ち（ビッチャン、点数{ $points }、後手に1.5点を加算）
end-opposition-draw = 引き分け（ビッチャン）
end-passes = { $winner }の勝ち（双方パス、点数{ $points }、後手に1.5点を加算）
end-passes-draw = 引き分け（双方パス）
end-impasse = { $winner }の勝ち（持将棋、点数{ $points }）
end-impasse-draw = 引き分け（持将棋、点数{ $points }）
end-declaration-failed = { $winner }の勝ち（宣言不成立：{ $missing }）
end-try = { $winner }の勝ち（トライ）
end-resignation = { $loser }の投了により{ $winner }の勝ち
end-time = { $winner }の勝ち（{ $loser }の時間切れ）
end-illegal-move = { $winner }の勝ち（{ $loser }の反則）
end-draw = 引き分け

## The rules alone

ending-checkmate = 詰み
ending-stalemate = 動ける手なし
ending-bare-king = 裸玉
ending-royal-captured = 玉を取られた
ending-repetition = 千日手
ending-perpetual-check = 連続王手の千日手
ending-perpetual-mate-threat = 王手と詰めの狙いの繰り返し
ending-perpetual-chase = 長捉
ending-opposition = ビッチャン
ending-passes = 双方パス
ending-move-limit = 手数制限
ending-dead-position = メイト不可能
ending-counting = 手数計算
ending-few-men = 駒不足
ending-far-rank = 全駒の到着
ending-impasse = 持将棋
ending-try = トライ
ending-resignation = 投了
ending-time = 時間切れ
ending-illegal-move = 反則
end-points = { $first }対{ $second }

## Other words that end a record

ending-interruption = 中断
ending-no-mate = 不詰
ending-agreement = 引き分け
ending-other = その他
