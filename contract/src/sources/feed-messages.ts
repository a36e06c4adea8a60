/** What is wrong with a feed or with one of its items, and what to do about it. */
import { type Pair, pair } from '../pair.ts';
import type { BrokenFeedCode, FeedFaultCode, FeedFormat } from './feed-codes.ts';

/** `problem`: what is wrong; `remedy`: what to do. */
export type FeedMessage = { problem: Pair; remedy: Pair };
const say = (problem: Pair, remedy: Pair): FeedMessage => ({ problem, remedy });

export const feedFormatMessages: Record<FeedFormat, Pair> = {
  xe: pair('xe.gr (ενιαία μορφή αγγελιών, ZIP)', 'xe.gr (unified format, ZIP)'),
  kyero: pair('Kyero, έκδοση 3 (XML)', 'Kyero version 3 (XML)'),
  estia: pair('JSON της Εστίας', 'Estia JSON'),
  csv: pair('Αρχείο CSV', 'CSV file'),
  xlsx: pair('Βιβλίο εργασίας Excel (XLSX)', 'Excel workbook (XLSX)'),
  openimmo: pair('XML με πεδία OpenImmo', 'XML with OpenImmo fields'),
};

export const feedFaultMessages: Record<FeedFaultCode, FeedMessage> = {
  reference_missing: say(
    pair('Η αγγελία δεν έχει κωδικό', 'The listing has no reference'),
    pair(
      'Δώσε σε κάθε αγγελία έναν κωδικό που δεν αλλάζει από αρχείο σε αρχείο.',
      'Give every listing a reference that stays the same from file to file.',
    ),
  ),
  reference_too_long: say(
    pair('Ο κωδικός έχει πάνω από 100 χαρακτήρες', 'The reference has more than 100 characters'),
    pair('Χρησιμοποίησε κωδικό έως 100 χαρακτήρες.', 'Use a reference of up to 100 characters.'),
  ),
  reference_duplicate: say(
    pair('Ο ίδιος κωδικός υπάρχει ήδη πιο πάνω στο αρχείο', 'The same reference already appears earlier in the file'),
    pair(
      'Κράτησε μία αγγελία ανά κωδικό. Από τις δύο διαβάσαμε την πρώτη.',
      'Keep one listing for each reference. We read the first of the two.',
    ),
  ),
  action_unknown: say(
    pair('Δεν αναγνωρίζουμε αυτή την ενέργεια', 'We don’t recognise this action'),
    pair('Στείλε δημοσίευση, αλλαγή ή αφαίρεση.', 'Send publish, change or remove.'),
  ),
  purpose_missing: say(
    pair('Δεν λέει αν είναι για πώληση ή για ενοικίαση', 'It doesn’t say whether it’s for sale or for rent'),
    pair('Συμπλήρωσε πώληση ή ενοικίαση.', 'Fill in sale or rent.'),
  ),
  purpose_unsupported: say(
    pair(
      'Δημοσιεύουμε μόνο πωλήσεις και ενοικιάσεις, όχι αυτό το είδος συναλλαγής',
      'We publish sales and rentals only, not this kind of transaction',
    ),
    pair(
      'Στείλε την ως πώληση ή ενοικίαση, ή μην τη συμπεριλάβεις.',
      'Send it as a sale or a rental, or leave it out.',
    ),
  ),
  currency_unsupported: say(
    pair('Η τιμή δεν είναι σε ευρώ', 'The price isn’t in euros'),
    pair('Στείλε την τιμή σε ευρώ (EUR).', 'Send the price in euros (EUR).'),
  ),
  price_unit: say(
    pair(
      'Η τιμή δεν είναι συνολική ούτε ανά μήνα, αλλά π.χ. ανά εβδομάδα ή ανά τ.μ.',
      'The price is per week or per m², for example, not a total or a monthly price',
    ),
    pair('Στείλε τη συνολική τιμή ή το μηνιαίο ενοίκιο.', 'Send the total price or the monthly rent.'),
  ),
  text_damaged: say(
    pair('Το κείμενο έχει χαρακτήρες που δεν διαβάζονται', 'The text has characters that can’t be read'),
    pair(
      'Εξήγαγε το αρχείο ξανά σε UTF-8 και έλεγξε ότι τα ελληνικά φαίνονται σωστά.',
      'Export the file again in UTF-8 and check that the Greek text looks right.',
    ),
  ),
  row_cells: say(
    pair('Η γραμμή έχει περισσότερα κελιά από την επικεφαλίδα', 'The row has more cells than the header'),
    pair(
      'Βάλε σε εισαγωγικά τα κείμενα που περιέχουν το διαχωριστικό.',
      'Put texts that contain the separator in quotes.',
    ),
  ),
  not_an_object: say(
    pair('Εδώ έπρεπε να υπάρχει μία αγγελία', 'A listing was expected here'),
    pair('Γράψε κάθε αγγελία ως αντικείμενο: { … }.', 'Write each listing as an object: { … }.'),
  ),
  item_too_large: say(
    pair('Η αγγελία έχει πάρα πολλά δεδομένα', 'The listing has too much data'),
    pair(
      'Στείλε συνδέσμους για τις φωτογραφίες, όχι τις ίδιες μέσα στο αρχείο.',
      'Send links to the photos instead of putting them in the file.',
    ),
  ),
  number_unreadable: say(
    pair('Εδώ έπρεπε να υπάρχει αριθμός', 'A number was expected here'),
    pair('Γράψε μόνο τον αριθμό, π.χ. 85 ή 250000.', 'Write only the number, such as 85 or 250000.'),
  ),
  number_range: say(
    pair('Ο αριθμός είναι πολύ μικρός ή πολύ μεγάλος', 'The number is too low or too high'),
    pair('Έλεγξε τον αριθμό και τη μονάδα του.', 'Check the number and its unit.'),
  ),
  unit_unknown: say(
    pair('Αυτή η μονάδα μέτρησης δεν υποστηρίζεται', 'This unit isn’t supported'),
    pair('Στείλε εμβαδά σε τ.μ. και μήκη σε μέτρα.', 'Send areas in m² and lengths in metres.'),
  ),
  date_unreadable: say(
    pair('Η ημερομηνία δεν διαβάζεται', 'The date can’t be read'),
    pair('Γράψε την ως 2026-03-31 ή 31/03/2026.', 'Write it as 2026-03-31 or 31/03/2026.'),
  ),
  yes_no_unreadable: say(
    pair('Εδώ έπρεπε να υπάρχει ναι ή όχι', 'Yes or no was expected here'),
    pair('Γράψε ναι ή όχι, 1 ή 0.', 'Write yes or no, 1 or 0.'),
  ),
  coordinates_invalid: say(
    pair('Το σημείο δεν βρίσκεται στην Ελλάδα', 'The point isn’t in Greece'),
    pair(
      'Έλεγξε γεωγραφικό πλάτος και μήκος: πρώτα το πλάτος (34–42), μετά το μήκος (19–30).',
      'Check latitude and longitude: latitude first (34–42), then longitude (19–30).',
    ),
  ),
  wrong_value_type: say(
    pair('Το πεδίο έχει τιμή άλλου τύπου από αυτόν που περιμέναμε', 'The value has a different type than expected'),
    pair('Δες στο σχήμα JSON τι δέχεται το πεδίο.', 'See the JSON Schema for what this field accepts.'),
  ),
  text_shortened: say(
    pair(
      'Το κείμενο είναι μεγαλύτερο από όσο επιτρέπεται και κόπηκε',
      'The text is longer than allowed and was shortened',
    ),
    pair('Γράψε μικρότερο κείμενο.', 'Write a shorter text.'),
  ),
  text_cleaned: say(
    pair(
      'Αφαιρέσαμε αόρατους χαρακτήρες ή HTML από το κείμενο',
      'We removed invisible characters or HTML from the text',
    ),
    pair('Στείλε απλό κείμενο.', 'Send plain text.'),
  ),
  price_on_request: say(
    pair('Δεν υπάρχει τιμή', 'There is no price'),
    pair(
      'Στείλε την τιμή: δεν δημοσιεύουμε αγγελίες χωρίς τιμή.',
      'Send the price: we don’t publish listings without one.',
    ),
  ),
  photo_address: say(
    pair('Η διεύθυνση της φωτογραφίας δεν είναι σωστή', 'The address of the photo isn’t valid'),
    pair('Στείλε πλήρη διεύθυνση που αρχίζει με https://.', 'Send a full address that begins with https://.'),
  ),
  photo_not_in_zip: say(
    pair('Η φωτογραφία δεν υπάρχει μέσα στο ZIP', 'The photo isn’t in the ZIP'),
    pair('Πρόσθεσέ την στο ZIP με το ίδιο όνομα.', 'Add it to the ZIP under the same name.'),
  ),
  photos_too_many: say(
    pair(
      'Οι φωτογραφίες είναι περισσότερες από όσες μπορεί να έχει μια αγγελία',
      'There are more photos than a listing can have',
    ),
    pair('Κρατάμε τις πρώτες. Βάλε τις καλύτερες στην αρχή.', 'We keep the first ones. Put the best ones first.'),
  ),
  field_unknown: say(
    pair('Δεν αναγνωρίζουμε αυτό το πεδίο', 'We don’t recognise this field'),
    pair('Έλεγξε πώς γράφεται ή αγνόησέ το.', 'Check its spelling, or ignore it.'),
  ),
  value_repeated: say(
    pair('Το πεδίο υπάρχει δύο φορές με άλλη τιμή', 'The field appears twice with different values'),
    pair('Στείλε το μία φορά. Διαβάσαμε την πρώτη τιμή.', 'Send it once. We read the first value.'),
  ),
};

export const brokenFeedMessages: Record<BrokenFeedCode, FeedMessage> = {
  empty: say(
    pair('Το αρχείο είναι κενό', 'The file is empty'),
    pair('Εξήγαγέ το ξανά από το πρόγραμμά σου.', 'Export it again from your software.'),
  ),
  no_items: say(
    pair('Το αρχείο δεν έχει καμία αγγελία', 'The file has no listings'),
    pair(
      'Αν θέλεις να φύγουν όλες οι αγγελίες, αφαίρεσε την πηγή. Αλλιώς εξήγαγε το αρχείο ξανά.',
      'To take all its listings off the site, remove the source. Otherwise export the file again.',
    ),
  ),
  html_page: say(
    pair('Είναι ιστοσελίδα, όχι αρχείο αγγελιών', 'This is a web page, not a feed'),
    pair(
      'Άνοιξέ το σε browser: ίσως ζητά σύνδεση ή δείχνει σφάλμα. Διόρθωσε τη διεύθυνση ή το κλειδί, ή ανέβασε το σωστό αρχείο.',
      'Open it in a browser: it may ask for a login or show an error. Correct the address or the key, or upload the right file.',
    ),
  ),
  format_unknown: say(
    pair('Δεν αναγνωρίζουμε τη μορφή του αρχείου', 'We don’t recognise the format of the file'),
    pair(
      'Στείλε αρχείο xe.gr, Kyero, CSV, XLSX ή JSON της Εστίας.',
      'Send an xe.gr, Kyero, CSV, XLSX or Estia JSON file.',
    ),
  ),
  format_differs: say(
    pair('Το αρχείο δεν έχει τη μορφή που διάλεξες', 'The file isn’t in the format you chose'),
    pair('Διάλεξε τη σωστή μορφή ή άφησέ μας να την αναγνωρίσουμε.', 'Choose the right format, or let us detect it.'),
  ),
  version_unsupported: say(
    pair('Δεν διαβάζουμε αυτή την έκδοση της μορφής', 'We don’t read this version of the format'),
    pair('Εξήγαγε στην έκδοση που αναφέρει η σελίδα βοήθειας.', 'Export in the version named on the help page.'),
  ),
  truncated: say(
    pair('Το αρχείο σταματά στη μέση', 'The file stops in the middle'),
    pair(
      'Εξήγαγέ το ή ανέβασέ το ξανά ολόκληρο. Δεν άλλαξε τίποτα στις αγγελίες σου.',
      'Export or upload the whole file again. Nothing changed in your listings.',
    ),
  ),
  not_well_formed: say(
    pair('Η δομή του αρχείου είναι χαλασμένη σε αυτή τη γραμμή', 'The structure of the file is broken at this line'),
    pair(
      'Διόρθωσε τη γραμμή ή ζήτησε έγκυρο αρχείο από την εταιρεία του προγράμματός σου.',
      'Correct the line, or ask your software provider for a valid file.',
    ),
  ),
  encoding_unreadable: say(
    pair('Η κωδικοποίηση των χαρακτήρων δεν διαβάζεται', 'The character encoding can’t be read'),
    pair('Εξήγαγε το αρχείο σε UTF-8.', 'Export the file in UTF-8.'),
  ),
  too_large: say(
    pair('Το αρχείο είναι μεγαλύτερο από όσο δεχόμαστε', 'The file is larger than we accept'),
    pair('Στείλε συνδέσμους για τις φωτογραφίες ή χώρισε το αρχείο.', 'Send links to the photos, or split the file.'),
  ),
  too_many_items: say(
    pair('Το αρχείο έχει περισσότερες αγγελίες από όσες δεχόμαστε', 'The file has more listings than we accept'),
    pair('Στείλε μόνο τις ενεργές αγγελίες σου.', 'Send only your live listings.'),
  ),
  xml_dtd: say(
    pair('Το XML έχει δήλωση DOCTYPE', 'The XML has a DOCTYPE declaration'),
    pair(
      'Αφαίρεσε το DOCTYPE: για λόγους ασφάλειας δεν το διαβάζουμε.',
      'Remove the DOCTYPE: for security, we don’t read it.',
    ),
  ),
  xml_entity: say(
    pair('Το XML έχει άγνωστη οντότητα', 'The XML uses an unknown entity'),
    pair('Γράψε τον ίδιο τον χαρακτήρα, και το & ως &amp;.', 'Write the character itself, and & as &amp;.'),
  ),
  xml_instruction: say(
    pair('Το XML έχει εντολή επεξεργασίας (<?…?>)', 'The XML has a processing instruction (<?…?>)'),
    pair('Κράτησε μόνο τη δήλωση <?xml …?> στην αρχή.', 'Keep only the <?xml …?> declaration at the start.'),
  ),
  xml_depth: say(
    pair(
      'Τα στοιχεία του XML είναι το ένα μέσα στο άλλο σε πολύ μεγάλο βάθος',
      'The XML elements are nested too deeply',
    ),
    pair('Εξήγαγε το αρχείο ξανά στη μορφή που διάλεξες.', 'Export the file again in the format you chose.'),
  ),
  xml_attributes: say(
    pair('Ένα στοιχείο του XML έχει πάρα πολλές ιδιότητες', 'An XML element has too many attributes'),
    pair('Εξήγαγε το αρχείο ξανά στη μορφή που διάλεξες.', 'Export the file again in the format you chose.'),
  ),
  text_too_long: say(
    pair('Ένα κείμενο του αρχείου είναι υπερβολικά μεγάλο', 'A text in the file is far too long'),
    pair(
      'Έλεγξε αν λείπει εισαγωγικό ή ετικέτα τέλους, και μη βάζεις εικόνες μέσα στο αρχείο.',
      'Check for a missing quote or closing tag, and don’t put images inside the file.',
    ),
  ),
  zip_damaged: say(
    pair('Το ZIP δεν ανοίγει', 'The ZIP can’t be opened'),
    pair('Φτιάξε και στείλε το ZIP ξανά.', 'Create and send the ZIP again.'),
  ),
  zip_encrypted: say(
    pair('Το ZIP έχει κωδικό πρόσβασης', 'The ZIP has a password'),
    pair('Στείλε το ZIP χωρίς κωδικό πρόσβασης.', 'Send the ZIP without a password.'),
  ),
  zip_ratio: say(
    pair('Το περιεχόμενο του ZIP είναι υπερβολικά μεγάλο', 'The contents of the ZIP are far too large'),
    pair('Στείλε συνδέσμους για τις φωτογραφίες ή χώρισε το ZIP.', 'Send links to the photos, or split the ZIP.'),
  ),
  zip_entries: say(
    pair('Το ZIP έχει πάρα πολλά αρχεία', 'The ZIP has too many files'),
    pair('Χώρισε το ZIP σε περισσότερα.', 'Split the ZIP into several.'),
  ),
  zip_nested: say(
    pair('Το ZIP περιέχει άλλο συμπιεσμένο αρχείο', 'The ZIP contains another archive'),
    pair('Βάλε τα αρχεία απευθείας μέσα σε ένα ZIP.', 'Put the files directly into one ZIP.'),
  ),
  zip_path: say(
    pair('Το ZIP έχει αρχείο με μη επιτρεπτό όνομα', 'The ZIP has a file with a name that isn’t allowed'),
    pair(
      'Χρησιμοποίησε απλά ονόματα αρχείων, χωρίς «..» και χωρίς «/» στην αρχή.',
      'Use plain file names, without “..” and without “/” at the start.',
    ),
  ),
  zip_no_feed: say(
    pair('Το ZIP δεν έχει αρχείο αγγελιών', 'The ZIP has no feed in it'),
    pair('Βάλε το αρχείο XML μέσα στο ZIP μαζί με τις φωτογραφίες.', 'Put the XML file into the ZIP with the photos.'),
  ),
  zip_several_feeds: say(
    pair('Το ZIP έχει περισσότερα από ένα αρχεία αγγελιών', 'The ZIP has more than one feed'),
    pair('Στείλε ένα αρχείο αγγελιών σε κάθε ZIP.', 'Send one feed in each ZIP.'),
  ),
  no_header: say(
    pair('Λείπει η γραμμή με τα ονόματα των στηλών', 'The row with the column names is missing'),
    pair('Βάλε τα ονόματα των στηλών στην πρώτη γραμμή.', 'Put the column names in the first row.'),
  ),
  columns_missing: say(
    pair(
      'Δεν ξέρουμε ποιες στήλες έχουν όσα χρειάζεται κάθε αγγελία',
      'We can’t tell which columns hold what every listing needs',
    ),
    pair(
      'Αντιστοίχισε τις στήλες: κωδικός, πώληση ή ενοικίαση, τύπος, περιοχή, τιμή και εμβαδόν.',
      'Match the columns: reference, sale or rent, type, area, price and size.',
    ),
  ),
  columns_too_many: say(
    pair('Το αρχείο έχει πάρα πολλές στήλες', 'The file has too many columns'),
    pair('Κράτησε έως 300 στήλες.', 'Keep up to 300 columns.'),
  ),
};
