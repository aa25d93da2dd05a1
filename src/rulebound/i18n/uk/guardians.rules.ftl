### Правила «Вартових Галактики» двома словами: по заголовку на кожне правило з rules.toml.

## Розділи та їхні сторінки.

guardians-chapter-start = Перш ніж почати
guardians-topic-overview = Огляд гри
guardians-topic-components = Що в коробці
guardians-topic-heroes = Герої

guardians-chapter-preparing = Підготовка
guardians-topic-setup = Підготовка до гри
guardians-topic-energy = Енергія
guardians-topic-battlefields = Поля бою
guardians-topic-new-battle = Підготовка до бою
guardians-topic-merge = Два набори разом

guardians-chapter-battle = Бій
guardians-topic-flow = Раунди й етапи
guardians-topic-selection = Вибір карт
guardians-topic-acting = Виконання дій
guardians-topic-example = Приклад ходу
guardians-topic-first-player = Перший гравець
guardians-topic-initiative = Перехоплення ініціативи

guardians-chapter-dangers = «Нокаути» й пастки
guardians-topic-knockout = Карти «Нокаут»
guardians-topic-traps = Пастки
guardians-topic-own-traps = Власна пастка

guardians-chapter-actions = Що роблять дії
guardians-topic-reach = Кого стосується
guardians-topic-draw = Добір карт
guardians-topic-give = Віддати прийом
guardians-topic-discard = Скидання карт
guardians-topic-damage = Поранення й енергія
guardians-topic-feint = Обманний маневр
guardians-topic-stance = Захисна стійка

guardians-chapter-ending = Перемога й поразка
guardians-topic-elimination = Вихід із бою
guardians-topic-victory = Перемога

guardians-chapter-teams = У командах
guardians-topic-teams = Командна гра

## Правила.

## Склад гри

guardians-rule-components-technique-deck = У наборі 49 прийомів: по 7 кожного типу
guardians-rule-components-hero-cards = У наборі 10 різних героїв
guardians-rule-components-tactic-cards = Двобічна карта тактики на кожен із 7 прийомів
guardians-rule-components-tactic-number = Номер карти тактики дорівнює номеру її прийому
guardians-rule-components-knockout-cards = У наборі 7 карт «Нокаут»
guardians-rule-components-team-cards = У наборі 4 карти команд
guardians-rule-components-energy-cards = У наборі 4 двобічні карти енергії
guardians-rule-components-reference-cards = У наборі 4 карти-пам’ятки
guardians-rule-components-battlefield-cards = У наборі 12 карт полів бою
guardians-rule-components-first-player-card = Карта першого гравця одна

## Підготовка до гри

guardians-rule-setup-first-player-random = Першого гравця визначає випадок
guardians-rule-setup-deal-two-heroes = Кожному роздають двох героїв долілиць
guardians-rule-setup-keep-one-hero = Залиште одного героя горілиць
guardians-rule-setup-other-heroes-to-box = Решта героїв повертається в коробку
guardians-rule-hero-unique-ability = У кожного героя одна унікальна властивість
guardians-rule-hero-active-once-per-battle = Активну властивість застосовують один раз за бій
guardians-rule-hero-active-flips-card = Застосувавши активну властивість, переверніть героя
guardians-rule-hero-passive-always-on = Пасивна властивість діє постійно
guardians-rule-setup-energy-card-zero-wins = Усі починають із 0 перемог
guardians-rule-setup-energy-three = Кожен герой починає з 3 енергії
guardians-rule-energy-tracked = Зміни енергії одразу видно всім
guardians-rule-energy-max-six = Не більше 6 енергії
guardians-rule-setup-tactics-number-side = Карти тактик лежать номером догори
guardians-rule-setup-knockout-stack = Карти «Нокаут» лежать у стосі
guardians-rule-setup-shuffle-battlefields = За 3 і більше гравців поля бою перемішують
guardians-rule-battlefield-changes-one-battle = Поле бою змінює правила одного бою
guardians-rule-two-player-no-battlefields = У грі вдвох полів бою немає
guardians-rule-setup-shuffle-techniques = Усі прийоми складають одну перемішану колоду
guardians-rule-overview-series-of-battles = Бої тривають, доки хтось не здобуде 3 перемоги
guardians-rule-overview-all-players-in-each-battle = У кожному бою беруть участь усі
guardians-rule-overview-out-hero-unaffected = На героя, що вийшов із бою, ефекти не діють

## Підготовка до бою

guardians-rule-battle-setup-return-knockouts = Перед боєм карти «Нокаут» повертаються у стос
guardians-rule-battle-setup-reset-tactics = Перед боєм карти тактик перевертають номером догори
guardians-rule-battle-setup-reset-energy = Кожен герой починає бій із 3 енергії
guardians-rule-battle-setup-unflip-active-heroes = Перед боєм застосованих героїв відкривають знову
guardians-rule-battle-setup-discard-old-battlefield = Попереднє поле бою йде у відбій
guardians-rule-battle-setup-reveal-battlefield = Нове поле бою відкривають до роздачі карт
guardians-rule-battle-setup-first-battle-draw-five = Перед першим боєм усі беруть по 5 карт
guardians-rule-battle-setup-discard-down-to-five = Перед боєм скиньте карти до 5
guardians-rule-battle-setup-draw-up-to-five = Перед боєм доберіть карти до 5
guardians-rule-battle-setup-refill-order = Руку доводять до 5 по черзі від першого гравця
guardians-rule-battle-setup-out-hero-refills = Вибулий зберігає карти й доводить руку до 5
guardians-rule-battle-setup-draft-layout-base = Драфт: 6, 8 або 10 карт на 2, 3 або 4 гравців
guardians-rule-battle-setup-draft-layout-merged = Драфт: 12, 14, 16 або 18 карт на 5–8 гравців
guardians-rule-battle-setup-draft-starts-right = Драфт починає сусід першого гравця праворуч
guardians-rule-battle-setup-draft-counter-clockwise = Драфт іде проти годинникової стрілки
guardians-rule-battle-setup-draft-second-pass = Драфт іде вдруге в тому самому порядку
guardians-rule-battle-setup-draft-leftover-discard = Дві останні карти драфту йдуть у відбій
guardians-rule-battle-setup-five-plus-needs-both-boxes = Для 5–8 гравців потрібні обидва набори

## Хід гри

guardians-rule-flow-round-three-stages = У раунді три етапи
guardians-rule-flow-stage-four-phases = В етапі чотири фази
guardians-rule-selection-simultaneous = Усі вибирають карти одночасно
guardians-rule-selection-face-down-right-end = Карту кладуть долілиць у кінець серії
guardians-rule-selection-non-decreasing = Номери в серії прийомів не спадають
guardians-rule-selection-illegal-out-on-reveal = Низьку карту можна викласти: вихід із бою, як відкрито
guardians-rule-selection-act-when-all-laid = Дії починаються, коли всі виклали карти
guardians-rule-action-first-player-reveals-first = Перший гравець відкриває карту першим
guardians-rule-action-too-low-leaves = Надто низький номер виводить із бою
guardians-rule-action-reveal-check-order = Порядок: номер, «Нокаут», пастка, дія
guardians-rule-action-one-of-two = Виконайте одну з двох дій карти
guardians-rule-action-clockwise-order = Герої діють за годинниковою стрілкою, кожен один раз
guardians-rule-action-end-immediately-one-left = Лишився один герой: бій одразу завершено
guardians-rule-flow-battle-end-check = Останній герой перемагає, інакше бій триває
guardians-rule-first-player-card-not-passed = Після раунду й бою перший гравець той самий
guardians-rule-first-player-only-by-initiative = Першим гравцем робить «Перехоплення ініціативи»
guardians-rule-flow-round-end-clear-series = Після трьох ходів серії йдуть у відбій
guardians-rule-flow-new-round = Новий раунд починають із будь-якого номера

## Карти «Нокаут» і пастки

guardians-rule-knockout-place-any-free = «Нокаут» кладуть на будь-яку вільну карту тактики
guardians-rule-knockout-one-per-tactic = На карті тактики не більше одного «Нокауту»
guardians-rule-knockout-triggered = «Нокаут» виводить із бою того, хто відкрив прийом
guardians-rule-knockout-first-hero-only = «Нокаут» діє лише на першого героя
guardians-rule-knockout-returns-to-stack = «Нокаут», що спрацював, повертається у стос
guardians-rule-knockout-remove-any = Прибрати «Нокаут» можна з будь-якої карти тактики
guardians-rule-trap-set-flips-tactic = Поставити пастку — перевернути карту тактики
guardians-rule-trap-hits-any-hero = Пастка б’є будь-кого, навіть того, хто її поставив
guardians-rule-trap-one-damage = Пастка завдає 1 поранення
guardians-rule-trap-stays = Пастка, що спрацювала, залишається
guardians-rule-trap-remove-flips-back = Зняти пастку — перевернути карту тактики назад

## Вихід із бою

guardians-rule-elimination-last-energy = Хто втратив останню енергію, виходить із бою
guardians-rule-elimination-cannot-lay = Хто не має чого викласти, виходить із бою
guardians-rule-elimination-last-card-safe = Остання карта з руки не виводить із бою
guardians-rule-elimination-no-lay-no-act = Хто вийшов із бою, карт не викладає
guardians-rule-elimination-out-no-action = Хто вийшов із бою, дій не виконує
guardians-rule-elimination-not-targetable = Хто вийшов із бою, не може бути ціллю
guardians-rule-elimination-series-discarded = Серія того, хто вийшов із бою, йде у відбій
guardians-rule-elimination-hand-kept = Хто вийшов із бою, зберігає карти в руці
guardians-rule-first-player-out-keeps-card = Перший гравець зберігає карту, навіть вийшовши
guardians-rule-first-player-out-left-starts = Без першого гравця починає сусід ліворуч
guardians-rule-elimination-simultaneous-cannot-lay = Усі, хто не має чого викласти, виходять разом

## Перемога

guardians-rule-victory-simultaneous-all-win = Останні вийшли разом: перемагають усі вони
guardians-rule-victory-simultaneous-effect-all-win = Один ефект вивів останніх: перемагають усі вони
guardians-rule-victory-unrevealed-card-ignored = Невідкрита карта не виводить із бою
guardians-rule-victory-add-win = Переможець бою отримує одну перемогу
guardians-rule-victory-winner-series-discarded = Після бою серії, що лишилися, йдуть у відбій
guardians-rule-victory-third-win = Третя перемога — перемога у грі
guardians-rule-victory-tie-first-player = Нічия за трьох перемог: перемагає перший гравець
guardians-rule-victory-tie-nearest-clockwise = Нічия без першого гравця: перемагає найближчий до нього
guardians-rule-victory-variant-four-wins = Варіант: у разі нічиєї грають до четвертої перемоги
guardians-rule-victory-variant-deciding-battle = Варіант: у разі нічиєї проводять вирішальний бій

## Командна гра

guardians-rule-team-four-two-teams = Четверо можуть поділитися на дві команди
guardians-rule-team-player-counts = Команди бувають за 4, 6 і 8 гравців
guardians-rule-team-deal-team-cards = Усім роздають по карті команди долілиць
guardians-rule-team-same-colour-same-team = Один колір — одна команда
guardians-rule-team-alternate-seating = Члени команди сидять одне навпроти одного
guardians-rule-team-battle-ends-one-team = Бій завершено, коли лишилася одна команда
guardians-rule-team-simultaneous-both-win = Останні вийшли разом: перемагають усі їхні команди
guardians-rule-team-team-wins-battle = Перемогу команди рахують один раз
guardians-rule-team-third-win = Третя перемога команди — перемога у грі
guardians-rule-team-tie-first-player-team = За рівності перемагає команда першого гравця

## Дії та приклад ходу

guardians-rule-effect-feint-manoeuvre-knockout = «Обманний маневр» викладає «Нокаут»
guardians-rule-effect-hail-of-blows-two = «Град ударів» забирає в героя 2 енергії
guardians-rule-effect-shoot-to-kill = «Стрільба на ураження» забирає в героя енергію
guardians-rule-example-full-turn = Приклад ходу з правил

## Два набори разом

guardians-rule-merge-technique-decks = Два набори: одна колода прийомів
guardians-rule-merge-battlefield-decks = Два набори: одна колода полів бою
guardians-rule-merge-one-tactic-and-knockout-set = Два набори: один комплект тактик і «Нокаутів»
guardians-rule-merge-deal-one-hero-per-box = Два набори: роздають по герою з кожного
guardians-rule-merge-keep-one-return-other = Два набори: залиште одного героя, поверніть другого
guardians-rule-team-six-eight-mix-cards = За 6 і 8 гравців карти команд змішують
guardians-rule-team-two-teams-by-colour = Дві команди ділять за кольором
guardians-rule-team-six-two-teams-remove = Шестеро, 2 команди: приберіть червону й синю карти
guardians-rule-team-three-four-by-colour-and-back = Три або чотири команди: за кольором і сорочкою
guardians-rule-team-six-three-teams-remove = Шестеро, 3 команди: приберіть дві однакові карти
guardians-rule-team-rotation-seating = Команди сидять почергово

## Пояснення до ефектів карт

guardians-rule-effect-all-opponents-scope = «Усі суперники» — не ви й не ваша команда
guardians-rule-effect-draw-x = «Візьміть X»: X карт із колоди в руку
guardians-rule-effect-stall-guard = Захист від затягування: з 9-го раунду бою карт не беруть
guardians-rule-effect-reshuffle-discard = Порожню колоду складають знову з відбою
guardians-rule-effect-give-named-technique-search = Потрібний прийом шукають у колоді й відбої
guardians-rule-effect-give-named-technique-shuffle = Після пошуку колоду перемішують
guardians-rule-effect-give-named-technique-short = Копій замало: роздають проти годинникової стрілки
guardians-rule-effect-discard-random = «Скиньте X»: X випадкових карт із руки
guardians-rule-effect-discard-fewer = Якщо карт менше, скидають усі
guardians-rule-effect-discard-none = Без карт у руці скидати нічого
guardians-rule-effect-damage-x = X поранень забирають X енергії
guardians-rule-effect-gain-energy = «Отримайте X» додає X енергії
guardians-rule-effect-trap-before-action = Пастка спрацьовує до дії
guardians-rule-effect-trap-before-own-removal = Пастка б’є і карту, що могла б її зняти
guardians-rule-effect-lethal-trap-no-action = Хто вибув через пастку, не виконує дії
guardians-rule-effect-trap-until-battle-end = Пастка діє до кінця бою
guardians-rule-effect-knockout-over-trap = «Нокаут» можна покласти поверх пастки
guardians-rule-effect-knockout-no-action = Хто потрапив на «Нокаут», не виконує дії
guardians-rule-effect-knockouts-return-at-battle-end = Після бою карти «Нокаут» повертаються у стос
guardians-rule-effect-initiative-when-first-out = Перший гравець поза боєм: переходить лише його карта
guardians-rule-effect-initiative-by-first-player = «Перехоплення ініціативи» першого гравця діє на нього
guardians-rule-effect-initiative-old-first-player = «Перехоплення ініціативи» діє на колишнього першого гравця
guardians-rule-effect-initiative-skip-acted = «Перехоплення ініціативи» одразу змінює порядок ходу
guardians-rule-effect-stun-show-hand = «Оглушення»: немає прийому — покажіть карти
guardians-rule-effect-explosives-vantage-own-trap = «Вибухівка»: своя пастка б’є, потім знімається
guardians-rule-effect-vantage-own-trap = «Вигідна позиція»: своя пастка б’є, потім знімається
guardians-rule-effect-stance-protects-knockout = «Захисна стійка» захищає від карт «Нокаут»
guardians-rule-effect-stance-protects-hail = «Захисна стійка» захищає від «Граду ударів»
guardians-rule-effect-stance-protects-shot = «Захисна стійка» захищає від дій «Пострілу»
guardians-rule-effect-stance-nothing-else = Більше «Захисна стійка» ні від чого не захищає
guardians-rule-effect-stance-marker = Стійку позначає повернута «Оборона»
guardians-rule-effect-stance-duration = Стійка триває, поки «Оборона» лежить у серії
guardians-rule-effect-stance-knockout-returned = Стійка повертає «Нокаут» у стос
guardians-rule-effect-stance-targetable = Героя у стійці можна вибрати ціллю
guardians-rule-effect-tackle-suppress-empty-hand = «Підкат» і «Загороджувальний вогонь» без карт не шкодять
guardians-rule-effect-tackle-suppress-may-target-empty = «Підкат» і «Загороджувальний вогонь»: ціль і без карт
guardians-rule-effect-empty-hand-stays-until-lay = Без карт герой у бою, поки не треба викладати
guardians-rule-effect-stance-not-against-own-card = Стійка не рятує карту, яка її створює
