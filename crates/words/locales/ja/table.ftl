## At a table

table-title = { $game }：{ $first }対{ $second }
table-machine = コンピューター（レベル{ $level }）
table-you = あなた
table-hand-of = { $side }の持ち駒
table-hand-empty = 持ち駒なし
table-hand-piece = { $piece }{ $count }枚
table-to-move = 手番：{ $side }
table-check = 王手
table-type-move = 手を入力
table-type-move-note = 例：7g7f、P*5e、8h2b+
table-move-send = 指す
table-promotion = この駒を成りますか。
table-back-to-game = 現在の局面へ
table-actions = 操作
table-opponent-asks-takeback = 相手が待ったを求めています。
table-opponent-offers-impasse = 相手が持将棋として点数を数えることを提案しています。
table-you-asked = 相手に伝えました。
table-impasse = 持将棋（点数を数える）
table-declare = 入玉宣言
table-declare-question = 入玉宣言をしますか。条件を満たしていないと負けになります。
table-draw = 引き分けを請求
table-draw-question = 引き分けを請求しますか。ルールにより認められ、対局は終わります。
table-count = 手数を数え始める
table-stop-count = 数えるのをやめる
table-counted = 数えた手数：{ $limit }手のうち{ $made }手（{ $side }）
table-draw-open = 引き分けを請求できます
table-hint-move = ヒント：{ $move }
table-invite-note = このリンクを相手に送ってください。相手が着席すると対局が始まります。
table-no-script = JavaScriptが使えない場合は、下に手を入力してください。
table-why-link = ルール

## Refusals of a table

refusal-stale = その間に局面が変わりました。盤を確認してもう一度選んでください。
refusal-not-seated = 観戦中のため、指すことはできません。
refusal-nothing-to-take-back = 取り消せる手がありません。
refusal-nothing-proposed = 提案はありません。
refusal-no-hints = ヒントは、コンピューターとの対局か一つの画面での対局でのみ使えます。
table-seat-taken = 席は埋まっています。観戦できます。
table-move-ambiguous = 「{ $text }」に当てはまる手がいくつかあります：{ $moves }。どれかを指定してください。

## Keys of the keyboard

keys-board = B：盤へ
keys-flip = F：盤を反転
keys-sound = S：音のオン・オフ
keys-type = M：手を入力
keys-replay = 盤の外では←、→、Home、Endで指し手をたどります
refusal-time-up = 持ち時間が切れました。
refusal-already-proposed = すでに提案済みです。相手の返事を待っています。
keys-ask = 手の代わりに「p N」で桂の位置、「s 5」や「s e」で筋や段、「h」で持ち駒を読み上げます
refusal-log-full = 対局が長くなりすぎました。あとは投了だけができます。
table-pass = パス
table-zoom-in = 盤を拡大
table-zoom-out = 盤を縮小
keys-piece = マスの上でI：その駒の動き
table-tabs = 対局画面の部分
table-about = ルール
find-next = 次の駒へ
find-count = { $piece }：盤上に{ $count }枚
find-place = { $piece }：{ $count }枚のうち{ $place }枚目
find-none = その駒は盤上にありません
keys-find = /：名前や文字で駒を探す、N：次の駒へ
