import type { Article } from './article.ts';

export const enfia: Article = {
  categoryId: 3,
  picture: 'detached-10',
  type: 'explainer',
  tags: ['φόροι / taxes', 'ΕΝΦΙΑ / property tax', 'αγορά / buying'],
  title: {
    el: 'ΕΝΦΙΑ με απλά λόγια: ποιος πληρώνει και πώς βγαίνει το ποσό',
    en: 'ENFIA in plain words: who pays and how the amount is found',
  },
  description: {
    el: 'Ο φόρος ακινήτων κάθε χρονιάς ανήκει σε όποιον έχει το ακίνητο την 1η Ιανουαρίου. Τι σημαίνει αυτό όταν αγοράζεις ή πουλάς.',
    en: 'The property tax of a year falls on whoever owns the property on 1 January. What that means when you buy or sell.',
  },
  content: {
    el: `<p>Ο Ενιαίος Φόρος Ιδιοκτησίας Ακινήτων, ο ΕΝΦΙΑ, θεσπίστηκε με τον ν. 4223/2013 και εφαρμόζεται από το 2014. Πληρώνεται κάθε χρόνο για κάθε δικαίωμα σε ακίνητο στην Ελλάδα, είτε ο ιδιοκτήτης ζει εδώ είτε στο εξωτερικό. Οι συντελεστές έχουν αλλάξει αρκετές φορές. Γι' αυτό εδώ εξηγούμε τον τρόπο και όχι τα ποσά: το ακριβές ποσό το γράφει η πράξη προσδιορισμού της χρονιάς σου.</p>
<h2>Ποιος τον οφείλει</h2>
<p>Όποιος έχει δικαίωμα στο ακίνητο την <strong>1η Ιανουαρίου</strong> του έτους: πλήρης κύριος, ψιλός κύριος ή επικαρπωτής, ο καθένας για το ποσοστό του. Αν πουλήσεις τον Φεβρουάριο, ο φόρος ολόκληρης της χρονιάς είναι δικός σου. Στην πράξη πωλητής και αγοραστής συχνά συμφωνούν να τον μοιραστούν. Αυτό είναι ιδιωτική συμφωνία, που καλό είναι να γραφτεί, και δεν αφορά την εφορία.</p>
<h2>Πώς βγαίνει το ποσό</h2>
<p>Ο κύριος φόρος ενός διαμερίσματος ξεκινά από τα τετραγωνικά και την τιμή ζώνης της περιοχής. Πάνω σε αυτά εφαρμόζονται συντελεστές:</p>
<ul>
<li>παλαιότητα: τα νεότερα κτίσματα επιβαρύνονται περισσότερο,</li>
<li>όροφος: τα υπόγεια λιγότερο, οι ψηλότεροι όροφοι περισσότερο,</li>
<li>προσόψεις και βοηθητικοί χώροι, που λογίζονται με μικρότερο συντελεστή,</li>
<li>ποσοστό και είδος δικαιώματος.</li>
</ul>
<p>Οι τιμές ζώνης είναι οι αντικειμενικές της εφορίας και αναθεωρήθηκαν τελευταία το 2022. Δεν είναι τιμές αγοράς. Για οικόπεδα και αγροτεμάχια ο τρόπος είναι διαφορετικός.</p>
<h2>Εκπτώσεις</h2>
<p>Υπάρχουν μειώσεις ανάλογα με τη συνολική αξία της περιουσίας, το εισόδημα, την οικογένεια και την αναπηρία. Τα τελευταία χρόνια δίνεται έκπτωση και για κατοικίες ασφαλισμένες για σεισμό, πυρκαγιά και πλημμύρα. Κάποιες εφαρμόζονται αυτόματα και άλλες θέλουν δήλωση. Κοίταξε τη σελίδα της ΑΑΔΕ για τη χρονιά που σε αφορά.</p>
<h2>Το Ε9</h2>
<p>Ο ΕΝΦΙΑ υπολογίζεται από όσα δηλώνεις στο έντυπο Ε9. Κάθε αγορά, πώληση, γονική παροχή ή διόρθωση τετραγωνικών δηλώνεται εκεί. Ένα λάθος στον όροφο ή στο έτος επαναλαμβάνεται κάθε χρόνο μέχρι να το διορθώσεις. Όταν αγοράζεις, σύγκρινε το Ε9 του πωλητή με τον τίτλο και την ηλεκτρονική ταυτότητα: οι διαφορές φαίνονται εκεί πρώτα.</p>
<h2>Στη μεταβίβαση</h2>
<p>Για να υπογραφεί συμβόλαιο χρειάζεται πιστοποιητικό ΕΝΦΙΑ του πωλητή, που δείχνει ότι το ακίνητο είναι δηλωμένο και ο φόρος του των τελευταίων ετών έχει πληρωθεί ή ρυθμιστεί. Αν λείπει, δεν προχωρά η μεταβίβαση. Ζήτησέ το νωρίς, μαζί με τα άλλα χαρτιά.</p>
<h2>Πότε πληρώνεται</h2>
<p>Η πράξη προσδιορισμού αναρτάται ηλεκτρονικά μέσα στη χρονιά, και το ποσό πληρώνεται σε μηνιαίες δόσεις με καταληκτικές ημερομηνίες που ανακοινώνει η ΑΑΔΕ. Αν μένεις στο εξωτερικό, φρόντισε να έχεις κλειδάριθμο ή φορολογικό εκπρόσωπο: κανείς δεν στέλνει τον λογαριασμό ταχυδρομικά.</p>
<h2>Στον προϋπολογισμό σου</h2>
<p>Όταν συγκρίνεις δύο σπίτια, ζήτησε το εκκαθαριστικό ΕΝΦΙΑ και των δύο. Είναι ένας από τους λίγους αριθμούς που δεν χρειάζεται να εκτιμήσεις: υπάρχει ήδη γραμμένος.</p>`,
    en: `<p>The Single Property Tax, ENFIA, was introduced by Law 4223/2013 and has applied since 2014. It is paid every year for every right in property in Greece, whether the owner lives here or abroad. Its rates have changed several times. That is why we explain the method here and not the amounts: the exact sum is in the assessment of your year.</p>
<h2>Who owes it</h2>
<p>Whoever holds a right in the property on <strong>1 January</strong> of the year: full owner, bare owner or usufructuary, each for their share. If you sell in February, the tax of the whole year is yours. In practice seller and buyer often agree to share it. That is a private agreement, better put in writing, and no concern of the tax office.</p>
<h2>How the amount is found</h2>
<p>The main tax of a flat starts from its square metres and the zone price of the area. To these, coefficients are applied:</p>
<ul>
<li>age: newer buildings are charged more,</li>
<li>floor: basements less, higher floors more,</li>
<li>façades, and auxiliary spaces, which count at a lower rate,</li>
<li>the share and kind of the right.</li>
</ul>
<p>Zone prices are the objective values of the tax office and were last revised in 2022. They are not market prices. Plots and farmland follow a different method.</p>
<h2>Reductions</h2>
<p>There are reductions by total value of property, income, family and disability. In recent years there has also been one for homes insured against earthquake, fire and flood. Some are applied by themselves, others need a declaration. Look at the page of the tax authority (AADE) for the year that concerns you.</p>
<h2>The E9 form</h2>
<p>ENFIA is calculated from what you declare on form E9. Every purchase, sale, gift to children or correction of square metres is declared there. A mistake in the floor or the year repeats itself annually until you correct it. When you buy, compare the seller’s E9 with the title and the electronic building identity: differences show there first.</p>
<h2>At the transfer</h2>
<p>To sign a deed the seller needs an ENFIA certificate, which shows that the property is declared and its tax of the last years is paid or arranged. Without it the transfer does not proceed. Ask for it early, with the other papers.</p>
<h2>When it is paid</h2>
<p>The assessment is posted online during the year, and the sum is paid in monthly instalments by dates that the tax authority announces. If you live abroad, see that you have online access or a tax representative: nobody sends the bill by post.</p>
<h2>In your budget</h2>
<p>When you compare two homes, ask for the ENFIA assessment of both. It is one of the few numbers that you need not estimate: it is written down already.</p>`,
  },
};
