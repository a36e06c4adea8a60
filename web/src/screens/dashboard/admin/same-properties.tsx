/** SAME-3: pairs of properties that may be one and wait for an admin. */
import { formatDateTime, formatEuro } from '@estia/contract/format';
import {
  comparisonMessages,
  matchAdminFlashMessages,
  matchReviewMessages as words,
} from '@estia/contract/matches/admin-messages';
import { matchSorts } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { MatchSortHeader } from '../../../features/matches/MatchSortHeader.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';

const PER_PAGE = 20;
type Row = ApiReply<'GET /adminPanel/property-matches'>['matches'][number];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const sort = matchSorts.find((each) => each === url.searchParams.get('sort')) ?? 'found_at';
  const order = url.searchParams.get('order') === 'desc' ? ('desc' as const) : ('asc' as const);
  const query = { sort, order, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { matches, count } = await orThrowFailure(getApiClient(context)('GET /adminPanel/property-matches', { query }));
  return { matches, count, sort, order, page };
}

export const meta = createPrivateMeta(words.title);

function MatchRow({ row, locale }: { row: Row; locale: Locale }) {
  const [one, other] = row.properties;
  return (
    <tr>
      <th scope="row">
        {row.properties.map((property) => (
          <p key={property.property_id} translate="no">
            {property.title[locale]}
            {property.price !== null && ` · ${formatEuro(property.price)}`} ·{' '}
            {property.agency?.name[locale] ?? property.advertiser}
          </p>
        ))}
      </th>
      <td data-label={words.score[locale]} className="num">
        {comparisonMessages.score[locale](Math.round(row.score * 100))}
      </td>
      <td data-label={words.foundAt[locale]}>
        <time dateTime={row.found_at}>{formatDateTime(row.found_at, locale)}</time>
      </td>
      <td>
        {one && other && (
          <a
            className={buttonClass('outline')}
            href={pathTo(locale, '/dashboard/admin/same-properties/:property_id/:other_id', {
              property_id: one.property_id,
              other_id: other.property_id,
            })}
          >
            {words.compare[locale]}
          </a>
        )}
      </td>
    </tr>
  );
}

export default function SameProperties() {
  const { matches, count, sort, order, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const url = useLocation();
  const head = { locale, url, current: { sort, order } };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={matchAdminFlashMessages} />
      {matches.length === 0 ? (
        <Notice title={words.none[locale]} />
      ) : (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="vh">{words.title[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.pair[locale]}</th>
                <MatchSortHeader {...head} sort="score" text={words.score[locale]} />
                <MatchSortHeader {...head} sort="found_at" text={words.foundAt[locale]} />
                <th scope="col">
                  <span className="vh">{words.compare[locale]}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {matches.map((row) => (
                <MatchRow
                  key={row.properties.map(({ property_id }) => property_id).join('-')}
                  row={row}
                  locale={locale}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
