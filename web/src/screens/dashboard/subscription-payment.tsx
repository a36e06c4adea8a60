/** SUBS-2: how an office pays: a card that is set up on the provider's page, or a deposit; and the way back from there. */

import { defaultOperator } from '@estia/contract/site/operator';
import {
  paymentFlashMessages,
  paymentMethodPageMessages as words,
} from '@estia/contract/subscriptions/payment-messages';
import { subscriptionPageMessages as subscriptionWords } from '@estia/contract/subscriptions/subscription-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { privateHead } from '../../platform/door.ts';
import { notFound, settle } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { Done, Said } from '../../ui/form/Said.tsx';
import { PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { afterSetup, cardReturn } from './card-return.ts';
import { BankWait } from './subscription/BankWait.tsx';
import { CardSetup, DepositSwitch } from './subscription/CardSetup.tsx';
import { Details } from './subscription/Details.tsx';
import { Method } from './subscription/Method.tsx';
import { NotBilling } from './subscription/NotBilling.tsx';
import { PAYMENT, SUBSCRIPTION } from './subscription/paths.ts';
import css from './subscription/subscriptions.module.css';
import { ownSubscription } from './subscription-of.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { subscription } = await ownSubscription(context, url);
  const who = await settle(askFrom(context)('GET /site/operator'));
  const operator = (who.ok ? who.value.operator : defaultOperator).name[localeOf(url.pathname)];
  return {
    subscription,
    operator,
    returned: cardReturn(url, 'setup'),
    left: url.searchParams.has('left'),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  switch (act.act) {
    case 'card': {
      // A box that is not ticked is not sent at all; the call says that it is needed.
      const body = { mandate: own.mandate as 'on', locale: localeOf(url.pathname) };
      const tried = await tryAct(act, ask('POST /user/subscription/card', { body }));
      return tried.ok ? redirect(tried.value.url, 303) : refused(tried.refusal);
    }
    case 'deposit': {
      const tried = await tryAct(
        act,
        ask('PUT /user/change-payment', { body: { bank_deposit: true }, idempotencyKey }),
      );
      return tried.ok ? backTo(url, PAYMENT, 'by-deposit') : refused(tried.refusal);
    }
    case 'after-setup':
      return afterSetup(ask, act, url);
    default:
      return notFound();
  }
}

export const meta = privateHead(words.title);

export default function Payment() {
  const { subscription, operator, returned, left, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  if (returned) return <BankWait locale={locale} from={returned} formKey={formKey} refusal={refusal} />;
  const common = { locale, subscription, formKey, refusal };
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={paymentFlashMessages} calm={['card-not-set']} />
      {left && <Done text={paymentFlashMessages['card-not-set'][locale]} isCalm />}
      {!subscription.billing && <NotBilling locale={locale} />}
      {!subscription.has_invoice_details && <Details locale={locale} />}
      <Panel id="now" title={words.now[locale]}>
        <Method locale={locale} subscription={subscription} />
      </Panel>
      <CardSetup {...common} operator={operator} />
      <DepositSwitch {...common} />
      <p className={css.backLine}>
        <a className={css.link} href={to(locale, SUBSCRIPTION)}>
          {subscriptionWords.back[locale]}
        </a>
      </p>
    </>
  );
}
