/** ADMN-6: complaints about decisions: those that wait, the oldest first, and those decided. */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { complaintAdminMessages as words } from '@estia/contract/statements-of-reasons/complaint-messages';
import { complaintStates } from '@estia/contract/statements-of-reasons/complaints';
import { restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
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

const PATH = '/dashboard/admin/complaints';
const PER_PAGE = 20;
type Row = ApiReply<'GET /adminPanel/complaints'>['complaints'][number];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const state = complaintStates.find((each) => each === url.searchParams.get('state')) ?? 'open';
  const query = { state, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { complaints, count, counts } = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/complaints', { query }),
  );
  return { complaints, count, counts, state, page };
}

export const meta = createPrivateMeta(words.title);

function ComplaintRow({ row, locale }: { row: Row; locale: Locale }) {
  return (
    <tr>
      <th scope="row">
        <a className={table.name} href={pathTo(locale, '/dashboard/admin/complaints/:id', { id: row.decision.id })}>
          {restrictionMessages[row.decision.kind].name[locale]}
        </a>
      </th>
      <td data-label={words.who[locale]} translate={row.username === null ? undefined : 'no'}>
        {row.username ?? words.gone[locale]}
      </td>
      <td data-label={words.madeAt[locale]}>
        <time dateTime={row.made_at}>{formatDateTime(row.made_at, locale)}</time>
      </td>
      <td data-label={words.outcome[locale]}>
        {row.outcome === null ? words.open[locale] : words.outcomes[row.outcome][locale]}
      </td>
    </tr>
  );
}

export default function Complaints() {
  const { complaints, count, counts, state, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <Tabs
        label={words.tabs[locale]}
        tabs={complaintStates.map((each) => ({
          href: localizePath(locale, each === 'open' ? PATH : `${PATH}?state=${each}`),
          text: words[each][locale],
          current: each === state,
          count: counts[each],
        }))}
      />
      {complaints.length === 0 ? (
        <Notice title={words.none[locale]} />
      ) : (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="vh">{words.title[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.decision[locale]}</th>
                <th scope="col">{words.who[locale]}</th>
                <th scope="col">{words.madeAt[locale]}</th>
                <th scope="col">{words.outcome[locale]}</th>
              </tr>
            </thead>
            <tbody>
              {complaints.map((row) => (
                <ComplaintRow key={row.decision.id} row={row} locale={locale} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
