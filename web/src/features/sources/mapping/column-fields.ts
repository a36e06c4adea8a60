/** The form of columns: what is proposed for each, and what it says when it comes back. */
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import type { Locale } from '@estia/contract/pair';
import {
  type ColumnTarget,
  isColumnTarget,
  isTableTarget,
  listMissingTargets,
  type RequiredTarget,
  repeatableTargets,
} from '@estia/contract/sources/column-targets';
import {
  tableTargetMessages,
  columnMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormValues } from '../../../platform/forms.ts';

export type TableColumns = ApiReply<'GET /sources/{id}/columns'>;
export type Column = TableColumns['columns'][number];

export const COLUMNS_FORM = 'columns';
export const targetField = (position: number): string => `target-${position}`;
export const nameField = (position: number): string => `name-${position}`;

export const nameTarget = (target: ColumnTarget, locale: Locale): string =>
  (isTableTarget(target) ? tableTargetMessages[target] : fieldLabels[target])[locale];

export const nameColumn = ({ name, position }: Pick<Column, 'name' | 'position'>, locale: Locale): string =>
  name || `${words.column[locale](position)} (${words.unnamed[locale]})`;

/** What was settled, while the file still has its reference; a header that has changed is guessed again. */
export function getProposals(columns: readonly Column[]): Map<number, ColumnTarget> {
  const isSettled = columns.some(({ chosen }) => chosen === 'reference');
  return new Map(
    columns.flatMap(({ position, chosen, guess }) => {
      const target = isSettled ? chosen : (chosen ?? guess);
      return target ? [[position, target] as const] : [];
    }),
  );
}

export const listMissing = (columns: readonly Column[]): RequiredTarget[] =>
  listMissingTargets(new Set(getProposals(columns).values()));

type SettledColumn = { position: number; name: string; target: ColumnTarget };
export type ColumnFault = { position: number | null; name: string; target: ColumnTarget };

/** A name goes with the form as JSON, since a form changes line ends. */
function parseName(text: string | undefined): string | null {
  try {
    const name: unknown = JSON.parse(text ?? '');
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

export function readSettledColumns(values: FormValues): { columns: SettledColumn[]; faults: ColumnFault[] } {
  const columns = Object.entries(values)
    .flatMap(([field, target]): SettledColumn[] => {
      const position = Number(/^target-(\d{1,4})$/.exec(field)?.[1] ?? Number.NaN);
      const name = parseName(values[nameField(position)]);
      return name !== null && isColumnTarget(target) ? [{ position, name, target }] : [];
    })
    .sort((a, b) => a.position - b.position);
  const taken = new Set<ColumnTarget>();
  const faults: ColumnFault[] = [];
  for (const { position, name, target } of columns) {
    if (taken.has(target) && !repeatableTargets.has(target)) faults.push({ position, name, target });
    taken.add(target);
  }
  if (!taken.has('reference')) faults.push({ position: null, name: '', target: 'reference' });
  return { columns, faults };
}
