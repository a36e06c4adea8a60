/** ADMN-5: what one admin asked for and another has to approve. */
import { approvalMessages as words } from '@estia/contract/approvals/messages';
import { approvalLimits, approvalTabs } from '@estia/contract/approvals/model';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ApprovalCard } from '../../../features/approvals/ApprovalCard.tsx';
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
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parseItemParam, parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/admin/approvals';

const parseTab = ({ searchParams }: URL) => approvalTabs.find((tab) => tab === searchParams.get('tab')) ?? 'open';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [tab, page, id] = [parseTab(url), parsePageParam(url), parseItemParam(url)];
  const limit = approvalLimits.perPage;
  const query = { tab, id, limit, offset: (page - 1) * limit };
  const found = await orThrowFailure(getApiClient(context)('GET /adminPanel/approvals', { query }));
  return { ...found, tab, page, isOne: id !== undefined, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  const { id = '', reason = '' } = values;
  if (!/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
  const params = { id };
  const done = async (work: Promise<unknown>, flash: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, PAGE_PATH, flash) : createFormErrorResponse(result.refusal);
  };
  if (intent === 'approve')
    return done(callApi('POST /adminPanel/approvals/{id}/approval', { params, idempotencyKey }), 'approved');
  if (intent === 'reject')
    return done(
      callApi('POST /adminPanel/approvals/{id}/rejection', { params, body: { reason }, idempotencyKey }),
      'rejected',
    );
  if (intent === 'withdraw')
    return done(callApi('DELETE /adminPanel/approvals/{id}', { params, idempotencyKey }), 'withdrawn');
  return throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function Approvals() {
  const { approvals, count, open_count, tab, page, isOne, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const path = localizePath(locale, PAGE_PATH);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={words.flash} />
      <Tabs
        label={words.tabs[locale]}
        tabs={approvalTabs.map((each) => ({
          href: each === 'open' ? path : `${path}?tab=${each}`,
          text: words.tab[each][locale],
          current: !isOne && each === tab,
          ...(each === 'open' ? { count: open_count } : {}),
        }))}
      />
      {approvals.length === 0 ? (
        <Notice title={words.none[tab][locale]} text={words.noneText[tab][locale]} />
      ) : (
        <Panel id="requests" flush title={isOne ? words.one[locale] : words.tab[tab][locale]}>
          <ul>
            {approvals.map((approval) => (
              <ApprovalCard
                key={approval.approval_id}
                locale={locale}
                formKey={formKey}
                refusal={refusal}
                approval={approval}
              />
            ))}
          </ul>
        </Panel>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={approvalLimits.perPage} />
    </>
  );
}
