/** SUBS-3: the subscriptions of all agencies, found by state, way of paying, plan and name. */

import { formatCents, formatShortDate } from '@estia/contract/format';
import {
  paymentMethodMessages,
  phaseMessages,
  subscriptionListMessages as words,
} from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubscriptionPhaseBadge } from '../../../features/subscriptions/admin/SubscriptionPhaseBadge.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { parsePageSize, pickListParams } from '../../../platform/list-params.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { loadSavedViews } from '../../../platform/saved-views.ts';
import { buttonClass } from '../../../ui/button.ts';
import { CsvForm } from '../../../ui/form/CsvForm.tsx';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { ListViews } from '../../../ui/list-views/ListViews.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { ListPages } from '../../../ui/pagination/ListPages.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';
import { BillingDisabledAlert } from '../subscription/BillingDisabledAlert.tsx';
import { parseSubscriptionFilter } from './list-filters.ts';

const PAGE_PATH = '/dashboard/admin/list-user-subscriptions';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const filter = parseSubscriptionFilter(url.searchParams);
  const per = parsePageSize(url, '25');
  const query = { ...filter, limit: per, offset: (page - 1) * per };
  const [[found, plans], views] = await Promise.all([
    orThrowFailure(
      Promise.all([callApi('GET /user/subscriptions', { query }), callApi('GET /user/subscriptions/plans')]),
    ),
    loadSavedViews(callApi, 'subscriptions'),
  ]);
  return { ...found, plans: plans.rows, views, page, per, listParams: pickListParams(url), filter };
}

export const meta = createPrivateMeta(words.title);

export default function AdminSubscriptions() {
  const {
    subscriptions,
    can_bill: billing,
    count,
    plans,
    views,
    page,
    per,
    listParams,
    filter,
  } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const options = (of: Readonly<Record<string, { el: string; en: string }>>) =>
    Object.entries(of).map(([value, word]) => ({ value, label: word[locale] }));
  const fields: FilterField[] = [
    { name: 'q', label: words.search[locale], value: filter.q, wide: true },
    {
      name: 'phase',
      label: words.phase[locale],
      value: filter.phase,
      any: words.any[locale],
      options: options(phaseMessages),
    },
    {
      name: 'payment',
      label: words.payment[locale],
      value: filter.payment,
      any: words.any[locale],
      options: options(paymentMethodMessages),
    },
    {
      name: 'plan_id',
      label: words.plan[locale],
      value: filter.plan_id,
      any: words.anyPlan[locale],
      options: plans.map((plan) => ({ value: String(plan.id), label: plan.name[locale] })),
    },
  ];
  const planName = (id: number) => plans.find((plan) => plan.id === id)?.name[locale] ?? String(id);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.count[locale](count)}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/deposits')}>
          {words.deposits[locale]}
        </a>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/plans')}>
          {words.plans[locale]}
        </a>
        <CsvForm
          locale={locale}
          action={pathTo(locale, '/dashboard/admin/list-user-subscriptions/export')}
          filter={filter}
        />
      </PageHeader>
      {!(billing.card && billing.deposit) && <BillingDisabledAlert locale={locale} noIssuer={!billing.card} />}
      <ListViews locale={locale} list="subscriptions" views={views} />
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        hidden={listParams}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {subscriptions.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <div className={table.box}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{words.agency[locale]}</th>
                <th scope="col">{words.phase[locale]}</th>
                <th scope="col">{words.plan[locale]}</th>
                <th scope="col">{words.payment[locale]}</th>
                <th scope="col">{words.until[locale]}</th>
                <th scope="col">{words.due[locale]}</th>
              </tr>
            </thead>
            <tbody>
              {subscriptions.map((row) => (
                <tr key={row.user_subscription_id}>
                  <th scope="row">
                    <a
                      className={table.name}
                      href={pathTo(locale, '/dashboard/admin/subscriptions/:id', { id: row.user_id })}
                    >
                      {row.agency.name[locale] || row.agency.name.el}
                    </a>
                    <p className={table.small}>
                      <span className="num">{row.agency.general_commercial_agency_id}</span>
                    </p>
                  </th>
                  <td data-label={words.phase[locale]}>
                    <div>
                      <SubscriptionPhaseBadge locale={locale} phase={row.phase} />
                      {!row.is_active && <p className={table.small}>{words.off[locale]}</p>}
                      {row.cancel_date && <p className={table.small}>{words.ends[locale]}</p>}
                    </div>
                  </td>
                  <td data-label={words.plan[locale]}>
                    <div>
                      {planName(row.subscription_plan_id)}
                      <p className={table.small}>
                        {words.listings[locale]}: <span className="num">{row.active_listings}</span>
                      </p>
                    </div>
                  </td>
                  <td data-label={words.payment[locale]}>{paymentMethodMessages[row.payment][locale]}</td>
                  <td data-label={words.until[locale]} className="num">
                    {formatShortDate(addDays(row.expires_at, -1), locale)}
                  </td>
                  <td data-label={words.due[locale]} className="num">
                    {row.due_cents > 0 ? formatCents(row.due_cents) : words.nothing[locale]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ListPages locale={locale} page={page} count={count} perPage={per} />
    </>
  );
}
