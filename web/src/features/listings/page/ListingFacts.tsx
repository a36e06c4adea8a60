/** The facts, the description and the amenities of a property. */

import type { Property } from '@estia/contract/listings/model';
import { extraGroups, listingPageMessages } from '@estia/contract/listings/page/page-messages';
import type { Fact, MainFact } from '@estia/contract/listings/page/property-facts';
import type { Locale } from '@estia/contract/pair';
import { PropertyIcon } from '../../../ui/icon/PropertyIcon.tsx';
import css from './ListingFacts.module.css';
import { findLocalizedText, splitParagraphs } from './localized-text.ts';

type Props = { listing: Property; locale: Locale };

/** Both lists come from the loader: `mainFacts`, `factsOf`. */
export function MainFacts({ facts }: { facts: readonly MainFact[] }) {
  return (
    <ul className={css.line}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <PropertyIcon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <PropertyIcon name={icon} size={24} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The advertiser's own words, in the reader's language when they were written in it. */
export function ListingDescription({
  listing,
  locale,
}: {
  listing: Pick<Property, 'description' | 'own_title'>;
  locale: Locale;
}) {
  const text = findLocalizedText(listing.description, locale);
  const title = findLocalizedText(listing.own_title, locale);
  const foreign = [title, text].find((written) => written !== null && written.lang !== locale);
  return (
    <div className={css.prose}>
      {foreign && (
        <p className={css.only}>
          {(foreign.lang === 'el' ? listingPageMessages.onlyGreek : listingPageMessages.onlyEnglish)[locale]}
        </p>
      )}
      {title && title.lang !== locale && (
        <p className={css.lead} lang={title.lang}>
          {title.text}
        </p>
      )}
      {text &&
        splitParagraphs(text.text).map((words) => (
          <p key={words} lang={text.lang === locale ? undefined : text.lang}>
            {words}
          </p>
        ))}
    </div>
  );
}

export function Amenities({ listing, locale }: Props) {
  const groups = Map.groupBy(listing.extras, (extra) => extra.group);
  return (
    <div className={css.groups}>
      {[...groups].map(([group, extras]) => (
        <div key={group}>
          <h3>{extraGroups[group]?.[locale] ?? listingPageMessages.amenities[locale]}</h3>
          <ul className={css.amenities}>
            {extras.map((extra) => (
              <li key={extra.id}>
                <PropertyIcon name="check" />
                {extra.name[locale]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
