import type { Article } from './article.ts';

export const goldenVisaFacts: Article = {
  categoryId: 6,
  picture: 'villa-5',
  type: 'explainer',
  tags: ['Golden Visa', 'επένδυση / investment', 'άδεια διαμονής / residence permit'],
  title: {
    el: 'Golden Visa και ακίνητα: τα όρια με απλά λόγια',
    en: 'Golden Visa and property: the thresholds in plain words',
  },
  description: {
    el: 'Τα τρία όρια αξίας, ο κανόνας των 120 τ.μ. και όσα πρέπει να ρωτήσετε δικηγόρο. Στοιχεία Νοεμβρίου 2026.',
    en: 'The three thresholds, the 120 m² rule and what to ask a lawyer. Facts as of November 2026.',
  },
  content: {
    el: `<p>Η άδεια διαμονής επενδυτή, γνωστή ως Golden Visa, συνδέεται με την αγορά ακινήτου από πολίτες τρίτων χωρών. Οι κανόνες άλλαξαν με τον ν. 5100/2024 και ισχύουν από την 1η Σεπτεμβρίου 2024. Όσα ακολουθούν είναι γενική ενημέρωση, όχι νομική συμβουλή, και καμία αγγελία δεν μπορεί να υποσχεθεί άδεια διαμονής.</p>
<h2>Τα όρια αξίας</h2>
<ul>
<li><strong>800.000 €</strong>: Περιφέρεια Αττικής, Περιφερειακές Ενότητες Θεσσαλονίκης, Μυκόνου και Θήρας, και νησιά με περισσότερους από 3.100 κατοίκους.</li>
<li><strong>400.000 €</strong>: στην υπόλοιπη χώρα.</li>
<li><strong>250.000 €</strong>, σε κάθε περιοχή: για χώρους που αλλάζουν χρήση σε κατοικία, για βιομηχανικά κτίρια χωρίς εγκατεστημένη βιομηχανία τα τελευταία πέντε χρόνια που μετατρέπονται, και για διατηρητέα κτίρια που αποκαθίστανται.</li>
</ul>
<h2>Ένα ακίνητο, 120 τετραγωνικά</h2>
<p>Στα όρια των 800.000 και 400.000 € η επένδυση γίνεται σε ένα μόνο ακίνητο, με τουλάχιστον 120 τ.μ. κύριων χώρων, αν είναι κτισμένο ή έχει οικοδομική άδεια. Αποθήκες και θέσεις στάθμευσης δεν μετρούν στα 120 τ.μ. Για τα 250.000 € δεν υπάρχει ελάχιστη επιφάνεια.</p>
<h2>Αλλαγή χρήσης και διατηρητέα</h2>
<p>Στη μετατροπή, η αλλαγή χρήσης πρέπει να έχει ολοκληρωθεί πριν από την αίτηση. Στα διατηρητέα, το ακίνητο δεν μεταβιβάζεται πριν ολοκληρωθεί η αποκατάσταση. Ζητήστε τα σχετικά έγγραφα πριν από το προσύμφωνο, όχι μετά.</p>
<h2>Χρήση του ακινήτου</h2>
<p>Η μακροχρόνια μίσθωση επιτρέπεται. Η βραχυχρόνια μίσθωση υπόκειται σε περιορισμούς, με βαριές κυρώσεις που φτάνουν ως την ανάκληση της άδειας και πρόστιμο. Οι λεπτομέρειες έχουν απασχολήσει και νεότερες εγκυκλίους, γι' αυτό ρωτήστε δικηγόρο πριν σχεδιάσετε οποιαδήποτε εκμετάλλευση.</p>
<h2>Τι να ελέγξετε πριν προχωρήσετε</h2>
<ul>
<li>Σε ποια ζώνη βρίσκεται ο δήμος του ακινήτου.</li>
<li>Πόσα είναι τα τετραγωνικά κύριας χρήσης στον τίτλο και στην άδεια.</li>
<li>Ότι το τίμημα πληρώνεται ολόκληρο και με τον τρόπο που ορίζει ο νόμος. Προτάσεις για «επιστροφή» μέρους του είναι λόγος να αποχωρήσετε.</li>
<li>Ποιος ακριβώς αναλαμβάνει τον φάκελο και με ποια αμοιβή.</li>
</ul>
<p>Στις αναζητήσεις μας, η ένδειξη «ενδέχεται να πληροί» συγκρίνει μόνο τιμή, επιφάνεια και ζώνη. Δεν είναι κρίση για την υπόθεσή σας.</p>
<h2>Πώς άλλαξαν τα όρια</h2>
<p>Το πρόγραμμα ξεκίνησε το 2013 με ένα ενιαίο όριο 250.000 €. Το 2023 το όριο ανέβηκε στα 500.000 € για το κέντρο, τα βόρεια και τα νότια της Αθήνας, για τη Θεσσαλονίκη, τη Μύκονο και τη Σαντορίνη. Από τον Σεπτέμβριο του 2024 ισχύουν τα σημερινά. Αν διαβάσετε κάπου ότι «αρκούν 250.000 €», ελέγξτε την ημερομηνία του κειμένου και αν μιλά για μετατροπή ή διατηρητέο. Το 2026 ακολούθησε εγκύκλιος με αυστηρότερη στάση απέναντι στην παραπλανητική διαφήμιση προς επενδυτές. Επειδή τα όρια έχουν αλλάξει δύο φορές μέσα σε λίγα χρόνια, επιβεβαιώστε τα ξανά την εβδομάδα που υπογράφετε.</p>`,
    en: `<p>The investor residence permit, known as the Golden Visa, is tied to the purchase of property by citizens of non-EU countries. The rules changed with Law 5100/2024 and have applied since 1 September 2024. What follows is general information, not legal advice, and no advert can promise a residence permit.</p>
<h2>The thresholds</h2>
<ul>
<li><strong>800,000 €</strong>: the Region of Attica, the Regional Units of Thessaloniki, Mykonos and Thira (Santorini), and islands with more than 3,100 inhabitants.</li>
<li><strong>400,000 €</strong>: the rest of the country.</li>
<li><strong>250,000 €</strong>, anywhere: for premises whose use is changed to residence, for industrial buildings with no industry installed for the last five years that are converted, and for listed buildings to be restored.</li>
</ul>
<h2>One property, 120 square metres</h2>
<p>At 800,000 and 400,000 € the investment is made in one single property, with at least 120 m² of main-use space if it is built or has a building permit. Storage rooms and parking spaces do not count toward the 120 m². The 250,000 € route has no minimum area.</p>
<h2>Conversions and listed buildings</h2>
<p>In a conversion the change of use must be complete before the application. A listed building may not be transferred before its restoration is complete. Ask for the papers before the preliminary agreement, not after it.</p>
<h2>Use of the property</h2>
<p>Long-term letting is allowed. Short-term letting is restricted, with heavy penalties that go as far as revoking the permit and a fine. Newer circulars have dealt with the details, so ask a lawyer before you plan any letting.</p>
<h2>What to check before going on</h2>
<ul>
<li>Which zone the municipality of the property belongs to.</li>
<li>How many square metres of main use the title and the permit state.</li>
<li>That the price is paid in full and in the manner the law sets. Offers to “give back” part of it are a reason to leave.</li>
<li>Who exactly prepares the file, and for what fee.</li>
</ul>
<p>In our searches the note “may qualify” compares price, area and zone only. It is no judgement of your case.</p>
<h2>How the thresholds changed</h2>
<p>The programme began in 2013 with a single threshold of 250,000 €. In 2023 it rose to 500,000 € for central, northern and southern Athens, Thessaloniki, Mykonos and Santorini. Today’s figures have applied since September 2024. If you read somewhere that “250,000 € is enough”, check the date of the text and whether it speaks of a conversion or a listed building. In 2026 a circular followed, stricter on misleading advertising to investors. Because the thresholds have changed twice within a few years, confirm them again in the week you sign.</p>`,
  },
};
