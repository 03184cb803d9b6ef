## What each command does

help-about = 将棋とその仲間：対局、判定、図面、変換、計数、サーバー
help-serve = ブラウザーで遊べるようにします
help-games = すべてのゲームを一覧にします
help-rules = ゲームのルールと設定を表示します
help-show = 局面を図にします
help-moves = 指せる手を順に一覧にします
help-judge = 指し手を進めて判定します
help-perft = 指定した手数の手順を数えます
help-mate = 詰将棋を解きます
help-convert = 棋譜を別の形式に変換します
help-check = 棋譜を調べ、おかしな箇所と判定を示します
help-play = 端末で対局します
help-engine = エンジンのプロトコルで応答します
help-bench = 決まった計算をして速度を報告します

## Errors

cli-error = エラー：{ $reason }
cli-unknown-game = 「{ $game }」というゲームはありません。「shogido games」で一覧を表示します。
cli-unknown-language = 「{ $language }」という言語はありません。en、ru、be、jaから選んでください。
cli-rule-form = 「{ $text }」はルールの指定ではありません。impasse=declare-27のように、名前=値と書いてください。
cli-one-of = { $option }に「{ $value }」は使えません。使えるのは{ $known }です。
cli-number-between = { $option }は{ $least }から{ $most }までの整数です（「{ $value }」は使えません）。
cli-file-unreadable = { $file }を読めません：{ $reason }。
cli-file-unwritable = { $file }に書き込めません：{ $reason }。何も書き込んでいません。
cli-file-too-large = { $file }は{ $limit }バイトを超えています。
cli-format-unknown = { $file }の形式がわかりません。--fromで指定してください。使える形式：{ $known }。
cli-position-error = 局面：{ $reason }
cli-move-error = { $number }手目「{ $text }」：{ $reason }
cli-after-end = { $number }手目「{ $text }」：その前に終局しています。
cli-no-fast-kernel = 高速版は本将棋専用です。{ $game }には--kernel generalを使ってください。
cli-place = { $line }行{ $column }文字目：{ $text }
cli-place-line = { $line }行目：{ $text }
cli-address-in-use = { $address }で待ち受けできません：{ $reason }。--listenで別のアドレスを指定してください。

## Output

cli-serving = Shogidoは{ $address }で動いています。Ctrl+Cで終了します。
cli-stopping = 終了します。すべての対局は保存されています。
cli-open = 公開情報
cli-hidden = 非公開情報
cli-reconstructed = 復元
cli-board = 盤：{ $files }×{ $ranks }
cli-rules-in-force = 適用ルール：{ $rules }
cli-going-on = 対局は続いています。
cli-plies = 指し手：{ $count }手
cli-illegal = { $number }手目{ $move }は反則：{ $reason }
cli-in-check = { $side }に王手がかかっています。
cli-no-oddities = おかしな箇所は見つかりませんでした。
cli-oddities = おかしな箇所が{ $count }件あります。
cli-your-move = あなたの手
cli-your-move-help = 7g7fのような手か、moves、hint、back、resign、help、quitを入力してください。
cli-machine-plays = コンピューターの手：{ $move }
cli-machine-thinks = コンピューターが考えています…
cli-lossy = 棋譜の一部が失われるため、書き出していません。--lenientを付けると、読めた部分だけを変換します。
cli-not-kept = { $format }形式は指し手だけを保存します。変化、コメント、消費時間は省きました。
cli-one-record = KIFファイルに入る棋譜は一つですが、{ $count }局見つかりました。usiかsfenに変換してください。
cli-replaced = { $encoding }にない文字を置き換えました：{ $signs }
cli-no-png = PNGにはまだ対応していません。--format svgを使ってください。
