/**
 * SUBS-2: how an agency pays: a card that is set up on the provider's page, or a deposit; and the way back from there.
 */

import { defaultOperator } from '@estia/contract/site/operator';
import {
  paymentFlashMessages,
  paymentMethodPageMessages as words,
} from '@estia/contract/subscriptions/payment-messages';
import { subscriptionPageMessages as subscriptionWords } from '@estia/contract/subscriptions/subscription-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { settle, throwNotFound } from '../../../platform/failures.ts';
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
import { sentChoice } from '../../../platform/sent-choice.ts';
import { Done, FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { BillingNotStarted } from './BillingNotStarted.tsx';
import { CardSetupPanel, SwitchToDepositPanel } from './CardSetupPanel.tsx';
import { cardReturn, checkCardSetupReturn } from './card-return.ts';
import { InvoiceDetailsMissing } from './InvoiceDetailsMissing.tsx';
import { requireSubscription } from './load-subscription.ts';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PaymentPending } from './PaymentPending.tsx';
import css from './subscription.module.css';
import { PAYMENT_PATH, SUBSCRIPTION_PATH } from './subscription-paths.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { subscription } = await requireSubscription(context, url);
  const who = await settle(getApiClient(context)('GET /site/operator'));
  const operator = (who.ok ? who.value.operator : defaultOperator).name[getLocale(url.pathname)];
  return {
    subscription,
    operator,
    returned: cardReturn(url, 'setup'),
    left: url.searchParams.has('left'),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  switch (submission.intent) {
    case 'card': {
      // A box that is not ticked is not sent at all; the call says that it is needed.
      const body = { mandate: sentChoice<'on'>(values.mandate), locale: getLocale(url.pathname) };
      const result = await catchSubmissionError(submission, callApi('POST /user/subscription/card', { body }));
      return result.ok ? redirect(result.value.url, 303) : createFormErrorResponse(result.refusal);
    }
    case 'deposit': {
      const result = await catchSubmissionError(
        submission,
        callApi('PUT /user/change-payment', { body: { bank_deposit: true }, idempotencyKey }),
      );
      return result.ok ? redirectWithFlash(url, PAYMENT_PATH, 'by-deposit') : createFormErrorResponse(result.refusal);
    }
    case 'after-setup':
      return checkCardSetupReturn(callApi, submission, url);
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);

export default function PaymentMethodPage() {
  const { subscription, operator, returned, left, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  if (returned) return <PaymentPending locale={locale} from={returned} formKey={formKey} refusal={refusal} />;
  const common = { locale, subscription, formKey, refusal };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={paymentFlashMessages} calm={['card-not-set']} />
      {left && <Done text={paymentFlashMessages['card-not-set'][locale]} isCalm />}
      {!subscription.can_bill && <BillingNotStarted locale={locale} />}
      {!subscription.has_invoice_details && <InvoiceDetailsMissing locale={locale} />}
      <Panel id="now" title={words.now[locale]}>
        <PaymentMethod locale={locale} subscription={subscription} />
      </Panel>
      <CardSetupPanel {...common} operator={operator} />
      <SwitchToDepositPanel {...common} />
      <p className={css.backLine}>
        <a className={css.link} href={localizePath(locale, SUBSCRIPTION_PATH)}>
          {subscriptionWords.back[locale]}
        </a>
      </p>
    </>
  );
}
