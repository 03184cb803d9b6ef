## Why a move or a claim is refused; the rule is named

refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас ход соперника.
refusal-no-such-square = Такого поля на доске нет.
refusal-empty-square = На поле { $square } нет фигуры.
refusal-not-your-piece = На поле { $square } стоит фигура соперника.
refusal-occupied-by-own = На поле { $square } стоит своя фигура.
refusal-wrong-piece-move = Фигура так не ходит: { $piece }. { $how }
refusal-path-blocked = На пути стоит фигура: { $square }.
refusal-must-promote = Здесь превращение обязательно, иначе фигуре некуда будет ходить: { $piece }.
refusal-must-promote-entering = Превращение обязательно: { $piece }. В этой игре превращается каждая фигура, вошедшая в зону.
refusal-must-promote-capturing = Превращение обязательно: { $piece }. В этой игре превращается каждая фигура, которая берёт.
refusal-cannot-promote = Этим ходом фигура не превращается: { $piece }.
refusal-no-drops = В этой игре нет сбрасывания: взятые фигуры не возвращаются.
refusal-not-in-hand = В резерве такой фигуры нет: { $piece }.
refusal-drop-on-occupied = Поле { $square } занято: сбрасывать можно только на свободные поля.
refusal-dead-end-drop = Оттуда фигуре некуда ходить: { $piece } (фигура без хода).
refusal-nifu = Две непревращённые пешки на вертикали { $file } (нифу).
refusal-uchifuzume = Мат сброшенной пешкой (утифудзумэ).
refusal-leaves-king-in-check = Ваш король остался бы под шахом.
refusal-kings-face = Короли оказались бы друг против друга на открытой вертикали.
refusal-opposition-stands = Короли стоят друг против друга: уйдите с вертикали, закройтесь фигурой или примите оппозицию, пропустив ход.
refusal-needs-screen = Для такого хода нужна ровно одна фигура, через которую можно перепрыгнуть. Ходит { $piece }.
refusal-shuns-its-kind = Через такую же фигуру нельзя прыгать, и её нельзя брать: { $square }.
refusal-lion-trade = Запрет размена львов: льва на { $square } сейчас брать нельзя.
refusal-protected-from-emperor = Император не берёт защищённых фигур, а фигура на { $square } защищена.
refusal-no-pass = В этой игре нельзя пропускать ход.
refusal-cannot-pass = Здесь нельзя пропускать ход: под шахом — никогда, одинокому королю — только когда ему некуда ходить.
refusal-no-such-claim = По принятым правилам такое заявление невозможно.
refusal-nothing-to-claim = Требовать ничью ещё не за что.
refusal-opening-move = Сначала делают ходы, которыми начинают партию.
refusal-still-placing = Сначала расставляют все фигуры из резерва.
refusal-outside-own-area = На это поле фигуру не ставят: у неё своя часть доски. Фигура: { $piece }.
refusal-promotes-elsewhere = Фигура превращается только на отмеченных полях, если она не последняя такая. Фигура: { $piece }.
refusal-still-has-one = Превращения нет, пока такая ваша фигура на доске: { $piece }.
refusal-promotion-strikes = Таким превращением нельзя брать, нападать и давать шах. Превращается { $piece }.
refusal-gives-stalemate = У другой стороны не осталось бы ходов без шаха, а ставить пат здесь нельзя.
refusal-declaration-not-met = Объявление не принято: { $missing }.
refusal-kings-not-entered = Очки считают, только когда оба короля вошли в лагерь соперника.

## What a declaration of an entering king lacks

declaration-king = король не в зоне
declaration-check = король под шахом
declaration-pieces = в зоне кроме короля нужно фигур: { $needed } (сейчас { $have })
declaration-points = нужно очков: { $needed } (сейчас { $have })

## The same rules named alone, as in a list of oddities

rule-game-over = партия окончена
rule-not-your-turn = не очередь этого игрока
rule-no-such-square = нет такого поля
rule-empty-square = на исходном поле нет фигуры
rule-not-your-piece = фигура соперника
rule-occupied-by-own = там своя фигура
rule-wrong-piece-move = фигура так не ходит
rule-path-blocked = путь закрыт
rule-must-promote = превращение обязательно
rule-cannot-promote = превращение этим ходом невозможно
rule-no-drops = в этой игре нет сбрасывания
rule-not-in-hand = нет в резерве
rule-drop-on-occupied = сбрасывание на занятое поле
rule-dead-end-drop = фигура без хода
rule-nifu = две пешки на вертикали (нифу)
rule-uchifuzume = мат сброшенной пешкой (утифудзумэ)
rule-leaves-king-in-check = король остаётся под шахом
rule-kings-face = короли оказались бы друг против друга
rule-opposition-stands = оппозиция не нарушена
rule-needs-screen = нужно перепрыгнуть ровно одну фигуру
rule-shuns-its-kind = пушка не прыгает через пушку и не берёт её
rule-lion-trade = запрет размена львов
rule-protected-from-emperor = фигура защищена от императора
rule-no-pass = нет пропуска хода
rule-cannot-pass = здесь нельзя пропускать ход
rule-no-such-claim = такого заявления нет
rule-nothing-to-claim = заявлять нечего
rule-opening-move = сначала ходы начала
rule-still-placing = сначала расставляют фигуры из резерва
rule-outside-own-area = фигура поставлена вне своей части доски
rule-promotes-elsewhere = превращение вне отмеченных полей
rule-still-has-one = такая фигура ещё на доске
rule-promotion-strikes = превращение со взятием, нападением или шахом
rule-gives-stalemate = нельзя ставить пат
rule-declaration-not-met = не выполнены условия объявления
rule-kings-not-entered = не оба короля вошли в лагерь соперника
