import { describe, expect, it } from 'vitest';
import { type GroupedProperty, groupProperties, type SamePair } from './property-groups.ts';

const property = (propertyId: number, more: Partial<GroupedProperty> = {}): GroupedProperty => ({
  propertyId,
  accountId: propertyId,
  isOnOffer: true,
  ...more,
});
const same = (propertyId: number, otherId: number, more: Partial<SamePair> = {}): SamePair => ({
  propertyId,
  otherId,
  score: 0.95,
  isDecided: false,
  ...more,
});
const list = (...args: Parameters<typeof groupProperties>) => [...groupProperties(...args).values()];

describe('[SAME-3] properties that are one', () => {
  const four = [1, 2, 3, 4].map((id) => property(id));

  it('come together by pairs, under the lowest number; one alone is no group', () => {
    expect(groupProperties(four, [same(2, 3), same(3, 4)], [])).toEqual(new Map([[2, [2, 3, 4]]]));
    expect(list(four, [], [])).toEqual([]);
  });

  it('stay apart where a person said so, also by way of a third; the surer pair stays', () => {
    expect(
      list(four, [same(1, 2, { score: 0.91 }), same(2, 3, { score: 0.99 })], [{ propertyId: 1, otherId: 3 }]),
    ).toEqual([[2, 3]]);
    expect(
      list(four, [same(1, 2, { score: 0.5, isDecided: true }), same(2, 3)], [{ propertyId: 1, otherId: 3 }]),
    ).toEqual([[1, 2]]);
  });

  it('are not two that one advertiser offers at the same time; what is off the market is no twin', () => {
    const twin = (isOnOffer: boolean) => [
      property(1, { accountId: 9 }),
      property(2),
      property(3, { accountId: 9, isOnOffer }),
    ];
    expect(list(twin(true), [same(1, 2), same(2, 3, { score: 0.92 })], [])).toEqual([[1, 2]]);
    expect(list(twin(false), [same(1, 2), same(2, 3)], [])).toEqual([[1, 2, 3]]);
  });
});
