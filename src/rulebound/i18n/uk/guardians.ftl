### «Вартові Галактики: Битва супергероїв»

guardians-title = Вартові Галактики: Битва супергероїв
guardians-line = Таємно викладайте прийоми, обходьте пастки й карти «Нокаут», залиштеся в бою останнім: три виграні бої приносять перемогу в грі.
guardians-result = { PERSON($side) ->
    [you] Ви перемагаєте
   *[other] { $side } перемагає
 } у грі!
guardians-team = Команда { $n }
guardians-team-by-lot = за жеребом: { $teams }

## Перед грою

guardians-option-players = Гравці
guardians-option-boxes = Набори
guardians-option-boxes-guardians = лише «Вартові Галактики»
guardians-option-boxes-both = обидва: «Вартові Галактики» і «Месники»
guardians-option-teams = Команди
guardians-option-teams-0 = немає, кожен за себе
guardians-option-teams-2 = дві команди
guardians-option-teams-3 = три команди
guardians-option-teams-4 = чотири команди
guardians-option-variant = Якщо останню перемогу здобули кілька претендентів одразу
guardians-option-variant-none = перемагає перший гравець або найближчий до нього за годинниковою стрілкою
guardians-option-variant-four-wins = грати до четвертої перемоги
guardians-option-variant-deciding-battle = провести між ними вирішальний бій
guardians-option-stall-guard = З 9-го раунду бою карт не беруть
guardians-option-stall-guard-true = так, щоб кожен бій скінчився
guardians-option-stall-guard-false = ні
guardians-option-initiative-icon = Коли перехоплюють ініціативу, колишній перший гравець
guardians-option-initiative-icon-damage = отримує 1 поранення
guardians-option-initiative-icon-energy = отримує 1 енергію

guardians-refused-players = У цю гру грають від 2 до 8 гравців, а не { $players }.
guardians-refused-boxes = { $players ->
    [one] Для { $players } гравця
   *[other] Для { $players } гравців
 } потрібні обидва набори: «Вартові Галактики» і «Месники».
guardians-refused-teams = Так поділитися не можна (гравців { $players }, команд { $teams }): виберіть 2 команди на 4, 6 або 8 гравців, 3 команди на 6, 4 команди на 8.

## Кроки гри

guardians-step-set-up = Підготовка до гри
guardians-step-prepare-battle = Підготовка до бою
guardians-step-cut-hands = Карти в руці
guardians-step-draft = Драфт
guardians-step-start-round = Початок раунду
guardians-step-select = Вибір карт
guardians-step-act = Виконання дій
guardians-step-end-round = Кінець раунду
guardians-step-end = Гру завершено

## The phases of a round, in the top bar

guardians-moment-select = Вибір карт
guardians-moment-act = Дії
guardians-moment-battle-end = Кінець бою?
guardians-moment-round-end = Кінець раунду?

## Що лежить на столі

guardians-area-middle = Центр столу

guardians-zone-hero = Герой
guardians-zone-dealt = Роздані герої
guardians-zone-series = Серія прийомів
guardians-zone-hand = Рука
guardians-zone-battlefield = Поле бою
guardians-zone-layout = Драфт
guardians-zone-deck = Колода прийомів
guardians-zone-discard = Відбій
guardians-zone-battlefield-deck = Колода полів бою
guardians-zone-battlefield-discard = Відбій полів бою

guardians-counter-energy = Енергія
guardians-counter-wins = Перемоги
guardians-counter-team = Команда
guardians-counter-battle = Бій
guardians-counter-round = Раунд
guardians-counter-stage = Етап
guardians-counter-knockouts = Карти «Нокаут» у стосі

guardians-mark-first-player = перший гравець
guardians-mark-out = поза боєм
guardians-mark-stance = захисна стійка
guardians-mark-used = властивість застосовано
guardians-mark-turned = повернута
guardians-mark-trap = пастка
guardians-mark-knockout = «Нокаут»

guardians-unit-round = бій
guardians-unit-rounds = боїв
guardians-figure-energy-lost = втрачено енергії
guardians-figure-out-of-battle = разів вибували з бою
guardians-figure-traps = спрацювало пасток
guardians-kind-technique = Прийом
guardians-kind-hero = Герой
guardians-kind-battlefield = Поле бою
guardians-kind-team = Карта команди

guardians-stat-number = Номер
guardians-icon-active = Активна: один раз за бій
guardians-icon-passive = Пасивна: діє постійно

guardians-set-guardians = Вартові Галактики
guardians-set-avengers = Месники
guardians-faction-technique = Прийом
guardians-faction-guardians = Вартові Галактики
guardians-faction-avengers = Месники
guardians-faction-red = Червона
guardians-faction-blue = Синя

guardians-house-number = номер
guardians-house-name = назва
guardians-house-text = текст
guardians-house-ability = властивість
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

guardians-back-technique = карта прийому
    .acc = карту прийому
    .gender = f
guardians-back-hero-guardians = карта героя «Вартових Галактики»
guardians-back-hero-avengers = карта героя «Месників»
guardians-back-battlefield-guardians = карта поля бою «Вартових Галактики»
guardians-back-battlefield-avengers = карта поля бою «Месників»
guardians-back-team = карта команди

## Імена й назви

guardians-card-trick = Виверт
guardians-card-defence = Оборона
guardians-card-ambush = Засідка
guardians-card-arsenal = Арсенал
guardians-card-planning = Планування
guardians-card-shot = Постріл
guardians-card-melee = Ближній бій

guardians-action-tackle = Підкат
guardians-action-false-trail = Хибний слід
guardians-action-defensive-stance = Захисна стійка
guardians-action-breather = Перепочинок
guardians-action-seize-initiative = Перехоплення ініціативи
guardians-action-stun = Оглушення
guardians-action-explosives = Вибухівка
guardians-action-resupply = Поповнення запасів
guardians-action-feint-manoeuvre = Обманний маневр
guardians-action-vantage-point = Вигідна позиція
guardians-action-shoot-to-kill = Стрільба на ураження
guardians-action-suppressive-fire = Загороджувальний вогонь
guardians-action-hail-of-blows = Град ударів
guardians-action-grapple = Захват

guardians-card-star-lord = Зоряний Лорд
guardians-card-rocket = Ракета
guardians-card-mantis = Мантіс
guardians-card-yondu = Йонду
guardians-card-adam-warlock = Адам Ворлок
guardians-card-gamora = Ґамора
guardians-card-drax = Дракс
guardians-card-groot = Ґрут
guardians-card-nebula = Небула
guardians-card-cosmo = Космо
guardians-card-iron-man = Залізна Людина
guardians-card-captain-america = Капітан Америка
guardians-card-thor = Тор
guardians-card-hawkeye = Соколине Око
guardians-card-doctor-strange = Доктор Стрендж
guardians-card-hulk = Галк
guardians-card-black-widow = Чорна Вдова
guardians-card-spider-man = Людина-Павук
guardians-card-black-panther = Чорна Пантера
guardians-card-captain-marvel = Капітан Марвел

guardians-card-knowhere = Ноувер
guardians-card-xandar = Ксандар
guardians-card-kyln = Кілн
guardians-card-morag = Мораґ
guardians-card-ego = Планета Его
guardians-card-sovereign = Суверен
guardians-card-contraxia = Контраксія
guardians-card-sanctuary = Святилище
guardians-card-hala = Хала
guardians-card-sakaar = Арена Грандмайстра
guardians-card-museum = Музей Колекціонера
guardians-card-death = Володіння Смерті
guardians-card-tower = Вежа Старка
guardians-card-helicarrier = Гелікаррієр
guardians-card-wakanda = Ваканда
guardians-card-asgard = Асґард
guardians-card-sanctum = Санктум Санкторум
guardians-card-savage-land = Дика Земля
guardians-card-latveria = Латверія
guardians-card-hydra = База Гідри
guardians-card-manhattan = Вулиці Мангеттена
guardians-card-mansion = Маєток Месників
guardians-card-quantum = Квантовий світ
guardians-card-raft = Рафт

guardians-card-team-red-guardians = Червона команда (сорочка «Вартових»)
guardians-card-team-blue-guardians = Синя команда (сорочка «Вартових»)
guardians-card-team-red-avengers = Червона команда (сорочка «Месників»)
guardians-card-team-blue-avengers = Синя команда (сорочка «Месників»)

## Про що питають гравця і що можна відповісти

guardians-ask-keep = Якого героя ви вибираєте?
guardians-do-keep = Герой: { $on }
guardians-ask-cut = { $n ->
    [1] У руці зайва карта. Яку скинути?
    [one] У руці { $n } зайва карта. Яку скинути першою?
    [few] У руці { $n } зайві карти. Яку скинути першою?
   *[other] У руці { $n } зайвих карт. Яку скинути першою?
 }
guardians-do-cut = Скинути: { $on }
guardians-ask-draft = Драфт: яку карту взяти в руку?
guardians-do-draft = Взяти: { $on }
guardians-ask-lay = Яку карту викласти долілиць?
guardians-do-lay = Викласти: { $on }
guardians-ask-act = { $by }: яку з двох дій виконати?
guardians-do-act = { $on }
guardians-ask-before-reveal = { $by }: { $does } Застосувати?
guardians-ask-after-action = { $by }: { $does } Застосувати?
guardians-ask-prevent = { $who } завдає вам поранень ({ $n }). { $by }: { $does } Застосувати?
guardians-ask-survive = { $by } втрачає останню енергію. { $does } Застосувати?
guardians-do-use-ability = Застосувати властивість: { $on }
guardians-do-decline = Не зараз
guardians-ask-swap = Яку карту з руки викласти замість уже викладеної?
guardians-do-swap = Замінити на: { $on }
guardians-ask-hail = Град ударів: якому супернику завдати { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }?
guardians-do-hail = Ціль: { $on }
guardians-ask-grapple = Захват: якому супернику завдати { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }?
guardians-do-grapple = Ціль: { $on }
guardians-ask-shot = Стрільба на ураження: якому супернику завдати поранень ({ $damage })? Можна вибрати ще { $n }.
guardians-do-shot = Ціль: { $on }
guardians-ask-hero = Властивість героя: якому супернику завдати поранень ({ $damage })? Можна вибрати ще { $n }.
guardians-note-energy = Енергія: { $n }
guardians-note-hand = Карт у руці: { $n }
guardians-do-hero = Ціль: { $on }
guardians-ask-make-discard = { $n ->
    [one] Який суперник скине { $n } випадкову карту?
    [few] Який суперник скине { $n } випадкові карти?
   *[other] Який суперник скине { $n } випадкових карт?
 }
guardians-do-make-discard = Ціль: { $on }
guardians-ask-stun = Оглушення: хто із суперників ціль?
guardians-do-stun = Ціль: { $on }
guardians-ask-name = Оглушення: який прийом назвати?
guardians-do-name = Назвати: { $on }
guardians-ask-read-mind = Чиї карти в руці подивитися?
guardians-do-read-mind = Ціль: { $on }
guardians-ask-traps = Поставити пастки чи зняти?
guardians-do-set-traps = Поставити пастки
guardians-do-remove-traps = Зняти пастки
guardians-ask-set-trap = На яку карту тактики поставити пастку?
guardians-do-set-trap = Поставити пастку: { $on }
guardians-ask-remove-trap = З якої карти тактики зняти пастку?
guardians-do-remove-trap = Зняти пастку: { $on }
guardians-ask-place-knockout = На яку карту тактики викласти карту «Нокаут»?
guardians-do-place-knockout = Викласти «Нокаут»: { $on }
guardians-ask-remove-knockout = З якої карти тактики прибрати карту «Нокаут»?
guardians-do-remove-knockout = Прибрати «Нокаут»: { $on }
guardians-do-done = Готово

guardians-note-out = Номер не підходить: ви вийдете з бою
guardians-note-knockout = «Нокаут»: ви вийдете з бою
guardians-note-stance = «Нокаут»: стійка захистить
guardians-note-trap = Пастка: { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }

## Що має бути правдою

guardians-needs-is-in-battle = Герой у бою
guardians-needs-is-an-opponent = Герой — суперник
guardians-needs-is-not-chosen-yet = Героя ще не вибрано
guardians-needs-shows-number = Карта тактики лежить номером догори
guardians-needs-shows-trap = Карта тактики лежить пасткою догори
guardians-needs-has-no-knockout = На карті тактики немає карти «Нокаут»
guardians-needs-has-knockout = На карті тактики лежить карта «Нокаут»
guardians-needs-is-in-your-hand = Карта у вашій руці
guardians-needs-your-hero-is-in-battle = Ваш герой у бою
guardians-needs-it-is-the-select-phase = Триває фаза вибору карт

## Що сталося

guardians-log-team-cards = Усі отримують по карті команди долілиць.
guardians-log-team = Команда { $n }: { $players }.
guardians-log-first = { PERSON($player) ->
    [you] За жеребом ви — перший гравець
   *[other] Першого гравця визначено жеребом: { $player }
 }.
guardians-log-keeps = { PERSON($player) ->
    [you] Ви вибираєте
   *[other] { $player } вибирає
 } героя: { $hero }.

guardians-log-battle = Починається бій { $n }.
guardians-log-battlefield = Поле бою: { $card }.
guardians-log-energy-reset = Енергія кожного героя на початку бою: { $n }.
guardians-log-lays-out = Для драфту викладено: { $cards }.
guardians-log-drafts = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } в руку карту «{ $card }».
guardians-log-left-over = Залишилися й ідуть у відбій: { $cards }.

guardians-log-round = Починається раунд { $round }.
guardians-log-stall-guard = Від цього раунду й до кінця бою ніхто не бере карт.
guardians-log-phase-select = Раунд { $round }, етап { $stage }: усі вибирають карти.
guardians-log-lays = { PERSON($player) ->
    [you] Ви викладаєте
   *[other] { $player } викладає
 } долілиць { GENDER($card) ->
    [f] { CASE($card, "acc") }
   *[m] карту «{ $card }»
 }.
guardians-log-phase-act = Усі карти викладено: герої виконують дії.
guardians-log-reveals = { PERSON($player) ->
    [you] Ви відкриваєте
   *[other] { $player } відкриває
 } карту «{ $card }».
guardians-log-forgiven = { PERSON($player) ->
    [you] Ви один раз за раунд можете
   *[other] { $player } один раз за раунд може
 } так порушити порядок номерів: карта «{ $card }» підходить.
guardians-log-acts = { PERSON($player) ->
    [you] Ви виконуєте
   *[other] { $player } виконує
 } дію «{ $action }».
guardians-log-uses-ability = { PERSON($player) ->
    [you] Ви застосовуєте
   *[other] { $player } застосовує
 } властивість героя ({ $hero }).
guardians-log-swaps = { PERSON($player) ->
    [you] Ви замінюєте
   *[other] { $player } замінює
 } викладену карту іншою.
guardians-log-phase-battle-end = Бій триває.
guardians-log-phase-round-end = Етап { $stage } завершено.
guardians-log-round-over = Раунд { $round } завершено: усі серії прийомів ідуть у відбій.

guardians-log-draws = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 }: { $cards }.
guardians-log-no-draw = { PERSON($player) ->
    [you] Ви більше не берете
   *[other] { $player } більше не бере
 } карт у цьому бою.
guardians-log-discards = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 }: { $cards }.
guardians-log-shows = { PERSON($player) ->
    [you] Ви показуєте
   *[other] { $player } показує
 } всім карти в руці: { $cards }.
guardians-log-shows-one = { PERSON($player) ->
    [you] Ви таємно показуєте
   *[other] { $player } таємно показує
 } карти в руці: { $cards }.
guardians-log-passes = { PERSON($player) ->
    [you] Ви передаєте
   *[other] { $player } передає
 } { GENDER($card) ->
    [f] { CASE($card, "acc") }
   *[m] карту «{ $card }»
 }. { PERSON($to) ->
    [you] Отримуєте її ви
   *[other] Отримує її { $to }
 }.
guardians-log-is-given = { PERSON($player) ->
    [you] Ви отримуєте
   *[other] { $player } отримує
 } карту «{ $card }».
guardians-log-reshuffles = { $n ->
    [one] Відбій перемішано, у новій колоді { $n } карта.
    [few] Відбій перемішано, у новій колоді { $n } карти.
   *[other] Відбій перемішано, у новій колоді { $n } карт.
 }
guardians-log-guards-hand = { PERSON($player) ->
    [you] Ви не скидаєте і не показуєте
   *[other] { $player } не скидає і не показує
 } карт.

guardians-log-gains = { PERSON($player) ->
    [you] Ви отримуєте
   *[other] { $player } отримує
 } { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
  }, тепер { $energy }.
guardians-log-loses = { PERSON($player) ->
    [you] Ви втрачаєте
   *[other] { $player } втрачає
 } { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
  }, залишається { $energy }.
guardians-log-stance = { PERSON($player) ->
    [you] Ви стаєте
   *[other] { $player } стає
 } в захисну стійку: карту «{ $card }» повернуто.
guardians-log-lessened = { PERSON($player) ->
    [you] Ви
   *[other] { $player }
 } { $n ->
    [0] { PERSON($player) ->
        [you] не отримуєте
       *[other] не отримує
     } цих поранень
   *[other] { PERSON($player) ->
        [you] отримуєте
       *[other] отримує
     } лише { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
      }
 }.
guardians-log-prevented = { PERSON($player) ->
    [you] Ви запобігаєте
   *[other] { $player } запобігає
 } пораненням.
guardians-log-survives = { PERSON($player) ->
    [you] Ви залишаєтеся
   *[other] { $player } залишається
 } в бою.
guardians-log-stance-holds = { PERSON($player) ->
    [you] Ви у захисній стійці
   *[other] { $player } у захисній стійці
 }: ефект не діє.
guardians-log-names = Оглушення: { PERSON($player) ->
    [you] ви називаєте
   *[other] { $player } називає
 } прийом «{ $technique }»; ціль: { PERSON($target) ->
    [you] ви
   *[other] { $target }
 }.
guardians-log-takes-first = { PERSON($player) ->
    [you] Карту першого гравця отримуєте ви
   *[other] Карту першого гравця отримує { $player }
 }.
guardians-log-refreshes = Застосовані карти героїв перевернуто горілиць: їхні властивості знову можна застосувати.

guardians-log-trap-set = На карту тактики «{ $tactic }» поставлено пастку.
guardians-log-trap-removed = З карти тактики «{ $tactic }» знято пастку.
guardians-log-trap-springs = { PERSON($player) ->
    [you] Ви потрапляєте
   *[other] { $player } потрапляє
 } в пастку на карті тактики «{ $card }».
guardians-log-trap-spared = { PERSON($player) ->
    [you] Ви не отримуєте
   *[other] { $player } не отримує
 } поранень від першої пастки в цьому бою.
guardians-log-knockout-placed = На карту тактики «{ $tactic }» викладено карту «Нокаут».
guardians-log-knockout-returned = Карта «Нокаут» із карти тактики «{ $tactic }» повертається у стос.
guardians-log-leaves-number = { PERSON($player) ->
    [you] Ви виходите
   *[other] { $player } виходить
 } із бою: номер карти не підходить до серії.
guardians-log-leaves-knockout = { PERSON($player) ->
    [you] Ви виходите
   *[other] { $player } виходить
 } із бою: «Нокаут».
guardians-log-leaves-energy = { PERSON($player) ->
    [you] Ви виходите
   *[other] { $player } виходить
 } із бою: енергії не залишилося.
guardians-log-leaves-cards = { PERSON($player) ->
    [you] Ви виходите
   *[other] { $player } виходить
 } із бою: немає карти, яку можна викласти.

guardians-log-battle-over = Бій завершено.
guardians-log-wins-battle = { PERSON($side) ->
    [you] Ви перемагаєте
   *[other] { $side } перемагає
 } в бою. Перемог: { $wins }.
guardians-log-four-wins = Третю перемогу здобули кілька претендентів одразу: гра триває до четвертої.
guardians-log-deciding-battle = Третю перемогу здобули кілька претендентів одразу: між ними буде вирішальний бій.
guardians-log-wins-game = { PERSON($side) ->
    [you] Ви перемагаєте
   *[other] { $side } перемагає
 } у грі!

## Тексти карт: ефекти, у порядку виконання

guardians-effect-draw = візьміть { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
    .third = бере { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
guardians-effect-gain = отримайте { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
 }
    .third = отримує { $n ->
        [one] { $n } енергію
       *[other] { $n } енергії
    }
guardians-effect-stance = поверніть цю карту; поки вона лежить повернутою в серії прийомів, ви захищені від карт «Нокаут», дії «Град ударів» і обох дій карти «Постріл»
guardians-effect-other-action = виконайте другу дію щойно зіграної карти
guardians-effect-swap-laid = поверніть викладену карту в руку й викладіть замість неї іншу долілиць
guardians-effect-seize-initiative = візьміть карту першого гравця; колишній перший гравець, якщо він у бою, отримує 1 поранення, навіть якщо це ви (натомість 1 енергію, якщо так вирішено перед грою)
guardians-effect-damage-one = завдайте { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 } одному супернику
guardians-effect-damage-up-to = завдайте по { $n ->
    [one] { $n } пораненню
    [few] { $n } поранення
   *[many] { $n } поранень
 } щонайбільше { $most ->
    [one] { $most } супернику
   *[other] { $most } суперникам
 }
guardians-effect-damage-neighbours = завдайте по { $n ->
    [one] { $n } пораненню
    [few] { $n } поранення
   *[many] { $n } поранень
 } найближчим суперникам у бою ліворуч і праворуч від вас
guardians-effect-they-discard = { $n ->
    [one] суперник на ваш вибір скидає { $n } випадкову карту
    [few] суперник на ваш вибір скидає { $n } випадкові карти
   *[other] суперник на ваш вибір скидає { $n } випадкових карт
 }
guardians-effect-culprit-discards = { $n ->
    [one] цей суперник скидає { $n } випадкову карту
    [few] цей суперник скидає { $n } випадкові карти
   *[other] цей суперник скидає { $n } випадкових карт
 }
guardians-effect-stun = назвіть суперника і прийом; якщо цей прийом є в нього в руці, він скидає одну таку карту й отримує { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }, а якщо ні, показує всім карти в руці
guardians-effect-read-mind = { $n ->
    [one] суперник на ваш вибір показує вам карти в руці й скидає { $n } випадкову; якщо він скинув хоча б одну, візьміть 1 карту
    [few] суперник на ваш вибір показує вам карти в руці й скидає { $n } випадкові; якщо він скинув хоча б одну, візьміть 1 карту
   *[other] суперник на ваш вибір показує вам карти в руці й скидає { $n } випадкових; якщо він скинув хоча б одну, візьміть 1 карту
 }
guardians-effect-suffer-knockout = отримайте { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }
guardians-effect-set-trap = поставте пастку
guardians-effect-remove-trap = можете зняти пастку
guardians-effect-place-knockout = викладіть карту «Нокаут» на карту тактики, де її немає
guardians-effect-remove-knockout = можете прибрати карту «Нокаут»
guardians-effect-set-or-remove-traps = { $n ->
    [one] поставте до { $n } пастки або зніміть до { $n } пастки
   *[other] поставте до { $n } пасток або зніміть до { $n } пасток
 }
guardians-effect-each-hero = кожен, хто в бою, { CASE($deeds, "third") }
guardians-effect-damage-all = кожен герой у бою отримує { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }
guardians-effect-traps-on = пастки ставляться на карти тактик: { $techniques }
guardians-effect-random-trap = випадкова карта тактики перевертається пасткою догори
guardians-effect-random-knockout = карта «Нокаут» викладається на випадкову карту тактики, де її немає
guardians-effect-give-technique = усі, хто в бою, отримують по карті «{ $technique }»
guardians-effect-pass-first-player = карта першого гравця переходить до наступного за годинниковою стрілкою гравця, чий герой у бою
guardians-effect-refresh-heroes = усі застосовані карти героїв знову перевертаються горілиць
guardians-effect-pass-cards = усі, хто в бою, передають випадкову карту з руки найближчому ліворуч герою в бою

## Тексти карт: дії, герої, поля бою

guardians-text-effects = { CAPITAL($effects) }.
guardians-text-action = { $action }: { CAPITAL($effects) }.
guardians-text-before-reveal = Перш ніж відкрити карту: { CAPITAL($effects) }.
guardians-text-after-action = Після своєї дії: { CAPITAL($effects) }.
guardians-text-prevents-damage = Коли суперник завдає вам поранень: Запобігніть їм.
guardians-text-cheats-death = Коли поранення забирає останню енергію: Натомість у вас залишається { $n ->
    [one] { $n } енергія
   *[other] { $n } енергії
 }. Скиньте 1 випадкову карту.
guardians-text-ignores-stance = Захисна стійка не захищає суперників від ваших дій.
guardians-text-when-hurting = Щоразу, коли через завдані вами поранення суперник втрачає енергію: { CAPITAL($effects) }.
guardians-text-prevents-first-trap = У кожному бою ви не отримуєте поранень від першої пастки.
guardians-text-on-reveal = Коли ви відкриваєте карту «{ $technique }», перед її дією: { CAPITAL($effects) }.
guardians-text-when-hurt = Щоразу, коли ви втрачаєте енергію через поранення й залишаєтеся в бою: { CAPITAL($effects) }.
guardians-text-when-hurt-by-opponent = Щоразу, коли ви втрачаєте енергію через поранення від суперника й залишаєтеся в бою: { CAPITAL($effects) }.
guardians-text-forgives = Один раз за раунд ваша карта може порушити порядок номерів, але рівно на { $n }.
guardians-text-guards-hand = Суперники не можуть змусити вас скинути чи показати карти.
guardians-text-survives-knockout = Карта «Нокаут» не виводить вас із бою. Вона повертається у стос; натомість { $effects }.
guardians-text-caps-damage = Якщо ви маєте отримати за раз більше поранень, ніж { $n }, отримайте лише { $n }. Щоразу, коли це стається і ви залишаєтеся в бою: { CAPITAL($effects) }.
guardians-text-when-gaining = Щоразу, коли ефект дає вам енергію: { CAPITAL($effects) }.

guardians-text-start-energy = { $n ->
    [one] Усі починають цей бій, маючи { $n } енергію.
   *[other] Усі починають цей бій, маючи { $n } енергії.
 }
guardians-text-hand-size = { $n ->
    [one] Перед драфтом усі доводять руку до { $n } карти.
   *[other] Перед драфтом усі доводять руку до { $n } карт.
 }
guardians-text-draft-passes = { $n ->
    [one] На драфті кожен бере { $n } карту.
    [few] На драфті кожен бере { $n } карти.
   *[other] На драфті кожен бере { $n } карт.
 }
guardians-text-trap-damage = Пастка завдає { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }.
guardians-text-stages = { $n ->
    [one] У раунді { $n } етап.
    [few] У раунді { $n } етапи.
   *[other] У раунді { $n } етапів.
 }
guardians-text-falling = Номери в серії прийомів не повинні зростати: номер карти має бути меншим за номер карти ліворуч або дорівнювати йому.
guardians-text-clockwise = Герої виконують дії проти годинникової стрілки.
guardians-text-stance-protects = Захисна стійка захищає лише від { $sources }.
guardians-source-knockout = карт «Нокаут»
guardians-source-hail = дії «Град ударів»
guardians-source-shot = обох дій карти «Постріл»
guardians-text-knockouts-are-traps = Замість того щоб викласти карту «Нокаут», поставте пастку.
guardians-text-abilities = Властивості героїв не діють.
guardians-text-discard-bonus = { $n ->
    [one] Якщо суперник змушує вас скинути випадкові карти, скиньте на { $n } карту більше.
    [few] Якщо суперник змушує вас скинути випадкові карти, скиньте на { $n } карти більше.
   *[other] Якщо суперник змушує вас скинути випадкові карти, скиньте на { $n } карт більше.
 }
guardians-text-first-damage-less = Коли герой уперше в цьому бою отримує поранення, їх на { $n } менше.
guardians-text-gains-for-outs = За кожного іншого героя, якого завдані вами поранення виводять із бою, отримайте { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
 }.
guardians-text-after-draft = Після драфту { $effects }.
guardians-text-round-start = На початку кожного раунду { $effects }.
guardians-text-from-round = На початку кожного раунду, починаючи з раунду { $n }, { $effects }.
guardians-text-only-round = На початку раунду { $n } { $effects }.
guardians-text-round-end = Наприкінці кожного раунду { $effects }.

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

guardians-feature-battles = виграні бої
    .better = перевага у виграних боях
guardians-feature-strength = сила в цьому бою
    .better = сильніша позиція в цьому бою
