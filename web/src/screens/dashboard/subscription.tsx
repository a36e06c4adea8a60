/** SUBS-2: an office's subscription: where it stands, what is owed, plan, payment, invoices; ending it and going on. */
import {
  subscriptionFlashMessages,
  subscriptionPageMessages as words,
} from '@estia/contract/subscriptions/subscription-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { privateHead } from '../../platform/door.ts';
import { notFound } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, useLocale } from '../../platform/locale.ts';
import { Said } from '../../ui/form/Said.tsx';
import { PageHead } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { afterPaying, cardReturn } from './card-return.ts';
import { BankWait } from './subscription/BankWait.tsx';
import { CancelStep, ResumeStep } from './subscription/ConfirmStep.tsx';
import { Details } from './subscription/Details.tsx';
import { NotBilling } from './subscription/NotBilling.tsx';
import { Others } from './subscription/Others.tsx';
import { Owed } from './subscription/Owed.tsx';
import { InvoicesPanel, MethodPanel, NextPanel, PlanPanel, StopPanel } from './subscription/Panels.tsx';
import { SUBSCRIPTION } from './subscription/paths.ts';
import { hasEnded, Standing } from './subscription/Standing.tsx';
import { subscriptionOf } from './subscription-of.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const found = await subscriptionOf(context);
  const confirm = url.searchParams.get('confirm');
  return { ...found, returned: cardReturn(url, 'paid', 'left'), confirm, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  switch (act.act) {
    case 'cancel': {
      const tried = await tryAct(act, ask('DELETE /user/subscription', { query: {}, idempotencyKey }));
      return tried.ok ? backTo(url, SUBSCRIPTION, 'cancelled') : refused(tried.refusal);
    }
    case 'resume': {
      const body = { agreed_cents: own.agreed_cents ?? '', locale: localeOf(url.pathname) };
      const tried = await tryAct(act, ask('POST /user/subscription/resume', { body, idempotencyKey }));
      if (!tried.ok) return refused(tried.refusal);
      const { effect, url: page } = tried.value;
      if (page) return redirect(page, 303);
      if (effect === 'pay')
        return backTo(url, SUBSCRIPTION, (await isByCard(context)) ? 'restart-open' : 'restart-pay');
      return backTo(url, SUBSCRIPTION, own.agreed_cents === '0' ? 'resumed' : 'restarted');
    }
    case 'pay': {
      const body = { charge_id: own.charge_id ?? '', locale: localeOf(url.pathname) };
      const tried = await tryAct(act, ask('POST /user/subscription/pay', { body }));
      if (!tried.ok) return refused(tried.refusal);
      return tried.value.url ? redirect(tried.value.url, 303) : backTo(url, SUBSCRIPTION, 'paid');
    }
    case 'look': {
      const tried = await tryAct(act, ask('POST /user/subscription/look', { body: {} }));
      if (!tried.ok) return refused(tried.refusal);
      return backTo(url, SUBSCRIPTION, tried.value.under_way ? 'still-open' : 'looked-again');
    }
    case 'after-paid':
      return afterPaying(ask, act, url, 'paid');
    case 'after-left':
      return afterPaying(ask, act, url, 'left');
    default:
      return notFound();
  }
}

/** Who pays by card waits for its answer; who does not, for a bank. */
async function isByCard(context: ActionFunctionArgs['context']): Promise<boolean> {
  const found = await subscriptionOf(context);
  return found.who === 'owner' && found.subscription.payment === 'card';
}

export const meta = privateHead(words.title);

const CALM = ['plan-pay', 'plan-open', 'restart-pay', 'restart-open', 'still-open', 'not-paid'];

export default function SubscriptionPage() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  if (page.who !== 'owner') return <Others locale={locale} {...page} />;
  const { subscription, today, formKey, confirm, returned } = page;
  if (returned) return <BankWait locale={locale} from={returned} formKey={formKey} refusal={refusal} />;
  const common = { locale, subscription, formKey, refusal };
  const ended = hasEnded(subscription);
  if (confirm === 'cancel' && !ended && subscription.cancel_date === null) return <CancelStep {...common} />;
  if (confirm === 'resume' && (ended || subscription.cancel_date !== null)) return <ResumeStep {...common} />;
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={subscriptionFlashMessages} calm={CALM} />
      <Standing locale={locale} subscription={subscription} today={today} />
      {!subscription.billing && !ended && <NotBilling locale={locale} />}
      {!subscription.has_invoice_details && <Details locale={locale} />}
      <Owed {...common} />
      <PlanPanel locale={locale} subscription={subscription} />
      <NextPanel locale={locale} subscription={subscription} />
      <MethodPanel locale={locale} subscription={subscription} />
      <InvoicesPanel locale={locale} />
      <StopPanel locale={locale} subscription={subscription} />
    </>
  );
}
