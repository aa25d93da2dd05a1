### Co mówi serwer stołu, głównie gdy odmawia.

table-open = Stół jest otwarty pod adresem { $address }
refused-database = Bazy danych „{ $database }” nie można użyć: podaj ją jako postgresql://user@host/name albo pomiń, wtedy będzie to SQLite.
refused-database-newer = Bazę danych zapisała nowsza wersja Rulebound (format { $theirs }, ta czyta { $ours }): zaktualizuj Rulebound.
refused-database-open = Nie można otworzyć bazy danych: { $problem }
refused-redis = Nie można użyć Redis: { $problem }
refused-redis-missing = Do kilku serwerów potrzebny jest pakiet Pythona redis: pip install rulebound[redis], a w klonie .venv/bin/pip install redis.
refused-port = Stół nie może nasłuchiwać na { $host }, port { $port }: { $problem }. Wybierz inny za pomocą --port.
refused-limits = Nie można odczytać ograniczeń: { $problem }
refused-limit-unknown = Nie ma ograniczenia „{ $name }”: jakie są, mówi docs/host.md.
refused-limit-negative = Ograniczenie { $name } nie może wynosić { $value }: nie bywa mniejsze od 0.
refused-limit-nothing = Ograniczenie { $name } nie może wynosić 0: nikt nie mógłby grać.
refused-keep = Gry można przechowywać od 0 (na zawsze) do { $most ->
    [one] { $most } dnia
    [few] { $most } dni
   *[many] { $most } dni
 }, a nie { $days }: wybierz inną liczbę w --keep.
refused-no-page = Strona nie została zbudowana: uruchom stół poleceniem ./rulebound, które ją zbuduje.
refused-database-damaged = Plik { $file } jest uszkodzony: { $problem }. Połóż w jego miejscu kopię zapasową: rulebound restore FILE.
refused-database-taken = Na { $file } otwarto już inny stół: najpierw go zatrzymaj albo daj temu własny folder przez --data.
refused-storage-read = Magazyn tego serwera teraz nie odpowiada, więc nic się nie zmieniło: spróbuj ponownie za minutę.
refused-match-differs = Po odpowiedzi { $number } ta partia stoi inaczej niż wtedy, gdy ją grano (wersja zasad { $theirs }, teraz { $ours }): pokazano ją do odpowiedzi { $proven }, gdzie jest jeszcze taka sama, i dalej nie idzie.
refused-withdrawn = Twórca tej partii zastąpił ten link nowym: poproś o niego.
refused-banned = Gospodarz tego serwera nie wpuszcza twojego adresu.
refused-address = Pod tym adresem nic nie ma.
refused-metrics = Liczby tego serwera widać tylko na jego własnej maszynie albo z tokenem.
notice-other-version = Tę partię zaczęto według wersji zasad { $theirs }; trwa według wersji { $ours }, a wszystkie dotychczasowe pozycje są takie same.
notice-host = Od gospodarza tego serwera: { $words }
refused-storage = Twojego ruchu nie udało się zapisać, więc nie został wykonany: stół otwiera się od nowa, spróbuj jeszcze raz.
refused-internal = Na serwerze coś poszło nie tak; nic się nie zmieniło, partia trwa dalej.
refused-request = Nie zrozumiano żądania: { $problem }
refused-message = Nie zrozumiano wiadomości: { $problem }
refused-origin = Żądanie pochodzi ze strony innej witryny, która nie może korzystać z tego stołu.
refused-too-large = Wiadomość jest za duża: najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
 }.
refused-too-often = Za dużo naraz: poczekaj chwilę i spróbuj ponownie.
refused-too-slow = Połączenie było zbyt wolne, by nadążyć za stołem: połącz się ponownie.
refused-too-long = Partia jest za długa: tutaj partia ma najwyżej { $most ->
    [one] { $most } odpowiedź
    [few] { $most } odpowiedzi
   *[many] { $most } odpowiedzi
 }.
refused-full = Ten serwer jest pełny: zakończ partię albo spróbuj później.
refused-table-full = Przy tym stole nie ma już miejsca: spróbuj, gdy ktoś odejdzie.
refused-no-hello = Połączenie zaczyna się od „hello” i sekretu miejsca.
refused-hello-again = Powitanie już było: dla innego stołu otwórz inne połączenie.
refused-token = Ten link lub to miejsce nie są tu znane albo partię usunięto: poproś o nowy link.
refused-invite = To zaproszenie zostało już użyte lub go nie było: poproś o nowe.
refused-no-match = Tej partii już tu nie ma.
refused-match-stuck = Tę partię można odtworzyć do odpowiedzi { $number }, która nie pasuje do zasad tej wersji: { $problem }
refused-seats = Podano miejsc: { $wanted }, ale w tej grze jest ich { $seats }.
refused-late = Ta odpowiedź dotyczy wcześniejszego pytania ({ $number }, teraz { $now }): spójrz na stół i zdecyduj ponownie.
refused-not-yours = To miejsce nie jest twoje: { $player }.
refused-kept = To miejsce trzyma na razie komputer ({ $player }): najpierw je odbierz.
refused-not-empty = To miejsce nie jest puste: { $player }.
refused-not-open = To miejsce nie jest wolne ({ $player }), więc nikogo nie można na nie zaprosić.
refused-own-seat = To twoje własne miejsce: nowy link może dostać tylko miejsce kogoś innego.
refused-revoked = Ten, kto utworzył tę partię, zrobił nowy link do twojego miejsca, więc ta przeglądarka już go nie zajmuje: poproś o ten link.
refused-removed = Ten, kto utworzył tę partię, usunął ją.
refused-deck-link = Pod tym linkiem nie ma już talii. Poproś o listę osobę, która go przysłała.
refused-deck-size = Talia może tu mieć najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
 }, a nie { $n }.
refused-look = Z cudzego miejsca można patrzeć dopiero po końcu gry.
refused-position = Nie ma pozycji po { $answers ->
    [one] { $answers } odpowiedzi
   *[other] { $answers } odpowiedziach
 }: partia ma ich na razie { $last }.
refused-hint = Nie masz teraz nic do rozstrzygnięcia, więc nie ma czego radzić.
refused-study = Ta partia jest rozłożona do analizy: aby grać, kontynuuj z dowolnej pozycji jako nową partię.
refused-save = Partię z innymi ludźmi można zapisać po jej końcu: wcześniej plik zdradziłby ich karty.
refused-share = Partię można udostępnić po jej końcu.
refused-host = Może to zrobić tylko ten, kto utworzył tę partię.
refused-no-request = Nikt już o to nie prosi: stół się zmienił.
refused-not-asked = Nikt cię o to nie pytał.
refused-undo-over = Gra jest skończona, więc niczego nie można cofnąć: kontynuuj z wcześniejszej pozycji jako nową partię.
refused-undo-declined = { $player } nie zgadza się tego cofnąć.

## Poza zasadami: kto odchodzi i kto gra dalej

table-log-concede = { PERSON($player) ->
    [you] Poddajesz
   *[other] { $player } poddaje
 } się.
table-log-left = { PERSON($player) ->
    [you] Nie wracasz do stołu i odpadasz
   *[other] { $player } nie wraca do stołu i odpada
 }.
table-log-time = { PERSON($player) ->
    [you] Nie masz już
   *[other] { $player } nie ma już
 } czasu.
table-log-close = Nie ma już nikogo, kto chciałby grać dalej.
table-log-stood-in = { PERSON($player) ->
    [you] Jesteś
   *[other] { $player } jest
 } poza stołem: tymczasem gra komputer.
table-log-back = { PERSON($player) ->
    [you] Wracasz do stołu i grasz dalej
   *[other] { $player } wraca do stołu i gra dalej
 }.
table-log-freed = { PERSON($player) ->
    [you] Nie zajmujesz już tego miejsca
   *[other] { $player } nie zajmuje już tego miejsca
 }: jest do niego nowy link.
table-result-concede = Pozostali poddali się.
table-result-left = Pozostali odeszli.
table-result-time = Pozostałym skończył się czas.
table-result-close = Pozostali przerwali grę.
table-result-given-up = Wszyscy się poddali: gra jest przegrana.
table-rule-concede = Poddanie się
table-rule-left = Kto odszedł
table-rule-time = Zegar
table-rule-close = Koniec gry
table-rule-stood-in = Zastępstwo
table-rule-back = Powrót
table-rule-freed = Nowy link
table-statement-concede = Kto się poddał, odpada. Jeśli z kilku stron została jedna, to ona wygrała; gra przeciw pudełku jest przegrana, gdy poddali się wszyscy. W innych przypadkach za to miejsce gra dalej komputer.
table-statement-left = Jeśli tego, kto ma decydować, nie ma już od kilku minut, pozostali mogą zażądać zwycięstwa: liczy się to jak poddanie.
table-statement-time = Kto zużył cały czas na grę, odpada, jakby się poddał.
table-statement-close = Gdy nie gra dalej żaden człowiek, gra się kończy; kto się nie poddał, ten wygrał.
table-statement-stood-in = Za tego, kogo nie ma od minuty, pozostali mogą pozwolić decydować komputerowi.
table-statement-back = Kto wrócił, znów decyduje sam za siebie.
table-statement-freed = Kto założył grę, może oddać komuś innemu miejsce tego, kogo nie ma od kilku minut.
refused-undo-parting = Tego nie da się już cofnąć: od tego czasu zmieniło się, kto gra dalej.
refused-seed = Gdy jest wolne miejsce, serwer sam losuje ziarno: kto je zna, zna wszystkie karty. Nie podawaj go.
refused-setup-long = Te ustawienia są za długie, liczba wpisów: { $n }, a mieści się najwyżej { $most }.
refused-name = Ten serwer nie nazywa się { $name }: może na to pozwolić ten, kto go prowadzi.
refused-elsewhere = Ta gra jest otwarta w kilku innych twoich oknach, więc to zostało zamknięte.
refused-time = Twój czas na ten ruch minął: wykonuje go komputer.
refused-hint-busy = Komputer jeszcze myśli: poczekaj na podpowiedź.
refused-undo-often = W tej grze cofnięto już dość twoich odpowiedzi, najwyżej: { $most }.
refused-not-away = { $player }: nie minęło jeszcze { $seconds } sekund nieobecności, poczekaj chwilę.
refused-gone = { PERSON($player) ->
    [you] Nie jesteś już w grze i niczego w niej nie rozstrzygasz
   *[other] { $player } nie jest już w grze i niczego w niej nie rozstrzyga
 }: partia została poddana.
refused-claim-side = { $player }: zażądać zwycięstwa może tylko przeciwnik.
refused-claim = Zażądać zwycięstwa można tylko wtedy, gdy decyduje { $player }, a tej osoby nie ma przy stole już tyle minut: { $minutes }.
refused-own-link = To miejsce ({ $player }) zajmował już ktoś inny: kto już tu gra, nie może wziąć także jego.
refused-there = { $player } jest przy stole albo był tam przed chwilą: nowy link jest możliwy po tylu minutach nieobecności: { $minutes }, albo gdy miejsce zostanie zwolnione.
