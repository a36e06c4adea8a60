import type { Article } from './article.ts';

export const rentingSafely: Article = {
  categoryId: 6,
  picture: 'living-4',
  type: 'how_to',
  tags: ['ενοικίαση / renting', 'ασφάλεια / safety', 'μισθωτήριο / lease'],
  title: {
    el: 'Νοικιάζω με ασφάλεια: από την αγγελία ως το κλειδί',
    en: 'Renting safely: from the advert to the key',
  },
  description: {
    el: 'Τα σημάδια μιας ψεύτικης αγγελίας, η εγγύηση, το μισθωτήριο και το πρωτόκολλο παράδοσης.',
    en: 'Signs of a false advert, the deposit, the lease and the handover record.',
  },
  content: {
    el: `<p>Οι περισσότερες ενοικιάσεις κυλούν ομαλά. Όσες δεν κυλούν έχουν σχεδόν πάντα το ίδιο σημείο εκκίνησης: χρήματα που δόθηκαν πριν δει κάποιος το σπίτι.</p>
<h2>Πριν από την επίσκεψη</h2>
<p>Συγκρίνετε το μίσθωμα με άλλα σπίτια της ίδιας περιοχής. Μια τιμή 40% κάτω από τα γειτονικά χρειάζεται εξήγηση. Προσοχή όταν ο «ιδιοκτήτης»:</p>
<ul>
<li>ζητά προκαταβολή για να «κρατήσει» το σπίτι,</li>
<li>βρίσκεται πάντα στο εξωτερικό και θα στείλει το κλειδί με κούριερ,</li>
<li>στέλνει σύνδεσμο για πληρωμή ή ζητά στοιχεία κάρτας,</li>
<li>πιέζει με το επιχείρημα ότι περιμένουν άλλοι.</li>
</ul>
<p>Ο κανόνας είναι απλός: μη στέλνετε χρήματα πριν δείτε το ακίνητο. Αν κάτι σας φανεί ύποπτο, αναφέρετε την αγγελία.</p>
<h2>Στην επίσκεψη</h2>
<p>Ανοίξτε βρύσες, ελέγξτε πίεση και ζεστό νερό, κοιτάξτε γωνίες και πίσω από έπιπλα για υγρασία. Ρωτήστε πόσα ήταν τα κοινόχρηστα τον περασμένο χειμώνα και αν υπάρχουν οφειλές. Πηγαίνετε, αν μπορείτε, και βράδυ: ο θόρυβος είναι διαφορετικός.</p>
<h2>Ποιος εκμισθώνει</h2>
<p>Ζητήστε να δείτε ένα έγγραφο που δείχνει ότι το πρόσωπο έχει δικαίωμα να εκμισθώσει, όπως το Ε9, το συμβόλαιο ή ένα πληρεξούσιο. Αν μεσολαβεί γραφείο, ζητήστε τον αριθμό ΓΕΜΗ και γραπτή εντολή με την αμοιβή.</p>
<h2>Το μισθωτήριο</h2>
<p>Για κύρια κατοικία η ελάχιστη διάρκεια είναι τρία χρόνια, ακόμη και αν το χαρτί γράφει λιγότερο. Σημειώστε καθαρά:</p>
<ul>
<li>το μίσθωμα, τον τρόπο και την ημέρα πληρωμής,</li>
<li>την αναπροσαρμογή, αν υπάρχει,</li>
<li>το ποσό της εγγύησης και πότε επιστρέφεται,</li>
<li>ποιος πληρώνει τι από τα κοινόχρηστα,</li>
<li>αν επιτρέπονται κατοικίδια.</li>
</ul>
<p>Ο ιδιοκτήτης δηλώνει τη μίσθωση ηλεκτρονικά στην ΑΑΔΕ. Θα λάβετε ειδοποίηση για να την αποδεχτείτε: ελέγξτε ότι τα ποσά είναι ίδια με του μισθωτηρίου.</p>
<h2>Εγγύηση και πληρωμές</h2>
<p>Η εγγύηση είναι συνήθως ένα ή δύο μισθώματα. Πληρώνετε με τραπεζική κατάθεση, ώστε να υπάρχει απόδειξη, και γράψτε στην αιτιολογία τον μήνα.</p>
<h2>Παράδοση</h2>
<p>Την ημέρα που παίρνετε το κλειδί γράψτε ένα σύντομο πρωτόκολλο με ενδείξεις μετρητών και φθορές, βγάλτε φωτογραφίες με ημερομηνία και υπογράψτε το και οι δύο. Δέκα λεπτά δουλειάς λύνουν σχεδόν κάθε διαφωνία όταν έρθει η ώρα της επιστροφής.</p>
<h2>Αν κάτι χαλάσει</h2>
<p>Η γενική αρχή είναι ότι ο ιδιοκτήτης κρατά το σπίτι κατάλληλο για τη χρήση που συμφωνήθηκε, και ο ενοικιαστής επισκευάζει όσα χάλασαν από δική του υπαιτιότητα. Ο λέβητας που γέρασε είναι του πρώτου, το σπασμένο τζάμι του δεύτερου. Ειδοποιήστε πάντα γραπτώς, με μήνυμα ή ηλεκτρονική αλληλογραφία, και κρατήστε τις αποδείξεις. Μην κόβετε μόνοι σας ποσά από το μίσθωμα χωρίς συμφωνία, γιατί η καθυστέρηση πληρωμής γυρίζει εναντίον σας. Αν θέλετε να φύγετε νωρίτερα, διαβάστε τι γράφει το μισθωτήριο για την προειδοποίηση και ζητήστε έγγραφη αποδοχή της ημερομηνίας από τον ιδιοκτήτη.</p>`,
    en: `<p>Most lettings go smoothly. Those that do not almost always begin at the same point: money handed over before anybody saw the home.</p>
<h2>Before the visit</h2>
<p>Compare the rent with other homes in the same area. A figure 40% below its neighbours needs an explanation. Take care when the “owner”:</p>
<ul>
<li>asks for an advance payment to “hold” the home,</li>
<li>is always abroad and will send the key by courier,</li>
<li>sends a payment link or asks for card details,</li>
<li>presses you because others are waiting.</li>
</ul>
<p>The rule is simple: send no money before you have seen the property. If something looks suspicious, report the advert.</p>
<h2>During the visit</h2>
<p>Open the taps, check pressure and hot water, look into corners and behind furniture for damp. Ask what the shared fees were last winter and whether anything is owed. If you can, come again in the evening: the noise is different.</p>
<h2>Who is letting</h2>
<p>Ask to see a paper showing that the person has the right to let, such as form E9, the deed or a power of attorney. If an office is involved, ask for its GEMI number and a written mandate stating the fee.</p>
<h2>The lease</h2>
<p>For a main residence the shortest term is three years, even if the paper says less. Write down clearly:</p>
<ul>
<li>the rent, how and on which day it is paid,</li>
<li>any adjustment,</li>
<li>the deposit and when it is returned,</li>
<li>who pays which shared fees,</li>
<li>whether pets are allowed.</li>
</ul>
<p>The owner declares the lease online to the tax authority. You will be notified to accept it: check that the amounts match your copy.</p>
<h2>Deposit and payments</h2>
<p>The deposit is usually one or two months’ rent. Pay by bank transfer, so that there is a record, and name the month in the comment.</p>
<h2>Handover</h2>
<p>On the day you receive the key write a short record with meter readings and wear, take dated photographs and have both sides sign it. Ten minutes of work settle almost every dispute when the time comes to give the home back.</p>
<h2>If something breaks</h2>
<p>The general principle is that the owner keeps the home fit for the agreed use, and the tenant repairs what was broken by the tenant’s own fault. A boiler that has grown old belongs to the first case, a smashed pane to the second. Always give notice in writing, by message or email, and keep the receipts. Do not deduct sums from the rent on your own without agreement, because late payment turns against you. If you want to leave early, read what the lease says about notice and ask for the date to be accepted in writing.</p>`,
  },
};
