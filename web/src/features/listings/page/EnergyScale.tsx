/** The nine classes as a scale with this property marked, or a sentence where there is no class. */

import type { Property } from '@estia/contract/listings/model';
import { energyMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import css from './EnergyScale.module.css';

export function EnergyScale({ listing, locale }: { listing: Property; locale: Locale }) {
  const name = listing.energy_class?.[locale] ?? '';
  const exempt = listing.energy_exempt_reason && (
    <p>
      {words.exempt[locale]}: {listing.energy_exempt_reason}
    </p>
  );
  if (listing.energy_rank === null) {
    return (
      <div className={css.words}>
        {name !== '' && <p>{words.status[locale](name)}</p>}
        {exempt}
      </div>
    );
  }
  return (
    <div className={css.energy}>
      <ol className={css.scale}>
        {words.letters[locale].map((letter, index) => (
          <li key={letter} aria-current={index + 1 === listing.energy_rank ? 'true' : undefined}>
            <span className={css.step}>{letter}</span>
            {index + 1 === listing.energy_rank && <span className={css.here}>{words.thisProperty[locale]}</span>}
          </li>
        ))}
      </ol>
      <div className={css.words}>
        <p>{words.of[locale](name)}</p>
        <p>{words.meaning[locale]}</p>
        {exempt}
      </div>
    </div>
  );
}
