/** A search form → the one address of its search. Without script the form sends its fields and the page tidies them. */
import type { Locale } from '@estia/contract/pair';
import { readAmount } from '@estia/contract/search/amounts';
import { type FilterFields, paramsToFields, searchPath } from '@estia/contract/search/codec';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../platform/locale.ts';
import { formQuery } from '../../platform/soft-links.ts';

const lists = ['prefecture_ids', 'municipality_ids', 'district_ids', 'extras'] as const;
const numbers = [
  'category_id',
  'type_id',
  'priceMin',
  'priceMax',
  'areaMin',
  'areaMax',
  'yearMin',
  'yearMax',
  'bedRoomsMin',
] as const;

/** Null when a number cannot be read: then the address keeps what was written, and the page says what is wrong. */
function fieldsOf(form: HTMLFormElement): FilterFields | null {
  const written = paramsToFields(new URLSearchParams(formQuery(form)));
  const filter: Record<string, unknown> = { for: written.for, sort: written.sort };
  for (const name of lists) filter[name] = written[name]?.split(',').map(Number);
  for (const name of numbers) {
    const value = readAmount(written[name] ?? '');
    if (Number.isNaN(value)) return null;
    filter[name] = value ?? undefined;
  }
  return filter as FilterFields;
}

export function useSearchSubmit(locale: Locale): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const filter = fieldsOf(event.currentTarget);
    if (filter === null) return;
    event.preventDefault();
    void navigate(to(locale, searchPath(filter)));
  };
}
