import type { Article } from './article.ts';

export const viewingChecklist: Article = {
  categoryId: 6,
  picture: 'balcony-3',
  type: 'checklist',
  tags: ['επίσκεψη / viewing', 'αγορά / buying', 'έλεγχος / checks'],
  title: {
    el: 'Τι να κοιτάξετε στην πρώτη επίσκεψη σε ένα σπίτι',
    en: 'What to look at on the first visit to a home',
  },
  description: {
    el: 'Μια λίστα για τον δρόμο, το κτίριο και το διαμέρισμα, με τη σειρά που τα συναντάτε.',
    en: 'A list for the street, the building and the flat, in the order you meet them.',
  },
  content: {
    el: `<p>Μια επίσκεψη διαρκεί είκοσι λεπτά και μια αγορά είκοσι χρόνια. Αξίζει να πάτε με μια λίστα. Κρατήστε σημειώσεις αμέσως μετά: ύστερα από τρία σπίτια τα θυμάται κανείς ανακατεμένα.</p>
<h2>Στον δρόμο</h2>
<ul>
<li>Φτάστε δέκα λεπτά νωρίτερα και περπατήστε ένα τετράγωνο. Πού παρκάρουν οι κάτοικοι, τι ακούγεται, τι μυρίζει;</li>
<li>Μετρήστε με τα πόδια την απόσταση ως τη στάση, όχι με το μάτι στον χάρτη.</li>
<li>Κοιτάξτε τα άδεια οικόπεδα απέναντι: εκεί όπου σήμερα είναι η θέα σας, αύριο ίσως χτιστεί πολυκατοικία.</li>
</ul>
<h2>Στο κτίριο</h2>
<ul>
<li>Η είσοδος και ο ανελκυστήρας δείχνουν αν η πολυκατοικία συντηρείται.</li>
<li>Διαβάστε τις ανακοινώσεις στον πίνακα: οφειλές, εργασίες, διαφωνίες γράφονται εκεί.</li>
<li>Ρωτήστε για τη θέρμανση: τι καύσιμο, ποιες ώρες, ποιος έχει αποσυνδεθεί.</li>
<li>Κοιτάξτε την ταράτσα και τα μπαλκόνια από κάτω για σοβάδες που έχουν φύγει και σίδερα που φαίνονται.</li>
</ul>
<h2>Μέσα στο σπίτι</h2>
<ul>
<li>Ανοίξτε όλα τα παράθυρα. Κλείνουν καλά; Τι ακούγεται με κλειστά;</li>
<li>Ψάξτε για υγρασία σε γωνίες εξωτερικών τοίχων, πίσω από ντουλάπες, στο ταβάνι του μπάνιου. Ένας φρεσκοβαμμένος τοίχος μόνος του είναι λόγος για ερώτηση.</li>
<li>Ανοίξτε ζεστό νερό σε κουζίνα και μπάνιο μαζί και δείτε την πίεση.</li>
<li>Κοιτάξτε τον ηλεκτρικό πίνακα: υπάρχει ρελέ διαρροής; Πόσες γραμμές έχει;</li>
<li>Βρείτε τον προσανατολισμό με το κινητό. Το καλοκαιρινό απόγευμα, ένα δυτικό σαλόνι χωρίς τέντα είναι ζεστό.</li>
<li>Μετρήστε ένα δωμάτιο. Αν διαφέρει πολύ από τα σχέδια, ζητήστε εξήγηση για το σύνολο.</li>
</ul>
<h2>Τα χαρτιά</h2>
<p>Για αγορά ζητήστε τίτλο, κάτοψη της άδειας, ενεργειακό πιστοποιητικό, τα κοινόχρηστα των τελευταίων δώδεκα μηνών και τον κανονισμό της πολυκατοικίας. Κλειστοί ημιυπαίθριοι χώροι και πατάρια πρέπει να είναι τακτοποιημένα.</p>
<h2>Η δεύτερη επίσκεψη</h2>
<p>Αν το σπίτι σας άρεσε, ξαναπηγαίνετε σε άλλη ώρα και με άλλον καιρό, ιδανικά μετά από βροχή, και πάρτε μαζί έναν μηχανικό. Ρωτήστε έναν γείτονα τι θα άλλαζε στην πολυκατοικία. Η απάντηση είναι συχνά η πιο χρήσιμη πληροφορία της ημέρας.</p>
<h2>Πέντε ερωτήσεις για τον πωλητή</h2>
<ul>
<li>Πόσο καιρό έχετε το σπίτι και γιατί το πουλάτε;</li>
<li>Ποιες εργασίες έγιναν τα τελευταία δέκα χρόνια και υπάρχουν τιμολόγια;</li>
<li>Πόσο πληρώσατε τον περασμένο χειμώνα για θέρμανση;</li>
<li>Έχει αποφασίσει η πολυκατοικία κάποιο έργο που δεν πληρώθηκε ακόμη;</li>
<li>Τι περιλαμβάνεται στην τιμή: ντουλάπες, συσκευές, κλιματιστικά, θέση στάθμευσης;</li>
</ul>
<p>Γράψτε τις απαντήσεις μπροστά του. Δεν είναι έλλειψη εμπιστοσύνης: βοηθά και τους δύο να θυμούνται τα ίδια όταν φτάσετε στο προσύμφωνο. Αν κάποια απάντηση είναι «δεν ξέρω», σημειώστε ποιος μπορεί να την ξέρει, συνήθως ο διαχειριστής ή ο μηχανικός. Στο τέλος βαθμολογήστε το σπίτι από το ένα ως το πέντε σε φως, ησυχία, κατάσταση και θέση. Οι αριθμοί θα σας βοηθήσουν όταν τα συγκρίνετε.</p>`,
    en: `<p>A visit lasts twenty minutes and a purchase twenty years. It pays to go with a list. Take notes straight afterwards: after three homes one remembers them mixed together.</p>
<h2>In the street</h2>
<ul>
<li>Arrive ten minutes early and walk round the block. Where do residents park, what do you hear, what do you smell?</li>
<li>Walk to the stop rather than judging the distance on the map.</li>
<li>Look at empty plots across the street: where your view is today, a block of flats may stand tomorrow.</li>
</ul>
<h2>In the building</h2>
<ul>
<li>The entrance and the lift show whether the building is looked after.</li>
<li>Read the notice board: debts, works and quarrels are written there.</li>
<li>Ask about heating: which fuel, which hours, who has disconnected.</li>
<li>Look at the roof and at balconies from below for fallen plaster and bare iron.</li>
</ul>
<h2>Inside the home</h2>
<ul>
<li>Open every window. Do they close well? What do you hear when they are shut?</li>
<li>Search for damp in the corners of outer walls, behind wardrobes, on the bathroom ceiling. A single freshly painted wall is a reason to ask.</li>
<li>Run hot water in kitchen and bathroom together and watch the pressure.</li>
<li>Look at the fuse box: is there a residual-current device? How many circuits?</li>
<li>Find the orientation with your phone. On a summer afternoon a west-facing living room without an awning is hot.</li>
<li>Measure one room. If it differs much from the plan, ask about the whole.</li>
</ul>
<h2>The papers</h2>
<p>When buying, ask for the title, the permit’s floor plan, the energy certificate, the shared fees of the last twelve months and the building’s regulations. Enclosed balconies and loft levels must have been regularised.</p>
<h2>The second visit</h2>
<p>If you liked the home, go again at another hour and in other weather, ideally after rain, and take an engineer with you. Ask a neighbour what they would change about the building. The answer is often the most useful information of the day.</p>
<h2>Five questions for the seller</h2>
<ul>
<li>How long have you had the home, and why are you selling?</li>
<li>Which works were done in the last ten years, and are there invoices?</li>
<li>What did you pay for heating last winter?</li>
<li>Has the building decided on any works that have not been paid for yet?</li>
<li>What does the price include: wardrobes, appliances, air conditioners, a parking space?</li>
</ul>
<p>Write the answers down in front of the seller. It is no lack of trust: it helps both of you remember the same things when you come to the preliminary agreement. If an answer is “I do not know”, note who might, usually the building manager or the engineer. At the end mark the home from one to five for light, quiet, condition and location. The numbers will help when you compare.</p>`,
  },
};
