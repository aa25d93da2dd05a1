### What living card games share.

lcg-limit-round = ліміт: { $n } за раунд
lcg-limit-phase = ліміт: { $n } за фазу
lcg-max-round = макс. { $n } за раунд
lcg-max-phase = макс. { $n } за фазу

## Abilities

lcg-ability = { $head }: { $body }
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = коли { $when }, { $body }
lcg-ability-when-would = коли { $when }, { $body }
lcg-ability-when-forced-interrupt = коли { $when }, { $body }
lcg-ability-when-response = після того як { $when }, { $body }
lcg-ability-when-forced-response = після того як { $when }, { $body }
lcg-ability-limited = { $text } ({ $limit })
lcg-ability-named = { $name } — { $text }

## Effects

lcg-effect-deal = завдайте поранень ({ $n }): { $target }
lcg-effect-deal-by = завдайте поранень ({ $n }): { $target }
lcg-effect-heal = вилікуйте поранень ({ $n }): { $target }
lcg-effect-heal-by = вилікуйте поранень ({ $n }): { $target }
lcg-effect-heal-all = вилікуйте всі поранення: { $target }
lcg-effect-ready = приведіть у готовність: { $target }
lcg-effect-exhaust = виснажте: { $target }
lcg-effect-prevent = запобігніть: { $n }
lcg-effect-prevent-all = запобігніть усьому
lcg-effect-draw = { $by ->
    [you] візьміть
   *[other] { $who } бере
 } { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] карт: { $n }
 }
lcg-effect-discard = скиньте: { $target }
lcg-effect-discard-top = { $by ->
    [you] скиньте
   *[other] { $who } скидає
 } { $n ->
    [one] верхню карту колоди
   *[other] верхніх карт колоди: { $n }
 }
lcg-effect-discard-top-by = { $by ->
    [you] скиньте
   *[other] { $who } скидає
 } верхні карти колоди, { $n }
lcg-effect-discard-random = { $by ->
    [you] скиньте
   *[other] { $who } скидає
 } { $n ->
    [one] 1 випадкову карту
   *[other] випадкових карт: { $n }
 } з руки
lcg-effect-return-to-hand = поверніть у руку власника: { $target }
lcg-effect-remove-from-game = виведіть цю карту з гри
lcg-effect-add-counters = покладіть сюди { $type }: { $n }
lcg-effect-look-at-top = подивіться верхніх карт колоди { $n }, візьміть одну, решту скиньте
lcg-effect-take-control = візьміть під контроль: { $target }
lcg-effect-put-into-play = введіть у гру під свій контроль: { $target }
lcg-effect-cancel-when-revealed = скасуйте її ефекти «При розкритті»
lcg-effect-cancel-card = скасуйте її ефекти та скиньте її
lcg-effect-if = { $condition }: { $effects }
lcg-effect-if-otherwise = { $said }; інакше { $otherwise }
lcg-effect-then = { $first }; тоді { $after }
lcg-effect-branch = { $effects }
lcg-effect-choose-one = { $by ->
    [you] виберіть одне
   *[other] { $who } вибирає одне
 }: { $branches }
lcg-effect-may = { $by ->
    [you] можете
   *[other] { $who } може
 }: { $effects }
lcg-effect-later-end-of-round = наприкінці раунду { $effect }
lcg-effect-later-end-of-phase = наприкінці фази { $effect }
lcg-effect-gains-trait-phase = { $target } отримує характеристику { $trait } до кінця фази
lcg-effect-cheaper = наступна карта, яку в цій фазі розіграє { $by }, коштує на { $n } менше
lcg-effect-lasts-phase = { $target } отримує { $changes } до кінця фази
lcg-effect-lasts-attack = { $target } отримує { $changes } до кінця цієї активації
lcg-effect-does-not-happen = цього не стається
lcg-effect-remove-counters = зніміть із цієї карти жетонів: { $n }
lcg-effect-discard-cards = скиньте з руки карт: { $n }
lcg-effect-discard-up-to = скиньте з руки до { $n ->
    [one] { $n } карти
   *[other] { $n } карт
 }
lcg-effect-shuffle-into-deck = замішайте у свою колоду: { $target }
lcg-effect-discard-hand = { $by ->
    [you] скиньте зі своєї руки: кожна { $noun }
   *[other] { $who } скидає з руки: кожна { $noun }
 }
lcg-effect-return-topmost = { $by ->
    [you] візьміть у руку верхню карту свого відбою: { $noun }
   *[other] { $who } бере в руку верхню карту свого відбою: { $noun }
 }
lcg-effect-search-deck = знайдіть у своїй колоді й візьміть у руку: { $target }; потім перетасуйте колоду
lcg-effect-aim = виберіть ціль ({ $target }); { $before }; { $deed }
lcg-effect-each-player = кожен гравець: { $effects }
lcg-effect-choose-player = виберіть гравця; { $effects }

## Numbers, conditions, constant abilities

lcg-while = { $said } { $condition }
lcg-amount-times = { $n } за { $each }
lcg-amount-plus = { $plus } плюс { $said }
lcg-amount-most = { $said }, щонайбільше { $most }
lcg-amount-instead = { $n }, або { $other }, { $condition }
lcg-amount-x = X
lcg-amount-cards-discarded = кожну скинуту так карту
lcg-amount-counters-here = кожен жетон тут
lcg-if-exists = якщо в грі є { $target }
lcg-if-absent = якщо { $target } не в грі
lcg-if-nothing-was-done = якщо це нічого не змінило
lcg-if-final-step = якщо це останній крок
lcg-gets-for = { $said } за { $each }
lcg-gets-instead = { $said } (натомість +{ $n }, { $condition })
lcg-gains-trait = { $target } отримує характеристику { $trait }

## Whom

lcg-who-you = ви
lcg-who-each = кожен гравець
lcg-who-first = перший гравець
lcg-who-one = гравець на ваш вибір
lcg-who-that = той гравець
lcg-who-engaged = гравець, на якого нападає цей посіпака,
lcg-this = ця карта
lcg-host = носій цієї карти
lcg-named = { $title }
lcg-target-list = { $items }
lcg-characters-of = кожен персонаж, якого контролює { $who },
lcg-an = { $noun }
lcg-chosen = { $noun } на ваш вибір
lcg-each = { GENDER($noun) ->
    [f] кожна
    [n] кожне
   *[m] кожен
 } { $noun }
lcg-the = { $noun }
lcg-your = { GENDER($noun) ->
    [f] ваша
    [n] ваше
   *[m] ваш
 } { $noun }
lcg-that = { GENDER($noun) ->
    [f] та
    [n] те
   *[m] той
 } { $noun }
lcg-up-to = { $noun } (до { $n })
lcg-up-to-different-titles = { $noun } (до { $n }, з різними назвами)
lcg-target-instead = { $target } (натомість { $other }, { $condition })
lcg-engaged-with = { $noun }, де нападник проти гравця: { $who },
lcg-controlled-by = { $by ->
    [you] { GENDER($noun) ->
        [f] ваша
        [n] ваше
       *[m] ваш
     } { $noun }
   *[other] { $noun } під контролем: { $who }
 }
    .gender = { GENDER($noun) }
lcg-with-trait = { $noun } з характеристикою { $trait }
    .gender = { GENDER($noun) }
lcg-ready = { $noun } в готовності
    .gender = { GENDER($noun) }
lcg-exhausted = { $noun } у виснаженні
    .gender = { GENDER($noun) }
lcg-facedown = { $noun } долілиць
    .gender = { GENDER($noun) }
lcg-without-a-copy = { $noun } без іншої копії цієї карти
    .gender = { GENDER($noun) }
lcg-different = { GENDER($noun) ->
    [f] інша
    [n] інше
   *[m] інший
 } { $noun }
    .gender = { GENDER($noun) }
lcg-in-discard-piles = { $noun } у відбої будь-якого гравця
    .gender = { GENDER($noun) }
lcg-in-your-hand = { $noun } у вашій руці
    .gender = { GENDER($noun) }
lcg-in-your-discard-pile = { $noun } у вашому відбої
    .gender = { GENDER($noun) }
lcg-or = { $noun } або { $other }
    .gender = { GENDER($noun) }
lcg-except = { $noun } (крім: { $other })
    .gender = { GENDER($noun) }
