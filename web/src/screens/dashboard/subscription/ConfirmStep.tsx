/** SUBS-2: the step before ending a subscription, taking that back, or beginning again: what it means, then one button. */
import { formatCents, formatLongDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { subscriptionConfirmMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import type { Refusal } from '../../../platform/forms.ts';
import { to } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActForm } from '../../../ui/form/ActForm.tsx';
import { Submit } from '../../../ui/form/Form.tsx';
import { PageHead, Panel } from '../../../ui/Panel.tsx';
import { CardFirst } from './CardFirst.tsx';
import { lastDay } from './days.ts';
import { PLANS, SUBSCRIPTION } from './paths.ts';
import { hasEnded, lacksCard } from './Standing.tsx';
import { SumLines } from './SumLines.tsx';
import css from './subscriptions.module.css';

type Props = { locale: Locale; subscription: Subscription; formKey: string; refusal: Refusal | null };

export function CancelStep({ locale, subscription: s, formKey, refusal }: Props) {
  return (
    <>
      <PageHead title={words.cancelTitle[locale]} />
      <Panel id="cancel" title={s.plan.name[locale]}>
        <ul className={css.points}>
          <li>{words.cancelEnds[locale](lastDay(s.expires_at, locale))}</li>
          <li>{words.cancelAds[locale](s.active_ads, formatLongDate(s.ads_until, locale))}</li>
          {s.phase !== 'trial' && <li>{words.cancelNoRefund[locale]}</li>}
          <li>{words.cancelBack[locale]}</li>
        </ul>
        <ActForm locale={locale} act="cancel" formKey={formKey} refusal={refusal} className={css.acts}>
          <Submit locale={locale} kind="line" className={css.stop ?? ''}>
            {words.cancelAct[locale]}
          </Submit>
          <a className={buttonClass('main')} href={to(locale, SUBSCRIPTION)}>
            {words.keep[locale]}
          </a>
        </ActForm>
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
      <PageHead title={(anew ? words.restartTitle : words.resumeTitle)[locale]} />
      <Panel id="resume" title={s.plan.name[locale]}>
        {anew ? (
          <>
            <p>{words.restartText[locale]}</p>
            <SumLines locale={locale} sum={next} />
          </>
        ) : (
          <p>{words.resumeText[locale](formatLongDate(s.expires_at, locale), formatCents(next.gross_cents))}</p>
        )}
        <ActForm
          locale={locale}
          act="resume"
          formKey={formKey}
          refusal={refusal}
          hidden={{ agreed_cents: agreed }}
          className={css.acts}
        >
          {anew && lacksCard(s) ? (
            <CardFirst locale={locale} />
          ) : (
            <Submit locale={locale} kind="act">
              {anew ? words.restartAct[locale](formatCents(agreed)) : words.resumeAct[locale]}
            </Submit>
          )}
          <a className={buttonClass('line')} href={to(locale, SUBSCRIPTION)}>
            {words.notNow[locale]}
          </a>
          {anew && (
            <a className={buttonClass('quiet')} href={to(locale, PLANS)}>
              {words.restartPlan[locale]}
            </a>
          )}
        </ActForm>
      </Panel>
    </>
  );
}
