## What a screen reader says; the variables are names and squares

speech-board = 盤：{ $game }、{ $files }筋{ $ranks }段
speech-square-empty = { $square }、空き
speech-square-piece = { $square }、{ $side }の{ $piece }
speech-selected = { $square }の{ $piece }を選びました
speech-selected-hand = 持ち駒の{ $piece }を選びました
speech-released = 選択を取り消しました
speech-step = { $side }、{ $from }の{ $piece }を{ $to }へ
speech-drop = { $side }、{ $to }に{ $piece }を打つ
speech-check = 王手
speech-targets = 動けるマス：{ $squares }
speech-no-targets = この駒は今動けません
speech-where = { $piece }：{ $squares }
speech-where-none = { $piece }：盤上にありません
speech-keys = 矢印キーで盤上を移動し、Enterで駒を選んで置き、Escapeで取り消し、Hで持ち駒へ移ります。
speech-list = { $list }、{ $next }
