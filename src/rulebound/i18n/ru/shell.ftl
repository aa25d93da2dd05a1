### Сообщения ядра и слова, общие для всех игр.

language-name = Русский

seat = Игрок { $n }
seat-you = { $name } (вы)
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас

## Списки (пояснение в en/shell.ftl)

list = { $before }, { $next }
    .last = { $before } и { $next }
    .times = { $n } × { $item }
    .none = нет
list-cards = { $before }, { $next }
    .last = { $before }, { $next }
    .times = { $n } × { $item }
    .none = карт нет
list-places = { $before }, { $next }
    .last = { $before } и { $next }
list-branches = { $before }; { $next }
    .last = { $before }; или { $next }
list-effects = { $before }. { CAPITAL($next) }
    .last = { $before }. { CAPITAL($next) }
list-deeds = { $before }, { $next }
    .last = { $before }, а потом { $next }

## Почему нельзя: сказано, что должно быть верно; читается после крестика или галочки.

why-not-over = Игра ещё идёт
why-not-turn = Сейчас решаете вы (а решает { $player })
why-not-asked = Это ответ на заданный вопрос («{ $asks }»)

## Отказы во время игры

refused-option = «{ $option }» сейчас сделать нельзя. Можно: { $options }.
refused-option-number = Варианта { $number } нет: выберите от 1 до { $last }.
refused-over = Игра окончена: решать больше нечего.
refused-already = Вы уже решили. Ждём игроков: { $seats }.
refused-seat = Игроку { $seat } сейчас нечего решать. Решают игроки: { $seats }.
refused-no-seat = Игрока { $seat } здесь нет: в игре игроки от 1 до { $seats }.
refused-wish = «{ $wish }» сейчас пожелать нельзя; можно: { $wishes }.
refused-thing = Здесь нет ничего видимого вам с названием «{ $key }».
refused-fork = Тихую партию нельзя скопировать: начните её без «quiet».
refused-undo-nothing = Отменять нечего: вы ещё ничего не решали.
refused-undo-others = Это уже нельзя отменить: с тех пор есть решение другого игрока ({ $player }).
refused-undo-revealed = Это уже нельзя отменить: с тех пор кто-то увидел скрытую карту.
refused-undo-chance = Это уже нельзя отменить: с тех пор что-то решил случай.

## Отказы до игры

refused-game = Игры «{ $game }» нет. Есть такие игры: { $games }.
refused-no-position = У игры { $game } нет позиции «{ $position }», которую можно было бы выложить с такими настройками.
refused-setup-field = У игры { $game } нет настройки «{ $field }». Её настройки: { $fields }.
refused-setup-value = Игру { $game } нельзя так подготовить: { $problem }.
refused-language = Языка «{ $language }» нет. Есть такие языки: { $languages }.
refused-player = Игрока «{ $player }» нет. Могут играть: { $players }.
refused-player-file-missing = Файла { $file } с игроком нет.
refused-player-file = Игрока из { $place } не удалось использовать. { $problem }
refused-player-none = В { $file } нет игрока: игрок — это класс, унаследованный от rulebound.players.Player ({ $how }).
refused-player-several = В { $file } несколько игроков: { $players }. Укажите, какой нужен: { $file }:{ $first }
refused-player-class = В { $file } нет игрока { $player }, а есть: { $players }.
refused-player-taken = Игрок «{ $player }» уже есть: дайте игроку из { $file } другое имя.
refused-player-failed = У игрока { $player } произошёл сбой в { $place }. { $problem }
refused-player-answer = Игрок { $player } ответил { $answer }; а нужен номер варианта, от 0 до { $last }.
refused-player-too-long = Игрок { $player } думает над одним решением дольше { $seconds } с.

## Отказы в сравнениях

refused-games = Столько партий сыграть нельзя: { $games }. Выберите 1 или больше.
refused-compare-players = Нельзя посадить столько игроков: { $players }. Сторон в этой игре: { $sides }, поэтому назовите от 1 до { $sides } игроков.
refused-tournament-players = Для турнира нужны хотя бы два игрока, каждый по одному разу; названы: { $players }.
refused-tournament-games = Партии не поделить поровну: { $games }. Выберите чётное число, чтобы оба сыграли за каждую сторону раздачи.

## Отказы из-за файлов

refused-file = Файл { $file } не удалось использовать: { $problem }.
refused-deck-list = { $file } — не список колоды: { $problem }.
deck-refused-no-decks = В игру { $game } никто не приносит колоду. Игры с колодами: { $games }.
deck-refused-list = Это не список колоды: { $problem }.
deck-refused-octgn = Это не колода OCTGN: { $problem }.
deck-refused-long = Список колоды слишком длинный. Знаков в нём: { $n }, а может быть не больше { $most }.
deck-refused-lines = Список колоды слишком длинный. Строк в нём: { $n }, а может быть не больше { $most }.
deck-refused-empty = В этом списке нет ни одной карты.
deck-refused-no-text = Это не текст, значит, и не список колоды.
deck-refused-copies = { $card }: копий карты в колоде может быть от 1 до { $most }.
deck-refused-game = Это колода другой игры. Её игра: { $other }, а здесь { $game }.
deck-refused-nothing = В коробке { $game } нет карт с такими названиями: { $cards }.
deck-refused-card = В коробке нет карты «{ $card }».
deck-refused-format = Записать колоду как «{ $format }» нельзя. Есть такие способы: { $formats }.
deck-refused-no-octgn = Здесь неизвестно, под какими номерами OCTGN знает карты этой игры: возьмите текст.
refused-record = Это не сохранённая партия Rulebound: { $problem }.
refused-record-format = Партия сохранена в формате { $format }, а эта версия Rulebound читает формат { $known }.
refused-campaign = Это не кампания Rulebound: { $problem }.
refused-campaign-format = Кампания сохранена в формате { $format }, а эта версия Rulebound читает формат { $known }.
refused-no-campaign = В игру { $game } не играют как в кампанию.
refused-match-no-campaign = Эта партия не входит в кампанию.
refused-record-game = Это сохранённая партия игры { $other }, а не { $game }.
refused-record-quiet = Тихая партия не ведёт записи, поэтому сохранить или отменить ничего нельзя: начните её без «quiet».
refused-answer = Такой ответ партия принять не может: место «{ $seat }», «{ $key }».
refused-chance = Воображаемой партии нужен Chance, по которому раздавать, а не { $given }.
refused-seed = Зерно — это целое число или короткое слово: наибольшая длина — { $most }.
refused-replay-differs = Сохранённая партия (версия правил { $theirs }, теперь { $ours }) после ответа { $number } стоит не так, как во время игры: до ответа { $proven } она та же.
refused-replay = Сохранённую партию (версия правил { $theirs }, теперь { $ours }) можно повторить до ответа { $number }, который больше не подходит: { $problem }
refused-register = Реестр правил игры { $game } испорчен: { $problem }.
refused-rule = В правилах игры { $game } нет правила «{ $rule }»: смотрите rulebound rules { $game }.

## Советы и оценка

advice-why = Что это даёт: { CASE($why, "better") }.
advice-habit = «{ $option }»: над остальным здесь не стоит и думать.
advice-even = «{ $option }»: { $chance } %, почти так же хорошо, как «{ $other }» (воображаемых партий: { $plays }).
advice-more = «{ $option }»: { $chance } %, на { $gain } % больше, чем «{ $other }» (воображаемых партий: { $plays }).
advice-more-why = «{ $option }»: { $chance } %, на { $gain } % больше, чем «{ $other }»; что это даёт: { CASE($why, "better") } (воображаемых партий: { $plays }).
refused-judge-busy = Сейчас оцениваются несколько партий: спросите ещё раз через минуту.
advice-plan = Цель: { CASE($why, "better") }.
advice-result = исход
    .better = лучший конец партии
refused-hint-manners = Как вас спрашивать, решать вам, а больше здесь решать нечего.
refused-judge-running = Партия ещё идёт: оценивают только завершённые партии.
refused-judge-budget = Слишком мало воображаемых партий, чтобы судить: { $budget }. Выберите хотя бы 2.
