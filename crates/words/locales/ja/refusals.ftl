## Why a move or a claim is refused; the rule is named

refusal-game-over = 対局は終わっています。
refusal-not-your-turn = 相手の手番です。
refusal-no-such-square = 盤にそのマスはありません。
refusal-empty-square = { $square }に駒はありません。
refusal-not-your-piece = { $square }の駒は相手のものです。
refusal-occupied-by-own = { $square }には自分の駒があります。
refusal-wrong-piece-move = { $piece }はそのようには動けません。{ $how }
refusal-path-blocked = { $square }の駒が邪魔をしています。
refusal-must-promote = { $piece }はここで必ず成ります。成らないと動けなくなるためです。
refusal-must-promote-entering = { $piece }は必ず成ります。このゲームでは、敵陣に入った駒は必ず成ります。
refusal-must-promote-capturing = { $piece }は必ず成ります。このゲームでは、取った駒はすべて成ります。
refusal-cannot-promote = この手で{ $piece }は成れません。
refusal-no-drops = このゲームに持ち駒はありません。取られた駒は使えません。
refusal-not-in-hand = 持ち駒に{ $piece }はありません。
refusal-drop-on-occupied = { $square }には駒があります。駒は空いているマスに打ちます。
refusal-dead-end-drop = そこに打つと{ $piece }は動けません（行き所のない駒）。
refusal-nifu = { $file }筋に歩が2枚になります（二歩）。
refusal-uchifuzume = 歩を打って詰ませることはできません（打ち歩詰め）。
refusal-leaves-king-in-check = 自玉に王手がかかったままになります（王手放置）。
refusal-kings-face = 将と帥が同じ筋で向かい合ってしまいます（対面笑）。
refusal-opposition-stands = 将どうしが向かい合っています。筋を外すか、間に駒を入れるか、パスで応じてください（ビッチャン）。
refusal-needs-screen = { $piece }がそこへ動くには、飛び越える駒がちょうど1枚必要です。
refusal-shuns-its-kind = { $square }の駒は同じ種類なので、飛び越えることも取ることもできません。
refusal-lion-trade = 獅子を互いに取る制限により、いま{ $square }の獅子は取れません。
refusal-protected-from-emperor = 自在天王は足のある駒を取れません。{ $square }の駒には足があります。
refusal-no-pass = このゲームにパスはありません。
refusal-cannot-pass = ここではパスできません。王手をかけられているときと、将だけの側がまだ動けるときはパスできません。
refusal-no-such-claim = このルールでは、その宣言はできません。
refusal-nothing-to-claim = 引き分けを申し立てる条件はまだ揃っていません。
refusal-opening-move = 先に、最初に決まった手を指します。
refusal-still-placing = 先に、手元の駒をすべて並べます。
refusal-outside-own-area = そこに{ $piece }は置けません。置ける範囲が決まっています。
refusal-promotes-elsewhere = { $piece }は、最後の1枚でなければ、印のあるマスでしか成れません。
refusal-still-has-one = 自分の{ $piece }が盤上にあるあいだは成れません。
refusal-promotion-strikes = { $piece }がその場で成る手では、取ること、取りを見せること、王手をかけることができません。
refusal-gives-stalemate = 相手は王手でないのに指せる手がなくなります。この規則ではステイルメイトにできません。
refusal-declaration-not-met = 宣言の条件を満たしていません：{ $missing }。
refusal-kings-not-entered = 点数を数えるのは、双方の玉が敵陣に入ったときだけです。

## What a declaration of an entering king lacks

declaration-king = 玉が敵陣に入っていない
declaration-check = 王手がかかっている
declaration-pieces = 敵陣に玉以外の駒が{ $needed }枚必要（現在{ $have }枚）
declaration-points = { $needed }点必要（現在{ $have }点）

## The same rules named alone, as in a list of oddities

rule-game-over = 終局後の手
rule-not-your-turn = 手番ではない
rule-no-such-square = そのマスはない
rule-empty-square = 元のマスに駒がない
rule-not-your-piece = 相手の駒
rule-occupied-by-own = 自分の駒がある
rule-wrong-piece-move = 駒の動きが違う
rule-path-blocked = 途中に駒がある
rule-must-promote = 成らなければならない
rule-cannot-promote = 成れない手
rule-no-drops = 持ち駒はない
rule-not-in-hand = 持ち駒にない
rule-drop-on-occupied = 駒のあるマスに打つ手
rule-dead-end-drop = 行き所のない駒
rule-nifu = 二歩
rule-uchifuzume = 打ち歩詰め
rule-leaves-king-in-check = 王手放置
rule-kings-face = 将と帥が向かい合う
rule-opposition-stands = ビッチャンが解けていない
rule-needs-screen = 駒をちょうど1枚飛び越える
rule-shuns-its-kind = 砲は砲を飛び越えず、取りもしない
rule-lion-trade = 獅子を互いに取る制限
rule-protected-from-emperor = 自在天王が取れない駒
rule-no-pass = パスはない
rule-cannot-pass = ここではパスできない
rule-no-such-claim = できない宣言
rule-nothing-to-claim = 申し立ての条件不足
rule-opening-move = 最初に決まった手
rule-still-placing = 手元の駒を先に並べる
rule-outside-own-area = 置ける範囲の外
rule-promotes-elsewhere = 印のあるマスの外での成り
rule-still-has-one = 同じ駒が盤上に残っている
rule-promotion-strikes = 取り・当たり・王手を伴う成り
rule-gives-stalemate = ステイルメイトにする手
rule-declaration-not-met = 宣言の条件不足
rule-kings-not-entered = 相入玉ではない
