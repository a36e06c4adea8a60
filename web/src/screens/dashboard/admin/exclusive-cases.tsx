/** SAME-4: cases of two exclusive mandates, by what they wait for. */
import { formatDateTime } from '@estia/contract/format';
import { disputeListMessages } from '@estia/contract/matches/admin-messages';
import { exclusiveAdminMessages as words } from '@estia/contract/matches/exclusive-messages';
import { disputeSorts } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { CaseKindTabs } from '../../../features/matches/CaseKindTabs.tsx';
import { type AdminCase, getAdminState } from '../../../features/matches/exclusive-state.ts';
import { MatchSortHeader } from '../../../features/matches/MatchSortHeader.tsx';
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

const PATH = '/dashboard/admin/disputes/exclusive';
const PER_PAGE = 20;
const states = ['ready', 'waiting', 'closed'] as const;
const stateTexts = { ...disputeListMessages, waiting: words.waiting };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const state = states.find((each) => each === url.searchParams.get('state')) ?? 'ready';
  const sort = disputeSorts.find((each) => each === url.searchParams.get('sort')) ?? 'opened_at';
  const order = url.searchParams.get('order') === 'desc' ? ('desc' as const) : ('asc' as const);
  const query = { state, sort, order, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { cases, count, counts } = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/exclusive-cases', { query }),
  );
  return { cases, count, counts, state, sort, order, page };
}

export const meta = createPrivateMeta(words.title);

function CaseRow({ row, locale }: { row: AdminCase; locale: Locale }) {
  const { first, second } = row.sides;
  const [listing] = [...first.listings, ...second.listings];
  return (
    <tr>
      <th scope="row">
        <a
          className={table.name}
          href={pathTo(locale, '/dashboard/admin/disputes/exclusive/:id', { id: row.id })}
          translate="no"
        >
          {listing ? `${listing.title[locale]} · ${listing.code}` : disputeListMessages.deleted[locale]}
        </a>
        <p className={table.small}>{words.states[getAdminState(row)][locale]}</p>
      </th>
      <td data-label={words.first[locale]} translate="no">
        {first.agency?.name[locale] ?? words.erased[locale]}
      </td>
      <td data-label={words.second[locale]} translate="no">
        {second.agency?.name[locale] ?? words.erased[locale]}
      </td>
      <td data-label={disputeListMessages.openedAt[locale]}>
        <time dateTime={row.opened_at}>{formatDateTime(row.opened_at, locale)}</time>
      </td>
      <td data-label={words.answerDue[locale]}>
        <time dateTime={row.answer_due_at}>{formatDateTime(row.answer_due_at, locale)}</time>
      </td>
    </tr>
  );
}

export default function ExclusiveCases() {
  const { cases, count, counts, state, sort, order, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const url = useLocation();
  const head = { locale, url, current: { sort, order } };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <CaseKindTabs locale={locale} kind="exclusives" />
      <Tabs
        label={disputeListMessages.tabs[locale]}
        tabs={states.map((each) => ({
          href: localizePath(locale, each === 'ready' ? PATH : `${PATH}?state=${each}`),
          text: stateTexts[each][locale],
          current: each === state,
          count: counts[each],
        }))}
      />
      {cases.length === 0 ? (
        <Notice title={disputeListMessages.none[locale]} />
      ) : (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="vh">{words.title[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.listing[locale]}</th>
                <th scope="col">{words.first[locale]}</th>
                <th scope="col">{words.second[locale]}</th>
                <MatchSortHeader {...head} sort="opened_at" text={disputeListMessages.openedAt[locale]} />
                <MatchSortHeader {...head} sort="answer_due_at" text={words.answerDue[locale]} />
              </tr>
            </thead>
            <tbody>
              {cases.map((row) => (
                <CaseRow key={row.id} row={row} locale={locale} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
