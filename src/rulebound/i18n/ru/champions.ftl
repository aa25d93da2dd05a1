### Marvel Champions. Названия карт берутся с самих карт.

champions-title = Marvel Champions: карточная игра
champions-line = От одного до четырёх героев вместе против злодея: одолейте его последнюю стадию, пока не завершился основной замысел.
champions-result-players = Игроки победили!
champions-result-villain = { $villain } побеждает: игроки проиграли.
champions-back-player = карта игрока
    .acc = карту игрока
    .gender = f
champions-back-encounter = карта столкновения
    .acc = карту столкновения
    .gender = f
champions-facedown-drone = дрон рубашкой вверх

## Перед игрой

champions-option-heroes = Герои
champions-option-heroes-spider-man = Spider-Man
champions-option-heroes-captain-marvel = Captain Marvel
champions-option-heroes-she-hulk = She-Hulk
champions-option-heroes-iron-man = Iron Man
champions-option-heroes-black-panther = Black Panther
champions-option-decks = Колоды
champions-option-villain = Злодей
champions-option-villain-rhino = Rhino
champions-option-villain-klaw = Klaw
champions-option-villain-ultron = Ultron
champions-option-mode = Режим
champions-option-mode-standard = стандартный
champions-option-mode-expert = экспертный
champions-option-modular = Модульные наборы
champions-option-modular-bomb-scare = Bomb Scare
champions-option-modular-masters-of-evil = Masters of Evil
champions-option-modular-under-attack = Under Attack
champions-option-modular-legions-of-hydra = Legions of Hydra
champions-option-modular-the-doomsday-chair = The Doomsday Chair
champions-option-modular-random = случайный, которого никто не видел
champions-option-doubles = Один и тот же герой несколько раз
champions-option-doubles-true = да
champions-option-doubles-false = нет
champions-option-decks-none = стартовая колода
champions-option-decks-spider-man = Spider-Man (стартовая колода)
champions-option-decks-captain-marvel = Captain Marvel (стартовая колода)
champions-option-decks-she-hulk = She-Hulk (стартовая колода)
champions-option-decks-iron-man = Iron Man (стартовая колода)
champions-option-decks-black-panther = Black Panther (стартовая колода)
champions-option-decks-spider-man-aggression = Spider-Man (агрессия)
champions-refused-players = { $n ->
    [one] { $n } герой
    [few] { $n } героя
   *[many] { $n } героев
 } — так играть нельзя: выберите от 1 до { $most }.
champions-refused-hero = Героя { $hero } нет. Выберите из таких: { $heroes }.
champions-refused-same-hero = Личность с одним именем может быть в игре только одна: выберите разных героев.
champions-refused-villain = Злодея { $villain } нет. Выберите из таких: { $villains }.
champions-refused-modular = Модульного набора { $modular } нет. Выберите из таких: { $sets }.
champions-refused-decks = Колод { $decks }, а героев { $heroes }: задайте не больше одной на героя.
champions-refused-deck-name = У героя { $hero } нет колоды { $deck }. Выберите из таких: { $decks }.
champions-refused-no-deck = Для героя { $hero } нет колоды: задайте список карт.
champions-refused-deck = Колодой героя { $hero } играть нельзя: { $problem }
champions-deck-hero = { $hero } — не герой.
champions-deck-no-hero = герой не выбран.
champions-deck-unknown = карты игрока { $code } нет.
champions-deck-size = в ней { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }, а можно от { $least } до { $most }.
champions-deck-own = в ней должны быть все копии карты { $card } ({ $n }).
champions-deck-aspects = можно взять только один аспект, а в ней: { $aspects }.
champions-deck-foreign = карта { $card } принадлежит другому герою.
champions-deck-copies = карты { $card } можно взять не больше { $n ->
    [one] { $n } копии
   *[other] { $n } копий
 }.
champions-deck-unique = карта { $card } уникальна: можно взять только одну.
champions-deck-demand = личность требует { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 } с чертой «{ $trait }».

## Что значит выбор перед игрой, для тех, кто так ещё не играл

champions-about-heroes-spider-man = Берёт карту каждый раз, когда его атакует враг, и хорошо защищается.
champions-about-heroes-captain-marvel = За энергию лечится и берёт карты; сильно бьёт.
champions-about-heroes-iron-man = Начинает слабым, с одной картой на руке: каждая часть доспеха делает его сильнее.
champions-about-heroes-she-hulk = Больше всех здоровья и самый сильный удар, но мало карт на руке.
champions-about-heroes-black-panther = Даёт сдачи, когда его атакуют; собирает улучшения, которые бьют все вместе.
champions-about-villain-rhino = Бьёт прямо и сильно, а его план движется медленно. Злодей для первой игры.
champions-about-villain-klaw = Никогда не известно, насколько сильно он ударит: он открывает ещё одну карту усиления. У него много приспешников.
champions-about-villain-ultron = Делает дронов из ваших собственных карт, всё больше и больше, а сам получает урон последним.
champions-about-mode-standard = У злодея стадии I и II.
champions-about-mode-expert = У злодея стадии II и III, и замешан экспертный набор: для тех, кто побеждает в стандартном режиме.
champions-about-modular-bomb-scare = Бомба: её взрыв ранит соответственно угрозе на ней.
champions-about-modular-masters-of-evil = Четверо сильных приспешников.
champions-about-modular-under-attack = Оружие и доспех для злодея, а также кризис.
champions-about-modular-legions-of-hydra = Madame Hydra и солдаты, которые стоят на страже.
champions-about-modular-the-doomsday-chair = M.O.D.O.K. и план с большой угрозой.

## Шаги игры

champions-step-set-up = Подготовка
champions-step-open-scenario = Сценарий
champions-step-mulligan = Замена стартовой руки
champions-step-start-round = Начало раунда
champions-step-turn = Ход игрока
champions-step-end-player-phase = Конец фазы игроков
champions-step-villain-threat = Фаза злодея: угроза
champions-step-villain-activates = Фаза злодея: активация
champions-step-deal-encounter-cards = Фаза злодея: раздача карт столкновений
champions-step-reveal-encounter-cards = Фаза злодея: раскрытие карт столкновений
champions-step-end-round = Конец раунда
champions-step-end = Игра окончена

## The phases of a round, in the top bar

champions-moment-player = Фаза игроков
champions-moment-threat = Угроза
champions-moment-activate = Активация
champions-moment-deal = Раздача
champions-moment-reveal = Раскрытие

## Что лежит на столе

champions-area-scenario = Сценарий
champions-zone-encounter-deck = Колода столкновений
champions-zone-encounter-discard = Сброс столкновений
champions-zone-villain = Злодей
champions-zone-boosts = Карты усиления
champions-zone-main-scheme = Основной замысел
champions-zone-side-schemes = Побочные замыслы
champions-zone-environments = Окружения
champions-zone-revealing = Выполняется
champions-zone-playing = Разыгрывается
champions-zone-villain-deck = Колода злодея
champions-zone-scheme-deck = Колода замыслов
champions-zone-removed = Вне игры
champions-zone-engaged = Сражающиеся приспешники
champions-zone-identity = Личность
champions-zone-allies = Союзники
champions-zone-upgrades = Улучшения
champions-zone-supports = Поддержка
champions-zone-dealt = Розданные карты столкновений
champions-zone-hand = Рука
champions-zone-deck = Колода
champions-zone-discard = Сброс
champions-counter-round = Раунд
champions-counter-acceleration = Жетоны ускорения
champions-counter-hit-points = Здоровье
champions-counter-damage = Урон
champions-counter-threat = Угроза
champions-counter-stage = Стадия
champions-counter-all-purpose-counters = жетоны
    .acc = жетон
    .few = жетона
    .many = жетонов
champions-counter-arrow-counters = жетоны стрел
    .acc = жетон стрел
    .few = жетона стрел
    .many = жетонов стрел
champions-counter-attack-counters = жетоны атаки
    .acc = жетон атаки
    .few = жетона атаки
    .many = жетонов атаки
champions-counter-energy-counters = жетоны энергии
    .acc = жетон энергии
    .few = жетона энергии
    .many = жетонов энергии
champions-counter-medical-counters = медицинские жетоны
    .acc = медицинский жетон
    .few = медицинских жетона
    .many = медицинских жетонов
champions-counter-snoop-counters = жетоны слежки
    .acc = жетон слежки
    .few = жетона слежки
    .many = жетонов слежки
champions-counter-web-counters = жетоны паутины
    .acc = жетон паутины
    .few = жетона паутины
    .many = жетонов паутины
champions-mark-first-player = первый игрок
champions-mark-active = активный игрок
champions-mark-out = игрок выбыл
champions-mark-hero = облик героя
champions-mark-alter-ego = облик альтер-эго
champions-mark-exhausted = истощение
champions-mark-stunned = оглушение
champions-mark-confused = замешательство
champions-mark-tough = стойкость
champions-mark-drone = дрон
champions-deck-factions = Аспект
champions-figure-damage-villain = урона злодею
champions-figure-threat-removed = снято угрозы
champions-figure-threat-placed = размещено угрозы
champions-figure-defeated = персонажей побеждено
champions-kind-hero = Герой
champions-kind-alter-ego = Альтер-эго
champions-kind-ally = Союзник
champions-kind-event = Событие
champions-kind-resource = Ресурс
champions-kind-support = Поддержка
champions-kind-upgrade = Улучшение
champions-kind-villain = Злодей
champions-kind-main-scheme = Основной замысел
champions-kind-side-scheme = Побочный замысел
champions-kind-minion = Приспешник
champions-kind-treachery = Коварство
champions-kind-attachment = Прикрепление
champions-kind-obligation = Обязательство
champions-kind-environment = Окружение
champions-aspect-aggression = агрессия
champions-aspect-justice = правосудие
champions-aspect-leadership = лидерство
champions-aspect-protection = защита
champions-aspect-basic = базовая
champions-aspect-hero = герой
champions-aspect-encounter = столкновение
champions-faction-aggression = агрессия
champions-faction-justice = правосудие
champions-faction-leadership = лидерство
champions-faction-protection = защита
champions-faction-basic = базовая
champions-faction-hero = герой
champions-faction-encounter = столкновение
champions-resource-energy = ресурс энергии
    .ins = ресурсом энергии
    .few = ресурса энергии
    .pl-gen = ресурсов энергии
champions-resource-mental = ресурс разума
    .ins = ресурсом разума
    .few = ресурса разума
    .pl-gen = ресурсов разума
champions-resource-physical = ресурс силы
    .ins = ресурсом силы
    .few = ресурса силы
    .pl-gen = ресурсов силы
champions-resource-wild = универсальный ресурс
    .ins = универсальным ресурсом
    .few = универсальных ресурса
    .pl-gen = универсальных ресурсов
champions-icon-energy = энергия
champions-icon-mental = разум
champions-icon-physical = сила
champions-icon-wild = универсальный
champions-icon-acceleration = ускорение
champions-icon-crisis = кризис
champions-icon-hazard = опасность
champions-icon-boost = усиление
champions-icon-boost-star = звезда усиления
champions-icon-attack-star = звезда АТК
champions-icon-scheme-star = звезда ЗМС
champions-stat-cost = Стоимость
champions-stat-stage = Стадия
champions-stat-thwart = ПРТ
champions-stat-attack = АТК
champions-stat-defense = ЗАЩ
champions-stat-recover = ВСТ
champions-stat-scheme = ЗМС
champions-stat-hand = Размер руки
champions-stat-hit-points = Здоровье
champions-stat-hit-points-per-player = Здоровье на игрока
champions-stat-start-threat = Начальная угроза
champions-stat-start-threat-per-player = Начальная угроза на игрока
champions-stat-acceleration = Ускорение
champions-stat-acceleration-per-player = Ускорение на игрока
champions-stat-threat = Предел угрозы
champions-stat-threat-per-player = Предел угрозы на игрока
champions-stat-thwart-hurts = Сопутствующий урон при противодействии
champions-stat-attack-hurts = Сопутствующий урон при атаке
champions-set-spider-man = Spider-Man
champions-set-captain-marvel = Captain Marvel
champions-set-she-hulk = She-Hulk
champions-set-iron-man = Iron Man
champions-set-black-panther = Black Panther
champions-set-spider-man-nemesis = Заклятый враг: Spider-Man
champions-set-captain-marvel-nemesis = Заклятый враг: Captain Marvel
champions-set-she-hulk-nemesis = Заклятый враг: She-Hulk
champions-set-iron-man-nemesis = Заклятый враг: Iron Man
champions-set-black-panther-nemesis = Заклятый враг: Black Panther
champions-set-aggression = Агрессия
champions-set-justice = Правосудие
champions-set-leadership = Лидерство
champions-set-protection = Защита
champions-set-basic = Базовые карты
champions-set-rhino = Rhino
champions-set-klaw = Klaw
champions-set-ultron = Ultron
champions-set-bomb-scare = Bomb Scare
champions-set-masters-of-evil = Masters of Evil
champions-set-under-attack = Under Attack
champions-set-legions-of-hydra = Legions of Hydra
champions-set-the-doomsday-chair = The Doomsday Chair
champions-set-standard = Стандартный набор
champions-set-expert = Экспертный набор

## Вопросы

champions-ask-turn = Ваш ход: что вы делаете?
champions-ask-asked = Вас просят о действии.
champions-ask-pay = { $have ->
        [0] Заплатите { $cost }, карта { $card }.
       *[other] Заплатите { $cost }, карта { $card }: уже есть { $have }.
    }
champions-ask-wild = { $by }: чем считать универсальный ресурс?
champions-ask-order = Несколько эффектов сразу: что выполнить первым?
champions-ask-defend = { $boost ->
        [0] { $by } атакует с силой { $n }. Цель: { $on }. Кто защищается?
       *[other] { $by } атакует с силой { $n } + усиление. Цель: { $on }. Кто защищается?
    }
champions-ask-attack = { $n ->
    [0] { $by }: { $deeds }. Кого?
   *[other] { $by } атакует с силой { $n }: кого именно?
 }
champions-ask-thwart = { $n ->
    [0] { $by }: { $deeds }. Какой замысел?
   *[other] { $by } снимает { $n } угрозы: с какого замысла?
 }
champions-ask-damage = { $by }: { $deeds }. Кому?
champions-ask-heal = { $by }: { $deeds }. Кого?
champions-ask-stunned = { $by }: { $deeds }. Кого?
champions-ask-confused = { $by }: { $deeds }. Кого?
champions-ask-tough = { $by }: { $deeds }. Кому?
champions-ask-ready = { $by }: { $deeds }. Какую карту?
champions-ask-exhaust = { $by }: { $deeds }. Какую карту?
champions-ask-discard = { $told ->
    [0] Сбросить карты?
   *[other] { $by }: { $deeds }. Какую карту?
 }
champions-ask-discard-down = { $n ->
    [1] У вас на одну карту больше, чем можно: сбросьте её.
   *[other] У вас слишком много карт (лишних { $n }): сбросьте одну.
 }
champions-ask-discard-cost = { $by }: { $deeds }. Какую карту?
champions-ask-mulligan = Замена стартовой руки: сбросьте любое число карт.
champions-ask-first = Кто первый игрок?
champions-ask-ally-limit = У вас слишком много союзников: сбросьте одного.
champions-ask-grim = Правила не говорят, что идёт первым: выберите худшее для игроков.
champions-ask-restricted = Слишком много карт с ограничением: сбросьте одну.
champions-ask-attach = { $by }: к кому или к чему прикрепить?
champions-ask-give = { $by }: под чей контроль?
champions-ask-assign = { $by }: кто получит следующий урон? Осталось распределить: { $n }.
champions-ask-activate = Какой приспешник активируется следующим?
champions-ask-choose = { $told ->
    [0] { $by }: выберите.
   *[other] { $by }: { $deeds }. Что выбрать?
 }
champions-ask-choose-one = { $by }: выберите одно.
champions-ask-may-change-form = { $by }: сменить облик?
champions-ask-may = { $by }: { $deeds }?
champions-ask-take = { $by }: { $deeds }. Какую карту?
champions-ask-return = { $by }: { $deeds }. Какую карту?
champions-ask-threat = { $by }: { $deeds }. Какой замысел?
champions-ask-sequence = { $by }: какой шаг следующий?
champions-ask-interrupt-enemy-attack = { $boost ->
        [0] { $by } атакует с силой { $n }. Цель: { $on }. Прерывание?
       *[other] { $by } атакует с силой { $n } + усиление. Цель: { $on }. Прерывание?
    }
champions-ask-response-enemy-attack = { $by } завершает атаку. Цель: { $on }. Реакция?
champions-ask-interrupt-enemy-scheme = { $boost ->
        [0] { $by } воплощает замысел, сила { $n }. Прерывание?
       *[other] { $by } воплощает замысел, сила { $n } + усиление. Прерывание?
    }
champions-ask-response-enemy-scheme = { $by }: замысел воплощён. Реакция?
champions-ask-interrupt-attack = { $by } атакует. Цель: { $on }. Прерывание?
champions-ask-response-attack = { $by } завершает атаку. Цель: { $on }. Реакция?
champions-ask-interrupt-thwart = { $by } снимает угрозу: { $n }. Замысел: { $on }. Прерывание?
champions-ask-response-thwart = { $by } завершает противодействие. Замысел: { $on }. Реакция?
champions-ask-interrupt-damage = Урон { $n }, кому: { $on }. Прерывание?
champions-ask-response-damage = Нанесён урон { $n }, кому: { $on }. Реакция?
champions-ask-interrupt-threat = Угроза { $n }, где: { $on }. Прерывание?
champions-ask-response-threat = Добавлено угрозы { $n }, где: { $on }. Реакция?
champions-ask-interrupt-defeat = { $on } терпит поражение. Прерывание?
champions-ask-response-defeat = Повержено: { $on }. Реакция?
champions-ask-interrupt-reveal = Раскрывается карта { $on }. Прерывание?
champions-ask-response-reveal = Раскрыта карта { $on }. Реакция?
champions-ask-interrupt-enter = { $on } входит в игру. Прерывание?
champions-ask-response-enter = В игру вошла карта { $on }. Реакция?
champions-ask-interrupt-play = Разыгрывается карта { $on }. Прерывание?
champions-ask-response-play = Разыграна карта { $on }. Реакция?
champions-ask-interrupt-pay = Оплачивается карта { $on }. Прерывание?
champions-ask-response-pay = Оплачена карта { $on }. Реакция?
champions-ask-interrupt-use = Действует способность карты { $on }. Прерывание?
champions-ask-response-use = Использована способность карты { $on }. Реакция?
champions-ask-interrupt-change-form = { $on } меняет облик. Прерывание?
champions-ask-response-change-form = Облик изменён: { $on }. Реакция?
champions-ask-interrupt-end-of-phase = Прерывание: конец фазы?
champions-ask-response-end-of-phase = Реакция: конец фазы?
champions-ask-interrupt-end-of-round = Прерывание: конец раунда?
champions-ask-response-end-of-round = Реакция: конец раунда?

## Ответы

champions-note-defense = ЗАЩ { $n }
champions-note-hit-points = Здоровье: { $n }
champions-note-threat = Угроза: { $n }
champions-do-play = Разыграть: { $on }
champions-do-use = Использовать: { $on }
champions-do-use-1 = Использовать: { $on }, первая способность
champions-do-use-2 = Использовать: { $on }, вторая способность
champions-do-use-3 = Использовать: { $on }, третья способность
champions-do-attack = Атака: { $on }
champions-do-thwart = Противодействие: { $on }
champions-do-attack-with = Атакует { $on }
champions-do-thwart-with = Противодействует { $on }
champions-do-recover = Восстановление
champions-do-change-form = Сменить облик
champions-do-ask = Попросить о действии: { $on }
champions-do-end-turn = Закончить ход
champions-do-end-turn-discard = Сначала сбросить …
champions-do-pass = Отказаться
champions-do-done = Готово
champions-do-spend = Потратить: { $on }
champions-do-stands-for = { $on ->
    [energy] Энергия
    [mental] Разум
    [physical] Сила
   *[other] { $on }
 }
champions-do-resolve = { CAPITAL($on) }
champions-do-resolve-1 = { CAPITAL($on) }, первая способность
champions-do-resolve-2 = { CAPITAL($on) }, вторая способность
champions-do-resolve-3 = { CAPITAL($on) }, третья способность
champions-do-defeat = Первым терпит поражение: { $on }
champions-do-defend = Защищается { $on }
champions-do-no-defense = Не защищаться
champions-do-damage = { CAPITAL($on) }
champions-do-heal = { CAPITAL($on) }
champions-do-stunned = { CAPITAL($on) }
champions-do-confused = { CAPITAL($on) }
champions-do-tough = { CAPITAL($on) }
champions-do-ready = { CAPITAL($on) }
champions-do-exhaust = { CAPITAL($on) }
champions-do-discard = Сбросить: { $on }
champions-do-first = { CAPITAL($on) }
champions-do-attach = { CAPITAL($on) }
champions-do-give = { CAPITAL($on) }
champions-do-assign = 1 урон: { $on }
champions-do-activate = { CAPITAL($on) }
champions-do-choose = { CAPITAL($on) }
champions-do-branch = { $on ->
    [damage] Урон
    [threat] Угроза
    [draw] Взять карты
    [drone] Дрон
    [spend] Потратить ресурсы
    [exhaust] Истощение
    [stun] Оглушение
    [acceleration] Жетон ускорения
    [thw] ПРТ
    [atk] АТК
    [discard] Сбросить
    [upgrades] Истощить улучшения
   *[other] { $on }
 }
champions-do-take = Взять: { $on }
champions-do-return = { CAPITAL($on) }
champions-do-threat = { CAPITAL($on) }

## Что должно быть верно

champions-needs-not-locked-out = Никто другой не выполняет карту с риском
champions-needs-right-form = Вы в нужном облике{ $form ->
    [hero] {" "}(герой)
    [alter-ego] {" "}(альтер-эго)
   *[any] {""}
 }
champions-needs-right-moment = Сейчас подходящий момент
champions-needs-game-has-begun = Подготовка окончена
champions-needs-limit-left = Лимит не исчерпан
champions-needs-changes-the-game = Это изменит игру
champions-needs-costs-payable = Плату можно внести
champions-needs-resources-suffice = Стоит { $cost }, вы можете получить { $have }
champions-needs-can-be-played = Это союзник, улучшение или поддержка у вас на руке
champions-needs-is-no-resource-card = Это не карта ресурса: их только тратят
champions-needs-form-allows = Карту можно разыграть в этом облике{ $form ->
    [hero] {" "}(только герой)
    [alter-ego] {" "}(только альтер-эго)
   *[any] {""}
 }
champions-needs-unique-is-free = Уникальной карты с таким названием нет в игре
champions-needs-room-for-it = Предел на игрока не достигнут
champions-needs-has-a-host = Есть к чему прикрепить
champions-needs-no-guard = С вами не сражается враг с охраной
champions-needs-may-be-attacked = Цель можно атаковать
champions-needs-is-ready = Карта готова
champions-needs-hero-or-ally = Это герой или союзник
champions-needs-is-alter-ego = Это альтер-эго
champions-needs-has-atk = Есть АТК
champions-needs-has-thw = Есть ПРТ
champions-needs-has-enemy = Есть враг, которого можно атаковать
champions-needs-has-scheme = Есть замысел, которому можно противодействовать
champions-needs-is-damaged = Есть урон, который можно вылечить
champions-needs-no-crisis = В игре нет символа кризиса
champions-needs-has-threat = На замысле есть угроза
champions-needs-may-lose-threat = С замысла можно снимать угрозу
champions-needs-not-changed-yet = Сейчас ваш ход, и вы в нём ещё не меняли облик

## Что произошло

champions-log-acceleration = Жетонов ускорения: { $n }.
champions-log-attach-fails = Карту { $card } не к чему прикрепить.
champions-log-attached = { CAPITAL($card) } прикрепляется. К чему: { $host }.
champions-log-attacks = { CAPITAL($card) } атакует с силой { $n }. Цель: { $enemy }.
champions-log-boost = Усиление: { $card }, символов: { $n }.
champions-log-cancelled = Карта { $card } отменена.
champions-log-cannot-be-hurt = { CAPITAL($card) } не может получать урон.
champions-log-changes-form = { PERSON($player) ->
    [you] Вы меняете
   *[other] { $player } меняет
 } облик: { $card }.
champions-log-confusion-lost = { CAPITAL($card) } теряет карту замешательства.
champions-log-consequential = { CAPITAL($card) } получает { $n } { $n ->
    [one] сопутствующий урон
   *[other] сопутствующего урона
 }.
champions-log-damaged = { CAPITAL($card) } получает { $n } { $n ->
    [one] урон
   *[other] урона
 }.
champions-log-dealt = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } карту столкновения.
champions-log-deck-made = { PERSON($player) ->
    [you] Вы замешиваете
   *[other] { $player } замешивает
 } сброс в новую колоду.
champions-log-defeated = { CAPITAL($card) } терпит поражение.
champions-log-defends = { CAPITAL($card) } защищается.
champions-log-discards = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 }: { $cards }.
champions-log-discards-encounter = Из колоды столкновений в сброс: { $card }.
champions-log-discards-top = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 } с верха колоды: { $cards }.
champions-log-draws = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }.
champions-log-eliminated = { PERSON($player) ->
    [you] Вы выбываете
   *[other] { $player } выбывает
 } из игры.
champions-log-encounter-deck-made = Новая колода столкновений; жетонов ускорения: { $n }.
champions-log-enemy-attacks = { CAPITAL($enemy) } { PERSON($player) ->
    [you] атакует вас
   *[other] атакует. Цель: { $player }
 }.
champions-log-enemy-schemes = { CAPITAL($enemy) } воплощает замысел.
champions-log-engages = { CAPITAL($card) } { PERSON($player) ->
    [you] вступает в бой с вами
   *[other] вступает в бой. Противник: { $player }
 }.
champions-log-enters = { CAPITAL($card) } входит в игру.
champions-log-exhausts = { CAPITAL($card) } истощается.
champions-log-finds = { PERSON($player) ->
    [you] Вы находите
   *[other] { $player } находит
 } { CASE($card, "acc") }.
champions-log-first = { PERSON($player) ->
    [you] Вы — первый игрок
   *[other] { $player } — первый игрок
 }.
champions-log-first-player = Жетон первого игрока { PERSON($player) ->
    [you] получаете вы
   *[other] получает { $player }
 }.
champions-log-forced = { CAPITAL($card) }: срабатывает принудительная способность.
champions-log-generates = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } ресурсы с карты { $card }.
champions-log-gets-stunned = { CAPITAL($card) } получает карту оглушения.
champions-log-gets-confused = { CAPITAL($card) } получает карту замешательства.
champions-log-gets-tough = { CAPITAL($card) } получает карту стойкости.
champions-log-healed = { CAPITAL($card) }: { $n ->
    [one] вылечен { $n } урон
   *[other] вылечено { $n } урона
 }.
champions-log-leaves = { CAPITAL($card) } выходит из игры.
champions-log-nemesis-shuffled = В колоду столкновений замешано: { $cards }.
champions-log-no-damage = { CAPITAL($card) } не получает урона.
champions-log-no-threat = Угроза не добавляется.
champions-log-obligation-ignored = Карта { $card } удалена: её герой выбыл.
champions-log-placed-instead = Вместо этого на карту { $card } { $n ->
    [one] положен { $n } урон
   *[other] положено { $n } урона
 }.
champions-log-players-win = Игроки побеждают.
champions-log-plays = { PERSON($player) ->
    [you] Вы разыгрываете
   *[other] { $player } разыгрывает
 } карту { $card }.
champions-log-prevents = { $of ->
    [threat] { $n ->
        [one] Предотвращена { $n } угроза.
        [few] Предотвращены { $n } угрозы.
       *[many] Предотвращено { $n } угроз.
     }
   *[damage] { $n ->
        [one] Предотвращён { $n } урон.
       *[other] Предотвращено { $n } урона.
     }
 }
champions-log-put-under = { PERSON($player) ->
    [you] Вы кладёте
   *[other] { $player } кладёт
 } рубашкой вверх под карту { $under }: { $card }.
champions-log-quickstrike = { CAPITAL($card) } наносит быстрый удар.
champions-log-readies = { CAPITAL($card) } снова в готовности.
champions-log-ready = Все игроки приводят свои карты в готовность.
champions-log-recovers = { CAPITAL($card) } восстанавливается.
champions-log-removed = Карта { $card } удалена из игры.
champions-log-replaced = { CAPITAL($card) } меняет то, что должно было произойти.
champions-log-retaliates = { CAPITAL($card) } отвечает возмездием.
champions-log-reveals = { PERSON($player) ->
    [you] Вы раскрываете
   *[other] { $player } раскрывает
 } карту { $card }.
champions-log-round = Раунд { $n }.
champions-log-scheme-completed = Замысел { $scheme } завершён.
champions-log-scheme-defeated = Замысел { $scheme } сорван.
champions-log-scheme-stage = Основной замысел теперь — { $scheme }.
champions-log-shuffled-in = { PERSON($player) ->
    [you] Вы замешиваете
   *[other] { $player } замешивает
 } в колоду: { $cards }.
champions-log-spends = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 } для оплаты карту { $card }.
champions-log-starting-threat = Замысел { $scheme } начинается с { $n ->
    [one] { $n } угрозы
   *[other] { $n } угроз
 }.
champions-log-stun-lost = { CAPITAL($card) } теряет карту оглушения.
champions-log-surge = Натиск: { PERSON($player) ->
    [you] вы раскрываете
   *[other] { $player } раскрывает
 } ещё одну карту.
champions-log-takes = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } на руку: { $cards }.
champions-log-threat-placed = На замысел { $scheme } { $n ->
    [one] положена { $n } угроза
    [few] положены { $n } угрозы
   *[many] положено { $n } угроз
 }.
champions-log-threat-removed = С замысла { $scheme } { $n ->
    [one] снята { $n } угроза
    [few] сняты { $n } угрозы
   *[many] снято { $n } угроз
 }.
champions-log-takes-control = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } под контроль карту { $card }.
champions-log-thwarts = { CAPITAL($card) } противодействует замыслу { $scheme }.
champions-log-tough-lost = { CAPITAL($card) } теряет карту стойкости и не получает урона.
champions-log-turn = { PERSON($player) ->
    [you] Ваш ход
   *[other] Ход: { $player }
 }.
champions-log-uses = { PERSON($player) ->
    [you] Вы используете
   *[other] { $player } использует
 } карту { $card }.
champions-log-villain-phase = Начинается фаза злодея.
champions-log-villain-stage = Следующая стадия: { $card }.
champions-log-villain-wins = { $villain } побеждает.

## Тексты карт: способности

champions-ability-action = { $form ->
    [hero] Действие героя
    [alter-ego] Действие альтер-эго
   *[any] Действие
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-interrupt = { $form ->
    [hero] Прерывание героя
    [alter-ego] Прерывание альтер-эго
   *[any] Прерывание
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-response = { $form ->
    [hero] Реакция героя
    [alter-ego] Реакция альтер-эго
   *[any] Реакция
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-would = { $form ->
    [hero] Принудительное прерывание героя
    [alter-ego] Принудительное прерывание альтер-эго
   *[any] Принудительное прерывание
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-forced-interrupt = { $form ->
    [hero] Принудительное прерывание героя
    [alter-ego] Принудительное прерывание альтер-эго
   *[any] Принудительное прерывание
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-forced-response = { $form ->
    [hero] Принудительная реакция героя
    [alter-ego] Принудительная реакция альтер-эго
   *[any] Принудительная реакция
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-resource = { $form ->
    [hero] Ресурс героя
    [alter-ego] Ресурс альтер-эго
   *[any] Ресурс
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-when-revealed = { $form ->
    [hero] При раскрытии (герой)
    [alter-ego] При раскрытии (альтер-эго)
   *[any] При раскрытии
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-when-defeated = { $form ->
    [hero] При поражении (герой)
    [alter-ego] При поражении (альтер-эго)
   *[any] При поражении
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-boost = { $form ->
    [hero] Усиление (герой)
    [alter-ego] Усиление (альтер-эго)
   *[any] Усиление
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-special = { $form ->
    [hero] Особая способность героя
    [alter-ego] Особая способность альтер-эго
   *[any] Особая способность
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-setup = { $form ->
    [hero] Подготовка героя
    [alter-ego] Подготовка альтер-эго
   *[any] Подготовка
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }

## Тексты карт: напечатанные слова

champions-text-hero-only = Только в облике героя.
champions-text-alter-ego-only = Только в облике альтер-эго.
champions-text-attach = Прикрепите к { CASE($to, "dat") }.
champions-text-max-per-player = Не больше 1 на игрока.
champions-text-max-per-host = Не больше 1 на носителя.
champions-text-doubles = Даёт вдвое больше ресурсов при оплате карт аспекта «{ $aspect }».
champions-text-uses = Запас: { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }.
champions-text-counters = При входе в игру получает { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }.
champions-text-give-to = Достаётся игроку, чей герой — { $hero }.
champions-text-loses = Если эта стадия завершена, игроки проигрывают.
champions-keyword-surge = Натиск.
champions-keyword-guard = Охрана.
champions-keyword-toughness = Стойкость.
champions-keyword-quickstrike = Быстрый удар.
champions-keyword-retaliate = Возмездие { $n }.
champions-keyword-overkill = Пробивание.
champions-keyword-peril = Риск.
champions-keyword-restricted = Ограничение.
champions-text-any-player = Можно разыграть под контроль любого игрока.
champions-text-max-per-deck = Не больше { $n } в колоде.
champions-text-only-allies-defend = Сражающийся с ним игрок должен защищаться от его атак союзником, если может.

## Тексты карт: условия срабатывания

champions-when-villain-attacks-you = злодей атакует вас
    .after = злодей атаковал вас
champions-when-this-attacks = этот персонаж атакует
    .after = этот персонаж атаковал
champions-when-host-attacks = носитель атакует
    .after = носитель атаковал
champions-when-this-attacks-you = этот враг атакует вас
    .after = этот враг атаковал вас
champions-when-host-attacks-and-damages = носитель атакует и наносит урон персонажу
    .after = носитель атаковал и нанёс урон персонажу
champions-when-your-hero-defends = ваш герой защищается
    .after = ваш герой защитился
champions-when-villain-schemes = злодей воплощает замысел
    .after = злодей воплотил замысел
champions-when-this-schemes = этот враг воплощает замысел
    .after = этот враг воплотил замысел
champions-when-host-schemes = носитель воплощает замысел
    .after = носитель воплотил замысел
champions-when-your-hero-attacks = ваш герой атакует
    .after = ваш герой атаковал
champions-when-you-make-a-basic-attack = вы проводите базовую атаку
    .after = вы провели базовую атаку
champions-when-your-hero-attacks-and-defeats = ваш герой атакует и побеждает врага
    .after = ваш герой атаковал и победил врага
champions-when-this-defeats-a-minion = этот персонаж атакует и побеждает приспешника
    .after = этот персонаж атаковал и победил приспешника
champions-when-this-thwarts = этот персонаж противодействует
    .after = этот персонаж провёл противодействие
champions-when-you-would-take-attack-damage = вы должны получить урон от атаки
champions-when-your-hero-would-take-damage = ваш герой должен получить урон
champions-when-host-would-take-damage = носитель должен получить урон
champions-when-villain-took-damage = злодей получает урон
    .after = злодей получил урон
champions-when-threat-would-be-placed = на замысел должна быть положена угроза
champions-when-threat-placed-here-in-step-one = сюда кладут угрозу на первом шаге фазы злодея
    .after = сюда положена угроза на первом шаге фазы злодея
champions-when-this-is-defeated = эта карта терпит поражение
    .after = эта карта потерпела поражение
champions-when-host-is-defeated = носитель терпит поражение
    .after = носитель потерпел поражение
champions-when-host-would-be-defeated = носитель должен потерпеть поражение
champions-when-you-defeat-a-minion = вы побеждаете приспешника
    .after = вы победили приспешника
champions-when-treachery-revealed = из колоды столкновений раскрывают карту коварства
    .after = из колоды столкновений раскрыта карта коварства
champions-when-encounter-card-revealed = из колоды столкновений раскрывают карту
    .after = из колоды столкновений раскрыта карта
champions-when-this-enters-play = эта карта входит в игру
    .after = эта карта вошла в игру
champions-when-minion-enters-play = приспешник входит в игру
    .after = приспешник вошёл в игру
champions-when-you-play-this = вы разыгрываете эту карту
    .after = вы разыграли эту карту
champions-when-you-change-to-this-form = вы принимаете этот облик
    .after = вы приняли этот облик

## Тексты карт: плата

champions-effect-spend-x = потратьте X { CASE($resource, "pl-gen") }
champions-effect-take-damage = получите { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }

## Тексты карт: эффекты

champions-effect-generate = получите { $resources }
champions-effect-deal-overkill = { $said } с пробиванием
champions-effect-deal-overkill-if = { $said }; { $condition }, атака получает пробивание
champions-effect-remove-threat = снимите { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     } с { CASE($target, "gen") }
champions-effect-remove-threat-by = снимите с { CASE($target, "gen") } { CASE($n, "threat") }
champions-effect-place-threat = положите { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     } на { CASE($target, "acc") }
champions-effect-place-threat-by = положите на { CASE($target, "acc") } { CASE($n, "threat") }
champions-effect-move-damage = переместите со своего героя на { CASE($target, "acc") } { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }
champions-effect-move-damage-by = переместите со своего героя на { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-move-damage-from = переместите с { CASE($source, "gen") } на { CASE($target, "acc") } { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }
champions-effect-move-damage-from-by = переместите с { CASE($source, "gen") } на { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-give-stunned = оглушите { CASE($target, "acc") }
champions-effect-give-confused = приведите в замешательство { CASE($target, "acc") }
champions-effect-give-tough = дайте карту стойкости { CASE($target, "dat") }
champions-effect-stun-damaged = оглушите каждого персонажа, которому эта атака нанесла урон
champions-effect-place-here-instead = положите этот урон сюда; как только здесь будет { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }, сбросьте эту карту
champions-effect-assign = распределите между { CASE($target, "ins") } { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }
champions-effect-assign-by = распределите между { CASE($target, "ins") } { CASE($n, "damage") }
champions-effect-indirect = { $by ->
    [you] получите
   *[other] { $who } получает
 } { $n ->
    [one] { $n } непрямой урон
   *[other] { $n } непрямого урона
 }
champions-effect-indirect-by = { $by ->
    [you] получите
   *[other] { $who } получает
 } непрямой урон: { CASE($n, "damage") }
champions-effect-draw-up = возьмите карты до напечатанного размера руки
champions-effect-discard-top-keep = сбросьте { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
     } своей колоды и возьмите из них на руку те, на которых напечатан { $resource }
champions-effect-change-form = смените облик
champions-effect-may-change-to-alter-ego = можете принять облик альтер-эго
champions-effect-may-change-to-hero = можете принять облик героя
champions-effect-acceleration = добавьте к основному замыслу жетон ускорения
champions-effect-surge = эта карта получает натиск
champions-effect-enemy-attacks = { $target } { GENDER($target) ->
    [pl] атакуют
   *[m] атакует
 } вас
champions-effect-enemy-attacks-engaged = { $target } { GENDER($target) ->
    [pl] атакуют героев, с которыми сражаются
   *[m] атакует героя, с которым сражается
 }
champions-effect-enemy-schemes = { $target } { GENDER($target) ->
    [pl] воплощают замысел
   *[m] воплощает замысел
 }
champions-effect-extra-boost = этот враг получает ещё одну карту усиления на эту активацию
champions-effect-gain-overkill = атака получает пробивание
champions-effect-less-threat = этот враг кладёт на { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     } меньше
champions-effect-take-threat-as-damage = вместо этого вы получаете столько же урона
champions-effect-reveal-top = раскройте верхнюю карту колоды столкновений
champions-effect-deal-encounter = { $by ->
    [you] вы получаете
   *[other] { $who } получает
 } карту столкновения
champions-effect-nemesis = ваш заклятый враг и его побочный замысел входят в игру, а остальные карты его набора замешиваются в колоду столкновений
champions-effect-put-this-into-play = введите эту карту в игру сражающейся с вами
champions-effect-resolve-specials = выполните в любом порядке особую способность каждого улучшения «{ $trait }» под вашим контролем
champions-effect-spend = потратьте { $resources }
champions-effect-spend-several = потратьте { $n ->
    [one] { $n } { $resource }
    [few] { $n } { CASE($resource, "few") }
   *[many] { $n } { CASE($resource, "pl-gen") }
 }
champions-effect-later-activation = в конце этой активации { CASE($effect, "inner") }
champions-change-atk = +{ $n } АТК
champions-change-thw = +{ $n } ПРТ
champions-change-sch = +{ $n } ЗМС
champions-change-def = +{ $n } ЗАЩ
champions-effect-put-under-this = каждый игрок кладёт сюда рубашкой вверх случайную карту с руки
champions-effect-return-from-under = каждая карта отсюда возвращается на руку владельца
champions-effect-generate-top-of-discard = получите ресурсы верхней карты своего сброса
champions-effect-backlash = каждый игрок сбрасывает 5 верхних карт своей колоды и получает 1 урон за каждый напечатанный на них ресурс энергии
champions-effect-also-attack = проведите эту атаку также против каждого другого героя
champions-effect-to-owners-discard = его карта уходит в сброс владельца

## Тексты карт: цели, игроки, числа, условия

champions-amount-per-player = { $n } за каждого игрока
    .damage = { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     } за каждого игрока
    .threat = { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     } за каждого игрока
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     } за каждого игрока
champions-amount-threat-on = столько, сколько угрозы на карте { $title }
    .damage = столько урона, сколько угрозы на карте { $title }
    .threat = столько угрозы, сколько её на карте { $title }
    .cards = столько карт, сколько угрозы на карте { $title }
champions-amount-damage-of-the-attack = столько, сколько урона нанесла эта атака
    .cards = столько карт, сколько урона нанесла эта атака
champions-amount-threat-placed = столько, сколько угрозы так положено
    .cards = столько карт, сколько угрозы так положено
champions-amount-damage-sustained = каждая единица урона на вас
    .acc = каждую единицу урона на вас
champions-amount-your-heros-atk = АТК вашего героя
    .damage = столько урона, сколько составляет АТК вашего героя
champions-amount-remaining-hit-points = остаток её здоровья
    .dat = остатку её здоровья
champions-if-trait = если у вас есть черта «{ $trait }»
champions-if-paid-with = если в оплате есть { $resource }
champions-if-no-attack-was-made = если так не состоялось ни одной атаки
champions-if-alter-ego-form = если вы в облике альтер-эго
champions-if-no-minions = если в игре нет приспешников
champions-if-hero-form = если вы в облике героя
champions-if-undefended = если это атака без защитника
champions-if-attack-dealt-damage = если атака нанесла урон
champions-if-activation-damaged-you = если эта активация нанесла вам урон
champions-gets-atk = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } АТК
champions-gets-thw = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } ПРТ
champions-gets-def = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } ЗАЩ
champions-gets-sch = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } ЗМС
champions-gets-rec = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } ВСТ
champions-gets-hp = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } к здоровью
champions-gets-hand = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } +{ $n } к размеру руки
champions-gets-ally-limit = ваш лимит союзников больше на { $n }
champions-gets-retaliate = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } возмездие { $n }
champions-gets-guard = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } охрану
champions-gets-overkill = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } пробивание
champions-gets-base-atk = базовая АТК { CASE($target, "gen") } равна { CASE($n, "dat") }
champions-gets-base-atk-set = базовая АТК { CASE($target, "gen") } — { $n }
champions-gets-base-sch-set = базовый ЗМС { CASE($target, "gen") } — { $n }
champions-gets-base-hp-set = базовое здоровье { CASE($target, "gen") } — { $n }
champions-gets-hand-cap = { $target } { GENDER($target) ->
    [pl] имеют
   *[m] имеет
 } размер руки не больше { $n }
champions-cannot-take-damage = { $target } не { GENDER($target) ->
    [pl] могут
   *[m] может
 } получать урон
champions-cannot-take-damage-from = { $target } не { GENDER($target) ->
    [pl] могут
   *[m] может
 } получать урон от улучшений «{ $trait }»
champions-may-play-ally = вы можете разыгрывать союзников из своего сброса
champions-may-play-support = вы можете разыгрывать карты поддержки из своего сброса
champions-may-play-upgrade = вы можете разыгрывать улучшения из своего сброса
champions-cannot-lose-threat = с { CASE($target, "gen") } нельзя снимать угрозу
champions-cannot-be-attacked = { CASE($target, "acc") } нельзя атаковать

## Черты

champions-trait-avenger = Мститель
champions-trait-genius = Гений
champions-trait-hero-for-hire = Герой по найму
champions-trait-defense = Защита
champions-trait-skill = Навык
champions-trait-superpower = Суперсила
champions-trait-aerial = Полёт
champions-trait-attack = Атака
champions-trait-persona = Персона
champions-trait-item = Предмет
champions-trait-tech = Технология
champions-trait-condition = Состояние
champions-trait-criminal = Преступник
champions-trait-gamma = Гамма
champions-trait-thwart = Противодействие
champions-trait-shield = Щ.И.Т.
champions-trait-spy = Шпион
champions-trait-location = Локация
champions-trait-brute = Громила
champions-trait-armor = Броня
champions-trait-weapon = Оружие
champions-trait-hydra = Гидра
champions-trait-elite = Элита
champions-trait-soldier = Солдат
champions-trait-attorney = Адвокат
champions-trait-wakanda = Ваканда
champions-trait-king = Король
champions-trait-tactic = Тактика
champions-trait-black-panther = Чёрная Пантера
champions-trait-defender = Защитник
champions-trait-android = Андроид
champions-trait-masters-of-evil = Повелители зла
champions-trait-mercenary = Наёмник
champions-trait-drone = Дрон
champions-trait-assassin = Убийца
champions-trait-kree = Крии
champions-trait-cyborg = Киборг

## Card text: nouns and what is said of them

champions-noun-enemy = враг
    .acc = врага
    .gen = врага
    .dat = врагу
    .gender = m
champions-noun-minion = приспешник
    .acc = приспешника
    .gen = приспешника
    .dat = приспешнику
    .gender = m
champions-noun-villain = злодей
    .acc = злодея
    .gen = злодея
    .dat = злодею
    .gender = m
champions-noun-character = персонаж
    .acc = персонажа
    .gen = персонажа
    .dat = персонажу
    .gender = m
champions-noun-friendly-character = дружественный персонаж
    .acc = дружественного персонажа
    .gen = дружественного персонажа
    .dat = дружественному персонажу
    .gender = m
champions-noun-hero = герой
    .acc = героя
    .gen = героя
    .dat = герою
    .gender = m
champions-noun-heroes-and-allies = герои и союзники
    .acc = героев и союзников
    .gen = героев и союзников
    .dat = героям и союзникам
    .ins = героями и союзниками
    .gender = pl
champions-noun-ally = союзник
    .acc = союзника
    .gen = союзника
    .dat = союзнику
    .gender = m
champions-noun-upgrade = улучшение
    .acc = улучшение
    .gen = улучшения
    .dat = улучшению
    .gender = n
champions-noun-support = поддержка
    .acc = поддержку
    .gen = поддержки
    .dat = поддержке
    .gender = f
champions-noun-upgrade-or-support = улучшение или поддержка
    .acc = улучшение или поддержку
    .gen = улучшения или поддержки
    .dat = улучшению или поддержке
    .gender = n
champions-noun-identity = личность
    .acc = личность
    .gen = личности
    .dat = личности
    .gender = f
champions-noun-alter-ego = альтер-эго
    .acc = альтер-эго
    .gen = альтер-эго
    .dat = альтер-эго
    .gender = n
champions-noun-scheme = замысел
    .acc = замысел
    .gen = замысла
    .dat = замыслу
    .gender = mi
champions-noun-side-scheme = побочный замысел
    .acc = побочный замысел
    .gen = побочного замысла
    .dat = побочному замыслу
    .gender = mi
champions-noun-main-scheme = основной замысел
    .acc = основной замысел
    .gen = основного замысла
    .dat = основному замыслу
    .gender = mi
champions-noun-attacked-enemy = атакованный враг
    .acc = атакованного врага
    .gen = атакованного врага
    .dat = атакованному врагу
    .gender = m
champions-noun-attacker = атакующий враг
    .acc = атакующего врага
    .gen = атакующего врага
    .dat = атакующему врагу
    .gender = m
champions-noun-card = карта
    .acc = карту
    .gen = карты
    .dat = карте
    .pl-gen = карт
    .gender = f
champions-toughest = { $noun } с наибольшим напечатанным здоровьем
    .acc = { CASE($noun, "acc") } с наибольшим напечатанным здоровьем
    .gen = { CASE($noun, "gen") } с наибольшим напечатанным здоровьем
    .dat = { CASE($noun, "dat") } с наибольшим напечатанным здоровьем
    .gender = { GENDER($noun) }
champions-with-resource = { $noun } с напечатанным { CASE($resource, "ins") }
    .acc = { CASE($noun, "acc") } с напечатанным { CASE($resource, "ins") }
    .gen = { CASE($noun, "gen") } с напечатанным { CASE($resource, "ins") }
    .dat = { CASE($noun, "dat") } с напечатанным { CASE($resource, "ins") }
    .gender = { GENDER($noun) }
champions-when-facedown-minion-is-defeated = приспешник рубашкой вверх терпит поражение
    .after = приспешник рубашкой вверх потерпел поражение
champions-effect-pay-for = заплатите напечатанную стоимость { CASE($target, "gen") }
champions-effect-find-reveal = найдите в колоде или сбросе столкновений { CASE($target, "acc") }, раскройте найденную карту и перетасуйте колоду
champions-effect-find-put = найдите в колоде или сбросе столкновений { CASE($target, "acc") }, введите найденную карту в игру и перетасуйте колоду
champions-effect-find-engaged = найдите в колоде или сбросе столкновений { CASE($target, "acc") }, введите найденную карту в игру сражающейся с вами и перетасуйте колоду
champions-effect-discard-until-engaged = сбрасывайте карты с верха колоды столкновений, пока не выйдет { $target }; с этим приспешником сражается { $who }
champions-effect-discard-until-revealed = сбрасывайте карты с верха колоды столкновений, пока не выйдет { $target }, и раскройте { GENDER($target) ->
    [f] её
   *[m] его
 }
champions-effect-discard-encounter = сбросьте верхнюю карту колоды столкновений
champions-effect-face-down = { $by ->
    [you] введите в игру рубашкой вверх { $n ->
        [1] верхнюю карту своей колоды как приспешника «{ $trait }», сражающегося с вами
        [few] { $n } верхние карты своей колоды как приспешников «{ $trait }», сражающихся с вами
       *[many] { $n } верхних карт своей колоды как приспешников «{ $trait }», сражающихся с вами
     }
   *[other] { $who } вводит в игру рубашкой вверх { $n ->
        [1] верхнюю карту своей колоды как приспешника «{ $trait }», сражающегося с этим игроком
        [few] { $n } верхние карты своей колоды как приспешников «{ $trait }», сражающихся с этим игроком
       *[many] { $n } верхних карт своей колоды как приспешников «{ $trait }», сражающихся с этим игроком
     }
 }
champions-amount-resources-discarded = каждый напечатанный на сброшенных так картах { $resource }
    .acc = каждый напечатанный на сброшенных так картах { $resource }
champions-amount-resource-types-discarded = каждый вид ресурса на сброшенных так картах
    .acc = каждый вид ресурса на сброшенных так картах
champions-amount-boost-icons-discarded = каждый символ усиления на сброшенной карте
    .acc = каждый символ усиления на сброшенной карте
champions-if-discarded = если так сброшена карта, на которой напечатан { $resource } или универсальный ресурс

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

champions-feature-villain = здоровье злодея
    .better = более слабый злодей
champions-feature-later-villain = здоровье следующих стадий злодея
    .better = меньше здоровья у следующих стадий злодея
champions-feature-stages = будущие стадии злодея
    .better = меньше стадий злодея впереди
champions-feature-villain-tough = стойкость злодея
    .better = злодей без стойкости
champions-feature-villain-stunned = оглушённый злодей
    .better = злодей оглушён
champions-feature-villain-confused = злодей в замешательстве
    .better = злодей в замешательстве
champions-feature-attachments = прикрепления злодея
    .better = меньше прикреплений у злодея
champions-feature-minions = приспешники в игре
    .better = меньше приспешников
champions-feature-minion-attack = атака приспешников
    .better = более слабые удары приспешников
champions-feature-minion-health = здоровье приспешников
    .better = более слабые приспешники
champions-feature-side-threat = угроза на побочных замыслах
    .better = меньше угрозы на побочных замыслах
champions-feature-hazard = символы опасности
    .better = меньше карт столкновений каждый раунд
champions-feature-crisis = символы кризиса
    .better = основному замыслу можно помешать
champions-feature-pace = угроза, добавляемая каждый раунд
    .better = меньше угрозы каждый раунд
champions-feature-room = запас на основном замысле
    .better = меньше угрозы на основном замысле
champions-feature-health = здоровье героев
    .better = более здоровые герои
champions-feature-exhausted = истощённые герои
    .better = герой готов действовать
champions-feature-stunned = оглушённые герои
    .better = ни один герой не оглушён
champions-feature-confused = герои в замешательстве
    .better = ни один герой не в замешательстве
champions-feature-hand = карты на руке
    .better = больше карт на руке
champions-feature-equipment = улучшения и поддержка в игре
    .better = лучшие улучшения и поддержка в игре
champions-feature-allies = союзники в игре
    .better = более сильные союзники в игре
champions-feature-out = выбывшие герои
    .better = больше героев в игре
