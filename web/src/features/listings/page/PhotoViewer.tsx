/**
 * All photos, one at a time: a native dialog (it traps focus, closes on Esc and gives focus back) around a swiped row, and
 * under it all of them small, to jump to.
 * Fetched when the first photo is opened.
 */

import type { Property } from '@estia/contract/listings/model';
import { galleryMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PropertyIcon } from '../../../ui/icon/PropertyIcon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import css from './PhotoViewer.module.css';
import { PhotoZoom } from './photo-zoom.ts';

type Props = { listing: Pick<Property, 'pictures'>; locale: Locale; start: number; onClose: () => void };

const PAN = 80;

export function PhotoViewer({ listing, locale, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const zoom = useRef<PhotoZoom | null>(null);
  const [at, setAt] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const count = listing.pictures.length;

  useEffect(() => {
    const box = dialog.current;
    const slides = row.current;
    if (!box || !slides) return;
    box.showModal();
    slides.focus();
    slides.scrollTo({ left: start * slides.clientWidth, behavior: 'instant' });
    return () => box.close();
  }, [start]);

  // Each photo is looked at afresh.
  useEffect(() => {
    const slide = row.current?.children[at];
    const photo = slide?.firstElementChild;
    if (!(slide instanceof HTMLElement) || !(photo instanceof HTMLElement)) return;
    const closer = new PhotoZoom(slide, photo, setZoomed);
    zoom.current = closer;
    return () => {
      closer.destroy();
      zoom.current = null;
    };
  }, [at]);

  // Only the strip moves: scrollIntoView would move the row of photos too.
  useEffect(() => {
    const thumb = strip.current?.children[at];
    if (strip.current && thumb instanceof HTMLElement)
      strip.current.scrollTo({ left: thumb.offsetLeft - (strip.current.clientWidth - thumb.offsetWidth) / 2 });
  }, [at]);

  const go = (index: number) => {
    const slides = row.current;
    zoom.current?.reset();
    slides?.scrollTo({ left: Math.max(0, Math.min(index, count - 1)) * slides.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const closer = zoom.current;
    const pan = (x: number, y: number) => (zoomed ? () => closer?.pan(x, y) : undefined);
    const actions = new Map<string, (() => void) | undefined>([
      ['ArrowRight', pan(-PAN, 0) ?? (() => go(at + 1))],
      ['ArrowLeft', pan(PAN, 0) ?? (() => go(at - 1))],
      ['ArrowUp', pan(0, PAN)],
      ['ArrowDown', pan(0, -PAN)],
      ['Home', () => go(0)],
      ['End', () => go(count - 1)],
      ['PageDown', () => go(at + 1)],
      ['PageUp', () => go(at - 1)],
      ['+', () => closer?.in()],
      ['=', () => closer?.in()],
      ['-', () => closer?.out()],
      ['0', () => closer?.reset()],
    ]);
    const action = actions.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const onScroll = () => {
    const slides = row.current;
    if (slides) setAt(Math.round(slides.scrollLeft / Math.max(1, slides.clientWidth)));
  };
  const caption = listing.pictures[at]?.alt?.[locale];

  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label={words.heading[locale]}
      // Told late: by then it may have been opened again.
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={onKeyDown}
    >
      <div className={css.inside}>
        <p className={css.count} aria-live="polite">
          {at + 1} / {count}
        </p>
        <div className={css.tools}>
          <button
            type="button"
            aria-label={words.zoomOut[locale]}
            disabled={!zoomed}
            onClick={() => zoom.current?.out()}
          >
            <PropertyIcon name="minus" size={24} />
          </button>
          <button type="button" aria-label={words.zoomIn[locale]} onClick={() => zoom.current?.in()}>
            <PropertyIcon name="plus" size={24} />
          </button>
          <button type="button" aria-label={words.close[locale]} onClick={() => dialog.current?.close()}>
            <PropertyIcon name="close" size={24} />
          </button>
        </div>
        <section
          className={css.row}
          data-zoomed={zoomed || undefined}
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={words.heading[locale]}
          onScroll={onScroll}
        >
          {listing.pictures.map((picture, index) => (
            <div key={picture.key} className={css.slide} inert={index !== at}>
              <Picture
                className={css.picture}
                fit="contain"
                picture={picture}
                // Closer needs more dots: the largest rendition comes with the first zoom.
                sizes={zoomed && index === at ? '400vw' : '100vw'}
                alt={picture.alt?.[locale] ?? words.alt[locale](index + 1, count)}
              />
            </div>
          ))}
        </section>
        <button
          type="button"
          className={css.back}
          aria-label={words.previous[locale]}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <PropertyIcon name="left" size={24} />
        </button>
        <button
          type="button"
          className={css.on}
          aria-label={words.next[locale]}
          disabled={at === count - 1}
          onClick={() => go(at + 1)}
        >
          <PropertyIcon name="right" size={24} />
        </button>
        <p className={css.caption}>{caption}</p>
        {count > 1 && (
          <ol className={css.strip} ref={strip}>
            {listing.pictures.map((picture, index) => (
              <li key={picture.key}>
                <button
                  type="button"
                  aria-label={words.alt[locale](index + 1, count)}
                  aria-current={index === at || undefined}
                  onClick={() => go(index)}
                >
                  <img src={pictureUrl(picture.key, 320, 'webp')} width={84} height={63} alt="" loading="lazy" />
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </dialog>
  );
}
