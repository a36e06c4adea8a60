/** LIST-4: the favourites of the account. Note and remove are plain forms; what this browser has stored comes in first. */

import {
  favoritesFlashMessages,
  favoritesPageMessages as words,
} from '@estia/contract/favorites/favorites-page-messages';
import { favoriteLimits } from '@estia/contract/favorites/limits';
import { listFlashMessages } from '@estia/contract/favorites/list-messages';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import css from '../../../features/favorites/FavoriteRow.module.css';
import { FavoriteRow, goneTitle, RemovedFavorite } from '../../../features/favorites/FavoriteRow.tsx';
import { getFavoriteIds } from '../../../features/favorites/favorite-ids-store.ts';
import { loadFavorites } from '../../../features/favorites/favorites.ts';
import {
  listTargets,
  NewListForm,
  PlaceForm,
  ReceivedInvitations,
} from '../../../features/favorites/lists/ListForms.tsx';
import { FAVORITES_PATH, findFavoriteSort, ListTabs, SortTabs } from '../../../features/favorites/lists/ListTabs.tsx';
import { formatListingFacts, formatPlace, getTitleWithoutPlace } from '../../../features/listings/card/listing-text.ts';
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
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import rows from '../../../ui/listing-row.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { runListAction } from '../favorites/list-actions.ts';
import { parsePageParam } from '../page-param.ts';

const PER_PAGE = 20;
const purposes = ['sale', 'rent'] as const;

const findPurpose = (url: URL) => purposes.find((each) => each === url.searchParams.get('for'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const purpose = findPurpose(url);
  const sort = findFavoriteSort(url);
  const offset = Math.min((page - 1) * PER_PAGE, favoriteLimits.most);
  const { properties, count } = await orThrowFailure(
    callApi('GET /user/favorites', { query: { limit: PER_PAGE, offset, for: purpose, sort } }),
  );
  const listing_ids = properties.map((card) => card.listing_id).join(',') || undefined;
  const { lists, invitations } = await orThrowFailure(callApi('GET /user/lists', { query: { listing_ids } }));
  return { listings: properties, count, page, purpose, sort, lists, invitations, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const listing_id = values.id ?? '';
  const done = async (work: Promise<unknown>, word: keyof typeof favoritesFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${FAVORITES_PATH}${url.search}`, word)
      : createFormErrorResponse(result.refusal);
  };
  if (submission.intent === 'note') {
    // A textarea ends its lines with two characters, which would count against the limit.
    const note = (values.note ?? '').replaceAll('\r\n', '\n');
    return done(callApi('PUT /user/favorite-note', { body: { listing_id, note }, idempotencyKey }), 'noted');
  }
  if (submission.intent === 'remove')
    return done(callApi('PUT /user/remove-favorite', { body: { listing_id }, idempotencyKey }), 'removed');
  const asked = { callApi, submission, url, here: `${FAVORITES_PATH}${url.search}` };
  return runListAction(asked, 'favorites') ?? throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function Favorites() {
  const { listings, count, page, purpose, sort, lists, invitations, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void loadFavorites().then((merged) => {
      // The page before may have handed its hearts over while this one was being drawn.
      const missed = !purpose && getFavoriteIds() !== null && getFavoriteIds()?.size !== count;
      if (merged || missed) void revalidate();
    });
  }, [revalidate, purpose, count]);
  const common = { locale, formKey, refusal };
  const none = purpose ? (purpose === 'sale' ? words.noneSale : words.noneRent) : words.none;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('text')} href={pathTo(locale, '/saved')}>
          {words.browser[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={{ ...favoritesFlashMessages, ...listFlashMessages }} />
      <ReceivedInvitations {...common} invitations={invitations} />
      <ListTabs locale={locale} lists={lists} current="favorites" />
      <NewListForm {...common} />
      {(count > 0 || purpose) && (
        <Tabs
          label={words.filter[locale]}
          pill
          tabs={[undefined, ...purposes].map((each) => ({
            href: localizePath(locale, each ? `${FAVORITES_PATH}?for=${each}` : FAVORITES_PATH),
            text: words[each ?? 'all'][locale],
            current: each === purpose,
            count: each === purpose ? count : undefined,
          }))}
        />
      )}
      {listings.length > 1 && <SortTabs locale={locale} sort={sort} />}
      {listings.length === 0 ? (
        <Notice title={none[locale]} text={purpose ? '' : words.noneText[locale]}>
          <a
            className={buttonClass('primary')}
            href={localizePath(locale, purpose ? FAVORITES_PATH : '/properties/search')}
          >
            {(purpose ? words.showAll : words.search)[locale]}
          </a>
        </Notice>
      ) : (
        <ul className={rows.list} aria-label={words.list[locale]}>
          {listings.map((listing) => {
            const title = listing.is_active ? getTitleWithoutPlace(listing, locale) : goneTitle(listing, locale);
            const form = `note-${listing.listing_id}`;
            const { field, failed } = createFieldProps(locale, form, refusal);
            const hidden = { id: listing.listing_id };
            const forms = {
              note: (
                <>
                  <Disclosure
                    quiet
                    open={failed}
                    summary={
                      <>
                        {(listing.note ? words.editNote : words.addNote)[locale]}
                        <span className="vh">: {title}</span>
                      </>
                    }
                  >
                    <ActionForm
                      {...common}
                      intent="note"
                      form={form}
                      hidden={hidden}
                      labels={{ note: words.note[locale] }}
                      label={words.of[locale](words.note[locale], title)}
                    >
                      <Field
                        {...field('note', listing.note)}
                        label={words.note[locale]}
                        hint={words.noteHint[locale]}
                        maxLength={favoriteLimits.note}
                        rows={3}
                      />
                      <div className={grid.actions}>
                        <SubmitButton locale={locale}>{words.saveNote[locale]}</SubmitButton>
                      </div>
                    </ActionForm>
                  </Disclosure>
                  <PlaceForm
                    {...common}
                    listingId={listing.listing_id}
                    title={title}
                    targets={listTargets(lists, listing.listing_id, 'favorites', locale)}
                  />
                </>
              ),
              remove: (
                <ActionForm
                  {...common}
                  intent="remove"
                  form={`remove-${listing.listing_id}`}
                  hidden={hidden}
                  className={css.remove}
                >
                  <SubmitButton locale={locale} kind="text">
                    {words.remove[locale]}
                    <span className="vh">: {title}</span>
                  </SubmitButton>
                </ActionForm>
              ),
            };
            return (
              <li key={listing.listing_id} data-home={listing.listing_id}>
                {listing.is_active ? (
                  <FavoriteRow
                    {...forms}
                    locale={locale}
                    listing={listing}
                    title={title}
                    facts={formatListingFacts(listing, locale)}
                    place={formatPlace(listing, locale)}
                    href={propertyPath(listing, locale)}
                  />
                ) : (
                  <RemovedFavorite {...forms} locale={locale} listing={listing} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
