### Marvel United: Civil War: каждое правило вкратце.

## Главы и их страницы.

civilwar-chapter-start = Прежде чем начать
civilwar-topic-modes = Два режима
civilwar-topic-terms = Термины
civilwar-topic-components = Что в коробке
civilwar-topic-compatibility = С другими коробками

civilwar-chapter-preparing = Подготовка
civilwar-topic-setup = Подготовка к игре
civilwar-topic-setup-clash = Подготовка поединка героев
civilwar-topic-setup-registration = Подготовка битвы за регистрацию
civilwar-topic-bid = Заявки

civilwar-chapter-turn = Ход
civilwar-topic-turn = Ход героя
civilwar-topic-actions = Действия
civilwar-topic-tokens = Жетоны действий
civilwar-topic-equipment = Снаряжение
civilwar-topic-storyline = Сюжетные линии

civilwar-chapter-places = Поле
civilwar-topic-board = Кольцо локаций
civilwar-topic-locations = Локации
civilwar-topic-control = Контроль над локациями
civilwar-topic-approval = Общественное одобрение
civilwar-topic-population = Карты населения

civilwar-chapter-damage = Урон и щиты
civilwar-topic-damage = Урон
civilwar-topic-shields = Щиты

civilwar-chapter-clash = Поединок героев
civilwar-topic-rounds = Раунды и события
civilwar-topic-scoring = Очки

civilwar-chapter-registration = Битва за регистрацию
civilwar-topic-registration = Ход игры
civilwar-topic-missions = Миссии
civilwar-topic-danger = Жетоны опасности
civilwar-topic-prison = Тюрьма

civilwar-chapter-keywords = Ключевые слова
civilwar-topic-keywords = Эффекты других коробок

civilwar-chapter-tournament = Турнир
civilwar-topic-tournament = Турнирные правила

## Правила.

## Состав игры

civilwar-rule-components-hero-cards = В наборе 8 героев по 12 карт
civilwar-rule-components-equipment = В наборе 9 карт снаряжения
civilwar-rule-components-locations = В наборе 6 локаций для обоих режимов
civilwar-rule-components-population-cards = В наборе 12 карт населения
civilwar-rule-components-control-tokens = У каждой локации двусторонний жетон контроля
civilwar-rule-components-bases = Синих и красных подставок по 3
civilwar-rule-components-shield-tokens = В наборе 9 двусторонних жетонов щита
civilwar-rule-components-mode-parts = События и маркеры команд — только в «Поединке героев»
civilwar-rule-components-registration-parts = Миссии и камеры — только в «Битве за регистрацию»

## Режимы игры

civilwar-rule-modes-two-modes = Режимов два, играют в одном из них
civilwar-rule-modes-no-villain = Злодея нет: ходят только герои
civilwar-rule-modes-two-teams = Соперничают две команды: синяя и красная
civilwar-rule-modes-team-size = В командах поровну героев: по 2 или по 3
civilwar-rule-common-ties = Ничью разрешает активный герой

## Термины

civilwar-rule-terms-heroes = «Герои» — это герои вашей команды
civilwar-rule-terms-enemies = «Враги» — это герои другой команды
civilwar-rule-terms-attack-enemy = Атака наносит врагу 1 урон
civilwar-rule-terms-villain-henchman = «Злодей» и «приспешник» — это враг
civilwar-rule-terms-villain-turn = Ход врага для вас — ход злодея

## Сюжетные линии

civilwar-rule-storyline-base-turns = Ходят так же, как в базовой игре
civilwar-rule-storyline-per-team = У каждой команды своя сюжетная линия
civilwar-rule-storyline-opposite-ends = Сюжетные линии начинаются с противоположных краёв
civilwar-rule-storyline-previous-symbols-own = Символы предыдущей карты — только со своей линии
civilwar-rule-storyline-effects-own = Эффекты касаются только своей сюжетной линии

## Локации

civilwar-rule-location-eot-needs-control = Для эффекта конца хода нужен контроль над локацией
civilwar-rule-location-eot-optional = От эффекта конца хода можно отказаться
civilwar-rule-location-continuous-both = Постоянные эффекты локаций действуют на обе команды
civilwar-rule-location-mandatory-eot-both = Обязательные эффекты конца хода касаются обеих команд
civilwar-rule-location-overflow-damage = Переполнение ранит героя команды, у которой контроль
civilwar-rule-location-overflow-unpreventable = Урон от переполнения неотвратим
civilwar-rule-location-overflow-any-hero = Переполнение может ранить любого, кто стоит

## Щиты

civilwar-rule-shield-owned = У героя 1 или 2 щита, в зависимости от режима
civilwar-rule-shield-must-flip = Урон обязан принять активный щит
civilwar-rule-shield-unpreventable-too = Щит принимает и неотвратимый урон
civilwar-rule-shield-counts-as-damage = Урон, принятый щитом, считается нанесённым
civilwar-rule-shield-per-damage = Щит принимает 1 урон, за остальной сбрасывают карты
civilwar-rule-shield-not-for-discard = Щит не спасает от сброса карт
civilwar-rule-shield-recover-on-stand = После нокаута все щиты снова активны

## Подготовка к игре

civilwar-rule-setup-clash-trackers-zero = Оба маркера начинают с 0
civilwar-rule-setup-clash-choose-heroes = Каждая команда выбирает своих героев
civilwar-rule-setup-board-side = Поле лежит стороной выбранного режима вверх
civilwar-rule-setup-shuffle-locations = Локации раскладывают в случайном порядке
civilwar-rule-setup-location-tokens = На локацию кладут жетоны, указанные в её ячейках
civilwar-rule-setup-location-choice = Годятся любые 6 локаций, кроме запрещённых
civilwar-rule-setup-bases = Фигурка стоит на подставке цвета своей команды
civilwar-rule-setup-start-locations = Герои начинают у стрелки своего цвета
civilwar-rule-setup-control-blue = В начале каждая команда контролирует 3 локации
civilwar-rule-setup-control-place = Жетоны контроля лежат на местах угроз
civilwar-rule-setup-clash-one-shield = Каждый герой начинает с 1 активным щитом
civilwar-rule-setup-remove-double-wild = Карту с двумя универсальными действиями убирают из игры
civilwar-rule-setup-remove-without-equipment = Универсальную карту убирают и без снаряжения
civilwar-rule-setup-opening-hand = Каждый герой начинает с 3 картами в руке
civilwar-rule-setup-own-equipment = Герой пользуется собственным снаряжением
civilwar-rule-setup-universal-equipment = Герой без снаряжения может взять универсальное
civilwar-rule-setup-clash-event-remove-one = Одно событие убирают не глядя, остаётся 5
civilwar-rule-setup-clash-no-event-at-start = В начале события не раскрывают
civilwar-rule-setup-population-arrows = Карты населения отсчитывают локации от стрелок
civilwar-rule-setup-population = В начале выполняют 1 карту населения
civilwar-rule-setup-clash-starting-team = Игроки решают, какая команда начинает
civilwar-rule-setup-clash-starting-hero = Начинающая команда выбирает первого героя
civilwar-rule-setup-clash-summary-card = Первый герой берёт карту-памятку

## Раунд

civilwar-rule-clash-alternate-turns = Команды ходят по очереди
civilwar-rule-clash-round-four-turns = Раунд — это 4 хода, по 2 на команду
civilwar-rule-clash-hero-order = Герои команды ходят в постоянном порядке
civilwar-rule-clash-team-order-choice = Порядок команды задают первые ходы её героев
civilwar-rule-clash-reveal-event = После 4-го хода раунда раскрывают событие
civilwar-rule-clash-event-discard-old = Новое событие сменяет прежнее
civilwar-rule-clash-event-instant = Немедленное событие выполняют до инициативы
civilwar-rule-clash-event-lasting = Длительное событие действует до следующего
civilwar-rule-clash-initiative = Раунд начинает команда, у которой меньше очков
civilwar-rule-clash-initiative-next-hero = Раунд начинает следующий по порядку герой команды
civilwar-rule-clash-summary-each-round = Кто начинает раунд, берёт карту-памятку
civilwar-rule-clash-initiative-tie = При равенстве начинает команда, чей маркер сверху
civilwar-rule-clash-initiative-tie-zero = При 0:0 маркер начинавших лежит снизу
civilwar-rule-clash-same-starter-2x2 = В игре 2×2 при той же инициативе начинает тот же герой
civilwar-rule-clash-other-starter-3x3 = В игре 3×3 раунд каждый раз начинает другой герой
civilwar-rule-clash-last-round = После пятого события играют последний раунд
civilwar-rule-clash-six-rounds = Игра длится 6 раундов
civilwar-rule-clash-end-at-40 = Игра заканчивается после раунда, где у кого-то 40 очков

## Общественное одобрение

civilwar-rule-approval-place = Героическое действие даёт жетон одобрения
civilwar-rule-approval-not-own-location = Одобрение получают там, где нет вашего контроля
civilwar-rule-approval-flip-at-two = Два жетона одобрения переворачивают жетон контроля
civilwar-rule-approval-persist = Один жетон одобрения остаётся лежать
civilwar-rule-approval-immediate-use = Только что занятую локацию можно использовать сразу
civilwar-rule-approval-reset-on-flip = Переворот из-за эффекта сбрасывает жетон одобрения
civilwar-rule-approval-mode = Общественное одобрение есть только в «Поединке героев»

## Население

civilwar-rule-population-green-check = После каждого хода проверяют зелёные деления
civilwar-rule-population-one-per-space = Каждое зелёное деление даёт 1 карту населения
civilwar-rule-population-first-time-only = Зелёное деление срабатывает только в первый раз
civilwar-rule-population-add-tokens = Карта населения добавляет бандитов и горожан
civilwar-rule-population-before-event = Население выполняют до события
civilwar-rule-population-none-after-last = После последнего хода игры карту населения не берут
civilwar-rule-population-deck-empty = Пустая колода населения ничего не добавляет

## Очки

civilwar-rule-scoring-civilian = Спасённый горожанин даёт 1 очко
civilwar-rule-scoring-thug = Побеждённый бандит даёт 1 очко
civilwar-rule-scoring-ko = Нокаут героя даёт соперникам 5 очков
civilwar-rule-scoring-ko-any-cause = Нокаут даёт очки, чем бы он ни был вызван
civilwar-rule-scoring-control = Перевёрнутый жетон контроля даёт 1 очко
civilwar-rule-scoring-discard-no-score = За сброшенного горожанина или бандита очков нет
civilwar-rule-scoring-immediate = Очки начисляют сразу
civilwar-rule-scoring-stack-on-top = Маркер, пришедший на занятое поле, ложится сверху
civilwar-rule-scoring-winner = Побеждает команда, у которой больше очков
civilwar-rule-scoring-tie-locations = При равенстве побеждает тот, у кого больше локаций
civilwar-rule-scoring-tie-bottom = Снова равенство — побеждает нижний маркер
civilwar-rule-scoring-past-40 = Очки сверх 40 тоже считаются
civilwar-rule-balance-keep-double-wild = Менее опытные могут оставить универсальные карты

## «Битва за регистрацию»: заявки

civilwar-rule-bid-heroes-first = Героев выбирают до заявок
civilwar-rule-bid-first-bidder = Кто заявляет первым, решает случай
civilwar-rule-bid-meaning = Заявка — за сколько карт синие выполнят 5 миссий
civilwar-rule-bid-lower = Каждая заявка должна быть меньше предыдущей
civilwar-rule-bid-passer-red = Кто спасовал, играет за красных
civilwar-rule-bid-bidder-blue = Другая команда играет за синих с последним числом
civilwar-rule-bid-first-must-bid = Первая команда обязана назвать число
civilwar-rule-bid-advice = Совет: на миссию уходит около 3 карт

## «Битва за регистрацию»: подготовка

civilwar-rule-setup-registration-shields = У красных по 1 щиту, у синих по 2
civilwar-rule-setup-registration-mission-remove = Одну миссию показывают и убирают, остаётся 5
civilwar-rule-setup-registration-mission-no-peek = Колоду миссий нельзя просматривать
civilwar-rule-setup-registration-cell-remove = Одну камеру показывают и убирают, у красных 5
civilwar-rule-setup-registration-cells-peek = Красные могут в любой момент смотреть свои камеры
civilwar-rule-setup-registration-danger-supply = Жетоны опасности лежат в общем запасе
civilwar-rule-setup-registration-first-mission = Синие раскрывают первую миссию при подготовке
civilwar-rule-setup-registration-first-hero = Синие выбирают героя, который ходит первым

## «Битва за регистрацию»: ходы и конец игры

civilwar-rule-registration-alternate = Синие и красные ходят по очереди до конца игры
civilwar-rule-registration-hero-order = Герои команды ходят друг за другом, всегда одинаково
civilwar-rule-registration-no-rounds = Нет раундов, событий, инициативы и очков
civilwar-rule-registration-end-fifth-mission = Пятая миссия немедленно заканчивает игру
civilwar-rule-registration-end-limit = Игра заканчивается, когда синие превысили своё число
civilwar-rule-registration-end-no-cards = Игра заканчивается, если герой начал ход без единой карты
civilwar-rule-registration-win-blue = Синие побеждают: 5 миссий за заявленное число карт
civilwar-rule-registration-win-red = Красные побеждают, если синие не успели
civilwar-rule-registration-no-cards-red = Если у героя кончились карты, побеждают красные
civilwar-rule-registration-jail-turn-counts = Карта, сыгранная в камере, входит в заявленное число

## Миссии и опасность

civilwar-rule-mission-population-after = Выполненная миссия приносит карту населения
civilwar-rule-mission-no-population-after-fifth = После пятой миссии карту населения не берут
civilwar-rule-mission-replace = После хода раскрывают следующую миссию
civilwar-rule-mission-one-active = Активная миссия всегда только одна
civilwar-rule-mission-complete-any-turn = Миссию можно выполнить и в ход красных
civilwar-rule-danger-as-far-as-possible = Миссию выполняют настолько, насколько возможно
civilwar-rule-danger-protected = Никакой эффект не убирает жетоны опасности
civilwar-rule-danger-only-by-mission = Опасность сбрасывают только так, как велит миссия
civilwar-rule-danger-travels = Опасность перемещается вместе с горожанином или бандитом
civilwar-rule-danger-red-cannot-remove = Красные не могут убрать того, на ком опасность
civilwar-rule-danger-none-placed = Миссия без жетонов завершается с ходом синих
civilwar-rule-danger-clear-on-completion = После выполнения миссии остальные жетоны идут в запас
civilwar-rule-control-flip-on-use = Кто применил эффект конца хода, отдаёт контроль
civilwar-rule-control-mandatory-no-flip = Обязательный эффект в чужой локации не меняет контроль

## Тюрьма

civilwar-rule-prison-crisis-action = Красный может дать жетон кризиса синему в своей локации
civilwar-rule-prison-prepare-cell = Героическое действие готовит камеру
civilwar-rule-prison-cell-face-down = Приготовленная камера скрывает ловушку
civilwar-rule-prison-free-space = Место камеры свободно, если там ни карты, ни героя
civilwar-rule-prison-choose-cell-card = Камеру выбирает команда, при споре — активный герой
civilwar-rule-prison-ko-to-cell = Нокаутированный синий герой попадает в готовую камеру
civilwar-rule-prison-trap-with-crisis = Если есть жетон кризиса, срабатывает ловушка
civilwar-rule-prison-trap-other-target = Ловушка действует на того, кого называет её текст
civilwar-rule-prison-trap-discard = После ловушки карту камеры сбрасывают
civilwar-rule-prison-crisis-discard = После ловушки жетоны кризиса героя сбрасывают
civilwar-rule-prison-no-crisis-no-trap = Без жетона кризиса ловушка не срабатывает
civilwar-rule-prison-no-cell-normal-ko = Без готовой камеры нокаут обычный
civilwar-rule-prison-ko-inside-cell = Нокаут в камере: в другую готовую или на месте
civilwar-rule-prison-start-in-cell = В камере нокаутированный герой приходит в себя как всегда
civilwar-rule-prison-plays-card = Узник играет карту как всегда
civilwar-rule-prison-no-move = Узник не может перемещаться
civilwar-rule-prison-no-actions = Узник может только бежать
civilwar-rule-prison-no-special = В камере особые эффекты не действуют
civilwar-rule-prison-no-equipment-use = В камере снаряжением не пользуются
civilwar-rule-prison-no-equipment-charge = В камере снаряжение не заряжают
civilwar-rule-prison-escape-when-standing = Освободить можно того, кто уже не в нокауте
civilwar-rule-prison-escape-cost = Освобождение стоит 2 действий одного вида
civilwar-rule-prison-escape-wild = Для освобождения годится и универсальное действие
civilwar-rule-prison-escape-by-self-or-ally = За освобождение платит узник или другой синий герой
civilwar-rule-prison-escape-location = Освобождённый выбирает 1 из 2 выходов камеры
civilwar-rule-prison-escape-continue = Кто освободился сам, продолжает свой ход
civilwar-rule-prison-red-ko-reward = Нокаут красного даёт синим 2 жетона действий
civilwar-rule-prison-red-ko-normal = Нокаутированный красный герой в камеру не попадает
civilwar-rule-prison-cells-not-locations = Камеры — не локации
civilwar-rule-prison-discard-count = Использованная камера в игру не возвращается

## Турнир

civilwar-rule-tournament-same-setup = Матч — это две партии подряд
civilwar-rule-tournament-same-heroes = В обеих партиях одни и те же герои
civilwar-rule-tournament-same-layout = В обеих партиях одно и то же расположение локаций
civilwar-rule-tournament-same-cells = В обеих партиях одни и те же 5 камер
civilwar-rule-tournament-same-missions = В обеих партиях одни и те же 5 миссий, перетасованные
civilwar-rule-tournament-swap-roles = Во второй партии команды меняются сторонами
civilwar-rule-tournament-steps-before-setup = Турнир: синие, локации, герои, затем подготовка
civilwar-rule-tournament-first-blue-random = Первых синих определяет случай, заявок нет
civilwar-rule-tournament-no-limit = В первой партии нет ограничения ходов
civilwar-rule-tournament-pick-four = Каждая команда выбирает 4 локации
civilwar-rule-tournament-reveal-order = Первые синие показывают свои локации первыми
civilwar-rule-tournament-ban-one = Каждая команда сбрасывает 1 локацию соперников
civilwar-rule-tournament-six-remain = Оставшиеся 6 локаций раскладывают случайно
civilwar-rule-tournament-location-copies = Одна локация может встретиться дважды
civilwar-rule-tournament-draft = Героев называют по очереди: 1, 2, 1, затем 1 и 1
civilwar-rule-tournament-no-twins = В команде не может быть двух одинаковых героев
civilwar-rule-tournament-variants-allowed = Варианты одного персонажа могут быть вместе
civilwar-rule-tournament-same-hero-both-teams = У обеих команд может быть один и тот же герой
civilwar-rule-tournament-no-team-cards = На турнире карты команд не используют
civilwar-rule-tournament-record = Записывают, сколько ходов понадобилось синим
civilwar-rule-tournament-record-cells = Записывают, сколько камер сбросили красные
civilwar-rule-tournament-stop-game-two = Вторая партия заканчивается, как только синие не успели
civilwar-rule-tournament-winner = Матч выигрывает тот, кому на 5 миссий нужно меньше ходов
civilwar-rule-tournament-tie-cells = При равных ходах решают сброшенные камеры
civilwar-rule-tournament-tie-cells-none-done = Если никто не справился, решают сброшенные камеры
civilwar-rule-tournament-tie-red-second = Снова ничья — побеждают красные второй партии

## Ключевые слова

civilwar-rule-keyword-replace = В этих режимах у ключевых слов новое значение
civilwar-rule-keyword-threat-add = Жетоны на угрозу — это жетоны одобрения
civilwar-rule-keyword-threat-clear = Устранить угрозу — взять контроль над локацией
civilwar-rule-keyword-threat-swap = Поменять угрозы — поменять жетоны контроля
civilwar-rule-keyword-threat-move = Перемещение угрозы ничего не делает
civilwar-rule-keyword-swap-no-score = Обмен жетонами контроля очков не даёт
civilwar-rule-keyword-delay = Задержка: враг теряет 1 символ предыдущей карты
civilwar-rule-keyword-accelerate = Ускорение: враг дважды использует 1 символ
civilwar-rule-keyword-facedown-plan = План рубашкой вверх: без символов предыдущей карты
civilwar-rule-keyword-next-turn-only = Задержка и ускорение длятся один ход врага
civilwar-rule-keyword-bam = «БАМ!» считает символы на сюжетной линии врага
civilwar-rule-keyword-plan-deck = Колода планов — это колода одного из врагов
civilwar-rule-keyword-plan-tokens = Жетоны карты плана — это жетоны карты населения
civilwar-rule-keyword-stun = Оглушение: особые эффекты пусты до конца хода
civilwar-rule-keyword-stun-discard = Жетоны оглушения сбрасывают в конце хода
civilwar-rule-keyword-health = Здоровье — это число карт в руке врага
civilwar-rule-keyword-health-squirrel-girl = Squirrel Girl считает карты в руках всех врагов
civilwar-rule-keyword-defeat-villain = Победить злодея — нокаутировать врага
civilwar-rule-keyword-villain-ends-move = «Злодей заканчивает движение» — враг входит в локацию
civilwar-rule-keyword-alone = Герой среди врагов всё равно один
civilwar-rule-keyword-ignore-removal = Эффекты, убирающие героев и злодеев, не действуют
civilwar-rule-keyword-ignore-skip = Эффекты, отнимающие ход, не действуют
civilwar-rule-keyword-ignore-unused = Чего нет в этих режимах, то не действует

## Запреты и совместимость

civilwar-rule-banned-rule = Запрещённые локации выбирать нельзя
civilwar-rule-banned-list = Список запрещённых локаций
civilwar-rule-compatibility-no-other-variant = Другие варианты добавлять нельзя
civilwar-rule-compatibility-no-companions = Карты спутников использовать нельзя
civilwar-rule-compatibility-mix-content = Можно добавлять героев и локации других наборов

## Поле

civilwar-rule-board-ring = Локации образуют круг
civilwar-rule-board-opposite = Противоположная локация — в 3 шагах
civilwar-rule-board-slots = В ячейке — один горожанин или один бандит
civilwar-rule-board-slots-any-token = После подготовки ячейка принимает любой жетон
civilwar-rule-board-overflow-once = Переполнение — один раз на локацию и эффект
civilwar-rule-board-overflow-fill = Свободные ячейки заполняют, остальное не добавляют

## Ход

civilwar-rule-turn-order = Ход: начало, карта из колоды, розыгрыш, действия, конец
civilwar-rule-turn-draw = В начале хода возьмите 1 карту
civilwar-rule-turn-draw-empty = Если карт в колоде не хватает, берут сколько есть
civilwar-rule-turn-no-hand-limit = Размер руки не ограничен
civilwar-rule-turn-play-one = За ход играют ровно 1 карту
civilwar-rule-turn-own-symbols = Каждый символ сыгранной карты — это действие
civilwar-rule-turn-previous-symbols = Символы предыдущей карты — тоже действия
civilwar-rule-turn-previous-effect-not = Эффект предыдущей карты недоступен
civilwar-rule-turn-any-order = Действия и эффекты выполняют в любом порядке
civilwar-rule-turn-unused-lost = Неиспользованные символы пропадают
civilwar-rule-turn-special-once = Особый эффект — один раз за ход
civilwar-rule-turn-special-optional = Особый эффект использовать не обязательно
civilwar-rule-turn-facedown-card = Закрытая карта ничего не даёт
civilwar-rule-turn-end-effect = Эффект локации — последний шаг хода
civilwar-rule-turn-end-effect-no-chain = Перемещение от эффекта конца хода не даёт второго эффекта

## Действия и жетоны

civilwar-rule-action-move = Действие перемещения ведёт в соседнюю локацию
civilwar-rule-action-heroic-rescue = Героическое действие спасает 1 горожанина в локации
civilwar-rule-action-attack-thug = Атака побеждает 1 бандита в локации
civilwar-rule-action-attack-here-only = Атака достаёт только в своей локации
civilwar-rule-action-wild = Универсальное действие — любое из трёх
civilwar-rule-token-keep = Жетоны действий хранят, пока не потратят
civilwar-rule-token-spend = Жетон действия тратят как одно действие
civilwar-rule-token-own-turn = Жетоны тратят только в свой ход

## Урон и нокаут

civilwar-rule-damage-card-to-bottom = Урон кладёт карту из руки под колоду
civilwar-rule-damage-ko = Пустая рука после урона — нокаут
civilwar-rule-damage-ko-by-discard = Сбросить последнюю карту — тоже нокаут
civilwar-rule-damage-ko-after-last-card = Сыграна последняя карта — нокаут в конце хода
civilwar-rule-damage-ko-ignored = Эффекты обходят нокаутированного героя
civilwar-rule-damage-ko-own-turn = Нокаут в свой ход его заканчивает
civilwar-rule-damage-recovery = После нокаута герой встаёт и берёт 4 карты
civilwar-rule-damage-no-discard-pile = Нет сброса и перетасовки
civilwar-rule-damage-invulnerable = Жетон неуязвимости предотвращает урон
civilwar-rule-damage-invulnerable-expires = Неуязвимость проходит в начале следующего хода
civilwar-rule-damage-invulnerable-target = Неуязвимый герой всё равно может быть целью
civilwar-rule-damage-unpreventable = От неотвратимого урона спасает только щит
civilwar-rule-crisis-no-own-rule = Сам жетон кризиса ничего не делает

## Снаряжение

civilwar-rule-equipment-charge = Действие нужного вида заряжает снаряжение
civilwar-rule-equipment-use = Полностью заряженное снаряжение действует один раз
civilwar-rule-equipment-keep = Заряды остаются между ходами и после нокаута
