import type { Article } from './article.ts';

export const mortgageSteps: Article = {
  categoryId: 2,
  picture: 'penthouse-1',
  type: 'how_to',
  tags: ['δάνειο / mortgage', 'τράπεζα / bank', 'αγορά / buying'],
  title: {
    el: 'Στεγαστικό δάνειο βήμα βήμα: από την προέγκριση ως την εκταμίευση',
    en: 'A mortgage step by step: from pre-approval to payout',
  },
  description: {
    el: 'Τι ζητά η τράπεζα σε κάθε στάδιο, ποιος πληρώνει τι και πού χάνεται συνήθως ο χρόνος.',
    en: 'What the bank asks for at each stage, who pays what and where time is usually lost.',
  },
  content: {
    el: `<p>Ένα στεγαστικό δάνειο δεν είναι μία απόφαση αλλά τέσσερις: για το πρόσωπό σου, για το ακίνητο, για τους όρους και για τα χαρτιά. Όποιος ξέρει τη σειρά τους διαπραγματεύεται καλύτερα και με την τράπεζα και με τον πωλητή. Όσα ακολουθούν είναι γενική ενημέρωση. Κάθε τράπεζα έχει δικούς της όρους, που πρέπει να σου δώσει γραπτώς.</p>
<h2>1. Προέγκριση</h2>
<p>Πρώτα η τράπεζα κοιτάζει εσένα: εισόδημα, άλλες δόσεις, εργασία, οικογένεια, ιστορικό πληρωμών. Θα χρειαστείς εκκαθαριστικά, φορολογικές δηλώσεις, βεβαίωση αποδοχών και ταυτότητα. Το αποτέλεσμα είναι ένα ποσό και μια διάρκεια, συνήθως με ημερομηνία λήξης. Η προέγκριση δεν δεσμεύει κανέναν, σου λέει όμως σε ποια σπίτια αξίζει να κάνεις επίσκεψη.</p>
<h2>2. Το ακίνητο</h2>
<p>Όταν βρεις σπίτι, ακολουθούν δύο έλεγχοι. Ο <strong>νομικός</strong> κοιτάζει τίτλους, βάρη και διεκδικήσεις. Ο <strong>τεχνικός</strong> κοιτάζει άδεια, σχέδια, αυθαιρεσίες και αξία. Και τους δύο τους πληρώνεις εσύ, ακόμη κι αν το αποτέλεσμα είναι αρνητικό. Το δάνειο υπολογίζεται ως ποσοστό της μικρότερης από δύο τιμές: της εκτίμησης και του συμβολαίου. Αν η εκτίμηση βγει χαμηλότερη, η διαφορά βγαίνει από τις οικονομίες σου.</p>
<h2>3. Οι όροι</h2>
<p>Πριν υπογράψεις, η τράπεζα οφείλει να σου δώσει το τυποποιημένο ευρωπαϊκό έντυπο πληροφοριών (ESIS), σύμφωνα με τον ν. 4438/2016. Έχει την ίδια μορφή σε όλες τις τράπεζες, άρα συγκρίνεται γραμμή προς γραμμή. Κοίταξε:</p>
<ul>
<li>το Συνολικό Ετήσιο Πραγματικό Επιτόκιο (ΣΕΠΕ), που περιλαμβάνει και έξοδα,</li>
<li>τι γίνεται όταν τελειώσει η σταθερή περίοδος,</li>
<li>τι πληρώνεις αν εξοφλήσεις νωρίτερα,</li>
<li>ποιες ασφάλειες είναι υποχρεωτικές και αν μπορείς να τις πάρεις από αλλού.</li>
</ul>
<p>Ο νόμος δίνει περίοδο περίσκεψης δέκα ημερών. Χρησιμοποίησέ την.</p>
<h2>4. Συμβόλαιο και προσημείωση</h2>
<p>Ο συμβολαιογράφος συντάσσει το συμβόλαιο και η τράπεζα εγγράφει προσημείωση στο ακίνητο ως εξασφάλιση. Η εγγραφή γίνεται στο κτηματολόγιο ή στο υποθηκοφυλακείο. Η εκταμίευση γίνεται συνήθως με επιταγή την ημέρα της υπογραφής ή λίγο μετά. Συμφώνησε με τον πωλητή από την αρχή πότε και πώς πληρώνεται.</p>
<h2>Πού χάνεται ο χρόνος</h2>
<p>Σπάνια στην τράπεζα. Συνήθως λείπει ένα χαρτί του πωλητή: η βεβαίωση νομιμότητας, η ηλεκτρονική ταυτότητα, ένα πιστοποιητικό από τον δήμο. Ζήτησε να δεις τον φάκελο πριν δώσεις προκαταβολή. Στο προσύμφωνο βάλε όρο ότι η προκαταβολή επιστρέφεται αν το δάνειο δεν εγκριθεί για λόγο που αφορά το ακίνητο.</p>
<h2>Πόσο μπορείς να αντέξεις</h2>
<p>Η δόση που εγκρίνει η τράπεζα δεν είναι απαραίτητα αυτή που σε βολεύει. Δοκίμασε για τρεις μήνες να βάζεις στην άκρη τη διαφορά ανάμεσα στο σημερινό ενοίκιο και τη μελλοντική δόση. Αν βγαίνει χωρίς κόπο, το ποσό είναι ρεαλιστικό. Αν όχι, το έμαθες φθηνά. Και κράτησε ένα απόθεμα: το σπίτι θα ζητήσει επισκευές τον πρώτο χρόνο, όχι τον δέκατο.</p>`,
    en: `<p>A mortgage is not one decision but four: on you, on the property, on the terms and on the papers. Whoever knows their order negotiates better with the bank and with the seller. What follows is general information. Every bank has its own terms, and must give them to you in writing.</p>
<h2>1. Pre-approval</h2>
<p>The bank first looks at you: income, other instalments, work, family, payment history. You will need tax assessments, tax returns, proof of earnings and identification. The result is an amount and a duration, usually with an expiry date. Pre-approval binds nobody, but it tells you which homes are worth a visit.</p>
<h2>2. The property</h2>
<p>Once you have found a home, two checks follow. The <strong>legal</strong> one looks at titles, burdens and claims. The <strong>technical</strong> one looks at the permit, the plans, unauthorised works and the value. You pay for both, even if the result is negative. The loan is a percentage of the lower of two figures: the valuation and the contract price. If the valuation is lower, the difference comes out of your savings.</p>
<h2>3. The terms</h2>
<p>Before you sign, the bank must give you the European Standardised Information Sheet (ESIS), under Law 4438/2016. It has the same form at every bank, so it can be compared line by line. Look at:</p>
<ul>
<li>the annual percentage rate of charge, which includes costs,</li>
<li>what happens when the fixed period ends,</li>
<li>what you pay if you repay early,</li>
<li>which insurance is required and whether you may buy it elsewhere.</li>
</ul>
<p>The law gives you ten days to reflect. Use them.</p>
<h2>4. Deed and mortgage note</h2>
<p>The notary draws up the deed and the bank registers a mortgage note on the property as security. It is entered in the land registry or the mortgage office. The money is usually paid by cheque on the day of signing or shortly after. Agree with the seller from the start when and how it is paid.</p>
<h2>Where time is lost</h2>
<p>Rarely at the bank. Usually one of the seller’s papers is missing: the engineer’s certificate of legality, the electronic building identity, a certificate of the municipality. Ask to see the file before you pay a deposit. In the preliminary agreement add a term that the deposit is returned if the loan is refused for a reason that concerns the property.</p>
<h2>How much you can bear</h2>
<p>The instalment a bank approves is not necessarily the one that suits you. For three months put aside the difference between today’s rent and the future instalment. If that goes easily, the amount is realistic. If it does not, you have learned it cheaply. And keep a reserve: a home asks for repairs in its first year, not in its tenth.</p>`,
  },
};
