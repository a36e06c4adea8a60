/** Back from the provider's page: the form that asks what became of it, sent by script at once and then a few times more. */
import type { Locale } from '@estia/contract/pair';
import { cardReturnMessages as words } from '@estia/contract/subscriptions/payment-messages';
import { subscriptionPageMessages } from '@estia/contract/subscriptions/subscription-messages';
import { useEffect, useRef } from 'react';
import type { Refusal } from '../../../platform/forms.ts';
import { to } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActForm } from '../../../ui/form/ActForm.tsx';
import { Submit } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CardReturn } from '../card-return.ts';
import { SUBSCRIPTION } from './paths.ts';

const SECONDS = 3;
const LOOKS = 8;

type Props = { locale: Locale; from: CardReturn; formKey: string; refusal: Refusal | null };

export function BankWait({ locale, from, formKey, refusal }: Props) {
  const { came, value, looks } = from;
  const goesOn = looks < LOOKS && refusal === null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!goesOn) return;
    const ask = () => box.current?.querySelector('form')?.requestSubmit();
    const timer = setTimeout(ask, looks === 0 ? 0 : SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [goesOn, looks]);
  return (
    <div role="status" ref={box}>
      <Notice
        page
        title={(goesOn ? (came === 'left' ? words.left : words.wait) : words.slow)[locale]}
        text={(goesOn ? (came === 'left' ? words.leftText : words.waitText) : words.slowText)[locale]}
      >
        <ActForm
          locale={locale}
          act={`after-${came}`}
          form={came}
          formKey={formKey}
          refusal={refusal}
          hidden={{ value, looks }}
        >
          <Submit locale={locale}>{words.again[locale]}</Submit>
        </ActForm>
        <a className={buttonClass('line')} href={to(locale, SUBSCRIPTION)}>
          {subscriptionPageMessages.back[locale]}
        </a>
      </Notice>
    </div>
  );
}
