/** What search engines and shared links read of a property. Only public fields: a hidden address has no street and no point. */

import { formatEuro, formatM2 } from '@estia/contract/format';
import type { Property } from '@estia/contract/listings/model';
import { listMainFacts } from '@estia/contract/listings/page/property-facts';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { canonicalPropertyPath } from '../../../platform/paths/property-path.ts';
import { formatPlace } from '../card/listing-text.ts';
import type { Breadcrumb } from './breadcrumbs.ts';
import { findLocalizedText } from './localized-text.ts';

/** «Διαμέρισμα 92 τ.μ., Παγκράτι · 250.000 €» */
export const getMetaTitle = (listing: Property, locale: Locale): string =>
  `${listing.type[locale]} ${formatM2(listing.area, locale)}, ${listing.district.name[locale]} · ${formatEuro(listing.price)}`;

const MAX_DESCRIPTION_LENGTH = 155;

export function getMetaDescription(listing: Property, locale: Locale): string {
  const facts = listMainFacts(listing, locale).map(({ text }) => text);
  const start = `${listing.type[locale]}, ${formatPlace(listing, locale)}: ${facts.join(' · ')}.`;
  const description = findLocalizedText(listing.description, locale);
  if (description === null || description.lang !== locale) return start;
  const text = `${start} ${description.text.replace(/\s+/g, ' ')}`;
  return text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))}…`;
}

export function findMetaImage(listing: Property): string | undefined {
  const [first] = listing.pictures;
  if (first) return pictureUrl(first.key, 960, 'jpg');
  return listing.main_picture ?? undefined;
}

const HOUSE_TYPE_IDS = new Set([3, 4, 5, 9, 12, 13, 14]);
const APARTMENT_TYPE_IDS = new Set([1, 2, 6, 7, 8]);
const getSchemaType = (listing: Property): string =>
  APARTMENT_TYPE_IDS.has(listing.type_id)
    ? 'Apartment'
    : HOUSE_TYPE_IDS.has(listing.type_id)
      ? 'House'
      : listing.category_id === 1
        ? 'Residence'
        : 'Place';

export function createListingJsonLd(
  listing: Property,
  crumbs: readonly Breadcrumb[],
  origin: string,
  locale: Locale,
): object[] {
  const url = `${origin}${localizePath(locale, canonicalPropertyPath(listing))}`;
  const { address, location } = listing;
  const street = [address.street, address.street_number].filter(Boolean).join(' ');
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: listing.own_title[locale] ?? listing.title[locale],
      description: getMetaDescription(listing, locale),
      inLanguage: locale,
      datePosted: listing.published_at,
      dateModified: listing.updated_at,
      ...(listing.pictures.length > 0
        ? { image: listing.pictures.slice(0, 6).map(({ key }) => `${origin}${pictureUrl(key, 1600, 'jpg')}`) }
        : {}),
      mainEntity: {
        '@type': getSchemaType(listing),
        name: listing.title[locale],
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'GR',
          addressRegion: address.prefecture[locale],
          addressLocality: listing.municipality.name[locale],
          ...(address.postal_code ? { postalCode: address.postal_code } : {}),
          ...(street ? { streetAddress: street } : {}),
        },
        ...(location.hidden
          ? {}
          : { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon } }),
        ...(listing.category_id === 1
          ? {
              floorSize: { '@type': 'QuantitativeValue', value: listing.area, unitCode: 'MTK' },
              ...(listing.bed_rooms ? { numberOfBedrooms: listing.bed_rooms } : {}),
              ...(listing.bath_rooms ? { numberOfBathroomsTotal: listing.bath_rooms } : {}),
              ...(listing.year_built ? { yearBuilt: listing.year_built } : {}),
            }
          : {}),
      },
      offers: {
        '@type': 'Offer',
        price: listing.price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        businessFunction: `http://purl.org/goodrelations/v1#${listing.for === 'rent' ? 'LeaseOut' : 'Sell'}`,
        url,
        ...(listing.for === 'rent'
          ? {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: listing.price,
                priceCurrency: 'EUR',
                unitCode: 'MON',
              },
            }
          : {}),
        ...(listing.advertiser.kind === 'agency' && listing.advertiser.name
          ? {
              seller: {
                '@type': 'RealEstateAgent',
                name: listing.advertiser.name[locale],
                ...(listing.advertiser.agency_id
                  ? {
                      url: `${origin}${pathTo(locale, '/agency/:agency_id', { agency_id: listing.advertiser.agency_id })}`,
                    }
                  : {}),
              },
            }
          : {}),
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${origin}${localizePath(locale, path)}`,
        })),
        { '@type': 'ListItem', position: crumbs.length + 1, name: listing.title[locale] },
      ],
    },
  ];
}
