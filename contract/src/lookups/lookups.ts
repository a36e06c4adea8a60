/** The lookup lists: ids that rows store, words that people read. Data, not code: `lists.json`. Without a validator, for screens. */
import { listNames, mapNames } from '../map-names.ts';
import lists from './lists.json' with { type: 'json' };

export type LookupListName = keyof typeof lists;
export type LookupRow = {
  id: number;
  code: string;
  name: { el: string; en: string };
  extra: Record<string, string | number | boolean | null>;
};

type RawRow = { id: number; code: string; el: string; en: string };

const toLookupRow = ({ id, code, el, en, ...extra }: RawRow): LookupRow => ({ id, code, name: { el, en }, extra });

export const lookups = mapNames(listNames(lists), (name): readonly LookupRow[] => lists[name].map(toLookupRow));

const byId = new Map<string, LookupRow>(
  Object.entries(lookups).flatMap(([name, rows]) => rows.map((row) => [`${name}.${row.id}`, row] as const)),
);

export const findLookup = (list: LookupListName, id: number | null | undefined): LookupRow | null =>
  id == null ? null : (byId.get(`${list}.${id}`) ?? null);
