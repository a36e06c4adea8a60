/** SUBS-4 for admins: all invoices, what the tax authority knows of them, and the accountant's file. */
import { adminInvoicesFlashMessages, adminInvoicesMessages as words } from '@estia/contract/invoices/admin-messages';
import { invoices as shared } from '@estia/contract/invoices/invoices-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { startBulk } from '../../../features/admin-bulk/start-bulk.ts';
import { AdminInvoiceTable } from '../../../features/invoices/AdminInvoiceTable.tsx';
import css from '../../../features/invoices/InvoiceTable.module.css';
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
import { buttonClass } from '../../../ui/button.ts';
import { CsvForm } from '../../../ui/form/CsvForm.tsx';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { ListViews } from '../../../ui/list-views/ListViews.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { ListPages } from '../../../ui/pagination/ListPages.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { parseItemParam, parsePageParam } from '../page-param.ts';
import { invoiceKinds, invoiceStates, parseInvoiceFilter } from './list-filters.ts';

const PAGE_PATH = '/dashboard/admin/list-invoices';
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const filter = parseInvoiceFilter(url.searchParams);
  const per = parsePageSize(url, '25');
  const query = { ...filter, id: parseItemParam(url), limit: per, offset: (page - 1) * per };
  const callApi = getApiClient(context);
  const [found, views] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/invoices', { query })),
    loadSavedViews(callApi, 'invoices'),
  ]);
  return { ...found, views, page, per, listParams: pickListParams(url), filter, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { reason = '', mark = '', uid = '', qr_url = '' } = values;
  if (submission.intent === BULK_FORM) return startBulk(callApi, submission, 'invoices', url);
  if (!/^[1-9]\d{0,14}$/.test(values.id ?? '')) return throwNotFound();
  const params = { id: Number(values.id) };
  const done = async (work: Promise<unknown>, word: keyof typeof adminInvoicesFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}${url.search}`, word)
      : createFormErrorResponse(result.refusal);
  };
  if (submission.intent === 'mark') {
    const body = { mark, uid, qr_url, reason };
    return done(callApi('PUT /adminPanel/invoices/{id}/mark', { params, body, idempotencyKey }), 'mark-typed');
  }
  if (submission.intent === 'retry')
    return done(
      callApi('POST /adminPanel/invoices/{id}/retry', { params, body: { reason }, idempotencyKey }),
      'retried',
    );
  return throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function AdminInvoices() {
  const {
    invoices,
    count,
    late_count: lateCount,
    views,
    page,
    per,
    listParams,
    filter,
    formKey,
  } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const fields: FilterField[] = [
    { name: 'agency', label: words.agency[locale], value: filter.agency, wide: true },
    {
      name: 'reporting',
      label: words.state[locale],
      value: filter.reporting,
      any: words.any[locale],
      options: invoiceStates.map((value) => ({ value, label: words.states[value][locale] })),
    },
    {
      name: 'kind',
      label: words.kind[locale],
      value: filter.kind,
      any: words.any[locale],
      options: invoiceKinds.map((value) => ({ value, label: shared.kind[value][locale] })),
    },
    { name: 'from', label: words.from[locale], value: filter.from, date: true },
    { name: 'to', label: words.to[locale], value: filter.to, date: true },
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.count[locale](count)}>
        <CsvForm
          locale={locale}
          action={pathTo(locale, '/dashboard/admin/list-invoices/export')}
          filter={filter}
          label={words.csv[locale]}
        />
      </PageHeader>
      <FlashMessage locale={locale} words={adminInvoicesFlashMessages} />
      {lateCount > 0 && filter.reporting !== 'late' && (
        <div className={css.late}>
          <StatusBadge tone="care">{words.late[locale](lateCount)}</StatusBadge>
          <a className={buttonClass('outline')} href={`${localizePath(locale, PAGE_PATH)}?reporting=late`}>
            {words.showLate[locale]}
          </a>
        </div>
      )}
      <ListViews locale={locale} list="invoices" views={views} />
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        hidden={listParams}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {invoices.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <>
          <BulkBar
            locale={locale}
            list="invoices"
            formKey={formKey}
            refusal={refusal}
            filter={filter}
            count={count}
            shown={invoices.length}
          />
          <AdminInvoiceTable locale={locale} invoices={invoices} formKey={formKey} refusal={refusal} />
        </>
      )}
      <ListPages locale={locale} page={page} count={count} perPage={per} />
    </>
  );
}
