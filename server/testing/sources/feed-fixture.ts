/** Feeds of items for tests of what becomes of them; the formats themselves have tests of their own. */
import { readFile } from 'node:fs/promises';
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { BrokenFeedError, type FeedItem, type FeedSummary } from '../../src/features/sources/formats/feed-item.ts';
import type { ReadFeed } from '../../src/features/sources/runs/source-tools.ts';

export type FixtureFeed = { items: FeedItem[]; isFull?: boolean; broken?: 'truncated' | 'empty' };

/** Reads what `toFeedFile` writes, item by item as every reader does. */
export const readFixtureFeed: ReadFeed = async function* (path) {
  const text = await readFile(path, 'utf8');
  if (text === '') throw new BrokenFeedError('empty');
  const feed = JSON.parse(text) as FixtureFeed;
  for (const item of feed.items) yield item;
  if (feed.broken) throw new BrokenFeedError(feed.broken, 7);
  const summary: FeedSummary = {
    format: 'estia',
    encoding: 'utf-8',
    items: feed.items.length,
    isFull: feed.isFull ?? true,
  };
  return summary;
};

export const toFeedFile = (feed: FixtureFeed): Buffer => Buffer.from(JSON.stringify(feed));
export const toFeedText = (feed: FixtureFeed): string => toFeedFile(feed).toString('base64');

/** A flat for sale that lacks nothing; `number` tells it from the others. */
export function feedItem(
  number: number,
  answers: FieldAnswers = {},
  over: Partial<Omit<FeedItem, 'answers'>> = {},
): FeedItem {
  return {
    reference: `A-${number}`,
    line: number * 10,
    action: 'upsert',
    purpose: 'sale',
    answers: {
      category_id: '1',
      type_id: '1',
      district_id: '461200',
      street: 'Αγίας Παρασκευής',
      street_number: String(number),
      lat: '38.0221',
      lon: '23.8011',
      area: '92',
      price: String(100_000 + number),
      bed_rooms: '2',
      floor_id: '9',
      energy_class_id: '5',
      ...answers,
    },
    unmapped: [],
    place: { names: [], postcode: null, geoId: null },
    photos: [],
    origins: {},
    faults: [],
    ...over,
  };
}
