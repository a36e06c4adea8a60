/** The lookup lists: ids that rows store, words that people read. Data, not code: `lists.json`. Without a validator, for screens. */
import lists from './lists.json' with { type: 'json' };

export type ListName = keyof typeof lists;
export type LookupRow = {
  id: number;
  code: string;
  name: { el: string; en: string };
  extra: Record<string, string | number | boolean | null>;
};

type RawRow = { id: number; code: string; el: string; en: string };

const toRow = ({ id, code, el, en, ...extra }: RawRow): LookupRow => ({ id, code, name: { el, en }, extra });

export const lookups = Object.fromEntries(
  Object.entries(lists).map(([name, rows]) => [name, (rows as RawRow[]).map(toRow)]),
) as unknown as Record<ListName, readonly LookupRow[]>;

const byId = new Map<string, LookupRow>(
  Object.entries(lookups).flatMap(([name, rows]) => rows.map((row) => [`${name}.${row.id}`, row] as const)),
);

export const lookup = (list: ListName, id: number | null | undefined): LookupRow | null =>
  id == null ? null : (byId.get(`${list}.${id}`) ?? null);
