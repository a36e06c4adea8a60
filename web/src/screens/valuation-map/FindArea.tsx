/** A place by its name: the map goes there and its card opens. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/map-messages';
import type { Market } from '@estia/contract/valuation/model';
import { useRef, useState } from 'react';
import { PlaceField } from '../../features/places/PlaceField.tsx';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { getMarketQuery, type MapPosition } from '../../features/valuation/market-stats-params.ts';
import type { MapPlace } from '../../map/market-stats-map.ts';
import { callApi } from '../../platform/api-client.ts';
import css from './FindArea.module.css';
import { createMapPlace } from './map-place.ts';

type Props = { locale: Locale; market: Market; onFound: (area: MapPlace, at: MapPosition) => void };

export function FindArea({ locale, market, onFound }: Props) {
  const [failed, setFailed] = useState(false);
  const newest = useRef(0);
  const find = async ([place]: readonly PlaceTag[]) => {
    if (!place) return;
    newest.current += 1;
    const mine = newest.current;
    setFailed(false);
    const query = { ...getMarketQuery(market), kind: place.kind, id: place.id };
    try {
      const [{ stats }, { map_view: at }] = await Promise.all([
        callApi('GET /valuation/place', { query }),
        callApi('GET /valuation/outline', { query }),
      ]);
      // Whoever chose another place meanwhile wants that one.
      if (mine === newest.current) onFound(createMapPlace(stats), at);
    } catch {
      if (mine === newest.current) setFailed(true);
    }
  };
  return (
    <search className={css.find} aria-label={words.findPlace[locale]}>
      <div className={css.box}>
        <PlaceField locale={locale} places={[]} onChange={(places) => void find(places)} variant="bar" />
      </div>
      <p className={failed ? css.failed : 'vh'} role="status">
        {failed ? words.findFailed[locale] : ''}
      </p>
    </search>
  );
}
