/**
 * Listings that are over. Each is of a home much like one that is on the market today, in the same place, and ended
 * about when that one appeared: so the number of listings and the mix of homes were a year ago what they are now, and
 * what differs is the price. All that is left of them is what the site keeps of a deleted ad: the emptied home and its
 * timeline.
 */
import { purposeIds } from '@estia/contract/search/model';
import type { Dataset } from '../dataset.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import { createRandom, hashToUnit } from '../random.ts';
import { accountIdRanges } from '../tables/accounts.ts';
import type { ListingEvent } from './listing-history.ts';
import { type PurposeId, roundPrice } from './prices.ts';
import { chooseAddress, createListingPrice, createPropertyBasics, hasNewOwner } from './property.ts';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

const stream = { chosen: 12, history: 13 };

/**
 * Days ago: when the youngest and the oldest of these listings appeared. Both beyond a year, so that a year ago all
 * were up.
 */
const appeared = { youngest: 372, oldest: 790 };
/** The shortest time that a listing was up. */
const shortest = 20;

/**
 * They cost a quarter of what live listings do. In the largest worlds fewer are enough for a line: those take minutes
 * to load.
 */
const pastShare = (listings: number): number => (listings <= 200_000 ? 1 : 0.3);

/** Had the live home with this index one before it? */
export const hasPastListing = (dataset: Dataset, index: number): boolean =>
  hashToUnit(dataset.seed, index, stream.chosen) < pastShare(dataset.listings);

/** By how much asking prices rise within a year, and when in the year they stand highest. */
const markets = {
  [purposeIds.sale]: { yearly: 0.07, season: 0.006, peak: 0.4 },
  [purposeIds.rent]: { yearly: 0.06, season: 0.01, peak: 0.7 },
} as const;

/** Between -1 and 1, the same in every world. */
const deviation = (id: number, salt: number): number => 2 * hashToUnit(2100, id, salt) - 1;

/** Against today's prices of the place. Regions differ by 1.5 points of the yearly rise, prefectures by 2 more. */
export function getHistoricPriceFactor(place: DemoPlace, purposeId: PurposeId, at: number, now: number): number {
  const { yearly, season, peak } = markets[purposeId];
  const rise =
    yearly + 0.015 * deviation(place.regionId, purposeId) + 0.02 * deviation(place.prefectureId, purposeId + 2);
  const ofSeason = (moment: number) => 1 + season * Math.cos(2 * Math.PI * (moment / YEAR - peak));
  return ((1 + rise) ** ((at - now) / YEAR) * ofSeason(at)) / ofSeason(now);
}

export type PastProperty = {
  id: number;
  accountId: number;
  place: DemoPlace;
  facts: PropertyFacts;
  lat: number;
  lon: number;
  createdAt: number;
  offers: { purpose: PurposeId; events: ListingEvent[] }[];
};

const random = createRandom();
const second = (at: number): number => Math.floor(at / 1000) * 1000;

/** Published, asked anew as the market went, taken down. */
function makeEvents(
  dataset: Dataset,
  index: number,
  purposeId: PurposeId,
  facts: PropertyFacts,
  place: DemoPlace,
): ListingEvent[] {
  const { now } = dataset;
  const today = createListingPrice(dataset, index, purposeId, facts, place);
  random.reseed(dataset.seed, index, stream.history + purposeId * 100);
  const ended = second((today.history.events[0]?.at ?? now) - random.range(0.2, 20) * DAY);
  const latest = Math.min(now - appeared.youngest * DAY, ended - shortest * DAY);
  const published = second(latest - Math.sqrt(random.next()) * (latest - (now - appeared.oldest * DAY)));
  const steps = random.weighted([
    [1, 35],
    [2, 35],
    [3, 20],
    [4, 10],
  ]);
  const todaysPrice = today.price * Math.exp(0.04 * random.normal());
  const events: ListingEvent[] = [];
  const step = (ended - published) / steps;
  for (let i = 0; i < steps; i++) {
    const at = i === 0 ? published : second(published + (i + random.range(-0.3, 0.3)) * step);
    // What is asked suits the middle of the time for which it is asked.
    const level = getHistoricPriceFactor(place, purposeId, published + (i + 0.5) * step, now);
    const price = roundPrice(random, todaysPrice * level, purposeId === purposeIds.rent);
    if (price !== events.at(-1)?.price) events.push({ at, kind: i === 0 ? 'published' : 'price', price });
  }
  events.push({ at: ended, kind: 'paused', price: events.at(-1)?.price ?? today.price });
  return events;
}

/**
 * A private person without a way to log in, in a very small world an agency: nobody's screens show homes without a
 * listing.
 */
function findPlaceholderOwner(dataset: Dataset, index: number, propertyCount: number): number {
  for (let i = 0; i < propertyCount; i++) {
    const at = (index + i) % propertyCount;
    if (hasNewOwner(dataset.seed, at)) return accountIdRanges.firstOwner + at;
  }
  return dataset.agencies.at(-1)?.accountId ?? accountIdRanges.firstAgency;
}

/** What was on the market before the live home with this index, one of `homes`. */
export function createPastProperty(
  dataset: Dataset,
  index: number,
  offerCount: number,
  propertyCount: number,
  id: number,
): PastProperty {
  const { facts, purposes, place } = createPropertyBasics(dataset, index, offerCount);
  const { lat, lon } = chooseAddress(dataset, place, facts, propertyCount + index);
  const offers = purposes.map((purpose) => ({ purpose, events: makeEvents(dataset, index, purpose, facts, place) }));
  const first = Math.min(...offers.map(({ events }) => events[0]?.at ?? dataset.now));
  return {
    id,
    accountId: findPlaceholderOwner(dataset, index, propertyCount),
    place,
    facts,
    lat,
    lon,
    createdAt: first,
    offers,
  };
}
