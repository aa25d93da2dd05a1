### Правила «Стражей Галактики» в двух словах: по заголовку на каждое правило из rules.toml.

## Главы и их страницы.

guardians-chapter-start = Прежде чем начать
guardians-topic-overview = Обзор игры
guardians-topic-components = Что в коробке
guardians-topic-heroes = Герои

guardians-chapter-preparing = Подготовка
guardians-topic-setup = Подготовка к игре
guardians-topic-energy = Энергия
guardians-topic-battlefields = Поля боя
guardians-topic-new-battle = Подготовка к бою
guardians-topic-merge = Два набора вместе

guardians-chapter-battle = Бой
guardians-topic-flow = Раунды и этапы
guardians-topic-selection = Выбор карт
guardians-topic-acting = Выполнение действий
guardians-topic-example = Пример хода
guardians-topic-first-player = Первый игрок
guardians-topic-initiative = Перехват инициативы

guardians-chapter-dangers = «Нокауты» и ловушки
guardians-topic-knockout = Карты «Нокаут»
guardians-topic-traps = Ловушки
guardians-topic-own-traps = Своя ловушка

guardians-chapter-actions = Что делают действия
guardians-topic-reach = Кого касается
guardians-topic-draw = Взятие карт
guardians-topic-give = Отдать приём
guardians-topic-discard = Сброс карт
guardians-topic-damage = Урон и энергия
guardians-topic-feint = Обманный манёвр
guardians-topic-stance = Защитная стойка

guardians-chapter-ending = Победа и поражение
guardians-topic-elimination = Выход из боя
guardians-topic-victory = Победа

guardians-chapter-teams = В командах
guardians-topic-teams = Командная игра

## Правила.

## Состав игры

guardians-rule-components-technique-deck = В наборе 49 приёмов: по 7 каждого типа
guardians-rule-components-hero-cards = В наборе 10 разных героев
guardians-rule-components-tactic-cards = Двусторонняя карта тактики на каждый из 7 приёмов
guardians-rule-components-tactic-number = Номер карты тактики равен номеру её приёма
guardians-rule-components-knockout-cards = В наборе 7 карт «Нокаут»
guardians-rule-components-team-cards = В наборе 4 карты команд
guardians-rule-components-energy-cards = В наборе 4 двусторонние карты энергии
guardians-rule-components-reference-cards = В наборе 4 карты-памятки
guardians-rule-components-battlefield-cards = В наборе 12 карт полей боя
guardians-rule-components-first-player-card = Карта первого игрока одна

## Подготовка к игре

guardians-rule-setup-first-player-random = Первого игрока определяет случай
guardians-rule-setup-deal-two-heroes = Каждому раздают двух героев лицевой стороной вниз
guardians-rule-setup-keep-one-hero = Оставьте одного героя лицевой стороной вверх
guardians-rule-setup-other-heroes-to-box = Остальные герои возвращаются в коробку
guardians-rule-hero-unique-ability = У каждого героя одна уникальная способность
guardians-rule-hero-active-once-per-battle = Активная способность применяется один раз за бой
guardians-rule-hero-active-flips-card = Применив активную способность, переверните героя
guardians-rule-hero-passive-always-on = Пассивная способность действует постоянно
guardians-rule-setup-energy-card-zero-wins = Все начинают с 0 побед
guardians-rule-setup-energy-three = Каждый герой начинает с 3 энергии
guardians-rule-energy-tracked = Изменения энергии сразу видны всем
guardians-rule-energy-max-six = Не больше 6 энергии
guardians-rule-setup-tactics-number-side = Карты тактик лежат номером вверх
guardians-rule-setup-knockout-stack = Карты «Нокаут» лежат в стопке
guardians-rule-setup-shuffle-battlefields = При 3 и более игроках поля боя перемешиваются
guardians-rule-battlefield-changes-one-battle = Поле боя меняет правила одного боя
guardians-rule-two-player-no-battlefields = При игре вдвоём полей боя нет
guardians-rule-setup-shuffle-techniques = Все приёмы составляют одну перемешанную колоду
guardians-rule-overview-series-of-battles = Бои идут, пока никто не одержал 3 победы
guardians-rule-overview-all-players-in-each-battle = В каждом бою участвуют все
guardians-rule-overview-out-hero-unaffected = На вышедшего из боя героя эффекты не действуют

## Подготовка к бою

guardians-rule-battle-setup-return-knockouts = Перед боем карты «Нокаут» возвращаются в стопку
guardians-rule-battle-setup-reset-tactics = Перед боем карты тактик переворачиваются номером вверх
guardians-rule-battle-setup-reset-energy = Каждый герой начинает бой с 3 энергии
guardians-rule-battle-setup-unflip-active-heroes = Перед боем применённых героев открывают снова
guardians-rule-battle-setup-discard-old-battlefield = Прежнее поле боя уходит в сброс
guardians-rule-battle-setup-reveal-battlefield = Новое поле боя открывают до раздачи карт
guardians-rule-battle-setup-first-battle-draw-five = Перед первым боем все берут по 5 карт
guardians-rule-battle-setup-discard-down-to-five = Перед боем сбросьте карты до 5
guardians-rule-battle-setup-draw-up-to-five = Перед боем доберите карты до 5
guardians-rule-battle-setup-refill-order = Руку доводят до 5 по очереди от первого игрока
guardians-rule-battle-setup-out-hero-refills = Выбывший хранит карты и доводит руку до 5
guardians-rule-battle-setup-draft-layout-base = На выбор 6, 8 или 10 карт при 2, 3 или 4 игроках
guardians-rule-battle-setup-draft-layout-merged = На выбор 12, 14, 16 или 18 карт при 5–8 игроках
guardians-rule-battle-setup-draft-starts-right = Выбор начинает сидящий справа от первого игрока
guardians-rule-battle-setup-draft-counter-clockwise = Карты выбирают против часовой стрелки
guardians-rule-battle-setup-draft-second-pass = Карты выбирают ещё раз в том же порядке
guardians-rule-battle-setup-draft-leftover-discard = Две оставшиеся карты уходят в сброс
guardians-rule-battle-setup-five-plus-needs-both-boxes = Для 5–8 игроков нужны оба набора

## Ход игры

guardians-rule-flow-round-three-stages = В раунде три этапа
guardians-rule-flow-stage-four-phases = В этапе четыре фазы
guardians-rule-selection-simultaneous = Все выбирают карты одновременно
guardians-rule-selection-face-down-right-end = Карту кладут в конец серии лицевой стороной вниз
guardians-rule-selection-non-decreasing = Номера в серии приёмов не убывают
guardians-rule-selection-illegal-out-on-reveal = Низкую карту можно выложить: выход из боя при открытии
guardians-rule-selection-act-when-all-laid = Действия начинаются, когда все выложили карты
guardians-rule-action-first-player-reveals-first = Первый игрок открывает карту первым
guardians-rule-action-too-low-leaves = Слишком низкий номер выводит из боя
guardians-rule-action-reveal-check-order = Порядок: номер, «Нокаут», ловушка, действие
guardians-rule-action-one-of-two = Выполните одно из двух действий карты
guardians-rule-action-clockwise-order = Герои действуют по часовой стрелке, каждый один раз
guardians-rule-action-end-immediately-one-left = Остался один герой: бой сразу окончен
guardians-rule-flow-battle-end-check = Последний герой побеждает, иначе бой идёт дальше
guardians-rule-first-player-card-not-passed = После раунда и боя первый игрок прежний
guardians-rule-first-player-only-by-initiative = Первым игроком делает «Перехват инициативы»
guardians-rule-flow-round-end-clear-series = После трёх ходов серии уходят в сброс
guardians-rule-flow-new-round = Новый раунд начинают с любого номера

## Карты «Нокаут» и ловушки

guardians-rule-knockout-place-any-free = «Нокаут» кладут на любую свободную карту тактики
guardians-rule-knockout-one-per-tactic = На карте тактики не больше одного «Нокаута»
guardians-rule-knockout-triggered = «Нокаут» выводит из боя открывшего приём
guardians-rule-knockout-first-hero-only = «Нокаут» действует только на первого героя
guardians-rule-knockout-returns-to-stack = Сработавший «Нокаут» возвращается в стопку
guardians-rule-knockout-remove-any = Убрать «Нокаут» можно с любой карты тактики
guardians-rule-trap-set-flips-tactic = Поставить ловушку — перевернуть карту тактики
guardians-rule-trap-hits-any-hero = Ловушка бьёт любого, даже поставившего её
guardians-rule-trap-one-damage = Ловушка наносит 1 урон
guardians-rule-trap-stays = Сработавшая ловушка остаётся
guardians-rule-trap-remove-flips-back = Снять ловушку — перевернуть карту тактики обратно

## Выход из боя

guardians-rule-elimination-last-energy = Потерявший последнюю энергию выходит из боя
guardians-rule-elimination-cannot-lay = Кому нечего выложить, тот выходит из боя
guardians-rule-elimination-last-card-safe = Последняя карта с руки не выводит из боя
guardians-rule-elimination-no-lay-no-act = Вышедший из боя не выкладывает карт
guardians-rule-elimination-out-no-action = Вышедший из боя не выполняет действий
guardians-rule-elimination-not-targetable = Вышедшего из боя нельзя выбрать целью
guardians-rule-elimination-series-discarded = Серия вышедшего из боя уходит в сброс
guardians-rule-elimination-hand-kept = Вышедший из боя сохраняет карты на руке
guardians-rule-first-player-out-keeps-card = Вышедший первый игрок сохраняет свою карту
guardians-rule-first-player-out-left-starts = Без первого игрока начинает сосед слева
guardians-rule-elimination-simultaneous-cannot-lay = Все, кому нечего выложить, выходят вместе

## Победа

guardians-rule-victory-simultaneous-all-win = Последние вышли вместе: побеждают все они
guardians-rule-victory-simultaneous-effect-all-win = Один эффект вывел последних: побеждают все они
guardians-rule-victory-unrevealed-card-ignored = Неоткрытая карта не выводит из боя
guardians-rule-victory-add-win = Победитель боя получает одну победу
guardians-rule-victory-winner-series-discarded = После боя оставшиеся серии уходят в сброс
guardians-rule-victory-third-win = Третья победа — победа в игре
guardians-rule-victory-tie-first-player = Ничья при трёх победах: побеждает первый игрок
guardians-rule-victory-tie-nearest-clockwise = Ничья без первого игрока: побеждает ближайший к нему
guardians-rule-victory-variant-four-wins = Вариант: при ничьей играют до четвёртой победы
guardians-rule-victory-variant-deciding-battle = Вариант: при ничьей проводят решающий бой

## Командная игра

guardians-rule-team-four-two-teams = Четверо могут разделиться на две команды
guardians-rule-team-player-counts = Команды бывают при 4, 6 и 8 игроках
guardians-rule-team-deal-team-cards = Всем раздают по закрытой карте команды
guardians-rule-team-same-colour-same-team = Один цвет — одна команда
guardians-rule-team-alternate-seating = Члены команды сидят друг напротив друга
guardians-rule-team-battle-ends-one-team = Бой окончен, когда осталась одна команда
guardians-rule-team-simultaneous-both-win = Последние вышли вместе: побеждают все их команды
guardians-rule-team-team-wins-battle = Победа команды считается один раз
guardians-rule-team-third-win = Третья победа команды — победа в игре
guardians-rule-team-tie-first-player-team = При равенстве побеждает команда первого игрока

## Действия и пример хода

guardians-rule-effect-feint-manoeuvre-knockout = «Обманный манёвр» выкладывает «Нокаут»
guardians-rule-effect-hail-of-blows-two = «Град ударов» отнимает у героя 2 энергии
guardians-rule-effect-shoot-to-kill = «Стрельба на поражение» отнимает энергию у героя
guardians-rule-example-full-turn = Пример хода из правил

## Два набора вместе

guardians-rule-merge-technique-decks = Два набора: одна колода приёмов
guardians-rule-merge-battlefield-decks = Два набора: одна колода полей боя
guardians-rule-merge-one-tactic-and-knockout-set = Два набора: одни карты тактик и «Нокаут»
guardians-rule-merge-deal-one-hero-per-box = Два набора: раздают по герою из каждого
guardians-rule-merge-keep-one-return-other = Два набора: оставьте одного героя, верните другого
guardians-rule-team-six-eight-mix-cards = При 6 и 8 игроках карты команд смешивают
guardians-rule-team-two-teams-by-colour = Две команды делятся по цвету
guardians-rule-team-six-two-teams-remove = Шестеро, 2 команды: уберите красную и синюю карты
guardians-rule-team-three-four-by-colour-and-back = Три или четыре команды: по цвету и рубашке
guardians-rule-team-six-three-teams-remove = Шестеро, 3 команды: уберите две одинаковые карты
guardians-rule-team-rotation-seating = Команды сидят по очереди

## Пояснения к эффектам карт

guardians-rule-effect-all-opponents-scope = «Все соперники» — не вы и не ваша команда
guardians-rule-effect-draw-x = «Возьмите X»: X карт из колоды на руку
guardians-rule-effect-stall-guard = Защита от затягивания: с 9-го раунда боя карты не берут
guardians-rule-effect-reshuffle-discard = Пустая колода собирается заново из сброса
guardians-rule-effect-give-named-technique-search = Нужный приём ищут в колоде и сбросе
guardians-rule-effect-give-named-technique-shuffle = После поиска колоду перемешивают
guardians-rule-effect-give-named-technique-short = Копий мало: раздают против часовой стрелки
guardians-rule-effect-discard-random = «Сбросьте X»: X случайных карт с руки
guardians-rule-effect-discard-fewer = Если карт меньше, сбрасываются все
guardians-rule-effect-discard-none = Без карт на руке сбрасывать нечего
guardians-rule-effect-damage-x = X урона отнимает X энергии
guardians-rule-effect-gain-energy = «Получите X» добавляет X энергии
guardians-rule-effect-trap-before-action = Ловушка срабатывает до действия
guardians-rule-effect-trap-before-own-removal = Ловушка бьёт и карту, что могла бы её снять
guardians-rule-effect-lethal-trap-no-action = Выбывший из-за ловушки не выполняет действие
guardians-rule-effect-trap-until-battle-end = Ловушка действует до конца боя
guardians-rule-effect-knockout-over-trap = «Нокаут» можно положить поверх ловушки
guardians-rule-effect-knockout-no-action = Попавший на «Нокаут» не выполняет действие
guardians-rule-effect-knockouts-return-at-battle-end = После боя карты «Нокаут» возвращаются в стопку
guardians-rule-effect-initiative-when-first-out = Первый игрок вне боя: переходит только его карта
guardians-rule-effect-initiative-by-first-player = «Перехват инициативы» первого игрока задевает его самого
guardians-rule-effect-initiative-old-first-player = «Перехват инициативы» задевает прежнего первого игрока
guardians-rule-effect-initiative-skip-acted = «Перехват инициативы» сразу меняет порядок хода
guardians-rule-effect-stun-show-hand = «Оглушение»: нет приёма — покажите карты
guardians-rule-effect-explosives-vantage-own-trap = «Взрывчатка»: своя ловушка бьёт, потом снимается
guardians-rule-effect-vantage-own-trap = «Выгодная позиция»: своя ловушка бьёт, потом снимается
guardians-rule-effect-stance-protects-knockout = «Защитная стойка» защищает от карт «Нокаут»
guardians-rule-effect-stance-protects-hail = «Защитная стойка» защищает от «Града ударов»
guardians-rule-effect-stance-protects-shot = «Защитная стойка» защищает от действий «Выстрела»
guardians-rule-effect-stance-nothing-else = Больше «Защитная стойка» ни от чего не защищает
guardians-rule-effect-stance-marker = Стойку обозначает повёрнутая «Оборона»
guardians-rule-effect-stance-duration = Стойка длится, пока «Оборона» лежит в серии
guardians-rule-effect-stance-knockout-returned = Стойка возвращает «Нокаут» в стопку
guardians-rule-effect-stance-targetable = Героя в стойке можно выбрать целью
guardians-rule-effect-tackle-suppress-empty-hand = «Подкат» и «Заградительный огонь»: без карт нет вреда
guardians-rule-effect-tackle-suppress-may-target-empty = «Подкат» и «Заградительный огонь»: цель и без карт
guardians-rule-effect-empty-hand-stays-until-lay = Без карт герой в бою, пока не надо выкладывать
guardians-rule-effect-stance-not-against-own-card = Стойка не спасает карту, которая её создаёт
