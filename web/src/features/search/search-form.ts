/** A search form → the one address of its search. Without script the form sends its fields and the page tidies them. */
import type { Locale } from '@estia/contract/pair';
import { parseAmount } from '@estia/contract/search/amounts';
import {
  type FilterFields,
  filterFieldKinds,
  filterFieldNames,
  paramsToFields,
  type ResultsView,
  searchPath,
} from '@estia/contract/search/codec';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { localizePath } from '../../platform/locale.ts';

type Kind = (typeof filterFieldKinds)[keyof typeof filterFieldKinds];

/** NaN for a number that cannot be read. */
function parseField(kind: Kind, text: string): unknown {
  switch (kind) {
    case 'ids':
      return [...new Set(text.split(',').map(Number))].sort((a, b) => a - b);
    case 'words':
      return text.split(',');
    case 'amount':
      return parseAmount(text) ?? undefined;
    case 'whole':
      return /^\d+$/.test(text) ? Number(text) : Number.NaN;
    case 'flag':
      return text === 'true';
    default:
      return text;
  }
}

export type SearchFormValues = { filter: FilterFields; show: ResultsView };

/** Null when a number cannot be read: then the address keeps what was written, and the page says what is wrong. */
export function parseSearchForm(form: HTMLFormElement): SearchFormValues | null {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  const written = paramsToFields(entries);
  const filter: Record<string, unknown> = {};
  for (const name of filterFieldNames) {
    const text = written[name];
    if (text === undefined) continue;
    const value = parseField(filterFieldKinds[name], text);
    if (Number.isNaN(value)) return null;
    filter[name] = value;
  }
  return { filter, show: written.show === 'list' || written.show === 'table' ? written.show : 'grid' };
}

/** `adjust` is told what was asked before the search is opened. */
export function useSearchSubmit(
  locale: Locale,
  adjust: (filter: FilterFields) => FilterFields = (filter) => filter,
): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const search = parseSearchForm(event.currentTarget);
    if (search === null) return;
    event.preventDefault();
    const where = event.currentTarget.querySelector<HTMLInputElement>('input[role="combobox"]');
    // The field itself says what is missing, also where the form leaves such things to the page.
    const isFromSheet =
      event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.closest('[popover]') != null;
    if (where && !isFromSheet && !where.checkValidity()) return;
    const path = searchPath(adjust(search.filter), 1, search.show);
    // Typed, but no place was picked: the results look it up, as they do for a form without script.
    const input = where?.required ? where.value.trim() : '';
    void navigate(localizePath(locale, input === '' ? path : `${path}&q=${encodeURIComponent(input)}`));
  };
}
