/** Nearer and farther: the two buttons that stand on a large map. */
import type { Locale } from '@estia/contract/pair';
import { zoomIn, zoomOut } from '@estia/contract/search/map-messages';
import css from './map-parts.module.css';

type Props = {
  locale: Locale;
  map: { zoomBy: (levels: number) => void };
  /** Says how far from the foot of the map they stand. */
  className: string | undefined;
};

export function ZoomButtons({ locale, map, className }: Props) {
  return (
    <div className={`${css.zoom} ${className}`}>
      <button type="button" aria-label={zoomIn[locale]} onClick={() => map.zoomBy(1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label={zoomOut[locale]} onClick={() => map.zoomBy(-1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  );
}
