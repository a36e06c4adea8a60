/**
 * Who runs the site, as the law wants it printed: in the footer, the terms and the privacy policy. An admin edits it
 * (setting `operator`); until then it is the placeholder of `messages.ts`. No schema: pages print it too.
 */
import type { Locale, Pair } from '../pair.ts';
import { footer, operator as placeholder } from './messages.ts';

export type Operator = {
  name: Pair;
  legal_form: Pair;
  seat: Pair;
  gemi: string;
  tax_number: string;
  /** As stored: +30 and ten digits. */
  telephone: string;
  email: string;
  /** Whose mortgage loans the site points to; empty until there is one. */
  partner: Pair;
};

export const defaultOperator: Operator = {
  name: placeholder.name,
  legal_form: placeholder.legalForm,
  seat: placeholder.seat,
  gemi: placeholder.gemi,
  tax_number: placeholder.taxNumber,
  telephone: `+30${placeholder.telephone.replaceAll(' ', '')}`,
  email: placeholder.email,
  partner: { el: '', en: '' },
};

/** True: nobody has entered yet who runs the site. The zeros of the placeholder are no numbers that could be typed. */
export const isPlaceholderOperator = ({ gemi, tax_number }: Pick<Operator, 'gemi' | 'tax_number'>): boolean =>
  gemi === defaultOperator.gemi || tax_number === defaultOperator.tax_number;

/**
 * FOR THE TERMS AND PRIVACY PAGES. One sentence without a full stop: `Εστία Ακίνητα ΑΕ (ανώνυμη εταιρεία), έδρα …, ΓΕΜΗ …,
 * ΑΦΜ …`. In a screen: `const operator = useOperator()` of web/src/features/site/use-operator.ts, then
 * `operator && operatorText(operator, locale)`; <OperatorIdentity locale={locale} /> of
 * web/src/features/site/OperatorIdentity.tsx prints the whole with telephone and email as a list.
 */
export function formatOperator(operator: Operator, locale: Locale): string {
  const { name, legal_form, seat, gemi, tax_number } = operator;
  return [
    legal_form[locale] ? `${name[locale]} (${legal_form[locale]})` : name[locale],
    `${footer.seat[locale]} ${seat[locale]}`,
    `${footer.gemi[locale]} ${gemi}`,
    `${footer.taxNumber[locale]} ${tax_number}`,
  ].join(', ');
}
