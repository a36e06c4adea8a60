/** SUBS-2: an agency's subscription: where it stands, what is owed, plan, payment, invoices; ending it and going on. */
import {
  subscriptionFlashMessages,
  subscriptionPageMessages as words,
} from '@estia/contract/subscriptions/subscription-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { BillingNotStarted } from './BillingNotStarted.tsx';
import { CancelStep, ResumeStep } from './ConfirmSteps.tsx';
import { cardReturn, checkPaymentReturn } from './card-return.ts';
import { DueCharges } from './DueCharges.tsx';
import { InvoiceDetailsMissing } from './InvoiceDetailsMissing.tsx';
import { loadSubscription } from './load-subscription.ts';
import { NoSubscriptionNotice } from './NoSubscriptionNotice.tsx';
import { PaymentPending } from './PaymentPending.tsx';
import { CancelPanel, InvoicesPanel, NextChargePanel, PaymentMethodPanel, PlanPanel } from './SubscriptionPanels.tsx';
import { hasEnded, SubscriptionStatus } from './SubscriptionStatus.tsx';
import { SUBSCRIPTION_PATH } from './subscription-paths.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const found = await loadSubscription(context);
  const confirm = url.searchParams.get('confirm');
  return { ...found, returned: cardReturn(url, 'paid', 'left'), confirm, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  switch (submission.intent) {
    case 'cancel': {
      const result = await catchSubmissionError(
        submission,
        callApi('DELETE /user/subscription', { query: {}, idempotencyKey }),
      );
      return result.ok
        ? redirectWithFlash(url, SUBSCRIPTION_PATH, 'cancelled')
        : createFormErrorResponse(result.refusal);
    }
    case 'resume': {
      const body = { agreed_cents: values.agreed_cents ?? '', locale: getLocale(url.pathname) };
      const result = await catchSubmissionError(
        submission,
        callApi('POST /user/subscription/resume', { body, idempotencyKey }),
      );
      if (!result.ok) return createFormErrorResponse(result.refusal);
      const { result: effect, url: page } = result.value;
      if (page) return redirect(page, 303);
      if (effect === 'payment_required')
        return redirectWithFlash(
          url,
          SUBSCRIPTION_PATH,
          (await isPaidByCard(context)) ? 'restart-open' : 'restart-pay',
        );
      return redirectWithFlash(url, SUBSCRIPTION_PATH, values.agreed_cents === '0' ? 'resumed' : 'restarted');
    }
    case 'pay': {
      const body = { charge_id: values.charge_id ?? '', locale: getLocale(url.pathname) };
      const result = await catchSubmissionError(submission, callApi('POST /user/subscription/pay', { body }));
      if (!result.ok) return createFormErrorResponse(result.refusal);
      return result.value.url ? redirect(result.value.url, 303) : redirectWithFlash(url, SUBSCRIPTION_PATH, 'paid');
    }
    case 'look': {
      const result = await catchSubmissionError(submission, callApi('POST /user/subscription/refresh', { body: {} }));
      if (!result.ok) return createFormErrorResponse(result.refusal);
      return redirectWithFlash(url, SUBSCRIPTION_PATH, result.value.in_progress ? 'still-open' : 'looked-again');
    }
    case 'after-paid':
      return checkPaymentReturn(callApi, submission, url, 'paid');
    case 'after-left':
      return checkPaymentReturn(callApi, submission, url, 'left');
    default:
      return throwNotFound();
  }
}

/** Who pays by card waits for its answer; who does not, for a bank. */
async function isPaidByCard(context: ActionFunctionArgs['context']): Promise<boolean> {
  const found = await loadSubscription(context);
  return found.who === 'owner' && found.subscription.payment === 'card';
}

export const meta = createPrivateMeta(words.title);

const PENDING_FLASH_KEYS = ['plan-pay', 'plan-open', 'restart-pay', 'restart-open', 'still-open', 'not-paid'];

export default function SubscriptionPage() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  if (page.who !== 'owner') return <NoSubscriptionNotice locale={locale} {...page} />;
  const { subscription, today, formKey, confirm, returned } = page;
  if (returned) return <PaymentPending locale={locale} from={returned} formKey={formKey} refusal={refusal} />;
  const common = { locale, subscription, formKey, refusal };
  const ended = hasEnded(subscription);
  if (confirm === 'cancel' && !ended && subscription.cancel_date === null) return <CancelStep {...common} />;
  if (confirm === 'resume' && (ended || subscription.cancel_date !== null)) return <ResumeStep {...common} />;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={subscriptionFlashMessages} calm={PENDING_FLASH_KEYS} />
      <SubscriptionStatus locale={locale} subscription={subscription} today={today} />
      {!subscription.can_bill && !ended && <BillingNotStarted locale={locale} />}
      {!subscription.has_invoice_details && <InvoiceDetailsMissing locale={locale} />}
      <DueCharges {...common} />
      <PlanPanel locale={locale} subscription={subscription} />
      <NextChargePanel locale={locale} subscription={subscription} />
      <PaymentMethodPanel locale={locale} subscription={subscription} />
      <InvoicesPanel locale={locale} />
      <CancelPanel locale={locale} subscription={subscription} />
    </>
  );
}
