# Source: our own. Messages of Kabinett in Greek.

## The page as a whole

language = Γλώσσα
light = Φωτεινό
sounds = Ήχοι
dark = Σκούρο
opening = Το τραπέζι ανοίγει…
lost = Η σύνδεση χάθηκε· γίνεται νέα προσπάθεια.
stale = Η παρτίδα προχώρησε στο μεταξύ: κοίταξε ξανά και αποφάσισε από την αρχή.
to-lobby = Στην αρχική σελίδα
cancel = Ακύρωση
you = εσύ
guest = Επισκέπτης

## Lobby

motto = Δύο πόλεμοι των ανακτοβουλίων, ένα τραπέζι
new-game = Νέα παρτίδα
game = Παιχνίδι
title-friedrich = Ο Επταετής Πόλεμος, 1756–1763
title-maria = Ο Πόλεμος της Αυστριακής Διαδοχής, 1741–1744
mode = Παραλλαγή
bots = Επίπεδο των μποτ
your-name = Το όνομά σου
who-sits = Θέσεις
who-me = Εγώ
who-bot = Ένα μποτ
who-link = Φίλος, με σύνδεσμο
who-open = Ανοιχτή για όλους
option-expert = Κανόνες για έμπειρους
option-milder-fate = Ηπιότερη μοίρα
option-political = Περισσότερη πολιτική
begin = Έναρξη
own-games = Οι παρτίδες σου
open-games = Ανοιχτά τραπέζια
running-games = Παρτίδες για παρακολούθηση
finished-games = Τελειωμένες παρτίδες

## Before the game

gathering = Αναμονή για παίκτες
seat-empty = ακόμη κενή
bot-named = μποτ ({ $name })
link-for = Σύνδεσμος για { $seat }
copy = Αντιγραφή
copied = Αντιγράφηκε
sit-down = Κάθισε
sit-as = Κάθισε ως { $seat }
own-words = Δικές σου λέξεις ή ζαριές (προαιρετικά)
own-words-hint = Αντικαθιστούν τον τυχαίο αριθμό που προσθέτει το πρόγραμμα περιήγησής σου στο ανακάτεμα. Σημείωσέ τες μαζί με τη δέσμευση.
commitment = Δέσμευση του διακομιστή
entropy-of = Συμβολή: { $seat }
start = Έναρξη παρτίδας
start-waits = Η παρτίδα αρχίζει μόλις γεμίσουν όλες οι θέσεις.

## The table

turn = Γύρος { $turn }
decides =
    { $n ->
        [one] Αποφασίζει: { $powers }
       *[other] Αποφασίζουν: { $powers }
    }
won-by =
    { $n ->
        [0] Δεν νίκησε κανείς.
        [one] Νίκη: { $powers }.
       *[other] Νίκη: { $powers }.
    }
reason-objectives = Όλοι οι στόχοι κατακτήθηκαν.
reason-eased-objectives = Κατακτήθηκαν όλοι οι στόχοι πρώτης τάξης.
reason-offensive = Η επίθεση πέτυχε.
reason-fate = Η μοίρα αποφάσισε.
reason-pool-empty = Το απόθεμα άδειασε.
reason-winter-scores = Έκρινε η βαθμολογία των χειμώνων.
reason-fortresses = Τα φρούρια έπεσαν.
reason-endurance = Αντοχή ως το τέλος.
reason-draw = Η παρτίδα έληξε ισόπαλη.
reason-resignation = Οι άλλοι παραιτήθηκαν.
watching = Παρακολουθείς.
waiting = Δεν έχεις να αποφασίσεις κάτι αυτή τη στιγμή.
others-decide = Αναμονή: { $seat } ({ $power }).
game-over = Η παρτίδα τελείωσε.
curtain = Δώσε τη συσκευή στον επόμενο παίκτη.
curtain-open = Άνοιξε την αυλαία
next-seat = Δώσε τη συσκευή στον επόμενο
take-back = Αναίρεση
targets-n =
    { $n ->
        [one] Μία διαθέσιμη πόλη
       *[other] { $n } διαθέσιμες πόλεις
    }
which-way = Επιλογή διαδρομής
go-to = Προς { $city }
why-not = Γιατί όχι { $city };
tab-log = Ιστορικό
tab-talk = Συζήτηση
tab-affairs = Θέματα
tab-treaties = Συνθήκες
tab-text = Η θέση ως κείμενο
tab-table = Τραπέζι
log = Τι έγινε, τα πιο πρόσφατα πρώτα
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
talk = Συζήτηση στο τραπέζι
talk-empty = Δεν μίλησε κανείς ακόμη.
talk-say = Πες κάτι σε όλο το τραπέζι
send = Αποστολή
notes = Οι προσωπικές σου σημειώσεις
away = λείπει
stand-in = { $name } αναπληρώνει
propose-end = Πρόταση λήξης
proposal-end = Πρόταση λήξης της παρτίδας από: { $seat }.
proposal-back = Πρόταση αναίρεσης κινήσεων από: { $seat }.
agree = Συμφωνώ
decline = Διαφωνώ
resign-sure = Ναι, παραιτούμαι

## Map and pieces

map-label = Χάρτης. Τα βέλη τον μετακινούν, συν και πλην αλλάζουν κλίμακα, το 0 δείχνει το θέατρο του πολέμου και, αν το ξαναπατήσεις, ολόκληρο τον χάρτη· με Tab πηγαίνεις στα πιόνια, με i μαθαίνεις τι υπάρχει εκεί.
map-nearer = Μεγέθυνση
map-further = Σμίκρυνση
map-whole = Θέατρο του πολέμου· ξανά: ολόκληρος ο χάρτης
troops =
    { $unit ->
        [troop]
            { $n ->
                [one] ένα στράτευμα
               *[other] { $n } στρατεύματα
            }
       *[army]
            { $n ->
                [one] ένας στρατός
               *[other] { $n } στρατοί
            }
    }
troops-between =
    { $unit ->
        [troop] { $least } έως { $most } στρατεύματα
       *[army] { $least } έως { $most } στρατοί
    }
kind-train = Εφοδιοπομπή { $number }
kind-hussar = Ουσάροι { $number }
face-down = γυρισμένος ανάποδα
has-moved = κινήθηκε
place-off = εκτός χάρτη
place-out = εκτός παιχνιδιού
place-box = στο κουτί
combats = Μάχες που εκκρεμούν

## Powers

powers = Οι δυνάμεις και η θέση τους
goal = προς τη νίκη
goal-title = Για τη νίκη: { $held } από { $needed }.
goal-other = Άλλος δρόμος για τη νίκη: { $held } από { $needed }.
armies =
    { $unit ->
        [troop] στρατεύματα
       *[army] στρατοί
    }
armies-title =
    { $unit ->
        [troop]
            { $most ->
                [0] { $n } στρατεύματα
               *[other] { $n } στρατεύματα, το πολύ { $most }
            }
       *[army]
            { $most ->
                [0] { $n } στρατοί
               *[other] { $n } στρατοί, το πολύ { $most }
            }
    }
cards = κάρτες
cards-n =
    { $n ->
        [one] μία κάρτα
       *[other] { $n } κάρτες
    }
power-line =
    { $unit ->
        [troop] { $seat }· στρατεύματα: { $armies }· κάρτες: { $n }, συν { $income } ανά γύρο.
       *[army] { $seat }· στρατοί: { $armies }· κάρτες: { $n }, συν { $income } ανά γύρο.
    }
power-gone = Έχει αποχωρήσει.
holds = Κατέχει: { $cities }.
may-take = Κατακτώνται αν μείνουν απροστάτευτες μετά τις μάχες: { $cities }.

## Cards

hands = Οι κάρτες σου
hand-is = Στο χέρι: { $cards }
known-cards = Από αυτές ξέρεις: { $cards }
reserve = Εφεδρεία
suit-clubs = σπαθιά
    .one = σπαθί
suit-spades = μπαστούνια
    .one = μπαστούνι
suit-hearts = κούπες
    .one = κούπα
suit-diamonds = καρό
    .one = καρό
of-set = τράπουλα { $set }
points-of =
    { $reserves ->
        [0] Πληρώνεις { $points }, χρειάζονται { $due }
        [one] Πληρώνεις { $points } και μία εφεδρεία, χρειάζονται { $due }
       *[other] Πληρώνεις { $points } και { $reserves } εφεδρείες, χρειάζονται { $due }
    }
chosen-of = { $n } από { $number } επιλεγμένες
deck = Κάρτες τακτικής
deck-line = Στον σωρό: { $pile }. Κλειστές τράπουλες: { $sets }. Χρησιμοποιημένες: { $spent }.

## Combat

duel = Μάχη
attacker = επιτιθέμενος
defender = αμυνόμενος
score-of = σκορ { $score }
cards-played =
    { $n ->
        [one] παίχτηκε μία κάρτα
       *[other] παίχτηκαν { $n } κάρτες
    }

## Affairs

fate = Μοίρα
fate-turn = στον γύρο { $turn }
fate-none = Δεν τραβήχτηκε ακόμη κάρτα μοίρας.
politics = Πολιτική
trump-is = Ατού: { $suit }
track-at = τετράγωνο { $box } από { $of }
sealed = μία κλειστή κάρτα
victory = Δείκτες νίκης
treaty = Συνθήκη { $number }
treaty-in-force = σε ισχύ
treaty-offered = προτάθηκε
treaties-none = Δεν υπάρχει συνθήκη.
clause-open = ανοιχτός
clause-binding = δεσμευτικός
clause-dormant = δεν ισχύει ακόμη
clause-ended = έληξε
clause-released = αποδεσμεύτηκε
contract = Επιδότηση: { $giver } προς { $receiver }, γύροι που μένουν: { $n }.

## Forms

form-deploy =
    { $unit ->
        [troop] { $power }: κατανομή στρατευμάτων
       *[army] { $power }: κατανομή στρατών
    }
form-transfer =
    { $unit ->
        [troop] Μεταφορά στρατευμάτων: { $generals }
       *[army] Μεταφορά στρατών: { $generals }
    }
form-pay = { $power }: πληρωμή με κάρτες
form-discard = { $power }: απόρριψη καρτών
form-corps = { $power }: στρατηγός σε αποστολή
form-recruit = { $power }: στρατολόγηση προς { $price } πόντους τη μονάδα
form-contract = Επιδότηση: { $giver } προς { $receiver }
form-propose = Πρόταση συνθήκης
transfers =
    { $unit ->
        [troop] Μεταφορά στρατευμάτων μέσα σε στοίβα
       *[army] Μεταφορά στρατών μέσα σε στοίβα
    }
general = Στρατηγός
turns = Γύροι
less = { $name }: ένα λιγότερο
more = { $name }: ένα περισσότερο
sum-of = { $sum } από { $total }
armies-of =
    { $unit ->
        [troop] Στρατεύματα: { $n }, το πολύ { $most }
       *[army] Στρατοί: { $n }, το πολύ { $most }
    }
comes-back = Επιστροφή: { $name }
stays-away = όχι τώρα

## What is asked

about-deploy =
    { $unit ->
        [troop] Μοίρασε τα στρατεύματα { $power-gen } στους στρατηγούς.
       *[army] Μοίρασε τους στρατούς { $power-gen } στους στρατηγούς.
    }
about-discard = Απόρριψε κρυφά μία από τις κάρτες που μόλις τράβηξε { $power }.
about-offensive = Θα περάσει { $power } στην επίθεση; Αν ναι, διάλεξε ποια κάρτα θα ανοίξεις.
about-movement = Σειρά έχει { $power }: κίνησε τα πιόνια ή τελείωσε την κίνηση.
about-combat-order = Ποια μάχη θα δώσει τώρα { $power };
about-evade = { $power } δέχεται επίθεση: θα αποφύγεις τη μάχη ή θα πολεμήσεις;
about-duel = Παίζει { $power } με σκορ { $score }: { $suit } ή εφεδρεία.
about-retreat = { $power } νίκησε: διάλεξε πού υποχωρούν οι ηττημένοι, σε απόσταση { $distance-gen }.
about-leaving = Διάλεξε τον στρατηγό { $power-gen } που αποχωρεί από τον πόλεμο.
about-fate = { $title }: { $text } Αποφασίζει { $power }.
about-exchange-offer = Δέχεται { $power } να ανταλλάξει μία κάρτα;
about-exchange-card = Διάλεξε την κάρτα που δίνει { $power }.
about-trump = { $power } κέρδισε την τελευταία μάχη: όρισε το ατού.
about-bid = { $power } μπορεί να βάλει μία κάρτα στον πολιτικό πίνακα.
about-influence = { $power } παίρνει πολιτική κάρτα ή φυλάει την επιρροή.
about-execute = Τι θα κάνει { $power } με την κάρτα «{ $card }»;
about-effect = { $power } αποφασίζει τι φέρνει η κάρτα «{ $card }».
about-corps = Ποιος στρατηγός { $power-gen } φεύγει σε αποστολή;
about-hussars = { $power } τοποθετεί ουσάρους ή τους αφήνει εκεί που είναι.
about-subsidy = Πληρώνει { $power } την επιδότηση σε αυτόν τον γύρο;
about-pay-supply = Ουσάροι παρενοχλούν τον εφοδιασμό: { $power } πρέπει να πληρώσει { $due } πόντους.
about-feed = { $power } δεν μπορεί να πληρώσει για όλους: ποιοι στρατηγοί εφοδιάζονται;
about-saxon-shift = Πόσο κινείται ο δείκτης της Σαξονίας προς την Αυστρία; Το πολύ { $boxes-acc }.
about-reduction = Περιορίζει { $power } τους πολεμικούς στόχους;
about-peace-offer = Προτείνει { $power } ειρήνη με αντάλλαγμα τη Σιλεσία;
about-peace-answer = Δέχεται { $power } την ειρήνη και παραδίδει τη Σιλεσία;
about-displace = Πιόνια { $power-gen } πρέπει να φύγουν: διάλεξε για πού.
about-saxon-return = Ο στρατηγός { $power-gen } μπορεί να επιστρέψει με νέα στρατεύματα.
about-second-train = Πού μπαίνει στο παιχνίδι η δεύτερη εφοδιοπομπή { $power-gen };
about-vote = Εκλογή αυτοκράτορα: έχεις { $votes }.
about-winter = Χειμώνας: { $power } μπορεί να στρατολογήσει.
about-cession = Παραχωρεί { $power } τη Σιλεσία;
about-consent = Στρατηγός άλλου παίκτη θέλει να ενωθεί με τον δικό σου: συμφωνείς;
about-command = Ενώνονται στρατηγοί ίδιου βαθμού: ποιος διοικεί;

## Answers

act-discard = Απόρριψε { $card }
act-offensive = Επίθεση με { $card }
act-offensive-no = Μείνε στην άμυνα
act-march =
    { $stops ->
        [0] { $pieces } προς { $city }
       *[other] { $pieces } προς { $city } μέσω { $way }
    }
act-force-march =
    { $stops ->
        [0] { $pieces } με ταχεία πορεία προς { $city }
       *[other] { $pieces } με ταχεία πορεία προς { $city } μέσω { $way }
    }
act-end = Τέλος κίνησης
act-attack = Επίθεση: { $first } κατά { $second }
act-play = Παίξε { $card }
act-double = (μετρά διπλά)
act-concede = Καμία άλλη κάρτα
act-retreat =
    { $stops ->
        [0] Υποχώρηση προς { $city }
       *[other] Υποχώρηση προς { $city } μέσω { $way }
    }
act-leave = Αποχωρεί: { $first }
act-assign = Επιλογή: { $first }
act-accept = Αποδοχή
act-pass = Πάσο
act-give = Δώσε { $card }
act-starve = Χωρίς εφόδια: { $first }
act-step = { $first } προς { $city }
act-evade = Αποφυγή προς { $city }
act-resign = Παραίτηση
act-enter = Είσοδος: { $first }, στην πόλη { $city }
act-hussar = { $first } προς { $city }
act-trump = Ατού: { $suit }
act-bid = Βάλε { $card }
act-take = Πάρε «{ $name }»
act-bury = Απόρριψη χωρίς αποτέλεσμα
act-obey = Εκτέλεση της εντολής
act-nothing = Τίποτα από αυτά
act-pay = Πλήρωσε { $card }
act-feed = Εφοδίασε: { $pieces }
act-shift =
    { $number ->
        [0] Ο δείκτης μένει στη θέση του
        [one] 1 τετράγωνο προς την Αυστρία
       *[other] { $number } τετράγωνα προς την Αυστρία
    }
act-vote =
    { $number ->
        [0] Όλες για τον Κάρολο Αλβέρτο
        [one] 1 ψήφος για τον Φραγκίσκο
       *[other] { $number } ψήφοι για τον Φραγκίσκο
    }
act-corps = Σε αποστολή: { $first }
act-settle = { $first } πηγαίνει στην πόλη { $city }
act-command = Διοικεί: { $first }
act-dispute = Αμφισβήτηση της σειράς κίνησης
act-agree = Αποδοχή συνθήκης { $number }
act-decline = Απόρριψη συνθήκης { $number }
act-withdraw = Απόσυρση συνθήκης { $number }
act-waive = Αποδέσμευση της άλλης πλευράς από τη συνθήκη { $number }
act-cancel = Τέλος επιδότησης: { $giver } προς { $receiver }

## Names in sentences. Where a language declines them, attributes say how: .acc accusative, .gen genitive, .dat dative, .one the singular of a suit.

power-austria = η Αυστρία
    .acc = την Αυστρία
    .gen = της Αυστρίας
power-bavaria = η Βαυαρία
    .acc = τη Βαυαρία
    .gen = της Βαυαρίας
power-empire = ο Αυτοκρατορικός Στρατός
    .acc = τον Αυτοκρατορικό Στρατό
    .gen = του Αυτοκρατορικού Στρατού
power-france = η Γαλλία
    .acc = τη Γαλλία
    .gen = της Γαλλίας
power-hanover = το Αννόβερο
    .acc = το Αννόβερο
    .gen = του Αννόβερου
power-pragmatic = ο Στρατός της Κύρωσης
    .acc = τον Στρατό της Κύρωσης
    .gen = του Στρατού της Κύρωσης
power-prussia = η Πρωσία
    .acc = την Πρωσία
    .gen = της Πρωσίας
power-russia = η Ρωσία
    .acc = τη Ρωσία
    .gen = της Ρωσίας
power-saxony = η Σαξονία
    .acc = τη Σαξονία
    .gen = της Σαξονίας
power-sweden = η Σουηδία
    .acc = τη Σουηδία
    .gen = της Σουηδίας
seat-elisabeth = η Ελισάβετ
    .acc = την Ελισάβετ
    .gen = της Ελισάβετ
seat-frederick = ο Φρειδερίκος
    .acc = τον Φρειδερίκο
    .gen = του Φρειδερίκου
seat-louis = ο Λουδοβίκος ΙΕ΄
    .acc = τον Λουδοβίκο ΙΕ΄
    .gen = του Λουδοβίκου ΙΕ΄
seat-maria-theresa = η Μαρία Θηρεσία
    .acc = τη Μαρία Θηρεσία
    .gen = της Μαρίας Θηρεσίας
seat-pompadour = η Πομπαντούρ
    .acc = την Πομπαντούρ
    .gen = της Πομπαντούρ
seat-a = η πλευρά Α
    .acc = την πλευρά Α
    .gen = της πλευράς Α
seat-b = η πλευρά Β
    .acc = την πλευρά Β
    .gen = της πλευράς Β
piece-general = ο { $name }
    .acc = τον { $name }
    .gen = του { $name }
piece-train = η εφοδιοπομπή { $name } { $power-gen }
    .acc = την εφοδιοπομπή { $name } { $power-gen }
    .gen = της εφοδιοπομπής { $name } { $power-gen }
piece-hussar = ο ουσάρος { $name } { $power-gen }
    .acc = τον ουσάρο { $name } { $power-gen }
    .gen = του ουσάρου { $name } { $power-gen }
card-suited = το { $value } { $suit-one } (τράπουλα { $set })
card-reserve = μία εφεδρεία (τράπουλα { $set })
card-none = καμία κάρτα
    .acc = 0 κάρτες
path-in = στην πόλη { $city }
path-straight = από { $from } προς { $to }
path-by-way = από { $from } μέσω { $by } προς { $to }
list-and = { $first } και { $last }

## Numbers of things

n-armies =
    { $n ->
        [one] { $n } στρατός
       *[other] { $n } στρατοί
    }
    .acc =
    { $n ->
        [one] { $n } στρατό
       *[other] { $n } στρατούς
    }
n-troops =
    { $n ->
        [one] { $n } στράτευμα
       *[other] { $n } στρατεύματα
    }
n-cards =
    { $n ->
        [0] καμία κάρτα
        [one] { $n } κάρτα
       *[other] { $n } κάρτες
    }
n-cities =
    { $n ->
        [one] { $n } πόλη
       *[other] { $n } πόλεις
    }
    .gen =
    { $n ->
        [one] { $n } πόλης
       *[other] { $n } πόλεων
    }
n-boxes =
    { $n ->
        [one] ένα τετράγωνο
       *[other] { $n } τετράγωνα
    }
n-turns =
    { $n ->
        [one] ένας γύρος
       *[other] { $n } γύροι
    }
    .acc =
    { $n ->
        [one] έναν γύρο
       *[other] { $n } γύρους
    }
n-free-votes =
    { $n ->
        [one] { $n } ελεύθερη ψήφο
       *[other] { $n } ελεύθερες ψήφους
    }
n-victory-points =
    { $n ->
        [one] έναν πόντο νίκης
       *[other] { $n } πόντους νίκης
    }

## The log: turns and cards

told-deployed =
    { $unit ->
        [troop] { $power } μοίρασε τα στρατεύματα.
       *[army] { $power } μοίρασε τους στρατούς.
    }
told-turn-began = αρχίζει ο γύρος { $turn }.
told-power-acts =
    { $powers-n ->
        [one] σειρά έχει { $powers }.
       *[other] σειρά έχουν { $powers }.
    }
told-fresh-deck = ανακατεύεται νέος σωρός: { $sets }.
told-drew = { $power } τραβά { $cards-acc }.
told-drew-cards = { $power } παίρνει { $cards-acc }.
told-discarded-hidden = { $power } απορρίπτει κρυφά { $cards-acc }.
told-discarded-card = { $power } απορρίπτει { $card-acc }.
told-fictional-draw = οι κάρτες του φανταστικού παίκτη απορρίπτονται χωρίς να τις δει κανείς: { $cards }.
told-cards-exchanged = { $powers } ανταλλάσσουν μία κάρτα.
told-received-card = { $power } λαμβάνει { $card-acc }.

## The log: movement and conquest

told-marched =
    { $pieces-n ->
        [one] { $pieces } βαδίζει { $path }.
       *[other] { $pieces } βαδίζουν { $path }.
    }
told-stacked = { $pieces } βρίσκονται μαζί στην πόλη { $city }.
told-train-taken = { $power } κυριεύει { $piece-acc } στην πόλη { $city }.
told-stepped = { $piece } κινείται { $path }.
told-movement-ended = { $power } ολοκλήρωσε την κίνηση.
told-conquered = { $power } κατακτά την πόλη { $city }.
told-questioned = { $power } διεκδικεί την πόλη { $city }· θα κρίνουν οι μάχες.
told-question-lifted = τελικά η πόλη { $city } δεν αλλάζει χέρια.
told-reconquered = { $power } ανακτά την πόλη { $city }.
told-recruited = { $power } στρατολογεί { $armies-acc } με { $cards-acc } και έχει τώρα { $total-acc }.
told-given-armies = { $power } παίρνει δωρεάν { $armies-acc } και έχει τώρα { $total-acc }.
told-bought-trains = { $power } πληρώνει { $cards-acc } για εφοδιοπομπές.
told-returned = { $piece } επιστρέφει στην πόλη { $city }.
told-free-army =
    { $unit ->
        [troop] { $power } παίρνει ένα στράτευμα δωρεάν και έχει τώρα { $total-acc }.
       *[army] { $power } παίρνει έναν στρατό δωρεάν και έχει τώρα { $total-acc }.
    }
told-army-lost =
    { $unit ->
        [troop] { $power } χάνει ένα στράτευμα και έχει τώρα { $total-acc }.
       *[army] { $power } χάνει έναν στρατό και έχει τώρα { $total-acc }.
    }

## The log: combat and supply

told-combat-began = { $attacker } ({ $attackers }) επιτίθεται κατά { $defender-gen } ({ $defenders }).
told-combat-lapsed = η μάχη { $attacker-gen } κατά { $defender-gen } ματαιώνεται.
told-played = { $power } παίζει { $card-acc }, που μετράει { $counted }: το σκορ είναι { $score }.
told-tied = η μάχη { $attacker-gen } με { $defender-acc } λήγει ισόπαλη.
told-beaten = { $winner } νικά { $loser-acc }, που μένει στο { $score } και χάνει { $lost-acc }.
told-retreated =
    { $pieces-n ->
        [one] { $pieces } υποχωρεί { $path }.
       *[other] { $pieces } υποχωρούν { $path }.
    }
told-no-retreat = δεν υπάρχει διέξοδος για { $pieces-acc }.
told-evaded =
    { $pieces-n ->
        [one] { $pieces } αποφεύγει τη μάχη και πηγαίνει προς { $city }.
       *[other] { $pieces } αποφεύγουν τη μάχη και πηγαίνουν προς { $city }.
    }
told-removed = { $piece } φεύγει από τον χάρτη.
told-turned-over =
    { $pieces-n ->
        [one] { $pieces } μένει χωρίς εφόδια.
       *[other] { $pieces } μένουν χωρίς εφόδια.
    }
told-turned-with =
    { $pieces-n ->
        [one] { $pieces } γυρίζει ανάποδα μαζί με όλη τη στοίβα.
       *[other] { $pieces } γυρίζουν ανάποδα μαζί με όλη τη στοίβα.
    }
told-turned-back =
    { $pieces-n ->
        [one] { $pieces } εφοδιάζεται και πάλι.
       *[other] { $pieces } εφοδιάζονται και πάλι.
    }
told-starved =
    { $pieces-n ->
        [one] { $pieces } χάνεται από έλλειψη εφοδίων.
       *[other] { $pieces } χάνονται από έλλειψη εφοδίων.
    }
told-hungry =
    { $pieces-n ->
        [one] { $pieces } μένει χωρίς εφόδια και χάνει { $lost-acc }.
       *[other] { $pieces } μένουν χωρίς εφόδια και χάνουν { $lost-acc }.
    }
told-combats-begin = αρχίζουν οι μάχες.
told-hussar-placed = ουσάροι καλπάζουν προς { $city }.
told-hussar-gone = οι ουσάροι τρέπονται σε φυγή.
told-train-entered = { $piece } μπαίνει στο παιχνίδι στην πόλη { $city } (πληρωμή: { $cards }).
told-paid-supply = { $power } πληρώνει { $cards-acc } για εφοδιασμό που παρενοχλούν ουσάροι ({ $due } πόντοι).

## The log: fate and the offensive

told-fate-marker-removed = ο γύρος { $turn } τελειώνει· η μοίρα σιωπά ακόμη.
told-fate-drawn = μοίρα: { $title }. { $text }
told-fate-ended = η επίδραση της μοίρας τελείωσε.
told-offer-accepted = { $power } δέχεται να ανταλλάξει μία κάρτα.
told-offer-declined = { $power } αρνείται να ανταλλάξει κάρτα.
told-declined = { $power } δεν το αξιοποιεί.
told-offensive-declined = η Πρωσία μένει στην άμυνα.
told-markers-taken-off =
    { $cities-n ->
        [one] ο δείκτης { $power-gen } αφαιρείται: { $cities }.
       *[other] οι δείκτες { $power-gen } αφαιρούνται: { $cities }.
    }
told-offensive-begun = η Πρωσία περνά στην επίθεση και ανοίγει { $card-acc }.
told-offensive-card-taken = η Αυστρία παίρνει την ανοιχτή κάρτα: { $card }.
told-offensive-failed = η επίθεση της Πρωσίας απέτυχε.

## The log: who leads and who leaves

told-power-left = { $power } αποχωρεί από τον πόλεμο: πιόνια και δείκτες φεύγουν, οι κάρτες απορρίπτονται κλειστές.
told-general-left = { $piece } αποχωρεί από τον πόλεμο.
told-general-left-with = { $piece } αποχωρεί από τον πόλεμο, και μαζί του { $armies }.
told-income-changed = στο εξής { $power } τραβά { $cards-acc } ανά γύρο.
told-seat-changed =
    { $seat-n ->
        [one] { $seat } διοικεί στο εξής { $power-acc }.
       *[other] { $seat } διοικούν στο εξής { $power-acc }.
    }
told-victory-eased = { $power } χρειάζεται πια μόνο τους στόχους πρώτης τάξης.
told-resigned =
    { $seat-n ->
        [one] { $seat } παραιτείται.
       *[other] { $seat } παραιτούνται.
    }
told-seat-done =
    { $seat-n ->
        [one] { $seat } ολοκλήρωσε όλες τις κινήσεις.
       *[other] { $seat } ολοκλήρωσαν όλες τις κινήσεις.
    }
told-disputed = οι σύμμαχοι διαφωνούν για τη σειρά: κινούνται εναλλάξ.
told-passed-on-flanders = { $seat } πάει πάσο στον χάρτη της Φλάνδρας και δεν κινεί άλλο εκεί σε αυτόν τον γύρο.
told-consent-asked =
    { $pieces-n ->
        [one] { $pieces } θέλει να ενωθεί.
       *[other] { $pieces } θέλουν να ενωθούν.
    }
told-union-refused = { $seat } απορρίπτει την ένωση.
told-command-taken = { $piece } διοικεί τη στοίβα.

## The log: the end

told-end-objectives =
    { $winners-n ->
        [one] { $winners } νικά
       *[other] { $winners } νικούν
    } στον γύρο { $turn }: { $powers-n ->
        [one] { $powers } πέτυχε όλους τους στόχους.
       *[other] { $powers } πέτυχαν όλους τους στόχους.
    }
told-end-eased-objectives =
    { $winners-n ->
        [one] { $winners } νικά
       *[other] { $winners } νικούν
    } στον γύρο { $turn }: { $powers-n ->
        [one] { $powers } έχει όσα χρειαζόταν ακόμη.
       *[other] { $powers } έχουν όσα χρειάζονταν ακόμη.
    }
told-end-offensive =
    { $winners-n ->
        [one] { $winners } νικά στον γύρο { $turn }: πέτυχε η επίθεση { $powers-gen }.
       *[other] { $winners } νικούν στον γύρο { $turn }: πέτυχε η επίθεση { $powers-gen }.
    }
told-end-fate =
    { $winners-n ->
        [one] { $winners } νικά στον γύρο { $turn }: η μοίρα έσωσε { $powers-acc }.
       *[other] { $winners } νικούν στον γύρο { $turn }: η μοίρα έσωσε { $powers-acc }.
    }
told-end-pool-empty =
    { $winners-n ->
        [one] { $winners } νικά στον γύρο { $turn }: άδειασε το απόθεμα δεικτών νίκης { $powers-gen }.
       *[other] { $winners } νικούν στον γύρο { $turn }: άδειασε το απόθεμα δεικτών νίκης { $powers-gen }.
    }
told-end-winter-scores =
    { $winners-n ->
        [one] { $winners } νικά μετά τον τελευταίο χειμώνα με τη χαμηλότερη βαθμολογία: { $powers }.
       *[other] { $winners } νικούν μετά τον τελευταίο χειμώνα με τη χαμηλότερη βαθμολογία: { $powers }.
    }
told-end-endurance =
    { $winners-n ->
        [one] { $winners } νικά
       *[other] { $winners } νικούν
    }: { $powers-n ->
        [one] ως το τέλος άντεξε { $powers }.
       *[other] ως το τέλος άντεξαν { $powers }.
    }
told-end-draw = δεν νικά κανείς: ισοπαλία για { $winners-acc }.
told-end-resignation =
    { $winners-n ->
        [one] { $winners } νικά στον γύρο { $turn } με παραίτηση των άλλων.
       *[other] { $winners } νικούν στον γύρο { $turn } με παραίτηση των άλλων.
    }

## The log: politics

told-election-called = στο τέλος αυτού του γύρου εκλέγεται αυτοκράτορας.
told-political-card = στο τραπέζι βρίσκεται η κάρτα «{ $card }».
told-trump-turned = αποκαλύπτεται { $card }.
told-trump = ατού: { $suit }.
told-bid = { $power } βάζει μία κάρτα στον πίνακα.
told-no-bid = { $power } δεν βάζει τίποτα.
told-bid-counts = { $power } είχε βάλει { $card-acc }: μετράει.
told-bid-bluffs = { $power } είχε βάλει { $card-acc }: μπλόφα.
told-bluff-stays = { $power } μπλόφαρε: η κάρτα μένει κλειστή ως τον επόμενο γύρο.
told-turned-down = { $power } γυρίζει κλειστές τις κάρτες στον πίνακα ως τον επόμενο γύρο.
told-took-back = { $power } παίρνει πίσω τις κάρτες από τον πίνακα.
told-conserved = { $power } φυλάει την επιρροή.
told-took-card = { $power } παίρνει την κάρτα «{ $card }».
told-buried = { $power } απορρίπτει την κάρτα χωρίς αποτέλεσμα.
told-executed = { $power } { $deeds }.
deed-obey = εκτελεί την εντολή
deed-shift = μετακινεί τον δείκτη «{ $track }» κατά { $steps }
told-discarded = { $power } απορρίπτει { $cards-acc }.
told-marker-moved = ο δείκτης «{ $track }» μετακινείται στο τετράγωνο { $to }.
told-corps-sent = { $piece } φεύγει σε αποστολή, εκτός χάρτη.
told-corps-paid = { $piece } φεύγει σε αποστολή (πληρωμή: { $cards }).
told-voted = { $seat } ψηφίζει: { $franz } υπέρ του Φραγκίσκου, { $karl } υπέρ του Καρόλου Αλβέρτου.
told-elected-franz = ο Φραγκίσκος της Λωρραίνης εκλέγεται αυτοκράτορας με { $franz } ψήφους έναντι { $karl }· η Αυστρία βάζει έναν δείκτη νίκης.
told-elected-karl = ο Κάρολος Αλβέρτος της Βαυαρίας εκλέγεται αυτοκράτορας με { $karl } ψήφους έναντι { $franz }· η Γαλλία βάζει έναν δείκτη νίκης.
told-subsidy-paid = { $giver } επιδοτεί { $receiver-acc } με μία κάρτα.
told-contract-made = { $giver } θα επιδοτεί { $receiver-acc } για { $turns-acc }.
told-contract-ended = η επιδότηση { $giver-gen } προς { $receiver-acc } τελειώνει.
told-put-aside = στην άκρη, κλειστά: { $cards }.
told-picked-up = { $power } παίρνει όσες κάρτες είχαν μπει στην άκρη: { $cards }.

## The log: winter, peace and points

told-winter-began = μετά τον γύρο { $turn } έρχεται ο χειμώνας.
told-winter-noted = η βαθμολογία του χειμώνα σημειώνεται και μένει κρυφή ως το τέλος της παρτίδας.
told-winter-scores = η συνολική βαθμολογία των χειμώνων: { $scores }.
power-points = { $power } { $n }
told-points-won = { $power } κερδίζει { $points }.
told-points-lost = { $power } χάνει { $points }.
told-saxony-prussian = η Σαξονία τάσσεται με την Πρωσία.
told-saxony-neutral = η Σαξονία είναι ουδέτερη.
told-saxony-austrian = η Σαξονία τάσσεται με την Αυστρία.
told-sent-home = { $piece } επιστρέφει στην πατρίδα: { $city }.
told-displaced = { $piece } αναγκάζεται να πάει στην πόλη { $city }.
told-peace-offered = η Πρωσία προτείνει ειρήνη με αντάλλαγμα τη Σιλεσία.
told-peace-not-offered = η Πρωσία δεν προτείνει ειρήνη.
told-peace-accepted = η Αυστρία δέχεται την ειρήνη.
told-peace-refused = η Αυστρία απορρίπτει την ειρήνη.
told-peace-made = η Σιλεσία είναι πρωσική.
told-neutrality-ends = η Πρωσία δεν είναι πια ουδέτερη.
told-set-aside =
    { $markers ->
        [one] { $power } βάζει στην άκρη έναν δείκτη νίκης.
       *[other] { $power } βάζει στην άκρη { $markers } δείκτες νίκης.
    }
told-aside-returned =
    { $markers ->
        [one] ο δείκτης νίκης { $power-gen } που είχε μπει στην άκρη γυρίζει στο απόθεμα.
       *[other] οι { $markers } δείκτες νίκης { $power-gen } που είχαν μπει στην άκρη γυρίζουν στο απόθεμα.
    }
told-ceded = η Αυστρία παραχωρεί τη Σιλεσία. Φρούρια που λείπουν ακόμη: Πρωσία { $prussia }, Γαλλία { $france }· ακόμη αυστριακά στη Σιλεσία: { $austria }.
told-not-ceded = η Αυστρία δεν παραχωρεί τη Σιλεσία.

## The log: treaties

told-treaty-proposed = { $from } προτείνει τη συνθήκη { $treaty } προς { $to-acc }: { $clauses }.
told-treaty-made = η συνθήκη { $treaty } συμφωνήθηκε και είναι δεσμευτική.
told-treaty-declined = η συνθήκη { $treaty } απορρίπτεται.
told-treaty-withdrawn = η πρόταση της συνθήκης { $treaty } αποσύρεται.
told-proposal-lapsed = η πρόταση της συνθήκης { $treaty } έληξε.
told-treaty-waived = { $seat } αποδεσμεύει την άλλη πλευρά από τη συνθήκη { $treaty }.
told-clause-ended = ο όρος { $clause } της συνθήκης { $treaty } έληξε.
told-clause-released = ο όρος { $clause } της συνθήκης { $treaty } δεν δεσμεύει πια: { $why }.
told-promise-due = υπενθύμιση: ήρθε η ώρα για ό,τι υποσχέθηκες στο κείμενο της συνθήκης { $treaty } (όρος { $clause }).
release-no-other-way = δεν υπάρχει άλλη δυνατή κίνηση
release-leader-changed = η δύναμη που δεσμεύει έχει νέο ηγέτη
release-no-longer-allies = οι δυνάμεις του δεν είναι πια σύμμαχοι
told-treaty-ended = η συνθήκη { $treaty } έληξε.

## What a treaty promises

clause-and = { $first }· { $rest }
clause-until = { $promise } ως τον γύρο { $until }
clause-until-stage = { $promise } ως το τέλος του σταδίου { $power-gen } στον γύρο { $until }
clause-until-winter = { $promise } ώσπου να αρχίσει ο χειμώνας μετά τον γύρο { $until }
clause-until-next-winter = { $promise } ώσπου να αρχίσει ο επόμενος χειμώνας
clause-except = { $promise }· εξαιρούνται: { $places }
clause-while = { $condition }, { $promise }
promise-subsidy = { $power } επιδοτεί { $receiver-acc } για { $turns-acc }
promise-cancel = { $power } παύει να επιδοτεί { $receiver-acc }
promise-vote-franz = { $power } ψηφίζει τον Φραγκίσκο
promise-vote-karl = { $power } ψηφίζει τον Κάρολο Αλβέρτο
promise-no-attack = { $power } δεν επιτίθεται κατά { $target-gen }
promise-no-attack-in = { $power } δεν επιτίθεται κατά { $target-gen } σε αυτή την περιοχή ({ $place })
promise-no-conquest = { $power } δεν κατακτά κανένα φρούριο { $target-gen }
promise-no-conquest-in = { $power } δεν κατακτά κανένα φρούριο { $target-gen } σε αυτή την περιοχή ({ $place })
promise-conquer-nothing = { $power } δεν κατακτά κανένα φρούριο
promise-conquer-nothing-in = { $power } δεν κατακτά κανένα φρούριο σε αυτή την περιοχή ({ $place })
promise-no-capture = { $power } δεν κυριεύει καμία εφοδιοπομπή { $target-gen }
promise-no-capture-in = { $power } δεν κυριεύει καμία εφοδιοπομπή { $target-gen } σε αυτή την περιοχή ({ $place })
promise-capture-nothing = { $power } δεν κυριεύει καμία εφοδιοπομπή
promise-capture-nothing-in = { $power } δεν κυριεύει καμία εφοδιοπομπή σε αυτή την περιοχή ({ $place })
promise-no-hussars = { $power } δεν τοποθετεί ουσάρους που παρενοχλούν τον εφοδιασμό { $target-gen }
promise-no-hussars-in = { $power } δεν τοποθετεί σε αυτή την περιοχή ουσάρους που παρενοχλούν τον εφοδιασμό { $target-gen } ({ $place })
promise-no-block = { $power } δεν τελειώνει καμία κίνηση σε σημείο που κόβει τον εφοδιασμό { $target-gen }
promise-no-block-in = { $power } δεν τελειώνει σε αυτή την περιοχή καμία κίνηση σε σημείο που κόβει τον εφοδιασμό { $target-gen } ({ $place })
promise-truce = { $power } τηρεί ανακωχή με { $target-acc } (καμία επίθεση, καμία κατάκτηση, καμία εφοδιοπομπή κυριευμένη, κανένας ουσάρος στον εφοδιασμό, καμία γραμμή εφοδιασμού κομμένη)
promise-truce-in = { $power } τηρεί ανακωχή με { $target-acc } σε αυτή την περιοχή ({ $place }· καμία επίθεση, καμία κατάκτηση, καμία εφοδιοπομπή κυριευμένη, κανένας ουσάρος στον εφοδιασμό, καμία γραμμή εφοδιασμού κομμένη)
promise-not-enter = { $power } δεν μπαίνει σε αυτή την περιοχή ({ $place })
promise-not-leave = { $power } δεν φεύγει από αυτή την περιοχή ({ $place })
promise-keep-away = οι στρατηγοί { $power-gen } μένουν τουλάχιστον { $distance } μακριά από { $city }
promise-take-none = { $power } δεν παίρνει καμία πολιτική κάρτα
promise-not-take = { $power } δεν παίρνει την κάρτα «{ $card }»
promise-execute-none = { $power } δεν εκτελεί καμία πολιτική κάρτα
promise-not-execute = { $power } δεν εκτελεί την κάρτα «{ $card }»
promise-peace = { $power } συμφωνεί στην ειρήνη για τη Σιλεσία
promise-no-peace = { $power } δεν συμφωνεί στην ειρήνη για τη Σιλεσία
promise-words = { $power } κάνει στον γύρο { $turn } ό,τι λέει το κείμενο της συνθήκης
promise-words-stage = { $power } κάνει στον γύρο { $turn }, στο στάδιο { $stage-gen }, ό,τι λέει το κείμενο της συνθήκης
promise-words-winter = { $power } κάνει τον χειμώνα μετά τον γύρο { $turn } ό,τι λέει το κείμενο της συνθήκης
promise-words-next-winter = { $power } κάνει τον επόμενο χειμώνα ό,τι λέει το κείμενο της συνθήκης
while-clear = όσο { $power } δεν έχει στρατηγό
while-clear-in = όσο { $power } δεν έχει στρατηγό σε αυτή την περιοχή ({ $place })
while-held = όσο { $power } ελέγχει την πόλη { $city }
while-kept = όσο τηρείται ο όρος { $clause }
ground-anywhere = οπουδήποτε
ground-around = έως { $distance } γύρω από { $city }

## Refusals: who may speak, armies and cards

no-game-over = ο πόλεμος τελείωσε· δεν γίνεται τίποτε άλλο.
no-not-asked = δεν έχεις να αποφασίσεις κάτι τώρα· περίμενε τη σειρά σου.
no-not-this-now = αυτό δεν γίνεται τώρα· πρέπει να αποφασίσεις κάτι άλλο.
no-not-in-this-game = αυτό το παιχνίδι δεν έχει τέτοια ενέργεια.
no-cannot-decline = αυτό δεν μπορεί να απορριφθεί.
no-still-deploying =
    { $unit ->
        [troop] τα στρατεύματα μοιράζονται ακόμη· μεταφορές μέσα σε στοίβα γίνονται αργότερα.
       *[army] οι στρατοί μοιράζονται ακόμη· μεταφορές μέσα σε στοίβα γίνονται αργότερα.
    }
no-not-your-power = δεν διοικείς εσύ { $power-acc }.
no-not-in-play = { $power } δεν παίρνει μέρος σε αυτή την παρτίδα.
no-not-your-piece = { $piece } δεν είναι τώρα στις διαταγές σου.
no-not-active = { $piece } ανήκει σε δύναμη που δεν κινείται τώρα: { $power }.
no-wrong-total =
    { $unit ->
        [troop] τα στρατεύματα { $power-gen } πρέπει να είναι συνολικά ακριβώς { $needed }.
       *[army] οι στρατοί { $power-gen } πρέπει να είναι συνολικά ακριβώς { $needed }.
    }
no-wrong-stack-total =
    { $unit ->
        [troop] τα στρατεύματα αυτής της στοίβας πρέπει να είναι, όπως πριν, συνολικά ακριβώς { $needed }.
       *[army] οι στρατοί αυτής της στοίβας πρέπει να είναι, όπως πριν, συνολικά ακριβώς { $needed }.
    }
no-commands-nothing =
    { $unit ->
        [troop] { $piece } δεν διοικεί στρατεύματα.
       *[army] { $piece } δεν διοικεί στρατούς.
    }
no-too-few-troops = { $piece } πρέπει να έχει τουλάχιστον { $armies-acc }.
no-too-many-troops = { $piece } μπορεί να διοικεί το πολύ { $armies-acc }.
no-unknown-general = { $power } δεν έχει τέτοιο πιόνι σε αυτή την παρτίδα.
no-not-one-stack =
    { $unit ->
        [troop] στρατεύματα περνούν μόνο ανάμεσα σε στρατηγούς της ίδιας στοίβας.
       *[army] στρατοί περνούν μόνο ανάμεσα σε στρατηγούς της ίδιας στοίβας.
    }
no-not-one-power =
    { $unit ->
        [troop] στρατεύματα δεν περνούν ποτέ από στρατηγό μιας δύναμης σε στρατηγό άλλης.
       *[army] στρατοί δεν περνούν ποτέ από στρατηγό μιας δύναμης σε στρατηγό άλλης.
    }
no-stands-aside = { $piece } έχει υποχωρήσει και μένει έξω από αυτή τη μάχη ώσπου να τελειώσει.
no-card-not-held = { $card } δεν είναι σε αυτό το χέρι.
no-not-just-drawn = { $card } δεν ήταν στις κάρτες που μόλις τραβήχτηκαν.
no-wrong-number-of-cards = πρέπει να απορρίψεις ακριβώς { $cards }.
no-nothing-to-take-back = δεν υπάρχει δική σου κίνηση που να μπορεί ακόμη να αναιρεθεί.

## Refusals: movement

no-pieces = δεν διάλεξες πιόνι.
no-not-on-board = { $piece } δεν είναι στον χάρτη.
no-already-moved = { $piece } έχει ήδη κινηθεί.
no-united = { $piece } ενώθηκε με άλλους σε αυτή τη φάση και δεν κινείται άλλο.
no-just-entered = { $piece } μπήκε σε αυτόν τον γύρο και κινείται στον επόμενο.
no-hussars-do-not-march = οι ουσάροι δεν κάνουν πορείες· η Αυστρία τους τοποθετεί πριν από τις κινήσεις.
no-not-together = αυτά τα πιόνια δεν είναι στην ίδια πόλη.
no-train-moves-alone = μια εφοδιοπομπή κινείται μόνη της.
no-wrong-start = η διαδρομή πρέπει να αρχίζει από { $city }.
no-step = μια πορεία πρέπει να φτάνει τουλάχιστον ως την επόμενη πόλη.
no-road = κανένας δρόμος δεν ενώνει { $from } και { $to }.
no-too-far = είναι πολύ μακριά: το πολύ { $road }, ή { $main } αν όλη η διαδρομή είναι σε κύριους δρόμους.
no-enemy-general = στην πόλη { $city } στέκεται εχθρικός στρατηγός.
no-piece-in-the-way = στην πόλη { $city } στέκεται πιόνι που δεν μοιράζεται την πόλη με άλλο.
no-stack-full = στην πόλη { $city } θα βρίσκονταν πάνω από { $most } στρατηγοί.
no-must-stop-at-stack = όποιος ενώνεται με τους στρατηγούς στην πόλη { $city } τελειώνει εκεί την πορεία του.
no-must-stop-at-train = όποιος κυριεύει την εφοδιοπομπή στην πόλη { $city } τελειώνει εκεί την πορεία του.
no-trains-cannot-capture = στην πόλη { $city } στέκεται εχθρική εφοδιοπομπή· μόνο στρατηγοί την κυριεύουν.
no-closed = η πόλη { $city } είναι σε ουδέτερη χώρα, όπου δεν μπαίνουν ξένα πιόνια.
no-may-not-end = πριν από την παραχώρηση της Σιλεσίας οι πορείες στον χάρτη της Φλάνδρας τελειώνουν στη χώρα τους ή σε συμμαχική, και η πόλη { $city } δεν είναι σε τέτοια.
no-held = η μοίρα κρατά { $piece-acc } εκεί που στέκεται.
no-attack-position = η μοίρα κρατά { $piece-acc } μακριά από τον εχθρό: η πόλη { $city } είναι δίπλα σε εχθρικό στρατηγό.
no-capture = η μοίρα δεν αφήνει { $piece-acc } να κυριεύσει εφοδιοπομπή.
no-sanctuary = η μοίρα προστατεύει την πόλη { $city }: καμία εφοδιοπομπή δεν κυριεύεται εκεί.
no-must-stay-stacked = η μοίρα θέλει να μείνει { $piece } με έναν από τους συντρόφους του.
no-recruits-stand = { $piece } γυμνάζει τους νεοσύλλεκτους και δεν μπορεί να πάει προς { $city }, δίπλα στον εχθρό.
no-recruits-in-attack = { $piece } κινήθηκε προς { $city }, δίπλα στον εχθρό, και δεν παίρνει νεοσύλλεκτους σε αυτόν τον γύρο.
no-one-step = η μοίρα αφήνει { $piece-acc } να κινηθεί ακριβώς μία πόλη.

## Refusals: recruiting

no-not-recruiting = { $power } δεν στρατολογεί τώρα.
no-nothing-bought = δεν έχεις αγοράσει τίποτα ακόμη.
no-trains-not-recruited = οι εφοδιοπομπές δεν στρατολογούνται· μπαίνουν στο παιχνίδι στη φάση κίνησης.
no-card-troops = με αυτή την κάρτα { $power } παίρνει ακριβώς { $armies-acc }.
no-card-troops-at-most = με αυτή την κάρτα { $power } στρατολογεί το πολύ { $armies-acc }.
no-above-ceiling = { $power } δεν μπορεί να έχει πάνω από { $armies-acc }.
no-not-off-board = { $piece } δεν περιμένει να επιστρέψει.
no-needs-new-army =
    { $unit ->
        [troop] { $piece } χρειάζεται ένα νέο στράτευμα για να επιστρέψει.
       *[army] { $piece } χρειάζεται έναν νέο στρατό για να επιστρέψει.
    }
no-not-a-place-of-return = { $piece } δεν μπορεί να επιστρέψει τώρα στην πόλη { $city }.
no-room = δεν υπάρχει χώρος στην πόλη { $city }.
no-only-one-substitute = όλα τα πιόνια επιστρέφουν στην ίδια εναλλακτική πόλη· η πόλη { $city } θα ήταν δεύτερη.
no-too-little-paid = αυτό κοστίζει { $price } πόντους· οι κάρτες δίνουν μόνο { $paid }.
no-recruits-for = { $piece } δεν μπορεί να πάρει τώρα νεοσύλλεκτους.

## Refusals: combat and retreat

no-such-combat = αυτοί οι δύο δεν χρειάζεται να πολεμήσουν τώρα.
no-stack-fights = { $piece } πολεμά στην ίδια στοίβα με τον διοικητή της: { $commander }. Όρισε εκείνον.
no-austria-first = οι επιθέσεις της Αυστρίας γίνονται πριν από εκείνες του Στρατού της Κύρωσης.
no-wrong-suit = { $card } δεν ταιριάζει: εδώ παίζονται { $suit }.
no-reserve-value = μια εφεδρεία δηλώνεται με αξία από 1 έως { $most }.
no-not-a-reserve = { $card } δεν είναι εφεδρεία· δεν χρειάζεται να δηλώσεις αξία.
no-card-too-high = { $card } ξεπερνά το όριο: σε αυτή τη μάχη δεν παίζεται τίποτα πάνω από { $most }.
no-must-play = με σκορ 0 πρέπει να συνεχίσεις όσο έχεις { $suit }.
no-must-press-on = η μοίρα απαιτεί να συνεχίσεις ώσπου να προηγηθείς.
no-must-get-ahead = η μοίρα απαιτεί να προηγηθείς· μετά από αυτή την κάρτα δεν θα μπορούσες: { $card }.
no-cannot-double = { $card } δεν μπορεί να μετρήσει τώρα διπλά.
no-wrong-length = η διαδρομή πρέπει να έχει μήκος ακριβώς { $distance }.
no-city-twice = η διαδρομή περνά δύο φορές από την πόλη { $city }.
no-occupied = η πόλη { $city } δεν είναι άδεια.
no-not-farthest = μια υποχώρηση τελειώνει όσο πιο μακριά γίνεται από τον νικητή· η πόλη { $city } είναι πολύ κοντά.
no-not-a-choice = { $piece } δεν μπορεί να επιλεγεί εδώ.
no-not-meant-by-fate = η κάρτα της μοίρας δεν αφορά { $piece-acc }.
no-not-adjacent = η πόλη { $city } δεν είναι άδεια γειτονική πόλη.
no-not-westward = η διαδρομή προς { $city } είναι κλειστή ή δεν οδηγεί δυτικά.

## Refusals: maps, force marches and payments

no-border-closed = η πόλη { $city } είναι στον άλλο χάρτη, όπου αυτά τα πιόνια δεν επιτρέπεται να μπουν.
no-retreat-over-the-border = εδώ δεν επιτρέπεται υποχώρηση στον άλλο χάρτη, προς { $city }.
no-map-not-in-use = η πόλη { $city } είναι σε χάρτη που δεν χρησιμοποιείται.
no-bound-to-the-map = πριν από την παραχώρηση της Σιλεσίας κανένα πιόνι δεν φεύγει από τον χάρτη της Φλάνδρας· η πόλη { $city } είναι στον άλλο.
no-neutral-stays-home = μια ουδέτερη δύναμη μένει στη χώρα της· η πόλη { $city } είναι σε ξένο έδαφος.
no-enemy-fortress = καμία ταχεία πορεία δεν μπαίνει στην πόλη { $city }, φρούριο σε χέρια εχθρού.
no-next-to-enemy = καμία ταχεία πορεία δεν μπαίνει στην πόλη { $city }: { $piece } είναι εκεί ή δίπλα.
no-off-main-roads = μια ταχεία πορεία μένει σε κύριους δρόμους.
no-force-march-too-far = μια ταχεία πορεία έχει μήκος το πολύ { $distance }.
no-not-a-train = { $piece } δεν είναι εφοδιοπομπή.
no-entered-already = { $piece } έχει ήδη μπει στο παιχνίδι σε αυτή τη φάση.
no-train-in-the-box = { $piece } περιμένει στο κουτί και δεν αγοράζεται.
no-site-for-trains = οι εφοδιοπομπές μπαίνουν σε μεγάλα φρούρια της χώρας τους ή του συμμάχου· η πόλη { $city } δεν είναι τέτοιο.
no-site-not-open = η πόλη { $city } πρέπει να είναι άδεια και σε φιλικά χέρια.
no-site-for-second-train = η εφοδιοπομπή μπαίνει σε άδειο μεγάλο φρούριο της δύναμής της, όχι στην πόλη { $city }.
no-not-in-the-stack = { $piece } δεν ανήκει σε αυτή τη στοίβα.
no-not-to-be-moved = { $piece } δεν χρειάζεται να φύγει.
no-others-go-first = { $piece } πρέπει να φύγει, αλλά πρώτα μετακινούνται άλλα πιόνια.
no-train-unpaid = μια εφοδιοπομπή κοστίζει { $price } πόντους· οι κάρτες δίνουν μόνο { $paid }.
no-supply-unpaid = ο εφοδιασμός μέσα από τους ουσάρους κοστίζει { $price } πόντους· οι κάρτες δίνουν μόνο { $paid }.
no-corps-unpaid = ένας στρατηγός εκτός χάρτη κοστίζει { $price } πόντους· οι κάρτες δίνουν μόνο { $paid }.
no-nothing-to-pay = δεν υπάρχει τίποτα να πληρωθεί εδώ.

## Refusals: politics and hussars

no-trains-cannot-force = μόνο στρατηγοί κάνουν ταχεία πορεία.
no-not-your-move = οι σύμμαχοι κινούνται εδώ εναλλάξ, και είναι η σειρά του άλλου.
no-passed-on-flanders = στον χάρτη της Φλάνδρας έχεις πάει πάσο· σε αυτόν τον γύρο δεν κινείς τίποτε άλλο εκεί.
no-dispute = τώρα δεν υπάρχει σειρά κινήσεων για αμφισβήτηση.
no-dispute-runs = η σειρά των κινήσεων έχει ήδη αμφισβητηθεί.
no-dispute-alone = { $seat } δεν έχει άλλο πιόνι να κινήσει στον χάρτη της Φλάνδρας· δεν υπάρχει σειρά για αμφισβήτηση.
no-union-declined = { $seat } αρνήθηκε την ένωση στην πόλη { $city }, και από τότε δεν άλλαξε τίποτε.
no-not-nearest = η πόλη { $city } δεν είναι από τις κοντινότερες διαθέσιμες.
no-instruction = αυτή η κάρτα δεν έχει εντολή.
no-shift-not-offered = η κάρτα δεν προσφέρει αυτή τη μετακίνηση του δείκτη «{ $track }».
no-not-your-arms = αυτή η κάρτα δεν έχει το οικόσημο της δύναμής σου.
no-not-on-the-table = αυτή η κάρτα δεν είναι στο τραπέζι.
no-not-meant-by-card = η κάρτα δεν αφορά { $piece-acc }.
no-not-a-feeding = εφοδίασε όσους στρατηγούς επιτρέπουν οι πόντοι και όχι περισσότερους.
no-shift-too-far = ο δείκτης μπορεί να προχωρήσει το πολύ { $boxes-acc }.
no-too-many-votes = έχεις μόνο { $votes }.
no-such-hussar = αυτός ο ουσάρος δεν τοποθετείται τώρα.
no-not-for-hussars = οι ουσάροι μένουν στον χάρτη της Βοημίας, όπου δεν βρίσκεται η πόλη { $city }.
no-hussar-on-piece = στην πόλη { $city } στέκεται πιόνι· οι ουσάροι θέλουν άδεια πόλη.
no-hussar-there = στην πόλη { $city } βρίσκεται ήδη ουσάρος.
no-too-far-for-hussars = η πόλη { $city } απέχει πάνω από { $distance } από κάθε αυστριακό στρατηγό.

## Refusals: treaties

no-treaties = δεν υπάρχει τίποτα για διαπραγμάτευση: οι συνθήκες ανήκουν στο προχωρημένο παιχνίδι, αφού μοιραστούν τα στρατεύματα.
no-treaty-with-self = μια συνθήκη θέλει έναν άλλο παίκτη που να συμφωνήσει.
no-such-seat = εκεί δεν κάθεται κανείς για διαπραγμάτευση.
no-empty-treaty = μια συνθήκη θέλει τουλάχιστον έναν όρο.
no-bad-clause = ο όρος { $clause } δεν μπορεί να συμφωνηθεί: { $fault }.
no-treaty-broken = η συνθήκη { $treaty } το απαγορεύει με τον όρο { $clause }.
no-treaty-broken-by = η συνθήκη { $treaty } το απαγορεύει με τον όρο { $clause }: { $deed }.
breach-attack = στο τέλος της πορείας θα βρισκόταν δίπλα { $general }
breach-conquest = θα κατακτούνταν η πόλη { $city }
breach-capture = θα κυριευόταν { $train }
breach-hussars = { $general } θα πλήρωνε περισσότερο για τον εφοδιασμό
breach-block = { $general } θα έμενε χωρίς εφοδιασμό ή θα τον πλήρωνε ακριβότερα
no-such-treaty = δεν υπάρχει συνθήκη { $treaty } με την οποία να γίνεται αυτό.
no-not-your-answer = για τη συνθήκη { $treaty } αποφασίζει τώρα η άλλη πλευρά.
no-not-your-offer = η συνθήκη { $treaty } είναι πρόταση της άλλης πλευράς: δέξου την ή απόρριψέ την.
no-too-many-treaties = δεν μπορούν να ισχύουν πάνω από { $most } συνθήκες μαζί· περίμενε να λήξει μία.
no-too-many-open = έχεις { $most } προτάσεις χωρίς απάντηση· απόσυρε μία πριν κάνεις άλλη.
no-too-many-offers = έκανες ήδη { $most } προτάσεις σε αυτόν τον γύρο· δεν επιτρέπονται άλλες.
no-table-full = το τραπέζι γέμισε προτάσεις και συνθήκες· περίμενε να τελειώσει μία.
no-contract = δεν μπορεί να υπάρξει συμφωνία με την οποία { $giver } επιδοτεί { $receiver-acc }: { $fault }.
no-such-contract = δεν ισχύει συμφωνία με την οποία { $giver } επιδοτεί { $receiver-acc }.
no-bound-contract = η πρώτη συμφωνία επιδότησης Γαλλίας και Βαυαρίας δεν λήγει πρόωρα.
fault-not-a-party = δεσμεύει δύναμη που δεν διοικεί καμία πλευρά
fault-not-in-play = αναφέρει δύναμη που δεν παίρνει μέρος
fault-same-power = στρέφει μια δύναμη κατά του εαυτού της
fault-past = ο τελευταίος του γύρος έχει ήδη περάσει
fault-endless = θα διαρκούσε περισσότερο από την παρτίδα
fault-contradiction = άλλος όρος λέει το αντίθετο
fault-changes-rule = καμία συνθήκη δεν αλλάζει κανόνα
fault-no-peace = δεν υπάρχει άλλη ειρήνη από εκείνη που προτείνει η Πρωσία και δέχεται η Αυστρία
fault-too-late = αυτό για το οποίο μιλά έχει ήδη συμβεί
fault-nothing-to-cancel = δεν ισχύει τέτοια συμφωνία επιδότησης
fault-bound-contract = αυτή η συμφωνία επιδότησης δεν λήγει πρόωρα
fault-no-such-clause = εξαρτάται από όρο που δεν δεσμεύει την άλλη πλευρά
fault-bad-number = ο αριθμός του είναι εκτός ορίων
fault-no-place = δεν αναφέρει τόπο όπου μπορεί κανείς να μπει ή να βγει
fault-no-date = λήγει από μόνος του και δεν έχει τελευταίο γύρο
fault-no-stage = το στάδιο αυτής της δύναμης δεν είναι ορισμένο
fault-no-winter = μετά από αυτόν τον γύρο δεν έρχεται χειμώνας
fault-no-hussars = μόνο η Αυστρία έχει ουσάρους
fault-no-exception = δεν αναφέρει τόπο, άρα δεν μπορεί να εξαιρέσει κανέναν
fault-too-many-exceptions = μια συνθήκη εξαιρεί το πολύ τέσσερις διαφορετικούς τόπους
fault-second-contract = άλλος όρος αφορά ήδη αυτή την επιδότηση
fault-minor-gives = μόνο μεγάλη δύναμη δίνει επιδοτήσεις
fault-not-allies = μόνο σύμμαχος παίρνει επιδοτήσεις
fault-major-receives = με δύο παίκτες μόνο μικρές δυνάμεις παίρνουν επιδοτήσεις
fault-bad-turns = μια συμφωνία επιδότησης διαρκεί τουλάχιστον έναν γύρο και όχι περισσότερο από την παρτίδα
fault-contract-runs = ανάμεσα σε αυτές τις δύο δυνάμεις ισχύει ήδη συμφωνία επιδότησης

## Refusals: an action that cannot be read

misread = «{ $word }»: { $problem }
misread-nothing = λείπει μια ενέργεια.
misread-too-long = η γραμμή είναι πολύ μεγάλη για ενέργεια.
misread-more = η ενέργεια έπρεπε να τελειώνει εδώ.
misread-no-action = δεν υπάρχει τέτοια ενέργεια.
misread-no-card = δεν υπάρχει τέτοια κάρτα.
misread-no-city = δεν υπάρχει τέτοια πόλη.
misread-no-piece = δεν υπάρχει τέτοιο πιόνι.
misread-no-power = δεν υπάρχει τέτοια δύναμη.
misread-no-seat = δεν υπάρχει τέτοια θέση.
misread-no-track = δεν υπάρχει τέτοια κλίμακα.
misread-wants-card = εδώ χρειάζεται μια κάρτα.
misread-wants-card-or-no = εδώ χρειάζεται «no» ή μια κάρτα.
misread-wants-cards = εδώ χρειάζονται κάρτες, ενωμένες με «+».
misread-wants-city = εδώ χρειάζεται μια πόλη.
misread-wants-power = εδώ χρειάζεται μια δύναμη.
misread-wants-piece = εδώ χρειάζεται ένα πιόνι.
misread-wants-pieces = εδώ χρειάζονται πιόνια, ενωμένα με «+».
misread-wants-hussar = εδώ χρειάζεται ένας ουσάρος.
misread-wants-path = εδώ χρειάζεται μια διαδρομή, πόλεις ενωμένες με «-».
misread-wants-suit = εδώ χρειάζεται ένα χρώμα: «c» σπαθιά, «s» μπαστούνια, «h» κούπες ή «d» καρό.
misread-wants-number = εδώ χρειάζεται ένας αριθμός από 0 έως 255.
misread-wants-share = εδώ χρειάζονται ένας στρατηγός και ένας αριθμός, για παράδειγμα «friedrich=8».
misread-wants-declared = μια εφεδρεία δηλώνεται με χρώμα και αξία, για παράδειγμα «s5».
misread-wants-double = μετά από μια κάρτα μπορεί να ακολουθεί μόνο «double».
misread-wants-shift = εδώ χρειάζεται «obey» ή μια κλίμακα με τα βήματά της, για παράδειγμα «saxony=-1».
misread-wants-political-card = εδώ χρειάζεται μια πολιτική κάρτα.
misread-wants-votes = εδώ χρειάζεται «franz=» και ένας αριθμός.
misread-wants-treaty = εδώ χρειάζεται ο αριθμός μιας συνθήκης.
misread-none-held = δεν υπάρχει τέτοια κάρτα στο χέρι· γράψε και την τράπουλα, για παράδειγμα «s10.2».
misread-several-held = υπάρχουν περισσότερες τέτοιες κάρτες στο χέρι· γράψε και την τράπουλα, για παράδειγμα «s10.2».
misread-too-often = αυτή η κάρτα αναφέρεται πάρα πολλές φορές.
misread-twice = ένα πιόνι αναφέρεται δύο φορές.
misread-path-too-long = αυτή η διαδρομή είναι πολύ μεγάλη.
misread-not-of-power = σε αυτή την παραλλαγή το πιόνι δεν ανήκει σε εκείνη τη δύναμη.
misread-stack = τόσοι στρατηγοί δεν στέκονται ποτέ σε μία στοίβα.
misread-wrong-sum = ο αριθμός που αναγγέλθηκε δεν συμφωνεί με όσα μοιράστηκαν.
misread-train-place = μια εφοδιοπομπή θέλει τόπο και όχι αριθμό, για παράδειγμα «austria-t1@tabor».
misread-wants-offer = εδώ χρειάζονται μια θέση, άνω και κάτω τελεία και όροι, για παράδειγμα «louis-xv: vote prussia karl».
misread-wants-clause = εδώ χρειάζεται ένας όρος.
misread-wants-condition = εδώ χρειάζεται μια προϋπόθεση: «clear», «held» ή «kept».
misread-wants-then = μετά από μια προϋπόθεση πρέπει να ακολουθεί «then».
misread-wants-until = γράψε ως πότε δεσμεύει, για παράδειγμα «until 6».
misread-wants-at = γράψε πότε πρέπει να γίνει, για παράδειγμα «at 6».
misread-too-many-exceptions = ένας όρος εξαιρεί το πολύ 4 τόπους.
misread-turn-zero = οι γύροι μετρώνται από το 1.
misread-clause-ends = ο όρος έπρεπε να τελειώνει εδώ· οι όροι χωρίζονται με «;».
misread-clause-number = οι όροι μετρώνται από το 1 έως το 4.
misread-too-many-clauses = μια συνθήκη έχει το πολύ 4 όρους.
misread-wants-fortress = εδώ χρειάζεται ένα φρούριο.
misread-wants-ground = εδώ χρειάζεται μια περιοχή, μια χώρα ή μια πόλη.
misread-radius = η απόσταση από μια πόλη είναι αριθμός από 0 έως 15.
misread-wants-candidate = η ψήφος είναι για «franz» ή «karl».
misread-wants-yes-or-no = για την ειρήνη γράφεται «yes» ή «no».
misread-wording-too-long = το κείμενο μιας συνθήκης έχει το πολύ 500 χαρακτήρες.
misread-wording-not-plain = το κείμενο μιας συνθήκης είναι μία γραμμή απλού κειμένου.
misread-cards-pass = κάρτες περνούν από δύναμη σε δύναμη μόνο ως επιδοτήσεις.
misread-alliances = καμία συνθήκη δεν αλλάζει συμμαχίες ούτε κάνει ειρήνη.
misread-no-clause = δεν υπάρχει τέτοιος όρος, και καμία συνθήκη δεν αλλάζει κανόνα.

## What is wrong with a record

broken = η καταγραφή δεν είναι έγκυρη, γραμμή { $line }: { $fault }
broken-empty = το αρχείο είναι άδειο.
broken-foreign = δεν είναι καταγραφή του Kabinett· μια καταγραφή αρχίζει με «{ $start }».
broken-unreadable = το αρχείο δεν διαβάζεται ({ $error }).
broken-file-too-long = το αρχείο είναι μεγαλύτερο από κάθε παρτίδα ({ $most } byte).
broken-line-too-long = η γραμμή είναι μεγαλύτερη από κάθε γραμμή μιας καταγραφής ({ $most } byte).
broken-off = το αρχείο κόβεται στη μέση αυτής της γραμμής.
broken-not-utf8 = το byte { $byte } της γραμμής δεν είναι κείμενο UTF-8.
broken-not-plain = ο χαρακτήρας { $letter } της γραμμής δεν είναι απλό κείμενο.
broken-windows = η γραμμή τελειώνει όπως στα Windows· αποθήκευσε το αρχείο με απλά τέλη γραμμής (LF).
broken-version = η καταγραφή είναι έκδοσης { $version }, αυτό το πρόγραμμα διαβάζει την έκδοση { $own }: χρησιμοποίησε εκείνο που την έγραψε.
broken-no-version = «{ $version }» δεν είναι έκδοση καταγραφής.
broken-other-rules = η παρτίδα παίχτηκε με την έκδοση { $version } των κανόνων· αυτό το πρόγραμμα παίζει με την έκδοση { $own }.
broken-other-pack = η παρτίδα παίχτηκε σε άλλον χάρτη ({ $other }…)· αυτό το πρόγραμμα έχει τον { $own }…: δώσε τον σωστό με --data.
broken-no-game = δεν υπάρχει παιχνίδι «{ $game }»· τα παιχνίδια είναι { $games }.
broken-no-mode = δεν υπάρχει παραλλαγή «{ $mode }»· οι παραλλαγές είναι { $modes }.
broken-no-option = δεν υπάρχει επιλογή «{ $option }».
broken-other-option = η παραλλαγή «{ $mode }» δεν συνδυάζεται με την επιλογή «{ $option }».
broken-unplayable = αυτό το πρόγραμμα δεν έχει κανόνες για εκείνον τον χάρτη.
broken-ends-in-header = το αρχείο τελειώνει μέσα στην επικεφαλίδα.
broken-no-head = η επικεφαλίδα πρέπει να κλείνει με μια γραμμή «head: HASH».
broken-header-too-long = η επικεφαλίδα έχει πάνω από { $most } γραμμές.
broken-header-hash = το άθροισμα ελέγχου της επικεφαλίδας δεν ταιριάζει: κάποια από τις γραμμές 1 έως { $last } άλλαξε.
broken-header-line = εδώ η επικεφαλίδα πρέπει να λέει «{ $line }».
broken-no-blank = μετά την επικεφαλίδα πρέπει να ακολουθεί μια κενή γραμμή.
broken-no-field = μια γραμμή της επικεφαλίδας έχει τη μορφή «name: value».
broken-unknown-field = αυτό το πρόγραμμα δεν γνωρίζει το «{ $name }», που σύμφωνα με την επικεφαλίδα πρέπει να γνωρίζει.
broken-field-twice = το «{ $name }» γράφεται δύο φορές.
broken-lacks-field = στην επικεφαλίδα λείπει το «{ $name }».
broken-no-seat = σε αυτή την παραλλαγή δεν υπάρχει θέση «{ $seat }».
broken-seat-order = οι θέσεις γράφονται με τη σειρά της παραλλαγής, η καθεμία μία φορά.
broken-sitter = σε μια θέση κάθεται «person NAME» ή «bot NAME».
broken-nobody-on = η επικεφαλίδα δεν λέει ποιος κάθεται στη θέση «{ $seat }».
broken-two-chances = μια παρτίδα έχει είτε δημόσιο αρχικό αριθμό είτε δέσμευση, όχι και τα δύο.
broken-no-seed = «{ $seed }» δεν είναι αρχικός αριθμός.
broken-no-chance = η επικεφαλίδα δεν δίνει ούτε «seed» ούτε «commitment».
broken-digits = το «{ $name }» θέλει { $count } δεκαεξαδικά ψηφία.
broken-added-twice = αυτή η θέση έχει δεύτερο «{ $name }».
broken-bot-entropy = εδώ κάθεται μποτ· μόνο οι άνθρωποι συμβάλλουν στην τύχη.
broken-pledge = η θέση «{ $seat }» δεν έδωσε αυτό για το οποίο είχε δεσμευτεί.
broken-no-result = το αρχείο τελειώνει μετά την ενέργεια { $action }, χωρίς αποτέλεσμα.
broken-no-line = μια γραμμή της παρτίδας έχει τη μορφή «NUMBER SEAT ACTION #HASH».
broken-no-number = «{ $number }» δεν είναι αριθμός ενέργειας.
broken-too-many-actions = καμία παρτίδα δεν έχει πάνω από { $most } ενέργειες.
broken-missing = η ενέργεια { $other } λείπει: στη θέση της είναι η ενέργεια { $action }.
broken-twice = η ενέργεια { $action } υπάρχει εδώ για δεύτερη φορά.
broken-too-early = η ενέργεια { $action } είναι πριν από την ενέργεια { $other } (γραμμή { $late }): οι γραμμές δεν είναι στη σειρά.
broken-too-late = η ενέργεια { $action } είναι μετά την ενέργεια { $other }: οι γραμμές δεν είναι στη σειρά.
broken-hash = το τρέχον άθροισμα ελέγχου δεν ταιριάζει: αυτή η γραμμή άλλαξε ή δεν ανήκει εδώ.
broken-ends-before = το αρχείο τελειώνει πριν από τη γραμμή «{ $name }: …».
broken-wants-line = εδώ πρέπει να είναι η γραμμή «{ $name }: …».
broken-final-hash = το τελικό άθροισμα ελέγχου δεν ταιριάζει: κάποια από τις γραμμές { $from } έως { $last } άλλαξε.
broken-goes-on = η καταγραφή τελείωσε, αλλά το αρχείο συνεχίζεται.
broken-misread = «{ $action }»: { $problem }
broken-loose = η ενέργεια πρέπει να γραφτεί «{ $action }».
broken-refused = η ενέργεια «{ $action }» δεν επιτρέπεται σύμφωνα με τον κανόνα { $rule }: { $refusal }
broken-goes-back = «undo { $count }»: ως εδώ έχουν παιχτεί μόνο { $played } ενέργειες.
broken-consents = ένα τραπέζι μπορεί να γυρίσει πίσω το πολύ { $most } φορές.
broken-table-line = «{ $action }» δεν είναι γραμμή του τραπεζιού· τέτοιες είναι «undo N» και «seat SEAT person|bot NAME».
broken-not-over = μετά την τελευταία ενέργεια η παρτίδα δεν έχει τελειώσει· το αρχείο λέει «{ $said }».
broken-other-end = η παρτίδα τελειώνει με «{ $end }», το αρχείο λέει «{ $said }».
broken-other-position = η τελική θέση έχει άθροισμα ελέγχου { $hash }, το αρχείο λέει άλλο.
broken-other-secret = το μυστικό που αποκαλύφθηκε δεν είναι εκείνο για το οποίο είχε δεσμευτεί ο διακομιστής.
broken-not-opened = το μυστικό της παρτίδας δεν έχει αποκαλυφθεί.
broken-running = η παρτίδα συνεχίζεται· ό,τι δεν είναι φανερό μένει σφραγισμένο ως το τέλος.
broken-is-over = η παρτίδα τελείωσε· δεν υπάρχει τίποτα να συνεχιστεί.
broken-nothing-to-seal = μια παρτίδα με δημόσιο αρχικό αριθμό δεν έχει τίποτα να σφραγίσει.
broken-sealed-digits = το σφραγισμένο μέρος γράφεται με δεκαεξαδικά ψηφία.
broken-other-server = η παρτίδα σφραγίστηκε από άλλον διακομιστή ή με άλλο κλειδί αυτού· μόνο ο διακομιστής που έγραψε το αρχείο μπορεί να τη συνεχίσει.
broken-seal = το σφραγισμένο μέρος δεν ανοίγει: άλλαξε αυτό ή το φανερό μέρος.
broken-other-make = το σφραγισμένο μέρος είναι άλλης μορφής.
broken-no-signature = μια υπογραφή γράφεται «signed: ΚΛΕΙΔΙ ΥΠΟΓΡΑΦΗ», με 64 και 128 δεκαεξαδικά ψηφία.
broken-signature = η υπογραφή δεν είναι γνήσια: ο διακομιστής με το κλειδί { $key } δεν έχει υπογράψει τις παραπάνω γραμμές.
broken-witness-header = ο μάρτυρας γράφει εδώ «{ $said }».
broken-witness-header-ends = η επικεφαλίδα του μάρτυρα δεν έχει τέτοια γραμμή.
broken-witness-line = ο μάρτυρας γράφει εδώ «{ $said }» (στη γραμμή του { $other }).
broken-witness-longer = η παρτίδα τελειώνει εδώ, αλλά ο μάρτυρας συνεχίζει με «{ $said }» (στη γραμμή του { $other }).
broken-witness-ended = σύμφωνα με τον μάρτυρα, η παρτίδα είχε τελειώσει πριν από αυτή τη γραμμή με «{ $end }».
broken-witness-key = ο μάρτυρας έχει υπογραφή άλλου διακομιστή, εκείνου με το κλειδί { $key }.

## Refusals of a record at the door

hall-running-record = η παρτίδα συνεχίζεται· μόνο ο διαχειριστής μπορεί να την επαναφέρει, με «kabinett import».
hall-other-record = η καταγραφή είναι έγκυρη, αλλά δεν θα αποθηκευόταν όπως είναι γραμμένη· δεν έγινε εισαγωγή.
hall-line-not-kept = η γραμμή { $line } δεν μπορεί να αποθηκευτεί.
hall-unread-record = η καταγραφή δεν μπόρεσε να διαβαστεί.
hall-too-often = πάρα πολλά αιτήματα από αυτή τη διεύθυνση· περίμενε λίγο.
hall-steps-so-far = αυτή η παρτίδα έχει ως τώρα { $n } βήματα.

## The log: what the table does

table-takes-back = αναίρεση από: { $name } ({ $n ->
        [one] η τελευταία κίνηση
       *[other] οι τελευταίες { $n } κινήσεις
    }).
table-goes-back = όλοι συμφωνούν να γυρίσουν πίσω { $n ->
        [one] μία κίνηση.
       *[other] { $n } κινήσεις.
    }
table-stands-in = { $bot } αναπληρώνει: { $name }.
table-is-back = Επέστρεψε: { $name }.
table-ends = όλοι συμφωνούν να τελειώσει εδώ η παρτίδα.
table-abandoned = κανείς δεν επέστρεψε σε αυτή την παρτίδα.
table-adds = { $name } προσθέτει: «{ $words }»
table-seat-changes = Από εδώ και πέρα τον ρόλο { $seat } παίζει: { $name }.

## Refusals of the table and its door

closed-stops = ο διακομιστής σταματά· η παρτίδα συνεχίζεται μόλις επανέλθει.
closed-put-away = αυτό το τραπέζι έκλεισε επειδή δεν ήταν κανείς εκεί· άνοιξέ το ξανά.
closed-changed-elsewhere = αυτό το τραπέζι άλλαξε από αλλού· άνοιξέ το ξανά.
closed-fault = ένα σφάλμα του προγράμματος στους κανόνες σταμάτησε αυτό το τραπέζι· η καταγραφή φυλάχτηκε για τον διαχειριστή.
closed-resigned = παραιτήθηκες· άνοιξε ξανά το τραπέζι για να παρακολουθήσεις.
closed-slow = αυτή η σελίδα έμεινε πίσω· κοίτα ξανά.
closed-silent = εδώ και ώρα δεν ακούστηκε τίποτα από αυτή τη σελίδα.
closed-no-table = αυτή η σελίδα δεν όρισε τραπέζι· άνοιξε πάλι το τραπέζι.
closed-too-many-messages = ήρθαν πολλά μηνύματα μαζί· περίμενε λίγο.
closed-not-text = ένα μήνυμα δεν ήταν κείμενο.
closed-not-read = ο διακομιστής δεν κατάλαβε ένα μήνυμα· δες docs/wire.md.
closed-other-version = αυτή η σελίδα είναι άλλης έκδοσης· φόρτωσέ την ξανά.
hall-closed = αυτό το τραπέζι είναι κλειστό αυτή τη στιγμή· άνοιξέ το ξανά.
hall-no-seat-by-link = αυτός ο σύνδεσμος δεν ανοίγει θέση σε αυτό το τραπέζι.
hall-no-table = δεν υπάρχει τέτοιο τραπέζι.
hall-full = σε αυτό το τραπέζι είναι πάρα πολλοί· δοκίμασε αργότερα.
hall-no-spectators = αυτό το τραπέζι δεν δέχεται θεατές χωρίς σύνδεσμο.
hall-private = αυτό το τραπέζι είναι ιδιωτικό.
hall-spectators-watch = οι θεατές βλέπουν και ρωτούν· ενεργεί μόνο όποιος έχει θέση.
hall-not-playing = σε αυτό το τραπέζι δεν παίζεται παρτίδα.
hall-nothing-proposed = τώρα δεν υπάρχει πρόταση.
hall-record-later = οι θεατές αυτού του τραπεζιού βλέπουν με καθυστέρηση: η καταγραφή δίνεται στο τέλος.
hall-seat-kept = αυτή η θέση κρατιέται για κάποιον άλλον.
hall-name-a-seat = όρισε μια θέση ή έλα με τον σύνδεσμό της.
hall-no-seat = δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
hall-sit-down-first = κάθισε πρώτα σε αυτό το τραπέζι.
hall-no-rematch = ρεβάνς γίνεται μόνο αφού τελειώσει η παρτίδα.
hall-no-record = η παρτίδα δεν άρχισε: δεν υπάρχει ακόμη καταγραφή.
hall-begun = η παρτίδα άρχισε: οι θέσεις δεν αλλάζουν πια.
hall-seat-taken = αυτή η θέση είναι πιασμένη.
hall-name-length = ένα όνομα έχει 1 έως 40 χαρακτήρες.
hall-nobody-there = εκεί δεν κάθεται κανείς.
hall-seats-empty = υπάρχουν ακόμη άδειες θέσεις: περίμενε παίκτες ή δώσε τις θέσεις σε μποτ.
hall-not-taken-back = αναιρούνται μόνο οι δικές σου τελευταίες κινήσεις που δεν έδειξαν τίποτα νέο.
hall-too-many-actions = δεν έχουν παιχτεί τόσες κινήσεις.
hall-talked-enough = η συζήτηση αυτού του τραπεζιού γέμισε.
hall-word-length = ένα μήνυμα στο τραπέζι έχει 1 έως 1000 χαρακτήρες.
hall-notes-length = οι σημειώσεις χωρούν έως 20.000 χαρακτήρες.
hall-not-begun = η παρτίδα δεν έχει αρχίσει ακόμη.
hall-fault = ένα σφάλμα του προγράμματος στους κανόνες σταμάτησε αυτό το τραπέζι· η καταγραφή του διατηρείται.
hall-disk-full = ο δίσκος του διακομιστή είναι γεμάτος: τίποτα δεν άλλαξε, και η παρτίδα συνεχίζεται μόλις βρεθεί χώρος.
hall-store-fault = ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή: τίποτα δεν άλλαξε· δοκίμασε ξανά αργότερα.
hall-written-first = κάποιος άλλος πρόλαβε· κοίτα ξανά.
hall-game-long = η παρτίδα μάκρυνε τόσο, που δεν γίνεται πια αναίρεση ή πρόταση, ούτε αναπληρώνει μποτ· μπορεί όμως να παιχτεί ως το τέλος.
hall-game-too-long = η παρτίδα είναι μεγαλύτερη απ’ όσο χωρά μια καταγραφή.
hall-line-too-long = αυτό είναι μεγαλύτερο απ’ όσο χωρά μια γραμμή της καταγραφής.
hall-went-back-enough = η παρτίδα έχει γυρίσει πίσω όσες φορές επιτρέπει μια καταγραφή.
hall-free-enough = διαπραγματεύτηκες και μετακίνησες στρατούς μέσα σε στοίβες αρκετά σε αυτόν τον γύρο· παίξε πρώτα παρακάτω.
hall-seated = έχεις ήδη θέση σε αυτό το τραπέζι.
hall-resigned = παραιτήθηκες και μπορείς μόνο να παρακολουθείς.
hall-slow-down = έστειλες πάρα πολλά την τελευταία ώρα· περίμενε λίγο.
hall-too-many-pages = από αυτή τη διεύθυνση είναι ανοιχτές πάρα πολλές σελίδες· κλείσε πρώτα μία.
hall-too-many-tables = από αυτή τη διεύθυνση φτιάχτηκαν πάρα πολλά τραπέζια· περίμενε λίγα λεπτά.
hall-name-hidden = ένα όνομα περιέχει μόνο χαρακτήρες που φαίνονται.
hall-name-alike = κάποιος σε αυτό το τραπέζι έχει όνομα που μοιάζει το ίδιο· διάλεξε άλλο.
hall-imports-wait = πάρα πολλές καταγραφές περιμένουν έλεγχο· δοκίμασε ξανά σε λίγο.
notice-stop-ask = να σταματήσουν οι ειδοποιήσεις για τη σειρά σου σε αυτό το τραπέζι;
notice-stop-button = διακοπή ειδοποιήσεων
notice-stopped = δεν θα έρθουν άλλες τέτοιες ειδοποιήσεις.
notice-confirm-ask = να στέλνονται στη διεύθυνσή σου ειδοποιήσεις για τη σειρά σου σε αυτό το τραπέζι;
notice-confirm-button = ναι, να στέλνονται
notice-confirmed = η διεύθυνσή σου επιβεβαιώθηκε.
hall-only-seats = μόνο όποιος έχει θέση μαθαίνει τι μπορεί να κάνει.
hall-no-piece = δεν υπάρχει τέτοιο πιόνι.
hall-no-city = δεν υπάρχει τέτοια πόλη σε αυτόν τον χάρτη.
hall-no-road = κανένας δρόμος δεν οδηγεί εκεί.
hall-no-general = δεν υπάρχει στρατηγός με αυτό το όνομα στον χάρτη.
hall-no-duel = δεν διεξάγεται μάχη τώρα.
hall-no-site = δεν υπάρχει στόχος ή φρούριο με αυτό το όνομα.
hall-bound = οι δεσμεύσεις αποκαλύφθηκαν: κανείς δεν μπορεί πια να φύγει ή να αλλάξει θέση.
hall-not-all-opened = δεν έχουν αποκαλύψει ακόμη όλοι τη δέσμευσή τους.
hall-not-over = μπορείς να συνεχίσεις μόνο από παρτίδα που έχει τελειώσει.
hall-pledges-wait = υπάρχουν ακόμη άδειες θέσεις: οι δεσμεύσεις αποκαλύπτονται μόλις γεμίσουν όλες.
hall-steps-later = οι θεατές αυτού του τραπεζιού βλέπουν με καθυστέρηση: τα βήματα φαίνονται στο τέλος.
hall-ask-later = οι θεατές αυτού του τραπεζιού βλέπουν με καθυστέρηση: ως το τέλος μπορούν να ρωτούν μόνο για αποστάσεις.
hall-chance-settled = η παρτίδα άρχισε: ο αρχικός τυχαίος αριθμός της έχει οριστεί.
hall-nothing-to-see = η παρτίδα δεν άρχισε: δεν υπάρχει ακόμη τίποτα να δεις.
hall-over-at-step = σε αυτό το βήμα η παρτίδα έχει τελειώσει: διάλεξε προηγούμενο.
hall-no-steps = αυτή η παρτίδα δεν μπορεί τώρα να προβληθεί βήμα βήμα.
hall-other-pledge = δεν είναι αυτή η δέσμευση της θέσης.
hall-nothing-to-open = αυτή η θέση δεν έχει τίποτα να αποκαλύψει.
hall-unknown-effect = το αποτέλεσμα δεν μπορεί να είναι γνωστό από πριν.
hall-own-eyes = όσο παίζεται μια παρτίδα, τη βλέπεις μόνο από τη δική σου θέση.
account-name = το όνομα ενός λογαριασμού έχει 3 έως 32 γράμματα ή ψηφία, και ανάμεσά τους - _ . ή κενά.
account-password = ένας κωδικός έχει 10 έως 200 χαρακτήρες.
account-letters = το όνομα ενός λογαριασμού γράφεται με ορατά γράμματα ενός μόνο αλφαβήτου.
account-taken = κάποιος έχει ήδη αυτό το όνομα· διάλεξε άλλο.
account-wrong = το όνομα ή ο κωδικός είναι λάθος.
account-too-often = πάρα πολλές προσπάθειες με αυτό το όνομα· περίμενε μισό λεπτό.
account-sign-in = συνδέσου πρώτα.
account-full = ένας λογαριασμός χωρά έως 500 θέσεις· άφησε πρώτα μία.

## A game retold in the terminal

the-bot = το μποτ { $name }
replay-result = Αποτέλεσμα: { $result }
replay-asked = Ερώτηση: { $question }

## Phases

phase-deploy = παράταξη
phase-discard = τράβηγμα καρτών
phase-offensive = επιθετική επιλογή
phase-movement = κίνηση
phase-combat-order = μάχη
phase-evade = μάχη
phase-duel = μάχη
phase-retreat = υποχώρηση
phase-leaving = μοίρα
phase-fate-choice = μοίρα
phase-exchange-offer = μοίρα
phase-exchange-cards = μοίρα
phase-trump = πολιτική
phase-place = πολιτική
phase-influence = πολιτική
phase-execute = πολιτική
phase-effect-choice = πολιτική
phase-expedition = πολιτική
phase-corps-return = πολιτική
phase-hussars = ουσάροι
phase-subsidy = επιδοτήσεις
phase-pay = εφοδιασμός
phase-feed = εφοδιασμός
phase-saxon-shift = Σαξονία
phase-reduction = πολεμικοί στόχοι
phase-peace-offer = ειρήνη
phase-peace-answer = ειρήνη
phase-displace = εκτόπιση
phase-saxon-return = Σαξονία
phase-second-train = δεύτερη εφοδιοπομπή
phase-vote = εκλογή αυτοκράτορα
phase-winter = χειμώνας
phase-winter-recruit = χειμώνας
phase-cession = παραχώρηση
phase-consent = κίνηση
phase-command = κίνηση
phase-over = τέλος

## The page: orders and decisions

order = Διαταγή που περιμένει επιβεβαίωση
rule-text = Τι λέει ο κανόνας { $id }
change-again = Αλλαγή προηγούμενης απάντησης
your-decision = Η απόφασή σου

## Αναπαραγωγή

replay = Αναπαραγωγή
replay-opening = Η παρτίδα φορτώνεται…
replay-controls = Χειρισμός αναπαραγωγής
replay-slider = Βήμα της παρτίδας
replay-at = Βήμα { $step } από { $last }, γύρος { $turn }
replay-first = Στην αρχή
replay-last = Στο τέλος
replay-back = Ένα βήμα πίσω
replay-on = Ένα βήμα μπροστά
replay-turn-back = Έναν γύρο πίσω
replay-turn-on = Έναν γύρο μπροστά
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-pace = Ρυθμός
replay-start = Η αρχή
replay-step = Βήμα { $step } από { $last }
replay-what = Τι συνέβη σε αυτό το βήμα
replay-before = Η παρτίδα δεν έχει αρχίσει.
replay-quiet = Τίποτα άξιο λόγου.
replay-past = Τι συνέβη πριν, τα πιο πρόσφατα πρώτα
replay-follow = Παρακολούθηση στον χάρτη
replay-hands = Κάρτες
replay-no-hands = Οι θεατές δεν βλέπουν κάρτες στο χέρι. Διάλεξε πιο πάνω άλλη οπτική.
replay-chances = Πιθανότητες νίκης, από όσα γνώριζαν όλοι
replay-chance = { $seat } { $n }%
eyes = Οπτική
eyes-public = θεατές
eyes-full = όλα
play-on = Συνέχεια της παρτίδας από εδώ
play-on-hint = Αρχίζει νέα παρτίδα από τη θέση του βήματος { $step }. Οι κάρτες της φαίνονται εδώ, γι’ αυτό δεν αποδεικνύει ότι η μοιρασιά ήταν τίμια.
play-on-begin = Συνέχεια

## Εισαγωγή καταγραφής

import = Εισαγωγή καταγραφής
import-hint = Διάλεξε την καταγραφή μιας παρτίδας ή σύρε την εδώ: ελέγχεται και μετά τη βλέπεις βήμα βήμα.
import-busy = Η καταγραφή ελέγχεται…
imported = Καταγραφές που έχεις εισαγάγει

## Οι κανόνες και οι λέξεις

rules = Κανόνες
rules-search = Αριθμός ή λέξεις
rules-section = Ενότητα
rules-found =
    { $n ->
        [one] μία εγγραφή
       *[other] { $n } εγγραφές
    }
rules-english = Οι κανόνες υπάρχουν προς το παρόν μόνο στα αγγλικά.
rules-none = Δεν υπάρχει κανόνας { $id }.
rules-open = Άνοιγμα στους κανόνες
glossary = Γλωσσάρι
glossary-hint = Τι σημαίνουν οι όροι των δύο παιχνιδιών. Τον ακριβή ορισμό τον δίνουν οι κανόνες.
glossary-only = μόνο στο { $title }

## Γλωσσάρι

term-army = Στρατός
term-army-is = Η ισχύς ενός στρατηγού· στη MARIA λέγεται στράτευμα. Πόσους έχει ο καθένας σημειώνεται κρυφά: μόνο ο παίκτης που τον διοικεί το ξέρει.
term-general = Στρατηγός
term-general-is = Στρογγυλό πιόνι που βαδίζει, μάχεται, προστατεύει και κατακτά. Ο αριθμός του είναι ο βαθμός του.
term-rank = Βαθμός
term-rank-is = Ο αριθμός πάνω στον στρατηγό. Σε μια στοίβα διοικεί όποιος έχει τον μικρότερο.
term-stack = Στοίβα
term-stack-is = Δύο στρατηγοί σε μία πόλη (στο FRIEDRICH έως τρεις) που βαδίζουν και μάχονται σαν ένας.
term-train = Εφοδιοπομπή
term-train-is = Άμαξα που εφοδιάζει τους στρατηγούς της δύναμής της σε ξένο έδαφος. Δεν μάχεται· εχθρικός στρατηγός που φτάνει στην πόλη της την κυριεύει.
term-supply = Εφοδιασμός
term-supply-is = Έξω από την πατρίδα ο στρατηγός χρειάζεται γραμμή εφοδιασμού έως 6 πόλεων προς δική του εφοδιοπομπή, χωρίς εχθρό στη μέση. Αλλιώς γυρίζει ανάποδα.
term-face-down = Γυρισμένος ανάποδα
term-face-down-is = Δείχνει ότι ο στρατηγός δεν έχει εφόδια. Στο FRIEDRICH χάνεται με όλους τους στρατούς του αν δεν έχει ούτε στον επόμενο έλεγχο. Στη MARIA χάνει ένα στράτευμα, δύο σε κάθε επόμενο έλεγχο, και δεν μπορεί να κατακτήσει.
term-home = Πατρίδα
term-home-is = Τα εδάφη μιας δύναμης. Εκεί οι στρατηγοί της δεν χρειάζονται εφοδιοπομπή.
term-depot = Αποθήκη
term-depot-is = Πόλη όπου επιστρέφουν στο παιχνίδι τα χαμένα πιόνια ενός έθνους.
term-main-road = Κύριος δρόμος
term-main-road-is = Πλατύς δρόμος. Μια πορεία μόνο σε κύριους δρόμους φτάνει μία πόλη πιο μακριά.
term-sector = Τομέας
term-sector-is = Ορθογώνιο του χάρτη με ένα χρώμα. Όποιος μάχεται σε πόλη του τομέα παίζει κάρτες αυτού του χρώματος.
term-suit = Χρώμα
term-suit-is = Σπαθιά, μπαστούνια, κούπες ή καρό. Ο τόπος κρίνει ποιο μετρά στη μάχη.
term-tactical-card = Κάρτα τακτικής
term-tactical-card-is = Το μέσο του πολέμου: παίζεται στη μάχη, πληρώνει νεοσύλλεκτους και στη MARIA μπαίνει και στον πολιτικό πίνακα.
term-reserve-card = Εφεδρεία
term-reserve-card-is = Κάρτα που ταιριάζει σε κάθε χρώμα· όποιος την παίζει ορίζει την αξία της.
term-set = Τράπουλα
term-set-is = Μία από τις τέσσερις ίδιες τράπουλες με κάρτες τακτικής. Νέα ανοίγει όταν τελειώσει η προηγούμενη.
term-combat = Μάχη
term-combat-is = Δύο εχθρικοί στρατηγοί σε γειτονικές πόλεις μάχονται: πρώτα συγκρίνονται οι στρατοί, μετά παίζονται κάρτες εναλλάξ.
term-score = Σκορ
term-score-is = Πόσο προηγείται η μία πλευρά στη μάχη. Όποιος υστερεί παίζει κάρτα ή παραδέχεται την ήττα· με σκορ 0 πρέπει να παίξει όποιος έχει το χρώμα.
term-give-in = Παραδοχή ήττας
term-give-in-is = Όποιος υστερεί και δεν παίζει άλλη κάρτα χάνει τη μάχη και τόσους στρατούς όσο υστερεί.
term-retreat = Υποχώρηση
term-retreat-is = Ο ηττημένος υποχωρεί τόσες πόλεις όσους στρατούς έχασε· ο νικητής διαλέγει προς τα πού.
term-recruit = Στρατολόγηση
term-recruit-is = Νέοι στρατοί και εφοδιοπομπές πληρώνονται με τους πόντους των καρτών· μαζί με νέους στρατούς μπορούν να επιστρέψουν και χαμένοι στρατηγοί.
term-protection = Προστασία
term-protection-is = Στρατηγός του αμυνόμενου σε απόσταση έως 3 πόλεων προστατεύει έναν τόπο: δεν κατακτάται αμέσως.
term-objective = Στόχος
term-objective-is = Σημειωμένη πόλη που πρέπει να κατακτήσει ένα έθνος για να νικήσει· πρώτης ή δεύτερης τάξης.
term-fortress = Φρούριο
term-fortress-is = Πόλη που μετρά για τη νίκη και κατακτάται από τον στρατηγό που φεύγει από αυτήν.
term-conquest = Κατάκτηση
term-conquest-is = Απροστάτευτος τόπος γίνεται δικός σου όταν ο στρατηγός σου περνά από εκεί ή φεύγει από εκεί.
term-question-mark = Ερωτηματικό
term-question-mark-is = Ο τόπος προστατευόταν όταν πέρασε ο στρατηγός σου. Αν οι προστάτες του εκδιωχθούν στο ίδιο στάδιο, κατακτάται αναδρομικά.
term-clock-of-fate = Ρολόι της μοίρας
term-clock-of-fate-is = Ο σωρός με τις κάρτες της μοίρας. Από το τέλος του 6ου γύρου τραβιέται μία μετά από κάθε γύρο· μερικές βγάζουν δυνάμεις από τον πόλεμο.
term-eased-victory = Ευκολότερη νίκη
term-eased-victory-is = Μερικά έθνη χρειάζονται μόνο τους στόχους πρώτης τάξης, μόλις η μοίρα βγάλει από τον πόλεμο έναν σύμμαχό τους.
term-offensive-option = Επιθετική επιλογή
term-offensive-option-is = Στον 3ο γύρο η Πρωσία μπορεί να διαλέξει την επίθεση: τότε νικά με δικές της κατακτήσεις αντί με αντοχή.
term-subsidy = Επιδότηση
term-subsidy-is = Κάρτα που παίρνει μια δύναμη πέρα από το δικό της εισόδημα, από σύμμαχο ή φίλο στο εξωτερικό.
term-hussars = Ουσάροι
term-hussars-is = Τα δύο ελαφρά σώματα της Αυστρίας. Παρενοχλούν γραμμές εφοδιασμού, που τότε πληρώνονται με κάρτες.
term-forced-march = Ταχεία πορεία
term-forced-march-is = Μακρύτερη πορεία σε κύριους δρόμους, στην οποία ο στρατηγός πρέπει να μένει μακριά από τον εχθρό.
term-political-card = Πολιτική κάρτα
term-political-card-is = Δύο είναι ανοιχτές κάθε γύρο. Όποιος έχει τη μεγαλύτερη επιρροή παίρνει μία και την εκτελεί ή την απορρίπτει χωρίς αποτέλεσμα.
term-political-display = Πολιτικός πίνακας
term-political-display-is = Ο πίνακας με τα τετράγωνα όπου κάθε δύναμη βάζει κλειστή μια κάρτα τακτικής για επιρροή.
term-trump = Ατού
term-trump-is = Το χρώμα που μετρά στην πολιτική του γύρου· το ορίζει ο νικητής της τελευταίας μάχης.
term-track = Κλίμακα
term-track-is = Σειρά τετραγώνων όπου ένας δείκτης δείχνει προς τα πού κλίνει μια δύναμη και τι φέρνει αυτό.
term-election = Εκλογή αυτοκράτορα
term-election-is = Οι εκλέκτορες ψηφίζουν τον επόμενο αυτοκράτορα· κάθε ψήφος ανήκει σε όποιον κατέχει το φρούριό της.
term-victory-marker = Δείκτης νίκης
term-victory-marker-is = Δείκτης που φεύγει από το απόθεμα για μια κατάκτηση, μια νίκη σε μάχη ή μέσω της πολιτικής. Άδειο απόθεμα σημαίνει νίκη.
term-battle-box = Κουτί μάχης
term-battle-box-is = Θέση για έναν δείκτη νίκης από μάχη· κάθε μεγάλη δύναμη έχει δύο.
term-winter = Χειμώνας
term-winter-is = Μετά από κάθε τρίτο γύρο τα στρατεύματα αναπαύονται: γίνεται στρατολόγηση και στο προχωρημένο παιχνίδι σημειώνεται η βαθμολογία.
term-treaty = Συνθήκη
term-treaty-is = Γραπτή συμφωνία μεταξύ παικτών, με όρους που επιβλέπει το πρόγραμμα.


## The page: what an order would do, what is at a place

effect-consent = Αν συμφωνήσει ο άλλος παίκτης
effect-command = Πρώτα επιλέγεται ποιος διοικεί
effect-conquers = Κατακτά: { $cities }
effect-frees = Απελευθερώνει: { $cities }
effect-question = { $cities }: κατακτάται μόλις πάψει η προστασία
effect-takes = Κυριεύει: { $pieces }
effect-hussars = Διώχνει τους ουσάρους από: { $cities }
effect-fight = Μάχη: { $attackers } εναντίον { $defenders }
effect-protects = Προστατεύει: { $cities }
effect-exposes = Αφήνει χωρίς προστασία: { $cities }
effect-supplied = Πάλι με εφόδια: { $pieces }
effect-unsupplied = Χωρίς εφόδια: { $pieces }
facts = Τι υπάρχει εδώ
facts-unsupplied = χωρίς εφόδια
facts-supplied = με εφόδια
facts-fed-home = με εφόδια: στην πατρίδα
facts-fed-depot = με εφόδια: σε αποθήκη
facts-fed-train = με εφόδια από εφοδιοπομπή
facts-depot = Αποθήκη: { $power }
facts-objective = Στόχος { $order }ης τάξης: { $power }.
facts-major-fortress = Μεγάλο φρούριο.
facts-minor-fortress = Μικρό φρούριο.
facts-held = Κατέχεται από: { $power }.
facts-protected = Προστατεύεται από: { $pieces }.
facts-unprotected = Απροστάτευτη.
pay-cheapest = Φθηνότερη πληρωμή

## Πρώτη παρτίδα με οδηγό

guide = Οδηγός για την πρώτη σου παρτίδα
guide-close = Κλείσιμο του οδηγού
guide-next = Επόμενο
guide-show = Δείξε: { $general }
guide-generals = Οι στρατηγοί σου
guide-first = Πρώτη παρτίδα με οδηγό
guide-first-hint = Εναντίον εύκολων μποτ, με οδηγό δίπλα στον χάρτη που εξηγεί τι πρέπει να αποφασίσεις.
guide-hello = Καλώς ήρθες στο τραπέζι. Διοικείς: { $powers }. Αυτοί είναι οι στρατηγοί σου· πάτα ένα όνομα για να δεις πού βρίσκεται.
guide-screen =
    Πάνω από τον χάρτη βλέπεις κάθε δύναμη: πόσο κοντά είναι στη νίκη, τους στρατούς και τις κάρτες της.
    Δίπλα στον χάρτη γράφει πάντα τι έχεις να αποφασίσεις· πιο κάτω είναι οι κάρτες σου και το ιστορικό. Μεγεθύνεις τον χάρτη με τη ροδέλα ή με δύο δάχτυλα.
guide-waiting = Τώρα αποφασίζουν οι άλλοι. Το ιστορικό λέει τι κάνουν· πάτα μια εγγραφή και ο χάρτης τη δείχνει.
guide-pick = Είναι η σειρά σου. { $general }, στην πόλη { $city }: πάτα το πιόνι στον χάρτη ή γράψε δίπλα το όνομά του. Όσα πιόνια μπορούν να κινηθούν ξεχωρίζουν.
guide-goal =
    { $goals ->
        [one] Διάλεξες: { $picked }. Μία πόλη λάμπει: ως εκεί φτάνεις. Πάτα την ή σύρε το πιόνι εκεί.
       *[other] Διάλεξες: { $picked }. Λάμπουν { $goals } πόλεις: ως εκεί φτάνεις. Πάτα μία ή σύρε το πιόνι εκεί. Πάτα κάποια άλλη για να μάθεις γιατί δεν γίνεται.
    }
guide-confirm = Η διαδρομή σχεδιάστηκε στον χάρτη. Αν σου αρέσει, πάτα «{ $button }»· αλλιώς πάτα άλλη πόλη.
guide-more = Ωραία πορεία. Όσο δεν τραβήχτηκε ούτε φανερώθηκε κάτι, μπορείς ακόμη να πατήσεις «{ $back }». Κίνησε κι άλλα πιόνια ή πάτα «{ $end }»: ακολουθούν οι μάχες μεταξύ γειτόνων.
guide-end = Κανένα άλλο πιόνι δεν μπορεί να κινηθεί. Πάτα «{ $end }».
guide-other = Διάβασε την ερώτηση δίπλα στον χάρτη: κάθε επιτρεπτή απάντηση βρίσκεται από κάτω. Ό,τι δεν προσφέρεται δεν επιτρέπεται.
guide-done = Γνώρισες πια όλα όσα έχει αυτό το παιχνίδι. Ο οδηγός σε αφήνει εδώ· το γλωσσάρι και οι κανόνες μένουν κοντά σου. Καλή τύχη!
guide-at-deploy =
    { $unit ->
        [troop] Πριν από τον πόλεμο μοιράζεις κρυφά τα στρατεύματα στους στρατηγούς. Ένας ισχυρός στρατηγός κερδίζει μάχες, ένας αδύναμος μπλοφάρει. Το φύλλο έχει ήδη μια πρόταση: άλλαξε ό,τι θέλεις και επιβεβαίωσε.
       *[army] Πριν από τον πόλεμο μοιράζεις κρυφά τους στρατούς στους στρατηγούς. Ένας ισχυρός στρατηγός κερδίζει μάχες, ένας αδύναμος μπλοφάρει. Το φύλλο έχει ήδη μια πρόταση: άλλαξε ό,τι θέλεις και επιβεβαίωσε.
    }
guide-at-discard = Τράβηξες μία κάρτα παραπάνω από όσες κρατάς. Απόρριψε μία: μικρή, σε χρώμα όπου σπάνια πολεμάς.
guide-at-offensive = Αυτή η επιλογή αλλάζει το πώς νικάς. Στην πρώτη παρτίδα μείνε στην άμυνα.
guide-at-combat-order = Εχθροί στέκονται δίπλα δίπλα, άρα μάχονται. Διάλεξε ποια μάχη γίνεται πρώτη.
guide-at-duel =
    { $unit ->
        [troop] Μάχη. Αν υστερείς, παίξε κάρτα του χρώματος που φαίνεται ή μια εφεδρεία: η αξία της μετρά για σένα. Όποιος σταματά χάνει τόσα στρατεύματα όσο υστερεί· μερικές φορές είναι το σωστό. Με σκορ 0 πρέπει να συνεχίσεις όσο έχεις αυτό το χρώμα.
       *[army] Μάχη. Αν υστερείς, παίξε κάρτα του χρώματος που φαίνεται ή μια εφεδρεία: η αξία της μετρά για σένα. Όποιος σταματά χάνει τόσους στρατούς όσο υστερεί· μερικές φορές είναι το σωστό. Με σκορ 0 πρέπει να συνεχίσεις όσο έχεις αυτό το χρώμα.
    }
guide-at-retreat = Νίκησες. Διάλεξε στον χάρτη πού πάει ο ηττημένος: μακριά από όσα προστατεύει.
guide-at-evade = Σου επιτίθενται. Απόφυγε τη μάχη αν υστερείς, μείνε αν έχεις καλές κάρτες.
guide-at-trump = Το χρώμα που ορίζεις μετρά στην πολιτική αυτού του γύρου. Διάλεξε ένα στο οποίο έχεις μεγάλες κάρτες.
guide-at-bid = Μπορείς να βάλεις κλειστή μια κάρτα για επιρροή στην πολιτική. Τα μεγάλα ατού κερδίζουν· μπορείς και να μη βάλεις καμία και να κρατήσεις τις κάρτες για τον πόλεμο.
guide-at-influence = Έχεις επιρροή: πάρε μια πολιτική κάρτα ή φύλαξε την επιρροή σου και άφησέ την στους άλλους.
guide-at-execute = Έχεις πολιτική κάρτα: εκτέλεσέ την αν σε βοηθά, αλλιώς απόρριψέ την χωρίς αποτέλεσμα.
guide-at-effect = Διάλεξε τι φέρνει η κάρτα. Το κείμενό της είναι από πάνω.
guide-at-hussars = Οι ουσάροι σου παρενοχλούν τον εφοδιασμό του εχθρού. Βάλε τους ανάμεσα σε εχθρικό στρατηγό και την εφοδιοπομπή του.
guide-at-pay-supply = Ουσάροι παρενοχλούν τον εφοδιασμό σου. Πλήρωσε με μικρές κάρτες, αλλιώς κάποιοι στρατηγοί μένουν χωρίς εφόδια.
guide-at-winter =
    { $unit ->
        [troop] Χειμώνας: πλήρωσε κάρτες για νέα στρατεύματα. Η πρόταση είναι η φθηνότερη· πρόσθεσε ό,τι θέλεις.
       *[army] Χειμώνας: πλήρωσε κάρτες για νέους στρατούς. Η πρόταση είναι η φθηνότερη· πρόσθεσε ό,τι θέλεις.
    }
guide-at-fate = Η μοίρα χτύπησε και αποφασίζεις εσύ τι ακολουθεί. Το κείμενο της κάρτας είναι από πάνω.

## Λογαριασμοί

account = Λογαριασμός
account-of = Λογαριασμός: { $name }
account-why = Για να παίξεις δεν χρειάζεσαι λογαριασμό. Με λογαριασμό βρίσκεις τις θέσεις σου από οποιοδήποτε πρόγραμμα περιήγησης.
account-your-name = Όνομα
account-your-password = Κωδικός (τουλάχιστον 10 χαρακτήρες)
account-new-password = Νέος κωδικός
account-enter = Σύνδεση
account-make = Νέος λογαριασμός
account-sign-out = Αποσύνδεση
account-keep = Προσθήκη θέσεων στον λογαριασμό
account-kept = Οι θέσεις προστέθηκαν στον λογαριασμό.
account-change = Αλλαγή κωδικού
account-changed = Ο κωδικός άλλαξε· παντού αλλού αποσυνδέθηκες.
account-remove = Διαγραφή λογαριασμού
account-removed = Ο λογαριασμός διαγράφηκε. Οι σύνδεσμοί σου ανοίγουν τις θέσεις όπως πριν.

## Πίνακες του παιχνιδιού: μάχη, μοίρα, ημερολόγιο

close = Κλείσιμο
not-understood = Δεν είναι ακόμη πλήρες: συμπλήρωσε ό,τι λείπει.
log-replay = Δες ξανά όλη την παρτίδα
duel-plays = Στην πόλη { $city } παίζονται { $suit }
counts-as = μετράει { $n }
retreat-on-map = Διάλεξε την υποχώρηση στον χάρτη.
one-more-card = Μία ακόμη κάρτα και το σκορ μετά από αυτήν:
none-of-your-cards = Καμία κάρτα σου δεν ταιριάζει εδώ.
they-answer = Τότε πρέπει να απαντήσει η άλλη πλευρά.
you-go-on = Τότε πρέπει πάλι να απαντήσεις εσύ.
fate-subsidies =
    { $n ->
        [one] Οι επιδοτήσεις της Πρωσίας μειώθηκαν μία φορά.
       *[other] Οι επιδοτήσεις της Πρωσίας μειώθηκαν { $n } φορές.
    }
fate-colonies =
    { $n ->
        [one] Η Γαλλία υπέστη μία απώλεια στις αποικίες.
       *[other] Η Γαλλία υπέστη { $n } απώλειες στις αποικίες.
    }
fate-gone = Εκτός πολέμου: { $powers }.
fate-eased = Αρκούν οι στόχοι πρώτης τάξης για: { $powers }.
fate-cards =
    { $n ->
        [one] Τραβήχτηκε μία κάρτα
       *[other] Τραβήχτηκαν { $n } κάρτες, η πιο πρόσφατη πρώτη
    }

## Πίνακες του παιχνιδιού: συνθήκες, Σώμα των Εκλεκτόρων, τι ξέρεις

tab-knowledge = Γνώση
treaty-between = { $from } με { $to }, γύρος { $turn }:
quoted = «{ $words }»
treaty-with = Με
treaty-words = Με δικά σου λόγια (τα βλέπουν όλοι, δεν δεσμεύουν κανέναν)
clause-add = Προσθήκη όρου
clause-remove = Αφαίρεση του όρου { $n }
clause-kind = Υπόσχεση
clause-binds = Ποιος υπόσχεται
clause-target = Ποιος μένει ανενόχλητος
clause-receiver = Παραλήπτης
clause-place = Πού
clause-around = Ακτίνα σε πόλεις
clause-fortress = Φρούριο
clause-distance = Απόσταση σε πόλεις
clause-card = Πολιτική κάρτα
clause-peace = Ειρήνη για τη Σιλεσία
clause-last-turn = Τελευταίος γύρος
clause-condition = Μόνο όσο
condition-power = Δύναμη
condition-clause = Όρος
condition-none = χωρίς προϋπόθεση
condition-clear = κανένας στρατηγός δεν είναι εκεί
condition-held = κρατιέται ένα φρούριο
condition-kept = τηρείται άλλος όρος
kind-no-attack = να μην επιτεθεί
kind-not-enter = να μην μπει
kind-not-leave = να μη φύγει
kind-keep-away = να μείνει μακριά
kind-subsidy = μια επιδότηση
kind-cancel = τέλος μιας επιδότησης
kind-vote = μια ψήφος για τον αυτοκράτορα
kind-no-take = να μην πάρει κάρτα
kind-no-execute = να μην εκτελέσει κάρτα
kind-peace = ειρήνη ή όχι
kind-truce = να τηρήσει ανακωχή
kind-no-conquest = να μην κατακτήσει φρούρια
kind-no-capture = να μην κυριεύσει εφοδιοπομπές
kind-no-hussars = να μην παρενοχλεί με ουσάρους
kind-no-block = να μην κόψει τον εφοδιασμό
kind-promise = κάτι με δικά σου λόγια
explain-truce = Όλα μαζί: καμία επίθεση, καμία κατάκτηση, καμία εφοδιοπομπή κυριευμένη, κανένας ουσάρος στον εφοδιασμό του άλλου, καμία γραμμή εφοδιασμού κομμένη.
explain-no-attack = Καμία πορεία δεν τελειώνει δίπλα σε στρατηγό αυτής της δύναμης. Όποιος είναι ήδη εκεί πρέπει να πολεμήσει.
explain-no-conquest = Καμία πορεία δεν αφήνει πίσω της φρούριο ή πόλη εκλέκτορα αυτής της δύναμης ώστε να κατακτηθεί ή να πάρει ερωτηματικό. Η είσοδος και η παραμονή επιτρέπονται.
explain-no-capture = Καμία πορεία δεν κυριεύει εφοδιοπομπή αυτής της δύναμης.
explain-no-hussars = Η Αυστρία δεν τοποθετεί ουσάρους για τους οποίους στρατηγός αυτής της δύναμης θα πλήρωνε, ή θα πλήρωνε περισσότερο. Όσοι είναι ήδη εκεί μπορούν να μείνουν.
explain-no-block = Καμία πορεία δεν τελειώνει όπου κόβει γραμμή εφοδιασμού αυτής της δύναμης που ήταν ανοιχτή όταν ξεκίνησε το πιόνι.
explain-not-enter = Κανένα πιόνι δεν μπαίνει ούτε τοποθετείται από έξω στην περιοχή.
explain-not-leave = Κανένα πιόνι δεν βγαίνει ούτε μεταφέρεται έξω από την περιοχή.
explain-keep-away = Οι στρατηγοί μένουν τουλάχιστον τόσες πόλεις μακριά· όποιος είναι πιο κοντά μπορεί να μείνει ή να απομακρυνθεί.
explain-subsidy = Μία κάρτα τακτικής από το εισόδημα σε κάθε γύρο, για τόσους γύρους.
explain-cancel = Η συμφωνία επιδότησης που ισχύει λήγει πρόωρα.
explain-vote = Όλες οι ελεύθερες ψήφοι της στην εκλογή του αυτοκράτορα.
explain-no-take = Δεν παίρνει καμία πολιτική κάρτα ή όχι αυτήν.
explain-no-execute = Δεν εκτελεί τίποτα από καμία πολιτική κάρτα ή από αυτήν.
explain-peace = Η Πρωσία προτείνει την ειρήνη για τη Σιλεσία όταν μπορεί και η Αυστρία τη δέχεται, ή όχι.
explain-promise = Ό,τι λένε τα λόγια παρακάτω. Κανείς δεν το ελέγχει, αλλά όποιος υποσχέθηκε παίρνει υπενθύμιση όταν έρθει η ώρα.
anybody = όλοι
clause-date = Τέλος δέσμευσης
clause-due = Προθεσμία
clause-turn = Γύρος
clause-stage = Στάδιο τίνος
date-turn = γύρος
date-stage = στάδιο ενός γύρου
date-winter = επόμενος χειμώνας
clause-exceptions = Εξαιρείται
except-none = προσθήκη τόπου
except-remove = εξαιρείται: { $place } (αφαίρεση)
words-wanted = Γράψε παρακάτω τι υπόσχεσαι.
words-due = Ήρθε η ώρα για ό,τι υποσχέθηκες με δικά σου λόγια.
anywhere = παντού
any-card = οποιαδήποτε κάρτα
places-areas = Περιοχές
places-territories = Χώρες
places-cities = Πόλεις
peace-yes = να συμφωνήσει
peace-no = να μη συμφωνήσει
candidate = Υποψήφιος
candidate-franz = Φραγκίσκος της Λωρραίνης
candidate-karl = Κάρολος Αλβέρτος
college = Σώμα των Εκλεκτόρων
college-before = Εννέα ψήφοι εκλέγουν τον αυτοκράτορα. Με τα φρούρια όπως είναι τώρα, θα μοιράζονταν έτσι:
college-this-turn = Ο αυτοκράτορας εκλέγεται στο τέλος αυτού του γύρου. Με τα φρούρια όπως είναι τώρα, οι ψήφοι μοιράζονται έτσι:
college-elected-franz = Ο Φραγκίσκος της Λωρραίνης είναι αυτοκράτορας, με ψήφους { $franz } προς { $karl }.
college-elected-karl = Ο Κάρολος Αλβέρτος είναι αυτοκράτορας, με ψήφους { $karl } προς { $franz }.
suit = Χρώμα
known-cards-title = Κάρτες που ξέρεις, ανά χρώμα
known-spent = χρησιμοποιημένες
known-own = στα χέρια σου
known-elsewhere = σε άλλα χέρια
known-hands = Οι κάρτες των άλλων
known-hint = Ανά χρώμα: αναμενόμενες κάρτες και η πιθανότητα να υπάρχει έστω μία.
suit-guess = { $suit }: { $least } έως { $most } κάρτες, έστω μία με πιθανότητα { $any }
likely-number = , περίπου { $n }
known-lacks = δεν έχει { $suits }
known-of-you = { $who }: γνωστές { $cards }
everybody = Όλοι
of-back = { $n } από την τράπουλα { $set }
known-armies =
    { $unit ->
        [troop] Στρατεύματα, απ’ όσο μπορείς να ξέρεις
       *[army] Στρατοί, απ’ όσο μπορείς να ξέρεις
    }
known-total =
    { $unit ->
        [troop]
            { $n ->
                [one] ένα στράτευμα συνολικά
               *[other] { $n } στρατεύματα συνολικά
            }
       *[army]
            { $n ->
                [one] ένας στρατός συνολικά
               *[other] { $n } στρατοί συνολικά
            }
    }

## Η σελίδα: τι κοιτάζει κανείς, αποστάσεις

facts-away =
    { $n ->
        [0] εδώ
        [one] μία πόλη μακριά
       *[other] { $n } πόλεις μακριά
    }
facts-distance =
    { $n ->
        [one] Μία πόλη από { $city }
       *[other] { $n } πόλεις από { $city }
    }
facts-question = Αν μείνει απροστάτευτη, περνά σε: { $power }.
facts-vote = Την ψήφο της έχει: { $power }.
facts-hussars = Ουσάροι παρενοχλούν εδώ τον εφοδιασμό.
facts-rank = βαθμός { $rank }

## Η σελίδα: θέσεις των διαδρομών, απαντήσεις ανάλογα με την ερώτηση

track-prussian-ally = σύμμαχος της Πρωσίας
track-neutral = ουδέτερη
track-austrian-ally = σύμμαχος της Αυστρίας
track-tc-bonus = μία κάρτα παραπάνω ανά γύρο: { $power }
track-tc-penalty = μία κάρτα λιγότερη ανά γύρο: { $power }
track-expedition = ένας στρατηγός σε αποστολή: { $power }
track-victory-point = ένας δείκτης νίκης: { $power }
track-annexation = θέση μετά την προσάρτηση της Σιλεσίας
track-star = το αρχικό τετράγωνο
track-plain = καμία επίδραση
track-now = Τώρα: { $what }
act-end-winter = Τέλος στρατολόγησης
act-end-hussars = Τέλος με τους ουσάρους
act-pass-bid = Καμία κάρτα
act-pass-influence = Φύλαξη της επιρροής
act-pass-evade = Παραμονή και μάχη
act-pass-peace-offer = Καμία πρόταση ειρήνης
act-pass-peace-answer = Άρνηση της ειρήνης
act-accept-peace-offer = Πρόταση ειρήνης
act-accept-peace-answer = Αποδοχή της ειρήνης
act-pass-reduction = Οι πολεμικοί στόχοι μένουν
act-accept-reduction = Περιορισμός των πολεμικών στόχων
act-pass-cession = Η Σιλεσία μένει αυστριακή
act-accept-cession = Παραχώρηση της Σιλεσίας
act-pass-subsidy = Καμία πληρωμή
act-accept-subsidy = Πληρωμή της επιδότησης
act-pass-consent = Όχι στην ένωση
act-accept-consent = Ναι στην ένωση
act-pass-exchange-offer = Καμία ανταλλαγή
act-accept-exchange-offer = Ανταλλαγή μίας κάρτας
recruit-aside = Στρατολόγηση: { $power }
clause-dated = μόνο ως κάποιον γύρο
come-back = Πίσω στο τραπέζι

## Η σελίδα: αποθέματα και θέσεις νίκης

pool-left = Στο απόθεμα
pool-battle = Μάχες
pool-aside = Στην άκρη
pool-winter = Χειμώνες
power = Δύναμη
victory-three-electors = 3 εκλέκτορες
victory-emperor = Αυτοκράτορας
victory-italy = Ιταλία
victory-silesia = Σιλεσία

## Η σελίδα: ονόματα των μποτ

strength-recruit = Νεοσύλλεκτος
strength-captain = Λοχαγός
strength-random = Στην τύχη
import-choose = Επιλογή αρχείου

## Η σελίδα: προβλήματα με τον διακομιστή

unreachable = Ο διακομιστής δεν απαντά· δοκίμασε ξανά σε λίγο.
server-refuses = Ο διακομιστής αρνείται· η αιτία, στα αγγλικά: { $reason }
unread = Το αρχείο { $file } της σελίδας δεν διαβάστηκε· φόρτωσε ξανά τη σελίδα.

## Facts of cards, powers and boxes

fact-fights = Στη μάχη μετρά { $n }, μόνο για στρατηγό σε τομέα με { $suit } ({ $glyph }).
fact-pays = Στην πληρωμή αξίζει { $n } πόντους, όποιο κι αν είναι το χρώμα.
fact-reserve = Όποιος την παίζει ορίζει χρώμα και αξία.
fact-unseen = Κάτοχος: { $power }. Κανείς άλλος δεν την έχει δει.
fact-seen-all = Κάτοχος: { $power }. Την ξέρουν όλοι.
fact-seen = Κάτοχος: { $power }. Την ξέρουν: { $who }.
fact-led = Διοικεί: { $seat }.
fact-eased = Αρκούν πια οι στόχοι πρώτης τάξης.
fact-pool =
    { $n ->
        [0] Το απόθεμα δεικτών νίκης είναι άδειο: αυτό σημαίνει νίκη.
        [one] Μένει ένας δείκτης νίκης στο απόθεμα· με άδειο απόθεμα νικά.
       *[other] Μένουν { $n } δείκτες νίκης στο απόθεμα· με άδειο απόθεμα νικά.
    }
fact-battle = Δείκτες στα κουτιά μάχης: { $n }.
fact-winters = Βαθμολογία όλων των χειμώνων: { $n }· νικά η χαμηλότερη.
fact-cards =
    { $n ->
        [one] Μία κάρτα στο χέρι
       *[other] { $n } κάρτες στο χέρι
    }
fact-income =
    { $n ->
        [0] Δεν τραβά κάρτα τώρα.
        [one] Τραβά μία κάρτα σε κάθε γύρο.
       *[other] Τραβά { $n } κάρτες σε κάθε γύρο.
    }
fact-income-less = Τραβά { $n } κάρτες σε κάθε γύρο και απορρίπτει αμέσως { $less } από αυτές.
fact-neutral = Ουδέτερη.
fact-enemies = Σε πόλεμο με: { $powers }.
fact-partners = Στην ίδια πλευρά: { $powers }.
fact-arms = Μπορούν να την πάρουν: { $powers }.
fact-fate = Από τον έκτο γύρο, στο τέλος κάθε γύρου τραβιέται μία κάρτα μοίρας.
fact-stroke = Χτύπημα της μοίρας: οι συνέπειές του μένουν.
fact-event = Γεγονός: η επίδρασή του είναι προσωρινή.
fact-marker-at = Ο δείκτης βρίσκεται στο τετράγωνο { $box }.
fact-trump = Το χρώμα που μετρά στον πολιτικό πίνακα αυτόν τον γύρο.
fact-open = Ανοιχτές: { $cards }.
fact-turned-down = Γυρισμένες κλειστές ως τον επόμενο γύρο: { $cards }.
fact-own-card = Την έβαλες εσύ, κλειστή: { $cards }.
fact-placed = Μία κάρτα βρίσκεται εκεί κλειστή.
fact-influence = Το άθροισμα των καρτών μιας δύναμης εδώ είναι η επιρροή της· όποια έχει τη μεγαλύτερη διαλέγει πρώτη.
fact-box-three-electors = Για όποιον κατέχει τρεις από τις Mainz, Trier, Köln και Mannheim.
fact-box-emperor = Για την πλευρά της οποίας ο υποψήφιος εκλέγεται αυτοκράτορας.
fact-box-italy = Για όποιον ευνοεί η κλίμακα της Ιταλίας.
fact-box-silesia = Για την Πρωσία, μόλις προσαρτήσει τη Σιλεσία.
fact-box-held = Εδώ βρίσκεται δείκτης: { $power }.
fact-turn = Ο δείκτης δείχνει πόσο έχει προχωρήσει ο πόλεμος.

## The map on a phone, short names of tabs

map-larger = Μεγαλύτερος χάρτης
map-smaller = Μικρότερος χάρτης
tab-text-short = Κείμενο

## Replay: steps of which the log tells nothing

replay-quiet-transfer =
    { $unit ->
        [troop] { $seat }: μεταφορά στρατευμάτων μέσα σε στοίβα{ $n ->
            [0] .
           *[other] : { $parts }.
        }
       *[army] { $seat }: μεταφορά στρατών μέσα σε στοίβα{ $n ->
            [0] .
           *[other] : { $parts }.
        }
    }
replay-quiet-end = { $seat }: τέλος αυτής της φάσης.

## Ο διακομιστής: ιστορίες και ειδοποιήσεις
hall-no-story = η ιστορία μιας παρτίδας είναι διαθέσιμη μόλις τελειώσει.
notice-off = οι ειδοποιήσεις αυτού του είδους είναι κλειστές.
notice-unconfirmed = η διεύθυνση δεν επιβεβαιώθηκε ακόμη: ακολούθησε τον σύνδεσμο στο πρώτο μήνυμα.
notice-enough = αρκετά για σήμερα: συμπληρώθηκε το ημερήσιο όριο ειδοποιήσεων.
notice-lost = η ειδοποίηση δεν έφτασε. Έλεγξε πού πηγαίνει.

## Ο στόχος σε κοινή θέα, τι έγινε στο μεταξύ, και το ιστορικό

goal-yours = Ο στόχος σου:
goal-card = Στόχος: { $goal }
goal-light = Δείξε στον χάρτη
goal-light-goals = Οι στόχοι μου
goal-light-threats = Τι με απειλεί
goal-rival-close = Κοντά στη νίκη
goal-rival-now = Μπορεί να νικήσει τώρα
goal-noted = Εντάξει
recap = Από την τελευταία σου απόφαση
recap-read = Κλείσιμο της σύνοψης
recap-all = Όλα στον χάρτη
recap-steps = Βήμα βήμα
recap-back = Ένα βήμα πίσω
recap-on = Ένα βήμα μπροστά
recap-conquered = Κατακτήθηκαν: { $cities }
recap-marches =
    { $n ->
        [one] Μία πορεία
       *[other] { $n } πορείες
    }
recap-more = και άλλα { $n }
log-filter = Δείξε μόνο
log-unfiltered = Δείξε τα όλα
log-none = Τίποτα τέτοιο δεν έχει συμβεί ακόμη.
log-kind-battle = Μάχες
log-kind-conquest = Κατακτήσεις
log-kind-loss = Απώλειες
log-kind-march = Πορείες
log-kind-politics = Μοίρα και πολιτική
log-kind-cards = Κάρτες και στρατολόγηση
log-way = { $pieces }: { $path }
log-marches = πορεία:
log-before = Πριν από τον πρώτο γύρο
log-everybody = Όλες οι δυνάμεις
log-routine =
    { $n ->
        [one] Ένα τυπικό βήμα
       *[other] { $n } τυπικά βήματα
    }
log-course = Πώς έγινε ({ $n })
log-earlier = Παλαιότερα ({ $n })

## The map: what is said at the pointer, stacks, travelling pieces

map-missed = Κοντινότερη διαθέσιμη πόλη: { $city }

## Πρόσωπα και ειδοποιήσεις: ποιος κάθεται πού, ποιος παίζει, τι περιμένει

person-as = { $name } ({ $role })
asked-since = Ρωτήθηκε { $ago }.
talk-unread =
    { $n ->
        [one] { $name }, ένα αδιάβαστο μήνυμα
       *[other] { $name }, { $n } αδιάβαστα μηνύματα
    }
silent = Ο διακομιστής δεν απαντά· γίνεται επανασύνδεση…
sent-waiting = Στάλθηκε, αναμονή απάντησης…
as-last-seen = Όπως το είδες τελευταία φορά.
your-turn = Είναι η σειρά σου
next-seat-to = Δώσε τη συσκευή σε: { $name }

## Το τέλος μιας παρτίδας και η ιστορία της

end-won = Νίκη!
end-joint = Κοινή νίκη!
end-lost = Ο πόλεμος χάθηκε
end-resigned = Παραιτήθηκες
end-draw = Ισοπαλία
end-agreed = Τέλος με κοινή συμφωνία
end-abandoned = Η παρτίδα εγκαταλείφθηκε
end-told =
    { $n ->
        [one] Νίκησε: { $people }
       *[other] Νίκησαν: { $people }
    }
end-who =
    { $n ->
        [one] Νίκησε στον γύρο { $turn }: { $people }, με: { $powers }.
       *[other] Νίκησαν μαζί στον γύρο { $turn }: { $people }, με: { $powers }.
    }
end-who-draw = Ισοπαλία στον γύρο { $turn }: { $people }.
end-agreed-who = Όλοι συμφώνησαν να σταματήσουν στον γύρο { $turn }. Κανείς δεν νίκησε.
end-abandoned-who = Η παρτίδα σταμάτησε στον γύρο { $turn }. Κανείς δεν νίκησε.
end-comfort = Κάθε εκστρατεία κάτι διδάσκει: δες τα σημεία καμπής ή ζήτησε ρεβάνς.
end-why-objectives = Όλοι οι απαραίτητοι στόχοι ήταν στα χέρια του νικητή.
end-why-eased-objectives = Η νίκη είχε γίνει ευκολότερη: αρκούσαν οι στόχοι πρώτης τάξης.
end-why-offensive = Η επίθεση πέτυχε όλους τους στόχους της.
end-why-fate = Η μοίρα έβγαλε τους επιτιθέμενους από τον πόλεμο πριν πάρουν ό,τι ήθελαν.
end-why-pool-empty = Ο τελευταίος δείκτης νίκης έφυγε από το απόθεμα.
end-why-winter-scores = Κανένα απόθεμα δεν άδειασε εγκαίρως: έκρινε η βαθμολογία των χειμώνων.
end-why-fortresses = Είχαν πέσει αρκετά φρούρια.
end-why-endurance = Κανένας επιτιθέμενος δεν έφτασε στον στόχο του πριν τελειώσει ο πόλεμος.
end-why-draw = Καμία πλευρά δεν πέτυχε όλα όσα χρειαζόταν και καμία δεν τα κράτησε όλα.
end-why-resignation = Η άλλη πλευρά παραιτήθηκε.
end-why-resigned-by =
    { $n ->
        [one] Παραιτήθηκε: { $people }.
       *[other] Παραιτήθηκαν: { $people }.
    }
story-show = Η ιστορία της παρτίδας
story-close = Κλείσιμο και τελική θέση
story-position = Δες την τελική θέση
story-loading = Η ιστορία γράφεται…
story-own = Η δική σου συμβολή
story-turning = Σημεία καμπής
story-standings = Η κατάσταση στο τέλος
story-deeds = Μάχες και απώλειες
story-battles = Οι μάχες
story-hands = Τα χαρτιά στο τραπέζι
story-campaigns = Εκστρατείες στον χάρτη
story-all-powers = Όλες
story-until = Εκστρατείες έως αυτόν τον γύρο
story-back = Πίσω στην ιστορία
story-hide = Καθάρισε τον χάρτη
story-replay = Δες την αναπαραγωγή
story-link = Αντιγραφή συνδέσμου
story-link-copied = Ο σύνδεσμος της αναπαραγωγής αντιγράφηκε.
story-picture = Εικόνα του αποτελέσματος
story-picture-saved = Η εικόνα αποθηκεύτηκε.
story-picture-shared = Η εικόνα κοινοποιήθηκε.
story-no-picture = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να σχεδιάσει την εικόνα.
story-no-cards = καμία κάρτα
story-winner = νικητής
story-held = { $held } από { $needed }
story-left = εκτός πολέμου
story-swing = { $seat }: { $before }% → { $after }%
story-battles-won = Νίκες σε μάχες
story-armies-inflicted =
    { $unit ->
        [troop] Στρατεύματα που εξόντωσε
       *[army] Στρατοί που εξόντωσε
    }
story-armies-lost =
    { $unit ->
        [troop] Στρατεύματα που έχασε
       *[army] Στρατοί που έχασε
    }
story-conquests = Κατακτήσεις
story-losses = Χαμένες πόλεις
story-luck = Τύχη
story-luck-good = καλή
story-luck-even = αναμενόμενη
story-luck-bad = κακή
story-luck-what = Τύχη: πόσο απέχουν οι πόντοι των καρτών που τραβήχτηκαν από τον μέσο όρο για τόσες κάρτες.
story-battle = Γύρος { $turn }, { $city }: { $attacker } εναντίον { $defender }
story-battle-end =
    { $unit ->
        [troop]
            { $n ->
                [0] Νίκη: { $power }
                [one] Νίκη: { $power }· εξοντώθηκε ένα στράτευμα
               *[other] Νίκη: { $power }· εξοντώθηκαν { $n } στρατεύματα
            }
       *[army]
            { $n ->
                [0] Νίκη: { $power }
                [one] Νίκη: { $power }· εξοντώθηκε ένας στρατός
               *[other] Νίκη: { $power }· εξοντώθηκαν { $n } στρατοί
            }
    }
story-all-battles = Και οι { $n } μάχες με τη σειρά
own-battles = Μάχες: { $won } νίκες, { $lost } ήττες
own-armies =
    { $unit ->
        [troop] Στρατεύματα: { $inflicted } εξοντώθηκαν, { $lost } χάθηκαν
       *[army] Στρατοί: { $inflicted } εξοντώθηκαν, { $lost } χάθηκαν
    }
own-conquests = Πόλεις: { $n } κατακτήθηκαν, { $lost } χάθηκαν
own-cards = Κάρτες: { $drawn } τραβήχτηκαν, { $spent } ξοδεύτηκαν, τύχη { $luck }
rematch = Ρεβάνς, ίδιες θέσεις
rematch-rotated = Ρεβάνς, αλλαγή θέσεων

## The panels beside the map: orders, lists, hand, settings, guide

do-march = Πορεία
do-force-march = Ταχεία πορεία
do-retreat = Υποχώρηση
do-evade = Αποφυγή μάχης
do-step = Μετακίνηση
do-settle = Μετακίνηση
do-enter = Τοποθέτηση εφοδιοπομπής
do-hussar = Τοποθέτηση ουσάρων
do-play = Παίξε { $card }
do-bid = Βάλε { $card }
do-discard = Απόρριψη: { $card }
do-give = Δώσε { $card }
do-offensive = Ανάληψη επίθεσης
do-end = Τέλος κίνησης παρ’ όλα αυτά
do-deploy = Παράταξη
do-transfer = Ανακατανομή
do-recruit = Στρατολόγηση
do-pay = Πληρωμή
do-discards = Απόρριψη
do-corps = Αποστολή
do-propose = Πρόταση
do-subsidize = Υπόσχεση επιδότησης
order-card = το { $value } { $suit }
order-reserve = την εφεδρεία
order-reserve-as = την εφεδρεία ως { $card }
route-via = μέσω { $way }
route-straight = απευθείας
odds-own = Εσύ
odds-theirs = Ο εχθρός, απ’ όσο είναι γνωστό
odds-about = περίπου { $number }
odds-side = { $suit }: κάρτες { $cards }, πόντοι { $points }
odds-of = Συσχετισμός δυνάμεων: { $pieces }
odds-win = Πιθανότητα νίκης { $percent }
odds-score = αναμενόμενο σκορ { $score }
find-name = Γράψε όνομα
find-none = Τίποτα με αυτό το όνομα
selected = Επιλογή:
deselect = Αποεπιλογή
map-press = Πάτα ένα από τα πιόνια σου στον χάρτη.
map-find = Ή με όνομα
settings = Ρυθμίσεις
settings-kept = Αποθηκεύονται σε αυτό το πρόγραμμα περιήγησης.
set-confirm = Επιβεβαίωση διαταγών
set-confirm-always = πάντα
set-confirm-risky = μόνο των ριψοκίνδυνων
set-confirm-never = ποτέ
set-confirm-hint = Ριψοκίνδυνες: όταν ο διακομιστής προειδοποιεί ή όταν δεν αναιρούνται.
set-pace = Κινήσεις των άλλων
set-pace-quick = γρήγορα
set-pace-calm = ήρεμα
set-pace-off = χωρίς κίνηση
set-sounds-on = Αναπαραγωγή ήχων
set-theme = Χρώματα της σελίδας
set-theme-auto = όπως η συσκευή
set-theme-light = φωτεινά
set-theme-dark = σκούρα
set-textsize = Μέγεθος κειμένου
set-textsize-100 = κανονικό
set-textsize-115 = μεγαλύτερο
set-textsize-130 = πολύ μεγάλο
set-palette = Χρώματα των δυνάμεων
set-palette-standard = όπως στον χάρτη
set-palette-colour-blind = για αχρωματοψία
set-palette-hint = Οι δυνάμεις έχουν πάντα και το γράμμα τους.

## Πόσο απέχει κάθε θέση από τη νίκη, και προειδοποιήσεις πριν από μια ενέργεια

aim-objectives =
    { $powers-n ->
        [one] Κατάκτησε όλους τους στόχους { $powers-gen }.
       *[other] Κατάκτησε όλους τους στόχους μιας από αυτές τις δυνάμεις: { $powers }.
    }
aim-objectives-eased =
    { $powers-n ->
        [one] Κατάκτησε όλους τους στόχους πρώτης τάξης { $powers-gen }.
       *[other] Κατάκτησε όλους τους στόχους πρώτης τάξης μιας από αυτές τις δυνάμεις: { $powers }.
    }
aim-outlast =
    { $powers-n ->
        [one] Άντεξε ώσπου η μοίρα να βγάλει { $powers-acc } από τον πόλεμο.
       *[other] Άντεξε ώσπου η μοίρα να έχει βγάλει { $powers-acc } από τον πόλεμο.
    }
aim-outlast-or-conquer = Άντεξε ώσπου η μοίρα να βγάλει { $powers-acc } από τον πόλεμο, ή κατάκτησε όλους τους στόχους { $power-gen }.
aim-fortresses = Κράτα { $n } από τα φρούρια που μετρούν για { $power-acc }.
aim-fortresses-or-last = Κράτα { $n } από τα φρούρια που μετρούν για { $power-acc }, ή άντεξε ως το τέλος του γύρου { $turn }.
aim-both = Κράτα αρκετά φρούρια και για τις δύο: { $n } για { $power-acc } και { $others } για { $other-acc }. Αν πετύχει μόνο το ένα, είναι ισοπαλία.
aim-keep-both = Άντεξε ως το τέλος του γύρου { $turn } χωρίς να πετύχουν τον στόχο τους { $powers }. Αν τον πετύχει μόνο μία από τις δύο, είναι ισοπαλία.
aim-last = Άντεξε: νικάς αν στο τέλος του γύρου { $turn } δεν έχει νικήσει κανείς άλλος.
aim-markers =
    { $powers-n ->
        [one] Βάλε όλους τους δείκτες νίκης { $powers-gen }, ή πέτυχε τη χαμηλότερη βαθμολογία των χειμώνων μετά τον γύρο { $turn }.
       *[other] Βάλε όλους τους δείκτες νίκης μιας από αυτές τις δυνάμεις ({ $powers }), ή πέτυχε με αυτήν τη χαμηλότερη βαθμολογία των χειμώνων μετά τον γύρο { $turn }.
    }
aim-nothing = Η νίκη δεν είναι πια δυνατή.
lacks-objectives =
    { $n ->
        [0] { $power } έχει όσα χρειάζεται.
        [one] { $power } χρειάζεται 1 στόχο ακόμη.
       *[other] { $power } χρειάζεται { $n } στόχους ακόμη.
    }
lacks-fortresses =
    { $n ->
        [0] { $power } έχει όσα χρειάζεται.
        [one] { $power } χρειάζεται 1 φρούριο ακόμη.
       *[other] { $power } χρειάζεται { $n } φρούρια ακόμη.
    }
lacks-both = Φρούρια που λείπουν ακόμη: { $n } για { $power-acc }, { $others } για { $other-acc }.
lacks-markers =
    { $n ->
        [0] { $power } δεν έχει άλλον δείκτη να βάλει.
        [one] { $power } έχει 1 δείκτη ακόμη να βάλει.
       *[other] { $power } έχει { $n } δείκτες ακόμη να βάλει.
    }
lacks-strokes =
    { $n ->
        [one] Χρειάζεται 1 χτύπημα της μοίρας ακόμη.
       *[other] Χρειάζονται { $n } χτυπήματα της μοίρας ακόμη.
    }
lacks-turns =
    { $n ->
        [one] Αυτός είναι ο τελευταίος γύρος.
       *[other] Μένουν { $n } γύροι αντοχής, μαζί με αυτόν.
    }
alarm-conquests =
    { $winner-n ->
        [one] { $n } ακόμη και { $winner } νικά.
       *[other] { $n } ακόμη και { $winner } νικούν.
    }
alarm-markers =
    { $n ->
        [one] 1 δείκτης ακόμη
       *[other] { $n } δείκτες ακόμη
    } και { $winner-n ->
        [one] { $winner } νικά.
       *[other] { $winner } νικούν.
    }
alarm-strokes =
    { $n ->
        [one] 1 χτύπημα της μοίρας ακόμη
       *[other] { $n } χτυπήματα της μοίρας ακόμη
    } και { $winner-n ->
        [one] { $winner } νικά.
       *[other] { $winner } νικούν.
    }
alarm-turns =
    { $n ->
        [one] 1 γύρος ακόμη
       *[other] { $n } γύροι ακόμη
    } και { $winner-n ->
        [one] { $winner } νικά.
       *[other] { $winner } νικούν.
    }
alarm-fate-now = το επόμενο χτύπημα της μοίρας κρίνει τον πόλεμο υπέρ { $winner-gen }.
alarm-last-turn =
    { $winner-n ->
        [one] { $winner } νικά όταν τελειώσει αυτός ο γύρος.
       *[other] { $winner } νικούν όταν τελειώσει αυτός ο γύρος.
    }
alarm-now =
    { $winner-n ->
        [one] { $winner } μπορεί να νικήσει σε αυτόν τον γύρο.
       *[other] { $winner } μπορούν να νικήσουν σε αυτόν τον γύρο.
    }
warning-starves =
    { $pieces-n ->
        [one] { $pieces } χάνεται από έλλειψη εφοδίων στον επόμενο έλεγχο.
       *[other] { $pieces } χάνονται από έλλειψη εφοδίων στον επόμενο έλεγχο.
    }
warning-cut-off =
    { $pieces-n ->
        [one] { $pieces } μένει χωρίς εφόδια στον επόμενο έλεγχο.
       *[other] { $pieces } μένουν χωρίς εφόδια στον επόμενο έλεγχο.
    }
warning-last-guard =
    { $seat-n ->
        [one] Κανείς δεν προστατεύει πια την πόλη { $city }, και { $seat } τη χρειάζεται για να νικήσει.
       *[other] Κανείς δεν προστατεύει πια την πόλη { $city }, και { $seat } τη χρειάζονται για να νικήσουν.
    }
warning-empty-hand =
    { $pieces-n ->
        [one] { $pieces } δεν έχει κάρτα να παίξει: ούτε { $suit } ούτε εφεδρεία.
       *[other] { $pieces } δεν έχουν κάρτα να παίξουν: ούτε { $suit } ούτε εφεδρεία.
    }
notice-title = Ειδοποίησέ με όταν είναι η σειρά μου
notice-what = Η ειδοποίηση λέει μόνο ποιο τραπέζι σε περιμένει και τίποτα για την παρτίδα.
notice-on = Ενεργό
notice-turn-on = Ενεργοποίηση
notice-turn-off = Απενεργοποίηση
notice-try = Στείλε μου μία τώρα
notice-tried = Είναι καθ’ οδόν.
notice-is-on = Οι ειδοποιήσεις είναι ενεργές.
notice-is-off = Οι ειδοποιήσεις είναι ανενεργές.
notice-none-yet = Δεν έχει σταλεί ακόμη καμία.
notice-last = Η τελευταία στάλθηκε { $ago }.
notice-done = Έτοιμο
notice-push = Σε αυτή τη συσκευή
notice-push-none = Αυτός ο διακομιστής δεν στέλνει μηνύματα push.
notice-push-cannot = Αυτό το πρόγραμμα περιήγησης δεν δέχεται μηνύματα push· ίσως βοηθήσει η εγκατάσταση της σελίδας.
notice-push-forbidden = Αυτό το πρόγραμμα περιήγησης δεν επιτρέπει ειδοποιήσεις· ενεργοποίησέ τες στις ρυθμίσεις του για αυτή τη σελίδα.
notice-push-failed = Αυτό το πρόγραμμα περιήγησης δεν μπόρεσε να εγγραφεί για μηνύματα push· δοκίμασε ξανά αργότερα.
notice-mail = Με email
notice-mail-none = Αυτός ο διακομιστής δεν στέλνει email.
notice-mail-address = Διεύθυνση email
notice-mail-confirm = Οι ειδοποιήσεις είναι ενεργές. Το πρώτο email σού ζητά να επιβεβαιώσεις τη διεύθυνσή σου.
notice-webhook = Σε webhook
notice-webhook-address = Διεύθυνση του webhook
notice-account = Ειδοποιήσεις για όλες τις θέσεις σου
fair-play = Τίμια μοιρασιά: ποιος όρισε τις κάρτες;
pledge-of = Δεσμεύτηκε: { $seat }
pledge-opened = Δεσμεύτηκε και αποκάλυψε: { $seat }
pledges-what = Σε αυτό το τραπέζι όλοι δεσμεύουν πρώτα το μερίδιό τους στην τύχη· όλα αποκαλύπτονται μαζί μόλις γεμίσουν οι θέσεις.
pledges-wait =
    { $n ->
        [one] Μία δέσμευση δεν έχει αποκαλυφθεί ακόμη· αυτό γίνεται από μόνο του μόλις ανοίξει η σελίδα του παίκτη.
       *[other] { $n } δεσμεύσεις δεν έχουν αποκαλυφθεί ακόμη· αυτό γίνεται από μόνο του μόλις ανοίξουν οι σελίδες των παικτών.
    }
with-pledges = Με δεσμεύσεις (κανείς, ούτε ο οικοδεσπότης, δεν επηρεάζει τη μοιρασιά)
invited = Έχεις πρόσκληση: { $seat }
invited-by = { $host } σε προσκαλεί. Ο ρόλος σου: { $seat }
invited-any = Μια θέση είναι ελεύθερη για σένα
invited-by-any = { $host } σε προσκαλεί σε αυτό το τραπέζι
invited-next = Γράψε το όνομά σου και κάθισε. Μόλις γεμίσουν όλες οι θέσεις, η παρτίδα μπορεί να αρχίσει· σε περιμένει όποτε επιστρέψεις.
mode-players =
    { $n ->
        [one] ένας παίκτης
       *[other] { $n } παίκτες
    }
mode-minutes = { $least }–{ $most } λεπτά
mode-hours = { $least }–{ $most } ώρες
mode-difficulty-1 = μαθαίνεται εύκολα
mode-difficulty-2 = θέλει λίγη πείρα
mode-difficulty-3 = απαιτητικό
name-of = Παίκτης: { $seat }
own-lead = Ο ρόλος σου: { $seat }.
own-against = Μαζί με: { $people }.
own-your-move = Είναι η σειρά σου
own-their-move = Αναμονή: { $people }.
own-gathering = Περιμένει παίκτες
own-over = Τελείωσε
own-more =
    { $n ->
        [one] Μία παλαιότερη παρτίδα
       *[other] { $n } παλαιότερες παρτίδες
    }
own-offline = Ο διακομιστής δεν απαντά: οι παρτίδες σου όπως τις είδες τελευταία φορά.
free-seats =
    { $n ->
        [one] Μία ελεύθερη θέση: { $seats }
       *[other] { $n } ελεύθερες θέσεις: { $seats }
    }
story-battle-even = Κανείς δεν νίκησε
suit-points = { $suit }: { $points } πόντοι
room = { $least } έως { $most }
room-fixed = ακριβώς { $most }
room-idle = δεν συμμετέχει
sum-left = μένουν { $n } για μοίρασμα
sum-over = { $n } παραπάνω
shift-left =
    { $n ->
        [one] { $track }: ένα τετράγωνο αριστερά, «{ $end }». Έπειτα: { $what }
       *[other] { $track }: { $n } τετράγωνα αριστερά, «{ $end }». Έπειτα: { $what }
    }
shift-right =
    { $n ->
        [one] { $track }: ένα τετράγωνο δεξιά, «{ $end }». Έπειτα: { $what }
       *[other] { $track }: { $n } τετράγωνα δεξιά, «{ $end }». Έπειτα: { $what }
    }
corps-why = { $power }: ο δείκτης στην κλίμακα «{ $track }» βρίσκεται σε τετράγωνο που επιβάλλει αποστολή.
corps-where = Ο στρατηγός περιμένει με τα στρατεύματά του στο κουτί δίπλα στον χάρτη και επιστρέφει μόλις ο δείκτης φύγει από εκεί.
corps-off = Στρατηγός εκτός χάρτη παίρνει νέα στρατεύματα για { $due } πόντους και φεύγει αμέσως.
treaties-refused = Προτάσεις χωρίς αποτέλεσμα
effect-cuts = Αποκόπτει από τον εφοδιασμό: { $pieces }
guide-goal-of-game = Ο σκοπός σου: { $goal }
guide-got-it = Κατάλαβα
guide-quiet = Αυτό το ξέρεις πια. Ο οδηγός θα μιλήσει όταν έρθει κάτι καινούριο: { $topics }.
guide-topic-march = πορείες
guide-topic-combat = μάχη
guide-topic-conquest = κατάκτηση
guide-topic-supply = εφοδιασμός
guide-topic-recruiting = στρατολόγηση
guide-topic-fate = μοίρα
guide-topic-politics = πολιτική
guide-topic-winter = χειμώνας
guide-on-conquest = Μια πόλη κατακτήθηκε: ένας στρατηγός πέρασε από εκεί ενώ δεν την προστάτευε κανείς. Όποια προστατεύεται παίρνει ερωτηματικό και πέφτει μόνο αν εκδιωχθούν οι προστάτες της. Φύλαγε τις δικές σου με στρατηγό το πολύ τρεις πόλεις μακριά.
guide-on-supply = Ένας στρατηγός έμεινε χωρίς εφόδια: καμία εφοδιοπομπή της δύναμής του δεν είναι αρκετά κοντά, ούτε βρίσκεται στην πατρίδα του. Αν δεν αλλάξει κάτι, η πείνα θα εξοντώσει τη δύναμή του. Οι εφοδιοπομπές ακολουθούν τους στρατηγούς· δείξε έναν στρατηγό για να δεις τον εφοδιασμό του.
guide-on-recruiting =
    { $unit ->
        [troop] Στρατολογήθηκαν νέα στρατεύματα: πληρώνονται με κάρτες και ενισχύουν στρατηγούς ή φέρνουν πίσω όσους χάθηκαν. Αυτές οι κάρτες θα λείψουν στη μάχη.
       *[army] Στρατολογήθηκαν νέοι στρατοί: πληρώνονται με κάρτες και ενισχύουν στρατηγούς ή φέρνουν πίσω όσους χάθηκαν. Αυτές οι κάρτες θα λείψουν στη μάχη.
    }
guide-on-fate = Τραβήχτηκε κάρτα μοίρας. Η μοίρα φέρνει μικρές εκπλήξεις και αργά ή γρήγορα βγάζει δυνάμεις από τον πόλεμο: αυτό περιμένει όποιος αμύνεται. Το κείμενο μένει στην καρτέλα «Θέματα».
guide-on-politics = Άνοιξαν πολιτικές κάρτες: φέρνουν στρατεύματα και κάρτες και κινούν τους δείκτες στις κλίμακες. Οι δυνάμεις τις διεκδικούν με κλειστές κάρτες· τα μεγάλα ατού κερδίζουν.
guide-on-winter = Ήρθε ο χειμώνας: όποιος έχει κάρτες μπορεί να στρατολογήσει, και στο προχωρημένο παιχνίδι σημειώνεται η βαθμολογία. Κανείς δεν βαδίζει ως την άνοιξη.
fan-label = Ποιοι κινούνται
fan-all = όλοι
notice-by-account = Ήδη ενεργές για όλον τον λογαριασμό σου: { $kinds }.
end-who-plain = Νίκησε στον γύρο { $turn }: { $people }.
shift-then = Έπειτα: { $what }
