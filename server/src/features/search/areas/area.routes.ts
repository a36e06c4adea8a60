import * as calls from '@estia/contract/search/area-calls';
import { purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { cached } from '../../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { countListingsByMunicipality, listAreaRows } from './area.queries.ts';
import { type AreaPlace, findAreaContext } from './area-places.ts';

const MAX_BIGGEST = 12;
const CACHE_TTL_MS = 60_000;

const placeView = ({ kind, id, name }: AreaPlace) => ({ kind, id, name });

export function areaRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.getArea, async ({ query }) => {
    const found = findAreaContext(await getPlaceTree(), query.kind, query.id);
    if (!found) throw new AppError('not_found');
    const { place, parents, sameAs, parts, neighbours } = found;
    const others = [place, ...neighbours];
    const purpose = query.for ? purposeIds[query.for] : null;
    const type = query.type_id ?? null;
    const rows = await listAreaRows(deps.db, {
      kind: place.kind,
      id: place.id,
      ownRange: place,
      around: { lo: Math.min(...others.map(({ lo }) => lo)), hi: Math.max(...others.map(({ hi }) => hi)) },
      purpose,
      type,
    });
    const types = rows.filter((row) => row.part === 'type');
    const districts = rows.filter((row) => row.part === 'place');
    const counted = (list: readonly AreaPlace[]) =>
      list
        .map((each) => ({
          ...placeView(each),
          listing_count: sumListings(districts.filter((row) => row.place >= each.lo && row.place <= each.hi)),
        }))
        .filter((each) => each.listing_count > 0)
        .sort((a, b) => b.listing_count - a.listing_count || a.id - b.id);
    return {
      place: placeView(place),
      parents: parents.map(placeView),
      same_as: sameAs && placeView(sameAs),
      total: sumListings(types),
      listing_count: sumListings(
        types.filter((row) => (!purpose || row.purpose === purpose) && (!type || row.type === type)),
      ),
      types: types
        .map((row) => ({
          for: purposeNames[row.purpose],
          category_id: row.category,
          type_id: row.type,
          listing_count: row.listing_count,
        }))
        .sort((a, b) => b.listing_count - a.listing_count || a.type_id - b.type_id || (a.for < b.for ? 1 : -1)),
      medians: rows
        .filter((row) => row.part === 'median')
        .map((row) => ({
          for: purposeNames[row.purpose],
          type_id: row.type,
          listing_count: row.listing_count,
          median: row.median / 100,
          updated_at: row.made_at.toISOString(),
        }))
        .sort((a, b) => b.listing_count - a.listing_count || a.type_id - b.type_id || (a.for < b.for ? 1 : -1)),
      parts: counted(parts),
      neighbours: counted(neighbours),
    };
  });

  // The same twelve for every page of the site: read once a minute, whoever asks.
  const biggest = cached(() => countListingsByMunicipality(deps.db, MAX_BIGGEST), CACHE_TTL_MS);
  serve(calls.listBiggestAreas, async () => {
    const { municipalities } = await getPlaceTree();
    const areas = (await biggest()).flatMap(({ id, listing_count: listingCount }) => {
      const name = municipalities.get(id)?.name;
      return name ? [{ kind: 'municipality' as const, id, name, listing_count: listingCount }] : [];
    });
    return { places: areas };
  });
}

const sumListings = (rows: readonly { listing_count: number }[]): number =>
  rows.reduce((all, row) => all + row.listing_count, 0);
