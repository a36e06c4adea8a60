/** What search engines and shared links read of a home. Only public fields: a hidden address has no street and no point. */

import { formatEuro, formatM2 } from '@estia/contract/format';
import type { Property } from '@estia/contract/listings/model';
import { listMainFacts } from '@estia/contract/listings/page/property-facts';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { localizePath } from '../../../platform/locale.ts';
import { canonicalPropertyPath } from '../../../platform/paths/property-path.ts';
import { formatPlace } from '../card/listing-text.ts';
import type { Breadcrumb } from './breadcrumbs.ts';
import { findLocalizedText } from './localized-text.ts';

/** «Διαμέρισμα 92 τ.μ., Παγκράτι · 250.000 €» */
export const getMetaTitle = (home: Property, locale: Locale): string =>
  `${home.type[locale]} ${formatM2(home.area, locale)}, ${home.district.name[locale]} · ${formatEuro(home.price)}`;

const MAX_DESCRIPTION_LENGTH = 155;

export function getMetaDescription(home: Property, locale: Locale): string {
  const facts = listMainFacts(home, locale).map(({ text }) => text);
  const start = `${home.type[locale]}, ${formatPlace(home, locale)}: ${facts.join(' · ')}.`;
  const own = findLocalizedText(home.description, locale);
  if (own === null || own.lang !== locale) return start;
  const text = `${start} ${own.text.replace(/\s+/g, ' ')}`;
  return text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))}…`;
}

export function findMetaImage(home: Property): string | undefined {
  const [first] = home.pictures;
  if (first) return pictureUrl(first.key, 960, 'jpg');
  return home.main_picture ?? undefined;
}

const HOUSE_TYPE_IDS = new Set([3, 4, 5, 9, 12, 13, 14]);
const APARTMENT_TYPE_IDS = new Set([1, 2, 6, 7, 8]);
const getSchemaType = (home: Property): string =>
  APARTMENT_TYPE_IDS.has(home.type_id)
    ? 'Apartment'
    : HOUSE_TYPE_IDS.has(home.type_id)
      ? 'House'
      : home.category_id === 1
        ? 'Residence'
        : 'Place';

export function createListingJsonLd(
  home: Property,
  crumbs: readonly Breadcrumb[],
  origin: string,
  locale: Locale,
): object[] {
  const url = `${origin}${localizePath(locale, canonicalPropertyPath(home))}`;
  const { address, location } = home;
  const street = [address.street, address.street_number].filter(Boolean).join(' ');
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: home.own_title[locale] ?? home.title[locale],
      description: getMetaDescription(home, locale),
      inLanguage: locale,
      datePosted: home.published_at,
      dateModified: home.updated_at,
      ...(home.pictures.length > 0
        ? { image: home.pictures.slice(0, 6).map(({ key }) => `${origin}${pictureUrl(key, 1600, 'jpg')}`) }
        : {}),
      mainEntity: {
        '@type': getSchemaType(home),
        name: home.title[locale],
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'GR',
          addressRegion: address.prefecture[locale],
          addressLocality: home.municipality.name[locale],
          ...(address.postal_code ? { postalCode: address.postal_code } : {}),
          ...(street ? { streetAddress: street } : {}),
        },
        ...(location.hidden
          ? {}
          : { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon } }),
        ...(home.category_id === 1
          ? {
              floorSize: { '@type': 'QuantitativeValue', value: home.area, unitCode: 'MTK' },
              ...(home.bed_rooms ? { numberOfBedrooms: home.bed_rooms } : {}),
              ...(home.bath_rooms ? { numberOfBathroomsTotal: home.bath_rooms } : {}),
              ...(home.year_built ? { yearBuilt: home.year_built } : {}),
            }
          : {}),
      },
      offers: {
        '@type': 'Offer',
        price: home.price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        businessFunction: `http://purl.org/goodrelations/v1#${home.for === 'rent' ? 'LeaseOut' : 'Sell'}`,
        url,
        ...(home.for === 'rent'
          ? {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: home.price,
                priceCurrency: 'EUR',
                unitCode: 'MON',
              },
            }
          : {}),
        ...(home.advertiser.kind === 'office' && home.advertiser.name
          ? {
              seller: {
                '@type': 'RealEstateAgent',
                name: home.advertiser.name[locale],
                ...(home.advertiser.agency_id
                  ? { url: `${origin}${localizePath(locale, `/agency/${home.advertiser.agency_id}`)}` }
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
        { '@type': 'ListItem', position: crumbs.length + 1, name: home.title[locale] },
      ],
    },
  ];
}
