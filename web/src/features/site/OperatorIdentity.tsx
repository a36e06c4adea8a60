/** The operator's whole legal identity as a list, for the terms and the privacy policy. */
import { formatPhone } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { footer } from '@estia/contract/site/messages';
import { formatOperator } from '@estia/contract/site/operator';
import { useOperator } from './use-operator.ts';

export function OperatorIdentity({ locale }: { locale: Locale }) {
  const operator = useOperator();
  if (!operator) return null;
  const { telephone, email } = operator;
  return (
    <address>
      {formatOperator(operator, locale)}
      <br />
      {footer.telephone[locale]} <a href={`tel:${telephone}`}>{formatPhone(telephone)}</a> ·{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
