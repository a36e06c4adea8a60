/** Text of /exclusivity: the exclusive mandate of an owner to an agent, by law 4072/2012, article 200 §4. */
import { exclusiveCaseLimits } from '../matches/model.ts';
import { pair } from '../pair.ts';

export const exclusivity = {
  updated: '2026-11-18',
  title: pair('Αποκλειστική εντολή', 'Exclusive mandate'),
  lead: pair(
    'Τι σημαίνει να δώσεις το ακίνητό σου αποκλειστικά σε ένα μεσιτικό γραφείο, πόσο κρατά και τι αλλάζει στην αγγελία σου.',
    'What it means to give your property to a single agency, how long it lasts and what changes for your listing.',
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
- Αν έχεις ήδη δική σου αγγελία, βάλε την σε παύση όσο κρατά η εντολή. Οι επισκέπτες βλέπουν τότε την αγγελία του γραφείου.

## Η ένδειξη «Αποκλειστικότητα» {#badge}

Μια αγγελία έχει την ένδειξη μόνο όταν το γραφείο έχει δηλώσει πότε υπογράφτηκε και πότε λήγει η εντολή και έχει ανεβάσει το έγγραφο. Το έγγραφο δεν δημοσιεύεται: το ανοίγουν μόνο το γραφείο και οι διαχειριστές, και κάθε φορά καταγράφεται. Όταν λήγει η εντολή, η ένδειξη αφαιρείται.

Αν δύο γραφεία έχουν αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο και τον ίδιο σκοπό, πώληση ή ενοικίαση, ενημερώνονται αμέσως. Έχουν ${exclusiveCaseLimits.answerHours} ώρες να γράψουν τη δική τους εκδοχή και μετά άνθρωπος διαβάζει τα έγγραφα και αποφασίζει. Όποιο δεν δικαιωθεί χάνει την ένδειξη, όχι την αγγελία, και μαθαίνει γιατί.

## Δεν έδωσες εντολή; {#object}

Αν δεις το ακίνητό σου σε αγγελία γραφείου χωρίς να έχεις δώσει εντολή και το διαφημίζεις κι εσύ εδώ, δήλωσε αντίρρηση: σου στέλνουμε τον σύνδεσμο με email και βρίσκεται στις αγγελίες σου. Ο χρόνος σταματά και το γραφείο πρέπει να μας πει με ποια εντολή το διαφημίζει. Αν δεν έχεις δική σου αγγελία, ανάφερε την αγγελία του γραφείου από τη σελίδα της. Διαβάζουμε κάθε αναφορά, μπορούμε να ζητήσουμε από το γραφείο την εντολή και, αν αφήσεις email, σου στέλνουμε την απόφασή μας. Δες και τι γίνεται όταν [ένα γραφείο δημοσιεύει το ίδιο ακίνητο](/terms-conditions#five-days).

## Πριν υπογράψεις {#before}

- Έλεγξε τον αριθμό ΓΕΜΗ του γραφείου στο δημόσιο μητρώο ([publicity.businessportal.gr](https://publicity.businessportal.gr)).
- Ρώτησε πού θα δημοσιευτεί το ακίνητο, με ποιες φωτογραφίες και ποια τιμή.
- Κράτησε αντίγραφο με ημερομηνία λήξης.

Η σελίδα εξηγεί τον κανόνα με απλά λόγια. Δεν είναι νομική συμβουλή.`,
    `## Non-exclusive and exclusive mandates {#kinds}

- **Non-exclusive mandate.** You can give the same property to other agencies too, and advertise it yourself. When an agency publishes it after you, your own listing on Estia is paused after five days. You can reactivate it in one click ([read the rule](/terms-conditions#five-days)).
- **Exclusive mandate.** While it lasts, you do not give the same mandate to another agent, and neither you nor anyone on your behalf looks for a buyer or tenant (law 4072/2012, article 200 §4). The only exception is for people named in the contract.

## How long it lasts {#duration}

Up to {mandateMonths} months. You can extend it by another {mandateExtension} months with your own written statement. After that, you need a new contract. Estia does not accept exclusive mandates that last longer.

## What the contract must say {#contract}

A brokerage contract must be in writing. An email is enough. It names the parties and their AFM (tax number), the agent’s GEMI number, the property and the fee. You agree the fee between you: the law sets no percentage.

## What it means for you {#owner}

- You have one point of contact and one listing, with the same photos and price everywhere.
- You cannot sell or rent it out yourself at the same time. If you do, the contract may provide for compensation. Read it before you sign.
- If you already have your own listing, pause it while the mandate lasts. Visitors will then see the agency’s listing.

## The “Exclusive” badge {#badge}

A listing shows the badge only when the agency has entered the dates on which the mandate was signed and ends, and has uploaded the document. The document is not published: only the agency and administrators can open it, and each time is recorded. When the mandate ends, the badge is removed.

If two agencies have an exclusive mandate in force for the same property and the same purpose, sale or rent, we tell both at once. They have ${exclusiveCaseLimits.answerHours} hours to tell us their side. Then a person reads the documents and decides. The agency whose mandate does not stand loses the badge, not the listing, and is told why.

## Did not give a mandate? {#object}

If you see your property in an agency’s listing without having given a mandate, and you advertise it here too, you can object: we email you the link, and it is on your listings page. The clock stops and the agency has to tell us about its mandate. If you have no listing of your own, report the agency’s listing from its page. We read every report, may ask the agency for its mandate, and email you our decision if you leave your email. See also what happens when [an agency publishes the same property](/terms-conditions#five-days).

## Before you sign {#before}

- Check the agency’s GEMI number in the public register ([publicity.businessportal.gr](https://publicity.businessportal.gr)).
- Ask where the property will be advertised, with which photos and at what price.
- Keep a copy that shows the end date.

This page explains the rule in plain words. It is not legal advice.`,
  ),
};
