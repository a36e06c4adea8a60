/** The past of the demo world: listings that are over, and what was asked when. */
import { purposeIds } from '@estia/contract/search/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPlacesFromFiles } from '../../testing/places-from-files.ts';
import { createDataset, planListingCounts } from '../dataset.ts';
import { typeIds } from '../facts/property-facts.ts';
import { createBatches } from '../load/batches.ts';
import type { DemoPlace } from '../places/places.ts';
import type { ListingEvent } from './listing-history.ts';
import { createPastProperty, getHistoricPriceFactor, hasPastListing } from './past-listings.ts';
import type { PurposeId } from './prices.ts';
import { createListingPrice, createPropertyBasics } from './property.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-15T08:00:00Z');
const places = readPlacesFromFiles();
const dataset = createDataset({ seed: 7, listings: 12_000, now, places });
const plan = planListingCounts(dataset.seed, dataset.listings);

type Run = { place: DemoPlace; typeId: number; area: number; purpose: PurposeId; events: ListingEvent[] };
const runs: { over: Run[]; live: Run[] } = { over: [], live: [] };

beforeAll(() => {
  plan.forEach((count, index) => {
    const { place, facts: home, purposes } = createPropertyBasics(dataset, index, count);
    const { offers } = createPastProperty(dataset, index, count, plan.length, plan.length + index + 1);
    const facts = { place, typeId: home.typeId, area: home.area };
    for (const purpose of purposes)
      runs.live.push({
        ...facts,
        purpose,
        events: createListingPrice(dataset, index, purpose, home, place).history.events,
      });
    for (const { purpose, events } of offers) runs.over.push({ ...facts, purpose, events });
  });
});

/** What a listing asked at a moment; null while it was not up. */
function askedAt({ events }: Run, at: number): number | null {
  let asked: number | null = null;
  for (const event of events) if (event.at <= at) asked = event.kind === 'paused' ? null : event.price;
  return asked;
}
const all = () => [...runs.live, ...runs.over];
const rates = (rows: readonly Run[], at: number) =>
  rows.flatMap((run) => {
    const price = askedAt(run, at);
    return price === null ? [] : [price / run.area];
  });
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

describe('[VALU-1] the past of the demo world', () => {
  it('leaves the live listings as they are: past homes come after them and have a timeline and nothing else', () => {
    const lines = (text: string) => text.split('\n').slice(0, -1);
    let [live, before] = [0, 0];
    for (const { batch, properties } of createBatches(createDataset({ seed: 7, listings: 1500, now, places }))) {
      if (batch.listing !== '') {
        live = properties;
        before = properties;
        continue;
      }
      const listings = lines(batch.property).map((row) => row.split('\t'));
      expect(listings.map(([id]) => Number(id))).toEqual(
        Array.from({ length: listings.length }, (_, i) => before + i + 1),
      );
      before += listings.length;
      // Neither an agency nor a street; and somebody of whom no demonstration shows a screen.
      for (const row of listings)
        expect([row[2], row[6], row[7], row[8], row[9]]).toEqual(['\\N', '\\N', '\\N', '\\N', 't']);
      for (const row of listings) expect(Number(row[1])).toBeGreaterThanOrEqual(1060);
      expect([batch.account, batch.property_contact, batch.property_photo, batch.listing_counter].join('')).toBe('');
      expect(lines(batch.listing_event).every((row) => Number(row.split('\t')[0]) > live)).toBe(true);
    }
    expect(live).toBeGreaterThan(1300);
  });

  it('has as many as there are live listings, in the largest worlds three for ten', () => {
    const counted = (listings: number) => {
      const large = createDataset({ seed: 7, listings, now, places });
      return Array.from({ length: 10_000 }, (_, index) => hasPastListing(large, index)).filter(Boolean).length / 10_000;
    };
    expect(counted(200_000)).toBe(1);
    expect(counted(200_001)).toBeCloseTo(0.3, 1.5);
    expect(runs.over.length).toBe(dataset.listings);
  });

  it('ends every one of them before the home that took its place appeared, and begins it within 26 months', () => {
    const wrong = runs.over.filter(({ events }, i) => {
      const moments = events.map(({ at }) => at);
      const [from = 0, until = 0] = [moments[0], moments.at(-1)];
      const inOrder = moments.every((at, k) => k === 0 || (moments[k - 1] ?? 0) < at);
      const ends = events[0]?.kind === 'published' && events.at(-1)?.kind === 'paused';
      return !(inOrder && ends && from >= now - 791 * DAY && until < (runs.live[i]?.events[0]?.at ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  it('has had about as many listings up at the end of each of the last 12 months as today', () => {
    for (let months = 0; months <= 12; months++) {
      const up = rates(all(), now - months * 30.5 * DAY).length / dataset.listings;
      expect(up, `${months} months ago`).toBeGreaterThan(0.85);
      expect(up, `${months} months ago`).toBeLessThan(1.05);
    }
  });

  it('asked less a year ago: sale about 7 %, rent about 6 %, a little different from one region to the next', () => {
    const rise = (rows: readonly Run[]) => median(rates(rows, now)) / median(rates(rows, now - 365 * DAY)) - 1;
    const flats = (purpose: number) =>
      all().filter((run) => run.typeId === typeIds.apartment && run.purpose === purpose);
    expect(Math.abs(rise(flats(purposeIds.sale)) - 0.07)).toBeLessThan(0.02);
    expect(Math.abs(rise(flats(purposeIds.rent)) - 0.06)).toBeLessThan(0.02);
    const regions = Map.groupBy(flats(purposeIds.sale), ({ place }) => place.regionId);
    const large = [...regions.values()].filter((rows) => rates(rows, now).length >= 60);
    expect(large.length).toBeGreaterThan(5);
    for (const rows of large) expect(Math.abs(rise(rows) - 0.07), `${rows[0]?.place.regionId}`).toBeLessThan(0.09);
    const yearAgo = places.map((place) => getHistoricPriceFactor(place, purposeIds.sale, now - 365.25 * DAY, now));
    expect(1 / Math.max(...yearAgo) - 1).toBeGreaterThan(0.03);
    expect(1 / Math.min(...yearAgo) - 1).toBeLessThan(0.11);
    expect(new Set(yearAgo).size).toBeGreaterThan(40);
  });
});
