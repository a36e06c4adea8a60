/** All photos, one at a time: a native dialog (it traps focus, closes on Esc and gives focus back) around a swiped row. */
import { galleryWords as words } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import { Glyph } from './Glyph.tsx';
import css from './PhotoViewer.module.css';

type Props = { home: Property; locale: Locale; start: number; onClose: () => void };

export function PhotoViewer({ home, locale, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLElement>(null);
  const [at, setAt] = useState(start);
  const count = home.pictures.length;

  useEffect(() => {
    const box = dialog.current;
    const slides = row.current;
    if (!box || !slides) return;
    box.showModal();
    slides.scrollTo({ left: start * slides.clientWidth, behavior: 'instant' });
    return () => box.close();
  }, [start]);

  const go = (index: number) => {
    const slides = row.current;
    slides?.scrollTo({ left: Math.max(0, Math.min(index, count - 1)) * slides.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  const onScroll = () => {
    const slides = row.current;
    if (slides) setAt(Math.round(slides.scrollLeft / Math.max(1, slides.clientWidth)));
  };
  const caption = home.pictures[at]?.alt?.[locale];

  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label={words.heading[locale]}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={css.inside}>
        <p className={css.count} aria-live="polite">
          {at + 1} / {count}
        </p>
        <button
          type="button"
          className={css.close}
          aria-label={words.close[locale]}
          onClick={() => dialog.current?.close()}
        >
          <Glyph name="close" size={24} />
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className={css.row} ref={row} tabIndex={0} aria-label={words.heading[locale]} onScroll={onScroll}>
          {home.pictures.map((picture, index) => (
            <div key={picture.key} className={css.slide} inert={index !== at}>
              <Picture
                className={css.picture}
                fit="contain"
                picture={picture}
                sizes="100vw"
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
          <Glyph name="left" size={24} />
        </button>
        <button
          type="button"
          className={css.on}
          aria-label={words.next[locale]}
          disabled={at === count - 1}
          onClick={() => go(at + 1)}
        >
          <Glyph name="right" size={24} />
        </button>
        <p className={css.caption}>{caption}</p>
      </div>
    </dialog>
  );
}
