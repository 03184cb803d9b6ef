## Levels of the machine, from the weakest

level-1 = Первые шаги
level-2 = Новичок
level-3 = Ученик
level-4 = Любитель
level-5 = Клубный игрок
level-6 = Сильный клубный игрок
level-7 = Знаток
level-8 = Мастер
level-9 = Сильный мастер
level-10 = Полная сила
level-named = Уровень { $level }: { $name }
level-note = На нижних уровнях машина ошибается по-человечески и не спешит; на десятом играет в полную силу.
