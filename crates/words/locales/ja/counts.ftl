## Counts with their words

count-players = { $count }人
