/** Small numbers as words, in the forms that ads need. */
const neuter = ['μηδέν', 'ένα', 'δύο', 'τρία', 'τέσσερα', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα', 'δέκα'];
const genitive = ['', 'ενός', 'δύο', 'τριών', 'τεσσάρων', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα', 'δέκα'];
const english = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const el = {
  neuter: (n: number): string => neuter[n] ?? String(n),
  genitive: (n: number): string => genitive[n] ?? String(n),
  bedrooms: (n: number): string => (n === 1 ? 'ένα υπνοδωμάτιο' : `${el.neuter(n)} υπνοδωμάτια`),
  ofBedrooms: (n: number): string => (n === 1 ? 'ενός υπνοδωματίου' : `${el.genitive(n)} υπνοδωματίων`),
  baths: (n: number): string => (n === 1 ? 'μπάνιο' : `${el.neuter(n)} μπάνια`),
};

export const en = {
  word: (n: number): string => english[n] ?? String(n),
  bedrooms: (n: number): string => (n === 1 ? 'one bedroom' : `${en.word(n)} bedrooms`),
  baths: (n: number): string => (n === 1 ? 'a bathroom' : `${en.word(n)} bathrooms`),
};

/** `4200` → `4.200`: the Greek form, as everywhere on the site. */
export const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.');
/** `4200` → `4,200`, for English sentences. */
export const englishThousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
/** `6.5` → `6,5`. */
export const decimals = (n: number): string => String(n).replace('.', ',');
