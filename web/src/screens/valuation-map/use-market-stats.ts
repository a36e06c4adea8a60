/** The figures of the map: shapes come once, with the first kind of property; another kind brings its figures alone. */
import type { Market } from '@estia/contract/valuation/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatMarketValue, getMarketQuery } from '../../features/valuation/market-stats-params.ts';
import type { MarketStats } from '../../map/market-stats-map.ts';
import { callApi } from '../../platform/api-client.ts';
import { createMapPlace } from './map-place.ts';

type LoadedStats = { marketStats: MarketStats; approximate: boolean };

const MAX_ROWS = 200;

async function loadOverview(market: Market): Promise<LoadedStats> {
  const { features, version, approximate } = await callApi('GET /valuation/overview', {
    query: getMarketQuery(market),
  });
  return { marketStats: { market, version, features }, approximate };
}

/** The same shapes with other figures. */
async function loadStatsForMarket({ marketStats, approximate }: LoadedStats, market: Market): Promise<LoadedStats> {
  const answers = await Promise.all(
    (['region', 'prefecture'] as const).map((kind) =>
      callApi('GET /valuation/market-stats', { query: { ...getMarketQuery(market), kind, limit: MAX_ROWS } }),
    ),
  );
  const counted = new Map(
    answers.flatMap(({ rows }) => rows.map((row) => [`${row.kind}-${row.id}`, createMapPlace(row)])),
  );
  const features = marketStats.features.map((feature) => {
    const { kind, id } = feature.properties;
    return { ...feature, properties: counted.get(`${kind}-${id}`) ?? feature.properties };
  });
  return { marketStats: { ...marketStats, market, features }, approximate };
}

const getMarketKey = (market: Market): string => `${market.for}-${formatMarketValue(market)}`;

export function useMarketStats(market: Market): { got: LoadedStats | null; failed: boolean; again: () => void } {
  const [got, setGot] = useState<LoadedStats | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const cached = useRef(new Map<string, LoadedStats>());
  const key = getMarketKey(market);
  const latest = useRef(market);
  latest.current = market;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on "again" asks again.
  useEffect(() => {
    let isCancelled = false;
    const wanted = latest.current;
    const [any] = cached.current.values();
    const known = cached.current.get(key);
    const request = known ? Promise.resolve(known) : any ? loadStatsForMarket(any, wanted) : loadOverview(wanted);
    request.then(
      (answer) => {
        cached.current.set(key, answer);
        if (isCancelled) return;
        setFailed(false);
        setGot(answer);
      },
      () => !isCancelled && setFailed(true),
    );
    return () => {
      isCancelled = true;
    };
  }, [key, tries]);

  const again = useCallback(() => {
    setFailed(false);
    setTries((n) => n + 1);
  }, []);
  return { got, failed, again };
}
