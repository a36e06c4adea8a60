/** Closed lists of developments. Apart from the schemas, which no browser needs. */
export const constructionStages = ['planned', 'building', 'ready'] as const;
export type ConstructionStage = (typeof constructionStages)[number];

export const unitSorts = [
  'price_asc',
  'price_desc',
  'area_asc',
  'area_desc',
  'floor_asc',
  'floor_desc',
  'bedrooms_asc',
  'bedrooms_desc',
] as const;
export type UnitSort = (typeof unitSorts)[number];
