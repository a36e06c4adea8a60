/** The listings around a home, from memory: for training and backtests. At ask time the database finds them. */
import { requireValue } from '@estia/contract/require-value';
import type { ModelListing } from './design-matrix.ts';
import type { PropertyFacts, PropertyLocation } from './model-terms.ts';
import { mayBeSameProperty } from './trained-model.ts';

/** Of its own district, and of any around it. */
export const MAX_SAME_DISTRICT = 50;
export const MAX_OTHER_DISTRICTS = 20;
/** Beyond this a listing is not around. */
const MAX_DISTANCE_M = 12_000;

const CELL_M = 1_000;

/** The same for listings of one market that are one home, by the facts that figures of areas go by. */
export const getDuplicateKey = (listing: ModelListing): string =>
  [listing.type, listing.area, listing.floor, listing.beds, listing.year, listing.price, listing.square].join();

type ValuedProperty = PropertyFacts & Pick<PropertyLocation, 'x' | 'y'>;

/** Of listings around a property those that may be read, each property once, the nearest first. */
export function selectNearby(
  subject: ValuedProperty,
  sameDistrict: readonly ModelListing[],
  others: readonly ModelListing[],
): ModelListing[] {
  const duplicateKeys = new Set<string>();
  const some = (list: readonly ModelListing[], max: number) => {
    const found = list
      .filter((listing) => !mayBeSameProperty(subject, listing))
      .map((listing) => ({ ad: listing, metres: Math.hypot(listing.x - subject.x, listing.y - subject.y) }))
      .filter(({ ad: listing, metres }) => {
        const duplicateKey = getDuplicateKey(listing);
        if (metres > MAX_DISTANCE_M || duplicateKeys.has(duplicateKey)) return false;
        duplicateKeys.add(duplicateKey);
        return true;
      });
    return found
      .sort((a, b) => a.metres - b.metres || a.ad.id - b.ad.id)
      .slice(0, max)
      .map(({ ad: listing }) => listing);
  };
  return [...some(sameDistrict, MAX_SAME_DISTRICT), ...some(others, MAX_OTHER_DISTRICTS)];
}

type NearbyFinder = (listing: ModelListing, allowed?: (row: number) => boolean) => number[];

export function createNearbyIndex(listings: readonly ModelListing[]): NearbyFinder {
  const cells = new Map<number, number[]>();
  const byDistrict = new Map<number, number[]>();
  const cellOf = (x: number, y: number) => Math.floor(x / CELL_M) * 10_000 + Math.floor(y / CELL_M);
  listings.forEach((listing, i) => {
    const cell = cellOf(listing.x, listing.y);
    const list = cells.get(cell);
    if (list) list.push(i);
    else cells.set(cell, [i]);
    const sameDistrict = byDistrict.get(listing.district);
    if (sameDistrict) sameDistrict.push(i);
    else byDistrict.set(listing.district, [i]);
  });
  return (subject, allowed = () => true) => {
    const far = (i: number) =>
      Math.hypot(requireValue(listings[i]).x - subject.x, requireValue(listings[i]).y - subject.y);
    const usable = (i: number) =>
      requireValue(listings[i]).property !== subject.property &&
      allowed(i) &&
      !mayBeSameProperty(subject, requireValue(listings[i]));
    const nearest = (list: number[], max: number) =>
      list
        .filter(usable)
        .map((i) => [far(i), i] as const)
        .filter(([metres]) => metres <= MAX_DISTANCE_M)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1])
        .slice(0, max)
        .map(([, i]) => i);
    const sameDistrict = nearest(byDistrict.get(subject.district) ?? [], MAX_SAME_DISTRICT);
    const others: number[] = [];
    const cx = Math.floor(subject.x / CELL_M);
    const cy = Math.floor(subject.y / CELL_M);
    for (let ring = 0; ring <= MAX_DISTANCE_M / CELL_M && others.length < MAX_OTHER_DISTRICTS; ring++)
      for (let dx = -ring; dx <= ring; dx++)
        for (let dy = -ring; dy <= ring; dy++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
          for (const i of cells.get((cx + dx) * 10_000 + cy + dy) ?? [])
            if (requireValue(listings[i]).district !== subject.district) others.push(i);
        }
    return [...sameDistrict, ...nearest(others, MAX_OTHER_DISTRICTS)];
  };
}
