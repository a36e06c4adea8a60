/** SQL of single offices: finding, making and changing them. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Agency } from '../../platform/generated/schema.ts';

const columns = [
  'agency.id',
  'agency.account_id',
  'agency.name_el',
  'agency.name_en',
  'agency.gemi',
  'agency.district_id',
  'agency.street',
  'agency.street_number',
  'agency.postcode',
  'agency.phones',
  'agency.founded_year',
  'agency.legal_form',
  'agency.company',
  'agency.tax_number',
  'agency.tax_office',
  'agency.invoice_address',
  'agency.activity',
  'agency.contact_person',
  'agency.association_id',
  'agency.association_rank_id',
  'agency.updated_at',
] as const;

export type OfficeRow = Omit<Selectable<Agency>, 'logo_key' | 'created_at'>;

type By = { id: number } | { gemi: string } | { accountId: number };

/** The office with the state of its owner, which policies ask for. */
const office = (db: Db, by: By) => {
  const read = db
    .selectFrom('agency')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .select(columns)
    .select(['account.status', 'account.erase_after', 'account.email', 'account.username', 'account.locale']);
  if ('id' in by) return read.where('agency.id', '=', by.id);
  return 'gemi' in by ? read.where('agency.gemi', '=', by.gemi) : read.where('agency.account_id', '=', by.accountId);
};

export const findOffice = (db: Db, by: By) => office(db, by).executeTakeFirst();
/**
 * For a change: nobody else changes it meanwhile. Its owner's row first, as every act on accounts does: an approval
 * under way is waited for, and its state seen.
 */
export async function lockOffice(trx: Db, by: By) {
  const found = await findOffice(trx, by);
  if (!found) return undefined;
  await trx.selectFrom('account').select('id').where('id', '=', found.account_id).forUpdate().execute();
  return office(trx, { id: found.id }).forUpdate('agency').executeTakeFirst();
}

export const insertOffice = (db: Db, row: Insertable<Agency>) =>
  db.insertInto('agency').values(row).returning('id').executeTakeFirstOrThrow();

export const updateOffice = (db: Db, id: number, row: Updateable<Agency>) =>
  db.updateTable('agency').set(row).where('id', '=', id).execute();

/** Offices the public may know, oldest first. */
export async function publicOffices(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const known = db
    .selectFrom('agency')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .where('account.status', '=', 'approved')
    .where('account.erase_after', 'is', null);
  const rows = await known
    .select(['agency.id', 'agency.name_el', 'agency.name_en', 'agency.gemi', 'agency.district_id'])
    .orderBy('agency.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await known.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** The constraint a write broke, when it was one of uniqueness. */
export function brokenUnique(error: unknown): string | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}
