import { parseGemi } from '@estia/contract/accounts/identifiers';
import { updateAgency } from '@estia/contract/accounts/profile-calls';
import {
  getAgency,
  listAgencies,
  listHomePageAgencies,
  revealAgencyPhone,
  searchAgencies,
} from '@estia/contract/agencies/calls';
import { createQueryKeys } from '@estia/contract/places/fold';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import type { CallServer } from '../../platform/serve.ts';
import { noteShown } from '../inbox/index.ts';
import { boundsAround, type Places } from '../places/index.ts';
import { isPublicOffice, maySeeOffice } from './agencies.policy.ts';
import { busiestAgencies } from './agencies.queries.ts';
import { changeOffice } from './agencies.service.ts';
import { colourOf, initialsOf, officePageView, publicOfficeView, realtorView } from './agencies.view.ts';
import { figuresOf } from './figures.queries.ts';
import { findOffice, publicOffices } from './offices.queries.ts';
import { districtsOf, placesOf } from './realtors.places.ts';
import { findRealtors, pointOfOffice } from './realtors.queries.ts';

const SHOWN = 6;
const FRESH_MS = 300_000;

export function agencyRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  // Counting every office's ads reads the whole search table: once in five minutes, for everybody.
  const busiest = keepFresh(() => busiestAgencies(deps.db, SHOWN), FRESH_MS);

  serve(listHomePageAgencies, async () => {
    const tree = await places();
    const realtors = (await busiest()).map((row) => {
      const district = tree.districts.get(row.district_id);
      if (!district) throw new Error(`Agency ${row.id} lies in an unknown district`);
      return {
        user_id: row.account_id,
        agency_id: row.id,
        agency: {
          name: { el: row.name_el, en: row.name_en },
          general_commercial_agency_id: row.gemi,
          initials: initialsOf(row.name_el),
          colour: colourOf(row.id),
          logo: row.logo_key,
          district: district.name,
          municipality: district.municipality.name,
          for_sale: row.for_sale,
          for_rent: row.for_rent,
        },
      };
    });
    return { realtors };
  });

  serve(getAgency, async ({ query }, { viewer }) => {
    const { agency_id: id, general_commercial_agency_id: typed } = query;
    const gemi = typed ? parseGemi(typed) : null;
    const found = id
      ? await findOffice(deps.db, { id })
      : typed
        ? gemi && (await findOffice(deps.db, { gemi }))
        : viewer && (await findOffice(deps.db, { accountId: viewer.worksFor }));
    if (!found || !maySeeOffice(viewer, found)) throw new AppError('not_found');
    const [tree, point, figures] = await Promise.all([
      places(),
      pointOfOffice(deps.db, found.id),
      figuresOf(deps.db, found.id),
    ]);
    return {
      agency: officePageView(found, tree, { point, median_reply_minutes: figures?.median_reply_minutes ?? null }),
    };
  });

  serve(searchAgencies, async ({ query }) => {
    const { name, general_commercial_agency_id: typed, limit, offset } = query;
    const tree = await places();
    const chosen = placesOf(query, tree);
    const names = name ? createQueryKeys(name) : null;
    const gemi = typed ? parseGemi(typed) : null;
    // Typed, but no name and no number can be that: nothing is found, not everything.
    const nonsense = names?.length === 0 || (typed !== undefined && typed !== '' && gemi === null);
    const districts = districtsOf(query, tree);
    const found = nonsense
      ? { rows: [], count: 0 }
      : await findRealtors(deps.db, { districts, names, gemi }, { limit, offset });
    return {
      places: chosen,
      realtors: found.rows.map((row) => realtorView(row, tree)),
      count: found.count,
      pagination: { limit, offset },
      bounds: boundsAround(
        tree,
        chosen.map(({ value }) => value),
      ),
    };
  });

  serve(revealAgencyPhone, async ({ body }, asker) => {
    const found = await findOffice(deps.db, { id: body.agency_id });
    if (!found || found.phones.length === 0 || !isPublicOffice(found)) throw new AppError('not_found');
    if (asker.viewer?.worksFor !== found.account_id) await noteShown(deps, { agencyId: found.id }, body.work, asker);
    return { phones: found.phones };
  });

  // A number that is taken is said to be, also while its office waits for approval: with what a register shows of it.
  serve(listAgencies, async ({ query }) => {
    const { general_commercial_agency_id: typed, ...pagination } = query;
    if (!typed) {
      const { rows, count } = await publicOffices(deps.db, pagination);
      return { agencies: rows.map(publicOfficeView), count, pagination };
    }
    const gemi = parseGemi(typed);
    const found = gemi ? await findOffice(deps.db, { gemi }) : undefined;
    return { agencies: found ? [publicOfficeView(found)] : [], count: found ? 1 : 0, pagination };
  });

  serve(updateAgency, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    agency: await changeOffice(deps, await places(), viewer, body),
  }));
}
