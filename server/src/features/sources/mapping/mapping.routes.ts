import { getListingField } from '@estia/contract/listings/fields';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { MappedField } from '@estia/contract/sources/column-targets';
import * as calls from '@estia/contract/sources/mapping-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTree, PlaceTreeLoader } from '../../places/index.ts';
import * as q from './mapping.queries.ts';
import { findOwnSource, settle } from './settle.service.ts';
import { suggestValue } from './suggest-value.ts';

function assertListValue(field: MappedField, to: string | null): void {
  if (to === null || to === '') return;
  if (field === 'purpose') {
    if (to !== 'sale' && to !== 'rent') throw new AppError('invalid_input', { [field]: 'invalid' });
    return;
  }
  const { kind, ...rest } = getListingField(field);
  const list = (kind === 'choice' || kind === 'choices') && 'list' in rest ? rest.list : null;
  if (!list || !/^\d{1,4}$/.test(to) || !findLookup(list, Number(to)))
    throw new AppError('invalid_input', { [field]: 'invalid' });
}

const placeView = (tree: PlaceTree, id: number | null) => {
  const district = id === null ? undefined : tree.districts.get(id);
  return district
    ? {
        district_id: district.id,
        name: district.name,
        municipality: district.municipality.name,
        prefecture: district.municipality.prefecture.name,
      }
    : null;
};

export function mappingRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.listSourceValues, async ({ params, query }, { viewer }) => {
    const { limit, offset, show, search } = query;
    const source = await findOwnSource(deps, viewer, params.id);
    const [rows, count, open, all] = await Promise.all([
      q.listValues(deps.db, source.id, { show, search }, { limit, offset }),
      q.countValues(deps.db, source.id, { show, search }),
      q.countValues(deps.db, source.id, { show: 'open' }),
      q.countValues(deps.db, source.id, { show: 'all' }),
    ]);
    return {
      values: rows.map((row) => ({
        field: row.field,
        from: row.from_name,
        value: row.value,
        count: row.count,
        to: row.settled_to === '' ? null : row.settled_to,
        is_ignored: row.settled_to === '',
        ...suggestValue(row.field, row.value),
        examples: row.examples,
      })),
      count,
      counts: { open, all },
      pagination: { limit, offset },
    };
  });

  serve(calls.saveSourceValues, async ({ params, body }, { viewer }) => {
    for (const { field, to } of body.values) assertListValue(field, to);
    await settle(deps, viewer, params.id, async (trx, now) => {
      const found = await q.settleValues(trx, params.id, body.values, { by: viewer.userId, now });
      if (found !== body.values.length) throw new AppError('not_found');
    });
    return { message: 'Success!' as const, open: await q.countValues(deps.db, params.id, { show: 'open' }) };
  });

  serve(calls.listSourcePlaces, async ({ params, query }, { viewer }) => {
    const { limit, offset, show, search } = query;
    const source = await findOwnSource(deps, viewer, params.id);
    const [tree, rows, count, open, all] = await Promise.all([
      getPlaceTree(),
      q.listPlaces(deps.db, source.id, { show, search }, { limit, offset }),
      q.countPlaces(deps.db, source.id, { show, search }),
      q.countPlaces(deps.db, source.id, { show: 'open' }),
      q.countPlaces(deps.db, source.id, { show: 'all' }),
    ]);
    return {
      places: rows.map(({ id, names, postcode, count: items, district_id, suggestions, examples }) => ({
        id,
        names,
        postcode,
        count: items,
        chosen: placeView(tree, district_id),
        suggestions: suggestions.flatMap((each) => placeView(tree, each) ?? []),
        examples,
      })),
      count,
      counts: { open, all },
      pagination: { limit, offset },
    };
  });

  serve(calls.saveSourcePlaces, async ({ params, body }, { viewer }) => {
    const tree = await getPlaceTree();
    for (const { district_id } of body.places)
      if (district_id !== null && !tree.districts.has(district_id))
        throw new AppError('invalid_input', { district_id: 'invalid' });
    await settle(deps, viewer, params.id, async (trx, now) => {
      const found = await q.settlePlaces(trx, params.id, body.places, { by: viewer.userId, now });
      if (found !== body.places.length) throw new AppError('not_found');
    });
    return { message: 'Success!' as const, open: await q.countPlaces(deps.db, params.id, { show: 'open' }) };
  });
}
