import type { Article } from './article.ts';

export const readingAListing: Article = {
  categoryId: 1,
  picture: 'interwar-block-20',
  type: 'explainer',
  tags: ['τιμές / prices', 'αγορά / buying', 'αγγελία / adverts'],
  title: {
    el: 'Πώς διαβάζεται μια αγγελία: τι λέει κάθε γραμμή',
    en: 'How to read an advert: what each line says',
  },
  description: {
    el: 'Εμβαδόν, έτος, όροφος, κατάσταση, ενεργειακή κλάση: τι σημαίνουν στην πράξη και ποια ερώτηση κρύβει το καθένα.',
    en: 'Area, year, floor, condition, energy class: what they mean in practice and which question each one hides.',
  },
  content: {
    el: `<p>Μια αγγελία χωρά σε λίγες γραμμές ό,τι θα χρειαζόταν μια ώρα συζήτησης. Όποιος ξέρει τι σημαίνει κάθε γραμμή ξεχωρίζει γρηγορότερα τα σπίτια που αξίζουν μια επίσκεψη. Όποιος δεν ξέρει κάνει δέκα επισκέψεις για να μάθει το ίδιο.</p>
<h2>Η τιμή και τι περιλαμβάνει</h2>
<p>Η τιμή πώλησης δεν περιλαμβάνει φόρους, συμβολαιογράφο, κτηματολόγιο και αμοιβή μεσίτη. Στην ενοικίαση δεν περιλαμβάνει κοινόχρηστα και λογαριασμούς, εκτός αν γράφεται ρητά. Αν στην τιμή περιλαμβάνεται θέση στάθμευσης ή αποθήκη, πρέπει να φαίνεται και στον τίτλο ιδιοκτησίας. Ρώτησε αν είναι ξεχωριστή ιδιοκτησία ή απλώς δικαίωμα χρήσης.</p>
<h2>Το εμβαδόν</h2>
<p>Το ίδιο διαμέρισμα μπορεί να γράφεται με τρεις διαφορετικούς αριθμούς: καθαρά, μικτά και τετραγωνικά του τίτλου. Τα καθαρά είναι ο χώρος που πατάς. Στα μικτά προστίθενται τοίχοι και μερίδιο κοινόχρηστων. Για να συγκρίνεις δύο σπίτια χρειάζεσαι τον ίδιο αριθμό και για τα δύο. Οι ημιυπαίθριοι χώροι που έκλεισαν, τα πατάρια και τα υπόγεια δεν είναι πάντα κύριος χώρος, ακόμη κι αν κατοικούνται.</p>
<h2>Το έτος κατασκευής</h2>
<p>Το έτος λέει περισσότερα από την ηλικία. Οι αντισεισμικοί κανονισμοί έγιναν αυστηρότεροι το 1985 και ξανά το 2000. Ο πρώτος κανονισμός θερμομόνωσης ισχύει από το 1979 και ο κανονισμός ενεργειακής απόδοσης των κτιρίων από το 2010. Ένα σπίτι του 1975 που ανακαινίστηκε το 2020 έχει νέα κουζίνα, όμως συνήθως τον ίδιο σκελετό και τους ίδιους τοίχους.</p>
<h2>Ο όροφος και ο προσανατολισμός</h2>
<ul>
<li><strong>Υπερυψωμένο ισόγειο</strong> σημαίνει λίγα σκαλιά πάνω από τον δρόμο, και συχνά λιγότερο φως.</li>
<li><strong>Τελευταίος όροφος</strong>: ρώτησε πότε έγινε η μόνωση της ταράτσας.</li>
<li><strong>Διαμπερές</strong> σημαίνει ανοίγματα σε δύο απέναντι πλευρές, άρα ρεύμα αέρα το καλοκαίρι.</li>
<li><strong>Προσόψεως</strong> ή εσωτερικό: το δεύτερο είναι πιο ήσυχο και πιο σκοτεινό.</li>
</ul>
<h2>Η κατάσταση</h2>
<p>Οι λέξεις «καλή κατάσταση» δεν έχουν ορισμό. Ζήτησε να μάθεις τι άλλαξε και πότε: υδραυλικά, ηλεκτρικά, κουφώματα, θέρμανση. Αν η απάντηση είναι μια χρονολογία για το καθένα, ο ιδιοκτήτης ξέρει το σπίτι του. Αν είναι «όλα πρόσφατα», ζήτησε τιμολόγια.</p>
<h2>Η ενεργειακή κλάση</h2>
<p>Κάθε αγγελία κατοικίας πρέπει να την αναφέρει. Το γράμμα προέρχεται από πιστοποιητικό με αριθμό πρωτοκόλλου και ημερομηνία. Για τον λογαριασμό του χειμώνα κοίταξε και το σύστημα θέρμανσης: κεντρικό, αυτόνομο, αντλία θερμότητας.</p>
<h2>Ποιος δημοσιεύει</h2>
<p>Ιδιώτης ή γραφείο, πρέπει να φαίνεται. Το γραφείο έχει αριθμό ΓΕΜΗ, που μπορείς να ελέγξεις. Αν το ίδιο σπίτι εμφανίζεται από πολλούς με διαφορετική τιμή, ρώτησε ποιος έχει γραπτή εντολή.</p>
<h2>Τι λείπει</h2>
<p>Συχνά το πιο χρήσιμο είναι ό,τι δεν γράφεται. Καμία φωτογραφία του μπάνιου, κανένας όροφος, κανένα έτος: καθένα είναι μια ερώτηση για το τηλέφωνο, πριν από τη διαδρομή. Γράψε τις ερωτήσεις σου και κάνε τις ίδιες σε όλους. Οι απαντήσεις συγκρίνονται ευκολότερα από τις εντυπώσεις.</p>`,
    en: `<p>An advert fits into a few lines what would take an hour to say. Whoever knows what each line means finds the homes that deserve a visit faster. Whoever does not makes ten visits to learn the same.</p>
<h2>The price and what it includes</h2>
<p>A sale price does not include taxes, the notary, the land registry or an agent’s fee. A rent does not include building charges and bills unless it says so. If a parking space or a storage room is included, it should also appear in the title deed. Ask whether it is a property of its own or only a right of use.</p>
<h2>The area</h2>
<p>The same flat may be described by three different numbers: net, gross and the square metres of the title. Net is the space you walk on. Gross adds walls and a share of the common parts. To compare two homes you need the same number for both. Covered balconies that were closed in, lofts and basements are not always main-use space, even where people live in them.</p>
<h2>The year of construction</h2>
<p>The year says more than the age. Earthquake rules became stricter in 1985 and again in 2000. The first insulation rules date from 1979, and the rules on the energy performance of buildings from 2010. A home of 1975 that was renovated in 2020 has a new kitchen, but usually the same frame and the same walls.</p>
<h2>Floor and orientation</h2>
<ul>
<li><strong>Raised ground floor</strong> means a few steps above the street, and often less light.</li>
<li><strong>Top floor</strong>: ask when the roof was last insulated.</li>
<li><strong>Through flat</strong> means openings on two opposite sides, and so a breeze in summer.</li>
<li><strong>Front</strong> or rear: the second is quieter and darker.</li>
</ul>
<h2>Condition</h2>
<p>The words “good condition” have no definition. Ask what was changed and when: plumbing, wiring, windows, heating. If the answer is a year for each, the owner knows the home. If it is “everything recently”, ask for invoices.</p>
<h2>The energy class</h2>
<p>Every advert of a home must state it. The letter comes from a certificate with a protocol number and a date. For the winter bill look at the heating as well: central, individual, heat pump.</p>
<h2>Who advertises</h2>
<p>A private person or an agency: it must be clear which. An agency has a number in the commercial register (GEMI), which you can check. If the same home is advertised by several at different prices, ask who holds a written mandate.</p>
<h2>What is missing</h2>
<p>Often the most useful part is what is not written. No photo of the bathroom, no floor, no year: each is a question for the telephone, before the journey. Write your questions down and put the same ones to everybody. Answers are easier to compare than impressions.</p>`,
  },
};
