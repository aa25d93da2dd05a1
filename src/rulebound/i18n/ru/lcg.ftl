### What living card games share.

lcg-limit-round = лимит: { $n } за раунд
lcg-limit-phase = лимит: { $n } за фазу
lcg-max-round = макс. { $n } за раунд
lcg-max-phase = макс. { $n } за фазу

## Abilities

lcg-ability = { $head }: { $body }
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = когда { $when }, { $body }
lcg-ability-when-would = когда { $when }, { $body }
lcg-ability-when-forced-interrupt = когда { $when }, { $body }
lcg-ability-when-response = после того как { $when }, { $body }
lcg-ability-when-forced-response = после того как { $when }, { $body }
lcg-ability-limited = { $text } ({ $limit })
lcg-ability-named = { $name } — { $text }

## Effects

lcg-effect-deal = { $target } получает { $n } { $n ->
    [one] урон
   *[other] урона
 }
lcg-effect-deal-by = { $target } получает урон: { $n }
lcg-effect-heal = { $target } восстанавливает { $n } { $n ->
    [one] здоровье
   *[other] здоровья
 }
lcg-effect-heal-by = { $target } восстанавливает здоровье: { $n }
lcg-effect-heal-all = { $target } восстанавливает всё здоровье
lcg-effect-ready = { $target } приходит в готовность
lcg-effect-exhaust = { $target } истощается
lcg-effect-prevent = предотвратите { $n } { $n ->
    [one] единицу
    [few] единицы
   *[many] единиц
 }
lcg-effect-prevent-all = полностью предотвратите это
lcg-effect-draw = { $by ->
    [you] возьмите
   *[other] { $who } берёт
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] карты: { $n }
 }
lcg-effect-discard = { $target } уходит в сброс
lcg-effect-discard-top = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } { $n ->
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
 } колоды
lcg-effect-discard-top-by = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } верхние карты колоды: { $n }
lcg-effect-discard-random = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } { $n } { $n ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
 } с руки
lcg-effect-return-to-hand = { $target } возвращается в руку владельца
lcg-effect-remove-from-game = удалите эту карту из игры
lcg-effect-add-counters = положите сюда { $type }: { $n }
lcg-effect-look-at-top = посмотрите { $n } { $n ->
    [one] верхнюю карту
    [few] верхние карты
   *[many] верхних карт
 } колоды, возьмите одну, остальные сбросьте
lcg-effect-take-control = { $target } переходит под ваш контроль
lcg-effect-put-into-play = { $target } входит в игру под вашим контролем
lcg-effect-cancel-when-revealed = отмените её эффекты «При раскрытии»
lcg-effect-cancel-card = отмените её эффекты и сбросьте её
lcg-effect-if = { $condition }, то { $effects }
lcg-effect-if-otherwise = { $said }; иначе { $otherwise }
lcg-effect-then = { $first }, после чего { $after }
lcg-effect-branch = { $effects }
lcg-effect-choose-one = { $by ->
    [you] выберите одно
   *[other] { $who } выбирает одно
 } ({ $branches })
lcg-effect-may = { $by ->
    [you] можете
   *[other] { $who } может
 }: { $effects }
lcg-effect-later-end-of-round = { $effect } в конце раунда
lcg-effect-later-end-of-phase = { $effect } в конце фазы
lcg-effect-gains-trait-phase = { $target } получает черту «{ $trait }» до конца фазы
lcg-effect-cheaper = следующая карта, которую в эту фазу разыграет { $by }, стоит на { $n } меньше
lcg-effect-lasts-phase = { $target } получает { $changes } до конца фазы
lcg-effect-lasts-attack = { $target } получает { $changes } до конца этой активации
lcg-effect-does-not-happen = этого не происходит
lcg-effect-remove-counters = снимите отсюда { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 }
lcg-effect-discard-cards = сбросьте с руки { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }
lcg-effect-discard-up-to = сбросьте с руки до { $n } { $n ->
    [one] карты
   *[other] карт
 }
lcg-effect-shuffle-into-deck = замешайте в свою колоду: { $target }
lcg-effect-discard-hand = { $by ->
    [you] сбросьте с руки: каждая { $noun }
   *[other] { $who } сбрасывает с руки: каждая { $noun }
 }
lcg-effect-return-topmost = { $by ->
    [you] возьмите в руку верхнюю карту своего сброса: { $noun }
   *[other] { $who } берёт в руку верхнюю карту своего сброса: { $noun }
 }
lcg-effect-search-deck = найдите в своей колоде и возьмите в руку: { $target }; затем перемешайте колоду
lcg-effect-aim = выберите цель ({ $target }); { $before }; { $deed }
lcg-effect-each-player = каждый игрок: { $effects }
lcg-effect-choose-player = выберите игрока; { $effects }

## Numbers, conditions, constant abilities

lcg-while = { $said }, { $condition }
lcg-amount-times = { $n } за { $each }
lcg-amount-plus = { $plus } плюс { $said }
lcg-amount-most = { $said } (не больше { $most })
lcg-amount-instead = { $n } ({ $other }, { $condition })
lcg-amount-x = X
lcg-amount-cards-discarded = каждую сброшенную так карту
lcg-amount-counters-here = каждый жетон здесь
lcg-if-exists = если в игре есть { $target }
lcg-if-absent = если в игре нет карты «{ $target }»
lcg-if-nothing-was-done = если это ничего не изменило
lcg-if-final-step = если это последний шаг
lcg-gets-for = { $said } за { $each }
lcg-gets-instead = { $said } (+{ $n }, { $condition })
lcg-gains-trait = { CAPITAL($target) } получает черту «{ $trait }»

## Whom

lcg-who-you = вы
lcg-who-each = каждый игрок
lcg-who-first = первый игрок
lcg-who-one = игрок по вашему выбору
lcg-who-that = тот игрок
lcg-who-engaged = сражающийся с этим приспешником игрок
lcg-this = эта карта
lcg-host = носитель
lcg-named = { $title }
lcg-target-list = { $items }
lcg-characters-of = каждый персонаж, которого контролирует { $who },
lcg-an = { $noun }
lcg-chosen = { $noun } на ваш выбор
lcg-each = { GENDER($noun) ->
    [f] каждая
    [n] каждое
   *[m] каждый
 } { $noun }
lcg-the = { $noun }
lcg-your = { GENDER($noun) ->
    [f] ваша
    [n] ваше
   *[m] ваш
 } { $noun }
lcg-that = { GENDER($noun) ->
    [f] эта
    [n] это
   *[m] этот
 } { $noun }
lcg-up-to = { $noun } (до { $n })
lcg-up-to-different-titles = { $noun } (до { $n }, с разными названиями)
lcg-target-instead = { $target } (вместо этого { $other }, { $condition })
lcg-engaged-with = { $noun } в бою ({ $who })
lcg-controlled-by = { $by ->
    [you] { GENDER($noun) ->
        [f] ваша
        [n] ваше
       *[m] ваш
     } { $noun }
   *[other] { $noun } под контролем: { $who }
 }
    .gender = { GENDER($noun) }
lcg-with-trait = { $noun } с чертой «{ $trait }»
    .gender = { GENDER($noun) }
lcg-ready = { $noun } в готовности
    .gender = { GENDER($noun) }
lcg-exhausted = { $noun } без готовности
    .gender = { GENDER($noun) }
lcg-facedown = { $noun } рубашкой вверх
    .gender = { GENDER($noun) }
lcg-without-a-copy = { $noun } без другой копии этой карты
    .gender = { GENDER($noun) }
lcg-different = { GENDER($noun) ->
    [f] другая
    [n] другое
   *[m] другой
 } { $noun }
    .gender = { GENDER($noun) }
lcg-in-discard-piles = { $noun } в сбросе любого игрока
    .gender = { GENDER($noun) }
lcg-in-your-hand = { $noun } в вашей руке
    .gender = { GENDER($noun) }
lcg-in-your-discard-pile = { $noun } в вашем сбросе
    .gender = { GENDER($noun) }
lcg-or = { $noun } или { $other }
    .gender = { GENDER($noun) }
lcg-except = { $noun } (кроме: { $other })
    .gender = { GENDER($noun) }
