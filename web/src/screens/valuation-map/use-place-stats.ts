/** All of one area, asked for when somebody stays with it, and cached. */
import type { Market } from '@estia/contract/valuation/model';
import { useEffect, useRef, useState } from 'react';
import { formatMarketValue, getMarketQuery } from '../../features/valuation/market-stats-params.ts';
import type { MapPlace } from '../../map/market-stats-map.ts';
import { type ApiReply, callApi } from '../../platform/api-client.ts';

export type PlaceStats = ApiReply<'GET /valuation/place'>;

/** A mouse that crosses an area on its way asks for nothing. */
const HOVER_DELAY_MS = 140;

export function usePlaceStats(area: MapPlace | null, market: Market): PlaceStats | null {
  const [got, setGot] = useState<{ key: string; details: PlaceStats } | null>(null);
  const cached = useRef(new Map<string, PlaceStats>());
  const key = area ? `${market.for}-${formatMarketValue(market)}-${area.kind}-${area.id}` : '';
  const input = useRef({ area, market });
  input.current = { area, market };

  useEffect(() => {
    if (key === '') return;
    const known = cached.current.get(key);
    if (known) {
      setGot({ key, details: known });
      return;
    }
    const leaves = new AbortController();
    const timer = window.setTimeout(() => {
      const { area: wanted, market: of } = input.current;
      if (!wanted) return;
      const query = { ...getMarketQuery(of), kind: wanted.kind, id: wanted.id };
      callApi('GET /valuation/place', { query }, leaves.signal).then(
        (details) => {
          cached.current.set(key, details);
          setGot({ key, details });
        },
        // What the map itself says stays: the card is only shorter.
        () => {},
      );
    }, HOVER_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      leaves.abort();
    };
  }, [key]);

  return got?.key === key ? got.details : null;
}
