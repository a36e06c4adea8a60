/** Everything a property is made from: plain data, so that a worker thread can be given it whole. */
import { type Agency, makeAgencies } from './people.ts';
import { type PoolPicture, pool as pictures } from './pictures/pool.ts';
import type { Place } from './places.ts';
import { cumulative, fraction, pickIndex } from './random.ts';

export type WorldInput = { seed: number; listings: number; now: number; places: readonly Place[] };

export type World = WorldInput & {
  thisYear: number;
  placeSums: Float64Array;
  agencies: readonly Agency[];
  pictures: readonly PoolPicture[];
  /** Index of the office that gets an ad in this place. */
  pickAgency: (place: Place, draw: number) => number;
};

type Roster = { members: number[]; sums: Float64Array };

const roster = (agencies: readonly Agency[], belongs: (agency: Agency) => boolean): Roster => {
  const members = agencies.map((_, i) => i).filter((i) => belongs(agencies[i] as Agency));
  return { members, sums: cumulative(members.map((i) => (agencies[i] as Agency).weight)) };
};

export function buildWorld(input: WorldInput): World {
  const thisYear = new Date(input.now).getUTCFullYear();
  const agencies = makeAgencies(input.seed, input.places, input.listings, thisYear);
  const everyone = roster(agencies, () => true);
  const byPrefecture = new Map<number, Roster>();
  // An office works in its own prefecture; where there is none, one of the region or of anywhere comes.
  for (const { prefectureId, regionId } of input.places) {
    if (byPrefecture.has(prefectureId)) continue;
    const local = roster(agencies, (agency) => agency.prefectureId === prefectureId);
    const regional = local.members.length > 0 ? local : roster(agencies, (agency) => agency.regionId === regionId);
    byPrefecture.set(prefectureId, regional.members.length > 0 ? regional : everyone);
  }
  return {
    ...input,
    thisYear,
    placeSums: cumulative(input.places.map((place) => place.share)),
    agencies,
    pictures,
    pickAgency(place, draw) {
      const { members, sums } = byPrefecture.get(place.prefectureId) ?? everyone;
      return members[pickIndex(sums, draw)] as number;
    },
  };
}

/** Of all homes, how many are offered for sale and for rent at once. */
const bothShare = 0.08;

/** How many offers each property has: the listings sum to exactly the number asked for. */
export function planOffers(seed: number, listings: number): Uint8Array {
  const counts = new Uint8Array(listings);
  let made = 0;
  let properties = 0;
  while (made < listings) {
    const offers = made + 1 < listings && fraction(seed, properties, 99) < bothShare ? 2 : 1;
    counts[properties++] = offers;
    made += offers;
  }
  return counts.slice(0, properties);
}
