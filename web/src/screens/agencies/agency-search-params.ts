/** The address of a search for agencies. */
import {
  createPlaceSearchPath,
  type PlaceRef,
  parsePlaceParams,
  parseTextParam,
} from '../../features/places/place-params.ts';

export type AgencySearchParams = { places: readonly PlaceRef[]; name: string; gemi: string };

export const AGENCIES_PER_PAGE = 20;
const LAST_PAGE = 501;

export const parseAgencySearch = (params: URLSearchParams): AgencySearchParams & { page: number; q: string } => ({
  ...parsePlaceParams(params, LAST_PAGE),
  name: parseTextParam(params, 'name', 80),
  gemi: parseTextParam(params, 'gemi', 40),
});

export const agencySearchPath = ({ places, name, gemi }: AgencySearchParams, page = 1): string =>
  createPlaceSearchPath('/show-realtors', places, { name, gemi }, page);
