### VS System, терміни за російською книгою правил.

## The game

versus-title = VS System
versus-line = Два строї віч-на-віч: наймайте, шикуйтеся, атакуйте й знизьте витривалість супротивника з 50 до нуля.
versus-result = { PERSON($side) ->
    [you] Ви перемагаєте
   *[other] Перемагає { $side }
 }!
versus-result-won = { PERSON($player) ->
    [you] Ви перемагаєте
   *[other] Перемагає { $player }
 }.
versus-result-draw = Нічия після останнього ходу.
versus-result-draw-decks = Нічия: обидві колоди скінчилися водночас за рівної витривалості.

## Before the game

versus-option-decks = Колоди
versus-option-decks-march-of-iron = Залізний марш (стартова, Вартові)
versus-option-decks-first-class = Перший клас (стартова, Люди Ікс)
versus-option-decks-sentinels = Марш Вартових (Вартові)
versus-option-decks-x-men = Випускники з пагорба (Люди Ікс)
versus-option-decks-brotherhood = Магнітний двір (Братство)
versus-option-decks-doom = Укази замку (Дум)
versus-option-empty-deck = Якщо треба взяти більше карт, ніж є в колоді
versus-option-empty-deck-nothing = це не поразка: беруть, скільки є
versus-option-empty-deck-loss = гру програно
versus-option-turn-limit = Після ходу 40
versus-option-turn-limit-true = гру закінчено: перемагає той, у кого більше витривалості
versus-option-turn-limit-false = гра триває далі
versus-option-windows = Запитання
versus-option-windows-some = лише коли є на що відповісти
versus-option-windows-all = щоразу, коли ви маєте пріоритет
versus-option-cut = Перетасовані колоди
versus-option-cut-true = кожен може зняти колоду супротивника
versus-option-cut-false = ніхто не знімає
versus-option-concede = Можна здатися
versus-option-concede-true = так
versus-option-concede-false = ні
versus-refused-seats = VS System — це двобій: назвіть дві колоди, а не { $n }.
versus-refused-deck = Колода гравця { $seat } не за правилами: { $faults }
versus-refused-deck-name = Колоди { $deck } немає. Є такі: { $decks }.
versus-refused-card = У VS System немає карти { $card }: коди йдуть від VS-001 до VS-106.
versus-refused-colour = Колекційний номер не буває кольору { $colour }: лише { $colours }.
versus-refused-collector-number = { $number } — не колекційний номер: три літери випуску, дефіс, число.
versus-deck-unknown = { $card } — не карта VS System.
versus-deck-number = { $card } вказано { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
 }: вкажіть хоча б один або приберіть.
versus-deck-starter-size = Карт у стартовій колоді має бути рівно { $right }, а тут їх { $n }.
versus-deck-too-small = Карт у колоді має бути не менше ніж { $least }, а тут їх { $n }.
versus-deck-copies = { $card } трапляється { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
 }, а можна не більше ніж 4.

## Що означає вибір перед грою, для тих, хто так ще не грав

versus-about-decks-march-of-iron = Роботи, яких поруч може стояти скільки завгодно. Сорок карт: добра колода для першої гри.
versus-about-decks-first-class = Команда героїв, кожен зі своєю властивістю. Сорок карт: добра колода для першої гри.
versus-about-decks-sentinels = Уся армія довкола Master Mold: багато роботів і щити для них.
versus-about-decks-x-men = Уся школа довкола Wolverine: персонажі, що допомагають одне одному, і плани на двох.
versus-about-decks-brotherhood = Атакує з першого ходу: сильні персонажі довкола Magneto, які рідко захищаються.
versus-about-decks-doom = Чекає за роботами, доки не прийде сам Dr. Doom, а тим часом багато що забороняє. Для тих, хто знає правила.

## The steps of a game

versus-step-set-up = Підготовка
versus-step-cut = Колоди знімають
versus-step-mulligan = Заміна стартової руки
versus-step-draw = Фаза добору
versus-step-priority = Пріоритет
versus-step-resolve = Ефект виконується
versus-step-conclude = Атака завершується
versus-step-recovery = Фаза відновлення
versus-step-end = Гру завершено

## The phases of a round, in the top bar

versus-moment-draw = Добір
versus-moment-resource = Ресурси
versus-moment-recruit = Найм
versus-moment-formation = Шикування
versus-moment-attack = Атака
versus-moment-recovery = Відновлення

## The table

versus-area-middle = Атака й ланцюжок
versus-zone-resources = Ряд ресурсів
versus-zone-hand = Рука
versus-zone-deck = Колода
versus-zone-ko = Стос КО
versus-counter-endurance = Витривалість
versus-counter-points = Ресурсні одиниці
versus-counter-turn = Хід
versus-counter-attack = АТК нападників
versus-counter-defense = ЗАХ захисника
versus-counter-back = АТК захисника
versus-counter-breakthrough = Прорив
versus-mark-initiative = ініціатива
versus-mark-active = виконує етап
versus-mark-priority = пріоритет
versus-mark-passing-event = пасує, доки щось не станеться
versus-mark-passing-attack = пасує до свого етапу атаки
versus-mark-passing-turn = пасує до кінця ходу
versus-short-plot-twist = Поворот
versus-row-front = Передній
versus-row-support = Підтримка
versus-chain-recruit = найм
versus-chain-attack = атака
versus-mark-front = передній ряд
versus-mark-support = ряд підтримки
versus-mark-stunned = оглушено
versus-mark-exhausted = виснажено
versus-mark-attacker = нападник
versus-mark-defender = захисник
versus-mark-reinforced = підкріплено
versus-mark-protected = прикрито
versus-mark-flight = політ
versus-mark-range = дальність
versus-mark-face-down = долілиць
versus-mark-ongoing = діє постійно
versus-mark-team-sentinel = вибрано: Вартові
versus-mark-team-x-men = вибрано: Люди Ікс
versus-mark-team-brotherhood = вибрано: Братство
versus-mark-team-doom = вибрано: Дум
versus-mark-seat-1 = гравця 1
versus-mark-seat-2 = гравця 2
versus-mark-draw = фаза добору
versus-mark-resource = етап ресурсів
versus-mark-recruit = етап найму
versus-mark-formation = етап шикування
versus-mark-attack = етап атаки
versus-mark-recovery = фаза відновлення
versus-mark-plot-twist = поворот сюжету
versus-mark-power = властивість
versus-mark-trigger = умовна властивість
versus-mark-reinforcement = підкріплення
versus-mark-power-up = посилення
versus-stat-atk = АТК
versus-stat-def = ЗАХ
versus-stat-cost = Вартість найму
versus-stat-threshold = Порогова вартість
versus-icon-flight = політ
versus-icon-range = дальність
versus-icon-ongoing = постійна дія
versus-deck-factions = Команда
versus-unit-round = хід
versus-unit-rounds = ходів
versus-figure-recruited = найнято персонажів
versus-figure-attacks = оголошено атак
versus-figure-endurance-lost = втрачено витривалості
versus-figure-stunned = оглушено персонажів
versus-kind-character = Персонаж
versus-kind-equipment = Спорядження
versus-kind-location = Локація
versus-kind-plot-twist = Поворот сюжету
versus-set-vsh = Домашній набір
versus-back-versus = карта
    .acc = карту
    .gender = f
versus-faction-sentinel = Вартові
versus-faction-x-men = Люди Ікс
versus-faction-brotherhood = Братство
versus-faction-doom = Дум
versus-team-sentinel = Вартові
versus-team-x-men = Люди Ікс
versus-team-brotherhood = Братство
versus-team-doom = Дум
versus-house-name = назва
versus-house-version = версія
versus-house-cost = вартість
versus-house-stats = АТК і ЗАХ
versus-house-icons = політ і дальність
versus-house-text = текст
versus-house-team = команда
versus-version-army = Армія
versus-slot = { $row ->
    [front] передній ряд
   *[support] ряд підтримки
 } { $n ->
    [0] (лівіше від 1)
   *[other] { $n }
 }
versus-named = { $name }, { $version }
versus-told = { $name } «{ $version }»

## Effects on the chain

versus-effect-recruit = { $n ->
    [0] найм ({ $card })
   *[other] найм ({ $card }, споряджується { $aims })
 }
versus-effect-plot-twist = { $n ->
    [0] { $card }
   *[other] { $card } (ціль: { $aims })
 }
versus-effect-power = { $n ->
    [0] властивість ({ $card })
   *[other] властивість ({ $card }; ціль: { $aims })
 }
versus-effect-trigger = { $n ->
    [0] умовна властивість ({ $card })
   *[other] умовна властивість ({ $card }; ціль: { $aims })
 }
versus-effect-attack = атака ({ $card }; ціль: { $aims })
versus-effect-direct-attack = { PERSON($player) ->
    [you] атака ({ $card }; ціль: ви)
   *[other] атака ({ $card }; ціль: { $player })
 }
versus-effect-reinforcement = підкріплення ({ $card }, захищається { $aims })
versus-effect-power-up = посилення ({ $aims }, скинуто { $card })

## Questions

versus-ask-initiative = Хто має ініціативу в першому ході?
versus-ask-cut = Колоду супротивника перетасовано: зняти її?
versus-ask-mulligan = Залишити цю руку чи один раз замінити її?
versus-ask-mulligan-bottom = Ви замінюєте руку: яка карта наступною йде під колоду?
versus-ask-draw = Хід { $turn }, фаза добору: застосувати щось чи пасувати?
versus-ask-resource = { $own ->
    [0] Етап ресурсів супротивника: застосувати щось чи пасувати?
   *[other] Етап ресурсів: покласти одну карту у свій ряд? Карт у ньому: { $n }.
 }
versus-ask-recruit = { $own ->
    [0] Етап найму супротивника: застосувати щось чи пасувати?
   *[other] Етап найму: кого ви наймаєте? Ресурсних одиниць: { $n }.
 }
versus-ask-formation = { $own ->
    [0] Етап шикування супротивника: застосувати щось чи пасувати?
   *[other] Етап шикування: перемістити когось чи пасувати?
 }
versus-ask-attack = { $own ->
    [0] Етап атаки супротивника: застосувати щось чи пасувати?
   *[other] Етап атаки: хто атакує?
 }
versus-ask-recovery = Фаза відновлення: { $n ->
    [0] зробити щось до перевірки витривалості?
    [1] ваш оглушений персонаж відновиться. Зробити щось до цього?
   *[other] оглушено ваших персонажів: { $n }. Один відновиться, решта потрапляє у стос КО. Зробити щось до цього?
 }
versus-ask-respond = Останнє в ланцюжку: { $effect }. Відповісти?
versus-ask-fight = { $direct ->
    [0] Атака: { $attackers }, АТК { $n }. Ціль: { $on }, ЗАХ { $defense }. Що робите?
   *[other] Атака: { $attackers }, АТК { $n }. Ціль: { $on }, пряма атака. Що робите?
 }
versus-ask-pass-on = Як довго пасувати?
versus-ask-place = { $by }: на яке місце?
versus-ask-attack-whom = { $by } атакує, АТК { $n }: кого?
versus-ask-join = Атака: { $attackers }, АТК { $n }. Ціль: { $on }. Хто приєднається?
versus-ask-strike = { $by } б’є у відповідь, АТК { $n }: якого нападника?
versus-ask-recover = Один ваш оглушений персонаж відновиться, решта потрапляє у стос КО: хто саме?
versus-ask-discard = { $own ->
    [0] { $by } змушує вас скинути карту: яку?
   *[other] { $by }: яку карту ви скидаєте для цього?
 }
versus-ask-exhaust = { $by }: кого ви виснажуєте для цього?
versus-ask-equip = { $by }: хто отримає це спорядження?
versus-ask-power-up = { $by }: кого посилити?
versus-ask-target = { $by }: { $effects }. Яка ціль?
versus-ask-trigger-first = Спрацювало кілька ваших властивостей: яка потрапить у ланцюжок першою, тобто спрацює останньою?
versus-ask-fall-back = { $by }: загрожує оглушення. Заплатити витривалістю ({ $n }) й натомість відступити?
versus-ask-stun = { $by }: оглушити персонажа поруч із захисником?
versus-ask-pay = { $by }: заплатити витривалістю ({ $n }), щоб цього уникнути? { $what ->
    [negate] Скасовується { $on }.
   *[exhaust] Виснажується { $on }.
 }
versus-ask-stay-or-move = { $by }: залишитися на місці чи переміститися?
versus-ask-search = { $by }: яку карту взяти з колоди?
versus-ask-put-into-play = { $by }: ввести в гру зі стосу КО карту { $card }?
versus-ask-may-discard = { $by }: скинути карту? Тоді { $then }.
versus-ask-name = { $by }: назвіть { $n ->
    [0] карту
   *[other] ще одну карту
 }, яка може бути серед чотирьох верхніх вашої колоди.
versus-ask-bottom = { $by }: яка карта наступною йде під колоду?
versus-ask-peek = { $by }: зверху вашої колоди лежить { $card }. Залишити цю карту там?
versus-ask-team = { $by }: виберіть команду.
versus-ask-replace = { $by }: ваш ресурс потрапляє у стос КО. Покласти на його місце верхню карту колоди?
versus-note-strength = АТК { $atk }, ЗАХ { $defense }
versus-note-outcome = { $who ->
    [both] Оглушено буде обох
    [defender] Буде оглушено
    [attacker] Оглушено буде лише нападника
   *[nobody] Нікого не буде оглушено
 }
versus-note-cost = Ресурсних одиниць: { $n }

## Options

versus-do-leave = Залишити як є
versus-do-cut = { $on ->
    [top] Зняти ближче до верху
    [middle] Зняти посередині
   *[bottom] Зняти ближче до низу
}
versus-do-initiative = { CAPITAL($on) }
versus-do-keep = Залишити руку
versus-do-mulligan = Замінити руку
versus-do-bottom = Під колоду: { $on }
versus-do-resource = Ресурс: { $on }
versus-do-recruit = Найняти: { $on }
versus-do-move = Перемістити: { $on }
versus-do-attack = В атаку: { $on }
versus-do-play = Зіграти: { $on }
versus-do-flip = Перевернути: { $on }
versus-do-use = Застосувати властивість: { $on }
versus-do-reinforce = Підкріплення дає { $on }
versus-do-power-up = Посилити картою: { $on }
versus-do-pass = Пасувати
versus-do-pass-on = Пасувати довше …
versus-do-concede = Здатися
versus-do-place = { CAPITAL($on) }
versus-do-defend = { CAPITAL($on) }
versus-do-join = Додати: { $on }
versus-do-done = Готово
versus-do-strike = { CAPITAL($on) }
versus-do-recover = Відновити: { $on }
versus-do-discard = Скинути: { $on }
versus-do-exhaust = Виснажити: { $on }
versus-do-equip = Спорядити: { $on }
versus-do-target = { CAPITAL($on) }
versus-do-trigger = { CAPITAL($on) }
versus-do-fall-back = { CAPITAL($on) }: відступити
versus-do-be-stunned = { CAPITAL($on) }: оглушити
versus-do-stun = Оглушити: { $on }
versus-do-decline = Ні
versus-do-pay = Заплатити { $on ->
    [one] { $on } очко
    [few] { $on } очки
   *[many] { $on } очок
 } витривалості
versus-do-stay = { CAPITAL($on) }: залишитися
versus-do-take = Взяти: { $on }
versus-do-put-into-play = Ввести в гру: { $on }
versus-do-name = { CAPITAL($on) }
versus-do-keep-on-top = Залишити зверху: { $on }
versus-do-replace = Покласти верхню карту в ряд
versus-do-pass-until = { $on ->
    [event] Пасувати, доки щось не станеться
    [attack] Пасувати до мого етапу атаки
   *[turn] Пасувати до кінця ходу
 }
versus-do-ask = { $on ->
    [all] Пасувати й відтепер питати мене завжди
   *[some] Пасувати й питати мене, лише коли є щось нове
 }
versus-do-stop-passing = Більше не пасувати
versus-do-ask-always = Питати завжди
versus-do-ask-less = Питати рідше
versus-do-team = { $on ->
    [sentinel] Вартові
    [x-men] Люди Ікс
    [brotherhood] Братство
   *[doom] Дум
 }

## What happened

versus-log-chooser = Жереб визначив: { PERSON($player) ->
    [you] ви вирішуєте
   *[other] { $player } вирішує
 }, хто має ініціативу.
versus-log-initiative = { PERSON($player) ->
    [you] Ви маєте ініціативу
   *[other] Ініціативу має { $player }
 }.
versus-log-cuts = { PERSON($player) ->
    [you] Ви знімаєте
   *[other] { $player } знімає
 } колоду супротивника { $place ->
    [top] ближче до верху
    [middle] посередині
   *[bottom] ближче до низу
}.
versus-log-leaves-uncut = { PERSON($player) ->
    [you] Ви залишаєте
   *[other] { $player } залишає
 } колоду супротивника як є.
versus-log-runs-out = { PERSON($player) ->
    [you] У вашій колоді
   *[other] { $player }: у колоді
 } бракує карт.
versus-log-mulligan-keep = { PERSON($player) ->
    [you] Ви залишаєте
   *[other] { $player } залишає
 } руку.
versus-log-mulligan-mulligan = { PERSON($player) ->
    [you] Ви замінюєте
   *[other] { $player } замінює
 } руку.
versus-log-turn = Хід { $turn }; ініціативу { PERSON($player) ->
    [you] маєте ви
   *[other] має { $player }
 }.
versus-log-turn-ends = Хід завершено, тепер ініціативу { PERSON($player) ->
    [you] маєте ви
   *[other] має { $player }
 }.
versus-log-recovery = Фаза відновлення.
versus-log-step-resource = { PERSON($player) ->
    [you] Ваш етап ресурсів
   *[other] Етап ресурсів: { $player }
 }.
versus-log-step-recruit = { PERSON($player) ->
    [you] Ваш етап найму
   *[other] Етап найму: { $player }
 }.
versus-log-step-formation = { PERSON($player) ->
    [you] Ваш етап шикування
   *[other] Етап шикування: { $player }
 }.
versus-log-step-attack = { PERSON($player) ->
    [you] Ваш етап атаки
   *[other] Етап атаки: { $player }
 }.
versus-log-draws = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }.
versus-log-places = { PERSON($player) ->
    [you] Ви кладете
   *[other] { $player } кладе
 } долілиць у ряд ресурсів карту{ GENDER($card) ->
    [f] {""}
   *[m] {" "}{ $card }
 }.
versus-log-new-resource = { PERSON($player) ->
    [you] Ви кладете
   *[other] { $player } кладе
 } верхню карту колоди в ряд ресурсів.
versus-log-flips = { PERSON($player) ->
    [you] Ви перевертаєте
   *[other] { $player } перевертає
 } карту { $card }.
versus-log-plays = { PERSON($player) ->
    [you] Ви граєте
   *[other] { $player } грає
 } карту { $card } { $place ->
    [row] з ряду ресурсів
   *[hand] з руки
 }.
versus-log-uses = { PERSON($player) ->
    [you] Ви використовуєте
   *[other] { $player } використовує
 } властивість карти { $card }.
versus-log-recruits = { PERSON($player) ->
    [you] Ви наймаєте
   *[other] { $player } наймає
 } карту { $card } за { $n ->
    [one] { $n } ресурсну одиницю
    [few] { $n } ресурсні одиниці
   *[many] { $n } ресурсних одиниць
 }, залишається { $left }.
versus-log-reinforces = { PERSON($player) ->
    [you] Ви виснажуєте
   *[other] { $player } виснажує
 } карту { $card } заради підкріплення; захищається { $defender }.
versus-log-powers-up = { PERSON($player) ->
    [you] Ви посилюєте
   *[other] { $player } посилює
 } персонажа { $card }.
versus-log-chain = У ланцюжку: { $effect }.
versus-log-resolves = Виконується: { $effect }.
versus-log-negated = Скасовано: { $effect }.
versus-log-fizzles = Дозволеної цілі більше немає: нічого не відбувається.
versus-log-no-effect = Це нічого не змінює.
versus-log-declines = { PERSON($player) ->
    [you] Ви відмовляєтеся
   *[other] { $player } відмовляється
 }.
versus-log-no-target = { CAPITAL($card) }: властивість спрацювала, але цілі немає.
versus-log-passes = { PERSON($player) ->
    [you] Ви пасуєте
   *[other] { $player } пасує
 }.
versus-log-enters = { CAPITAL($card) } входить у гру: { $to }.
versus-log-equips = { CAPITAL($bearer) } отримує спорядження: { $card }.
versus-log-no-bearer = Нікому отримати спорядження: { $card }.
versus-log-moves = { PERSON($player) ->
    [you] Ви переміщуєте
   *[other] { $player } переміщує
 } карту { $card } на нове місце: { $to }.
versus-log-swaps = { PERSON($player) ->
    [you] Ви міняєте
   *[other] { $player } міняє
 } місцями карти { $card } та { $other }; нове місце карти { $card }: { $to }.
versus-log-retreats = { CAPITAL($card) } переміщується: { $to }.
versus-log-exchanged = { CAPITAL($card) } та { $other } міняються місцями.
versus-log-declares = { PERSON($player) ->
    [you] Ви оголошуєте
   *[other] { $player } оголошує
 } атаку: { $attackers }; ціль: { PERSON($defender) ->
    [you] ви
   *[other] { $defender }
 }.
versus-log-attack = Атака починається; виснажено: { $attackers }; { PERSON($defender) ->
    [you] захищаєтеся ви
   *[other] захищається { $defender }
 }.
versus-log-cancelled = Атака вже не за правилами й не починається: { $effect }.
versus-log-attack-off = Атаку скасовано.
versus-log-compares = Порівняння: { $attackers } — АТК { $atk }, { $defender } — ЗАХ { $defense }.
versus-log-strikes-back = Удар у відповідь: { $defender } — АТК { $atk }, { $card } — ЗАХ { $defense }.
versus-log-strikes-player = Пряма атака: { $attackers } — АТК { $atk }, { PERSON($player) ->
    [you] захищаєтеся ви
   *[other] захищається { $player }
 }.
versus-log-nobody-stunned = Нікого не оглушено.
versus-log-cannot-be-stunned = { CAPITAL($card) }: оглушити не можна.
versus-log-no-breakthrough = { CAPITAL($card) }: підкріплення не допускає прориву ({ $n }).
versus-log-stunned = Оглушено: { $card }.
versus-log-falls-back = { CAPITAL($card) } відступає замість оглушення: { $to }.
versus-log-loses = { $why ->
    [paid] { PERSON($player) ->
        [you] Ви сплачуєте
       *[other] { $player } сплачує
     }
   *[effect] { PERSON($player) ->
        [you] Ви втрачаєте
       *[other] { $player } втрачає
     }
 } { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості{ $why ->
    [stun] {" "}через оглушення
    [breakthrough] {" "}через прорив
   *[effect] {""}
 }, залишається { $left }.
versus-log-gains = { PERSON($player) ->
    [you] Ви отримуєте
   *[other] { $player } отримує
 } { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості й { PERSON($player) ->
    [you] маєте
   *[other] має
 } { $left }.
versus-log-recovers = { CAPITAL($card) } відновлюється.
versus-log-readies = { CAPITAL($card) } знову в готовності.
versus-log-exhausts = Виснажено: { $card }.
versus-log-reinforced = { CAPITAL($card) } отримує підкріплення.
versus-log-no-reinforcement = { CAPITAL($card) }: підкріпити в цій атаці не можна.
versus-log-modified = { CAPITAL($card) } отримує { $stats } до кінця { $until ->
    [turn] ходу
   *[attack] атаки
 }.
versus-log-gains-keyword = { CAPITAL($card) } отримує { $keyword ->
    [flight] політ
   *[range] дальність
 } до кінця { $until ->
    [turn] ходу
   *[attack] атаки
 }.
versus-log-suppressed = { CAPITAL($card) } втрачає політ, дальність і оплачувані властивості.
versus-log-loses-teams = { CAPITAL($card) } до кінця ходу не належить до жодної команди.
versus-log-ko = { CAPITAL($card) } потрапляє у стос КО.
versus-log-discards = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 } карту { $card }.
versus-log-returns = { CAPITAL($card) } повертається в руку.
versus-log-finds = { PERSON($player) ->
    [you] Ви знаходите
   *[other] { $player } знаходить
 } карту { $card }.
versus-log-finds-nothing = { PERSON($player) ->
    [you] Ви нічого не берете
   *[other] { $player } нічого не бере
 } з колоди.
versus-log-names = { PERSON($player) ->
    [you] Ви називаєте
   *[other] { $player } називає
 } карту { $card }.
versus-log-reveals = { PERSON($player) ->
    [you] Ви показуєте
   *[other] { $player } показує
 } карти: { $cards }.
versus-log-takes-up = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } в руку: { $cards }.
versus-log-bottoms = { PERSON($player) ->
    [you] Ви кладете
   *[other] { $player } кладе
 } під колоду карту{ GENDER($card) ->
    [f] {""}
   *[m] {" "}{ $card }
 }.
versus-log-keeps-on-top = { PERSON($player) ->
    [you] Ви залишаєте
   *[other] { $player } залишає
 } карту зверху колоди.
versus-log-takes = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } під контроль карту { $card }.
versus-log-chooses-team = { PERSON($player) ->
    [you] Ви вибираєте
   *[other] { $player } вибирає
 } команду: { $team }.
versus-log-ongoing = { CAPITAL($card) } діє постійно.
versus-log-at-recovery = { CAPITAL($card) }: ефект спрацює на початку фази відновлення.
versus-log-stay-exhausted = Учасники командних атак цього ходу не стануть готовими у фазі відновлення.
versus-log-extra-turn = Витривалість однакова й не більша за нуль: ще один хід.
versus-log-concedes = { PERSON($player) ->
    [you] Ви здаєтеся
   *[other] { $player } здається
 }.
versus-log-wins = { PERSON($player) ->
    [you] Ви перемагаєте
   *[other] Перемагає { $player }
 }.

## Why not: phrased as what would have to be true

versus-needs-an-attack-is-being-declared = Ви оголошуєте атаку
versus-needs-no-effect-waits = Ланцюжок порожній
versus-needs-can-be-exhausted = Персонаж готовий
versus-needs-can-be-fought = Ціль не оглушено
versus-needs-can-be-recruited = Це персонаж або спорядження
versus-needs-could-attack-it-alone = Він міг би атакувати цю ціль сам
versus-needs-has-a-payment-power = Є оплачувана властивість
versus-needs-has-somebody-to-attack = Є кого атакувати
versus-needs-is-a-character-card = Це карта персонажа
versus-needs-is-a-location = Це локація: персонажів і спорядження в ряду не перевертають
versus-needs-is-a-plot-twist = Це поворот сюжету
versus-needs-is-in-front-or-has-range = Він у передньому ряду або має дальність
versus-needs-is-in-play-for-you = Карта в грі під вашим контролем
versus-needs-is-in-your-hand = Карта у вашій руці
versus-needs-is-in-your-hand-or-row = Карта у вашій руці або вашому ряду ресурсів
versus-needs-is-not-in-it-yet = Він ще не бере участі в атаці
versus-needs-is-not-stunned = Його не оглушено
versus-needs-is-not-the-defender = Це не сам захисник
versus-needs-is-opposing-character = Це персонаж супротивника
versus-needs-is-ready = Він готовий
versus-needs-is-unprotected-or-you-fly = Ціль не прикрито, або нападник має політ
versus-needs-is-your-character = Це ваш персонаж
versus-needs-it-is-your-attack-step = Триває ваш етап атаки
versus-needs-it-is-your-formation-step = Триває ваш етап шикування
versus-needs-it-is-your-recruit-step = Триває ваш етап найму
versus-needs-it-is-your-resource-step = Триває ваш етап ресурсів
versus-needs-its-powers-are-not-forbidden = Властивості цієї карти в цьому ході не заборонено
versus-needs-its-text-is-active = Текст карти діє: вона лежить горілиць і не оглушена
versus-needs-lies-face-down = Карта лежить долілиць
versus-needs-lies-in-your-row = Карта у вашому ряду ресурсів
versus-needs-moves-are-left = У цьому етапі шикування ще є переміщення
versus-needs-no-attack-is-in-progress = Жодна атака не триває
versus-needs-no-resource-was-placed = У цьому ході ресурс ще не покладено
versus-needs-nobody-guards-it = Жодна властивість не забороняє цієї атаки
versus-needs-nothing-is-on-the-chain = Ланцюжок порожній
versus-needs-the-chain-is-empty = Ланцюжок порожній
versus-needs-one-of-that-name-fights-for-you = Ваш персонаж із цим іменем атакує або захищається
versus-needs-shares-a-team-with-all = Він в одній команді з усіма нападниками
versus-needs-shares-a-team-with-the-defender = Він в одній команді із захисником
versus-needs-somebody-can-carry-it = У вас є персонаж без спорядження
versus-needs-stands-in-the-support-row = Він у ряду підтримки
versus-needs-stands-next-to-the-defender = Захисник просто перед ним або поруч
versus-needs-the-defender-can-be-reinforced = Захисника можна підкріпити
versus-needs-the-row-reaches-its-threshold = Карт у вашому ряду щонайменше { $needs } (зараз { $has })
versus-needs-was-not-played-yet = Карту ще не зіграно
versus-needs-you-have-the-points = Ресурсних одиниць у вас щонайменше { $needs } (залишилося { $has })
versus-needs-your-character-is-attacked = Вашого персонажа атакують
versus-needs-cost = Вартість можна оплатити: { $cost }
versus-needs-once = У цьому ході її ще не застосовано
versus-needs-reach = Це можна зараз застосувати
versus-needs-target = Є ціль: { $target }
versus-needs-only-combat = Триває фаза бою
versus-needs-only-own-attack-step = Триває ваш етап атаки
versus-needs-only-while-attacking = Персонаж атакує

## The text of cards

versus-text-payment = { CAPITAL($costs) } → { CAPITAL($effects) }.
versus-text-triggered = { $event } { $effects }.
versus-text-play = { CAPITAL($effects) }.
versus-text-additional-cost = Додаткова вартість: { $costs }.
versus-text-continuous = { CAPITAL($effects) }.
versus-text-ongoing = Постійна дія: { CAPITAL($effects) }.
versus-text-unique = Унікальна карта.
versus-text-not-unique = Неунікальна карта.
versus-text-once = Застосовуйте лише один раз за хід.
versus-text-only-combat = Грайте лише у фазі бою.
versus-text-only-own-attack-step = Застосовуйте лише у своєму етапі атаки.
versus-text-only-while-attacking = Застосовуйте, лише поки цей персонаж атакує.
versus-text-event-enters = Коли ця карта входить у гру,
versus-text-event-stunned = Коли цього персонажа оглушено,
versus-text-event-bearer-stunned = Коли спорядженого персонажа оглушено,
versus-text-event-attacks = Щоразу, коли цей персонаж стає нападником,
versus-text-event-defends = Щоразу, коли цей персонаж стає захисником,
versus-text-event-breakthrough = Щоразу, коли цей персонаж завдає гравцеві прориву,
versus-text-event-big-breakthrough = Коли цей персонаж, атакуючи персонажа, завдає прориву 3 або більше,
versus-text-event-reinforces = Щоразу, коли цей персонаж підкріплює захисника,
versus-text-event-flipped = Коли ви перевертаєте цю локацію,
versus-text-event-stuns = Щоразу, коли під час завершення атаки за участю цього персонажа оглушено персонажа супротивника,
versus-text-event-recovery = На початку фази відновлення
versus-text-event-recovery-stunned = На початку фази відновлення, якщо цього персонажа оглушено,
versus-text-event-own-attack-step = На початку вашого етапу атаки
versus-text-event-own-recruit-step = На початку вашого етапу найму
versus-text-event-delayed = На початку фази відновлення цього ходу
versus-text-if-another-has-range = ви контролюєте іншого персонажа з дальністю
versus-text-if-attacks-alone = він атакує сам
versus-text-cost-activate = активувати
versus-text-cost-endurance = заплатити { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості
versus-text-cost-exhaust-equipped = виснажити спорядженого персонажа
versus-text-cost-return-this = повернути цю карту в руку власника
versus-text-cost-ko-this = покласти цю карту у стос КО
versus-text-cost-discard = скинути { CASE($who, "acc") }
versus-text-cost-discards = скинути { $n ->
    [2] дві карти
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
versus-text-cost-exhaust = виснажити { CASE($who, "acc") }
versus-text-cost-exhaust-many = виснажити { $n ->
    [2] двох
   *[other] { $n }
 } готових { CASE($who, "pl-gen") }
versus-text-it = він
    .acc = його
versus-text-this = цей персонаж
    .acc = цього персонажа
versus-text-all = { CASE($noun, "pl") }
    .gender = pl
versus-text-bearer = споряджений персонаж
versus-text-each = кожен { $noun }
versus-text-stun = оглушіть { CASE($it, "acc") }
versus-text-recover = відновіть { CASE($it, "acc") }
versus-text-ready = { $it } стає готовим
versus-text-draw = візьміть { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
versus-text-gain = ви отримуєте { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості
versus-text-drain-self = ви втрачаєте { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості
versus-text-drain-for = супротивник втрачає 1 очко витривалості за кожного { CASE($who, "acc") }
versus-text-exchange = поміняйте місцями { CASE($it, "acc") }
versus-text-retreat-ready = перемістіть { CASE($it, "acc") } на вільне місце свого ряду підтримки або залиште його там; він стає готовим, якщо його не оглушено
versus-text-return-to-hand = поверніть у руку { CASE($it, "acc") }
versus-text-lose-teams = { $it } до кінця ходу не належить до жодної команди
versus-text-lose-reinforcement = { $it } втрачає підкріплення, і в цій атаці його не можна підкріпити
versus-text-suppress = { $it } до кінця ходу втрачає політ і дальність, а його оплачуваних властивостей не можна застосовувати
versus-text-name-and-reveal = назвіть дві різні карти, тоді покажіть чотири верхні карти своєї колоди. Якщо обидві названі карти серед них, візьміть у руку всі їхні показані копії. Решту покладіть під колоду
versus-text-peek-top = подивіться верхню карту своєї колоди; ви можете покласти її під колоду
versus-text-take-control = { $it } переходить під ваш контроль, на правий край вашого ряду ресурсів. Гравець, який її контролював, кладе верхню карту своєї колоди долілиць у свій ряд. Тоді ваш крайній лівий ресурс, що лежить долілиць, потрапляє у стос КО
versus-text-team-attackers-stay-exhausted = персонажі, які в цьому ході брали участь у командній атаці, не стають готовими у фазі відновлення цього ходу
versus-text-team-up = ваші персонажі, що належать до однієї з вибраних команд, належать до обох
versus-text-choose-teams = виберіть { $n ->
    [1] команду
    [2] дві різні команди
    [few] { $n } різні команди
   *[many] { $n } різних команд
 }
versus-text-search = знайдіть у своїй колоді { CASE($who, "acc") }, покажіть її, візьміть у руку й перетасуйте колоду
versus-text-put-into-play = ви можете ввести в гру зі свого стосу КО { CASE($who, "acc") }; вона входить готовою на вільне місце вашого ряду підтримки
versus-text-opponent-discards = той гравець скидає { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
versus-text-may-discard-to = ви можете скинути { CASE($who, "acc") }. Якщо ви це зробили, { $then }. Не більше ніж один раз за хід
versus-text-strengthen-reinforced = цей захисник отримує +{ $n } ЗАХ до кінця атаки
versus-text-borrow-keywords = цей персонаж до кінця ходу отримує політ і дальність, які мав той персонаж, та +{ $n } ЗАХ
versus-text-stun-adjacent = ви можете оглушити персонажа вартістю { $n } або менше поруч із цим захисником
versus-text-falls-back = якщо цього персонажа має бути оглушено у вашому передньому ряду, ви можете натомість заплатити { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості й перемістити його на вільне місце свого ряду підтримки
versus-text-stronger-power-up = посилення { CASE($who, "pl-gen") } дають +{ $n } АТК і +{ $n } ЗАХ замість звичайного бонусу
versus-text-cannot-be-targeted = { $who } не { GENDER($who) ->
    [pl] можуть бути цілями
   *[m] може бути ціллю
 } ефектів супротивника
    .gender = { GENDER($who) }
versus-text-guards-adjacent = поки цей персонаж у вашому передньому ряду, персонажі супротивника без польоту не можуть атакувати { CASE($who, "pl-gen") } поруч із ним
versus-text-ground = у вашому етапі атаки { $who } втрачають політ і дальність
versus-text-modify = { $it } отримує { $stats }{ $flight ->
    [attack] {" "}і політ
   *[other] {""}
 } { $until ->
    [turn] до кінця ходу
   *[attack] до кінця атаки
 }{ $flight ->
    [turn] {" "}та політ до кінця ходу
   *[other] {""}
 }
versus-text-modify-or = { $does }, а якщо { $better }, то { $instead }
versus-text-bonus = { $who } { GENDER($who) ->
    [pl] отримують
   *[m] отримує
 } { $stats }
    .gender = { GENDER($who) }
versus-text-stats = { $shows ->
    [atk] { $atk } АТК
    [def] { $defense } ЗАХ
   *[both] { $atk } АТК і { $defense } ЗАХ
 }
versus-text-grant = { $who } { GENDER($who) ->
    [pl] мають
   *[m] має
 } { $keyword ->
    [flight] політ
   *[range] дальність
 }
    .gender = { GENDER($who) }
versus-text-cannot-be-stunned = { $who } не { GENDER($who) ->
    [pl] можуть бути оглушені
   *[m] може бути оглушений
 }{ $by ->
    [plot-twist] {" "}ефектами поворотів сюжету
   *[any] {""}
 }
    .gender = { GENDER($who) }
versus-text-while-attacker = { $does }, поки { GENDER($does) ->
    [pl] атакують
   *[m] атакує
 }
versus-text-while-defender = { $does }, поки { GENDER($does) ->
    [pl] захищаються
   *[m] захищається
 }
versus-text-while-reinforced = { $does }, поки { GENDER($does) ->
    [pl] мають
   *[m] має
 } підкріплення
versus-text-while-self-attacking = { $does }, поки { GENDER($does) ->
    [pl] атакують
   *[m] атакує
 }
versus-text-while-attacking-chosen-team = { $does }, поки { GENDER($does) ->
    [pl] атакують
   *[m] атакує
 } персонажа вибраної команди
versus-text-while-attacking-whom = { $does }, поки { GENDER($does) ->
    [pl] атакують
   *[m] атакує
 } { CASE($whom, "acc") }
versus-text-while-team = { $does }, поки належить до { $team }
versus-text-drain = супротивник втрачає { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості{ $condition ->
    [richer] , якщо має більше витривалості, ніж ви
    [no-ready-support] , якщо не має готових персонажів у ряду підтримки
   *[no] {""}
 }
versus-text-exhaust = виснажте { CASE($it, "acc") }
versus-text-exhaust-unless = { $does }, хіба що гравець, який його контролює, заплатить { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості
versus-text-negate = скасуйте { CASE($it, "acc") }
versus-text-negate-unless = { $does }, хіба що гравець, який його створив, заплатить { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } витривалості
versus-text-ko = покладіть у стос КО { CASE($it, "acc") }
versus-text-ko-drains = { $does }; гравець, який його контролював, втрачає витривалість у розмірі його вартості
versus-text-ko-replaceable = { $does }. Тоді той гравець може покласти верхню карту своєї колоди долілиць у свій ряд ресурсів
versus-text-target = { GENDER($noun) ->
        [f] цільова
        [n] цільове
       *[m] цільовий
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] цільову
        [n] цільове
        [mi] цільовий
       *[m] цільового
    } { CASE($noun, "acc") }
    .pl = цільові { CASE($noun, "pl") }
    .pl-gen = цільових { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-targets = цільові { CASE($noun, "pl") } ({ $n })
    .gender = pl
    .acc = { $n ->
        [2] двох
       *[other] { $n }
    } цільових { CASE($noun, "pl-gen") }
versus-text-targets-up-to = до { $n ->
    [2] двох
   *[other] { $n }
 } цільових { CASE($noun, "pl-gen") }
    .gender = pl
    .acc = до { $n ->
        [2] двох
       *[other] { $n }
    } цільових { CASE($noun, "pl-gen") }
versus-text-from-pile = { $noun } з вашого стосу КО
    .acc = { CASE($noun, "acc") } з вашого стосу КО
    .pl = { CASE($noun, "pl") } з вашого стосу КО
    .pl-gen = { CASE($noun, "pl-gen") } з вашого стосу КО
    .gender = { GENDER($noun) }
versus-text-or-two = { $noun } (або до двох, якщо ціною була { $paid })
    .acc = { CASE($noun, "acc") } (або до двох, якщо ціною була { $paid })
    .pl = { CASE($noun, "pl") } (або до двох, якщо ціною була { $paid })
    .pl-gen = { CASE($noun, "pl-gen") } (або до двох, якщо ціною була { $paid })
    .gender = { GENDER($noun) }
versus-text-target-chain = цільовий ефект { $kind ->
    [plot-twist] повороту сюжету
    [activated] активованої властивості
   *[trigger] умовної властивості
 }{ $opposing ->
    [yes] {" "}персонажа супротивника
   *[no] {""}
 } в ланцюжку
    .acc = цільовий ефект { $kind ->
        [plot-twist] повороту сюжету
        [activated] активованої властивості
       *[trigger] умовної властивості
    }{ $opposing ->
        [yes] {" "}персонажа супротивника
       *[no] {""}
    } в ланцюжку
    .gender = mi
versus-text-noun-character = персонаж
    .acc = персонажа
    .pl = персонажі
    .pl-gen = персонажів
    .gender = m
versus-text-noun-attacker = персонаж-нападник
    .acc = персонажа-нападника
    .pl = персонажі-нападники
    .pl-gen = персонажів-нападників
    .gender = m
versus-text-noun-defender = персонаж-захисник
    .acc = персонажа-захисника
    .pl = персонажі-захисники
    .pl-gen = персонажів-захисників
    .gender = m
versus-text-noun-fighting = персонаж-нападник або персонаж-захисник
    .acc = персонажа-нападника або персонажа-захисника
    .pl = персонажі-нападники або персонажі-захисники
    .pl-gen = персонажів-нападників або персонажів-захисників
    .gender = m
versus-text-noun-equipment = спорядження
    .acc = спорядження
    .gender = n
versus-text-noun-location = локація
    .acc = локацію
    .pl = локації
    .pl-gen = локацій
    .gender = f
versus-text-noun-resource = відкритий ресурс
    .acc = відкритий ресурс
    .pl = відкриті ресурси
    .pl-gen = відкритих ресурсів
    .gender = mi
versus-text-noun-any = карта
    .acc = карту
    .pl = карти
    .pl-gen = карт
    .gender = f
versus-text-noun-character-card = карта персонажа
    .acc = карту персонажа
    .pl = карти персонажів
    .pl-gen = карт персонажів
    .gender = f
versus-text-noun-equipment-card = карта спорядження
    .acc = карту спорядження
    .pl = карти спорядження
    .pl-gen = карт спорядження
    .gender = f
versus-text-noun-plot-twist-card = карта повороту сюжету
    .acc = карту повороту сюжету
    .pl = карти поворотів сюжету
    .pl-gen = карт поворотів сюжету
    .gender = f
versus-text-attacking-with-this = інші учасники командної атаки цього персонажа
    .gender = pl
versus-text-that-attacking-this = { CASE($noun, "pl") }, що атакують цього персонажа,
    .gender = pl
versus-text-that-idle = { GENDER($noun) ->
        [f] не задіяна
        [n] не задіяне
       *[m] не задіяний
    } в атаці { $noun }
    .acc = { GENDER($noun) ->
        [f] не задіяну
        [n] не задіяне
        [mi] не задіяний
       *[m] не задіяного
    } в атаці { CASE($noun, "acc") }
    .pl = не задіяні в атаці { CASE($noun, "pl") }
    .pl-gen = не задіяних в атаці { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-that-not-attacking = { $noun } (не нападник)
    .acc = { CASE($noun, "acc") } (не нападник)
    .pl = { CASE($noun, "pl") } (не нападник)
    .pl-gen = { CASE($noun, "pl-gen") } (не нападник)
    .gender = { GENDER($noun) }
versus-text-team-sentinel = Вартових
versus-text-team-x-men = Людей Ікс
versus-text-team-brotherhood = Братства
versus-text-team-doom = Дума
versus-text-of-team = { $noun } { $team }
    .acc = { CASE($noun, "acc") } { $team }
    .pl = { CASE($noun, "pl") } { $team }
    .pl-gen = { CASE($noun, "pl-gen") } { $team }
    .gender = { GENDER($noun) }
versus-text-army = { $noun } Армії
    .acc = { CASE($noun, "acc") } Армії
    .pl = { CASE($noun, "pl") } Армії
    .pl-gen = { CASE($noun, "pl-gen") } Армії
    .gender = { GENDER($noun) }
versus-text-army-team = { $noun } Армії { $team }
    .acc = { CASE($noun, "acc") } Армії { $team }
    .pl = { CASE($noun, "pl") } Армії { $team }
    .pl-gen = { CASE($noun, "pl-gen") } Армії { $team }
    .gender = { GENDER($noun) }
versus-text-adj-stunned = { GENDER($noun) ->
        [f] оглушена
        [n] оглушене
       *[m] оглушений
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] оглушену
        [n] оглушене
        [mi] оглушений
       *[m] оглушеного
    } { CASE($noun, "acc") }
    .pl = оглушені { CASE($noun, "pl") }
    .pl-gen = оглушених { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-not-stunned = { GENDER($noun) ->
        [f] неоглушена
        [n] неоглушене
       *[m] неоглушений
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] неоглушену
        [n] неоглушене
        [mi] неоглушений
       *[m] неоглушеного
    } { CASE($noun, "acc") }
    .pl = неоглушені { CASE($noun, "pl") }
    .pl-gen = неоглушених { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-exhausted = { GENDER($noun) ->
        [f] виснажена
        [n] виснажене
       *[m] виснажений
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] виснажену
        [n] виснажене
        [mi] виснажений
       *[m] виснаженого
    } { CASE($noun, "acc") }
    .pl = виснажені { CASE($noun, "pl") }
    .pl-gen = виснажених { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-ready = { GENDER($noun) ->
        [f] готова
        [n] готове
       *[m] готовий
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] готову
        [n] готове
        [mi] готовий
       *[m] готового
    } { CASE($noun, "acc") }
    .pl = готові { CASE($noun, "pl") }
    .pl-gen = готових { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-other = { GENDER($noun) ->
        [f] інша
        [n] інше
       *[m] інший
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] іншу
        [n] інше
        [mi] інший
       *[m] іншого
    } { CASE($noun, "acc") }
    .pl = інші { CASE($noun, "pl") }
    .pl-gen = інших { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-of-own = { $noun } під вашим контролем
    .acc = { CASE($noun, "acc") } під вашим контролем
    .pl = { CASE($noun, "pl") } під вашим контролем
    .pl-gen = { CASE($noun, "pl-gen") } під вашим контролем
    .gender = { GENDER($noun) }
versus-text-of-opposing = { $noun } супротивника
    .acc = { CASE($noun, "acc") } супротивника
    .pl = { CASE($noun, "pl") } супротивника
    .pl-gen = { CASE($noun, "pl-gen") } супротивника
    .gender = { GENDER($noun) }
versus-text-of-cost-most = { $noun } вартістю { $n } або менше
    .acc = { CASE($noun, "acc") } вартістю { $n } або менше
    .pl = { CASE($noun, "pl") } вартістю { $n } або менше
    .pl-gen = { CASE($noun, "pl-gen") } вартістю { $n } або менше
    .gender = { GENDER($noun) }
versus-text-of-cost-least = { $noun } вартістю { $n } або більше
    .acc = { CASE($noun, "acc") } вартістю { $n } або більше
    .pl = { CASE($noun, "pl") } вартістю { $n } або більше
    .pl-gen = { CASE($noun, "pl-gen") } вартістю { $n } або більше
    .gender = { GENDER($noun) }
versus-text-named = { $noun } на ім’я «{ $title }»
    .acc = { CASE($noun, "acc") } на ім’я «{ $title }»
    .pl = { CASE($noun, "pl") } на ім’я «{ $title }»
    .pl-gen = { CASE($noun, "pl-gen") } на ім’я «{ $title }»
    .gender = { GENDER($noun) }
versus-text-with-flight = { $noun } з польотом
    .acc = { CASE($noun, "acc") } з польотом
    .pl = { CASE($noun, "pl") } з польотом
    .pl-gen = { CASE($noun, "pl-gen") } з польотом
    .gender = { GENDER($noun) }
versus-text-with-range = { $noun } з дальністю
    .acc = { CASE($noun, "acc") } з дальністю
    .pl = { CASE($noun, "pl") } з дальністю
    .pl-gen = { CASE($noun, "pl-gen") } з дальністю
    .gender = { GENDER($noun) }
versus-text-with-grounded = { $noun } без польоту й дальності
    .acc = { CASE($noun, "acc") } без польоту й дальності
    .pl = { CASE($noun, "pl") } без польоту й дальності
    .pl-gen = { CASE($noun, "pl-gen") } без польоту й дальності
    .gender = { GENDER($noun) }
versus-text-with-overload = { $noun }, чия АТК щонайменше вдвічі більша за надруковану
    .acc = { CASE($noun, "acc") }, чия АТК щонайменше вдвічі більша за надруковану
    .pl = { CASE($noun, "pl") }, чия АТК щонайменше вдвічі більша за надруковану
    .pl-gen = { CASE($noun, "pl-gen") }, чия АТК щонайменше вдвічі більша за надруковану
    .gender = { GENDER($noun) }
versus-titled-dr-doom = Доктор Дум
versus-titled-wild-sentinel = Дикий Вартовий

## Names of cards

versus-card-VS-001 = Дикий Вартовий
versus-card-VS-002 = Болівар Траск
versus-version-VS-002 = творець програми «Вартові»
versus-card-VS-003 = Вартовий Марк I
versus-card-VS-004 = Вартовий-слідопит
versus-card-VS-005 = Вартовий Марк II
versus-card-VS-006 = Вартовий-заслін
versus-card-VS-007 = Вартовий Марк IV
versus-card-VS-008 = Облоговий Вартовий
versus-card-VS-009 = Німрод
versus-version-VS-009 = пристосований мисливець
versus-card-VS-010 = Вартовий-носій
versus-card-VS-011 = Бастіон
versus-version-VS-011 = командувач «Нульової терпимості»
versus-card-VS-012 = Майстер Молд
versus-version-VS-012 = дослідний корпус
versus-card-VS-013 = Майстер Молд
versus-version-VS-013 = серце заводу
versus-card-VS-014 = Вартовий Омега
versus-card-VS-015 = Протокол відбудови
versus-card-VS-016 = Зосереджений залп
versus-card-VS-017 = Щитова матриця
versus-card-VS-018 = Наказ про реєстрацію
versus-card-VS-019 = Орбітальна ливарня
versus-card-VS-020 = Таємний складальний цех
versus-card-VS-021 = Плазмова гармата
versus-card-VS-022 = Решітка пригнічення
versus-card-VS-023 = Лонгшот
versus-version-VS-023 = бунтівний борець за свободу
versus-card-VS-024 = Мойра Мак-Таґґерт
versus-version-VS-024 = лікарка з острова
versus-card-VS-025 = Бішоп
versus-version-VS-025 = заряджений ветеран
versus-card-VS-026 = Нічний Змій
versus-version-VS-026 = крок крізь тінь
versus-card-VS-027 = Фордж
versus-version-VS-027 = господар майстерні
versus-card-VS-028 = Псайлок
versus-version-VS-028 = клинок розуму
versus-card-VS-029 = Росомаха
versus-version-VS-029 = інстинкт зброї
versus-card-VS-030 = Поляріс
versus-version-VS-030 = Лорна Дейн
versus-card-VS-031 = Шторм
versus-version-VS-031 = володарка неба
versus-card-VS-032 = Гавок
versus-version-VS-032 = провідник плазми
versus-card-VS-033 = Циклоп
versus-version-VS-033 = польовий командир
versus-card-VS-034 = Росомаха
versus-version-VS-034 = найкращий у своїй справі
versus-card-VS-035 = Архангел
versus-version-VS-035 = крила-леза
versus-card-VS-036 = Роуг
versus-version-VS-036 = позичена сила
versus-card-VS-037 = Шторм
versus-version-VS-037 = корона бурі
versus-card-VS-038 = Колос
versus-version-VS-038 = жива сталь
versus-card-VS-039 = Професор Ікс
versus-version-VS-039 = провідний розум
versus-card-VS-040 = Стрімкий кидок
versus-card-VS-041 = Пліч-о-пліч
versus-card-VS-042 = Небезпечне тренування
versus-card-VS-043 = Кампус на пагорбі
versus-card-VS-044 = Чорний дрізд
versus-card-VS-045 = Лорелея
versus-version-VS-045 = мутантка Дикої Землі
versus-card-VS-046 = Жаба
versus-version-VS-046 = болотяний стрибун
versus-card-VS-047 = Ртуть
versus-version-VS-047 = розмитий слід
versus-card-VS-048 = Піро
versus-version-VS-048 = скульптор вогню
versus-card-VS-049 = Шаблезуб
versus-version-VS-049 = дикий хижак
versus-card-VS-050 = Містік
versus-version-VS-050 = чуже обличчя
versus-card-VS-051 = Блоб
versus-version-VS-051 = незрушна маса
versus-card-VS-052 = Містік
versus-version-VS-052 = агентка тіні
versus-card-VS-053 = Магнето
versus-version-VS-053 = залізна воля
versus-card-VS-054 = Ртуть
versus-version-VS-054 = невпинний
versus-card-VS-055 = Шаблезуб
versus-version-VS-055 = Віктор Крід
versus-card-VS-056 = Спіраль
versus-version-VS-056 = Сила Свободи
versus-card-VS-057 = Магнето
versus-version-VS-057 = король магнітів
versus-card-VS-058 = Блоб
versus-version-VS-058 = обвал
versus-card-VS-059 = Магнето
versus-version-VS-059 = володар астероїда
versus-card-VS-060 = Війна з людством
versus-card-VS-061 = Вищість мутантів
versus-card-VS-062 = Раптова засідка
versus-card-VS-063 = Ударити й зникнути
versus-card-VS-064 = Загублене місто
versus-card-VS-065 = Космічна станція «Авалон»
versus-card-VS-066 = Магнітний шолом
versus-card-VS-067 = Борис
versus-version-VS-067 = особистий слуга Доктора Дума
versus-card-VS-068 = Замковий служник
versus-card-VS-069 = Ляльковод
versus-version-VS-069 = Філіп Мастерс
versus-card-VS-070 = Робот-прикордонник
versus-card-VS-071 = Облоговий робот
versus-card-VS-072 = Даркот
versus-version-VS-072 = скутий месник
versus-card-VS-073 = Доктор Дум
versus-version-VS-073 = тиран у броні
versus-card-VS-074 = Робот-приманка
versus-card-VS-075 = Підводник
versus-version-VS-075 = принц припливу
versus-card-VS-076 = Робот-велетень
versus-card-VS-077 = Даркот
versus-version-VS-077 = звільнений від кайданів
versus-card-VS-078 = Доктор Дум
versus-version-VS-078 = чаклун-регент
versus-card-VS-079 = Робот-кат
versus-card-VS-080 = Підводник
versus-version-VS-080 = союзник мимоволі
versus-card-VS-081 = Доктор Дум
versus-version-VS-081 = імператор світу
versus-card-VS-082 = Придворний гіпнотизер
versus-version-VS-082 = мовчазний радник
versus-card-VS-083 = Маска багатьох
versus-card-VS-084 = Закляття заціпеніння
versus-card-VS-085 = Залізний указ
versus-card-VS-086 = Тронна зала замку
versus-card-VS-087 = Прикордонне село
versus-card-VS-088 = Рукавиця влади
versus-card-VS-089 = Вуличний інформатор
versus-version-VS-089 = чує все
versus-card-VS-090 = Мандрівник у масці
versus-version-VS-090 = нічий союзник
versus-card-VS-091 = Загін найманців
versus-card-VS-092 = Жорстоке побиття
versus-card-VS-093 = Перевантаження
versus-card-VS-094 = Дружній вогонь
versus-card-VS-095 = Крок убік
versus-card-VS-096 = Удар у стрибку
versus-card-VS-097 = Добити переможеного
versus-card-VS-098 = Контрплан
versus-card-VS-099 = Відкритий фланг
versus-card-VS-100 = Захоплення території
versus-card-VS-101 = Пустити на брухт
versus-card-VS-102 = Друге дихання
versus-card-VS-103 = Метрополіс
versus-card-VS-104 = Тихе перехрестя
versus-card-VS-105 = Бойовий фургон
versus-card-VS-106 = Польовий набір

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

versus-feature-endurance = витривалість
    .better = більше витривалості
versus-feature-hand = карти в руці
    .better = більше карт у руці
versus-feature-resources = ресурси в ряду
    .better = більше ресурсів
versus-feature-equipment = спорядження
    .better = краще спорядження
versus-feature-characters = персонажі в грі
    .better = сильніша команда в грі
versus-feature-danger = персонажі під ударом
    .better = безпечніший стрій
versus-feature-ready = готові нападники
    .better = більше готових нападників
versus-feature-support = помічники в ряду підтримки
    .better = більше помічників у ряду підтримки
versus-feature-stunned = оглушені, хто може оговтатися
    .better = більше тих, хто може оговтатися
versus-feature-attack = напад, що триває
    .better = кращий наслідок нападу
versus-feature-plans = користь карт у наступні ходи
    .better = кращі плани на наступні ходи
