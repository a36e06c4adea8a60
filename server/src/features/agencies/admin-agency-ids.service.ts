/** Which agencies a filter of their list finds, by their accounts. */
import type { User } from '@estia/contract/accounts/model';
import type { Db } from '../../platform/db/db.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { countAdminAgencies, listAdminAgenciesBefore } from './admin-agencies.queries.ts';
import { findDistricts } from './admin-agencies.routes.ts';

type Filter = {
  search?: string | undefined;
  status?: User['status'] | undefined;
  plan_id?: number | undefined;
  municipality_id?: number | undefined;
};

/** The newest that are found, and how many there are. */
export async function findAgencyAccountIds(
  db: Db,
  places: PlaceTreeLoader,
  { municipality_id: place, ...filter }: Filter,
  limit: number,
): Promise<{ ids: number[]; count: number }> {
  const districts = place === undefined ? undefined : findDistricts(await places(), place);
  const [rows, count] = await Promise.all([
    listAdminAgenciesBefore(db, { ...filter, districts }, undefined, limit),
    countAdminAgencies(db, { ...filter, districts }),
  ]);
  return { ids: rows.map(({ account_id: id }) => id), count };
}
