## Levels of the machine, from the weakest

level-1 = はじめの一歩
level-2 = 入門
level-3 = 初心者
level-4 = 初級
level-5 = 中級
level-6 = 上級
level-7 = 有段者
level-8 = 高段者
level-9 = 強豪
level-10 = 最強
level-named = レベル{ $level }（{ $name }）
level-note = 低いレベルでは人間らしい間違いをし、ゆっくり指します。レベル10は全力で指します。
