import type { Article } from './article.ts';

export const buyingLand: Article = {
  categoryId: 3,
  picture: 'plot-3',
  type: 'checklist',
  tags: ['οικόπεδο / plots', 'γη / land', 'δόμηση / building'],
  title: {
    el: 'Αγορά οικοπέδου: επτά έλεγχοι πριν από την προκαταβολή',
    en: 'Buying a plot: seven checks before the deposit',
  },
  description: {
    el: 'Εντός ή εκτός σχεδίου, πρόσωπο σε δρόμο, δασικοί χάρτες, αιγιαλός: τι αποφασίζει αν χτίζετε.',
    en: 'Inside or outside the plan, road frontage, forest maps, shoreline: what decides whether you may build.',
  },
  content: {
    el: `<p>Δύο γειτονικά χωράφια μπορεί να έχουν δεκαπλάσια διαφορά στην τιμή, και οι δύο τιμές να είναι σωστές. Το ένα χτίζει, το άλλο όχι. Οι παρακάτω έλεγχοι γίνονται από τοπογράφο μηχανικό και δικηγόρο, με τα σχέδια στο χέρι, πριν δώσετε προκαταβολή.</p>
<h2>1. Εντός ή εκτός σχεδίου</h2>
<p>Εντός σχεδίου ή μέσα σε οριοθετημένο οικισμό, οι όροι δόμησης είναι γνωστοί: συντελεστής, κάλυψη, ύψος. Εκτός σχεδίου, ο γενικός κανόνας ζητά τουλάχιστον 4.000 τ.μ. Μικρότερα τεμάχια χτίζουν μόνο κατά παρέκκλιση, και οι παρεκκλίσεις έχουν περιοριστεί.</p>
<h2>2. Πρόσωπο σε κοινόχρηστο δρόμο</h2>
<p>Δεν αρκεί να φτάνει αυτοκίνητο. Ο δρόμος πρέπει να είναι αναγνωρισμένος ως κοινόχρηστος, και εκτός σχεδίου ζητείται κατά κανόνα πρόσωπο 25 μέτρων. Οι αποφάσεις του Συμβουλίου της Επικρατείας έχουν κάνει το σημείο αυτό το πιο κρίσιμο από όλα.</p>
<h2>3. Δασικοί χάρτες</h2>
<p>Ό,τι έχει χαρακτηριστεί δασικό δεν χτίζεται. Ο δασικός χάρτης είναι διαθέσιμος στο διαδίκτυο, όμως η ανάγνωσή του θέλει εξοικείωση, γιατί μετρούν και παλαιότερες αεροφωτογραφίες.</p>
<h2>4. Αιγιαλός, ρέματα, αρχαιολογία</h2>
<p>Κοντά στη θάλασσα ελέγχεται η γραμμή αιγιαλού και παραλίας. Δίπλα σε ρέμα χρειάζεται οριοθέτηση. Σε πολλά νησιά και ιστορικούς τόπους απαιτείται γνώμη της αρχαιολογικής υπηρεσίας. Σε περιοχές Natura υπάρχουν πρόσθετοι όροι.</p>
<h2>5. Τοπογραφικό και κτηματολόγιο</h2>
<ul>
<li>Το εμβαδόν στον τίτλο, στο κτηματολόγιο και στο τοπογραφικό πρέπει να συμφωνεί ή η διαφορά να εξηγείται.</li>
<li>Τα όρια πρέπει να φαίνονται στο έδαφος: πηγαίνετε με τον τοπογράφο.</li>
</ul>
<h2>6. Δίκτυα</h2>
<p>Ρωτήστε γραπτώς τον διαχειριστή του δικτύου για την απόσταση της πλησιέστερης κολόνας ρεύματος, και τον δήμο για το νερό. Μερικές εκατοντάδες μέτρα δικτύου κοστίζουν συχνά όσο ένα αυτοκίνητο.</p>
<h2>7. Εισφορές και υποχρεώσεις</h2>
<p>Σε περιοχές που μπήκαν πρόσφατα στο σχέδιο μπορεί να οφείλεται εισφορά σε γη ή σε χρήμα. Ρωτήστε αν έχει κυρωθεί η πράξη εφαρμογής.</p>
<h2>Και η τιμή</h2>
<p>Συγκρίνετε ανά τετραγωνικό μόνο όμοια με όμοια: εντός σχεδίου με εντός, άρτια με άρτια. Βάλτε στο προσύμφωνο τον όρο ότι η προκαταβολή επιστρέφεται αν ο μηχανικός δεν βεβαιώσει πως το ακίνητο χτίζει. Ένας πωλητής που ξέρει τι πουλάει σπάνια τον αρνείται.</p>
<h2>Πόσο χρόνο παίρνει</h2>
<p>Ένας σοβαρός έλεγχος θέλει δύο έως τέσσερις εβδομάδες: μία για το τοπογραφικό, μία για την πολεοδομία και το δασαρχείο, μία για τους τίτλους. Το κόστος του είναι συνήθως κάτω από το 2% της τιμής ενός μέσου οικοπέδου. Αν ο πωλητής πιέζει για προκαταβολή μέσα σε λίγες ημέρες, ρωτήστε γιατί. Και αν το οικόπεδο προορίζεται για αργότερα, να θυμάστε ότι οι όροι δόμησης μπορεί να αλλάξουν μέχρι τότε: εκείνο που μετρά είναι τι ισχύει την ημέρα που θα εκδοθεί η άδεια.</p>`,
    en: `<p>Two neighbouring fields may differ tenfold in price, and both prices may be right. One can be built on, the other cannot. The following checks are made by a surveyor and a lawyer, with the drawings in hand, before you pay a deposit.</p>
<h2>1. Inside or outside the town plan</h2>
<p>Inside the plan or a delimited settlement the terms are known: building factor, coverage, height. Outside the plan the general rule asks for at least 4,000 m². Smaller parcels can be built on only by way of exception, and the exceptions have been narrowed.</p>
<h2>2. Frontage on a public road</h2>
<p>It is not enough that a car can reach it. The road must be recognised as public, and outside the plan a frontage of 25 metres is asked for as a rule. Decisions of the Council of State have made this point the most critical of all.</p>
<h2>3. Forest maps</h2>
<p>What has been classified as forest cannot be built on. The forest map is available online, but reading it takes practice, because older aerial photographs count as well.</p>
<h2>4. Shoreline, streams, archaeology</h2>
<p>Near the sea the shoreline and beach lines are checked. Beside a stream its limits must be set. On many islands and historic sites the archaeological service must give its opinion. Natura areas bring further terms.</p>
<h2>5. Survey and land registry</h2>
<ul>
<li>The area in the title, the registry and the survey must agree, or the difference be explained.</li>
<li>The boundaries must be visible on the ground: go there with the surveyor.</li>
</ul>
<h2>6. Networks</h2>
<p>Ask the network operator in writing how far the nearest electricity pole is, and the municipality about water. A few hundred metres of line often cost as much as a car.</p>
<h2>7. Contributions</h2>
<p>In areas that recently entered the plan a contribution in land or money may be owed. Ask whether the implementation act has been ratified.</p>
<h2>And the price</h2>
<p>Compare per square metre only like with like: inside the plan with inside, buildable with buildable. Put a clause in the preliminary agreement that the deposit is returned if the engineer cannot confirm that the plot can be built on. A seller who knows what is being sold rarely refuses.</p>
<h2>How long it takes</h2>
<p>A serious check takes two to four weeks: one for the survey, one for the planning and forest offices, one for the titles. It usually costs less than 2% of the price of an average plot. If the seller presses for a deposit within days, ask why. And if the plot is meant for later, remember that building terms may change by then: what counts is what applies on the day the permit is issued.</p>`,
  },
};
