/** Search and filters of the listing table: a GET form and links, so that every view has an address. */
import { formatCount } from '@estia/contract/format';
import { attentionKinds } from '@estia/contract/listings/dashboard/dashboard-choices';
import {
  attentionMessages,
  listingTableMessages as words,
} from '@estia/contract/listings/dashboard/listing-table-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { FilterForm } from '../../../ui/form/FilterForm.tsx';
import css from './ListingTable.module.css';
import { noFilters, type TableParams, tableHref } from './listing-table-params.ts';

type TableReply = ApiReply<'GET /property/table'>;

type Props = {
  locale: Locale;
  url: { pathname: string; search: string };
  params: TableParams;
  found: Pick<TableReply, 'types' | 'places' | 'sources' | 'attention'>;
};

export function ListingTableFilters({ locale, url, params, found }: Props) {
  const query = new URLSearchParams(url.search);
  const hidden = Object.fromEntries(
    ['state', 'attention', 'sort', 'order', 'per'].flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const attention = attentionKinds.filter((kind) => found.attention[kind] > 0 || params.attention === kind);
  return (
    <>
      <FilterForm
        action={url.pathname}
        hidden={hidden}
        clearHref={tableHref(url, noFilters)}
        find={words.find[locale]}
        clear={words.clear[locale]}
        fields={[
          { name: 'search', label: words.search[locale], value: params.search, wide: true },
          {
            name: 'type',
            label: words.type[locale],
            value: params.type,
            any: words.anyType[locale],
            options: found.types.map(({ id, name, count }) => ({
              value: String(id),
              label: words.option[locale](name[locale], count),
            })),
          },
          {
            name: 'place',
            label: words.place[locale],
            value: params.place,
            any: words.anyPlace[locale],
            options: found.places.map(({ value, name, count }) => ({
              value,
              label: words.option[locale](name[locale], count),
            })),
          },
          ...(found.sources.length > 0 || params.source
            ? [
                {
                  name: 'source',
                  label: words.source[locale],
                  value: params.source,
                  any: words.anySource[locale],
                  options: found.sources.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
        ]}
      />
      {attention.length > 0 && (
        <nav className={css.chips} aria-label={words.attention[locale]}>
          <ul>
            {attention.map((kind) => (
              <li key={kind}>
                {/* Chosen once more it lets go. */}
                <a
                  href={tableHref(url, { attention: params.attention === kind ? undefined : kind })}
                  aria-current={params.attention === kind ? 'true' : undefined}
                >
                  {attentionMessages[kind][locale]} <span>{formatCount(found.attention[kind], locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
