/** An area by its name, and on a phone the order, which has no heads of columns to press. A plain GET form. */

import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/market-stats-table-messages';
import { useId } from 'react';
import {
  type StatsSortKey,
  type StatsTableParams,
  statsTablePath,
} from '../../features/valuation/market-stats-params.ts';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './MarketStatsTable.module.css';

const sorts: readonly StatsSortKey[] = [
  'median',
  'name',
  'listing_count',
  'trend',
  'days',
  'price_cut_share',
  'rent_yield',
];

export function PlaceNameForm({ locale, params }: { locale: Locale; params: StatsTableParams }) {
  const id = useId();
  const { market, kind, within, name, sort } = params;
  const kept: Record<string, string | undefined> = {
    for: market.for === 'rent' ? 'rent' : undefined,
    category_id: market.category_id === 1 && market.type_id === undefined ? undefined : String(market.category_id),
    type_id: market.type_id === undefined ? undefined : String(market.type_id),
    kind: kind === 'prefecture' ? undefined : kind,
    within,
  };
  return (
    <search>
      <form
        className={css.find}
        method="get"
        action={pathTo(locale, '/valuation-map/table')}
        key={statsTablePath(params)}
      >
        {Object.entries(kept).map(
          ([field, value]) => value !== undefined && <input key={field} type="hidden" name={field} value={value} />,
        )}
        <div>
          <label htmlFor={`${id}name`}>{words.name[locale]}</label>
          <input
            id={`${id}name`}
            name="name"
            type="search"
            defaultValue={name ?? ''}
            maxLength={80}
            placeholder={words.namePlaceholder[locale]}
            autoComplete="off"
          />
        </div>
        <div className={css.sort}>
          <label htmlFor={`${id}sort`}>{words.order[locale]}</label>
          <select id={`${id}sort`} name="sort" defaultValue={sort}>
            {sorts.map((key) => (
              <option key={key} value={key}>
                {words.columns[key][locale]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonClass('primary')}>
          <Icon name="search" /> {words.find[locale]}
        </button>
        {name !== undefined && (
          <a
            className={buttonClass('text')}
            href={localizePath(locale, statsTablePath({ ...params, name: undefined }))}
          >
            {words.clear[locale]}
          </a>
        )}
      </form>
    </search>
  );
}
