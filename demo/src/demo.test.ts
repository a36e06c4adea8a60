import { createHash } from 'node:crypto';
import { findLookup, lookups } from '@estia/contract/lookups/model';
import { purposeIds } from '@estia/contract/search/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPlacesFromFiles } from '../testing/places-from-files.ts';
import { articles } from './articles/index.ts';
import { createDataset, planListingCounts } from './dataset.ts';
import { apartmentTypeIds, conditionIds, energyClassIds, typeIds } from './facts/property-facts.ts';
import { createBatches } from './load/batches.ts';
import { copyTables } from './load/copy-rows.ts';
import { pictureCatalog } from './pictures/catalog.ts';
import { createProperty, type DemoProperty } from './property/property.ts';
import { createSearchStats } from './tables/search-stats.ts';

const now = Date.parse('2026-11-15T08:00:00Z');
const places = readPlacesFromFiles();
const listings = 40_000;
const made: DemoProperty[] = [];

beforeAll(() => {
  const dataset = createDataset({ seed: 7, listings, now, places });
  let listing = 1;
  planListingCounts(7, listings).forEach((count, index) => {
    made.push(createProperty(dataset, index, count, listing));
    listing += count;
  });
});

const offers = () =>
  made.flatMap((property) => property.offers.map((offer) => ({ property, offer, home: property.facts })));
const share = <T>(rows: readonly T[], holds: (row: T) => boolean) => rows.filter(holds).length / rows.length;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function fingerprint(seed: number): string {
  const hash = createHash('sha256');
  for (const { batch } of createBatches(createDataset({ seed, listings: 1500, now, places })))
    for (const name of copyTables) hash.update(batch[name]);
  return hash.digest('hex');
}

describe('the demo world', () => {
  it('is the same for the same seed and another for another', () => {
    expect(fingerprint(7)).toBe(fingerprint(7));
    expect(fingerprint(7)).not.toBe(fingerprint(8));
  });

  it('makes any home without the ones before it', () => {
    const dataset = createDataset({ seed: 7, listings, now, places });
    const known = made[1234];
    const again = createProperty(dataset, 1234, known?.offers.length ?? 1, known?.offers[0]?.id ?? 0);
    expect(again).toEqual(known);
  });

  it('has exactly the listings asked for, with ids 1 to N', () => {
    expect(offers().map((row) => row.offer.id)).toEqual(Array.from({ length: listings }, (_, i) => i + 1));
    expect(share(made, (property) => property.offers.length === 2)).toBeCloseTo(0.08, 1);
  });

  it('is spread over Greece, categories, purposes and advertisers as the market is', () => {
    const rows = offers();
    expect(share(rows, (row) => row.property.place.regionId === 9)).toBeCloseTo(0.35, 1.5);
    expect(share(rows, (row) => row.property.place.prefectureId === 51)).toBeCloseTo(0.12, 1.5);
    expect(share(rows, (row) => row.offer.purpose === purposeIds.sale)).toBeCloseTo(0.7, 1.5);
    for (const [id, expected] of [
      [1, 0.62],
      [2, 0.15],
      [3, 0.2],
      [4, 0.03],
    ] as const)
      expect(Math.abs(share(rows, (row) => row.home.categoryId === id) - expected)).toBeLessThan(0.02);
    expect(Math.abs(share(rows, (row) => row.property.agencyId === null) - 0.35)).toBeLessThan(0.02);
    expect(Math.abs(share(made, (property) => property.hideAddress) - 0.55)).toBeLessThan(0.02);
    expect(Math.abs(share(rows, (row) => row.offer.history.state === 'active') - 0.96)).toBeLessThan(0.01);
    expect(Math.abs(share(rows, (row) => row.offer.history.updatedAt > now - 14 * 86_400_000) - 0.2)).toBeLessThan(
      0.04,
    );
  });

  it('asks what the area table says: medians of flats within 20%', () => {
    const groups = new Map<string, { expected: number; found: number[] }>();
    for (const { property, offer, home: facts } of offers()) {
      if (facts.typeId !== typeIds.apartment) continue;
      const ofRent = offer.purpose === purposeIds.rent;
      const key = `${property.place.id} ${property.place.el} ${offer.purpose}`;
      const group = groups.get(key) ?? { expected: ofRent ? property.place.rent : property.place.sale, found: [] };
      group.found.push(offer.price / facts.area);
      groups.set(key, group);
    }
    const large = [...groups].filter(([, group]) => group.found.length >= 60);
    expect(large.length).toBeGreaterThan(20);
    const off = large
      .filter(([, { expected, found }]) => Math.abs(median(found) / expected - 1) > 0.2)
      .map(([key]) => key);
    expect(off).toEqual([]);
  });

  it('keeps facts that agree with the type', () => {
    for (const { facts, photos, street } of made) {
      const typeRow = findLookup('types', facts.typeId);
      expect(typeRow?.extra.category_id).toBe(facts.categoryId);
      for (const id of facts.extras) expect(findLookup('extras', id)).not.toBeNull();
      expect(new Set(facts.extras).size).toBe(facts.extras.length);
      expect(new Set(photos).size).toBe(photos.length);
      if (facts.floorId !== null) expect(findLookup('floors', facts.floorId)).not.toBeNull();
      if (facts.categoryId === 3) {
        expect([facts.beds, facts.baths, facts.floorId, facts.year, facts.energy, facts.heating]).toEqual([
          null,
          null,
          null,
          null,
          null,
          null,
        ]);
      }
      if (facts.typeId === typeIds.studio) expect(facts.beds).toBeLessThanOrEqual(1);
      if (facts.categoryId === 1 || facts.categoryId === 2) expect(facts.energy).not.toBeNull();
      if (facts.energy === energyClassIds.exempt) expect(facts.energyExempt).not.toBeNull();
      if (facts.renovation !== null && facts.built !== null) expect(facts.renovation).toBeGreaterThan(facts.built);
      if (facts.condition === conditionIds.newlyBuilt) expect(facts.built).toBeGreaterThanOrEqual(2024);
      if (apartmentTypeIds.has(facts.typeId)) expect(facts.landArea).toBeNull();
      if (facts.pool !== null) expect(facts.extras).toContain(26);
      if (street !== null) expect(street.trim()).toBe(street);
    }
  });

  it('tells a price history that ends at today’s price and never after now', () => {
    for (const { offer } of offers()) {
      const { history } = offer;
      expect(history.events[0]?.kind).toBe('published');
      const moments = history.events.map((event) => event.at);
      expect([...moments].sort((a, b) => a - b)).toEqual(moments);
      expect(history.events.at(-1)?.price).toBe(offer.price);
      const changes = history.events.filter((event) => event.kind === 'price');
      expect(changes.at(-1)?.at ?? null).toBe(history.priceChangedAt);
      expect(history.previousPrice === null).toBe(changes.length === 0);
      for (const at of [...moments, history.activatedAt, history.updatedAt, history.confirmedAt, history.createdAt])
        expect(at).toBeLessThanOrEqual(now);
      expect(history.confirmedAt).toBeGreaterThanOrEqual(now - 45 * 86_400_000 - 1000);
    }
  });
});

const mixed = /(?:\p{Script=Latin}\p{M}*\p{Script=Greek}|\p{Script=Greek}\p{M}*\p{Script=Latin})/u;
/** What no listing or article may contain: shouting, contact data, holes left by a missing word. */
const faults = /!|undefined|null|NaN|\s{2}|\s[.,·]|,,|\.\.|@|https?:|\b(?:69|21)\d{8}\b/u;

describe('the words of the demo world', () => {
  it('mixes no alphabets inside a word, shouts nowhere and leaves no hole', () => {
    const bad = offers()
      .flatMap(({ offer }) => [offer.titleEl, offer.titleEn, offer.descriptionEl, offer.descriptionEn])
      .filter((text) => text !== null && (mixed.test(text) || faults.test(text)));
    expect(bad).toEqual([]);
  });

  it('writes Greek in Greek and English in English', () => {
    const rows = offers();
    const greekInEnglish = rows.filter((row) => /\p{Script=Greek}/u.test(row.offer.descriptionEn ?? ''));
    // Words that Greek listings write in Latin letters.
    const latinInGreek = rows.filter((row) =>
      /\p{Script=Latin}{2}/u.test(row.offer.descriptionEl.replace(/loft|laminate/gi, '')),
    );
    expect(rows.length).toBe(listings);
    expect(greekInEnglish).toEqual([]);
    expect(latinInGreek).toEqual([]);
  });

  it('does not repeat itself: twenty listings in a row have different descriptions', () => {
    const texts = offers().map((row) => row.offer.descriptionEl);
    for (let i = 0; i + 20 <= 4000; i += 20) expect(new Set(texts.slice(i, i + 20)).size).toBe(20);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.97);
  });

  it('[ARTC-1] has two articles or more in each category, in both languages, of 400 to 700 words, with a picture that exists', () => {
    for (const { id } of lookups.article_categories)
      expect(articles.filter((article) => article.categoryId === id).length, String(id)).toBeGreaterThanOrEqual(2);
    const pictures = new Set(pictureCatalog.map(({ key }) => key));
    expect(articles.filter(({ picture }) => !pictures.has(picture))).toEqual([]);
    for (const { content, title } of articles)
      for (const text of [content.el, content.en]) {
        const words = text
          .replace(/<[^>]+>/g, ' ')
          .trim()
          .split(/\s+/).length;
        expect(words, title.en).toBeGreaterThanOrEqual(400);
        expect(words, title.en).toBeLessThanOrEqual(700);
        expect(text).not.toMatch(mixed);
        expect(text).not.toMatch(/!|undefined/);
        expect(text.replace(/<\/?(?:p|h2|ul|li|strong)>/g, '')).not.toMatch(/[<>]/);
      }
  });

  it('counts searches under the address of the results page', () => {
    const { searches, byPlace } = createSearchStats(7, places, now);
    expect(searches.every((row) => row.query.endsWith('page=1') && !row.query.includes('sort'))).toBe(true);
    expect(new Set(searches.map((row) => `${row.day} ${row.query}`)).size).toBe(searches.length);
    expect(new Set(byPlace.map((row) => `${row.day} ${row.districtId}`)).size).toBe(byPlace.length);
  });
});
