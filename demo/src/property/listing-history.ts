/**
 * When a listing appeared, what was asked for it since, and what it is today. All moments are whole seconds before
 * `now`.
 */
import { requireValue } from '@estia/contract/require-value';
import { purposeIds } from '@estia/contract/search/model';
import type { Random } from '../random.ts';
import { type PurposeId, roundPrice } from './prices.ts';

const DAY = 86_400_000;
const longest = 540;

export type ListingEvent = { at: number; kind: 'published' | 'price' | 'paused' | 'relisted'; price: number };

export type ListingHistory = {
  events: ListingEvent[];
  state: 'active' | 'inactive' | 'removed';
  previousPrice: number | null;
  priceChangedAt: number | null;
  createdAt: number;
  activatedAt: number;
  updatedAt: number;
  confirmedAt: number;
  deletedAt: number | null;
};

const second = (at: number): number => Math.floor(at / 1000) * 1000;

/** Walks back from today's price to the first one. */
export function createListingHistory(random: Random, price: number, purposeId: PurposeId, now: number): ListingHistory {
  const ofRent = purposeId === purposeIds.rent;
  const draw = random.next();
  const age =
    draw < 0.08
      ? random.range(0.02, 14)
      : Math.min(longest, 14 - (ofRent ? 75 : 130) * Math.log(1 - random.next() * 0.985));
  const published = second(now - age * DAY);
  const changes =
    age < 25
      ? 0
      : Math.min(
          Math.floor(age / 25),
          random.weighted([
            [0, 58],
            [1, 26],
            [2, 11],
            [3, 5],
          ]),
        );
  const prices = [price];
  for (let i = 0; i < changes; i++) {
    const later = requireValue(prices[0]);
    const down = random.chance(0.87);
    const earlier = roundPrice(
      random,
      down ? later / (1 - random.range(0.02, 0.08)) : later / (1 + random.range(0.01, 0.04)),
      ofRent,
    );
    // Rounding may swallow a small change; then there was none.
    if (earlier !== later) prices.unshift(earlier);
  }
  const events: ListingEvent[] = [{ at: published, kind: 'published', price: requireValue(prices[0]) }];
  const steps = prices.length - 1;
  for (let i = 1; i <= steps; i++) {
    const share = (i - 0.5 + random.range(-0.35, 0.35)) / steps;
    events.push({ at: second(published + share * age * DAY), kind: 'price', price: requireValue(prices[i]) });
  }
  const changed = steps > 0 ? requireValue(events[events.length - 1]).at : null;
  const lastAt = changed ?? published;
  let activated = published;
  if (age > 60 && random.chance(0.06) && now - lastAt > 20 * DAY) {
    const pausedAt = second(lastAt + random.range(2, 8) * DAY);
    const relistedAt = second(pausedAt + random.range(1, 10) * DAY);
    events.push({ at: pausedAt, kind: 'paused', price }, { at: relistedAt, kind: 'relisted', price });
    activated = relistedAt;
  }
  const newest = Math.max(lastAt, activated);
  // Owners come back to touch a listing: few this week, some once, most never.
  const touch = random.next();
  const refreshed =
    touch < 0.04
      ? now - random.range(0.1, 13) * DAY
      : touch < 0.3
        ? newest + random.next() ** 2 * (now - newest)
        : newest;
  const updated = second(Math.max(newest, Math.min(refreshed, now - 60_000)));
  const fate = random.next();
  const state = fate < 0.96 ? 'active' : fate < 0.99 ? 'inactive' : 'removed';
  const ended = state === 'active' ? null : second(updated + random.next() * (now - 1000 - updated));
  if (ended !== null) events.push({ at: ended, kind: 'paused', price });
  return {
    events,
    state,
    previousPrice: steps > 0 ? requireValue(prices[steps - 1]) : null,
    priceChangedAt: changed,
    createdAt: second(published - random.range(0.002, 0.2) * DAY),
    activatedAt: activated,
    updatedAt: ended ?? updated,
    // Within the month: the worker of a demo that is a day old must have nothing to remind of, let alone to pause.
    confirmedAt: second(Math.max(published, now - random.range(0, 30) * DAY)),
    deletedAt: state === 'removed' ? ended : null,
  };
}
