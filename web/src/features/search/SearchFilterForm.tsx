/** The GET form of the filters. It asks for numbers when somebody comes near, and tells them to whoever shows some. */

import type { Locale } from '@estia/contract/pair';
import { dayFilters } from '@estia/contract/search/bounds';
import type { FilterFields } from '@estia/contract/search/codec';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { pathTo } from '../../platform/paths/path-to.ts';
import { FacetCountsContext, getApplyLabel } from './facet-counts.ts';
import { clearMapAreaOnNewPlace, removeUnusedUnstated } from './normalize-filter.ts';
import { useSearchSubmit } from './search-form.ts';
import { useFacets } from './use-facets.ts';

type Props = {
  locale: Locale;
  filter: FilterFields;
  onCategory: (category: number) => void;
  children: ReactNode;
};

/** Fields that offer some values to press and any other to type. */
const typedFields: readonly string[] = ['yearMin', ...dayFilters];

/** The popover a search was sent from: the form of the new address gives the focus back to what opens it. */
let submittedPopoverId: string | null = null;

export function SearchFilterForm({ locale, filter, onCategory, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const meant = (written: FilterFields) => clearMapAreaOnNewPlace(removeUnusedUnstated(written), filter);
  const { counted, wake, changed, forget } = useFacets(form, meant);
  const submit = useSearchSubmit(locale, meant);
  useEffect(() => {
    const opener =
      submittedPopoverId &&
      form.current?.querySelector<HTMLElement>(
        `button[popovertarget="${submittedPopoverId}"]:not([popovertargetaction])`,
      );
    submittedPopoverId = null;
    if (opener) opener.focus({ preventScroll: true });
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    submittedPopoverId = document.activeElement?.closest('[popover]')?.id ?? null;
    submit(event);
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target;
    if (field instanceof HTMLInputElement) {
      if (typedFields.includes(field.name)) syncTypedValue(field);
      else if (field.type === 'radio') followChoice(field);
    }
    changed();
  };
  /** Another category has other types; another purpose has prices of another size. */
  const followChoice = (field: HTMLInputElement) => {
    if (field.name === 'category_id') {
      forget();
      onCategory(Number(field.value));
    } else if (field.name === 'for') {
      for (const name of ['priceMin', 'priceMax', 'pricePerM2Min', 'pricePerM2Max']) {
        const amount = form.current?.elements.namedItem(name);
        if (amount instanceof HTMLInputElement) amount.value = '';
      }
    }
  };
  return (
    <FacetCountsContext value={counted}>
      <form
        ref={form}
        method="get"
        action={pathTo(locale, '/properties/search')}
        // A field in a closed popover would hold the search back unseen; the page says what it could not read.
        noValidate
        onSubmit={onSubmit}
        onPointerEnter={wake}
        onFocus={wake}
        onChange={onChange}
      >
        {children}
        <p className="vh" role="status">
          {counted && getApplyLabel(counted, locale)}
        </p>
      </form>
    </FacetCountsContext>
  );
}

/** A round year or a day that leases begin on is pressed, any other is written: the one that is touched counts, and the other gives way. */
function syncTypedValue(field: HTMLInputElement): void {
  for (const other of field.form?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? []) {
    if (field.type === 'radio' && other.type !== 'radio') other.value = '';
    if (field.type !== 'radio' && other.type === 'radio') other.checked = other.value === field.value.trim();
  }
}
