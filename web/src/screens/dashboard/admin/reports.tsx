/** ADMN-3: reports of listings, by state and reason, decided with words that both sides read. */
import { lookups } from '@estia/contract/lookups/model';
import { type ReportState, reportStates } from '@estia/contract/moderation/model';
import { reportFlashMessages, reports as words } from '@estia/contract/moderation/reports-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ReportItem } from '../../../features/moderation/ReportItem.tsx';
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
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/admin/list-alerts';
const PER_PAGE = 10;

const getListPath = (state: ReportState, reason: number | undefined): string => {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (reason !== undefined) query.set('reason_id', String(reason));
  return query.size > 0 ? `${PAGE_PATH}?${query}` : PAGE_PATH;
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const state = reportStates.find((each) => each === url.searchParams.get('state')) ?? 'open';
  const text = url.searchParams.get('reason_id') ?? '';
  // The words of the list stay here: the page needs those of its own rows and of the filter.
  const reasons = lookups.report_reasons.map(({ id, name }) => ({ id, name }));
  const reason = reasons.find(({ id }) => String(id) === text)?.id;
  const page = parsePageParam(url);
  const query = { state, reason_id: reason, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { alerts, count, counts } = await orThrowFailure(getApiClient(context)('GET /user/user-alerts', { query }));
  return { alerts, count, counts, state, reason, reasons, page, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const state = (['upheld', 'dismissed'] as const).find((each) => each === values.state);
  if (submission.intent !== 'decide' || !state || !/^[1-9]\d{0,14}$/.test(values.id ?? '')) return throwNotFound();
  const params = { id: Number(values.id) };
  const body = { state, decision: values.decision ?? '' };
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /user/user-alerts/{id}', { params, body, idempotencyKey }),
  );
  return result.ok ? redirectWithFlash(url, PAGE_PATH, state) : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function AdminReports() {
  const { alerts, count, counts, state, reason, reasons, page, formKey } = useLoaderData<typeof loader>();
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
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={reportFlashMessages} />
      <Tabs label={words.states[locale]} tabs={tabs} />
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {alerts.length === 0 && <Notice title={(state === 'open' ? words.noneOpen : words.none)[locale]} />}
      {alerts.map((alert) => (
        <ReportItem
          key={alert.id}
          locale={locale}
          alert={alert}
          reason={reasons.find(({ id }) => id === alert.reason_id)?.name[locale] ?? ''}
          formKey={formKey}
          refusal={refusal}
        />
      ))}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
