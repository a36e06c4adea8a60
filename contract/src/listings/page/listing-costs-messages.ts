/** Words of what buying or renting costs beside the price. */
import { pair } from '../../pair.ts';
import type { BuyingCostName } from './listing-costs.ts';

export const buyingCostMessages = {
  title: pair('Κόστος αγοράς', 'Cost of buying'),
  estimate: pair('Εκτίμηση', 'Estimate'),
  price: pair('Τιμή αγγελίας', 'Asking price'),
  total: pair('Σύνολο, κατά εκτίμηση', 'Estimated total'),
  names: {
    transfer_tax: pair('Φόρος μεταβίβασης', 'Transfer tax'),
    notary: pair('Συμβολαιογράφος με ΦΠΑ', 'Notary, incl. VAT'),
    registry: pair('Κτηματολόγιο', 'Land registry'),
    lawyer: pair('Δικηγόρος με ΦΠΑ', 'Lawyer, incl. VAT'),
    agency: pair('Αμοιβή μεσιτικού γραφείου με ΦΠΑ', 'Agency fee, incl. VAT'),
  } satisfies Record<BuyingCostName, unknown>,
  /** In the middle of a sentence. */
  unknownNames: {
    transfer_tax: pair('φόρος μεταβίβασης', 'transfer tax'),
    notary: pair('συμβολαιογράφος', 'notary'),
    registry: pair('κτηματολόγιο', 'land registry'),
    lawyer: pair('δικηγόρος', 'lawyer'),
    agency: pair('αμοιβή του μεσιτικού γραφείου', 'the agency’s fee'),
  } satisfies Record<BuyingCostName, unknown>,
  unknown: pair(
    (names: string, vat: number) =>
      `Δεν περιλαμβάνονται: ${names}. Συμφωνούνται ή εξαρτώνται από την περίπτωση και μπορεί να έχουν ΦΠΑ ${vat}%. Ζήτησε προσφορά πριν δεσμευτείς.`,
    (names: string, vat: number) =>
      `Not included: ${names}. They are agreed or vary, and may carry ${vat}% VAT. Ask for a quote before you commit.`,
  ),
  care: pair(
    'Υπολογίζεται στην τιμή της αγγελίας. Η εφορία υπολογίζει τον φόρο στη φορολογητέα αξία, υπάρχουν απαλλαγές για πρώτη κατοικία και ένα νεόδμητο μπορεί να έχει ΦΠΑ αντί για φόρο μεταβίβασης.',
    'Worked out on the asking price. The tax office uses the taxable value, first homes may be exempt, and a new build may carry VAT instead of transfer tax.',
  ),
  asOf: pair(
    (day: string) => `Ισχύει από ${day}`,
    (day: string) => `In effect since ${day}`,
  ),
  checked: pair(
    (day: string) => `Ελέγχθηκε ${day}`,
    (day: string) => `Checked on ${day}`,
  ),
  source: pair('Πηγή', 'Source'),
};

export const rentingCostMessages = {
  title: pair('Κόστος ενοικίασης', 'Cost of renting'),
  rent: pair('Πρώτο ενοίκιο', 'First month’s rent'),
  deposit: pair(
    (months: number) => `Εγγύηση (${months === 1 ? '1 ενοίκιο' : `${months} ενοίκια`})`,
    (months: number) => `Deposit (${months === 1 ? '1 month' : `${months} months`})`,
  ),
  noDeposit: pair('Εγγύηση', 'Deposit'),
  noDepositValue: pair('δεν ζητείται', 'none'),
  depositUnknown: pair('ρώτησε τον αγγελιοδότη', 'ask the advertiser'),
  atStart: pair('Στην υπογραφή', 'To pay at signing'),
  sharedFees: pair('Κοινόχρηστα', 'Common charges'),
  bills: pair('Λογαριασμοί', 'Bills'),
  billsIncluded: pair('περιλαμβάνονται στο ενοίκιο', 'included in the rent'),
  monthly: pair('Κάθε μήνα', 'Every month'),
  note: pair('Από τα στοιχεία της αγγελίας.', 'Based on what the listing says.'),
  withoutDeposit: pair('χωρίς την εγγύηση', 'without the deposit'),
  agencyFee: pair(
    'Ρώτησε το γραφείο αν ζητά αμοιβή και πόσο είναι με τον ΦΠΑ.',
    'Ask the agency whether it charges a fee, and how much it is with VAT.',
  ),
};
