import type { Article } from './article.ts';

export const firstHomeCosts: Article = {
  categoryId: 6,
  picture: 'new-block-14',
  type: 'explainer',
  tags: ['αγορά / buying', 'φόροι / taxes', 'έξοδα / costs'],
  title: {
    el: 'Πρώτη κατοικία: όλα τα έξοδα εκτός από την τιμή',
    en: 'Your first home: every cost beyond the price',
  },
  description: {
    el: 'Φόρος μεταβίβασης, συμβολαιογράφος, μηχανικός, μεσίτης, τράπεζα: τι πληρώνει ο αγοραστής και πότε.',
    en: 'Transfer tax, notary, engineer, agent, bank: what the buyer pays and when.',
  },
  content: {
    el: `<p>Η τιμή που διαβάζετε σε μια αγγελία είναι το μεγαλύτερο ποσό της αγοράς, όχι όμως και το τελευταίο. Για ένα μεταχειρισμένο σπίτι είναι συνετό να υπολογίζετε επιπλέον 7 έως 10% της τιμής. Για 150.000 € αυτό σημαίνει περίπου 10.500 έως 15.000 €, και το μεγαλύτερο μέρος του ποσού αυτού δεν το καλύπτει το δάνειο.</p>
<h2>Φόρος μεταβίβασης ή ΦΠΑ</h2>
<p>Στα παλαιότερα ακίνητα ο αγοραστής πληρώνει φόρο μεταβίβασης 3%, συν ένα μικρό ποσοστό υπέρ του δήμου που υπολογίζεται πάνω στον φόρο. Στα νεόδμητα προβλέπεται κανονικά ΦΠΑ 24%, όμως η εφαρμογή του έχει ανασταλεί κατ' επανάληψη για κατασκευαστές που το ζήτησαν. Ρωτήστε τον πωλητή γραπτώς ποιο από τα δύο ισχύει και μέχρι πότε.</p>
<p>Για την πρώτη κατοικία υπάρχει απαλλαγή έως ένα όριο αξίας: 200.000 € για άγαμο και 250.000 € για έγγαμο, με προσαύξηση για κάθε παιδί. Οι προϋποθέσεις (μόνιμη κατοικία στην Ελλάδα, καμία άλλη επαρκής κατοικία, πενταετής διακράτηση) ελέγχονται από την εφορία πριν από το συμβόλαιο.</p>
<h2>Συμβολαιογράφος, δικηγόρος, κτηματολόγιο</h2>
<ul>
<li>Η αμοιβή του συμβολαιογράφου είναι κλιμακωτή, περίπου 0,8% για τα πρώτα 120.000 €, συν ΦΠΑ και αντίγραφα.</li>
<li>Ο δικηγόρος ελέγχει τους τίτλους. Δεν είναι πια υποχρεωτικός, όμως η αμοιβή του είναι μικρή μπροστά στον κίνδυνο ενός βάρους που δεν φάνηκε.</li>
<li>Η εγγραφή στο κτηματολόγιο κοστίζει περίπου 0,475 έως 0,57% της αξίας, μαζί με τα πάγια.</li>
</ul>
<h2>Μηχανικός</h2>
<p>Ο πωλητής οφείλει να προσκομίσει βεβαίωση νομιμότητας, ηλεκτρονική ταυτότητα κτιρίου και ενεργειακό πιστοποιητικό. Ένας δικός σας μηχανικός, για 200 έως 400 €, θα δει αυτό που δεν γράφουν τα χαρτιά: υγρασίες, ρωγμές, κατάσταση υδραυλικών. Κάντε την αυτοψία πριν δώσετε προκαταβολή.</p>
<h2>Μεσίτης</h2>
<p>Η αμοιβή είναι ελεύθερα διαπραγματεύσιμη και πρέπει να γράφεται στην εντολή, με τον αριθμό ΓΕΜΗ του γραφείου. Ζητήστε να αναγράφεται αν το ποσό περιλαμβάνει ΦΠΑ.</p>
<h2>Τράπεζα</h2>
<p>Με δάνειο προστίθενται τα έξοδα φακέλου, ο νομικός και τεχνικός έλεγχος, η εκτίμηση και η προσημείωση. Μαζί φτάνουν συνήθως τα 1.500 έως 3.000 €. Το δάνειο καλύπτει ποσοστό της μικρότερης από τις δύο τιμές, της εκτίμησης και του συμβολαίου. Αν η εκτίμηση βγει χαμηλή, τη διαφορά την πληρώνετε εσείς.</p>
<h2>Μετά το κλειδί</h2>
<p>Κρατήστε ένα απόθεμα για ρεύμα, νερό, κοινόχρηστα που οφείλονται, ΕΝΦΙΑ της χρονιάς και τις πρώτες επισκευές. Δύο μισθοί στην άκρη αλλάζουν εντελώς τους πρώτους μήνες σε ένα καινούργιο σπίτι. Τα ποσοστά εδώ είναι ενδεικτικά: οι φόροι αλλάζουν, γι' αυτό επιβεβαιώστε τα με τον συμβολαιογράφο πριν δεσμευτείτε.</p>
<h2>Ένα παράδειγμα</h2>
<p>Μεταχειρισμένο διαμέρισμα 150.000 €, χωρίς απαλλαγή: φόρος περίπου 4.600 €, συμβολαιογράφος και αντίγραφα περίπου 1.700 €, κτηματολόγιο περίπου 800 €, δικηγόρος και μηχανικός περίπου 1.500 €. Μαζί γίνονται περίπου 8.600 €, πριν από τον μεσίτη και την τράπεζα.</p>`,
    en: `<p>The price in an advert is the largest sum of a purchase, but not the last one. For an existing home it is wise to set aside another 7 to 10% of the price. On 150,000 € that means roughly 10,500 to 15,000 €, and most of it is not covered by a mortgage.</p>
<h2>Transfer tax or VAT</h2>
<p>On older properties the buyer pays a transfer tax of 3%, plus a small municipal surcharge calculated on the tax. New buildings are in principle subject to 24% VAT, but its application has been suspended repeatedly for developers who applied for it. Ask the seller in writing which of the two applies and until when.</p>
<p>A first home is exempt up to a limit of value: 200,000 € for a single buyer and 250,000 € for a married one, more with each child. The conditions (permanent residence in Greece, no other adequate home, keeping it for five years) are checked by the tax office before the deed is signed.</p>
<h2>Notary, lawyer, land registry</h2>
<ul>
<li>The notary’s fee is graded, about 0.8% for the first 120,000 €, plus VAT and copies.</li>
<li>A lawyer checks the titles. This is no longer compulsory, but the fee is small beside the risk of an unseen charge on the property.</li>
<li>Registration costs about 0.475 to 0.57% of the value, fixed duties included.</li>
</ul>
<h2>Engineer</h2>
<p>The seller must provide a certificate of legality, the electronic building identity and the energy certificate. An engineer of your own, for 200 to 400 €, sees what the papers do not say: damp, cracks, the state of the pipes. Have the inspection before you pay a deposit.</p>
<h2>Agent</h2>
<p>The fee is freely negotiable and must be written in the mandate, together with the office’s GEMI number. Ask for a note of whether VAT is included.</p>
<h2>Bank</h2>
<p>With a loan come the application fee, the legal and technical check, the valuation and the prenotation of mortgage. Together they usually reach 1,500 to 3,000 €. The loan covers a share of the lower of two figures, the valuation and the contract price. If the valuation comes out low, the difference is yours to pay.</p>
<h2>After the key</h2>
<p>Keep a reserve for electricity, water, shared fees, the year’s property tax and the first repairs. Two salaries set aside change the first months in a new home completely. The percentages here are indicative: taxes change, so confirm them with the notary before you commit.</p>
<h2>An example</h2>
<p>An existing flat at 150,000 €, with no exemption: tax about 4,600 €, notary and copies about 1,700 €, registry about 800 €, lawyer and engineer about 1,500 €. Together that is about 8,600 €, before the agent and the bank.</p>`,
  },
};
