/** What the loader of the search for agencies hands to its page: words already in the reader's language. */
import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import type { Locale } from '@estia/contract/pair';
import type { Bounds } from '@estia/contract/search/shape';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import type { ApiReply } from '../../platform/api-client.ts';
import type { Failure } from '../../platform/failures.ts';
import { getInitials } from '../../ui/AdvertiserAvatar.tsx';
import type { AgencySearchParams } from './agency-search-params.ts';

export type AgencyCardView = {
  id: number;
  name: string;
  gemi: string;
  initials: string;
  logo: string | null;
  place: string;
  sitsHere: boolean;
  forSale: number;
  forRent: number;
  replyMinutes: number | null;
  at: { lat: number; lon: number } | null;
};

export type AgencySearchData = {
  origin: string;
  search: AgencySearchParams;
  page: number;
  places: PlaceTag[];
  title: string;
  /** A place that was typed without script and is none. */
  unknownPlace: string | null;
  badGemi: boolean;
  found: { count: number; agencies: AgencyCardView[]; bounds: Bounds | null } | null;
  failure: Failure | null;
};

type AgencyReply = ApiReply<'GET /user/search-realtors'>['realtors'][number];

export function createAgencyCardView({ agency_id, agency }: AgencyReply, locale: Locale): AgencyCardView {
  const { district, municipality, location } = agency;
  const names = [...new Set([district?.[locale], municipality?.[locale]].filter(Boolean))];
  return {
    id: agency_id,
    name: agency.name[locale],
    gemi: agency.general_commercial_agency_id,
    initials: getInitials(agency.name[locale]),
    logo: agency.logo,
    place: names.length > 0 ? names.join(', ') : words.noPlace[locale],
    sitsHere: agency.is_located_here === true,
    forSale: agency.for_sale,
    forRent: agency.for_rent,
    replyMinutes: agency.median_reply_minutes,
    at: location && { lat: location.lat, lon: location.lon },
  };
}
