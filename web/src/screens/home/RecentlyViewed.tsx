/** What this browser has opened, the newest first. Fetched and drawn only where the visitor has allowed it to be kept. */
import { recentlyViewedMessages as words } from '@estia/contract/favorites/recently-viewed-messages';
import { carouselMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { clearSeenListings, getSeenListingIds, useSeenCount } from '../../features/favorites/browser-listings.ts';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import { createListingCardView, type ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { callApi } from '../../platform/api-client.ts';
import { buttonClass } from '../../ui/button.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import section from './section.module.css';

/** More are asked for than shown: some will have been taken off the market. */
const ASKED = 24;
const SHOWN = 12;

export function RecentlyViewed({ locale, now }: { locale: Locale; now: number }) {
  const isAny = useSeenCount() > 0;
  const [cards, setCards] = useState<readonly ListingCardView[]>([]);
  useEffect(() => {
    const ids = getSeenListingIds().slice(0, ASKED);
    if (ids.length === 0) return;
    const stop = new AbortController();
    callApi('GET /property/cards', { query: { listing_ids: ids.join(',') } })
      .then(({ properties }) => {
        if (stop.signal.aborted) return;
        setCards(properties.slice(0, SHOWN).map((card) => createListingCardView(card, locale, now)));
      })
      // Without an answer the page is as it is for everyone.
      .catch(() => {});
    return () => stop.abort();
  }, [locale, now]);

  if (!isAny || cards.length === 0) return null;
  return (
    <section className={`${section.section} wrap`} aria-labelledby="recently-viewed">
      <Carousel
        label={words.title[locale]}
        words={carouselMessages[locale]}
        head={
          <>
            <h2 id="recently-viewed">{words.title[locale]}</h2>
            <p className={section.lead}>
              {words.lead[locale]}{' '}
              <button type="button" className={buttonClass('text')} onClick={clearSeenListings}>
                {words.clear[locale]}
              </button>
            </p>
          </>
        }
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
    </section>
  );
}
