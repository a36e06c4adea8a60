/** Before and after of an act → lines that a person can read. */
import { roles, statuses, user as userWords } from '@estia/contract/accounts/admin-messages';
import { audit as words } from '@estia/contract/accounts/audit-messages';
import { longDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';

type Fields = Record<string, unknown> | null;
export type Change = { field: string; before: string | null; after: string };

const LONGEST = 200;
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);
const known: Readonly<Record<string, { el: string; en: string }>> = { ...statuses, ...userWords.verdicts };

const roleNames: Readonly<Record<string, { el: string; en: string }>> = {
  1: roles.admin,
  2: roles.individual,
  3: roles.professional,
};

function say(field: string, value: unknown, locale: Locale): string {
  const role = field === 'role_id' ? roleNames[String(value)] : undefined;
  if (role) return role[locale];
  if (value === null || value === undefined || value === '') return words.empty[locale];
  if (typeof value === 'boolean') return (value ? words.yes : words.no)[locale];
  if (typeof value === 'string' && isDate(value)) return longDate(value, locale);
  if (typeof value === 'string') return (known[value]?.[locale] ?? value).slice(0, LONGEST);
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, LONGEST);
}

/** A field that was not there before has no before: something new was made. */
export function changesOf({ before, after }: { before: Fields; after: Fields }, locale: Locale): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field,
    before: before ? say(field, before[field], locale) : null,
    after: say(field, after?.[field], locale),
  }));
}
