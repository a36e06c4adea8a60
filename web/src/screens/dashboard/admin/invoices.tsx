/** SUBS-4 for admins: all invoices, what the tax authority knows of them, and the accountant's file. */
import { adminInvoicesFlashMessages, adminInvoicesMessages as words } from '@estia/contract/invoices/admin-messages';
import { invoices as shared } from '@estia/contract/invoices/invoices-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
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
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/admin/list-invoices';
const PER_PAGE = 20;
const states = ['queued', 'reported', 'failed', 'manual', 'unmarked', 'late'] as const;
const kinds = ['invoice', 'credit_note'] as const;

const parseDay = (text: string | null): string | undefined =>
  text && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : undefined;

const parseFilter = ({ searchParams }: URL) => ({
  agency: searchParams.get('agency')?.trim().slice(0, 120) || undefined,
  reporting: states.find((each) => each === searchParams.get('reporting')),
  kind: kinds.find((each) => each === searchParams.get('kind')),
  from: parseDay(searchParams.get('from')),
  to: parseDay(searchParams.get('to')),
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const filter = parseFilter(url);
  const query = { ...filter, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await orThrowFailure(getApiClient(context)('GET /adminPanel/invoices', { query }));
  return { ...found, page, filter, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { reason = '', mark = '', uid = '', qr_url = '' } = values;
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
  const { invoices, count, late_count: lateCount, page, filter, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const set = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const file = `/api/adminPanel/invoices/export?${new URLSearchParams([...set, ['lang', locale]])}`;
  const fields: FilterField[] = [
    { name: 'agency', label: words.agency[locale], value: filter.agency, wide: true },
    {
      name: 'reporting',
      label: words.state[locale],
      value: filter.reporting,
      any: words.any[locale],
      options: states.map((value) => ({ value, label: words.states[value][locale] })),
    },
    {
      name: 'kind',
      label: words.kind[locale],
      value: filter.kind,
      any: words.any[locale],
      options: kinds.map((value) => ({ value, label: shared.kind[value][locale] })),
    },
    { name: 'from', label: words.from[locale], value: filter.from, date: true },
    { name: 'to', label: words.to[locale], value: filter.to, date: true },
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.count[locale](count)}>
        <a className={buttonClass('outline')} href={file} download>
          {words.csv[locale]}
        </a>
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
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {invoices.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <AdminInvoiceTable locale={locale} invoices={invoices} formKey={formKey} refusal={refusal} />
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
