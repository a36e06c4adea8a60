/** SUBS-1: what plans cost today, and one of them with its versions and the form for a new one. */

import { formatCents, formatLongDate } from '@estia/contract/format';
import {
  subscriptionDetailMessages as oneWords,
  planAdminMessages as words,
} from '@estia/contract/subscriptions/admin-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PlanVersions } from '../../../features/subscriptions/admin/PlanVersions.tsx';
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
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/admin/plans';
const PER_PAGE = 10;

const parsePlanId = (url: URL): string | null => {
  const id = url.searchParams.get('plan');
  return id === null ? null : /^[1-9]\d{0,3}$/.test(id) ? id : throwNotFound();
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const formKey = createIdempotencyKey();
  const id = parsePlanId(url);
  if (id === null) return { list: await orThrowFailure(callApi('GET /adminPanel/plans')), one: null, formKey };
  const page = parsePageParam(url);
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const one = await orThrowFailure(callApi('GET /adminPanel/plans/{id}', { params: { id }, query }));
  return { list: null, one: { ...one, page }, formKey };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { reason = '' } = values;
  const id = parsePlanId(url) ?? throwNotFound();
  const params = { id };
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}?plan=${id}`, word)
      : createFormErrorResponse(result.refusal);
  };
  if (submission.intent === 'add') {
    const { net = '', max_active_listings = '', valid_from = '', based_on } = values;
    const body = { net, max_active_listings: max_active_listings.trim(), valid_from, based_on, reason };
    return done(callApi('POST /adminPanel/plans/{id}', { params, body, idempotencyKey }), 'plan-added');
  }
  if (submission.intent !== 'withdraw') return throwNotFound();
  const body = { version: values.version, reason };
  return done(callApi('POST /adminPanel/plans/{id}/withdraw', { params, body, idempotencyKey }), 'plan-withdrawn');
}

export const meta = createPrivateMeta(words.title);

export default function AdminPlans() {
  const { list, one, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  if (one)
    return (
      <>
        <PageHeader title={one.name[locale]}>
          <a className={buttonClass('outline')} href={localizePath(locale, PAGE_PATH)}>
            {words.back[locale]}
          </a>
        </PageHeader>
        <FlashMessage locale={locale} words={words.flash} />
        <PlanVersions locale={locale} formKey={formKey} refusal={refusal} one={one} />
        <SimplePagination locale={locale} page={one.page} count={one.count} perPage={PER_PAGE} />
      </>
    );
  if (!list) return null;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale](list.free_months, list.vat_percent)}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/rules')}>
          {words.rules[locale]}
        </a>
      </PageHeader>
      <div className={table.box}>
        <table className={table.table}>
          <caption className="vh">{words.caption[locale]}</caption>
          <thead>
            <tr>
              <th scope="col">{words.plan[locale]}</th>
              <th scope="col">{words.net[locale]}</th>
              <th scope="col">{words.vat[locale]}</th>
              <th scope="col">{words.gross[locale]}</th>
              <th scope="col">{words.agencies[locale]}</th>
            </tr>
          </thead>
          <tbody>
            {list.plans.map(({ plan_id, name, current, planned, agency_count: agencies }) => (
              <tr key={plan_id}>
                <th scope="row">
                  <a className={table.name} href={localizePath(locale, `${PAGE_PATH}?plan=${plan_id}`)}>
                    {name[locale]}
                  </a>
                  <p className={table.small}>
                    {words.listings[locale]}: {current.max_active_listings ?? oneWords.noLimit[locale]}
                  </p>
                  {planned && (
                    <p className={table.small}>
                      {words.planned[locale](
                        formatCents(planned.net_cents),
                        formatLongDate(planned.valid_from, locale),
                      )}
                    </p>
                  )}
                </th>
                <td data-label={words.net[locale]} className="num">
                  {formatCents(current.net_cents)}
                </td>
                <td data-label={words.vat[locale]} className="num">
                  {formatCents(current.vat_cents)}
                </td>
                <td data-label={words.gross[locale]} className="num">
                  {formatCents(current.gross_cents)}
                </td>
                <td data-label={words.agencies[locale]} className="num">
                  {agencies}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
