### «Стражи Галактики: Битва супергероев»

guardians-title = Стражи Галактики: Битва супергероев
guardians-line = Тайно выкладывайте приёмы, обходите ловушки и карты «Нокаут», останьтесь в бою последним: три победы в боях приносят победу в игре.
guardians-result = { PERSON($side) ->
    [you] Вы побеждаете
   *[other] { $side } побеждает
 } в игре!
guardians-team = Команда { $n }
guardians-team-by-lot = по жребию: { $teams }

## Перед игрой

guardians-option-players = Игроки
guardians-option-boxes = Наборы
guardians-option-boxes-guardians = только «Стражи Галактики»
guardians-option-boxes-both = оба: «Стражи Галактики» и «Мстители»
guardians-option-teams = Команды
guardians-option-teams-0 = нет, каждый за себя
guardians-option-teams-2 = две команды
guardians-option-teams-3 = три команды
guardians-option-teams-4 = четыре команды
guardians-option-variant = Если несколько претендентов одержали последнюю победу сразу
guardians-option-variant-none = побеждает первый игрок или ближайший к нему по часовой стрелке
guardians-option-variant-four-wins = играть до четвёртой победы
guardians-option-variant-deciding-battle = провести между ними решающий бой
guardians-option-stall-guard = С 9-го раунда боя карты не берутся
guardians-option-stall-guard-true = да, чтобы каждый бой закончился
guardians-option-stall-guard-false = нет
guardians-option-initiative-icon = При перехвате инициативы прежний первый игрок
guardians-option-initiative-icon-damage = получает 1 урон
guardians-option-initiative-icon-energy = получает 1 энергию

guardians-refused-players = В эту игру играют от 2 до 8 игроков, а не { $players }.
guardians-refused-boxes = { $players ->
    [one] Для { $players } игрока
   *[other] Для { $players } игроков
 } нужны оба набора: «Стражи Галактики» и «Мстители».
guardians-refused-teams = Так разделиться нельзя (игроков { $players }, команд { $teams }): выберите 2 команды при 4, 6 или 8 игроках, 3 команды при 6, 4 команды при 8.

## Шаги игры

guardians-step-set-up = Подготовка к игре
guardians-step-prepare-battle = Подготовка к бою
guardians-step-cut-hands = Карты на руке
guardians-step-draft = Выбор из выложенных карт
guardians-step-start-round = Начало раунда
guardians-step-select = Выбор карт
guardians-step-act = Выполнение действий
guardians-step-end-round = Конец раунда
guardians-step-end = Конец игры

## The phases of a round, in the top bar

guardians-moment-select = Выбор карт
guardians-moment-act = Действия
guardians-moment-battle-end = Конец боя?
guardians-moment-round-end = Конец раунда?

## Что лежит на столе

guardians-area-middle = Центр стола

guardians-zone-hero = Герой
guardians-zone-dealt = Полученные герои
guardians-zone-series = Серия приёмов
guardians-zone-hand = Рука
guardians-zone-battlefield = Поле боя
guardians-zone-layout = Выложенные карты
guardians-zone-deck = Колода приёмов
guardians-zone-discard = Сброс
guardians-zone-battlefield-deck = Колода полей боя
guardians-zone-battlefield-discard = Сброс полей боя

guardians-counter-energy = Энергия
guardians-counter-wins = Победы
guardians-counter-team = Команда
guardians-counter-battle = Бой
guardians-counter-round = Раунд
guardians-counter-stage = Этап
guardians-counter-knockouts = Карты «Нокаут» в стопке

guardians-mark-first-player = первый игрок
guardians-mark-out = вне боя
guardians-mark-stance = защитная стойка
guardians-mark-used = способность применена
guardians-mark-turned = повёрнута
guardians-mark-trap = ловушка
guardians-mark-knockout = «Нокаут»

guardians-unit-round = бой
guardians-unit-rounds = боёв
guardians-figure-energy-lost = потеряно энергии
guardians-figure-out-of-battle = раз выбывали из боя
guardians-figure-traps = сработало ловушек
guardians-kind-technique = Приём
guardians-kind-hero = Герой
guardians-kind-battlefield = Поле боя
guardians-kind-team = Карта команды

guardians-stat-number = Номер
guardians-icon-active = Активная: один раз за бой
guardians-icon-passive = Пассивная: действует постоянно

guardians-set-guardians = Стражи Галактики
guardians-set-avengers = Мстители
guardians-faction-technique = Приём
guardians-faction-guardians = Стражи Галактики
guardians-faction-avengers = Мстители
guardians-faction-red = Красная
guardians-faction-blue = Синяя

guardians-house-number = номер
guardians-house-name = название
guardians-house-text = текст
guardians-house-ability = способность
guardians-house-tackle = { guardians-action-tackle }
guardians-house-false-trail = { guardians-action-false-trail }
guardians-house-breather = { guardians-action-breather }
guardians-house-seize-initiative = { guardians-action-seize-initiative }
guardians-house-stun = { guardians-action-stun }
guardians-house-explosives = { guardians-action-explosives }
guardians-house-resupply = { guardians-action-resupply }
guardians-house-vantage-point = { guardians-action-vantage-point }
guardians-house-shoot-to-kill = { guardians-action-shoot-to-kill }
guardians-house-suppressive-fire = { guardians-action-suppressive-fire }
guardians-house-grapple = { guardians-action-grapple }

guardians-back-technique = карта приёма
    .acc = карту приёма
    .gender = f
guardians-back-hero-guardians = карта героя «Стражей Галактики»
guardians-back-hero-avengers = карта героя «Мстителей»
guardians-back-battlefield-guardians = карта поля боя «Стражей Галактики»
guardians-back-battlefield-avengers = карта поля боя «Мстителей»
guardians-back-team = карта команды

## Имена

guardians-card-trick = Уловка
guardians-card-defence = Оборона
guardians-card-ambush = Засада
guardians-card-arsenal = Арсенал
guardians-card-planning = Планирование
guardians-card-shot = Выстрел
guardians-card-melee = Ближний бой

guardians-action-tackle = Подкат
guardians-action-false-trail = Ложный след
guardians-action-defensive-stance = Защитная стойка
guardians-action-breather = Передышка
guardians-action-seize-initiative = Перехват инициативы
guardians-action-stun = Оглушение
guardians-action-explosives = Взрывчатка
guardians-action-resupply = Пополнение запасов
guardians-action-feint-manoeuvre = Обманный манёвр
guardians-action-vantage-point = Выгодная позиция
guardians-action-shoot-to-kill = Стрельба на поражение
guardians-action-suppressive-fire = Заградительный огонь
guardians-action-hail-of-blows = Град ударов
guardians-action-grapple = Захват

guardians-card-star-lord = Звёздный Лорд
guardians-card-rocket = Ракета
guardians-card-mantis = Мантис
guardians-card-yondu = Йонду
guardians-card-adam-warlock = Адам Уорлок
guardians-card-gamora = Гамора
guardians-card-drax = Дракс
guardians-card-groot = Грут
guardians-card-nebula = Небула
guardians-card-cosmo = Космо
guardians-card-iron-man = Железный Человек
guardians-card-captain-america = Капитан Америка
guardians-card-thor = Тор
guardians-card-hawkeye = Соколиный Глаз
guardians-card-doctor-strange = Доктор Стрэндж
guardians-card-hulk = Халк
guardians-card-black-widow = Чёрная Вдова
guardians-card-spider-man = Человек-Паук
guardians-card-black-panther = Чёрная Пантера
guardians-card-captain-marvel = Капитан Марвел

guardians-card-knowhere = Забвение
guardians-card-xandar = Ксандар
guardians-card-kyln = Килн
guardians-card-morag = Мораг
guardians-card-ego = Планета Эго
guardians-card-sovereign = Соверен
guardians-card-contraxia = Контраксия
guardians-card-sanctuary = Святилище
guardians-card-hala = Хала
guardians-card-sakaar = Арена Грандмастера
guardians-card-museum = Музей Коллекционера
guardians-card-death = Владения Смерти
guardians-card-tower = Башня Старка
guardians-card-helicarrier = Хеликарриер
guardians-card-wakanda = Ваканда
guardians-card-asgard = Асгард
guardians-card-sanctum = Санктум Санкторум
guardians-card-savage-land = Дикая Земля
guardians-card-latveria = Латверия
guardians-card-hydra = База Гидры
guardians-card-manhattan = Улицы Манхэттена
guardians-card-mansion = Особняк Мстителей
guardians-card-quantum = Квантовый мир
guardians-card-raft = Рафт

guardians-card-team-red-guardians = Красная команда (рубашка «Стражей»)
guardians-card-team-blue-guardians = Синяя команда (рубашка «Стражей»)
guardians-card-team-red-avengers = Красная команда (рубашка «Мстителей»)
guardians-card-team-blue-avengers = Синяя команда (рубашка «Мстителей»)

## О чём спрашивают игрока и что можно ответить

guardians-ask-keep = Какого героя вы выбираете?
guardians-do-keep = Герой: { $on }
guardians-ask-cut = { $n ->
    [1] На руке лишняя карта. Какую сбросить?
    [one] На руке { $n } лишняя карта. Какую сбросить первой?
    [few] На руке { $n } лишние карты. Какую сбросить первой?
   *[other] На руке { $n } лишних карт. Какую сбросить первой?
 }
guardians-do-cut = Сбросить: { $on }
guardians-ask-draft = Какую из выложенных карт взять на руку?
guardians-do-draft = Взять: { $on }
guardians-ask-lay = Какую карту выложить лицевой стороной вниз?
guardians-do-lay = Выложить: { $on }
guardians-ask-act = { $by }: какое из двух действий выполнить?
guardians-do-act = { $on }
guardians-ask-before-reveal = { $by }: { $does } Применить?
guardians-ask-after-action = { $by }: { $does } Применить?
guardians-ask-prevent = { $who } наносит вам урон ({ $n }). { $by }: { $does } Применить?
guardians-ask-survive = { $by } теряет последнюю энергию. { $does } Применить?
guardians-do-use-ability = Применить способность: { $on }
guardians-do-decline = Не сейчас
guardians-ask-swap = Какую карту с руки выложить вместо уже выложенной?
guardians-do-swap = Заменить на: { $on }
guardians-ask-hail = { $n ->
    [one] Град ударов: какой соперник получит { $n } урон?
   *[other] Град ударов: какой соперник получит { $n } урона?
 }
guardians-do-hail = Цель: { $on }
guardians-ask-grapple = { $n ->
    [one] Захват: какой соперник получит { $n } урон?
   *[other] Захват: какой соперник получит { $n } урона?
 }
guardians-do-grapple = Цель: { $on }
guardians-ask-shot = Стрельба на поражение: какой соперник получит урон ({ $damage })? Можно выбрать ещё { $n }.
guardians-do-shot = Цель: { $on }
guardians-ask-hero = Способность героя: какой соперник получит урон ({ $damage })? Можно выбрать ещё { $n }.
guardians-note-energy = Энергия: { $n }
guardians-note-hand = Карт на руке: { $n }
guardians-do-hero = Цель: { $on }
guardians-ask-make-discard = { $n ->
    [one] Какой соперник сбросит { $n } случайную карту?
    [few] Какой соперник сбросит { $n } случайные карты?
   *[other] Какой соперник сбросит { $n } случайных карт?
 }
guardians-do-make-discard = Цель: { $on }
guardians-ask-stun = Оглушение: кто из соперников цель?
guardians-do-stun = Цель: { $on }
guardians-ask-name = Оглушение: какой приём назвать?
guardians-do-name = Назвать: { $on }
guardians-ask-read-mind = Чьи карты на руке посмотреть?
guardians-do-read-mind = Цель: { $on }
guardians-ask-traps = Поставить ловушки или снять?
guardians-do-set-traps = Поставить ловушки
guardians-do-remove-traps = Снять ловушки
guardians-ask-set-trap = На какую карту тактики поставить ловушку?
guardians-do-set-trap = Поставить ловушку: { $on }
guardians-ask-remove-trap = С какой карты тактики снять ловушку?
guardians-do-remove-trap = Снять ловушку: { $on }
guardians-ask-place-knockout = На какую карту тактики выложить карту «Нокаут»?
guardians-do-place-knockout = Выложить «Нокаут»: { $on }
guardians-ask-remove-knockout = С какой карты тактики убрать карту «Нокаут»?
guardians-do-remove-knockout = Убрать «Нокаут»: { $on }
guardians-do-done = Готово

guardians-note-out = Номер не подходит: выход из боя
guardians-note-knockout = «Нокаут»: выход из боя
guardians-note-stance = «Нокаут»: стойка защитит
guardians-note-trap = { $n ->
    [one] Ловушка: { $n } урон
   *[other] Ловушка: { $n } урона
 }

## Что должно быть верно

guardians-needs-is-in-battle = Герой в бою
guardians-needs-is-an-opponent = Герой — соперник
guardians-needs-is-not-chosen-yet = Герой ещё не выбран
guardians-needs-shows-number = Карта тактики лежит стороной с номером вверх
guardians-needs-shows-trap = Карта тактики лежит ловушкой вверх
guardians-needs-has-no-knockout = На карте тактики нет карты «Нокаут»
guardians-needs-has-knockout = На карте тактики лежит карта «Нокаут»
guardians-needs-is-in-your-hand = Карта у вас на руке
guardians-needs-your-hero-is-in-battle = Ваш герой в бою
guardians-needs-it-is-the-select-phase = Идёт фаза выбора карт

## Что произошло

guardians-log-team-cards = Все получают по карте команды лицевой стороной вниз.
guardians-log-team = Команда { $n }: { $players }.
guardians-log-first = { PERSON($player) ->
    [you] По жребию вы — первый игрок
   *[other] Первый игрок определён жребием: { $player }
 }.
guardians-log-keeps = { PERSON($player) ->
    [you] Вы выбираете
   *[other] { $player } выбирает
 } героя: { $hero }.

guardians-log-battle = Начинается бой { $n }.
guardians-log-battlefield = Поле боя: { $card }.
guardians-log-energy-reset = Энергия каждого героя в начале боя: { $n }.
guardians-log-lays-out = На выбор выложены карты: { $cards }.
guardians-log-drafts = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 } на руку карту «{ $card }».
guardians-log-left-over = Остались и уходят в сброс: { $cards }.

guardians-log-round = Начинается раунд { $round }.
guardians-log-stall-guard = С этого раунда и до конца боя никто не берёт карт.
guardians-log-phase-select = Раунд { $round }, этап { $stage }: все выбирают карты.
guardians-log-lays = { PERSON($player) ->
    [you] Вы выкладываете
   *[other] { $player } выкладывает
 } лицевой стороной вниз { GENDER($card) ->
    [f] { CASE($card, "acc") }
   *[m] карту «{ $card }»
 }.
guardians-log-phase-act = Все карты выложены: герои выполняют действия.
guardians-log-reveals = { PERSON($player) ->
    [you] Вы открываете
   *[other] { $player } открывает
 } карту «{ $card }».
guardians-log-forgiven = { PERSON($player) ->
    [you] Вы один раз за раунд можете
   *[other] { $player } один раз за раунд может
 } так нарушить порядок номеров: карта «{ $card }» подходит.
guardians-log-acts = { PERSON($player) ->
    [you] Вы выполняете
   *[other] { $player } выполняет
 } действие «{ $action }».
guardians-log-uses-ability = { PERSON($player) ->
    [you] Вы применяете
   *[other] { $player } применяет
 } способность героя ({ $hero }).
guardians-log-swaps = { PERSON($player) ->
    [you] Вы заменяете
   *[other] { $player } заменяет
 } выложенную карту другой.
guardians-log-phase-battle-end = Бой продолжается.
guardians-log-phase-round-end = Этап { $stage } окончен.
guardians-log-round-over = Раунд { $round } окончен: все серии приёмов уходят в сброс.

guardians-log-draws = { PERSON($player) ->
    [you] Вы берёте
   *[other] { $player } берёт
 }: { $cards }.
guardians-log-no-draw = { PERSON($player) ->
    [you] Вы больше не берёте
   *[other] { $player } больше не берёт
 } карт в этом бою.
guardians-log-discards = { PERSON($player) ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
 }: { $cards }.
guardians-log-shows = { PERSON($player) ->
    [you] Вы показываете
   *[other] { $player } показывает
 } всем карты на руке: { $cards }.
guardians-log-shows-one = { PERSON($player) ->
    [you] Вы тайно показываете
   *[other] { $player } тайно показывает
 } карты на руке: { $cards }.
guardians-log-passes = { PERSON($player) ->
    [you] Вы передаёте
   *[other] { $player } передаёт
 } { GENDER($card) ->
    [f] { CASE($card, "acc") }
   *[m] карту «{ $card }»
 }. { PERSON($to) ->
    [you] Получаете её вы
   *[other] Получает её { $to }
 }.
guardians-log-is-given = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } карту «{ $card }».
guardians-log-reshuffles = { $n ->
    [one] Сброс перемешан, в новой колоде { $n } карта.
    [few] Сброс перемешан, в новой колоде { $n } карты.
   *[other] Сброс перемешан, в новой колоде { $n } карт.
 }
guardians-log-guards-hand = { PERSON($player) ->
    [you] Вы не сбрасываете и не показываете
   *[other] { $player } не сбрасывает и не показывает
 } карт.

guardians-log-gains = { PERSON($player) ->
    [you] Вы получаете
   *[other] { $player } получает
 } { $n ->
    [one] { $n } энергию
   *[other] { $n } энергии
  }, теперь { $energy }.
guardians-log-loses = { PERSON($player) ->
    [you] Вы теряете
   *[other] { $player } теряет
 } { $n ->
    [one] { $n } энергию
   *[other] { $n } энергии
  }, остаётся { $energy }.
guardians-log-stance = { PERSON($player) ->
    [you] Вы встаёте
   *[other] { $player } встаёт
 } в защитную стойку: повёрнута карта «{ $card }».
guardians-log-lessened = { PERSON($player) ->
    [you] Вы
   *[other] { $player }
 } { $n ->
    [0] { PERSON($player) ->
        [you] не получаете
       *[other] не получает
     } этого урона
   *[other] { PERSON($player) ->
        [you] получаете
       *[other] получает
     } только { $n ->
        [one] { $n } урон
       *[other] { $n } урона
      }
 }.
guardians-log-prevented = { PERSON($player) ->
    [you] Вы отменяете
   *[other] { $player } отменяет
 } урон.
guardians-log-survives = { PERSON($player) ->
    [you] Вы остаётесь
   *[other] { $player } остаётся
 } в бою.
guardians-log-stance-holds = { PERSON($player) ->
    [you] Вы в защитной стойке
   *[other] { $player } в защитной стойке
 }: эффект не действует.
guardians-log-names = Оглушение: { PERSON($player) ->
    [you] вы называете
   *[other] { $player } называет
 } приём «{ $technique }»; цель: { PERSON($target) ->
    [you] вы
   *[other] { $target }
 }.
guardians-log-takes-first = { PERSON($player) ->
    [you] Карту первого игрока получаете вы
   *[other] Карту первого игрока получает { $player }
 }.
guardians-log-refreshes = Применённые карты героев перевёрнуты лицевой стороной вверх: их способности снова можно применить.

guardians-log-trap-set = На карту тактики «{ $tactic }» поставлена ловушка.
guardians-log-trap-removed = С карты тактики «{ $tactic }» снята ловушка.
guardians-log-trap-springs = { PERSON($player) ->
    [you] Вы попадаете
   *[other] { $player } попадает
 } в ловушку на карте тактики «{ $card }».
guardians-log-trap-spared = { PERSON($player) ->
    [you] Вы не получаете
   *[other] { $player } не получает
 } урона от первой ловушки в этом бою.
guardians-log-knockout-placed = На карту тактики «{ $tactic }» выложена карта «Нокаут».
guardians-log-knockout-returned = Карта «Нокаут» с карты тактики «{ $tactic }» возвращается в стопку.
guardians-log-leaves-number = { PERSON($player) ->
    [you] Вы выходите
   *[other] { $player } выходит
 } из боя: номер карты не подходит к серии.
guardians-log-leaves-knockout = { PERSON($player) ->
    [you] Вы выходите
   *[other] { $player } выходит
 } из боя: «Нокаут».
guardians-log-leaves-energy = { PERSON($player) ->
    [you] Вы выходите
   *[other] { $player } выходит
 } из боя: энергии не осталось.
guardians-log-leaves-cards = { PERSON($player) ->
    [you] Вы выходите
   *[other] { $player } выходит
 } из боя: нет карты, чтобы её выложить.

guardians-log-battle-over = Бой окончен.
guardians-log-wins-battle = { PERSON($side) ->
    [you] Вы побеждаете
   *[other] { $side } побеждает
 } в бою. Побед: { $wins }.
guardians-log-four-wins = Третью победу одержали сразу несколько: игра идёт до четвёртой.
guardians-log-deciding-battle = Третью победу одержали сразу несколько: между ними будет решающий бой.
guardians-log-wins-game = { PERSON($side) ->
    [you] Вы побеждаете
   *[other] { $side } побеждает
 } в игре!

## Тексты карт: эффекты, в порядке исполнения

guardians-effect-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
    .third = берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
guardians-effect-gain = получите { $n ->
    [one] { $n } энергию
   *[other] { $n } энергии
 }
    .third = получает { $n ->
        [one] { $n } энергию
       *[other] { $n } энергии
    }
guardians-effect-stance = поверните эту карту; пока она лежит повёрнутой в серии приёмов, вы защищены от карт «Нокаут», действия «Град ударов» и обоих действий карты «Выстрел»
guardians-effect-other-action = выполните второе действие только что сыгранной карты
guardians-effect-swap-laid = верните выложенную карту на руку и выложите вместо неё другую лицевой стороной вниз
guardians-effect-seize-initiative = возьмите карту первого игрока; прежний первый игрок, если он в бою, получает 1 урон, даже если это вы (вместо этого 1 энергию, если так решено перед игрой)
guardians-effect-damage-one = { $n ->
    [one] нанесите { $n } урон одному сопернику
   *[other] нанесите { $n } урона одному сопернику
 }
guardians-effect-damage-up-to = нанесите по { $n ->
    [one] { $n } урону
   *[other] { $n } урона
 } не более чем { $most ->
    [one] { $most } сопернику
   *[other] { $most } соперникам
 }
guardians-effect-damage-neighbours = нанесите по { $n ->
    [one] { $n } урону
   *[other] { $n } урона
 } ближайшим соперникам в бою слева и справа от вас
guardians-effect-they-discard = { $n ->
    [one] соперник по вашему выбору сбрасывает { $n } случайную карту
    [few] соперник по вашему выбору сбрасывает { $n } случайные карты
   *[other] соперник по вашему выбору сбрасывает { $n } случайных карт
 }
guardians-effect-culprit-discards = { $n ->
    [one] этот соперник сбрасывает { $n } случайную карту
    [few] этот соперник сбрасывает { $n } случайные карты
   *[other] этот соперник сбрасывает { $n } случайных карт
 }
guardians-effect-stun = { $n ->
    [one] назовите соперника и приём; если этот приём есть у него на руке, он сбрасывает одну такую карту и получает { $n } урон, а если нет, показывает всем карты на руке
   *[other] назовите соперника и приём; если этот приём есть у него на руке, он сбрасывает одну такую карту и получает { $n } урона, а если нет, показывает всем карты на руке
 }
guardians-effect-read-mind = { $n ->
    [one] соперник по вашему выбору показывает вам карты на руке и сбрасывает { $n } случайную; если он сбросил хотя бы одну, возьмите 1 карту
    [few] соперник по вашему выбору показывает вам карты на руке и сбрасывает { $n } случайные; если он сбросил хотя бы одну, возьмите 1 карту
   *[other] соперник по вашему выбору показывает вам карты на руке и сбрасывает { $n } случайных; если он сбросил хотя бы одну, возьмите 1 карту
 }
guardians-effect-suffer-knockout = { $n ->
    [one] получите { $n } урон
   *[other] получите { $n } урона
 }
guardians-effect-set-trap = поставьте ловушку
guardians-effect-remove-trap = можете снять ловушку
guardians-effect-place-knockout = выложите карту «Нокаут» на карту тактики, где её нет
guardians-effect-remove-knockout = можете убрать карту «Нокаут»
guardians-effect-set-or-remove-traps = { $n ->
    [one] поставьте до { $n } ловушки или снимите до { $n } ловушки
   *[other] поставьте до { $n } ловушек или снимите до { $n } ловушек
 }
guardians-effect-each-hero = каждый, кто в бою, { CASE($deeds, "third") }
guardians-effect-damage-all = { $n ->
    [one] каждый герой в бою получает { $n } урон
   *[other] каждый герой в бою получает { $n } урона
 }
guardians-effect-traps-on = ставятся ловушки на карты тактик: { $techniques }
guardians-effect-random-trap = случайная карта тактики переворачивается ловушкой вверх
guardians-effect-random-knockout = карта «Нокаут» выкладывается на случайную карту тактики, где её нет
guardians-effect-give-technique = все, кто в бою, получают по карте «{ $technique }»
guardians-effect-pass-first-player = карта первого игрока переходит к следующему по часовой стрелке игроку, чей герой в бою
guardians-effect-refresh-heroes = все применённые карты героев снова переворачиваются лицевой стороной вверх
guardians-effect-pass-cards = все, кто в бою, передают случайную карту с руки ближайшему слева герою в бою

## Тексты карт: действия, герои, поля боя

guardians-text-effects = { CAPITAL($effects) }.
guardians-text-action = { $action }: { CAPITAL($effects) }.
guardians-text-before-reveal = Прежде чем открыть карту: { CAPITAL($effects) }.
guardians-text-after-action = После своего действия: { CAPITAL($effects) }.
guardians-text-prevents-damage = Когда соперник наносит вам урон: Отмените этот урон.
guardians-text-cheats-death = { $n ->
    [one] Когда урон отнимает последнюю энергию: Вместо этого у вас остаётся { $n } энергия. Сбросьте 1 случайную карту.
   *[other] Когда урон отнимает последнюю энергию: Вместо этого у вас остаётся { $n } энергии. Сбросьте 1 случайную карту.
 }
guardians-text-ignores-stance = Защитная стойка не защищает соперников от ваших действий.
guardians-text-when-hurting = Каждый раз, когда от вашего урона соперник теряет энергию: { CAPITAL($effects) }.
guardians-text-prevents-first-trap = В каждом бою вы не получаете урона от первой ловушки.
guardians-text-on-reveal = Когда вы открываете карту «{ $technique }», перед её действием: { CAPITAL($effects) }.
guardians-text-when-hurt = Каждый раз, когда вы теряете энергию от урона и остаётесь в бою: { CAPITAL($effects) }.
guardians-text-when-hurt-by-opponent = Каждый раз, когда вы теряете энергию от урона соперника и остаётесь в бою: { CAPITAL($effects) }.
guardians-text-forgives = Один раз за раунд ваша карта может нарушить порядок номеров, но ровно на { $n }.
guardians-text-guards-hand = Соперники не могут заставить вас сбросить или показать карты.
guardians-text-survives-knockout = Карта «Нокаут» не выводит вас из боя. Она возвращается в стопку; вместо этого { $effects }.
guardians-text-caps-damage = Если вы должны получить за раз урон больше { $n }, получите только { $n }. Каждый раз, когда это случается и вы остаётесь в бою: { CAPITAL($effects) }.
guardians-text-when-gaining = Каждый раз, когда эффект даёт вам энергию: { CAPITAL($effects) }.

guardians-text-start-energy = { $n ->
    [one] Все начинают этот бой, имея { $n } энергию.
   *[other] Все начинают этот бой, имея { $n } энергии.
 }
guardians-text-hand-size = { $n ->
    [one] Все доводят руку до { $n } карты, прежде чем выбирать из выложенных.
   *[other] Все доводят руку до { $n } карт, прежде чем выбирать из выложенных.
 }
guardians-text-draft-passes = { $n ->
    [one] Каждый выбирает из выложенных { $n } карту.
    [few] Каждый выбирает из выложенных { $n } карты.
   *[other] Каждый выбирает из выложенных { $n } карт.
 }
guardians-text-trap-damage = { $n ->
    [one] Ловушка наносит { $n } урон.
   *[other] Ловушка наносит { $n } урона.
 }
guardians-text-stages = { $n ->
    [one] В раунде { $n } этап.
    [few] В раунде { $n } этапа.
   *[other] В раунде { $n } этапов.
 }
guardians-text-falling = Номера в серии приёмов не должны расти: номер карты должен быть меньше или равен номеру карты слева.
guardians-text-clockwise = Герои выполняют действия против часовой стрелки.
guardians-text-stance-protects = Защитная стойка защищает только от { $sources }.
guardians-source-knockout = карт «Нокаут»
guardians-source-hail = действия «Град ударов»
guardians-source-shot = обоих действий карты «Выстрел»
guardians-text-knockouts-are-traps = Вместо того чтобы выложить карту «Нокаут», поставьте ловушку.
guardians-text-abilities = Способности героев не действуют.
guardians-text-discard-bonus = { $n ->
    [one] Если соперник заставляет вас сбросить случайные карты, сбросьте на { $n } карту больше.
    [few] Если соперник заставляет вас сбросить случайные карты, сбросьте на { $n } карты больше.
   *[other] Если соперник заставляет вас сбросить случайные карты, сбросьте на { $n } карт больше.
 }
guardians-text-first-damage-less = Первый урон каждому герою в этом бою меньше на { $n }.
guardians-text-gains-for-outs = { $n ->
    [one] За каждого другого героя, которого ваш урон выводит из боя, получите { $n } энергию.
   *[other] За каждого другого героя, которого ваш урон выводит из боя, получите { $n } энергии.
 }
guardians-text-after-draft = После выбора из выложенных карт { $effects }.
guardians-text-round-start = В начале каждого раунда { $effects }.
guardians-text-from-round = В начале каждого раунда, начиная с раунда { $n }, { $effects }.
guardians-text-only-round = В начале раунда { $n } { $effects }.
guardians-text-round-end = В конце каждого раунда { $effects }.

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

guardians-feature-battles = выигранные бои
    .better = преимущество в выигранных боях
guardians-feature-strength = сила в этом бою
    .better = более сильная позиция в этом бою
