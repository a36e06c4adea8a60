/** Our own JSON: the names of the field table, or RESO's where they fit. Also the body of a push. */
import { getListingField, isListingFieldName, type ListingFieldName } from '@estia/contract/listings/fields';
import { findLookup } from '@estia/contract/lookups/lookups';
import { BrokenFeedError, type FeedItem, type FeedLimits } from '../feed-item.ts';
import { ItemBuilder, type Origin } from '../item-builder.ts';
import { type JsonItem, readJsonItems } from './json-items.ts';
import { byResoName } from './reso-names.ts';

const asText = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : null;

function setChosen(builder: ItemBuilder, field: ListingFieldName, value: unknown, origin: Origin): void {
  const definition = getListingField(field);
  const text = asText(value);
  if (definition.kind !== 'choice' && definition.kind !== 'choices') return;
  if (text === null) builder.fault('wrong_value_type', origin, JSON.stringify(value));
  else if (typeof value === 'number') {
    if (!findLookup(definition.list, value)) builder.unmap(field, text, origin);
    else if (field === 'type_id') builder.setType(value, origin);
    else builder.answer(field, text, origin);
  } else if (definition.kind === 'choice') builder.setChoice(field, text, origin);
  else builder.addChoice(field, text, origin);
}

function setField(builder: ItemBuilder, field: ListingFieldName, value: unknown, origin: Origin): void {
  const definition = getListingField(field);
  const isWrong = () => builder.fault('wrong_value_type', origin, JSON.stringify(value));
  switch (definition.kind) {
    case 'choice':
      setChosen(builder, field, value, origin);
      break;
    case 'choices':
      if (!Array.isArray(value)) isWrong();
      else for (const each of value) setChosen(builder, field, each, origin);
      break;
    case 'yes':
      if (typeof value === 'boolean') builder.set(field, value ? '1' : '0', origin);
      else isWrong();
      break;
    case 'whole':
    case 'decimal': {
      const text = asText(value);
      if (text === null) isWrong();
      // A point of the map has six decimals; no thousands are grouped in JSON.
      else if (typeof value === 'number' && (value < definition.min || value > definition.max))
        builder.fault('number_range', origin, text);
      else if (typeof value === 'number')
        builder.answer(field, definition.kind === 'whole' ? String(Math.round(value)) : text, origin);
      else builder.set(field, text, origin);
      break;
    }
    default:
      if (typeof value === 'string' || (typeof value === 'number' && definition.kind === 'text'))
        builder.set(field, String(value), origin);
      else isWrong();
  }
}

function setPlace(builder: ItemBuilder, value: unknown, origin: Origin): void {
  if (typeof value === 'string') builder.addPlace(value);
  else if (Array.isArray(value)) builder.addPlace(...value.map(asText));
  else builder.fault('wrong_value_type', origin, JSON.stringify(value));
}

function setPhotos(builder: ItemBuilder, value: unknown, origin: Origin): void {
  if (!Array.isArray(value)) {
    builder.fault('wrong_value_type', origin, JSON.stringify(value)?.slice(0, 200));
    return;
  }
  for (const each of value as unknown[]) {
    const media = each as { url?: unknown; MediaURL?: unknown } | null;
    const url = typeof each === 'string' ? each : (media?.url ?? media?.MediaURL);
    if (typeof url === 'string') builder.addPhoto(url, origin);
    else builder.fault('wrong_value_type', origin, JSON.stringify(each)?.slice(0, 200));
  }
}

function setNamed(builder: ItemBuilder, name: string, value: unknown, origin: Origin): void {
  const { item } = builder;
  if (name === 'reference') builder.setReference(asText(value), origin);
  else if (name === 'action') {
    if (value === 'upsert' || value === 'remove') item.action = value;
    else builder.fault('action_unknown', origin, JSON.stringify(value));
  } else if (name === 'purpose') {
    if (value === 'sale' || value === 'rent') item.purpose = value;
    else builder.fault('purpose_unsupported', origin, JSON.stringify(value));
  } else if (name === 'place') setPlace(builder, value, origin);
  else if (name === 'photos') setPhotos(builder, value, origin);
  else if (name === 'currency') builder.setCurrency(asText(value), origin);
  else if (name === 'postal_code') builder.setPostcode(asText(value), origin);
  else if (isListingFieldName(name)) setField(builder, name, value, origin);
  else builder.fault('field_unknown', origin, JSON.stringify(value)?.slice(0, 200) ?? null);
}

/** Line ends in front of the first place of a key. */
function countLines(text: string, key: string): number {
  const end = text.indexOf(key);
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** One listing of a push or of a feed. `text` is what was sent, to find the line of each field in it. */
export function readEstiaListing(
  value: Record<string, unknown>,
  limits: FeedLimits,
  { line = null, text = '' }: { line?: number | null; text?: string } = {},
): FeedItem {
  const builder = new ItemBuilder(limits, line);
  const point: { lat?: { value: string; origin: Origin }; lon?: { value: string; origin: Origin } } = {};
  const entries = Object.entries(value);
  if (entries.length > limits.columns) {
    builder.fault('item_too_large', null, String(entries.length));
    return builder.finish();
  }
  for (const [key, each] of entries) {
    if (each === null) continue;
    const origin = { from: key, line: line === null ? null : line + countLines(text, `"${key}"`) };
    const name = byResoName.get(key) ?? key;
    if (name === 'lat' || name === 'lon') point[name] = { value: asText(each) ?? '', origin };
    else setNamed(builder, name, each, origin);
  }
  const origin = point.lat?.origin ?? point.lon?.origin;
  if (origin) builder.setPoint(point.lat?.value ?? null, point.lon?.value ?? null, origin);
  return builder.finish();
}

function readItem({ line, text, value }: JsonItem, limits: FeedLimits): FeedItem {
  if (value) return readEstiaListing(value, limits, { line, text });
  const builder = new ItemBuilder(limits, line);
  builder.fault('not_an_object', null, text);
  return builder.finish();
}

type Header = { version?: unknown; full?: unknown; listings?: unknown };

export async function* readEstia(
  text: AsyncIterable<string>,
  limits: FeedLimits,
): AsyncGenerator<FeedItem, { isFull: boolean }> {
  const items = readJsonItems(text, limits);
  for (;;) {
    const next = await items.next();
    if (!next.done) {
      yield readItem(next.value, limits);
      continue;
    }
    const header = next.value as Header | unknown[] | null;
    if (Array.isArray(header)) return { isFull: true };
    if (header === null || typeof header !== 'object' || !Array.isArray(header.listings))
      throw new BrokenFeedError('format_unknown', 1, 'listings');
    if (header.version !== undefined && header.version !== 1) throw new BrokenFeedError('version_unsupported', 1);
    return { isFull: header.full !== false };
  }
}
