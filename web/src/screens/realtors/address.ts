/** The address of a search for offices. */
import { type AskedPlace, placesPath, readPlaces, readText } from '../../features/places/place-address.ts';

export type RealtorSearch = { places: readonly AskedPlace[]; name: string; gemi: string };

export const PER_PAGE = 20;
const LAST_PAGE = 501;

export const readRealtors = (params: URLSearchParams): RealtorSearch & { page: number; q: string } => ({
  ...readPlaces(params, LAST_PAGE),
  name: readText(params, 'name', 80),
  gemi: readText(params, 'gemi', 40),
});

export const realtorsPath = ({ places, name, gemi }: RealtorSearch, page = 1): string =>
  placesPath('/show-realtors', places, { name, gemi }, page);
