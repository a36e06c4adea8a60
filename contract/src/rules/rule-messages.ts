/** Names of rules, of their numbers and of their states: for the dashboard, emails and the audit log. */
import { type Pair, pair } from '../pair.ts';
import type { RuleCode, RuleStatus } from './rule-params.ts';

export const ruleNames: Readonly<Record<RuleCode, Pair>> = {
  golden_visa: pair('Golden Visa: όρια', 'Golden Visa: thresholds'),
  golden_visa_preset: pair('Golden Visa: έτοιμη αναζήτηση', 'Golden Visa: preset search'),
  my_home: pair('Πρόγραμμα «Σπίτι μου»', 'The My Home programme'),
  my_home_preset: pair('«Σπίτι μου»: έτοιμη αναζήτηση', 'My Home: preset search'),
  vat: pair('ΦΠΑ', 'VAT'),
  trial_months: pair('Δωρεάν περίοδος γραφείων', 'Agency free trial'),
  photo_minimum: pair('Ελάχιστες φωτογραφίες', 'Minimum photos'),
  private_account_limit: pair('Όριο ιδιωτικού λογαριασμού', 'Private account limit'),
  exclusive_mandate: pair('Αποκλειστική εντολή', 'Exclusive agreement'),
};

export const ruleStatusNames: Readonly<Record<RuleStatus, Pair>> = {
  open: pair('Ενεργό', 'Active'),
  closed: pair('Κλειστό', 'Closed'),
};

/** By the name of the number; the same number has the same name in every rule. */
export const paramNames = {
  price_zone_a: pair('Τιμή στη Ζώνη Α (€)', 'Price in Zone A (€)'),
  price_zone_b: pair('Τιμή στη Ζώνη Β (€)', 'Price in Zone B (€)'),
  min_main_area: pair('Ελάχιστοι κύριοι χώροι (τ.μ.)', 'Minimum main-use area (m²)'),
  price_conversion: pair('Τιμή για μετατροπή ή διατηρητέο (€)', 'Price for conversion or listed building (€)'),
  zone_a_prefectures: pair('Νομοί της αναζήτησης Ζώνης Α', 'Prefectures in the Zone A search'),
  zone_b_prefectures: pair('Νομοί της αναζήτησης Ζώνης Β', 'Prefectures in the Zone B search'),
  price_min: pair('Τιμή από (€)', 'Price from (€)'),
  area_min: pair('Εμβαδόν από (τ.μ.)', 'Size from (m²)'),
  nav_prefectures: pair('Νομοί στο μενού', 'Prefectures in the menu'),
  home_prefectures: pair('Νομοί στην αρχική', 'Prefectures on the home page'),
  programme: pair('Αριθμός προγράμματος', 'Programme number'),
  age_min: pair('Ηλικία από', 'Age from'),
  age_max: pair('Ηλικία έως', 'Age up to'),
  price_max: pair('Τιμή έως (€)', 'Price up to (€)'),
  area_max: pair('Εμβαδόν έως (τ.μ.)', 'Size up to (m²)'),
  year_max: pair('Έτος κατασκευής έως', 'Built in or before'),
  loan_max: pair('Δάνειο έως (€)', 'Loan up to (€)'),
  loan_percent: pair('Δάνειο έως (% της τιμής)', 'Loan up to (% of the price)'),
  income_min: pair('Εισόδημα από (€)', 'Minimum income (€)'),
  income_single: pair('Εισόδημα έως, ένα άτομο (€)', 'Maximum income, single person (€)'),
  income_couple: pair('Εισόδημα έως, ζευγάρι (€)', 'Maximum income, couple (€)'),
  income_child: pair('Επιπλέον ανά παιδί, ζευγάρι (€)', 'Extra per child, couple (€)'),
  income_single_parent: pair('Εισόδημα έως, μονογονεϊκή οικογένεια (€)', 'Maximum income, single parent (€)'),
  income_single_parent_child: pair('Επιπλέον ανά παιδί μετά το πρώτο (€)', 'Extra per child after the first (€)'),
  started_on: pair('Ξεκίνησε', 'Started on'),
  apply_until: pair('Αιτήσεις έως', 'Apply by'),
  ends_on: pair('Λήγει', 'Ends on'),
  prefectures: pair('Νομοί της αναζήτησης', 'Prefectures in the search'),
  percent: pair('Ποσοστό (%)', 'Rate (%)'),
  months: pair('Μήνες', 'Months'),
  photos: pair('Φωτογραφίες', 'Photos'),
  listings: pair('Ενεργές αγγελίες', 'Active listings'),
  answer_days: pair('Ημέρες για απάντηση', 'Days to answer'),
  extension_months: pair('Μήνες παράτασης', 'Extension (months)'),
} as const satisfies Record<string, Pair>;

export const paramName = (name: string): Pair =>
  Object.hasOwn(paramNames, name) ? paramNames[name as keyof typeof paramNames] : pair(name, name);

/** Fields of a version beside its numbers, as the audit log names them. */
export const versionNames = {
  rule_status: pair('Κατάσταση', 'Status'),
  valid_from: pair('Ισχύει από', 'In effect from'),
  text_el: pair('Κείμενο στα ελληνικά', 'Text in Greek'),
  text_en: pair('Κείμενο στα αγγλικά', 'Text in English'),
  source_url: pair('Πηγή', 'Source'),
  checked_at: pair('Τελευταίος έλεγχος', 'Last checked'),
} as const;
