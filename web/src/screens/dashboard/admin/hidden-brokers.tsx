/** Private accounts that look like agents', with what the points rest on. Searched, sorted and read page by page. */
import { formatCount, formatDateTime, formatShortDate } from '@estia/contract/format';
import { brokerFilterMessages, hiddenBrokersMessages as words } from '@estia/contract/hidden-brokers/messages';
import { brokerFilters } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { EvidenceList } from '../../../features/hidden-brokers/EvidenceList.tsx';
import { brokerStateTones } from '../../../features/hidden-brokers/state-tones.ts';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { SortHeader, sortedHref } from '../../../ui/table/SortHeader.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';
import css from './hidden-brokers.module.css';

const PATH = '/dashboard/admin/hidden-brokers';
const PER_PAGE = 20;

type Account = ApiReply<'GET /adminPanel/hidden-brokers'>['accounts'][number];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const search = url.searchParams.get('search')?.trim().slice(0, 100) || undefined;
  const order = url.searchParams.get('sort') === 'asc' ? ('asc' as const) : ('desc' as const);
  const state = brokerFilters.find((each) => each === url.searchParams.get('state')) ?? 'all';
  const query = { search, order, state, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { accounts, count, waiting } = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/hidden-brokers', { query }),
  );
  return { accounts, count, waiting, page, search, order, state };
}

export const meta = createPrivateMeta(words.title);

function AccountRow({ locale, account }: { locale: Locale; account: Account }) {
  return (
    <tr>
      <th scope="row">
        <a
          className={table.name}
          href={pathTo(locale, '/dashboard/admin/hidden-brokers/:id', { id: account.user_id })}
          translate="no"
        >
          {account.username}
        </a>
      </th>
      <td data-label={words.state[locale]}>
        <div className={css.state}>
          <StatusBadge tone={brokerStateTones[account.state]}>
            {brokerFilterMessages[account.state][locale]}
          </StatusBadge>
          {account.has_complaint && <StatusBadge tone="care">{brokerFilterMessages.complaint[locale]}</StatusBadge>}
          {account.answer_by && (
            <p className={table.small}>{words.answerBy[locale](formatShortDate(account.answer_by, locale))}</p>
          )}
        </div>
      </td>
      <td data-label={words.points[locale]} className="num">
        {account.points}
      </td>
      <td data-label={words.evidence[locale]} className={css.evidence}>
        <EvidenceList locale={locale} evidence={account.evidence} />
      </td>
      <td data-label={words.computed[locale]}>
        <time dateTime={account.computed_at}>{formatDateTime(account.computed_at, locale)}</time>
      </td>
    </tr>
  );
}

export default function HiddenBrokers() {
  const { accounts, count, waiting, page, search, order, state } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const url = useLocation();
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: search, wide: true },
    {
      name: 'state',
      label: words.state[locale],
      value: state === 'all' ? undefined : state,
      any: brokerFilterMessages.all[locale],
      options: brokerFilters
        .filter((value) => value !== 'all')
        .map((value) => ({ value, label: brokerFilterMessages[value][locale] })),
    },
    {
      name: 'sort',
      label: words.sort[locale],
      value: order === 'asc' ? 'asc' : undefined,
      any: words.most[locale],
      options: [{ value: 'asc', label: words.fewest[locale] }],
    },
  ];
  const isFiltered = search !== undefined || state !== 'all' || page > 1;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FilterForm
        action={localizePath(locale, PATH)}
        fields={fields}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {accounts.length === 0 ? (
        <Notice title={words.none[locale]} text={(isFiltered ? words.noneFound : words.noneText)[locale]}>
          {isFiltered && (
            <a className={buttonClass('primary')} href={localizePath(locale, PATH)}>
              {words.clear[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <>
          <p className={css.count} role="status">
            {words.found[locale](count, formatCount(count, locale))}
            {waiting > 0 && (
              <>
                {' · '}
                <a href={localizePath(locale, `${PATH}?state=waiting`)}>{words.waiting[locale](waiting)}</a>
              </>
            )}
          </p>
          <div className={table.box}>
            <table className={table.table}>
              <caption className="vh">{words.title[locale]}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.account[locale]}</th>
                  <th scope="col">{words.state[locale]}</th>
                  <SortHeader
                    text={words.points[locale]}
                    label={words.sortByPoints[locale]}
                    href={sortedHref(url, { sort: order === 'desc' ? 'asc' : 'desc' })}
                    order={order}
                  />
                  <th scope="col">{words.evidence[locale]}</th>
                  <th scope="col">{words.computed[locale]}</th>
                </tr>
              </thead>
              <tbody>
                {accounts.map((account) => (
                  <AccountRow key={account.user_id} locale={locale} account={account} />
                ))}
              </tbody>
            </table>
          </div>
          <SimplePagination locale={locale} page={page} perPage={PER_PAGE} count={count} />
        </>
      )}
    </>
  );
}
