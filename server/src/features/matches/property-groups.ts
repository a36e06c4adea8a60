/** Which properties are one, by all that is known of their pairs. */

export type GroupedProperty = { propertyId: number; accountId: number; isOnOffer: boolean };
/** `isDecided`: a person has answered; such an answer comes before every score. */
export type SamePair = { propertyId: number; otherId: number; score: number; isDecided: boolean };
export type DifferentPair = { propertyId: number; otherId: number };

const toPairKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The surest pairs first, so that of two that contradict each other the surer one stays. */
const bySureness = (a: SamePair, b: SamePair): number =>
  Number(b.isDecided) - Number(a.isDecided) ||
  b.score - a.score ||
  a.propertyId - b.propertyId ||
  a.otherId - b.otherId;

/**
 * Groups of two and more, each by the lowest number of its properties. Two that a person called different never come
 * together by a third, nor do two that one advertiser offers at the same time: those are twins.
 */
export function groupProperties(
  properties: readonly GroupedProperty[],
  same: readonly SamePair[],
  different: readonly DifferentPair[],
): Map<number, number[]> {
  const apart = new Set(different.map(({ propertyId, otherId }) => toPairKey(propertyId, otherId)));
  const mayBeOne = (a: GroupedProperty, b: GroupedProperty): boolean =>
    !apart.has(toPairKey(a.propertyId, b.propertyId)) && !(a.accountId === b.accountId && a.isOnOffer && b.isOnOffer);

  const groupOf = new Map(properties.map((property) => [property.propertyId, [property]]));
  for (const { propertyId, otherId } of same.toSorted(bySureness)) {
    const [group, other] = [groupOf.get(propertyId), groupOf.get(otherId)];
    if (!group || !other || group === other) continue;
    if (!group.every((one) => other.every((another) => mayBeOne(one, another)))) continue;
    group.push(...other);
    for (const each of other) groupOf.set(each.propertyId, group);
  }
  return new Map(
    [...new Set(groupOf.values())]
      .filter((group) => group.length > 1)
      .map((group) => group.map(({ propertyId }) => propertyId).toSorted((a, b) => a - b))
      .map((ids) => [ids[0] as number, ids]),
  );
}
