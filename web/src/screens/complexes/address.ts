/** The address of a search for developments. */
import { type ConstructionStage, constructionStages } from '@estia/contract/complexes/choices';
import type { complexLimits } from '@estia/contract/complexes/limits';
import { parseAmount } from '@estia/contract/search/amounts';
import { type AskedPlace, placesPath, readPlaces, readText } from '../../features/places/place-address.ts';

export type ComplexSearch = {
  places: readonly AskedPlace[];
  for: 'sale' | 'rent' | '';
  stage: ConstructionStage | '';
  /** As typed. */
  priceMin: string;
  priceMax: string;
};

/** Its type is the contract's number itself: a change there stops the build here, and the page loads no list of limits. */
export const PER_PAGE: (typeof complexLimits)['page'] = 12;
const LAST_PAGE = 800;

const HIGHEST = 2_000_000_000;
/** Null for nothing, NaN for what is no price. */
export function priceOf(text: string): number | null {
  const amount = parseAmount(text);
  return amount !== null && amount > HIGHEST ? Number.NaN : amount;
}

export const readComplexes = (params: URLSearchParams): ComplexSearch & { page: number; q: string } => ({
  ...readPlaces(params, LAST_PAGE),
  for: (['sale', 'rent'] as const).find((each) => each === params.get('for')) ?? '',
  stage: constructionStages.find((each) => each === params.get('stage')) ?? '',
  priceMin: readText(params, 'priceMin', 20),
  priceMax: readText(params, 'priceMax', 20),
});

export function complexesPath(search: ComplexSearch, page = 1): string {
  const { places, for: purpose, stage, priceMin, priceMax } = search;
  return placesPath('/complexes', places, { for: purpose, stage, priceMin, priceMax }, page);
}

export const isAsked = (search: ComplexSearch): boolean => complexesPath(search) !== '/complexes';
