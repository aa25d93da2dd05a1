### VS System, термины русской книги правил.

## The game

versus-title = VS System
versus-line = Два построения лицом к лицу: нанимайте, стройтесь, атакуйте и снизьте выносливость противника с 50 до нуля.
versus-result = { PERSON($side) ->
    [you] Вы побеждаете
   *[other] { $side } побеждает
 }!
versus-result-won = { PERSON($player) ->
    [you] Вы побеждаете
   *[other] Побеждает { $player }
 }.
versus-result-draw = Ничья после последнего хода.
versus-result-draw-decks = Ничья: обе колоды кончились одновременно при равной выносливости.

## Before the game

versus-option-decks = Колоды
versus-option-decks-march-of-iron = Железный марш (стартовая, Стражи)
versus-option-decks-first-class = Первый класс (стартовая, Люди Икс)
versus-option-decks-sentinels = Марш Стражей (Стражи)
versus-option-decks-x-men = Выпускники с холма (Люди Икс)
versus-option-decks-brotherhood = Магнитный двор (Братство)
versus-option-decks-doom = Указы замка (Дум)
versus-option-windows = Вопросы
versus-option-windows-some = только когда есть на что ответить
versus-option-windows-all = при каждом получении приоритета
versus-option-cut = Перемешанные колоды
versus-option-cut-true = каждый может подснять колоду противника
versus-option-cut-false = никто не подснимает
versus-option-concede = Можно сдаться
versus-option-concede-true = да
versus-option-concede-false = нет
versus-option-empty-deck = Надо взять больше карт, чем есть в колоде
versus-option-empty-deck-nothing = это не поражение: берут, сколько есть
versus-option-empty-deck-loss = это поражение
versus-option-turn-limit = После хода 40
versus-option-turn-limit-true = игра окончена: побеждает тот, у кого больше выносливости
versus-option-turn-limit-false = игра продолжается
versus-refused-seats = VS System — поединок: назовите две колоды, а не { $n }.
versus-refused-deck = Колода игрока { $seat } не по правилам: { $faults }
versus-refused-deck-name = Нет колоды { $deck }. Есть: { $decks }.
versus-refused-card = В VS System нет карты { $card }: коды идут от VS-001 до VS-106.
versus-refused-colour = Коллекционный номер не бывает такого цвета: { $colour }. Возможны только { $colours }.
versus-refused-collector-number = { $number } — не коллекционный номер: три буквы выпуска, дефис, число.
versus-deck-unknown = { $card } — не карта VS System.
versus-deck-number = { $card }: указано копий { $n }; укажите хотя бы одну или уберите карту.
versus-deck-starter-size = В стартовой колоде карт должно быть ровно { $right }, а здесь их { $n }.
versus-deck-too-small = В колоде карт должно быть не меньше { $least }, а здесь их { $n }.
versus-deck-copies = { $card }: копий в колоде { $n }, а можно не больше 4.

## Что значит выбор перед игрой, для тех, кто так ещё не играл

versus-about-decks-march-of-iron = Роботы, которых рядом может стоять сколько угодно. Сорок карт: хорошая колода для первой игры.
versus-about-decks-first-class = Команда героев, у каждого своя способность. Сорок карт: хорошая колода для первой игры.
versus-about-decks-sentinels = Вся армия вокруг Master Mold: много роботов и щиты для них.
versus-about-decks-x-men = Вся школа вокруг Wolverine: персонажи, которые помогают друг другу, и планы на двоих.
versus-about-decks-brotherhood = Атакует с первого хода: сильные персонажи вокруг Magneto, которые редко защищаются.
versus-about-decks-doom = Ждёт за роботами, пока не придёт сам Dr. Doom, а тем временем многое запрещает. Для тех, кто знает правила.

## The steps of a game

versus-step-set-up = Подготовка
versus-step-cut = Подснятие колод
versus-step-mulligan = Замена стартовой руки
versus-step-draw = Фаза взятия
versus-step-priority = Приоритет
versus-step-resolve = Эффект осуществляется
versus-step-conclude = Атака завершается
versus-step-recovery = Фаза восстановления
versus-step-end = Игра окончена

## The phases of a round, in the top bar

versus-moment-draw = Взятие
versus-moment-resource = Ресурсы
versus-moment-recruit = Наём
versus-moment-formation = Построение
versus-moment-attack = Атака
versus-moment-recovery = Восстановление

## The table

versus-area-middle = Атака и цепочка
versus-zone-resources = Ряд ресурсов
versus-zone-hand = Рука
versus-zone-deck = Колода
versus-zone-ko = Стопка КО
versus-counter-endurance = Выносливость
versus-counter-points = Ресурсные единицы
versus-counter-turn = Ход
versus-counter-attack = АТК атакующих
versus-counter-defense = DEF защищающегося
versus-counter-back = АТК защищающегося
versus-counter-breakthrough = Прорыв
versus-mark-initiative = инициатива
versus-mark-active = выполняет этап
versus-mark-priority = приоритет
versus-mark-passing-event = пасует, пока ничего не произойдёт
versus-mark-passing-attack = пасует до своего этапа атаки
versus-mark-passing-turn = пасует до конца хода
versus-short-plot-twist = Поворот
versus-row-front = Передний
versus-row-support = Поддержка
versus-chain-recruit = наём
versus-chain-attack = атака
versus-mark-front = передний ряд
versus-mark-support = ряд поддержки
versus-mark-stunned = оглушён
versus-mark-exhausted = истощён
versus-mark-attacker = атакующий
versus-mark-defender = защищающийся
versus-mark-reinforced = укреплён
versus-mark-protected = защищён
versus-mark-flight = полёт
versus-mark-range = дальность
versus-mark-face-down = рубашкой вверх
versus-mark-ongoing = действующее
versus-mark-team-sentinel = выбраны: Стражи
versus-mark-team-x-men = выбраны: Люди Икс
versus-mark-team-brotherhood = выбрано: Братство
versus-mark-team-doom = выбран: Дум
versus-mark-seat-1 = игрока 1
versus-mark-seat-2 = игрока 2
versus-mark-draw = фаза взятия
versus-mark-resource = этап ресурсов
versus-mark-recruit = этап найма
versus-mark-formation = этап построения
versus-mark-attack = этап атаки
versus-mark-recovery = фаза восстановления
versus-mark-plot-twist = поворот сюжета
versus-mark-power = способность
versus-mark-trigger = условная способность
versus-mark-reinforcement = укрепление
versus-mark-power-up = усиление
versus-stat-atk = АТК
versus-stat-def = DEF
versus-stat-cost = Стоимость найма
versus-stat-threshold = Граничная стоимость
versus-icon-flight = полёт
versus-icon-range = дальность
versus-icon-ongoing = действующее
versus-deck-factions = Команда
versus-unit-round = ход
versus-unit-rounds = ходов
versus-figure-recruited = нанято персонажей
versus-figure-attacks = объявлено атак
versus-figure-endurance-lost = потеряно выносливости
versus-figure-stunned = оглушено персонажей
versus-kind-character = Персонаж
versus-kind-equipment = Снаряжение
versus-kind-location = Локация
versus-kind-plot-twist = Поворот сюжета
versus-set-vsh = Домашний набор
versus-back-versus = карта
    .acc = карту
    .gender = f
versus-faction-sentinel = Стражи
versus-faction-x-men = Люди Икс
versus-faction-brotherhood = Братство
versus-faction-doom = Дум
versus-team-sentinel = Стражи
versus-team-x-men = Люди Икс
versus-team-brotherhood = Братство
versus-team-doom = Дум
versus-house-name = название
versus-house-version = версия
versus-house-cost = стоимость
versus-house-stats = АТК и DEF
versus-house-icons = полёт и дальность
versus-house-text = текст
versus-house-team = команда
versus-version-army = Армия
versus-slot = { $row ->
    [front] передний ряд
   *[support] ряд поддержки
 } { $n ->
    [0] (левее 1)
   *[other] { $n }
 }
versus-named = { $name }, { $version }
versus-told = { $name } «{ $version }»

## Effects on the chain

versus-effect-recruit = { $n ->
    [0] наём ({ $card })
   *[other] наём ({ $card }, снаряжается { $aims })
 }
versus-effect-plot-twist = { $n ->
    [0] поворот сюжета ({ $card })
   *[other] поворот сюжета ({ $card }; цель: { $aims })
 }
versus-effect-power = { $n ->
    [0] способность ({ $card })
   *[other] способность ({ $card }; цель: { $aims })
 }
versus-effect-trigger = { $n ->
    [0] условная способность ({ $card })
   *[other] условная способность ({ $card }; цель: { $aims })
 }
versus-effect-attack = атака ({ $card }; цель: { $aims })
versus-effect-direct-attack = { PERSON($player) ->
    [you] атака ({ $card }; цель: вы)
   *[other] атака ({ $card }; цель: { $player })
 }
versus-effect-reinforcement = укрепление ({ $card }, защищается { $aims })
versus-effect-power-up = усиление ({ $aims }, сброшена карта { $card })

## Questions

versus-ask-initiative = Кто обладает инициативой в первый ход?
versus-ask-cut = Колода противника перетасована: подснять её?
versus-ask-mulligan = Оставить эту руку или один раз заменить её?
versus-ask-mulligan-bottom = Вы заменяете руку: какая карта следующей идёт под колоду?
versus-ask-draw = Ход { $turn }, фаза взятия: применить что-нибудь или спасовать?
versus-ask-resource = { $own ->
    [0] Этап ресурсов противника: применить что-нибудь или спасовать?
   *[other] Этап ресурсов: положить одну карту в свой ряд? Карт в нём: { $n }.
 }
versus-ask-recruit = { $own ->
    [0] Этап найма противника: применить что-нибудь или спасовать?
   *[other] Этап найма: кого вы нанимаете? Ресурсных единиц: { $n }.
 }
versus-ask-formation = { $own ->
    [0] Этап построения противника: применить что-нибудь или спасовать?
   *[other] Этап построения: переместить кого-нибудь или спасовать?
 }
versus-ask-attack = { $own ->
    [0] Этап атаки противника: применить что-нибудь или спасовать?
   *[other] Этап атаки: кто атакует?
 }
versus-ask-recovery = Фаза восстановления: { $n ->
    [0] сделать что-нибудь до проверки выносливости?
    [1] ваш оглушённый персонаж восстановится. Сделать что-нибудь до этого?
   *[other] оглушено ваших персонажей: { $n }. Один восстановится, остальные попадают в стопку КО. Сделать что-нибудь до этого?
 }
versus-ask-respond = Последнее в цепочке: { $effect }. Ответить?
versus-ask-fight = { $direct ->
    [0] Атака: { $attackers }, АТК { $n }. Цель: { $on }, DEF { $defense }. Что делаете?
   *[other] Атака: { $attackers }, АТК { $n }. Цель: { $on } напрямую. Что делаете?
 }
versus-ask-pass-on = Как долго пасовать?
versus-ask-place = { $by }: на какое место?
versus-ask-attack-whom = { $by } атакует, АТК { $n }: кого?
versus-ask-join = Атака: { $attackers }, АТК { $n }. Цель: { $on }. Кто присоединится?
versus-ask-strike = { $by } бьёт в ответ, АТК { $n }: какого атакующего?
versus-ask-recover = Один ваш оглушённый персонаж восстановится, остальные попадают в стопку КО: кто именно?
versus-ask-discard = { $own ->
    [0] { $by } заставляет вас сбросить карту: какую?
   *[other] { $by }: какую карту вы сбрасываете для этого?
 }
versus-ask-exhaust = { $by }: кого вы истощаете для этого?
versus-ask-equip = { $by }: кто получит это снаряжение?
versus-ask-power-up = { $by }: кого усилить?
versus-ask-target = { $by }: { $effects }. Какая цель?
versus-ask-trigger-first = Сработало несколько ваших способностей: какая попадёт в цепочку первой, то есть сработает последней?
versus-ask-fall-back = { $by }: грозит оглушение. Заплатить выносливостью ({ $n }) и вместо этого отступить?
versus-ask-stun = { $by }: оглушить персонажа рядом с защищающимся?
versus-ask-pay = { $by }: заплатить выносливостью ({ $n }), чтобы этого избежать? { $what ->
    [negate] Отменяется { $on }.
   *[exhaust] Истощается { $on }.
 }
versus-ask-stay-or-move = { $by }: остаться на месте или переместиться?
versus-ask-search = { $by }: какую карту взять из колоды?
versus-ask-put-into-play = { $by }: ввести в игру из стопки КО карту { $card }?
versus-ask-may-discard = { $by }: сбросить карту? Тогда { $then }.
versus-ask-name = { $by }: назовите { $n ->
    [0] карту
   *[other] ещё одну карту
 }, которая может быть среди четырёх верхних вашей колоды.
versus-ask-bottom = { $by }: какая карта следующей идёт под колоду?
versus-ask-peek = { $by }: сверху вашей колоды лежит { $card }. Оставить эту карту там?
versus-ask-team = { $by }: выберите команду.
versus-ask-replace = { $by }: ваш ресурс попадает в стопку КО. Положить на его место верхнюю карту колоды?
versus-note-strength = АТК { $atk }, DEF { $defense }
versus-note-outcome = { $who ->
    [both] Оглушены будут оба
    [defender] Будет оглушение
    [attacker] Оглушён будет только атакующий
   *[nobody] Никто не будет оглушён
 }
versus-note-cost = Ресурсных единиц: { $n }

## Options

versus-do-initiative = { CAPITAL($on) }
versus-do-leave = Оставить как есть
versus-do-cut = { $on ->
    [top] Подснять ближе к верху
    [middle] Подснять посередине
   *[bottom] Подснять ближе к низу
 }
versus-do-keep = Оставить руку
versus-do-mulligan = Заменить руку
versus-do-bottom = Под колоду: { $on }
versus-do-resource = Ресурс: { $on }
versus-do-recruit = Нанять: { $on }
versus-do-move = Переместить: { $on }
versus-do-attack = Атаковать картой { $on }
versus-do-play = Сыграть: { $on }
versus-do-flip = Перевернуть: { $on }
versus-do-use = Использовать способность: { $on }
versus-do-reinforce = Укрепить картой { $on }
versus-do-power-up = Усилить картой { $on }
versus-do-pass = Пасовать
versus-do-pass-on = Пасовать дольше …
versus-do-concede = Сдаться
versus-do-place = { CAPITAL($on) }
versus-do-defend = { CAPITAL($on) }
versus-do-join = Добавить: { $on }
versus-do-done = Готово
versus-do-strike = { CAPITAL($on) }
versus-do-recover = Восстановить: { $on }
versus-do-discard = Сбросить: { $on }
versus-do-exhaust = Истощить: { $on }
versus-do-equip = Снарядить: { $on }
versus-do-target = { CAPITAL($on) }
versus-do-trigger = { CAPITAL($on) }
versus-do-fall-back = { CAPITAL($on) }: отступить
versus-do-be-stunned = { CAPITAL($on) }: оглушить
versus-do-stun = Оглушить: { $on }
versus-do-decline = Нет
versus-do-pay = Заплатить { $on ->
    [one] { $on } единицу
    [few] { $on } единицы
   *[many] { $on } единиц
 } выносливости
versus-do-stay = { CAPITAL($on) }: остаться
versus-do-take = Взять: { $on }
versus-do-put-into-play = Ввести в игру: { $on }
versus-do-name = { CAPITAL($on) }
versus-do-keep-on-top = Оставить сверху: { $on }
versus-do-replace = Поместить верхнюю карту в ряд
versus-do-pass-until = { $on ->
    [event] Пасовать, пока что-нибудь не произойдёт
    [attack] Пасовать до моего этапа атаки
   *[turn] Пасовать до конца хода
 }
versus-do-ask = { $on ->
    [all] Пасовать и отныне спрашивать меня всегда
   *[some] Пасовать и спрашивать меня, только когда есть новое
 }
versus-do-stop-passing = Больше не пасовать
versus-do-ask-always = Спрашивать всегда
versus-do-ask-less = Спрашивать реже
versus-do-team = { $on ->
    [sentinel] Стражи
    [x-men] Люди Икс
    [brotherhood] Братство
   *[doom] Дум
 }

## What happened

versus-log-chooser = По жребию { PERSON($player) ->
    [you] вы решаете
   *[other] { $player } решает
 }, у кого инициатива.
versus-log-initiative = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } инициативу.
versus-log-cuts = { PERSON($player) ->
    [you] Вы подснимаете
   *[other] { $player } подснимает
 } колоду противника { $place ->
    [top] ближе к верху
    [middle] посередине
   *[bottom] ближе к низу
 }.
versus-log-leaves-uncut = { PERSON($player) ->
    [you] Вы оставляете
   *[other] { $player } оставляет
 } колоду противника как есть.
versus-log-mulligan-keep = { PERSON($player) ->
    [you] Вы оставляете
   *[other] { $player } оставляет
 } руку.
versus-log-mulligan-mulligan = { PERSON($player) ->
    [you] Вы меняете
   *[other] { $player } меняет
 } руку.
versus-log-turn = Ход { $turn }; инициатива{ PERSON($player) ->
    [you] {" "}у вас
   *[other] : { $player }
 }.
versus-log-turn-ends = Ход окончен, инициативу { PERSON($player) ->
    [you] получаете вы
   *[other] получает { $player }
 }.
versus-log-recovery = Фаза восстановления.
versus-log-step-resource = { PERSON($player) ->
    [you] Ваш этап ресурсов
   *[other] { $player }: этап ресурсов
 }.
versus-log-step-recruit = { PERSON($player) ->
    [you] Ваш этап найма
   *[other] { $player }: этап найма
 }.
versus-log-step-formation = { PERSON($player) ->
    [you] Ваш этап построения
   *[other] { $player }: этап построения
 }.
versus-log-step-attack = { PERSON($player) ->
    [you] Ваш этап атаки
   *[other] { $player }: этап атаки
 }.
versus-log-draws = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }.
versus-log-runs-out = { PERSON($player) ->
    [you] В вашей колоде
   *[other] { $player }: в колоде
 } не хватает карт.
versus-log-places = { PERSON($player) ->
    [you] Вы помещаете
   *[other] { $player } помещает
 } рубашкой вверх в ряд ресурсов карту{ GENDER($card) ->
    [f] {""}
   *[m] {" "}{ $card }
 }.
versus-log-new-resource = { PERSON($player) ->
    [you] Вы помещаете
   *[other] { $player } помещает
 } верхнюю карту колоды в ряд ресурсов.
versus-log-flips = { PERSON($player) ->
    [you] Вы переворачиваете
   *[other] { $player } переворачивает
 } карту { $card }.
versus-log-plays = { PERSON($player) ->
    [you] Вы играете
   *[other] { $player } играет
 } карту { $card } из { $place ->
    [row] ряда ресурсов
   *[hand] руки
 }.
versus-log-uses = { PERSON($player) ->
    [you] Вы используете
   *[other] { $player } использует
 } способность карты { $card }.
versus-log-recruits = { PERSON($player) ->
    [you] Вы нанимаете
   *[other] { $player } нанимает
 } карту { $card } за { $n ->
    [one] { $n } ресурсную единицу
    [few] { $n } ресурсные единицы
   *[many] { $n } ресурсных единиц
 }, осталось { $left }.
versus-log-reinforces = { PERSON($player) ->
    [you] Вы истощаете
   *[other] { $player } истощает
 } карту { $card } ради укрепления; защищается { $defender }.
versus-log-powers-up = { PERSON($player) ->
    [you] Вы усиливаете
   *[other] { $player } усиливает
 } персонажа { $card }.
versus-log-chain = В цепочке: { $effect }.
versus-log-resolves = Осуществляется: { $effect }.
versus-log-negated = Эффект отменён: { $effect }.
versus-log-fizzles = Легальной цели больше нет: ничего не происходит.
versus-log-no-effect = Это ничего не меняет.
versus-log-declines = { PERSON($player) ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
 }.
versus-log-no-target = { CAPITAL($card) }: условие выполнено, но цели нет.
versus-log-passes = { PERSON($player) ->
    [you] Вы пасуете
   *[other] { $player } пасует
 }.
versus-log-enters = { CAPITAL($card) } входит в игру: { $to }.
versus-log-equips = { CAPITAL($bearer) } получает снаряжение: { $card }.
versus-log-no-bearer = Некому получить снаряжение: { $card }.
versus-log-moves = { PERSON($player) ->
    [you] Вы перемещаете
   *[other] { $player } перемещает
 } карту { $card } на новое место: { $to }.
versus-log-swaps = { PERSON($player) ->
    [you] Вы меняете
   *[other] { $player } меняет
 } местами карты { $card } и { $other }; новое место карты { $card }: { $to }.
versus-log-retreats = { CAPITAL($card) } перемещается: { $to }.
versus-log-exchanged = { CAPITAL($card) } и { $other } меняются местами.
versus-log-declares = { PERSON($player) ->
    [you] Вы объявляете
   *[other] { $player } объявляет
 } атаку: { $attackers }; цель: { PERSON($defender) ->
    [you] вы
   *[other] { $defender }
 }.
versus-log-attack = Атака начинается; истощение: { $attackers }; { PERSON($defender) ->
    [you] защищаетесь вы
   *[other] защищается { $defender }
 }.
versus-log-cancelled = Атака стала нелегальной и не начинается: { $effect }.
versus-log-attack-off = Атака отменяется.
versus-log-compares = Сравнение: { $attackers } — АТК { $atk }, { $defender } — DEF { $defense }.
versus-log-strikes-back = Ответный удар: { $defender } — АТК { $atk }, { $card } — DEF { $defense }.
versus-log-strikes-player = Прямая атака: { $attackers } — АТК { $atk }, { PERSON($player) ->
    [you] защищаетесь вы
   *[other] защищается { $player }
 }.
versus-log-nobody-stunned = Никто не оглушён.
versus-log-cannot-be-stunned = { CAPITAL($card) }: оглушить нельзя.
versus-log-no-breakthrough = { CAPITAL($card) }: укрепление предотвращает прорыв ({ $n }).
versus-log-stunned = Оглушение: { $card }.
versus-log-falls-back = { CAPITAL($card) } отступает вместо оглушения: { $to }.
versus-log-loses = { $why ->
    [paid] { PERSON($player) ->
        [you] Вы платите
       *[other] { $player } платит
     }
   *[effect] { PERSON($player) ->
        [you] Вы теряете
       *[other] { $player } теряет
     }
 } { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости{ $why ->
    [stun] {" "}из-за оглушения
    [breakthrough] {" "}из-за прорыва
   *[effect] {""}
 }, осталось { $left }.
versus-log-gains = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости, всего { $left }.
versus-log-recovers = { CAPITAL($card) } восстанавливается.
versus-log-readies = Готовность: { $card }.
versus-log-exhausts = Истощение: { $card }.
versus-log-reinforced = { CAPITAL($card) } получает укрепление.
versus-log-no-reinforcement = { CAPITAL($card) }: в этой атаке укрепить нельзя.
versus-log-modified = { CAPITAL($card) } получает { $stats } до конца { $until ->
    [turn] хода
   *[attack] атаки
 }.
versus-log-gains-keyword = { CAPITAL($card) } получает { $keyword ->
    [flight] полёт
   *[range] дальность
 } до конца { $until ->
    [turn] хода
   *[attack] атаки
 }.
versus-log-suppressed = { CAPITAL($card) } теряет полёт и дальность и не может использовать оплачиваемые способности.
versus-log-loses-teams = { CAPITAL($card) } до конца хода не принадлежит ни к одной команде.
versus-log-ko = { CAPITAL($card) } попадает в стопку КО.
versus-log-discards = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 } карту { $card }.
versus-log-returns = { CAPITAL($card) } возвращается в руку.
versus-log-finds = { PERSON($player) ->
    [you] Вы находите
   *[other] { $player } находит
 } карту { $card }.
versus-log-finds-nothing = { PERSON($player) ->
    [you] Вы ничего не берёте
   *[other] { $player } ничего не берёт
 } из колоды.
versus-log-names = { PERSON($player) ->
    [you] Вы называете
   *[other] { $player } называет
 } карту { $card }.
versus-log-reveals = { PERSON($player) ->
    [you] Вы показываете
   *[other] { $player } показывает
 } карты: { $cards }.
versus-log-takes-up = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } в руку: { $cards }.
versus-log-bottoms = { PERSON($player) ->
    [you] Вы кладёте
   *[other] { $player } кладёт
 } под колоду карту{ GENDER($card) ->
    [f] {""}
   *[m] {" "}{ $card }
 }.
versus-log-keeps-on-top = { PERSON($player) ->
    [you] Вы оставляете
   *[other] { $player } оставляет
 } карту наверху колоды.
versus-log-takes = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } контроль над картой { $card }.
versus-log-chooses-team = { PERSON($player) ->
    [you] Вы выбираете
   *[other] { $player } выбирает
 } команду: { $team }.
versus-log-ongoing = { CAPITAL($card) } продолжает действовать.
versus-log-at-recovery = { CAPITAL($card) }: эффект сработает в начале фазы восстановления.
versus-log-stay-exhausted = Участники командных атак этого хода не станут готовыми в фазе восстановления.
versus-log-extra-turn = Выносливость равна и не больше нуля: ещё один ход.
versus-log-concedes = { PERSON($player) ->
    [you] Вы сдаётесь
   *[other] { $player } сдаётся
 }.
versus-log-wins = { PERSON($player) ->
    [you] Вы побеждаете
   *[other] { $player } побеждает
 }.

## Why not: phrased as what would have to be true

versus-needs-an-attack-is-being-declared = Вы объявляете атаку
versus-needs-no-effect-waits = Цепочка пуста
versus-needs-can-be-exhausted = Персонаж готов
versus-needs-can-be-fought = Цель не оглушена
versus-needs-can-be-recruited = Это персонаж или снаряжение
versus-needs-could-attack-it-alone = Он мог бы атаковать эту цель один
versus-needs-has-a-payment-power = Есть оплачиваемая способность
versus-needs-has-somebody-to-attack = Есть кого атаковать
versus-needs-is-a-character-card = Это карта персонажа
versus-needs-is-a-location = Это локация: персонажи и снаряжение в ряду не переворачиваются
versus-needs-is-a-plot-twist = Это поворот сюжета
versus-needs-is-in-front-or-has-range = Он в переднем ряду или обладает дальностью
versus-needs-is-in-play-for-you = Карта в игре под вашим контролем
versus-needs-is-in-your-hand = Карта у вас в руке
versus-needs-is-in-your-hand-or-row = Карта у вас в руке или ряду ресурсов
versus-needs-is-not-in-it-yet = Он ещё не участвует в атаке
versus-needs-is-not-stunned = Он не оглушён
versus-needs-is-not-the-defender = Это не сам защищающийся
versus-needs-is-opposing-character = Это персонаж противника
versus-needs-is-ready = Он готов
versus-needs-is-unprotected-or-you-fly = Цель не защищена, или атакующий обладает полётом
versus-needs-is-your-character = Это ваш персонаж
versus-needs-it-is-your-attack-step = Идёт ваш этап атаки
versus-needs-it-is-your-formation-step = Идёт ваш этап построения
versus-needs-it-is-your-recruit-step = Идёт ваш этап найма
versus-needs-it-is-your-resource-step = Идёт ваш этап ресурсов
versus-needs-its-powers-are-not-forbidden = Способности этой карты в этот ход не запрещены
versus-needs-its-text-is-active = Текст карты действует: она лежит лицом вверх и не оглушена
versus-needs-lies-face-down = Карта лежит рубашкой вверх
versus-needs-lies-in-your-row = Карта в вашем ряду ресурсов
versus-needs-moves-are-left = В этом этапе построения остались перемещения
versus-needs-no-attack-is-in-progress = Нет незавершённой атаки
versus-needs-no-resource-was-placed = В этот ход ресурс ещё не помещён
versus-needs-nobody-guards-it = Никакая способность не запрещает эту атаку
versus-needs-nothing-is-on-the-chain = Цепочка пуста
versus-needs-the-chain-is-empty = Цепочка пуста
versus-needs-one-of-that-name-fights-for-you = Ваш персонаж с этим именем атакует или защищается
versus-needs-shares-a-team-with-all = Он в одной команде со всеми атакующими
versus-needs-shares-a-team-with-the-defender = Он в одной команде с защищающимся
versus-needs-somebody-can-carry-it = У вас в игре есть персонаж без снаряжения
versus-needs-stands-in-the-support-row = Он в ряду поддержки
versus-needs-stands-next-to-the-defender = Защищающийся стоит непосредственно перед ним или рядом
versus-needs-the-defender-can-be-reinforced = Защищающегося можно укрепить
versus-needs-the-row-reaches-its-threshold = Карт в вашем ряду не меньше { $needs } (сейчас { $has })
versus-needs-was-not-played-yet = Карта ещё не сыграна
versus-needs-you-have-the-points = Ресурсных единиц не меньше { $needs } (осталось { $has })
versus-needs-your-character-is-attacked = Вашего персонажа атакуют
versus-needs-cost = Стоимость можно оплатить: { $cost }
versus-needs-once = Эта способность в этот ход ещё не использована
versus-needs-reach = Это можно сейчас использовать
versus-needs-target = Цель есть: { $target }
versus-needs-only-combat = Идёт фаза сражения
versus-needs-only-own-attack-step = Идёт ваш этап атаки
versus-needs-only-while-attacking = Персонаж атакует

## The text of cards

versus-text-payment = { CAPITAL($costs) } → { CAPITAL($effects) }.
versus-text-triggered = { $event } { $effects }.
versus-text-play = { CAPITAL($effects) }.
versus-text-additional-cost = Дополнительная стоимость: { $costs }.
versus-text-continuous = { CAPITAL($effects) }.
versus-text-ongoing = Действующее: { CAPITAL($effects) }.
versus-text-unique = Уникальная карта.
versus-text-not-unique = Неуникальная карта.
versus-text-once = Используйте только один раз за ход.
versus-text-only-combat = Играйте только в фазу сражения.
versus-text-only-own-attack-step = Используйте только в свой этап атаки.
versus-text-only-while-attacking = Используйте, только пока этот персонаж атакует.
versus-text-event-enters = Когда эта карта входит в игру,
versus-text-event-stunned = Когда этот персонаж становится оглушённым,
versus-text-event-bearer-stunned = Когда снаряжённый персонаж становится оглушённым,
versus-text-event-attacks = Всякий раз, когда этот персонаж становится атакующим,
versus-text-event-defends = Всякий раз, когда этот персонаж становится защищающимся,
versus-text-event-breakthrough = Всякий раз, когда этот персонаж наносит игроку прорыв,
versus-text-event-big-breakthrough = Когда этот персонаж, атакуя персонажа, наносит прорыв 3 или больше,
versus-text-event-reinforces = Всякий раз, когда этот персонаж укрепляет защищающегося персонажа,
versus-text-event-flipped = Когда вы переворачиваете эту локацию,
versus-text-event-stuns = Всякий раз, когда персонаж противника становится оглушённым при завершении атаки с участием этого персонажа,
versus-text-event-recovery = В начале фазы восстановления
versus-text-event-recovery-stunned = В начале фазы восстановления, если этот персонаж оглушён,
versus-text-event-own-attack-step = В начале вашего этапа атаки
versus-text-event-own-recruit-step = В начале вашего этапа найма
versus-text-event-delayed = В начале фазы восстановления этого хода
versus-text-if-another-has-range = вы контролируете другого персонажа с дальностью
versus-text-if-attacks-alone = он атакует один
versus-text-cost-activate = активировать
versus-text-cost-endurance = заплатить { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости
versus-text-cost-exhaust-equipped = истощить снаряжённого персонажа
versus-text-cost-return-this = вернуть эту карту в руку владельца
versus-text-cost-ko-this = поместить эту карту в стопку КО
versus-text-cost-discard = сбросить { CASE($who, "acc") }
versus-text-cost-discards = сбросить { $n ->
    [2] две карты
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
versus-text-cost-exhaust = истощить { CASE($who, "acc") }
versus-text-cost-exhaust-many = истощить { $n ->
    [2] двух
   *[other] { $n }
 } готовых { CASE($who, "pl-gen") }
versus-text-it = он
    .acc = его
versus-text-this = этот персонаж
    .acc = этого персонажа
versus-text-all = { CASE($noun, "pl") }
    .gender = pl
versus-text-bearer = снаряжённый персонаж
versus-text-each = каждый { $noun }
versus-text-stun = оглушите { CASE($it, "acc") }
versus-text-recover = восстановите { CASE($it, "acc") }
versus-text-ready = { $it } становится готовым
versus-text-draw = возьмите { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
versus-text-gain = вы получаете { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости
versus-text-drain-self = вы теряете { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости
versus-text-drain-for = противник теряет 1 единицу выносливости за каждого { CASE($who, "acc") }
versus-text-exchange = поменяйте местами { CASE($it, "acc") }
versus-text-retreat-ready = переместите { CASE($it, "acc") } на свободное место своего ряда поддержки или оставьте его там; он становится готовым, если не оглушён
versus-text-return-to-hand = верните в руку { CASE($it, "acc") }
versus-text-lose-teams = { $it } до конца хода не принадлежит ни к одной команде
versus-text-lose-reinforcement = { $it } теряет укрепление и не может быть укреплён в этой атаке
versus-text-suppress = { $it } до конца хода теряет полёт и дальность, а его оплачиваемые способности нельзя использовать
versus-text-name-and-reveal = назовите две разные карты, затем покажите четыре верхние карты своей колоды. Если обе названные карты среди них, возьмите в руку все их показанные копии. Остальные положите под колоду
versus-text-peek-top = посмотрите верхнюю карту своей колоды; вы можете положить её под колоду
versus-text-take-control = { $it } переходит под ваш контроль, на правый край вашего ряда ресурсов. Игрок, который её контролировал, помещает верхнюю карту своей колоды рубашкой вверх в свой ряд. Затем ваш крайний левый ресурс, лежащий рубашкой вверх, попадает в стопку КО
versus-text-team-attackers-stay-exhausted = персонажи, участвовавшие в этот ход в командной атаке, не становятся готовыми в фазу восстановления этого хода
versus-text-team-up = ваши персонажи, принадлежащие к одной из выбранных команд, принадлежат к обеим
versus-text-choose-teams = выберите { $n ->
    [1] команду
    [2] две разные команды
    [few] { $n } разные команды
   *[many] { $n } разных команд
 }
versus-text-search = найдите в своей колоде { CASE($who, "acc") }, покажите её, возьмите в руку и перетасуйте колоду
versus-text-put-into-play = вы можете ввести в игру из своей стопки КО { CASE($who, "acc") }; она входит готовой на свободное место вашего ряда поддержки
versus-text-opponent-discards = тот игрок сбрасывает { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
versus-text-may-discard-to = вы можете сбросить { CASE($who, "acc") }. Если вы это сделали, { $then }. Не более одного раза за ход
versus-text-strengthen-reinforced = этот защищающийся персонаж получает +{ $n } DEF до конца атаки
versus-text-borrow-keywords = этот персонаж до конца хода получает полёт и дальность, которыми обладал тот персонаж, и +{ $n } DEF
versus-text-stun-adjacent = вы можете оглушить персонажа стоимостью { $n } или меньше рядом с этим защищающимся персонажем
versus-text-falls-back = если этот персонаж должен стать оглушённым в вашем переднем ряду, вы можете вместо этого заплатить { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости и переместить его на свободное место своего ряда поддержки
versus-text-stronger-power-up = усиления { CASE($who, "pl-gen") } дают +{ $n } АТК и +{ $n } DEF вместо обычных чисел
versus-text-cannot-be-targeted = { $who } не { GENDER($who) ->
    [pl] могут быть целями
   *[m] может быть целью
 } эффектов противника
    .gender = { GENDER($who) }
versus-text-guards-adjacent = пока этот персонаж в вашем переднем ряду, персонажи противника без полёта не могут атаковать { CASE($who, "pl-gen") } рядом с ним
versus-text-ground = в ваш этап атаки { $who } теряют полёт и дальность
versus-text-modify = { $it } получает { $stats }{ $flight ->
    [attack] {" "}и полёт
   *[other] {""}
 } { $until ->
    [turn] до конца хода
   *[attack] до конца атаки
 }{ $flight ->
    [turn] {" "}и полёт до конца хода
   *[other] {""}
 }
versus-text-modify-or = { $does }, а если { $better }, то { $instead }
versus-text-bonus = { $who } { GENDER($who) ->
    [pl] получают
   *[m] получает
 } { $stats }
    .gender = { GENDER($who) }
versus-text-stats = { $shows ->
    [atk] { $atk } АТК
    [def] { $defense } DEF
   *[both] { $atk } АТК и { $defense } DEF
 }
versus-text-grant = { $who } { GENDER($who) ->
    [pl] обладают
   *[m] обладает
 } { $keyword ->
    [flight] полётом
   *[range] дальностью
 }
    .gender = { GENDER($who) }
versus-text-cannot-be-stunned = { $who } не { GENDER($who) ->
    [pl] могут быть оглушены
   *[m] может быть оглушён
 }{ $by ->
    [plot-twist] {" "}эффектами поворотов сюжета
   *[any] {""}
 }
    .gender = { GENDER($who) }
versus-text-while-attacker = { $does }, пока { GENDER($does) ->
    [pl] атакуют
   *[m] атакует
 }
versus-text-while-defender = { $does }, пока { GENDER($does) ->
    [pl] защищаются
   *[m] защищается
 }
versus-text-while-reinforced = { $does }, пока { GENDER($does) ->
    [pl] укреплены
   *[m] укреплён
 }
versus-text-while-self-attacking = { $does }, пока { GENDER($does) ->
    [pl] атакуют
   *[m] атакует
 }
versus-text-while-attacking-chosen-team = { $does }, пока { GENDER($does) ->
    [pl] атакуют
   *[m] атакует
 } персонажа выбранной команды
versus-text-while-attacking-whom = { $does }, пока { GENDER($does) ->
    [pl] атакуют
   *[m] атакует
 } { CASE($whom, "acc") }
versus-text-while-team = { $does }, пока принадлежит к команде { $team }
versus-text-drain = противник теряет { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости{ $condition ->
    [richer] , если у него больше выносливости, чем у вас
    [no-ready-support] , если у него нет готовых персонажей в ряду поддержки
   *[no] {""}
 }
versus-text-exhaust = истощите { CASE($it, "acc") }
versus-text-exhaust-unless = { $does }, если контролирующий его игрок не заплатит { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости
versus-text-negate = отмените { CASE($it, "acc") }
versus-text-negate-unless = { $does }, если создавший его игрок не заплатит { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
 } выносливости
versus-text-ko = поместите в стопку КО { CASE($it, "acc") }
versus-text-ko-drains = { $does }; контролирующий его игрок теряет выносливость, равную его стоимости
versus-text-ko-replaceable = { $does }. Затем тот игрок может поместить верхнюю карту своей колоды рубашкой вверх в свой ряд ресурсов
versus-text-target = { GENDER($noun) ->
        [f] целевая
        [n] целевое
       *[m] целевой
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] целевую
        [n] целевое
        [mi] целевой
       *[m] целевого
    } { CASE($noun, "acc") }
    .pl = целевые { CASE($noun, "pl") }
    .pl-gen = целевых { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-targets = целевые { CASE($noun, "pl") } ({ $n })
    .gender = pl
    .acc = { $n ->
        [2] двух
       *[other] { $n }
    } целевых { CASE($noun, "pl-gen") }
versus-text-targets-up-to = до { $n ->
    [2] двух
   *[other] { $n }
 } целевых { CASE($noun, "pl-gen") }
    .gender = pl
    .acc = до { $n ->
        [2] двух
       *[other] { $n }
    } целевых { CASE($noun, "pl-gen") }
versus-text-from-pile = { $noun } из вашей стопки КО
    .acc = { CASE($noun, "acc") } из вашей стопки КО
    .pl = { CASE($noun, "pl") } из вашей стопки КО
    .pl-gen = { CASE($noun, "pl-gen") } из вашей стопки КО
    .gender = { GENDER($noun) }
versus-text-or-two = { $noun } (или до двух, если сброшена { $paid })
    .acc = { CASE($noun, "acc") } (или до двух, если сброшена { $paid })
    .pl = { CASE($noun, "pl") } (или до двух, если сброшена { $paid })
    .pl-gen = { CASE($noun, "pl-gen") } (или до двух, если сброшена { $paid })
    .gender = { GENDER($noun) }
versus-text-target-chain = целевой эффект { $kind ->
    [plot-twist] поворота сюжета
    [activated] активируемой способности
   *[trigger] условной способности
 }{ $opposing ->
    [yes] {" "}персонажа противника
   *[no] {""}
 } в цепочке
    .acc = целевой эффект { $kind ->
        [plot-twist] поворота сюжета
        [activated] активируемой способности
       *[trigger] условной способности
    }{ $opposing ->
        [yes] {" "}персонажа противника
       *[no] {""}
    } в цепочке
    .gender = mi
versus-text-noun-character = персонаж
    .acc = персонажа
    .pl = персонажи
    .pl-gen = персонажей
    .gender = m
versus-text-noun-attacker = атакующий персонаж
    .acc = атакующего персонажа
    .pl = атакующие персонажи
    .pl-gen = атакующих персонажей
    .gender = m
versus-text-noun-defender = защищающийся персонаж
    .acc = защищающегося персонажа
    .pl = защищающиеся персонажи
    .pl-gen = защищающихся персонажей
    .gender = m
versus-text-noun-fighting = атакующий или защищающийся персонаж
    .acc = атакующего или защищающегося персонажа
    .pl = атакующие или защищающиеся персонажи
    .pl-gen = атакующих или защищающихся персонажей
    .gender = m
versus-text-noun-equipment = снаряжение
    .acc = снаряжение
    .gender = n
versus-text-noun-location = локация
    .acc = локацию
    .pl = локации
    .pl-gen = локаций
    .gender = f
versus-text-noun-resource = открытый ресурс
    .acc = открытый ресурс
    .pl = открытые ресурсы
    .pl-gen = открытых ресурсов
    .gender = mi
versus-text-noun-any = карта
    .acc = карту
    .pl = карты
    .pl-gen = карт
    .gender = f
versus-text-noun-character-card = карта персонажа
    .acc = карту персонажа
    .pl = карты персонажей
    .pl-gen = карт персонажей
    .gender = f
versus-text-noun-equipment-card = карта снаряжения
    .acc = карту снаряжения
    .pl = карты снаряжения
    .pl-gen = карт снаряжения
    .gender = f
versus-text-noun-plot-twist-card = карта поворота сюжета
    .acc = карту поворота сюжета
    .pl = карты поворотов сюжета
    .pl-gen = карт поворотов сюжета
    .gender = f
versus-text-attacking-with-this = другие участники командной атаки этого персонажа
    .gender = pl
versus-text-that-attacking-this = { CASE($noun, "pl") }, атакующие этого персонажа,
    .gender = pl
versus-text-that-idle = { GENDER($noun) ->
        [f] не участвующая
        [n] не участвующее
       *[m] не участвующий
    } в атаке { $noun }
    .acc = { GENDER($noun) ->
        [f] не участвующую
        [n] не участвующее
        [mi] не участвующий
       *[m] не участвующего
    } в атаке { CASE($noun, "acc") }
    .pl = не участвующие в атаке { CASE($noun, "pl") }
    .pl-gen = не участвующих в атаке { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-that-not-attacking = { GENDER($noun) ->
        [f] неатакующая
        [n] неатакующее
       *[m] неатакующий
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] неатакующую
        [n] неатакующее
        [mi] неатакующий
       *[m] неатакующего
    } { CASE($noun, "acc") }
    .pl = неатакующие { CASE($noun, "pl") }
    .pl-gen = неатакующих { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-team-sentinel = Стражей
versus-text-team-x-men = Людей Икс
versus-text-team-brotherhood = Братства
versus-text-team-doom = Дума
versus-text-of-team = { $noun } { $team }
    .acc = { CASE($noun, "acc") } { $team }
    .pl = { CASE($noun, "pl") } { $team }
    .pl-gen = { CASE($noun, "pl-gen") } { $team }
    .gender = { GENDER($noun) }
versus-text-army = { $noun } Армии
    .acc = { CASE($noun, "acc") } Армии
    .pl = { CASE($noun, "pl") } Армии
    .pl-gen = { CASE($noun, "pl-gen") } Армии
    .gender = { GENDER($noun) }
versus-text-army-team = { $noun } Армии { $team }
    .acc = { CASE($noun, "acc") } Армии { $team }
    .pl = { CASE($noun, "pl") } Армии { $team }
    .pl-gen = { CASE($noun, "pl-gen") } Армии { $team }
    .gender = { GENDER($noun) }
versus-text-adj-stunned = { GENDER($noun) ->
        [f] оглушённая
        [n] оглушённое
       *[m] оглушённый
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] оглушённую
        [n] оглушённое
        [mi] оглушённый
       *[m] оглушённого
    } { CASE($noun, "acc") }
    .pl = оглушённые { CASE($noun, "pl") }
    .pl-gen = оглушённых { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-not-stunned = { GENDER($noun) ->
        [f] неоглушённая
        [n] неоглушённое
       *[m] неоглушённый
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] неоглушённую
        [n] неоглушённое
        [mi] неоглушённый
       *[m] неоглушённого
    } { CASE($noun, "acc") }
    .pl = неоглушённые { CASE($noun, "pl") }
    .pl-gen = неоглушённых { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-exhausted = { GENDER($noun) ->
        [f] истощённая
        [n] истощённое
       *[m] истощённый
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] истощённую
        [n] истощённое
        [mi] истощённый
       *[m] истощённого
    } { CASE($noun, "acc") }
    .pl = истощённые { CASE($noun, "pl") }
    .pl-gen = истощённых { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-ready = { GENDER($noun) ->
        [f] готовая
        [n] готовое
       *[m] готовый
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] готовую
        [n] готовое
        [mi] готовый
       *[m] готового
    } { CASE($noun, "acc") }
    .pl = готовые { CASE($noun, "pl") }
    .pl-gen = готовых { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-other = { GENDER($noun) ->
        [f] другая
        [n] другое
       *[m] другой
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] другую
        [n] другое
        [mi] другой
       *[m] другого
    } { CASE($noun, "acc") }
    .pl = другие { CASE($noun, "pl") }
    .pl-gen = других { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-of-own = { $noun } под вашим контролем
    .acc = { CASE($noun, "acc") } под вашим контролем
    .pl = { CASE($noun, "pl") } под вашим контролем
    .pl-gen = { CASE($noun, "pl-gen") } под вашим контролем
    .gender = { GENDER($noun) }
versus-text-of-opposing = { $noun } противника
    .acc = { CASE($noun, "acc") } противника
    .pl = { CASE($noun, "pl") } противника
    .pl-gen = { CASE($noun, "pl-gen") } противника
    .gender = { GENDER($noun) }
versus-text-of-cost-most = { $noun } стоимостью { $n } или меньше
    .acc = { CASE($noun, "acc") } стоимостью { $n } или меньше
    .pl = { CASE($noun, "pl") } стоимостью { $n } или меньше
    .pl-gen = { CASE($noun, "pl-gen") } стоимостью { $n } или меньше
    .gender = { GENDER($noun) }
versus-text-of-cost-least = { $noun } стоимостью { $n } или больше
    .acc = { CASE($noun, "acc") } стоимостью { $n } или больше
    .pl = { CASE($noun, "pl") } стоимостью { $n } или больше
    .pl-gen = { CASE($noun, "pl-gen") } стоимостью { $n } или больше
    .gender = { GENDER($noun) }
versus-text-named = { $noun } с именем «{ $title }»
    .acc = { CASE($noun, "acc") } с именем «{ $title }»
    .pl = { CASE($noun, "pl") } с именем «{ $title }»
    .pl-gen = { CASE($noun, "pl-gen") } с именем «{ $title }»
    .gender = { GENDER($noun) }
versus-text-with-flight = { $noun } с полётом
    .acc = { CASE($noun, "acc") } с полётом
    .pl = { CASE($noun, "pl") } с полётом
    .pl-gen = { CASE($noun, "pl-gen") } с полётом
    .gender = { GENDER($noun) }
versus-text-with-range = { $noun } с дальностью
    .acc = { CASE($noun, "acc") } с дальностью
    .pl = { CASE($noun, "pl") } с дальностью
    .pl-gen = { CASE($noun, "pl-gen") } с дальностью
    .gender = { GENDER($noun) }
versus-text-with-grounded = { $noun } без полёта и дальности
    .acc = { CASE($noun, "acc") } без полёта и дальности
    .pl = { CASE($noun, "pl") } без полёта и дальности
    .pl-gen = { CASE($noun, "pl-gen") } без полёта и дальности
    .gender = { GENDER($noun) }
versus-text-with-overload = { $noun }, чья АТК по меньшей мере вдвое больше напечатанной
    .acc = { CASE($noun, "acc") }, чья АТК по меньшей мере вдвое больше напечатанной
    .pl = { CASE($noun, "pl") }, чья АТК по меньшей мере вдвое больше напечатанной
    .pl-gen = { CASE($noun, "pl-gen") }, чья АТК по меньшей мере вдвое больше напечатанной
    .gender = { GENDER($noun) }
versus-titled-dr-doom = Доктор Дум
versus-titled-wild-sentinel = Дикий Страж

## Names of cards

versus-card-VS-001 = Дикий Страж
versus-card-VS-002 = Боливар Траск
versus-version-VS-002 = создатель программы Стражей
versus-card-VS-003 = Страж Марк I
versus-card-VS-004 = Страж-следопыт
versus-card-VS-005 = Страж Марк II
versus-card-VS-006 = Страж-заслон
versus-card-VS-007 = Страж Марк IV
versus-card-VS-008 = Осадный Страж
versus-card-VS-009 = Нимрод
versus-version-VS-009 = приспособившийся охотник
versus-card-VS-010 = Страж-носитель
versus-card-VS-011 = Бастион
versus-version-VS-011 = командующий
versus-card-VS-012 = Мастер Молд
versus-version-VS-012 = опытный корпус
versus-card-VS-013 = Мастер Молд
versus-version-VS-013 = ядро завода
versus-card-VS-014 = Страж Омега
versus-card-VS-015 = Протокол восстановления
versus-card-VS-016 = Сосредоточенный залп
versus-card-VS-017 = Щитовая матрица
versus-card-VS-018 = Приказ о регистрации
versus-card-VS-019 = Орбитальный завод
versus-card-VS-020 = Тайный сборочный цех
versus-card-VS-021 = Плазменная пушка
versus-card-VS-022 = Решётка подавления
versus-card-VS-023 = Лонгшот
versus-version-VS-023 = повстанец
versus-card-VS-024 = Мойра МакТаггерт
versus-version-VS-024 = врач
versus-card-VS-025 = Бишоп
versus-version-VS-025 = заряженный ветеран
versus-card-VS-026 = Ночной Змей
versus-version-VS-026 = шаг сквозь тень
versus-card-VS-027 = Кузнец
versus-version-VS-027 = хозяин мастерской
versus-card-VS-028 = Псайлок
versus-version-VS-028 = клинок разума
versus-card-VS-029 = Росомаха
versus-version-VS-029 = инстинкт оружия
versus-card-VS-030 = Полярис
versus-version-VS-030 = Лорна Дейн
versus-card-VS-031 = Гроза
versus-version-VS-031 = повелительница неба
versus-card-VS-032 = Хавок
versus-version-VS-032 = проводник плазмы
versus-card-VS-033 = Циклоп
versus-version-VS-033 = полевой командир
versus-card-VS-034 = Росомаха
versus-version-VS-034 = лучший в своём деле
versus-card-VS-035 = Архангел
versus-version-VS-035 = крылья-лезвия
versus-card-VS-036 = Шельма
versus-version-VS-036 = взятая взаймы сила
versus-card-VS-037 = Гроза
versus-version-VS-037 = корона бури
versus-card-VS-038 = Колосс
versus-version-VS-038 = живая сталь
versus-card-VS-039 = Профессор Икс
versus-version-VS-039 = направляющий разум
versus-card-VS-040 = Бросок навылет
versus-card-VS-041 = Встать плечом к плечу
versus-card-VS-042 = Опасная тренировка
versus-card-VS-043 = Кампус на холме
versus-card-VS-044 = Чёрный дрозд
versus-card-VS-045 = Лорелея
versus-version-VS-045 = мутант Дикой Земли
versus-card-VS-046 = Жаба
versus-version-VS-046 = болотный прыгун
versus-card-VS-047 = Ртуть
versus-version-VS-047 = размытый след
versus-card-VS-048 = Пиро
versus-version-VS-048 = ваятель огня
versus-card-VS-049 = Саблезубый
versus-version-VS-049 = дикий зверь
versus-card-VS-050 = Мистик
versus-version-VS-050 = чужое лицо
versus-card-VS-051 = Пузырь
versus-version-VS-051 = недвижимая масса
versus-card-VS-052 = Мистик
versus-version-VS-052 = агент тени
versus-card-VS-053 = Магнето
versus-version-VS-053 = железная воля
versus-card-VS-054 = Ртуть
versus-version-VS-054 = неумолимый
versus-card-VS-055 = Саблезубый
versus-version-VS-055 = Виктор Крид
versus-card-VS-056 = Спираль
versus-version-VS-056 = Сила свободы
versus-card-VS-057 = Магнето
versus-version-VS-057 = король магнитов
versus-card-VS-058 = Пузырь
versus-version-VS-058 = оползень
versus-card-VS-059 = Магнето
versus-version-VS-059 = владыка астероида
versus-card-VS-060 = Война с человечеством
versus-card-VS-061 = Превосходство мутантов
versus-card-VS-062 = Внезапная засада
versus-card-VS-063 = Ударить и исчезнуть
versus-card-VS-064 = Затерянный город
versus-card-VS-065 = Космическая станция Авалон
versus-card-VS-066 = Магнитный шлем
versus-card-VS-067 = Борис
versus-version-VS-067 = личный слуга доктора Дума
versus-card-VS-068 = Замковый прислужник
versus-card-VS-069 = Кукольник
versus-version-VS-069 = Филип Мастерс
versus-card-VS-070 = Робот-пограничник
versus-card-VS-071 = Осадный робот
versus-card-VS-072 = Даркот
versus-version-VS-072 = связанный мститель
versus-card-VS-073 = Доктор Дум
versus-version-VS-073 = тиран в броне
versus-card-VS-074 = Робот-двойник
versus-card-VS-075 = Подводник
versus-version-VS-075 = принц прилива
versus-card-VS-076 = Робот-исполин
versus-card-VS-077 = Даркот
versus-version-VS-077 = сорвавшийся с цепи
versus-card-VS-078 = Доктор Дум
versus-version-VS-078 = чародей-регент
versus-card-VS-079 = Робот-палач
versus-card-VS-080 = Подводник
versus-version-VS-080 = невольный союзник
versus-card-VS-081 = Доктор Дум
versus-version-VS-081 = император мира
versus-card-VS-082 = Придворный гипнотизёр
versus-version-VS-082 = тихий советник
versus-card-VS-083 = Маска многих
versus-card-VS-084 = Проклятие застоя
versus-card-VS-085 = Железный указ
versus-card-VS-086 = Тронный зал замка
versus-card-VS-087 = Приграничная деревня
versus-card-VS-088 = Перчатка власти
versus-card-VS-089 = Уличный осведомитель
versus-version-VS-089 = слышит всё
versus-card-VS-090 = Странник в маске
versus-version-VS-090 = ничей союзник
versus-card-VS-091 = Отряд наёмников
versus-card-VS-092 = Жестокое избиение
versus-card-VS-093 = Перегрузка
versus-card-VS-094 = Дружественный огонь
versus-card-VS-095 = Шаг в сторону
versus-card-VS-096 = Удар с разворота
versus-card-VS-097 = Добить поверженного
versus-card-VS-098 = Контрплан
versus-card-VS-099 = Открытый фланг
versus-card-VS-100 = Захват территории
versus-card-VS-101 = Пустить на слом
versus-card-VS-102 = Второе усилие
versus-card-VS-103 = Метрополис
versus-card-VS-104 = Тихий перекрёсток
versus-card-VS-105 = Боевой фургон
versus-card-VS-106 = Полевой набор

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

versus-feature-endurance = выносливость
    .better = больше выносливости
versus-feature-hand = карты в руке
    .better = больше карт в руке
versus-feature-resources = ресурсы в ряду
    .better = больше ресурсов
versus-feature-equipment = снаряжение
    .better = лучшее снаряжение
versus-feature-characters = персонажи в игре
    .better = более сильная команда в игре
versus-feature-danger = персонажи под ударом
    .better = более безопасный строй
versus-feature-ready = готовые нападающие
    .better = больше готовых нападающих
versus-feature-support = помощники в ряду поддержки
    .better = больше помощников в ряду поддержки
versus-feature-stunned = оглушённые, кто может прийти в себя
    .better = больше тех, кто может прийти в себя
versus-feature-attack = идущая атака
    .better = лучший исход атаки
versus-feature-plans = польза карт в следующие ходы
    .better = лучшие планы на следующие ходы
