/**
 * Phrases that shut people out of a home for where they come from, their colour, belief, sex, family or disability
 * (laws 4443/2016 and 927/1979), and promises of a residence permit. All on small letters without accents (`plain`).
 */
const end = '(?!\\p{L})';
const start = '(?<!\\p{L})';
const pattern = (text: string): RegExp => new RegExp(text, 'gu');

const peopleEl = [
  'αλλοδαπ\\p{L}{0,4}',
  'ξενοι',
  'ξενουσ',
  'μεταναστ\\p{L}{0,4}',
  'προσφυγ\\p{L}{0,4}',
  'αθιγγαν\\p{L}{0,4}',
  'τσιγγαν\\p{L}{0,4}',
  'γυφτ\\p{L}{1,4}',
  'ρομα',
  'αλβαν\\p{L}{1,4}',
  'πακισταν\\p{L}{1,4}',
  'ρουμαν\\p{L}{1,4}',
  'βουλγαρ\\p{L}{1,4}',
  'συρ(?:οι|ουσ|ιουσ|ιοι)',
  'αφγαν\\p{L}{1,4}',
  'κινεζ(?:οι|ουσ)',
  'ινδ(?:οι|ουσ)',
  'αφρικαν(?:οι|ουσ)',
  'ασιατ(?:εσ|ησ)',
  'μαυρ(?:οι|ουσ)(?!\\s+τοιχ)',
  'εγχρωμ(?:οι|ουσ)(?!\\s+τοιχ)',
  'αραβεσ',
  'τουρκ(?:οι|ουσ)',
  'ρωσ(?:οι|ουσ)',
  'μουσουλμαν\\p{L}{1,4}',
  'εβραι\\p{L}{1,4}',
  'αλλοθρησκ\\p{L}{1,4}',
  'γυναικεσ',
  'γυναικα',
  'αν[δτ]ρεσ',
  'παιδια',
  'μωρα',
  'μονογονε\\p{L}{1,5}',
  'οικογενει(?:α|εσ)(?:\\s+με\\s+παιδια)?',
  'εγκυ\\p{L}{1,4}',
  'αναπηρ\\p{L}{1,4}',
  'αμεα(?!\\s+(?:προσβασ|ραμπ|τουαλετ|wc|ανελκ|θεσ|αναβατ))',
  'ατομα\\s+με\\s+(?:αναπηρ|ειδικεσ)\\p{L}{0,4}',
  'ομοφυλοφιλ\\p{L}{1,4}',
  'γκει',
  'gay',
  'λοατκι\\p{L}{0,3}',
].join('|');
const onlyEl = [
  'ελληνεσ',
  'ελληνα',
  'ελληνιδ\\p{L}{1,3}',
  'ελληνικη\\s+οικογενεια',
  'χριστιαν\\p{L}{1,4}',
  'ορθοδοξ\\p{L}{1,4}',
  'ευρωπαι(?:οι|ουσ)',
  'λευκ(?:οι|ουσ)(?!\\s+τοιχ)',
  'γυναικεσ',
  'γυναικα',
  'κοπελ(?:α|εσ)',
  'κυριεσ',
  'φοιτητρι(?:α|εσ)',
  'αν[δτ]ρεσ',
  'αν[δτ]ρα',
  'αγορια',
  'ζευγαρι(?:α)?\\s+χωρισ\\s+παιδια',
].join('|');
const little = '(?:(?:σε|για|τουσ|τισ|τα|οι|απο|αυστηρα|παρακαλω|και)\\s+){0,3}';

const peopleEn =
  'foreigners?|immigrants?|migrants?|refugees?|albanians?|pakistanis?|syrians?|afghans?|romanians?|bulgarians?|turks|russians|arabs?|indians|chinese|africans?|asians?|blacks?|black\\s+people|gypsies|gypsy|roma|muslims?|jews?|jewish|christians|women|woman|females?|men|males?|girls|boys|children|kids|babies|families(?:\\s+with\\s+(?:children|kids))?|single\\s+mothers?|pregnant|disabled(?:\\s+people)?|gays?|lesbians?|lgbt\\p{L}{0,4}';
const onlyEn =
  'greeks?|greek\\s+(?:tenants?|nationals?|citizens?|people|family|families|couple)|christians?|orthodox|whites?|white\\s+people|europeans?|locals|women|woman|females?|ladies|lady|girls?|men|males?|gentlemen';
/** «No kids room» speaks of a room. */
const notAThing = "(?!\\p{L}|['’]s|\\s+(?:room|area|pool|play|facilit|access|toilet|wc|bedroom))";

export const discriminationPatterns: readonly RegExp[] = [
  pattern(
    `${start}(?:οχι|χωρισ|μη|αποκλειονται|εκτοσ\\s+απο|πλην|δεν\\s+(?:δεχ|νοικιαζ|ενοικιαζ|διδ|δινετ|παραχωρ)\\p{L}{0,8})\\s+${little}(?:${peopleEl})${end}`,
  ),
  pattern(
    `${start}(?:${peopleEl})\\s+(?:αποκλει\\p{L}{1,6}|δεν\\s+γιν\\p{L}{1,6}\\s+δεκτ\\p{L}{1,3}|δεν\\s+(?:μασ\\s+)?ενδιαφερ\\p{L}{1,5}|να\\s+μην\\s+\\p{L}{3,12})${end}`,
  ),
  pattern(`${start}(?<!οχι\\s)(?:μονο|αποκλειστικα|αυστηρα)\\s+${little}(?:${onlyEl})${end}`),
  pattern(`${start}(?:${onlyEl})\\s+(?:μονο|αποκλειστικα)${end}`),
  pattern(`${start}no\\s+(?:(?:to|for|please)\\s+)?(?:${peopleEn})${notAThing}`),
  pattern(
    `${start}not?\\s+(?:for|accepting|renting\\s+to)\\s+(?:foreigners?|immigrants?|migrants?|refugees?|muslims?|jews?|gypsies|albanians?|pakistanis?|africans?|blacks?)${end}`,
  ),
  pattern(
    `${start}(?:${peopleEn})\\s+(?:are\\s+)?(?:not\\s+(?:accepted|allowed|welcome|wanted)|excluded|need\\s+not\\s+apply)${end}`,
  ),
  pattern(`${start}(?<!not\\s)(?:only|exclusively|strictly)\\s+(?:(?:for|to)\\s+)?(?:${onlyEn})${notAThing}`),
  pattern(`${start}(?:${onlyEn})[\\s-]+only${end}`),
];

const permit =
  '(?:golden\\s*visa|χρυση\\s+βιζα|βιζα|visa|αδεια\\s+(?:παραμονησ|διαμονησ)|υπηκοοτητα|διαβατηριο|residen(?:cy|ce)|citizenship|passport)';
const guaranteeWords = '(?:εγγυημεν\\p{L}{1,3}|εγγυηση|σιγουρ(?:η|ο|α)|100\\s?%|guaranteed?|guarantees|certain)';
export const residencePromisePatterns: readonly RegExp[] = [
  pattern(`${start}${guaranteeWords}\\s+(?:\\p{L}{1,12}\\s+){0,2}${permit}${end}`),
  pattern(`${start}${permit}\\s+(?:(?:ειναι|is|are|με|permit|with|a)\\s+){0,2}${guaranteeWords}(?!\\p{L})`),
];
