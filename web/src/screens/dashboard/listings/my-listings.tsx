/**
 * POST-5: own listings by state and purpose, what they brought, actions on one and on many. Works without script. With more
 * listings than one page holds it is a table that is searched, filtered and sorted.
 */

import { notApproved } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { listingTablePageSizes } from '@estia/contract/listings/dashboard/dashboard-choices';
import { listingTableMessages } from '@estia/contract/listings/dashboard/listing-table-messages';
import {
  draftMessages,
  emptyTabMessages,
  listingStateMessages,
  ownListingsFlashMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { type ListingState, listingStates } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { unapprovedAgency, unapprovedTitle } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { ReviewNotice } from '../../../features/hidden-brokers/ReviewNotice.tsx';
import { BULK_FORM_ID, BulkActionBar } from '../../../features/listings/my-listings/BulkActionBar.tsx';
import { DraftFilters } from '../../../features/listings/my-listings/DraftFilters.tsx';
import { DraftOffer } from '../../../features/listings/my-listings/DraftOffer.tsx';
import { DraftRow } from '../../../features/listings/my-listings/DraftRow.tsx';
import tableCss from '../../../features/listings/my-listings/ListingTable.module.css';
import { ListingTable } from '../../../features/listings/my-listings/ListingTable.tsx';
import { ListingTableFilters } from '../../../features/listings/my-listings/ListingTableFilters.tsx';
import {
  isTableAsked,
  noFilters,
  parseTableParams,
  tableHref,
} from '../../../features/listings/my-listings/listing-table-params.ts';
import css from '../../../features/listings/my-listings/MyListingRow.module.css';
import { MyListingRow } from '../../../features/listings/my-listings/MyListingRow.tsx';
import { MyListingsStats } from '../../../features/listings/my-listings/MyListingsStats.tsx';
import { orThrowFailure, settle } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, stripLocale, useLocale } from '../../../platform/locale.ts';
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
import { NumberedPagination } from '../../../ui/pagination/NumberedPagination.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useDetailsMenus } from '../../../ui/use-details-menus.ts';
import { handleListingAction } from './listing-actions.ts';

const PAGE_PATH = '/dashboard/properties';
/** So many are a list as before; from there on it is a table. */
const SIMPLE_MAX = 10;
const DRAFTS_PER_PAGE = 20;
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
  const [shown, purpose, params] = [getListTab(url), findPurpose(url), parseTableParams(url)];
  const isDrafts = shown === 'drafts';
  const filter = { state: isDrafts ? ('active' as const) : shown, for: purpose };
  const { per, page, sort, order, search, type, place, source, attention } = params;
  const locale = getLocale(url.pathname);
  const tableQuery = { ...filter, search, type, place, source, attention, sort, order, locale };
  const [me, table, pauses, drafts, review] = await Promise.all([
    findSessionUser(context),
    orThrowFailure(
      callApi('GET /property/table', {
        query: { ...tableQuery, limit: isDrafts ? 1 : per, offset: isDrafts ? 0 : (page - 1) * per },
      }),
    ),
    orThrowFailure(callApi('GET /property/scheduled-pauses', { query: { limit: 1 } })),
    orThrowFailure(
      callApi('GET /property/drafts', {
        query: isDrafts
          ? { limit: DRAFTS_PER_PAGE, offset: (page - 1) * DRAFTS_PER_PAGE, for: purpose, source, search }
          : { limit: 1, is_written: 'true' },
      }),
    ),
    settle(callApi('GET /user/account-review/open')),
  ]);
  // Few listings need no table; what they brought together is counted for these alone.
  const isTable = table.total > SIMPLE_MAX || isTableAsked(url);
  const simple = isTable
    ? null
    : await orThrowFailure(callApi('GET /property/mine', { query: { ...filter, limit: SIMPLE_MAX } }));
  return {
    listings: isDrafts ? [] : table.listings,
    table: isTable
      ? { types: table.types, places: table.places, sources: table.sources, attention: table.attention }
      : null,
    drafts: isDrafts ? drafts.drafts : [],
    draftCount: isDrafts ? drafts.count : 0,
    sources: table.sources,
    unfinished: isDrafts ? null : drafts,
    count: table.count,
    counts: table.counts,
    room: table.plan_usage,
    unapproved: me && unapprovedAgency(me),
    isAgency: me?.role_id === roleIds.agency,
    totals: simple?.totals ?? null,
    samePropertyCount: pauses.count,
    review: review.ok ? review.value.step : null,
    shown,
    purpose,
    params,
    now: getCurrentMinute(),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const back = `${stripLocale(url.pathname)}${url.search}`;
  return handleListingAction(getApiClient(context), await readFormSubmission(request), { url, back });
}

export const meta = createPrivateMeta(words.title);

type EmptyListProps = {
  shown: ListTab;
  paused: number;
  purpose: Purpose | undefined;
  isFiltered?: boolean;
  locale: Locale;
};

function EmptyList({ shown, paused, purpose, isFiltered = false, locale }: EmptyListProps) {
  const { title, text } = emptyTabMessages[shown];
  if (shown === 'drafts' && isFiltered)
    return (
      <Notice title={listingTableMessages.none[locale]} text={listingTableMessages.noneText[locale]}>
        <a className={buttonClass('primary')} href={localizePath(locale, getListPath(purpose, shown))}>
          {listingTableMessages.clear[locale]}
        </a>
      </Notice>
    );
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
  const { active_listings: used, max_active_listings: most } = room;
  const isFull = most !== null && most > 0 && used >= most;
  return `${words.room[locale](used, most)}${isFull ? `. ${words.roomFull[locale](used - most + 1)}` : ''}`;
}

/** Where the tabs lead: the other filters stay, the page does not. */
function getTabLink({ purpose, table }: Loaded, search: string, locale: Locale) {
  return (to: ListTab, of: Purpose | undefined = purpose): string => {
    const href = localizePath(locale, getListPath(of, to));
    if (!table || to === 'drafts') return href;
    const query = new URLSearchParams(search);
    query.delete('state');
    return tableHref(
      { pathname: href.split('?')[0] ?? href, search: `?${query}` },
      to === 'active' ? {} : { state: to },
    );
  };
}

function PageSizes({ locale, per }: { locale: Locale; per: number }) {
  const url = useLocation();
  return (
    <nav className={tableCss.per} aria-label={listingTableMessages.perPage[locale]}>
      <span aria-hidden="true">{listingTableMessages.perPage[locale]}</span>
      {listingTablePageSizes.map((size, at) => (
        <a
          key={size}
          href={tableHref(url, { per: at === 0 ? undefined : size })}
          aria-current={Number(size) === per ? 'true' : undefined}
        >
          {size}
        </a>
      ))}
    </nav>
  );
}

function FilteredList({ data, locale, refusal }: { data: Loaded; locale: Locale; refusal: FormError | null }) {
  const url = useLocation();
  const box = useRef<HTMLTableElement>(null);
  useDetailsMenus(box);
  const { listings, params, count, now, formKey } = data;
  const isFiltered = Boolean(params.search || params.type || params.place || params.source || params.attention);
  if (listings.length === 0)
    return isFiltered || params.page > 1 ? (
      <Notice title={listingTableMessages.none[locale]} text={listingTableMessages.noneText[locale]}>
        <a className={buttonClass('primary')} href={tableHref(url, noFilters)}>
          {listingTableMessages.clear[locale]}
        </a>
      </Notice>
    ) : (
      <EmptyList shown={data.shown} paused={data.counts.inactive} purpose={data.purpose} locale={locale} />
    );
  return (
    <>
      <ListingTable
        listings={listings}
        now={now}
        params={params}
        url={url}
        box={box}
        locale={locale}
        formKey={formKey}
        refusal={refusal}
      />
      <div className={tableCss.foot}>
        <PageSizes locale={locale} per={params.per} />
        <NumberedPagination
          locale={locale}
          page={params.page}
          perPage={params.per}
          count={count}
          maxOffset={count}
          path={(page) =>
            tableHref({ ...url, pathname: stripLocale(url.pathname) }, { page: page === 1 ? undefined : String(page) })
          }
        />
      </div>
    </>
  );
}

export default function MyListings() {
  const data = useLoaderData<typeof loader>();
  const { listings, drafts, counts, shown, purpose, table, params, now, formKey } = data;
  const locale = useLocale();
  const url = useLocation();
  const refusal = findFormError(useActionData());
  const list = useRef<HTMLUListElement>(null);
  useDetailsMenus(list);
  const common = { locale, formKey, refusal, now };
  const tabLink = getTabLink(data, url.search, locale);
  const { search, type, place, source, attention } = params;
  const isDraftsFiltered = search !== undefined || source !== undefined;
  const filter = Object.fromEntries(
    Object.entries({ search, type, place, source, attention }).filter(([, value]) => value !== undefined),
  );
  return (
    <>
      <PageHeader title={words.title[locale]} lead={leadOf(data, locale)}>
        {data.isAgency && (
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/properties/external-sources')}>
            {words.sources[locale]}
          </a>
        )}
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
      {data.totals && <MyListingsStats totals={data.totals} locale={locale} />}
      <Tabs
        label={words.tabs[locale]}
        tabs={tabs.map((each) => ({
          href: tabLink(each),
          text: (each === 'drafts' ? words.drafts : listingStateMessages[each].tab)[locale],
          current: each === shown,
          count: counts[each],
        }))}
      />
      <Tabs
        label={words.kinds[locale]}
        pill
        tabs={[undefined, ...purposes].map((each) => ({
          href: each ? tabLink(shown, each) : getTabLink({ ...data, purpose: undefined }, url.search, locale)(shown),
          text: words[each ?? 'all'][locale],
          current: each === purpose,
        }))}
      />
      {table && shown !== 'drafts' && <ListingTableFilters locale={locale} url={url} params={params} found={table} />}
      {shown === 'drafts' && (data.draftCount > DRAFTS_PER_PAGE || isDraftsFiltered) && (
        <DraftFilters locale={locale} path={url.pathname} params={params} sources={data.sources} />
      )}
      {shown !== 'drafts' && listings.length > 0 && (
        <BulkActionBar
          key={shown}
          locale={locale}
          formKey={formKey}
          refusal={refusal}
          state={shown}
          purpose={purpose}
          filter={filter}
          count={data.count}
          shown={listings.length}
        />
      )}
      {table && shown !== 'drafts' ? (
        <FilteredList data={data} locale={locale} refusal={refusal} />
      ) : listings.length + drafts.length === 0 ? (
        <EmptyList
          shown={shown}
          paused={counts.inactive}
          purpose={purpose}
          isFiltered={isDraftsFiltered || params.page > 1}
          locale={locale}
        />
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
      {shown === 'drafts' && (
        <SimplePagination locale={locale} page={params.page} count={data.draftCount} perPage={DRAFTS_PER_PAGE} />
      )}
      {shown === 'drafts' && drafts.length > 0 && drafts.every((draft) => draft.source === null) && (
        <p className={css.foot}>{draftMessages.limit[locale]}</p>
      )}
    </>
  );
}
