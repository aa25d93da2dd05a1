### Краткие названия правил VS System.

## Главы и их страницы.

versus-chapter-start = Прежде чем начать
versus-topic-golden-rules = Золотые правила
versus-topic-setup = Подготовка к игре
versus-topic-decks = Составление колоды
versus-topic-victory = Победа

versus-chapter-cards = Карты
versus-topic-anatomy = Карты и зоны
versus-topic-uniqueness = Уникальность
versus-topic-equipment = Снаряжение
versus-topic-locations = Локации
versus-topic-plot-twists = Повороты сюжета

versus-chapter-turn = Ход
versus-topic-draw = Фаза взятия
versus-topic-resources = Ресурсы
versus-topic-recruit = Наём
versus-topic-formation = Построение
versus-topic-recovery = Фаза восстановления

versus-chapter-combat = Атака
versus-topic-declaring = Объявление атаки
versus-topic-protected = Защита, полёт, дальность
versus-topic-resolving = Осуществление атаки
versus-topic-breakthrough = Прорыв
versus-topic-direct = Прямая атака
versus-topic-leaving = Кто выходит из атаки
versus-topic-team-attacks = Командные атаки
versus-topic-reinforcement = Укрепление
versus-topic-power-up = Усиление
versus-topic-stun = Оглушённые персонажи

versus-chapter-effects = Эффекты и цепочка
versus-topic-powers = Способности
versus-topic-chain = Цепочка
versus-topic-priority = Приоритет

## Правила.

## Cards and table

versus-rule-anatomy-four-types = Каждая карта относится к одному из четырёх типов
versus-rule-anatomy-name = У каждой карты есть название
versus-rule-anatomy-recruit-cost = У персонажей и снаряжения есть стоимость найма
versus-rule-anatomy-version = Версия различает персонажей с одним именем
versus-rule-anatomy-team = Персонаж принадлежит к командам, указанным на карте
versus-rule-anatomy-flight-icon = Значок полёта даёт полёт
versus-rule-anatomy-range-icon = Значок дальности даёт дальность
versus-rule-anatomy-atk = На карте персонажа напечатано значение АТК
versus-rule-anatomy-def = На карте персонажа напечатано значение DEF
versus-rule-anatomy-threshold-cost = У локаций и поворотов сюжета — граничная стоимость
versus-rule-anatomy-ongoing-icon = Значок отмечает действующий поворот сюжета
versus-rule-anatomy-flavor-text = Художественный текст ни на что не влияет
versus-rule-anatomy-collector-number = Коллекционный номер: три буквы выпуска и число
versus-rule-anatomy-rarity-colour = Цвет коллекционного номера показывает редкость
versus-rule-anatomy-resource = Любая карта в ряду ресурсов — ресурс
versus-rule-anatomy-resource-not-character = Персонаж в ряду ресурсов персонажем в игре не считается
versus-rule-anatomy-resource-peek-own = Свои закрытые ресурсы можно смотреть в любой момент
versus-rule-anatomy-resource-no-reorder = Порядок карт в ряду ресурсов менять нельзя
versus-rule-anatomy-resource-hidden-from-opponent = Противник не видит ваших закрытых ресурсов
versus-rule-anatomy-hand-hidden = Свою руку показывать не нужно
versus-rule-anatomy-deck-hidden = В колоду никто не смотрит
versus-rule-anatomy-hand-unlimited = В руке может быть сколько угодно карт
versus-rule-anatomy-rows = Три ряда: передний, поддержки, ресурсов
versus-rule-anatomy-ko = Уничтоженная карта попадает в стопку КО владельца
versus-rule-anatomy-ko-pile-face-up = Карты в стопке КО лежат открыто
versus-rule-anatomy-discard = Сбросить — это положить карту из руки в свою стопку КО
versus-rule-anatomy-controller = Карту контролирует тот, на чьей стороне она лежит
versus-rule-anatomy-enter-ready-character = Персонажи входят в игру готовыми
versus-rule-anatomy-enter-ready-resource = Ресурсы входят в игру готовыми
versus-rule-anatomy-exhaust = Истощить карту — повернуть её набок
versus-rule-anatomy-ready-uses = Истощить можно только готового персонажа
versus-rule-anatomy-grid = Построение — сетка: на месте один персонаж
versus-rule-anatomy-adjacent = Рядом — значит соседние в ряду или один за другим
versus-rule-anatomy-phase-order = Ход: взятие, постройка, сражение, восстановление

## Setting up

versus-rule-setup-two-players = Играют двое
versus-rule-setup-endurance-50 = Каждый начинает с 50 выносливости
versus-rule-setup-endurance-shown = Выносливость игроков всегда видна
versus-rule-setup-random-chooser = Жребий решает, кто выбирает первую инициативу
versus-rule-setup-chooser-decides = Выбранный жребием называет, у кого первая инициатива
versus-rule-setup-shuffle = Колоды тасуют до взятия стартовых рук
versus-rule-setup-cut = Противник может подснять вашу колоду
versus-rule-setup-opening-hand = Стартовая рука — четыре карты
versus-rule-setup-mulligan = Стартовую руку можно заменить
versus-rule-setup-mulligan-once = Стартовую руку заменяют только один раз
versus-rule-setup-mulligan-order = О замене руки первым решает игрок с инициативой
versus-rule-setup-mulligan-bottom-order = Порядок заменённых карт под колодой выбирает игрок
versus-rule-setup-initiative-first-actor = Игрок с инициативой действует в фазе первым
versus-rule-setup-initiative-marked = Отмечено, у кого инициатива

## Decks

versus-rule-deck-minimum-60 = В колоде не менее 60 карт
versus-rule-deck-no-maximum = Наибольшего размера колоды нет
versus-rule-deck-starter-40 = В стартовой колоде ровно 40 карт
versus-rule-deck-four-copies = Не более четырёх карт с одним названием
versus-rule-deck-four-per-version = Каждая версия персонажа считается отдельно
versus-rule-deck-army-unlimited = Персонажей Армии в колоде может быть сколько угодно
versus-rule-deck-any-vs-card = Годится любая карта с рубашкой VS System
versus-rule-deck-copies-apply-to-starter = Предел копий действует и для стартовых колод

## Cards and rules

versus-rule-golden-card-over-rule = Текст карты важнее правил
versus-rule-golden-cannot-wins = Запрет важнее разрешения

## Draw phase

versus-rule-draw-two-cards = Каждый ход оба игрока берут по две карты
versus-rule-draw-window = Две карты берут до получения приоритета
versus-rule-draw-empty-deck = Из-за пустой колоды не проигрывают

## Build phase

versus-rule-build-order = Постройка: ресурсы, наём, построение — по очереди
versus-rule-build-resource-optional = Класть карту в ряд ресурсов не обязательно
versus-rule-build-resource-one-per-turn = Не более одного ресурса из руки за ход
versus-rule-build-resource-face-down = Ресурс кладут рубашкой вверх
versus-rule-build-resource-rightmost = Новый ресурс кладут справа
versus-rule-build-resource-no-flip-char-equip = Персонажи и снаряжение в ряду не переворачиваются

## Recruiting

versus-rule-recruit-points = Каждый ресурс даёт одну ресурсную единицу
versus-rule-recruit-points-snapshot = Ресурсные единицы считают один раз, в начале этапа
versus-rule-recruit-points-lost = Неистраченные единицы пропадают после этапа найма
versus-rule-recruit-many = Нанимайте, пока хватает ресурсных единиц
versus-rule-recruit-row-choice = Нанятый встаёт в передний ряд или ряд поддержки
versus-rule-recruit-slot-choice = Нанятый занимает любое свободное место ряда
versus-rule-recruit-on-chain = Наём идёт через цепочку
versus-rule-recruit-paid-on-announcement = Единицы платят сразу и не возвращают
versus-rule-recruit-own-step-only = Нанимают только в свой этап найма
versus-rule-recruit-no-sickness = Новый персонаж может атаковать сразу

## Formation

versus-rule-formation-move = В этап построения можно менять ряд
versus-rule-formation-move-within = В этап построения можно менять место в ряду
versus-rule-formation-clear = Должно быть ясно, кто впереди, а кто позади
versus-rule-formation-any-state = Перемещать можно и истощённых, и оглушённых
versus-rule-formation-fixed-otherwise = Вне этапа построения перемещают только эффекты

## Combat

versus-rule-combat-protected = Стоящий впереди защищает того, кто за ним
versus-rule-combat-protected-not-attacked = Защищённого атакуют только с полётом
versus-rule-combat-front-never-protected = В переднем ряду никто не защищён
versus-rule-combat-exhausted-protects = Истощённый персонаж тоже защищает
versus-rule-combat-stunned-not-protecting = Оглушённый персонаж не защищает
versus-rule-combat-flight = Полёт позволяет атаковать защищённых
versus-rule-combat-flight-support = С одним полётом из ряда поддержки не атакуют
versus-rule-combat-range = Дальность позволяет атаковать из ряда поддержки
versus-rule-combat-range-protected = С одной дальностью защищённого не атакуют
versus-rule-combat-flight-and-range = Полёт и дальность: из поддержки на защищённых
versus-rule-combat-initiative-attacks-first = Первым атакует игрок с инициативой
versus-rule-combat-own-step-only = Атакуют только в свой этап атаки
versus-rule-combat-one-at-a-time = Атаки идут одна за другой
versus-rule-combat-more-attacks = Можно атаковать ещё, пока есть кому
versus-rule-combat-declare = Атакующий готов и стоит в переднем ряду
versus-rule-combat-declare-defender = Атакуют доступного персонажа противника
versus-rule-combat-no-stunned-target = Оглушённого персонажа атаковать нельзя
versus-rule-combat-response-before-exhaust = На объявленную атаку можно ответить до её начала
versus-rule-combat-illegal-cancel = Ставшая нелегальной атака отменяется
versus-rule-combat-begins-on-exhaust = Атака начинается, когда атакующий истощается
versus-rule-combat-legal-after-start = Начатая атака уже не станет нелегальной
versus-rule-combat-becomes-attacker = Атакующий — от истощения до конца атаки
versus-rule-combat-becomes-defender = Защищающийся — от начала атаки до её конца
versus-rule-combat-ends = Атака кончается, когда её итоги подведены
versus-rule-combat-window = Во время атаки можно добавлять эффекты
versus-rule-combat-compare-less = АТК меньше DEF: защищающийся невредим
versus-rule-combat-compare-equal = АТК равна DEF: защищающийся оглушён
versus-rule-combat-compare-greater = АТК больше DEF: защищающийся оглушён
versus-rule-combat-back-stun = Защищающийся оглушает, если его АТК не меньше DEF
versus-rule-combat-back-less = АТК защищающегося меньше DEF: атакующий невредим
versus-rule-combat-simultaneous = Оба сравнения делаются одновременно
versus-rule-combat-breakthrough = Прорыв: излишек АТК над DEF отнимает выносливость
versus-rule-combat-breakthrough-plus-stun = Прорыв прибавляется к потере от оглушения
versus-rule-combat-breakthrough-needs-stun = Без оглушения нет прорыва
versus-rule-combat-no-breakthrough-back = За оглушённого атакующего прорыва нет
versus-rule-combat-direct = Игрока без неоглушённых персонажей атакуют напрямую
versus-rule-combat-direct-loss = Прямая атака отнимает выносливость, равную АТК
versus-rule-combat-direct-is-breakthrough = Потеря от прямой атаки считается прорывом
versus-rule-combat-direct-position = И прямой атаке нужен передний ряд или дальность
versus-rule-combat-direct-exhausts = И прямая атака истощает атакующего
versus-rule-combat-direct-late-character = Начатая прямая атака остаётся прямой
versus-rule-combat-attacker-leaves = Оглушённый или ушедший атакующий выбывает из атаки
versus-rule-combat-no-attacker-cancels = Атака без атакующих отменяется
versus-rule-combat-defender-leaves = Атака без защищающегося отменяется
versus-rule-combat-attackers-ready-again = Без защищающегося атакующие снова готовы
versus-rule-combat-no-rejoin = Выбывший из атаки в неё не возвращается
versus-rule-combat-negative = АТК и DEF меньше нуля считаются нулём
versus-rule-combat-illegal-declaration-refused = Нелегальное объявление атаки не принимается

## Team attacks

versus-rule-team-attack-definition = Командная атака: несколько персонажей против одного
versus-rule-team-attack-shared-team = Участники командной атаки — из одной команды
versus-rule-team-attack-each-legal = Каждый должен быть способен атаковать и в одиночку
versus-rule-team-attack-exhaust-all = Истощаются все участники
versus-rule-team-attack-sum = АТК всех атакующих складывается
versus-rule-team-attack-breakthrough = Прорыв — сумма АТК минус DEF
versus-rule-team-attack-choose-one = Защищающийся игрок выбирает, кому ответить
versus-rule-team-attack-back-stun = Выбранный атакующий может быть оглушён в ответ
versus-rule-team-attack-back-regardless = Защищающийся отвечает, даже если оглушён
versus-rule-team-attack-continues = Атака идёт, пока остался хоть один атакующий
versus-rule-team-attack-dropped-atk = АТК выбывшего не учитывается
versus-rule-team-attack-multi-team = Нужна одна команда, общая для всех
versus-rule-team-attack-direct = Команда может атаковать и игрока
versus-rule-team-attack-direct-no-back = При атаке на игрока в ответ никого не оглушают
versus-rule-team-attack-partial-illegal = Ставшие нелегальными выбывают, остальные атакуют

## Reinforcement

versus-rule-reinforcement-window = Укрепляют, пока идёт атака противника
versus-rule-reinforcement-cost = Чтобы укрепить, истощают готового из поддержки
versus-rule-reinforcement-support-only = Укрепляет только ряд поддержки
versus-rule-reinforcement-adjacent = Укрепляют того, кто впереди или рядом
versus-rule-reinforcement-example-nimrod = Если впереди никого, укрепляют только соседей
versus-rule-reinforcement-not-self = Себя укрепить нельзя
versus-rule-reinforcement-ready-only = Истощённый персонаж не укрепляет
versus-rule-reinforcement-shared-team = Укрепляют только в своей команде
versus-rule-reinforcement-prevents-breakthrough = Укрепление предотвращает прорыв
versus-rule-reinforcement-stun-loss-stays = Укрепление не спасает от оглушения
versus-rule-reinforcement-on-chain = Укрепление идёт через цепочку
versus-rule-reinforcement-duration = Укрепление держится до конца атаки
versus-rule-reinforcement-repeat = Второе укрепление ничего не добавляет

## Power-up

versus-rule-power-up-discard-same-name = Усиливают, сбросив карту с тем же именем
versus-rule-power-up-version-irrelevant = Версия для усиления не важна
versus-rule-power-up-attacker-or-defender = Усиливают только своего атакующего или защищающегося
versus-rule-power-up-bonus = Усиление даёт +1 АТК и +1 DEF
versus-rule-power-up-repeat = Персонажа можно усилить несколько раз
versus-rule-power-up-duration = Усиление держится до конца атаки
versus-rule-power-up-on-chain = Усиление идёт через цепочку

## Stunning

versus-rule-stun-endurance-loss = Оглушение отнимает выносливость по стоимости найма
versus-rule-stun-any-source = Любое оглушение отнимает выносливость
versus-rule-stun-printed-cost = Потеря от оглушения — напечатанная стоимость
versus-rule-stun-face-down-exhausted = Оглушённого переворачивают и истощают
versus-rule-stun-counts-exhausted = Оглушённый считается истощённым
versus-rule-stun-keeps-place = Оглушённый остаётся на своём месте
versus-rule-stun-keeps-identity = Оглушённый сохраняет имя, версию и команду
versus-rule-stun-cannot-ready = Оглушённый не может стать готовым
versus-rule-stun-text-inactive = Текст оглушённого неактивен
versus-rule-stun-no-power-use = Оглушённый не использует свои способности
versus-rule-stun-loses-powers = Оглушённый теряет полёт, дальность и способности
versus-rule-stun-visible = Оглушённого может посмотреть любой игрок
versus-rule-stun-again = Оглушённого нельзя оглушить снова
versus-rule-stun-power-on-chain = Оглушение не отменяет эффект, уже лежащий в цепочке
versus-rule-stun-recover = Восстановленный открыт, но остаётся истощённым

## Recovery phase

versus-rule-recovery-order = Сначала выносливость, затем КО, готовность, инициатива
versus-rule-recovery-choose-one = Каждый восстанавливает одного оглушённого
versus-rule-recovery-initiative-chooses-first = Кого восстановить, первым выбирает игрок с инициативой
versus-rule-recovery-ko-rest = Остальные оглушённые попадают в стопку КО
versus-rule-recovery-mandatory = Восстановить одного обязательно
versus-rule-recovery-ready-all = Затем все карты становятся готовыми
versus-rule-recovery-initiative-passes = Инициатива переходит к другому игроку
versus-rule-recovery-start-window = Приоритет — до проверки выносливости, не позже

## Winning

versus-rule-victory-check-time = Выносливость проверяют только в фазу восстановления
versus-rule-victory-lose-at-zero = При 0 и ниже проигрывают тому, у кого больше
versus-rule-victory-both-below = Если у обоих 0 и ниже, побеждает тот, у кого больше
versus-rule-victory-tie-extra-turn = Поровну при 0 и ниже — ещё один ход
versus-rule-victory-tie-repeat = Дополнительные ходы — сколько понадобится
versus-rule-victory-gain-no-cap = Выносливость может превысить 50
versus-rule-victory-concede = Сдаться можно в любой момент
versus-rule-victory-turn-limit = После хода 40 побеждает тот, у кого больше

## Uniqueness

versus-rule-uniqueness-character = Новый уникальный персонаж заменяет тёзку
versus-rule-uniqueness-owner-pile = Заменённая карта идёт в стопку КО своего владельца
versus-rule-uniqueness-on-entry = Уникальность действует сразу, без цепочки
versus-rule-uniqueness-any-version = Уникальность сравнивает имена, а не версии
versus-rule-uniqueness-army = Персонажи Армии не уникальны
versus-rule-uniqueness-per-player = Уникальность касается только ваших персонажей
versus-rule-uniqueness-stunned-counts = Для уникальности считается и оглушённый
versus-rule-uniqueness-no-stun-loss = КО из-за уникальности не отнимает выносливость
versus-rule-uniqueness-any-entry = Уникальность — при любом входе в игру
versus-rule-uniqueness-location = Перевёрнутая локация заменяет вашу такую же
versus-rule-uniqueness-location-face-down = Закрытых копий локации уникальность не касается
versus-rule-uniqueness-equipment = Снаряжение со словом «уникальная» уникально
versus-rule-uniqueness-equipment-not-unique = Прочее снаряжение не уникально
versus-rule-uniqueness-plot-twist = Повороты сюжета не уникальны

## Equipment

versus-rule-equipment-recruit = Снаряжение нанимают так же, как персонажей
versus-rule-equipment-attach = Снаряжение присоединяют к персонажу
versus-rule-equipment-no-slot = Снаряжение не занимает места в построении
versus-rule-equipment-one-each = У персонажа не более одного снаряжения
versus-rule-equipment-no-move = Снаряжение не переходит к другому персонажу
versus-rule-equipment-ko-with-character = Снаряжение уничтожается вместе с персонажем
versus-rule-equipment-own-character = Снаряжают только своих персонажей
versus-rule-equipment-stunned-bearer = Снарядить можно и оглушённого
versus-rule-equipment-stunned-inactive = Снаряжение оглушённого не действует
versus-rule-equipment-target-gone = Снаряжение без носителя попадает в стопку КО

## Locations

versus-rule-location-flip-in-row-only = Локацию переворачивают только в ряду ресурсов
versus-rule-location-must-be-face-up = Локация действует только открытой
versus-rule-location-stays-up = Перевёрнутую локацию снова не переворачивают
versus-rule-location-threshold = Граничная стоимость — число карт в ряду с этой локацией
versus-rule-location-no-points = За переворот локации единицы не платят
versus-rule-location-stays-resource = Перевёрнутая локация остаётся ресурсом
versus-rule-location-any-time = Локацию переворачивают, когда есть приоритет
versus-rule-location-flip-off-chain = Переворот локации идёт без цепочки

## Plot twists

versus-rule-plot-twist-two-ways = Поворот сюжета можно сыграть из ряда ресурсов
versus-rule-plot-twist-play-from-hand = Поворот сюжета можно сыграть из руки
versus-rule-plot-twist-threshold = Карт в ряду не меньше граничной стоимости поворота
versus-rule-plot-twist-no-points = За поворот сюжета единицы не платят
versus-rule-plot-twist-threshold-timing = Граничную стоимость проверяют только при игре карты
versus-rule-plot-twist-from-row = Поворот из ряда: переверните и следуйте тексту
versus-rule-plot-twist-row-stays-resource = Сыгранный из ряда поворот остаётся ресурсом
versus-rule-plot-twist-row-inert = Без действующей части поворот больше не влияет
versus-rule-plot-twist-row-no-turn-back = Сыгранный поворот сюжета назад не переворачивают
versus-rule-plot-twist-from-hand = Поворот из руки: покажите и следуйте тексту
versus-rule-plot-twist-hand-to-ko = Поворот, сыгранный из руки, идёт в стопку КО
versus-rule-plot-twist-hand-pending = В цепочке поворот — ни в руке, ни в стопке КО
versus-rule-plot-twist-on-chain = Поворот сюжета идёт через цепочку
versus-rule-plot-twist-any-time = Поворот сюжета играют, когда есть приоритет
versus-rule-plot-twist-ongoing-first-part = Текст до слова «Действующее» исполняют как обычно
versus-rule-plot-twist-ongoing-duration = Действующий текст работает, пока карта открыта в ряду
versus-rule-plot-twist-ongoing-from-hand = При игре из руки действующий текст не работает
versus-rule-plot-twist-ongoing-starts = Действующий текст начинается после осуществления
versus-rule-plot-twist-ongoing-negated = Отменённый поворот открыт, но не действует
versus-rule-plot-twist-additional-cost = Дополнительную стоимость платят при игре карты

## Powers

versus-rule-power-three-kinds = Способности: оплачиваемые, условные, длящиеся
versus-rule-power-from-text = Способности карты — те, что в её тексте
versus-rule-power-payment-arrow = Оплачиваемая способность: стоимость, стрелка, эффект
versus-rule-power-payment-costs = Платят выносливостью, сбросом карт, истощением
versus-rule-power-payment-repeat = Способность можно оплачивать сколько угодно раз
versus-rule-power-any-time = Способность используют, когда есть приоритет
versus-rule-power-endurance-cost = Нельзя заплатить больше выносливости, чем есть
versus-rule-power-activate = Активировать — значит истощить эту карту
versus-rule-power-activate-exhausted = Истощённую карту активировать нельзя
versus-rule-power-no-activate-no-exhaust = Без активации способность не истощает карту
versus-rule-power-triggered-words = Условная способность: «когда», «всякий раз», «в начале»
versus-rule-power-triggered-auto = Условная способность срабатывает сама
versus-rule-power-triggered-repeat = Условная способность срабатывает и не раз за ход
versus-rule-power-triggered-stunned-source = Способность на своё оглушение срабатывает
versus-rule-power-triggered-order = Порядок своих одновременных способностей выбираете вы
versus-rule-power-trigger-no-target = Без цели условная способность в цепочку не попадает
versus-rule-power-continuous = Длящаяся способность действует, пока карта активна
versus-rule-power-replacement = Заменённое событие не происходит
versus-rule-power-target = Цель выбирают, когда играют карту или способность
versus-rule-power-target-illegal = Если единственная цель нелегальна, эффекта нет
versus-rule-power-target-some-illegal = Эффект действует на оставшиеся легальные цели
versus-rule-power-left-and-back = Карта, ушедшая и вернувшаяся, — новая карта
versus-rule-power-unless = Со словами «если не» можно выбрать второе
versus-rule-power-negate = Отменённый эффект пропадает, плата не возвращается
versus-rule-power-this-turn-duration = Эффекты «до конца хода» кончаются с восстановлением
versus-rule-power-this-attack-duration = Эффекты «до конца атаки» кончаются вместе с ней

## The chain

versus-rule-chain-events = Наём, повороты, способности и атаки идут в цепочку
versus-rule-chain-respond = На эффект можно ответить
versus-rule-chain-first-object = Ответы добавляются после первого эффекта
versus-rule-chain-resolve-last = Цепочка осуществляется с последнего эффекта
versus-rule-chain-one-at-a-time = После пасов осуществляется один эффект
versus-rule-chain-new-between = Между эффектами можно добавлять новые
versus-rule-chain-three-example = Из трёх эффектов первым осуществляется третий
versus-rule-chain-off-chain-actions = Ресурсы, перемещения и перевороты — без цепочки
versus-rule-chain-empty-pass-advances = Все пасуют при пустой цепочке — этап окончен
versus-rule-chain-own-actions-empty = Своим действиям нужны свой этап и пустая цепочка

## Priority

versus-rule-priority-phase-start = В начале фазы приоритет у игрока с инициативой
versus-rule-priority-phase-and-step = Начало фазы и её первого этапа — один момент
versus-rule-priority-step-start = В начале этапа приоритет у того, кто его выполняет
versus-rule-priority-after-resolution = После эффекта приоритет у выполняющего этап
versus-rule-priority-outside-step = Вне этапа приоритет у игрока с инициативой
versus-rule-priority-options = С приоритетом: добавить эффект или пасовать
versus-rule-priority-keep = Добавивший эффект снова получает приоритет
versus-rule-priority-pass = Пас передаёт приоритет другому игроку
versus-rule-priority-pass-reset = Новый эффект начинает счёт пасов заново
versus-rule-priority-action-resets = Действие вне цепочки тоже сбрасывает пасы
