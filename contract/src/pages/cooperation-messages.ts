/** Text of /cooperation: how owners and agencies, and agencies among themselves, work together. */
import { pair } from '../pair.ts';

export const cooperation = {
  updated: '2026-11-18',
  title: pair('Συνεργασία με μεσίτη', 'Working with an agent'),
  lead: pair(
    'Πώς συνεργάζονται ιδιοκτήτες και γραφεία, και γραφεία μεταξύ τους, με συμφωνία που λέει ποιος είναι ποιος.',
    'How owners and agencies, and agencies among themselves, work together, with an agreement that says who is who.',
  ),
  text: pair(
    `## Ιδιοκτήτης και γραφείο {#owner}

1. Το γραφείο σου στέλνει πρόταση για μια αγγελία σου, ή στέλνεις εσύ πρόταση σε ένα γραφείο με τον αριθμό ΓΕΜΗ του.
2. Όποιος παίρνει την πρόταση βλέπει ποιο γραφείο είναι, τον αριθμό ΓΕΜΗ του και τι προτείνεται. Το γραφείο βλέπει για σένα μόνο όσα δείχνει η αγγελία.
3. Η άλλη πλευρά δέχεται ή αρνείται μέσα σε 14 ημέρες. Αν δεν απαντήσει, δεν γίνεται τίποτε. Αν αρνηθεί, η ίδια πρόταση δεν γίνεται ξανά για 90 ημέρες.
4. Με την αποδοχή παίρνετε και οι δύο email που ονομάζει το γραφείο και τον αριθμό ΓΕΜΗ του, με τους όρους και την ημερομηνία. Κράτησέ το.

Οι προτάσεις είναι στον λογαριασμό σου, στη σελίδα [Συνεργασίες](/dashboard/cooperation).

## Τι αλλάζει στην αγγελία {#ad}

- Δείχνει «Σε συνεργασία με» και το όνομα του γραφείου.
- Μένει δική σου: την αλλάζεις, την παύεις ή την αφαιρείς όποτε θέλεις.
- Ο κανόνας των 5 ημερών, που παύει αγγελία ιδιώτη όταν γραφείο δημοσιεύσει το ίδιο ακίνητο, δεν ισχύει για το γραφείο με το οποίο συνεργάζεσαι. Ολόκληρος ο κανόνας είναι στους [όρους](/terms-conditions#five-days).

## Συνεργασία και εντολή δεν είναι το ίδιο {#mandate}

Η συνεργασία στην Εστία λέει ποιος δείχνει το ακίνητο. Την αμοιβή και τις υποχρεώσεις τις ορίζει η σύμβαση μεσιτείας, που γίνεται γραπτά. Αν η εντολή είναι [αποκλειστική](/exclusivity), δεν μπορείς να συνεργάζεσαι και με άλλον.

## Γραφείο με γραφείο {#offices}

Δύο γραφεία μπορούν να συνεργαστούν για το ίδιο ακίνητο: το ένα έχει την εντολή του ιδιοκτήτη, το άλλο φέρνει ενδιαφερόμενο. Ισχύουν τα ίδια: πρόταση, αποδοχή, email με τα ονόματα και τους αριθμούς ΓΕΜΗ. Κάθε γραφείο πληρώνεται από τον πελάτη του ή μοιράζονται την αμοιβή όπως συμφωνήσουν. Ο ιδιοκτήτης πρέπει να το γνωρίζει.

## Πώς τελειώνει {#end}

Όποιος θέλει τη σταματά. Το καταγράφουμε και ειδοποιείστε και οι δύο με email. Τελειώνει και όταν διαγραφεί η αγγελία. Η γραπτή σύμβαση που έχετε μεταξύ σας τελειώνει όπως γράφει η ίδια.

## Δεν θέλεις προτάσεις; {#no-calls}

Στα στοιχεία επικοινωνίας της αγγελίας διάλεξε ότι δεν θέλεις κλήσεις από μεσίτες. Τότε κανένα γραφείο δεν μπορεί να σου στείλει πρόταση για αυτήν. Το βλέπουν οι επαγγελματίες και πριν ζητήσουν το τηλέφωνο. Αν κάποιος δεν το σεβαστεί, ανάφερέ το.`,
    `## Owner and agency {#owner}

1. The agency sends you a proposal for one of your listings, or you send one to an agency by its GEMI number.
2. Whoever receives it sees which agency it is, its GEMI number and what is proposed. Of you, the agency sees only what the listing shows.
3. The other side accepts or declines within 14 days. Without an answer, nothing happens. Once declined, the same proposal cannot be made again for 90 days.
4. On acceptance both of you get an email that names the agency and its GEMI number, with the terms and the date. Keep it.

Proposals are in your account, on the page [Cooperation](/dashboard/cooperation).

## What changes in the listing {#ad}

- It says “In cooperation with” and the name of the agency.
- It stays yours: you change, pause or remove it whenever you like.
- The 5-day rule, which pauses a private listing when an agency publishes the same property, does not apply to the agency you work with. The whole rule is in the [terms](/terms-conditions#five-days).

## Cooperation and mandate are not the same {#mandate}

A cooperation at Estia says who shows the property. Fee and duties are set by the brokerage contract, which is made in writing. If the mandate is [exclusive](/exclusivity), you cannot work with another agency as well.

## Agency with agency {#offices}

Two agencies may work together on one property: one has the owner’s mandate, the other brings somebody interested. The same holds: proposal, acceptance, an email with the names and the GEMI numbers. Each agency is paid by its own client, or they share the fee as they agree. The owner has to know.

## How it ends {#end}

Either side can stop it. We record it and tell both by email. It also ends when the listing is deleted. The written contract between you ends as it says itself.

## You want no proposals? {#no-calls}

In the contact details of your listing choose that you want no calls from agents. No agency can then send you a proposal for it. Professionals also see it before they ask for the phone. If somebody does not respect it, report it.`,
  ),
};
