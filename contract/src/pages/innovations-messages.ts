/** Text of /innovations: what the site does differently. Only what it really does. Read by the server, sent in one language. */
import { pair } from '../pair.ts';

export const innovations = {
  updated: '2026-11-15',
  title: pair('Τι κάνουμε αλλιώς', 'What we do differently'),
  lead: pair(
    'Μια αγγελία πρέπει να λέει την αλήθεια και να αφήνει ήσυχο όποιον τη διαβάζει. Δες πώς το κάνουμε και πού μπορείς να το ελέγξεις.',
    'An ad should tell the truth and leave its reader in peace. Here is how we do it, and where you can check it.',
  ),
  text: pair(
    `## Η σειρά δεν αγοράζεται {#order}

Καμία πληρωμή δεν ανεβάζει μια αγγελία. Μετρούν πόσο πρόσφατη και πόσο πλήρης είναι. Όλους τους κανόνες, με τους αριθμούς τους, τους γράφουμε στη σελίδα [πώς ταξινομούμε](/how-results-are-ordered).

## Ποιος βάζει την αγγελία {#who}

Κάθε αγγελία γράφει αν είναι από ιδιώτη ή από γραφείο. Τα γραφεία έχουν αριθμό ΓΕΜΗ, που φαίνεται σε κάθε αγγελία τους. Όποιος μεσιτεύει κρυφά, από λογαριασμό ιδιώτη, αναφέρεται από τη σελίδα της αγγελίας, και την αναφορά τη βλέπει άνθρωπος.

## Η τιμή έχει μνήμη {#price}

Κάθε αλλαγή της ζητούμενης τιμής μένει στη σελίδα του ακινήτου. Ούτε νέα αγγελία για το ίδιο σπίτι τη σβήνει. Έτσι βλέπεις αν μια «νέα» τιμή είναι πράγματι νέα.

## Αγγελίες που υπάρχουν {#fresh}

Ζητάμε από τον αγγελιοδότη να επιβεβαιώνει ότι το ακίνητο είναι διαθέσιμο. Όποιος δεν απαντά για {confirmDays} ημέρες βλέπει την αγγελία του σε παύση. Η ίδια αγγελία δεύτερη φορά δεν γίνεται δεκτή.

## Η διεύθυνση κρύβεται πραγματικά {#location}

Αν ο ιδιοκτήτης κρύψει τη διεύθυνση, ο χάρτης δείχνει ένα τυχαίο σημείο μέσα σε τετράγωνο ενός χιλιομέτρου. Το ακριβές σημείο δεν φεύγει ποτέ από τον διακομιστή μας, ούτε μέσα σε φωτογραφία.

## Το τηλέφωνο δεν μαζεύεται {#phone}

Τηλέφωνα και email δεν υπάρχουν μέσα στη σελίδα. Τα βλέπει όποιος τα ζητήσει, με όριο και καταγραφή. Ο ιδιοκτήτης μπορεί να δηλώσει ότι δεν θέλει κλήσεις από μεσίτες.

## Ειδοποιήσεις μόλις συμβεί κάτι {#alerts}

Αποθηκεύεις μια αναζήτηση, με ή χωρίς λογαριασμό, και μαθαίνεις αμέσως για κάθε νέο ακίνητο και κάθε μείωση τιμής. Το ίδιο νέο δεν το στέλνουμε δεύτερη φορά. Οι ειδοποιήσεις σταματούν με ένα κλικ, χωρίς σύνδεση.

## Χωρίς παρακολούθηση {#privacy}

Ψάχνεις, κρατάς αγαπημένα και συγκρίνεις χωρίς λογαριασμό. Όσα κρατάς μένουν στον browser σου. Δεν υπάρχουν cookies τρίτων. Τα δεδομένα σου τα κατεβάζεις ή τα διαγράφεις μόνος σου. Ολόκληρος ο πίνακας είναι στη σελίδα [απόρρητο και cookies](/privacy-policy).

## Ελληνικά και αγγλικά, ισότιμα {#languages}

Κάθε σελίδα, email και μήνυμα λάθους υπάρχει και στις δύο γλώσσες. Για όσους δεν ξέρουν τις ελληνικές διαδικασίες υπάρχει [γλωσσάρι](/glossary).

## Για όλους {#everyone}

Οι δημόσιες σελίδες δουλεύουν χωρίς JavaScript, με πληκτρολόγιο, με αναγνώστη οθόνης και σε σκούρο φόντο. Τι ελέγχουμε και τι ακόμη λείπει το γράφει η [δήλωση προσβασιμότητας](/accessibility).

## Τι δεν κάνουμε {#limits}

Δεν είμαστε μεσίτες και δεν ελέγχουμε τίτλους ιδιοκτησίας. Οι τιμές είναι ζητούμενες, όχι τιμές συμβολαίων. Πριν υπογράψεις, μίλησε με δικηγόρο, συμβολαιογράφο και μηχανικό.`,
    `## The order cannot be bought {#order}

No payment moves an ad up. What counts is how fresh and how complete it is. All rules, with their numbers, are on the page [how results are ordered](/how-results-are-ordered).

## Who places the ad {#who}

Every ad says whether it comes from a private owner or an agency. Agencies have a GEMI number (the Greek commercial register), shown on each of their ads. Whoever brokers in hiding, from a private account, can be reported from the page of the ad, and a person looks at the report.

## The price has a memory {#price}

Every change of the asking price stays on the page of the property. Not even a new ad for the same home wipes it. So you see whether a “new” price is really new.

## Ads that exist {#fresh}

We ask advertisers to confirm that the property is still available. Whoever does not answer for {confirmDays} days finds the ad paused. The same ad a second time is refused.

## A hidden address is really hidden {#location}

If the owner hides the address, the map shows a random point within a square of one kilometre. The exact point never leaves our server, not even inside a photo.

## Phones cannot be harvested {#phone}

Phones and emails are not in the page. Whoever asks for them sees them, within limits and on record. Owners can say that they want no calls from agents.

## Alerts the moment something happens {#alerts}

Save a search, with or without an account, and hear at once about every new home and every price drop. We never send the same news twice. Alerts stop with one click, without logging in.

## No tracking {#privacy}

You search, keep favourites and compare without an account. What you keep stays in your browser. There are no cookies of others. You download or delete your data yourself. The whole table is on the page [privacy and cookies](/privacy-policy).

## Greek and English alike {#languages}

Every page, email and error message exists in both languages. For those who do not know how things are done in Greece there is a [glossary](/glossary).

## For everyone {#everyone}

Public pages work without JavaScript, by keyboard, with a screen reader and on a dark background. What we test and what is still missing is in the [accessibility statement](/accessibility).

## What we do not do {#limits}

We are not agents and we do not check title deeds. Prices are asking prices, not prices of contracts. Before you sign, talk to a lawyer, a notary and an engineer.`,
  ),
};
