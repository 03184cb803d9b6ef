## Forty-square chess: the rules card

card-forty-square-board = 5×8マス、40マスの盤を使います。双方の駒は12枚で、王、学者2、ナイト2、火薬壺2、折れ線に並ぶ歩5です。
card-forty-square-goal = 相手の王を詰ませば勝ちです。
card-forty-square-turn = 白から始め、一手ずつ交互に指します。
card-forty-square-promotion = 成りはありません。盤の向こう半分では歩は横にも動けます。古いインドの歩にして、学者に成る設定もあります。
card-forty-square-check = 王への王手はすぐに防がなければならず、自分の王を王手のままにする手は指せません。
card-forty-square-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-forty-square-stalemate = 動ける手なし：王手でなくても、指せる手がない側の負けです。
card-forty-square-repetition = 同じ局面が4回現れると引き分けです。
card-forty-square-history = 17世紀初めに中国の宣教師が40マスの遊びを報告し、トマス・ハイドが1694年にオックスフォードで紹介しました。おそらく伝え聞いたシャンチーです。盤と配置は確かですが、動きは復元で、別の読み方も設定にあります。
