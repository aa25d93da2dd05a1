### «Властелин колец»: каждое правило дословно.

fellowship-statement-core-cooperative = Игра совместная: все игроки вместе побеждают или вместе проигрывают; одного победителя не бывает.
fellowship-statement-core-player-count = В игре участвуют от 1 до 4 игроков.
fellowship-statement-core-box-contents = В коробке 12 карт героев, 188 карт игроков, 84 карты встреч, 10 карт приключений, 16 карт помощи и тягот и 3 карты кампании.
fellowship-statement-core-box-components = В коробке 66 жетонов урона, 66 жетонов прогресса, 57 жетонов ресурсов, 4 счётчика угрозы и один жетон первого игрока.
fellowship-statement-core-threat-dial-per-player = У каждого игрока свой счётчик угрозы; его меняют сразу же, как только какой-либо эффект повышает или понижает уровень угрозы этого игрока.

fellowship-statement-state-ready-or-exhausted = Каждая карта игрока в игре находится ровно в одном из двух состояний: готова или истощена.

fellowship-statement-starter-legal-as-printed = И в первой, и в любой последующей игре можно вместо составленной самостоятельно колоды играть одной из четырёх стартовых колод коробки в указанном составе.
fellowship-statement-starter-leadership = Стартовая колода «Лидерство»: герои Aragorn, Théodred, Glóin; все копии карт 13–27 и две копии карты 73.
fellowship-statement-starter-tactics = Стартовая колода «Тактика»: герои Gimli, Legolas, Thalin; все копии карт 28–42 и две копии карты 73.
fellowship-statement-starter-spirit = Стартовая колода «Дух»: герои Éowyn, Eleanor, Dúnhere; все копии карт 43–57 и две копии карты 73.
fellowship-statement-starter-lore = Стартовая колода «Знание»: герои Denethor, Glorfindel, Beravor; все копии карт 58–72 и две копии карты 73.

fellowship-statement-scenario-passage-quest-cards = В «Пути через Лихолесье» используются карты приключений 119 (Flies and Spiders), 120 (A Fork in the Road), 121 и 122 (обе A Chosen Path).

fellowship-statement-quest-enters-side-a = Карты приключений всегда входят в игру стороной А вверх.

fellowship-statement-scenario-passage-encounter-cards = В «Пути через Лихолесье» используются все карты встреч с номерами 74–80 и 89–100.

fellowship-statement-setup-shuffle-decks = Подготовка 1: колоду каждого игрока и колоду встреч тасуют отдельно; героев в колодах игроков и карт приключений в колоде встреч нет.
fellowship-statement-setup-token-pool = Подготовка 3: жетоны урона, прогресса и ресурсов лежат в начале в общем запасе, на картах жетонов нет.
fellowship-statement-setup-first-player = Подготовка 4: игроки выбирают первого игрока большинством голосов или, если не могут договориться, случайно; он берёт жетон первого игрока.
fellowship-statement-setup-opening-hand = Подготовка 5: каждый игрок берёт 6 верхних карт своей колоды.
fellowship-statement-setup-quest-deck-order = Подготовка 6: колоду приключений складывают по возрастанию номеров этапов, наверху этап 1А; её никогда не тасуют.
fellowship-statement-setup-scenario-instructions = Подготовка 7: выполняют текст «Подготовка» этапа 1А и переворачивают карту на сторону 1В; после этого начинается первый раунд.

fellowship-statement-example-passage-setup = Подготовка этапа 1А «Пути через Лихолесье»: найдите в колоде встреч 1 копию Forest Spider и 1 копию Old Forest Road, добавьте их в зону испытаний и перетасуйте колоду встреч.

fellowship-statement-zone-areas = На столе есть такие зоны: зона испытаний, текущее приключение, активная локация, колода встреч, сброс встреч, общий запас жетонов; у каждого игрока — герои, союзники, враги в бою с ним, колода, сброс, счётчик угрозы и, возможно, жетон первого игрока.

fellowship-statement-round-phase-order = Раунд состоит из семи фаз в таком порядке: ресурсы, планирование, приключения, путешествие, встречи, бой, отдых.

fellowship-statement-resource-pool-per-hero = У каждого героя свой запас ресурсов; жетонами одного героя другой герой пользоваться не может.

fellowship-statement-draw-no-hand-limit = Наибольший размер руки не ограничен.

fellowship-statement-cost-multi-hero-payment = Стоимость одной карты могут оплатить несколько героев, если символ ресурсов каждого из них подходит к карте.

fellowship-statement-starter-single-sphere = Играя стартовыми колодами, следить за соответствием ресурсов не нужно: все карты такой колоды относятся к одной сфере — сфере её героев.

fellowship-statement-play-ally-placement = Разыгранного союзника кладут в игровую зону того игрока, который его разыграл.
fellowship-statement-play-attachment-attached = Разыгранное снаряжение прикрепляют к другой карте, которая уже в игре.
fellowship-statement-play-attachment-legal-host = Снаряжение можно прикрепить только к той карте, к которой разрешает его собственный текст.

fellowship-statement-sphere-list = Четыре сферы влияния — лидерство, знание, дух и тактика.

fellowship-statement-example-payment = Платить за карту могут только герои, чей символ ресурсов совпадает со сферой карты, какие бы другие ресурсы у игрока ни были.

fellowship-statement-staging-always = Испытание происходит каждый раунд, даже если в приключение не отправлен ни один персонаж.

fellowship-statement-example-king-spider = Эффект «При открытии» карты King Spider заставляет каждого игрока истощить одного своего персонажа.
fellowship-statement-example-caption-values = Напечатанные значения, названные на рисунках правил: у Aragorn сила воли 2; у King Spider и Great Forest Web угроза 2.
fellowship-statement-example-quest-resolution = Свойства, использованные до развязки, меняют сравниваемые суммы; карты, уже лежащие в зоне испытаний, учитываются вместе с только что открытыми.

fellowship-statement-travel-cost-unpayable = Если игроки не могут заплатить стоимость путешествия, отправиться в эту локацию они не могут.
fellowship-statement-travel-next-after-explored = Когда активная локация исследована, игроки могут отправиться в новую в следующей фазе путешествия.

fellowship-statement-engagement-highest-first = При проверке в бой с игроком вступает враг с наибольшей агрессивностью, не превышающей уровень угрозы этого игрока.

fellowship-statement-example-engagement-first = Пример, проверки 1 и 2: с первым игроком (угроза 24) вступает в бой King Spider (20), затем со вторым (угроза 35) — Ungoliant’s Spawn (32).
fellowship-statement-example-engagement-second = Пример, проверки 3–5: с игроком 1 (24) не вступает в бой никто, с игроком 2 (35) — Forest Spider (25); затем вступать больше некому, и шаг заканчивается, а Goblin Sniper остаётся в зоне испытаний.

fellowship-statement-engagement-pass-not-final = Игрок, с которым при проверке никто не вступил в бой, участвует и в следующих кругах проверок того же шага.

fellowship-statement-shadow-face-down-hidden = Карты тени лежат лицом вниз, и смотреть их до применения нельзя.
fellowship-statement-shadow-no-reshuffle = Если при раздаче карт тени колода встреч закончилась, сброс не тасуют; оставшиеся враги карту тени не получают.
fellowship-statement-shadow-leaves-with-enemy = Когда враг покидает игру, его карты тени сбрасывают.
fellowship-statement-shadow-only-shadow-text = У карты тени применяют только текст после слова «Тень»; весь остальной текст не учитывают.

fellowship-statement-combat-player-attack-after-all-enemies = Игроки начинают атаковать только после того, как атаковал каждый враг, находящийся в бою с каким-либо игроком.
fellowship-statement-combat-one-attack-per-enemy = За фазу активный игрок может объявить по одной атаке против каждого врага, который с ним в бою.

fellowship-statement-example-defence-shadow-boost = Пример: эффект тени, повышающий силу атаки, действует на урон этой же атаки.
fellowship-statement-example-defence-choice-of-order = Пример: активный игрок выбирает, какой из врагов в бою с ним атакует первым, какой бы ни была их агрессивность.
fellowship-statement-example-undefended-single-hero = Пример: атака Forest Spider (сила атаки 2) без защитника, карта тени которого — Enchanted Stream без эффекта тени, кладёт 2 урона на единственного героя.

fellowship-statement-shadow-revealed-if-undefended = Карту тени открывают и применяют и при атаке без защитника.

fellowship-statement-example-attack-kill = Пример: Glorfindel (сила атаки 3) против Dol Guldur Orcs (сила защиты 0, здоровье 3) уничтожает врага.
fellowship-statement-example-attack-survive = Пример: Legolas (3) и Gondorian Spearman (1) против Dol Guldur Beastmaster (сила защиты 1, здоровье 5) наносят 3 урона, и враг выживает.

fellowship-statement-quest-completed-stage-removed = Пройденную карту приключения сразу убирают и открывают следующую карту приключения сценария.
fellowship-statement-quest-side-a-then-flip = Открыв новую карту приключения, полностью выполняют сторону А, затем переворачивают карту на сторону В.

fellowship-statement-elimination-enemies-keep-attachments = Враги, вернувшиеся в зону испытаний из-за выбывания своего игрока, сохраняют жетоны урона и снаряжение.

fellowship-statement-damage-accumulates = Урон на персонажах и врагах остаётся и копится всю игру, пока его не вылечат.
fellowship-statement-damage-heal = Лечение снимает с карты указанное число жетонов урона, но не больше, чем на ней есть.

fellowship-statement-ability-player-card-types = У карт героев и игроков пять типов свойств: действия, реакции, ключевые слова, постоянные свойства и вынужденные эффекты; «При открытии» бывает у карт встреч и приключений.

fellowship-statement-action-phase-restricted = Действие, названное по фазе (например, действие приключения или действие боя), можно выполнить только в окнах действий этой фазы.

fellowship-statement-response-aragorn-example = Каждый раз, когда Aragorn отправляется в приключение, можно использовать его реакцию: потратить 1 ресурс из его запаса, чтобы подготовить его.
fellowship-statement-response-source-in-play = Чтобы использовать реакцию героя, союзника или снаряжения, эта карта должна быть в игре.

fellowship-statement-ranged-normal-requirements = Нападающий с дальней атакой должен быть готов, истощается при объявлении и выполняет все обычные требования к атаке.

fellowship-statement-permanent-when-added = Когда постоянные карты добавляют в игру или в реестр кампании, говорят карты кампании.
fellowship-statement-permanent-cannot-be-removed = Никакой эффект карты встречи не может удалить постоянную карту.
fellowship-statement-permanent-not-by-player = Игрок не может удалить постоянную карту.
fellowship-statement-permanent-campaign-only = Ключевое слово «Постоянно» бывает только на картах помощи и тягот, которые используют в режиме кампании.

fellowship-statement-sentinel-normal-requirements = Часовой, защищающий другого игрока, должен быть готов, истощается и выполняет все обычные требования к защите.

fellowship-statement-forced-every-time = Вынужденный эффект применяют обязательно каждый раз, когда происходит его событие игры.
fellowship-statement-forced-special-kinds = Эффекты «При открытии», тени и путешествия — особые виды вынужденных эффектов, привязанные к обычным событиям игры.

fellowship-statement-example-enchanted-stream = Пока Enchanted Stream — активная локация, ни один игрок не берёт карты, в том числе на шаге 1.3.

fellowship-statement-unique-after-leaving = Когда уникальная карта покинула игру, карту с тем же названием можно разыграть снова.

fellowship-statement-neutral-full-cost = Нейтральная карта по-прежнему стоит свою напечатанную стоимость; не требуется лишь соответствие сфере.

fellowship-statement-objective-claim = Чтобы добыть цель, платят её стоимость и (или) преодолевают другую карту встречи, как сказано в тексте цели; тогда цель переходит в зону добывшего её игрока или прикрепляется к герою.

fellowship-statement-guarded-enemy-attached = Прикреплённый враг остаётся прикреплённым, пока не уничтожен или пока не покинет игру из-за эффекта карты.
fellowship-statement-guarded-location-attached = Прикреплённая локация остаётся прикреплённой, пока не исследована или пока не покинет игру из-за эффекта карты.
fellowship-statement-guarded-treachery = Коварство, открытое в качестве стражи, применяют (или отменяют) как обычно и не прикрепляют, так что цель остаётся без охраны.
fellowship-statement-guarded-objective = Цели нельзя прикреплять к целям: если стражей оказалась другая цель, её тоже кладут в зону испытаний и открывают ещё одну карту для первой охраняемой цели.

fellowship-statement-scenario-passage-sets = «Путь через Лихолесье»: наборы встреч «Путь через Лихолесье», «Пауки Лихолесья», «Орки Дол-Гулдура».
fellowship-statement-scenario-passage-difficulty = Сложность «Пути через Лихолесье» — 1.
fellowship-statement-scenario-anduin-sets = «Путешествие по Андуину»: наборы встреч «Путешествие по Андуину», «Длань Саурона», «Орки Дол-Гулдура», «Дикий Край».
fellowship-statement-scenario-anduin-difficulty = Сложность «Путешествия по Андуину» — 4.
fellowship-statement-scenario-dol-guldur-sets = «Побег из Дол-Гулдура»: наборы встреч «Побег из Дол-Гулдура», «Пауки Лихолесья», «Орки Дол-Гулдура».
fellowship-statement-scenario-dol-guldur-difficulty = Сложность «Побега из Дол-Гулдура» — 7.

fellowship-statement-mode-two-modes = Есть два режима сложности: лёгкий и обычный.
fellowship-statement-mode-scoring-any = Очки можно считать в любом режиме сложности.
fellowship-statement-mode-easy-resource = Лёгкий режим: при подготовке в запас ресурсов каждого героя добавляют 1 ресурс.
fellowship-statement-mode-easy-remove-cards = Лёгкий режим: из колоды встреч удаляют каждую карту, у которой символ набора встреч обведён золотым кольцом.
fellowship-statement-mode-normal = В обычном режиме подготовка сценария не меняется.

fellowship-statement-deck-hero-unique-between-players = Два игрока не могут выбрать одного и того же героя.
fellowship-statement-deck-unique-ally-same-name-hero = Уникальный союзник не может войти в игру, пока в игре герой с тем же именем.
fellowship-statement-deck-cross-check = Перед каждой игрой игроки должны убедиться, что их колоды не мешают друг другу (одинаковые герои, уникальные союзники с именем героя).
fellowship-statement-deck-free-mix = В пределах размера и числа копий допустимо любое сочетание союзников, снаряжения и событий, даже карты, за которые не может заплатить ни один герой.

fellowship-statement-sample-leadership-spirit-heroes = Пример колоды «Лидерство и дух»: герои Aragorn, Théodred, Éowyn.
fellowship-statement-sample-leadership-spirit-allies = Её союзники: Gandalf 3, Faramir 2, Guard of the Citadel 3, Longbeard Orc Slayer 2, Silverlode Archer 2, Snowbourn Scout 3, Son of Arnor 2, Lórien Guide 2, Northern Tracker 2, Wandering Took 3.
fellowship-statement-sample-leadership-spirit-events = Её события: Grim Resolve 2, Sneak Attack 3, Valiant Sacrifice 3, A Test of Will 3, Dwarven Tomb 2, Stand and Fight 2, The Galadhrim’s Greeting 2.
fellowship-statement-sample-leadership-spirit-attachments = Её снаряжение: Celebrían’s Stone 3, Steward of Gondor 3, Unexpected Courage 3.
fellowship-statement-sample-lore-tactics-heroes = Пример колоды «Знание и тактика»: герои Beravor, Denethor, Legolas.
fellowship-statement-sample-lore-tactics-allies = Её союзники, по 3 копии: Gandalf, Gléowine, Henamarth Riversong, Daughter of the Nimrodel, Erebor Hammersmith, Miner of the Iron Hills, Gondorian Spearman, Veteran Axehand.
fellowship-statement-sample-lore-tactics-events = Её события, по 3 копии: Radagast’s Cunning, Secret Paths, Blade Mastery, Feint, Quick Strike.
fellowship-statement-sample-lore-tactics-attachments = Её снаряжение: Forest Snare 2, Protector of Lórien 3, Horn of Gondor 3, Blade of Gondolin 3.

fellowship-statement-campaign-no-carry-over = Карты помощи, тяготы и другие изменения, полученные в одной кампании, не переходят в другие игры и кампании, если этого не говорит карта.
fellowship-statement-campaign-resolution-exception = Текст «Развязка» карты кампании может перенести что-либо за пределы кампании (пример — карта кампании «Побега из Дол-Гулдура»).

fellowship-statement-score-only-on-win = Очки считают, только если игроки победили.
fellowship-statement-score-base = Основной счёт — это сумма итогового уровня угрозы каждого игрока, цены угрозы каждого выбывшего или лежащего в сбросе героя и жетонов урона на всех выживших героях.
fellowship-statement-score-rounds = За каждый завершённый раунд прибавляют 10.
fellowship-statement-score-victory-points = Победные очки, собранные в сценарии, вычитают; получается итоговый счёт.
fellowship-statement-score-lower-is-better = Чем меньше счёт, тем лучше.

fellowship-statement-victory-points-count = В конце игры победные очки карт в победной стопке учитывают при подсчёте.

fellowship-statement-log-fields = В журнале кампании есть: до 4 игроков с их героями, погибшие герои, штрафы угрозы, заметки, завершённые сценарии с результатами, реестр кампании (карты помощи и тягот) и итог кампании.

fellowship-statement-score-sheet-fields = На бланке подсчёта есть название сценария, число игроков и заметки; для каждого игрока — имя, итоговая угроза, цена угрозы погибших героев, урон на живых героях, личный результат; для всей группы — раунды, сумма, победные очки, итог.

fellowship-statement-golden-whole-line = Справочник охватывает всю серию, и все её выпуски совместимы с этой коробкой, поэтому правило может относиться к картам, которых в ней нет.
fellowship-statement-golden-reference-over-rulebook = Если книга правил и справочник расходятся, верен справочник.
fellowship-statement-golden-card-over-rules = Если текст карты противоречит справочнику или книге правил, верен текст карты.
fellowship-statement-golden-grim-rule = Если справочник не решает противоречие в правилах или в порядке действий, выбирают вариант, худший для победы в сценарии.

fellowship-statement-location-moved-out-of-staging = Локация, в которую отправились игроки, уходит из зоны испытаний, её кладут рядом с колодой приключений, и она становится активной.
fellowship-statement-location-only-one-active = Активная локация может быть только одна.
fellowship-statement-location-threat-not-counted = Активная локация не учитывается в общей угрозе зоны испытаний.
fellowship-statement-location-buffer = Всякий раз, когда эффект игры или карты кладёт прогресс на текущее приключение, его вместо этого кладут на активную локацию, пока не наберутся очки приключения этой локации.
fellowship-statement-location-buffer-overflow = Если такой эффект исследует активную локацию, излишек прогресса того же эффекта идёт на текущее приключение.

fellowship-statement-active-player-definition = Активный игрок — тот, кто должен (или может) выполнить действие игры на структурном шаге или в особом окне действий.

fellowship-statement-play-sequence = Розыгрыш карты или использование срабатывающего свойства идёт так: объявить, проверить ограничения, определить стоимость, учесть её изменения, заплатить, выбрать цели, применить.
fellowship-statement-play-targets-after-payment = Цели выбирают после того, как стоимость заплачена.
fellowship-statement-play-response-between-steps = Если один из этих шагов выполняет условие активации реакции, эту реакцию можно использовать после того, как условие наступило.

fellowship-statement-attack-enemy-outside-combat = Врагу, атакующему вне фазы боя, раздают карту тени, и его атака проходит все шаги атаки врага.
fellowship-statement-attack-player-outside-combat = Атака игрока вне фазы боя проходит все шаги атаки игрока.

fellowship-statement-base-definition = Базовое значение — значение до всех модификаторов; чаще всего оно равно напечатанному.

fellowship-statement-sentinel-defend-other = Часового можно объявить защитником от атаки врага на другого игрока.
fellowship-statement-sentinel-after-undefended = Часового другого игрока можно объявить защитником только после того, как игрок, с которым враг в бою, не объявил своего защитника.

fellowship-statement-cost-own-components = Платить стоимость нужно картами и компонентами под контролем платящего игрока.
fellowship-statement-cost-own-out-of-play = Если для оплаты нужен компонент вне игры, игрок может использовать только собственные зоны вне игры.
fellowship-statement-cost-simultaneous = Несколько стоимостей одной карты или одного свойства платят одновременно.
fellowship-statement-cost-not-payable-without-effect = Стоимость свойства нельзя платить, если его применение не могло бы изменить состояние игры.
fellowship-statement-cost-to-separates = В тексте вида «заплатите X, чтобы сделать Y» часть до слова «чтобы» — стоимость, а после него — эффект.

fellowship-statement-elimination-causes = Игрок выбывает только по одной из трёх причин: уничтожены все его герои, его уровень угрозы достиг 50 или так говорит эффект карты.
fellowship-statement-elimination-no-heroes = Игрок, все герои которого уничтожены, выбывает.
fellowship-statement-elimination-card-effect = Игрок выбывает, если так говорит эффект карты.
fellowship-statement-elimination-cards-to-discard = Рука выбывшего игрока и все карты под его контролем идут в сбросы своих владельцев.
fellowship-statement-elimination-deck-to-discard = Колода выбывшего игрока идёт в его сброс.
fellowship-statement-elimination-enemies-return = Все враги, находившиеся в бою с выбывшим игроком, возвращаются в зону испытаний вместе со своим уроном.
fellowship-statement-elimination-others-continue = Когда игрок выбыл, остальные продолжают игру.
fellowship-statement-elimination-fewer-reveals = При каждом испытании оставшиеся игроки открывают на одну карту встречи меньше за каждого выбывшего.
fellowship-statement-elimination-all-out = Если выбыли все игроки, игра заканчивается поражением.

fellowship-statement-choose-means-target = Слово «выберите» означает, что компонент выбирают целью эффекта.
fellowship-statement-choose-controller = Все цели выбирает игрок, контролирующий свойство, если карта не говорит иного.
fellowship-statement-choose-no-target = Свойство, у которого нет допустимой цели, использовать нельзя.

fellowship-statement-removed-definition = Карта, удалённая из игры, находится вне игры и, пока удалена, никак с игрой не взаимодействует.
fellowship-statement-removed-duration = Если срок не указан, удалённая карта остаётся удалённой до конца игры.

fellowship-statement-staging-card-sequence = Открытие карты при испытании: её поворачивают лицом вверх, чтобы все прочли, применяют её ключевые слова и эффекты «При открытии», затем кладут в её зону.
fellowship-statement-staging-placed-by-type = Открытых при испытании врага, локацию или цель кладут в зону испытаний, а коварство — в сброс встреч, если его текст не говорит иного.

fellowship-statement-exhaust-not-twice = Истощённую карту нельзя истощить снова, пока её не подготовят, поэтому она не может оплатить стоимость, требующую её истощения.
fellowship-statement-exhaust-abilities-active = Свойства истощённой карты остаются активными.

fellowship-statement-delayed-definition = Отложенный эффект называет будущий момент или условие и то, что тогда произойдёт.
fellowship-statement-delayed-before-responses = Отложенный эффект применяется автоматически, как только наступит его момент или условие, — раньше реакций на этот момент.
fellowship-statement-delayed-not-new-ability = Применение отложенного эффекта — не использование нового срабатывающего свойства.

fellowship-statement-reveal-definition = Чтобы открыть карту встречи, берут верхнюю карту колоды встреч, поворачивают её лицом вверх и кладут с учётом её ключевых слов и эффектов «При открытии».

fellowship-statement-match-required = Карту, у которой есть сфера, оплачивают только ресурсами героев, чей символ ресурсов — этой сферы.
fellowship-statement-match-zero-cost = Карте какой-либо сферы с нулевой стоимостью всё равно нужен герой с подходящим символом в игре под контролем игрока.

fellowship-statement-control-owner = Владелец карты — игрок, в чьей колоде она была в начале; колодой встреч и каждой картой встречи владеет сценарий.
fellowship-statement-control-initial = Карта игрока входит в игру под контролем своего владельца.
fellowship-statement-control-encounter-cards = Картами встреч управляет сценарий, если правило не передаёт контроль игроку (например, над добытой целью).
fellowship-statement-control-current = Карту контролирует тот, кто управляет ею сейчас; свойства могут это изменить.
fellowship-statement-control-out-of-play-own = Игрок контролирует карты своей руки, колоды и сброса.
fellowship-statement-control-leaves-to-owner = Карта, покидающая игру под чужим контролем, идёт в соответствующую зону своего владельца вне игры.
fellowship-statement-control-physical-move = Никакое свойство карты не может взаимодействовать с самим перемещением такой карты в зону владельца.
fellowship-statement-control-state-kept = Когда у персонажа меняется контролирующий игрок, персонаж сохраняет своё состояние (готов или истощён, урон) и переходит в зону нового игрока.
fellowship-statement-control-attachments-follow = Когда контроль над картой меняется, прикреплённые к ней карты тоже переходят под контроль нового игрока.
fellowship-statement-control-duration = Если срок не указан, смена контроля действует, пока карта в игре.

fellowship-statement-ability-types = Типы свойств: действие, вынужденный эффект, ключевое слово, постоянное свойство, реакция и «При открытии».
fellowship-statement-ability-optional = Действия и реакции необязательны; слово «может» тоже делает часть текста необязательной.
fellowship-statement-ability-mandatory = Постоянные свойства, вынужденные эффекты и свойства «При открытии» обязательны.
fellowship-statement-ability-keyword-optional = Ключевое слово, в правиле которого есть «может», необязательно; все остальные ключевые слова обязательны.
fellowship-statement-ability-only-in-play-targets = Свойства берут целью только карты в игре и взаимодействуют только с ними, если в тексте не названа зона вне игры.
fellowship-statement-ability-from-play-only = Свойства персонажей и снаряжения действуют только из игры, если в них не сказано, что они действуют вне игры или должны там использоваться.
fellowship-statement-ability-events-from-out-of-play = События взаимодействуют с игрой из зоны вне игры по своим собственным правилам.
fellowship-statement-ability-must-change-state = Свойство можно использовать, только если его эффект сам по себе, не считая оплаты и других свойств, может изменить состояние игры.
fellowship-statement-ability-must-be-payable = Свойство можно использовать, только если его стоимость с учётом модификаторов можно заплатить полностью.
fellowship-statement-ability-sentence-by-sentence = Свойство из нескольких предложений применяют по порядку, предложение за предложением.

fellowship-statement-enters-play-definition = Карта входит в игру всякий раз, когда попадает в неё извне, разыграна она или введена.

fellowship-statement-ready-enters-ready = Все карты входят в игру готовыми.
fellowship-statement-ready-ready-effect = Подготовка истощённой карты возвращает её в готовое состояние.

fellowship-statement-defending-player-definition = Защищающийся игрок — тот, кого (или чьего персонажа) атакует враг.
fellowship-statement-defending-player-sentinel = Если защищается часовой другого игрока, защищающимся остаётся атакованный игрок; эффекты тени со словами «вы» или «защищающийся игрок» относятся к нему.
fellowship-statement-defending-player-specific-character = Если враг атакует определённого персонажа, защищающийся игрок — тот, кто контролирует этого персонажа.

fellowship-statement-ranged-any-engaged-enemy = Игрок может объявлять своих персонажей с дальней атакой нападающими на врагов, которые в бою с другими игроками.
fellowship-statement-ranged-both-times = Дальнюю атаку можно объявить как в свой шаг атаки, так и в шаг атаки другого игрока.

fellowship-statement-action-only-in-window = Действия можно выполнять только в окнах действий.
fellowship-statement-action-resolve-fully = Действие применяют, насколько возможно, прежде чем начать следующее.
fellowship-statement-action-source-in-play = Источник действий 1: герой, союзник или снаряжение в игре под контролем игрока.
fellowship-statement-action-source-event = Источник действий 2: событие на руке игрока.
fellowship-statement-action-source-out-of-play = Источник действий 3: собственная карта вне игры, свойство которой говорит, что его можно или нужно использовать вне игры.
fellowship-statement-action-source-encounter = Источник действий 4: цель, приключение или локация в игре с выделенным словом «Действие».

fellowship-statement-explored-threshold = Локация, на которой прогресса не меньше её очков приключения, исследована, и её кладут в сброс (локацию с «Победой» — в победную стопку).
fellowship-statement-explored-in-staging = Исследовать можно не только активную локацию: прогресс исследует и локацию в зоне испытаний.
fellowship-statement-explored-not-discarded = Положить исследованную локацию в сброс — не то же самое, что сбросить её.

fellowship-statement-effect-definition = Эффект карты — то, что происходит при применении напечатанного или полученного текста свойства; структурный эффект происходит из структурного шага.
fellowship-statement-effect-elements-not-effect = Стоимость, условия активации, ограничения и разрешения розыгрыша, требования к цели — не эффекты.
fellowship-statement-effect-resolve-as-much = Эффект использованного свойства применяют, насколько возможно, если в нём нет слова «может».
fellowship-statement-effect-untargeted-up-to-available = Эффект без цели, которому нужно больше компонентов, чем есть, берёт столько, сколько есть.
fellowship-statement-effect-expiry-not-effect = Окончание длительного эффекта или постоянного свойства — не изменение состояния эффектом карты.
fellowship-statement-effect-choose-one-must-change = Если сказано выбрать один из нескольких эффектов, игрок обязан выбрать тот, который может изменить состояние игры.

fellowship-statement-replacement-definition = Эффект замены («вместо этого») меняет то, как применяется условие активации: после всех реакций на него вместо него применяют замену.
fellowship-statement-replacement-last-wins = Если к одному условию активации относятся несколько эффектов замены, применяют последний.

fellowship-statement-shadow-only-when-dealt = Эффект тени применяют только с карты тени, розданной атакующему врагу.

fellowship-statement-tokens-unlimited = Число жетонов ресурсов, урона и прогресса не ограничено; если запас кончился, используют замену.

fellowship-statement-player-order-definition = «В порядке ходов» означает: сначала первый игрок, затем по часовой стрелке.
fellowship-statement-player-order-wraps = Если после того, как каждый походил по разу, очередь не исчерпана, она идёт по часовой стрелке дальше, пока не исчерпается.

fellowship-statement-threat-floor = Уровень угрозы игрока не может быть ниже 0.

fellowship-statement-play-pay = Разыграть карту — значит заплатить её стоимость в ресурсах с учётом изменений и ввести её в игру (или применить событие и сбросить его).
fellowship-statement-play-from-hand = Карты разыгрывают с руки.

fellowship-statement-put-into-play-no-cost = При введении карты в игру её стоимость в ресурсах не учитывается.
fellowship-statement-put-into-play-no-restrictions = Введение карты в игру не связано ограничениями и запретами на розыгрыш этой карты.
fellowship-statement-put-into-play-not-played = Карта, введённая в игру, не разыграна.
fellowship-statement-put-into-play-area = Она входит в игровую зону контролирующего игрока, в место и состояние, допустимые для такой карты, если эффект не говорит иного.

fellowship-statement-mulligan-once = Взяв начальную руку, игрок может один раз замешать её всю обратно и взять новую; новую нужно оставить.
fellowship-statement-mulligan-all = При замене меняют все карты, а не часть.

fellowship-statement-willpower-contribution = Персонаж добавляет свою силу воли к приключению, пока в него отправлен.

fellowship-statement-destroyed-hero-ally = Уничтоженного героя или союзника кладут лицом вверх наверх сброса его владельца.
fellowship-statement-destroyed-enemy = Уничтоженного врага кладут лицом вверх наверх сброса встреч (врага с «Победой» — в победную стопку).
fellowship-statement-destroyed-not-discarded = Попасть в сброс из-за уничтожения — не то же самое, что быть сброшенным.

fellowship-statement-staging-not-at-location = Пока локация лежит в зоне испытаний, игроки в этой локации не находятся.
fellowship-statement-staging-location-threat = Каждая локация в зоне испытаний добавляет к общей сумме свою угрозу.
fellowship-statement-staging-enemy-threat = Каждый враг в зоне испытаний добавляет свою угрозу и не находится в бою ни с одним игроком.

fellowship-statement-triggered-list = Действия, реакции, вынужденные свойства и свойства «При открытии» (выделенное слово момента с двоеточием) — срабатывающие свойства.
fellowship-statement-triggered-automatic = Вынужденные свойства и свойства «При открытии» игра активирует сама в их момент.

fellowship-statement-immune-definition = Карта с иммунитетом не подвержена тем эффектам, к которым у неё иммунитет.
fellowship-statement-immune-not-targetable = Карту с иммунитетом нельзя выбрать целью эффектов, к которым у неё иммунитет.
fellowship-statement-immune-not-peripheral = Иммунитет защищает только саму карту, но не прикреплённые к ней карты, жетоны на ней и свойства, исходящие от неё.
fellowship-statement-immune-lasting-rechecked = Когда карта получает иммунитет, уже действующие на неё длительные эффекты оценивают заново с учётом этого иммунитета.

fellowship-statement-empty-player-deck = Если колода игрока пуста, он играет дальше картами в игре и на руке; сброс не тасуют, и штрафа за это нет.
fellowship-statement-empty-encounter-deck-quest = Если колода встреч опустела во время фазы приключений, сброс встреч тасуют в новую колоду встреч.

fellowship-statement-enemy-stays-in-play = Враг остаётся в игре, пока не побеждён или не убран свойством карты.

fellowship-statement-hero-one-to-three = Каждый игрок выбирает от 1 до 3 героев и начинает игру с ними.
fellowship-statement-hero-start-in-play = Выбранные герои начинают игру лицом вверх в игровой зоне своего игрока.
fellowship-statement-hero-provides-resources = Герои с самого начала в игре и дают ресурсы, которыми платят за карты.

fellowship-statement-location-card-stays-until-explored = Локация остаётся в игре, пока не исследована (или пока её не уберёт эффект карты).

fellowship-statement-character-two-types = Персонажи бывают двух типов карт — герои и союзники; свойство, говорящее о персонаже, относится к обоим, но может назвать или исключить один из типов.
fellowship-statement-character-stays-in-play = Персонаж остаётся в игре, пока не уничтожен или не убран свойством или шагом игры.

fellowship-statement-treachery-immediate = Открытое коварство сразу применяет свои свойства и идёт в сброс встреч, если его текст не говорит иного; в зону испытаний оно никогда не попадает.

fellowship-statement-event-when-playable = Когда событие можно разыграть, определяют тип его свойства, условие активации и разрешения или ограничения розыгрыша.
fellowship-statement-event-sequence = Разыграть событие — значит по порядку заплатить его стоимость, применить его свойство и положить его в свой сброс.
fellowship-statement-event-cannot-enter-play = Событие не может войти в игру, если вводящее его свойство не меняет его тип на такой, который может быть в игре.

fellowship-statement-quest-deck-sequence = Карты приключений — пронумерованные этапы, которые проходят в определённом порядке; вместе они составляют колоду приключений.

fellowship-statement-ally-played-from-hand = Союзников разыгрывают с руки, и они остаются в игре, пока не уничтожены или не убраны.

fellowship-statement-attachment-needs-host = Снаряжение не может войти в игру, если нет подходящей карты или компонента, к которым его прикрепить.
fellowship-statement-attachment-any-number = На одной карте может быть любое число снаряжения (если не считать карт с ограничением).
fellowship-statement-attachment-host-leaves = Если карта, к которой прикреплено снаряжение, покидает игру, всё её снаряжение сразу сбрасывают.
fellowship-statement-attachment-restriction-checked-once = Условия прикрепления (например, к герою с чертой «Гондор») проверяют только тогда, когда снаряжение входит в игру.
fellowship-statement-attachment-other-players-character = Игрок может прикрепить снаряжение к персонажу другого игрока.
fellowship-statement-attachment-control-passes = Снаряжение, прикреплённое к персонажу другого игрока, переходит под контроль этого игрока.
fellowship-statement-attachment-independent-state = Снаряжение готовят и истощают независимо от карты, к которой оно прикреплено.

fellowship-statement-objective-stays = Цель остаётся в игре, пока игра не велит игрокам убрать её.
fellowship-statement-objective-controller = Цель контролирует колода встреч (сценарий), пока её не добудет игрок; тогда её контролирует он.

fellowship-statement-multi-defence-sum = Если свойство карты позволяет нескольким защитникам защищаться, их силу защиты складывают.
fellowship-statement-multi-defence-one-takes-all = Защищающийся игрок назначает весь урон от этой атаки одному из защитников.

fellowship-statement-keyword-list = Ключевые слова: «Рок», «Под охраной», «Постоянно», «Дальняя атака», «Ограничение», «Часовой», «Подготовка», «Натиск» и «Победа».
fellowship-statement-keyword-reminder-text = Пояснение курсивом после ключевого слова — не текст правил.
fellowship-statement-keyword-numbers-add = Если у карты несколько раз есть одно и то же ключевое слово с числом, эти числа складывают.

fellowship-statement-when-definition = Слово «когда» относится к событию игры, которое происходит, но ещё не завершено.

fellowship-statement-player-deck-shuffled = Колода игрока — перетасованные союзники, снаряжение и события (но не герои), из которой её игрок берёт карты.

fellowship-statement-encounter-deck-types = Колода встреч состоит из врагов, локаций, коварств и целей.
fellowship-statement-encounter-deck-by-scenario = Колоду встреч определяет сценарий: в ней карты, символ набора встреч которых указан на картах приключений этого сценария.

fellowship-statement-copy-by-title = Копия — любая другая карта с тем же названием, какими бы ни были её тип, текст, рисунок и прочие особенности.

fellowship-statement-doomed-each-player = Когда открывают карту встречи с «Роком X», в том числе при подготовке, каждый игрок повышает уровень угрозы на X.

fellowship-statement-limit-per-phase-round = Лимит X за фазу или раунд считают для каждой карты: у каждой копии свойства свой счёт.
fellowship-statement-limit-per-game = Лимит X за игру считают для каждого игрока по всем копиям.
fellowship-statement-limit-cancel-counts = Отменённый эффект с лимитом всё равно идёт в его счёт.

fellowship-statement-x-default-zero = X равен 0, если его не определяет свойство карты и выбор X не предоставлен игроку.
fellowship-statement-x-cost-modified-separately = Если стоимость — X, число X задаёт карта или игрок; сумму к оплате затем можно изменить, не меняя X.

fellowship-statement-modifier-continuous = Состояние игры постоянно проверяет и обновляет каждую изменяемую величину.
fellowship-statement-modifier-recalculate-from-base = Всякий раз, когда модификатор начинает или перестаёт действовать, значение пересчитывают от неизменённого базового со всеми активными модификаторами.
fellowship-statement-modifier-order = Все модификаторы действуют одновременно; сложение и вычитание выполняют раньше умножения и деления.
fellowship-statement-modifier-set-overrides = Модификатор, задающий значение, важнее всех, которые его не задают.
fellowship-statement-modifier-set-last-wins = Если задающие модификаторы противоречат друг другу, действует применённый последним.
fellowship-statement-modifier-floor-zero = Значение, которое после всех активных модификаторов ниже 0, считается равным 0.
fellowship-statement-modifier-no-negative-things = У карты не может быть отрицательного числа символов, характеристик, черт или ключевых слов и отрицательной стоимости.
fellowship-statement-modifier-round-up = После всех модификаторов дроби округляют вверх.

fellowship-statement-may-option = Слово «может» даёт право выбора названному игроку, а если он не назван — тому, кто контролирует карту.

fellowship-statement-surge-reveal-one = Когда открывают карту встречи с «Натиском», в том числе при подготовке, открывают ещё 1 карту встречи.
fellowship-statement-surge-each-instance = Каждый «Натиск» на карте открывает одну дополнительную карту.
fellowship-statement-surge-timing = «Натиск» применяют сразу после того, как завершено испытание его карты, то есть после её эффектов «При открытии».

fellowship-statement-optional-engage-optional = Игрок может отказаться вступать в бой по желанию.
fellowship-statement-optional-engage-cost-irrelevant = Агрессивность не влияет на вступление в бой по желанию.

fellowship-statement-printed-definition = «Напечатанное» — это текст или значения, напечатанные на самой карте, без полученных и изменённых.

fellowship-statement-next-player-definition = Следующий игрок — следующий по часовой стрелке в порядке ходов после активного или после того, кто последним действовал или спасовал.
fellowship-statement-next-player-solo = При игре в одиночку следующего игрока нет, и эффекты, направленные на следующего игрока, не происходят.

fellowship-statement-cannot-absolute = Слова «не может» абсолютны: никакие другие свойства и эффекты их не преодолевают.

fellowship-statement-cannot-be-damaged-no-tokens = Карте, которая не может получать урон, нельзя назначить или переназначить урон, и его нельзя на неё переместить.
fellowship-statement-cannot-be-damaged-not-chosen = Карту, которая не может получать урон, нельзя выбрать для получения урона и сделать целью эффекта, который нанёс бы ей урон.
fellowship-statement-cannot-be-damaged-existing-stays = Урон, который уже лежит на карте, остаётся.
fellowship-statement-cannot-be-damaged-other-removal = Она всё же может покинуть игру из-за эффектов, которые не наносят ей урона.

fellowship-statement-cannot-have-attachments-block = К карте с таким текстом нельзя прикреплять снаряжение.
fellowship-statement-cannot-have-attachments-trait = Если перед словом «снаряжение» названа черта, запрещено только снаряжение с этой чертой.
fellowship-statement-cannot-have-attachments-gained = Если персонаж получает такой текст, всё подпадающее под него снаряжение персонажа сразу сбрасывают.

fellowship-statement-neutral-mixed-spheres = Для нейтральной карты можно объединять ресурсы героев разных сфер.
fellowship-statement-neutral-no-sphere = Нейтральная карта не относится ни к какой сфере.

fellowship-statement-restricted-max-two = У персонажа может быть не больше 2 карт снаряжения с ограничением.
fellowship-statement-restricted-third = Когда к персонажу должно быть прикреплено третье снаряжение с ограничением, одно из его снаряжений с ограничением сразу кладут в сброс владельца.

fellowship-statement-restriction-all-must-hold = Чтобы использовать карту или свойство, нужно соблюсти все ограничения розыгрыша.

fellowship-statement-permission-optional = Разрешение розыгрыша — необязательное правило, которое позволяет использовать карту или свойство вне обычного времени или без обычных требований.

fellowship-statement-simultaneous-first-player = Если у двух или более эффектов одно и то же выделенное условие момента, их порядок решает первый игрок.

fellowship-statement-trait-no-effect = Черты сами по себе ничего не делают; свойства ссылаются на карты, у которых есть черта или её нет.

fellowship-statement-gain-resources = Игрок, получающий ресурсы, берёт их из общего запаса и добавляет в запас названного героя.
fellowship-statement-gain-not-printed = Карта, получившая какую-либо характеристику, действует так, будто эта характеристика у неё есть, но на карте она не напечатана.

fellowship-statement-hit-points-destroyed = Персонаж или враг, урон на котором не меньше его здоровья, уничтожен.
fellowship-statement-hit-points-modifier-loss = Поскольку значения проверяют постоянно, потеря прибавки к здоровью может уничтожить уже повреждённую карту.

fellowship-statement-engagement-compare = При проверке сравнивают уровень угрозы игрока с агрессивностью врага: если угроза равна или выше, враг вступает в бой и переходит в зону этого игрока.

fellowship-statement-move-not-same-place = Перемещаемый компонент нельзя переместить туда, где он уже находится.
fellowship-statement-move-no-destination = Перемещение без допустимого места назначения начать нельзя.

fellowship-statement-victory-keyword = Побеждённый враг с «Победой» идёт в победную стопку, а не в сброс встреч.
fellowship-statement-victory-explored = Исследованная локация с «Победой» идёт в победную стопку, а не в сброс встреч.
fellowship-statement-victory-other-exit = Карта с «Победой», которая не побеждена и не исследована, в победную стопку не идёт.
fellowship-statement-victory-not-text-box = Ключевое слово «Победа» стоит вне текстового поля, поэтому пустое текстовое поле его не снимает.

fellowship-statement-win-last-stage = Если при прохождении последнего этапа в игре есть хотя бы один игрок, игра сразу заканчивается и все игроки побеждают.
fellowship-statement-win-extra-conditions = Свойства карт могут добавлять условия победы; когда одно из них выполнено, игра сразу заканчивается.

fellowship-statement-first-player-eliminated = Если первый игрок выбывает, жетон сразу переходит по часовой стрелке к следующему игроку.
fellowship-statement-first-player-target = Если цель эффекта карты встречи или приключения — один игрок или одна карта, а подходят несколько, выбирает первый игрок.
fellowship-statement-first-player-orders-simultaneous = Если одновременно нужно применить два или более эффекта любого рода, их порядок решает первый игрок.

fellowship-statement-score-eliminated-threat = При подсчёте очков угроза выбывшего игрока считается равной 50, а все его герои — побеждёнными.

fellowship-statement-after-definition = Слова «после того как» относятся к событию игры, которое только что завершилось.

fellowship-statement-travel-effect-is-cost = Выделенный эффект «Путешествие» на локации — стоимость, которую нужно заплатить, прежде чем отправиться туда.

fellowship-statement-swap-needs-both = Для обмена нужно, чтобы было что менять с обеих сторон.
fellowship-statement-swap-zero-value = При обмене значениями 0 обменять можно, а отсутствующее значение (прочерк) — нельзя.

fellowship-statement-damage-steps = Нанесение урона: определить его количество с учётом модификаторов, назначить его цели, положить жетоны.

fellowship-statement-blank-text-box = Карта с пустым текстовым полем считается картой без напечатанного в нём текста: без свойств, без ключевых слов, без черт.
fellowship-statement-blank-gained-stays = Пустое поле не затрагивает текст, полученный из другого источника.
fellowship-statement-blank-stats-stay = Пустым становится только текстовое поле; значения вне его (стоимость, силы, здоровье, название, тип) и художественный текст остаются.

fellowship-statement-constant-definition = Постоянное свойство — свойство, которое не является ключевым словом и не имеет выделенного слова момента; оно активно с входа карты в игру до её выхода.
fellowship-statement-constant-conditional = Постоянное свойство со словами «во время», «если» или «пока» активно всегда, когда его условие верно.
fellowship-statement-constant-stack = Несколько копий одного и того же постоянного свойства действуют каждая отдельно.

fellowship-statement-then-sequence = Текст до слова «затем» должен быть применён полностью (или быть верным) раньше текста после него.
fellowship-statement-then-must-attempt = Если часть до слова «затем» применена успешно, нужно попытаться применить часть после него.
fellowship-statement-then-fails = Если часть до слова «затем» не применена успешно, часть после него не применяют.

fellowship-statement-current-quest-definition = Текущее приключение — этап, который игроки сейчас стараются пройти.

fellowship-statement-starting-threat-sum = Начальный уровень угрозы — сумма цен угрозы всех героев под контролем игрока; на шаге 2 подготовки на него ставят счётчик.

fellowship-statement-search-look-all = Игрок, которому сказано искать, может посмотреть каждую карту в просматриваемой зоне.
fellowship-statement-search-may-take = Найдя подходящую карту, игрок может добавить её в зону, названную в эффекте.
fellowship-statement-search-not-leaving = Карты, среди которых ищут, не покидают просматриваемую зону.

fellowship-statement-setup-effects-resolve-fully = Эффекты карт, сработавшие при подготовке, применяют полностью.
fellowship-statement-setup-seven-steps = В подготовке семь шагов: тасование, герои и угроза, общий запас жетонов, первый игрок, начальные руки, колода приключений, указания сценария; она завершается до первого раунда.

fellowship-statement-forced-before-optional = При любом условии активации вынужденные эффекты применяют раньше необязательных реакций того же рода («когда» или «после того как»).
fellowship-statement-forced-order-first-player = Если в один момент срабатывают несколько вынужденных свойств, их порядок решает первый игрок, кто бы ни контролировал карты.
fellowship-statement-forced-one-after-another = Каждое вынужденное свойство применяют, насколько возможно, раньше следующего с тем же условием активации.
fellowship-statement-forced-active-at-trigger = Вынужденный эффект применяют, только если его карта была в игре и активна, когда наступило условие активации.

fellowship-statement-quest-advance-immediately = Как только прогресса на текущем приключении не меньше его очков приключения, игроки переходят к следующему этапу.
fellowship-statement-quest-no-carry-over = Излишек прогресса на следующий этап не переходит.

fellowship-statement-response-after-trigger = Реакцию можно использовать, когда наступило условие активации из её текста, а не в окнах действий.
fellowship-statement-response-several = На одно и то же условие активации можно использовать несколько реакций.
fellowship-statement-response-when-before-after = Если у двух или более реакций одно условие активации, все реакции с «когда» применяют раньше реакций с «после того как».
fellowship-statement-response-round-robin = Возможность реагировать переходит в порядке ходов, начиная с первого игрока, пока все не спасуют.
fellowship-statement-response-closed = Когда все игроки спасовали, реакций на это условие активации больше быть не может.

fellowship-statement-resource-flow = Полученные ресурсы переходят из общего запаса в запасы героев, а потраченные возвращаются в общий запас.

fellowship-statement-threat-elimination-level = Предел угрозы — 50: игрок, чей уровень угрозы достиг 50, сразу выбывает.

fellowship-statement-self-reference = Свойство, называющее свою карту по названию, имеет в виду только её саму, а не другие копии.

fellowship-statement-attack-meaning = Сила атаки персонажа или врага определяет урон, который он наносит, когда атакует.

fellowship-statement-defence-meaning = Сила защиты уменьшает урон от атаки: у персонажа — когда он защищается, у врага — когда его атакуют.

fellowship-statement-cancel-priority = Отменяющие свойства прерывают и предотвращают начало эффекта, поэтому идут раньше всех прочих свойств.
fellowship-statement-cancel-no-longer-imminent = Отменённый эффект уже не предстоит; другие свойства, в том числе отменяющие, использовать в связи с ним нельзя.
fellowship-statement-cancel-cost-stays = Если эффекты свойства отменены, оно всё равно считается использованным и его стоимость заплачена.
fellowship-statement-cancel-event-discarded = Отменённое событие всё равно считается разыгранным и идёт в сброс владельца.
fellowship-statement-cancel-treachery-discarded = Отменённое коварство всё равно считается открытым и идёт в сброс встреч.

fellowship-statement-discard-separate = У каждого игрока свой сброс, и у колоды встреч свой.
fellowship-statement-discard-home = Сброшенная карта идёт в сброс той колоды, к которой относится.
fellowship-statement-discard-open = Победная стопка и все сбросы открыты для всех.
fellowship-statement-discard-order-fixed = Порядок карт в сбросе нельзя менять, если этого не говорит свойство карты.
fellowship-statement-discard-simultaneous-order = Если в сброс одновременно идут несколько карт, порядок выбирает их владелец.

fellowship-statement-talk-allowed = Игроки могут обсуждать что угодно, даже карты на своих руках.
fellowship-statement-talk-no-peeking = Игрок не может заглядывать в руку другого игрока.
fellowship-statement-talk-no-command = Ни один игрок не может приказывать другому, что делать.
fellowship-statement-talk-own-decisions = Решения за свои карты каждый игрок принимает сам.

fellowship-statement-deck-minimum-50 = В колоде игрока не меньше 50 карт (не считая героев).
fellowship-statement-deck-no-maximum = Наибольшее число карт не ограничено.
fellowship-statement-deck-three-copies = В колоде не больше 3 копий любой карты (карт с одним названием).

fellowship-statement-guarded-attach-next = Когда открывают цель «Под охраной» (в том числе при подготовке), открывают следующую карту встречи и прикрепляют её к цели; обе кладут в зону испытаний.
fellowship-statement-guarded-chain = Если открытая карта стражи сама «Под охраной», сначала открывают другую карту для первой цели, затем применяют «Под охраной» второй.
fellowship-statement-guarded-threat-counts = Враги и локации, прикреплённые к охраняемым целям, добавляют свою угрозу, пока они в зоне испытаний.
fellowship-statement-guarded-no-claim = Цель нельзя добыть, пока к ней прикреплена карта встречи.
fellowship-statement-guarded-stays-after = Когда все прикреплённые карты встреч ушли, цель остаётся в зоне испытаний, пока её не добудут.

fellowship-statement-framework-mandatory = Структурный шаг — обязательное событие игры, заданное её строением; его последствия — структурные эффекты, а не эффекты карт.

fellowship-statement-card-type-list = Типы карт: приключение, враг, локация, коварство, цель, герой, союзник, снаряжение и событие (а в режиме кампании ещё карты кампании, помощи и тягот).
fellowship-statement-card-type-change = Если свойство меняет тип карты, она теряет все остальные типы и действует как карта нового типа.

fellowship-statement-lasting-survives-source = Длительный эффект действует указанный срок, остаётся ли его источник в игре или нет.
fellowship-statement-lasting-player-snapshot = Длительный эффект карты игрока действует только на карты, которые были в игре (или подходили под описание), когда он был создан.
fellowship-statement-lasting-encounter-dynamic = Длительный эффект карты встречи или приключения действует на все подходящие карты, даже если они войдут в игру или станут подходящими позже.
fellowship-statement-lasting-ends-before-end-triggers = Длительный эффект заканчивается, как только истёк его срок: «до конца раунда» — непосредственно перед свойствами и отложенными эффектами «в конце раунда».
fellowship-statement-lasting-only-within-period = Эффект, длящийся до конца какого-либо периода, можно начать только в течение этого периода.

fellowship-statement-engaged-mutual = Враг, вошедший в зону игрока извне, вступает в бой с этим игроком, а игрок — с этим врагом.
fellowship-statement-engaged-no-threat = Враг в бою не учитывается в общей угрозе зоны испытаний; вместо этого он атакует в фазу боя.
fellowship-statement-engaged-until = Враг остаётся в бою, пока не уничтожен, не перемещён в другую зону или не удалён из игры.

fellowship-statement-in-play-definition = В игре находятся карты лицом вверх в зоне испытаний и в зонах игроков, верхняя карта колоды приключений и активная локация.

fellowship-statement-out-of-play-definition = Вне игры находятся руки, колоды и сбросы игроков, колода встреч и её сброс, победная стопка, отложенные и удалённые карты.

fellowship-statement-in-play-shadow-not = Карта тени, лежащая лицом вниз, — не карта лицом вверх в какой-либо зоне, поэтому она не в игре.

fellowship-statement-leaves-play-definition = Карта покидает игру, когда перемещается из игровой зоны в зону вне игры.

fellowship-statement-restriction-outside-play = Ограничения и разрешения розыгрыша — исключение из правила, что свойства действуют только из игры: напечатанные на карте вне игры, они уже определяют, как её можно разыграть.

fellowship-statement-draw-from-top = Карты берут на руку с верха своей колоды.
fellowship-statement-draw-simultaneous = Две или более карты, взятые по одному шагу или свойству, берут одновременно.
fellowship-statement-draw-unlimited = Число карт, которое игрок может взять за раунд, не ограничено.

fellowship-statement-trigger-definition = Условие активации — определённое событие игры; в тексте карты оно обычно следует за словами «когда» или «после того как».
fellowship-statement-trigger-shared-window = Если одно событие игры создаёт несколько условий активации, у них общее окно реакций, в котором свойства, относящиеся к любому из них, можно использовать в любом порядке.

fellowship-statement-unique-group-limit = У всех игроков вместе в игре может быть только одна копия (по названию) каждой уникальной карты.
fellowship-statement-unique-put-into-play = Уникальную карту нельзя ни разыграть, ни ввести в игру, пока в игре есть её копия.
fellowship-statement-unique-encounter-version = Если уникальный персонаж входит в игру из колоды встреч, когда игрок контролирует его копию, этот игрок должен сбросить свою.

fellowship-statement-qualifier-distributes = Уточнение перед несколькими словами относится, насколько возможно, к каждому из них.

fellowship-statement-phase-combat-steps = Фаза боя состоит из шагов 6.1–6.11.
fellowship-statement-phase-refresh-steps = Фаза отдыха состоит из шагов 7.1–7.5.
fellowship-statement-phase-encounter-steps = Фаза встреч состоит из шагов 5.1–5.4.
fellowship-statement-phase-planning-steps = Фаза планирования состоит из шагов 2.1–2.4.
fellowship-statement-phase-travel-steps = Фаза путешествия состоит из шагов 4.1–4.3.
fellowship-statement-phase-quest-steps = Фаза приключений состоит из шагов 3.1–3.5.
fellowship-statement-phase-resource-steps = Фаза ресурсов состоит из шагов 1.1–1.4.

fellowship-statement-order-three-layers = Если одно условие вызывает несколько свойств, их применяют так: постоянные свойства, затем вынужденные, затем реакции.
fellowship-statement-order-when-then-after = Внутри каждой из этих групп свойства с «когда» применяют раньше свойств с «после того как».

fellowship-statement-to-cost-unpaid = Если стоимость до слова «чтобы» не заплачена, эффект после него применить нельзя.

fellowship-statement-framework-loop-steps = Некоторые структурные шаги (2.3, 6.4а, 6.5, 6.8а, 6.9) возвращают игру к более раннему шагу; в каждом сказано, когда он возвращает назад, а когда идёт дальше.

fellowship-statement-window-first-player-first = Когда открывается окно действий, первым действовать или спасовать может первый игрок, затем каждый игрок в порядке ходов.
fellowship-statement-window-closes-on-consecutive-passes = Окно действий закрывается, когда все игроки спасовали подряд; тогда игра переходит к следующему шагу.
fellowship-statement-window-pass-not-final = Спасовавший игрок может действовать, когда очередь вернётся к нему, если не все спасовали подряд.
fellowship-statement-window-after-1-3 = Единственное окно действий фазы ресурсов — после взятия карт (1.3), перед 1.4; между получением ресурсов и взятием карт его нет.
fellowship-statement-window-special-2-2 = В фазе планирования единственное окно — особое окно действий 2.2, которое открывают по разу для каждого активного игрока.
fellowship-statement-window-after-3-1 = Окно действий открыто после 3.1, перед отправкой персонажей.
fellowship-statement-window-after-3-2 = Окно действий открыто после 3.2, между отправкой персонажей и испытанием.
fellowship-statement-window-after-3-3 = Окно действий открыто после 3.3, между испытанием и развязкой.
fellowship-statement-window-none-between-reveals = Между двумя открытиями карт при испытании окна действий нет.
fellowship-statement-window-after-3-4 = Окно действий открыто после 3.4, перед концом фазы приключений.
fellowship-statement-window-after-4-2 = Единственное окно действий фазы путешествия — после возможности путешествия 4.2.
fellowship-statement-window-after-5-2 = Окно действий открыто после вступления в бой по желанию 5.2.
fellowship-statement-window-after-5-3 = Окно действий открыто после всех проверок агрессивности 5.3; между отдельными проверками его нет.
fellowship-statement-window-after-6-2 = Окно действий открыто после раздачи карт тени (6.2).
fellowship-statement-window-none-6-5-to-6-10 = В общем порядке боя между 6.3 и 6.11 нет окон действий, кроме тех, что внутри каждой отдельной атаки.
fellowship-statement-window-after-7-4 = Единственное окно действий фазы отдыха — после передачи жетона (7.4), перед 7.5.
fellowship-statement-window-after-6-4b = При атаке врага окно действий открыто после выбора врага, перед объявлением защитника.
fellowship-statement-window-after-6-4-1 = Окно действий открыто после объявления защитника, перед эффектом тени.
fellowship-statement-window-after-6-4-2 = Окно действий открыто после эффекта тени, перед уроном.
fellowship-statement-window-after-6-4-3 = Окно действий открыто после урона, перед завершением атаки.
fellowship-statement-window-none-before-ranged = При атаке игрока между объявлением цели и нападающих (6.8б) и объявлением дальней атаки (6.8.1) окна действий нет.
fellowship-statement-window-after-6-8-1 = Окно действий открыто после объявления нападающих с дальней атакой, перед определением силы атаки.
fellowship-statement-window-after-6-8-2 = Окно действий открыто после определения силы атаки, перед уроном.
fellowship-statement-window-after-6-8-3 = При атаке игрока окно действий открыто после урона, перед завершением атаки.

fellowship-statement-step-0-0 = Шаг 0.0 формально начинает раунд; на этот момент могут ссылаться тексты карт («в начале раунда») и длительные эффекты.
fellowship-statement-step-1-1 = Шаг 1.1 формально начинает фазу ресурсов.
fellowship-statement-step-phase-begin-is-trigger = Начало каждой фазы — событие игры, которое тексты карт могут использовать как условие активации, начало или конец эффекта.
fellowship-statement-step-1-2 = Шаг 1.2: все игроки одновременно добавляют по 1 ресурсу в запас каждого своего героя.
fellowship-statement-step-1-3 = Шаг 1.3: все игроки одновременно берут по 1 карте из своих колод.
fellowship-statement-step-1-4 = Шаг 1.4 формально завершает фазу ресурсов.
fellowship-statement-step-phase-end-is-trigger = Конец каждой фазы — событие игры, которое тексты карт могут использовать как условие активации или конец эффекта.
fellowship-statement-step-2-1 = Шаг 2.1 формально начинает фазу планирования; активным становится первый игрок.
fellowship-statement-step-2-2-active-plays = В окне 2.2 только активный игрок может, кроме обычных действий, разыгрывать с руки союзников и снаряжение.
fellowship-statement-step-2-2-stays-open = Окно 2.2 остаётся открытым, пока все игроки не спасуют подряд, так что активный игрок может разыграть столько союзников и снаряжения, сколько сможет оплатить.
fellowship-statement-step-allies-only-planning = Вне окна 2.2 союзников и снаряжение нельзя разыгрывать с руки, если этого не разрешает карта.
fellowship-statement-step-2-3 = Шаг 2.3: активным становится следующий игрок в порядке ходов, и игра возвращается к 2.2; когда активны были все, она переходит к 2.4.
fellowship-statement-step-2-4 = Шаг 2.4 формально завершает фазу планирования.
fellowship-statement-step-3-1 = Шаг 3.1 формально начинает фазу приключений.
fellowship-statement-step-3-2-order = Шаг 3.2: в порядке ходов каждый игрок может отправить в приключение любое число своих персонажей.
fellowship-statement-step-3-2-exhaust = Чтобы отправить персонажа, его истощают, поэтому истощённого персонажа отправить нельзя.
fellowship-statement-step-3-3-reveal = Шаг 3.3: открывают по одной карте встречи на каждого игрока, одну за другой.
fellowship-statement-step-3-3-when-revealed = Все свойства «При открытии» карты применяют, прежде чем открыть следующую.
fellowship-statement-step-3-4-compare = Шаг 3.4: общую силу воли всех отправленных персонажей всех игроков сравнивают с общей угрозой всех карт в зоне испытаний.
fellowship-statement-step-3-4-success = При успехе на текущее приключение кладут прогресс, равный разнице.
fellowship-statement-step-3-4-active-location = При успехе прогресс сначала идёт на активную локацию, пока она не исследована, а излишек — на текущее приключение.
fellowship-statement-step-3-4-failure = При неудаче каждый игрок повышает уровень угрозы на разницу.
fellowship-statement-step-3-4-tie = При ничьей ни прогресс не кладут, ни угрозу не повышают.
fellowship-statement-step-3-4-stay-committed = Отправленные персонажи остаются в приключении до конца фазы приключений, если свойство не выведет их из него.
fellowship-statement-step-3-4-not-readied = Развязка не готовит отправленных персонажей.
fellowship-statement-step-3-5 = Шаг 3.5 формально завершает фазу приключений.
fellowship-statement-step-4-1 = Шаг 4.1 формально начинает фазу путешествия.
fellowship-statement-step-4-2-optional = Шаг 4.2: игроки все вместе могут отправиться в одну локацию из зоны испытаний.
fellowship-statement-step-4-2-one = За раз можно отправиться не больше чем в одну локацию.
fellowship-statement-step-4-2-first-player = Окончательно решает, куда отправляться и отправляться ли вообще, первый игрок.
fellowship-statement-step-4-2-blocked = Игроки не могут путешествовать, пока активна другая локация; сначала её нужно исследовать.
fellowship-statement-step-4-3 = Шаг 4.3 формально завершает фазу путешествия.
fellowship-statement-step-5-1 = Шаг 5.1 формально начинает фазу встреч.
fellowship-statement-step-5-2 = Шаг 5.2: в порядке ходов каждый игрок может вступить в бой с одним врагом из зоны испытаний, переместив его в свою зону.
fellowship-statement-step-5-3-sequence = Шаг 5.3: первый игрок делает одну проверку, затем по одной — каждый следующий; потом первый игрок делает вторую и так далее.
fellowship-statement-step-5-3-one-per-check = При одной проверке в бой вступает не больше одного врага.
fellowship-statement-step-5-3-end = Проверки продолжаются, пока ни один враг из зоны испытаний уже не может вступить в бой ни с одним игроком.
fellowship-statement-step-5-4 = Шаг 5.4 формально завершает фазу встреч.
fellowship-statement-step-6-1 = Шаг 6.1 формально начинает фазу боя.
fellowship-statement-step-6-2-one-each = Шаг 6.2: каждому врагу в бою раздают лицом вниз по 1 карте с верха колоды встреч.
fellowship-statement-step-6-2-player-order = Карты тени раздают врагам каждого игрока в порядке ходов.
fellowship-statement-step-6-2-cost-order = Среди врагов одного игрока первым карту получает враг с наибольшей агрессивностью, далее по убыванию.
fellowship-statement-step-6-3 = Шаг 6.3 формально начинает атаки врагов; у каждого врага в бою есть одна возможность атаковать.
fellowship-statement-step-6-4a-choose = Шаг 6.4а: активный игрок, начиная с первого, выбирает подходящего врага в бою с ним, чтобы провести его атаку.
fellowship-statement-step-6-4a-eligible = Враг подходит, если в этом раунде ещё не атаковал и по-прежнему способен атаковать.
fellowship-statement-step-6-4a-mandatory = Атаки врагов обязательны: шаг повторяют, пока у активного игрока не останется подходящих врагов, затем переходят к 6.5.
fellowship-statement-step-6-5 = Шаг 6.5: активным становится следующий игрок, и игра возвращается к 6.4а; когда закончили все, она переходит к 6.6.
fellowship-statement-step-6-6 = Шаг 6.6 формально завершает атаки врагов.
fellowship-statement-step-6-7 = Шаг 6.7 формально начинает атаки игроков: каждый игрок может объявлять атаки своими готовыми персонажами.
fellowship-statement-step-6-8a-optional = Шаг 6.8а: активный игрок, начиная с первого, может объявить атаку против одного врага, который с ним в бою.
fellowship-statement-step-6-8a-repeat = Этот шаг повторяют для того же игрока, пока он может и хочет объявлять атаки.
fellowship-statement-step-6-9 = Шаг 6.9: активным становится следующий игрок, и игра возвращается к 6.8а; когда закончили все, она переходит к 6.10.
fellowship-statement-step-6-10 = Шаг 6.10 формально завершает атаки игроков.
fellowship-statement-step-6-11 = Шаг 6.11 завершает фазу боя: все карты тени со всех врагов сбрасывают.
fellowship-statement-step-7-1 = Шаг 7.1 формально начинает фазу отдыха.
fellowship-statement-step-7-2 = Шаг 7.2: все истощённые карты одновременно готовят.
fellowship-statement-step-7-3 = Шаг 7.3: все игроки одновременно повышают уровень угрозы на 1.
fellowship-statement-step-7-4 = Шаг 7.4: жетон первого игрока переходит по часовой стрелке к следующему игроку; с этого момента первый игрок — он.
fellowship-statement-step-7-5 = Шаг 7.5 формально завершает фазу отдыха.
fellowship-statement-step-0-1 = Шаг 0.1 формально завершает раунд; игра переходит к 0.0 следующего раунда.
fellowship-statement-step-0-1-trigger = Конец раунда — событие игры, которое тексты карт могут использовать как условие активации или конец эффекта.
fellowship-statement-step-6-4b = Шаг 6.4б: активный игрок называет, какой из врагов в бою с ним, ещё не атаковавших в этом раунде, атакует сейчас.
fellowship-statement-step-6-4-1-one-defender = Шаг 6.4.1: активный игрок может объявить защитником одного своего готового персонажа.
fellowship-statement-step-6-4-1-exhaust = Объявление защитником истощает персонажа.
fellowship-statement-step-6-4-1-undefended = Активный игрок может не объявлять защитника; тогда атака проходит без защитника.
fellowship-statement-step-6-4-1-own-enemies-only = Без свойства карты игрок может объявлять защитников только против врагов, которые в бою с ним.
fellowship-statement-step-6-4-2 = Шаг 6.4.2: карту тени атакующего врага поворачивают лицом вверх и применяют её эффект тени, если он есть.
fellowship-statement-step-6-4-3-damage = Шаг 6.4.3: защитник сразу получает урон, равный силе атаки врага минус сила защиты защитника; если защита равна или больше, урона нет.

fellowship-statement-combat-undefended = Сила защиты персонажа не уменьшает урон от атаки без защитника.
fellowship-statement-combat-undefended-hero-only = Весь урон от атаки без защитника получает один герой под контролем активного игрока; союзники получить его не могут, и разделить его нельзя.
fellowship-statement-combat-defender-left = Если защитник покидает игру или выведен из боя до нанесения урона, атака считается атакой без защитника.
fellowship-statement-combat-no-overflow = Урон сверх того, что уничтожает персонажа, другому персонажу не наносится.

fellowship-statement-step-6-4-4 = Шаг 6.4.4 завершает атаку этого врага и возвращает к 6.4а (следующий подходящий враг) или ведёт дальше, к 6.5.
fellowship-statement-step-6-8b = Шаг 6.8б: активный игрок выбирает 1 врага в бою с ним и истощает любое число своих готовых персонажей как нападающих.
fellowship-statement-step-6-8b-all-ranged = Если у каждого объявленного здесь нападающего дальняя атака, целью может быть враг в бою с любым игроком.
fellowship-statement-step-6-8-1 = Шаг 6.8.1: остальные игроки могут объявить дополнительными нападающими любое число своих персонажей с дальней атакой.
fellowship-statement-step-6-8-2 = Шаг 6.8.2: сила атаки равна сумме силы атаки всех нападающих сейчас персонажей.
fellowship-statement-step-6-8-3 = Шаг 6.8.3: враг сразу получает урон, равный общей силе атаки минус его сила защиты; если его защита равна или больше, урона нет.
fellowship-statement-step-6-8-4 = Шаг 6.8.4 завершает атаку игрока и возвращает к 6.8а (или ведёт к 6.9).
fellowship-statement-step-6-8-4-attackers-until = Объявленные нападающие считаются нападающими персонажами, пока не завершён этот шаг и все реакции на него, и не дольше.

fellowship-statement-player-card-title = У каждой карты игрока есть название; знак перед ним показывает, уникальна ли карта.
fellowship-statement-player-card-cost = У союзников, снаряжения и событий есть стоимость в ресурсах (число или X).
fellowship-statement-player-card-threat-cost = У героев есть цена угрозы, которую прибавляют к начальному уровню угрозы игрока.
fellowship-statement-player-card-sphere = На союзниках, снаряжении и событиях есть символ сферы, либо они нейтральны.
fellowship-statement-player-card-willpower = У героев и союзников есть значение силы воли.
fellowship-statement-player-card-attack = У героев и союзников есть значение силы атаки.
fellowship-statement-player-card-defense = У героев и союзников есть значение силы защиты.
fellowship-statement-player-card-hit-points = У героев и союзников есть здоровье.
fellowship-statement-player-card-resource-icon = У героев есть символ ресурсов, показывающий сферу героя и то, к чему подходят ресурсы его запаса.
fellowship-statement-player-card-traits = У карты игрока есть список черт (возможно, пустой).
fellowship-statement-player-card-text = У карты игрока есть игровой текст с её свойствами (возможно, пустой).
fellowship-statement-player-card-type = У карты игрока есть тип: герой, союзник, снаряжение или событие.
fellowship-statement-player-card-set-info = На карте игрока есть символ набора и коллекционный номер, единственный в этом наборе.

fellowship-statement-encounter-card-title = У каждой карты встречи есть название.
fellowship-statement-encounter-card-engagement-cost = У врагов есть агрессивность.
fellowship-statement-encounter-card-threat = У врагов и локаций есть угроза, которая учитывается в зоне испытаний.
fellowship-statement-encounter-card-attack = У врагов есть значение силы атаки.
fellowship-statement-encounter-card-defense = У врагов есть значение силы защиты.
fellowship-statement-encounter-card-quest-points = У локаций есть очки приключения — прогресс, нужный для их исследования.
fellowship-statement-encounter-card-hit-points = У врагов есть здоровье.
fellowship-statement-encounter-card-set-icon = На карте встречи есть символ набора встреч; золотое кольцо вокруг него отмечает карту, которую удаляют в лёгком режиме.
fellowship-statement-encounter-card-traits = У карты встречи есть список черт (возможно, пустой).
fellowship-statement-encounter-card-text = У карты встречи есть игровой текст (возможно, пустой).
fellowship-statement-encounter-card-shadow = Если у карты есть эффект тени, он отмечен символом тени, который отделяет его от текста, действующего в игре.
fellowship-statement-encounter-card-type = У карты встречи есть тип: враг, локация, коварство или цель.
fellowship-statement-encounter-card-set-info = На карте встречи есть символ набора и коллекционный номер, единственный в наборе.
fellowship-statement-encounter-card-scenario-title = На цели указано название сценария, к которому она относится.
fellowship-statement-encounter-card-victory = На карте, дающей победные очки, внизу справа, вне текстового поля, указано «Победа X».

fellowship-statement-quest-card-title = У каждого этапа сценария есть собственное название.
fellowship-statement-quest-card-scenario-icon = На карте приключения есть символ сценария, который связывает её с набором встреч этого сценария.
fellowship-statement-quest-card-sequence = На карте приключения есть порядковый номер (со сторонами А и В), задающий её место в колоде приключений.
fellowship-statement-quest-card-encounter-info = На карте приключения перечислены символы наборов встреч; вместе с символом сценария они определяют, что замешивают в колоду встреч.
fellowship-statement-quest-card-scenario-title = На карте приключения указано название сценария.
fellowship-statement-quest-card-text = На карте приключения есть текст: рассказ, указания подготовки, особые эффекты или условия этого этапа.
fellowship-statement-quest-card-set-info = На карте приключения есть символ выпуска и уникальный номер.
fellowship-statement-quest-card-quest-points = На карте приключения указаны очки приключения — прогресс, нужный для перехода дальше.

fellowship-statement-campaign-sequence = В режиме кампании сценарии играют один за другим; следующий открывается только после победы в текущем.
fellowship-statement-campaign-loss-no-penalty = За поражение в сценарии штрафа нет, но его нужно сыграть снова и выиграть.

fellowship-statement-log-record-each-scenario = В конце каждого сценария итоги записывают в журнал кампании.
fellowship-statement-log-consulted-at-setup = При подготовке следующего сценария сверяются с журналом, чтобы использовать все нужные карты.

fellowship-statement-heroes-recorded = Имена героев записывают в журнал в начале первого сценария.
fellowship-statement-heroes-fallen = Героя, который в конце игры лежит в сбросе, вносят в список погибших (но не после поражения: за него штрафа нет).
fellowship-statement-heroes-fallen-banned = Ни один игрок не может использовать погибшего героя в следующих сценариях кампании.
fellowship-statement-heroes-deck-free = Состав колод между сценариями можно менять.
fellowship-statement-heroes-same-heroes = В каждом сценарии нужно использовать тех же героев, за двумя исключениями (замена погибшего и добровольная смена).
fellowship-statement-heroes-replace-fallen = При следующей подготовке игрок, контролировавший погибшего героя, может выбрать нового; его имя записывают.
fellowship-statement-heroes-replace-fallen-penalty = За такую замену каждый игрок получает постоянный штраф +1 к начальному уровню угрозы до конца кампании.
fellowship-statement-heroes-voluntary-change = После сценария игрок может при следующей подготовке заменить 1 своего героя героем с другим именем; это записывают.
fellowship-statement-heroes-voluntary-change-penalty = За добровольную смену каждый игрок получает постоянный штраф +1 к начальному уровню угрозы.
fellowship-statement-heroes-none-left = Если игрок хочет заменить погибшего героя, а свободных героев нет, только этот игрок получает постоянный штраф +1 к начальному уровню угрозы, вычёркивает героя из списка погибших и играет им дальше.

fellowship-statement-card-types-three = Режим кампании добавляет три типа карт — карты кампании, помощи и тягот; их используют только в нём.

fellowship-statement-campaign-card-setup = При подготовке карту кампании этого сценария кладут рядом с колодой приключений и выполняют её дополнительные указания подготовки.
fellowship-statement-campaign-card-resolution = После победы в сценарии карту кампании переворачивают, выполняют её указания развязки и обновляют журнал.

fellowship-statement-boon-earned-only = Карты помощи (карты игроков или встреч) нельзя класть в колоду или вводить в игру, пока они не заработаны, если сценарий не говорит иного.

fellowship-statement-burden-set-icon = На картах тягот вместо символа набора встреч стоит символ тягот; ни к какому набору встреч они не относятся.
fellowship-statement-burden-added-when-told = Карту тяготы добавляют в колоду встреч, только когда игроки получают такое указание.

fellowship-statement-pool-definition = Реестр кампании — список заработанных карт помощи и тягот; после победы все вновь заработанные записывают в него по названию.
fellowship-statement-pool-permanent-note = Для заработанной постоянной карты в заметки записывают героя, к которому она прикреплена.
fellowship-statement-pool-player-boon-may = Карту помощи с рубашкой карт игроков можно добавить в колоду игрока.
fellowship-statement-pool-boon-not-counted = Карта помощи с рубашкой карт игроков не учитывается в наименьшем размере колоды.
fellowship-statement-pool-player-burden-must = Карту тяготы с рубашкой карт игроков нужно добавить в колоду игрока.
fellowship-statement-pool-burden-not-counted = Карта тяготы с рубашкой карт игроков не учитывается в наименьшем размере колоды.
fellowship-statement-pool-fallen-removes-permanent = Когда герой становится погибшим, все прикреплённые к нему постоянные карты помощи и тягот удаляют из реестра.

fellowship-statement-expert-damage-kept = В экспертном режиме герои между сценариями не лечатся: урон каждого героя в конце сценария записывают в заметки.
fellowship-statement-expert-damage-placed = При следующей подготовке записанный урон кладут на каждого героя.
fellowship-statement-expert-heal-option = Вместо этого игрок может вылечить своего героя от такого начального урона, повысив до конца кампании только свой начальный уровень угрозы на 1 за каждого вылеченного героя.

fellowship-statement-setup-steps-1 = Подготовка кампании 1: проверяют, что каждый игрок играет героями из журнала; в первой игре записывают имена игроков и героев.
fellowship-statement-setup-steps-2 = Подготовка кампании 2: проверяют, что среди этих героев нет погибших; игрок с погибшим героем выбирает нового (или обходится без него), а постоянные карты погибшего уходят из реестра.
fellowship-statement-setup-steps-3 = Подготовка кампании 3: записывают добровольные смены героев и за каждого сменённого героя +1 угрозы в раздел штрафов.
fellowship-statement-setup-steps-4 = Подготовка кампании 4: каждый игрок ставит счётчик на начальный уровень угрозы плюс сумму раздела штрафов.
fellowship-statement-setup-steps-5 = Подготовка кампании 5: постоянные карты помощи и тягот из реестра прикрепляют к записанным для них героям.
fellowship-statement-setup-steps-6 = Подготовка кампании 6: карты помощи и тягот с ключевым словом «Подготовка» кладут в игровую зону.
fellowship-statement-setup-steps-7 = Подготовка кампании 7: карты помощи и тягот из реестра с рубашкой карт игроков замешивают в соответствующие колоды игроков.
fellowship-statement-setup-steps-8 = Подготовка кампании 8: карты помощи и тягот из реестра с рубашкой карт встреч замешивают в колоду встреч.

## Примечания и основания.

fellowship-reason-core-box-components = Это печатные компоненты; программа ведёт счёт, а не хранит жетоны, и справочник снимает всякий предел на их число.

fellowship-note-starter-legal-as-printed = Принятое толкование: четыре стартовые колоды по 47 карт допустимы в указанном составе; наименьший размер в 50 карт относится только к колодам, составленным самостоятельно.
fellowship-note-starter-leadership = Принятое толкование: четыре стартовые колоды по 47 карт допустимы в указанном составе (15 названий по 3 копии и 2 Gandalf — 47; 4 × 45 + 8 = 188 карт игроков); наименьший размер в 50 карт относится только к колодам, составленным самостоятельно.
fellowship-note-starter-tactics = Принятое толкование: четыре стартовые колоды по 47 карт допустимы в указанном составе (15 названий по 3 копии и 2 Gandalf — 47; 4 × 45 + 8 = 188 карт игроков); наименьший размер в 50 карт относится только к колодам, составленным самостоятельно.
fellowship-note-starter-spirit = Принятое толкование: четыре стартовые колоды по 47 карт допустимы в указанном составе (15 названий по 3 копии и 2 Gandalf — 47; 4 × 45 + 8 = 188 карт игроков); наименьший размер в 50 карт относится только к колодам, составленным самостоятельно.
fellowship-note-starter-lore = Принятое толкование: четыре стартовые колоды по 47 карт допустимы в указанном составе (15 названий по 3 копии и 2 Gandalf — 47; 4 × 45 + 8 = 188 карт игроков); наименьший размер в 50 карт относится только к колодам, составленным самостоятельно.

fellowship-note-scenario-passage-quest-cards = Принятое толкование: из двух карт этапа 3 «Пути через Лихолесье» (121 и 122) одну выбирают случайно, когда пройден этап 2, как сказано в тексте 120В; другую не используют.

fellowship-note-setup-quest-deck-order = Принятое толкование: из двух карт этапа 3 «Пути через Лихолесье» (121 и 122) одну выбирают случайно, когда пройден этап 2, как сказано в тексте 120В; другую не используют.

fellowship-note-example-passage-setup = Буквально в тексте сказано «переверните колоду встреч» — явная описка вместо «перетасуйте».
fellowship-note-example-undefended-single-hero = Собственный вынужденный текст Forest Spider даёт ему +1 к силе атаки в том раунде, когда он вступает в бой; сила атаки 2 из примера верна лишь для более позднего раунда.

fellowship-note-elimination-enemies-keep-attachments = Forest Snare под контролем выбывшего игрока сбрасывают по правилу справочника (все карты под его контролем); остаются только прикреплённые карты, которые он не контролировал.

fellowship-note-permanent-cannot-be-removed = Когда её герой покидает игру, постоянная карта уходит вместе с ним по правилу о снаряжении, а это не эффект карты (вывод; постоянные карты погибшего героя уходят из реестра).

fellowship-note-forced-special-kinds = В справочнике «При открытии» названо отдельным типом свойств; и в том и в другом случае оно обязательно.

fellowship-note-scenario-anduin-sets = В общедоступных данных о картах первый набор иногда называют Journey Down the Anduin.

fellowship-note-mode-easy-remove-cards = Эти отметки взяты из второго источника данных о картах и с напечатанными картами не сверены.

fellowship-note-deck-unique-ally-same-name-hero = Ни один герой этой коробки не носит одно имя с союзником из неё.

fellowship-note-sample-lore-tactics-events = Пятое название прочитано как Quick Strike (35); его украинское название могло бы означать и Swift Strike (37), и книга этого не решает.

fellowship-note-score-victory-points = Принятое толкование: победные очки вычитают из счёта. В словаре терминов, в статье о победе, сказано «прибавляют к результату», но в обоих разделах о подсчёте и на бланке их вычитают.

fellowship-note-victory-points-count = Принятое толкование: победные очки вычитают из счёта. В словаре терминов, в статье о победе, сказано «прибавляют к результату», но в обоих разделах о подсчёте и на бланке их вычитают.

fellowship-note-score-sheet-fields = Принятое толкование: победные очки вычитают из счёта. В словаре терминов, в статье о победе, сказано «прибавляют к результату», но в обоих разделах о подсчёте и на бланке их вычитают.

fellowship-note-golden-reference-over-rulebook = Примеры: колода выбывшего игрока тоже идёт в сброс; героев от 1 до 3.

fellowship-note-elimination-cards-to-discard = Принятое толкование: колода выбывшего игрока тоже идёт в сброс. В книге правил названы только рука и карты под его контролем; справочник добавляет колоду, и верен он.
fellowship-note-elimination-deck-to-discard = Принятое толкование: колода выбывшего игрока тоже идёт в сброс. В книге правил названы только рука и карты под его контролем; справочник добавляет колоду, и верен он.

fellowship-note-action-only-in-window = Нестрогие слова книги правил (между фазами и между названными шагами) заменены окнами из приложения I справочника.

fellowship-note-explored-threshold = В статье об исследовании исключений нет; исключение задаёт ключевое слово «Победа».
fellowship-note-explored-in-staging = Вывод: в статье сказано о любой карте локации.
fellowship-note-explored-not-discarded = В книге правил сказано «сбросьте исследованную локацию»; справочник различает эти случаи, и верен он.

fellowship-note-put-into-play-no-restrictions = Правило об уникальности прямо называет введение в игру и поэтому действует.

fellowship-note-destroyed-enemy = В статье об уничтожении исключений нет; исключение задаёт ключевое слово «Победа».

fellowship-note-hero-one-to-three = Принятое толкование: от 1 до 3 героев. В книге правил сказано «ровно 3», в справочнике — от 1 до 3, и по золотому правилу верен он.

fellowship-note-quest-deck-sequence = Принятое толкование: из двух карт этапа 3 «Пути через Лихолесье» (121 и 122) одну выбирают случайно, когда пройден этап 2, как сказано в тексте 120В; другую не используют.

fellowship-note-doomed-each-player = В книге правил названы испытание и подготовка; в справочнике ограничения по времени нет, поэтому учитывается любое открытие карты.

fellowship-note-restricted-third = По книге правил выбирают из всех трёх карт с ограничением; по справочнику — из тех, что у персонажа уже есть, и верен он.

fellowship-note-hit-points-modifier-loss = Вывод из правил о здоровье и модификаторах вместе.

fellowship-note-victory-keyword = Принятое толкование: карты с «Победой» идут в победную стопку, когда побеждены или исследованы. В книге правил сказано «всякий раз, когда карта была бы сброшена или покидает игру»; верен справочник.
fellowship-note-victory-explored = Принятое толкование: карты с «Победой» идут в победную стопку, когда побеждены или исследованы. В книге правил сказано «всякий раз, когда карта была бы сброшена или покидает игру»; верен справочник.
fellowship-note-victory-other-exit = Принятое толкование: карты с «Победой» идут в победную стопку, когда побеждены или исследованы. В книге правил сказано «всякий раз, когда карта была бы сброшена или покидает игру»; верен справочник. Это правило из него выведено.

fellowship-note-blank-stats-stay = В справочнике назван только художественный текст; остальное — вывод.

fellowship-note-starting-threat-sum = Принятое толкование: от 1 до 3 героев. В книге правил сказано «ровно 3», в справочнике — от 1 до 3, и по золотому правилу верен он.

fellowship-note-forced-before-optional = Принятое толкование: при одном условии активации порядок такой — постоянные, затем вынужденные, затем реакции, а внутри одного рода «когда» раньше, чем «после того как»; поэтому вынужденный эффект с «после того как» идёт раньше необязательной реакции с «когда».

fellowship-note-quest-advance-immediately = Этапы без очков приключения (121В и 128В, в данных карт — 0) прогрессом не проходят; кроме того, прохождение может запрещать текст карты (122В, 126В).

fellowship-note-response-when-before-after = Принятое толкование: при одном условии активации порядок такой — постоянные, затем вынужденные, затем реакции, а внутри одного рода «когда» раньше, чем «после того как».
fellowship-note-response-closed = В этом предложении справочника пропущено слово «не» (дальнейшие реакции применяют); смысл ясен.

fellowship-reason-talk-allowed = Это правила поведения за столом: разрешение разговаривать никак не отражается в состоянии игры.
fellowship-reason-talk-no-command = Это правила поведения за столом: советы в разговоре проследить нельзя; соблюдать можно другую сторону этого правила — каждый решает за свои карты сам.
fellowship-note-talk-own-decisions = Вывод из запрета указывать другим, что делать.

fellowship-note-deck-minimum-50 = Принятое толкование: четыре стартовые колоды по 47 карт допустимы в указанном составе (15 названий по 3 копии и 2 Gandalf — 47; 4 × 45 + 8 = 188 карт игроков); наименьший размер в 50 карт относится только к колодам, составленным самостоятельно.

fellowship-note-guarded-attach-next = По книге правил цель кладут в зону испытаний до открытия следующей карты, по справочнику — сначала открывают и прикрепляют, потом кладут обе; верен справочник, итог тот же.

fellowship-note-in-play-shadow-not = Вывод из определения того, что находится в игре.

fellowship-note-order-three-layers = Принятое толкование: при одном условии активации порядок такой — постоянные, затем вынужденные, затем реакции, а внутри одного рода «когда» раньше, чем «после того как».
fellowship-note-order-when-then-after = Принятое толкование: при одном условии активации порядок такой — постоянные, затем вынужденные, затем реакции, а внутри одного рода «когда» раньше, чем «после того как».

fellowship-note-step-1-3 = В книге правил сказано, что каждый шаг фазы ресурсов все игроки выполняют одновременно; справочник повторяет это только для 1.2.
fellowship-note-step-allies-only-planning = Вывод: 2.2 — единственное окно, где это разрешено.
fellowship-note-step-6-4a-eligible = Поскольку считается этот раунд, а не эта фаза, враг, атаковавший в том же раунде вне фазы боя, по точному смыслу слов больше не подходит.
fellowship-note-step-6-4a-mandatory = На схеме сказано «пока враги не будут атакованы» — описка вместо «пока не атакуют».

fellowship-note-combat-no-overflow = Собственный текст Hill Troll превращает излишек в угрозу; карта важнее.

fellowship-note-step-6-8-4-attackers-until = Буквально сказано «только после этого шага»; по смыслу — только до него.

fellowship-note-encounter-card-set-icon = В данных карт кольцо указано числом для каждого номера, так что отмечает копии, а не названия.

fellowship-note-quest-card-quest-points = В данных карт для 121В и 128В стоит 0; он не должен означать, что этап сразу пройден.

fellowship-note-campaign-loss-no-penalty = В правиле о погибших героях сказано «в конце игры», без упоминания победы или поражения; прямой текст говорит, что за поражение штрафа нет, поэтому проигранная игра погибших героев не добавляет.

fellowship-note-heroes-fallen = Победа или поражение здесь не названы; читается вместе с правилом о том, что за поражение штрафа нет.
fellowship-note-heroes-replace-fallen = Принятое толкование: погибшего героя можно, но не обязательно заменять. В разделе о героях сказано «может», на шаге 2 подготовки кампании — «должен»; раз героев может быть от 1 до 3, игрок может обойтись меньшим числом, но хотя бы один нужен.
fellowship-note-heroes-replace-fallen-penalty = Принятое толкование: погибшего героя можно, но не обязательно заменять. В разделе о героях сказано «может», на шаге 2 подготовки кампании — «должен»; раз героев может быть от 1 до 3, игрок может обойтись меньшим числом, но хотя бы один нужен.
fellowship-note-heroes-voluntary-change = На шаге 3 подготовки о героях сказано во множественном числе, с +1 за каждого сменённого; принято, что это сумма по игрокам, у каждого одна смена.
fellowship-note-heroes-none-left = Принятое толкование: погибшего героя можно, но не обязательно заменять. В разделе о героях сказано «может», на шаге 2 подготовки кампании — «должен»; раз героев может быть от 1 до 3, игрок может обойтись меньшим числом, но хотя бы один нужен.

fellowship-note-burden-set-icon = В данных карт для 135–138 указан сценарий как набор встреч; их принадлежность к помощи или тяготам не должна пускать их туда.

fellowship-note-pool-player-burden-must = Карт тягот с рубашкой карт игроков в этой коробке нет.

fellowship-note-setup-steps-2 = Принятое толкование: погибшего героя можно, но не обязательно заменять. В разделе о героях сказано «может», на шаге 2 подготовки кампании — «должен»; раз героев может быть от 1 до 3, игрок может обойтись меньшим числом, но хотя бы один нужен.
fellowship-note-setup-steps-4 = Штрафы только одного игрока (когда заменить погибшего некем или когда герой вылечен в экспертном режиме) учитываются лишь для него; в журнале их нужно вести отдельно.
fellowship-note-setup-steps-6 = Карт с ключевым словом «Подготовка» в этой коробке нет; Mendor входит в игру по тексту подготовки карт кампании.
