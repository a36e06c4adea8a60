/** The choice about remembering seen homes, to be changed at any time: a part of the cookie choice, asked in its own words. */
import { featurePurposes } from '@estia/contract/consent/purposes';
import { no, yes } from '@estia/contract/favorites/card-messages';
import { savedPageMessages as words } from '@estia/contract/favorites/saved-page-messages';
import type { Locale } from '@estia/contract/pair';
import { syncConsent } from '../../features/consent/sync-consent.ts';
import { clearSeenListings, useSeenCount } from '../../features/favorites/browser-listings.ts';
import { findConsentChoice, saveConsentChoice, useConsentChoice, useIsConsented } from '../../platform/consent.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './saved.module.css';

export function SeenListingsSetting({ locale }: { locale: Locale }) {
  const allowed = useIsConsented('seen');
  const asked = useConsentChoice() !== null;
  const count = useSeenCount();
  const needed: readonly string[] = featurePurposes.seen;
  const choose = (on: boolean) => {
    const others = (findConsentChoice()?.allowed ?? []).filter((purpose) => !needed.includes(purpose));
    saveConsentChoice(on ? [...others, ...featurePurposes.seen] : others);
    void syncConsent(locale);
  };
  return (
    <section className={css.section} aria-labelledby="seen">
      <h2 id="seen">{words.seenTitle[locale]}</h2>
      <p className={css.lead}>
        {words.seenText[locale]} {count > 0 && words.seenCount[locale](count)}
      </p>
      <div className={css.choice}>
        {([true, false] as const).map((each) => (
          <button
            key={String(each)}
            type="button"
            className={buttonClass('outline')}
            aria-pressed={asked && allowed === each}
            onClick={() => choose(each)}
          >
            {(each ? yes : no)[locale]}
          </button>
        ))}
        {count > 0 && (
          <button type="button" className={buttonClass('text')} onClick={clearSeenListings}>
            {words.clearSeen[locale]}
          </button>
        )}
      </div>
    </section>
  );
}
