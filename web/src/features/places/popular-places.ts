/** Where most people look: one press from the hero. */
import { type Pair, pair } from '@estia/contract/pair';
import type { FilterFields } from '@estia/contract/search/codec';

type PopularPlace = { readonly name: Pair; readonly filter: FilterFields };

export const popularPlaces: readonly PopularPlace[] = [
  { name: pair('Παγκράτι', 'Pangrati'), filter: { district_ids: [450131] } },
  { name: pair('Χαλάνδρι', 'Chalandri'), filter: { municipality_ids: [4612] } },
  { name: pair('Καλαμαριά', 'Kalamaria'), filter: { municipality_ids: [707] } },
  { name: pair('Χανιά', 'Chania'), filter: { municipality_ids: [7401] } },
  { name: pair('Γλυφάδα', 'Glyfada'), filter: { municipality_ids: [4804] } },
];
