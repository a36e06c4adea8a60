/** How an agency pays now: the card as far as it may be shown, or a deposit. */
import type { Locale } from '@estia/contract/pair';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { paymentMethodPageMessages as words } from '@estia/contract/subscriptions/payment-messages';
import css from './subscription.module.css';

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
/** Names of cards are the same in every language. */
const getBrandName = (code: string): string => brands[code] ?? code.charAt(0).toUpperCase() + code.slice(1);

export function PaymentMethod({ locale, subscription }: { locale: Locale; subscription: Subscription }) {
  const { payment, credit_card: card } = subscription;
  if (payment === 'deposit') return <p className={css.strong}>{words.deposit[locale]}</p>;
  if (!card) return <p className={css.strong}>{words.noCard[locale]}</p>;
  const month = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return (
    <>
      <p className={css.strong}>
        <span translate="no">{getBrandName(card.brand)}</span> {words.cardEnds[locale]}{' '}
        <span className="num">{card.last4}</span>
      </p>
      <p className={css.small}>{words.cardUntil[locale](month)}</p>
    </>
  );
}
