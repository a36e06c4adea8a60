import { Readable } from 'node:stream';
import { exportAgencies, listAgenciesForAdmin } from '@estia/contract/agencies/admin-calls';
import { athensDay } from '@estia/contract/athens';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { auditListExport } from '../../platform/list-export.ts';
import type { PlaceTree, PlaceTreeLoader } from '../places/index.ts';
import { countAdminAgencies, listAdminAgencies, listAgencyDistricts } from './admin-agencies.queries.ts';
import { adminAgencyView } from './agencies.view.ts';
import { streamAgenciesCsv } from './agencies-csv.service.ts';

/** Of an unknown municipality none. */
export const findDistricts = (tree: PlaceTree, municipalityId: number): number[] =>
  tree.municipalities.get(municipalityId)?.districts.map(({ id }) => id) ?? [];

function listMunicipalities(tree: PlaceTree, districts: readonly { district_id: number | null }[]) {
  const found = new Map(
    districts.flatMap(({ district_id: id }) => {
      const municipality = id === null ? undefined : tree.districts.get(id)?.municipality;
      return municipality ? [[municipality.id, { id: municipality.id, name: municipality.name }] as const] : [];
    }),
  );
  return [...found.values()].toSorted((a, b) => a.name.el.localeCompare(b.name.el, 'el'));
}

export function adminAgencyRoutes({ serve }: CallServer, deps: Deps, places: PlaceTreeLoader): void {
  const { db } = deps;

  serve(listAgenciesForAdmin, async ({ query: { limit, offset, sort, order, municipality_id: place, ...filter } }) => {
    const tree = await places();
    const districts = place === undefined ? undefined : findDistricts(tree, place);
    const [{ rows, count }, here] = await Promise.all([
      listAdminAgencies(db, { ...filter, districts }, { limit, offset, sort, order }),
      listAgencyDistricts(db),
    ]);
    return {
      agencies: rows.map((row) => adminAgencyView(row, tree)),
      count,
      municipalities: listMunicipalities(tree, here),
    };
  });

  serve(exportAgencies, async ({ body: { lang, municipality_id: place, ...input } }, { viewer, reply }) => {
    const tree = await places();
    const filter = { ...input, districts: place === undefined ? undefined : findDistricts(tree, place) };
    const rows = await countAdminAgencies(db, filter);
    await auditListExport(deps, viewer, { action: 'agencies_exported', rows, filter: input });
    reply?.header('content-disposition', `attachment; filename="estia-agencies-${athensDay(deps.clock())}.csv"`);
    return Readable.from(streamAgenciesCsv(db, { filter, tree, locale: lang }));
  });
}
