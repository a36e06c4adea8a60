import type { Article } from './article.ts';

export const smallerHomes: Article = {
  categoryId: 4,
  picture: 'infill-block-10',
  type: 'analysis',
  tags: ['μικρά σπίτια / small homes', 'διαρρύθμιση / layout', 'ανακαίνιση / renovation'],
  title: {
    el: 'Εξήντα τετραγωνικά που μοιάζουν με ογδόντα',
    en: 'Sixty square metres that feel like eighty',
  },
  description: {
    el: 'Τα νοικοκυριά μικραίνουν. Τι κάνει ένα μικρό διαμέρισμα να λειτουργεί και τι να ελέγξετε στην κάτοψη.',
    en: 'Households are getting smaller. What makes a small flat work, and what to check on its plan.',
  },
  content: {
    el: `<p>Το μέσο ελληνικό νοικοκυριό έχει σήμερα περίπου δυόμισι άτομα, λιγότερα από κάθε προηγούμενη δεκαετία. Μαζί του αλλάζει και το σπίτι που ψάχνουμε. Οι πολυκατοικίες όμως χτίστηκαν για άλλες οικογένειες, και πολλά διαμερίσματα 60 τ.μ. έχουν ακόμη διάδρομο έξι μέτρων και κουζίνα για έναν. Η καλή είδηση είναι ότι η κάτοψη αλλάζει πιο εύκολα από την περιοχή.</p>
<h2>Διαβάστε πρώτα την κάτοψη</h2>
<ul>
<li><strong>Διάδρομος</strong>: κάθε τετραγωνικό του είναι χώρος που δεν κατοικείται. Πάνω από 10% της επιφάνειας είναι πολύ.</li>
<li><strong>Σχήμα δωματίων</strong>: ένα σαλόνι 4 επί 4 μέτρα χωρά περισσότερα από ένα 2,7 επί 6.</li>
<li><strong>Πόρτες και παράθυρα</strong>: μετρήστε τους τοίχους που μένουν ελεύθεροι για έπιπλα.</li>
<li><strong>Υγροί χώροι</strong>: κουζίνα και μπάνιο δίπλα σε κοινό αγωγό μεταφέρονται δύσκολα.</li>
</ul>
<h2>Τι αλλάζει με λίγα χρήματα</h2>
<p>Το άνοιγμα ανάμεσα σε κουζίνα και καθιστικό είναι συνήθως το πρώτο έργο. Ο τοίχος πρέπει να είναι διαχωριστικός και όχι φέρων, κάτι που βεβαιώνει μηχανικός, και η εργασία θέλει έγκριση εργασιών μικρής κλίμακας. Οι συρόμενες πόρτες κερδίζουν περίπου ένα τετραγωνικό η καθεμία. Ντουλάπες ως το ταβάνι κερδίζουν άλλα τρία.</p>
<h2>Το φως μετρά διπλά</h2>
<p>Ένα διαμπερές μικρό διαμέρισμα μοιάζει μεγαλύτερο από ένα μονόχωρο ίσων τετραγωνικών, γιατί το μάτι βλέπει μακρύτερα. Ανοιχτόχρωμα δάπεδα σε ενιαία στρώση, χωρίς κατώφλια, κάνουν το ίδιο. Το μπαλκόνι είναι ένα δωμάτιο για επτά μήνες τον χρόνο: δείτε αν χωρά τραπέζι βάθους 80 εκατοστών.</p>
<h2>Η εργασία από το σπίτι</h2>
<p>Δύο άτομα που δουλεύουν και τα δύο από το σπίτι μία φορά την εβδομάδα χρειάζονται δύο σημεία με πόρτα ή έστω με απόσταση. Ένα υπνοδωμάτιο με εσοχή 1,2 μέτρων λύνει συχνά το πρόβλημα.</p>
<h2>Τι να μη θυσιάσετε</h2>
<ul>
<li>Αποθηκευτικό χώρο: χωρίς αποθήκη, το μικρό σπίτι γεμίζει μέσα σε έναν χρόνο.</li>
<li>Παράθυρο στο μπάνιο ή καλό εξαερισμό.</li>
<li>Ησυχία στο υπνοδωμάτιο, ακόμη και αν βλέπει στον ακάλυπτο.</li>
</ul>
<p>Τα μικρά διαμερίσματα έχουν υψηλότερη τιμή ανά τετραγωνικό, αλλά μικρότερο συνολικό ποσό, χαμηλότερα κοινόχρηστα και ευκολότερη θέρμανση. Όταν συγκρίνετε δύο σπίτια, συγκρίνετε το μηνιαίο κόστος, όχι μόνο το τετραγωνικό.</p>
<h2>Πριν υπογράψετε</h2>
<p>Πάρτε την κάτοψη στο χαρτί και τοποθετήστε τα έπιπλα που έχετε ήδη, με τις πραγματικές τους διαστάσεις. Κρεβάτι 160 επί 200, τραπέζι για τέσσερις, καναπές, ψυγείο, πλυντήριο. Αφήστε 70 εκατοστά για να περνάτε και 90 μπροστά από ντουλάπες. Αν κάτι δεν χωρά, είναι καλύτερα να το μάθετε με το μολύβι. Κάντε το ίδιο για δύο εποχές της ζωής σας: όπως ζείτε τώρα και όπως υπολογίζετε να ζείτε σε πέντε χρόνια. Ένα σπίτι που αντέχει και τις δύο αξίζει λίγα ευρώ παραπάνω, γιατί γλιτώνει μια μετακόμιση.</p>`,
    en: `<p>The average Greek household has about two and a half people today, fewer than in any earlier decade. The home we look for changes with it. Yet our blocks were built for other families, and many flats of 60 m² still have a six-metre corridor and a kitchen for one. The good news is that a plan is easier to change than a neighbourhood.</p>
<h2>Read the plan first</h2>
<ul>
<li><strong>Corridor</strong>: each of its square metres is space nobody lives in. More than 10% of the area is too much.</li>
<li><strong>Shape of rooms</strong>: a living room of 4 by 4 metres holds more than one of 2.7 by 6.</li>
<li><strong>Doors and windows</strong>: measure the walls left free for furniture.</li>
<li><strong>Wet rooms</strong>: a kitchen and bathroom beside a shared shaft are hard to move.</li>
</ul>
<h2>What changes for little money</h2>
<p>Opening the kitchen to the living room is usually the first project. The wall must be a partition and not bear load, which an engineer confirms, and the work needs a small-works approval. Sliding doors gain about one square metre each. Wardrobes up to the ceiling gain another three.</p>
<h2>Light counts twice</h2>
<p>A small flat with windows on two sides feels larger than one of the same size with a single front, because the eye sees further. Light floors laid in one piece, without thresholds, do the same. A balcony is a room for seven months of the year: see whether a table 80 centimetres deep fits.</p>
<h2>Working from home</h2>
<p>Two people who both work from home once a week need two places with a door, or at least some distance. A bedroom with a recess of 1.2 metres often solves the problem.</p>
<h2>What not to give up</h2>
<ul>
<li>Storage: without it a small home fills up within a year.</li>
<li>A bathroom window or good ventilation.</li>
<li>Quiet in the bedroom, even if it looks onto the inner yard.</li>
</ul>
<p>Small flats cost more per square metre, but less in total, with lower shared fees and easier heating. When you compare two homes, compare the monthly cost, not only the square metre.</p>
<h2>Before you sign</h2>
<p>Take the plan on paper and place the furniture you already have, with its true sizes. A bed of 160 by 200, a table for four, a sofa, a fridge, a washing machine. Leave 70 centimetres to walk and 90 in front of wardrobes. If something does not fit, it is better to learn it with a pencil. Do the same for two seasons of your life: as you live now and as you expect to live in five years. A home that suits both is worth a little more, because it saves a move.</p>`,
  },
};
