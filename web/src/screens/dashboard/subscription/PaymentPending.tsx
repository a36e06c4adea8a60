/** Back from the provider's page: the form that asks what became of it, sent by script at once and then a few times more. */
import type { Locale } from '@estia/contract/pair';
import { cardReturnMessages as words } from '@estia/contract/subscriptions/payment-messages';
import { subscriptionPageMessages } from '@estia/contract/subscriptions/subscription-messages';
import { useEffect, useRef } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CardReturn } from './card-return.ts';
import { SUBSCRIPTION_PATH } from './subscription-paths.ts';

const CHECK_INTERVAL_SECONDS = 3;
const MAX_CHECKS = 8;

type Props = { locale: Locale; from: CardReturn; formKey: string; refusal: FormError | null };

export function PaymentPending({ locale, from, formKey, refusal }: Props) {
  const { result, value, attempts } = from;
  const goesOn = attempts < MAX_CHECKS && refusal === null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!goesOn) return;
    const refresh = () => box.current?.querySelector('form')?.requestSubmit();
    const timer = setTimeout(refresh, attempts === 0 ? 0 : CHECK_INTERVAL_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [goesOn, attempts]);
  return (
    <div role="status" ref={box}>
      <Notice
        page
        title={(goesOn ? (result === 'left' ? words.left : words.wait) : words.slow)[locale]}
        text={(goesOn ? (result === 'left' ? words.leftText : words.waitText) : words.slowText)[locale]}
      >
        <ActionForm
          locale={locale}
          intent={`after-${result}`}
          form={result}
          formKey={formKey}
          refusal={refusal}
          hidden={{ value, attempts }}
        >
          <SubmitButton locale={locale}>{words.again[locale]}</SubmitButton>
        </ActionForm>
        <a className={buttonClass('outline')} href={localizePath(locale, SUBSCRIPTION_PATH)}>
          {subscriptionPageMessages.back[locale]}
        </a>
      </Notice>
    </div>
  );
}
