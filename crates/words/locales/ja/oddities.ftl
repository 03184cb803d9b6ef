## What is odd about a place in a record

oddity-undecodable = { $text }の文字として読めないバイトがあります（{ $understood }バイト目）。
oddity-encoding-differs = 「{ $text }」とありますが、実際の文字コードは{ $understood }です。
oddity-control-character = 「{ $text }」に制御文字{ $understood }があります。
oddity-unknown-line = 意味のわからない行を飛ばしました：「{ $text }」。
oddity-unreadable-move = この手を読めません：「{ $text }」。
oddity-illegal-move = 「{ $text }」は反則です（{ $understood }）。
oddity-rest-not-read = 「{ $text }」から{ $understood }手を読んでいません。
oddity-after-end = 「{ $text }」は終局のあとにあります。
oddity-ply-number = 「{ $text }」の手数は{ $understood }のはずです。
oddity-piece-differs = 「{ $text }」の駒は、そのマスの駒（{ $understood }）と違います。
oddity-no-origin = 「{ $text }」に元のマスがないため、{ $understood }と読みました。
oddity-variation-nowhere = どの手順にもない手から変化が始まっています：「{ $text }」。
oddity-unknown-handicap = 手合割「{ $text }」は知られていないため、{ $understood }と読みました。
oddity-start-position = この局面からは指せません：「{ $text }」。
oddity-start-position-because = 対局を始められる局面ではありません：「{ $text }」。{ $understood }。
oddity-result-differs = 「{ $text }」は指し手と合いません。指し手による勝者：{ $understood }。
oddity-count-differs = 「{ $text }」の手数が実際（{ $understood }手）と違います。
oddity-unreadable-time = この消費時間を読めません：「{ $text }」。
oddity-header-twice = 同じ見出しが二度あります：「{ $text }」。
oddity-nothing-found = 棋譜が見つかりません。
oddity-unread-format = { $understood }形式の棋譜です。読めるのはKIF、USI、SFENです。
oddity-nobody = なし
severity-note = 注意
severity-warning = 警告
severity-error = エラー
