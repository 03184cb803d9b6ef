## Mate problems

cli-no-solver = { $game }は玉を取り合うゲームなので、詰みの問題はありません。
cli-mate = { $plies }手詰
cli-no-mate = 詰みはありません。
cli-unknown = 指定の範囲では詰みが見つかりませんでした。
cli-unique = 初手は一通りです。
cli-not-unique = 初手は二通り以上あります。
