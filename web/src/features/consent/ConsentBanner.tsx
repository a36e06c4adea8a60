/**
 * The first layer: three buttons alike, at the foot of the screen. It traps nobody: the page behind it scrolls and
 * works, and as much room as it takes is added under the page and kept free of whatever gets the focus.
 */
import * as words from '@estia/contract/consent/messages';
import { consentPurposes } from '@estia/contract/consent/purposes';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef } from 'react';
import { saveConsentChoice } from '../../platform/consent.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './ConsentBanner.module.css';
import { syncConsent } from './sync-consent.ts';

type Props = { locale: Locale; onSettings: () => void };

export function ConsentBanner({ locale, onSettings }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const banner = box.current;
    const root = document.documentElement;
    if (!banner) return;
    const watch = new ResizeObserver(() =>
      root.style.setProperty('--consent', `${Math.ceil(banner.getBoundingClientRect().height)}px`),
    );
    watch.observe(banner);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--consent');
    };
  }, []);
  const choose = (allowed: Parameters<typeof saveConsentChoice>[0]) => {
    // The focus would fall off the page with the button.
    document.getElementById('main')?.focus({ preventScroll: true });
    saveConsentChoice(allowed);
    void syncConsent(locale);
  };
  const button = (text: string, action: () => void) => (
    <button type="button" className={buttonClass('outline')} onClick={action}>
      {text}
    </button>
  );
  return (
    <section className={css.banner} aria-labelledby="consent-title" ref={box} data-consent-banner="">
      <div className={`${css.row} wrap`}>
        <div>
          <h2 id="consent-title">{words.title[locale]}</h2>
          {/* Short ones: a paragraph of both would be the largest thing that a phone draws, and the last. */}
          <p>{words.necessary[locale]}</p>
          <p>{words.others[locale]}</p>
        </div>
        <div className={css.actions}>
          {button(words.acceptAll[locale], () => choose(consentPurposes))}
          {button(words.denyAll[locale], () => choose([]))}
          {button(words.settings[locale], onSettings)}
        </div>
      </div>
    </section>
  );
}
