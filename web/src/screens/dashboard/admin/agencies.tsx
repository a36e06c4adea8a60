/** ADMN-1: agencies, found by name, email, GEMI or AFM, state, plan and municipality; each leads to its user. */

import { statuses } from '@estia/contract/accounts/admin-messages';
import { agencySorts } from '@estia/contract/admin-lists/list-choices';
import { adminAgenciesMessages as words } from '@estia/contract/agencies/admin-messages';
import { listNames } from '@estia/contract/map-names';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountStatusBadge } from '../../../features/accounts/admin/AccountStatusBadge.tsx';
import { startBulk } from '../../../features/admin-bulk/start-bulk.ts';
import { AdminAgencyTable } from '../../../features/agencies/AdminAgencyTable.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { parseListSort, parsePageSize, pickListParams } from '../../../platform/list-params.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { loadSavedViews } from '../../../platform/saved-views.ts';
import { BulkBar } from '../../../ui/bulk/BulkBar.tsx';
import { BULK_FORM } from '../../../ui/bulk/bulk-form.ts';
import { buttonClass } from '../../../ui/button.ts';
import { CsvForm } from '../../../ui/form/CsvForm.tsx';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { ListViews } from '../../../ui/list-views/ListViews.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { ListPages } from '../../../ui/pagination/ListPages.tsx';
import { parsePageParam } from '../page-param.ts';
import { parseAgencyFilter } from './list-filters.ts';

const PAGE_PATH = '/dashboard/admin/list-agencies';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const filter = parseAgencyFilter(url.searchParams);
  const { sort, order } = parseListSort(url, agencySorts);
  const per = parsePageSize(url);
  const query = { ...filter, sort, order, limit: per, offset: (page - 1) * per };
  const [[found, plans], views] = await Promise.all([
    orThrowFailure(
      Promise.all([callApi('GET /adminPanel/agencies', { query }), callApi('GET /user/subscriptions/plans')]),
    ),
    loadSavedViews(callApi, 'agencies'),
  ]);
  return {
    ...found,
    plans: plans.rows,
    views,
    page,
    filter,
    sort,
    order,
    per,
    listParams: pickListParams(url),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  if (submission.intent !== BULK_FORM) return throwNotFound();
  return startBulk(getApiClient(context), submission, 'agencies', url);
}

export const meta = createPrivateMeta(words.title);

export default function AdminAgencies() {
  const { agencies, count, municipalities, plans, views, page, filter, sort, order, per, listParams, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: filter.search, wide: true },
    {
      name: 'status',
      label: words.status[locale],
      value: filter.status,
      any: words.anyStatus[locale],
      options: listNames(statuses).map((value) => ({ value, label: statuses[value][locale] })),
    },
    {
      name: 'plan_id',
      label: words.plan[locale],
      value: filter.plan_id,
      any: words.anyPlan[locale],
      options: plans.map((plan) => ({ value: String(plan.id), label: plan.name[locale] })),
    },
    {
      name: 'municipality_id',
      label: words.municipality[locale],
      value: filter.municipality_id,
      any: words.anyMunicipality[locale],
      options: municipalities.map(({ id, name }) => ({ value: String(id), label: name[locale] })),
    },
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.count[locale](count)}>
        <CsvForm locale={locale} action={pathTo(locale, '/dashboard/admin/list-agencies/export')} filter={filter} />
      </PageHeader>
      <ListViews locale={locale} list="agencies" views={views} />
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        hidden={listParams}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {agencies.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('primary')} href={localizePath(locale, PAGE_PATH)}>
            {words.clear[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <BulkBar
            locale={locale}
            list="agencies"
            formKey={formKey}
            refusal={refusal}
            filter={filter}
            count={count}
            shown={agencies.length}
          />
          <AdminAgencyTable
            locale={locale}
            agencies={agencies}
            sorted={{ sort, order }}
            planName={(id) => plans.find((plan) => plan.id === id)?.name[locale] ?? String(id)}
            statusBadge={(status) => <AccountStatusBadge locale={locale} status={status} />}
          />
        </>
      )}
      <ListPages locale={locale} page={page} count={count} perPage={per} />
    </>
  );
}
