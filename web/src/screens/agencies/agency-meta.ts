/** The address of an agency, the way to it, and what search engines read of it. */
import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { agencySearchMessages } from '@estia/contract/agencies/agency-search-messages';
import { openingHoursJsonLd } from '@estia/contract/agencies/opening-hours-format';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import { agencySearchPath } from './agency-search-params.ts';

export type Agency = ApiReply<'GET /user/agency'>['agency'];
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
  agency: Agency,
  crumbs: readonly Breadcrumb[],
  origin: string,
  locale: Locale,
): object[] {
  const url = `${origin}${localizePath(locale, agencyPath(agency.agency_id, 'sale'))}`;
  const { address } = agency;
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': url,
      url,
      name: agency.name[locale],
      identifier: {
        '@type': 'PropertyValue',
        name: words.gcrExplained[locale],
        value: agency.general_commercial_agency_id,
      },
      ...(agency.municipality
        ? {
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'GR',
              addressLocality: agency.municipality[locale],
              ...(agency.prefecture ? { addressRegion: agency.prefecture[locale] } : {}),
              ...(address.postal_code ? { postalCode: address.postal_code } : {}),
              ...(address.label ? { streetAddress: address.label } : {}),
            },
            areaServed: agency.municipality[locale],
          }
        : {}),
      ...(agency.opening_hours ? { openingHoursSpecification: openingHoursJsonLd(agency.opening_hours) } : {}),
      ...(agency.logo ? { logo: `${origin}${pictureUrl(agency.logo, 512, 'webp')}` } : {}),
      ...(agency.location?.radius_m === 0
        ? { geo: { '@type': 'GeoCoordinates', latitude: agency.location.lat, longitude: agency.location.lon } }
        : {}),
      ...(agency.founded_year ? { foundingDate: String(agency.founded_year) } : {}),
      ...(agency.realtor_association
        ? { memberOf: { '@type': 'Organization', name: agency.realtor_association[locale] } }
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
        { '@type': 'ListItem', position: crumbs.length + 1, name: agency.name[locale] },
      ],
    },
  ];
}
