/** Words of screens to come. Apart from the frame's words, which every page carries. */
import { type Pair, pair } from '../pair.ts';

export const coming = {
  lead: pair('Ετοιμάζεται', 'In preparation'),
  text: pair(
    'Αυτή η σελίδα δεν είναι έτοιμη ακόμη. Στο μεταξύ μπορείς να ψάξεις ακίνητα.',
    'This page is not ready yet. Meanwhile you can search properties.',
  ),
};

type Coming = { readonly title: Pair; readonly text: Pair };
/* @__NO_SIDE_EFFECTS__ */
function soon(title: Pair, text: Pair): Coming {
  return { title, text };
}

/** What will stand at each address that is not built yet, by the name of its route. */
export const comingScreens: Readonly<Record<string, Coming>> = {
  innovations: soon(
    pair('Τι κάνουμε αλλιώς', 'What we do differently'),
    pair('Εδώ θα διαβάζεις πώς δουλεύει η Εστία.', 'Here you will read how Estia works.'),
  ),
  'privacy-policy': soon(
    pair('Απόρρητο και cookies', 'Privacy and cookies'),
    pair(
      'Εδώ θα βρίσκεις ποια στοιχεία κρατάμε, γιατί και για πόσο.',
      'Here you will find which data we keep, why and for how long.',
    ),
  ),
  'terms-conditions': soon(
    pair('Όροι χρήσης', 'Terms of use'),
    pair('Εδώ θα βρίσκεις τους όρους χρήσης της Εστίας.', 'Here you will find the terms of use of Estia.'),
  ),
  'select-property': soon(
    pair('Τι θέλεις να δημοσιεύσεις', 'What would you like to list'),
    pair('Εδώ θα διαλέγεις το ακίνητο που πουλάς ή νοικιάζεις.', 'Here you will choose the property you sell or let.'),
  ),
  'show-realtors': soon(
    pair('Μεσιτικά γραφεία', 'Estate agencies'),
    pair(
      'Εδώ θα βρίσκεις γραφεία ανά περιοχή, με τον αριθμό ΓΕΜΗ τους.',
      'Here you will find agencies by area, with their number in the commercial register (GEMI).',
    ),
  ),
  'valuation-map': soon(
    pair('Χάρτης τιμών', 'Price map'),
    pair(
      'Εδώ θα βλέπεις τη διάμεση ζητούμενη τιμή ανά τετραγωνικό, από την περιφέρεια ως τη συνοικία.',
      'Here you will see median asking prices per square metre, from the region down to the neighbourhood.',
    ),
  ),
  'view-article': soon(
    pair('Οδηγός της αγοράς', 'Market guide'),
    pair('Εδώ θα διαβάζεις το άρθρο που άνοιξες.', 'Here you will read the article you opened.'),
  ),
  'agency-agency_id': soon(
    pair('Μεσιτικό γραφείο', 'Estate agency'),
    pair('Εδώ θα βλέπεις το γραφείο και τις αγγελίες του.', 'Here you will see the agency and its ads.'),
  ),
  'my-home': soon(
    pair('Σπίτι μου', 'My Home'),
    pair(
      'Εδώ θα διαβάζεις τους όρους του προγράμματος, με την ημερομηνία που ισχύουν.',
      'Here you will read the rules of the programme, with the date they hold.',
    ),
  ),
  exclusivity: soon(
    pair('Αποκλειστική εντολή', 'Exclusive mandate'),
    pair(
      'Εδώ θα διαβάζεις τι σημαίνει η αποκλειστική εντολή σε μεσίτη.',
      'Here you will read what an exclusive mandate to an agent means.',
    ),
  ),
  cooperation: soon(
    pair('Συνεργασία με μεσίτη', 'Working with an agent'),
    pair(
      'Εδώ θα διαβάζεις πώς συνεργάζονται ιδιοκτήτες και γραφεία.',
      'Here you will read how owners and agencies work together.',
    ),
  ),
  complexes: soon(
    pair('Συγκροτήματα', 'Developments'),
    pair('Εδώ θα βρίσκεις συγκροτήματα με τις κατοικίες τους.', 'Here you will find developments with their homes.'),
  ),
  'complexes-id': soon(
    pair('Συγκρότημα', 'Development'),
    pair('Εδώ θα βλέπεις το συγκρότημα και τις κατοικίες του.', 'Here you will see the development and its homes.'),
  ),
  valuation: soon(
    pair('Εκτίμηση ακινήτου', 'Property valuation'),
    pair(
      'Εδώ θα βλέπεις πόσο κάνει ένα ακίνητο, με εύρος τιμής και όμοιες αγγελίες.',
      'Here you will see what a property is worth, with a range and similar ads.',
    ),
  ),
  articles: soon(
    pair('Οδηγός της αγοράς', 'Market guide'),
    pair('Εδώ θα βρίσκεις όλα τα άρθρα.', 'Here you will find all articles.'),
  ),
  'golden-visa': soon(
    pair('Golden Visa', 'Golden Visa'),
    pair(
      'Εδώ θα διαβάζεις πώς μια αγορά ακινήτου δίνει άδεια διαμονής, με τα όρια κάθε περιοχής.',
      'Here you will read how buying property gives a residence permit, with the limits of each area.',
    ),
  ),
  'dashboard-properties': soon(
    pair('Τα ακίνητά μου', 'My properties'),
    pair('Εδώ θα βλέπεις όλες τις αγγελίες σου.', 'Here you will see all your ads.'),
  ),
  'dashboard-properties-for-rent': soon(
    pair('Οι ενοικιάσεις μου', 'My rentals'),
    pair('Εδώ θα βλέπεις τις αγγελίες ενοικίασης που έβαλες.', 'Here you will see the rental ads you placed.'),
  ),
  'dashboard-properties-for-sale': soon(
    pair('Οι πωλήσεις μου', 'My sales'),
    pair('Εδώ θα βλέπεις τις αγγελίες πώλησης που έβαλες.', 'Here you will see the sales ads you placed.'),
  ),
  'dashboard-properties-new-property': soon(
    pair('Νέα αγγελία', 'New ad'),
    pair('Εδώ θα γράφεις την αγγελία σου, βήμα βήμα.', 'Here you will write your ad, step by step.'),
  ),
  'dashboard-properties-edit-new-property': soon(
    pair('Επεξεργασία αγγελίας', 'Edit an ad'),
    pair('Εδώ θα αλλάζεις την αγγελία σου.', 'Here you will change your ad.'),
  ),
  'dashboard-properties-external-sources': soon(
    pair('Αγγελίες από αλλού', 'Ads from elsewhere'),
    pair(
      'Εδώ θα φέρνεις αγγελίες από το σύστημα του γραφείου σου.',
      'Here you will bring in ads from your agency system.',
    ),
  ),
  'dashboard-properties-for-property_id': soon(
    pair('Η αγγελία μου', 'My ad'),
    pair('Εδώ θα βλέπεις την αγγελία σου όπως τη βλέπουν οι άλλοι.', 'Here you will see your ad as others see it.'),
  ),
  'dashboard-user-subscription': soon(
    pair('Η συνδρομή μου', 'My subscription'),
    pair(
      'Εδώ θα βλέπεις το πακέτο, τις πληρωμές και τα παραστατικά σου.',
      'Here you will see your plan, payments and invoices.',
    ),
  ),
  'dashboard-admin-article-editor': soon(
    pair('Γράψε άρθρο', 'Write an article'),
    pair('Εδώ θα γράφονται τα άρθρα του οδηγού.', 'Here the articles of the guide will be written.'),
  ),
  'dashboard-admin-external-sources': soon(
    pair('Εξωτερικές πηγές', 'External sources'),
    pair('Εδώ θα ελέγχονται οι πηγές αγγελιών.', 'Here the sources of ads will be checked.'),
  ),
  'dashboard-admin-list-alerts': soon(
    pair('Αναφορές', 'Reports'),
    pair(
      'Εδώ θα ελέγχονται οι αναφορές για αγγελίες και χρήστες.',
      'Here reports about ads and users will be checked.',
    ),
  ),
  'dashboard-admin-list-articles': soon(
    pair('Άρθρα', 'Articles'),
    pair('Εδώ θα βρίσκονται τα άρθρα του οδηγού.', 'Here the articles of the guide will be listed.'),
  ),
  'dashboard-admin-list-user-subscriptions': soon(
    pair('Συνδρομές', 'Subscriptions'),
    pair('Εδώ θα βρίσκονται οι συνδρομές των γραφείων.', 'Here the subscriptions of agencies will be listed.'),
  ),
  'dashboard-admin-properties-for-rent': soon(
    pair('Ενοικιάσεις προς έλεγχο', 'Rentals to check'),
    pair('Εδώ θα ελέγχονται οι αγγελίες ενοικίασης.', 'Here rental ads will be checked.'),
  ),
  'dashboard-admin-properties-for-sale': soon(
    pair('Πωλήσεις προς έλεγχο', 'Sales to check'),
    pair('Εδώ θα ελέγχονται οι αγγελίες πώλησης.', 'Here sales ads will be checked.'),
  ),
};
