/** What stands on the map: search as I move, draw, erase, zoom. Real buttons, so that all of it works by keyboard. */
import { canDrawShape, type ShapeDrawing } from '@estia/contract/search/drawing';
import * as words from '@estia/contract/search/map-messages';
import { Icon } from '../ui/icon/Icon.tsx';
import type { ListingsMap } from './listings-map.ts';
import css from './MapTools.module.css';
import type { MapPanelProps } from './map-props.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

type Props = MapPanelProps & { map: ListingsMap; draft: ShapeDrawing | null };

export function MapTools(props: Props) {
  const { locale, map, draft } = props;
  return (
    <>
      <div className={css.top}>{draft ? <DrawingTools {...props} draft={draft} /> : <DefaultTools {...props} />}</div>
      <ZoomButtons locale={locale} map={map} className={css.zoom} />
    </>
  );
}

function DefaultTools({ locale, map, shapes, moveSearch, onMoveSearch, onShapes }: Props) {
  const open = canDrawShape(shapes);
  return (
    <>
      <label className={css.chip}>
        <input type="checkbox" checked={moveSearch} onChange={(event) => onMoveSearch(event.target.checked)} />
        {words.moveSearch[locale]}
      </label>
      <div className={css.areas}>
        <button
          type="button"
          className={css.chip}
          disabled={!open}
          title={open ? undefined : words.tooMany[locale]}
          onClick={() => map.drawer.start()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6.5 18 5l2 11-9 3.5L4 14z" />
            <circle cx="6" cy="6.5" r="1.8" />
            <circle cx="18" cy="5" r="1.8" />
            <circle cx="20" cy="16" r="1.8" />
            <circle cx="11" cy="19.5" r="1.8" />
            <circle cx="4" cy="14" r="1.8" />
          </svg>
          {words.draw[locale]}
        </button>
        {shapes.map((ring, i) => (
          <button
            // Two areas may not begin at the same point, and an area is never changed.
            key={ring.flat().slice(0, 4).join()}
            type="button"
            className={css.chip}
            aria-label={words.removeShape[locale](i + 1)}
            onClick={() => onShapes(shapes.filter((other) => other !== ring))}
          >
            {words.nthShape[locale](i + 1)}
            <Icon name="x" small />
          </button>
        ))}
      </div>
    </>
  );
}

function DrawingTools({ locale, map: { drawer }, draft: { points, problem } }: Props & { draft: ShapeDrawing }) {
  const announcement = points.length === 0 ? words.drawHow[locale] : words.nthPoint[locale](points.length);
  return (
    <div className={css.bar} role="toolbar" aria-label={words.drawTools[locale]}>
      <p className={problem ? css.problem : css.told}>{problem ? words.problems[problem][locale] : announcement}</p>
      <button type="button" className={css.action} onClick={() => drawer.addAtCentre()}>
        <Icon name="plus" small />
        {words.addAtCentre[locale]}
      </button>
      <button
        type="button"
        className={css.action}
        disabled={points.length === 0}
        aria-label={words.undo[locale]}
        title={words.undo[locale]}
        onClick={() => drawer.undo()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6" />
        </svg>
      </button>
      <button type="button" className={css.action} onClick={() => drawer.cancel()}>
        {words.cancel[locale]}
      </button>
      <button type="button" className={css.done} disabled={points.length < 3} onClick={() => drawer.finish()}>
        {words.finish[locale]}
      </button>
    </div>
  );
}
