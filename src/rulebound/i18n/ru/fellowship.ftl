### «Властелин колец». Названия карт остаются такими, какие они на картах.

fellowship-title = «Властелин колец»: карточная игра
fellowship-line = От одного до четырёх игроков вместе проходят приключение: завершите последний этап, прежде чем вас остановят угроза или враги.
fellowship-result-won = Игроки победили. Счёт: { $n }.
fellowship-result-lost = Игроки проиграли.
fellowship-back-player = карта игрока
    .acc = карту игрока
    .gen = карты игрока
    .dat = карте игрока
    .pl-gen = карт игрока
    .gender = f
fellowship-back-encounter = карта встречи
    .acc = карту встречи
    .gen = карты встречи
    .dat = карте встречи
    .pl-gen = карт встреч
    .gender = f
fellowship-back-quest = карта приключения
    .acc = карту приключения
    .gen = карты приключения
    .dat = карте приключения
    .pl-gen = карт приключений
    .gender = f
fellowship-facedown-orc-guard = орк-стражник
    .acc = орка-стражника
    .gen = орка-стражника
    .dat = орку-стражнику
    .pl-gen = орков-стражников
    .gender = m

## Before the game

fellowship-option-scenario = Сценарий
fellowship-option-scenario-mirkwood = Путь через Лихолесье
fellowship-option-scenario-anduin = Путешествие по Андуину
fellowship-option-scenario-dol-guldur = Побег из Дол-Гулдура
fellowship-option-decks = Колоды
fellowship-option-decks-leadership = Лидерство (стартовая колода)
fellowship-option-decks-tactics = Тактика (стартовая колода)
fellowship-option-decks-spirit = Дух (стартовая колода)
fellowship-option-decks-lore = Знание (стартовая колода)
fellowship-option-decks-leadership-and-spirit = Лидерство и дух
fellowship-option-decks-lore-and-tactics = Знание и тактика
fellowship-option-mode = Режим
fellowship-option-mode-normal = обычный
fellowship-option-mode-easy = лёгкий
fellowship-refused-players = Игроков не может быть { $n }: играют от 1 до { $most }.
fellowship-refused-scenario = Сценария { $scenario } нет. Выберите из таких: { $scenarios }.
fellowship-refused-same-hero = { $hero } может быть только в одной колоде: у двух игроков не может быть одного и того же героя.
fellowship-refused-ally-like-hero = { $ally } не может быть в колоде: у другого игрока есть герой с таким же именем.
fellowship-refused-deck-name = Колоды { $deck } нет. Выберите из таких: { $decks }.
fellowship-refused-deck = Этой колодой нельзя играть: { $problem }
fellowship-deck-hero = героя { $code } нет.
fellowship-deck-heroes = в ней { $n ->
        [one] { $n } герой
        [few] { $n } героя
       *[many] { $n } героев
     }, а должно быть от 1 до { $most }.
fellowship-deck-same-hero = в ней дважды один и тот же герой.
fellowship-deck-unknown = карты игрока { $code } нет.
fellowship-deck-size = в ней { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
     }, а нужно не меньше { $least }.
fellowship-deck-copies = разрешено не больше { $n ->
        [one] { $n } копии
        [few] { $n } копий
       *[many] { $n } копий
     } карты { $card }.

## Что значит выбор перед игрой, для тех, кто так ещё не играл

fellowship-about-decks-leadership = Ресурсы и сильные союзники: умеет всё. Колода для первой игры.
fellowship-about-decks-tactics = Оружие и воины: никто не сражается лучше, никто хуже не проходит приключений. Скорее для двоих, чем для одного.
fellowship-about-decks-spirit = Много силы воли, мало угрозы и ответы на коварства; слаба в бою.
fellowship-about-decks-lore = Берёт карты, лечит и знает, что будет дальше; медленная.
fellowship-about-decks-leadership-and-spirit = Герои двух сфер: сильна в приключении, а союзники сражаются.
fellowship-about-decks-lore-and-tactics = Герои двух сфер: сражается, лечит и берёт карты.
fellowship-about-scenario-mirkwood = Пауки и лес, в котором легко заблудиться. Сложность 1 на карте: сценарий для первой игры.
fellowship-about-scenario-anduin = Тролль в самом начале, а потом вниз по реке под всё большей угрозой. Сложность 4.
fellowship-about-scenario-dol-guldur = Один герой — в плену в башне Некроманта. Сложность 7: лучше втроём или вчетвером.
fellowship-about-mode-normal = Сценарий такой, как напечатано.
fellowship-about-mode-easy = Каждый герой начинает с одним лишним ресурсом, а самые трудные карты убраны.

## Steps

fellowship-step-set-up = Подготовка
fellowship-step-opening-hands = Начальные руки
fellowship-step-follow-scenario = Сценарий
fellowship-step-begin-round = Раунд начинается
fellowship-step-collect-resources = Фаза ресурсов: ресурсы
fellowship-step-draw-cards = Фаза ресурсов: карты
fellowship-step-resource-actions = Фаза ресурсов: действия
fellowship-step-end-resource-phase = Фаза ресурсов завершается
fellowship-step-begin-planning = Фаза планирования начинается
fellowship-step-plan = Фаза планирования
fellowship-step-end-planning = Фаза планирования завершается
fellowship-step-begin-quest = Фаза приключений начинается
fellowship-step-quest-actions = Фаза приключений: действия до отправки персонажей
fellowship-step-commit = Фаза приключений: отправка персонажей
fellowship-step-commit-actions = Фаза приключений: действия до испытания
fellowship-step-begin-staging = Фаза приключений: испытание начинается
fellowship-step-stage = Фаза приключений: испытание
fellowship-step-staging-actions = Фаза приключений: действия после испытания
fellowship-step-resolve-quest = Фаза приключений: развязка
fellowship-step-resolution-actions = Фаза приключений: действия после развязки
fellowship-step-end-quest = Фаза приключений завершается
fellowship-step-begin-travel = Фаза путешествия начинается
fellowship-step-travel = Фаза путешествия
fellowship-step-travel-actions = Фаза путешествия: действия
fellowship-step-end-travel = Фаза путешествия завершается
fellowship-step-begin-encounter = Фаза встреч начинается
fellowship-step-engage = Фаза встреч: вступление в бой по желанию
fellowship-step-engage-actions = Фаза встреч: действия после вступления в бой
fellowship-step-check-engagement = Фаза встреч: проверки агрессивности
fellowship-step-check-actions = Фаза встреч: действия после проверок
fellowship-step-end-encounter = Фаза встреч завершается
fellowship-step-begin-combat = Фаза боя начинается
fellowship-step-deal-shadow-cards = Фаза боя: карты тени
fellowship-step-shadow-actions = Фаза боя: действия
fellowship-step-begin-enemy-attacks = Фаза боя: начинаются атаки врагов
fellowship-step-enemy-attack = Фаза боя: атаки врагов
fellowship-step-begin-player-attacks = Фаза боя: начинаются атаки игроков
fellowship-step-player-attack = Фаза боя: атаки игроков
fellowship-step-end-combat = Фаза боя завершается
fellowship-step-ready-cards = Фаза отдыха: подготовка карт
fellowship-step-raise-threat = Фаза отдыха: угроза
fellowship-step-pass-first-player = Фаза отдыха: жетон первого игрока
fellowship-step-refresh-actions = Фаза отдыха: действия
fellowship-step-end-refresh = Фаза отдыха завершается
fellowship-step-end-round = Раунд завершается
fellowship-step-end = Игра окончена

## The table

fellowship-area-scenario = Приключение
fellowship-area-score = Счёт
fellowship-zone-encounter-deck = Колода встреч
fellowship-zone-encounter-discard = Сброс встреч
fellowship-zone-quest = Текущее приключение
fellowship-zone-quest-deck = Колода приключений
fellowship-zone-active-location = Активная локация
fellowship-zone-staging = Зона испытаний
fellowship-zone-revealing = Открытая карта
fellowship-zone-beside = Отложенные карты
fellowship-zone-victory = Победная стопка
fellowship-zone-removed = Удалено из игры
fellowship-zone-engaged = Враги в бою
fellowship-zone-heroes = Герои
fellowship-zone-allies = Союзники
fellowship-zone-on-deck = На колоде
fellowship-zone-hand = Рука
fellowship-zone-deck = Колода
fellowship-zone-discard = Сброс
fellowship-counter-round = Раунд
fellowship-counter-staging-threat = Угроза в зоне испытаний
fellowship-counter-willpower = Отправленная сила воли
fellowship-counter-to-reveal = Ещё будет открыто карт
fellowship-counter-attack = Атака
fellowship-counter-defense = Защита
fellowship-counter-threat = Угроза
fellowship-counter-damage = Урон
fellowship-counter-resources = Ресурсы
fellowship-counter-progress = Прогресс
fellowship-counter-score-fallen = Цена угрозы погибших героев
fellowship-counter-score-result = Результат
fellowship-counter-score-sum = Сумма
fellowship-counter-score-rounds = По 10 за каждый раунд
fellowship-counter-score-victory = Победные очки
fellowship-counter-score-total = Итого
fellowship-mark-first-player = первый игрок
fellowship-mark-active = активный игрок
fellowship-mark-passing = пасует до конца фазы
fellowship-mark-out = игрок выбыл
fellowship-mark-exhausted = карта истощена
fellowship-mark-committed = в приключении
fellowship-mark-captive = в плену
fellowship-mark-shadow = карта тени
fellowship-mark-picked = выбрано
fellowship-mark-attacker = атакует
fellowship-mark-defender = защищается
fellowship-mark-face-down = лицом вниз
fellowship-mark-commits-later = отправляет персонажей позже
fellowship-mark-landed = урон нанесён
fellowship-mark-facedown-orc-guard = орк-стражник
fellowship-mark-phase-resource = фаза ресурсов
fellowship-mark-phase-planning = фаза планирования
fellowship-mark-phase-quest = фаза приключений
fellowship-mark-phase-travel = фаза путешествия
fellowship-mark-phase-encounter = фаза встреч
fellowship-mark-phase-combat = фаза боя
fellowship-mark-phase-refresh = фаза отдыха
fellowship-phase-resource = фаза ресурсов
    .gen = фазы ресурсов
fellowship-phase-planning = фаза планирования
    .gen = фазы планирования
fellowship-phase-quest = фаза приключений
    .gen = фазы приключений
fellowship-phase-travel = фаза путешествия
    .gen = фазы путешествия
fellowship-phase-encounter = фаза встреч
    .gen = фазы встреч
fellowship-phase-combat = фаза боя
    .gen = фазы боя
fellowship-phase-refresh = фаза отдыха
    .gen = фазы отдыха
fellowship-phase-any = любая фаза
fellowship-deck-factions = Сфера
fellowship-figure-threat-raised = набрано угрозы
fellowship-figure-progress = прогресса
fellowship-figure-explored = исследовано локаций
fellowship-figure-destroyed = уничтожено
fellowship-kind-hero = Герой
fellowship-kind-ally = Союзник
fellowship-kind-attachment = Снаряжение
fellowship-kind-event = Событие
fellowship-kind-enemy = Враг
fellowship-kind-location = Локация
fellowship-kind-treachery = Коварство
fellowship-kind-objective = Цель
fellowship-kind-objective-ally = Цель-союзник
fellowship-kind-quest = Приключение
fellowship-kind-campaign = Кампания
fellowship-sphere-leadership = Лидерство
fellowship-sphere-lore = Знание
fellowship-sphere-spirit = Дух
fellowship-sphere-tactics = Тактика
fellowship-sphere-neutral = Нейтральная
fellowship-sphere-none = без сферы
fellowship-faction-leadership = Лидерство
fellowship-faction-lore = Знание
fellowship-faction-spirit = Дух
fellowship-faction-tactics = Тактика
fellowship-faction-neutral = Нейтральная
fellowship-faction-encounter = Встреча
fellowship-icon-leadership = Лидерство
fellowship-icon-lore = Знание
fellowship-icon-spirit = Дух
fellowship-icon-tactics = Тактика
fellowship-icon-shadow = эффект тени
fellowship-icon-gold-ring = золотое кольцо
fellowship-stat-cost = Стоимость
fellowship-stat-threat-cost = Цена угрозы
fellowship-stat-engagement = Агрессивность
fellowship-stat-stage = Этап
fellowship-stat-threat = Угроза
fellowship-stat-willpower = Сила воли
fellowship-stat-attack = Сила атаки
fellowship-stat-defense = Сила защиты
fellowship-stat-hit-points = Здоровье
fellowship-stat-quest-points = Очки приключения
fellowship-stat-victory = Победа
fellowship-set-leadership = Лидерство
fellowship-set-lore = Знание
fellowship-set-spirit = Дух
fellowship-set-tactics = Тактика
fellowship-set-neutral = Нейтральные карты
fellowship-set-spiders-of-mirkwood = Пауки Лихолесья
fellowship-set-dol-guldur-orcs = Орки Дол-Гулдура
fellowship-set-passage-through-mirkwood = Путь через Лихолесье
fellowship-set-wilderlands = Дикий Край
fellowship-set-saurons-reach = Длань Саурона
fellowship-set-journey-along-the-anduin = Путешествие по Андуину
fellowship-set-escape-from-dol-guldur = Побег из Дол-Гулдура
fellowship-scenario-mirkwood = Путь через Лихолесье
fellowship-scenario-anduin = Путешествие по Андуину
fellowship-scenario-dol-guldur = Побег из Дол-Гулдура

## What the browser table adds

fellowship-moment-resource = Ресурсы
fellowship-moment-planning = Планирование
fellowship-moment-quest = Приключения
fellowship-moment-travel = Путешествие
fellowship-moment-encounter = Встречи
fellowship-moment-combat = Бой
fellowship-moment-refresh = Отдых
fellowship-table-tally = Что чему противостоит
fellowship-table-willpower = сила воли
fellowship-table-threat = угроза
fellowship-table-attack = атака
fellowship-table-defense = защита
fellowship-table-engaged = В бою
fellowship-table-so-far = пока { SIGNED($n) }
fellowship-table-damage = Урон: { $n }
fellowship-table-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
fellowship-table-else = эффекты
fellowship-table-later = позже
fellowship-table-shadow = тень
fellowship-table-then-progress = Далее: прогресс { $n } на карту { $card }.
fellowship-table-then-both = Далее: прогресс { $n } на карту { $card } и { $rest } на приключение.
fellowship-table-then-raise = Далее: угроза каждого игрока вырастет на { $n }.
fellowship-table-then-nothing = Далее: ничего не произойдёт.
fellowship-table-to-come = { $n ->
    [one] Будет открыта ещё { $n } карта.
    [few] Будут открыты ещё { $n } карты.
   *[other] Будет открыто ещё { $n } карт.
 }
fellowship-table-then-keeps = Далее: { $card }, здоровье { $n } из { $most }.
fellowship-table-then-destroyed = Далее: { $card } погибает.
fellowship-table-then-undefended = Пока никто не защищается: весь урон получит герой.
fellowship-table-engages = { $card }: { $n }
fellowship-table-parts = Показать слагаемые
fellowship-table-open = { $name }: просмотреть
fellowship-table-score = Таблица счёта
fellowship-table-player = Игрок

## Asking

fellowship-ask-planning = Планирование: разыграйте союзников и снаряжение или выполните действие. Ресурсов у ваших героев: { $n }.
fellowship-ask-action = { $what ->
    [enemy] { PERSON($on) ->
        [you] { $by } атакует вас с силой { $n }.
       *[other] { $by } атакует с силой { $n }. Цель: { $on }.
     } Выполнить действие?
    [players] Ваша атака, сила { $n }. Цель: { $on }, защита { $defense }, здоровье { $left }. Выполнить действие?
    [quest] Приключение: сила воли { $willpower } против угрозы { $threat }. Выполнить действие?
   *[phase] Выполнить действие?
 }
fellowship-ask-commit = Кто отправляется в приключение? Пока сила воли { $willpower } против угрозы { $threat }.
fellowship-ask-travel = Куда отправляются игроки?
fellowship-ask-engage = Вступить в бой с врагом? Те, чья агрессивность не выше вашей угрозы ({ $threat }), придут сами.
fellowship-ask-check = Ваша угроза { $threat }: какой из этих врагов вступает с вами в бой?
fellowship-ask-deal = Какому из ваших врагов первому раздать карту тени?
fellowship-ask-enemy = Какой враг атакует вас следующим?
fellowship-ask-defend = { $you ->
    [0] { $by } атакует с силой { $n } и откроет карту тени. Цель: { $on }. Защитите?
   *[other] { $by } атакует вас с силой { $n } и откроет карту тени. Кто защищается?
 }
fellowship-ask-attack-damage = { $by }: кто получит урон ({ $n })?
fellowship-ask-attack = { $told ->
    [0] Какого врага вы атакуете?
   *[other] { $by }: какого врага атаковать?
 }
fellowship-ask-attackers = Кто атакует? Цель: { $on }. Сила атаки пока { $n }, защита { $defense }, здоровье { $left }.
fellowship-ask-pay = Оплатите { $cost }, карта { $card }: осталось { $left }.
fellowship-ask-x = { $card }: выберите X. Ресурсов для этого: { $n }.
fellowship-ask-pay-to-ready = Потратить { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     }, чтобы подготовить героя? { $card }.
fellowship-ask-order = Несколько эффектов сразу: какой применить первым?
fellowship-ask-answer = На что именно вы реагируете?
fellowship-ask-first = Кто будет первым игроком?
fellowship-ask-mulligan = Оставить эту руку? Её можно один раз заменить всю.
fellowship-ask-discard-cost = { $by }: { $deeds }. Какую карту?
fellowship-ask-discard-first = Сбрасывается несколько ваших карт: какая идёт в сброс первой?
fellowship-ask-discard = { $by }: { $deeds }. Какую карту?
fellowship-ask-restricted = { $card }: слишком много снаряжения с ограничением, сбросьте одно.
fellowship-ask-attach = { $card }: к чему прикрепить эту карту?
fellowship-ask-choose = { $told ->
    [0] { $by }: выберите.
   *[other] { $by }: { $deeds }. Что выбрать?
 }
fellowship-ask-choose-one = { $by }: выберите одно.
fellowship-ask-find = { $by }: { $deeds }. Какую карту?
fellowship-ask-take = { $by }: { $deeds }. Какую карту взять?
fellowship-ask-put-back = { $card }: какую карту положить обратно? Последняя окажется сверху.
fellowship-ask-sink = { $by }: сверху колоды встреч лежит { $card }. Положить эту карту под низ?
fellowship-ask-may = { $by }: { $deeds }?
fellowship-ask-damage = { $by }: { $deeds }. Кому?
fellowship-ask-heal = { $by }: { $deeds }. Кого?
fellowship-ask-ready = { $by }: { $deeds }. Какую карту?
fellowship-ask-exhaust = { $by }: { $deeds }. Какую карту?
fellowship-ask-progress = { $by }: { $deeds }. Куда?
fellowship-ask-return = { $by }: { $deeds }. Какую карту?
fellowship-ask-cancel-reveal = Открыта карта { $on }. Отменить её эффекты?
fellowship-ask-cancel-shadow = { $by }: карта тени { $on }. Отменить её эффект?
fellowship-ask-response-commit = { $on } отправляется в приключение. Реакция?
fellowship-ask-response-quested = Приключение разрешено. Реакция?
fellowship-ask-response-progress = Прогресс { $n }, где: { $on }. Реакция?
fellowship-ask-response-stage = Этап пройден: { $on }. Реакция?
fellowship-ask-response-travel = Игроки прибыли: { $on }. Реакция?
fellowship-ask-response-engage = { $on } вступает в бой с игроком. Реакция?
fellowship-ask-response-shadow-dealt = { $on } получает карту тени. Реакция?
fellowship-ask-response-shadow = Эффект тени карты { $on } применён. Реакция?
fellowship-ask-response-enemy-attack = { $by } завершает атаку. Реакция?
fellowship-ask-response-defend = { $on } защищается. Нападает { $by }. Реакция?
fellowship-ask-response-attack = Атака завершена. Цель: { $on }. Реакция?
fellowship-ask-response-declare = { $on } атакует. Реакция?
fellowship-ask-response-damage = Урон { $n }, кому: { $on }. Реакция?
fellowship-ask-response-defeat = Уничтожено: { $on }. Реакция?
fellowship-ask-response-leave = { $on } покидает игру. Реакция?
fellowship-ask-response-claim = Добыта цель: { $on }. Реакция?
fellowship-ask-response-rescue = Спасение: { $on }. Реакция?
fellowship-ask-response-reveal = Открыта карта { $on }. Реакция?
fellowship-ask-response-enter = В игру вошла карта { $on }. Реакция?
fellowship-ask-response-play = Разыграна карта { $on }. Реакция?
fellowship-ask-response-use = Использовано свойство карты { $on }. Реакция?
fellowship-note-willpower = Сила воли { $n }
fellowship-note-attack = Атака { $n }
fellowship-note-defense = Защита { $n }
fellowship-note-hit-points = Осталось здоровья: { $n }
fellowship-note-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
fellowship-note-engagement = Агрессивность { $n }
fellowship-note-threat = Угроза { $n }
fellowship-note-quest-points = Очки приключения: { $n }
fellowship-ask-response-begin-phase = Реакция на начало фазы?
fellowship-ask-response-begin-round = Реакция на начало раунда?
fellowship-ask-response-end-of-phase = Реакция на конец фазы?
fellowship-ask-response-end-of-round = Реакция на конец раунда?

## Options

fellowship-do-play = Разыграть: { $on }
fellowship-do-use = Использовать: { $on }
fellowship-do-use-1 = Использовать: { $on }, первое свойство
fellowship-do-use-2 = Использовать: { $on }, второе свойство
fellowship-do-use-3 = Использовать: { $on }, третье свойство
fellowship-do-pass = Пас
fellowship-do-pass-phase = Пасовать до конца фазы
fellowship-do-stop-passing = Больше не пасовать
fellowship-do-commit = Отправить: { $on }
fellowship-do-done = Готово
fellowship-do-travel = Отправиться в локацию { $on }
fellowship-do-stay = Не отправляться
fellowship-do-engage = Вступить в бой: { $on }
fellowship-do-no-engage = Не вступать в бой
fellowship-do-deal = { CAPITAL($on) }
fellowship-do-enemy = { CAPITAL($on) }
fellowship-do-defend = Защищается { $on }
fellowship-do-no-defense = Не защищаться
fellowship-do-damage = { CAPITAL($on) }
fellowship-do-attack = Атаковать: { $on }
fellowship-do-no-attack = Больше не атаковать
fellowship-do-attacker = Атакует { $on }
fellowship-do-spend = Ресурс героя { $on }
fellowship-do-x = X равен { $on }
fellowship-do-pay = Оплатить
fellowship-do-decline = Не оплачивать
fellowship-do-resolve = { CAPITAL($on) }
fellowship-do-resolve-1 = { CAPITAL($on) }, первое свойство
fellowship-do-resolve-2 = { CAPITAL($on) }, второе свойство
fellowship-do-resolve-3 = { CAPITAL($on) }, третье свойство
fellowship-do-answer = { CAPITAL($on) }
fellowship-do-first = { CAPITAL($on) }
fellowship-do-by-lot = Пусть решит жребий
fellowship-do-keep = Оставить руку
fellowship-do-mulligan = Замешать её в колоду и взять новую
fellowship-do-discard = Сбросить: { $on }
fellowship-do-attach = { CAPITAL($on) }
fellowship-do-choose = { CAPITAL($on) }
fellowship-do-take = Взять: { $on }
fellowship-do-put-back = { CAPITAL($on) }
fellowship-do-sink = Положить под низ: { $on }
fellowship-do-leave-it = Оставить сверху
fellowship-do-heal = { CAPITAL($on) }
fellowship-do-ready = { CAPITAL($on) }
fellowship-do-exhaust = { CAPITAL($on) }
fellowship-do-progress = { CAPITAL($on) }
fellowship-do-return = { CAPITAL($on) }
fellowship-do-branch = { $on ->
    [draw] Взять карты
    [exhaust-damaged] Истощить раненых персонажей
    [damage] Урон
    [threat] Понизить уровень угрозы
    [one-player] Один игрок
    [each-player] Каждый игрок
    [defense] Сила защиты
    [willpower] Сила воли
   *[other] { $on }
 }

## Requirements

fellowship-needs-window-open = Открыто окно действий
fellowship-needs-right-phase = Сейчас указанная на карте фаза ({ $phase })
fellowship-needs-source-is-there = Карта в игре, или это событие на вашей руке
fellowship-needs-may-decide = Карта ваша или принадлежит сценарию
fellowship-needs-heroes-match = У одного из ваших героев есть символ её сферы ({ $sphere })
fellowship-needs-resources-suffice = Стоит { $cost }, у ваших подходящих героев { $have }
fellowship-needs-changes-the-game = Это изменит игру
fellowship-needs-copies-left = В этом раунде она разыграна не слишком много раз (не больше { $n })
fellowship-needs-right-moment = Сейчас подходящий момент
fellowship-needs-limit-left = Лимит не исчерпан
fellowship-needs-costs-payable = Стоимость можно оплатить
fellowship-needs-in-hand = Это союзник или снаряжение на вашей руке
fellowship-needs-planning-window = Идёт фаза планирования
fellowship-needs-is-active = Вы — активный игрок
fellowship-needs-unique-is-free = Уникальной карты с таким названием нет в игре
fellowship-needs-has-a-host = Есть к чему прикрепить
fellowship-needs-not-forbidden = Ни одна карта этого не запрещает
fellowship-needs-is-own-character = Это персонаж под вашим контролем
fellowship-needs-is-ready = Карта готова
fellowship-needs-may-commit = Персонаж ещё не отправлен, и ни одна карта этого не запрещает
fellowship-needs-is-staged-location = Это локация в зоне испытаний
fellowship-needs-none-is-active = Активной локации нет
fellowship-needs-travel-cost-payable = Стоимость путешествия можно оплатить
fellowship-needs-may-be-travelled-to = Ни одна карта не запрещает путешествие туда
fellowship-needs-is-staged-enemy = Это враг в зоне испытаний
fellowship-needs-may-be-engaged = Ни одна карта не запрещает вступить с ним в бой
fellowship-needs-may-help = Это персонаж атакованного игрока или часовой
fellowship-needs-is-character = Это персонаж
fellowship-needs-may-defend = Ни одна карта не запрещает защищаться
fellowship-needs-may-attack = Ни одна карта не запрещает атаковать
fellowship-needs-not-struck-yet = Вы ещё не атаковали его в этой фазе
fellowship-needs-in-reach = Один из ваших готовых персонажей может его достать

## The log

fellowship-log-round = Раунд { $n }.
fellowship-log-phase = Начинается фаза { $phase ->
    [resource] ресурсов
    [planning] планирования
    [quest] приключений
    [travel] путешествия
    [encounter] встреч
    [combat] боя
   *[refresh] отдыха
 }.
fellowship-log-starting-threat = { PERSON($player) ->
    [you] Вы начинаете
   *[other] { $player } начинает
 } с уровнем угрозы { $n }.
fellowship-log-first = { PERSON($player) ->
    [you] Вы — первый игрок
   *[other] { $player } — первый игрок
 }.
fellowship-log-first-player = Жетон первого игрока { PERSON($player) ->
    [you] получаете вы
   *[other] получает { $player }
 }.
fellowship-log-mulligan = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } новую руку.
fellowship-log-plans = { PERSON($player) ->
    [you] Вы — активный игрок
   *[other] { $player } — активный игрок
 }.
fellowship-log-gains = { CAPITAL($card) } получает { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     }.
fellowship-log-spends = { CAPITAL($card) } тратит { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     }.
fellowship-log-draws = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     }.
fellowship-log-cannot-draw = { PERSON($player) ->
    [you] Вы не можете
   *[other] { $player } не может
 } брать карты.
fellowship-log-instead-of-drawing = { PERSON($player) ->
    [you] Вы не берёте
   *[other] { $player } не берёт
 } карты: вместо этого сброшена карта { $card }.
fellowship-log-plays = { PERSON($player) ->
    [you] Вы разыгрываете
   *[other] { $player } разыгрывает
 } карту { $card }.
fellowship-log-uses = { PERSON($player) ->
    [you] Вы используете
   *[other] { $player } использует
 } карту { $card }.
fellowship-log-enters = { CAPITAL($card) } входит в игру.
fellowship-log-leaves = { CAPITAL($card) } покидает игру.
fellowship-log-takes-control = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } под контроль карту { $card }.
fellowship-log-readies = Карта { $card } подготовлена.
fellowship-log-exhausts = Карта { $card } истощена.
fellowship-log-ready = Все карты подготовлены.
fellowship-log-commits = { PERSON($player) ->
    [you] Вы отправляете
   *[other] { $player } отправляет
 } в приключение: { $cards }.
fellowship-log-leaves-quest = { CAPITAL($card) } больше не участвует в приключении.
fellowship-log-reveals = Открыта карта { $card }.
fellowship-log-surge = Натиск: открывается ещё одна карта.
fellowship-log-guards = { CAPITAL($card) } охраняет карту { $on }.
fellowship-log-encounter-deck-made = Из сброса встреч собрана новая колода встреч.
fellowship-log-quest-resolved = Сила воли { $willpower } против угрозы { $threat }.
fellowship-log-quest-tied = Ничья: ничего не происходит.
fellowship-log-progress = На карту { $card } положено жетонов прогресса: { $n }.
fellowship-log-progress-removed = С карты { $card } снято жетонов прогресса: { $n }.
fellowship-log-explored = Локация { $card } исследована.
fellowship-log-stage-defeated = Этап { $card } пройден.
fellowship-log-stage-revealed = Следующий этап: { $card }.
fellowship-log-turned-over = Карта { $card } перевёрнута.
fellowship-log-threat-raised = { PERSON($player) ->
    [you] Ваш уровень угрозы
   *[other] { $player }: уровень угрозы
 } растёт на { $n } до { $threat }.
fellowship-log-threat-reduced = { PERSON($player) ->
    [you] Ваш уровень угрозы
   *[other] { $player }: уровень угрозы
 } снижается на { $n } до { $threat }.
fellowship-log-travels = Игроки отправляются в локацию { $card }.
fellowship-log-engages = { CAPITAL($card) } вступает в бой{ PERSON($player) ->
    [you] {" "}с вами
   *[other] . Цель: { $player }
 }.
fellowship-log-returns-to-staging = { CAPITAL($card) } возвращается в зону испытаний.
fellowship-log-shadow-dealt = { CAPITAL($card) } получает карту тени.
fellowship-log-shadow = Карта тени: { $card }.
fellowship-log-shadows-discarded = Сброшены карты тени: { $cards }.
fellowship-log-enemy-attacks = { CAPITAL($enemy) } атакует{ PERSON($player) ->
    [you] {" "}вас
   *[other] . Цель: { $player }
 }.
fellowship-log-defends = { CAPITAL($card) } защищается.
fellowship-log-undefended = { PERSON($player) ->
    [you] У атаки на вас
   *[other] { $player }: у атаки
 } нет защитника.
fellowship-log-no-damage = { CAPITAL($card) } не наносит урона.
fellowship-log-attacks = Цель атаки — { $enemy }. Нападающие: { $cards }.
fellowship-log-strikes = Атака с силой { $n }, цель — { $enemy }. Урон: { $damage }.
fellowship-log-damaged = { CAPITAL($card) } получает { $n ->
        [one] { $n } урон
        [few] { $n } урона
       *[many] { $n } урона
     }.
fellowship-log-prevents = { $n ->
        [one] Предотвращён { $n } урон.
       *[other] Предотвращено { $n } урона.
     }
fellowship-log-destroyed = Карта { $card } уничтожена.
fellowship-log-healed = { CAPITAL($card) }: вылечено { $n ->
        [one] { $n } урон
        [few] { $n } урона
       *[many] { $n } урона
     }.
fellowship-log-discards = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 }: { $cards }.
fellowship-log-takes = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } на руку: { $cards }.
fellowship-log-forced = Срабатывает вынужденный эффект карты { $card }.
fellowship-log-discards-top = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 } с колоды: { $cards }.
fellowship-log-discard-shuffled = { PERSON($player) ->
    [you] Вы замешиваете
   *[other] { $player } замешивает
 } сброс в колоду.
fellowship-log-shuffled-away = Карта { $card } замешана в колоду.
fellowship-log-finds = { PERSON($player) ->
    [you] Вы находите
   *[other] { $player } находит
 } { CASE($card, "acc") }.
fellowship-log-searches = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } из колоды { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     }.
fellowship-log-looks = { PERSON($player) ->
    [you] Вы смотрите
   *[other] { $player } смотрит
 } { CASE($card, "acc") }.
fellowship-log-cancelled = Карта { $card } отменена.
fellowship-log-replaced = { CAPITAL($card) } меняет то, что должно было случиться.
fellowship-log-removed = Карта { $card } удалена из игры.
fellowship-log-claims = { PERSON($player) ->
    [you] Вы добываете
   *[other] { $player } добывает
 } карту { $card }.
fellowship-log-captured = { CAPITAL($card) } попадает в плен.
fellowship-log-rescued = { CAPITAL($card) } больше не в плену.
fellowship-log-set-aside = Карта { $card } отложена.
fellowship-log-back-on-top = { CAPITAL($card) } возвращается на верх колоды встреч.
fellowship-log-eliminated = { PERSON($player) ->
    [you] Вы выбываете
   *[other] { $player } выбывает
 } из игры.
fellowship-log-won = Игроки побеждают. Счёт: { $n }.
fellowship-log-lost = Игроки проиграли.

## Card text: abilities

fellowship-ability-action = { $phase ->
    [quest] Действие в фазе приключений
    [combat] Действие в фазе боя
   *[any] Действие
 }
fellowship-ability-response = Реакция
fellowship-ability-interrupt = Реакция
fellowship-ability-cancel = Реакция
fellowship-ability-would = Вынужденно
fellowship-ability-forced-interrupt = Вынужденно
fellowship-ability-forced-response = Вынужденно
fellowship-ability-when-revealed = При открытии
fellowship-ability-shadow = Тень
fellowship-ability-travel = Путешествие
fellowship-ability-setup = Подготовка
fellowship-ability-resolution = Развязка

## Card text: printed words

fellowship-text-encounter-sets = Наборы встреч: { $sets }.
fellowship-text-attach = Прикрепите к { CASE($to, "dat") }.
fellowship-text-max-per-host = Лимит: 1 на карту, к которой прикреплено.
fellowship-text-payers = Стоимость нужно оплатить ресурсами из запасов { $n ->
        [one] { $n } героя
        [few] { $n } разных героев
       *[many] { $n } разных героев
     }.
fellowship-text-also-in = Можно разыграть также, когда идёт { $phase }.
fellowship-text-played-per-round = За раунд можно разыграть только { $n ->
        [one] { $n } копию
        [few] { $n } копии
       *[many] { $n } копий
     }.
fellowship-text-follows-first = Эту карту контролирует первый игрок.
fellowship-text-detached-staging = Считается снаряжением; если её открепить, она возвращается в зону испытаний.
fellowship-text-leaves-to-encounter-top = Вынужденно: Если эта карта покидает игру, она возвращается на верх колоды встреч, а не в сброс.
fellowship-text-leaves-to-removed = Если эта карта покидает игру, она удаляется из игры.
fellowship-keyword-doomed = Рок { $n }.
fellowship-keyword-guarded = Под охраной.
fellowship-keyword-permanent = Постоянно.
fellowship-keyword-ranged = Дальняя атака.
fellowship-keyword-restricted = Ограничение.
fellowship-keyword-sentinel = Часовой.
fellowship-keyword-setup = Подготовка.
fellowship-keyword-surge = Натиск.
fellowship-keyword-name-ranged = Дальняя атака
fellowship-keyword-name-sentinel = Часовой

## Card text: triggering conditions

fellowship-when-this-commits = этот персонаж отправляется в приключение
    .after = этот персонаж отправился в приключение
fellowship-when-quested-unsuccessfully-while-staged = развязка приключения неудачна, а эта карта — в зоне испытаний
    .after = развязка приключения оказалась неудачной, а эта карта — в зоне испытаний
fellowship-when-progress-placed-here = сюда кладут прогресс
    .after = сюда положен прогресс
fellowship-when-this-stage-is-defeated = этот этап проходят
    .after = этот этап пройден
fellowship-when-a-quest-card-is-defeated = карту приключения проходят
    .after = карта приключения пройдена
fellowship-when-players-travel-here = игроки отправляются сюда
    .after = игроки отправились сюда
fellowship-when-you-travel = вы отправляетесь в локацию
    .after = вы отправились в локацию
fellowship-when-this-engages = этот враг вступает в бой с игроком
    .after = этот враг вступил в бой с игроком
fellowship-when-this-attacks = этот враг атакует
    .after = этот враг атаковал
fellowship-when-this-attacks-without-shadow = этот враг атакует с картой тени без эффекта
    .after = этот враг атаковал с картой тени без эффекта
fellowship-when-shadow-effect-of-this-resolves = срабатывает эффект карты тени, розданной этому врагу
    .after = сработал эффект карты тени, розданной этому врагу
fellowship-when-shadow-effect-triggers = срабатывает эффект тени
    .after = активирован эффект тени
fellowship-when-shadow-dealt-against-you = врагу в бою с вами раздают карту тени
    .after = врагу в бою с вами роздана карта тени
fellowship-when-this-defends = этого персонажа объявляют защитником
    .after = этот персонаж объявлен защитником
fellowship-when-a-character-defends = персонажа объявляют защитником
    .after = персонаж объявлен защитником
fellowship-when-host-is-declared-attacker = героя с этой картой объявляют нападающим
    .after = герой с этой картой объявлен нападающим
fellowship-when-this-suffers-damage = этот персонаж получает урон
    .after = этот персонаж получил урон
fellowship-when-this-takes-part-in-destroying = этот персонаж участвует в атаке, которая уничтожает врага
    .after = этот персонаж участвовал в атаке, которая уничтожила врага
fellowship-when-host-destroys = герой с этой картой атакует и уничтожает врага
    .after = герой с этой картой атаковал и уничтожил врага
fellowship-when-a-character-is-destroyed = персонажа уничтожают
    .after = персонаж уничтожен
fellowship-when-your-character-is-destroyed = персонажа под вашим контролем уничтожают
    .after = персонаж под вашим контролем уничтожен
fellowship-when-this-is-destroyed = эту карту уничтожают
    .after = эта карта уничтожена
fellowship-when-an-ally-leaves-play = союзник любого игрока покидает игру
    .after = союзник любого игрока покинул игру
fellowship-when-this-leaves-play = эта карта покидает игру
    .after = эта карта покинула игру
fellowship-when-this-is-explored = эту локацию исследуют и она покидает игру
    .after = эта локация исследована и покинула игру
fellowship-when-your-hero-leaves = герой с чертой «{ $trait }» под вашим контролем покидает игру
    .after = герой с чертой «{ $trait }» под вашим контролем покинул игру
fellowship-when-named-is-destroyed = карту { $title } уничтожают
    .after = карта { $title } уничтожена
fellowship-when-destroyed-by-named = { $title } уничтожает персонажа
    .after = { $title } уничтожает персонажа
fellowship-when-this-enters-play = эта карта входит в игру
    .after = эта карта вошла в игру
fellowship-when-you-play-this = вы разыгрываете эту карту
    .after = вы разыграли эту карту
fellowship-when-a-card-is-revealed = из колоды встреч открывают карту с эффектами «При открытии»
    .after = из колоды встреч открыта карта с эффектами «При открытии»
fellowship-when-a-treachery-is-revealed = из колоды встреч открывают карту коварства с эффектами «При открытии»
    .after = из колоды встреч открыта карта коварства с эффектами «При открытии»
fellowship-when-an-enemy-is-revealed-while-committed = из колоды встреч открывают врага, а этот персонаж отправлен в приключение
    .after = из колоды встреч открыт враг, а этот персонаж отправлен в приключение
    .after = цель добыта
fellowship-when-the-prisoner-is-rescued = пленника спасают
    .after = пленник спасён
fellowship-when-a-hero-would-be-captured = случайный герой должен попасть в плен
    .after = случайный герой должен попасть в плен
fellowship-when-phase-begins = в начале { CASE($phase, "gen") }
fellowship-when-round-ends = в конце раунда
fellowship-when-round-ends-for-the-host = в конце раунда, если эта карта прикреплена к герою,
fellowship-when-combat-ends-with-this-in-staging = в конце фазы боя, если этот враг в зоне испытаний,
fellowship-ability-at = { $when } { $body }

## Card text: effects

fellowship-effect-add-resources = добавьте { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     } { CASE($target, "dat") }
fellowship-effect-add-resources-by = добавьте 1 ресурс { CASE($target, "dat") } за { CASE($n, "acc") }
fellowship-effect-spend = потратьте { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     } { CASE($target, "gen") }
fellowship-effect-raise-threat = { $by ->
        [you] повысьте свой уровень угрозы
       *[other] { $who } повышает свой уровень угрозы
     } на { $n }
fellowship-effect-raise-threat-by = { $by ->
        [you] повысьте свой уровень угрозы
       *[other] { $who } повышает свой уровень угрозы
     } на { $n }
fellowship-effect-reduce-threat = { $by ->
        [you] понизьте свой уровень угрозы
       *[other] { $who } понижает свой уровень угрозы
     } на { $n }
fellowship-effect-place-progress = положите { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
     } прогресса на { CASE($target, "acc") }
fellowship-effect-place-progress-by = положите на { CASE($target, "acc") } жетоны прогресса: { $n }
fellowship-effect-remove-progress = снимите { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
     } прогресса с { CASE($target, "gen") }
fellowship-effect-remove-progress-by = снимите с { CASE($target, "gen") } жетоны прогресса: { $n }
fellowship-effect-leave-quest = удалите из приключения { CASE($target, "acc") }
fellowship-effect-take-to-hand = верните { CASE($target, "acc") } на руку владельца
fellowship-effect-shuffle-discard-into-deck = { $by ->
        [you] замешайте свой сброс в свою колоду
       *[other] { $who } замешивает свой сброс в свою колоду
     }
fellowship-effect-shuffle-into-owners-deck = замешайте { CASE($target, "acc") } в колоду владельца
fellowship-effect-put-hero-into-play = введите в игру { CASE($target, "acc") } под контроль владельца
fellowship-effect-search-top = по желанию поищите одну карту среди { $n ->
        [one] { $n } верхней карты
       *[other] { $n } верхних карт
     } своей колоды и возьмите её на руку, а остальные замешайте в колоду
fellowship-effect-look-at-deck = посмотрите верхние карты колоды любого игрока ({ $n }), добавьте одну из них на руку её владельца, а остальные верните на верх колоды в любом порядке
fellowship-effect-give-control = этот игрок берёт эту карту под свой контроль
fellowship-effect-choose-another-player = выберите другого игрока: { $effects }
fellowship-effect-engage = втяните в бой с собой { CASE($target, "acc") }
fellowship-effect-return-to-staging = верните { CASE($target, "acc") } в зону испытаний
fellowship-effect-keep-from-attacking = { $target } не может до конца фазы атаковать игрока, с которым находится в бою
fellowship-effect-many-defenders = до конца фазы { $who } может объявлять любое количество защитников против каждого врага
fellowship-effect-attack-bonus = атакующий враг получает +{ $n } к силе атаки
fellowship-effect-attack-bonus-by = сила атаки атакующего врага растёт на { $n }
fellowship-effect-ignore-defense = сила защиты защитника не учитывается
fellowship-effect-deal-shadow = раздайте { CASE($target, "dat") } ещё { $n ->
        [one] { $n } карту тени
        [few] { $n } карты тени
       *[many] { $n } карт тени
     }
fellowship-effect-deal-shadow-by = раздайте { CASE($target, "dat") } дополнительные карты тени — { $n }
fellowship-effect-look-at-shadow = посмотрите эту карту тени
fellowship-effect-enemy-attacks = { $target } атакует вас
fellowship-effect-attack-as-shadow = эта карта атакует защищающегося игрока, и он может объявить одного защитника; она получает собственную карту тени, а после боя возвращается на верх колоды встреч
fellowship-effect-back-on-top = эта карта возвращается на верх колоды встреч
fellowship-effect-attack-with = этот персонаж немедленно атакует доступного врага
fellowship-effect-cancel-shadow = отмените этот эффект тени
fellowship-effect-cancel-when-revealed = отмените её эффекты «При открытии»
fellowship-effect-cancel-and-replace = отмените её эффекты «При открытии», затем сбросьте её и замените следующей картой колоды встреч
fellowship-effect-resolve-when-revealed = примените эффект «При открытии» этой карты
fellowship-effect-reveal-more = откройте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     } из колоды встреч
fellowship-effect-reveal-more-by = откройте из колоды встреч { CASE($n, "cards") }
fellowship-effect-each-reveals-top = каждый игрок открывает верхнюю карту колоды встреч и добавляет её в зону испытаний
fellowship-effect-gain-surge = эта карта получает «Натиск»
fellowship-effect-add-to-staging = найдите в колоде встреч { CASE($target, "acc") } и добавьте в зону испытаний, затем перетасуйте колоду
fellowship-effect-add-to-staging-also = найдите в колоде встреч или сбросе встреч { CASE($target, "acc") } и добавьте в зону испытаний, затем перетасуйте колоду
fellowship-effect-look-at-encounter = посмотрите верхнюю карту колоды встреч
fellowship-effect-look-at-encounter-sink = посмотрите верхнюю карту колоды встреч; по желанию положите её под низ колоды
fellowship-effect-attach-this = { $who } прикрепляет эту карту к одному из своих героев; она считается снаряжением
fellowship-effect-attach-to-deck = прикрепите эту карту к колоде { CASE($who, "gen") }; она считается снаряжением
fellowship-effect-next-stage-at-random = перейдите к одной из карт следующего этапа наугад
fellowship-effect-win = игроки побеждают в игре
fellowship-effect-lose = игроки проигрывают
fellowship-effect-claim-this = добудьте эту цель, если к ней не прикреплены карты встреч, и прикрепите её к { CASE($target, "dat") }
fellowship-effect-stage-guarded = найдите в колоде встреч { CASE($target, "acc") }, положите в зону испытаний, перетасуйте колоду и прикрепите к каждой из них карту встречи
fellowship-effect-capture = случайный герой попадает в плен: пока он не спасён, его нельзя использовать, он не получает ни урона, ни ресурсов
fellowship-effect-rescue = освободите пленника, и он получает { $n ->
        [one] { $n } урон
        [few] { $n } урона
       *[many] { $n } урона
     }
fellowship-effect-set-aside = отложите { CASE($target, "acc") } вне игры
fellowship-effect-come-into-staging = этот враг появляется в зоне испытаний
fellowship-effect-face-down = { $by ->
        [you] положите
       *[other] { $who } кладёт
     } лицом вниз перед собой верхнюю карту своей колоды как врага, только что вступившего в бой: { $name } с силой атаки { $attack }, силой защиты { $defense } и здоровьем { $hp }
fellowship-effect-engage-this = введите эту карту в игру в бою с вами
fellowship-change-willpower = { $more ->
        [1] { SIGNED($n) } к силе воли
       *[other] получает { SIGNED($n) } к силе воли
     }
fellowship-change-attack = { $more ->
        [1] { SIGNED($n) } к силе атаки
       *[other] получает { SIGNED($n) } к силе атаки
     }
fellowship-change-defense = { $more ->
        [1] { SIGNED($n) } к силе защиты
       *[other] получает { SIGNED($n) } к силе защиты
     }
fellowship-change-threat = получает { SIGNED($n) } к угрозе
fellowship-change-no-threat = не добавляет своей угрозы
fellowship-change-staging-threat = растёт на { $n }

## Card text: constant abilities

fellowship-gets-willpower = { $target } получает { SIGNED($n) } к силе воли
fellowship-gets-attack = { $target } получает { SIGNED($n) } к силе атаки
fellowship-gets-defense = { $target } получает { SIGNED($n) } к силе защиты
fellowship-gets-hit-points = { $target } получает { SIGNED($n) } к здоровью
fellowship-gets-threat = { $target } получает { SIGNED($n) } к угрозе
fellowship-gets-icon-spirit = { $target } получает символ ресурсов сферы «Дух»
fellowship-gets-reveals = в каждой фазе приключений открывайте дополнительно { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     } из колоды встреч
fellowship-gets-refresh-threat = в фазе отдыха каждый игрок повышает свой уровень угрозы ещё на { $n }
fellowship-gets-collects = { $target } получает дополнительно { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     } в каждой фазе ресурсов
fellowship-gets-attacks-staging = { $target } может атаковать врагов в зоне испытаний, если атакует без других персонажей
fellowship-gets-excess-as-threat = урон от { CASE($target, "gen") } сверх здоровья атакованного персонажа повышает уровень угрозы атакованного игрока
fellowship-gets-must-travel = игроки обязаны отправиться сюда, если активной локации нет
fellowship-gets-price-of-readying = { CASE($target, "acc") } не готовят в фазе отдыха, если не потратить { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
     } из его запаса
fellowship-cannot-attack = { $target } не может атаковать
fellowship-cannot-defend = { $target } не может защищаться
fellowship-cannot-be-defeated = этот этап нельзя пройти
fellowship-cannot-be-engaged-by-choice = игроки не могут по собственному желанию втягивать в бой { CASE($target, "acc") }
fellowship-cannot-have-attachments = на { CASE($target, "acc") } нельзя разыгрывать снаряжение
fellowship-cannot-have-attachments-of = на { CASE($target, "acc") } нельзя разыгрывать снаряжение с чертой «{ $trait }»
fellowship-players-cannot-draw = игроки не могут брать карты
fellowship-players-cannot-stage = шаг испытания пропускается
fellowship-players-cannot-make-engagement-checks = проверки агрессивности не проводятся
fellowship-allies-per-round = все игроки вместе могут разыграть не больше { $n ->
        [one] { $n } союзника
        [few] { $n } союзников
       *[many] { $n } союзников
     } за раунд
fellowship-ends-win = игроки побеждают, { $condition }
fellowship-ends-lose = игроки проигрывают, { $condition }
fellowship-instead-of-drawing = в следующий раз, когда игрок должен взять карты из этой колоды, вместо этого сбросьте эту карту

## Card text: numbers and conditions

fellowship-amount-per-player = { $n } на каждого игрока
    .cards = по { $n ->
        [one] { $n } карте
        [few] { $n } карты
       *[many] { $n } карт
     } на каждого игрока
fellowship-amount-damage-here = каждая единица урона на ней
    .acc = каждую единицу урона на ней
    .gen = каждой единицы урона на ней
    .dat = каждой единице урона на ней
    .gender = m
fellowship-amount-resources-here = каждый ресурс на ней
    .acc = каждый ресурс на ней
    .gen = каждого ресурса на ней
    .dat = каждому ресурсу на ней
    .gender = mi
fellowship-amount-damage-suffered = каждая полученная единица урона
    .acc = каждую полученную единицу урона
    .gen = каждой полученной единицы урона
    .dat = каждой полученной единице урона
    .gender = f
fellowship-amount-players = столько, сколько игроков в игре
    .cards = столько карт, сколько игроков в игре
fellowship-if-threat-at-least = если ваш уровень угрозы — { $n } или больше
fellowship-if-host-trait = если у героя с этой картой есть черта «{ $trait }»
fellowship-if-host-is = если герой с этой картой — { $title }
fellowship-if-host-attacks = если атакует карту с чертой «{ $trait }»
fellowship-if-undefended = если у атаки нет защитника
fellowship-if-attacking-staging = если атакует в зоне испытаний
fellowship-if-active-location = пока это активная локация
fellowship-if-staging-empty = если в зоне испытаний нет карт
fellowship-if-other-enemies-staged = если в зоне испытаний есть другие враги
fellowship-if-prisoner-held = пока пленник не спасён
fellowship-if-fewer-objectives = пока { $n ->
        [1] игроки не добыли ни одной цели
       *[other] добытых игроками целей меньше, чем { $n }
     }

## Card text: nouns and what is said of them

fellowship-noun-character = персонаж
    .acc = персонажа
    .gen = персонажа
    .dat = персонажу
    .few = персонажей
    .pl-gen = персонажей
    .gender = m
fellowship-noun-hero = герой
    .acc = героя
    .gen = героя
    .dat = герою
    .pl-gen = героев
    .gender = m
fellowship-noun-ally = союзник
    .acc = союзника
    .gen = союзника
    .dat = союзнику
    .pl-gen = союзников
    .gender = m
fellowship-noun-attachment = снаряжение
    .acc = снаряжение
    .gen = снаряжения
    .dat = снаряжению
    .pl-gen = снаряжений
    .gender = n
fellowship-noun-event = событие
    .acc = событие
    .gen = события
    .dat = событию
    .pl-gen = событий
    .gender = n
fellowship-noun-card = карта
    .acc = карту
    .gen = карты
    .dat = карте
    .pl-gen = карт
    .gender = f
fellowship-noun-enemy = враг
    .acc = врага
    .gen = врага
    .dat = врагу
    .pl-gen = врагов
    .gender = m
fellowship-noun-engaged-enemy = враг в бою
    .acc = врага в бою
    .gen = врага в бою
    .dat = врагу в бою
    .pl-gen = врагов в бою
    .gender = m
fellowship-noun-location = локация
    .acc = локацию
    .gen = локации
    .dat = локации
    .pl-gen = локаций
    .gender = f
fellowship-noun-objective = цель
    .acc = цель
    .gen = цели
    .dat = цели
    .pl-gen = целей
    .gender = f
fellowship-noun-encounter-card = карта встречи
    .acc = карту встречи
    .gen = карты встречи
    .dat = карте встречи
    .pl-gen = карт встреч
    .gender = f
fellowship-noun-quest = текущее приключение
    .acc = текущее приключение
    .gen = текущего приключения
    .dat = текущему приключению
    .pl-gen = текущих приключений
    .gender = n
fellowship-noun-staged-threat = угроза в зоне испытаний
    .gender = f
fellowship-noun-active-location = активная локация
    .acc = активную локацию
    .gen = активной локации
    .dat = активной локации
    .pl-gen = активных локаций
    .gender = f
fellowship-noun-attacking-enemy = атакующий враг
    .acc = атакующего врага
    .gen = атакующего врага
    .dat = атакующему врагу
    .pl-gen = атакующих врагов
    .gender = m
fellowship-noun-attacked-enemy = атакованный враг
    .acc = атакованного врага
    .gen = атакованного врага
    .dat = атакованному врагу
    .pl-gen = атакованных врагов
    .gender = m
fellowship-noun-defending-character = персонаж-защитник
    .acc = персонажа-защитника
    .gen = персонажа-защитника
    .dat = персонажу-защитнику
    .pl-gen = персонажей-защитников
    .gender = m
fellowship-noun-attachment-on-defender = снаряжение защитника
    .acc = снаряжение защитника
    .gen = снаряжения защитника
    .dat = снаряжению защитника
    .pl-gen = снаряжений защитника
    .gender = n
fellowship-noun-shadow-card = карта тени
    .acc = карту тени
    .gen = карты тени
    .dat = карте тени
    .pl-gen = карт тени
    .gender = f
fellowship-committed = { $noun } из числа отправленных в приключение
    .acc = { CASE($noun, "acc") } из числа отправленных в приключение
    .gen = { CASE($noun, "gen") } из числа отправленных в приключение
    .dat = { CASE($noun, "dat") } из числа отправленных в приключение
    .pl-gen = { CASE($noun, "pl-gen") } из числа отправленных в приключение
    .gender = { GENDER($noun) }
fellowship-not-committed = { $noun } из числа не отправленных в приключение
    .acc = { CASE($noun, "acc") } из числа не отправленных в приключение
    .gen = { CASE($noun, "gen") } из числа не отправленных в приключение
    .dat = { CASE($noun, "dat") } из числа не отправленных в приключение
    .pl-gen = { CASE($noun, "pl-gen") } из числа не отправленных в приключение
    .gender = { GENDER($noun) }
fellowship-damaged = { $noun } с уроном
    .acc = { CASE($noun, "acc") } с уроном
    .gen = { CASE($noun, "gen") } с уроном
    .dat = { CASE($noun, "dat") } с уроном
    .pl-gen = { CASE($noun, "pl-gen") } с уроном
    .gender = { GENDER($noun) }
fellowship-most-damaged = { $noun } с наибольшим уроном
    .acc = { CASE($noun, "acc") } с наибольшим уроном
    .gen = { CASE($noun, "gen") } с наибольшим уроном
    .dat = { CASE($noun, "dat") } с наибольшим уроном
    .pl-gen = { CASE($noun, "pl-gen") } с наибольшим уроном
    .gender = { GENDER($noun) }
fellowship-with-keyword = { $noun } с ключевым словом «{ $keyword }»
    .acc = { CASE($noun, "acc") } с ключевым словом «{ $keyword }»
    .gen = { CASE($noun, "gen") } с ключевым словом «{ $keyword }»
    .dat = { CASE($noun, "dat") } с ключевым словом «{ $keyword }»
    .pl-gen = { CASE($noun, "pl-gen") } с ключевым словом «{ $keyword }»
    .gender = { GENDER($noun) }
fellowship-of-sphere = { $noun } (сфера «{ $sphere }»)
    .acc = { CASE($noun, "acc") } (сфера «{ $sphere }»)
    .gen = { CASE($noun, "gen") } (сфера «{ $sphere }»)
    .dat = { CASE($noun, "dat") } (сфера «{ $sphere }»)
    .pl-gen = { CASE($noun, "pl-gen") } (сфера «{ $sphere }»)
    .gender = { GENDER($noun) }
fellowship-at-threat = { $noun } игрока с уровнем угрозы { $n } или выше
    .acc = { CASE($noun, "acc") } игрока с уровнем угрозы { $n } или выше
    .gen = { CASE($noun, "gen") } игрока с уровнем угрозы { $n } или выше
    .dat = { CASE($noun, "dat") } игрока с уровнем угрозы { $n } или выше
    .pl-gen = { CASE($noun, "pl-gen") } игрока с уровнем угрозы { $n } или выше
    .gender = { GENDER($noun) }
fellowship-with-cost-x = { $noun } с напечатанной стоимостью X из сброса любого игрока
    .acc = { CASE($noun, "acc") } с напечатанной стоимостью X из сброса любого игрока
    .gen = { CASE($noun, "gen") } с напечатанной стоимостью X из сброса любого игрока
    .dat = { CASE($noun, "dat") } с напечатанной стоимостью X из сброса любого игрока
    .pl-gen = { CASE($noun, "pl-gen") } с напечатанной стоимостью X из сброса любого игрока
    .gender = { GENDER($noun) }
fellowship-in-staging = { $noun } в зоне испытаний
    .acc = { CASE($noun, "acc") } в зоне испытаний
    .gen = { CASE($noun, "gen") } в зоне испытаний
    .dat = { CASE($noun, "dat") } в зоне испытаний
    .pl-gen = { CASE($noun, "pl-gen") } в зоне испытаний
    .gender = { GENDER($noun) }
fellowship-not-engaged-with-you = { $noun } из зоны испытаний или из боя с другим игроком
    .acc = { CASE($noun, "acc") } из зоны испытаний или из боя с другим игроком
    .gen = { CASE($noun, "gen") } из зоны испытаний или из боя с другим игроком
    .dat = { CASE($noun, "dat") } из зоны испытаний или из боя с другим игроком
    .pl-gen = { CASE($noun, "pl-gen") } из зоны испытаний или из боя с другим игроком
    .gender = { GENDER($noun) }

## The campaign

fellowship-faction-boon = Помощь
fellowship-faction-burden = Тяготы
fellowship-set-campaign = Кампания
fellowship-step-muster = Кампания: герои
fellowship-step-recover = Кампания: раны и карты помощи
fellowship-refused-fallen = { $hero } в списке погибших героев: до конца кампании этим героем не может играть никто.
fellowship-refused-one-change = Игрок { $player } может заменить не более одного героя после каждого выигранного сценария.
fellowship-refused-other-heroes = Игрок { $player } должен играть героями, указанными в журнале кампании.
fellowship-refused-log = Журнал кампании неверен: { $problem }.
fellowship-refused-campaign-over = Кампания завершена: все сценарии выиграны.
fellowship-refused-campaign-scenario = Сейчас черёд сценария { $current }, а не { $scenario }.
fellowship-refused-campaign-players = Колод в этой кампании { $players }, а не { $n }.
fellowship-refused-campaign-mode = Режим этой кампании — { $current }, а не { $mode }.
fellowship-ask-replace-fallen = Пал герой: { $hero }. Кто займёт его место? Каждый игрок получит +1 к начальному уровню угрозы до конца кампании.
fellowship-ask-change-hero = Заменить героя? Каждый игрок получит +1 к начальному уровню угрозы до конца кампании.
fellowship-ask-new-hero = Кто придёт вместо него?
fellowship-ask-heal-for-threat = Вылечить героя перед сценарием? Только ваш начальный уровень угрозы вырастет на 1 до конца кампании.
fellowship-ask-take-boon = Добавить карту { $card } в свою колоду?
fellowship-do-go-without = Никто
fellowship-do-keep-heroes = Оставить этих героев
fellowship-do-change = Заменить: { $on }
fellowship-do-leave-wounds = Никого не лечить
fellowship-do-take-along = Добавить
fellowship-do-leave-behind = Не добавлять
fellowship-log-campaign-card = Кампания: { $card }.
fellowship-log-resolution = { CAPITAL($card) }: развязка выполнена.
fellowship-log-fallen = К погибшим героям добавлен: { $card }.
fellowship-log-penalty-all = Каждый игрок получает +{ $n } к начальному уровню угрозы до конца кампании.
fellowship-log-penalty-own = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } +{ $n } к начальному уровню угрозы до конца кампании.
fellowship-log-hero-leaves = { PERSON($player) ->
    [you] Вы отпускаете
   *[other] { $player } отпускает
 } карту { $card }.
fellowship-log-hero-joins = { PERSON($player) ->
    [you] К вам
   *[other] { $player }:
 } присоединяется { $card }.
fellowship-log-healed-for-threat = { CAPITAL($card) } выздоравливает: { PERSON($player) ->
    [you] вы получаете
   *[other] { $player } получает
 } +1 к начальному уровню угрозы до конца кампании.
fellowship-log-wounded = { CAPITAL($card) }: урон в начале { $n }.
fellowship-when-named-leaves-play = { $title } покидает игру
    .after = { $title } покидает игру
fellowship-when-the-first-objective-is-claimed = первую цель добывают
    .after = первая цель добыта
fellowship-effect-put-aside-into-play = введите карту { $title } в игру
fellowship-effect-set-copies-aside = отложите все копии карты { $title } вне игры
fellowship-effect-attach-aside = { $who } прикрепляет 1 отложенную копию карты { $title } к герою под своим контролем
fellowship-effect-attach-by-first = прикрепите карту { $title } к герою по выбору первого игрока
fellowship-effect-capture-prisoner = вместо этого в плен попадает герой, указанный в журнале кампании; прикреплённые к нему карты лежат лицом вниз, пока он не спасён
fellowship-effect-capture-too = { $title } тоже попадает в плен и не покидает из-за этого игру
fellowship-effect-free-captive = переверните карту { $title } лицом вверх и положите на неё урон: { $n }
fellowship-effect-turn-this-over = переверните эту карту
fellowship-effect-earn = добавьте карту { $title } в реестр кампании
fellowship-effect-each-earns = каждый игрок зарабатывает 1 копию карты { $title }; добавьте их в реестр кампании
fellowship-effect-earn-attached = добавьте каждую копию карты { $title } в игре в реестр кампании и запишите имя её героя; в следующих сценариях её прикрепляют к этому герою
fellowship-effect-record-prisoner = запишите пленником героя с наибольшим уроном; если таких несколько, выберите наугад
fellowship-effect-bequeath = добавьте карту { $title } в реестр вашей следующей кампании
fellowship-refused-campaign-no-mode = Режима { $mode } нет: выберите normal или easy.
fellowship-refused-campaign-not-over = Другая кампания ещё не завершена: из неё ничего не переходит.
fellowship-campaign-players = Игроки и герои
fellowship-campaign-fallen = Погибшие герои
fellowship-campaign-penalties = Штрафы (угроза)
fellowship-campaign-notes = Заметки
fellowship-campaign-completed = Завершённые сценарии
fellowship-campaign-boons = Реестр кампании: карты помощи
fellowship-campaign-burdens = Реестр кампании: карты тягот
fellowship-campaign-result = Итог кампании
fellowship-campaign-line = Три сценария подряд с одними и теми же героями. Добытое и утраченное остаётся, погибшие не возвращаются.
fellowship-campaign-way = { $n ->
    [0] Впереди три дороги
    [1] Одна дорога пройдена, осталось две
    [2] Две дороги пройдены, осталась башня
   *[other] Все дороги пройдены
 }
fellowship-campaign-of-three = из 3 пройдено
fellowship-campaign-points = очков, меньше — лучше
fellowship-campaign-penalty = к угрозе
fellowship-campaign-stop-won = пройдено за { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
 }, { $score }
fellowship-campaign-stop-next = Дальше
fellowship-campaign-stop-later = позже
fellowship-campaign-none = –
fellowship-campaign-player = { $n }. { $name }: { $heroes }
fellowship-campaign-player-alone = { $n }. { $name }: героев не осталось
fellowship-campaign-penalty-all = каждый игрок +{ $n }
fellowship-campaign-penalty-own = { $player } +{ $n }
fellowship-campaign-note-expert = Экспертный режим: раны остаются между сценариями.
fellowship-campaign-note-easy = Лёгкий режим.
fellowship-campaign-note-permanent = { $hero }: прикреплена карта { $card }.
fellowship-campaign-note-prisoner = В плену: { $hero }.
fellowship-campaign-note-wounds = { $hero }, урон: { $n }.
fellowship-campaign-note-change = Готовя следующий сценарий, каждый игрок может заменить одного героя; тогда каждый игрок получит +1 к начальному уровню угрозы до конца кампании.
fellowship-campaign-note-legacy = Следующая кампания начинается с картой: { $card }.
fellowship-campaign-note-lost = { $scenario }, поражений: { $n }.
fellowship-campaign-won = { $scenario }: { $n } (угроза { $threat }, погибшие герои { $fallen }, урон { $damage }, раунды { $rounds }, победные очки { $victory })
fellowship-campaign-earned = { $card } ×{ $n }
fellowship-campaign-next = Пока { $n }. Далее: { $scenario }.
fellowship-campaign-over = Все сценарии выиграны: { $n }.
fellowship-if-stage-was = если этапом 3B была карта { $title }

## Traits

fellowship-trait-archer = Лучник
fellowship-trait-armor = Доспех
fellowship-trait-artifact = Артефакт
fellowship-trait-beorning = Беорнинг
fellowship-trait-condition = Состояние
fellowship-trait-craftsman = Ремесленник
fellowship-trait-creature = Существо
fellowship-trait-dol-guldur = Дол-Гулдур
fellowship-trait-dunedain = Дунадан
fellowship-trait-dungeon = Подземелье
fellowship-trait-dwarf = Гном
fellowship-trait-forest = Лес
fellowship-trait-goblin = Гоблин
fellowship-trait-gondor = Гондор
fellowship-trait-hobbit = Хоббит
fellowship-trait-insect = Насекомое
fellowship-trait-istari = Истар
fellowship-trait-item = Предмет
fellowship-trait-marshland = Болото
fellowship-trait-minstrel = Менестрель
fellowship-trait-mountain = Горы
fellowship-trait-nazgul = Назгул
fellowship-trait-noble = Благородный
fellowship-trait-noldor = Нолдор
fellowship-trait-orc = Орк
fellowship-trait-ranger = Следопыт
fellowship-trait-riverland = Речной край
fellowship-trait-rohan = Рохан
fellowship-trait-scout = Разведчик
fellowship-trait-silvan = Лесной эльф
fellowship-trait-skill = Навык
fellowship-trait-spider = Паук
fellowship-trait-steward = Наместник
fellowship-trait-stronghold = Твердыня
fellowship-trait-title = Титул
fellowship-trait-trap = Ловушка
fellowship-trait-troll = Тролль
fellowship-trait-undead = Нежить
fellowship-trait-warrior = Воин
fellowship-trait-wasteland = Пустошь
fellowship-trait-weapon = Оружие

## What all living card games say, in the words of this game

fellowship-lcg-characters-of = каждый персонаж под контролем { CASE($who, "gen") }
    .acc = каждого персонажа под контролем { CASE($who, "gen") }
    .gen = каждого персонажа под контролем { CASE($who, "gen") }
    .dat = каждому персонажу под контролем { CASE($who, "gen") }
    .gender = m
fellowship-lcg-chosen = { $noun } по вашему выбору
    .acc = { CASE($noun, "acc") } по вашему выбору
    .gen = { CASE($noun, "gen") } по вашему выбору
    .dat = { CASE($noun, "dat") } по вашему выбору
    .gender = { GENDER($noun) }
fellowship-lcg-controlled-by = { $noun } { $by ->
        [you] под вашим контролем
       *[other] под контролем { CASE($who, "gen") }
     }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] под вашим контролем
       *[other] под контролем { CASE($who, "gen") }
     }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] под вашим контролем
       *[other] под контролем { CASE($who, "gen") }
     }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] под вашим контролем
       *[other] под контролем { CASE($who, "gen") }
     }
    .pl-gen = { CASE($noun, "pl-gen") } { $by ->
        [you] под вашим контролем
       *[other] под контролем { CASE($who, "gen") }
     }
    .few = { CASE($noun, "few") } { $by ->
        [you] под вашим контролем
       *[other] под контролем { CASE($who, "gen") }
     }
    .gender = { GENDER($noun) }
fellowship-lcg-effect-choose-player = выберите игрока: { $deeds }
fellowship-lcg-effect-deal = нанесите { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     } { CASE($target, "dat") }
fellowship-lcg-effect-gains-trait-phase = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } черту «{ $trait }» до конца фазы
fellowship-lcg-effect-heal = вылечите у { CASE($target, "gen") } { $n ->
        [one] { $n } урон
        [few] { $n } урона
       *[many] { $n } урона
     }
fellowship-lcg-effect-heal-all = вылечите у { CASE($target, "gen") } весь урон
fellowship-lcg-effect-heal-by = вылечите у { CASE($target, "gen") } { CASE($n, "damage") }
fellowship-lcg-effect-lasts-attack = до конца этой атаки { $target } { $changes }
fellowship-lcg-effect-lasts-phase = до конца фазы { $target } { $changes }
fellowship-lcg-effect-lasts-round = до конца раунда { $target } { $changes }
fellowship-lcg-effect-put-into-play = введите в игру под свой контроль { CASE($target, "acc") }
fellowship-lcg-effect-ready = подготовьте { CASE($target, "acc") }
fellowship-lcg-effect-remove-from-game = удалите эту карту из игры
fellowship-lcg-effect-return-topmost = { $by ->
    [you] возьмите
   *[other] { $who } берёт
 } на руку { GENDER($noun) ->
    [f] самую верхнюю
    [n] самое верхнее
    [mi] самый верхний
   *[m] самого верхнего
 } в своём сбросе { CASE($noun, "acc") }
fellowship-lcg-effect-take-control = возьмите под контроль { CASE($target, "acc") }
fellowship-lcg-engaged-with = { $noun } { $by ->
        [you] в бою с вами
       *[other] в бою против { CASE($who, "gen") }
     }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] в бою с вами
       *[other] в бою против { CASE($who, "gen") }
     }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] в бою с вами
       *[other] в бою против { CASE($who, "gen") }
     }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] в бою с вами
       *[other] в бою против { CASE($who, "gen") }
     }
    .pl-gen = { CASE($noun, "pl-gen") } { $by ->
        [you] в бою с вами
       *[other] в бою против { CASE($who, "gen") }
     }
    .gender = { GENDER($noun) }
fellowship-lcg-exhausted = { GENDER($noun) ->
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
    .gen = { GENDER($noun) ->
        [f] истощённой
       *[m] истощённого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] истощённой
       *[m] истощённому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
fellowship-lcg-gains-trait = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } черту «{ $trait }»
fellowship-lcg-host = { $noun } с этим снаряжением
    .acc = { CASE($noun, "acc") } с этим снаряжением
    .gen = { CASE($noun, "gen") } с этим снаряжением
    .dat = { CASE($noun, "dat") } с этим снаряжением
    .pl-gen = { CASE($noun, "pl-gen") } с этим снаряжением
    .gender = { GENDER($noun) }
fellowship-lcg-if-absent = если в игре нет { CASE($noun, "gen") }
fellowship-lcg-in-discard-piles = { $noun } из сброса любого игрока
    .acc = { CASE($noun, "acc") } из сброса любого игрока
    .gen = { CASE($noun, "gen") } из сброса любого игрока
    .dat = { CASE($noun, "dat") } из сброса любого игрока
    .gender = { GENDER($noun) }
fellowship-lcg-in-your-hand = { $noun } со своей руки
    .acc = { CASE($noun, "acc") } со своей руки
    .gen = { CASE($noun, "gen") } со своей руки
    .dat = { CASE($noun, "dat") } со своей руки
    .pl-gen = { CASE($noun, "pl-gen") } со своей руки
    .gender = { GENDER($noun) }
fellowship-lcg-in-your-discard-pile = { $noun } из своего сброса
    .acc = { CASE($noun, "acc") } из своего сброса
    .gen = { CASE($noun, "gen") } из своего сброса
    .dat = { CASE($noun, "dat") } из своего сброса
    .pl-gen = { CASE($noun, "pl-gen") } из своего сброса
    .gender = { GENDER($noun) }
fellowship-lcg-named = { $title }
    .acc = карту { $title }
    .gen = карты { $title }
    .dat = карте { $title }
fellowship-lcg-ready = { $noun } в готовности
    .acc = { CASE($noun, "acc") } в готовности
    .gen = { CASE($noun, "gen") } в готовности
    .dat = { CASE($noun, "dat") } в готовности
    .pl-gen = { CASE($noun, "pl-gen") } в готовности
    .gender = { GENDER($noun) }
fellowship-lcg-so-many-by = { CASE($noun, "pl-gen") } по вашему выбору: { $n }
    .acc = { CASE($noun, "pl-gen") } по вашему выбору: { $n }
fellowship-lcg-who-engaged = игрок в бою с этим врагом
    .acc = игрока в бою с этим врагом
    .gen = игрока в бою с этим врагом
    .dat = игроку в бою с этим врагом
    .pl-gen = игроков в бою с этим врагом
    .gender = m
fellowship-lcg-with-trait = { $noun } с чертой «{ $trait }»
    .acc = { CASE($noun, "acc") } с чертой «{ $trait }»
    .gen = { CASE($noun, "gen") } с чертой «{ $trait }»
    .dat = { CASE($noun, "dat") } с чертой «{ $trait }»
    .pl-gen = { CASE($noun, "pl-gen") } с чертой «{ $trait }»
    .gender = { GENDER($noun) }

# --- Перемещение, обмен, пустые текстовые поля ---
fellowship-change-blank = имеет пустое текстовое поле
fellowship-gets-blank = { $target } имеет пустое текстовое поле
fellowship-effect-move-damage = переместите { $n ->
    [one] { $n } урон
    [few] { $n } урона
   *[many] { $n } урона
 } с { CASE($target, "gen") } на { CASE($to, "acc") }
fellowship-effect-move-damage-by = переместите с { CASE($target, "gen") } на { CASE($to, "acc") } { CASE($n, "damage") }
fellowship-effect-move-resources = переместите { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } с { CASE($target, "gen") } на { CASE($to, "acc") }
fellowship-effect-move-resources-by = переместите ресурсы с { CASE($target, "gen") } на { CASE($to, "acc") }: { $n }
fellowship-effect-swap-cards = поменяйте местами { CASE($one, "acc") } и { CASE($other, "acc") }
fellowship-effect-swap-values = { $period ->
    [attack] до конца этой атаки
    [round] до конца раунда
   *[phase] до конца фазы
 } поменяйте значения «{ $stat }» { CASE($one, "gen") } и { CASE($other, "gen") }
fellowship-log-moves-damage = Урон перемещён с карты { $card } на карту { $to }: { $n }.
fellowship-log-moves-resources = Ресурсы перемещены с карты { $card } на карту { $to }: { $n }.
fellowship-log-swaps = Карты { $card } и { $other } меняются.
fellowship-lcg-effect-lasts-combat = до конца фазы боя { $target } { $changes }
fellowship-lcg-effect-lasts-quest = до конца фазы приключений { $target } { $changes }

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

fellowship-feature-stages = следующие этапы приключения
    .better = меньше этапов впереди
fellowship-feature-progress = нужный прогресс
    .better = меньше нужного прогресса
fellowship-feature-location = прогресс, нужный активной локации
    .better = активная локация ближе к исследованию
fellowship-feature-goal = враг, которого надо уничтожить
    .better = нет врага, которого надо уничтожить
fellowship-feature-goal-hurt = раны врага, которого надо уничтожить
    .better = больше ран у врага, которого надо уничтожить
fellowship-feature-blocked = этап, который сейчас не завершить
    .better = этап, который можно завершить
fellowship-feature-staged-threat = угроза в зоне испытаний
    .better = меньше угрозы в зоне испытаний
fellowship-feature-shortage = нехватка силы воли
    .better = достаточно силы воли для приключения
fellowship-feature-staged-enemies = враги в зоне испытаний
    .better = меньше врагов в зоне испытаний
fellowship-feature-enemy-strength = здоровье и защита врагов в бою
    .better = более слабые враги в бою
fellowship-feature-enemy-attack = атака врагов в бою
    .better = более слабые удары врагов
fellowship-feature-room = запас до предела угрозы
    .better = более низкий уровень угрозы
fellowship-feature-willpower = сила воли персонажей
    .better = больше силы воли
fellowship-feature-attack = атака персонажей
    .better = более сильная атака
fellowship-feature-defense = защита персонажей
    .better = более крепкая защита
fellowship-feature-heroes = живые герои
    .better = больше живых героев
fellowship-feature-health = здоровье героев
    .better = более здоровые герои
fellowship-feature-resources = ресурсы героев
    .better = больше ресурсов
fellowship-feature-allies = союзники в игре
    .better = больше союзников в игре
fellowship-feature-attachments = снаряжение в игре
    .better = лучшее снаряжение в игре
fellowship-feature-hand = польза карт на руке
    .better = лучшая рука
