import { parseGemi } from '@estia/contract/accounts/identifiers';
import { updateAgency } from '@estia/contract/accounts/profile-calls';
import {
  getAgency,
  listAgencies,
  listHomePageAgencies,
  revealAgencyPhone,
  searchAgencies,
} from '@estia/contract/agencies/calls';
import { createQueryKeys } from '@estia/contract/places/phonetic-key';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { recordPhoneReveal } from '../inbox/index.ts';
import { mergeBounds, type PlaceTreeLoader } from '../places/index.ts';
import { isPublicAgency, maySeeAgency } from './agencies.policy.ts';
import { findAgency, listPublicAgencies } from './agencies.queries.ts';
import { updateAgencyProfile } from './agencies.service.ts';
import { agencyPageView, agencySearchView, getAvatarColor, getInitials, publicAgencyView } from './agencies.view.ts';
import { findAgencyPoint, listMatchingAgencies } from './agency-search.queries.ts';
import { listChosenDistrictIds, listChosenPlaces } from './agency-search-places.ts';
import { findAgencyStats } from './agency-stats.queries.ts';
import { listBusiestAgencies } from './home-page-agencies.queries.ts';

const HOME_PAGE_LIMIT = 6;
const CACHE_TTL_MS = 300_000;

export function agencyRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  // Counting every agency's listings reads the whole search table: once in five minutes, for everybody.
  const busiest = cached(() => listBusiestAgencies(deps.db, HOME_PAGE_LIMIT), CACHE_TTL_MS);

  serve(listHomePageAgencies, async () => {
    const tree = await getPlaceTree();
    const realtors = (await busiest()).map((row) => {
      const district = tree.districts.get(row.district_id);
      if (!district) throw new Error(`Agency ${row.id} lies in an unknown district`);
      return {
        user_id: row.account_id,
        agency_id: row.id,
        agency: {
          name: { el: row.name_el, en: row.name_en },
          general_commercial_agency_id: row.gemi,
          initials: getInitials(row.name_el),
          avatar_color: getAvatarColor(row.id),
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
      ? await findAgency(deps.db, { id })
      : typed
        ? gemi && (await findAgency(deps.db, { gemi }))
        : viewer && (await findAgency(deps.db, { accountId: viewer.worksFor }));
    if (!found || !maySeeAgency(viewer, found)) throw new AppError('not_found');
    const [tree, point, stats] = await Promise.all([
      getPlaceTree(),
      findAgencyPoint(deps.db, found.id),
      findAgencyStats(deps.db, found.id),
    ]);
    return {
      agency: agencyPageView(found, tree, { point, median_reply_minutes: stats?.median_reply_minutes ?? null }),
    };
  });

  serve(searchAgencies, async ({ query }) => {
    const { name, general_commercial_agency_id: typed, limit, offset } = query;
    const tree = await getPlaceTree();
    const chosen = listChosenPlaces(query, tree);
    const names = name ? createQueryKeys(name) : null;
    const gemi = typed ? parseGemi(typed) : null;
    // Typed, but no name and no number can be that: nothing is found, not everything.
    const nonsense = names?.length === 0 || (typed !== undefined && typed !== '' && gemi === null);
    const districts = listChosenDistrictIds(query, tree);
    const found = nonsense
      ? { rows: [], count: 0 }
      : await listMatchingAgencies(deps.db, { districts, names, gemi }, { limit, offset });
    return {
      places: chosen,
      realtors: found.rows.map((row) => agencySearchView(row, tree)),
      count: found.count,
      pagination: { limit, offset },
      bounds: mergeBounds(
        tree,
        chosen.map(({ value }) => value),
      ),
    };
  });

  serve(revealAgencyPhone, async ({ body }, context) => {
    const found = await findAgency(deps.db, { id: body.agency_id });
    if (!found || found.phones.length === 0 || !isPublicAgency(found)) throw new AppError('not_found');
    if (context.viewer?.worksFor !== found.account_id)
      await recordPhoneReveal(deps, { agencyId: found.id }, body.proof_of_work, context);
    return { phones: found.phones };
  });

  // A number that is taken is refused as such, also while its agency waits for approval: with what a register shows of it.
  serve(listAgencies, async ({ query }) => {
    const { general_commercial_agency_id: typed, ...pagination } = query;
    if (!typed) {
      const { rows, count } = await listPublicAgencies(deps.db, pagination);
      return { agencies: rows.map(publicAgencyView), count, pagination };
    }
    const gemi = parseGemi(typed);
    const found = gemi ? await findAgency(deps.db, { gemi }) : undefined;
    return { agencies: found ? [publicAgencyView(found)] : [], count: found ? 1 : 0, pagination };
  });

  serve(updateAgency, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    agency: await updateAgencyProfile(deps, await getPlaceTree(), viewer, body),
  }));
}
