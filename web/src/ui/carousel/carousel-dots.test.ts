import { describe, expect, it } from 'vitest';
import { getVisibleDots } from './carousel-dots.ts';

const counts = (cards: number) =>
  Array.from({ length: cards }, (_, index) => getVisibleDots('growing', index, cards).length);

describe('dots of a carousel', () => {
  it('[HOME-6] the guide begins with 5, grows by 3 at its edge and shrinks by 3 on the way back', () => {
    expect(counts(14)).toEqual([5, 5, 5, 5, 8, 8, 8, 11, 11, 11, 14, 14, 14, 14]);
    // The same on the way back: what is shown depends on the position alone.
    expect(counts(14).reverse()).toEqual([14, 14, 14, 14, 11, 11, 11, 8, 8, 8, 5, 5, 5, 5]);
  });

  it('[HOME-6] there are never more dots than cards, and the position is always among them', () => {
    for (let cards = 0; cards <= 20; cards += 1) {
      for (let index = 0; index < cards; index += 1) {
        for (const window of ['growing', 'following'] as const) {
          const dots = getVisibleDots(window, index, cards);
          expect(dots).toContain(index);
          expect(dots.length).toBeLessThanOrEqual(cards);
          expect(dots.every((dot) => dot >= 0 && dot < cards)).toBe(true);
        }
      }
    }
    expect(getVisibleDots('growing', 0, 0)).toEqual([]);
  });
});
