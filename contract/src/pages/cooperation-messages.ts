/** Text of /cooperation: how owners and agencies, and agencies among themselves, work together. */
import { pair } from '../pair.ts';

export const cooperation = {
  updated: '2026-11-15',
  title: pair('Συνεργασία με μεσίτη', 'Working with an agent'),
  lead: pair(
    'Πώς συνεργάζονται ιδιοκτήτες και γραφεία, και γραφεία μεταξύ τους, με γραπτή συμφωνία που λέει ποιος είναι ποιος.',
    'How owners and agencies, and agencies among themselves, work together, with a written agreement that says who is who.',
  ),
  text: pair(
    `## Τι ισχύει σήμερα {#today}

Η συνεργασία μέσα από την Εστία δεν λειτουργεί ακόμη. Προς το παρόν συμφωνείς με το γραφείο απευθείας και γραπτά. Μπορείτε να έχετε και οι δύο αγγελία για το ίδιο ακίνητο, εκτός αν έχεις δώσει [αποκλειστική εντολή](/exclusivity). Καμία από τις δύο δεν παύει αυτόματα.

Όσα ακολουθούν περιγράφουν πώς θα γίνεται. Πριν αρχίσει, θα το ανακοινώσουμε.

## Ιδιοκτήτης και γραφείο {#owner}

1. Το γραφείο θα σου στέλνει πρόταση για ένα ακίνητο που έχεις δημοσιεύσει.
2. Θα βλέπεις ποιο γραφείο είναι, τον αριθμό ΓΕΜΗ του και τι προτείνει.
3. Θα δέχεσαι ή θα αρνείσαι. Αν δεν απαντήσεις, δεν θα γίνεται τίποτε.
4. Αν δεχτείς, θα παίρνετε και οι δύο email που ονομάζει το γραφείο και τον αριθμό ΓΕΜΗ του, με τους όρους και τις ημερομηνίες. Κράτησέ το.

## Τι θα αλλάζει στην αγγελία {#ad}

- Θα δείχνει «Σε συνεργασία με» και το όνομα του γραφείου.
- Θα μένει δική σου: την αλλάζεις, την παύεις ή την αφαιρείς όποτε θέλεις.
- Ο κανόνας των 5 ημερών, που παύει αγγελία ιδιώτη όταν γραφείο δημοσιεύσει το ίδιο ακίνητο, δεν θα ισχύει για το γραφείο με το οποίο συνεργάζεσαι. Ολόκληρος ο κανόνας είναι στους [όρους](/terms-conditions#five-days).

## Συνεργασία και εντολή δεν είναι το ίδιο {#mandate}

Η συνεργασία στην Εστία θα λέει ποιος δείχνει το ακίνητο. Την αμοιβή και τις υποχρεώσεις τις ορίζει η σύμβαση μεσιτείας, που γίνεται γραπτά. Αν η εντολή είναι [αποκλειστική](/exclusivity), δεν μπορείς να συνεργάζεσαι και με άλλον.

## Γραφείο με γραφείο {#offices}

Δύο γραφεία μπορούν να συνεργαστούν για το ίδιο ακίνητο: το ένα έχει την εντολή του ιδιοκτήτη, το άλλο φέρνει ενδιαφερόμενο. Θα ισχύουν τα ίδια: πρόταση, αποδοχή, email με τα ονόματα και τους αριθμούς ΓΕΜΗ. Κάθε γραφείο πληρώνεται από τον πελάτη του ή μοιράζονται την αμοιβή όπως συμφωνήσουν. Ο ιδιοκτήτης πρέπει να το γνωρίζει.

## Πώς τελειώνει {#end}

Όποιος θέλει θα τη σταματά. Θα το καταγράφουμε και θα ειδοποιούνται και οι δύο με email. Η γραπτή σύμβαση που έχετε μεταξύ σας τελειώνει όπως γράφει η ίδια.

## Δεν θέλεις προτάσεις; {#no-calls}

Στα στοιχεία επικοινωνίας της αγγελίας διάλεξε ότι δεν θέλεις κλήσεις από μεσίτες. Το βλέπουν οι επαγγελματίες πριν ζητήσουν το τηλέφωνο. Αν κάποιος δεν το σεβαστεί, ανάφερέ το.`,
    `## How it works today {#today}

Cooperation through Estia is not available yet. For now you agree with the agency directly and in writing. Both of you may advertise the same property, unless you gave an [exclusive mandate](/exclusivity). Neither ad is paused automatically.

The rest of this page describes how it will work. We will announce it before it starts.

## Owner and agency {#owner}

1. The agency will send you a proposal for a property you have published.
2. You will see which agency it is, its GEMI number and what it proposes.
3. You will accept or decline. If you do not answer, nothing will happen.
4. If you accept, both of you will get an email that names the agency and its GEMI number, with the terms and the dates. Keep it.

## What will change in the ad {#ad}

- It will say “In cooperation with” and the name of the agency.
- It will stay yours: you change, pause or remove it whenever you like.
- The 5-day rule, which pauses a private ad when an agency publishes the same property, will not apply to the agency you work with. The whole rule is in the [terms](/terms-conditions#five-days).

## Cooperation and mandate are not the same {#mandate}

A cooperation at Estia will say who shows the property. Fee and duties are set by the brokerage contract, which is made in writing. If the mandate is [exclusive](/exclusivity), you cannot work with another agency as well.

## Agency with agency {#offices}

Two agencies may work together on one property: one has the owner’s mandate, the other brings somebody interested. The same will hold: proposal, acceptance, an email with the names and the GEMI numbers. Each agency is paid by its own client, or they share the fee as they agree. The owner has to know.

## How it ends {#end}

Either side will be able to stop it. We will record it and tell both by email. The written contract between you ends as it says itself.

## You want no proposals? {#no-calls}

In the contact details of your ad choose that you want no calls from agents. Professionals see it before they ask for the phone. If somebody does not respect it, report it.`,
  ),
};
