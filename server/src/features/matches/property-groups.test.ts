import { describe, expect, it } from 'vitest';
import { type GroupedProperty, groupProperties, type SamePair } from './property-groups.ts';

const property = (propertyId: number, more: Partial<GroupedProperty> = {}): GroupedProperty => ({
  propertyId,
  accountId: propertyId,
  isOnOffer: true,
  isLand: false,
  hidesAddress: false,
  kaek: null,
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

  const none = { unclear: [], different: [] };

  it('come together by pairs, under the lowest number; one alone is no group', () => {
    expect(groupProperties(four, [same(2, 3), same(3, 4), same(2, 4)], none)).toEqual(new Map([[2, [2, 3, 4]]]));
    expect(
      list(four, [same(2, 3), same(3, 4, { score: 0.92 })], { ...none, unclear: [{ propertyId: 2, otherId: 4 }] }),
    ).toEqual([[2, 3, 4]]);
    expect(list(four, [], none)).toEqual([]);
  });

  it('are not joined by a third that looks like both; a person’s answer joins them', () => {
    expect(list(four, [same(1, 2, { score: 0.99 }), same(2, 3)], none)).toEqual([[1, 2]]);
    expect(list(four, [same(1, 2), same(2, 3, { isDecided: true })], none)).toEqual([[2, 3]]);
    expect(list(four, [same(1, 2, { isDecided: true }), same(2, 3, { isDecided: true })], none)).toEqual([[1, 2, 3]]);
  });

  it('stay apart where a person or their KAEK says so, also by way of a third; the surer pair stays', () => {
    const different = [{ propertyId: 1, otherId: 3 }];
    const pairs = [same(1, 2, { score: 0.91 }), same(2, 3, { score: 0.99 })];
    expect(list(four, pairs, { unclear: [], different })).toEqual([[2, 3]]);
    expect(list(four, [same(1, 2, { score: 0.5, isDecided: true }), same(2, 3)], { unclear: [], different })).toEqual([
      [1, 2],
    ]);
    const withKaek = [
      property(1, { kaek: '050123456789/1/7' }),
      property(2),
      property(3, { kaek: '050123456789/1/8' }),
    ];
    const decided = { isDecided: true };
    expect(list(withKaek, [same(1, 2, decided), same(2, 3, { ...decided, score: 0.9 })], none)).toEqual([[1, 2]]);
  });

  it('stay apart where one advertiser hides the address and the other shows it, also by a person’s answer', () => {
    const hidden = [property(1, { hidesAddress: true }), property(2), property(3, { hidesAddress: true })];
    const pairs = [same(1, 2, { isDecided: true }), same(2, 3), same(1, 3)];
    expect(list(hidden, pairs, none)).toEqual([[1, 3]]);
  });

  it('are at most thirty', () => {
    const many = Array.from({ length: 40 }, (_, n) => property(n + 1));
    const groups = list(
      many,
      many.slice(1).map(({ propertyId }) => same(1, propertyId, { isDecided: true })),
      none,
    );
    expect(groups.map((group) => group.length)).toEqual([30]);
  });

  it('are not two that one advertiser offers at the same time; what is off the market is no twin', () => {
    const twin = (isOnOffer: boolean) => [
      property(1, { accountId: 9 }),
      property(2),
      property(3, { accountId: 9, isOnOffer }),
    ];
    const pairs = [same(1, 2), same(2, 3, { score: 0.92 }), same(1, 3, { score: 0.91 })];
    expect(list(twin(true), pairs, none)).toEqual([[1, 2]]);
    expect(list(twin(false), pairs, none)).toEqual([[1, 2, 3]]);
  });
});
