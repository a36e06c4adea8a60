/** What the filters of a rental offer. Not for the browser: it reads the field table. */
import { athensDay } from '../athens.ts';
import { fieldLabels } from '../listings/draft/wizard-field-messages.ts';
import { getMark, isFieldShown, type TermFlag, termFlags } from '../listings/fields.ts';
import type { Locale } from '../pair.ts';
import { type BoundFact, boundColumns, searchBounds } from './bounds.ts';

/** What a search by the terms of a rental is called, by field. */
export const getTermNames = (locale: Locale): Record<string, string> =>
  Object.fromEntries(termFlags.map((name) => [name, fieldLabels[name][locale]]));

export type TermOption = { id: number; value: TermFlag; name: string };

/** The terms that such listings can have, with the marks by which facets count them. */
export const listTermOptions = (category_id: number, locale: Locale): TermOption[] =>
  termFlags
    .filter((name) => isFieldShown(name, { for: 'rent', category_id, type_id: 0 }, 'individual'))
    .map((name) => ({ id: getMark(name), value: name, name: fieldLabels[name][locale] }));

/** The bounds that such listings can be held to. */
export const listBoundOptions = (category_id: number): BoundFact[] =>
  boundColumns
    .filter((name) => isFieldShown(name, { for: 'rent', category_id, type_id: 0 }, 'individual'))
    .map((name) => searchBounds[name].fact);

const MONTHS_OFFERED = 3;

/** Today in Athens, and the first days of the next months: when leases begin. */
export function listAvailableDays(now: Date): string[] {
  const today = athensDay(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const firsts = Array.from({ length: MONTHS_OFFERED }, (_, at) =>
    new Date(Date.UTC(year, month + at, 1)).toISOString().slice(0, 10),
  );
  return [today, ...firsts];
}

/** A day as the id of a facet option: 20270301. */
export const toDayId = (day: string): number => Number(day.replaceAll('-', ''));
