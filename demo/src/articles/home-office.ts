import type { Article } from './article.ts';

export const homeOffice: Article = {
  categoryId: 4,
  picture: 'study-4',
  type: 'analysis',
  tags: ['διαρρύθμιση / layout', 'μικρά σπίτια / small homes', 'τηλεργασία / working from home'],
  title: {
    el: 'Ένα δωμάτιο για δουλειά: τι ζητάμε πια από ένα σπίτι',
    en: 'Room to work: what we now ask of a home',
  },
  description: {
    el: 'Η τηλεργασία άλλαξε τις ερωτήσεις που κάνουμε σε μια επίσκεψη. Τι να κοιτάξεις, χωρίς να πληρώσεις ένα δωμάτιο παραπάνω.',
    en: 'Working from home changed the questions we ask on a viewing. What to look at, without paying for another room.',
  },
  content: {
    el: `<p>Πριν από λίγα χρόνια η ερώτηση για το ίντερνετ ερχόταν τελευταία. Σήμερα, όποιος δουλεύει έστω και δύο μέρες την εβδομάδα από το σπίτι, τη ρωτά πρώτη. Η τηλεργασία ρυθμίζεται στην Ελλάδα από τον ν. 4808/2021, όμως κανένας νόμος δεν λέει πού θα μπει το γραφείο. Αυτό το λέει η κάτοψη.</p>
<h2>Δωμάτιο, γωνιά ή τραπέζι</h2>
<p>Υπάρχουν τρεις λύσεις και τρεις διαφορετικές τιμές. Ένα χωριστό δωμάτιο δίνει ησυχία και πόρτα που κλείνει. Μια γωνιά στο καθιστικό αρκεί για όποιον δουλεύει μόνος. Το τραπέζι της κουζίνας αντέχει για λίγες ώρες. Πριν ψάξεις για ένα υπνοδωμάτιο παραπάνω, μέτρησε πόσες ώρες την εβδομάδα θα το χρησιμοποιείς πραγματικά.</p>
<h2>Τι κάνει έναν χώρο να δουλεύει</h2>
<ul>
<li><strong>Φως από το πλάι</strong>: ένα παράθυρο πίσω σου θαμπώνει την οθόνη, ένα απέναντι κουράζει τα μάτια.</li>
<li><strong>Πλάτος 1,60 μ.</strong>: τόσο χρειάζεται ένα γραφείο 1,20 μ. με καρέκλα που κινείται.</li>
<li><strong>Δύο πρίζες</strong> και θέση για το ρούτερ, όχι στο άλλο άκρο του διαδρόμου.</li>
<li><strong>Πόρτα</strong>, ή τουλάχιστον ένας τοίχος ανάμεσα στο γραφείο και την τηλεόραση.</li>
</ul>
<h2>Η σύνδεση</h2>
<p>Στην επίσκεψη άνοιξε το κινητό σου και κάνε μια μέτρηση μέσα στο δωμάτιο που θα δουλεύεις. Ρώτησε τον ένοικο ποιον πάροχο έχει και αν υπάρχει οπτική ίνα ως το διαμέρισμα ή μόνο ως το καφάο του δρόμου. Η διαφορά είναι μεγάλη και δεν φαίνεται στις φωτογραφίες. Η Εθνική Επιτροπή Τηλεπικοινωνιών και Ταχυδρομείων έχει εργαλείο μέτρησης που μπορείς να χρησιμοποιήσεις δωρεάν.</p>
<h2>Ο θόρυβος</h2>
<p>Ένα ήσυχο σπίτι το Σάββατο μπορεί να έχει σχολείο απέναντι τη Δευτέρα. Κάνε τη δεύτερη επίσκεψη εργάσιμη μέρα, πρωί. Κλείσε τα παράθυρα και μείνε σιωπηλός ένα λεπτό. Τα διπλά τζάμια κόβουν τον δρόμο, όχι όμως τα βήματα από πάνω.</p>
<h2>Θέρμανση όλη μέρα</h2>
<p>Όποιος λείπει οκτώ ώρες ζεσταίνει το σπίτι το βράδυ. Όποιος δουλεύει μέσα το ζεσταίνει όλη μέρα. Η ενεργειακή κλάση και ο τρόπος θέρμανσης μετρούν διπλά. Αν η θέρμανση είναι κεντρική με ωράριο, ρώτησε ποιες ώρες ανάβει και αν υπάρχει αυτονομία ανά διαμέρισμα.</p>
<h2>Μικρότερο σπίτι, καλύτερη κάτοψη</h2>
<p>Δύο διαμερίσματα με τα ίδια τετραγωνικά μπορεί να διαφέρουν κατά ένα γραφείο. Ένας φαρδύς διάδρομος με παράθυρο, ένα χολ, ένας ημιυπαίθριος χώρος με νόμιμο κλείσιμο γίνονται θέση εργασίας. Στις αναζητήσεις μας μπορείς να ψάξεις με αριθμό δωματίων, όμως κοίτα και την κάτοψη όπου υπάρχει. Πολλές φορές το τρίτο δωμάτιο είναι ήδη εκεί, με άλλο όνομα.</p>
<h2>Για όποιον νοικιάζει</h2>
<p>Η χρήση του μισθίου γράφεται στο μισθωτήριο. Το να δουλεύεις με τον υπολογιστή σου δεν αλλάζει τη χρήση της κατοικίας. Το να δέχεσαι πελάτες ή να δηλώνεις εκεί έδρα επιχείρησης είναι άλλο ζήτημα: ρώτησε τον ιδιοκτήτη και τον λογιστή σου, και κοίταξε τι γράφει ο κανονισμός της πολυκατοικίας.</p>`,
    en: `<p>A few years ago the question about the internet came last. Today whoever works from home even two days a week asks it first. Remote work is regulated in Greece by Law 4808/2021, but no law says where the desk goes. The floor plan does.</p>
<h2>Room, corner or table</h2>
<p>There are three answers at three different prices. A separate room gives quiet and a door that closes. A corner of the living room is enough for somebody who works alone. The kitchen table will do for a few hours. Before you look for another bedroom, count how many hours a week you would really use it.</p>
<h2>What makes a place work</h2>
<ul>
<li><strong>Light from the side</strong>: a window behind you blurs the screen, one in front of you tires the eyes.</li>
<li><strong>1.60 m of width</strong>: that is what a 1.20 m desk needs with a chair that moves.</li>
<li><strong>Two sockets</strong> and a place for the router, not at the other end of the corridor.</li>
<li><strong>A door</strong>, or at least one wall between the desk and the television.</li>
</ul>
<h2>The connection</h2>
<p>On a viewing take out your telephone and measure the speed in the very room where you would work. Ask the tenant which provider they use, and whether the fibre reaches the flat or only the cabinet in the street. The difference is large and does not show in photographs. The telecommunications regulator (EETT) offers a measuring tool that you can use free of charge.</p>
<h2>Noise</h2>
<p>A home that is quiet on Saturday may have a school opposite on Monday. Make the second visit on a working day, in the morning. Close the windows and stay silent for a minute. Double glazing keeps the street out, but not the steps from above.</p>
<h2>Heating all day</h2>
<p>Whoever is out for eight hours heats the home in the evening. Whoever works in it heats it all day. The energy class and the kind of heating count twice. If heating is central and timed, ask which hours it runs and whether each flat can be switched on its own.</p>
<h2>A smaller home, a better plan</h2>
<p>Two flats of the same size may differ by a whole desk. A wide corridor with a window, a hall, a covered balcony that was lawfully closed in: each can become a place to work. In our searches you can ask for a number of rooms, but look at the plan too where there is one. Often the third room is already there under another name.</p>
<h2>For those who rent</h2>
<p>The use of the home is written in the lease. Working on your own computer does not change it. Receiving clients, or declaring the seat of a business there, is another matter: ask the owner and your accountant, and look at what the rules of the building say.</p>`,
  },
};
