/** Which properties are one, by all that is known of their pairs. */
import { requireValue } from '@estia/contract/require-value';
import { compareKaek } from './kaek.ts';

export type GroupedProperty = {
  propertyId: number;
  accountId: number;
  isOnOffer: boolean;
  isLand: boolean;
  hidesAddress: boolean;
  kaek: string | null;
};
/** `isDecided`: a person has answered; such an answer comes before every score. */
export type SamePair = { propertyId: number; otherId: number; score: number; isDecided: boolean };
export type PropertyPair = { propertyId: number; otherId: number };
/** What is known of pairs besides those that are the same. */
export type OtherPairs = { unclear: readonly PropertyPair[]; different: readonly PropertyPair[] };

/** More are no property but a mistake, or somebody's doing. */
const MAX_GROUP = 30;

const toPairKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The surest pairs first, so that of two that contradict each other the surer one stays. */
const bySureness = (a: SamePair, b: SamePair): number =>
  Number(b.isDecided) - Number(a.isDecided) ||
  b.score - a.score ||
  a.propertyId - b.propertyId ||
  a.otherId - b.otherId;

/**
 * Groups of two and more, each by the lowest number of its properties. By a person's answer two groups become one; found by
 * comparing, only if each of the one may be each of the other: a listing with pictures of two flats joins neither to the
 * other. Never come together two that a person or their KAEK calls different, nor two that one advertiser offers at the same
 * time: those are twins. Nor one whose advertiser hides the address and one that shows it: the page of the one leads to the
 * other, and would tell it.
 */
export function groupProperties(
  properties: readonly GroupedProperty[],
  same: readonly SamePair[],
  { unclear, different }: OtherPairs,
): Map<number, number[]> {
  const apart = new Set(different.map(({ propertyId, otherId }) => toPairKey(propertyId, otherId)));
  const mayBeOne = (a: GroupedProperty, b: GroupedProperty): boolean =>
    !apart.has(toPairKey(a.propertyId, b.propertyId)) &&
    a.hidesAddress === b.hidesAddress &&
    compareKaek(a.kaek, b.kaek, a.isLand && b.isLand) !== 'different' &&
    !(a.accountId === b.accountId && a.isOnOffer && b.isOnOffer);

  const alike = new Set([...same, ...unclear].map(({ propertyId, otherId }) => toPairKey(propertyId, otherId)));
  const groupOf = new Map(properties.map((property) => [property.propertyId, [property]]));
  for (const { propertyId, otherId, isDecided } of same.toSorted(bySureness)) {
    const [group, other] = [groupOf.get(propertyId), groupOf.get(otherId)];
    if (!group || !other || group === other || group.length + other.length > MAX_GROUP) continue;
    const mayJoin = (one: GroupedProperty, another: GroupedProperty): boolean =>
      mayBeOne(one, another) && (isDecided || alike.has(toPairKey(one.propertyId, another.propertyId)));
    if (!group.every((one) => other.every((another) => mayJoin(one, another)))) continue;
    group.push(...other);
    for (const each of other) groupOf.set(each.propertyId, group);
  }
  return new Map(
    [...new Set(groupOf.values())]
      .filter((group) => group.length > 1)
      .map((group) => group.map(({ propertyId }) => propertyId).toSorted((a, b) => a - b))
      .map((ids) => [requireValue(ids[0]), ids]),
  );
}
