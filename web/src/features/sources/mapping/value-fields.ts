/** Names of the fields of the form of values: one form settles many, and each field says which value it is about. */

import { readProperty } from '@estia/contract/read-property';
import { isMappedField, type MappedField } from '@estia/contract/sources/column-targets';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormValues } from '../../../platform/forms.ts';

export type ValueRow = ApiReply<'GET /sources/{id}/values'>['values'][number];

export const IGNORE = 'ignore';

/** As the select has it: empty is open. */
export const getChoice = ({ to, is_ignored }: Pick<ValueRow, 'to' | 'is_ignored'>): string =>
  is_ignored ? IGNORE : (to ?? '');

/**
 * The value goes with the form as JSON, since a form changes line ends. Its hash is in the names, so that what a browser
 * remembers of another page of values is never put at this one.
 */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16);
}

export function getValueFields(row: ValueRow, at: number): { choice: string; about: string; identity: string } {
  const key = `${at}x${hash(`${row.field}\n${row.value}`)}`;
  const identity = JSON.stringify([row.field, row.value, getChoice(row)]);
  return { choice: `to-${key}`, about: `about-${key}`, identity };
}

type SettledValue = { field: MappedField; value: string; to: string | null };

/** What the form changes. */
export function readSettledValues(values: FormValues): SettledValue[] {
  return Object.entries(values).flatMap(([name, chosen]) => {
    if (!name.startsWith('to-')) return [];
    let about: unknown;
    try {
      about = JSON.parse(values[`about-${name.slice(3)}`] ?? '');
    } catch {
      return [];
    }
    const [field, value, before] = [0, 1, 2].map((at) => readProperty(about, String(at)));
    if (typeof field !== 'string' || !isMappedField(field) || typeof value !== 'string' || chosen === before) return [];
    return [{ field, value, to: chosen === IGNORE ? '' : chosen === '' ? null : chosen }];
  });
}
