## What is wrong with a text that should be a position or a move: what, where, what would be right

position-empty = 局面が空です。「startpos」、または盤面・手番・持ち駒・手数を書いてください。
position-missing-side = 盤面のあとに手番がありません。たとえば「b - 1」と書いてください。
position-missing-hand = 手番のあとに持ち駒がありません。たとえば「b - 1」と書いてください。
position-rank-count = 盤面が{ $found }段です。「/」で区切って{ $expected }段にしてください。
position-rank-width = { $rank }段目が{ $found }マスです。{ $expected }マスにしてください（{ $column }文字目）。
position-unknown-piece = { $column }文字目の「{ $text }」は、このゲームの駒ではありません。
position-cannot-promote = { $column }文字目の「{ $text }」は成れない駒です。
position-side = { $column }文字目の「{ $text }」は手番ではありません。{ $sides }を書いてください。
position-hand = { $column }文字目の「{ $text }」は持ち駒ではありません。たとえば「2Pb」、なければ「-」を書いてください。
position-right = { $column }文字目の「{ $text }」はこのゲームの権利ではありません。{ $known }、なければ「-」を書いてください。
position-passed = { $column }文字目の「{ $text }」は二歩進む手が通ったマスではありません。
position-chain = { $column }文字目の「{ $text }」には続けて飛べる駒がありません。
position-right-lost = { $column }文字目の権利「{ $letter }」はもうありません。その駒が最初の位置にないためです。
position-number = { $column }文字目の「{ $text }」は手数ではありません。1以上の数を書いてください。
position-left-over = { $column }文字目の「{ $text }」は余分です。手数のあとには何も書けません。
position-too-many = { $letter }の駒が{ $found }枚あります。一組には{ $most }枚しかありません。
position-royals = { $found ->
        [0] { $side }の玉がありません。
       *[other] { $side }の玉が{ $found }枚です。
    }このゲームでは認められません。
position-stuck = { $square }の{ $letter }は動けません。成っていなければなりません。
position-nifu = { $side }の歩が{ $file }筋に2枚あります（二歩）。
position-opponent-in-check = 手番でない側に王手がかかっています。玉を取れる局面になります。
position-line = { $number }手目「{ $text }」は指せません（{ $reason }）。
position-line-unread = { $number }手目「{ $text }」を読めません。7g7f、8h2b+、P*5eのように書いてください。
move-form = 「{ $text }」は手として読めません。7g7f、成るときは8h2b+、打つときはP*5eと書いてください。
move-off-board = 「{ $text }」は盤の外のマスです。筋は{ $files }、段は{ $ranks }です。
move-unknown-piece = 「{ $text }」は、このゲームで打てる駒ではありません。
move-cannot-promote = 「{ $text }」は成る手ですが、元のマスに成れる駒がありません。
choice-unknown-option = { $game }に「{ $name }」という設定はありません。使えるのは{ $known }です。
choice-unknown-value = 「{ $name }」を「{ $value }」にはできません。選べるのは{ $known }です。
