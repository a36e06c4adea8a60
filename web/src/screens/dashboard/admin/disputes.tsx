/** SAME-1: disputes of owners and agencies, by what they wait for. */
import { formatDateTime } from '@estia/contract/format';
import { disputePageMessages, disputeListMessages as words } from '@estia/contract/matches/admin-messages';
import { objectionMessages } from '@estia/contract/matches/messages';
import { disputeSorts } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { CaseKindTabs } from '../../../features/matches/CaseKindTabs.tsx';
import { MatchSortHeader } from '../../../features/matches/MatchSortHeader.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';

const PATH = '/dashboard/admin/disputes';
const PER_PAGE = 20;
const states = ['ready', 'waiting', 'closed'] as const;
type Row = ApiReply<'GET /adminPanel/disputes'>['disputes'][number];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const state = states.find((each) => each === url.searchParams.get('state')) ?? 'ready';
  const sort = disputeSorts.find((each) => each === url.searchParams.get('sort')) ?? 'opened_at';
  const order = url.searchParams.get('order') === 'desc' ? ('desc' as const) : ('asc' as const);
  const query = { state, sort, order, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { disputes, count, counts } = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/disputes', { query }),
  );
  return { disputes, count, counts, state, sort, order, page };
}

export const meta = createPrivateMeta(words.title);

function DisputeRow({ row, locale }: { row: Row; locale: Locale }) {
  return (
    <tr>
      <th scope="row">
        <a className={table.name} href={pathTo(locale, '/dashboard/admin/disputes/:id', { id: row.id })} translate="no">
          {row.listing ? `${row.listing.title[locale]} · ${row.listing.code}` : words.deleted[locale]}
        </a>
        <p className={table.small}>{disputePageMessages.states[row.state][locale]}</p>
      </th>
      <td data-label={words.owner[locale]} translate="no">
        {row.owner.username}
      </td>
      <td data-label={words.agency[locale]} translate="no">
        {row.agency.name[locale]}
      </td>
      <td data-label={words.reason[locale]}>{objectionMessages.reasonsOfOwner[row.reason][locale]}</td>
      <td data-label={words.openedAt[locale]}>
        <time dateTime={row.opened_at}>{formatDateTime(row.opened_at, locale)}</time>
      </td>
      <td data-label={words.answerDue[locale]}>
        <time dateTime={row.answer_due_at}>{formatDateTime(row.answer_due_at, locale)}</time>
      </td>
    </tr>
  );
}

export default function Disputes() {
  const { disputes, count, counts, state, sort, order, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const url = useLocation();
  const head = { locale, url, current: { sort, order } };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <CaseKindTabs locale={locale} kind="disputes" />
      <Tabs
        label={words.tabs[locale]}
        tabs={states.map((each) => ({
          href: localizePath(locale, each === 'ready' ? PATH : `${PATH}?state=${each}`),
          text: words[each][locale],
          current: each === state,
          count: counts[each],
        }))}
      />
      {disputes.length === 0 ? (
        <Notice title={words.none[locale]} />
      ) : (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="vh">{words.title[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.listing[locale]}</th>
                <th scope="col">{words.owner[locale]}</th>
                <th scope="col">{words.agency[locale]}</th>
                <th scope="col">{words.reason[locale]}</th>
                <MatchSortHeader {...head} sort="opened_at" text={words.openedAt[locale]} />
                <MatchSortHeader {...head} sort="answer_due_at" text={words.answerDue[locale]} />
              </tr>
            </thead>
            <tbody>
              {disputes.map((row) => (
                <DisputeRow key={row.id} row={row} locale={locale} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
