/** VALU-1: where the asking price of a live ad stands among those of its area. */
import { purposeIds } from '@estia/contract/search/model';
import * as calls from '@estia/contract/valuation/calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { areasOf } from './areas.ts';
import { askingStatement, spreadStatement } from './position.queries.ts';
import { belowOf } from './position.view.ts';
import { someStatement } from './read.queries.ts';
import { figureView } from './read.view.ts';

/** So many others make a spread: fewer, and it would be about a handful of neighbours. */
const MIN_OTHERS = 20;

export function positionRoutes({ serve }: CallServer, { db }: Deps, places: Places): void {
  serve(calls.getPricePosition, async ({ query }) => {
    const asked = await askingStatement(query.property_id, purposeIds[query.for]).execute(db);
    const ad = asked.rows[0];
    if (!ad) throw new AppError('not_found');
    const tree = await places();
    const district = tree.sequence.find(({ seq }) => seq === ad.place);
    const own = district && areasOf(tree).district.get(district.id);
    if (!own) return { spread: null };
    const { rows } = await someStatement(ad, [own, ...own.within]).execute(db);
    const needed = MIN_OTHERS + (ad.counted === null ? 0 : 1);
    for (const { kind, id } of [own, ...own.within]) {
      const row = rows.find((figure) => figure.kind === kind && figure.place_id === id);
      const area = areasOf(tree)[kind].get(id);
      if (!area || !row || row.ads < needed || row.median === null) continue;
      const spread = await spreadStatement(ad, area).execute(db);
      if (!spread.rows[0]) continue;
      return { spread: { area: figureView(area, row), own: ad.rate / 100, below: belowOf(ad, spread.rows[0]) } };
    }
    return { spread: null };
  });
}
