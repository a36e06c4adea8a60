/** ADMN: all listings for sale or to let, by state, found by code or by their user; every action with its reason. */

import { adminListingSorts } from '@estia/contract/admin-lists/list-choices';
import { adminListingSortNames, adminListMessages } from '@estia/contract/admin-lists/messages';
import {
  adminListingsFlashMessages,
  adminListingsMessages,
  listingActionMessages,
  listingStateMessages,
  ownListingsMessages,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { type ListingAction, listAllowedActions, listingActions, listingStates } from '@estia/contract/listings/states';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { startBulk } from '../../../features/admin-bulk/start-bulk.ts';
import css from '../../../features/listings/my-listings/MyListingRow.module.css';
import { MyListingRow } from '../../../features/listings/my-listings/MyListingRow.tsx';
import { getListingTitle } from '../../../features/listings/my-listings/my-listing-row.ts';
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
import { localizePath, stripLocale, useLocale } from '../../../platform/locale.ts';
import { getCurrentMinute } from '../../../platform/page-time.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { loadSavedViews } from '../../../platform/saved-views.ts';
import { BulkBar } from '../../../ui/bulk/BulkBar.tsx';
import { BULK_FORM } from '../../../ui/bulk/bulk-form.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { CsvForm } from '../../../ui/form/CsvForm.tsx';
import { FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { ListViews } from '../../../ui/list-views/ListViews.tsx';
import homes from '../../../ui/listing-row.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader } from '../../../ui/Panel.tsx';
import { ListPages } from '../../../ui/pagination/ListPages.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { updateListingState } from '../listings/listing-actions.ts';
import { parsePageParam } from '../page-param.ts';
import { parseListingFilter } from './list-filters.ts';

const PAGE_PATH = '/dashboard/admin/properties';
const purposes = ['sale', 'rent'] as const;
type Purpose = (typeof purposes)[number];

const listOf = (purpose: Purpose) => (purpose === 'sale' ? ('sale_listings' as const) : ('rent_listings' as const));
const getPurpose = (pathname: string): Purpose => (/\/for-rent(\/|\.data|$)/.test(pathname) ? 'rent' : 'sale');

/** Beside the newest first, which a bare address means. */
const sortChoices = adminListingSorts
  .flatMap((sort) => (['desc', 'asc'] as const).map((order) => ({ value: `${sort}-${order}`, sort, order })))
  .slice(1);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const purpose = getPurpose(url.pathname);
  const page = parsePageParam(url);
  const { state, search, user_id: user } = parseListingFilter(url.searchParams);
  const chosen = sortChoices.find(({ value }) => value === url.searchParams.get('by'));
  const sorted = chosen ? { sort: chosen.sort, order: chosen.order } : {};
  const per = parsePageSize(url);
  const query = { state, search, user_id: user, ...sorted, limit: per, offset: (page - 1) * per };
  const [found, views] = await Promise.all([
    orThrowFailure(
      purpose === 'sale'
        ? callApi('GET /adminPanel/propertiesForSale', { query })
        : callApi('GET /adminPanel/propertiesForRent', { query }),
    ),
    loadSavedViews(callApi, listOf(purpose)),
  ]);
  return {
    listings: found.properties,
    count: found.count,
    counts: found.counts,
    views,
    purpose,
    state,
    search,
    user,
    by: chosen?.value,
    per,
    listParams: pickListParams(url),
    page,
    now: getCurrentMinute(),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const currentPath = `${stripLocale(url.pathname)}${url.search}`;
  if (submission.intent === BULK_FORM)
    return startBulk(getApiClient(context), submission, listOf(getPurpose(url.pathname)), url);
  if (submission.intent === 'moderate' && values.intent === 'ban') {
    const body = { status: 'blocked' as const, reason: values.reason ?? '' };
    const params = { id: values.user ?? '' };
    const result = await catchSubmissionError(
      submission,
      getApiClient(context)('PUT /adminPanel/users/{id}/status', { params, body, idempotencyKey }),
    );
    return result.ok ? redirectWithFlash(url, currentPath, 'banned') : createFormErrorResponse(result.refusal);
  }
  const action: ListingAction | undefined = listingActions.find((each) => each === values.intent);
  if (submission.intent !== 'moderate' || !action || !/^[1-9]\d{0,14}$/.test(values.id ?? '')) return throwNotFound();
  const work = updateListingState([Number(values.id)], action, {
    callApi: getApiClient(context),
    idempotencyKey,
    reason: values.reason ?? '',
  });
  const result = await catchSubmissionError(submission, work);
  return result.ok ? redirectWithFlash(url, currentPath, action) : createFormErrorResponse(result.refusal);
}

export const meta = (args: MetaArgs) =>
  createPrivateMeta(
    getPurpose(args.location.pathname) === 'rent' ? adminListingsMessages.rentTitle : adminListingsMessages.saleTitle,
  )(args);

export default function AdminListings() {
  const { listings, count, counts, views, purpose, state, search, user, by, per, listParams, page, now, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const path = (to: Purpose, shown: string) => {
    const query = new URLSearchParams({
      ...(shown === 'active' ? {} : { state: shown }),
      ...(search ? { search } : {}),
      ...(user ? { user_id: user } : {}),
      ...listParams,
      ...(by ? { by } : {}),
    });
    return `${PAGE_PATH}/for-${to}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <>
      <PageHeader
        title={(purpose === 'sale' ? adminListingsMessages.saleTitle : adminListingsMessages.rentTitle)[locale]}
        lead={adminListingsMessages.count[locale](count)}
      >
        <CsvForm
          locale={locale}
          action={pathTo(locale, '/dashboard/admin/properties/export')}
          filter={{ for: purpose, state, search, user_id: user }}
        />
      </PageHeader>
      <FlashMessage locale={locale} words={adminListingsFlashMessages} />
      <Tabs
        label={ownListingsMessages.kinds[locale]}
        pill
        tabs={purposes.map((each) => ({
          href: localizePath(locale, path(each, state)),
          text: ownListingsMessages[each][locale],
          current: each === purpose,
        }))}
      />
      <ListViews locale={locale} list={listOf(purpose)} views={views} />
      <FilterForm
        action={localizePath(locale, `${PAGE_PATH}/for-${purpose}`)}
        fields={[
          { name: 'search', label: adminListingsMessages.search[locale], value: search, wide: true },
          {
            name: 'by',
            label: adminListMessages.sort[locale],
            value: by,
            any: adminListingSortNames.newest.desc[locale],
            options: sortChoices.map(({ value, sort, order }) => ({
              value,
              label: adminListingSortNames[sort][order][locale],
            })),
          },
        ]}
        hidden={state === 'active' ? listParams : { ...listParams, state }}
        find={adminListingsMessages.find[locale]}
        clear={adminListingsMessages.clear[locale]}
      />
      <Tabs
        label={ownListingsMessages.tabs[locale]}
        tabs={listingStates.map((each) => ({
          href: localizePath(locale, path(purpose, each)),
          text: listingStateMessages[each].tab[locale],
          current: each === state,
          count: counts[each],
        }))}
      />
      {listings.length === 0 ? (
        <Notice title={adminListingsMessages.none[locale]} text={adminListingsMessages.noneText[locale]}>
          <a className={buttonClass('primary')} href={localizePath(locale, `${PAGE_PATH}/for-${purpose}`)}>
            {adminListingsMessages.clear[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <BulkBar
            {...common}
            list={listOf(purpose)}
            filter={{ state, search, user_id: user }}
            count={count}
            shown={listings.length}
          />
          <ul className={homes.list} aria-label={ownListingsMessages.list[locale]}>
            {listings.map((listing) => {
              const form = `moderate-${listing.listing_id}`;
              const { field, failed } = createFieldProps(locale, form, refusal);
              const title = getListingTitle(listing, locale);
              return (
                <li key={listing.listing_id} data-ad={listing.listing_id}>
                  <MyListingRow
                    {...common}
                    listing={listing}
                    bulk={BULK_FORM}
                    now={now}
                    actions={
                      <div className={css.moderation}>
                        <Disclosure
                          quiet
                          open={failed}
                          summary={
                            <>
                              {adminListingsMessages.action[locale]}
                              <span className="vh">: {title}</span>
                            </>
                          }
                        >
                          <ActionForm
                            {...common}
                            intent="moderate"
                            form={form}
                            hidden={{ id: listing.listing_id, user: listing.user.user_id }}
                            label={ownListingsMessages.ofListing[locale](adminListingsMessages.action[locale], title)}
                            labels={{ reason: field('reason').name }}
                          >
                            <ReasonField {...field('reason')} />
                            <div className={grid.actions}>
                              {listAllowedActions(listing.state)
                                .filter((action) => action !== 'confirm')
                                .map((action) => (
                                  <SubmitButton
                                    key={action}
                                    locale={locale}
                                    kind="outline"
                                    name={`${form}.intent`}
                                    value={action}
                                  >
                                    {
                                      (action === 'deactivate'
                                        ? adminListingsMessages.takeDown
                                        : listingActionMessages[action])[locale]
                                    }
                                  </SubmitButton>
                                ))}
                              <SubmitButton locale={locale} kind="outline" name={`${form}.intent`} value="ban">
                                {adminListingsMessages.ban[locale]}
                              </SubmitButton>
                            </div>
                          </ActionForm>
                        </Disclosure>
                      </div>
                    }
                  >
                    <p className={css.owner}>
                      {adminListingsMessages.owner[locale]}:{' '}
                      <a href={pathTo(locale, '/dashboard/admin/users/:id', { id: listing.user.user_id })}>
                        {listing.user.username}
                      </a>
                      {listing.reports > 0 && (
                        <>
                          {' · '}
                          <a className={css.reports} href={pathTo(locale, '/dashboard/admin/list-alerts')}>
                            {adminListingsMessages.reports[locale](listing.reports)}
                          </a>
                        </>
                      )}
                    </p>
                  </MyListingRow>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <ListPages locale={locale} page={page} count={count} perPage={per} />
    </>
  );
}
