/** What each field of the ad form is called, and what is said beneath it. */
import { type Pair, pair } from '../pair.ts';
import type { ListingFieldName } from './fields.ts';

export const fieldLabels: Readonly<Record<ListingFieldName, Pair>> = {
  category_id: pair('Κατηγορία', 'Category'),
  type_id: pair('Τύπος', 'Type'),
  district_id: pair('Περιοχή', 'Area'),
  street: pair('Οδός', 'Street'),
  street_number: pair('Αριθμός', 'Number'),
  postal_code: pair('Τ.Κ.', 'Postal code'),
  lat: pair('Σημείο στον χάρτη', 'Point on the map'),
  lon: pair('Σημείο στον χάρτη', 'Point on the map'),
  hide_address: pair('Μη δείχνεις την ακριβή διεύθυνση', 'Do not show the exact address'),
  area: pair('Εμβαδόν', 'Size'),
  price: pair('Τιμή', 'Price'),
  bed_rooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  floor_id: pair('Όροφος', 'Floor'),
  energy_class_id: pair('Ενεργειακή κλάση', 'Energy class'),
  energy_exempt_reason: pair('Λόγος εξαίρεσης', 'Reason for exemption'),
  year_built: pair('Έτος κατασκευής', 'Year built'),
  title_el: pair('Τίτλος στα ελληνικά', 'Title in Greek'),
  title_en: pair('Τίτλος στα αγγλικά', 'Title in English'),
  description_el: pair('Περιγραφή στα ελληνικά', 'Description in Greek'),
  description_en: pair('Περιγραφή στα αγγλικά', 'Description in English'),
  main_area: pair('Κύριοι χώροι', 'Main rooms'),
  land_area: pair('Οικόπεδο', 'Plot'),
  renovation_year: pair('Έτος ανακαίνισης', 'Year of renovation'),
  permit_year: pair('Έτος οικοδομικής άδειας', 'Year of the building permit'),
  levels: pair('Επίπεδα', 'Levels'),
  bath_rooms: pair('Μπάνια', 'Bathrooms'),
  wc_rooms: pair('WC', 'WC'),
  kitchen_rooms: pair('Κουζίνες', 'Kitchens'),
  living_rooms: pair('Σαλόνια', 'Living rooms'),
  living_kitchen_rooms: pair('Σαλόνι με κουζίνα', 'Living room with kitchen'),
  heating_id: pair('Θέρμανση', 'Heating'),
  condition_id: pair('Κατάσταση', 'Condition'),
  parking_id: pair('Στάθμευση', 'Parking'),
  shared_fees: pair('Κοινόχρηστα τον μήνα', 'Shared expenses per month'),
  orientation_id: pair('Προσανατολισμός', 'Orientation'),
  view_id: pair('Θέα', 'View'),
  floor_type_id: pair('Δάπεδα', 'Flooring'),
  frame_id: pair('Κουφώματα', 'Window frames'),
  door_id: pair('Πόρτα', 'Door'),
  wardrobe_id: pair('Ντουλάπες', 'Wardrobes'),
  garden_id: pair('Κήπος', 'Garden'),
  swimming_pool_id: pair('Πισίνα', 'Pool'),
  electricity_type_id: pair('Ρεύμα', 'Electricity'),
  building_access_id: pair('Πρόσβαση', 'Access'),
  spatial_planning_id: pair('Ζώνη', 'Zone'),
  leaning_id: pair('Κλίση εδάφους', 'Slope'),
  show_case_length: pair('Μήκος βιτρίνας', 'Length of shop window'),
  facade_length: pair('Μήκος πρόσοψης', 'Length of frontage'),
  within_city_plan: pair('Εντός σχεδίου πόλης', 'Within the city plan'),
  is_listed_building: pair('Διατηρητέο κτίριο', 'Listed building'),
  golden_visa_route_id: pair('Golden Visa', 'Golden Visa'),
  change_of_use_done: pair('Η αλλαγή χρήσης σε κατοικία έχει ολοκληρωθεί', 'The change of use to a home is complete'),
  min_lease_months: pair('Ελάχιστη διάρκεια μίσθωσης', 'Shortest let'),
  ama: pair('Αριθμός ΑΜΑ', 'AMA (short-term let) number'),
  extras: pair('Παροχές', 'Amenities'),
  transportations: pair('Συγκοινωνίες κοντά', 'Transport nearby'),
  kaek: pair('ΚΑΕΚ', 'KAEK (land registry number)'),
  building_eid: pair('Ηλεκτρονική ταυτότητα κτιρίου', 'Electronic building identity'),
  epc_protocol_no: pair('Αριθμός πρωτοκόλλου ΠΕΑ', 'Energy certificate number'),
  epc_security_code: pair('Κωδικός ασφαλείας ΠΕΑ', 'Energy certificate security code'),
  epc_issued_on: pair('Ημερομηνία έκδοσης ΠΕΑ', 'Energy certificate date'),
  mandate_type_id: pair('Εντολή', 'Mandate'),
  mandate_signed_on: pair('Υπογραφή εντολής', 'Mandate signed on'),
  mandate_expires_on: pair('Λήξη εντολής', 'Mandate ends on'),
  mandate_extended: pair('Η εντολή έχει παραταθεί', 'The mandate has been extended'),
  contact_name: pair('Όνομα', 'Name'),
  contact_email: pair('Email', 'Email'),
  contact_phone: pair('Τηλέφωνο', 'Phone'),
  hide_phone: pair('Μη δείχνεις το τηλέφωνό μου', 'Do not show my phone'),
  no_brokers: pair('Χωρίς κλήσεις από μεσίτες', 'No calls from brokers'),
  right_declared: pair(
    'Δηλώνω ότι είμαι ιδιοκτήτης ή έχω το δικαίωμα να διαφημίσω αυτό το ακίνητο και ότι τα στοιχεία είναι αληθή.',
    'I declare that I own this property or have the right to advertise it, and that what I wrote is true.',
  ),
};

export const fieldHints: Partial<Readonly<Record<ListingFieldName, Pair>>> = {
  district_id: pair('Γράψε δήμο ή γειτονιά, ελληνικά ή greeklish', 'Write a municipality or neighbourhood'),
  postal_code: pair('Ο Τ.Κ. συμπληρώνεται μόνος του όπου είναι γνωστός.', 'The postal code is filled in where known.'),
  hide_address: pair(
    'Στον χάρτη φαίνεται ένας κύκλος με ακτίνα 750 μέτρων. Οδός και αριθμός δεν δημοσιεύονται.',
    'The map shows a circle of 750 metres. Street and number are not published.',
  ),
  energy_class_id: pair(
    'Από το Πιστοποιητικό Ενεργειακής Απόδοσης. Ο νόμος τη ζητά πριν από τη δημοσίευση.',
    'From the energy performance certificate. The law asks for it before an ad is published.',
  ),
  energy_exempt_reason: pair('Μόνο αν διάλεξες «Δεν απαιτείται»', 'Only if you chose “Not required”'),
  title_el: pair('Άφησέ τον κενό και τον φτιάχνουμε από τα στοιχεία', 'Leave it empty and it is made from the facts'),
  description_el: pair(
    'Τι κάνει το ακίνητο ξεχωριστό: φως, ησυχία, γειτονιά. Χωρίς τηλέφωνα και συνδέσμους.',
    'What makes the home special: light, quiet, the neighbourhood. No phones or links.',
  ),
  main_area: pair('Χωρίς βοηθητικούς χώρους', 'Without auxiliary spaces'),
  shared_fees: pair('Κατά μέσο όρο. 0 αν δεν υπάρχουν', 'On average. 0 if there are none'),
  golden_visa_route_id: pair(
    'Μόνο αν ταιριάζει. Την άδεια τη δίνει το κράτος.',
    'Only if it fits. The permit is granted by the state.',
  ),
  min_lease_months: pair('Σε μήνες. Κάτω από 2 χρειάζεται ΑΜΑ', 'In months. Under 2 an AMA number is needed'),
  ama: pair('Δημοσιεύεται, όπως ζητά ο νόμος', 'Published, as the law asks'),
  kaek: pair('12 ψηφία από το Κτηματολόγιο', '12 digits of the land registry'),
  epc_security_code: pair('Είναι στην πρώτη σελίδα του πιστοποιητικού', 'It is on the first page of the certificate'),
  mandate_type_id: pair(
    'Η ένδειξη «Αποκλειστικότητα» φαίνεται μόνο με αποκλειστική εντολή και τις ημερομηνίες της.',
    '“Exclusive” is shown only with an exclusive mandate and its dates.',
  ),
  contact_email: pair(
    'Εδώ και στο email του λογαριασμού σου στέλνουμε τα νέα μηνύματα. Δεν φαίνεται στην αγγελία.',
    'We send new messages here and to your account’s email. It isn’t shown on the listing.',
  ),
  contact_phone: pair(
    'Φαίνεται μόνο σε όποιον πατήσει «Δείξε τηλέφωνο»',
    'Shown only to people who press “Show phone”',
  ),
  hide_phone: pair('Μένει μόνο η φόρμα μηνύματος', 'Only the message form remains'),
  no_brokers: pair('Το γράφουμε δίπλα στο τηλέφωνο', 'We say so beside the phone'),
};

const greekMonths = (n: number) => (n === 1 ? '1 μήνα' : `${n} μήνες`);
const englishMonths = (n: number) => (n === 1 ? '1 month' : `${n} months`);

/** Beneath the day on which a mandate ends: the months of the day's rule. */
export const mandateHint = pair(
  (months: number, more: number) =>
    `Αποκλειστική: έως ${greekMonths(months)} μετά την υπογραφή${more > 0 ? `, ή ${months + more} αν έχει παραταθεί` : ''}`,
  (months: number, more: number) =>
    `Exclusive: up to ${englishMonths(months)} after it was signed${more > 0 ? `, or ${months + more} when extended` : ''}`,
);

/** What stands at the end of a field. */
export const fieldUnits: Partial<Readonly<Record<ListingFieldName, Pair>>> = {
  area: pair('τ.μ.', 'm²'),
  main_area: pair('τ.μ.', 'm²'),
  land_area: pair('τ.μ.', 'm²'),
  price: pair('€', '€'),
  shared_fees: pair('€', '€'),
  show_case_length: pair('μ.', 'm'),
  facade_length: pair('μ.', 'm'),
  min_lease_months: pair('μήνες', 'months'),
};

/** Headings inside a step, by the name of the group (web/src/features/listings/wizard/groups.ts). */
export const fieldGroupMessages = {
  what: pair('Τι δημοσιεύεις;', 'What are you advertising?'),
  where: pair('Πού βρίσκεται;', 'Where is it?'),
  size: pair('Μέγεθος και τιμή', 'Size and price'),
  text: pair('Τίτλος και περιγραφή', 'Title and description'),
  rooms: pair('Χώροι', 'Rooms'),
  building: pair('Κτίριο', 'Building'),
  comfort: pair('Άνεση και εξοπλισμός', 'Comfort and fittings'),
  land: pair('Γη και πρόσβαση', 'Land and access'),
  terms: pair('Όροι', 'Terms'),
  extras: pair('Παροχές', 'Amenities'),
  law: pair('Στοιχεία που ζητά ο νόμος', 'What the law asks for'),
  mandate: pair('Η εντολή σου', 'Your mandate'),
  contact: pair('Ποιος απαντά;', 'Who answers?'),
};

/** In place of the hint of the energy class, while the certificate is being issued. */
export const energyPendingHint = pair(
  'Συμπλήρωσε όλα τα υπόλοιπα τώρα. Θα δημοσιεύσεις την αγγελία μόλις έχεις την κλάση.',
  'Fill in everything else now. You can publish once you have the class.',
);
