/** How mail programs announce the email that is answered, and what they add below what somebody typed: in Greek and in English. */

/** One line, or up to four that a program has wrapped. */
export const MAX_ATTRIBUTION_LINES = 4;

const DATE_OR_TIME = /\d{1,2}[:.]\d{2}|\b(?:19|20)\d{2}\b/;
const BEGINS =
  /^(?:On|Στις|Στι|Στη|Στην|Την|Τη|Το|Κατά|Quoting|Παράθεση|Παραθέτοντας|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,?|(?:Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ)[\p{L}]*\.?,?|\d{1,4}[\s./-])/u;
const WROTE = /(?:\bwrote|έγραψε|έγραψαν|έγραψες|γράφει)\s*:$/u;
const BY_ADDRESS = /<[^<>\s]+@[^<>\s]+>\s*:$/;
const QUOTING = /^(?:Quoting|Παράθεση|Παραθέτοντας)\s.{1,200}:$/u;

/** `On … wrote:`, `Στις … έγραψε:`, `2026-11-20 10:15 GMT+02:00 Estia <…>:` */
export const isAttribution = (text: string): boolean =>
  text.length <= 400 &&
  BEGINS.test(text) &&
  (QUOTING.test(text) || (DATE_OR_TIME.test(text) && (WROTE.test(text) || BY_ADDRESS.test(text))));

const MAX_SEPARATOR = 400;

/** `-----Original Message-----`, `-------- Αρχικό μήνυμα --------`, in whichever length. */
export const isSeparator = (text: string): boolean =>
  text.length <= MAX_SEPARATOR &&
  (/^[-_*=\s]{2,}(?:Original (?:message|appointment)|Forwarded message|Reply message|Αρχικό μήνυμα|Πρωτότυπο μήνυμα|Αρχικό μνμ|Προωθημένο μήνυμα|Μήνυμα απάντησης)[-_*=\s]{2,}$/iu.test(
    text,
  ) ||
    /^(?:Begin forwarded message|Έναρξη προωθημένου μηνύματος)\s*:$/iu.test(text));

const label = (words: string): RegExp => new RegExp(`^\\*?(?:${words})\\*?\\s*:\\*?\\s*\\S`, 'iu');
const FROM = label('From|Από|Απο|Αποστολέας|Sender');
const OTHER = label(
  'Sent|Date|To|Subject|Cc|Reply-To|Στάλθηκε|Απεστάλη|Εστάλη|Ημερομηνία|Ημ/νία|Αποστολή|Προς|Θέμα|Κοινοποίηση|Κοιν\\.?|Απάντηση σε',
);
/** Its lines follow each other: somebody may type `From: Saturday` above. */
const HEADER_LINES = 3;

/** The header of the answered email, as Outlook and webmail write it out: `From:` and two more of its lines. */
export function isHeaderBlock(lines: readonly string[]): boolean {
  const [first = '', ...rest] = lines;
  if (!FROM.test(first) || !OTHER.test(rest[0] ?? '')) return false;
  return rest.slice(0, HEADER_LINES).filter((line) => OTHER.test(line)).length >= 2;
}

const SENT_FROM = '(?:Sent|Στάλθηκε|Εστάλη|Απεστάλη|Αποστολή)';
const MOBILE_SIGNATURES: readonly RegExp[] = [
  new RegExp(`^${SENT_FROM}\\s+(?:from|via|with|by|using|από|απο|με|μέσω)\\s.{1,120}$`, 'iu'),
  /^(?:Get|Download|Λήψη|Κατεβάστε|Αποκτήστε)\s.{0,10}Outlook\s.{1,80}$/iu,
  /^(?:Yahoo Mail|Outlook|Gmail|Proton Mail|ProtonMail)\s.{0,40}(?:: Search, Organize, Conquer|για (?:Android|iOS|iPhone)|for (?:Android|iOS|iPhone)).{0,80}$/iu,
  /^(?:Please excuse my brevity\.?|Συγχωρέστε τη συντομία μου\.?|Συγχωρήστε τη συντομία μου\.?)$/iu,
  /^(?:<?https:\/\/(?:aka\.ms|proton\.me|mail\.onelink\.me|go\.onelink\.me)\/?\S*>?)$/i,
];

/** What a program writes below a message by itself. */
export const isMobileSignature = (text: string): boolean => MOBILE_SIGNATURES.some((pattern) => pattern.test(text));

/** RFC 3676, and as programs write it that take the space at the end away. */
export const isSignatureMark = (text: string): boolean => /^(?:--|—)\s?$/.test(text);

/** A line across: of Outlook above the header, or of a signature. */
export const isRule = (text: string): boolean => /^[_\-=*]{3,}$/.test(text);
