/** ADMN-6: the yearly transparency report: restrictions, reports and complaints, with its files. */
import { formatCount, formatLongDate } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import { groundMessages, restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { transparencyMessages as words } from '@estia/contract/transparency/messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout } from '../features/pages/DocumentLayout.tsx';
import type { ApiReply } from '../platform/api-client.ts';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { orThrowFailure } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { buttonClass } from '../ui/button.ts';
import { DescriptionList, Panel } from '../ui/Panel.tsx';
import table from '../ui/table/table.module.css';

type Report = ApiReply<'GET /transparency/{year}'>;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const now = new Date();
  const asked = url.searchParams.get('year') ?? '';
  const year = /^\d{4}$/.test(asked) ? asked : String(now.getFullYear());
  const report = await orThrowFailure(getApiClient(context)('GET /transparency/{year}', { params: { year } }));
  return { report, day: now.toISOString().slice(0, 10), origin: getOrigin(context) };
}

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: '/transparency',
    title: loaderData ? words.title[locale](loaderData.report.year) : '',
    description: words.lead[locale],
  });
}

function Restrictions({ rows, locale }: { rows: Report['restrictions']; locale: Locale }) {
  if (rows.length === 0) return <p>{words.noRestrictions[locale]}</p>;
  const number = (value: number) => formatCount(value, locale);
  return (
    <div className={table.box}>
      <table className={table.table}>
        <caption className="vh">{words.restrictions[locale]}</caption>
        <thead>
          <tr>
            {[words.kind, words.ground, words.how, words.decisions, words.items, words.lifted].map((head) => (
              <th key={head.en} scope="col">
                {head[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.ground} ${row.found_by} ${row.is_automatic}`}>
              <th scope="row">{restrictionMessages[row.kind].name[locale]}</th>
              <td data-label={words.ground[locale]}>{groundMessages[row.ground][locale]}</td>
              <td data-label={words.how[locale]}>
                {(row.is_automatic ? words.automatic : words.found[row.found_by])[locale]}
              </td>
              <td data-label={words.decisions[locale]}>{number(row.decisions)}</td>
              <td data-label={words.items[locale]}>{number(row.items)}</td>
              <td data-label={words.lifted[locale]}>{number(row.lifted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Decided({
  figures,
  locale,
  more = [],
}: {
  figures: Omit<Report['reports'], 'reasons'>;
  locale: Locale;
  more?: readonly (readonly [Pair, number])[];
}) {
  const number = (value: number) => formatCount(value, locale);
  const { median_hours: hours } = figures;
  return (
    <DescriptionList
      rows={[
        { label: words.count[locale], value: number(figures.count) },
        { label: words.upheld[locale], value: number(figures.accepted) },
        { label: words.rejected[locale], value: number(figures.rejected) },
        { label: words.open[locale], value: number(figures.open) },
        {
          label: words.median[locale],
          value:
            hours === null
              ? words.noneDecided[locale]
              : words.hours[locale](new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(hours)),
        },
        ...more.map(([label, value]) => ({ label: label[locale], value: number(value) })),
      ]}
    />
  );
}

export default function Transparency() {
  const { report, day } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { year, years, restrictions, reports, complaints, misuse } = report;
  const api = `/api/transparency/${year}`;
  return (
    <DocumentLayout
      locale={locale}
      title={words.title[locale](year)}
      lead={words.lead[locale]}
      dated={words.counted[locale](formatLongDate(day, locale))}
      sections={[]}
    >
      {years.length > 1 && (
        <nav aria-label={words.years[locale]}>
          {years.map((each) => (
            <a
              key={each}
              className={buttonClass('text')}
              href={`${pathTo(locale, '/transparency')}?year=${each}`}
              aria-current={each === year ? 'page' : undefined}
            >
              {each}
            </a>
          ))}
        </nav>
      )}
      <Panel id="restrictions" title={words.restrictions[locale]}>
        <Restrictions rows={restrictions} locale={locale} />
      </Panel>
      <Panel id="reports" title={words.reports[locale]}>
        <Decided figures={reports} locale={locale} />
      </Panel>
      {reports.reasons.length > 0 && (
        <Panel id="reasons" title={words.reason[locale]}>
          <DescriptionList
            rows={reports.reasons.map(({ name, count }) => ({
              label: name[locale],
              value: formatCount(count, locale),
            }))}
          />
        </Panel>
      )}
      <Panel id="complaints" title={words.complaints[locale]}>
        <Decided
          figures={complaints}
          locale={locale}
          more={[[words.automaticReversed, complaints.automatic_reversed]]}
        />
      </Panel>
      <Panel id="misuse" title={words.misuse[locale]}>
        <DescriptionList
          rows={(['unfounded', 'warned', 'suspended'] as const).map((each) => ({
            label: words[each][locale],
            value: formatCount(misuse[each], locale),
          }))}
        />
      </Panel>
      <Panel id="files" title={words.files[locale]} lead={words.jsonHint[locale]}>
        <a className={buttonClass('outline')} href={`${api}/csv?lang=${locale}`}>
          {words.csv[locale]}
        </a>{' '}
        <a className={buttonClass('outline')} href={`${api}/statements`}>
          {words.json[locale]}
        </a>
      </Panel>
    </DocumentLayout>
  );
}
