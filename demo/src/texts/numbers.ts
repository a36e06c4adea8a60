/** Small numbers as words, in the forms that ads need. */
const neuter = ['μηδέν', 'ένα', 'δύο', 'τρία', 'τέσσερα', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα', 'δέκα'];
const genitive = ['', 'ενός', 'δύο', 'τριών', 'τεσσάρων', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα', 'δέκα'];
const english = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const greekNumbers = {
  neuter: (n: number): string => neuter[n] ?? String(n),
  genitive: (n: number): string => genitive[n] ?? String(n),
  bedrooms: (n: number): string => (n === 1 ? 'ένα υπνοδωμάτιο' : `${greekNumbers.neuter(n)} υπνοδωμάτια`),
  ofBedrooms: (n: number): string => (n === 1 ? 'ενός υπνοδωματίου' : `${greekNumbers.genitive(n)} υπνοδωματίων`),
  baths: (n: number): string => (n === 1 ? 'μπάνιο' : `${greekNumbers.neuter(n)} μπάνια`),
};

export const englishNumbers = {
  word: (n: number): string => english[n] ?? String(n),
  bedrooms: (n: number): string => (n === 1 ? 'one bedroom' : `${englishNumbers.word(n)} bedrooms`),
  baths: (n: number): string => (n === 1 ? 'a bathroom' : `${englishNumbers.word(n)} bathrooms`),
};

/** `4200` → `4.200`: the Greek form, as everywhere on the site. */
export const formatGreekThousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.');
/** `4200` → `4,200`, for English sentences. */
export const formatEnglishThousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
/** `6.5` → `6,5`. */
export const formatGreekDecimal = (n: number): string => String(n).replace('.', ',');
