/** What search engines and shared links read of a home. Only public fields: a hidden address has no street and no point. */
import type { Property } from '@estia/contract/listings/model';
import { listMainFacts } from '@estia/contract/listings/property-facts';
import { formatEuro, formatM2 } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/address';
import { to } from '../../platform/locale.ts';
import { placeLine } from './card-line.ts';
import type { Crumb } from './crumbs.ts';
import { textFor } from './own-text.ts';
import { barePropertyPath } from './property-path.ts';

/** «Διαμέρισμα 92 τ.μ., Παγκράτι · 250.000 €» */
export const headTitle = (home: Property, locale: Locale): string =>
  `${home.type[locale]} ${formatM2(home.area, locale)}, ${home.district.name[locale]} · ${formatEuro(home.price)}`;

const LONGEST = 155;

export function headDescription(home: Property, locale: Locale): string {
  const facts = listMainFacts(home, locale).map(({ text }) => text);
  const start = `${home.type[locale]}, ${placeLine(home, locale)}: ${facts.join(' · ')}.`;
  const own = textFor(home.description, locale);
  if (own === null || own.lang !== locale) return start;
  const text = `${start} ${own.text.replace(/\s+/g, ' ')}`;
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`;
}

export function headPicture(home: Property): string | undefined {
  const [first] = home.pictures;
  if (first) return pictureUrl(first.key, 960, 'jpg');
  return home.main_picture ?? undefined;
}

const houses = new Set([3, 4, 5, 9, 12, 13, 14]);
const flats = new Set([1, 2, 6, 7, 8]);
const schemaType = (home: Property): string =>
  flats.has(home.type_id)
    ? 'Apartment'
    : houses.has(home.type_id)
      ? 'House'
      : home.category_id === 1
        ? 'Residence'
        : 'Place';

export function listingJsonLd(home: Property, crumbs: readonly Crumb[], origin: string, locale: Locale): object[] {
  const url = `${origin}${to(locale, barePropertyPath(home))}`;
  const { address, location } = home;
  const street = [address.street, address.street_number].filter(Boolean).join(' ');
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: home.own_title[locale] ?? home.title[locale],
      description: headDescription(home, locale),
      inLanguage: locale,
      datePosted: home.published_at,
      dateModified: home.updated_at,
      ...(home.pictures.length > 0
        ? { image: home.pictures.slice(0, 6).map(({ key }) => `${origin}${pictureUrl(key, 1600, 'jpg')}`) }
        : {}),
      mainEntity: {
        '@type': schemaType(home),
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
                  ? { url: `${origin}${to(locale, `/agency/${home.advertiser.agency_id}`)}` }
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
          item: `${origin}${to(locale, path)}`,
        })),
        { '@type': 'ListItem', position: crumbs.length + 1, name: home.title[locale] },
      ],
    },
  ];
}
