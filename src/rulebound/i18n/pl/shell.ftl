### Komunikaty jądra i słowa wspólne dla wszystkich gier.

language-name = Polski

seat = Gracz { $n }
seat-you = { $name } (ty)
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie

## Listy (objaśnienie w en/shell.ftl)

list = { $before }, { $next }
    .last = { $before } i { $next }
    .times = { $n } × { $item }
    .none = brak
list-cards = { $before }, { $next }
    .last = { $before }, { $next }
    .times = { $n } × { $item }
    .none = brak kart
list-places = { $before }, { $next }
    .last = { $before } i { $next }
list-branches = { $before }; { $next }
    .last = { $before }; albo { $next }
list-effects = { $before }. { CAPITAL($next) }
    .last = { $before }. { CAPITAL($next) }
list-deeds = { $before }, { $next }
    .last = { $before }, a następnie { $next }

## Dlaczego nie: mówi, co musiałoby być prawdą; czyta się po krzyżyku lub ptaszku.

why-not-over = Gra jeszcze trwa
why-not-turn = Teraz decydujesz ty (a decyduje { $player })
why-not-asked = To odpowiedź na zadane pytanie („{ $asks }”)

## Odmowy w czasie gry

refused-option = „{ $option }” nie można teraz zrobić. Można: { $options }.
refused-option-number = Nie ma opcji { $number }: wybierz od 1 do { $last }.
refused-over = Gra jest skończona: nie ma już o czym decydować.
refused-already = Decyzja już zapadła. Czekamy na graczy: { $seats }.
refused-seat = Gracz { $seat } nie ma teraz o czym decydować. Decydują gracze: { $seats }.
refused-no-seat = Nie ma tu gracza { $seat }: w grze są gracze od 1 do { $seats }.
refused-wish = Nie można teraz życzyć sobie „{ $wish }”; można: { $wishes }.
refused-thing = Nie ma tu nic widocznego dla ciebie o nazwie „{ $key }”.
refused-fork = Cichej partii nie można skopiować: zacznij ją bez „quiet”.
refused-undo-nothing = Nie ma czego cofać: nie było jeszcze żadnej twojej decyzji.
refused-undo-others = Tego nie można już cofnąć: od tego czasu zapadła decyzja innego gracza ({ $player }).
refused-undo-revealed = Tego nie można już cofnąć: od tego czasu ktoś zobaczył ukrytą kartę.
refused-undo-chance = Tego nie można już cofnąć: od tego czasu o czymś zdecydował los.

## Odmowy przed grą

refused-game = Nie ma gry „{ $game }”. Są gry: { $games }.
refused-no-position = Gra { $game } nie ma pozycji „{ $position }”, którą dałoby się rozłożyć z takimi ustawieniami.
refused-setup-field = Gra { $game } nie ma ustawienia „{ $field }”. Jej ustawienia: { $fields }.
refused-setup-value = Gry { $game } nie można tak przygotować: { $problem }.
refused-language = Nie ma języka „{ $language }”. Są języki: { $languages }.
refused-player = Nie ma gracza „{ $player }”. Mogą grać: { $players }.
refused-player-file-missing = Nie ma pliku { $file } z graczem.
refused-player-file = Nie można użyć gracza z { $place }. { $problem }
refused-player-none = W { $file } nie ma gracza: gracz to klasa, która dziedziczy po rulebound.players.Player ({ $how }).
refused-player-several = W { $file } jest kilku graczy: { $players }. Wskaż, o którego chodzi: { $file }:{ $first }
refused-player-class = W { $file } nie ma gracza { $player }, są natomiast: { $players }.
refused-player-taken = Gracz „{ $player }” już istnieje: nadaj graczowi z { $file } inną nazwę.
refused-player-failed = Gracz { $player } zawiódł w { $place }. { $problem }
refused-player-answer = Gracz { $player } odpowiedział { $answer }; a powinien podać numer opcji, od 0 do { $last }.
refused-player-too-long = Gracz { $player } myśli nad jedną decyzją dłużej niż { $seconds } s.

## Odmowy w porównaniach

refused-games = Tylu partii nie można rozegrać: { $games }. Wybierz 1 lub więcej.
refused-compare-players = Nie można posadzić tylu graczy: { $players }. Liczba stron w tej grze: { $sides }, więc podaj od 1 do { $sides } graczy.
refused-tournament-players = Turniej wymaga co najmniej dwóch graczy, każdego podanego raz; podano: { $players }.
refused-tournament-games = Partii nie da się podzielić po równo: { $games }. Wybierz liczbę parzystą, aby obaj zagrali po każdej stronie rozdania.

## Odmowy z powodu plików

refused-file = Nie można użyć pliku { $file }: { $problem }.
refused-deck-list = { $file } to nie lista talii: { $problem }.
deck-refused-no-decks = Do gry { $game } nikt nie przynosi talii. Gry z taliami: { $games }.
deck-refused-list = To nie jest lista talii: { $problem }.
deck-refused-octgn = To nie jest talia z OCTGN: { $problem }.
deck-refused-long = Lista talii jest za długa. Liczba znaków: { $n }, a może być najwyżej { $most }.
deck-refused-lines = Lista talii jest za długa. Liczba wierszy: { $n }, a może być najwyżej { $most }.
deck-refused-empty = Na tej liście nie ma żadnej karty.
deck-refused-no-text = To nie jest tekst, a więc też nie lista talii.
deck-refused-copies = { $card }: liczba kopii karty w talii: od 1 do { $most }.
deck-refused-game = To talia do innej gry. Jej gra: { $other }, a tu { $game }.
deck-refused-nothing = W pudełku { $game } nie ma kart o takich nazwach: { $cards }.
deck-refused-card = W pudełku nie ma karty „{ $card }”.
deck-refused-format = Nie można zapisać talii jako „{ $format }”. Możliwości: { $formats }.
deck-refused-no-octgn = Nie wiadomo tu, pod jakimi numerami OCTGN zna karty tej gry: weź tekst.
refused-record = To nie jest zapisana partia Rulebound: { $problem }.
refused-record-format = Partię zapisano w formacie { $format }, a ta wersja Rulebound czyta format { $known }.
refused-campaign = To nie jest kampania Rulebound: { $problem }.
refused-campaign-format = Kampanię zapisano w formacie { $format }, a ta wersja Rulebound czyta format { $known }.
refused-no-campaign = W grę { $game } nie gra się jako w kampanię.
refused-match-no-campaign = Ta partia nie należy do kampanii.
refused-record-game = To zapisana partia gry { $other }, a nie { $game }.
refused-record-quiet = Cicha partia nie prowadzi zapisu, więc niczego nie można zapisać ani cofnąć: zacznij ją bez „quiet”.
refused-answer = Takiej odpowiedzi partia nie może przyjąć: miejsce „{ $seat }”, „{ $key }”.
refused-chance = Wyobrażona partia potrzebuje Chance, według którego rozdaje, a nie { $given }.
refused-seed = Ziarno to liczba całkowita albo krótkie słowo: największa długość to { $most }.
refused-replay-differs = Zapisana partia (wersja zasad { $theirs }, teraz { $ours }) po odpowiedzi { $number } stoi inaczej niż wtedy, gdy ją grano: do odpowiedzi { $proven } jest taka sama.
refused-replay = Zapisaną partię (wersja zasad { $theirs }, teraz { $ours }) można odtworzyć do odpowiedzi { $number }, która już nie pasuje: { $problem }
refused-register = Rejestr zasad gry { $game } jest uszkodzony: { $problem }.
refused-rule = W zasadach gry { $game } nie ma zasady „{ $rule }”: zobacz rulebound rules { $game }.

## Rady i ocena

advice-why = Co to daje: { CASE($why, "better") }.
advice-habit = „{ $option }”: nad niczym innym nie warto się tu zastanawiać.
advice-even = „{ $option }”: { $chance }%, prawie tak samo dobrze jak „{ $other }” (wyobrażone partie: { $plays }).
advice-more = „{ $option }”: { $chance }%, o { $gain }% więcej niż „{ $other }” (wyobrażone partie: { $plays }).
advice-more-why = „{ $option }”: { $chance }%, o { $gain }% więcej niż „{ $other }”; co to daje: { CASE($why, "better") } (wyobrażone partie: { $plays }).
refused-judge-busy = Właśnie ocenia się kilka partii: zapytaj ponownie za minutę.
advice-plan = Cel: { CASE($why, "better") }.
advice-result = wynik
    .better = lepszy koniec partii
refused-hint-manners = To, jak chcesz być pytany, zależy od ciebie, a nic innego nie ma tu do rozstrzygnięcia.
refused-judge-running = Ta partia jeszcze trwa: ocenia się tylko zakończone partie.
refused-judge-budget = Za mało wyobrażonych partii, by oceniać: { $budget }. Wybierz co najmniej 2.
