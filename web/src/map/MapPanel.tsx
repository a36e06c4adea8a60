/**
 * The map beside the results: tools, states, and a place for the card of a picked listing. All of MapLibre is in
 * listings-map.ts, which is fetched when the panel is on screen.
 */
import type { Locale } from '@estia/contract/pair';
import type { ShapeDrawing } from '@estia/contract/search/drawing';
import * as words from '@estia/contract/search/map-messages';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../ui/button.ts';
import css from './MapPanel.module.css';
import { MapTools } from './MapTools.tsx';
import parts from './map-parts.module.css';
import type { MapPanelProps } from './map-props.ts';
import { useListingsMap } from './use-listings-map.ts';

export type { MapPanelProps };

const getDrawingStatus = ({ points, problem }: ShapeDrawing, locale: Locale): string => {
  if (problem) return words.problems[problem][locale];
  return points.length === 0 ? words.drawHow[locale] : words.nthPoint[locale](points.length);
};

export function MapPanel(props: MapPanelProps) {
  const { locale, shapes, popup } = props;
  const room = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { map, state, draft, retry } = useListingsMap(props, room);
  useEffect(() => map?.hang(popup ? card.current : null), [map, popup]);

  return (
    <section className={css.panel} aria-label={words.map[locale]}>
      <p className="vh">
        {words.inList[locale]} {words.keys[locale]}
      </p>
      {state === 'impossible' ? (
        <p className={css.message}>{words.noMap[locale]}</p>
      ) : (
        <>
          <div ref={room} className={parts.room} />
          {state === 'loading' && (
            <p className={css.message} role="status">
              {words.loading[locale]}
            </p>
          )}
          {draft && <i className={css.cross} aria-hidden="true" />}
          {map && <MapTools {...props} map={map} draft={draft} />}
          {state === 'trouble' && (
            <p className={`${parts.trouble} ${css.trouble}`} role="status">
              {words.trouble[locale]}
              <button type="button" className={buttonClass('text')} onClick={retry}>
                {words.again[locale]}
              </button>
            </p>
          )}
          <p className="vh" aria-live="polite">
            {draft ? getDrawingStatus(draft, locale) : shapes.map((_, i) => words.nthShape[locale](i + 1)).join(', ')}
          </p>
          <div ref={card} className={css.card} hidden={!popup}>
            {popup}
          </div>
        </>
      )}
    </section>
  );
}
