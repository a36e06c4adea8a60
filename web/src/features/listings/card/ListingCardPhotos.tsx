/**
 * The photos of a card. Only the first is in the served page; the others are fetched when a finger or pointer comes
 * near, so that twenty cards do not cost a hundred pictures.
 */
import { cardMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { photoWidths, pictureUrl } from '@estia/contract/photos/picture-url';
import { type UIEvent, useRef, useState } from 'react';
import { Picture } from '../../../ui/Picture.tsx';
import css from './ListingCardPhotos.module.css';
import type { ListingCardView } from './listing-card-view.ts';

type Props = { card: ListingCardView; locale: Locale; sizes: string; eager: boolean };

export function ListingCardPhotos({ card: { href, first, others }, locale, sizes, eager }: Props) {
  const slides = useRef<HTMLAnchorElement>(null);
  const [awake, setAwake] = useState(false);
  const [at, setAt] = useState(0);
  const count = 1 + others.length;

  const onScroll = (event: UIEvent<HTMLAnchorElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setAwake(true);
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  const wake = others.length > 0 && !awake ? () => setAwake(true) : undefined;
  const step = (by: 1 | -1) => {
    const box = slides.current;
    box?.scrollTo({ left: ((at + by + count) % count) * box.clientWidth });
  };

  return (
    <div className={css.photos} onPointerEnter={wake} onTouchStart={wake}>
      {/* biome-ignore lint/a11y/useAnchorContent: the heading's link speaks; this one lets a finger swipe and a click open. */}
      <a
        href={href}
        className={css.slides}
        ref={slides}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onScroll={onScroll}
      >
        <Picture className={css.slide} picture={first} sizes={sizes} alt="" eager={eager} />
        {others.map((key) =>
          awake ? (
            <img
              key={key}
              className={css.slide}
              src={pictureUrl(key, 640, 'webp')}
              srcSet={photoWidths.map((width) => `${pictureUrl(key, width, 'webp')} ${width}w`).join(', ')}
              sizes={sizes}
              width={4}
              height={3}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          ) : (
            <span key={key} className={css.slide} />
          ),
        )}
      </a>
      {count > 1 && <span className={css.dots} data-count={count} data-at={at} aria-hidden="true" />}
      {awake && count > 1 && (
        <>
          <button type="button" className={css.back} tabIndex={-1} aria-hidden="true" onClick={() => step(-1)}>
            <Arrow path="m15 5-7 7 7 7" label={cardMessages.previousPhoto[locale]} />
          </button>
          <button type="button" className={css.on} tabIndex={-1} aria-hidden="true" onClick={() => step(1)}>
            <Arrow path="m9 5 7 7-7 7" label={cardMessages.nextPhoto[locale]} />
          </button>
        </>
      )}
    </div>
  );
}

function Arrow({ path, label }: { path: string; label: string }) {
  return (
    <svg viewBox="0 0 24 24">
      <title>{label}</title>
      <path d={path} />
    </svg>
  );
}
