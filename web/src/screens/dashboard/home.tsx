/** DASH-1: the first page of the dashboard, by role. Who runs the site sees queues, everybody else their own things. */

import {
  dashboardFlashMessages,
  nav,
  dashboardHomeMessages as words,
} from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { alertLimits } from '@estia/contract/alerts/limits';
import { dashboardPeriods } from '@estia/contract/listings/dashboard/dashboard-choices';
import { dashboardMessages } from '@estia/contract/listings/dashboard/dashboard-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountStatusBanner } from '../../features/accounts/dashboard/AccountStatusBanner.tsx';
import { DashboardTiles } from '../../features/accounts/dashboard/DashboardTiles.tsx';
import { unapprovedAgency, unapprovedTitle } from '../../features/accounts/dashboard/NotApproved.tsx';
import { RecentSearches } from '../../features/accounts/dashboard/RecentSearches.tsx';
import { AgencyProfileStatus } from '../../features/agencies/AgencyProfileStatus.tsx';
import { AreaDemand } from '../../features/alerts/AreaDemand.tsx';
import { ContractEndNotice } from '../../features/contract-ends/ContractEndNotice.tsx';
import { ReviewNotice } from '../../features/hidden-brokers/ReviewNotice.tsx';
import { ListingStatsDashboard } from '../../features/listings/dashboard/ListingStatsDashboard.tsx';
import { DraftOffer } from '../../features/listings/my-listings/DraftOffer.tsx';
import { CaseNotices } from '../../features/matches/CaseNotices.tsx';
import { describeSearches } from '../../features/search/history/describe-searches.ts';
import { UnpaidNotice } from '../../features/subscriptions/UnpaidNotice.tsx';
import { AdminHome } from '../../features/work-queue/AdminHome.tsx';
import { loadWorkQueue } from '../../features/work-queue/load-work-queue.ts';
import { handleWorkAction } from '../../features/work-queue/work-actions.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import { orThrowFailure, settle } from '../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { buttonClass } from '../../ui/button.ts';
import { FlashMessage } from '../../ui/form/FlashMessage.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../ui/Panel.tsx';
import { parsePageParam } from './page-param.ts';

const MAX_RECENT_SEARCHES = 4;
const MAX_CASES = 5;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { user, agency } = await orThrowFailure(callApi('GET /user/profile', { query: {} }));
  const formKey = createIdempotencyKey();
  if (user.role_id === roleIds.admin) {
    const page = await loadWorkQueue(callApi, url, parsePageParam(url));
    return { admin: true as const, user, formKey, page };
  }
  // The page stands without its list of searches, and without any of its figures.
  const days = dashboardPeriods.find((each) => each === url.searchParams.get('days')) ?? '30';
  const paysHere = user.role_id === roleIds.agency && user.status === 'approved' && agency !== null;
  const [history, saved, mine, favorites, inbox, stats, drafts, money, sale, rent, review, pauses, cases, ending] =
    await Promise.all([
      settle(callApi('GET /user/search-history', { query: { limit: MAX_RECENT_SEARCHES } })),
      settle(callApi('GET /user/saved-searches', { query: { limit: alertLimits.savedSearches } })),
      settle(callApi('GET /property/mine', { query: { limit: 1 } })),
      settle(callApi('GET /user/favorites/ids')),
      settle(callApi('GET /inbox/unread')),
      settle(callApi('GET /property/dashboard', { query: { days } })),
      settle(callApi('GET /property/drafts', { query: { limit: 1, is_written: 'true' } })),
      paysHere ? settle(callApi('GET /user/subscription', { query: {} })) : null,
      loadAreaDemand(callApi, 'sale', agency?.district_id),
      loadAreaDemand(callApi, 'rent', agency?.district_id),
      user.role_id === roleIds.individual ? settle(callApi('GET /user/account-review/open')) : null,
      // What runs out first comes first.
      settle(callApi('GET /property/scheduled-pauses', { query: { limit: MAX_CASES } })),
      paysHere
        ? settle(callApi('GET /property/exclusive-cases', { query: { state: 'open', limit: MAX_CASES } }))
        : null,
      user.role_id === roleIds.agency ? settle(callApi('GET /user/contract-end')) : null,
    ]);
  const searches = history.ok ? await describeSearches(callApi, history.value.rows, locale) : [];
  const counts = {
    listingCounts: mine.ok ? mine.value.counts : null,
    favorites: favorites.ok ? (favorites.value.listing_ids?.length ?? 0) : null,
    unread: inbox.ok ? inbox.value.unread : null,
    alerts: saved.ok ? { searches: saved.value.total, unseen: saved.value.unseen } : null,
  };
  const subscription = money?.ok ? money.value.subscription : null;
  return {
    admin: false as const,
    user,
    agency,
    formKey,
    searches,
    counts,
    subscription,
    demand: { sale, rent },
    contractEnd: ending?.ok ? ending.value.contract_end : null,
    review: review?.ok ? review.value.step : null,
    pauses: pauses.ok ? pauses.value.pauses : [],
    exclusiveCases: cases?.ok ? cases.value.cases : [],
    stats: stats.ok ? stats.value : null,
    drafts: drafts.ok ? drafts.value : null,
  };
}

/** Of homes, which is what nearly everybody looks for. */
const HOMES = 1;

async function loadAreaDemand(callApi: ApiClient, purpose: 'sale' | 'rent', district: number | null | undefined) {
  if (!district) return null;
  const query = { for: purpose, category_id: HOMES, district_id: district };
  const found = await settle(callApi('GET /property/demand', { query }));
  return found.ok ? found.value.people : null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  if (submission.intent !== 'resend') return handleWorkAction(getApiClient(context), submission, url);
  const { idempotencyKey } = submission;
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('POST /user/resend-confirmation', { idempotencyKey }),
  );
  return result.ok ? redirectWithFlash(url, '/dashboard', 'resent') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function DashboardHome() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const { user } = page;
  if (page.admin) {
    return <AdminHome locale={locale} page={page.page} formKey={page.formKey} refusal={refusal} />;
  }
  const { stats, counts } = page;
  const unapproved = unapprovedAgency(user);
  // Who has never had a listing is not shown a page of zeros.
  const hasStats =
    user.role_id === roleIds.agency ||
    (counts.listingCounts !== null && counts.listingCounts.active + counts.listingCounts.inactive > 0);
  const closed = user.email_confirmed ? 'waiting' : 'unconfirmed';
  const posting = user.erase_after !== null ? 'leaving' : user.status === 'approved' ? 'open' : closed;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.greeting[locale](user.username)}>
        {posting !== 'leaving' && (
          <a
            className={buttonClass('accent')}
            href={localizePath(
              locale,
              user.role_id === roleIds.individual ? '/select-property' : '/dashboard/properties/new-property',
            )}
          >
            <Icon name="plus" /> {nav.newProperty[locale]}
          </a>
        )}
      </PageHeader>
      <FlashMessage locale={locale} words={dashboardFlashMessages} calm={['resent']} />
      <AccountStatusBanner locale={locale} user={user} formKey={page.formKey} refusal={refusal} />
      <ContractEndNotice locale={locale} end={page.contractEnd} />
      <ReviewNotice locale={locale} review={page.review} />
      <CaseNotices locale={locale} pauses={page.pauses} exclusiveCases={page.exclusiveCases} />
      <DraftOffer locale={locale} found={page.drafts} />
      {page.subscription && page.contractEnd === null && (
        <UnpaidNotice locale={locale} subscription={page.subscription} />
      )}
      {page.agency && <AgencyProfileStatus locale={locale} user={user} agency={page.agency} />}
      <AreaDemand locale={locale} demand={page.demand} />
      {stats && hasStats && (
        <ListingStatsDashboard
          locale={locale}
          stats={stats}
          isAgency={user.role_id === roleIds.agency}
          unapproved={unapproved && unapprovedTitle(unapproved, locale)}
          isLimitedByReview={page.review?.kind === 'limit' || page.review?.kind === 'convert'}
        />
      )}
      {page.stats === null && <Notice title={dashboardMessages.failed[locale]} />}
      <DashboardTiles
        locale={locale}
        posting={posting}
        isAgency={user.role_id === roleIds.agency}
        counts={page.counts}
      />
      <Panel
        id="recent"
        flush
        title={words.recent[locale]}
        beside={
          page.searches.length > 0 && (
            <a className={buttonClass('text')} href={pathTo(locale, '/dashboard/user/search-history')}>
              {words.all[locale]}
            </a>
          )
        }
      >
        <RecentSearches locale={locale} searches={page.searches} />
      </Panel>
    </>
  );
}
