/**
 * POST-5: one own listing as visitors see it, under a bar with its state, what it brought and what can be done with it.
 */

import { roleIds } from '@estia/contract/accounts/roles';
import { cooperationMessages } from '@estia/contract/cooperation/messages';
import {
  adminListingsMessages,
  ownListingsFlashMessages,
  ownListingsMessages,
  preview as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { listFacts } from '@estia/contract/listings/page/fact-list';
import { listingPageMessages } from '@estia/contract/listings/page/page-messages';
import { listMainFacts } from '@estia/contract/listings/page/property-facts';
import { endingActions, listAllowedActions } from '@estia/contract/listings/states';
import { findByName } from '@estia/contract/map-names';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { formatPlace } from '../../../features/listings/card/listing-text.ts';
import { AdminMandatePanel } from '../../../features/listings/mandates/AdminMandatePanel.tsx';
import {
  DeleteListingForm,
  EndForm,
  ListingActionButton,
} from '../../../features/listings/my-listings/ListingActions.tsx';
import { ListingCounts, ListingStatusBadge } from '../../../features/listings/my-listings/MyListingRow.tsx';
import {
  editListingPath,
  findListingNotice,
  getListingTitle,
} from '../../../features/listings/my-listings/my-listing-row.ts';
import { PriceForm } from '../../../features/listings/my-listings/PriceForm.tsx';
import { EnergyScale } from '../../../features/listings/page/EnergyScale.tsx';
import { Amenities, FactGrid, ListingDescription, MainFacts } from '../../../features/listings/page/ListingFacts.tsx';
import { ListingPrice } from '../../../features/listings/page/ListingSidebar.tsx';
import { findStreetAddress, LocationSection } from '../../../features/listings/page/LocationSection.tsx';
import { findLocalizedText } from '../../../features/listings/page/localized-text.ts';
import { NoScriptPhotoList, PhotoGallery } from '../../../features/listings/page/PhotoGallery.tsx';
import { PriceHistory } from '../../../features/listings/price-history/PriceHistory.tsx';
import { createPriceHistoryView } from '../../../features/listings/price-history/price-history-view.ts';
import { AskingPricePosition } from '../../../features/valuation/AskingPricePosition.tsx';
import { createAskingPricePosition } from '../../../features/valuation/asking-price-position.ts';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import { useFlashWord } from '../../../platform/flash.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient, getOrigin } from '../../../platform/load-context.ts';
import { getLocale, localizePath, stripLocale, useLocale } from '../../../platform/locale.ts';
import { getCurrentMinute } from '../../../platform/page-time.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { canonicalPropertyPath, propertyPath } from '../../../platform/paths/property-path.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { ShareButton } from '../../../ui/ShareActions.tsx';
import { useDetailsMenus } from '../../../ui/use-details-menus.ts';
import { handleListingAction } from './listing-actions.ts';
import css from './my-listing.module.css';

const purposes = { 'for-sale': 'sale', 'for-rent': 'rent' } as const;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const purpose = findByName(purposes, params.for);
  if (purpose === undefined || !/^[1-9]\d{0,14}$/.test(params.property_id ?? '')) return throwNotFound();
  const which = { for: purpose, property_id: Number(params.property_id) };
  const callApi = getApiClient(context);
  const [mine, user] = await Promise.all([
    orThrowFailure(callApi('GET /property/mine', { query: { ...which, limit: 1 } })),
    findSessionUser(context),
  ]);
  const [listing = null] = mine.properties;
  // A listing of somebody else is none of theirs, also when everybody may read it; admins look at all.
  if (!listing && user?.role_id !== roleIds.admin) return throwNotFound();
  const [{ property }, position, mandate] = await Promise.all([
    orThrowFailure(callApi('GET /property/property', { query: { ...which, paranoid: 'true' } })),
    settle(callApi('GET /valuation/position', { query: which })),
    listing ? null : settle(callApi('GET /adminPanel/mandates/{id}', { params: { id: which.property_id } })),
  ]);
  const locale = getLocale(url.pathname);
  const spread = position.ok ? position.value.spread : null;
  const { name: place, median = null, listing_count: listingCount = 0 } = spread?.stats ?? {};
  return {
    property,
    listing,
    mandate: mandate?.ok ? mandate.value.mandate : null,
    mainFacts: listMainFacts(property, locale),
    facts: listFacts(property, locale),
    position: spread && createAskingPricePosition(spread, property, locale),
    median:
      spread && place && median !== null
        ? { place, ownRate: spread.price_per_m2, median, listingCount, at: new Date(getCurrentMinute()).toISOString() }
        : null,
    now: getCurrentMinute(),
    origin: getOrigin(context),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  // What is deleted for good has no page any more.
  const back = submission.intent === 'delete' ? '/dashboard/properties?state=removed' : stripLocale(url.pathname);
  return handleListingAction(getApiClient(context), submission, { url, back });
}

export const meta = createPrivateMeta(words.title);

const { published: _, ...flashMessages } = ownListingsFlashMessages;

export default function MyListing() {
  const { property, listing, now, origin, formKey, ...details } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const isNew = useFlashWord() === 'published';
  const menu = useRef<HTMLDivElement>(null);
  useDetailsMenus(menu);
  const common = { locale, formKey, refusal };
  const text = findLocalizedText(property.own_title, locale);
  const title = text?.lang === locale ? text.text : property.title[locale];
  const live = listing === null || listing.state === 'active';
  const publicUrl = `${origin}${localizePath(locale, canonicalPropertyPath(property))}`;
  const share = (
    <ShareButton
      path={propertyPath(property, locale)}
      title={title}
      locale={locale}
      variant="text"
      label={words.share[locale]}
    />
  );
  const notice = listing && findListingNotice(listing, now, locale);
  return (
    <>
      <p className={css.back}>
        <a
          href={localizePath(
            locale,
            listing ? '/dashboard/properties' : `/dashboard/admin/properties/for-${property.for}`,
          )}
        >
          <span aria-hidden="true">←</span>{' '}
          {
            (listing
              ? words.back
              : property.for === 'sale'
                ? adminListingsMessages.saleTitle
                : adminListingsMessages.rentTitle)[locale]
          }
        </a>
      </p>
      <PageHeader title={words.title[locale]} lead={(live ? words.asSeen : words.notSeen)[locale]}>
        {live && (
          <a className={buttonClass('outline')} href={propertyPath(property, locale)}>
            {words.open[locale]}
          </a>
        )}
      </PageHeader>
      {isNew && live ? (
        <section className={css.published} aria-labelledby="published">
          <h2 id="published" role="status">
            {words.published[locale]}
          </h2>
          <p>{words.publishedText[locale]}</p>
          <div className={css.link}>
            <input type="text" readOnly value={publicUrl} aria-label={words.link[locale]} />
            {share}
          </div>
        </section>
      ) : (
        <FlashMessage locale={locale} words={flashMessages} />
      )}
      {listing && (
        <section className={css.bar} aria-label={getListingTitle(listing, locale)}>
          <div className={css.state}>
            <ListingStatusBadge listing={listing} now={now} locale={locale} />
            <span className={css.code}>
              {words.code[locale]} <span className="num">{listing.code}</span>
            </span>
            <p className={css.figures} title={words.stats[locale]}>
              <ListingCounts listing={listing} locale={locale} />
            </p>
          </div>
          {notice && (
            <p className={css.notice}>
              {notice.text} {notice.link && <a href={notice.link.path}>{notice.link.text}</a>}
            </p>
          )}
          <div className={css.actions} ref={menu}>
            {listing.state !== 'removed' && (
              <a className={buttonClass('primary')} href={editListingPath(listing, locale)}>
                {ownListingsMessages.edit[locale]}
              </a>
            )}
            {listing.state !== 'removed' && <PriceForm listing={listing} title={title} {...common} />}
            {listAllowedActions(listing.state).map((action) =>
              action === 'delete' ? (
                <DeleteListingForm key={action} listingId={listing.listing_id} title={title} {...common} />
              ) : endingActions.includes(action) ? (
                <EndForm
                  key={action}
                  listingId={listing.listing_id}
                  title={title}
                  action={action}
                  purpose={listing.for}
                  {...common}
                />
              ) : (
                <ListingActionButton
                  key={action}
                  listingId={listing.listing_id}
                  title={title}
                  action={action}
                  kind="outline"
                  {...common}
                />
              ),
            )}
            {listing.state === 'active' && (
              <a
                className={buttonClass('text')}
                href={`${pathTo(locale, '/dashboard/cooperation')}?listing=${listing.code}#propose`}
              >
                {cooperationMessages.proposeFor[locale]}
              </a>
            )}
            {live && !isNew && share}
          </div>
        </section>
      )}

      {details.mandate && <AdminMandatePanel locale={locale} mandate={details.mandate} />}

      <article className={css.home}>
        <PhotoGallery key={property.listing_id} listing={property} locale={locale} />
        <section aria-labelledby="home">
          <ListingPrice listing={property} locale={locale} />
          <h2 id="home" className={css.title}>
            {title}
          </h2>
          <p className={css.place}>
            {[findStreetAddress(property), formatPlace(property, locale)].filter(Boolean).join(', ')}
          </p>
          <MainFacts facts={details.mainFacts} />
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts">{listingPageMessages.facts[locale]}</h2>
          <FactGrid facts={details.facts} />
        </section>
        {(findLocalizedText(property.description, locale) !== null || (text !== null && text.lang !== locale)) && (
          <section aria-labelledby="description">
            <h2 id="description">{listingPageMessages.description[locale]}</h2>
            <ListingDescription listing={property} locale={locale} />
          </section>
        )}
        {property.extras.length > 0 && (
          <section aria-labelledby="amenities">
            <h2 id="amenities">{listingPageMessages.amenities[locale]}</h2>
            <Amenities listing={property} locale={locale} />
          </section>
        )}
        <section aria-labelledby="price">
          <h2 id="price">{listingPageMessages.priceAndHistory[locale]}</h2>
          <PriceHistory story={createPriceHistoryView({ listing: property, locale, now, median: details.median })}>
            {details.position && <AskingPricePosition position={details.position} />}
          </PriceHistory>
        </section>
        {(property.energy_class !== null || property.energy_exempt_reason !== null) && (
          <section aria-labelledby="energy">
            <h2 id="energy">{listingPageMessages.energy[locale]}</h2>
            <EnergyScale listing={property} locale={locale} />
          </section>
        )}
        <section aria-labelledby="location">
          <h2 id="location">{listingPageMessages.location[locale]}</h2>
          <LocationSection listing={property} locale={locale} />
        </section>
        <NoScriptPhotoList listing={property} locale={locale} />
      </article>
    </>
  );
}
