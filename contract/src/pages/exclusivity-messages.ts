/** Text of /exclusivity: the exclusive mandate of an owner to an agent, by law 4072/2012, article 200 §4. */
import { exclusiveCaseLimits } from '../matches/model.ts';
import { pair } from '../pair.ts';

export const exclusivity = {
  updated: '2026-11-18',
  title: pair('Αποκλειστική εντολή', 'Exclusive mandate'),
  lead: pair(
    'Τι σημαίνει να δώσεις το ακίνητό σου αποκλειστικά σε ένα μεσιτικό γραφείο, πόσο κρατά και τι αλλάζει στην αγγελία σου.',
    'What it means to give your property to one agency only, how long it lasts and what changes in your ad.',
  ),
  text: pair(
    `## Απλή και αποκλειστική εντολή {#kinds}

- **Απλή εντολή.** Μπορείς να δώσεις το ίδιο ακίνητο και σε άλλα γραφεία και να το διαθέτεις μόνος σου. Όταν ένα γραφείο το δημοσιεύει μετά από εσένα, η δική σου αγγελία στην Εστία μπαίνει σε παύση μετά από πέντε ημέρες. Την ενεργοποιείς ξανά με ένα κλικ ([δες τον κανόνα](/terms-conditions#five-days)).
- **Αποκλειστική εντολή.** Όσο κρατά, δεν δίνεις την ίδια εντολή σε άλλον μεσίτη και δεν ενεργείς ούτε εσύ ούτε κάποιος τρίτος για λογαριασμό σου (νόμος 4072/2012, άρθρο 200 §4). Εξαίρεση υπάρχει μόνο για πρόσωπα που ονομάζει η σύμβαση.

## Πόσο κρατά {#duration}

Το πολύ {mandateMonths} μήνες. Μπορείς να την παρατείνεις για άλλους {mandateExtension} με δική σου γραπτή δήλωση. Μετά χρειάζεται νέα σύμβαση. Η Εστία δεν δέχεται αποκλειστική εντολή με μεγαλύτερη διάρκεια.

## Τι πρέπει να γράφει η σύμβαση {#contract}

Η σύμβαση μεσιτείας γίνεται γραπτά. Αρκεί και email. Γράφει ποια είναι τα μέρη και το ΑΦΜ τους, τον αριθμό ΓΕΜΗ του μεσίτη, ποιο ακίνητο αφορά και ποια είναι η αμοιβή. Η αμοιβή συμφωνείται ελεύθερα. Δεν υπάρχει ποσοστό που να το ορίζει ο νόμος.

## Τι σημαίνει για εσένα {#owner}

- Έχεις ένα σημείο επαφής και μία αγγελία, με ίδιες φωτογραφίες και ίδια τιμή παντού.
- Δεν μπορείς να πουλήσεις ή να νοικιάσεις παράλληλα μόνος σου. Αν το κάνεις, η σύμβαση μπορεί να προβλέπει αποζημίωση. Διάβασέ την πριν υπογράψεις.
- Αν έχεις ήδη δική σου αγγελία, παύσε την όσο κρατά η εντολή. Οι επισκέπτες βλέπουν τότε την αγγελία του γραφείου.

## Το σήμα «Αποκλειστικότητα» {#badge}

Μια αγγελία έχει το σήμα μόνο όταν το γραφείο έχει δηλώσει πότε υπογράφτηκε και πότε λήγει η εντολή και έχει ανεβάσει το έγγραφο. Το έγγραφο δεν δημοσιεύεται: το ανοίγουν μόνο το γραφείο και οι διαχειριστές, και κάθε φορά καταγράφεται. Όταν λήγει η εντολή, το σήμα φεύγει.

Αν δύο γραφεία έχουν αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο και τον ίδιο σκοπό, πώληση ή ενοικίαση, ενημερώνονται αμέσως. Έχουν ${exclusiveCaseLimits.answerHours} ώρες να γράψουν τη δική τους πλευρά, άνθρωπος διαβάζει τα έγγραφα και αποφασίζει. Όποιο δεν δικαιωθεί χάνει το σήμα, όχι την αγγελία, και μαθαίνει γιατί.

## Δεν έδωσες εντολή; {#object}

Αν δεις το ακίνητό σου σε αγγελία γραφείου χωρίς να έχεις δώσει εντολή και το διαφημίζεις κι εσύ εδώ, δήλωσε αντίρρηση: σου στέλνουμε τον σύνδεσμο με email και βρίσκεται στις αγγελίες σου. Ο χρόνος σταματά και το γραφείο πρέπει να δείξει την εντολή του. Αν δεν έχεις δική σου αγγελία, ανάφερε την αγγελία του γραφείου από τη σελίδα της. Διαβάζουμε κάθε αναφορά, μπορούμε να ζητήσουμε από το γραφείο την εντολή και σου γράφουμε τι αποφασίσαμε. Δες και τι γίνεται όταν [ένα γραφείο δημοσιεύει το ίδιο ακίνητο](/terms-conditions#five-days).

## Πριν υπογράψεις {#before}

- Έλεγξε τον αριθμό ΓΕΜΗ του γραφείου στο δημόσιο μητρώο ([publicity.businessportal.gr](https://publicity.businessportal.gr)).
- Ρώτησε πού θα δημοσιευτεί το ακίνητο, με ποιες φωτογραφίες και ποια τιμή.
- Κράτησε αντίγραφο με ημερομηνία λήξης.

Η σελίδα εξηγεί τον κανόνα με απλά λόγια. Δεν είναι νομική συμβουλή.`,
    `## Simple and exclusive mandate {#kinds}

- **Simple mandate.** You may give the same property to other agencies too and offer it yourself. When an agency publishes it after you, your own listing on Estia is paused after five days. You reactivate it in one click ([read the rule](/terms-conditions#five-days)).
- **Exclusive mandate.** While it lasts you do not give the same mandate to another agent, and neither you nor anybody on your behalf is active (law 4072/2012, article 200 §4). There is an exception only for persons named in the contract.

## How long it lasts {#duration}

At most {mandateMonths} months. You may extend it by {mandateExtension} more with a written statement of your own. After that a new contract is needed. Estia accepts no exclusive mandate that lasts longer.

## What the contract must say {#contract}

A brokerage contract is made in writing. An email is enough. It names the parties and their AFM (tax number), the GEMI number of the agent, the property and the fee. The fee is agreed freely. No percentage is set by law.

## What it means for you {#owner}

- You have one point of contact and one ad, with the same photos and the same price everywhere.
- You cannot sell or let on your own at the same time. If you do, the contract may provide for compensation. Read it before you sign.
- If you already have an ad of your own, pause it while the mandate lasts. Visitors then see the ad of the agency.

## The “Exclusive” badge {#badge}

A listing carries the badge only when the agency has stated when the mandate was signed and when it ends, and has uploaded the document. The document is not published: only the agency and administrators can open it, and every time is recorded. When the mandate ends, the badge goes.

If two agencies have an exclusive mandate in force for the same property and the same purpose, sale or rent, both are told at once. They have ${exclusiveCaseLimits.answerHours} hours to state their side; a person reads the documents and decides. The agency whose mandate does not stand loses the mark, not the listing, and is told why.

## You gave no mandate? {#object}

If you see your property in an agency’s listing without having given a mandate, and you advertise it here too, object: we email you the link, and it is on your listings page. The clock stops and the agency has to show its mandate. If you have no listing of your own, report the agency’s from its page. We read every report, may ask the agency for its mandate, and write to you what we decided. See also what happens when [an agency publishes the same property](/terms-conditions#five-days).

## Before you sign {#before}

- Check the GEMI number of the agency in the public register ([publicity.businessportal.gr](https://publicity.businessportal.gr)).
- Ask where the property will be published, with which photos and at which price.
- Keep a copy with the date on which it ends.

This page explains the rule in plain words. It is not legal advice.`,
  ),
};
