/** One home, as offered for sale or for rent: /properties/for-sale/123. */

import { saveSimilar } from '@estia/contract/alerts/save-similar-messages';
import { carouselMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { listFacts } from '@estia/contract/listings/page/fact-list';
import { parseLoanInput } from '@estia/contract/listings/page/loan-calculator';
import { loanCalculatorMessages } from '@estia/contract/listings/page/loan-calculator-messages';
import { contactCardMessages, listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import { listMainFacts } from '@estia/contract/listings/page/property-facts';
import { findByName } from '@estia/contract/map-names';
import { toLatin } from '@estia/contract/places/latin';
import { Fragment, useCallback, useEffect, useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { SaveSearchLink } from '../../features/alerts/SaveSearchLink.tsx';
import { createSimilarSearch } from '../../features/alerts/similar-search.ts';
import { recordSeenListing } from '../../features/favorites/browser-listings.ts';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { LabelledFavoriteButton } from '../../features/favorites/LabelledFavoriteButton.tsx';
import {
  ContactBar,
  ContactCard,
  ContactIcon,
  type ContactKind,
  onPlainClick,
} from '../../features/inbox/ContactCard.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import { createListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { formatPlace } from '../../features/listings/card/listing-text.ts';
import { AdvertiserSection } from '../../features/listings/page/AdvertiserSection.tsx';
import { formatAdvertiserActivity } from '../../features/listings/page/advertiser-activity.ts';
import { getListingBreadcrumbs } from '../../features/listings/page/breadcrumbs.ts';
import { formatCooperation } from '../../features/listings/page/cooperation-line.ts';
import { EnergyScale } from '../../features/listings/page/EnergyScale.tsx';
import { createFirstPhotoPreload } from '../../features/listings/page/first-photo.ts';
import { ListingCosts } from '../../features/listings/page/ListingCosts.tsx';
import { ListingDownloads } from '../../features/listings/page/ListingDownloads.tsx';
import { Amenities, FactGrid, ListingDescription, MainFacts } from '../../features/listings/page/ListingFacts.tsx';
import {
  ListingMetadata,
  ListingPrice,
  ListingPriceBar,
  ListingSidebar,
  OtherListingLink,
} from '../../features/listings/page/ListingSidebar.tsx';
import { LoanCalculator } from '../../features/listings/page/LoanCalculator.tsx';
import { findStreetAddress, LocationSection } from '../../features/listings/page/LocationSection.tsx';
import { createBuyingCostsView, createRentingCostsView } from '../../features/listings/page/listing-costs-view.ts';
import {
  createListingJsonLd,
  findMetaImage,
  getMetaDescription,
  getMetaTitle,
} from '../../features/listings/page/listing-meta.ts';
import { findLocalizedText } from '../../features/listings/page/localized-text.ts';
import { NearbyPlaces } from '../../features/listings/page/NearbyPlaces.tsx';
import { createNearbyView } from '../../features/listings/page/nearby-view.ts';
import { keepOneLanguage } from '../../features/listings/page/one-language.ts';
import { NoScriptPhotoList, PhotoGallery } from '../../features/listings/page/PhotoGallery.tsx';
import { createPropertyListingsView } from '../../features/listings/page/property-listings-view.ts';
import { scheduleViewCount } from '../../features/listings/page/view-count.ts';
import { PriceHistory } from '../../features/listings/price-history/PriceHistory.tsx';
import { createPriceHistoryView } from '../../features/listings/price-history/price-history-view.ts';
import { GoldenVisaNote } from '../../features/rules/GoldenVisaNote.tsx';
import { AskingPricePosition } from '../../features/valuation/AskingPricePosition.tsx';
import { createAskingPricePosition } from '../../features/valuation/asking-price-position.ts';
import { cachePublicFor, headersFromLoader } from '../../platform/cache-headers.ts';
import { settle, throwNotFound } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { getCurrentMinute } from '../../platform/page-time.ts';
import { contactPath, reportPath } from '../../platform/paths/contact-path.ts';
import { canonicalPropertyPath, propertyPath } from '../../platform/paths/property-path.ts';
import { useLazyModule } from '../../platform/use-lazy-module.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { GlossaryTerm } from '../../ui/GlossaryTerm.tsx';
import { PropertyIcon } from '../../ui/icon/PropertyIcon.tsx';
import { PrintButton } from '../../ui/ShareActions.tsx';
import { ShareMenu } from '../../ui/ShareMenu.tsx';
import { BackToResults } from './BackToResults.tsx';
import { ComplexLink } from './ComplexLink.tsx';
import { GoneListing } from './GoneListing.tsx';
import css from './listing.module.css';
import { GONE, raiseOrGone } from './raise-or-gone.ts';

const purposes = { 'for-sale': 'sale', 'for-rent': 'rent' } as const;

/** Everything else that goes wrong is shown by the frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  const locale = useLocale();
  if (isRouteErrorResponse(error) && error.status === GONE)
    return <GoneListing locale={locale} similar={error.data.similar ?? []} />;
  throw error;
}

/** As on the sign at the corner, for whoever does not read Greek. */
const withLatinStreet = ({ address, ...property }: Property): Property => ({
  ...property,
  address: { ...address, street: address.street && toLatin(address.street) },
});

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const purpose = findByName(purposes, params.for);
  if (purpose === undefined || !/^[1-9]\d{0,14}$/.test(params.property_id ?? '')) return throwNotFound();
  const query = { for: purpose, property_id: Number(params.property_id) };
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const now = getCurrentMinute();
  const [{ property: stored }, similar, position, rules] = await Promise.all([
    callApi('GET /property/property', { query }).catch((error) => raiseOrGone(error, { callApi, query, locale, now })),
    settle(callApi('GET /property/similar', { query })),
    settle(callApi('GET /valuation/position', { query })),
    purpose === 'sale' ? settle(callApi('GET /site/rules')) : null,
  ]);
  const property = locale === 'en' ? withLatinStreet(stored) : stored;
  const spread = position.ok ? position.value.spread : null;
  const { name: place, median = null, listing_count: listingCount = 0 } = spread?.stats ?? {};
  const origin = getOrigin(context);
  const crumbs = getListingBreadcrumbs(property, locale);
  const image = findMetaImage(property);
  return data(
    {
      // Told below, so that its events need not travel too.
      home: {
        ...keepOneLanguage(property, locale),
        timeline: [],
        nearby: [],
        property_listings: [],
        cooperation: undefined,
      },
      told: {
        crumbs,
        mainFacts: listMainFacts(property, locale),
        facts: listFacts(property, locale),
        nearby: createNearbyView(property, locale),
        propertyListings: createPropertyListingsView(property, locale),
        story: createPriceHistoryView({
          listing: property,
          locale,
          now,
          median:
            spread && place && median !== null
              ? { place, ownRate: spread.price_per_m2, median, listingCount, at: new Date(now).toISOString() }
              : null,
        }),
        position: spread && createAskingPricePosition(spread, property, locale),
        costs: rules?.ok
          ? createBuyingCostsView(property, rules.value.rules, locale)
          : purpose === 'rent'
            ? createRentingCostsView(property, locale)
            : null,
        activity: formatAdvertiserActivity(property, locale),
        url: `${origin}${propertyPath(property, locale)}`,
        similarSearch: createSimilarSearch(property, locale),
        cooperation: property.cooperation && formatCooperation(property.cooperation, locale),
      },
      tags: [
        ...createFirstPhotoPreload(property),
        ...createPageMeta({
          origin,
          locale,
          path: canonicalPropertyPath(property),
          title: getMetaTitle(property, locale),
          description: getMetaDescription(property, locale),
          ...(image ? { image } : {}),
          kind: 'article',
          jsonLd: createListingJsonLd(property, crumbs, origin, locale),
        }),
      ],
      loanInput: parseLoanInput((name) => url.searchParams.get(name)),
      similar: similar.ok ? similar.value.properties.map((card) => createListingCardView(card, locale, now)) : [],
      now,
    },
    { headers: cachePublicFor(60) },
  );
}

export const headers = headersFromLoader;

/** Made by the loader: its words and structured data are no business of the browser's script. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

/** Forms are fetched when somebody reaches for them. */
const loadContactDialog = () => import('../../features/inbox/ContactDialog.tsx');

/** Homes and shops are bought with loans; land and the rest rarely are. */
const LOAN_CATEGORIES = [1, 2];

export default function Listing() {
  const { home: listing, told: view, similar, now, loanInput } = useLoaderData<typeof loader>();
  const locale = useLocale();
  useEffect(() => recordSeenListing(listing.listing_id), [listing.listing_id]);
  const { for: purpose, property_id } = listing;
  useEffect(() => scheduleViewCount({ for: purpose, property_id }), [purpose, property_id]);
  const [kind, setKind] = useState<ContactKind | null>(null);
  const [phone, setPhone] = useState<{ of: number; number: string } | null>(null);
  const { part: dialog, want } = useLazyModule(loadContactDialog);
  const onPhone = useCallback((number: string) => setPhone({ of: property_id, number }), [property_id]);
  const open = (wanted: ContactKind) => {
    setKind(wanted);
    // No dialog, no harm: the page behind the link does the same.
    want(() => location.assign((wanted === 'report' ? reportPath : contactPath)(listing, locale)));
  };
  const contact = {
    listing,
    locale,
    phone: phone?.of === property_id ? phone.number : null,
    onOpen: open,
    onNear: () => want(),
  };
  const { crumbs } = view;
  const writtenTitle = findLocalizedText(listing.own_title, locale);
  const title = writtenTitle?.lang === locale ? writtenTitle.text : listing.title[locale];
  const place = [findStreetAddress(listing), formatPlace(listing, locale)].filter(Boolean).join(', ');
  const back = crumbs.at(-1);
  const hasText =
    findLocalizedText(listing.description, locale) !== null || (writtenTitle !== null && writtenTitle.lang !== locale);
  return (
    <div className={css.page}>
      <div className={css.crumbs}>
        {back && <BackToResults locale={locale} className={css.back} areaPath={back.path} />}
        <nav aria-label={words.crumbs[locale]}>
          {crumbs.map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && <span aria-hidden="true"> › </span>}
              <a href={localizePath(locale, path)}>{name}</a>
            </Fragment>
          ))}
        </nav>
        <div className={css.actions}>
          <LabelledFavoriteButton id={listing.listing_id} title={title} locale={locale} />
          <ShareMenu url={view.url} title={title} locale={locale} />
          <PrintButton locale={locale} compact />
        </div>
      </div>

      <PhotoGallery key={listing.listing_id} listing={listing} locale={locale} />

      <div className={css.layout}>
        <div className={css.main}>
          <section aria-labelledby="home">
            <div className={css.phonePrice}>
              <ListingPrice listing={listing} locale={locale} />
              <OtherListingLink listing={listing} locale={locale} />
            </div>
            <h1 id="home">{title}</h1>
            <p className={css.place}>
              <PropertyIcon name="pin" />
              {place}
            </p>
            <MainFacts facts={view.mainFacts} />
            {listing.complex && <ComplexLink complex={listing.complex} locale={locale} />}
            <GoldenVisaNote mark={listing.may_qualify} locale={locale} />
          </section>

          {view.propertyListings && (
            <section aria-labelledby="listings">
              <h2 id="listings">{view.propertyListings.caption}</h2>
              <PriceHistory story={view.propertyListings} />
            </section>
          )}

          <section aria-labelledby="facts">
            <h2 id="facts">{words.facts[locale]}</h2>
            <FactGrid facts={view.facts} />
          </section>

          {hasText && (
            <section aria-labelledby="description">
              <h2 id="description">{words.description[locale]}</h2>
              <ListingDescription listing={listing} locale={locale} />
            </section>
          )}

          {listing.extras.length > 0 && (
            <section aria-labelledby="amenities">
              <h2 id="amenities">{words.amenities[locale]}</h2>
              <Amenities listing={listing} locale={locale} />
            </section>
          )}

          <section aria-labelledby="price">
            <h2 id="price">{words.priceAndHistory[locale]}</h2>
            <PriceHistory story={view.story}>
              {view.position && <AskingPricePosition position={view.position} />}
            </PriceHistory>
          </section>

          {view.costs && <ListingCosts costs={view.costs} />}

          {listing.for === 'sale' && LOAN_CATEGORIES.includes(listing.category_id) && (
            <section id="loan" className={css.loan} aria-labelledby="loan-title">
              <h2 id="loan-title">{loanCalculatorMessages.title[locale]}</h2>
              <LoanCalculator key={listing.listing_id} price={listing.price} input={loanInput} locale={locale} />
            </section>
          )}

          {(listing.energy_class !== null || listing.energy_exempt_reason !== null) && (
            <section aria-labelledby="energy">
              <h2 id="energy">
                <GlossaryTerm id="energy-class" locale={locale}>
                  {words.energy[locale]}
                </GlossaryTerm>
              </h2>
              <EnergyScale listing={listing} locale={locale} />
            </section>
          )}

          <section aria-labelledby="location">
            <h2 id="location">{words.location[locale]}</h2>
            <LocationSection listing={listing} locale={locale} />
          </section>

          {view.nearby && <NearbyPlaces {...view.nearby} />}

          <section aria-labelledby="advertiser">
            <h2 id="advertiser">{words.advertiser[locale]}</h2>
            <AdvertiserSection
              listing={listing}
              locale={locale}
              activity={view.activity}
              cooperation={view.cooperation}
            />
            <div className={css.phonePapers}>
              <ListingMetadata listing={listing} locale={locale} now={now} />
            </div>
          </section>
          <NoScriptPhotoList listing={listing} locale={locale} />
        </div>
        <ListingSidebar listing={listing} locale={locale} now={now} contact={<ContactCard {...contact} />} />
      </div>

      {similar.length > 0 && (
        <section className={css.similar} aria-labelledby="similar">
          <Carousel
            label={(listing.category_id === 1 ? words.similar : words.similarOther)[locale]}
            words={carouselMessages[locale]}
            head={<h2 id="similar">{(listing.category_id === 1 ? words.similar : words.similarOther)[locale]}</h2>}
          >
            {similar.map((card) => (
              <ListingCard
                key={card.id}
                card={card}
                locale={locale}
                corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
              />
            ))}
          </Carousel>
        </section>
      )}
      <p className={css.alert}>
        <SaveSearchLink {...view.similarSearch} locale={locale} text={saveSimilar} kind="outline" />
      </p>
      <div className={css.end}>
        <ListingDownloads listing={listing} locale={locale} />
        <p>
          {words.listingCode[locale]} {listing.code}
        </p>
        <a
          className={css.report}
          href={reportPath(listing, locale)}
          rel="nofollow"
          onPointerEnter={() => want()}
          onClick={onPlainClick(() => open('report'))}
        >
          <ContactIcon name="report" />
          {contactCardMessages.report[locale]}
        </a>
      </div>
      <ListingPriceBar listing={listing} locale={locale} contact={<ContactBar {...contact} />} />
      {kind !== null && dialog && (
        <dialog.ContactDialog
          listing={listing}
          locale={locale}
          kind={kind}
          onClose={() => setKind(null)}
          onPhone={onPhone}
        />
      )}
    </div>
  );
}
