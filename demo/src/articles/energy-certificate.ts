import type { Article } from './article.ts';

export const energyCertificate: Article = {
  categoryId: 6,
  picture: 'slab-block-4',
  type: 'explainer',
  tags: ['ενέργεια / energy', 'ΠΕΑ / energy certificate', 'αγορά / buying'],
  title: {
    el: 'Πώς διαβάζεται ένα ενεργειακό πιστοποιητικό',
    en: 'How to read an energy certificate',
  },
  description: {
    el: 'Τι σημαίνουν οι κλάσεις από Α+ έως Η, τι μετρά το πιστοποιητικό και τι όχι.',
    en: 'What the classes from A+ to G mean, what the certificate measures and what it does not.',
  },
  content: {
    el: `<p>Κάθε αγγελία πώλησης ή ενοικίασης κατοικίας και επαγγελματικού χώρου στην Ελλάδα πρέπει να αναφέρει την ενεργειακή κλάση. Το γράμμα προέρχεται από το Πιστοποιητικό Ενεργειακής Απόδοσης (ΠΕΑ), που εκδίδει ενεργειακός επιθεωρητής και ισχύει δέκα χρόνια.</p>
<h2>Οι εννέα κλάσεις</h2>
<p>Η κλίμακα είναι Α+, Α, Β+, Β, Γ, Δ, Ε, Ζ, Η. Στα αγγλικά γράφεται A+, A, B+, B, C, D, E, F, G. Προσοχή: το ελληνικό Η είναι η τελευταία κλάση και αντιστοιχεί στο αγγλικό G.</p>
<p>Η κλάση δεν είναι απόλυτος αριθμός. Συγκρίνει το σπίτι με ένα «κτίριο αναφοράς»: το ίδιο σχήμα, στην ίδια θέση, χτισμένο με τους σημερινούς κανόνες. Η κλάση Β σημαίνει ότι το σπίτι καταναλώνει περίπου όσο το κτίριο αναφοράς. Η Δ καταναλώνει έως σχεδόν διπλάσια, η Η περισσότερο από 2,7 φορές.</p>
<h2>Ποιον αριθμό να κοιτάξετε</h2>
<p>Στην πρώτη σελίδα θα βρείτε την υπολογιζόμενη ετήσια κατανάλωση πρωτογενούς ενέργειας σε kWh ανά τετραγωνικό μέτρο. Αυτός ο αριθμός είναι πιο χρήσιμος από το γράμμα όταν συγκρίνετε δύο σπίτια. Ένα διαμέρισμα 80 τ.μ. με 250 kWh/τ.μ. έχει υπολογιζόμενη ανάγκη 20.000 kWh πρωτογενούς ενέργειας τον χρόνο. Η πραγματική δαπάνη εξαρτάται από το καύσιμο, τις ώρες λειτουργίας και τις συνήθειές σας.</p>
<h2>Τι επηρεάζει την κλάση</h2>
<ul>
<li>Η χρονολογία: πριν από το 1980 σπάνια υπάρχει μόνωση, και η κλάση είναι συνήθως Ε έως Η.</li>
<li>Η θέση στο κτίριο: ένας ενδιάμεσος όροφος χάνει λιγότερη θερμότητα από το ρετιρέ ή το ισόγειο πάνω από πυλωτή.</li>
<li>Τα κουφώματα και η θερμοπρόσοψη.</li>
<li>Το σύστημα θέρμανσης και το ζεστό νερό: μια αντλία θερμότητας ή ένας ηλιακός θερμοσίφωνας ανεβάζουν την κλάση χωρίς καμία αλλαγή στους τοίχους.</li>
</ul>
<h2>Τι δεν λέει</h2>
<p>Το πιστοποιητικό δεν μετρά την υγρασία, τον θόρυβο ή την ποιότητα της κατασκευής. Δεν λέει ούτε αν ο λέβητας λειτουργεί. Γι' αυτό δεν αντικαθιστά την αυτοψία μηχανικού.</p>
<h2>Οι συστάσεις στο τέλος</h2>
<p>Στην τελευταία σελίδα ο επιθεωρητής προτείνει έως τρεις παρεμβάσεις με εκτίμηση κόστους και χρόνου απόσβεσης. Διαβάστε τες πριν διαπραγματευτείτε την τιμή: αν η αλλαγή κουφωμάτων κοστίζει 6.000 €, είναι ένα συγκεκριμένο επιχείρημα.</p>
<h2>Πότε δεν απαιτείται</h2>
<p>Δεν απαιτείται για οικόπεδα και θέσεις στάθμευσης. Εξαιρούνται επίσης, μεταξύ άλλων, μνημεία, χώροι λατρείας και μεμονωμένα κτίρια με επιφάνεια κάτω από 50 τ.μ. Αν μια αγγελία γράφει «δεν απαιτείται», ζητήστε να μάθετε τον λόγο.</p>
<h2>Πριν από την αγορά</h2>
<p>Ζητήστε ολόκληρο το πιστοποιητικό, όχι μόνο το γράμμα, και κοιτάξτε την ημερομηνία. Αν εκδόθηκε πριν από μια ανακαίνιση, η κλάση μπορεί να έχει βελτιωθεί. Αν εκδόθηκε πριν από εννέα χρόνια, σύντομα θα χρειαστεί καινούργιο. Στις μισθώσεις, ο αριθμός πρωτοκόλλου του δηλώνεται και στην ηλεκτρονική δήλωση.</p>`,
    en: `<p>Every advert for the sale or rent of a home or business premises in Greece must state the energy class. The letter comes from the Energy Performance Certificate, issued by an energy inspector and valid for ten years.</p>
<h2>The nine classes</h2>
<p>The Greek scale runs Α+, Α, Β+, Β, Γ, Δ, Ε, Ζ, Η. In English it is written A+, A, B+, B, C, D, E, F, G. Take care: the Greek letter Η is the last class and corresponds to the English G.</p>
<p>The class is not an absolute figure. It compares the home with a “reference building”: the same shape, in the same place, built to today’s rules. Class B means that the home needs about as much as the reference building. Class D may need almost twice as much, class G more than 2.7 times.</p>
<h2>Which number to look at</h2>
<p>On the first page you will find the calculated yearly consumption of primary energy in kWh per square metre. This number is more useful than the letter when you compare two homes. A flat of 80 m² at 250 kWh/m² has a calculated need of 20,000 kWh of primary energy a year. What you really pay depends on the fuel, the hours and your habits.</p>
<h2>What moves the class</h2>
<ul>
<li>Age: before 1980 there is rarely any insulation, and the class is usually E to G.</li>
<li>Position in the building: a middle floor loses less heat than a top floor or one above open pilotis.</li>
<li>Windows and external insulation.</li>
<li>Heating and hot water: a heat pump or a solar water heater lifts the class without touching the walls.</li>
</ul>
<h2>What it does not say</h2>
<p>The certificate does not measure damp, noise or the quality of construction. Nor does it say whether the boiler works. It therefore does not replace an engineer’s visit.</p>
<h2>The advice at the end</h2>
<p>On the last page the inspector proposes up to three improvements, with an estimate of cost and payback. Read them before you negotiate: if new windows cost 6,000 €, that is a concrete argument.</p>
<h2>When it is not required</h2>
<p>It is not required for land and parking spaces. Monuments, places of worship and stand-alone buildings under 50 m² are also exempt, among others. If an advert says “not required”, ask for the reason.</p>
<h2>Before you buy</h2>
<p>Ask for the whole certificate, not just the letter, and look at its date. If it was issued before a renovation, the class may have improved since. If it is nine years old, a new one will soon be needed. For a lease, its protocol number is also entered in the online declaration.</p>`,
  },
};
