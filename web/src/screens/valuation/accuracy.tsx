/** VALU-2: how far off estimates were, month by month, beside two simpler ways. The same bytes for everyone. */

import { formatCount, formatLongDate } from '@estia/contract/format';
import { formatMonth } from '@estia/contract/format-month';
import { findLookup } from '@estia/contract/lookups/lookups';
import { listNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { splitMessages, accuracyMessages as words } from '@estia/contract/valuation/accuracy-messages';
import type { Backtest } from '@estia/contract/valuation/estimate';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { cachePublicFor, headersFromLoader } from '../../platform/cache-headers.ts';
import { orThrowFailure } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import css from './accuracy.module.css';
import page from './valuation-page.module.css';

/** In the order they are shown. */
const splits = listNames(splitMessages);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const { months } = await orThrowFailure(getApiClient(context)('GET /valuation/accuracy', { query: {} }));
  return data(
    {
      months,
      tags: createPageMeta({
        origin: getOrigin(context),
        locale,
        path: '/valuation/accuracy',
        title: words.title[locale],
        description: words.description[locale],
      }),
    },
    { headers: cachePublicFor(600) },
  );
}

export const headers = headersFromLoader;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function Accuracy() {
  const { months } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <article className={`${page.page} wrap`}>
      <div className={page.intro}>
        <h1>{words.title[locale]}</h1>
        <p className={page.lead}>{words.lead[locale]}</p>
        <p className={css.asking}>{words.askingPricesNote[locale]}</p>
      </div>
      {months.length === 0 ? (
        <Notice title={words.noneTitle[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('outline')} href={pathTo(locale, '/valuation')}>
            {words.toForm[locale]}
          </a>
        </Notice>
      ) : (
        months.map(({ month, made_at, rows }) => (
          <section key={month} className={css.month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{formatMonth(month, locale)}</h2>
            <p className={css.made}>{words.made[locale](formatLongDate(made_at, locale))}</p>
            <MonthTable locale={locale} rows={rows} title={words.tableTitle[locale](formatMonth(month, locale))} />
          </section>
        ))
      )}
      <div className={css.texts}>
        <section aria-labelledby="means">
          <h2 id="means">{words.means[locale]}</h2>
          <ul>
            {words.meanings.map((each) => (
              <li key={each.en}>{each[locale]}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="tries">
          <h2 id="tries">{words.tries[locale]}</h2>
          <ul>
            {splits.map((split) => (
              <li key={split}>
                <b>{splitMessages[split].name[locale]}</b>: {splitMessages[split].text[locale]}.
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="limits">
          <h2 id="limits">{words.limits[locale]}</h2>
          <ul>
            {words.limit.map((each) => (
              <li key={each.en}>{each[locale]}</li>
            ))}
          </ul>
          {months.length > 0 && (
            <a className={buttonClass('accent')} href={pathTo(locale, '/valuation')}>
              {words.toForm[locale]}
            </a>
          )}
        </section>
      </div>
    </article>
  );
}

const getMarketName = (row: Backtest, locale: Locale): string =>
  `${words[row.for][locale]}, ${findLookup('categories', row.category_id)?.name[locale] ?? ''}`;

function MonthTable({ locale, rows, title }: { locale: Locale; rows: readonly Backtest[]; title: string }) {
  // One decimal in every cell, so that columns can be compared at a glance.
  const share = (value: number): string =>
    locale === 'el' ? `${(value * 100).toFixed(1).replace('.', ',')}\u00A0%` : `${(value * 100).toFixed(1)}%`;
  const sorted = rows.toSorted(
    (a, b) =>
      a.category_id - b.category_id || b.for.localeCompare(a.for) || splits.indexOf(a.split) - splits.indexOf(b.split),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={title} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.market[locale]}</th>
            <th scope="col">{words.split[locale]}</th>
            <th scope="col">{words.listings[locale]}</th>
            <th scope="col">{words.ours[locale]}</th>
            <th scope="col">{words.areaMedian[locale]}</th>
            <th scope="col">{words.linear[locale]}</th>
            <th scope="col">{words.inside[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={`${row.for}${row.category_id}${row.split}`}>
              <th scope="row">{getMarketName(row, locale)}</th>
              <td>{splitMessages[row.split].name[locale]}</td>
              <td>{formatCount(row.listing_count, locale)}</td>
              <td>
                <b>{share(row.median_error)}</b>
              </td>
              <td>{share(row.area_median_error)}</td>
              <td>{share(row.linear_error)}</td>
              <td>{share(row.share_in_range)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
