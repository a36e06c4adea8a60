/** The address of a search for developments. */
import { type ConstructionStage, constructionStages } from '@estia/contract/complexes/choices';
import type { complexLimits } from '@estia/contract/complexes/limits';
import { parseAmount } from '@estia/contract/search/amounts';
import {
  createPlaceSearchPath,
  type PlaceRef,
  parsePlaceParams,
  parseTextParam,
} from '../../features/places/place-params.ts';

export type ComplexSearchParams = {
  places: readonly PlaceRef[];
  for: 'sale' | 'rent' | '';
  stage: ConstructionStage | '';
  /** As typed. */
  priceMin: string;
  priceMax: string;
};

/** Its type is the contract's number itself: a change there stops the build here, and the page loads no list of limits. */
export const COMPLEXES_PER_PAGE: (typeof complexLimits)['page'] = 12;
const LAST_PAGE = 800;

const MAX_PRICE = 2_000_000_000;
/** Null for nothing, NaN for what is no price. */
export function parsePrice(text: string): number | null {
  const amount = parseAmount(text);
  return amount !== null && amount > MAX_PRICE ? Number.NaN : amount;
}

export const parseComplexSearch = (params: URLSearchParams): ComplexSearchParams & { page: number; q: string } => ({
  ...parsePlaceParams(params, LAST_PAGE),
  for: (['sale', 'rent'] as const).find((each) => each === params.get('for')) ?? '',
  stage: constructionStages.find((each) => each === params.get('stage')) ?? '',
  priceMin: parseTextParam(params, 'priceMin', 20),
  priceMax: parseTextParam(params, 'priceMax', 20),
});

export function complexSearchPath(search: ComplexSearchParams, page = 1): string {
  const { places, for: purpose, stage, priceMin, priceMax } = search;
  return createPlaceSearchPath('/complexes', places, { for: purpose, stage, priceMin, priceMax }, page);
}

export const hasSearchParams = (search: ComplexSearchParams): boolean => complexSearchPath(search) !== '/complexes';
