/** What each field of the listing form is called, and what is said beneath it. */
import { type Pair, pair } from '../../pair.ts';
import type { ListingFieldName } from '../fields.ts';

export const fieldLabels: Readonly<Record<ListingFieldName, Pair>> = {
  category_id: pair('Κατηγορία', 'Category'),
  type_id: pair('Τύπος', 'Type'),
  district_id: pair('Περιοχή', 'Area'),
  street: pair('Οδός', 'Street'),
  street_number: pair('Αριθμός', 'Street number'),
  postal_code: pair('ΤΚ', 'Postcode'),
  lat: pair('Σημείο στον χάρτη', 'Location on the map'),
  lon: pair('Σημείο στον χάρτη', 'Location on the map'),
  hide_address: pair('Απόκρυψη ακριβούς διεύθυνσης', 'Hide the exact address'),
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
  main_area: pair('Κύριοι χώροι', 'Main-use area'),
  land_area: pair('Οικόπεδο', 'Plot'),
  renovation_year: pair('Έτος ανακαίνισης', 'Year renovated'),
  permit_year: pair('Έτος οικοδομικής άδειας', 'Building permit year'),
  levels: pair('Επίπεδα', 'Levels'),
  bath_rooms: pair('Μπάνια', 'Bathrooms'),
  wc_rooms: pair('WC', 'WC'),
  kitchen_rooms: pair('Κουζίνες', 'Kitchens'),
  living_rooms: pair('Σαλόνια', 'Living rooms'),
  living_kitchen_rooms: pair('Σαλοκουζίνες', 'Open-plan kitchen/living rooms'),
  heating_id: pair('Θέρμανση', 'Heating'),
  condition_id: pair('Κατάσταση', 'Condition'),
  parking_id: pair('Στάθμευση', 'Parking'),
  shared_fees: pair('Μηνιαία κοινόχρηστα', 'Common charges per month'),
  orientation_id: pair('Προσανατολισμός', 'Orientation'),
  view_id: pair('Θέα', 'View'),
  floor_type_id: pair('Δάπεδα', 'Flooring'),
  frame_id: pair('Κουφώματα', 'Window frames'),
  door_id: pair('Πόρτα εισόδου', 'Front door'),
  wardrobe_id: pair('Ντουλάπες', 'Wardrobes'),
  garden_id: pair('Κήπος', 'Garden'),
  swimming_pool_id: pair('Πισίνα', 'Pool'),
  electricity_type_id: pair('Ρεύμα', 'Electricity'),
  building_access_id: pair('Πρόσβαση', 'Road access'),
  spatial_planning_id: pair('Ζώνη', 'Planning zone'),
  leaning_id: pair('Κλίση εδάφους', 'Slope'),
  show_case_length: pair('Μήκος βιτρίνας', 'Shopfront width'),
  facade_length: pair('Μήκος πρόσοψης', 'Frontage width'),
  within_city_plan: pair('Εντός σχεδίου πόλης', 'Within the town plan'),
  is_listed_building: pair('Διατηρητέο κτίριο', 'Listed building'),
  golden_visa_route_id: pair('Golden Visa', 'Golden Visa'),
  change_of_use_done: pair('Η αλλαγή χρήσης σε κατοικία έχει ολοκληρωθεί', 'Change of use to residential is complete'),
  min_lease_months: pair('Ελάχιστη διάρκεια μίσθωσης', 'Minimum lease'),
  available_from: pair('Διαθέσιμο από', 'Available from'),
  deposit_months: pair('Εγγύηση (μηνιαία μισθώματα)', 'Deposit (months of rent)'),
  pets_allowed: pair('Δέχεται κατοικίδια', 'Pets allowed'),
  bills_included: pair('Περιλαμβάνονται λογαριασμοί', 'Bills included'),
  ama: pair('Αριθμός ΑΜΑ', 'AMA number (short-term rentals)'),
  extras: pair('Παροχές', 'Amenities'),
  transportations: pair('Συγκοινωνίες κοντά', 'Transport nearby'),
  kaek: pair('ΚΑΕΚ', 'KAEK (land registry number)'),
  building_eid: pair('Ηλεκτρονική ταυτότητα κτιρίου', 'Electronic building ID'),
  epc_protocol_no: pair('Αριθμός πρωτοκόλλου ΠΕΑ', 'Energy certificate number'),
  epc_security_code: pair('Κωδικός ασφαλείας ΠΕΑ', 'Energy certificate security code'),
  epc_issued_on: pair('Ημερομηνία έκδοσης ΠΕΑ', 'Energy certificate issue date'),
  mandate_type_id: pair('Εντολή', 'Agency agreement'),
  mandate_signed_on: pair('Υπογραφή εντολής', 'Agreement signed on'),
  mandate_expires_on: pair('Λήξη εντολής', 'Agreement ends on'),
  mandate_extended: pair('Η εντολή έχει παραταθεί', 'The agreement has been extended'),
  contact_name: pair('Όνομα', 'Name'),
  contact_email: pair('Email', 'Email'),
  contact_phone: pair('Τηλέφωνο', 'Phone'),
  hide_phone: pair('Απόκρυψη του τηλεφώνου μου', 'Hide my phone number'),
  no_brokers: pair('Χωρίς κλήσεις από μεσίτες', 'No calls from agents'),
  right_declared: pair(
    'Δηλώνω ότι είμαι ιδιοκτήτης ή έχω το δικαίωμα να διαφημίσω αυτό το ακίνητο και ότι τα στοιχεία είναι αληθή.',
    'I confirm that I own this property or have the right to advertise it, and that the information I’ve given is true.',
  ),
};

export const fieldHints: Partial<Readonly<Record<ListingFieldName, Pair>>> = {
  district_id: pair('Γράψε δήμο ή γειτονιά, ελληνικά ή greeklish', 'Enter a municipality or neighbourhood'),
  postal_code: pair('Συμπληρώνεται αυτόματα, όπου είναι γνωστός.', 'We fill this in automatically where we can.'),
  hide_address: pair(
    'Στον χάρτη εμφανίζεται ένας κύκλος με ακτίνα 750 μέτρων. Οδός και αριθμός δεν δημοσιεύονται.',
    'The map shows a circle with a 750 m radius. We don’t publish the street or number.',
  ),
  area: pair('Σε ακέραια τετραγωνικά: το 84,5 γίνεται 85', 'Whole square metres: 84.5 becomes 85'),
  land_area: pair('Σε ακέραια τετραγωνικά', 'Whole square metres'),
  energy_class_id: pair(
    'Από το Πιστοποιητικό Ενεργειακής Απόδοσης (ΠΕΑ). Είναι υποχρεωτική από τον νόμο.',
    'From the energy performance certificate (PEA). Required by law before you publish.',
  ),
  energy_exempt_reason: pair('Μόνο αν διάλεξες «Εξαίρεση»', 'Only if you chose “Exempt”'),
  title_el: pair(
    'Αν τον αφήσεις κενό, τον συμπληρώνουμε εμείς από τα στοιχεία',
    'Leave blank and we’ll create one from the details',
  ),
  description_el: pair(
    'Τι κάνει το ακίνητο ξεχωριστό: φως, ησυχία, γειτονιά. Χωρίς τηλέφωνα και συνδέσμους.',
    'What makes the property special? Light, quiet, the neighbourhood. Leave out phone numbers and links.',
  ),
  main_area: pair('Χωρίς βοηθητικούς χώρους', 'Excludes storage, parking and balconies'),
  shared_fees: pair('Κατά μέσο όρο. 0 αν δεν υπάρχουν', 'Monthly average. Enter 0 if there are none'),
  golden_visa_route_id: pair(
    'Μόνο αν ισχύει. Την άδεια τη χορηγεί το κράτος.',
    'Choose only if it applies. Only the state can grant the permit.',
  ),
  min_lease_months: pair('Σε μήνες. Κάτω από 2 χρειάζεται ΑΜΑ', 'In months. Under 2 months needs an AMA number'),
  deposit_months: pair('0 αν δεν ζητάς εγγύηση', 'Choose 0 if you don’t ask for one'),
  bills_included: pair(
    'Ρεύμα, νερό και κοινόχρηστα είναι μέσα στο ενοίκιο',
    'Electricity, water and common charges are part of the rent',
  ),
  ama: pair('Εμφανίζεται στην αγγελία, όπως ορίζει ο νόμος', 'Shown on your listing, as required by law'),
  kaek: pair(
    'Από το Κτηματολόγιο. Για διαμέρισμα ολόκληρος, π.χ. 050123456789/1/7',
    'From the land registry. For a flat, enter the full number, such as 050123456789/1/7',
  ),
  epc_security_code: pair('Στην πρώτη σελίδα του πιστοποιητικού', 'On the first page of the certificate'),
  mandate_type_id: pair(
    'Η ένδειξη «Αποκλειστικότητα» χρειάζεται αποκλειστική εντολή με ημερομηνίες και, μετά τη δημοσίευση, το έγγραφό της στη σελίδα «Εντολές».',
    'The “Exclusive” badge needs an exclusive agreement with its dates and, once published, its document on the “Agency agreements” page.',
  ),
  contact_email: pair(
    'Εδώ και στο email του λογαριασμού σου στέλνουμε τα νέα μηνύματα. Δεν εμφανίζεται στην αγγελία.',
    'We send new messages here and to your account’s email. It isn’t shown on the listing.',
  ),
  contact_phone: pair(
    'Εμφανίζεται μόνο σε όποιον πατήσει «Εμφάνιση τηλεφώνου»',
    'Shown only to people who select “Show phone number”',
  ),
  hide_phone: pair('Θα επικοινωνούν μαζί σου μόνο με μήνυμα', 'People can only contact you by message'),
  no_brokers: pair(
    'Εμφανίζεται δίπλα στο τηλέφωνο. Τα γραφεία δεν μπορούν ούτε να σου προτείνουν συνεργασία.',
    'We show this next to your phone number. Agencies can’t send you cooperation proposals either.',
  ),
};

const greekMonths = (n: number) => (n === 1 ? '1 μήνα' : `${n} μήνες`);
const englishMonths = (n: number) => (n === 1 ? '1 month' : `${n} months`);

/** Beneath the day on which a mandate ends: the months of the day's rule. */
export const mandateHint = pair(
  (months: number, more: number) =>
    `Αποκλειστική: έως ${greekMonths(months)} μετά την υπογραφή${more > 0 ? `, ή ${months + more} αν έχει παραταθεί` : ''}`,
  (months: number, more: number) =>
    `Exclusive agreements: up to ${englishMonths(months)} from signing${more > 0 ? `, or ${months + more} if extended` : ''}`,
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

/** Headings inside a step, by the name of the group (web/src/features/listings/wizard/field-groups.ts). */
export const fieldGroupMessages = {
  what: pair('Τι δημοσιεύεις;', 'What are you listing?'),
  where: pair('Πού βρίσκεται;', 'Where is it?'),
  size: pair('Μέγεθος και τιμή', 'Size and price'),
  text: pair('Τίτλος και περιγραφή', 'Title and description'),
  rooms: pair('Χώροι', 'Rooms'),
  building: pair('Κτίριο', 'Building'),
  comfort: pair('Εξοπλισμός', 'Features and fittings'),
  land: pair('Γη και πρόσβαση', 'Land and access'),
  terms: pair('Όροι', 'Terms'),
  extras: pair('Παροχές', 'Amenities'),
  law: pair('Στοιχεία που ζητά ο νόμος', 'Legal details'),
  mandate: pair('Η εντολή σου', 'Your agency agreement'),
  contact: pair('Στοιχεία επικοινωνίας', 'Contact details'),
};

/** In place of the hint of the energy class, while the certificate is being issued. */
export const energyPendingHint = pair(
  'Συμπλήρωσε όλα τα υπόλοιπα τώρα. Θα δημοσιεύσεις την αγγελία μόλις έχεις την κλάση.',
  'Fill in everything else now. You can publish once you have the class.',
);
