/** Drafts of a feed may be hundreds: they are found by their reference, their street or their source. */
import { draftMessages as words } from '@estia/contract/listings/dashboard/own-listings-messages';
import type { Locale } from '@estia/contract/pair';
import { FilterForm } from '../../../ui/form/FilterForm.tsx';
import type { TableParams } from './listing-table-params.ts';

type Props = {
  locale: Locale;
  path: string;
  params: Pick<TableParams, 'search' | 'source'>;
  sources: readonly { id: number; name: string }[];
};

export function DraftFilters({ locale, path, params, sources }: Props) {
  const { search, source } = params;
  return (
    <FilterForm
      action={path}
      find={words.find[locale]}
      clear={words.clear[locale]}
      clearHref={`${path}?state=drafts`}
      hidden={{ state: 'drafts' }}
      fields={[
        { name: 'search', label: words.search[locale], value: search, wide: true },
        ...(sources.length === 0
          ? []
          : [
              {
                name: 'source',
                label: words.source[locale],
                value: source === undefined ? undefined : String(source),
                any: words.anySource[locale],
                options: sources.map(({ id, name }) => ({ value: String(id), label: name })),
              },
            ]),
      ]}
    />
  );
}
