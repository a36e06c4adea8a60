/** Where a listing was: stated plainly, with similar listings. */

import { goneListing as words } from '@estia/contract/listings/gone-messages';
import { carouselMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './listing.module.css';

export function GoneListing({ locale, similar }: { locale: Locale; similar: readonly ListingCardView[] }) {
  return (
    <>
      <title>{words.title[locale]}</title>
      <meta name="robots" content="noindex" />
      <Notice page title={words.title[locale]} text={words.text[locale]}>
        <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
          {words.search[locale]}
        </a>
      </Notice>
      {similar.length > 0 && (
        <section className={`${css.similar} wrap`} aria-labelledby="similar">
          <Carousel
            label={words.similar[locale]}
            words={carouselMessages[locale]}
            head={<h2 id="similar">{words.similar[locale]}</h2>}
          >
            {similar.map((card) => (
              <ListingCard
                key={card.id}
                card={card}
                locale={locale}
                corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
              />
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}
