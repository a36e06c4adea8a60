/** The table of areas: level, kind of property, name, order; a card for each area where there is no room for columns. */
import type { Locale } from '@estia/contract/pair';
import * as marketStatsMessages from '@estia/contract/valuation/market-stats-messages';
import * as words from '@estia/contract/valuation/market-stats-table-messages';
import { Fragment } from 'react';
import { STATS_PER_PAGE, type StatsTableParams, statsTablePath } from '../../features/valuation/market-stats-params.ts';
import { MedianPriceChip } from '../../features/valuation/PriceClassChip.tsx';
import type { Failure } from '../../platform/failures.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberedPagination } from '../../ui/pagination/NumberedPagination.tsx';
import css from './MarketStatsTable.module.css';
import { MarketSwitch } from './MarketSwitch.tsx';
import type { MarketChoices } from './market-choices.ts';
import type { StatsTableRow, StatsTableView } from './market-stats-table-view.ts';
import { PlaceNameForm } from './PlaceNameForm.tsx';

export type MarketStatsTableData = {
  choices: MarketChoices;
  params: StatsTableParams;
  page: number;
  view: StatsTableView;
  fileHref: string;
  failure: Failure | null;
};

const rightAlignedColumns = new Set(['listing_count', 'trend', 'days', 'price_cut_share', 'rent_yield', 'quartiles']);

export function MarketStatsTable({ locale, loaded }: { locale: Locale; loaded: MarketStatsTableData }) {
  const { params, view, page, failure } = loaded;
  const { market } = params;
  return (
    <div className={`${css.page} wrap`}>
      <nav className={css.crumbs} aria-label={words.crumbs[locale]}>
        {view.crumbs.map(({ text, href }, index) => (
          <Fragment key={text}>
            {index > 0 && <span aria-hidden="true"> › </span>}
            {href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}
          </Fragment>
        ))}
      </nav>
      <h1>{view.title}</h1>
      <p className={css.lead}>{marketStatsMessages.asking[locale]}</p>
      <div className={css.bar}>
        <MarketSwitch
          locale={locale}
          market={market}
          choices={loaded.choices}
          path={(of) => statsTablePath({ ...params, market: of })}
          params={{
            for: market.for === 'rent' ? 'rent' : undefined,
            kind: params.kind === 'prefecture' ? undefined : params.kind,
            within: params.within,
            name: params.name,
          }}
        />
        <a className={buttonClass('outline')} href={view.mapHref}>
          <Icon name="map" /> {words.onMap[locale]}
        </a>
        <a className={buttonClass('outline')} href={loaded.fileHref} download>
          {words.file[locale]}
        </a>
      </div>
      <nav className={css.levels} aria-label={words.levels[locale]}>
        {view.tabs.map(({ text, href, current }) => (
          <a key={text} href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <PlaceNameForm locale={locale} params={params} />
      {failure && <SectionError locale={locale} failure={failure} />}
      {!failure && (
        <p className={css.count} role="status">
          {view.counted}
        </p>
      )}
      {!failure && view.rows.length === 0 && <EmptyTable locale={locale} loaded={loaded} />}
      {view.rows.length > 0 && (
        <>
          <table className={css.table}>
            <caption className="vh">{view.title}</caption>
            <thead>
              <tr>
                {view.columns.map(({ key, text, href, order }) => (
                  <th
                    key={key}
                    scope="col"
                    className={rightAlignedColumns.has(key) ? css.right : undefined}
                    aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
                  >
                    {href ? (
                      <a href={href} aria-label={words.sortBy[locale](text)}>
                        {text}
                        <i className={css.arrow} aria-hidden="true" />
                      </a>
                    ) : (
                      <span>{text}</span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.rows.map((row) => (
                <Row key={row.id} row={row} locale={locale} params={params} />
              ))}
            </tbody>
          </table>
          <NumberedPagination
            locale={locale}
            page={page}
            perPage={STATS_PER_PAGE}
            count={view.count}
            path={(n) => statsTablePath(params, n)}
          />
          <details className={css.explained}>
            <summary>{words.howRead[locale]}</summary>
            <dl>
              {words.explained.map(([name, text]) => (
                <div key={name.en}>
                  <dt>{name[locale]}</dt>
                  <dd>{text[locale]}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </div>
  );
}

function Row({ row, locale, params }: { row: StatsTableRow; locale: Locale; params: StatsTableParams }) {
  const cell = (key: 'trend' | 'days' | 'price_cut_share' | 'rent_yield' | 'quartiles' | 'listing_count') => (
    <td className={css[key]} data-name={words.columns[key][locale]}>
      {row[key] === '–' ? (
        <>
          <span className="vh">{marketStatsMessages.notKnown[locale]}</span>
          <span aria-hidden="true">–</span>
        </>
      ) : (
        row[key]
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row" className={css.name}>
        <a href={row.href}>{row.name}</a>
        {row.around !== '' && <small>{row.around}</small>}
        {row.parts && (
          <a className={css.parts} href={row.parts.href} aria-label={`${row.name}: ${row.parts.text}`}>
            {row.parts.text} <Icon name="right" small />
          </a>
        )}
      </th>
      <td className={css.median}>
        <span>
          <MedianPriceChip median={row.median} market={params.market} />
          {row.few ? (
            <small>
              {row.few.text}
              {row.few.see && (
                <>
                  {', '}
                  <a className={css.see} href={row.few.see.href}>
                    {row.few.see.text}
                  </a>
                </>
              )}
            </small>
          ) : (
            <b>{row.rate}</b>
          )}
        </span>
      </td>
      {cell('quartiles')}
      {cell('listing_count')}
      {cell('trend')}
      {cell('days')}
      {cell('price_cut_share')}
      {cell('rent_yield')}
    </tr>
  );
}

function EmptyTable({ locale, loaded: { params, view } }: { locale: Locale; loaded: MarketStatsTableData }) {
  const first = (text: string, href: string) => (
    <a className={buttonClass('outline')} href={href}>
      {text}
    </a>
  );
  if (view.count > 0) {
    return (
      <Notice title={words.deepPage[locale]}>
        {first(words.firstPage[locale], localizePath(locale, statsTablePath(params)))}
      </Notice>
    );
  }
  if (params.name === undefined) return <Notice title={words.noneHere[locale]} />;
  return (
    <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
      {first(words.clear[locale], localizePath(locale, statsTablePath({ ...params, name: undefined })))}
    </Notice>
  );
}
