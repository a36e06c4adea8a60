/** What search engines and shared links read of a development. A hidden address has no street and no point. */

import { complexListMessages, complexPageMessages as words } from '@estia/contract/complexes/messages';
import type { ComplexPage } from '@estia/contract/complexes/model';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { complexPath, findStartingPrice } from '../../features/complexes/complex-text.ts';
import { formatPlace } from '../../features/listings/card/listing-text.ts';
import { findLocalizedText } from '../../features/listings/page/localized-text.ts';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';

export const getComplexName = (complex: Pick<ComplexPage, 'name'>, locale: Locale): string =>
  findLocalizedText(complex.name, locale)?.text ?? '';

export const getComplexDescription = (complex: ComplexPage, locale: Locale): string =>
  words.headDescription[locale](
    getComplexName(complex, locale),
    formatPlace(complex, locale),
    complex.stats.units,
    findStartingPrice(complex.stats)?.price ?? null,
  );

export type Breadcrumb = { name: string; path: string };

export function getComplexBreadcrumbs({ municipality }: ComplexPage, locale: Locale): Breadcrumb[] {
  return [
    { name: complexListMessages.title[locale], path: '/complexes' },
    { name: municipality.name[locale], path: `/complexes?municipality_ids=${municipality.municipality_id}` },
  ];
}

export function createComplexJsonLd(complex: ComplexPage, origin: string, locale: Locale): object[] {
  const url = `${origin}${localizePath(locale, complexPath(complex.complex_id))}`;
  const { stats, address, location, agency } = complex;
  const offers = (['sale', 'rent'] as const).flatMap((kind) => {
    const prices = stats[kind];
    if (!prices) return [];
    return [
      {
        '@type': 'AggregateOffer',
        itemOffered: { '@id': url },
        lowPrice: prices.from,
        highPrice: prices.to,
        priceCurrency: 'EUR',
        offerCount: prices.units,
        businessFunction: `http://purl.org/goodrelations/v1#${kind === 'rent' ? 'LeaseOut' : 'Sell'}`,
        availability: `https://schema.org/${complex.stage === 'ready' ? 'InStock' : 'PreOrder'}`,
        seller: {
          '@type': 'RealEstateAgent',
          name: agency.name[locale],
          url: `${origin}${pathTo(locale, '/agency/:agency_id', { agency_id: agency.agency_id })}`,
        },
      },
    ];
  });
  const crumbs = getComplexBreadcrumbs(complex, locale);
  return [
    {
      '@type': 'ApartmentComplex',
      '@id': url,
      url,
      name: getComplexName(complex, locale),
      description: getComplexDescription(complex, locale),
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: stats.units },
      ...(complex.pictures.length > 0
        ? { image: complex.pictures.slice(0, 6).map(({ key }) => `${origin}${pictureUrl(key, 1600, 'jpg')}`) }
        : {}),
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'GR',
        addressRegion: address.prefecture[locale],
        addressLocality: complex.municipality.name[locale],
        ...(address.street ? { streetAddress: address.street } : {}),
      },
      ...(location && !location.hidden
        ? { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon } }
        : {}),
    },
    ...offers,
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${origin}${localizePath(locale, path)}`,
        })),
        { '@type': 'ListItem', position: crumbs.length + 1, name: getComplexName(complex, locale) },
      ],
    },
  ];
}
