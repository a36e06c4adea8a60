/** SUBS-2: all plans to choose from, and the step where another one is confirmed with what it costs. */
import { formatLongDate } from '@estia/contract/format';
import { listingQuotaMessages } from '@estia/contract/subscriptions/amount-messages';
import { planList as words } from '@estia/contract/subscriptions/plan-messages';
import { subscriptionPageMessages as subscriptionWords } from '@estia/contract/subscriptions/subscription-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { PlanTable } from '../../../features/subscriptions/PlanTable.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { requireSubscription } from './load-subscription.ts';
import { PlanChangeStep } from './PlanChangeStep.tsx';
import { hasEnded } from './SubscriptionStatus.tsx';
import css from './subscription.module.css';
import { CONFIRM_PATHS, planChangePath, SUBSCRIPTION_PATH } from './subscription-paths.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const { subscription } = await requireSubscription(context, url);
  const subscription_plan_id = url.searchParams.get('plan');
  const [plans, quote] = await Promise.all([
    orThrowFailure(callApi('GET /user/subscriptions/plans')),
    subscription_plan_id === null
      ? null
      : orThrowFailure(callApi('GET /user/subscription/quote', { query: { subscription_plan_id } })),
  ]);
  return { subscription, plans, quote, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  if (submission.intent !== 'change') return throwNotFound();
  const { values, idempotencyKey } = submission;
  const { subscription: before } = await requireSubscription(context, url);
  const body = {
    subscription_plan_id: values.subscription_plan_id ?? '',
    agreed_cents: values.agreed_cents ?? '',
    locale: getLocale(url.pathname),
  };
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /user/change-subscription-plan', { body, idempotencyKey }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  const { result: effect, url: page } = result.value;
  if (page) return redirect(page, 303);
  if (effect === 'payment_required')
    return redirectWithFlash(url, SUBSCRIPTION_PATH, before.payment === 'card' ? 'plan-open' : 'plan-pay');
  if (String(before.plan.id) === values.subscription_plan_id)
    return redirectWithFlash(url, SUBSCRIPTION_PATH, 'plan-kept');
  // After its end only the plan was chosen: the next step is to begin again with it.
  return redirectWithFlash(url, hasEnded(before) ? CONFIRM_PATHS.resume : SUBSCRIPTION_PATH, `plan-${effect}`);
}

export const meta = createPrivateMeta(words.title);

export default function ChoosePlan() {
  const { subscription, plans, quote, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  if (quote)
    return (
      <PlanChangeStep locale={locale} subscription={subscription} quote={quote} formKey={formKey} refusal={refusal} />
    );
  const { plan: has, next_plan: next, active_listings } = subscription;
  const over = (limit: number | null) => (limit === null ? 0 : Math.max(0, active_listings - limit));
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
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
                  <StatusBadge tone="info">{words.now[locale]}</StatusBadge>
                </span>
              )}
              {plan.id === next?.id && (
                <span className={css.mark}>
                  <StatusBadge tone="plain">
                    {words.next[locale](formatLongDate(subscription.expires_at, locale))}
                  </StatusBadge>
                </span>
              )}
              {over(plan.max_active_listings) > 0 && (
                <span className={css.over}>{listingQuotaMessages.paused[locale](over(plan.max_active_listings))}</span>
              )}
            </>
          )}
          renderAction={(plan) =>
            (plan.id !== has.id || next !== null) &&
            plan.id !== next?.id && (
              <a className={buttonClass('outline')} href={localizePath(locale, planChangePath(plan.id))}>
                {words.choose[locale]} <span className="vh">{plan.name[locale]}</span>
              </a>
            )
          }
        />
      </Panel>
      <p className={css.backLine}>
        <a className={css.link} href={localizePath(locale, SUBSCRIPTION_PATH)}>
          {subscriptionWords.back[locale]}
        </a>
      </p>
    </>
  );
}
