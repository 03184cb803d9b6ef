## Gwangsanghui: the rules card

card-gwangsanghui-board = 縦15本、横14本、210の交点を使います。双方の駒は14種43枚で、宮が三つあり、中央に元帥、左右に将が入ります。
card-gwangsanghui-goal = 相手の元帥を取れば勝ちです。
card-gwangsanghui-turn = 一手ずつ交互に指します。どちらが先かは伝わっていません。
card-gwangsanghui-capture = 相手の駒のある交点に移ると取れます。砲はチャンギと同じように跳びます。左右の将を取ると、その側の駒も得られるとする資料があります。
card-gwangsanghui-promotion = 成りはありません。
card-gwangsanghui-check = 元帥は王手のままにでき、そのときは取られます。
card-gwangsanghui-stalemate = 動ける手なし：指せる手がない側の負けです。
card-gwangsanghui-repetition = 同じ局面が4回現れると引き分けです。資料には記されていません。
card-gwangsanghui-history = 18世紀の朝鮮で南有容が記した大きなチャンギです。盤と配置はわかっていますが、五つの駒の動きと、将を失った側の扱いは資料により異なります。ここで指せるのは復元です。
