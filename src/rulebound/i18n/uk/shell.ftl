### Повідомлення ядра і слова, спільні для всіх ігор.

language-name = Українська

seat = Гравець { $n }
seat-you = { $name } (ви)
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас

## Списки (пояснення в en/shell.ftl)

list = { $before }, { $next }
    .last = { $before } і { $next }
    .times = { $n } × { $item }
    .none = немає
list-cards = { $before }, { $next }
    .last = { $before }, { $next }
    .times = { $n } × { $item }
    .none = карт немає
list-places = { $before }, { $next }
    .last = { $before } і { $next }
list-branches = { $before }; { $next }
    .last = { $before }; або { $next }
list-effects = { $before }. { CAPITAL($next) }
    .last = { $before }. { CAPITAL($next) }
list-deeds = { $before }, { $next }
    .last = { $before }, а потім { $next }

## Чому не можна: сказано, що мало б бути правдою; читається після хрестика чи галочки.

why-not-over = Гра ще триває
why-not-turn = Зараз вирішуєте ви (а вирішує { $player })
why-not-asked = Це відповідь на поставлене запитання («{ $asks }»)

## Відмови під час гри

refused-option = «{ $option }» зараз зробити не можна. Можна: { $options }.
refused-option-number = Варіанта { $number } немає: виберіть від 1 до { $last }.
refused-over = Гру закінчено: вирішувати більше нічого.
refused-already = Ви вже вирішили. Чекаємо на гравців: { $seats }.
refused-seat = Гравцеві { $seat } зараз нема чого вирішувати. Вирішують гравці: { $seats }.
refused-no-seat = Гравця { $seat } тут немає: у грі гравці від 1 до { $seats }.
refused-wish = «{ $wish }» зараз побажати не можна; можна: { $wishes }.
refused-thing = Тут немає нічого видимого для вас із назвою «{ $key }».
refused-fork = Тиху партію не можна скопіювати: почніть її без «quiet».
refused-undo-nothing = Скасовувати нічого: ви ще нічого не вирішували.
refused-undo-others = Це вже не можна скасувати: відтоді є рішення іншого гравця ({ $player }).
refused-undo-revealed = Це вже не можна скасувати: відтоді хтось побачив приховану карту.
refused-undo-chance = Це вже не можна скасувати: відтоді щось вирішив випадок.

## Відмови перед грою

refused-game = Гри «{ $game }» немає. Є такі ігри: { $games }.
refused-no-position = Гра { $game } не має позиції «{ $position }», яку можна було б викласти з такими налаштуваннями.
refused-setup-field = Гра { $game } не має налаштування «{ $field }». Її налаштування: { $fields }.
refused-setup-value = Гру { $game } не можна так підготувати: { $problem }.
refused-language = Мови «{ $language }» немає. Є такі мови: { $languages }.
refused-player = Гравця «{ $player }» немає. Можуть грати: { $players }.
refused-player-file-missing = Файлу { $file } з гравцем немає.
refused-player-file = Гравця з { $place } не вдалося використати. { $problem }
refused-player-none = У { $file } немає гравця: гравець — це клас, що успадковує rulebound.players.Player ({ $how }).
refused-player-several = У { $file } кілька гравців: { $players }. Вкажіть, котрий саме: { $file }:{ $first }
refused-player-class = У { $file } немає гравця { $player }, а є: { $players }.
refused-player-taken = Гравець «{ $player }» уже є: дайте гравцеві з { $file } інше ім’я.
refused-player-failed = Гравець { $player } зазнав збою в { $place }. { $problem }
refused-player-answer = Гравець { $player } відповів { $answer }; а має бути номер варіанта, від 0 до { $last }.
refused-player-too-long = Гравець { $player } думає над одним рішенням довше ніж { $seconds } с.

## Відмови в порівняннях

refused-games = Стільки партій зіграти не можна: { $games }. Виберіть 1 або більше.
refused-compare-players = Не можна посадити стільки гравців: { $players }. Сторін у цій грі: { $sides }, тож назвіть від 1 до { $sides } гравців.
refused-tournament-players = Для турніру потрібно щонайменше два гравці, кожен по одному разу; названо: { $players }.
refused-tournament-games = Партії не поділити порівну: { $games }. Виберіть парне число, щоб обоє зіграли за кожну сторону роздачі.

## Відмови щодо файлів

refused-file = Файл { $file } не вдалося використати: { $problem }.
refused-deck-list = { $file } — не список колоди: { $problem }.
deck-refused-no-decks = До гри { $game } ніхто не приносить колоду. Ігри з колодами: { $games }.
deck-refused-list = Це не список колоди: { $problem }.
deck-refused-octgn = Це не колода OCTGN: { $problem }.
deck-refused-long = Список колоди задовгий. Знаків у ньому: { $n }, а може бути щонайбільше { $most }.
deck-refused-lines = Список колоди задовгий. Рядків у ньому: { $n }, а може бути щонайбільше { $most }.
deck-refused-empty = У цьому списку немає жодної карти.
deck-refused-no-text = Це не текст, тож і не список колоди.
deck-refused-copies = { $card }: копій карти в колоді може бути від 1 до { $most }.
deck-refused-game = Це колода для іншої гри. Її гра: { $other }, а тут { $game }.
deck-refused-nothing = У коробці { $game } немає карт із такими назвами: { $cards }.
deck-refused-card = У коробці немає карти «{ $card }».
deck-refused-format = Записати колоду як «{ $format }» не можна. Є такі способи: { $formats }.
deck-refused-no-octgn = Тут невідомо, під якими номерами OCTGN знає карти цієї гри: візьміть текст.
refused-record = Це не збережена партія Rulebound: { $problem }.
refused-record-format = Партію збережено у форматі { $format }, а ця версія Rulebound читає формат { $known }.
refused-campaign = Це не кампанія Rulebound: { $problem }.
refused-campaign-format = Кампанію збережено у форматі { $format }, а ця версія Rulebound читає формат { $known }.
refused-no-campaign = У гру { $game } не грають як у кампанію.
refused-match-no-campaign = Ця партія не належить до кампанії.
refused-record-game = Це збережена партія гри { $other }, а не { $game }.
refused-record-quiet = Тиха партія не веде запису, тож зберегти чи скасувати щось не можна: почніть її без «quiet».
refused-answer = Такої відповіді партія прийняти не може: місце «{ $seat }», «{ $key }».
refused-chance = Уявній партії потрібен Chance, за яким роздавати, а не { $given }.
refused-seed = Зерно — це ціле число або коротке слово: найбільша довжина — { $most }.
refused-replay-differs = Збережена партія (версія правил { $theirs }, тепер { $ours }) після відповіді { $number } стоїть не так, як під час гри: до відповіді { $proven } вона та сама.
refused-replay = Збережену партію (версія правил { $theirs }, тепер { $ours }) можна повторити до відповіді { $number }, яка вже не підходить: { $problem }
refused-register = Реєстр правил гри { $game } пошкоджено: { $problem }.
refused-rule = У правилах гри { $game } немає правила «{ $rule }»: дивіться rulebound rules { $game }.

## Поради та оцінка

advice-why = Що це дає: { CASE($why, "better") }.
advice-habit = «{ $option }»: над рештою тут не варто й думати.
advice-even = «{ $option }»: { $chance } %, майже так само добре, як «{ $other }» (уявних партій: { $plays }).
advice-more = «{ $option }»: { $chance } %, на { $gain } % більше, ніж «{ $other }» (уявних партій: { $plays }).
advice-more-why = «{ $option }»: { $chance } %, на { $gain } % більше, ніж «{ $other }»; що це дає: { CASE($why, "better") } (уявних партій: { $plays }).
refused-judge-busy = Зараз оцінюють кілька партій: запитайте ще раз за хвилину.
advice-plan = Мета: { CASE($why, "better") }.
advice-result = підсумок
    .better = кращий кінець партії
refused-hint-manners = Як вас питати, вирішувати вам, а більше тут вирішувати нічого.
refused-judge-running = Партія ще триває: оцінюють лише завершені партії.
refused-judge-budget = Замало уявних партій, щоб судити: { $budget }. Виберіть щонайменше 2.
