/** SAME-2: proposals of cooperation, received and sent, and what is in force. */
import { roleIds } from '@estia/contract/accounts/roles';
import { cooperationFlashMessages, cooperationMessages as words } from '@estia/contract/cooperation/messages';
import { type CooperationAction, cooperationActions, cooperationLists } from '@estia/contract/cooperation/model';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { CooperationList } from '../../../features/cooperation/CooperationList.tsx';
import { ProposalForm } from '../../../features/cooperation/ProposalForm.tsx';
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
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/cooperation';
const PER_PAGE = 10;

const parseList = ({ searchParams }: URL) =>
  cooperationLists.find((list) => list === searchParams.get('list')) ?? 'incoming';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const list = parseList(url);
  const me = await findSessionUser(context);
  const query = { list, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { cooperations, count, counts } = await orThrowFailure(getApiClient(context)('GET /cooperation', { query }));
  return {
    cooperations,
    count,
    counts,
    list,
    page,
    isAgency: me?.role_id === roleIds.agency,
    unapproved: me && unapprovedAgency(me),
    listing: url.searchParams.get('listing')?.slice(0, 40) ?? '',
    formKey: createIdempotencyKey(),
  };
}

const isAction = (intent: string): intent is CooperationAction => cooperationActions.some((each) => each === intent);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, intent, idempotencyKey } = submission;
  if (intent === 'propose') {
    const { listing = '', gemi = '', message = '' } = values;
    const work = callApi('POST /cooperation', { body: { listing, gemi, message }, idempotencyKey });
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}?list=outgoing`, 'proposed')
      : createFormErrorResponse(result.refusal);
  }
  const { id = '' } = values;
  if (!isAction(intent) || !/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
  const work = callApi('PUT /cooperation/{id}', { params: { id }, body: { action: intent }, idempotencyKey });
  const result = await catchSubmissionError(submission, work);
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirectWithFlash(url, `${PAGE_PATH}?list=${intent === 'accept' ? 'in_force' : parseList(url)}`, intent);
}

export const meta = createPrivateMeta(words.title);

export default function Cooperations() {
  const { cooperations, count, counts, list, page, isAgency, unapproved, listing, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const path = localizePath(locale, PAGE_PATH);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/cooperation')}>
          {words.how[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={cooperationFlashMessages} />
      <Tabs
        label={words.lists[locale]}
        tabs={cooperationLists.map((each) => ({
          href: each === 'incoming' ? path : `${path}?list=${each}`,
          text: words.list[each][locale],
          current: each === list,
          count: each === 'incoming' ? counts.waiting : counts[each],
        }))}
      />
      {cooperations.length === 0 ? (
        <Notice title={words.empty[list][locale]} text={words.emptyText[locale]} />
      ) : (
        <CooperationList {...common} cooperations={cooperations} />
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
      {unapproved ? (
        <NotApproved locale={locale} agency={unapproved} page="other" />
      ) : (
        <ProposalForm {...common} isAgency={isAgency} listing={listing} />
      )}
    </>
  );
}
