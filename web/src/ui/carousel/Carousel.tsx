/**
 * A row of cards that scrolls sideways. The browser does the scrolling (it works without script, by touch, wheel and
 * keyboard); the arrows move it three cards a step, and the dots only say where it stands.
 */
import { Children, isValidElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import css from './Carousel.module.css';
import { getVisibleDots } from './carousel-dots.ts';

type CarouselLabels = { readonly previous: string; readonly next: string };

type Props = {
  /** What the row holds, for a screen reader. */
  label: string;
  words: CarouselLabels;
  /** Stands left of the arrows: usually the heading of the section. */
  head?: ReactNode;
  /** Under this width the row is swiped, with dots instead of arrows. */
  swipeBelow?: 900 | 1026;
  /** Cards side by side on a wide screen. */
  columns?: 3 | 4;
  /** Of many dots a window is shown: it follows the position, or grows at its edge (see `getVisibleDots`). */
  dots?: 'following' | 'growing';
  children: ReactNode;
};

const CARDS_PER_STEP = 3;
const SLIDE_MS = 500;

/** Ease-out: fast at the start, so that a press is answered at once. */
const ease = (t: number): number => 1 - (1 - t) ** 3;

export function Carousel({
  label,
  words,
  head,
  swipeBelow = 900,
  columns = 4,
  dots: window = 'following',
  children,
}: Props) {
  const cards = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const frame = useRef(0);
  const [at, setAt] = useState({ index: 0, start: true, fits: false });

  const measure = useCallback(() => {
    const list = track.current;
    if (!list) return;
    const max = list.scrollWidth - list.clientWidth;
    const start = list.scrollLeft <= 2;
    const fits = max <= 2;
    // At the very end the last card counts as reached, though it cannot come to the left edge.
    const atEnd = !fits && list.scrollLeft >= max - 2;
    const index = atEnd ? list.children.length - 1 : Math.round(list.scrollLeft / getCardStep(list));
    setAt((was) => (was.index === index && was.start === start && was.fits === fits ? was : { index, start, fits }));
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    measure();
    let waiting = 0;
    const onScroll = () => {
      if (waiting) return;
      waiting = requestAnimationFrame(() => {
        waiting = 0;
        measure();
      });
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => {
      list.removeEventListener('scroll', onScroll);
      watch.disconnect();
      cancelAnimationFrame(waiting);
      cancelAnimationFrame(frame.current);
    };
  }, [measure]);

  const slideTo = (target: number) => {
    const list = track.current;
    if (!list) return;
    cancelAnimationFrame(frame.current);
    const from = list.scrollLeft;
    const to = Math.max(0, Math.min(target, list.scrollWidth - list.clientWidth));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      list.scrollLeft = to;
      return;
    }
    const began = performance.now();
    list.dataset.sliding = '';
    const draw = (time: number) => {
      const t = Math.min(1, Math.max(0, (time - began) / SLIDE_MS));
      list.scrollLeft = from + (to - from) * ease(t);
      if (t < 1) frame.current = requestAnimationFrame(draw);
      else delete list.dataset.sliding;
    };
    frame.current = requestAnimationFrame(draw);
  };

  const move = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const step = getCardStep(list);
    const index = Math.round(list.scrollLeft / step);
    const atEnd = list.scrollLeft >= list.scrollWidth - list.clientWidth - 2;
    slideTo(direction === 1 && atEnd ? 0 : (index + direction * CARDS_PER_STEP) * step);
  };

  const dots = getVisibleDots(window, at.index, cards.length);
  return (
    <div className={css.rail} data-swipe={swipeBelow} data-columns={columns} data-fits={at.fits ? '' : undefined}>
      <div className={css.head}>
        <div className={css.title}>{head}</div>
        <div className={css.arrows}>
          <button type="button" aria-label={words.previous} disabled={at.start} onClick={() => move(-1)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m15 5-7 7 7 7" />
            </svg>
          </button>
          <button type="button" aria-label={words.next} onClick={() => move(1)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 5 7 7-7 7" />
            </svg>
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul className={css.track} ref={track} role="list" aria-label={label}>
        {cards.map((card, index) => (
          <li key={isValidElement(card) ? card.key : index}>{card}</li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className={css.dots} aria-hidden="true">
          {dots.map((dot) => (
            <i key={dot} data-on={dot === at.index ? '' : undefined} />
          ))}
        </div>
      )}
    </div>
  );
}

/** From the left edge of one card to that of the next. */
function getCardStep(list: HTMLUListElement): number {
  const [first, second] = list.children;
  if (!first) return 1;
  if (!second) return Math.max(1, list.clientWidth);
  return Math.max(1, second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}
