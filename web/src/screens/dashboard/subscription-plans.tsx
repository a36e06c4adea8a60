/** SUBS-2: all plans to choose from, and the step where another one is confirmed with what it costs. */
import { formatLongDate } from '@estia/contract/numbers';
import { listingQuotaMessages } from '@estia/contract/subscriptions/money-messages';
import { planList as words } from '@estia/contract/subscriptions/plan-messages';
import { subscriptionPageMessages as subscriptionWords } from '@estia/contract/subscriptions/subscription-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { PlanTable } from '../../features/subscriptions/PlanTable.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Mark } from '../../ui/Mark.tsx';
import { PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { CONFIRM, quotePath, SUBSCRIPTION } from './subscription/paths.ts';
import { QuoteStep } from './subscription/QuoteStep.tsx';
import { hasEnded } from './subscription/Standing.tsx';
import css from './subscription/subscriptions.module.css';
import { ownSubscription } from './subscription-of.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const { subscription } = await ownSubscription(context, url);
  const subscription_plan_id = url.searchParams.get('plan');
  const [plans, quote] = await Promise.all([
    orRaise(ask('GET /user/subscriptions/plans')),
    subscription_plan_id === null
      ? null
      : orRaise(ask('GET /user/subscription/quote', { query: { subscription_plan_id } })),
  ]);
  return { subscription, plans, quote, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const act = await readAct(request);
  if (act.act !== 'change') return notFound();
  const { own, idempotencyKey } = act;
  const { subscription: before } = await ownSubscription(context, url);
  const body = {
    subscription_plan_id: own.subscription_plan_id ?? '',
    agreed_cents: own.agreed_cents ?? '',
    locale: localeOf(url.pathname),
  };
  const tried = await tryAct(act, askFrom(context)('PUT /user/change-subscription-plan', { body, idempotencyKey }));
  if (!tried.ok) return refused(tried.refusal);
  const { effect, url: page } = tried.value;
  if (page) return redirect(page, 303);
  if (effect === 'pay') return backTo(url, SUBSCRIPTION, before.payment === 'card' ? 'plan-open' : 'plan-pay');
  if (String(before.plan.id) === own.subscription_plan_id) return backTo(url, SUBSCRIPTION, 'plan-kept');
  // After its end only the plan was chosen: the next step is to begin again with it.
  return backTo(url, hasEnded(before) ? CONFIRM.resume : SUBSCRIPTION, `plan-${effect}`);
}

export const meta = privateHead(words.title);

export default function Plans() {
  const { subscription, plans, quote, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  if (quote) return <QuoteStep {...{ locale, subscription, quote, formKey, refusal }} />;
  const { plan: has, next_plan: next, active_ads } = subscription;
  const over = (limit: number | null) => (limit === null ? 0 : Math.max(0, active_ads - limit));
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Panel id="plans" flush title={words.list[locale]} lead={`${words.larger[locale]} ${words.smaller[locale]}`}>
        <PlanTable
          locale={locale}
          caption={words.list[locale]}
          head={words.plan[locale]}
          plans={plans.rows}
          vatPercent={plans.vat_percent}
          marked={(plan) => plan.id === has.id}
          note={(plan) => (
            <>
              {plan.id === has.id && (
                <span className={css.mark}>
                  <Mark tone="info">{words.now[locale]}</Mark>
                </span>
              )}
              {plan.id === next?.id && (
                <span className={css.mark}>
                  <Mark tone="plain">{words.next[locale](formatLongDate(subscription.expires_at, locale))}</Mark>
                </span>
              )}
              {over(plan.max_active_ads) > 0 && (
                <span className={css.over}>{listingQuotaMessages.paused[locale](over(plan.max_active_ads))}</span>
              )}
            </>
          )}
          act={(plan) =>
            (plan.id !== has.id || next !== null) &&
            plan.id !== next?.id && (
              <a className={buttonClass('line')} href={to(locale, quotePath(plan.id))}>
                {words.choose[locale]} <span className="vh">{plan.name[locale]}</span>
              </a>
            )
          }
        />
      </Panel>
      <p className={css.backLine}>
        <a className={css.link} href={to(locale, SUBSCRIPTION)}>
          {subscriptionWords.back[locale]}
        </a>
      </p>
    </>
  );
}
