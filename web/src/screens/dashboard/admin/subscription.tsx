/** SUBS-3: everything of one subscription: what holds, what was asked and paid, deposits, and what an admin may do. */

import { approvalMessages } from '@estia/contract/approvals/messages';
import { subscriptionDetailMessages as words } from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { dueCents, formatCentsInput, parseCents } from '@estia/contract/subscriptions/payment-inputs';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { flashOf } from '../../../features/approvals/approval-asked.ts';
import { OpenApprovals } from '../../../features/approvals/OpenApprovals.tsx';
import { ChargeList, PaymentList } from '../../../features/subscriptions/admin/ChargeList.tsx';
import { DepositList } from '../../../features/subscriptions/admin/DepositList.tsx';
import { EditSubscriptionForm } from '../../../features/subscriptions/admin/EditSubscriptionForm.tsx';
import { RecordDepositForm } from '../../../features/subscriptions/admin/RecordDepositForm.tsx';
import { SubscriptionDetails } from '../../../features/subscriptions/admin/SubscriptionDetails.tsx';
import { SubscriptionPhaseBadge } from '../../../features/subscriptions/admin/SubscriptionPhaseBadge.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  prefixFieldErrors,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from '../page-param.ts';
import { handleDepositAction } from './deposit-actions.ts';

const PER_PAGE = 20;
const MAX_DEPOSITS = 50;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const user_id = parseIdParam(params.id);
  const page = parsePageParam(url);
  const [detail, money, deposits, user, plans, { approvals }] = await orThrowFailure(
    Promise.all([
      callApi('GET /user/subscription', { query: { user_id } }),
      callApi('GET /user/subscription/charges', { query: { user_id, limit: PER_PAGE, offset: (page - 1) * PER_PAGE } }),
      callApi('GET /adminPanel/deposits', { query: { user_id, limit: MAX_DEPOSITS } }),
      callApi('GET /adminPanel/users/{id}', { params: { id: user_id } }),
      callApi('GET /user/subscriptions/plans'),
      callApi('GET /adminPanel/approvals', { query: { user_id, kind: 'refund' } }),
    ]),
  );
  return {
    subscription: detail.subscription,
    charges: money.charges,
    unallocated: money.unallocated,
    count: money.count,
    page,
    deposits: deposits.deposits,
    approvals,
    agency: user.agency && { name: user.agency.name, gemi: user.agency.general_commercial_agency_id },
    plans: plans.rows.map(({ id, name }) => ({ id, name })),
    formKey: createIdempotencyKey(),
  };
}

/** A sum is typed as people write it; the call wants cents. */
function createRefundBody({ values, form, sent }: FormSubmission) {
  const cents = parseCents(values.amount ?? '');
  if (cents !== null && cents > 0) return { cents };
  return { refusal: prefixFieldErrors(form, createFormError('invalid_input', { amount: 'amount' }, sent)) };
}

/** The form asks for the last day covered, the call for the first that is not. What is no day the call refuses. */
const dayAfter = (day: string): string => (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : addDays(day, 1));

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const user_id = parseIdParam(params.id);
  const currentPath = `/dashboard/admin/subscriptions/${user_id}`;
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { reason = '' } = values;
  const done = async <T,>(work: Promise<T>, word: string | ((answer: T) => string)) => {
    const result = await catchSubmissionError(submission, work);
    if (!result.ok) return createFormErrorResponse(result.refusal);
    return redirectWithFlash(url, currentPath, typeof word === 'string' ? word : word(result.value));
  };
  if (submission.intent === 'edit') {
    const changed = (name: string, was: string) =>
      values[name] && values[name] !== values[was] ? values[name] : undefined;
    const startDate = changed('startDate', 'was_start');
    const lastDay = changed('endDate', 'was_end');
    const body = {
      user_id,
      reason,
      is_active: 'is_active' in values,
      ...(startDate ? { startDate } : {}),
      ...(lastDay ? { endDate: dayAfter(lastDay) } : {}),
    };
    return done(callApi('PUT /user/update-subscription', { body, idempotencyKey }), 'edited');
  }
  if (submission.intent === 'refund') {
    const read = createRefundBody(submission);
    if (read.refusal) return createFormErrorResponse(read.refusal);
    const body = { payment_id: values.payment_id, cents: read.cents, reason };
    return done(callApi('POST /adminPanel/refunds', { body, idempotencyKey }), flashOf('refunded'));
  }
  return (await handleDepositAction(callApi, submission, { url, here: currentPath })) ?? throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function AdminSubscription() {
  const { subscription, charges, unallocated, count, page, deposits, approvals, agency, plans, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const planName = (id: number) => plans.find((plan) => plan.id === id)?.name[locale] ?? String(id);
  const open = subscription.due.find((charge) => charge.payment === 'deposit');
  return (
    <>
      <PageHeader
        title={agency?.name ?? words.title[locale]}
        lead={<SubscriptionPhaseBadge locale={locale} phase={subscription.phase} />}
      >
        <a
          className={buttonClass('outline')}
          href={pathTo(locale, '/dashboard/admin/users/:id', { id: subscription.user_id })}
        >
          {words.user[locale]}
        </a>
        {agency && (
          <a
            className={buttonClass('outline')}
            href={`${pathTo(locale, '/dashboard/admin/list-invoices')}?agency=${encodeURIComponent(agency.gemi)}`}
          >
            {words.allInvoices[locale]}
          </a>
        )}
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/list-user-subscriptions')}>
          {words.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage
        locale={locale}
        words={{ ...words.flash, 'approval-asked': approvalMessages.asks }}
        calm={['approval-asked']}
      />
      <OpenApprovals locale={locale} approvals={approvals} />
      <Panel id="facts" title={words.facts[locale]}>
        <SubscriptionDetails locale={locale} of={subscription} />
      </Panel>
      <Panel id="edit" title={words.edit[locale]} lead={words.editText[locale]}>
        <Disclosure wide summary={words.edit[locale]} open={refusal?.values.form === 'edit'}>
          <EditSubscriptionForm {...common} of={subscription} />
        </Disclosure>
      </Panel>
      {unallocated.length > 0 && (
        <Panel id="unallocated" title={words.unallocated[locale]} lead={words.unallocatedText[locale]}>
          <PaymentList {...common} payments={unallocated} />
        </Panel>
      )}
      <Panel id="charges" flush title={words.charges[locale]} beside={<span className="num">{count}</span>}>
        <ChargeList {...common} charges={charges} planName={planName} />
      </Panel>
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
      <Panel id="deposits" flush title={words.deposits[locale]}>
        {deposits.length === 0 ? (
          <p className={grid.padded}>{words.noDeposits[locale]}</p>
        ) : (
          <DepositList {...common} lines={deposits} />
        )}
      </Panel>
      {agency && (
        <Panel id="note" title={words.note[locale]}>
          <Disclosure wide summary={words.note[locale]} open={refusal?.values.form === 'note'}>
            <RecordDepositForm
              {...common}
              gemi={agency.gemi}
              {...(open ? { amount: formatCentsInput(dueCents(open)) } : {})}
            />
          </Disclosure>
        </Panel>
      )}
    </>
  );
}
