# Source: our own. Messages of Kabinett in Greek.

## The page as a whole

language = Γλώσσα
light = Φωτεινό
dark = Σκούρο
opening = Το τραπέζι ανοίγει …
lost = Η σύνδεση χάθηκε· γίνεται νέα προσπάθεια.
to-lobby = Στην αίθουσα
cancel = Άκυρο
do-it = Εκτέλεση
you = εσύ
guest = Επισκέπτης

## Lobby

motto = Δύο πόλεμοι των ανακτοβουλίων, ένα τραπέζι
new-game = Νέο παιχνίδι
game = Παιχνίδι
title-friedrich = Ο Επταετής Πόλεμος, 1756–1763
title-maria = Ο Πόλεμος της Αυστριακής Διαδοχής, 1741–1744
mode = Τρόπος
bots = Δύναμη των μποτ
your-name = Το όνομά σου
who-sits = Ποιος κάθεται πού
who-me = Εγώ
who-bot = Ένα μποτ
who-link = Φίλος, με σύνδεσμο
who-open = Όποιος έρθει πρώτος
option-expert = Κανόνες ειδικών
option-milder-fate = Ηπιότερη μοίρα
option-political = Περισσότερη πολιτική
begin = Έναρξη
own-games = Τα παιχνίδια σου
open-games = Τραπέζια που περιμένουν παίκτες
running-games = Παιχνίδια για θέαση
finished-games = Τελειωμένα παιχνίδια
stage-gathering = δεν άρχισε
stage-playing = σε εξέλιξη
stage-over = τελείωσε
stage-agreed = έληξε με συμφωνία

## Before the game

gathering = Το τραπέζι μαζεύεται
seat-empty = ακόμη κενή
bot-named = μποτ ({ $name })
link-for = Σύνδεσμος για { $seat }
copy = Αντιγραφή
copied = Αντιγράφηκε
sit-down = Κάθισε
sit-as = Κάθισε ως { $seat }
start = Έναρξη παιχνιδιού
start-waits = Το παιχνίδι αρχίζει όταν γεμίσουν όλες οι θέσεις.

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
        [one] Νικητής: { $powers }.
       *[other] Νικητές: { $powers }.
    }
reason-objectives = Όλοι οι στόχοι κατακτήθηκαν.
reason-eased-objectives = Κατακτήθηκαν όλοι οι στόχοι πρώτης τάξης.
reason-offensive = Η επίθεση πέτυχε.
reason-fate = Η μοίρα αποφάσισε.
reason-pool-empty = Το απόθεμα άδειασε.
reason-winter-scores = Έκριναν οι βαθμοί των χειμώνων.
reason-fortresses = Τα φρούρια έπεσαν.
reason-endurance = Άντεξαν ως το τέλος.
reason-draw = Το παιχνίδι έληξε ισόπαλο.
reason-resignation = Οι άλλοι παραιτήθηκαν.
watching = Παρακολουθείς.
waiting = Δεν σου ζητείται κάτι τώρα.
others-decide = Αποφασίζει: { $seat } ({ $power }).
game-over = Το παιχνίδι τελείωσε.
curtain = Δώσε την οθόνη στον επόμενο παίκτη.
curtain-open = Άνοιξε την αυλαία
next-seat = Παράδοση της οθόνης
take-back = Αναίρεση
on-the-map = Στον χάρτη
targets-n =
    { $n ->
        [one] Μία πόλη σε απόσταση
       *[other] { $n } πόλεις σε απόσταση
    }
which-way = Ποιος δρόμος
go-to = Προς { $city }
why-not = Γιατί όχι { $city };
tab-log = Ημερολόγιο
tab-talk = Συζήτηση
tab-affairs = Υποθέσεις
tab-treaties = Συνθήκες
tab-text = Θέση ως κείμενο
tab-table = Τραπέζι
log = Τι έγινε, τα τελευταία πρώτα
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
log-all = Εμφάνιση και των { $n } εγγραφών
talk = Συζήτηση στο τραπέζι
talk-empty = Δεν μίλησε κανείς ακόμη.
talk-say = Πες κάτι σε όλο το τραπέζι
send = Αποστολή
notes = Οι σημειώσεις σου, μόνο για σένα
away = απών
stand-in = { $name } αναπληρώνει
propose-end = Πρόταση λήξης
proposal-end = Πρόταση λήξης του παιχνιδιού από: { $seat }.
proposal-back = Πρόταση αναίρεσης κινήσεων από: { $seat }.
agree = Συμφωνώ
decline = Διαφωνώ
resign-sure = Ναι, παραιτούμαι

## Map and pieces

map-label = Χάρτης. Τα βέλη τον μετακινούν, συν και πλην αλλάζουν κλίμακα, το 0 τον δείχνει ολόκληρο· με Tab στα πιόνια.
map-nearer = Πιο κοντά
map-further = Πιο μακριά
map-whole = Ολόκληρος ο χάρτης
troops =
    { $n ->
        [one] ένας στρατός
       *[other] { $n } στρατοί
    }
troops-between = { $least } έως { $most } στρατοί
kind-train = Εφοδιοπομπή { $number }
kind-hussar = Ουσάροι { $number }
face-down = γυρισμένος
has-moved = κινήθηκε
place-off = εκτός χάρτη
place-out = αποχώρησε οριστικά
place-box = στο κουτί του
combats = Μάχες που εκκρεμούν

## Powers

powers = Οι δυνάμεις και πώς στέκονται
goal = προς τη νίκη
goal-title = { $held } από { $needed } προς τη νίκη.
armies = στρατοί
armies-title =
    { $most ->
        [0] { $n } στρατοί
       *[other] { $n } στρατοί, το πολύ { $most }
    }
cards = κάρτες
cards-n =
    { $n ->
        [one] μία κάρτα
       *[other] { $n } κάρτες
    }
cards-title = { $n } κάρτες στο χέρι, { $income } ανά γύρο
power-line = { $seat }· στρατοί: { $armies }· κάρτες: { $n }, συν { $income } ανά γύρο.
power-gone = Έχει αποχωρήσει.
holds = Κατέχει: { $cities }.
may-take = Θα πέσουν αν δεν προστατευτούν: { $cities }.

## Cards

hands = Τα χέρια σου
hand-is = Στο χέρι: { $cards }
known-cards = Σου είναι γνωστές σε αυτό το χέρι: { $cards }
reserve = Εφεδρεία
suit-clubs = σπαθιά
suit-spades = μπαστούνια
suit-hearts = κούπες
suit-diamonds = καρό
of-set = τράπουλα { $set }
points-of =
    { $reserves ->
        [0] { $points } από { $due } πόντους
       *[other] { $points } και { $reserves } εφεδρεία από { $due } πόντους
    }
chosen-of = { $n } από { $number } επιλεγμένες
deck = Οι κάρτες
deck-line = Για τράβηγμα: { $pile }. Κλειστές τράπουλες: { $sets }. Παίχτηκαν: { $spent }.

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
fate-drawn = Έχουν τραβηχτεί: { $cards }.
fate-none = Δεν τραβήχτηκε ακόμη κάρτα μοίρας.
politics = Πολιτική
trump-is = Ατού: { $suit }
track-at = θέση { $box } από { $of }
sealed = μία κάρτα, κλειστή
victory = Δείκτες νίκης
pool-line = { $pool } στο απόθεμα, { $battle } στα κουτιά μάχης, βαθμοί χειμώνα { $score }
treaty = Συνθήκη { $number }
treaty-in-force = σε ισχύ
treaty-offered = προτάθηκε
treaties-none = Δεν υπάρχει συνθήκη.
clause-open = ανοιχτός
clause-binding = δεσμευτικός
clause-dormant = αδρανής
clause-ended = έληξε
clause-released = αποδεσμεύτηκε
contract = Επιδότηση: { $giver } προς { $receiver }, γύροι που μένουν: { $n }.

## Forms

form-deploy = { $power }: κατανομή στρατών
form-transfer = Μεταφορά στρατών: { $generals }
form-pay = { $power }: πληρωμή με κάρτες
form-discard = { $power }: απόρριψη καρτών
form-corps = { $power }: αποστολή στρατηγού
form-recruit = { $power }: στρατολόγηση με { $price } πόντους
form-contract = Επιδότηση: { $giver } προς { $receiver }
form-propose = Πρόταση συνθήκης
propose-hint = Με τη γραφή του παραδείγματος· οι όροι λήγουν το αργότερο στον γύρο { $last }.
transfers = Μεταφορά στρατών μέσα σε στοίβα
general = Στρατηγός
turns = Γύροι
less = { $name }: ένα λιγότερο
more = { $name }: ένα περισσότερο
sum-of = { $sum } από { $total }
armies-of = Στρατοί: { $n }, το πολύ { $most }
comes-back = Επιστροφή: { $name }
stays-away = όχι τώρα

## What is asked

about-deploy = { $power }: μοίρασε τους στρατούς στους στρατηγούς.
about-discard = { $power }: άφησε μία από τις κάρτες που τράβηξες.
about-offensive = { $power }: θα περάσεις στην επίθεση; Τότε άνοιξε μία κάρτα.
about-movement = { $power }: κίνηση, στρατολόγηση ή τέλος κίνησης.
about-combat-order = { $power }: ποια μάχη δίνεται πρώτη;
about-evade = { $power }: δέχεσαι επίθεση· υποχώρησε ή στάσου.
about-duel = { $power } στο { $score }: παίξε { $suit } ή εφεδρεία, ή ενέδωσε.
about-retreat = { $power }: νίκησες· διάλεξε πού υποχωρούν οι ηττημένοι ({ $steps }).
about-leaving = { $power }: διάλεξε τον στρατηγό που αποχωρεί.
about-fate = { $power }: απόφαση για «{ $card }» { $suit }
about-exchange-offer = { $power }: ανταλλαγή κάρτας;
about-exchange-card = { $power }: διάλεξε την κάρτα που δίνεις.
about-trump = { $power }: νίκησες στην τελευταία μάχη· όρισε το ατού.
about-bid = { $power }: μπορείς να βάλεις κάρτα στον πολιτικό πίνακα.
about-influence = { $power }: πάρε πολιτική κάρτα ή κράτησε την επιρροή.
about-execute = { $power }: τι θα γίνει με το «{ $card }»;
about-effect = { $power }: όρισε τι φέρνει το «{ $card }».
about-corps = { $power }: ποιος στρατηγός φεύγει στο εξωτερικό;
about-hussars = { $power }: τοποθέτησε τους ουσάρους ή άφησέ τους.
about-subsidy = { $power }: θα πληρώσεις την επιδότηση;
about-pay-supply = { $power }: οφείλεις { $due } πόντους για παρενοχλημένο εφοδιασμό.
about-feed = { $power }: δεν φτάνουν για όλους· ποιος εφοδιάζεται;
about-saxon-shift = { $power }: πόσο μετακινείται ο δείκτης της Σαξονίας, έως { $most };
about-reduction = { $power }: μείωση των στόχων του πολέμου;
about-peace-offer = { $power }: πρόταση ειρήνης για τη Σιλεσία;
about-peace-answer = { $power }: αποδοχή της ειρήνης και παράδοση της Σιλεσίας;
about-displace = { $power }: διάλεξε πού πάνε αυτά τα πιόνια.
about-saxon-return = { $power }: ο στρατηγός μπορεί να επιστρέψει με νέα στρατεύματα.
about-second-train = { $power }: πού μπαίνει η δεύτερη εφοδιοπομπή;
about-vote = { $power }: εκλογή αυτοκράτορα, ελεύθερες ψήφοι: { $free }.
about-winter = { $power }: χειμώνας, ώρα για στρατολόγηση.
about-cession = { $power }: παραχώρηση της Σιλεσίας;
about-consent = { $power }: ξένος στρατηγός θέλει να ενωθεί με τον δικό σου. Συμφωνείς;
about-command = { $power }: ίσοι βαθμοί ενώνονται. Ποιος διοικεί;

## Answers

act-discard = Άφησε { $card }
act-offensive = Στην επίθεση, άνοιξε { $card }
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
act-double = διπλά
act-concede = Ενέδωσε
act-retreat =
    { $stops ->
        [0] Υποχώρηση προς { $city }
       *[other] Υποχώρηση προς { $city } μέσω { $way }
    }
act-leave = Αποχωρεί: { $first }
act-assign = Ορίζεται: { $first }
act-accept = Αποδοχή
act-pass = Πάσο
act-give = Δώσε { $card }
act-starve = Χωρίς εφοδιασμό: { $first }
act-step = { $first } προς { $city }
act-evade = Υποχώρηση προς { $city }
act-resign = Παραίτηση
act-enter = Είσοδος: { $first } στο { $city }
act-hussar = Ουσάροι προς { $city }
act-trump = Ατού: { $suit }
act-bid = Βάλε { $card }
act-take = Πάρε «{ $name }»
act-bury = Θάψε την κάρτα
act-obey = Τήρησε την οδηγία
act-nothing = Χωρίς αποτέλεσμα
act-pay = Πλήρωσε { $card }
act-feed = Εφοδίασε: { $pieces }
act-shift = Μετακίνηση δείκτη: { $number }
act-vote = Ψήφοι για τον Φραγκίσκο: { $number }
act-corps = Φεύγει στο εξωτερικό: { $first }
act-settle = { $first } πηγαίνει στο { $city }
act-command = Διοικεί: { $first }
act-dispute = Αμφισβήτηση της σειράς κίνησης
act-agree = Αποδοχή συνθήκης { $number }
act-decline = Απόρριψη συνθήκης { $number }
act-withdraw = Απόσυρση συνθήκης { $number }
act-waive = Αποδέσμευση από τη συνθήκη { $number }
act-cancel = Τέλος επιδότησης: { $giver } προς { $receiver }

## Phases

phase-deploy = παράταξη
phase-discard = τράβηγμα καρτών
phase-offensive = επιλογή επίθεσης
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
phase-reduction = στόχοι πολέμου
phase-peace-offer = ειρήνη
phase-peace-answer = ειρήνη
phase-displace = μετεγκατάσταση
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

order = Διαταγή προς επιβεβαίωση
rule-text = Τι λέει ο κανόνας { $id }
change-again = Αλλαγή όσων απαντήθηκαν
your-decision = Η απόφασή σου

## Αναπαραγωγή

replay = Αναπαραγωγή
replay-watch = δες την αναπαραγωγή
replay-opening = Η παρτίδα φορτώνεται …
replay-controls = Η αναπαραγωγή
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
replay-past = Τι συνέβη πριν, τα τελευταία πρώτα
replay-follow = Παρακολούθηση στον χάρτη
replay-hands = Φύλλα
replay-no-hands = Το κοινό δεν βλέπει φύλλα στο χέρι. Διάλεξε άλλα μάτια πιο πάνω.
eyes = Όπως το βλέπει
eyes-public = το κοινό
eyes-full = όποιος ξέρει τα πάντα
play-on = Συνέχεια του παιχνιδιού από εδώ
play-on-hint = Αρχίζει νέα παρτίδα όπως ήταν αυτή στο βήμα { $step }. Τα φύλλα της μπορεί να είναι γνωστά από εδώ, γι’ αυτό δεν αποδεικνύει τη μοιρασιά.
play-on-begin = Συνέχεια

## Εισαγωγή καταγραφής

import = Εισαγωγή καταγραφής
import-hint = Διάλεξε την καταγραφή μιας παρτίδας ή άφησέ την εδώ: ελέγχεται και μετά τη βλέπεις βήμα βήμα.
import-busy = Η καταγραφή ελέγχεται …
brought = Καταγραφές που έφερες

## Οι κανόνες και οι λέξεις

rules = Κανόνες
rules-search = Αριθμός ή λέξεις
rules-section = Ενότητα
rules-found =
    { $n ->
        [one] μία εγγραφή
       *[other] { $n } εγγραφές
    }
rules-english = Οι προτάσεις των κανόνων είναι προς το παρόν στα αγγλικά.
rules-none = Δεν υπάρχει κανόνας { $id }.
rules-open = Στο βιβλίο κανόνων
glossary = Γλωσσάρι
glossary-hint = Τι σημαίνουν οι λέξεις των δύο παιχνιδιών. Με ακρίβεια το λένε οι ίδιοι οι κανόνες.
glossary-only = μόνο στο { $title }

## Γλωσσάρι

term-army = Στρατός
term-army-is = Η δύναμη ενός στρατηγού. Πώς μοιράζονται οι στρατοί σημειώνεται κρυφά· μόνο ο παίκτης του το ξέρει.
term-general = Στρατηγός
term-general-is = Στρογγυλό πιόνι που βαδίζει, μάχεται, προστατεύει και κατακτά. Ο αριθμός του είναι ο βαθμός του.
term-rank = Βαθμός
term-rank-is = Ο αριθμός πάνω στον στρατηγό. Σε μια στοίβα διοικεί ο μικρότερος.
term-stack = Στοίβα
term-stack-is = Δύο ή τρεις στρατηγοί σε μία πόλη που βαδίζουν και μάχονται σαν ένας.
term-train = Εφοδιοπομπή
term-train-is = Άμαξα που τρέφει τους στρατηγούς της δύναμής της σε ξένη γη. Δεν μάχεται· εχθρικός στρατηγός που φτάνει στην πόλη της την παίρνει.
term-supply = Εφοδιασμός
term-supply-is = Έξω από την πατρίδα ο στρατηγός χρειάζεται δρόμο προς δική του εφοδιοπομπή που δεν τον κλείνει εχθρός. Αλλιώς γυρίζει ανάποδα και αργότερα χάνεται.
term-face-down = Ανάποδα
term-face-down-is = Το σημάδι του στρατηγού χωρίς εφοδιασμό. Αν δεν έχει ούτε στον επόμενο έλεγχο, φεύγει από τον χάρτη με τους στρατούς του.
term-home = Πατρίδα
term-home-is = Τα εδάφη μιας δύναμης. Εκεί οι στρατηγοί της δεν χρειάζονται εφοδιοπομπή.
term-depot = Αποθήκη
term-depot-is = Πόλη όπου επιστρέφουν στο παιχνίδι τα χαμένα πιόνια ενός έθνους.
term-main-road = Κύριος δρόμος
term-main-road-is = Πλατύς δρόμος. Μια πορεία μόνο σε κύριους δρόμους φτάνει μία πόλη πιο μακριά.
term-sector = Τομέας
term-sector-is = Ορθογώνιο του χάρτη με ένα χρώμα. Όποιος μάχεται σε πόλη του τομέα παίζει φύλλα αυτού του χρώματος.
term-suit = Χρώμα
term-suit-is = Σπαθιά, μπαστούνια, κούπες ή καρό. Ο τόπος κρίνει ποιο μετρά στη μάχη.
term-tactical-card = Φύλλο τακτικής
term-tactical-card-is = Το μέσο του πολέμου: παίζεται στη μάχη, πληρώνει νεοσυλλέκτους και στη MARIA προσφέρεται και στην πολιτική.
term-reserve-card = Εφεδρεία
term-reserve-card-is = Φύλλο που ταιριάζει σε κάθε χρώμα· όποιος το παίζει ορίζει την αξία του.
term-set = Σειρά
term-set-is = Μία από τις ίσες τράπουλες φύλλων τακτικής. Νέα ανοίγει όταν τελειώσει η προηγούμενη.
term-combat = Μάχη
term-combat-is = Δύο εχθρικοί στρατηγοί σε γειτονικές πόλεις μάχονται: πρώτα συγκρίνονται οι στρατοί, μετά παίζονται φύλλα εναλλάξ.
term-score = Σκορ
term-score-is = Πόσο μπροστά είναι κανείς στη μάχη. Φύλλο παίζει μόνο όποιος υστερεί ή είναι ίσος.
term-give-in = Υποχώρηση στη μάχη
term-give-in-is = Όποιος υστερεί και δεν παίζει φύλλο έχασε τη μάχη: τόσους στρατούς όσους λέει το σκορ.
term-retreat = Οπισθοχώρηση
term-retreat-is = Ο ηττημένος φεύγει τόσες πόλεις όσους στρατούς έχασε και ο νικητής διαλέγει πού.
term-recruit = Στρατολόγηση
term-recruit-is = Πληρώνονται φύλλα κατά τους πόντους τους για νέους στρατούς, χαμένους στρατηγούς και εφοδιοπομπές.
term-protection = Προστασία
term-protection-is = Στρατηγός του αμυνόμενου σε απόσταση έως 3 πόλεων προστατεύει έναν τόπο: δεν κατακτιέται αμέσως.
term-objective = Στόχος
term-objective-is = Σημειωμένη πόλη που πρέπει να κατακτήσει ένα έθνος για να νικήσει· πρώτης ή δεύτερης τάξης.
term-fortress = Φρούριο
term-fortress-is = Πόλη που μετρά για τη νίκη και κατακτιέται από τον στρατηγό που φεύγει από αυτήν.
term-conquest = Κατάκτηση
term-conquest-is = Απροστάτευτος τόπος γίνεται δικός σου όταν ο στρατηγός σου περνά ή φεύγει από εκεί.
term-question-mark = Ερωτηματικό
term-question-mark-is = Ο τόπος ήταν προστατευμένος στο πέρασμα. Αν οι προστάτες του εκδιωχθούν σε αυτό το στάδιο, τελικά κατακτιέται.
term-clock-of-fate = Ρολόι της μοίρας
term-clock-of-fate-is = Η στοίβα των φύλλων της μοίρας. Από το τέλος του 6ου γύρου τραβιέται ένα μετά από κάθε γύρο· βγάζουν δυνάμεις από τον πόλεμο.
term-eased-victory = Ευκολότερη νίκη
term-eased-victory-is = Μερικά έθνη χρειάζονται μόνο τους στόχους πρώτης τάξης, μόλις η μοίρα χτυπήσει έναν σύμμαχο.
term-offensive-option = Επιθετική επιλογή
term-offensive-option-is = Στον 3ο γύρο η Πρωσία μπορεί να διαλέξει την επίθεση: τότε νικά με δικές της κατακτήσεις αντί με αντοχή.
term-subsidy = Επιδότηση
term-subsidy-is = Φύλλα που παίρνει μια δύναμη πέρα από τα δικά της, από σύμμαχο ή φίλο στο εξωτερικό.
term-hussars = Ουσάροι
term-hussars-is = Τα δύο ελαφρά σώματα της Αυστρίας. Παρενοχλούν γραμμές εφοδιασμού, που τότε πληρώνονται με φύλλα.
term-forced-march = Βεβιασμένη πορεία
term-forced-march-is = Μακρύτερη πορεία, στην οποία ο στρατηγός πρέπει να μένει μακριά από τον εχθρό.
term-political-card = Πολιτική κάρτα
term-political-card-is = Δύο είναι ανοιχτές κάθε γύρο. Όποιος έχει τη μεγαλύτερη επιρροή παίρνει μία και την εκτελεί ή τη θάβει.
term-political-display = Πολιτικός πίνακας
term-political-display-is = Ο πίνακας με τα τετράγωνα όπου οι δυνάμεις προσφέρουν κλειστό ένα φύλλο τακτικής για επιρροή.
term-trump = Ατού
term-trump-is = Το χρώμα που μετρά στην πολιτική του γύρου· το ορίζει ο νικητής της τελευταίας μάχης.
term-track = Κλίμακα
term-track-is = Σειρά κουτιών όπου ένας δείκτης δείχνει προς τα πού κλίνει μια δύναμη και τι φέρνει αυτό.
term-election = Εκλογή αυτοκράτορα
term-election-is = Οι εκλέκτορες ψηφίζουν τον επόμενο αυτοκράτορα· όποιος έχει τα φρούρια με ψήφο, ψηφίζει.
term-victory-marker = Δείκτης νίκης
term-victory-marker-is = Δείκτης που φεύγει από το απόθεμα για μια κατάκτηση, νίκη σε μάχη ή πολιτική. Άδειο απόθεμα σημαίνει νίκη.
term-battle-box = Κουτί μάχης
term-battle-box-is = Θέση για δείκτες νίκης από μάχες· κάθε μεγάλη δύναμη έχει δύο.
term-winter = Χειμώνας
term-winter-is = Μετά από μερικούς γύρους οι στρατοί αναπαύονται: γίνεται στρατολόγηση και σημειώνονται βαθμοί.
term-treaty = Συνθήκη
term-treaty-is = Γραπτή συμφωνία παικτών με όρους που επιβλέπει το πρόγραμμα.


## The page: what an order would do, what is at a place

effect-conquers = Κατακτά: { $cities }
effect-frees = Απελευθερώνει: { $cities }
effect-question = { $cities }: κατακτάται μόλις δεν το προστατεύει κανείς
effect-takes = Παίρνει: { $pieces }
effect-hussars = Διώχνει τους ουσάρους από: { $cities }
effect-fight = Μάχη: { $attackers } εναντίον { $defenders }
effect-protects = Προστατεύει: { $cities }
effect-exposes = Αφήνει απροστάτευτα: { $cities }
effect-supplied = Πάλι με εφόδια: { $pieces }
effect-unsupplied = Χωρίς εφόδια: { $pieces }
facts = Τι υπάρχει εδώ
facts-unsupplied = χωρίς εφόδια
facts-supplied = με εφόδια
facts-fed-home = με εφόδια: στην πατρίδα
facts-fed-depot = με εφόδια: σε αποθήκη
facts-fed-train = με εφόδια από άμαξα
facts-depot = Αποθήκη: { $power }
facts-objective = Στόχος ({ $power }), τάξη { $order }.
facts-major-fortress = Μεγάλο φρούριο.
facts-minor-fortress = Μικρό φρούριο.
facts-held = Κατέχεται από: { $power }.
facts-protected = Προστατεύεται από: { $pieces }.
facts-unprotected = Δεν το προστατεύει κανείς.
pay-cheapest = Φθηνότερη πληρωμή

## Πρώτη παρτίδα με οδηγό

guide = Οδηγός για την πρώτη σου παρτίδα
guide-close = Κλείσιμο του οδηγού
guide-next = Επόμενο
guide-show = Δείξε: { $general }
guide-generals = Οι στρατηγοί σου
guide-first = Πρώτη παρτίδα με οδηγό
guide-first-hint = Εναντίον ήπιων μποτ, με οδηγό δίπλα στον χάρτη που εξηγεί τι ζητείται.
guide-hello = Καλώς ήρθες στο τραπέζι. Διοικείς: { $powers }. Αυτοί είναι οι στρατηγοί σου· πάτα ένα όνομα και ο χάρτης δείχνει πού στέκεται.
guide-screen =
    Πάνω από τον χάρτη βλέπεις κάθε δύναμη: πόσο κοντά είναι στη νίκη, τους στρατούς και τα φύλλα της.
    Δίπλα στον χάρτη γράφει πάντα τι ζητείται από σένα· πιο κάτω είναι τα φύλλα σου και το ημερολόγιο. Με τη ροδέλα ή με δύο δάχτυλα ο χάρτης έρχεται πιο κοντά.
guide-waiting = Τώρα αποφασίζουν οι άλλοι. Το ημερολόγιο λέει τι κάνουν· πάτα μια εγγραφή και ο χάρτης τη δείχνει.
guide-pick = Σειρά σου. { $general }, στην πόλη { $city }: πάτα το πιόνι ή το όνομα κάτω από το «Στον χάρτη». Όσα πιόνια μπορούν να κινηθούν ξεχωρίζουν.
guide-goal =
    { $goals ->
        [one] Επιλογή: { $picked }. Μία πόλη λάμπει: είναι εφικτή. Πάτα την ή σύρε το πιόνι εκεί.
       *[other] Επιλογή: { $picked }. Λάμπουν { $goals } πόλεις: είναι εφικτές. Πάτα μία ή σύρε το πιόνι εκεί. Πάτα άλλη πόλη για να ακούσεις γιατί όχι.
    }
guide-confirm = Ο δρόμος σχεδιάστηκε στον χάρτη. Αν σου αρέσει, πάτα «{ $button }»· αλλιώς πάτα άλλη πόλη.
guide-more = Ωραία πορεία. Όσο δεν τραβήχτηκε ούτε φανερώθηκε τίποτα, ισχύει το «{ $back }». Κίνησε κι άλλα πιόνια ή πάτα «{ $end }»: ακολουθούν οι μάχες των γειτόνων.
guide-end = Τίποτα άλλο δεν μπορεί να κινηθεί. Πάτα «{ $end }».
guide-other = Διάβασε την ερώτηση δίπλα στον χάρτη: κάθε επιτρεπτή απάντηση βρίσκεται από κάτω. Ό,τι δεν προσφέρεται δεν επιτρέπεται.
guide-done = Ο πρώτος σου γύρος τελείωσε: τώρα ξέρεις το τραπέζι. Ο οδηγός σε αφήνει εδώ· το γλωσσάρι και οι κανόνες μένουν κοντά σου. Καλή τύχη!
guide-at-deploy = Πριν από τον πόλεμο μοιράζεις κρυφά τους στρατούς στους στρατηγούς. Οι πολλοί κερδίζουν μάχες, οι λίγοι αιφνιδιάζουν. Το φύλλο έχει ήδη μια πρόταση: άλλαξε ό,τι θέλεις και επιβεβαίωσε.
guide-at-discard = Τράβηξες περισσότερα φύλλα από όσα κρατάς. Άφησε ένα: μικρό, σε χρώμα όπου σπάνια πολεμάς.
guide-at-offensive = Αυτή η επιλογή αλλάζει το πώς νικάς. Στην πρώτη παρτίδα μείνε στην άμυνα.
guide-at-combat-order = Εχθροί στέκονται δίπλα δίπλα, άρα μάχονται. Διάλεξε ποια μάχη γίνεται πρώτη.
guide-at-duel = Μάχη. Αν υστερείς, παίξε φύλλο του χρώματος που φαίνεται ή μια Εφεδρεία: η αξία του μετρά για σένα. Αν ενδώσεις, χάνεις τόσους στρατούς όσο υστερείς· κάποτε είναι σοφό.
guide-at-retreat = Νίκησες. Διάλεξε στον χάρτη πού πάει ο ηττημένος: μακριά από όσα προστατεύει.
guide-at-evade = Σου επιτίθενται. Παραμέρισε αν είσαι πιο αδύναμος, μείνε αν έχεις καλά φύλλα.
guide-at-trump = Το χρώμα που ορίζεις μετρά στην πολιτική αυτού του γύρου. Διάλεξε ένα στο οποίο έχεις μεγάλα φύλλα.
guide-at-bid = Μπορείς να προσφέρεις κλειστό ένα φύλλο για επιρροή. Τα μεγάλα ατού κερδίζουν· μπορείς και να περάσεις και να κρατήσεις τα φύλλα για τον πόλεμο.
guide-at-influence = Έχεις επιρροή: πάρε μια πολιτική κάρτα ή άφησέ την στους άλλους.
guide-at-execute = Έχεις πολιτική κάρτα: εκτέλεσέ την αν σε βοηθά, θάψε την αν όχι.
guide-at-effect = Διάλεξε τι φέρνει η κάρτα. Τι λέει, το βλέπεις από πάνω.
guide-at-hussars = Οι ουσάροι σου παρενοχλούν τον εφοδιασμό του εχθρού. Βάλε τους ανάμεσα σε εχθρικό στρατηγό και την εφοδιοπομπή του.
guide-at-pay-supply = Ουσάροι παρενοχλούν τον εφοδιασμό σου. Πλήρωσε με μικρά φύλλα, αλλιώς πεινούν στρατηγοί.
guide-at-winter = Χειμώνας: πλήρωσε φύλλα για νέους στρατούς. Η πρόταση είναι η φθηνότερη· πρόσθεσε ό,τι θέλεις.
guide-at-fate = Η μοίρα χτύπησε και αποφασίζεις τι ακολουθεί. Τι λέει η κάρτα, το βλέπεις από πάνω.
