/** ADMN-3: reports of listings, by state and reason, decided with words that both sides read. */
import { lookups } from '@estia/contract/lookups/model';
import { type ReportState, reportStates } from '@estia/contract/moderation/model';
import { reportFlashMessages, reports as words } from '@estia/contract/moderation/reports-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { startBulk } from '../../../features/admin-bulk/start-bulk.ts';
import { ReportItem } from '../../../features/moderation/ReportItem.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parsePageSize, pickListParams } from '../../../platform/list-params.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { loadSavedViews } from '../../../platform/saved-views.ts';
import { BulkBar } from '../../../ui/bulk/BulkBar.tsx';
import { BULK_FORM } from '../../../ui/bulk/bulk-form.ts';
import { CsvForm } from '../../../ui/form/CsvForm.tsx';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { ListViews } from '../../../ui/list-views/ListViews.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { ListPages } from '../../../ui/pagination/ListPages.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parseItemParam, parsePageParam } from '../page-param.ts';
import { parseReportFilter } from './list-filters.ts';

const PAGE_PATH = '/dashboard/admin/list-alerts';

const getListPath = (state: ReportState, reason: number | undefined): string => {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (reason !== undefined) query.set('reason_id', String(reason));
  return query.size > 0 ? `${PAGE_PATH}?${query}` : PAGE_PATH;
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { state, reason_id: reason } = parseReportFilter(url.searchParams);
  // The words of the list stay here: the page needs those of its own rows and of the filter.
  const reasons = lookups.report_reasons.map(({ id, name }) => ({ id, name }));
  const page = parsePageParam(url);
  const id = parseItemParam(url);
  const per = parsePageSize(url);
  const query = { id, state, reason_id: reason, limit: per, offset: (page - 1) * per };
  const callApi = getApiClient(context);
  const [{ alerts, count, counts }, views] = await Promise.all([
    orThrowFailure(callApi('GET /user/user-alerts', { query })),
    loadSavedViews(callApi, 'reports'),
  ]);
  return {
    alerts,
    count,
    counts,
    views,
    state,
    reason,
    reasons,
    page,
    per,
    listParams: pickListParams(url),
    isSingle: id !== undefined,
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  if (submission.intent === BULK_FORM) return startBulk(getApiClient(context), submission, 'reports', url);
  if (!/^[1-9]\d{0,14}$/.test(values.id ?? '')) return throwNotFound();
  const params = { id: Number(values.id) };
  if (submission.intent === 'lift_measure') {
    const body = { reason: values.reason ?? '' };
    const lifted = await catchSubmissionError(
      submission,
      getApiClient(context)('PUT /adminPanel/report-misuse/{id}/lifting', { params, body, idempotencyKey }),
    );
    return lifted.ok
      ? redirectWithFlash(url, `${PAGE_PATH}${url.search}`, 'lifted')
      : createFormErrorResponse(lifted.refusal);
  }
  const choice = (['upheld', 'dismissed', 'unfounded'] as const).find((each) => each === values.state);
  if (submission.intent !== 'decide' || !choice) return throwNotFound();
  const body = {
    state: choice === 'unfounded' ? ('dismissed' as const) : choice,
    decision: values.decision ?? '',
    is_unfounded: choice === 'unfounded',
  };
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /user/user-alerts/{id}', { params, body, idempotencyKey }),
  );
  return result.ok ? redirectWithFlash(url, PAGE_PATH, choice) : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function AdminReports() {
  const { alerts, count, counts, views, state, reason, reasons, page, per, listParams, isSingle, formKey } =
    useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const tabs = reportStates.map((each) => ({
    href: localizePath(locale, getListPath(each, reason)),
    text: words[each][locale],
    current: each === state,
    count: counts[each],
  }));
  const fields: FilterField[] = [
    {
      name: 'reason_id',
      label: words.reason[locale],
      value: reason === undefined ? undefined : String(reason),
      wide: true,
      any: words.anyReason[locale],
      options: reasons.map(({ id, name }) => ({ value: String(id), label: name[locale] })),
    },
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <CsvForm
          locale={locale}
          action={pathTo(locale, '/dashboard/admin/list-alerts/export')}
          filter={{ state, reason_id: reason }}
        />
      </PageHeader>
      <FlashMessage locale={locale} words={reportFlashMessages} />
      <ListViews locale={locale} list="reports" views={views} />
      <Tabs label={words.states[locale]} tabs={tabs} />
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        hidden={state === 'open' ? listParams : { ...listParams, state }}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {alerts.length === 0 && <Notice title={(state === 'open' ? words.noneOpen : words.none)[locale]} />}
      {state === 'open' && alerts.length > 0 && !isSingle && (
        <BulkBar
          locale={locale}
          list="reports"
          formKey={formKey}
          refusal={refusal}
          filter={{ state, reason_id: reason }}
          count={count}
          shown={alerts.length}
        />
      )}
      {alerts.map((alert) => (
        <ReportItem
          key={alert.id}
          locale={locale}
          alert={alert}
          reason={reasons.find(({ id }) => id === alert.reason_id)?.name[locale] ?? ''}
          formKey={formKey}
          refusal={refusal}
          isOpen={isSingle}
        />
      ))}
      <ListPages locale={locale} page={page} count={count} perPage={per} />
    </>
  );
}
