/**
 * SUBS-2: another plan, before it is confirmed: what is paid now and for which days, what each month costs then, which
 * listings would stop.
 */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { listingQuotaMessages } from '@estia/contract/subscriptions/amount-messages';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { quoteStep as words } from '@estia/contract/subscriptions/plan-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { AmountBreakdown } from './AmountBreakdown.tsx';
import { CardRequired } from './CardRequired.tsx';
import { formatLastDay } from './period-text.ts';
import { isCardMissing } from './SubscriptionStatus.tsx';
import css from './subscription.module.css';
import { PLANS_PATH, SUBSCRIPTION_PATH } from './subscription-paths.ts';

type Quote = ApiReply<'GET /user/subscription/quote'>;
type Props = {
  locale: Locale;
  subscription: Subscription;
  quote: Quote;
  formKey: string;
  refusal: FormError | null;
};

const getTitle = ({ kind, from }: Quote, undoes: boolean, locale: Locale): string => {
  if (kind === 'upgrade') return words.upgrade[locale];
  if (kind === 'downgrade') return words.downgrade[locale](formatLongDate(from, locale));
  return (undoes ? words.undo : words.same)[locale];
};

export function PlanChangeStep({ locale, subscription: s, quote, formKey, refusal }: Props) {
  const { kind, due_now: dueNow, per_period: perPeriod, plan } = quote;
  const undoes = kind === 'same' && s.next_plan !== null;
  const agreed = dueNow?.gross_cents ?? 0;
  const intent =
    dueNow === null
      ? (undoes ? words.keepPlan : words.changePlan)[locale]
      : (s.payment === 'card' ? words.payAndUpgrade : words.upgradeByDeposit)[locale](
          formatCents(agreed - quote.credit_cents),
        );
  return (
    <>
      <PageHeader title={getTitle(quote, undoes, locale)} />
      <Panel id="quote" title={plan.name[locale]}>
        {kind === 'same' && (
          <p>{s.next_plan ? words.undoText[locale](s.next_plan.name[locale]) : words.sameText[locale]}</p>
        )}
        {(kind !== 'same' || dueNow) && (
          <>
            <DescriptionList
              rows={[
                { label: words.from[locale], value: s.plan.name[locale] },
                { label: words.to[locale], value: plan.name[locale] },
              ]}
            />
            <div className={`${css.columns} ${css.spaced}`}>
              <section className={css.moneyPart} aria-labelledby="pay-now">
                <h3 id="pay-now">{words.payNow[locale]}</h3>
                {dueNow ? (
                  <DueNow locale={locale} s={s} now={dueNow} quote={quote} />
                ) : (
                  <p>{words.payNothing[locale]}</p>
                )}
              </section>
              <section className={css.moneyPart} aria-labelledby="each">
                <h3 id="each">{words.each[locale](formatLongDate(getFirstFullCharge(s, quote), locale))}</h3>
                <AmountBreakdown locale={locale} sum={perPeriod} />
              </section>
            </div>
            {quote.listings_over_limit > 0 && (
              <p className={css.caution}>{listingQuotaMessages.paused[locale](quote.listings_over_limit)}</p>
            )}
          </>
        )}
        <ActionForm
          locale={locale}
          intent="change"
          formKey={formKey}
          refusal={refusal}
          hidden={{ subscription_plan_id: plan.id, agreed_cents: agreed }}
          className={css.actions}
        >
          {dueNow && isCardMissing(s) ? (
            <CardRequired locale={locale} />
          ) : (
            (kind !== 'same' || undoes) && (
              <SubmitButton locale={locale} kind="accent" className={css.long ?? ''}>
                {intent}
              </SubmitButton>
            )
          )}
          <a className={buttonClass('outline')} href={localizePath(locale, undoes ? SUBSCRIPTION_PATH : PLANS_PATH)}>
            {words.back[locale]}
          </a>
        </ActionForm>
      </Panel>
    </>
  );
}

/** A larger plan is paid whole from the next period; a smaller one begins there. */
const getFirstFullCharge = (s: Subscription, { kind, from }: Quote): string =>
  kind === 'downgrade' ? from : (s.next_charge?.on ?? from);

function DueNow({
  locale,
  s,
  now: dueNow,
  quote,
}: {
  locale: Locale;
  s: Subscription;
  now: NonNullable<Quote['due_now']>;
  quote: Quote;
}) {
  const { due_period: duePeriod, credit_cents: credit } = quote;
  const left = dueNow.gross_cents - credit;
  // The rest of a period begins on the day of the change, an unpaid one before.
  const isUnpaid = duePeriod !== null && duePeriod.to > s.expires_at;
  return (
    <>
      {duePeriod && (
        <p className={css.small}>
          {(isUnpaid ? words.payNowPeriod : words.payNowDays)[locale](
            formatLongDate(duePeriod.from, locale),
            formatLastDay(duePeriod.to, locale),
          )}
        </p>
      )}
      <AmountBreakdown locale={locale} sum={dueNow} />
      {credit > 0 && <p className={css.small}>{words.credit[locale](formatCents(credit), formatCents(left))}</p>}
      {quote.replaces_cents !== null && (
        <p className={css.small}>{words.replaces[locale](formatCents(quote.replaces_cents))}</p>
      )}
      {s.payment === 'deposit' && !isUnpaid && <p className={css.small}>{words.byDeposit[locale]}</p>}
      {s.payment === 'card' && s.credit_card && (
        <p className={css.small}>{words.byCard[locale](s.credit_card.last4)}</p>
      )}
    </>
  );
}
