### Marvel United: Гражданская война: две команды героев друг против друга.

civilwar-title = Marvel United: Гражданская война
civilwar-line = Две команды героев друг против друга: набирайте очки в «Поединке героев», уходите от закона в «Битве за регистрацию» или сыграйте турнир.
civilwar-result = Побеждает { CASE($team, "inner") }!
civilwar-team-blue = Синяя команда
    .inner = синяя команда
    .gen = синей команды
    .dat = синей команде
    .acc = синюю команду
    .ins = синей командой
    .loc = синей команде
    .gender = f
civilwar-team-red = Красная команда
    .inner = красная команда
    .gen = красной команды
    .dat = красной команде
    .acc = красную команду
    .ins = красной командой
    .loc = красной команде
    .gender = f

## Before the game

civilwar-option-mode = Режим
civilwar-option-mode-clash = Поединок героев: шесть раундов ради очков
civilwar-option-mode-registration = Битва за регистрацию: миссии против тюрьмы
civilwar-option-mode-tournament = Турнир: две битвы за регистрацию со сменой ролей
civilwar-option-teams = Герои
civilwar-option-teams-2x2 = двое против двоих
civilwar-option-teams-3x3 = трое против троих
civilwar-option-blue-players = Сколько игроков в синей команде
civilwar-option-red-players = Сколько игроков в красной команде
civilwar-option-blue = Герои синей команды
civilwar-option-red = Герои красной команды
civilwar-option-locations = Локации
civilwar-option-bid = Битва за регистрацию: заявленное число карт синих
civilwar-option-bid-0 = 11, как обычно
civilwar-option-auction = За это число торгуются
civilwar-option-auction-true = да, меньшая заявка играет за синих
civilwar-option-auction-false = нет
civilwar-option-balance = Кто сохраняет карты с двумя универсальными действиями
civilwar-option-balance-none = никто
civilwar-option-balance-blue = синяя команда
civilwar-option-balance-red = красная команда
civilwar-option-starting-team = Кто начинает поединок
civilwar-option-starting-team-none = по жребию
civilwar-option-starting-team-blue = синяя команда
civilwar-option-starting-team-red = красная команда
civilwar-option-universal-equipment = Герои без снаряжения
civilwar-option-universal-equipment-true = могут взять универсальное
civilwar-option-universal-equipment-false = остаются без него
civilwar-option-blue-captain-america = Captain America
civilwar-option-blue-kate-bishop = Kate Bishop
civilwar-option-blue-spectrum = Spectrum
civilwar-option-blue-goliath = Goliath
civilwar-option-blue-iron-man = Iron Man
civilwar-option-blue-tigra = Tigra
civilwar-option-blue-wonder-man = Wonder Man
civilwar-option-blue-yellowjacket = Yellowjacket
civilwar-option-blue-base-captain-america = Captain America (базовая игра)
civilwar-option-blue-base-iron-man = Iron Man (базовая игра)
civilwar-option-blue-base-captain-marvel = Captain Marvel
civilwar-option-blue-base-black-panther = Black Panther
civilwar-option-blue-base-falcon = Falcon
civilwar-option-blue-base-wasp = Wasp
civilwar-option-red-captain-america = Captain America
civilwar-option-red-kate-bishop = Kate Bishop
civilwar-option-red-spectrum = Spectrum
civilwar-option-red-goliath = Goliath
civilwar-option-red-iron-man = Iron Man
civilwar-option-red-tigra = Tigra
civilwar-option-red-wonder-man = Wonder Man
civilwar-option-red-yellowjacket = Yellowjacket
civilwar-option-red-base-captain-america = Captain America (базовая игра)
civilwar-option-red-base-iron-man = Iron Man (базовая игра)
civilwar-option-red-base-captain-marvel = Captain Marvel
civilwar-option-red-base-black-panther = Black Panther
civilwar-option-red-base-falcon = Falcon
civilwar-option-red-base-wasp = Wasp
civilwar-option-locations-avengers-mountain = Гора Мстителей
civilwar-option-locations-washington-dc = Вашингтон
civilwar-option-locations-the-raft = Рафт
civilwar-option-locations-sokovia = Соковия
civilwar-option-locations-bar-with-no-name = Бар без названия
civilwar-option-locations-garrett-castle = Замок Гарретт
civilwar-option-locations-avengers-mansion = Особняк Мстителей
civilwar-option-locations-helicarrier = Хеликарриер
civilwar-option-locations-times-square = Таймс-сквер
civilwar-option-locations-nypd-hq = Управление полиции Нью-Йорка
civilwar-option-locations-avengers-tower = Башня Мстителей
civilwar-option-locations-central-park = Центральный парк
civilwar-faction-captain-america = Captain America
civilwar-faction-kate-bishop = Kate Bishop
civilwar-faction-spectrum = Spectrum
civilwar-faction-goliath = Goliath
civilwar-faction-iron-man = Iron Man
civilwar-faction-tigra = Tigra
civilwar-faction-wonder-man = Wonder Man
civilwar-faction-yellowjacket = Yellowjacket
civilwar-faction-base-captain-america = Captain America (базовая игра)
civilwar-faction-base-iron-man = Iron Man (базовая игра)
civilwar-faction-base-captain-marvel = Captain Marvel
civilwar-faction-base-black-panther = Black Panther
civilwar-faction-base-falcon = Falcon
civilwar-faction-base-wasp = Wasp
civilwar-faction-universal = Универсальное
civilwar-faction-blue = Синяя команда
civilwar-faction-red = Красная команда
civilwar-faction-event = Событие
civilwar-faction-location = Локация
civilwar-faction-population = Население

civilwar-refused-players = За { $colour ->
    [blue] синюю команду
   *[red] красную команду
 } не может играть столько людей ({ $n }): героев в ней { $size }, значит, игроков — от 1 до { $size }.
civilwar-refused-variant = Эти режимы не сочетаются с другим вариантом игры ({ $variant }).
civilwar-refused-companions = Карты спутников в этих режимах не используются ({ $card }).
civilwar-refused-team-cards = Карты команд здесь не используются ({ $card }): в этом наборе их нет, а на турнирах они запрещены.
civilwar-refused-tournament-choice = В турнире локации и героев выбирают в ходе самого матча: оставьте эти списки пустыми.
civilwar-refused-balance = Карты с двумя универсальными действиями можно сохранить только в «Поединке героев»; в «Битве за регистрацию» силы уравнивает заявка.
civilwar-refused-bid = Нельзя заявить { $n }: можно от 1 до { $most } или 0, то есть обычное число.
civilwar-refused-heroes = Героев в { $colour ->
    [blue] синей команде
   *[red] красной команде
 } — { $n }, а должно быть { $size }.
civilwar-refused-hero = Нет героя «{ $hero }». Есть: { $heroes }.
civilwar-refused-hero-twice = { $hero }: этот герой выбран дважды, а каждый только один.
civilwar-refused-banned = Локация «{ $place }» запрещена: в этих режимах она не работает.
civilwar-refused-location = Нет локации «{ $place }». Есть: { $places }.
civilwar-refused-locations = Для круга нужно 6 разных локаций, а их { $n }.

## The steps of a game

civilwar-step-pick-locations = Выбор локаций
civilwar-step-ban-locations = Отклонение локаций
civilwar-step-draft-heroes = Выбор героев
civilwar-step-bid = Заявки
civilwar-step-lay-out = Раскладка локаций
civilwar-step-deal = Раздача
civilwar-step-first-turn = Перед первым ходом
civilwar-step-choose-hero = Чей ход
civilwar-step-start-turn = Начало хода
civilwar-step-play-card = Розыгрыш карты
civilwar-step-act = Действия
civilwar-step-end-turn = Конец хода
civilwar-step-after-turn = Между ходами
civilwar-step-end-round = Конец раунда
civilwar-step-end = Игра окончена

## What lies on the table

civilwar-moment-draw = Добор
civilwar-moment-play = Карта
civilwar-moment-act = Действия
civilwar-moment-end = Конец хода

civilwar-area-draft = Выбор
civilwar-area-ring = Круг локаций
civilwar-area-track = Шкала очков
civilwar-area-prison = Тюрьма «Хранилище»
civilwar-area-turn = Ход
civilwar-area-storyline-blue = Сюжетная линия синих
civilwar-area-storyline-red = Сюжетная линия красных

civilwar-zone-hand = Рука
civilwar-zone-deck = Колода
civilwar-zone-equipment = Снаряжение
civilwar-zone-storyline = Сюжетная линия
civilwar-zone-event = Событие
civilwar-zone-event-deck = Колода событий
civilwar-zone-event-discard = Сброс событий
civilwar-zone-mission = Миссия
civilwar-zone-mission-deck = Колода миссий
civilwar-zone-mission-discard = Сброс миссий
civilwar-zone-cells = Доступные камеры
civilwar-zone-cell-discard = Сброшенные камеры
civilwar-zone-removed = Убрано из игры
civilwar-zone-population = Колода населения
civilwar-zone-population-discard = Сброс населения

civilwar-back-hero = карта героя
    .acc = карту героя
    .inner = героя
civilwar-back-figure = герой
civilwar-back-equipment = снаряжение
civilwar-back-location = локация
civilwar-back-event = событие
civilwar-back-population = карта населения
civilwar-back-mission = миссия
civilwar-back-cell = карта камеры

civilwar-figure-rescued = спасено горожан
civilwar-figure-thugs = побеждено бандитов
civilwar-figure-approvals = одобрений
civilwar-figure-controlled = захвачено локаций
civilwar-kind-figure = Герой
civilwar-kind-hero-card = Карта героя
civilwar-kind-equipment = Снаряжение
civilwar-kind-location = Локация
civilwar-kind-event = Событие
civilwar-kind-population = Население
civilwar-kind-mission = Миссия
civilwar-kind-cell = Камера

civilwar-icon-move = Перемещение
civilwar-icon-attack = Атака
civilwar-icon-heroic = Героическое действие
civilwar-icon-wild = Универсальное действие
civilwar-icon-civilian = Горожанин
civilwar-icon-thug = Бандит
civilwar-icon-empty = свободная ячейка
civilwar-icon-instant = мгновенное
civilwar-icon-lasting = длительное

civilwar-house-name = название
civilwar-house-title = название
civilwar-house-text = эффект
civilwar-house-symbols = символы
civilwar-house-slots = ячейки зарядов
civilwar-house-need = нужное число

civilwar-counter-slots = Ячейки
civilwar-counter-civilians = Горожане
civilwar-counter-thugs = Бандиты
civilwar-counter-endangered-civilians = Горожане в опасности
civilwar-counter-endangered-thugs = Бандиты с жетоном опасности
civilwar-counter-danger = Опасность
civilwar-counter-approval = Общественное одобрение
civilwar-counter-hand = Карт в руке
civilwar-counter-deck = Карт в колоде
civilwar-counter-shields = Активные щиты
civilwar-counter-token-move = Жетоны перемещения
civilwar-counter-token-attack = Жетоны атаки
civilwar-counter-token-heroic = Жетоны героического действия
civilwar-counter-token-wild = Жетоны универсального действия
civilwar-counter-crisis = Жетоны кризиса
civilwar-counter-stun = Жетоны оглушения
civilwar-counter-slot-move = ячейка перемещения
civilwar-counter-slot-attack = ячейка атаки
civilwar-counter-slot-heroic = ячейка героического действия
civilwar-counter-slot-wild = ячейка любого действия
civilwar-counter-turns = Ходы
civilwar-counter-delayed-move = Задержанные символы перемещения
civilwar-counter-delayed-attack = Задержанные символы атаки
civilwar-counter-delayed-heroic = Задержанные символы героического действия
civilwar-counter-delayed-wild = Задержанные символы универсального действия
civilwar-counter-score-blue = Очки синих
civilwar-counter-score-red = Очки красных
civilwar-counter-round = Раунд
civilwar-counter-round-turn = Ходы этого раунда
civilwar-counter-next-green = Следующее зелёное деление
civilwar-counter-missions = Выполненные миссии
civilwar-counter-progress = Сброшенные жетоны опасности
civilwar-counter-cards-used = Сыгранные карты синих
civilwar-counter-danger-supply = Жетоны опасности в запасе
civilwar-counter-game = Партия
civilwar-counter-to-beat = Ходов, которые надо превзойти
civilwar-counter-drafted = Выбрано героев
civilwar-counter-pool-move = Действия перемещения
civilwar-counter-pool-attack = Атаки
civilwar-counter-pool-heroic = Героические действия
civilwar-counter-pool-wild = Универсальные действия

civilwar-mark-blue = синие
civilwar-mark-red = красные
civilwar-mark-blue-arrow = старт синих
civilwar-mark-red-arrow = старт красных
civilwar-mark-active = активный герой
civilwar-mark-ko = нокаут
civilwar-mark-jailed = в камере
civilwar-mark-invulnerable = неуязвимость
civilwar-mark-guarded = защита в следующий ход врага
civilwar-mark-stunned = оглушение
civilwar-mark-summary = держит карту-памятку
civilwar-mark-taken = ход сделан
civilwar-mark-now = ходит сейчас
civilwar-mark-face-down = рубашкой вверх
civilwar-mark-behind-blue = синие считаются отстающими
civilwar-mark-behind-red = красные считаются отстающими
civilwar-mark-top-blue = синий маркер сверху
civilwar-mark-top-red = красный маркер сверху
civilwar-mark-free = свободна
civilwar-mark-prepared = приготовлена
civilwar-mark-occupied = занята
civilwar-mark-special-left = особый эффект ещё не использован
civilwar-mark-phase-draw = добор
civilwar-mark-phase-play = розыгрыш карты
civilwar-mark-phase-act = действия
civilwar-mark-phase-end = конец хода

civilwar-symbol-move = перемещение
    .gen = перемещения
    .acc = действие перемещения
    .few = действия перемещения
    .many = действий перемещения
    .gender = n
civilwar-symbol-attack = атака
    .gen = атаки
    .acc = атаку
    .few = атаки
    .many = атак
    .gender = f
civilwar-symbol-heroic = героическое действие
    .gen = героического действия
    .acc = героическое действие
    .few = героических действия
    .many = героических действий
    .gender = n
civilwar-symbol-wild = универсальное действие
    .gen = универсального действия
    .acc = универсальное действие
    .few = универсальных действия
    .many = универсальных действий
    .gender = n
civilwar-plain-card = { $hero }: { $symbols }
    .inner = { GENDER($symbols) ->
        [pl] с символами: { $symbols }
       *[other] с символом { CASE($symbols, "gen") }
    }
    .full = { GENDER($symbols) ->
        [pl] с символами: { $symbols }
       *[other] с символом { CASE($symbols, "gen") }
    }
civilwar-titled-card = { $title } ({ $symbols })
    .inner = { CASE($title, "inner") }
    .full = { CASE($title, "inner") } ({ $symbols })
civilwar-population = Население { $n }
civilwar-cell-space = Камера { $letter ->
    [A] А
    [B] Б
   *[C] В
 }
    .gen = камеры { $letter ->
        [A] А
        [B] Б
       *[C] В
    }
    .acc = камеру { $letter ->
        [A] А
        [B] Б
       *[C] В
    }
    .gender = f
civilwar-exits = выходы: { $places }
civilwar-civilian-in = горожанин в локации «{ $place }»
    .acc = горожанина в локации «{ $place }»
civilwar-thug-in = бандит в локации «{ $place }»
    .acc = бандита в локации «{ $place }»
civilwar-folk-civilians = горожане
    .acc = горожанина
    .dat = горожанину
    .pl-acc = горожан
civilwar-folk-thugs = бандиты
    .acc = бандита
    .dat = бандиту
    .pl-acc = бандитов
civilwar-from-arrow = { $k ->
    [0] две у стрелок
    [1] две следующие по часовой стрелке
   *[other] две на расстоянии { $k } от стрелок по часовой стрелке
 }
civilwar-places-1-2-3-4-5 = каждую локацию, кроме стартовой локации синих
civilwar-places-1-2-4-5 = каждую локацию, кроме двух стартовых
civilwar-places-2-4 = каждую из 2 локаций рядом со стартовой локацией красных

## What is asked

civilwar-ask-act = { $hero }: что дальше?
civilwar-ask-ban = Какую локацию соперников отклонить?
civilwar-ask-bid = { $last ->
    [0] За сколько карт на вашей сюжетной линии вы выполните 5 миссий? На миссию нужно около 3 карт; в первый раз начните выше 15.
   *[other] Последняя заявка — { $last }. Заявите меньше или пасуете и играете за красных? В первый раз не заявляйте меньше 12.
 }
civilwar-ask-choose-one = Что выбираете?
civilwar-ask-damage = { CAPITAL($deeds) }. Кто получает урон?
civilwar-ask-defeat = { CAPITAL($deeds) }. Победить бандита?
civilwar-ask-delay = Без какого символа пройдёт следующий ход врага?
civilwar-ask-discard = { $hero }: какую карту сбросить?
civilwar-ask-draft = Какой герой присоединяется к вашей команде?
civilwar-ask-end-of-turn = { $place }: { $does } Применить?
civilwar-ask-equip = { $hero }: взять универсальное снаряжение?
civilwar-ask-exit = Куда бежит { $hero }?
civilwar-ask-flip = { CAPITAL($deeds) }. Какая локация переходит под ваш контроль?
civilwar-ask-give-token = { CAPITAL($deeds) }. Кто получает жетон?
civilwar-ask-go = { CAPITAL($deeds) }. Куда?
civilwar-ask-guard = { CAPITAL($deeds) }. Кого защитить?
civilwar-ask-jail = В какую камеру попадает { $hero }?
civilwar-ask-let-charge = { CAPITAL($deeds) }. Чьё снаряжение зарядить?
civilwar-ask-let-discard = { CAPITAL($deeds) }. Кто сбрасывает карту?
civilwar-ask-let-draw = { CAPITAL($deeds) }. Кто берёт карту?
civilwar-ask-let-draw-to = { CAPITAL($deeds) }. Кто берёт карты?
civilwar-ask-look = { CAPITAL($deeds) }. Чью колоду посмотреть?
civilwar-ask-lose = { $hero } получает урон: какую карту сбросить?
civilwar-ask-most = В нескольких локациях их поровну: какую выбрать?
civilwar-ask-next-hero = Какой герой ходит?
civilwar-ask-overflow = Локация «{ $place }» переполнена: кто получает урон?
civilwar-ask-pay = Чем платите?
civilwar-ask-pick = Какую локацию ваша команда выбирает тайно ({ $n } из 4)?
civilwar-ask-play = { $hero }: какую карту сыграть?
civilwar-ask-pull = { CAPITAL($deeds) }. Какого бандита переместить сюда?
civilwar-ask-ready = { CAPITAL($deeds) }. Чей щит восстановить?
civilwar-ask-rescue = { CAPITAL($deeds) }. Спасти горожанина?
civilwar-ask-reward = Красный герой в нокауте: кто получает какой жетон (осталось { $n })?
civilwar-ask-search = { CAPITAL($deeds) }. Какую карту положить на верх колоды?
civilwar-ask-send-off = { CAPITAL($deeds) }. Кого сбросить?
civilwar-ask-send = { CAPITAL($deeds) }. Какой жетон и куда переместить?
civilwar-ask-space = На какое место камеры?
civilwar-ask-spend = Символ универсального действия или жетон?
civilwar-ask-strike = { CAPITAL($deeds) }. Кто цель?
civilwar-ask-strike-at = { CAPITAL($deeds) }. В какой локации?
civilwar-ask-strip = { CAPITAL($deeds) }. Кто что-то теряет?
civilwar-ask-strip-shield = { CAPITAL($deeds) }. Кто теряет щит?
civilwar-ask-strip-what = Что именно?
civilwar-ask-stun = { CAPITAL($deeds) }. Кто получает жетон оглушения?
civilwar-ask-swap = { CAPITAL($deeds) }. Какой жетон контроля поменять?
civilwar-ask-twice = Какой символ предыдущей карты использовать дважды?
civilwar-ask-ward = { CAPITAL($deeds) }. Кто получает жетон неуязвимости?
civilwar-ask-which-token = С жетоном опасности или без?

## What can be done

civilwar-do-approve = Получить общественное одобрение в локации «{ $on }»
civilwar-do-attack = Атаковать: { $on }
civilwar-do-ban = Отклонить локацию «{ $on }»
civilwar-do-bid = Карт: { $on }
civilwar-do-capture = Дать жетон кризиса: { $on }
civilwar-do-charge-move = Зарядить перемещением: { $on }
civilwar-do-charge-attack = Зарядить атакой: { $on }
civilwar-do-charge-heroic = Зарядить героическим действием: { $on }
civilwar-do-choose = { CAPITAL($on) }
civilwar-do-damage = { $on }
civilwar-do-decline = Нет
civilwar-do-defeat = Победить { CASE($on, "acc") }
civilwar-do-delay-move = Перемещение
civilwar-do-delay-attack = Атака
civilwar-do-delay-heroic = Героическое действие
civilwar-do-delay-wild = Универсальное действие
civilwar-do-discard = Сбросить карту { CASE($on, "full") }
civilwar-do-done = Достаточно
civilwar-do-draft = { $on }
civilwar-do-end = Закончить ход
civilwar-do-endangered = С жетоном опасности: { $on }
civilwar-do-equip = Взять: { $on }
civilwar-do-escape-move = Освободить за 2 действия перемещения: { $on }
civilwar-do-escape-attack = Освободить за 2 атаки: { $on }
civilwar-do-escape-heroic = Освободить за 2 героических действия: { $on }
civilwar-do-exit = { $on }
civilwar-do-flip = { $on }
civilwar-do-give-token = { $on }
civilwar-do-go = { $on }
civilwar-do-guard = { $on }
civilwar-do-jail = { $on }
civilwar-do-let-charge = { $on }
civilwar-do-let-discard = { $on }
civilwar-do-let-draw = { $on }
civilwar-do-let-draw-to = { $on }
civilwar-do-look = { $on }
civilwar-do-lose = { $on }
civilwar-do-mission = Выполнить задание миссии в локации «{ $on }»
civilwar-do-most = { $on }
civilwar-do-move = Переместиться в локацию «{ $on }»
civilwar-do-next-hero = { $on }
civilwar-do-overflow = { $on }
civilwar-do-pass = Спасовать и играть за красных
civilwar-do-pay-card = Сбросить карту
civilwar-do-pay-move = Сбросить жетон перемещения
civilwar-do-pay-attack = Сбросить жетон атаки
civilwar-do-pay-heroic = Сбросить жетон героического действия
civilwar-do-pay-wild = Сбросить жетон универсального действия
civilwar-do-pick = { $on }
civilwar-do-plain = Без жетона опасности: { $on }
civilwar-do-play = Сыграть карту { CASE($on, "full") }
civilwar-do-prepare = Приготовить камеру: { $on }
civilwar-do-pull = { CAPITAL($on) }
civilwar-do-pull-endangered = С жетоном опасности: { $on }
civilwar-do-ready = { $on }
civilwar-do-rescue = Спасти { CASE($on, "acc") }
civilwar-do-reward-move = Жетон перемещения: { $on }
civilwar-do-reward-attack = Жетон атаки: { $on }
civilwar-do-reward-heroic = Жетон героического действия: { $on }
civilwar-do-search = { $on }
civilwar-do-send-off = Сбросить { CASE($on, "acc") }
civilwar-do-send-thug = Бандита в локацию «{ $on }»
civilwar-do-send-endangered-thug = Бандита с жетоном опасности в локацию «{ $on }»
civilwar-do-send-civilian = Горожанина в локацию «{ $on }»
civilwar-do-send-endangered-civilian = Горожанина с жетоном опасности в локацию «{ $on }»
civilwar-do-space = { $on }
civilwar-do-special = Использовать особый эффект карты { CASE($on, "inner") }
civilwar-do-spend-token = Жетон
civilwar-do-spend-wild = Символ универсального действия
civilwar-do-strike = { CAPITAL($on) }
civilwar-do-strike-at = { $on }
civilwar-do-strip = { $on }
civilwar-do-strip-move = Жетон перемещения: { $on }
civilwar-do-strip-attack = Жетон атаки: { $on }
civilwar-do-strip-heroic = Жетон героического действия: { $on }
civilwar-do-strip-wild = Жетон универсального действия: { $on }
civilwar-do-strip-charge = Заряд снаряжения: { $on }
civilwar-do-strip-shield = { $on }
civilwar-do-stun = { $on }
civilwar-do-swap = { $on }
civilwar-do-twice-move = Перемещение
civilwar-do-twice-attack = Атака
civilwar-do-twice-heroic = Героическое действие
civilwar-do-twice-wild = Универсальное действие
civilwar-do-use = Использовать снаряжение: { $on }
civilwar-do-use-place = Использовать эффект локации «{ $on }»
civilwar-do-ward = { $on }

## Why not

civilwar-needs-a-space-is-free = Есть свободное место для камеры
civilwar-needs-a-use = С этим сейчас можно что-то сделать
civilwar-needs-approval-is-used = В этом режиме есть общественное одобрение
civilwar-needs-can-charge-equipment = Вы не в камере, где снаряжение не заряжают
civilwar-needs-can-use-equipment = Вы не в камере, где снаряжение не используют
civilwar-needs-can-walk = Вы не в камере, откуда нельзя переместиться
civilwar-needs-danger-lies-there = В этой локации лежит жетон опасности
civilwar-needs-equipment-does-something = Эффект этой карты может сейчас что-то сделать
civilwar-needs-has-move = У вас осталось действие перемещения
civilwar-needs-has-attack = У вас осталась атака
civilwar-needs-has-heroic = У вас осталось героическое действие
civilwar-needs-has-two-move = У вас остались два действия перемещения
civilwar-needs-has-two-attack = У вас остались две атаки
civilwar-needs-has-two-heroic = У вас остались два героических действия
civilwar-needs-has-what-the-mission-wants = У вас осталось действие, которого требует миссия
civilwar-needs-helper-is-free = Вы сами не в другой камере
civilwar-needs-is-adjacent = Эта локация соседняя с вашей
civilwar-needs-is-an-enemy = Это враг
civilwar-needs-is-available = Это одна из доступных камер
civilwar-needs-is-controlled-by-enemies = Эту локацию контролирует команда соперников
civilwar-needs-is-free-space = На этом месте нет ни карты камеры, ни героя
civilwar-needs-is-fully-charged = Все ячейки зарядов заполнены
civilwar-needs-is-in-a-cell = Этот герой в камере
civilwar-needs-is-in-your-location = Они в вашей локации
civilwar-needs-is-not-knocked-out = Этот герой не в нокауте
civilwar-needs-is-not-stunned = На вас нет жетонов оглушения
civilwar-needs-is-out-of-cell = Вы не в камере
civilwar-needs-is-prepared = Там лежит карта камеры
civilwar-needs-is-where-you-are = Вы в этой локации
civilwar-needs-is-with-you = Этот герой в вашей локации
civilwar-needs-is-your-equipment = Это ваше снаряжение
civilwar-needs-is-your-team-mate = И узник, и вы — из синей команды
civilwar-needs-may-be-taken = Кто-то из них без жетона опасности, или миссия позволяет вам его сбросить
civilwar-needs-mission-wants-an-action = В этой миссии жетоны опасности сбрасывают за действия
civilwar-needs-somebody-is-there = Там кто-то есть
civilwar-needs-special-does-something = Её особый эффект может сейчас что-то сделать
civilwar-needs-special-is-left = На карте есть особый эффект, ещё не использованный
civilwar-needs-special-is-not-void = Вы не в камере, где особые эффекты не действуют
civilwar-needs-stands = Этот герой не в нокауте
civilwar-needs-stands-in-the-cell = Узник уже не в нокауте
civilwar-needs-takes-move = Есть свободная ячейка, которая принимает перемещение
civilwar-needs-takes-attack = Есть свободная ячейка, которая принимает атаку
civilwar-needs-takes-heroic = Есть свободная ячейка, которая принимает героическое действие
civilwar-needs-was-just-played = Это только что сыгранная вами карта
civilwar-needs-was-not-used-this-turn = В этом ходу снаряжение ещё не использовали
civilwar-needs-you-are-blue = Вы из синей команды
civilwar-needs-you-are-red = Вы из красной команды
civilwar-needs-your-turn-is-ending = Ваш ход заканчивается: эффект локации действует в самом конце
civilwar-needs-you-end-your-turn-there = Вы заканчиваете там ход
civilwar-needs-your-team-controls-it = Её контролирует ваша команда
civilwar-needs-place-does-something = Эффект этой локации может сейчас что-то сделать

## What happened

civilwar-log-accelerates = { $team } в следующий ход может дважды использовать символ предыдущей карты.
civilwar-log-answers = { $hero } отвечает картой { CASE($card, "inner") }.
civilwar-log-bam = БАМ! Учтено символов: { $n }.
civilwar-log-blinds = { $team } в следующий ход не получит символов предыдущей карты.
civilwar-log-looks = { $hero }: верхняя карта колоды — { $card }.
civilwar-log-spares = Следующая карта населения добавит меньше бандитов: { $n }.
civilwar-log-approves = { $team } получает общественное одобрение в локации «{ $place }».
civilwar-log-attacks = { $hero } атакует. Цель: { $enemy }.
civilwar-log-bans = { $team } отклоняет локацию «{ $place }».
civilwar-log-bids = Команда { $side } заявляет { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }.
civilwar-log-bids-first = Первой заявляет команда { $side }.
civilwar-log-breaks-out = { $hero } вырывается из камеры.
civilwar-log-captured = { $hero } получает жетон кризиса (теперь их { $n }).
civilwar-log-cell-discarded = Карта камеры сброшена: { $card }.
civilwar-log-cells-noted = { $team } сбросила карт камер: { $n }.
civilwar-log-charges = { $hero } заряжает снаряжение: { $card } (заполнено ячеек: { $n }).
civilwar-log-comes = { $place }: горожан { $civilians }, бандитов { $thugs }.
civilwar-log-danger = Положено жетонов опасности: { $n }.
civilwar-log-danger-gone = Жетон опасности сброшен ({ $n } из { $need }).
civilwar-log-defeats = { $team } побеждает бандита в локации «{ $place }».
civilwar-log-delays = { $team } в следующий ход не получит символ { CASE($symbol, "gen") } с предыдущей карты.
civilwar-log-drafts = { $team } выбирает героя: { $hero }.
civilwar-log-draws = { $n ->
    [0] { $hero }: в колоде больше нет карт.
    [one] { $hero } берёт { $n } карту.
    [few] { $hero } берёт { $n } карты.
   *[many] { $hero } берёт { $n } карт.
 }
civilwar-log-enters = { $hero } перемещается в локацию «{ $place }».
civilwar-log-equipped = { $hero }: снаряжение — { $card }.
civilwar-log-escapes = { $hero } бежит из камеры в локацию «{ $place }».
civilwar-log-event = Событие: { $card }.
civilwar-log-event-discarded = Событие закончилось: { $card }.
civilwar-log-first-blue = Первой за синих играет команда { $side }.
civilwar-log-flips = { $team } берёт под контроль локацию «{ $place }».
civilwar-log-frees = { $hero } открывает камеру. На свободе — { $prisoner }.
civilwar-log-gains = { $hero } получает в этом ходу { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }.
civilwar-log-game-noted = { $n ->
    [0] { $team } не выполнила 5 миссий.
    [one] { $team } выполнила 5 миссий за { $n } ход.
    [few] { $team } выполнила 5 миссий за { $n } хода.
   *[many] { $team } выполнила 5 миссий за { $n } ходов.
 }
civilwar-log-game-over = Партия окончена. Победила { CASE($team, "inner") }.
civilwar-log-green-space = Достигнуто зелёное деление { $n }.
civilwar-log-guarded = { $hero } под защитой в следующий ход врага.
civilwar-log-initiative = Раунд { $round }. Начинает { CASE($team, "inner") }.
civilwar-log-jailed = { $hero } попадает в { CASE($cell, "acc") }.
civilwar-log-knocked-out = { $hero } — в нокауте!
civilwar-log-laid-out = Круг локаций: { $places }.
civilwar-log-last-turn = Раунд { $round } был последним.
civilwar-log-lies = { $hero } лежит в своей локации: ни одна камера не приготовлена.
civilwar-log-lies-inside = { $hero } остаётся лежать в камере.
civilwar-log-loses-card = { $hero } сбрасывает карту из руки под колоду (осталось в руке: { $left }).
civilwar-log-mission = Миссия: { $card }.
civilwar-log-mission-discarded = Миссия сброшена: { $card }.
civilwar-log-mission-done = Выполнена миссия { $n } из 5: { $card }.
civilwar-log-no-population = Карт населения больше нет.
civilwar-log-overflow = Локация «{ $place }» переполнена. Её контролирует { CASE($team, "inner") }.
civilwar-log-passes = Команда { $side } пасует на заявке { $n } и играет за красных.
civilwar-log-pays-token = { $hero } сбрасывает жетон действия.
civilwar-log-plays = { $hero } играет карту { CASE($card, "full") }.
civilwar-log-population = Раскрыта карта «{ $card }».
civilwar-log-prepares = { $hero } готовит { CASE($cell, "acc") }.
civilwar-log-prevented = { $hero } под защитой: ничего не происходит.
civilwar-log-readies = { $hero } восстанавливает щит (активных щитов: { $n }).
civilwar-log-recovers = { $hero } приходит в себя.
civilwar-log-removed = Убрано из игры: { $card }.
civilwar-log-rescues = { $team } спасает горожанина в локации «{ $place }».
civilwar-log-scores = { $team } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }; всего — { $score }.
civilwar-log-sent-off = Кто-то покидает локацию «{ $place }», и очков за это нет.
civilwar-log-searches = { $hero } просматривает колоду.
civilwar-log-shield-lost = { $hero } навсегда теряет щит (осталось: { $n }).
civilwar-log-shield-turns = { $hero } переворачивает щит неактивной стороной вверх и не сбрасывает карту.
civilwar-log-shows = { $team } выбрала локации: { $places }.
civilwar-log-special = { $hero } использует особый эффект карты { CASE($card, "inner") }.
civilwar-log-starts = Начинает { CASE($team, "inner") }.
civilwar-log-stripped = { $hero } теряет жетоны или заряды.
civilwar-log-stun-gone = { $hero } сбрасывает жетоны оглушения.
civilwar-log-stunned = { $hero } получает оглушение (жетонов: { $n }).
civilwar-log-summary = { $hero } берёт карту-памятку.
civilwar-log-swap = Роли меняются: теперь за синих играет команда { $side }.
civilwar-log-swaps-control = Жетоны контроля локаций «{ $one }» и «{ $other }» поменялись местами.
civilwar-log-thug-moves = Бандит перемещён из локации «{ $place }» в локацию «{ $to }».
civilwar-log-token = { $hero } получает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } { CASE($symbol, "gen") }.
civilwar-log-token-moves = Жетон перемещён из локации «{ $place }» в локацию «{ $to }».
civilwar-log-trap = Ловушка срабатывает: { $card }.
civilwar-log-turn = Ходит { $hero }.
civilwar-log-turn-over = { $hero } заканчивает ход.
civilwar-log-uses = { $hero } использует снаряжение: { $card }.
civilwar-log-uses-place = { $hero } использует эффект локации «{ $place }».
civilwar-log-warded = { $hero } получает жетон неуязвимости.
civilwar-log-wins = Побеждает { CASE($team, "inner") }.

## The texts of cards

civilwar-text-effects = { CAPITAL($effects) }.
civilwar-text-end-of-turn = Конец хода: { $effects }.
civilwar-text-enemy-ko = Когда враг оказывается в нокауте: { $effects }.
civilwar-text-enemy-enters = Когда враг приходит в вашу локацию: { $effects }.
civilwar-text-must = Конец хода (обязательно): { $effects }.
civilwar-text-trap = Ловушка: { $effects }.
civilwar-text-shelters = Герои в этой локации не получают урона, который можно предотвратить.
civilwar-text-control-bonus = До следующего события перевёрнутый жетон контроля даёт на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 } больше.
civilwar-text-ko-bonus = До следующего события нокаут даёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 } вместо 5.
civilwar-text-comes = Добавьте { $n ->
    [one] { $n } { CASE($who, "acc") }
   *[other] { $n } { CASE($who, "pl-acc") }
 } { $k ->
    [0] в каждую локацию у стрелки
    [1] в следующую локацию по часовой стрелке от каждой стрелки поля
   *[other] в { $k }-ю локацию по часовой стрелке от каждой стрелки поля
 }.
civilwar-text-arrivals = Добавьте по 1 { CASE($who, "dat") } в каждую локацию у стрелки.
civilwar-text-danger-thug = В каждой из 2 локаций, где больше всего бандитов, положите жетоны опасности не более чем на { $n ->
    [one] { $n } бандита
   *[other] { $n } бандитов
 }.
civilwar-text-danger-civilian = В каждой из 2 локаций, где больше всего горожан, положите жетоны опасности не более чем на { $n ->
    [one] { $n } горожанина
   *[other] { $n } горожан
 }.
civilwar-text-danger-location = Положите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } опасности в { $where }.
civilwar-text-danger-hero = Кладите жетоны опасности по одному на красных героев в порядке их ходов, пока не положите { $most }.
civilwar-text-done-defeat = Миссия выполнена, когда сброшено { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }: побеждайте бандитов с жетонами.
civilwar-text-done-rescue = Миссия выполнена, когда сброшено { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }: спасайте горожан с жетонами.
civilwar-text-done-damage = Миссия выполнена, когда сброшено { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }: наносите урон героям с жетонами.
civilwar-text-done-heroic = Миссия выполнена, когда сброшено { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }: за каждый потратьте героическое действие в его локации.
civilwar-text-done-move = Миссия выполнена, когда сброшено { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }: за каждый потратьте действие перемещения в его локации, оставаясь на месте.
civilwar-text-done-attack = Миссия выполнена, когда сброшено { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }: за каждый потратьте атаку или 1 урон особого эффекта в его локации.

civilwar-effect-add = добавьте по 1 { CASE($who, "dat") } в каждую из этих локаций: { $places }
civilwar-effect-alone = если в вашей локации нет других героев вашей команды, { $deeds }
civilwar-effect-choose-one = выберите одно: { $branches }
civilwar-effect-way = { $deeds }
civilwar-effect-damage = нанесите { CASE($who, "dat") } { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
civilwar-effect-let-charge-self = положите на своё снаряжение { $n ->
    [one] { $n } заряд
    [few] { $n } заряда
   *[many] { $n } зарядов
 }
civilwar-effect-defeat = { $n ->
    [one] можете победить { $n } бандита { $where }
   *[other] победите до { $n } бандитов { CASE($where, "pl") }
 }
civilwar-effect-defeat-up-to = { $n ->
    [one] победите до { $n } бандита { $where }
   *[other] победите до { $n } бандитов { CASE($where, "pl") }
 }
civilwar-effect-delay = в следующий ход врага герой не получит { $n ->
    [one] { $n } выбранный вами символ
    [few] { $n } выбранных вами символа
   *[many] { $n } выбранных вами символов
 } предыдущей карты
civilwar-effect-let-discard-self = сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
civilwar-effect-let-draw-self = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
civilwar-effect-let-draw-to-self = берите карты, пока в руке не станет { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
civilwar-effect-flip = переверните до { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонов
 } контроля стороной своей команды вверх
civilwar-effect-gain = в этом ходу получите ещё { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }
civilwar-effect-give-token = дайте { CASE($who, "dat") } { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } { CASE($symbol, "gen") }
civilwar-effect-give-token-self = возьмите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } { CASE($symbol, "gen") }
civilwar-effect-go = переместитесь { CASE($where, "acc") }
civilwar-effect-take-along = переместите { CASE($who, "acc") } { CASE($where, "acc") }
civilwar-effect-guard = в следующий ход врага защитите { CASE($who, "acc") } от первого урона, который можно предотвратить, и первого жетона кризиса
civilwar-effect-guard-self = в следующий ход врага не получайте первый урон, который можно предотвратить, и первый жетон кризиса
civilwar-effect-hand-of = если у вас в руке ровно { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }, { $deeds }
civilwar-effect-let-charge = положите { $n ->
    [one] { $n } заряд
    [few] { $n } заряда
   *[many] { $n } зарядов
 } на снаряжение { CASE($who, "gen") }
civilwar-effect-let-discard = { $who } сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
civilwar-effect-let-draw = { $who } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
civilwar-effect-let-draw-to = { $who } берёт карты, пока в руке не станет { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
civilwar-effect-move-tokens = переместите до { $n ->
    [one] { $n } горожанина или бандита
   *[other] { $n } горожан или бандитов
 } из вашей локации в свободные ячейки соседних локаций
civilwar-effect-pay-card = заплатите 1 карту из руки
civilwar-effect-pay-token = заплатите 1 жетон действия
civilwar-effect-pay-either = заплатите 1 карту из руки или 1 жетон действия
civilwar-effect-pull = переместите сколько угодно бандитов (не менее 1) из соседних локаций в свободные ячейки вашей локации
civilwar-effect-ready = { $n ->
    [one] можете восстановить { $n } щит
   *[other] восстановите до { $n } щитов
 } { CASE($who, "gen") }
civilwar-effect-ready-each = восстановите { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
 } { CASE($who, "gen") }
civilwar-effect-ready-self = восстановите { $n ->
    [one] { $n } свой щит
    [few] { $n } своих щита
   *[many] { $n } своих щитов
 }
civilwar-effect-rescue = { $n ->
    [one] можете спасти { $n } горожанина { $where }
   *[other] спасите до { $n } горожан { CASE($where, "pl") }
 }
civilwar-effect-rescue-up-to = { $n ->
    [one] спасите до { $n } горожанина { $where }
   *[other] спасите до { $n } горожан { CASE($where, "pl") }
 }
civilwar-effect-search = найдите в своей колоде 1 карту, перетасуйте колоду и положите эту карту наверх
civilwar-effect-send-off = сбросьте до { $n ->
    [one] { $n } { CASE($who, "acc") }
   *[other] { $n } { CASE($who, "pl-acc") }
 } { $where } без очков
civilwar-effect-gain-per-card = за каждую карту на вашей сюжетной линии в этом ходу получите ещё { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }
civilwar-effect-strike = { $n ->
    [one] нанесите { $n } урон цели { $where }
   *[other] нанесите { $n } урона целям { CASE($where, "pl") }, разделив его как угодно
 }
civilwar-effect-strip = заберите у { CASE($who, "gen") } { $n ->
    [one] { $n } жетон действия или заряд
    [few] { $n } жетона действий или заряда
   *[many] { $n } жетонов действий или зарядов
 } на ваш выбор
civilwar-effect-strip-all = заберите у { CASE($who, "gen") } все жетоны действий и заряды
civilwar-effect-strip-shield = уберите из игры { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } щита { CASE($who, "gen") }
civilwar-effect-stun = дайте { CASE($who, "dat") } { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } оглушения
civilwar-effect-ward = дайте { CASE($who, "dat") } жетон неуязвимости
civilwar-effect-ward-self = возьмите жетон неуязвимости

civilwar-effect-aid-threat = положите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } героического действия в область общественного одобрения { $where }, если её контролируют враги
civilwar-effect-clear-threat = переверните стороной своей команды вверх жетон контроля { $where }
civilwar-effect-swap-threats = поменяйте местами жетоны контроля 2 локаций
civilwar-effect-ignored-move-threat = переместите угрозу (ничего не происходит)
civilwar-effect-ignored-removal = уберите кого-то с поля (ничего не происходит)
civilwar-effect-ignored-skip = кто-то пропускает ход (ничего не происходит)
civilwar-effect-ignored-unused = используйте то, чего нет в этом режиме (ничего не происходит)
civilwar-effect-accelerate = в следующий ход врага герой может дважды использовать { $n ->
    [one] { $n } символ
    [few] { $n } символа
   *[many] { $n } символов
 } предыдущей карты
civilwar-effect-face-down-plan = в следующий ход врага герой не получит символов предыдущей карты
civilwar-effect-bam = за каждый символ { CASE($symbol, "gen") } на сюжетной линии врагов { $deeds }
civilwar-effect-look-at-plan = посмотрите верхнюю карту колоды одного из врагов
civilwar-effect-spare-plan = следующая карта населения добавляет меньше бандитов (на { $n })

civilwar-who-ally = другой герой вашей команды
    .gen = другого героя вашей команды
    .dat = другому герою вашей команды
    .acc = другого героя вашей команды
civilwar-who-hero = герой вашей команды
    .gen = героя вашей команды
    .dat = герою вашей команды
    .acc = героя вашей команды
civilwar-who-hero-here = герой вашей команды в вашей локации
    .gen = героя вашей команды в вашей локации
    .dat = герою вашей команды в вашей локации
    .acc = героя вашей команды в вашей локации
civilwar-who-heroes-here = все герои вашей команды в вашей локации
    .gen = всех героев вашей команды в вашей локации
    .dat = всем героям вашей команды в вашей локации
    .acc = всех героев вашей команды из вашей локации
    .gender = pl
civilwar-who-enemy-here = враг в вашей локации
    .gen = врага в вашей локации
    .dat = врагу в вашей локации
    .acc = врага в вашей локации
civilwar-who-enemy-adjacent = враг в соседней локации
    .gen = врага в соседней локации
    .dat = врагу в соседней локации
    .acc = врага в соседней локации
civilwar-who-enemy-near = враг в вашей или соседней локации
    .gen = врага в вашей или соседней локации
    .dat = врагу в вашей или соседней локации
    .acc = врага в вашей или соседней локации
civilwar-who-each-enemy-here = каждый враг в вашей локации
    .gen = каждого врага в вашей локации
    .dat = каждому врагу в вашей локации
    .acc = каждого врага в вашей локации
civilwar-who-blue-hero = синий герой, который не в нокауте и не в камере
    .gen = синего героя, который не в нокауте и не в камере
    .dat = синему герою, который не в нокауте и не в камере,
    .acc = синего героя, который не в нокауте и не в камере
civilwar-who-any-blue-hero = любой синий герой
    .gen = любого синего героя
    .dat = любому синему герою
    .acc = любого синего героя
civilwar-who-each-blue = каждый синий герой, который не в нокауте,
    .gen = каждого синего героя, который не в нокауте
    .dat = каждому синему герою, который не в нокауте,
    .acc = каждого синего героя, который не в нокауте
civilwar-who-every-blue = каждый синий герой, даже в нокауте,
    .gen = каждого синего героя, даже в нокауте,
    .dat = каждому синему герою, даже в нокауте,
    .acc = каждого синего героя, даже в нокауте
civilwar-who-each-red = каждый красный герой, который не в нокауте,
    .gen = каждого красного героя, который не в нокауте
    .dat = каждому красному герою, который не в нокауте,
    .acc = каждого красного героя, который не в нокауте
civilwar-who-each-behind = каждый герой команды, у которой меньше очков,
    .gen = каждого героя команды, у которой меньше очков
    .dat = каждому герою команды, у которой меньше очков,
    .acc = каждого героя команды, у которой меньше очков
civilwar-who-everyone = каждый герой обеих команд
    .gen = каждого героя обеих команд
    .dat = каждому герою обеих команд
    .acc = каждого героя обеих команд

civilwar-where-here = в вашей локации
    .pl = в вашей локации
    .acc = в вашу локацию
civilwar-where-adjacent = в соседней локации
    .pl = в соседних локациях
    .acc = в соседнюю локацию
civilwar-where-one-adjacent = в соседней локации
    .pl = в одной из соседних локаций
    .acc = в соседнюю локацию
civilwar-where-near = в вашей или соседней локации
    .pl = в вашей и соседних локациях
    .acc = в вашу или соседнюю локацию
civilwar-where-opposite = в противоположной локации
    .pl = в противоположной локации
    .acc = в противоположную локацию
civilwar-where-any = в любой локации
    .pl = в любых локациях
    .acc = в любую локацию
civilwar-where-other-with-enemy = в другой локации, где есть враг
    .pl = в других локациях, где есть враг
    .acc = в другую локацию, где есть враг

## The names of heroes and cards

civilwar-hero-captain-america = Captain America
    .gender = m
civilwar-hero-kate-bishop = Kate Bishop
    .gender = f
civilwar-hero-spectrum = Spectrum
    .gender = f
civilwar-hero-goliath = Goliath
    .gender = m
civilwar-hero-iron-man = Iron Man
    .gender = m
civilwar-hero-tigra = Tigra
    .gender = f
civilwar-hero-wonder-man = Wonder Man
    .gender = m
civilwar-hero-yellowjacket = Yellowjacket
    .gender = m
civilwar-hero-base-captain-america = Captain America (базовая игра)
    .gender = m
civilwar-hero-base-iron-man = Iron Man (базовая игра)
    .gender = m
civilwar-hero-base-captain-marvel = Captain Marvel
    .gender = f
civilwar-hero-base-black-panther = Black Panther
    .gender = m
civilwar-hero-base-falcon = Falcon
    .gender = m
civilwar-hero-base-wasp = Wasp
    .gender = f
civilwar-card-captain-america-10 = Лидер подполья
    .inner = «Лидер подполья»
civilwar-card-captain-america-11 = Рикошет щита
    .inner = «Рикошет щита»
civilwar-card-captain-america-12 = Держать строй
    .inner = «Держать строй»
civilwar-card-kate-bishop-10 = Стрела с сюрпризом
    .inner = «Стрела с сюрпризом»
civilwar-card-kate-bishop-11 = Дальний выстрел
    .inner = «Дальний выстрел»
civilwar-card-kate-bishop-12 = Лаки, пицца-пёс
    .inner = «Лаки, пицца-пёс»
civilwar-card-spectrum-10 = Скорость света
    .inner = «Скорость света»
civilwar-card-spectrum-11 = Фотонный шквал
    .inner = «Фотонный шквал»
civilwar-card-spectrum-12 = Бестелесная
    .inner = «Бестелесная»
civilwar-card-goliath-10 = Топот великана
    .inner = «Топот великана»
civilwar-card-goliath-11 = Шаг великана
    .inner = «Шаг великана»
civilwar-card-goliath-12 = Поднять завалы
    .inner = «Поднять завалы»
civilwar-card-iron-man-10 = Залп репульсоров
    .inner = «Залп репульсоров»
civilwar-card-iron-man-11 = Логистика Старка
    .inner = «Логистика Старка»
civilwar-card-iron-man-12 = Элемент питания
    .inner = «Элемент питания»
civilwar-card-tigra-10 = Прыжок хищницы
    .inner = «Прыжок хищницы»
civilwar-card-tigra-11 = Неистовство когтей
    .inner = «Неистовство когтей»
civilwar-card-tigra-12 = Кошачья реакция
    .inner = «Кошачья реакция»
civilwar-card-wonder-man-10 = Ионный удар
    .inner = «Ионный удар»
civilwar-card-wonder-man-11 = Ионное тело
    .inner = «Ионное тело»
civilwar-card-wonder-man-12 = Звезда экрана
    .inner = «Звезда экрана»
civilwar-card-yellowjacket-10 = Частицы Пима
    .inner = «Частицы Пима»
civilwar-card-yellowjacket-11 = Жало-разрядник
    .inner = «Жало-разрядник»
civilwar-card-yellowjacket-12 = Саботаж
    .inner = «Саботаж»
civilwar-card-base-captain-america-10 = Лидерство
    .inner = «Лидерство»
civilwar-card-base-captain-america-11 = Лидерство
    .inner = «Лидерство»
civilwar-card-base-captain-america-12 = Лидерство
    .inner = «Лидерство»
civilwar-card-base-iron-man-10 = Ресурсы Старка
    .inner = «Ресурсы Старка»
civilwar-card-base-iron-man-11 = Углублённый анализ боя
    .inner = «Углублённый анализ боя»
civilwar-card-base-iron-man-12 = Подзарядка
    .inner = «Подзарядка»
civilwar-card-base-captain-marvel-10 = Фотонный взрыв
    .inner = «Фотонный взрыв»
civilwar-card-base-captain-marvel-11 = Фотонный взрыв
    .inner = «Фотонный взрыв»
civilwar-card-base-captain-marvel-12 = Фотонный взрыв
    .inner = «Фотонный взрыв»
civilwar-card-vibranium-shield = Вибраниевый щит
civilwar-card-recurve-bow = Рекурсивный лук
civilwar-card-photon-gauntlets = Фотонные перчатки
civilwar-card-pym-reservoir = Резервуар Пима
civilwar-card-extremis-armor = Броня «Экстремис»
civilwar-card-cat-amulet = Кошачий амулет
civilwar-card-ionic-belt = Ионный пояс
civilwar-card-stinger-gauntlets = Перчатки-жала
civilwar-card-field-kit = Полевой набор
civilwar-card-avengers-mountain = Гора Мстителей
civilwar-card-washington-dc = Вашингтон
civilwar-card-the-raft = Рафт
civilwar-card-sokovia = Соковия
civilwar-card-bar-with-no-name = Бар без названия
civilwar-card-garrett-castle = Замок Гарретт
civilwar-card-avengers-mansion = Особняк Мстителей
civilwar-card-helicarrier = Хеликарриер
civilwar-card-times-square = Таймс-сквер
civilwar-card-nypd-hq = Управление полиции Нью-Йорка
civilwar-card-avengers-tower = Башня Мстителей
civilwar-card-central-park = Центральный парк
civilwar-card-press-conference = Пресс-конференция
civilwar-card-riots = Уличные беспорядки
civilwar-card-evacuation = Эвакуация
civilwar-card-media-frenzy = Шумиха в прессе
civilwar-card-ceasefire = Прекращение огня
civilwar-card-resupply = Пополнение запасов
civilwar-card-clear-the-streets = Очистить улицы
civilwar-card-get-them-out = Вывести людей
civilwar-card-safe-houses = Конспиративные квартиры
civilwar-card-secret-couriers = Тайные курьеры
civilwar-card-raid-the-armory = Налёт на арсенал
civilwar-card-turn-the-tables = Поменяться ролями
civilwar-card-power-dampener = Глушитель сил
civilwar-card-shock-collar = Электроошейник
civilwar-card-ambush = Засада
civilwar-card-confiscation = Конфискация
civilwar-card-martial-law = Военное положение
civilwar-card-reinforcements = Подкрепление

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

civilwar-feature-score = преимущество в очках
    .better = больше очков, чем у врагов
civilwar-feature-risk = герои, которых могут нокаутировать
    .better = герои в меньшей опасности
civilwar-feature-kit = жетоны, заряды и метки
    .better = больше жетонов и зарядов
civilwar-feature-control = локации под контролем
    .better = больше локаций под контролем
civilwar-feature-approval = одобрение в других локациях
    .better = больше одобрения в других локациях
civilwar-feature-symbols = символы последней карты
    .better = лучшие символы для следующего героя
civilwar-feature-cards = запас карт Синей команды
    .better = лучший темп в миссиях
civilwar-feature-cells = подготовленные камеры
    .better = более выгодное положение с камерами
civilwar-feature-blue-risk = герои Синей команды под угрозой нокаута
    .better = лучшее положение раненых Синей команды
civilwar-feature-red-risk = герои Красной команды под угрозой нокаута
    .better = лучшее положение раненых Красной команды
civilwar-feature-crisis = герои Синей команды в кризисе
    .better = более выгодный расклад кризисов
civilwar-feature-blue-kit = жетоны и заряды Синей команды
    .better = более выгодное состояние жетонов Синей команды
civilwar-feature-red-kit = жетоны и заряды Красной команды
    .better = более выгодное состояние жетонов Красной команды
civilwar-feature-jailed = герои Синей команды в камерах
    .better = более выгодный расклад пленных
civilwar-feature-down = нокаутированные герои Синей команды
    .better = более выгодный расклад нокаутов
civilwar-feature-distance = шаги Синей команды до целей
    .better = более выгодное расстояние до целей миссии
civilwar-feature-blue-symbols = символы последней карты Синей команды
    .better = более выгодные символы на последней карте Синей команды
civilwar-feature-red-symbols = символы последней карты Красной команды
    .better = более выгодные символы на последней карте Красной команды
