/** The figures of the map: shapes come once, with the first kind of property; another kind brings its figures alone. */
import type { Market } from '@estia/contract/valuation/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { marketQuery, marketValue } from '../../features/valuation/figures-address.ts';
import type { Figures } from '../../map/figures-map.ts';
import { ask } from '../../platform/ask.ts';
import { slim } from './slim.ts';

type Got = { figures: Figures; approximate: boolean };

const ALL = 200;

async function overview(market: Market): Promise<Got> {
  const { features, version, approximate } = await ask('GET /valuation/overview', { query: marketQuery(market) });
  return { figures: { market, version, features }, approximate };
}

/** The same shapes with other figures. */
async function recount({ figures, approximate }: Got, market: Market): Promise<Got> {
  const answers = await Promise.all(
    (['region', 'prefecture'] as const).map((kind) =>
      ask('GET /valuation/figures', { query: { ...marketQuery(market), kind, limit: ALL } }),
    ),
  );
  const counted = new Map(answers.flatMap(({ rows }) => rows.map((row) => [`${row.kind}-${row.id}`, slim(row)])));
  const features = figures.features.map((feature) => {
    const { kind, id } = feature.properties;
    return { ...feature, properties: counted.get(`${kind}-${id}`) ?? feature.properties };
  });
  return { figures: { ...figures, market, features }, approximate };
}

const keyOf = (market: Market): string => `${market.for}-${marketValue(market)}`;

export function useFigures(market: Market): { got: Got | null; failed: boolean; again: () => void } {
  const [got, setGot] = useState<Got | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const kept = useRef(new Map<string, Got>());
  const key = keyOf(market);
  const latest = useRef(market);
  latest.current = market;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on "again" asks again.
  useEffect(() => {
    let gone = false;
    const wanted = latest.current;
    const [any] = kept.current.values();
    const known = kept.current.get(key);
    const asked = known ? Promise.resolve(known) : any ? recount(any, wanted) : overview(wanted);
    asked.then(
      (answer) => {
        kept.current.set(key, answer);
        if (gone) return;
        setFailed(false);
        setGot(answer);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [key, tries]);

  const again = useCallback(() => {
    setFailed(false);
    setTries((n) => n + 1);
  }, []);
  return { got, failed, again };
}
