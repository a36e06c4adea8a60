import * as calls from '@estia/contract/places/calls';
import { type Place, type PlaceOption, parsePlaceValue, placeLimits } from '@estia/contract/places/model';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { walkTargets } from '@estia/contract/search/walks';
import type { Deps } from '../../deps.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { mapRoutes } from './map.routes.ts';
import { listNearbyKinds } from './nearby/nearby.queries.ts';
import { createPlaceSuggester } from './place-suggestions.service.ts';
import { findPlaceOption, type PlaceTree, type PlaceTreeLoader } from './place-tree.service.ts';

/** An import is seen by everybody after so long. */
const WALK_TARGETS_MS = 60_000;

function placeView(tree: PlaceTree, option: PlaceOption): Place {
  const district = option.kind === 'district' ? tree.districts.get(option.id) : undefined;
  const municipality = option.kind === 'municipality' ? tree.municipalities.get(option.id) : district?.municipality;
  const prefecture = option.kind === 'prefecture' ? tree.prefectures.get(option.id) : municipality?.prefecture;
  return {
    name: option.name,
    prefecture_id: prefecture?.id ?? 0,
    municipality_id: municipality?.id ?? null,
    district_id: district?.id ?? null,
    municipality: district && municipality ? { name: municipality.name } : null,
    prefecture: municipality && prefecture ? { name: prefecture.name } : null,
    searchName: createPhoneticKey(option.name.el),
    is_custom: option.is_custom,
    transformed: option,
  };
}

export function placeRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  mapRoutes(serve, deps);
  const suggest = createPlaceSuggester(deps.db, getPlaceTree);

  serve(calls.searchPlaces, async ({ query }) => {
    const tree = await getPlaceTree();
    const options = await suggest(query.search_key);
    const listOptionsOfKind = (kind: PlaceOption['kind']) =>
      options.filter((o) => o.kind === kind).map((o) => placeView(tree, o));
    return {
      prefectures: listOptionsOfKind('prefecture'),
      municipalities: listOptionsOfKind('municipality'),
      districts: listOptionsOfKind('district'),
      options,
    };
  });

  serve(calls.listPlacesByValue, async ({ query }) => {
    const tree = await getPlaceTree();
    const options = query.values
      .split(',')
      .slice(0, placeLimits.maxTags)
      .map((value) => parsePlaceValue(value))
      .map((place) => place && findPlaceOption(tree, place.kind, place.id))
      .filter((option) => option !== null);
    return { options };
  });

  const readWalkTargets = cached(() => listNearbyKinds(deps.db, walkTargets), WALK_TARGETS_MS);
  serve(calls.listWalkTargets, async () => {
    const kinds = await readWalkTargets();
    const targets = walkTargets.filter((target) => kinds.includes(target));
    return { count: targets.length, targets };
  });

  serve(calls.listRegions, async () => {
    const { regions } = await getPlaceTree();
    return { count: regions.length, rows: regions.map((r) => ({ region_id: r.id, name: r.name })) };
  });

  serve(calls.listPrefectures, async () => {
    const rows = [...(await getPlaceTree()).prefectures.values()];
    return {
      count: rows.length,
      rows: rows.map((p) => ({ prefecture_id: p.id, region_id: p.region.id, name: p.name })),
    };
  });

  serve(calls.listMunicipalities, async ({ query }) => {
    const rows = [...(await getPlaceTree()).municipalities.values()].filter(
      (m) => query.prefecture_id === undefined || m.prefecture.id === query.prefecture_id,
    );
    return {
      count: rows.length,
      rows: rows.map((m) => ({ municipality_id: m.id, prefecture_id: m.prefecture.id, name: m.name })),
    };
  });

  serve(calls.listDistricts, async ({ query }) => {
    const all = (await getPlaceTree()).sequence.filter(
      (d) => query.municipality_id === undefined || d.municipality.id === query.municipality_id,
    );
    const rows = all.slice(query.offset, query.offset + query.limit);
    return {
      total: all.length,
      count: rows.length,
      rows: rows.map((d) => ({ district_id: d.id, municipality_id: d.municipality.id, name: d.name })),
      pagination: { limit: query.limit, offset: query.offset },
    };
  });
}
