import type { Article } from './article.ts';

export const approximateLocation: Article = {
  categoryId: 5,
  picture: 'corner-block-15',
  type: 'report',
  tags: ['Estia', 'χάρτης / map', 'ιδιωτικότητα / privacy'],
  title: {
    el: 'Γιατί ο χάρτης δείχνει μερικές φορές μόνο την περιοχή',
    en: 'Why the map sometimes shows only the area',
  },
  description: {
    el: 'Πώς προστατεύεται η διεύθυνση όταν ο ιδιοκτήτης ζητά να μη φαίνεται, και τι σημαίνει αυτό για την αναζήτηση.',
    en: 'How an address is protected when the owner asks for it, and what that means for your search.',
  },
  content: {
    el: `<p>Σε περισσότερες από τις μισές αγγελίες ο ιδιοκτήτης ζητά να μη φαίνεται η ακριβής διεύθυνση. Οι λόγοι είναι απλοί: ένα σπίτι που μένει άδειο, ένας ενοικιαστής που δεν θέλει επισκέψεις, ένας πωλητής που δεν έχει μιλήσει ακόμη στους γείτονες. Θέλουμε να βρίσκετε το σπίτι στη σωστή γειτονιά χωρίς να μπορεί κανείς να βρει την πόρτα του.</p>
<h2>Τι βλέπετε</h2>
<p>Όταν η διεύθυνση είναι φανερή, ο χάρτης δείχνει μια πινέζα. Όταν δεν είναι, δείχνει έναν κύκλο. Το σπίτι βρίσκεται κάπου στο ίδιο τετράγωνο του ενός χιλιομέτρου, όχι απαραίτητα στο κέντρο του.</p>
<h2>Πώς γίνεται</h2>
<p>Η χώρα χωρίζεται σε σταθερά τετράγωνα με πλευρά ένα χιλιόμετρο. Για κάθε σπίτι με κρυφή διεύθυνση διαλέγουμε μία φορά ένα τυχαίο σημείο μέσα στο τετράγωνό του και κρατάμε αυτό για πάντα. Επειδή το σημείο είναι τυχαίο και δεν αλλάζει:</p>
<ul>
<li>δεν μπορεί κανείς να το «ξεθολώσει» φορτώνοντας πολλές φορές τη σελίδα,</li>
<li>η ίδια κατοικία, είτε πωλείται είτε νοικιάζεται, δείχνει το ίδιο σημείο,</li>
<li>μια μικρή διόρθωση της πραγματικής θέσης δεν φαίνεται πουθενά.</li>
</ul>
<p>Η ακριβής θέση δεν φεύγει από τον διακομιστή: δεν υπάρχει στη σελίδα, στις φωτογραφίες ή στα αποτελέσματα. Από τις φωτογραφίες αφαιρούνται και τα στοιχεία θέσης που γράφει το τηλέφωνο.</p>
<h2>Τι σημαίνει για την αναζήτηση</h2>
<p>Η αναζήτηση με δήμο ή περιοχή βρίσκει τα σπίτια κανονικά, γιατί η περιοχή δηλώνεται χωριστά. Αν όμως σχεδιάσετε ένα μικρό σχήμα στον χάρτη, ένα σπίτι με κρυφή διεύθυνση μπορεί να εμφανιστεί λίγο έξω από το σχήμα ή λίγο μέσα. Για να μη χάσετε κάτι:</p>
<ul>
<li>σχεδιάστε το σχήμα λίγο μεγαλύτερο από όσο χρειάζεστε,</li>
<li>ή διαλέξτε περιοχές από τη λίστα και αφήστε τον χάρτη για τη σύγκριση.</li>
</ul>
<h2>Αν είστε ιδιοκτήτης</h2>
<p>Η επιλογή βρίσκεται στη φόρμα της αγγελίας και αλλάζει όποτε θέλετε. Οι αγγελίες με φανερή διεύθυνση βοηθούν τον επισκέπτη να αποφασίσει γρηγορότερα. Αν το σπίτι κατοικείται, η κρυφή διεύθυνση είναι συνήθως η καλύτερη επιλογή: δείχνετε την ακριβή θέση στο τηλέφωνο, σε όποιον θέλετε εσείς. Το ίδιο ισχύει και για τα στοιχεία επικοινωνίας, που δεν γράφονται ποτέ μέσα στο κείμενο της αγγελίας.</p>
<h2>Συχνές ερωτήσεις</h2>
<p><strong>Μπορεί ο κύκλος να πέσει στη θάλασσα;</strong> Ναι, σε παραθαλάσσια τετράγωνα. Το σημείο διαλέγεται τυχαία και δεν γνωρίζει ακτές ή δρόμους. Αν το διορθώναμε, θα προδίδαμε κάτι για την πραγματική θέση.</p>
<p><strong>Γιατί δύο γειτονικά σπίτια φαίνονται μακριά;</strong> Επειδή το καθένα έχει δικό του τυχαίο σημείο. Η απόσταση ανάμεσά τους στον χάρτη δεν σημαίνει τίποτα.</p>
<p><strong>Βλέπει ο μεσίτης κάτι παραπάνω;</strong> Όχι. Όλοι οι επισκέπτες βλέπουν το ίδιο σημείο, και μόνο ο κάτοχος της αγγελίας βλέπει την πραγματική θέση.</p>`,
    en: `<p>In more than half of all adverts the owner asks that the exact address not be shown. The reasons are simple: a home that stands empty, a tenant who does not want callers, a seller who has not yet told the neighbours. We want you to find the home in the right neighbourhood without anybody finding its door.</p>
<h2>What you see</h2>
<p>When the address is public, the map shows a pin. When it is not, it shows a circle. The home lies somewhere in the same square of one kilometre, not necessarily at its centre.</p>
<h2>How it is done</h2>
<p>The country is divided into fixed squares of one kilometre. For every home with a hidden address we pick one random point inside its square, once, and keep it for good. Because the point is random and does not change:</p>
<ul>
<li>nobody can “unblur” it by loading the page many times,</li>
<li>the same home, whether for sale or to let, shows the same point,</li>
<li>a small correction of the true position is seen nowhere.</li>
</ul>
<p>The exact position does not leave the server: it is not in the page, the photographs or the results. The location data that a telephone writes into photographs are removed as well.</p>
<h2>What it means for your search</h2>
<p>Searching by municipality or district finds these homes as usual, because the district is stated separately. But if you draw a small shape on the map, a home with a hidden address may appear slightly outside the shape or slightly inside. So as not to miss anything:</p>
<ul>
<li>draw the shape a little larger than you need,</li>
<li>or choose districts from the list and keep the map for comparing.</li>
</ul>
<h2>If you are an owner</h2>
<p>The choice is in the form of the advert and can be changed at any time. Adverts with a public address help visitors decide sooner. If the home is lived in, a hidden address is usually the better choice: you give the exact place by telephone, to whom you wish. The same holds for contact details, which are never written into the text of an advert.</p>
<h2>Frequent questions</h2>
<p><strong>Can the circle fall into the sea?</strong> Yes, in squares by the coast. The point is picked at random and knows nothing of shores or roads. If we corrected it, we would give away something about the true place.</p>
<p><strong>Why do two neighbouring homes look far apart?</strong> Because each has a random point of its own. The distance between them on the map means nothing.</p>
<p><strong>Does an agent see more?</strong> No. All visitors see the same point, and only the holder of the advert sees the true place.</p>`,
  },
};
