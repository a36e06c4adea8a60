/** Private accounts that look like agents', with what the points rest on. Searched, sorted and read page by page. */
import { formatCount, formatDateTime } from '@estia/contract/format';
import { brokerSignalMessages, hiddenBrokersMessages as words } from '@estia/contract/hidden-brokers/messages';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import table from '../../../features/accounts/admin/UserTable.module.css';
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
import { parsePageParam } from '../page-param.ts';
import css from './failures.module.css';

const PATH = '/dashboard/admin/hidden-brokers';
const PER_PAGE = 20;

type Account = ApiReply<'GET /adminPanel/hidden-brokers'>['accounts'][number];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const search = url.searchParams.get('search')?.trim().slice(0, 100) || undefined;
  const order = url.searchParams.get('sort') === 'asc' ? ('asc' as const) : ('desc' as const);
  const query = { search, order, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { accounts, count } = await orThrowFailure(getApiClient(context)('GET /adminPanel/hidden-brokers', { query }));
  return { accounts, count, page, search, order };
}

export const meta = createPrivateMeta(words.title);

function AccountRow({ locale, account }: { locale: Locale; account: Account }) {
  return (
    <tr>
      <th scope="row">
        <a href={pathTo(locale, '/dashboard/admin/users/:id', { id: account.user_id })}>{account.username}</a>
      </th>
      <td data-label={words.points[locale]} className="num">
        {account.points}
      </td>
      <td data-label={words.evidence[locale]} className={css.reason}>
        <div>
          {account.evidence.map(({ signal, points, count, samples }) => (
            <div key={signal}>
              <p>
                {brokerSignalMessages[signal][locale](count)} · {words.pointsOf[locale](points)}
              </p>
              {samples.length > 0 && <p className={table.small}>{samples.join(', ')}</p>}
            </div>
          ))}
        </div>
      </td>
      <td data-label={words.computed[locale]}>
        <time dateTime={account.computed_at}>{formatDateTime(account.computed_at, locale)}</time>
      </td>
    </tr>
  );
}

export default function HiddenBrokers() {
  const { accounts, count, page, search, order } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: search, wide: true },
    {
      name: 'sort',
      label: words.sort[locale],
      value: order === 'asc' ? 'asc' : undefined,
      any: words.most[locale],
      options: [{ value: 'asc', label: words.fewest[locale] }],
    },
  ];
  const isFiltered = search !== undefined || page > 1;
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
          </p>
          <div className={table.box}>
            <table className={table.table}>
              <caption className="vh">{words.title[locale]}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.account[locale]}</th>
                  <th scope="col">{words.points[locale]}</th>
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
