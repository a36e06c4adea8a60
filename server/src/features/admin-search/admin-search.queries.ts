/**
 * SQL of the search of admins. Each way to find something is a branch of its own, read by its own index and no further than
 * a page can need; the wide rows are read for what is shown.
 */
import type { User } from '@estia/contract/accounts/model';
import type { SearchedField } from '@estia/contract/admin-search/model';
import { searchLimits } from '@estia/contract/admin-search/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { SearchedText } from './search-text.ts';

/** One more than is shown tells that there are more. */
const LIMIT = searchLimits.shown + 1;
/** Of a common name or street so many are looked at, the rest is told apart by typing more. */
const LOOKED_AT = 200;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const start = (text: string): string => `${escapeLike(text)}%`;
const part = (text: string): string => `%${escapeLike(text)}%`;
/** Where a word begins: texts of both keys have a space before each. */
const word = (text: string): string => `% ${escapeLike(text)}%`;

export const readFound = async <Row>(db: Db, statement: RawBuilder<Row> | null): Promise<Row[]> =>
  statement ? (await statement.execute(db)).rows : [];

type Branch = { field: SearchedField; rank: number; ids: RawBuilder<unknown> };
const bounded = (ids: RawBuilder<unknown>, limit = LIMIT) => sql`${ids} limit ${limit}`;

/** Each thing once, by the likeliest of the ways it was found. */
const selectFound = (branches: readonly Branch[]) => sql`
  select id, (array_agg(matched order by rank))[1] as matched, min(rank) as rank from (
    ${sql.join(
      branches.map(
        ({ field, rank, ids }) =>
          sql`(select f.id, ${field}::text as matched, ${rank}::int as rank from (${ids}) f (id))`,
      ),
      sql` union all `,
    )}
  ) found group by id`;

/** Letter for letter the expressions of the indexes account_name and account_words. */
const soundOfName = sql`fold_greek(a.username)`;
const nameAndEmail = sql`(lower(a.username) || ' ' || lower(a.email::text))`;

const everyWord = (text: RawBuilder<unknown>, words: SearchedText['words']) =>
  sql.join(
    words.map(
      (ways) =>
        sql`(${sql.join(
          ways.map((way) => sql`${text} like ${word(way)}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  );
const anyReading = (text: RawBuilder<unknown>, keys: SearchedText['nameKeys']) =>
  sql.join(
    keys.map(
      (key) =>
        sql`(${sql.join(
          key.map((each) => sql`${text} like ${word(each)}`),
          sql` and `,
        )})`,
    ),
    sql` or `,
  );

function userBranches({ id, email, phone, digits, words, nameKeys }: SearchedText): Branch[] {
  const branches: Branch[] = [];
  const add = (field: SearchedField, ids: RawBuilder<unknown>, rank = branches.length) =>
    branches.push({ field, rank, ids });
  if (id !== null) add('id', sql`select a.id from account a where a.id = ${id}`);
  if (email?.includes('@')) add('email', sql`select a.id from account a where a.email = ${email}`);
  if (phone !== null) {
    add('phone', bounded(sql`select a.id from account a where a.mobile like ${start(phone)}`));
    add('phone', bounded(sql`select a.id from account a where a.landline like ${start(phone)}`));
    add('phone', bounded(sql`select g.account_id from agency g where g.phones @> array[${phone}]`));
  }
  if (digits !== null) {
    add('gemi', bounded(sql`select g.account_id from agency g where g.gemi like ${start(digits)}`));
    // As people say it: without the zeros before it.
    add(
      'gemi',
      bounded(
        sql`select g.account_id from agency g where g.gemi = ${digits.length <= 9 ? `${digits.padStart(9, '0')}000` : digits.padStart(12, '0')}`,
      ),
    );
    add('tax_number', bounded(sql`select g.account_id from agency g where g.tax_number like ${start(digits)}`));
  }
  if (words.length > 0) {
    const exact = ` ${words.map(([usual]) => usual).join(' ')}`;
    add('name', bounded(sql`select a.id from account a where ${soundOfName} = ${exact}`));
    add('name', bounded(sql`select a.id from account a where ${everyWord(soundOfName, words)}`, LOOKED_AT));
  }
  if (nameKeys.length > 0)
    add(
      'agency',
      bounded(sql`select g.account_id from agency g where ${anyReading(sql`g.name_key`, nameKeys)}`, LOOKED_AT),
    );
  if (email !== null)
    add('email', bounded(sql`select a.id from account a where ${nameAndEmail} like ${part(email)}`, LOOKED_AT));
  return branches;
}

export type FoundUserRow = {
  id: number;
  username: string;
  email: string;
  mobile: string | null;
  role_id: number;
  status: User['status'];
  agency_el: string | null;
  agency_en: string | null;
  gemi: string | null;
  tax_number: string | null;
  matched: SearchedField;
};

/** Null: nobody can be found by that. */
export function usersStatement(text: SearchedText) {
  const branches = userBranches(text);
  if (branches.length === 0) return null;
  return sql<FoundUserRow>`
    with page as materialized (${selectFound(branches)} order by rank, id desc limit ${LIMIT})
    select u.id, u.username, u.email, u.mobile, u.role_id, u.status, g.name_el as agency_el, g.name_en as agency_en, g.gemi,
      g.tax_number, page.matched
    from page join account u on u.id = page.id left join agency g on g.account_id = u.id
    order by page.rank, page.id desc`;
}

const address = sql`fold_greek(p.street || coalesce(' ' || p.street_number, ''))`;

/** A word, and the districts that are called so. */
export type AddressWord = { ways: readonly string[]; districts: readonly number[] };

/** A word that may be a place counts as one only beside a word that must be the street: places alone are half the table. */
function addressCondition(words: readonly AddressWord[]): RawBuilder<unknown> {
  const hasStreet = words.some(({ ways, districts }) => districts.length === 0 && ways.every((way) => way.length >= 3));
  return sql.join(
    words.map(({ ways, districts }) => {
      const said = ways.map((way) => sql`${address} like ${word(way)}`);
      if (hasStreet && districts.length > 0) said.push(sql`p.district_id = any (${districts}::int[])`);
      return sql`(${sql.join(said, sql` or `)})`;
    }),
    sql` and `,
  );
}

export type FoundListingRow = {
  id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  price: number;
  type_id: number;
  area: number;
  district_id: number;
  street: string | null;
  street_number: string | null;
  title_el: string | null;
  title_en: string | null;
  user_id: number;
  username: string;
  matched: SearchedField;
};

export function listingsStatement({ code, id, phone }: SearchedText, words: readonly AddressWord[]) {
  const branches: Branch[] = [];
  const add = (field: SearchedField, properties: RawBuilder<unknown>, rank = branches.length) =>
    branches.push({ field, rank, ids: properties });
  const property = code ?? id;
  if (property !== null) add('code', sql`select p.id from property p where p.id = ${property}`);
  if (phone !== null)
    add(
      'phone',
      bounded(sql`select c.property_id from property_contact c where c.phone is not null and c.phone = ${phone}`),
    );
  if (words.length > 0)
    add(
      'address',
      bounded(sql`select p.id from property p where p.street is not null and ${addressCondition(words)}`, LOOKED_AT),
    );
  if (branches.length === 0) return null;
  return sql<FoundListingRow>`
    with found as materialized (${selectFound(branches)}),
    page as materialized (
      select l.id, found.matched, found.rank from found join listing l on l.property_id = found.id
      order by found.rank, l.is_active desc nulls last, l.id desc limit ${LIMIT})
    select l.id, l.property_id, l.purpose, l.is_active, l.pause_reason, l.price, p.type_id, p.area, p.district_id, p.street, p.street_number,
      l.title_el, l.title_en, u.id as user_id, u.username, page.matched
    from page join listing l on l.id = page.id join property p on p.id = l.property_id join account u on u.id = p.account_id
    order by page.rank, l.is_active desc nulls last, l.id desc`;
}

export type FoundInvoiceRow = {
  id: number;
  kind: 'invoice' | 'credit_note';
  series: string;
  number: number;
  issued_on: string;
  gross_cents: number;
  customer: string;
  user_id: number;
  matched: SearchedField;
};

export function invoicesStatement({ invoice, digits, words, nameKeys }: SearchedText) {
  const branches: Branch[] = [];
  const add = (field: SearchedField, ids: RawBuilder<unknown>, rank = branches.length) =>
    branches.push({ field, rank, ids });
  if (invoice) {
    const series =
      invoice.series.length > 0 ? sql`${invoice.series}::text[]` : sql`array(select s.series from invoice_series s)`;
    add('number', sql`select i.id from invoice i where i.series = any (${series}) and i.number = ${invoice.number}`);
  }
  if (digits !== null) {
    add('mark', sql`select i.id from invoice i where i.mark = ${digits}`);
    add('tax_number', bounded(sql`select i.id from invoice i where i.customer_key like ${word(digits)}`, LOOKED_AT));
  }
  if (words.length > 0 && nameKeys.length > 0)
    add('name', bounded(sql`select i.id from invoice i where ${anyReading(sql`i.customer_key`, nameKeys)}`, LOOKED_AT));
  if (branches.length === 0) return null;
  return sql<FoundInvoiceRow>`
    with page as materialized (${selectFound(branches)} order by rank, id desc limit ${LIMIT})
    select i.id, i.kind, i.series, i.number, i.issued_on::text as issued_on, i.gross_cents, i.customer ->> 'company' as customer,
      i.account_id as user_id, page.matched
    from page join invoice i on i.id = page.id order by page.rank, page.id desc`;
}
