import type { Article } from './article.ts';

export const askingPrices: Article = {
  categoryId: 1,
  picture: 'polykatoikia-20',
  type: 'analysis',
  tags: ['τιμές / prices', 'αγορά / buying', 'στατιστικά / statistics'],
  title: {
    el: 'Ζητούμενη τιμή και τιμή πώλησης: πώς διαβάζονται τα €/τ.μ.',
    en: 'Asking price and sale price: how to read € per m²',
  },
  description: {
    el: 'Γιατί η διάμεσος λέει περισσότερα από τον μέσο όρο και πότε ένας αριθμός ανά τετραγωνικό παραπλανά.',
    en: 'Why the median says more than the average, and when a figure per square metre misleads.',
  },
  content: {
    el: `<p>Κάθε αγγελία έχει μια τιμή, και κάθε τιμή διαιρεμένη με τα τετραγωνικά δίνει έναν αριθμό που μοιάζει ακριβής. Για να είναι χρήσιμος, πρέπει να ξέρουμε τι μετρά.</p>
<h2>Τρεις διαφορετικές τιμές</h2>
<ul>
<li><strong>Ζητούμενη</strong>: αυτή που γράφει η αγγελία. Είναι η αρχή μιας συζήτησης.</li>
<li><strong>Τιμή συμβολαίου</strong>: αυτή που πληρώθηκε. Μαθαίνεται αργότερα, από τα μητρώα μεταβιβάσεων.</li>
<li><strong>Αντικειμενική</strong>: αυτή που χρησιμοποιεί η εφορία για φόρους. Αλλάζει με υπουργική απόφαση, όχι με την αγορά.</li>
</ul>
<p>Η ζητούμενη είναι συνήθως λίγο πάνω από την τιμή συμβολαίου. Το πόσο εξαρτάται από την περιοχή και τη στιγμή: σε γειτονιές με μεγάλη ζήτηση η διαφορά είναι μικρή, σε χωριά με λίγους αγοραστές μεγάλη.</p>
<h2>Γιατί διάμεσος</h2>
<p>Σε μια περιοχή με εννέα διαμερίσματα στα 2.000 €/τ.μ. και μια βίλα στα 9.000, ο μέσος όρος είναι 2.700. Κανένα σπίτι δεν κοστίζει τόσο. Η διάμεσος, η τιμή που βρίσκεται στη μέση αν τις βάλετε στη σειρά, μένει στα 2.000. Γι' αυτό οι σελίδες μας δείχνουν διαμέσους, και μόνο όπου υπάρχουν αρκετές αγγελίες.</p>
<h2>Τι κάνει δύο σπίτια να διαφέρουν</h2>
<ul>
<li><strong>Μέγεθος</strong>: τα μικρά έχουν υψηλότερη τιμή ανά τετραγωνικό, γιατί κουζίνα και μπάνιο κοστίζουν το ίδιο.</li>
<li><strong>Έτος</strong>: ένα νεόδμητο μπορεί να ζητά 30 έως 40% περισσότερα από ένα της δεκαετίας του 1970 στον ίδιο δρόμο.</li>
<li><strong>Όροφος</strong>: το ισόγειο και το ημιυπόγειο είναι φθηνότερα, ο τέταρτος με ασανσέρ ακριβότερος.</li>
<li><strong>Κατάσταση</strong>: μια ανακαίνιση φαίνεται στην τιμή, αλλά σπάνια επιστρέφει όλο το κόστος της.</li>
<li><strong>Θέα και φως</strong>.</li>
</ul>
<h2>Ποια τετραγωνικά</h2>
<p>Ρωτήστε αν ο αριθμός είναι καθαρά, μικτά ή του συμβολαίου. Στα μικτά περιλαμβάνεται μερίδιο από κοινόχρηστους χώρους, και η διαφορά φτάνει το 15%. Αν συγκρίνετε μικτά με καθαρά, συγκρίνετε διαφορετικά πράγματα.</p>
<h2>Το ιστορικό μιας αγγελίας</h2>
<p>Μια μείωση μετά από τρεις μήνες λέει ότι η πρώτη τιμή ήταν ψηλή. Δύο μειώσεις λένε ότι ο πωλητής ακούει. Μια αγγελία που μένει ένα χρόνο χωρίς καμία αλλαγή λέει ότι δεν βιάζεται. Και οι τρεις πληροφορίες αξίζουν όσο και ο ίδιος ο αριθμός όταν έρθει η ώρα να κάνετε προσφορά.</p>
<h2>Πώς να κάνετε τη σύγκριση μόνοι σας</h2>
<p>Διαλέξτε πέντε έως δέκα αγγελίες στην ίδια περιοχή, με τον ίδιο τύπο και διαφορά το πολύ 20% στα τετραγωνικά. Γράψτε για καθεμία τιμή ανά τετραγωνικό, έτος, όροφο και κατάσταση. Βγάλτε την ακριβότερη και τη φθηνότερη. Ό,τι μένει είναι ένα λογικό εύρος, και το σπίτι που σας ενδιαφέρει θα πέσει μέσα ή έξω από αυτό. Αν πέσει έξω, ψάξτε πρώτα την αιτία: συχνά υπάρχει, και είναι γραμμένη στην περιγραφή. Μην ξεχνάτε ότι πέντε αγγελίες δεν είναι στατιστική. Είναι όμως αρκετές για να κάνετε τις σωστές ερωτήσεις.</p>`,
    en: `<p>Every advert has a price, and every price divided by the area gives a number that looks exact. To be useful, we need to know what it measures.</p>
<h2>Three different prices</h2>
<ul>
<li><strong>Asking price</strong>: what the advert says. It opens a conversation.</li>
<li><strong>Contract price</strong>: what was paid. It becomes known later, from transfer registers.</li>
<li><strong>Objective value</strong>: what the tax office uses. It changes by ministerial decision, not with the market.</li>
</ul>
<p>The asking price is usually a little above the contract price. How much depends on place and moment: where demand is strong the gap is small, in villages with few buyers it is wide.</p>
<h2>Why the median</h2>
<p>In an area with nine flats at 2,000 €/m² and one villa at 9,000, the average is 2,700. No home costs that. The median, the price in the middle when they are put in order, stays at 2,000. That is why our pages show medians, and only where there are enough adverts.</p>
<h2>What sets two homes apart</h2>
<ul>
<li><strong>Size</strong>: small homes cost more per square metre, because a kitchen and a bathroom cost the same.</li>
<li><strong>Year</strong>: a new building may ask 30 to 40% more than one of the seventies on the same street.</li>
<li><strong>Floor</strong>: ground floor and lower ground floor are cheaper, the fourth with a lift dearer.</li>
<li><strong>Condition</strong>: a renovation shows in the price but rarely returns its whole cost.</li>
<li><strong>View and light</strong>.</li>
</ul>
<h2>Which square metres</h2>
<p>Ask whether the figure is net, gross or that of the deed. Gross area includes a share of common spaces, and the difference reaches 15%. If you compare gross with net, you compare different things.</p>
<h2>The history of an advert</h2>
<p>One reduction after three months says that the first price was high. Two reductions say that the seller is listening. An advert that stands for a year without a change says there is no hurry. All three are worth as much as the number itself when the time comes to make an offer.</p>
<h2>How to compare for yourself</h2>
<p>Choose five to ten adverts in the same area, of the same type and within 20% of the same size. For each write down the price per square metre, year, floor and condition. Drop the dearest and the cheapest. What remains is a reasonable range, and the home you have in mind will fall inside or outside it. If it falls outside, look for the cause first: often there is one, and it is written in the description. Five adverts are not statistics. They are enough, though, to ask the right questions.</p>`,
  },
};
