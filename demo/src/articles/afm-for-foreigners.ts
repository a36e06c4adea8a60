import type { Article } from './article.ts';

export const afmForForeigners: Article = {
  categoryId: 6,
  picture: 'study-1',
  type: 'how_to',
  tags: ['ΑΦΜ / tax number', 'εξωτερικό / from abroad', 'αγορά / buying'],
  title: {
    el: 'ΑΦΜ για κατοίκους εξωτερικού που αγοράζουν ή νοικιάζουν',
    en: 'A Greek tax number (AFM) for buyers and tenants from abroad',
  },
  description: {
    el: 'Γιατί χρειάζεται ο αριθμός, ποια χαρτιά ζητούνται και τι κάνει ο φορολογικός εκπρόσωπος.',
    en: 'Why you need the number, which papers are asked for and what a tax representative does.',
  },
  content: {
    el: `<p>Χωρίς Αριθμό Φορολογικού Μητρώου (ΑΦΜ) δεν υπογράφεται συμβόλαιο αγοράς, δεν δηλώνεται μίσθωση και δεν ανοίγει λογαριασμός ρεύματος. Ο αριθμός έχει εννέα ψηφία, δίνεται μία φορά και μένει ο ίδιος για πάντα. Η έκδοσή του είναι δωρεάν.</p>
<h2>Ποιος τον χρειάζεται</h2>
<p>Κάθε πρόσωπο που εμφανίζεται στο συμβόλαιο, άρα και οι δύο σύζυγοι αν αγοράζουν μαζί. Το ίδιο ισχύει για τον ενοικιαστή: ο ιδιοκτήτης υποβάλλει τη δήλωση μίσθωσης ηλεκτρονικά και εκεί ζητείται ο ΑΦΜ και των δύο πλευρών.</p>
<h2>Τα δικαιολογητικά</h2>
<ul>
<li>Διαβατήριο σε ισχύ ή, για πολίτες της Ευρωπαϊκής Ένωσης, ταυτότητα.</li>
<li>Για πολίτες τρίτων χωρών που κατοικούν στην Ελλάδα, η άδεια διαμονής.</li>
<li>Στοιχεία γονέων και πλήρης διεύθυνση στο εξωτερικό.</li>
<li>Ο φορολογικός αριθμός της χώρας κατοικίας, αν υπάρχει.</li>
<li>Εξουσιοδότηση ή πληρεξούσιο, αν η αίτηση γίνεται από άλλον. Έγγραφα του εξωτερικού χρειάζονται συνήθως επισημείωση της Χάγης (Apostille) και επίσημη μετάφραση.</li>
</ul>
<h2>Πού γίνεται η αίτηση</h2>
<p>Η αίτηση υποβάλλεται ψηφιακά στην ΑΑΔΕ, μέσα από την εφαρμογή «Τα αιτήματά μου», ή με τη βοήθεια λογιστή ή δικηγόρου. Η ταυτοποίηση γίνεται συχνά με βιντεοκλήση. Ο χρόνος κυμαίνεται από λίγες ημέρες έως μερικές εβδομάδες, γι' αυτό ξεκινήστε πριν βρείτε το σπίτι.</p>
<h2>Φορολογικός εκπρόσωπος</h2>
<p>Ο κάτοικος εξωτερικού ορίζει συνήθως εκπρόσωπο στην Ελλάδα, που παραλαμβάνει την αλληλογραφία της εφορίας. Ο εκπρόσωπος δεν ευθύνεται για τους φόρους σας, όμως πρέπει να είναι κάποιος που θα σας ειδοποιεί εγκαίρως. Συμφωνήστε γραπτώς τι περιλαμβάνει η αμοιβή του.</p>
<h2>Μετά την έκδοση</h2>
<p>Με τον ΑΦΜ και τους κωδικούς myAADE μπορείτε να βλέπετε ηλεκτρονικά:</p>
<ul>
<li>τη δήλωση ακινήτων (Ε9) και τον ΕΝΦΙΑ,</li>
<li>τις δηλώσεις μίσθωσης,</li>
<li>τις οφειλές και τις πληρωμές.</li>
</ul>
<p>Η αγορά δηλώνεται στο Ε9 μέσα σε 30 ημέρες από το συμβόλαιο. Όποιος έχει ακίνητο ή εισόδημα στην Ελλάδα υποβάλλει κάθε χρόνο και φορολογική δήλωση, ακόμη και αν ζει αλλού. Η κατοχή ΑΦΜ από μόνη της δεν σας κάνει φορολογικό κάτοικο Ελλάδας. Για τη δική σας περίπτωση συμβουλευτείτε λογιστή που γνωρίζει και τη σύμβαση αποφυγής διπλής φορολογίας με τη χώρα σας.</p>
<h2>Συχνά λάθη</h2>
<ul>
<li>Το όνομα γράφεται διαφορετικά στον ΑΦΜ και στο διαβατήριο. Ελέγξτε το μόλις εκδοθεί, γιατί το συμβόλαιο θα αντιγράψει τα στοιχεία του ΑΦΜ.</li>
<li>Η διεύθυνση μένει παλιά, και ένα ειδοποιητήριο δεν φτάνει ποτέ. Ενημερώστε κάθε αλλαγή μέσα από το myAADE.</li>
<li>Οι κωδικοί πρόσβασης μένουν μόνο στον λογιστή. Κρατήστε τους και εσείς, σε ασφαλές σημείο.</li>
<li>Το ακίνητο πουλήθηκε, αλλά έμεινε στο Ε9, και ο φόρος συνεχίζει να έρχεται.</li>
</ul>
<p>Ένας φάκελος με τα πέντε έγγραφα που ζητούνται παντού (διαβατήριο, ΑΦΜ, συμβόλαιο, κτηματολογικό φύλλο, τελευταίος ΕΝΦΙΑ) γλιτώνει πολλές ώρες και λίγα μεταφραστικά.</p>`,
    en: `<p>Without a tax number (AFM) no purchase deed is signed, no lease is declared and no electricity account is opened. The number has nine digits, is given once and stays the same for life. It is issued free of charge.</p>
<h2>Who needs it</h2>
<p>Every person named in the deed, so both spouses if they buy together. The same goes for a tenant: the owner declares the lease online, where the AFM of both sides is asked for.</p>
<h2>The papers</h2>
<ul>
<li>A valid passport or, for citizens of the European Union, an identity card.</li>
<li>For citizens of other countries who live in Greece, the residence permit.</li>
<li>Parents’ names and your full address abroad.</li>
<li>The tax number of your country of residence, if there is one.</li>
<li>An authorisation or power of attorney, if somebody applies for you. Foreign documents usually need an Apostille and an official translation.</li>
</ul>
<h2>Where to apply</h2>
<p>The application is made online to the Independent Authority for Public Revenue (AADE), through “My requests”, or with the help of an accountant or lawyer. Identification is often done by video call. It takes from a few days to some weeks, so begin before you find the home.</p>
<h2>Tax representative</h2>
<p>People who live abroad usually name a representative in Greece, who receives the letters of the tax office. The representative is not liable for your taxes, but should be somebody who will tell you in time. Agree in writing on what the fee includes.</p>
<h2>Afterwards</h2>
<p>With the AFM and the myAADE codes you can see online:</p>
<ul>
<li>the declaration of property (E9) and the yearly property tax (ENFIA),</li>
<li>lease declarations,</li>
<li>debts and payments.</li>
</ul>
<p>A purchase is entered in form E9 within 30 days of the deed. Whoever has property or income in Greece also files a tax return every year, even when living elsewhere. Holding an AFM does not by itself make you a tax resident of Greece. For your own case ask an accountant who also knows the double taxation treaty with your country.</p>
<h2>Frequent mistakes</h2>
<ul>
<li>The name is spelt differently in the AFM and in the passport. Check it as soon as it is issued, because the deed will copy the AFM.</li>
<li>The address stays out of date, and a notice never arrives. Report every change through myAADE.</li>
<li>Only the accountant has the access codes. Keep them yourself as well, in a safe place.</li>
<li>The property was sold but stayed in form E9, and the tax keeps coming.</li>
</ul>
<p>A folder with the five papers that are asked for everywhere (passport, AFM, deed, cadastral sheet, last ENFIA) saves many hours and some translation fees.</p>`,
  },
};
