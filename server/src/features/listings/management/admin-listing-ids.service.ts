/** What admins search listings by, and which listings that finds. */
import type { ListingState } from '@estia/contract/listings/states';
import type { Db } from '../../../platform/db/db.ts';
import * as q from './manage.queries.ts';

/** `ES-123S` or `123` is a property; a bare number may also be a user. Anything else is part of a user's name or email. */
export function parseAdminSearch(
  text: string | undefined,
): Pick<q.AdminListingFilter, 'property' | 'account' | 'userWords'> {
  if (!text) return {};
  const found = /^(es-)?(\d{1,15})[sr]?$/i.exec(text);
  if (!found) return { userWords: text };
  const number = Number(found[2]);
  return found[1] ? { property: number } : { property: number, account: number };
}

type Filter = { purpose: 1 | 2; state: ListingState; search?: string | undefined; user_id?: number | undefined };

/** The newest that are found, and how many there are. */
export async function findAdminListingIds(
  db: Db,
  { purpose, state, search, user_id: account }: Filter,
  limit: number,
): Promise<{ ids: number[]; count: number }> {
  const filter = { purpose, state, ...(account ? { account } : parseAdminSearch(search)) };
  const [{ rows }, counts] = await Promise.all([
    q.adminListingsBeforeQuery(filter, undefined, limit).execute(db),
    q.countAdminListings(db, filter),
  ]);
  return { ids: rows.map(({ listing_id: id }) => id), count: counts[state] };
}
