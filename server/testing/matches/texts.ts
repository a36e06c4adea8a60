/** What advertisers write about a flat, as sets of folded words: the details of the flat in words of their own. */

type Random = () => number;

/** Ways to say one thing; two writers seldom choose the same. */
const details: readonly (readonly string[])[] = [
  ['ανακαινισμενο πληρως', 'πληρης ανακαινιση', 'ριζικα ανακαινισμενη κατασταση'],
  ['θεα ακροπολη', 'απροσκοπτη θεα στην ακροπολη', 'βλεπει παρθενωνα'],
  ['κοντα στο μετρο', 'διπλα σε σταθμο μετρο', 'λιγα λεπτα απο τον σταθμο'],
  ['αποθηκη υπογειου', 'διαθετει αποθηκη', 'αποθηκευτικος χωρος στο υπογειο'],
  ['τζακι ενεργειακο', 'ενεργειακο τζακι στο σαλονι', 'σαλονι με τζακι'],
  ['καινουργια κουφωματα αλουμινιου', 'διπλα τζαμια', 'κουφωματα με διπλα τζαμια'],
  ['ησυχος δρομος', 'σε ησυχη παροδο', 'χωρις θορυβο'],
  ['φωτεινο διαμπερες', 'διαμπερες και ηλιολουστο', 'πολυ φωτεινο'],
  ['καινουργια κουζινα εντοιχισμενες συσκευες', 'κουζινα με ηλεκτρικες συσκευες', 'μοντερνα κουζινα'],
  ['θεση σταθμευσης πυλωτης', 'παρκινγκ στην πυλωτη', 'κλειστη θεση παρκινγκ'],
  ['αυτονομη θερμανση φυσικου αεριου', 'ατομικος λεβητας αεριου', 'θερμανση με φυσικο αεριο'],
  ['μεγαλη βεραντα τεντες', 'βεραντα με τεντα', 'ευρυχωρο μπαλκονι με τεντες'],
  ['δαπεδο μασιφ δρυινο', 'ξυλινο δαπεδο', 'δρυινα πατωματα'],
  ['κλιματισμος inverter', 'τρια κλιματιστικα', 'κλιματιστικα σε ολους τους χωρους'],
  ['πορτα ασφαλειας συναγερμος', 'συναγερμος και πορτα ασφαλειας', 'θωρακισμενη πορτα'],
  ['ηλιακος θερμοσιφωνας', 'ηλιακος στην ταρατσα', 'ζεστο νερο με ηλιακο'],
  ['κατω απο πλατεια', 'επι της πλατειας', 'ακριβως στην πλατεια'],
  ['ιδανικο για επενδυση μισθωμενο', 'μισθωμενο με καλη αποδοση', 'επενδυτικη ευκαιρια μισθωμενο'],
  ['κοινοχρηστα χαμηλα', 'μικρα κοινοχρηστα', 'οικονομικα κοινοχρηστα'],
  ['σχολεια και σουπερ μαρκετ', 'αγορα και σχολεια διπλα', 'πλησιον σχολειων'],
];

export function listFlatDetails(random: Random, seed: number): number[] {
  const count = 5 + Math.floor(random() * 5);
  return Array.from({ length: count }, () => Math.floor((random() * 97 + seed) % details.length));
}

/** `share` of the details are written as the first who wrote them did, the others in other words. `template` is the writer's usual text. */
export function describeFlat(
  random: Random,
  { details: ids, template, share }: { details: readonly number[]; template: number; share: number },
): ReadonlySet<string> {
  const words = new Set<string>();
  for (const id of ids) {
    if (random() > 0.9) continue;
    const ways = details[id] ?? [];
    const way = random() < share ? ways[0] : ways[1 + Math.floor(random() * (ways.length - 1))];
    for (const word of (way ?? '').split(' ')) if (word.length >= 4) words.add(word);
  }
  for (let n = 0; n < 10; n++) words.add(`template${template}word${n}`);
  return words;
}
