/** A value that is to be typed elsewhere, with a button that copies it. Without script it is simply there to be read. */
import type { Locale } from '@estia/contract/pair';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { amountDueMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import { useState } from 'react';
import { useHydrated } from '../platform/use-hydrated.ts';
import { buttonClass } from './button.ts';
import css from './CopyableValue.module.css';
import { toast } from './toast/toast.ts';

type Props = { locale: Locale; label: string; shown: string; value: string };

export function CopyableValue({ locale, label, shown, value }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 4_000);
      toast('success', `${label}: ${words.copied[locale]}`);
    } catch {
      toast('error', toastMessages.copyFailed[locale]);
    }
  };
  return (
    <span className={css.copy}>
      <span className={css.value} translate="no">
        {shown}
      </span>
      {useHydrated() && (
        <button type="button" className={buttonClass('text')} onClick={() => void copy()}>
          {copied ? words.copied[locale] : words.copy[locale]}
          <span className="vh"> {label}</span>
        </button>
      )}
    </span>
  );
}
