/** Everything a property is made from: plain data, so that a worker thread can be given it whole. */

import { requireValue } from '@estia/contract/require-value';
import { type CatalogPicture, pictureCatalog as pictures } from './pictures/catalog.ts';
import type { DemoPlace } from './places/places.ts';
import { cumulativeSums, hashToUnit, pickWeightedIndex } from './random.ts';
import { type Agency, createAgencies } from './tables/accounts.ts';

export type DatasetOptions = { seed: number; listings: number; now: number; places: readonly DemoPlace[] };

export type Dataset = DatasetOptions & {
  thisYear: number;
  placeSums: Float64Array;
  agencies: readonly Agency[];
  pictures: readonly CatalogPicture[];
  /** Index of the agency that gets a listing in this place. */
  pickAgency: (place: DemoPlace, draw: number) => number;
};

type AgencyPool = { agents: number[]; sums: Float64Array };

const createAgencyPool = (agencies: readonly Agency[], belongs: (agency: Agency) => boolean): AgencyPool => {
  const agents = agencies.map((_, i) => i).filter((i) => belongs(requireValue(agencies[i])));
  return { agents, sums: cumulativeSums(agents.map((i) => requireValue(agencies[i]).weight)) };
};

export function createDataset(input: DatasetOptions): Dataset {
  const thisYear = new Date(input.now).getUTCFullYear();
  const agencies = createAgencies(input.seed, input.places, input.listings, thisYear);
  const everyone = createAgencyPool(agencies, () => true);
  const byPrefecture = new Map<number, AgencyPool>();
  // An agency works in its own prefecture; where there is none, one of the region or of anywhere comes.
  for (const { prefectureId, regionId } of input.places) {
    if (byPrefecture.has(prefectureId)) continue;
    const local = createAgencyPool(agencies, (agency) => agency.prefectureId === prefectureId);
    const regional =
      local.agents.length > 0 ? local : createAgencyPool(agencies, (agency) => agency.regionId === regionId);
    byPrefecture.set(prefectureId, regional.agents.length > 0 ? regional : everyone);
  }
  return {
    ...input,
    thisYear,
    placeSums: cumulativeSums(input.places.map((place) => place.share)),
    agencies,
    pictures,
    pickAgency(place, draw) {
      const { agents, sums } = byPrefecture.get(place.prefectureId) ?? everyone;
      return requireValue(agents[pickWeightedIndex(sums, draw)]);
    },
  };
}

/** Of all homes, how many are offered for sale and for rent at once. */
const bothShare = 0.08;

/** How many offers each property has: the listings sum to exactly the number asked for. */
export function planListingCounts(seed: number, listings: number): Uint8Array {
  const counts = new Uint8Array(listings);
  let made = 0;
  let properties = 0;
  while (made < listings) {
    const offers = made + 1 < listings && hashToUnit(seed, properties, 99) < bothShare ? 2 : 1;
    counts[properties++] = offers;
    made += offers;
  }
  return counts.slice(0, properties);
}
