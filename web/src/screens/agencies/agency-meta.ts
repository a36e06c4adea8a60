/** The address of an office, the way to it, and what search engines read of it. */
import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { agencySearchMessages } from '@estia/contract/agencies/agency-search-messages';
import { openingHoursJsonLd } from '@estia/contract/agencies/opening-hours-format';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import type { AskReply } from '../../platform/ask.ts';
import { localizePath } from '../../platform/locale.ts';
import { agencySearchPath } from './agency-search-params.ts';

export type Agency = AskReply<'GET /user/agency'>['agency'];
export type Breadcrumb = { name: string; path: string };

/** Sale is what an address without a word means. */
export function agencyPath(id: number, purpose: 'sale' | 'rent', page = 1): string {
  const query = [...(purpose === 'rent' ? ['for=rent'] : []), ...(page > 1 ? [`page=${page}`] : [])].join('&');
  return query ? `/agency/${id}?${query}` : `/agency/${id}`;
}

export function getAgencyBreadcrumbs({ municipality, municipality_id }: Agency, locale: Locale): Breadcrumb[] {
  const all = { name: agencySearchMessages.title[locale], path: '/show-realtors' };
  if (municipality === null || municipality_id === null) return [all];
  const places = [{ kind: 'municipality' as const, id: municipality_id }];
  return [all, { name: municipality[locale], path: agencySearchPath({ places, name: '', gemi: '' }) }];
}

export function createAgencyJsonLd(
  office: Agency,
  crumbs: readonly Breadcrumb[],
  origin: string,
  locale: Locale,
): object[] {
  const url = `${origin}${localizePath(locale, agencyPath(office.agency_id, 'sale'))}`;
  const { address } = office;
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': url,
      url,
      name: office.name[locale],
      identifier: {
        '@type': 'PropertyValue',
        name: words.gcrExplained[locale],
        value: office.general_commercial_agency_id,
      },
      ...(office.municipality
        ? {
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'GR',
              addressLocality: office.municipality[locale],
              ...(office.prefecture ? { addressRegion: office.prefecture[locale] } : {}),
              ...(address.postal_code ? { postalCode: address.postal_code } : {}),
              ...(address.label ? { streetAddress: address.label } : {}),
            },
            areaServed: office.municipality[locale],
          }
        : {}),
      ...(office.opening_hours ? { openingHoursSpecification: openingHoursJsonLd(office.opening_hours) } : {}),
      ...(office.logo ? { logo: `${origin}${pictureUrl(office.logo, 512, 'webp')}` } : {}),
      ...(office.location?.radius_m === 0
        ? { geo: { '@type': 'GeoCoordinates', latitude: office.location.lat, longitude: office.location.lon } }
        : {}),
      ...(office.founded_year ? { foundingDate: String(office.founded_year) } : {}),
      ...(office.realtor_association
        ? { memberOf: { '@type': 'Organization', name: office.realtor_association[locale] } }
        : {}),
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
        { '@type': 'ListItem', position: crumbs.length + 1, name: office.name[locale] },
      ],
    },
  ];
}
