## Minishogi: the rules card; what is not said here is as in shogi

card-minishogi-board = 5×5マスの盤を使います。双方の駒は6枚で、玉・金・銀・角・飛が1枚ずつ、玉の前に歩が1枚です。
card-minishogi-goal = 本将棋と同じく、相手の玉を詰ませば勝ちです。
card-minishogi-turn = 先手から始め、一手ずつ交互に指します。盤上の駒を動かすか、持ち駒を打つのが一手です。パスはできません。
card-minishogi-capture = 取った駒は元の駒に戻って持ち駒になり、盤に打って使えます。
card-minishogi-promotion = 成れるのは一番奥の一段だけです。そこに入る手、そこから出る手で成ることができ、歩は入ったら必ず成ります。歩と銀は金と同じ動きになり、飛は龍、角は馬になります。
card-minishogi-drops = 駒の打ち方と禁じ手は本将棋と同じです。二歩、打ち歩詰め、一番奥の段に歩を打つことは反則です。
card-minishogi-check = 王手と詰みは本将棋と同じです。自分の玉を王手のままにはできず、王手を防ぐ手がない側の負けです。
card-minishogi-repetition = 千日手：同じ局面が4回現れると先手の負けです。ただし、後手の連続王手による場合は後手の負けです。このため引き分けはありません。
card-minishogi-history = 1970年ごろ、大阪の楠本茂信氏が広めた将棋です。マスの数は本将棋の三分の一以下ですが、ルールはほぼそのままで、数分で一局を楽しめます。2007年からは電気通信大学でコンピューター同士の大会も開かれました。
card-minishogi-stalemate = 動ける手なし：王手でなくても、指せる手がない側の負けです。
card-minishogi-bare-king = 裸玉：盤上に玉だけが残り、持ち駒もない側の負けです。
