/** Text of /cooperation: how owners and agencies, and agencies among themselves, work together. */
import { pair } from '../pair.ts';

export const cooperation = {
  updated: '2026-11-18',
  title: pair('Συνεργασία με μεσίτη', 'Working with an agent'),
  lead: pair(
    'Πώς συνεργάζονται ιδιοκτήτες και γραφεία, και γραφεία μεταξύ τους, με μια συμφωνία που ονομάζει το γραφείο.',
    'How owners work with agencies, and agencies with each other, under an agreement that names the agency.',
  ),
  text: pair(
    `## Ιδιοκτήτης και γραφείο {#owner}

1. Το γραφείο σου στέλνει πρόταση για μια αγγελία σου, ή στέλνεις εσύ πρόταση σε ένα γραφείο με τον αριθμό ΓΕΜΗ του.
2. Όποιος παίρνει την πρόταση βλέπει ποιο γραφείο είναι, τον αριθμό ΓΕΜΗ του και τι προτείνεται. Το γραφείο βλέπει για σένα μόνο όσα δείχνει η αγγελία.
3. Η άλλη πλευρά δέχεται ή απορρίπτει την πρόταση μέσα σε 14 ημέρες. Αν δεν απαντήσει, δεν γίνεται τίποτα. Αν απορρίψει την πρόταση, η ίδια δεν γίνεται ξανά για 90 ημέρες.
4. Με την αποδοχή παίρνετε και οι δύο email με το όνομα και τον αριθμό ΓΕΜΗ του γραφείου, τους όρους και την ημερομηνία. Κράτησέ το.

Οι προτάσεις είναι στον λογαριασμό σου, στη σελίδα [Συνεργασίες](/dashboard/cooperation).

## Τι αλλάζει στην αγγελία {#ad}

- Δείχνει «Σε συνεργασία με» και το όνομα του γραφείου.
- Μένει δική σου: την αλλάζεις, τη βάζεις σε παύση ή την αφαιρείς όποτε θέλεις.
- Ο κανόνας των πέντε ημερών, που βάζει σε παύση την αγγελία ενός ιδιώτη όταν ένα γραφείο δημοσιεύσει το ίδιο ακίνητο, δεν ισχύει για το γραφείο με το οποίο συνεργάζεσαι. Ολόκληρος ο κανόνας είναι στους [όρους](/terms-conditions#five-days).

## Συνεργασία και εντολή δεν είναι το ίδιο {#mandate}

Η συνεργασία στην Εστία λέει ποιος δείχνει το ακίνητο. Την αμοιβή και τις υποχρεώσεις τις ορίζει η σύμβαση μεσιτείας, που γίνεται γραπτά. Αν η εντολή είναι [αποκλειστική](/exclusivity), δεν μπορείς να συνεργάζεσαι και με άλλον.

## Γραφείο με γραφείο {#offices}

Δύο γραφεία μπορούν να συνεργαστούν για το ίδιο ακίνητο: το ένα έχει την εντολή του ιδιοκτήτη, το άλλο φέρνει ενδιαφερόμενο. Ισχύουν τα ίδια: πρόταση, αποδοχή, email με τα ονόματα και τους αριθμούς ΓΕΜΗ. Κάθε γραφείο πληρώνεται από τον πελάτη του ή μοιράζονται την αμοιβή όπως συμφωνήσουν. Ο ιδιοκτήτης πρέπει να το γνωρίζει.

## Πώς τελειώνει {#end}

Τη σταματά όποια πλευρά θέλει, όποτε θέλει. Το καταγράφουμε και ειδοποιείστε και οι δύο με email. Τελειώνει και όταν διαγραφεί η αγγελία. Η γραπτή σύμβαση που έχετε μεταξύ σας τελειώνει όπως γράφει η ίδια.

## Δεν θέλεις προτάσεις; {#no-calls}

Στα στοιχεία επικοινωνίας της αγγελίας διάλεξε «Χωρίς κλήσεις από μεσίτες». Τότε κανένα γραφείο δεν μπορεί να σου στείλει πρόταση για αυτήν. Το βλέπουν οι επαγγελματίες και πριν ζητήσουν το τηλέφωνο. Αν κάποιος δεν το σεβαστεί, ανάφερέ το.`,
    `## Owner and agency {#owner}

1. The agency sends you a proposal for one of your listings, or you send one to an agency by its GEMI number.
2. Whoever receives the proposal sees the agency, its GEMI number and what is proposed. The agency sees only what your listing shows about you.
3. The other side accepts or declines within 14 days. If they do not reply, nothing happens. If they decline, the same proposal cannot be made again for 90 days.
4. If they accept, you both get an email with the agency’s name and GEMI number, the terms and the date. Keep it.

You will find proposals in your account, under [Cooperation](/dashboard/cooperation).

## What changes on the listing {#ad}

- It says “In cooperation with” and the agency’s name.
- It stays yours: you can change, pause or remove it whenever you like.
- The five-day rule, which pauses a private owner’s listing when an agency publishes the same property, does not apply to the agency you work with. The full rule is in the [terms](/terms-conditions#five-days).

## Cooperation is not a mandate {#mandate}

A cooperation on Estia says who is showing the property. The fee and each side’s duties are set by the brokerage contract, which must be in writing. If the mandate is [exclusive](/exclusivity), you cannot work with another agency as well.

## Between agencies {#offices}

Two agencies can work together on one property: one has the owner’s mandate, the other brings a buyer or tenant. It works the same way: a proposal, an acceptance, and an email with the names and GEMI numbers. Each agency is paid by its own client, or they share the fee as they agree. The owner must be told.

## How it ends {#end}

Either side can end it at any time. We record it and email you both. It also ends when the listing is deleted. Any written contract between you ends on its own terms.

## Do not want proposals? {#no-calls}

In your listing’s contact details, tick “No calls from agents”. Agencies then cannot send you proposals for it, and they see this before they ask for your phone number. If anyone ignores it, report them.`,
  ),
};
