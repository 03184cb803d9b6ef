## Courier chess: the rules card

card-courier-board = 12×8マスの市松模様の盤を使います。双方の駒は24枚で、古いチェスの駒に、賢者、道化、今のビショップの動きをする二つのクーリエが加わります。
card-courier-goal = 相手の王を詰ませば勝ちです。
card-courier-turn = 白から始め、一手ずつ交互に指します。
card-courier-first-moves = 開始：白が続けて4手、両端のルークの前とクイーンの前のポーンを2マス、クイーンを2マス進め、次に黒が同じように指し、それから白が始めます。ポーンは最初のマスから2マス進めます。アンパッサンはありません。
card-courier-promotion = 一番奥の段に達したポーンは、古い動きのクイーン（フェルス）になります。
card-courier-check = 王への王手はすぐに防がなければならず、自分の王を王手のままにする手は指せません。
card-courier-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-courier-stalemate = 動ける手なし：設定にないかぎり、相手の動ける手をなくした側の勝ちです。
card-courier-repetition = 同じ局面が3回現れると引き分けです。
card-courier-history = ドイツで六百年指され、シュトレーベック村では19世紀まで残りました。1508年ごろルーカス・ファン・レイデンが対局の様子を描いています。クーリエは盤を横切れる最初のビショップでした。
