/** Where to look: a field, places with counts and prices, the map of the country, the newest listings. Works without script. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/search/start-messages';
import { useEffect } from 'react';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { AreaMap } from '../../features/valuation/AreaMap.tsx';
import { type PricedPlaceLink, PricedPlaceLinks } from '../../features/valuation/PricedPlaceLinks.tsx';
import { useLazyModule } from '../../platform/use-lazy-module.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { NearMe } from './NearMe.tsx';
import css from './StartPage.module.css';
import { StartSearch } from './StartSearch.tsx';
import type { StartView } from './start-view.ts';

type Props = {
  locale: Locale;
  view: StartView;
  newest: { href: string; cards: readonly ListingCardView[] } | null;
};

const SIZES = '(max-width: 700px) 100vw, (max-width: 1100px) 45vw, 302px';

/** What the browser remembers is no part of the page that everybody gets. */
const loadRecentSearches = () => import('./RecentSearches.tsx');

export function StartPage({ locale, view, newest }: Props) {
  const { part, want } = useLazyModule(loadRecentSearches);
  useEffect(() => want(), [want]);
  return (
    <div className={`${css.page} wrap`}>
      <h1>{view.heading}</h1>
      <p className={css.lead}>{view.lead}</p>
      <StartSearch locale={locale} filter={view.filter} />
      <NearMe locale={locale} filter={view.filter} />
      <nav className={css.choices} aria-label={words.purposes[locale]}>
        <ChoiceLinks links={view.purposes} />
      </nav>
      <nav className={css.choices} aria-label={words.types[locale]}>
        <ChoiceLinks links={view.types} />
      </nav>

      <PlaceSection id="municipalities" title={words.municipalities[locale]} links={view.municipalities} />
      <PlaceSection id="neighbourhoods" title={words.neighbourhoods[locale]} links={view.neighbourhoods} />
      {part && <part.RecentSearches locale={locale} className={css.section} />}

      {view.regions.length > 0 && (
        <section className={css.section} aria-labelledby="start-country">
          <h2 id="start-country">{words.country[locale]}</h2>
          <div className={css.country}>
            {view.map && (
              <div className={css.map}>
                <AreaMap map={view.map} />
              </div>
            )}
            <div className={css.regions}>
              {view.regions.map(({ id, name, prefectures }) => (
                <div key={id}>
                  <h3>{name}</h3>
                  <ul>
                    {prefectures.map((place) => (
                      <li key={place.href}>
                        <a href={place.href}>{place.name}</a>
                        <small>
                          {place.listingCount}
                          {place.median && ` · ${place.median}`}
                        </small>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
          <p className={css.note}>{view.pricesNote}</p>
        </section>
      )}

      {newest && newest.cards.length > 0 && (
        <section className={css.section} aria-labelledby="start-newest">
          <h2 id="start-newest">{words.newest[locale]}</h2>
          <ol className={css.cards} aria-labelledby="start-newest">
            {newest.cards.map((card) => (
              <li key={card.id}>
                <ListingCard card={card} locale={locale} sizes={SIZES} />
              </li>
            ))}
          </ol>
          <p className={css.more}>
            <a className={buttonClass('outline')} href={newest.href}>
              {words.seeNewest[locale]} <Icon name="go" />
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

function ChoiceLinks({ links }: { links: StartView['types'] }) {
  return (
    <ul>
      {links.map(({ text, href, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function PlaceSection({ id, title, links }: { id: string; title: string; links: readonly PricedPlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={`start-${id}`}>
      <h2 id={`start-${id}`}>{title}</h2>
      <PricedPlaceLinks links={links} />
    </section>
  );
}
