# Source: our own. Messages of Kabinett in German.

## The page as a whole

language = Sprache
light = Hell
dark = Dunkel
opening = Der Tisch wird geöffnet …
lost = Die Verbindung ist weg; neuer Versuch läuft.
to-lobby = Zur Halle
cancel = Abbrechen
do-it = Ausführen
you = du
guest = Gast

## Lobby

motto = Zwei Kabinettskriege, ein Tisch
new-game = Neues Spiel
game = Spiel
title-friedrich = Der Siebenjährige Krieg, 1756–1763
title-maria = Der Österreichische Erbfolgekrieg, 1741–1744
mode = Spielart
bots = Stärke der Bots
your-name = Dein Name
who-sits = Wer wo sitzt
who-me = Ich
who-bot = Ein Bot
who-link = Wer den Link hat
who-open = Wer zuerst kommt
option-expert = Expertenregeln
option-milder-fate = Milderes Schicksal
option-political = Mehr Politik
begin = Beginnen
own-games = Deine Spiele
open-games = Tische, die auf Leute warten
running-games = Spiele zum Zuschauen
finished-games = Beendete Spiele
stage-gathering = noch nicht begonnen
stage-playing = im Gange
stage-over = beendet
stage-agreed = einvernehmlich beendet

## Before the game

gathering = Die Runde sammelt sich
seat-empty = noch frei
bot-named = Bot ({ $name })
link-for = Link für { $seat }
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
sit-as = Platz nehmen als { $seat }
start = Spiel starten
start-waits = Das Spiel beginnt, sobald jeder Platz besetzt ist.

## The table

turn = Runde { $turn }
decides =
    { $n ->
        [one] { $powers } entscheidet
       *[other] { $powers } entscheiden
    }
won-by =
    { $n ->
        [0] Niemand hat gewonnen.
        [one] { $powers } hat gewonnen.
       *[other] { $powers } haben gewonnen.
    }
reason-objectives = Alle Ziele sind erobert.
reason-eased-objectives = Alle Ziele erster Ordnung sind erobert.
reason-offensive = Die Offensive ist gelungen.
reason-fate = Das Schicksal hat entschieden.
reason-pool-empty = Der Vorrat ist leer.
reason-winter-scores = Die Winterwertungen haben entschieden.
reason-fortresses = Die Festungen sind gefallen.
reason-endurance = Bis zum Ende durchgehalten.
reason-draw = Das Spiel endet unentschieden.
reason-resignation = Die anderen haben aufgegeben.
watching = Du siehst zu.
waiting = Gerade wirst du nichts gefragt.
others-decide = { $seat } entscheidet für { $power }.
game-over = Das Spiel ist aus.
curtain = Gib den Bildschirm weiter.
curtain-open = Vorhang auf
next-seat = Bildschirm weitergeben
take-back = Zurücknehmen
on-the-map = Auf der Karte
targets-n =
    { $n ->
        [one] Eine Stadt erreichbar
       *[other] { $n } Städte erreichbar
    }
which-way = Welcher Weg
go-to = Nach { $city }
why-not = Warum nicht { $city }?
tab-log = Verlauf
tab-talk = Gespräch
tab-affairs = Lage
tab-treaties = Verträge
tab-text = Stellung als Text
tab-table = Tisch
log = Was geschah, das Neueste zuerst
log-empty = Noch ist nichts geschehen.
log-all = Alle { $n } Einträge zeigen
talk = Gespräch am Tisch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Allen am Tisch etwas sagen
send = Senden
notes = Deine Notizen, nur für dich
away = abwesend
stand-in = { $name } springt ein
propose-end = Ende des Spiels vorschlagen
proposal-end = { $seat } schlägt vor, das Spiel hier zu beenden.
proposal-back = { $seat } schlägt vor, Züge zurückzunehmen.
agree = Zustimmen
decline = Ablehnen
resign-sure = Ja, aufgeben

## Map and pieces

map-label = Karte. Pfeiltasten verschieben sie, Plus und Minus zoomen, 0 zeigt alles; mit Tab zu den Figuren.
map-nearer = Näher
map-further = Weiter weg
map-whole = Die ganze Karte
troops =
    { $n ->
        [one] eine Armee
       *[other] { $n } Armeen
    }
troops-between = { $least } bis { $most } Armeen
kind-train = Tross { $number }
kind-hussar = Husaren { $number }
face-down = umgedreht
has-moved = ist gezogen
place-off = neben der Karte
place-out = endgültig ausgeschieden
place-box = im eigenen Feld
combats = Anstehende Kämpfe

## Powers

powers = Die Mächte und wie sie stehen
goal = zum Sieg
goal-title = { $held } von { $needed } zum Sieg.
armies = Armeen
armies-title =
    { $most ->
        [0] { $n } Armeen
       *[other] { $n } Armeen, höchstens { $most }
    }
cards = Karten
cards-n =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
cards-title = { $n } Karten auf der Hand, { $income } je Runde
power-line = { $seat }; Armeen: { $armies }; Karten: { $n }, je Runde { $income } dazu.
power-gone = Ist ausgeschieden.
holds = Hält { $cities }.
may-take = Fällt, wenn nicht geschützt: { $cities }.

## Cards

hands = Deine Karten
hand-is = Auf der Hand: { $cards }
known-cards = In dieser Hand dir bekannt: { $cards }
reserve = Reserve
suit-clubs = Kreuz
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
of-set = Satz { $set }
points-of =
    { $reserves ->
        [0] { $points } von { $due } Punkten
       *[other] { $points } und { $reserves } Reserve von { $due } Punkten
    }
chosen-of = { $n } von { $number } gewählt
deck = Die Karten
deck-line = Zu ziehen: { $pile }. Ungeöffnete Sätze: { $sets }. Verbraucht: { $spent }.

## Combat

duel = Kampf
attacker = Angreifer
defender = Verteidiger
score-of = Stand { $score }
cards-played =
    { $n ->
        [one] eine Karte gespielt
       *[other] { $n } Karten gespielt
    }

## Affairs

fate = Schicksal
fate-turn = in Runde { $turn }
fate-drawn = Bisher gezogen: { $cards }.
fate-none = Noch ist keine Schicksalskarte gezogen.
politics = Politik
trump-is = Trumpf: { $suit }
track-at = Feld { $box } von { $of }
sealed = eine Karte, verdeckt
victory = Siegmarker
pool-line = { $pool } noch im Vorrat, { $battle } in den Schlachtfeldern, Winterwertung { $score }
treaty = Vertrag { $number }
treaty-in-force = in Kraft
treaty-offered = angeboten
treaties-none = Es gibt keinen Vertrag.
clause-open = offen
clause-binding = bindend
clause-dormant = ruht noch
clause-ended = erloschen
clause-released = erlassen
contract = { $giver } zahlt Subsidien an { $receiver }, noch Runden: { $n }.

## Forms

form-deploy = { $power }: Armeen verteilen
form-transfer = Armeen verschieben zwischen { $generals }
form-pay = { $power }: mit Karten zahlen
form-discard = { $power }: Karten ablegen
form-corps = { $power }: einen General entsenden
form-recruit = { $power }: für je { $price } Punkte ausheben
form-contract = { $giver } zahlt Subsidien an { $receiver }
form-propose = Vertrag vorschlagen
propose-hint = In der Schreibweise des Beispiels; Klauseln enden spätestens mit Runde { $last }.
transfers = Armeen in einem Stapel verschieben
general = General
turns = Runden
less = { $name }: eins weniger
more = { $name }: eins mehr
sum-of = { $sum } von { $total }
armies-of = Armeen: { $n }, höchstens { $most }
comes-back = { $name } kehrt zurück in
stays-away = jetzt nicht

## What is asked

about-deploy = { $power }: Verteile die Armeen auf die Generäle.
about-discard = { $power }: Lege eine der eben gezogenen Karten ab.
about-offensive = { $power }: In die Offensive gehen? Dann lege eine Karte offen.
about-movement = { $power } zieht: marschieren, ausheben oder beenden.
about-combat-order = { $power }: Welcher Kampf kommt als nächster?
about-evade = { $power } wird angegriffen: ausweichen oder standhalten.
about-duel = { $power } bei { $score }: Spiele { $suit } oder eine Reserve, oder gib auf.
about-retreat = { $power } hat gewonnen: Wähle den Rückzug der Besiegten ({ $steps }).
about-leaving = { $power }: Wähle den General, der ausscheidet.
about-fate = { $power } entscheidet: { $card } { $suit }
about-exchange-offer = { $power }: Eine Karte tauschen?
about-exchange-card = { $power }: Wähle die Karte, die du gibst.
about-trump = { $power } hat den letzten Kampf gewonnen: Nenne den Trumpf.
about-bid = { $power } darf eine Karte auf die politische Tafel legen.
about-influence = { $power }: Nimm eine politische Karte oder behalte den Einfluss.
about-execute = { $power }: Was wird aus „{ $card }“?
about-effect = { $power } entscheidet, was „{ $card }“ bringt.
about-corps = { $power }: Welcher General geht ins Ausland?
about-hussars = { $power }: Setze die Husaren oder lass sie stehen.
about-subsidy = { $power }: Die Subsidien dieser Runde zahlen?
about-pay-supply = { $power } schuldet { $due } Punkte für gestörten Nachschub.
about-feed = { $power } kann nicht für alle zahlen: Wer wird versorgt?
about-saxon-shift = { $power }: Wie weit rückt der Sachsen-Marker, höchstens { $most }?
about-reduction = { $power }: Die Kriegsziele verringern?
about-peace-offer = { $power }: Frieden für Schlesien anbieten?
about-peace-answer = { $power }: Den Frieden annehmen und Schlesien aufgeben?
about-displace = { $power }: Wähle, wohin diese Figuren gehen.
about-saxon-return = { $power }: Der General darf mit neuen Truppen zurückkehren.
about-second-train = { $power }: Wo kommt der zweite Tross ins Spiel?
about-vote = { $power }: Kaiserwahl, freie Stimmen: { $free }.
about-winter = { $power }: Winter, Zeit auszuheben.
about-cession = { $power }: Schlesien abtreten?
about-consent = { $power }: Ein fremder General will sich deinem anschließen. Einverstanden?
about-command = { $power }: Gleiche Ränge treffen sich. Wer befiehlt?

## Answers

act-discard = { $card } ablegen
act-offensive = In die Offensive, { $card } offen
act-offensive-no = In der Defensive bleiben
act-march =
    { $stops ->
        [0] { $pieces } nach { $city }
       *[other] { $pieces } nach { $city } über { $way }
    }
act-force-march =
    { $stops ->
        [0] { $pieces } im Eilmarsch nach { $city }
       *[other] { $pieces } im Eilmarsch nach { $city } über { $way }
    }
act-end = Bewegung beenden
act-attack = { $first } greift { $second } an
act-play = { $card } spielen
act-double = doppelt gezählt
act-concede = Nachgeben
act-retreat =
    { $stops ->
        [0] Rückzug nach { $city }
       *[other] Rückzug nach { $city } über { $way }
    }
act-leave = { $first } scheidet aus
act-assign = { $first } soll es sein
act-accept = Annehmen
act-pass = Passen
act-give = { $card } geben
act-starve = { $first } bleibt ohne Nachschub
act-step = { $first } nach { $city }
act-evade = Ausweichen nach { $city }
act-resign = Aufgeben
act-enter = { $first } kommt in { $city } ins Spiel
act-hussar = Husaren nach { $city }
act-trump = Trumpf ist { $suit }
act-bid = { $card } setzen
act-take = „{ $name }“ nehmen
act-bury = Die Karte begraben
act-obey = Der Anweisung folgen
act-nothing = Ohne Wirkung lassen
act-pay = { $card } zahlen
act-feed = { $pieces } versorgen
act-shift = Marker bewegen: { $number }
act-vote = Stimmen für Franz: { $number }
act-corps = { $first } geht ins Ausland
act-settle = { $first } geht nach { $city }
act-command = { $first } befiehlt
act-dispute = Das Zugrecht bestreiten
act-agree = Vertrag { $number } annehmen
act-decline = Vertrag { $number } ablehnen
act-withdraw = Vertrag { $number } zurückziehen
act-waive = Die Gegenseite aus Vertrag { $number } entlassen
act-cancel = Subsidien von { $giver } an { $receiver } beenden

## Phases

phase-deploy = Aufstellung
phase-discard = Karten ziehen
phase-offensive = Offensive
phase-movement = Bewegung
phase-combat-order = Kampf
phase-evade = Kampf
phase-duel = Kampf
phase-retreat = Rückzug
phase-leaving = Schicksal
phase-fate-choice = Schicksal
phase-exchange-offer = Schicksal
phase-exchange-cards = Schicksal
phase-trump = Politik
phase-place = Politik
phase-influence = Politik
phase-execute = Politik
phase-effect-choice = Politik
phase-expedition = Politik
phase-corps-return = Politik
phase-hussars = Husaren
phase-subsidy = Subsidien
phase-pay = Nachschub
phase-feed = Nachschub
phase-saxon-shift = Sachsen
phase-reduction = Kriegsziele
phase-peace-offer = Frieden
phase-peace-answer = Frieden
phase-displace = Verlegung
phase-saxon-return = Sachsen
phase-second-train = zweiter Tross
phase-vote = Kaiserwahl
phase-winter = Winter
phase-winter-recruit = Winter
phase-cession = Abtretung
phase-consent = Bewegung
phase-command = Bewegung
phase-over = Ende

## The page: orders and decisions

order = Zu bestätigender Befehl
rule-text = Was Regel { $id } sagt
change-again = Eine Antwort noch ändern
your-decision = Deine Entscheidung

## Wiedergabe

replay = Wiedergabe
replay-watch = Wiedergabe ansehen
replay-opening = Die Partie wird geholt …
replay-controls = Die Wiedergabe
replay-slider = Schritt der Partie
replay-at = Schritt { $step } von { $last }, Runde { $turn }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Eine Runde zurück
replay-turn-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-start = Der Anfang
replay-step = Schritt { $step } von { $last }
replay-what = Was in diesem Schritt geschah
replay-before = Die Partie hat noch nicht begonnen.
replay-quiet = Nichts zu berichten.
replay-past = Was vorher geschah, das Neueste zuerst
replay-follow = Auf der Karte mitgehen
replay-hands = Karten
replay-no-hands = Die Öffentlichkeit sieht keine Handkarten. Wähle oben andere Augen.
eyes = Gesehen von
eyes-public = der Öffentlichkeit
eyes-full = jemandem, der alles weiß
play-on = Von hier weiterspielen
play-on-hint = Eine neue Partie beginnt, wie diese bei Schritt { $step } stand. Ihre Karten kann man von hier kennen; sie beweist also kein Geben.
play-on-begin = Weiterspielen

## Eine Aufzeichnung bringen

import = Eine Aufzeichnung bringen
import-hint = Wähle die Aufzeichnung einer Partie oder lass sie hier fallen: Sie wird geprüft und kann dann Schritt für Schritt angesehen werden.
import-busy = Die Aufzeichnung wird geprüft …
brought = Von dir gebrachte Aufzeichnungen

## Die Regeln und die Wörter

rules = Regeln
rules-search = Nummer oder Wörter
rules-section = Abschnitt
rules-found =
    { $n ->
        [one] ein Eintrag
       *[other] { $n } Einträge
    }
rules-english = Die Sätze der Regeln gibt es vorerst nur auf Englisch.
rules-none = Eine Regel { $id } gibt es nicht.
rules-open = Im Regelbuch
glossary = Glossar
glossary-hint = Was die Wörter beider Spiele bedeuten. Genau sagen es die Regeln selbst.
glossary-only = nur in { $title }

## Glossar

term-army = Armee
term-army-is = Die Stärke eines Generals. Wie sich die Armeen verteilen, wird geheim notiert; nur sein Spieler weiß es.
term-general = General
term-general-is = Eine runde Figur, die marschiert, kämpft, schützt und erobert. Ihre Zahl ist der Rang.
term-rank = Rang
term-rank-is = Die Zahl auf einem General. Im Stapel befiehlt die niedrigste.
term-stack = Stapel
term-stack-is = Zwei oder drei Generäle in einer Stadt, die wie einer marschieren und kämpfen.
term-train = Tross
term-train-is = Ein Wagen, der die Generäle seiner Macht in der Fremde versorgt. Er kann nicht kämpfen; ein feindlicher General, der in seine Stadt kommt, nimmt ihn.
term-supply = Nachschub
term-supply-is = Außerhalb der Heimat braucht ein General einen Weg zu einem eigenen Tross, den kein Feind sperrt. Ohne ihn wird er umgedreht und später verloren.
term-face-down = Umgedreht
term-face-down-is = Das Zeichen eines Generals ohne Nachschub. Hat er auch bei der nächsten Prüfung keinen, verlässt er mit seinen Armeen die Karte.
term-home = Heimat
term-home-is = Die Länder einer Macht. Ihre Generäle brauchen dort keinen Tross.
term-depot = Depot
term-depot-is = Eine Stadt, in der verlorene Figuren einer Nation zurückkehren.
term-main-road = Hauptstraße
term-main-road-is = Eine breite Straße. Ein Marsch nur auf Hauptstraßen führt eine Stadt weiter.
term-sector = Sektor
term-sector-is = Ein Rechteck der Karte mit einer Farbe. Wer in einer Stadt des Sektors kämpft, spielt Karten dieser Farbe.
term-suit = Farbe
term-suit-is = Kreuz, Pik, Herz oder Karo. Der Ort entscheidet, welche im Kampf gilt.
term-tactical-card = Taktikkarte
term-tactical-card-is = Das Mittel des Krieges: im Kampf gespielt, für Rekruten gezahlt und in MARIA auch in der Politik geboten.
term-reserve-card = Reserve
term-reserve-card-is = Eine Karte, die zu jeder Farbe passt; wer sie spielt, nennt ihren Wert.
term-set = Satz
term-set-is = Eines der gleichen Päckchen von Taktikkarten. Ein neues wird geöffnet, wenn das letzte gezogen ist.
term-combat = Kampf
term-combat-is = Zwei feindliche Generäle in benachbarten Städten kämpfen: Erst werden die Armeen verglichen, dann abwechselnd Karten gespielt.
term-score = Stand
term-score-is = Um wie viel man im Kampf vorn liegt. Nur wer hinten oder gleichauf liegt, spielt eine Karte.
term-give-in = Aufgeben
term-give-in-is = Wer hinten liegt und keine Karte spielt, hat den Kampf verloren: um so viele Armeen, wie der Stand sagt.
term-retreat = Rückzug
term-retreat-is = Der Verlierer weicht um so viele Städte, wie er Armeen verlor; der Sieger wählt wohin.
term-recruit = Ausheben
term-recruit-is = Karten werden nach Punkten für neue Armeen, verlorene Generäle und Trosse gezahlt.
term-protection = Schutz
term-protection-is = Ein General des Verteidigers in höchstens 3 Städten Entfernung schützt einen Ort: Er wird nicht sofort erobert.
term-objective = Ziel
term-objective-is = Eine markierte Stadt, die eine Nation zum Sieg erobern muss; erster oder zweiter Ordnung.
term-fortress = Festung
term-fortress-is = Eine Stadt, die für den Sieg zählt und von einem General erobert wird, der sie verlässt.
term-conquest = Eroberung
term-conquest-is = Ein ungeschützter Ort wird dein, wenn dein General über ihn zieht oder ihn verlässt.
term-question-mark = Fragezeichen
term-question-mark-is = Ein Ort war geschützt, als man über ihn zog. Werden seine Beschützer in dieser Phase vertrieben, ist er doch erobert.
term-clock-of-fate = Uhr des Schicksals
term-clock-of-fate-is = Der Stapel der Schicksalskarten. Ab dem Ende von Runde 6 wird nach jeder Runde eine gezogen; sie lassen Mächte aus dem Krieg scheiden.
term-eased-victory = Erleichterter Sieg
term-eased-victory-is = Manche Nationen brauchen nur noch die Ziele erster Ordnung, sobald das Schicksal einen Verbündeten traf.
term-offensive-option = Offensivoption
term-offensive-option-is = In Runde 3 darf Preußen sich zum Angriff entschließen: Es siegt dann durch eigene Eroberungen statt durch Ausharren.
term-subsidy = Subsidien
term-subsidy-is = Karten, die eine Macht über die eigenen hinaus erhält, von einem Verbündeten oder Freund im Ausland.
term-hussars = Husaren
term-hussars-is = Österreichs zwei leichte Truppen. Sie stören Nachschubwege, die dann mit Karten bezahlt werden müssen.
term-forced-march = Gewaltmarsch
term-forced-march-is = Ein längerer Marsch, bei dem ein General dem Feind fernbleiben muss.
term-political-card = Politikkarte
term-political-card-is = Zwei liegen jede Runde offen. Wer den größten Einfluss hat, nimmt eine und führt sie aus oder begräbt sie.
term-political-display = Politische Tafel
term-political-display-is = Die Tafel mit Feldern, auf denen die Mächte verdeckt eine Taktikkarte um Einfluss bieten.
term-trump = Trumpf
term-trump-is = Die Farbe, die in der Politik dieser Runde zählt; der Sieger des letzten Kampfes nennt sie.
term-track = Leiste
term-track-is = Eine Reihe von Feldern, auf der ein Marker zeigt, wohin eine Macht neigt und was das bringt.
term-election = Kaiserwahl
term-election-is = Kurfürsten stimmen über den nächsten Kaiser ab; wer die Festungen mit Stimme hat, gibt sie ab.
term-victory-marker = Siegmarker
term-victory-marker-is = Ein Marker, der für eine Eroberung, eine gewonnene Schlacht oder Politik den Vorrat verlässt. Ein leerer Vorrat siegt.
term-battle-box = Schlachtfeld
term-battle-box-is = Platz für im Kampf gewonnene Siegmarker; jede Großmacht hat zwei.
term-winter = Winter
term-winter-is = Nach einigen Runden ruhen die Heere: Die Mächte heben aus, und Wertungen werden notiert.
term-treaty = Vertrag
term-treaty-is = Eine schriftliche Abmachung zwischen Spielern mit Klauseln, über die das Programm wacht.

## The page: what an order would do, what is at a place

effect-conquers = Erobert { $cities }
effect-frees = Befreit { $cities }
effect-question = { $cities }: erobert, sobald niemand es mehr schützt
effect-takes = Nimmt { $pieces }
effect-hussars = Vertreibt Husaren aus { $cities }
effect-fight = { $attackers } kämpft gegen { $defenders }
effect-protects = Schützt { $cities }
effect-exposes = Lässt { $cities } ungeschützt
effect-supplied = Wieder versorgt: { $pieces }
effect-unsupplied = Nicht mehr versorgt: { $pieces }
facts = Was hier ist
facts-unsupplied = nicht versorgt
facts-supplied = versorgt
facts-fed-home = versorgt: zu Hause
facts-fed-depot = versorgt: in einem Depot
facts-fed-train = versorgt durch einen Tross
facts-depot = Depot: { $power }
facts-objective = Eroberungsziel von { $power }, Rang { $order }.
facts-major-fortress = Eine große Festung.
facts-minor-fortress = Eine kleine Festung.
facts-held = Im Besitz von { $power }.
facts-protected = Geschützt durch { $pieces }.
facts-unprotected = Niemand schützt es.
pay-cheapest = Günstigste Zahlung

## Erstes Spiel mit Begleitung

guide = Begleiter für dein erstes Spiel
guide-close = Begleiter schließen
guide-next = Weiter
guide-show = { $general } zeigen
guide-generals = Deine Generäle
guide-first = Erstes Spiel mit Begleitung
guide-first-hint = Gegen sanfte Bots, mit einem Begleiter neben der Karte, der erklärt, was gefragt ist.
guide-hello = Willkommen am Tisch. Du führst { $powers }. Das sind deine Generäle; drücke einen Namen, und die Karte zeigt, wo er steht.
guide-screen =
    Über der Karte siehst du jede Macht: wie nah sie dem Sieg ist, ihre Armeen, ihre Karten.
    Neben der Karte steht immer, was du gefragt bist; darunter liegen deine Karten und das Protokoll. Mausrad oder zwei Finger holen die Karte heran.
guide-waiting = Jetzt entscheiden die anderen. Das Protokoll erzählt, was sie tun; drücke einen Eintrag, und die Karte zeigt ihn.
guide-pick = Du bist am Zug. { $general } steht in { $city }: Drücke die Figur oder den Namen unter „Auf der Karte“. Figuren, die ziehen dürfen, heben sich ab.
guide-goal =
    { $goals ->
        [one] Gewählt: { $picked }. Eine Stadt leuchtet: Sie ist erreichbar. Drücke sie oder zieh die Figur dorthin.
       *[other] Gewählt: { $picked }. { $goals } Städte leuchten: Sie sind erreichbar. Drücke eine oder zieh die Figur dorthin. Drücke eine andere, um zu hören, warum nicht.
    }
guide-confirm = Der Weg ist auf der Karte gezeichnet. Gefällt er dir, drücke „{ $button }“; sonst wähle eine andere Stadt.
guide-more = Gut marschiert. Solange nichts gezogen oder aufgedeckt wurde, geht „{ $back }“. Ziehe weitere Figuren oder drücke „{ $end }“: Dann folgen die Kämpfe zwischen Nachbarn.
guide-end = Nichts kann mehr ziehen. Drücke „{ $end }“.
guide-other = Lies die Frage neben der Karte: Jede erlaubte Antwort steht darunter. Was nicht angeboten wird, ist nicht erlaubt.
guide-done = Deine erste Runde ist vorbei: Du kennst jetzt den Tisch. Der Begleiter verlässt dich hier; Glossar und Regeln bleiben zur Hand. Viel Glück!
guide-at-deploy = Vor dem Krieg verteilst du deine Armeen geheim auf die Generäle. Mehr Armeen gewinnen Kämpfe, wenige überraschen. Das Blatt trägt schon einen Vorschlag: Ändere, was du magst, und bestätige.
guide-at-discard = Du hast mehr Karten gezogen, als du behalten darfst. Lege eine ab: eine niedrige in einer Farbe, in der du selten kämpfst.
guide-at-offensive = Diese Wahl ändert, wie du siegst. Bleib im ersten Spiel in der Verteidigung.
guide-at-combat-order = Feinde stehen nebeneinander, also kämpfen sie. Wähle, welcher Kampf zuerst kommt.
guide-at-duel = Ein Kampf. Liegst du hinten, spiele eine Karte der gezeigten Farbe oder eine Reserve: Ihr Wert zählt für dich. Aufgeben kostet so viele Armeen, wie du hinten liegst; manchmal ist das klug.
guide-at-retreat = Du hast gewonnen. Wähle auf der Karte, wohin der Geschlagene geht: weit weg von dem, was er schützt.
guide-at-evade = Du wirst angegriffen. Weiche aus, wenn du schwächer bist; steh, wenn deine Karten gut sind.
guide-at-trump = Die Farbe, die du nennst, zählt diese Runde in der Politik. Nenne eine, in der du hohe Karten hast.
guide-at-bid = Du darfst verdeckt eine Karte um Einfluss bieten. Hohe Trümpfe gewinnen; du kannst auch passen und die Karten für den Krieg behalten.
guide-at-influence = Du hast Einfluss: Nimm eine Politikkarte oder überlass sie anderen.
guide-at-execute = Du hast eine Politikkarte: Führe sie aus, wenn sie dir hilft, begrabe sie, wenn nicht.
guide-at-effect = Wähle, was die Karte bringt. Was sie sagt, steht darüber.
guide-at-hussars = Deine Husaren stören den Nachschub des Feindes. Stelle sie zwischen einen feindlichen General und seinen Tross.
guide-at-pay-supply = Husaren stören deinen Nachschub. Zahle mit niedrigen Karten, sonst hungern Generäle.
guide-at-winter = Winter: Zahle Karten für neue Armeen. Der Vorschlag ist der billigste; nimm dazu, was du magst.
guide-at-fate = Das Schicksal hat zugeschlagen, und du entscheidest, was folgt. Was die Karte sagt, steht darüber.
