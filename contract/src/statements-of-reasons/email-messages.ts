/** Words of the statement of reasons that only its email has. The server alone reads them. */
import { type Locale, type Pair, pair } from '../pair.ts';

/** Behind the name of what an admin wrote, where the reader’s language is the other one. */
export const writtenInMessages = {
  el: pair('στα ελληνικά', 'in Greek'),
  en: pair('στα αγγλικά', 'in English'),
} as const satisfies Record<Locale, Pair>;

export const statementEmailMessages = {
  text: pair(
    'Πήραμε μια απόφαση που σε αφορά. Εδώ διαβάζεις τι κάναμε, γιατί, και τι μπορείς να κάνεις αν διαφωνείς.',
    'We’ve made a decision that affects you. Here is what we did, why, and what you can do if you disagree.',
  ),
  button: pair('Δες την απόφαση', 'View the decision'),
  more: pair(
    (codes: string, more: number) => `${codes} και ${more} ακόμη`,
    (codes: string, more: number) => `${codes} and ${more} more`,
  ),
  complain: pair(
    (day: string) =>
      `Μπορείς να διαμαρτυρηθείς δωρεάν έως τις ${day}, χωρίς να συνδεθείς. Τη διαμαρτυρία την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε και σου απαντάμε με αιτιολογία.`,
    (day: string) =>
      `You can complain free of charge until ${day}, without logging in. Someone other than the person who decided will review your complaint, and we’ll reply with reasons.`,
  ),
  complainLink: pair('Κάνε διαμαρτυρία', 'Make a complaint'),
  code: pair('Κωδικός διαμαρτυρίας', 'Complaint code'),
} as const;
