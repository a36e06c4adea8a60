/** Back from the provider's page while its answer is on the way: asked again a few times, by script or without. */
import type { Locale } from '@estia/contract/pair';
import { backFromCard as words } from '@estia/contract/subscriptions/payment-messages';
import { page } from '@estia/contract/subscriptions/subscription-messages';
import { useEffect } from 'react';
import { to } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SUBSCRIPTION } from './paths.ts';

const SECONDS = 3;
export const LOOKS = 8;

/** `again`: this page, one look later; null when it has looked often enough. */
export function BankWait({ locale, again, here }: { locale: Locale; again: string | null; here: string }) {
  useEffect(() => {
    if (!again) return;
    const timer = setTimeout(() => location.replace(again), SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [again]);
  return (
    <>
      {again && (
        <noscript>
          <meta httpEquiv="refresh" content={`${SECONDS};url=${again}`} />
        </noscript>
      )}
      <div role="status">
        <Notice
          page
          title={(again ? words.wait : words.slow)[locale]}
          text={(again ? words.waitText : words.slowText)[locale]}
        >
          <a className={buttonClass('main')} href={here}>
            {words.again[locale]}
          </a>
          <a className={buttonClass('line')} href={to(locale, SUBSCRIPTION)}>
            {page.back[locale]}
          </a>
        </Notice>
      </div>
    </>
  );
}
