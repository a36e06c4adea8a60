/** Addresses of the pages for who has not chosen a place yet: `/buy`, `/rent`, `/buy/apartments`. */
import { typeSlugs } from './area-path.ts';
import type { Purpose } from './model.ts';

/** The category whose types have a start page: homes, as in the menus Buy and Rent. */
export const START_CATEGORY_ID = 1;

const words = { sale: 'buy', rent: 'rent' } as const satisfies Record<Purpose, string>;

export const startPath = (purpose: Purpose, typeId?: number): string => {
  const slug = typeId === undefined ? undefined : typeSlugs[typeId];
  return slug === undefined ? `/${words[purpose]}` : `/${words[purpose]}/${slug}`;
};
