/** Pass the listing on, or take it along on paper. Both need script and are not shown without it. */
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { useEffect, useState } from 'react';
import { buttonClass } from './button.ts';
import { PropertyIcon } from './icon/PropertyIcon.tsx';
import css from './ShareActions.module.css';
import { toast } from './toast/toast.ts';

type Props = {
  /** The address of the listing, from the root. */
  path: string;
  title: string;
  locale: Locale;
  variant: 'accent' | 'text';
  label: string;
  /** Never the sheet of a phone: what the button says is what it does. */
  copies?: boolean;
};

type State = { done: 'no' | 'copied' } | { done: 'refused'; url: string };

const SHOWN_MS = 4000;

/** A phone has its own sheet; a refusal there is the person's choice, not an error. */
export function shareByDevice(title: string, url: string): boolean {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  navigator.share({ title, url }).catch(() => {});
  return true;
}

export function ShareButton({ path, title, locale, variant, label, copies = false }: Props) {
  const [state, setState] = useState<State>({ done: 'no' });

  useEffect(() => {
    if (state.done !== 'copied') return;
    const timer = setTimeout(() => setState({ done: 'no' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    const url = new URL(path, location.href).href;
    if (!copies && shareByDevice(title, url)) return;
    try {
      await navigator.clipboard.writeText(url);
      setState({ done: 'copied' });
      toast('success', words.copied[locale]);
    } catch {
      // No clipboard here (an old browser, a page without TLS): the address itself, to be copied by hand.
      setState({ done: 'refused', url });
      toast('error', toastMessages.copyFailed[locale]);
    }
  };

  const copied = state.done === 'copied';
  return (
    <span className={css.box} data-look={variant}>
      <button type="button" className={buttonClass(variant, css.scripted)} onClick={() => void share()}>
        <PropertyIcon name={copied ? 'check' : 'share'} />
        <span className={variant === 'text' && !copies ? css.word : undefined}>
          {copied ? words.copiedShort[locale] : label}
        </span>
      </button>
      {state.done === 'refused' && <span className={css.address}>{state.url}</span>}
    </span>
  );
}

/** `compact` leaves the word to screen readers on a phone. */
export function PrintButton({ locale, compact = false }: { locale: Locale; compact?: boolean }) {
  return (
    <button type="button" className={buttonClass('text', css.scripted)} onClick={() => window.print()}>
      <PropertyIcon name="print" />
      <span className={compact ? css.word : undefined}>{words.print[locale]}</span>
    </button>
  );
}
