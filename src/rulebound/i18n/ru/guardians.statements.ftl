### «Стражи Галактики: Битва супергероев»: каждое правило дословно.

guardians-statement-components-technique-deck = В одном наборе 49 карт приёмов: по семь копий каждого из семи типов.
guardians-statement-components-hero-cards = В одном наборе 10 разных карт героев.
guardians-statement-components-tactic-cards = В одном наборе 7 двусторонних карт тактик (сторона с номером и сторона с ловушкой), по одной на каждый тип приёма, так что на них показаны все приёмы игры.
guardians-statement-components-tactic-number = Номер на карте тактики — это номер её приёма.
guardians-statement-components-knockout-cards = В одном наборе 7 карт «Нокаут».
guardians-statement-components-team-cards = В одном наборе 4 карты команд.
guardians-statement-components-energy-cards = В одном наборе 4 двусторонние карты энергии.
guardians-statement-components-reference-cards = В одном наборе 4 карты-памятки.
guardians-statement-components-battlefield-cards = В одном наборе 12 карт полей боя.
guardians-statement-components-first-player-card = В игре ровно одна карта первого игрока.

guardians-statement-setup-first-player-random = Первого игрока определяют случайным образом, и он берёт карту первого игрока.
guardians-statement-setup-deal-two-heroes = Каждому игроку раздают 2 карты героев лицевой стороной вниз.
guardians-statement-setup-keep-one-hero = Каждый игрок оставляет себе ровно одного из полученных героев и кладёт его перед собой лицевой стороной вверх.
guardians-statement-setup-other-heroes-to-box = Невыбранные и нерозданные герои возвращаются в коробку и в игре не участвуют.

guardians-statement-hero-unique-ability = У каждого героя есть одна собственная способность: либо активная (отмеченная символом), либо пассивная.
guardians-statement-hero-active-once-per-battle = Активную способность можно применить один раз за бой.
guardians-statement-hero-active-flips-card = При применении активной способности карту героя переворачивают лицевой стороной вниз.
guardians-statement-hero-passive-always-on = Пассивная способность действует постоянно.

guardians-statement-setup-energy-card-zero-wins = Каждый игрок берёт карту энергии и кладёт её так, чтобы она показывала 0 побед.
guardians-statement-setup-energy-three = При подготовке к игре карта героя закрывает 3 верхних символа энергии, так что каждый герой начинает с 3 энергии.

guardians-statement-energy-tracked = Полученную или потерянную в бою энергию сразу и открыто отмечают на карте энергии.
guardians-statement-energy-max-six = У героя никогда не может быть больше 6 энергии.

guardians-statement-setup-tactics-number-side = Все 7 карт тактик раскладывают стороной с номером вверх.
guardians-statement-setup-knockout-stack = В начале игры 7 карт «Нокаут» лежат стопкой рядом с картами тактик.
guardians-statement-setup-shuffle-battlefields = При 3 и более игроках колоду полей боя перемешивают и кладут рядом с картами тактик.

guardians-statement-battlefield-changes-one-battle = Поле боя меняет правила только того боя, в котором оно открыто.

guardians-statement-two-player-no-battlefields = Вдвоём играют без карт полей боя.

guardians-statement-setup-shuffle-techniques = Все карты приёмов перемешивают и складывают в одну закрытую колоду.

guardians-statement-overview-series-of-battles = Игра — это серия боёв: пока ни у кого нет 3 побед, начинается следующий бой.
guardians-statement-overview-all-players-in-each-battle = В каждом бою участвует каждый игрок.
guardians-statement-overview-out-hero-unaffected = На героя, вышедшего из боя, эффекты приёмов больше не действуют.

guardians-statement-battle-setup-return-knockouts = Подготовка к бою, шаг 1: карты «Нокаут», оставшиеся на картах тактик, возвращают в стопку.
guardians-statement-battle-setup-reset-tactics = Перед боем все карты тактик переворачивают стороной с номером вверх.
guardians-statement-battle-setup-reset-energy = Каждый герой, в том числе вышедший из прошлого боя, начинает бой с 3 энергии.
guardians-statement-battle-setup-unflip-active-heroes = Перед боем перевёрнутых лицевой стороной вниз героев с активными способностями переворачивают лицевой стороной вверх.
guardians-statement-battle-setup-discard-old-battlefield = Открытое поле боя, действовавшее в прошлом бою, уходит в сброс.
guardians-statement-battle-setup-reveal-battlefield = Верхнее поле боя открывают для нового боя до того, как игроки доведут число карт на руке до 5 и выберут карты из выложенных.
guardians-statement-battle-setup-first-battle-draw-five = В начале первого боя каждый игрок берёт 5 приёмов.
guardians-statement-battle-setup-discard-down-to-five = В следующих боях игрок, у которого на руке больше 5 карт, сбрасывает лишние, оставляя 5.
guardians-statement-battle-setup-draw-up-to-five = В следующих боях игрок, у которого на руке меньше 5 карт, добирает до 5 — после того, как лишние карты сброшены.
guardians-statement-battle-setup-refill-order = Игроки сбрасывают и берут карты до 5 по очереди, начиная с первого игрока и далее по часовой стрелке.
guardians-statement-battle-setup-out-hero-refills = Игрок, герой которого вышел из прошлого боя, доводит число карт на руке до 5, как и все, сохраняя оставшиеся у него карты.
guardians-statement-battle-setup-draft-layout-base = При 2, 3 и 4 игроках для выбора выкладывают лицевой стороной вверх 6, 8 и 10 приёмов соответственно.
guardians-statement-battle-setup-draft-layout-merged = При 5, 6, 7 и 8 игроках для выбора выкладывают лицевой стороной вверх 12, 14, 16 и 18 приёмов соответственно.
guardians-statement-battle-setup-draft-starts-right = Первым из выложенных карт выбирает игрок, сидящий справа от первого игрока.
guardians-statement-battle-setup-draft-counter-clockwise = Выбор идёт против часовой стрелки: каждый игрок берёт на руку по одной карте, так что первый игрок в каждом круге выбирает последним.
guardians-statement-battle-setup-draft-second-pass = Затем в том же порядке следует второй круг, снова начиная с игрока справа от первого.
guardians-statement-battle-setup-draft-leftover-discard = Два приёма, оставшиеся после выбора, уходят в сброс.
guardians-statement-battle-setup-five-plus-needs-both-boxes = В один набор играют 2–4 игрока; для игры с 5–8 участниками нужен ещё и набор «Мстители».

guardians-statement-flow-round-three-stages = В раунде 3 этапа.
guardians-statement-flow-stage-four-phases = Этап состоит из четырёх фаз, которые идут по порядку: выбор карт, выполнение действий, проверка окончания боя, проверка окончания раунда.

guardians-statement-selection-simultaneous = Все игроки, участвующие в бою, одновременно выбирают по одной карте с руки.
guardians-statement-selection-face-down-right-end = Выбранную карту кладут лицевой стороной вниз справа в конец своей серии приёмов.
guardians-statement-selection-non-decreasing = Номер разыгранной карты должен быть не меньше номера карты, лежащей в серии слева от неё.
guardians-statement-selection-illegal-out-on-reveal = Карту со слишком низким номером выложить можно, но её владелец выйдет из боя, когда она будет открыта.
guardians-statement-selection-act-when-all-laid = Фаза выполнения действий начинается, когда каждый игрок, участвующий в бою, выложил карту.

guardians-statement-action-first-player-reveals-first = В фазе выполнения действий первым открывает карту первый игрок.
guardians-statement-action-too-low-leaves = Герой, номер открытой карты которого меньше номера карты слева от неё, выходит из боя и действия не выполняет.
guardians-statement-action-reveal-check-order = При открытии карты проверки идут в таком порядке: номер, «Нокаут», ловушка, действие; герой, вышедший из боя на одной из них, остальные пропускает.
guardians-statement-action-one-of-two = В остальных случаях игрок выполняет ровно одно из двух действий карты по своему выбору.
guardians-statement-action-clockwise-order = Ход передаётся по часовой стрелке, пока каждый из оставшихся в бою игроков не выполнит одно действие.
guardians-statement-action-end-immediately-one-left = Когда все герои, кроме одного, вышли из боя, он сразу же заканчивается, какая бы фаза ни шла, и оставшийся герой в нём побеждает.

guardians-statement-flow-battle-end-check = Проверка окончания боя: если остался один герой, его объявляют победителем, иначе бой продолжается.

guardians-statement-first-player-card-not-passed = Карта первого игрока не переходит к другому в конце раунда или боя.
guardians-statement-first-player-only-by-initiative = Игрок становится первым, выполнив действие «Перехват инициативы» карты «Засада».

guardians-statement-flow-round-end-clear-series = Когда все совершили по 3 хода в раунде, все серии приёмов уходят в общий сброс.
guardians-statement-flow-new-round = После того как серии убраны, начинается новый раунд; номер первой карты в нём может быть любым.

guardians-statement-knockout-place-any-free = Эффект, который выкладывает карту «Нокаут», позволяет игроку положить её на любую карту тактики, где «Нокаута» нет.
guardians-statement-knockout-one-per-tactic = На карте тактики лежит не больше одной карты «Нокаут».
guardians-statement-knockout-triggered = Герой, открывший приём, на карте тактики которого лежит «Нокаут», выходит из боя.
guardians-statement-knockout-first-hero-only = «Нокаут» выводит из боя только первого героя, открывшего соответствующий приём.
guardians-statement-knockout-returns-to-stack = Сработавший «Нокаут» возвращается в стопку.
guardians-statement-knockout-remove-any = Эффект, который убирает карту «Нокаут», снимает одну с любой карты тактики и возвращает её в стопку.

guardians-statement-trap-set-flips-tactic = Чтобы поставить ловушку, игрок переворачивает одну карту тактики по своему выбору, лежащую номером вверх, на сторону с ловушкой.
guardians-statement-trap-hits-any-hero = Любой герой, открывший приём, на карте тактики которого стоит ловушка, получает урон — в том числе тот, кто её поставил.
guardians-statement-trap-one-damage = Ловушка наносит 1 урон, то есть герой теряет 1 энергию.
guardians-statement-trap-stays = Сработавшая ловушка остаётся на месте.
guardians-statement-trap-remove-flips-back = Чтобы снять ловушку, игрок переворачивает одну карту тактики по своему выбору, лежащую ловушкой вверх, на сторону с номером.

guardians-statement-elimination-last-energy = Герой, потерявший последнюю энергию, по какой бы причине это ни случилось, выходит из боя; лишний урон пропадает.
guardians-statement-elimination-cannot-lay = Герой, который не может выложить приём, когда это нужно сделать, выходит из боя.
guardians-statement-elimination-last-card-safe = Если герой разыгрывает последнюю карту с руки, это не выводит его из боя.
guardians-statement-elimination-no-lay-no-act = Вышедший из боя герой не выкладывает приёмы.
guardians-statement-elimination-out-no-action = Вышедший из боя герой не выполняет действий, даже если уже выложил карту на этом этапе.
guardians-statement-elimination-not-targetable = Вышедшего из боя героя нельзя выбрать целью.
guardians-statement-elimination-series-discarded = Когда герой выходит из боя, вся его серия сразу уходит в сброс, включая карту, выложенную в этот ход.
guardians-statement-elimination-hand-kept = Игрок, герой которого вышел из боя, сохраняет карты на руке.

guardians-statement-first-player-out-keeps-card = Если в бою участвуют больше двух игроков, вышедший из боя первый игрок сохраняет карту первого игрока.
guardians-statement-first-player-out-left-starts = Пока первый игрок вне боя, первым открывает карту игрок слева от него.

guardians-statement-elimination-simultaneous-cannot-lay = Игроки, которые не могут выложить карту в одной и той же фазе выбора, выходят из боя одновременно.

guardians-statement-victory-simultaneous-all-win = Если из-за того, что выложить карту нечего, одновременно выходят из боя все оставшиеся герои, бой заканчивается и в нём побеждают все они.
guardians-statement-victory-simultaneous-effect-all-win = Если один эффект одновременно выводит из боя всех оставшихся героев, в нём побеждают все они.
guardians-statement-victory-unrevealed-card-ignored = Герой, до которого ещё не дошёл ход, карту не открывает, поэтому может победить и с картой, которая вывела бы его из боя.
guardians-statement-victory-add-win = Число побед победителя на его карте энергии увеличивается на 1.
guardians-statement-victory-winner-series-discarded = Когда бой заканчивается, приёмы, ещё лежащие в сериях, открытые и закрытые, уходят в сброс до подготовки к следующему бою; карты на руках остаются у игроков.
guardians-statement-victory-third-win = Герой, одержавший третью победу, сразу побеждает в игре.
guardians-statement-victory-tie-first-player = Если несколько героев одновременно одержали третью победу и среди них есть первый игрок, побеждает он.
guardians-statement-victory-tie-nearest-clockwise = Если первого игрока среди одновременно одержавших третью победу нет, побеждает претендент, ближайший к нему по часовой стрелке.
guardians-statement-victory-variant-four-wins = Вариант по желанию: при такой ничьей игру можно продолжить до четвёртой победы.
guardians-statement-victory-variant-deciding-battle = Вариант по желанию: при такой ничьей можно провести решающий бой только между претендентами.

guardians-statement-team-four-two-teams = Четыре игрока могут разделиться на синюю и красную команды.
guardians-statement-team-player-counts = Командная игра возможна для 4 игроков (2 команды), 6 игроков (2 или 3 команды) и 8 игроков (2 или 4 команды).
guardians-statement-team-deal-team-cards = Каждому игроку раздают по одной карте команды лицевой стороной вниз.
guardians-statement-team-same-colour-same-team = Игроки с картами одного цвета составляют команду.
guardians-statement-team-alternate-seating = Члены одной команды сидят друг напротив друга, так что команды чередуются вокруг стола.
guardians-statement-team-battle-ends-one-team = Командный бой заканчивается, когда в нём остались герои только одной команды.
guardians-statement-team-simultaneous-both-win = Если последние герои нескольких команд выходят из боя одновременно, в нём побеждает каждая из этих команд.
guardians-statement-team-team-wins-battle = В бою побеждает команда, герои которой в нём остались; её победы считают один раз, на карте энергии одного из её членов.
guardians-statement-team-third-win = Команда, одержавшая третью победу, сразу побеждает в игре.
guardians-statement-team-tie-first-player-team = Если обе команды одержали третью победу одновременно, побеждает команда, в которой первый игрок.

guardians-statement-effect-feint-manoeuvre-knockout = «Обманный манёвр» карты «Планирование» выкладывает одну карту «Нокаут».
guardians-statement-effect-hail-of-blows-two = «Град ударов» карты «Ближний бой» отнимает у одного выбранного героя 2 энергии.
guardians-statement-effect-shoot-to-kill = «Стрельба на поражение» карты «Выстрел» отнимает не меньше 1 энергии и может вывести из боя героя, у которого осталась 1.

guardians-statement-example-full-turn = Пример хода: «Нокаут» Максима позже на том же этапе срабатывает на Кате, а Женя выдерживает ловушку, всё-таки действует, выводит Максима из боя и побеждает.

guardians-statement-merge-technique-decks = При игре с двумя наборами колоды приёмов соединяют в одну и перемешивают.
guardians-statement-merge-battlefield-decks = При игре с двумя наборами колоды полей боя соединяют в одну и перемешивают.
guardians-statement-merge-one-tactic-and-knockout-set = При игре с двумя наборами используют один комплект карт тактик и карт «Нокаут» из любого из них.
guardians-statement-merge-deal-one-hero-per-box = При игре с двумя наборами каждому игроку раздают лицевой стороной вниз по одному герою из каждого набора вместо двух из одного.
guardians-statement-merge-keep-one-return-other = Каждый игрок оставляет одного из двух героев, а другого возвращает в его коробку.

guardians-statement-team-six-eight-mix-cards = Для командной игры с 6 или 8 участниками карты команд обоих наборов перемешивают, не глядя на них, и раздают каждому игроку по одной.
guardians-statement-team-two-teams-by-colour = Если команд две, игроков объединяют по цвету символа.
guardians-statement-team-six-two-teams-remove = При 6 игроках и двух командах сначала убирают одну синюю и одну красную карту.
guardians-statement-team-three-four-by-colour-and-back = Если команд три или четыре, игроков объединяют одновременно по цвету символа и по рубашке карты.
guardians-statement-team-six-three-teams-remove = При 6 игроках и трёх командах сначала убирают две карты с одинаковой рубашкой и одинаковой лицевой стороной.
guardians-statement-team-rotation-seating = Команды рассаживаются по очереди: каждый игрок второй команды сидит слева от игрока первой, каждый игрок третьей — слева от игрока второй и так далее.

guardians-statement-effect-all-opponents-scope = Эффект, применяемый ко всем соперникам, не действует ни на разыгравшего его героя, ни на членов его команды.
guardians-statement-effect-draw-x = «Возьмите X»: игрок берёт X приёмов из колоды на руку.
guardians-statement-effect-stall-guard = С защитой от затягивания (наше правило) с 9-го раунда боя никто не берёт приёмы; об этом говорится в начале этого раунда и при каждом взятии, которое она останавливает.
guardians-statement-effect-reshuffle-discard = Когда колода заканчивается, общий сброс перемешивают и составляют из него новую колоду.
guardians-statement-effect-give-named-technique-search = Если все игроки должны получить определённый приём, в колоде и сбросе ищут нужное число копий, и каждый игрок получает одну.
guardians-statement-effect-give-named-technique-shuffle = После такого поиска колоду перемешивают.
guardians-statement-effect-give-named-technique-short = Если копий не хватает, найденные раздают начиная с игрока справа от первого и далее против часовой стрелки.
guardians-statement-effect-discard-random = «Сбросьте X»: указанный игрок сбрасывает X случайных карт с руки.
guardians-statement-effect-discard-fewer = Игрок, у которого карт меньше X, теряет все.
guardians-statement-effect-discard-none = Игрок, у которого нет карт на руке, от эффекта сброса ничего не теряет и остаётся в бою.
guardians-statement-effect-damage-x = «Нанесите X урона» и «получите X урона»: указанный герой теряет X энергии.
guardians-statement-effect-gain-energy = «Получите X энергии»: энергия героя увеличивается на X.
guardians-statement-effect-trap-before-action = Урон от ловушки герой получает сразу при открытии карты, до её действия.
guardians-statement-effect-trap-before-own-removal = Урон от ловушки герой получает, даже если открытая карта могла бы снять эту ловушку.
guardians-statement-effect-lethal-trap-no-action = Герой, потерявший из-за ловушки последнюю энергию, выходит из боя и действия не выполняет.
guardians-statement-effect-trap-until-battle-end = Ловушка действует до конца боя, если её не снимет какой-либо эффект.
guardians-statement-effect-knockout-over-trap = «Нокаут» можно положить на карту тактики, лежащую ловушкой вверх.
guardians-statement-effect-knockout-no-action = Герой, выведенный из боя картой «Нокаут», не выполняет действие открытой карты.
guardians-statement-effect-knockouts-return-at-battle-end = В конце боя карты «Нокаут», оставшиеся на картах тактик, возвращаются в стопку.
guardians-statement-effect-initiative-when-first-out = «Перехват инициативы» можно применить и тогда, когда первый игрок вне боя: его карту забирают, но единицу утраченного символа никто не получает.
guardians-statement-effect-initiative-by-first-player = Если «Перехват инициативы» выполняет первый игрок, 1 единицу напечатанного символа получает он сам.
guardians-statement-effect-initiative-old-first-player = Если «Перехват инициативы» выполняет другой игрок, прежний первый игрок, участвующий в бою, получает 1 единицу напечатанного символа.
guardians-statement-effect-initiative-skip-acted = «Перехват инициативы» сразу меняет порядок хода: следующим действует ближайший слева от выполнившего его игрок, который ещё не ходил; уже ходивших пропускают.
guardians-statement-effect-stun-show-hand = «Оглушение» карты «Засада»: если у игрока нет названного приёма, он показывает карты на руке всем.
guardians-statement-effect-explosives-vantage-own-trap = «Взрывчатка» (карта «Арсенал»), снимающая ловушку с собственной карты тактики, делает это только после того, как получен урон от этой ловушки.
guardians-statement-effect-vantage-own-trap = «Выгодная позиция» (карта «Планирование»), снимающая ловушку с собственной карты тактики, делает это только после того, как получен урон от этой ловушки.
guardians-statement-effect-stance-protects-knockout = «Защитная стойка» карты «Оборона» защищает от карт «Нокаут».
guardians-statement-effect-stance-protects-hail = «Защитная стойка» защищает от «Града ударов».
guardians-statement-effect-stance-protects-shot = «Защитная стойка» защищает от обоих действий карты «Выстрел».
guardians-statement-effect-stance-nothing-else = Больше «Защитная стойка» ни от чего не защищает: ни от ловушек, ни от «Подката», ни от «Оглушения», ни от другого действия карты «Ближний бой», ни от слишком низкого номера.
guardians-statement-effect-stance-marker = Чтобы обозначить стойку, карту «Оборона» поворачивают на 90 градусов.
guardians-statement-effect-stance-duration = Стойка длится, пока повёрнутая «Оборона» лежит в серии приёмов.
guardians-statement-effect-stance-knockout-returned = Защищённый герой, попав на «Нокаут», возвращает эту карту в стопку и остаётся в бою.
guardians-statement-effect-stance-targetable = Героя в стойке можно выбрать целью «Града ударов», но урона он не получает.
guardians-statement-effect-tackle-suppress-empty-hand = «Подкат» карты «Уловка» и «Заградительный огонь» карты «Выстрел» ничего не делают с игроками, у которых нет карт на руке.
guardians-statement-effect-tackle-suppress-may-target-empty = Игрока без карт на руке всё равно можно выбрать целью «Подката» или «Заградительного огня».
guardians-statement-effect-empty-hand-stays-until-lay = Герой без карт на руке остаётся в бою, пока ему не нужно будет выложить приём.
guardians-statement-effect-stance-not-against-own-card = «Защитная стойка» не защищает от «Нокаута», лежащего на карте тактики самой «Обороны», которая её создаёт; защищает только «Оборона», повёрнутая в серии раньше.

## Примечания и основания.

guardians-note-components-tactic-number = Вывод из правил: в книге сказано лишь, что у карт тактик есть сторона с номером и что на них показаны все приёмы; сами номера от 1 до 7 — наши.
guardians-note-components-team-cards = То, что из 4 карт 2 красные и 2 синие, следует из правил командной игры для 4, 6 и 8 участников.
guardians-note-components-reference-cards = Что напечатано на карте-памятке, в книге правил не сказано.
guardians-note-components-first-player-card = Карта одна и при игре с двумя наборами (вывод из правил).

guardians-note-hero-active-once-per-battle = Наше поле боя «Особняк Мстителей» даёт ещё одно применение, начиная со 2-го раунда (поля боя могут менять правила).
guardians-note-hero-passive-always-on = Наши способности, в которых назван свой предел (Дракс, Космо), его сохраняют.

guardians-note-overview-all-players-in-each-battle = Единственное исключение — решающий бой, который проводят по желанию.
guardians-note-overview-out-hero-unaffected = Среди наших приёмов нет действий на всех соперников; если такой добавят, он тоже не должен действовать на вышедших из боя.

guardians-note-battle-setup-discard-down-to-five = Какие карты сбрасывать, не сказано; наше решение: по выбору игрока.
guardians-note-battle-setup-draft-counter-clockwise = То, что первый игрок выбирает последним, следует из начала и направления круга.
guardians-note-battle-setup-five-plus-needs-both-boxes = Наименьшее число игроков 2 и наибольшее 8 взяты из напечатанной таблицы.

guardians-note-action-reveal-check-order = Наше решение: в книге определено лишь, что «Нокаут» и ловушка срабатывают до действия.
guardians-note-action-one-of-two = Единственный способ выполнить и другое действие — наша способность Звёздного Лорда.

guardians-note-first-player-card-not-passed = Наше поле боя «Хеликарриер» передаёт эту карту в конце раунда.

guardians-note-flow-new-round = То, что номер первой карты ничем не ограничен, — вывод: слева от неё карт нет.

guardians-note-knockout-one-per-tactic = Если свободной карты тактики нет, не происходит ничего — это наше решение.

guardians-note-elimination-last-energy = То, что лишний урон пропадает, — вывод из правил.
guardians-note-elimination-cannot-lay = То, что выложить приём не может лишь игрок без карт на руке, — вывод из правила о блефе в разделе «Победа в бою».

guardians-note-first-player-out-left-starts = То, что соседа слева, если и он вне боя, пропускают, — вывод из правил.

guardians-note-victory-simultaneous-effect-all-win = Наше решение: в книге описан лишь случай, когда выложить карту нечего.
guardians-note-victory-winner-series-discarded = Вывод: в книге серии убирают только в конце раунда и при выходе из боя, но новый бой начинается с новых серий.
guardians-note-victory-variant-four-wins = Новая ничья при четырёх победах разрешается по напечатанному правилу о ничьей (наше решение).
guardians-note-victory-variant-deciding-battle = Новая ничья в этом бою разрешается по напечатанному правилу о ничьей (наше решение).

guardians-note-team-player-counts = Вывод: описано только такое число игроков; 3 и 4 команды следуют из пар карт с одинаковыми цветом и рубашкой.
guardians-note-team-simultaneous-both-win = Вывод из правила о ничьей при третьей победе.
guardians-note-team-tie-first-player-team = Если команд 3 или 4 и первого игрока нет ни в одной из претендующих, побеждает та из них, член которой сидит ближе всех к первому игроку по часовой стрелке (наше решение по образцу ничьей в обычной игре).

guardians-note-effect-shoot-to-kill = Ровно 1 урон каждому из не более чем 2 соперников — наше решение.
guardians-note-effect-all-opponents-scope = Ни один приём нашего набора не действует на всех соперников сразу; правило определяет, кого такой эффект касается.
guardians-note-effect-draw-x = Единственное исключение — наша защита от затягивания (она выключена, пока игроки её не включат).
guardians-reason-effect-stall-guard = В книге сказано, что игрок должен брать карты, поэтому по умолчанию защита выключена. При желании бой можно затягивать без конца картами, которые дают больше карт, чем стоят; настройка нужна тем, кто хочет, чтобы бой закончился.
guardians-note-effect-reshuffle-discard = То же при доборе карт до 5: ответ издателя от 13.07.2019.
guardians-note-effect-initiative-when-first-out = Символ в тексте книги утрачен; наше прочтение: урон. Выбирается в настройках игры.
guardians-note-effect-initiative-by-first-player = Символ в тексте книги утрачен; наше прочтение: урон. Выбирается в настройках игры.
guardians-note-effect-initiative-old-first-player = Вывод из двух напечатанных частных случаев (первый игрок вне боя — символ не получает никто; действие выполняет первый игрок — получает он сам). Какой это символ — наше решение, выбирается в настройках игры.
guardians-note-effect-stun-show-hand = Что происходит, если названный приём у игрока есть, — наше решение.
guardians-note-effect-stance-protects-hail = Наша героиня Гамора не считается с этой стойкой (такова её способность).
guardians-note-effect-stance-protects-shot = То, что героя в стойке можно выбрать целью действий «Выстрела», — наше решение; в книге это сказано о «Граде ударов».
guardians-note-effect-stance-nothing-else = Вывод: в книге названы только карты «Нокаут», «Град ударов» и оба действия «Выстрела».
guardians-note-effect-stance-not-against-own-card = Взято из ответа издателя от 16.07.2019 о наборе «Мстители», а не из книги правил; применяется здесь, потому что приёмы в обоих наборах общие (вывод).
