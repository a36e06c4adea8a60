/** Kept searches in the reader's words. Runs in loaders: names of places are asked ten at a time, and only once each. */
import type { Locale } from '@estia/contract/pair';
import { describeSearch } from '@estia/contract/search/words';
import { placeValuesOf, readQuery } from '../../features/search/history/read-query.ts';
import type { Ask, AskReply } from '../../platform/ask.ts';
import { settle } from '../../platform/failures.ts';
import { to } from '../../platform/locale.ts';
import { loadNames } from '../searches/names.ts';

type Row = AskReply<'GET /user/search-history'>['rows'][number];
export type SaidSearch = Row & { said: string; href: string };

/** As many as one call answers. */
const AT_ONCE = 10;

async function placeNames(ask: Ask, values: readonly string[], locale: Locale): Promise<Record<string, string>> {
  const groups = Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, at) =>
    values.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join(','),
  );
  const read = await Promise.all(
    groups.map((group) => settle(ask('GET /property/places/by-value', { query: { values: group } }))),
  );
  return Object.fromEntries(
    read.flatMap((each) => (each.ok ? each.value.options.map((option) => [option.value, option.name[locale]]) : [])),
  );
}

export async function saySearches(ask: Ask, rows: readonly Row[], locale: Locale): Promise<SaidSearch[]> {
  if (rows.length === 0) return [];
  const read = rows.map((row) => ({ row, fields: readQuery(row.query) }));
  const values = [...new Set(read.flatMap(({ fields }) => placeValuesOf(fields)))];
  const [names, places] = await Promise.all([loadNames(ask, locale), placeNames(ask, values, locale)]);
  return read.map(({ row, fields }) => ({
    ...row,
    said: describeSearch(fields, { ...names, places: { ...names.places, ...places } }, locale).join(' · '),
    href: to(locale, `/properties/search?${row.query}&page=1`),
  }));
}
