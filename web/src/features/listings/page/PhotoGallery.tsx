/** The photos at the top of a listing: one large and four small, a swiped row on a phone, and all of them in a viewer. */
import { cardMessages, percent } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { galleryMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { type MouseEvent, type UIEvent, useState } from 'react';
import { useLazyModule } from '../../../platform/use-lazy-module.ts';
import { PropertyIcon } from '../../../ui/icon/PropertyIcon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import badge from '../card/listing-badge.module.css';
import { findPriceDropPercent } from '../card/listing-text.ts';
import { firstPhotoSizes } from './first-photo.ts';
import css from './PhotoGallery.module.css';

/** A home, or whatever else has photos to look at. */
type PhotoSource = Pick<Property, 'pictures' | 'is_new' | 'exclusive' | 'price' | 'previous_price'>;
type Props = { listing: PhotoSource; locale: Locale };

const SMALL_TILE_SIZES =
  '(max-width: 530px) and (min-resolution: 2.1dppx) 60vw, (max-width: 899px) 100vw, (max-width: 1440px) 23vw, 316px';

/** Zoom, swipe and keys are fetched when the first photo is opened. */
const loadViewer = () => import('./PhotoViewer.tsx');

/** Four photos fill no grid of ours: three are shown, the rest waits in the viewer. */
const getTileCount = (count: number): number => (count >= 5 ? 5 : count === 4 ? 3 : count);

const getPhotoAlt = (listing: PhotoSource, index: number, locale: Locale): string =>
  listing.pictures[index]?.alt?.[locale] ?? words.alt[locale](index + 1, listing.pictures.length);

export function PhotoGallery({ listing, locale }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const { part: viewer, want } = useLazyModule(loadViewer);
  const count = listing.pictures.length;
  const drop = findPriceDropPercent(listing);

  const show = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const photo = listing.pictures[index];
    setOpen(index);
    // Without the viewer the photo itself is still worth opening.
    want(() => photo && location.assign(pictureUrl(photo.key, 1600, 'jpg')));
  };
  const near = { onPointerEnter: () => want(), onFocus: () => want() };
  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };

  if (count === 0) {
    return (
      <div className={css.gallery} data-tiles="0">
        <Picture className={css.alone} picture={null} sizes="100vw" alt={words.none[locale]} />
      </div>
    );
  }
  return (
    <div className={css.gallery} data-tiles={getTileCount(count)}>
      <div className={css.tiles} onScroll={onScroll}>
        {listing.pictures.slice(0, getTileCount(count)).map((picture, index) => (
          <a
            key={picture.key}
            className={css.tile}
            href={`#photo-${index + 1}`}
            aria-label={words.open[locale](index + 1, count)}
            {...near}
            onClick={show(index)}
          >
            <Picture
              className={css.picture}
              picture={picture}
              sizes={index === 0 ? firstPhotoSizes : SMALL_TILE_SIZES}
              alt={getPhotoAlt(listing, index, locale)}
              eager={index === 0}
            />
          </a>
        ))}
      </div>
      {(listing.is_new || drop !== null || listing.exclusive) && (
        <p className={css.badges}>
          {listing.is_new && <span className={badge.badge}>{cardMessages.isNew[locale]}</span>}
          {drop !== null && (
            <span className={`${badge.badge} ${badge.drop}`}>
              {`${cardMessages.dropSpoken[locale]} −${percent[locale](drop)}`}
            </span>
          )}
          {listing.exclusive && (
            <span className={`${badge.badge} ${badge.only}`}>{cardMessages.exclusive[locale]}</span>
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the photos below. */}
      <a className={css.all} href="#photos" {...near} onClick={show(0)}>
        <PropertyIcon name="camera" />
        {words.all[locale](count)}
      </a>
      <span className={css.count} aria-hidden="true">
        {at + 1} / {count}
      </span>
      {open !== null && viewer && (
        <viewer.PhotoViewer listing={listing} locale={locale} start={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

/** Where «all photos» leads when there is no script to open the viewer. */
export function NoScriptPhotoList({ listing, locale }: Props) {
  if (listing.pictures.length === 0) return null;
  // Where script runs nobody sees it, so script need not be able to write it.
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <section className={css.plain} id="photos" aria-label={words.heading[locale]}>
        <h2>{words.heading[locale]}</h2>
        {listing.pictures.map((picture, index) => (
          <img
            key={picture.key}
            id={`photo-${index + 1}`}
            src={pictureUrl(picture.key, 960, 'webp')}
            width={picture.width}
            height={picture.height}
            alt={getPhotoAlt(listing, index, locale)}
            loading="lazy"
          />
        ))}
      </section>
    </noscript>
  );
}
