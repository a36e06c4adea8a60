/** What search engines and shared links read of a development. A hidden address has no street and no point. */
import { complexListMessages, complexPageMessages as words } from '@estia/contract/complexes/messages';
import type { ComplexPage } from '@estia/contract/complexes/model';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/address';
import { complexPath, fromPrice } from '../../features/complexes/complex-lines.ts';
import { placeLine } from '../../features/listings/card-line.ts';
import { textFor } from '../../features/listings/own-text.ts';
import { to } from '../../platform/locale.ts';

export const nameOf = (complex: Pick<ComplexPage, 'name'>, locale: Locale): string =>
  textFor(complex.name, locale)?.text ?? '';

export const complexDescription = (complex: ComplexPage, locale: Locale): string =>
  words.headDescription[locale](
    nameOf(complex, locale),
    placeLine(complex, locale),
    complex.figures.units,
    fromPrice(complex.figures)?.price ?? null,
  );

export type Crumb = { name: string; path: string };

export function crumbsOf({ municipality }: ComplexPage, locale: Locale): Crumb[] {
  return [
    { name: complexListMessages.title[locale], path: '/complexes' },
    { name: municipality.name[locale], path: `/complexes?municipality_ids=${municipality.municipality_id}` },
  ];
}

export function complexJsonLd(complex: ComplexPage, origin: string, locale: Locale): object[] {
  const url = `${origin}${to(locale, complexPath(complex.complex_id))}`;
  const { figures, address, location, office } = complex;
  const offers = (['sale', 'rent'] as const).flatMap((kind) => {
    const prices = figures[kind];
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
          name: office.name[locale],
          url: `${origin}${to(locale, `/agency/${office.agency_id}`)}`,
        },
      },
    ];
  });
  const crumbs = crumbsOf(complex, locale);
  return [
    {
      '@type': 'ApartmentComplex',
      '@id': url,
      url,
      name: nameOf(complex, locale),
      description: complexDescription(complex, locale),
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: figures.units },
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
          item: `${origin}${to(locale, path)}`,
        })),
        { '@type': 'ListItem', position: crumbs.length + 1, name: nameOf(complex, locale) },
      ],
    },
  ];
}
