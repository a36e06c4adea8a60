/** POST-5: own listings by state and purpose, what they brought, actions on one and on many. Works without script. */

import { notApproved } from '@estia/contract/accounts/dashboard-messages';
import {
  draftMessages,
  emptyTabMessages,
  listingStateMessages,
  ownListingsFlashMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { listingLimits } from '@estia/contract/listings/limits';
import { type ListingState, listingStates } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { unapprovedAgency, unapprovedTitle } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { ReviewNotice } from '../../../features/hidden-brokers/ReviewNotice.tsx';
import { BULK_FORM_ID, BulkActionBar } from '../../../features/listings/my-listings/BulkActionBar.tsx';
import { DraftOffer } from '../../../features/listings/my-listings/DraftOffer.tsx';
import { DraftRow } from '../../../features/listings/my-listings/DraftRow.tsx';
import css from '../../../features/listings/my-listings/MyListingRow.module.css';
import { MyListingRow } from '../../../features/listings/my-listings/MyListingRow.tsx';
import { MyListingsStats } from '../../../features/listings/my-listings/MyListingsStats.tsx';
import { orThrowFailure, settle } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, stripLocale, useLocale } from '../../../platform/locale.ts';
import { getCurrentMinute } from '../../../platform/page-time.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import homes from '../../../ui/listing-row.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useDetailsMenus } from '../../../ui/use-details-menus.ts';
import { parsePageParam } from '../page-param.ts';
import { handleListingAction } from './listing-actions.ts';

const PAGE_PATH = '/dashboard/properties';
const PER_PAGE = 10;
const purposes = ['sale', 'rent'] as const;
type Purpose = (typeof purposes)[number];
type ListTab = ListingState | 'drafts';
/** Drafts come second: at the end they would be out of sight on a phone. */
const tabs: readonly ListTab[] = ['active', 'drafts', ...listingStates.filter((state) => state !== 'active')];

/** The purpose is part of the address, the state a question to it. */
const findPurpose = (url: URL): Purpose | undefined =>
  purposes.find((each) =>
    stripLocale(url.pathname)
      .replace(/(\/|\.data)$/, '')
      .endsWith(`/for-${each}`),
  );
const getListTab = (url: URL): ListTab => tabs.find((each) => each === url.searchParams.get('state')) ?? 'active';
const getListPath = (purpose: Purpose | undefined, shown: ListTab): string =>
  `${PAGE_PATH}${purpose ? `/for-${purpose}` : ''}${shown === 'active' ? '' : `?state=${shown}`}`;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const [shown, purpose, page] = [getListTab(url), findPurpose(url), parsePageParam(url)];
  const isDrafts = shown === 'drafts';
  const query = {
    state: isDrafts ? ('active' as const) : shown,
    for: purpose,
    limit: isDrafts ? 1 : PER_PAGE,
    offset: isDrafts ? 0 : (page - 1) * PER_PAGE,
  };
  const [me, mine, pauses, drafts, review] = await Promise.all([
    findSessionUser(context),
    orThrowFailure(callApi('GET /property/mine', { query })),
    orThrowFailure(callApi('GET /property/scheduled-pauses', { query: { limit: 1 } })),
    orThrowFailure(callApi('GET /property/drafts', { query: { limit: isDrafts ? listingLimits.drafts : 1 } })),
    settle(callApi('GET /user/account-review/open')),
  ]);
  return {
    listings: isDrafts ? [] : mine.properties,
    drafts: isDrafts ? drafts.drafts.filter((draft) => !purpose || draft.for === purpose) : [],
    unfinished: isDrafts ? null : drafts,
    count: mine.count,
    counts: mine.counts,
    room: mine.plan_usage,
    unapproved: me && unapprovedAgency(me),
    totals: mine.totals,
    samePropertyCount: pauses.count,
    review: review.ok ? review.value.step : null,
    shown,
    purpose,
    page,
    now: getCurrentMinute(),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const back = `${stripLocale(url.pathname)}${url.search}`;
  return handleListingAction(getApiClient(context), await readFormSubmission(request), { url, back });
}

export const meta = createPrivateMeta(words.title);

type EmptyListProps = { shown: ListTab; paused: number; purpose: Purpose | undefined; locale: Locale };

function EmptyList({ shown, paused, purpose, locale }: EmptyListProps) {
  const { title, text } = emptyTabMessages[shown];
  if (shown === 'active' && paused > 0)
    return (
      <Notice title={title[locale]} text={emptyTabMessages.active.paused[locale](paused)}>
        <a className={buttonClass('primary')} href={localizePath(locale, getListPath(purpose, 'inactive'))}>
          {emptyTabMessages.active.seePaused[locale]}
        </a>
      </Notice>
    );
  const fresh = shown === 'active' || shown === 'drafts';
  return (
    <Notice title={title[locale]} text={text[locale]}>
      <a
        className={buttonClass('primary')}
        href={localizePath(locale, fresh ? '/select-property' : getListPath(purpose, 'active'))}
      >
        {(fresh ? words.newListing : emptyTabMessages.back)[locale]}
      </a>
    </Notice>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** How many may be active means nothing to an agency before its approval. */
function leadOf({ room, unapproved }: Pick<Loaded, 'room' | 'unapproved'>, locale: Locale): string {
  if (unapproved) {
    const next = unapproved.status === 'rejected' ? notApproved.rejectedNext : notApproved.listings;
    return `${unapprovedTitle(unapproved, locale)}. ${next[locale]}`;
  }
  const isFull = room.max_active_listings !== null && room.active_listings >= room.max_active_listings;
  return `${words.room[locale](room.active_listings, room.max_active_listings)}${isFull ? `. ${words.roomFull[locale]}` : ''}`;
}

export default function MyListings() {
  const data = useLoaderData<typeof loader>();
  const { listings, drafts, counts, shown, purpose, page, now, formKey } = data;
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const list = useRef<HTMLUListElement>(null);
  useDetailsMenus(list);
  const common = { locale, formKey, refusal, now };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={leadOf(data, locale)}>
        <a className={buttonClass('accent')} href={pathTo(locale, '/select-property')}>
          <Icon name="plus" /> {words.newListing[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={ownListingsFlashMessages} />
      <ReviewNotice locale={locale} review={data.review} />
      {data.samePropertyCount > 0 && (
        <p className={css.more}>
          <a href={pathTo(locale, '/dashboard/properties/same-property')}>
            {words.sameProperty[locale](data.samePropertyCount)}
          </a>
        </p>
      )}
      <DraftOffer locale={locale} found={data.unfinished} />
      <MyListingsStats totals={data.totals} locale={locale} />
      <Tabs
        label={words.tabs[locale]}
        tabs={tabs.map((each) => ({
          href: localizePath(locale, getListPath(purpose, each)),
          text: (each === 'drafts' ? words.drafts : listingStateMessages[each].tab)[locale],
          current: each === shown,
          count: counts[each],
        }))}
      />
      <Tabs
        label={words.kinds[locale]}
        pill
        tabs={[undefined, ...purposes].map((each) => ({
          href: localizePath(locale, getListPath(each, shown)),
          text: words[each ?? 'all'][locale],
          current: each === purpose,
        }))}
      />
      {shown !== 'drafts' && listings.length > 0 && (
        <BulkActionBar
          key={shown}
          locale={locale}
          formKey={formKey}
          refusal={refusal}
          state={shown}
          purpose={purpose}
          count={data.count}
          shown={listings.length}
        />
      )}
      {listings.length + drafts.length === 0 ? (
        <EmptyList shown={shown} paused={counts.inactive} purpose={purpose} locale={locale} />
      ) : (
        <ul
          className={homes.list}
          ref={list}
          aria-label={shown === 'drafts' ? words.drafts[locale] : words.list[locale]}
        >
          {listings.map((listing) => (
            <li key={listing.listing_id} data-ad={listing.listing_id}>
              <MyListingRow {...common} listing={listing} bulk={BULK_FORM_ID} />
            </li>
          ))}
          {drafts.map((draft) => (
            <li key={draft.draft_id} data-draft={draft.draft_id}>
              <DraftRow {...common} draft={draft} />
            </li>
          ))}
        </ul>
      )}
      {shown === 'drafts' ? (
        drafts.length > 0 && <p className={css.foot}>{draftMessages.limit[locale]}</p>
      ) : (
        <SimplePagination locale={locale} page={page} count={data.count} perPage={PER_PAGE} />
      )}
    </>
  );
}
