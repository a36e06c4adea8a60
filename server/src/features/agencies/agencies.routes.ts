import { realtorsHome } from '@estia/contract/agencies/calls';
import type { Deps } from '../../deps.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { busiestAgencies } from './agencies.queries.ts';

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
}
