/** What somebody did, as the rest of a sentence that begins with their name. `{about}` is what it was done to. */
import { type Locale, type Pair, pair } from '../pair.ts';
import type { AuditAction } from './audit-messages.ts';

const ABOUT = '{about}';

export const auditSentences: Readonly<Record<AuditAction, Pair>> = {
  user_approved: pair('ενέκρινε τον χρήστη {about}', 'approved {about}'),
  user_rejected: pair('απέρριψε τον χρήστη {about}', 'rejected {about}'),
  user_blocked: pair('απέκλεισε τον χρήστη {about}', 'blocked {about}'),
  user_registered: pair('έκανε εγγραφή του χρήστη {about}', 'registered {about}'),
  user_changed: pair('άλλαξε τα στοιχεία του χρήστη {about}', 'changed the details of {about}'),
  alert_email_sent: pair('έστειλε email για πρόβλημα στον χρήστη {about}', 'emailed {about} about a problem'),
  users_exported: pair('κατέβασε τη λίστα χρηστών', 'downloaded the list of users'),
  agencies_exported: pair('κατέβασε τη λίστα γραφείων', 'downloaded the list of agencies'),
  listings_exported: pair('κατέβασε τη λίστα αγγελιών', 'downloaded the list of listings'),
  subscriptions_exported: pair('κατέβασε τη λίστα συνδρομών', 'downloaded the list of subscriptions'),
  invoices_exported: pair('κατέβασε τη λίστα παραστατικών', 'downloaded the list of invoices'),
  reports_exported: pair('κατέβασε τη λίστα αναφορών', 'downloaded the list of reports'),
  user_erased: pair(
    'διαγράφηκε οριστικά, μαζί με όσα έγραφαν για αυτόν οι εγγραφές του',
    'was permanently deleted, along with what its entries said',
  ),
  user_deleted: pair('όρισε τη διαγραφή του χρήστη {about}', 'scheduled the deletion of {about}'),
  agency_changed: pair('άλλαξε τα στοιχεία του γραφείου {about}', 'changed the details of the agency {about}'),
  source_started: pair('ξεκίνησε την πηγή αγγελιών {about}', 'started the listing source {about}'),
  source_stopped: pair('διέκοψε την πηγή αγγελιών {about}', 'stopped the listing source {about}'),
  source_removed: pair('αφαίρεσε την πηγή αγγελιών {about}', 'removed the listing source {about}'),
  team_invited: pair('κάλεσε κάποιον στην ομάδα του γραφείου {about}', 'invited someone to the team of {about}'),
  team_withdrawn: pair(
    'ανακάλεσε πρόσκληση στην ομάδα του γραφείου {about}',
    'withdrew an invitation to the team of {about}',
  ),
  team_role: pair('άλλαξε ρόλο στην ομάδα του γραφείου {about}', 'changed a role in the team of {about}'),
  team_removed: pair('αφαίρεσε κάποιον από την ομάδα του γραφείου {about}', 'removed someone from the team of {about}'),
  team_quit: pair('αποχώρησε από την ομάδα του γραφείου {about}', 'left the team of {about}'),
  team_joined: pair('μπήκε στην ομάδα του γραφείου {about}', 'joined the team of {about}'),
  api_key_created: pair('δημιούργησε κλειδί API για το γραφείο {about}', 'created an API key for {about}'),
  api_key_revoked: pair('ανακάλεσε κλειδί API του γραφείου {about}', 'revoked an API key of {about}'),
  export_published: pair(
    'έφτιαξε νέες διευθύνσεις εξαγωγής για το γραφείο {about}',
    'created export links for {about}',
  ),
  export_ended: pair('τερμάτισε την εξαγωγή αγγελιών του γραφείου {about}', 'turned off the export of {about}'),
  password_mailed: pair('έστειλε κωδικό επαναφοράς στον χρήστη {about}', 'emailed a password code to {about}'),
  second_factors_removed: pair(
    'απενεργοποίησε τη σύνδεση σε δύο βήματα του χρήστη {about}',
    'turned off two-step login for {about}',
  ),
  register_checked: pair('έλεγξε στο ΓΕΜΗ το γραφείο του χρήστη {about}', 'checked the agency of {about} with GEMI'),
  administrator_added: pair('πρόσθεσε ως διαχειριστή τον χρήστη {about}', 'made {about} an administrator'),
  administrator_removed: pair(
    'αφαίρεσε από τους διαχειριστές τον χρήστη {about}',
    'removed {about} as an administrator',
  ),
  main_admin_made: pair('όρισε ως κύριο διαχειριστή τον χρήστη {about}', 'made {about} the main administrator'),
  main_admin_code: pair(
    'έβγαλε νέο κωδικό για τον κύριο διαχειριστή {about}',
    'issued a new code for the main administrator {about}',
  ),
  main_admin_factors_removed: pair(
    'απενεργοποίησε τη σύνδεση σε δύο βήματα του κύριου διαχειριστή {about}',
    'turned off two-step login for the main administrator {about}',
  ),
  admin_factors_removed_on_server: pair(
    'έχασε το δεύτερο βήμα σύνδεσης και αυτό αφαιρέθηκε με εντολή στον διακομιστή',
    'had their two-step login turned off by a command on the server',
  ),
  listing_activate: pair('ενεργοποίησε την αγγελία {about}', 'activated listing {about}'),
  listing_deactivate: pair('απέσυρε την αγγελία {about}', 'took down listing {about}'),
  listing_remove: pair('αφαίρεσε την αγγελία {about}', 'removed listing {about}'),
  listing_restore: pair('επανέφερε την αγγελία {about}', 'restored listing {about}'),
  listing_confirm: pair('επιβεβαίωσε την αγγελία {about}', 'confirmed listing {about}'),
  listing_delete: pair('διέγραψε οριστικά την αγγελία {about}', 'permanently deleted listing {about}'),
  mandate_document_saved: pair('ανέβασε εντολή για το ακίνητο {about}', 'uploaded the agency agreement of {about}'),
  mandate_document_deleted: pair(
    'διέγραψε την εντολή για το ακίνητο {about}',
    'deleted the agency agreement of {about}',
  ),
  mandate_document_read: pair('άνοιξε την εντολή για το ακίνητο {about}', 'opened the agency agreement of {about}'),
  cooperation_accepted: pair('συμφώνησε σε συνεργασία για το ακίνητο {about}', 'agreed to cooperate on {about}'),
  cooperation_ended: pair('τερμάτισε συνεργασία για το ακίνητο {about}', 'ended a cooperation on {about}'),
  article_written: pair('έγραψε το άρθρο {about}', 'created the article {about}'),
  article_changed: pair('άλλαξε το άρθρο {about}', 'edited the article {about}'),
  article_published: pair('δημοσίευσε το άρθρο {about}', 'published the article {about}'),
  article_scheduled: pair('προγραμμάτισε το άρθρο {about}', 'scheduled the article {about}'),
  article_unpublished: pair('απέσυρε το άρθρο {about}', 'unpublished the article {about}'),
  article_restored: pair('επανέφερε το άρθρο {about}', 'restored the article {about}'),
  article_deleted: pair('διέγραψε το άρθρο {about}', 'deleted the article {about}'),
  legal_announced: pair('ανακοίνωσε νέο κείμενο: {about}', 'announced a new text: {about}'),
  plan_changed: pair('όρισε νέα τιμή για το πακέτο «{about}»', 'set a new price for the plan “{about}”'),
  plan_withdrawn: pair('ανακάλεσε την τιμή του πακέτου «{about}»', 'withdrew the price of the plan “{about}”'),
  bank_account_changed: pair('άλλαξε τον τραπεζικό λογαριασμό της εταιρείας', 'changed the company’s bank account'),
  statement_imported: pair('εισήγαγε {about}', 'imported {about}'),
  deposit_noted: pair('καταχώρισε κατάθεση του χρήστη {about}', 'recorded a bank transfer of {about}'),
  deposit_matched: pair('αντιστοίχισε κατάθεση στον χρήστη {about}', 'matched a bank transfer to {about}'),
  deposit_confirmed: pair('επιβεβαίωσε κατάθεση του χρήστη {about}', 'confirmed a bank transfer of {about}'),
  deposit_rejected: pair('απέρριψε {about}', 'rejected {about}'),
  rule_changed: pair('έβγαλε νέα έκδοση του κανόνα «{about}»', 'added a new version of the rule “{about}”'),
  rule_checked: pair('έλεγξε τον κανόνα «{about}»', 'checked the rule “{about}”'),
  listing_review_approved: pair('ενέκρινε στον έλεγχο το ακίνητο {about}', 'approved {about} in review'),
  listing_review_change: pair('ζήτησε διόρθωση για το ακίνητο {about}', 'requested a change to {about}'),
  listing_review_stopped: pair('απέσυρε στον έλεγχο το ακίνητο {about}', 'took {about} down in review'),
  report_upheld: pair('δέχτηκε αναφορά για το ακίνητο {about}', 'upheld a report of {about}'),
  report_dismissed: pair('απέρριψε αναφορά για το ακίνητο {about}', 'dismissed a report of {about}'),
  contract_notice: pair('προειδοποίησε για λύση της σύμβασης: {about}', 'gave notice to end the contract: {about}'),
  contract_notice_withdrawn: pair(
    'ανακάλεσε τη λύση της σύμβασης: {about}',
    'withdrew the notice to end the contract: {about}',
  ),
  contract_ended: pair(
    'έλυσε τη σύμβαση, όπως είχε αποφασίσει: {about}',
    'ended the contract, as decided before: {about}',
  ),
  reports_warned: pair('έδωσε προειδοποίηση για αναφορές: {about}', 'warned a reporter: {about}'),
  reports_suspended: pair('ανέστειλε τις αναφορές: {about}', 'suspended someone’s reports: {about}'),
  reports_measure_lifted: pair('ήρε μέτρο για αναφορές: {about}', 'lifted a measure on reports: {about}'),
  invoice_mark_typed: pair('καταχώρισε ΜΑΡΚ στο παραστατικό {about}', 'entered the MARK of invoice {about}'),
  invoice_retried: pair('έστειλε ξανά το παραστατικό {about}', 'resubmitted invoice {about}'),
  operator_changed: pair('άλλαξε τα στοιχεία της εταιρείας', 'changed the company details'),
  home_image_changed: pair('άλλαξε την εικόνα της αρχικής', 'changed the home page picture'),
  dispute_decided_for_owner: pair(
    'αποφάσισε υπέρ του ιδιώτη για το ακίνητο {about}',
    'decided for the owner about {about}',
  ),
  dispute_decided_for_agency: pair(
    'αποφάσισε υπέρ του γραφείου για το ακίνητο {about}',
    'decided for the agency about {about}',
  ),
  dispute_reopened: pair('άνοιξε ξανά την αντίρρηση για το ακίνητο {about}', 'reopened the objection about {about}'),
  exclusive_reopened: pair(
    'άνοιξε ξανά την υπόθεση αποκλειστικών εντολών για το ακίνητο {about}',
    'reopened the case of exclusive agreements on {about}',
  ),
  exclusive_first: pair(
    'αποφάσισε ότι ισχύει η πρώτη αποκλειστική εντολή για το ακίνητο {about}',
    'decided that the first exclusive agreement on {about} stands',
  ),
  exclusive_second: pair(
    'αποφάσισε ότι ισχύει η δεύτερη αποκλειστική εντολή για το ακίνητο {about}',
    'decided that the second exclusive agreement on {about} stands',
  ),
  exclusive_both: pair(
    'αποφάσισε ότι ισχύουν και οι δύο αποκλειστικές εντολές για το ακίνητο {about}',
    'decided that both exclusive agreements on {about} stand',
  ),
  exclusive_neither: pair(
    'αποφάσισε ότι δεν ισχύει καμία αποκλειστική εντολή για το ακίνητο {about}',
    'decided that neither exclusive agreement on {about} stands',
  ),
  broker_statement: pair(
    'ζήτησε δήλωση ιδιοκτησίας από τον χρήστη {about}',
    'asked {about} for an ownership statement',
  ),
  broker_limit: pair('έβαλε όριο αγγελιών στον χρήστη {about}', 'limited the listings of {about}'),
  broker_convert: pair('ζήτησε μετατροπή σε γραφείο από τον χρήστη {about}', 'asked {about} to become an agency'),
  broker_suspend: pair(
    'ανέστειλε τον ιδιωτικό λογαριασμό του χρήστη {about}',
    'suspended the private account of {about}',
  ),
  broker_accepted: pair(
    'δέχτηκε τη δήλωση ιδιοκτησίας του χρήστη {about}',
    'accepted the ownership statement of {about}',
  ),
  broker_lifted: pair('ακύρωσε βήμα για τον χρήστη {about}', 'undid a step against {about}'),
  broker_complaint_rejected: pair('απέρριψε τη διαμαρτυρία του χρήστη {about}', 'rejected the complaint of {about}'),
  complaint_rejected: pair(
    'απέρριψε τη διαμαρτυρία του χρήστη {about} για απόφαση',
    'rejected a complaint of {about} about a decision',
  ),
  complaint_accepted: pair(
    'δέχτηκε τη διαμαρτυρία του χρήστη {about} για απόφαση',
    'accepted a complaint of {about} about a decision',
  ),
  broker_complaint_accepted: pair('δέχτηκε τη διαμαρτυρία του χρήστη {about}', 'accepted the complaint of {about}'),
  match_same: pair(
    'βρήκε ότι το ακίνητο {about} είναι το ίδιο με άλλο',
    'confirmed that {about} is the same as another property',
  ),
  match_different: pair(
    'βρήκε ότι το ακίνητο {about} είναι διαφορετικό από άλλο',
    'confirmed that {about} differs from another property',
  ),
  subscription_changed: pair('άλλαξε τη συνδρομή του χρήστη {about}', 'changed the subscription of {about}'),
  approval_requested: pair(
    'ζήτησε την έγκριση άλλου διαχειριστή για αλλαγή: {about}',
    'asked for another administrator’s approval to change {about}',
  ),
  approval_given: pair(
    'ενέκρινε το αίτημα άλλου διαχειριστή: {about}',
    'approved another administrator’s request about {about}',
  ),
  approval_rejected: pair(
    'απέρριψε το αίτημα άλλου διαχειριστή: {about}',
    'rejected another administrator’s request about {about}',
  ),
  approval_withdrawn: pair(
    'ανακάλεσε το αίτημά του για έγκριση: {about}',
    'withdrew their request for approval about {about}',
  ),
  payment_refunded: pair('επέστρεψε χρήματα στον χρήστη {about}', 'refunded a payment of {about}'),
  chargeback_settled: pair('τακτοποίησε αμφισβήτηση πληρωμής του χρήστη {about}', 'settled a chargeback of {about}'),
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditSentences, action);

/** What comes before what it was done to, and what comes after; an action that is not known is said by its name. */
export function splitAuditSentence(
  action: string,
  locale: Locale,
): { before: string; after: string; hasAbout: boolean } {
  const sentence = isKnown(action) ? auditSentences[action][locale] : `${action} ${ABOUT}`;
  const at = sentence.indexOf(ABOUT);
  if (at === -1) return { before: sentence, after: '', hasAbout: false };
  return { before: sentence.slice(0, at), after: sentence.slice(at + ABOUT.length), hasAbout: true };
}

type Change = { field: Pair; before: Pair | null; after: Pair };

/** More than these are no sentence but a list. */
const MOST_SAID = 3;
const LONGEST_SAID = 80;
export const isSaidInSentence = (changes: readonly Change[]): boolean =>
  changes.length > 0 &&
  changes.length <= MOST_SAID &&
  changes.every(
    ({ before, after }) => Math.max(before?.el.length ?? 0, after.el.length, after.en.length) <= LONGEST_SAID,
  );

/** ΑΦΜ and IBAN keep their capitals. */
const inSentence = (name: string, locale: Locale): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;

/** "price before VAT from 49,60 € to 51,00 €" */
export function sayChange({ field, before, after }: Change, locale: Locale): string {
  const name = inSentence(field[locale], locale);
  if (before === null) return `${name} ${after[locale]}`;
  return locale === 'el' ? `${name} από ${before.el} σε ${after.el}` : `${name} from ${before.en} to ${after.en}`;
}

type Entry = {
  action: string;
  subject_id: number;
  subject_name: Pair | null;
  changes: readonly Change[];
};

/** The whole entry as one sentence: "Maria set a new price for the plan “350”: price before VAT from 49,60 € to 51,00 €". */
export function sayAuditEntry(entry: Entry, who: string, locale: Locale): string {
  const { before, after, hasAbout } = splitAuditSentence(entry.action, locale);
  const about = hasAbout ? (entry.subject_name?.[locale] ?? `#${entry.subject_id}`) : '';
  const changes = entry.changes.map((change) => sayChange(change, locale)).join(', ');
  return `${who} ${before}${about}${after}${changes && `: ${changes}`}`;
}
