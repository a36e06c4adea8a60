import type { Article } from './article.ts';

export const saleDocuments: Article = {
  categoryId: 3,
  picture: 'neoclassical-3',
  type: 'checklist',
  tags: ['πώληση / selling', 'έγγραφα / papers', 'μηχανικός / engineer'],
  title: {
    el: 'Πουλάω το σπίτι μου: τα χαρτιά που αργούν περισσότερο',
    en: 'Selling your home: the papers that take longest',
  },
  description: {
    el: 'Ξεκινήστε τον φάκελο πριν από την αγγελία. Τι ετοιμάζει ο μηχανικός, τι η εφορία, τι ο δήμος.',
    en: 'Start the file before the advert. What the engineer, the tax office and the municipality prepare.',
  },
  content: {
    el: `<p>Οι περισσότερες πωλήσεις δεν καθυστερούν επειδή λείπει αγοραστής. Καθυστερούν επειδή λείπει ένα έγγραφο. Αν ξεκινήσετε τον φάκελο μαζί με την αγγελία, θα είστε έτοιμοι όταν έρθει η πρόταση που περιμένετε.</p>
<h2>Ο μηχανικός</h2>
<p>Χρειάζεστε βεβαίωση ότι το ακίνητο δεν έχει αυθαίρετες κατασκευές ή ότι όσες έχει τακτοποιήθηκαν. Ο μηχανικός συγκρίνει την πραγματικότητα με τα σχέδια της άδειας. Τα συχνότερα ευρήματα είναι κλειστός ημιυπαίθριος, αποθήκη που έγινε δωμάτιο και μπαλκόνι μεγαλύτερο από το σχέδιο. Μια τακτοποίηση διαρκεί από λίγες εβδομάδες έως μήνες, ιδίως όταν τα σχέδια πρέπει να αναζητηθούν στην πολεοδομία.</p>
<p>Ο ίδιος συντάσσει την ηλεκτρονική ταυτότητα κτιρίου και, αν είναι ενεργειακός επιθεωρητής, το πιστοποιητικό ενεργειακής απόδοσης. Το τελευταίο το χρειάζεστε ήδη για την αγγελία.</p>
<h2>Κτηματολόγιο και τίτλοι</h2>
<p>Ζητήστε κτηματολογικό φύλλο και ελέγξτε ονόματα, ποσοστά και εμβαδόν. Ένα λάθος στο όνομα διορθώνεται εύκολα όταν υπάρχει χρόνος. Αν το ακίνητο ήρθε από κληρονομιά, βεβαιωθείτε ότι η αποδοχή έχει γραφτεί και μεταγραφεί.</p>
<h2>Εφορία και δήμος</h2>
<ul>
<li>Φορολογική ενημερότητα για μεταβίβαση ακινήτου.</li>
<li>Πιστοποιητικό ΕΝΦΙΑ των τελευταίων πέντε ετών.</li>
<li>Βεβαίωση του δήμου ότι δεν οφείλεται τέλος ακίνητης περιουσίας (ΤΑΠ).</li>
<li>Ασφαλιστική ενημερότητα, όπου ζητείται.</li>
</ul>
<p>Πολλά από αυτά εκδίδονται πλέον ψηφιακά, μερικά όμως έχουν μικρή διάρκεια ισχύος. Βγάλτε πρώτα όσα αργούν και τελευταία όσα λήγουν.</p>
<h2>Τα χαρτιά της πολυκατοικίας</h2>
<p>Κρατήστε κανονισμό, πίνακα χιλιοστών και βεβαίωση του διαχειριστή ότι δεν χρωστάτε. Ο αγοραστής θα ρωτήσει για προγραμματισμένα έργα: πείτε την αλήθεια, γιατί θα τα μάθει στην πρώτη συνέλευση.</p>
<h2>Μεσίτης ή μόνος</h2>
<p>Με απλή εντολή μπορείτε να συνεργαστείτε με περισσότερα γραφεία και να βάλετε και δική σας αγγελία. Με αποκλειστική εντολή αναλαμβάνει ένα γραφείο, για έως οκτώ μήνες, και στο διάστημα αυτό δεν μπορείτε να πουλάτε παράλληλα. Και στις δύο περιπτώσεις η εντολή είναι γραπτή και γράφει αμοιβή και αριθμό ΓΕΜΗ.</p>
<h2>Η τιμή</h2>
<p>Κοιτάξτε παρόμοια σπίτια στην ίδια περιοχή, με ίδιο όροφο και χρονολογία. Μια ρεαλιστική αρχική τιμή φέρνει περισσότερες επισκέψεις από τρεις διαδοχικές μειώσεις, που φαίνονται στο ιστορικό της αγγελίας.</p>
<h2>Ένα ρεαλιστικό χρονοδιάγραμμα</h2>
<ul>
<li>Εβδομάδες 1 έως 2: μηχανικός, κάτοψη, ενεργειακό πιστοποιητικό, φωτογραφίες.</li>
<li>Εβδομάδες 2 έως 4: αγγελία και πρώτες επισκέψεις, κτηματολογικό φύλλο, τυχόν τακτοποίηση.</li>
<li>Μόλις συμφωνηθεί τιμή: προσύμφωνο ή έγγραφη συμφωνία προκαταβολής, με ημερομηνία συμβολαίου.</li>
<li>Τελευταίες τρεις εβδομάδες: ενημερότητες, πιστοποιητικό ΕΝΦΙΑ, ΤΑΠ, δήλωση φόρου.</li>
</ul>
<p>Όταν ο αγοραστής παίρνει δάνειο, προσθέστε έξι έως δέκα εβδομάδες για τους ελέγχους της τράπεζας. Συμφωνήστε από την αρχή τι γίνεται με την προκαταβολή αν το δάνειο δεν εγκριθεί, και γράψτε το στο προσύμφωνο. Κρατήστε τέλος όλα τα έγγραφα και σε ψηφιακή μορφή, για να τα στέλνετε την ίδια ημέρα.</p>`,
    en: `<p>Most sales are not delayed for want of a buyer. They are delayed for want of a paper. If you start the file together with the advert, you will be ready when the offer you hope for arrives.</p>
<h2>The engineer</h2>
<p>You need a statement that the property has no unauthorised works, or that those it has were regularised. The engineer compares reality with the permit’s drawings. The most frequent findings are an enclosed balcony, a storage room turned into a bedroom and a balcony larger than drawn. Regularisation takes from a few weeks to months, above all when drawings must be searched for in the planning office.</p>
<p>The same engineer prepares the electronic building identity and, if also an energy inspector, the energy certificate. The latter you already need for the advert.</p>
<h2>Land registry and titles</h2>
<p>Ask for the cadastral sheet and check names, shares and area. A misspelt name is easily put right when there is time. If the property was inherited, make sure that the acceptance has been written and registered.</p>
<h2>Tax office and municipality</h2>
<ul>
<li>Tax clearance for a transfer of property.</li>
<li>Certificate of property tax (ENFIA) for the last five years.</li>
<li>Municipal certificate that no local property duty (TAP) is owed.</li>
<li>Social security clearance, where asked for.</li>
</ul>
<p>Many of these are now issued online, but some are valid only briefly. Get the slow ones first and the short-lived ones last.</p>
<h2>The building’s papers</h2>
<p>Keep the regulations, the table of shares and a note from the manager that you owe nothing. The buyer will ask about planned works: tell the truth, because it will come out at the first meeting.</p>
<h2>Agent or alone</h2>
<p>With a simple mandate you may work with several offices and also place your own advert. With an exclusive mandate one office takes over, for up to eight months, and meanwhile you may not sell in parallel. In both cases the mandate is written and states the fee and the GEMI number.</p>
<h2>The price</h2>
<p>Look at similar homes in the same area, on the same floor and of the same age. A realistic first price brings more visits than three reductions in a row, which show in the history of the advert.</p>
<h2>A realistic timetable</h2>
<ul>
<li>Weeks 1 to 2: engineer, floor plan, energy certificate, photographs.</li>
<li>Weeks 2 to 4: advert and first visits, cadastral sheet, regularisation if needed.</li>
<li>Once a price is agreed: preliminary agreement or written deposit, with a date for the deed.</li>
<li>The last three weeks: clearances, property tax certificates, transfer tax return.</li>
</ul>
<p>When the buyer takes a loan, add six to ten weeks for the bank’s checks. Agree from the start on what happens to the deposit if the loan is refused, and put it in the preliminary agreement. Keep every paper in digital form too, so that you can send it the same day.</p>`,
  },
};
