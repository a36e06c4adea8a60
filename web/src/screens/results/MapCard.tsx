/** The listing of a pin, small enough to stand on the map. */
import type { Locale } from '@estia/contract/pair';
import { cardFailed, cardGone, cardLoading, closeCard, mapAgain } from '@estia/contract/search/results-messages';
import { useState } from 'react';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './MapCard.module.css';

/** A card, or why there is none: on its way, no longer offered, or not reached. */
export type SelectedListing = ListingCardView | 'asked' | 'gone' | 'failed';
const statusMessages = { asked: cardLoading, gone: cardGone, failed: cardFailed };

type Props = { locale: Locale; card: SelectedListing; onAgain: () => void; onClose: () => void };

/** At the foot of a phone's map there is no height for a tall card. */
const NARROW_SCREEN = '(max-width: 700px)';

export function MapCard({ locale, card, onAgain, onClose }: Props) {
  const [low] = useState(() => matchMedia(NARROW_SCREEN).matches);
  return (
    <div className={css.card}>
      {typeof card === 'string' ? (
        <p className={css.note} role="status">
          {statusMessages[card][locale]}
          {card === 'failed' && (
            <button type="button" className={buttonClass('text')} onClick={onAgain}>
              {mapAgain[locale]}
            </button>
          )}
        </p>
      ) : (
        <ListingCard
          card={card}
          locale={locale}
          variant={low ? 'row' : 'card'}
          sizes={low ? '34vw' : '264px'}
          heading="h2"
          corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
        />
      )}
      <button type="button" className={css.close} aria-label={closeCard[locale]} onClick={onClose}>
        <Icon name="x" small />
      </button>
    </div>
  );
}
