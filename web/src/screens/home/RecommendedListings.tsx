/**
 * HOME-5: houses for you. The served page has the recommended ones, the same for everyone; where the visitor has
 * allowed it the browser puts its own in their place, made of what it keeps itself. Before that it asks nobody.
 */

import type { Locale } from '@estia/contract/pair';
import { forYouMessages as words } from '@estia/contract/search/for-you-messages';
import { discover } from '@estia/contract/search/messages';
import { useEffect, useState } from 'react';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { useIsConsented } from '../../platform/consent.ts';
import type { Settled } from '../../platform/failures.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import css from './RecommendedListings.module.css';
import section from './section.module.css';

type Props = { locale: Locale; recommended: Settled<readonly ListingCardView[]>; now: number };

export function RecommendedListings({ locale, recommended, now }: Props) {
  const allowed = useIsConsented('forYou');
  const [own, setRecommended] = useState<readonly ListingCardView[]>([]);
  useEffect(() => {
    setRecommended([]);
    if (!allowed) return;
    const stop = new AbortController();
    import('./recommendations.ts')
      .then(({ loadRecommendations }) => loadRecommendations(locale, now, stop.signal))
      // Without an answer the recommended ones stay.
      .then(
        (cards) => !stop.signal.aborted && setRecommended(cards),
        () => {},
      );
    return () => stop.abort();
  }, [allowed, locale, now]);

  const others = recommended.ok ? recommended.value : [];
  const mine = new Set(own.map((card) => card.id));
  // As many as before: where the browser finds fewer, the recommended ones fill the row.
  const cards = [...own, ...others.filter((card) => !mine.has(card.id))].slice(0, Math.max(others.length, own.length));
  if (recommended.ok && cards.length === 0) return null;
  const head = (
    <>
      <h2 id="for-you-title">{words.title[locale]}</h2>
      <p className={section.lead}>
        {(own.length > 0 ? words.basedOn : allowed ? words.yet : words.same)[locale]}{' '}
        <a
          className={css.change}
          href={pathTo(locale, '/cookie-settings')}
          data-consent-settings=""
          aria-label={words.settingsLabel[locale]}
        >
          {words.change[locale]}
        </a>
      </p>
    </>
  );
  return (
    <section className={`${section.section} wrap`} id="for-you" aria-labelledby="for-you-title">
      {cards.length > 0 ? (
        <Carousel
          key={own.length > 0 ? 'own' : 'same'}
          label={words.title[locale]}
          words={{ previous: discover.previous[locale], next: discover.next[locale] }}
          head={head}
        >
          {cards.map((card) => (
            <ListingCard
              key={card.id}
              card={card}
              locale={locale}
              corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
            />
          ))}
        </Carousel>
      ) : (
        <>
          <div className={section.head}>
            <div>{head}</div>
          </div>
          {!recommended.ok && <SectionError locale={locale} failure={recommended.failure} />}
        </>
      )}
    </section>
  );
}
