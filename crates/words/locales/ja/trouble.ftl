## Pages that cannot be shown and messages that cannot be understood

trouble-title = 処理できませんでした
trouble-home = ホームへ
trouble-not-found = このアドレスにページはありません。
trouble-no-such-game = 「{ $game }」というゲームはありません。すべてのゲームはホームにあります。
trouble-no-such-table = その対局室はありません。リンクを確かめるか、新しい対局を始めてください。
trouble-game-away = この対局のゲームはファイルに記述されたもので、そのファイルがサーバーに渡されていないか、変わっています。対局はそのまま残っています。
trouble-malformed = メッセージを理解できませんでした：{ $reason }
trouble-storage = 対局を保存できなかったため、何も変更していません。少し待ってからもう一度お試しください。
trouble-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
trouble-too-many = リクエストが多すぎます。少し待ってからもう一度お試しください。
trouble-form = フォームの内容を理解できませんでした。
trouble-too-large = 送信されたデータが大きすぎます。
trouble-method = このアドレスではその操作はできません。
trouble-origin = 別のサイトからのリクエストのため、実行しませんでした。
trouble-server = サーバーでエラーが起きました。対局は保存されています。もう一度お試しください。
trouble-reason = 内容：{ $reason }
trouble-no-hint = この局面のヒントはありません。
trouble-no-seat = この対局の席に着いていません。
trouble-too-many-tables = お使いのネットワークから始められた対局が多すぎます。一分ほど待ってからもう一度お試しください。
trouble-slow = 時間がかかりすぎたため、リクエストを中止しました。もう一度お試しください。
