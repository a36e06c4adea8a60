import * as calls from '@estia/contract/search/area';
import { purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { type AreaPlace, areaAround } from './area.places.ts';
import { adsByMunicipality, areaRows } from './area.queries.ts';

const BIGGEST = 12;
const FRESH_MS = 60_000;

const named = ({ kind, id, name }: AreaPlace) => ({ kind, id, name });

export function areaRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  serve(calls.getArea, async ({ query }) => {
    const found = areaAround(await places(), query.kind, query.id);
    if (!found) throw new AppError('not_found');
    const { place, parents, sameAs, parts, neighbours } = found;
    const others = [place, ...neighbours];
    const purpose = query.for ? purposeIds[query.for] : null;
    const type = query.type_id ?? null;
    const rows = await areaRows(deps.db, {
      kind: place.kind,
      id: place.id,
      own: place,
      around: { lo: Math.min(...others.map(({ lo }) => lo)), hi: Math.max(...others.map(({ hi }) => hi)) },
      purpose,
      type,
    });
    const types = rows.filter((row) => row.part === 'type');
    const districts = rows.filter((row) => row.part === 'place');
    const counted = (list: readonly AreaPlace[]) =>
      list
        .map((each) => ({
          ...named(each),
          ads: sum(districts.filter((row) => row.place >= each.lo && row.place <= each.hi)),
        }))
        .filter((each) => each.ads > 0)
        .sort((a, b) => b.ads - a.ads || a.id - b.id);
    return {
      place: named(place),
      parents: parents.map(named),
      same_as: sameAs && named(sameAs),
      total: sum(types),
      ads: sum(types.filter((row) => (!purpose || row.purpose === purpose) && (!type || row.type === type))),
      types: types
        .map((row) => ({
          for: purposeNames[row.purpose],
          category_id: row.category,
          type_id: row.type,
          ads: row.ads,
        }))
        .sort((a, b) => b.ads - a.ads || a.type_id - b.type_id || (a.for < b.for ? 1 : -1)),
      medians: rows
        .filter((row) => row.part === 'median')
        .map((row) => ({
          for: purposeNames[row.purpose],
          type_id: row.type,
          ads: row.ads,
          median: row.median / 100,
          at: row.made_at.toISOString(),
        }))
        .sort((a, b) => b.ads - a.ads || a.type_id - b.type_id || (a.for < b.for ? 1 : -1)),
      parts: counted(parts),
      neighbours: counted(neighbours),
    };
  });

  // The same twelve for every page of the site: read once a minute, whoever asks.
  const biggest = keepFresh(() => adsByMunicipality(deps.db, BIGGEST), FRESH_MS);
  serve(calls.listBiggestAreas, async () => {
    const { municipalities } = await places();
    const areas = (await biggest()).flatMap(({ id, ads }) => {
      const name = municipalities.get(id)?.name;
      return name ? [{ kind: 'municipality' as const, id, name, ads }] : [];
    });
    return { areas };
  });
}

const sum = (rows: readonly { ads: number }[]): number => rows.reduce((all, row) => all + row.ads, 0);
