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
help-check-game = ゲームを記述したファイルを調べます
help-play = 端末で対局します
help-engine = エンジンのプロトコルで応答します
help-bench = 決まった計算をして速度を報告します

## Errors

cli-error = エラー：{ $reason }
cli-unknown-game = 「{ $game }」というゲームはありません。「shogido games」で一覧を表示します。
cli-board-only = { $game }：盤はわかっていますが、ルールは伝わっていません。指すことはできません。
cli-unknown-language = 「{ $language }」という言語はありません。en、ru、be、jaから選んでください。
cli-rule-form = 「{ $text }」はルールの指定ではありません。impasse=declare-27のように、名前=値と書いてください。
cli-rule-twice = ルール{ $name }が二度指定されています（{ $first }と{ $second }）。
cli-value-wrong = { $option }に「{ $value }」は使えません：{ $reason }。
cli-value-missing = { $option }には値が必要です。
cli-unknown-argument = 「{ $text }」という引数はありません。
cli-unknown-command = 「{ $text }」というコマンドはありません。一覧は「shogido --help」で見られます。
cli-missing = 足りないもの：{ $text }。
cli-conflict = { $text }は{ $other }と一緒に使えません。
cli-no-text = 入力がUTF-8の文字ではありません。
cli-called-wrongly = 呼び出し方が正しくありません：{ $reason }。
cli-data-unusable = { $folder }にデータを保存できません：{ $reason }。
cli-data-too-new = このデータは新しい版のShogidoが書いたものです。そちらをお使いください。
cli-data-failed = データベースのエラー：{ $reason }。
cli-one-of = { $option }に「{ $value }」は使えません。使えるのは{ $known }です。
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
cli-in-file = { $file }の{ $text }
cli-game-twice = 「{ $game }」という名前のゲームが二つあります。別々の名前にしてください。
cli-address-in-use = { $address }で待ち受けできません：{ $reason }。--listenで別のアドレスを指定してください。

## Why the operating system refuses

system-not-found = ファイルやフォルダーがありません（{ $detail }）
system-permission-denied = 許可されていません（{ $detail }）
system-is-a-folder = フォルダーです（{ $detail }）
system-is-no-folder = 途中の名前がフォルダーではありません（{ $detail }）
system-already-exists = すでにあります（{ $detail }）
system-address-in-use = アドレスが使用中です（{ $detail }）
system-address-not-available = このマシンにないアドレスです（{ $detail }）
system-full = 空き容量がありません（{ $detail }）
system-read-only = 書き込めない場所です（{ $detail }）
system-bad-name = 使えない名前です（{ $detail }）
system-other = システムに拒否されました（{ $detail }）

## Output

cli-serving = Shogidoは{ $address }で動いています。Ctrl+Cで終了します。
cli-stopping = 終了します。すべての対局は保存されています。
cli-open = 公開情報
cli-hidden = 非公開情報
cli-board = 盤：{ $files }×{ $ranks }
cli-rules-in-force = 適用ルール：{ $rules }
cli-game-sound = { $game }（{ $id }）に誤りはありません。
cli-game-counts = 駒の種類：{ $kinds }、最初の手：{ $moves }
cli-going-on = 対局は続いています。
cli-left-open = 棋譜は「{ $word }」で終わっています。対局は終わっていません。
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
cli-no-fonts = 文字を描くフォントがこの機械にありません。--format svg を使ってください。

## What each argument means

argument-lang = 表示言語：en、ru、be、ja（省略時はLANGによる）
argument-game = ゲームの名前（「shogido games」で一覧）
argument-position = 局面（SFEN）。省略時はstartpos
argument-handicap = 対局の始まりの手合割（「shogido rules GAME」で見られます）
argument-moves = 先に指す手（空白で区切る）
argument-judge-moves = 判定する手と、win、impasse、resign
argument-rules = 適用するルール（「shogido rules GAME」で一覧、複数指定可）
argument-rule-set = ルール一式：「book」は資料のとおり、「modern」は今日の指し方（個々のルールはその上に適用）
argument-json = JSON文書を一つ出力
argument-format = 図の形式
argument-pieces = 駒の種類
argument-coordinates = 盤の端の座標
argument-output = 書き出すファイル
argument-depth = 手順の長さ（手数）
argument-divide = 初手ごとに数える
argument-kernel = 使うルール処理（省略時は対応していれば高速版）
argument-threads = スレッド数
argument-file = 読み込む棋譜（「-」は標準入力）
argument-game-files = ゲームを記述したファイル（TOML）。その名前でどこでも遊べます（複数指定可）
argument-check-game-file = ゲームを記述したファイル（TOML）。「-」は標準入力
argument-rules-format = ルールの形式：text、json、toml（ゲームを記述したファイル）
argument-from = 棋譜の形式（省略時は自動判別）
argument-to = 書き出す形式：kif、kifu、usi、sfen
argument-encoding = 出力の文字コード：utf-8、shift-jis、euc-jp、utf-16le
argument-lenient = 失われる部分があっても、読めた分を書き出す
argument-all = 最短の詰みの初手をすべて求める
argument-max-plies = 探す詰みの最長手数
argument-nodes = 調べる局面数の上限
argument-level = コンピューターのレベル（1〜10）。省略すると一つのキーボードで二人対局
argument-side = コンピューターとの対局での手番
argument-listen = 待ち受けるアドレス
argument-data = データベースのフォルダー
argument-open = ブラウザーを開く
argument-protocol = プロトコル
argument-help = ヘルプを表示
argument-version = バージョンを表示
help-usage = 使い方
help-commands = コマンド
help-arguments = 引数
help-options = オプション
