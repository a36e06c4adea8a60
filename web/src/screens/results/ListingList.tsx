/** The listings of a list as cards or as rows. What the visitor hid is one line that can be undone. */
import type { Locale } from '@estia/contract/pair';
import { resultsList } from '@estia/contract/search/messages';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useBrowserListings } from '../../features/favorites/browser-listings.ts';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { CompareCheckbox, HiddenListing, HideButton, SeenLabel } from '../../features/favorites/ListingCardActions.tsx';
import { ListingCard, mutedBadgeClass } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { dropEarlySheet } from '../../platform/early.ts';
import css from './ListingList.module.css';

/** On a phone a little less than it is: nobody sees the difference, and the next larger file weighs twice as much. */
const SIZES = {
  card: '(max-width: 530px) and (min-resolution: 2.1dppx) 60vw, (max-width: 700px) 88vw, (max-width: 1300px) 45vw, 340px',
  row: '(max-width: 700px) 34vw, 300px',
} as const;

type Props = { cards: readonly ListingCardView[]; variant: 'card' | 'row'; showHidden: boolean; locale: Locale };

export function ListingList({ cards, variant, showHidden, locale }: Props) {
  useEffect(dropEarlySheet, []);
  return (
    <ol className={variant === 'row' ? css.rows : css.grid} aria-label={resultsList[locale]}>
      {cards.map((card, index) => (
        <ListingItem
          key={card.id}
          card={card}
          variant={variant}
          eager={index === 0}
          showHidden={showHidden}
          locale={locale}
        />
      ))}
    </ol>
  );
}

type ItemProps = Omit<Props, 'cards'> & { card: ListingCardView; eager: boolean };

function ListingItem({ card, variant, eager, showHidden, locale }: ItemProps) {
  const hidden = useBrowserListings((stored) => stored.hidden.includes(card.id));
  const gone = hidden && !showHidden;
  const { item, onClickCapture } = useFocusAfterHide(gone);
  return (
    <li
      data-home={card.id}
      ref={item}
      className={gone ? css.gone : hidden ? css.faded : undefined}
      onClickCapture={onClickCapture}
    >
      {!gone && (
        <ListingCard
          card={card}
          locale={locale}
          variant={variant}
          sizes={SIZES[variant]}
          eager={eager}
          heading="h2"
          corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
          mark={<SeenLabel id={card.id} locale={locale} className={mutedBadgeClass} />}
          tools={
            <>
              <CompareCheckbox listing={card} locale={locale} />
              <HideButton listing={card} locale={locale} />
            </>
          }
        />
      )}
      {gone && <HiddenListing listing={card} locale={locale} />}
    </li>
  );
}

/** "Hide" and "undo" take each other's place: whoever pressed one goes on from the other. */
function useFocusAfterHide(gone: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const focus = document.activeElement;
    // Elsewhere when all hidden listings are shown or put away at once.
    const lost = focus === null || focus === document.body || item.current?.contains(focus);
    const next = pressed.current && lost && item.current?.querySelector(`[data-action="${gone ? 'undo' : 'hide'}"]`);
    pressed.current = false;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [gone]);
  const onClickCapture = (event: MouseEvent) => {
    pressed.current = event.target instanceof Element && event.target.closest('[data-action]') !== null;
  };
  return { item, onClickCapture };
}
