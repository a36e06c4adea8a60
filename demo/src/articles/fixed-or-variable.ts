import type { Article } from './article.ts';

export const fixedOrVariable: Article = {
  categoryId: 2,
  picture: 'study-8',
  type: 'explainer',
  tags: ['δάνειο / mortgage', 'επιτόκιο / interest rate', 'τράπεζα / bank'],
  title: {
    el: 'Σταθερό ή κυμαινόμενο: πώς να διαλέξετε στεγαστικό',
    en: 'Fixed or variable: how to choose a mortgage',
  },
  description: {
    el: 'Τι κερδίζετε και τι ρισκάρετε με κάθε επιτόκιο, με ένα παράδειγμα σε αριθμούς.',
    en: 'What you gain and what you risk with each rate, with an example in figures.',
  },
  content: {
    el: `<p>Το στεγαστικό δάνειο είναι συχνά η μεγαλύτερη συμφωνία που υπογράφει ένα νοικοκυριό. Η επιλογή του επιτοκίου δεν είναι στοίχημα για το πού θα πάνε οι αγορές. Είναι απάντηση σε μια πιο απλή ερώτηση: πόση αλλαγή στη δόση αντέχει ο προϋπολογισμός σας;</p>
<h2>Κυμαινόμενο</h2>
<p>Το κυμαινόμενο επιτόκιο αποτελείται από έναν δείκτη, συνήθως το Euribor τριμήνου, και ένα περιθώριο της τράπεζας που μένει ίδιο. Όταν ο δείκτης αλλάζει, αλλάζει και η δόση. Στα θετικά του: το αρχικό επιτόκιο είναι συχνά χαμηλότερο και η πρόωρη εξόφληση γίνεται συνήθως χωρίς κόστος. Το 2022 και το 2023 ο δείκτης ανέβηκε από κάτω του μηδενός σε σχεδόν 4%, και πολλές δόσεις αυξήθηκαν πάνω από 40%.</p>
<h2>Σταθερό</h2>
<p>Με σταθερό επιτόκιο η δόση είναι γνωστή για όσα χρόνια συμφωνήσατε: 3, 5, 10, 20 ή για όλη τη διάρκεια. Πληρώνετε κάτι περισσότερο για την ησυχία. Αν θελήσετε να εξοφλήσετε νωρίτερα, η τράπεζα μπορεί να ζητήσει αποζημίωση· ρωτήστε πώς υπολογίζεται πριν υπογράψετε.</p>
<h2>Μικτό</h2>
<p>Οι περισσότερες προτάσεις σήμερα είναι μικτές: σταθερό για τα πρώτα χρόνια και μετά κυμαινόμενο. Κοιτάξτε το περιθώριο της δεύτερης περιόδου, γιατί αυτό θα πληρώνετε τα περισσότερα χρόνια.</p>
<h2>Ένα παράδειγμα</h2>
<p>Δάνειο 120.000 € για 25 χρόνια:</p>
<ul>
<li>με 3,0% η δόση είναι περίπου 569 €,</li>
<li>με 4,0% περίπου 633 €,</li>
<li>με 5,5% περίπου 737 €.</li>
</ul>
<p>Αν η διαφορά ανάμεσα στην πρώτη και την τρίτη γραμμή, 168 € τον μήνα, θα σας έφερνε σε δυσκολία, το σταθερό είναι πιο κοντά στις ανάγκες σας. Αν σκοπεύετε να πουλήσετε ή να εξοφλήσετε σε λίγα χρόνια, το κυμαινόμενο έχει περισσότερη λογική.</p>
<h2>Τι να συγκρίνετε</h2>
<ul>
<li>Το ΣΕΠΠΕ, το συνολικό ετήσιο πραγματικό ποσοστό επιβάρυνσης, που περιλαμβάνει έξοδα και ασφάλειες.</li>
<li>Το συνολικό ποσό που θα πληρώσετε, όχι μόνο τη δόση.</li>
<li>Το κόστος πρόωρης εξόφλησης.</li>
<li>Τις υποχρεωτικές ασφάλειες: μπορείτε να φέρετε ασφάλεια από άλλη εταιρεία.</li>
</ul>
<p>Ζητήστε από κάθε τράπεζα το ευρωπαϊκό τυποποιημένο έντυπο πληροφοριών (ESIS). Έχει ίδια μορφή παντού και κάνει τη σύγκριση εύκολη. Από την ημέρα που θα λάβετε δεσμευτική προσφορά έχετε χρόνο να τη σκεφτείτε. Ένας πρακτικός κανόνας: όλες οι δόσεις μαζί να μην ξεπερνούν το 35 έως 40% του καθαρού εισοδήματος.</p>
<h2>Αν έχετε ήδη δάνειο</h2>
<p>Η επιλογή δεν είναι οριστική. Οι περισσότερες τράπεζες επιτρέπουν την αλλαγή από κυμαινόμενο σε σταθερό με τροποποίηση της σύμβασης, συνήθως με μικρό κόστος. Υπάρχει και η μεταφορά σε άλλη τράπεζα, που έχει έξοδα νέας προσημείωσης και εκτίμησης. Υπολογίστε σε πόσους μήνες τα έξοδα αυτά επιστρέφουν από τη μικρότερη δόση. Αν η απάντηση είναι πάνω από τρία χρόνια, μάλλον δεν αξίζει. Μια πρόωρη καταβολή, ακόμη και μικρή, μειώνει είτε τη δόση είτε τη διάρκεια: ζητήστε να μειωθεί η διάρκεια, γιατί εκεί κερδίζονται οι περισσότεροι τόκοι.</p>`,
    en: `<p>A mortgage is often the largest agreement a household signs. Choosing the rate is not a bet on where markets will go. It answers a simpler question: how much change in the instalment can your budget bear?</p>
<h2>Variable</h2>
<p>A variable rate consists of an index, usually the three-month Euribor, and a bank margin that stays the same. When the index moves, so does the instalment. On the plus side, the starting rate is often lower and early repayment is usually free. In 2022 and 2023 the index rose from below zero to almost 4%, and many instalments grew by more than 40%.</p>
<h2>Fixed</h2>
<p>With a fixed rate the instalment is known for the years you agree on: 3, 5, 10, 20 or the whole term. You pay a little more for peace of mind. If you want to repay early, the bank may ask for compensation; ask how it is calculated before you sign.</p>
<h2>Mixed</h2>
<p>Most offers today are mixed: fixed for the first years and variable afterwards. Look at the margin of the second period, because that is what you will pay for most of the time.</p>
<h2>An example</h2>
<p>A loan of 120,000 € over 25 years:</p>
<ul>
<li>at 3.0% the instalment is about 569 €,</li>
<li>at 4.0% about 633 €,</li>
<li>at 5.5% about 737 €.</li>
</ul>
<p>If the difference between the first and third lines, 168 € a month, would put you in difficulty, a fixed rate is closer to your needs. If you mean to sell or repay within a few years, a variable rate makes more sense.</p>
<h2>What to compare</h2>
<ul>
<li>The annual percentage rate of charge, which includes fees and insurance.</li>
<li>The total amount you will pay, not only the instalment.</li>
<li>The cost of early repayment.</li>
<li>Compulsory insurance: you may bring a policy from another company.</li>
</ul>
<p>Ask each bank for the European Standardised Information Sheet (ESIS). It has the same form everywhere and makes comparison easy. From the day you receive a binding offer you have time to think it over. A practical rule: all your instalments together should not exceed 35 to 40% of net income.</p>
<h2>If you already have a loan</h2>
<p>The choice is not final. Most banks allow a change from variable to fixed by amending the contract, usually at a small cost. You can also move to another bank, which brings the cost of a new prenotation and valuation. Work out in how many months the lower instalment pays these costs back. If the answer is more than three years, it is probably not worth it. An early payment, even a small one, reduces either the instalment or the term: ask for the term to be reduced, because that is where most interest is saved.</p>`,
  },
};
