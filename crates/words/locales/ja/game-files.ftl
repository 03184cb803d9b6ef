## ゲームを記述したファイルの誤り

gamefile-too-large = ファイルが{ $bytes }バイトあります。ゲームの記述は{ $most }バイトまでです。
gamefile-no-text = ここからはUTF-8の文章ではありません。
gamefile-syntax = 「{ $near }」はTOMLではありません。「キー = 値」または「[表]」と書き、文字列は引用符で囲んでください。
gamefile-bare-key = キー「{ $key }」は引用符で囲み、{ $quoted } = 値と書いてください。
gamefile-unfinished = 行の終わりに値、引用符、括弧のいずれかが足りません。
gamefile-twice-key = キー「{ $key }」が二度書かれています。一つだけにしてください。
gamefile-unknown-key = { $key }に「{ $found }」というキーはありません。使えるのは{ $known }です。
gamefile-unknown-key-of-file = ファイルにある「{ $found }」というキーには意味がありません。使えるのは{ $known }です。
gamefile-meant = 「{ $meant }」のことでしょうか。
gamefile-missing = キー「{ $key }」がありません。
gamefile-needs-text = 「{ $key }」には引用符で囲んだ文字列が必要です。
gamefile-needs-number = 「{ $key }」には整数が必要です。
gamefile-needs-truth = 「{ $key }」にはtrueかfalseが必要です。
gamefile-needs-list = 「{ $key }」には角括弧の一覧が必要です。
gamefile-needs-table = 「{ $key }」には表が必要です。[{ $key }]の下か波括弧の中にキーを書いてください。
gamefile-range = 「{ $key }」は{ $least }から{ $most }までです（{ $found }は使えません）。
gamefile-unknown-word = 「{ $key }」を「{ $found }」にはできません。使えるのは{ $known }です。
gamefile-unknown-parent = もとにする「{ $found }」というゲームはありません。あるのは{ $known }です。
gamefile-unknown-kind = 「{ $key }」にある「{ $found }」という駒はこのゲームにありません。あるのは{ $known }です。
gamefile-unknown-region = 「{ $key }」にある「{ $found }」という区域はこのゲームにありません。あるのは{ $known }です。
gamefile-unknown-square = 「{ $found }」はここに書けません。{ $first }から{ $last }までの升を書いてください。
gamefile-id = 「{ $found }」は名前にできません。英小文字で始め、a–z、0–9、-を40字まで使ってください。
gamefile-taken-id = 「{ $found }」という名前は別のゲームのものです。ほかの名前にしてください。
gamefile-letter = 「{ $found }」はここの文字にできません。A–Zから一つ、駒ならA–Zと0–9を7字まで書いてください。
gamefile-long = 「{ $found }」は空か長すぎます。1字から{ $most }字までにしてください。
gamefile-twins = 駒「{ $one }」と「{ $other }」の文字が同じです。それぞれ別の文字にしてください。
gamefile-nothing-taken = もとのゲームに「{ $key }」がないので取り除けません。
gamefile-too-many = ここには{ $found }個あります（{ $key }）。{ $most }個までです。
gamefile-start = 局面「{ $position }」は認められません。{ $reason }
gamefile-move = 「{ $text }」は駒の動きとして読めません。{ $reason }
gamefile-rules = このルールではゲームになりません：{ $reason }。

## ベッツァの記法として読めない理由

betza-unknown-atom = { $column }文字目の「{ $letter }」は動きではありません。小文字の後にはW F D N A Z R B Q Kを書いてください。
betza-no-atom = 小文字で終わっています。WやFなどの動きを続けてください。
betza-no-steps = 「{ $directions }」では「{ $atom }」の動きが一つも選ばれません。
betza-reach = { $column }文字目の「{ $digits }」は距離ではありません。1から99までの数を書いてください。
betza-unknown-power = 波括弧の「{ $name }」は特別な力ではありません。Lion、Lin2:fW、Lin3、HookR、HookB、Hop:fsW、Over:fW、Igui、Emperorが使えます。

## ルールの組み合わせの誤り

gamefile-power-under-check = 「{ $subject }」には波括弧の特別な力があります。「royal_safety = capturable」にしてください。
gamefile-jump-under-check = 「{ $subject }」は駒を跳び越えます。「royal_safety = capturable」にするか、王をなくしてください。
gamefile-jump-aside = 「{ $subject }」は駒を跳び越えますが、同じマスに別の動きでも行けます。どちらかを消してください。
gamefile-royal-in-hand = 「{ $subject }」は王です。持駒にできるのは玉を取れるゲームだけで、初めに並べられるのは玉を取れないゲームだけです。
gamefile-power-aside = 「{ $subject }」の波括弧の力は「also」ではなく、駒自身のmoveに書いてください。
gamefile-needs-western = 「{ $subject }」には西洋式の局面が必要です。[board]に「notation = western」と書いてください。
gamefile-needs-shogi = 「{ $subject }」には持駒のない将棋式の局面が必要です。[board]に「notation = shogi」と書き、持駒をなくしてください。
gamefile-not-in-hand = 「{ $subject }」は取られる駒ですが、[drops]の「order」にありません。
gamefile-long-hand-letter = 「{ $subject }」は持駒になります。成っていない駒で、文字は一字にしてください。
gamefile-many-men = 「{ $subject }」の駒が多すぎます。持駒を使うゲームでは250枚までです。
gamefile-promoted-letter = 「{ $subject }」の文字には+があります。これに成る駒の文字は、+のない同じ文字にしてください。
gamefile-castling = キャスリングは段か筋に沿って行い、その権利には王とルークの最初の升を書き、両方がそこにいて、王がふつうに動ける升へは行えません。
gamefile-opening = 最初に指す手は段か筋に沿って進み、その権利には始まりの升を書いてください。
gamefile-empty-right = 権利に、最初に何もいない升が書かれています。
gamefile-low-board = アンパッサンには4段以上の盤が必要です。
gamefile-many-steps = 駒の動きの種類が多すぎます。方向は250までです。
gamefile-many-begins = 区域からだけ始まる動きが多すぎます。100までです。
gamefile-many-royals = 「{ $subject }」の王が多すぎます。100枚までです。
