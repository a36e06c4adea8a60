/** SUBS-2: the step before ending a subscription, taking that back, or beginning again: what it means, then one button. */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { subscriptionConfirmMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import type { FormError } from '../../../platform/forms.ts';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { AmountBreakdown } from './AmountBreakdown.tsx';
import { CardRequired } from './CardRequired.tsx';
import { formatLastDay } from './period-text.ts';
import { hasEnded, isCardMissing } from './SubscriptionStatus.tsx';
import css from './subscription.module.css';
import { PLANS_PATH, SUBSCRIPTION_PATH } from './subscription-paths.ts';

type Props = { locale: Locale; subscription: Subscription; formKey: string; refusal: FormError | null };

export function CancelStep({ locale, subscription: s, formKey, refusal }: Props) {
  return (
    <>
      <PageHeader title={words.cancelTitle[locale]} />
      <Panel id="cancel" title={s.plan.name[locale]}>
        <ul className={css.points}>
          <li>{words.cancelEnds[locale](formatLastDay(s.expires_at, locale))}</li>
          <li>{words.cancelListings[locale](s.active_listings, formatLongDate(s.listings_until, locale))}</li>
          {s.phase !== 'trial' && <li>{words.cancelNoRefund[locale]}</li>}
          <li>{words.cancelBack[locale]}</li>
        </ul>
        <ActionForm locale={locale} intent="cancel" formKey={formKey} refusal={refusal} className={css.actions}>
          <SubmitButton locale={locale} kind="outline" className={css.stop ?? ''}>
            {words.confirmCancel[locale]}
          </SubmitButton>
          <a className={buttonClass('primary')} href={localizePath(locale, SUBSCRIPTION_PATH)}>
            {words.keep[locale]}
          </a>
        </ActionForm>
      </Panel>
    </>
  );
}

export function ResumeStep({ locale, subscription: s, formKey, refusal }: Props) {
  const anew = hasEnded(s);
  const next = s.next_charge ?? s.plan;
  const agreed = anew ? next.gross_cents : 0;
  return (
    <>
      <PageHeader title={(anew ? words.restartTitle : words.resumeTitle)[locale]} />
      <Panel id="resume" title={s.plan.name[locale]}>
        {anew ? (
          <>
            <p>{words.restartText[locale]}</p>
            <AmountBreakdown locale={locale} sum={next} />
          </>
        ) : (
          <p>{words.resumeText[locale](formatLongDate(s.expires_at, locale), formatCents(next.gross_cents))}</p>
        )}
        <ActionForm
          locale={locale}
          intent="resume"
          formKey={formKey}
          refusal={refusal}
          hidden={{ agreed_cents: agreed }}
          className={css.actions}
        >
          {anew && isCardMissing(s) ? (
            <CardRequired locale={locale} />
          ) : (
            <SubmitButton locale={locale} kind="accent">
              {anew ? words.confirmRestart[locale](formatCents(agreed)) : words.confirmResume[locale]}
            </SubmitButton>
          )}
          <a className={buttonClass('outline')} href={localizePath(locale, SUBSCRIPTION_PATH)}>
            {words.notNow[locale]}
          </a>
          {anew && (
            <a className={buttonClass('text')} href={localizePath(locale, PLANS_PATH)}>
              {words.restartPlan[locale]}
            </a>
          )}
        </ActionForm>
      </Panel>
    </>
  );
}
