import type { Article } from './article.ts';

export const priceHistory: Article = {
  categoryId: 5,
  picture: 'terraced-block-2',
  type: 'report',
  tags: ['Estia', 'τιμές / prices', 'αγγελία / adverts'],
  title: {
    el: 'Κάθε αγγελία δείχνει πια το ιστορικό της',
    en: 'Every advert now shows its history',
  },
  description: {
    el: 'Πότε δημοσιεύτηκε, πότε άλλαξε η τιμή, πότε επιβεβαιώθηκε: τι θα βλέπεις στη σελίδα ενός ακινήτου και γιατί.',
    en: 'When it was published, when the price changed, when it was confirmed: what you will see on the page of a home, and why.',
  },
  content: {
    el: `<p>Από τον Νοέμβριο του 2026, στη σελίδα κάθε ακινήτου υπάρχει μια γραμμή με όσα συνέβησαν στην αγγελία του: πότε ανέβηκε, κάθε αλλαγή τιμής με την ημερομηνία της, πότε μπήκε σε παύση και πότε επέστρεψε. Η γραμμή αυτή γράφεται από το σύστημα. Ούτε ο ιδιοκτήτης ούτε το γραφείο ούτε εμείς μπορούμε να σβήσουμε ένα γεγονός της.</p>
<h2>Γιατί το κάνουμε</h2>
<p>Μια τιμή χωρίς ιστορία λέει τα μισά. Αν ένα διαμέρισμα ζητά σήμερα 180.000 €, άλλο πράγμα είναι να ζητούσε το ίδιο και πριν από έναν μήνα και άλλο να ξεκίνησε από 210.000 €. Και τα δύο μπορεί να είναι δίκαιες τιμές. Όμως η συζήτηση με τον πωλητή ξεκινά από διαφορετικό σημείο.</p>
<h2>Τι θα βλέπεις</h2>
<ul>
<li><strong>Ημερομηνία δημοσίευσης</strong>: η πρώτη, όχι η τελευταία ανανέωση.</li>
<li><strong>Αλλαγές τιμής</strong>: προς τα πάνω και προς τα κάτω, με ποσό και ημέρα.</li>
<li><strong>Επιβεβαίωση</strong>: πότε ο αγγελιοδότης είπε τελευταία φορά ότι το ακίνητο είναι ακόμη διαθέσιμο.</li>
<li><strong>Διάμεση τιμή της περιοχής</strong>: μόνο όπου υπάρχουν αρκετές αγγελίες για να έχει νόημα.</li>
</ul>
<h2>Τι δεν θα βλέπεις</h2>
<p>Δεν δείχνουμε ποιος ρώτησε, πόσοι έγραψαν ή τι πρόσφεραν. Αυτά είναι υπόθεση εκείνων που συζητούν. Δεν δείχνουμε επίσης τιμές συμβολαίων: όλα τα ποσά στις σελίδες μας είναι ζητούμενα, και το γράφουμε δίπλα τους.</p>
<h2>Αν το ίδιο σπίτι ανέβει δεύτερη φορά</h2>
<p>Ένα παλιό τέχνασμα είναι να ανεβαίνει το ίδιο ακίνητο ξανά ως νέο, για να φαίνεται πρόσφατο. Όποιος προσπαθεί να δημοσιεύσει δεύτερη αγγελία για ακίνητο που έχει ήδη, βλέπει μήνυμα ότι υπάρχει και μπορεί να αλλάξει την παλιά. Έτσι η πρώτη ημερομηνία μένει εκεί που ήταν.</p>
<h2>Για όσους δημοσιεύουν</h2>
<p>Δεν χρειάζεται να κάνεις κάτι. Όταν αλλάζεις την τιμή, η αλλαγή γράφεται μόνη της. Αν έκανες λάθος στο ποσό, διόρθωσέ το: φαίνονται και τα δύο, με την ώρα τους, και κανείς δεν παρεξηγεί μια διόρθωση της ίδιας ημέρας. Σου θυμίζουμε με email να επιβεβαιώνεις ότι η αγγελία ισχύει. Όσες μένουν ανεπιβεβαίωτες μπαίνουν σε παύση, ώστε στα αποτελέσματα να μένουν σπίτια που υπάρχουν.</p>
<h2>Πώς να το χρησιμοποιήσεις</h2>
<p>Διάβασε το ιστορικό πριν από το τηλεφώνημα. Μια πρόσφατη μείωση δείχνει διάθεση για συμφωνία. Μια τιμή σταθερή για μήνες δείχνει ότι ο πωλητής περιμένει τον αγοραστή του. Και μια αγγελία που επιβεβαιώθηκε χθες αξίζει το τηλεφώνημα περισσότερο από μια που επιβεβαιώθηκε πριν από δύο εβδομάδες.</p>
<h2>Αν δεις λάθος</h2>
<p>Κάθε σελίδα έχει σύνδεσμο για αναφορά. Αν ένα ιστορικό δεν ταιριάζει με όσα ξέρεις, για παράδειγμα επειδή το σπίτι έχει ήδη πουληθεί, γράψε μας. Διαβάζει άνθρωπος, και απαντά με τον λόγο της απόφασης και στις δύο πλευρές.</p>`,
    en: `<p>Since November 2026 the page of every home has had a line with what happened to its advert: when it went up, every change of price with its date, when it was paused and when it came back. The line is written by the system. Neither the owner, nor the agency, nor we can remove an event from it.</p>
<h2>Why we do it</h2>
<p>A price without a history tells half of the story. If a flat asks 180,000 € today, it is one thing to have asked the same a month ago and another to have begun at 210,000 €. Both may be fair prices. But the conversation with the seller begins at a different point.</p>
<h2>What you will see</h2>
<ul>
<li><strong>Date of publication</strong>: the first one, not the latest renewal.</li>
<li><strong>Changes of price</strong>: up and down, with amount and day.</li>
<li><strong>Confirmation</strong>: when the advertiser last said that the home is still available.</li>
<li><strong>Median of the area</strong>: only where there are enough adverts for it to mean something.</li>
</ul>
<h2>What you will not see</h2>
<p>We do not show who asked, how many wrote or what they offered. That is the business of those who talk. Nor do we show contract prices: all amounts on our pages are asking prices, and we say so beside them.</p>
<h2>If the same home goes up a second time</h2>
<p>It is an old trick to put the same home up again as new, so that it looks recent. Whoever tries to publish a second advert for a home they already advertise is told that it is there, and can change the old one. In this way the first date stays where it was.</p>
<h2>For those who advertise</h2>
<p>You need not do anything. When you change the price, the change writes itself down. If you typed a wrong amount, correct it: both are shown with their time, and nobody misreads a correction on the same day. We remind you by email to confirm that the advert still holds. Those that stay unconfirmed are paused, so that results show homes that exist.</p>
<h2>How to use it</h2>
<p>Read the history before you telephone. A recent reduction shows a will to agree. A price unchanged for months shows that the seller is waiting for the right buyer. And an advert that was confirmed yesterday deserves the call more than one confirmed two weeks ago.</p>
<h2>If you see a mistake</h2>
<p>Every page has a link for reports. If a history does not match what you know, for example because the home is already sold, write to us. A person reads it, and answers both sides with the reason for the decision.</p>`,
  },
};
