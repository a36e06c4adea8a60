import { readGemi } from '@estia/contract/accounts/identifiers';
import { updateAgency } from '@estia/contract/accounts/profile-calls';
import { agencies, agency, realtorsHome } from '@estia/contract/agencies/calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { maySeeOffice } from './agencies.policy.ts';
import { busiestAgencies } from './agencies.queries.ts';
import { changeOffice } from './agencies.service.ts';
import { publicOfficeView } from './agencies.view.ts';
import { findOffice, publicOffices } from './offices.queries.ts';

const SHOWN = 6;
const COLOURS = 6;
const FRESH_MS = 300_000;

/** «Άκρον Ακίνητα» → ΑΚ: first letters of the first two words, without accents as Greek capitals have none. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('el'))
    .join('');

export function agencyRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  // Counting every office's ads reads the whole search table: once in five minutes, for everybody.
  const busiest = keepFresh(() => busiestAgencies(deps.db, SHOWN), FRESH_MS);

  serve(realtorsHome, async () => {
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
          colour: row.id % COLOURS,
          district: district.name,
          municipality: district.municipality.name,
          for_sale: row.for_sale,
          for_rent: row.for_rent,
        },
      };
    });
    return { realtors };
  });

  serve(agency, async ({ query }, { viewer }) => {
    const { agency_id: id, general_commercial_agency_id: typed } = query;
    const gemi = typed ? readGemi(typed) : null;
    const found = id
      ? await findOffice(deps.db, { id })
      : typed
        ? gemi && (await findOffice(deps.db, { gemi }))
        : viewer && (await findOffice(deps.db, { accountId: viewer.userId }));
    if (!found || !maySeeOffice(viewer, found)) throw new AppError('not_found');
    return { agency: publicOfficeView(found) };
  });

  // A number that is taken is said to be, also while its office waits for approval: with what a register shows of it.
  serve(agencies, async ({ query }) => {
    const { general_commercial_agency_id: typed, ...pagination } = query;
    if (!typed) {
      const { rows, count } = await publicOffices(deps.db, pagination);
      return { agencies: rows.map(publicOfficeView), count, pagination };
    }
    const gemi = readGemi(typed);
    const found = gemi ? await findOffice(deps.db, { gemi }) : undefined;
    return { agencies: found ? [publicOfficeView(found)] : [], count: found ? 1 : 0, pagination };
  });

  serve(updateAgency, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    agency: await changeOffice(deps, await places(), viewer, body),
  }));
}
