/** Collects one listing from the fields of a format: parses each value, notes where it stood, and why it was left out. */
import { getListingField, type ListingFieldName } from '@estia/contract/listings/fields';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { MappedField } from '@estia/contract/sources/column-targets';
import type { FeedFaultCode } from '@estia/contract/sources/feed-codes';
import type { FeedItem, FeedLimits } from './feed-item.ts';
import type { ZipNames } from './reading/zip-names.ts';
import { cutText } from './values/cut-text.ts';
import { findFeature } from './values/feature-words.ts';
import { parseFloor } from './values/floor-words.ts';
import { findLookupByWord } from './values/lookup-words.ts';
import {
  parseArea,
  parseCoordinate,
  parseCount,
  parseDay,
  parseLength,
  parsePrice,
  parseYesNo,
} from './values/numbers.ts';
import { cleanText, splitLanguages } from './values/texts.ts';

/** A value of the feed: its name there, and its line. */
export type Origin = { from: string; line: number | null };

const REFERENCE_LENGTH = 100;
/** What a report shows of a value. */
const SHOWN_LENGTH = 200;
/** No number, date or word of a list is longer. */
const VALUE_LENGTH = 500;
/** Choices of one listing, known or not, and names of where it is: no more are looked up. */
const MAX_CHOICES = 500;
const MAX_PLACE_NAMES = 12;

/** A sign that replaced a letter, or UTF-8 that was read as another encoding and written again: «Ξ‘ΞΈΞ®Ξ½Ξ±». */
const damaged = /\uFFFD|(?:[ÎÏ][^\sA-Za-z]){4}|(?:[ΞΟ][^\sA-Za-zΑ-Ωα-ωά-ώ]){4}/u;

export class ItemBuilder {
  readonly item: FeedItem;
  private readonly limits: FeedLimits;
  private readonly zipNames: ZipNames | null;
  private photoTotal = 0;
  private choiceTotal = 0;

  /** `zipNames`: of the ZIP that the feed came in. */
  constructor(limits: FeedLimits, line: number | null, zipNames: ZipNames | null = null) {
    this.limits = limits;
    this.zipNames = zipNames;
    this.item = {
      reference: '',
      line,
      action: 'upsert',
      purpose: null,
      answers: {},
      unmapped: [],
      place: { names: [], postcode: null, geoId: null },
      photos: [],
      origins: {},
      faults: [],
    };
  }

  fault(
    code: FeedFaultCode,
    origin: { from: string | null; line: number | null } | null,
    value: string | null = null,
  ): void {
    const { from = null, line = this.item.line } = origin ?? {};
    this.item.faults.push({ line, from, value: value === null ? null : cutText(value, SHOWN_LENGTH), code });
  }

  setReference(value: string | null, origin: Origin): void {
    const reference = value?.normalize('NFC').trim() ?? '';
    if (reference.length > REFERENCE_LENGTH) this.fault('reference_too_long', origin, reference);
    this.item.reference = cutText(reference, REFERENCE_LENGTH);
  }

  /** An answer in our own form. The first one counts. */
  answer(field: ListingFieldName, value: string, origin: Origin): void {
    const { answers, origins } = this.item;
    if (getListingField(field).kind === 'choices') {
      const chosen = [answers[field] ?? []].flat();
      if (!chosen.includes(value)) answers[field] = [...chosen, value];
    } else if (answers[field] === undefined) answers[field] = value;
    else if (answers[field] !== value) this.fault('value_repeated', origin, value);
    origins[field] ??= origin;
  }

  /** Any field by the kind that our table gives it. Empty values say nothing. */
  set(field: ListingFieldName, raw: string | null | undefined, origin: Origin): void {
    const value = raw?.trim() ?? '';
    if (value === '') return;
    const definition = getListingField(field);
    if (value.length > VALUE_LENGTH && definition.kind !== 'text' && definition.kind !== 'choices') {
      this.fault('wrong_value_type', origin, value);
      return;
    }
    switch (definition.kind) {
      case 'whole':
      case 'decimal':
        this.setNumber(field, value, origin);
        break;
      case 'choice':
        this.setChoice(field, value, origin);
        break;
      case 'choices':
        for (const each of value.split(/[,;|\n]/)) this.addChoice(field, each.trim(), origin);
        break;
      case 'yes': {
        const parsed = parseYesNo(value);
        if (parsed === null) this.fault('yes_no_unreadable', origin, value);
        else if (parsed) this.answer(field, 'on', origin);
        break;
      }
      case 'date': {
        const day = parseDay(value);
        if (day === null) this.fault('date_unreadable', origin, value);
        else this.answer(field, day, origin);
        break;
      }
      case 'text':
        this.setText(field, value, origin);
        break;
      default:
        this.answer(field, value, origin);
    }
  }

  private setNumber(field: ListingFieldName, value: string, origin: Origin): void {
    const definition = getListingField(field);
    if (definition.kind !== 'whole' && definition.kind !== 'decimal') return;
    if (field === 'price' && /^(κατόπιν|on request|poa|p\.o\.a|τιμή κατόπιν|call|επικοινων)/iu.test(value)) {
      this.fault('price_on_request', origin, value);
      return;
    }
    const parsed =
      field === 'price' || field === 'shared_fees'
        ? parsePrice(value)
        : definition.unit === 'm2'
          ? parseArea(value)
          : definition.kind === 'decimal'
            ? parseLength(value)
            : parseCount(value);
    if ('problem' in parsed) {
      this.fault(parsed.problem, origin, value);
      return;
    }
    const number = definition.kind === 'whole' ? Math.round(parsed.value) : parsed.value;
    // Programs write 0 for what nobody filled in.
    if (number === 0 && definition.min > 0) {
      if (field === 'price') this.fault('price_on_request', origin, value);
      return;
    }
    if (number < definition.min || number > definition.max) this.fault('number_range', origin, value);
    else this.answer(field, String(number), origin);
  }

  /** Told once. */
  private hasTooManyChoices(origin: Origin, value: string): boolean {
    this.choiceTotal += 1;
    if (this.choiceTotal === MAX_CHOICES + 1) this.fault('wrong_value_type', origin, value);
    return this.choiceTotal > MAX_CHOICES;
  }

  setChoice(field: ListingFieldName, value: string, origin: Origin): void {
    const definition = getListingField(field);
    if (definition.kind !== 'choice' || this.hasTooManyChoices(origin, value)) return;
    const id = (field === 'floor_id' ? parseFloor(value) : null) ?? findLookupByWord(definition.list, value);
    if (id === null) this.unmap(field, value, origin);
    else if (field === 'type_id') this.setType(id, origin);
    else this.answer(field, String(id), origin);
  }

  setType(id: number, origin: Origin): void {
    this.answer('type_id', String(id), origin);
    const category = findLookup('types', id)?.extra.category_id;
    if (this.item.answers.type_id === String(id)) this.answer('category_id', String(category), origin);
  }

  addChoice(field: ListingFieldName, value: string, origin: Origin): void {
    if (value === '' || this.hasTooManyChoices(origin, value)) return;
    const meanings = field === 'extras' ? findFeature(value) : [];
    const definition = getListingField(field);
    const id = definition.kind === 'choices' ? findLookupByWord(definition.list, value) : null;
    if (meanings.length === 0 && id === null) this.unmap(field, value, origin);
    if (meanings.length === 0 && id !== null) this.answer(field, String(id), origin);
    // A view among features never contradicts the field of the view.
    for (const meaning of meanings)
      if (meaning.field === 'extras' || this.item.answers[meaning.field] === undefined)
        this.answer(meaning.field, meaning.value, origin);
  }

  unmap(field: MappedField, value: string, { from, line }: Origin): void {
    const shown = cutText(value, SHOWN_LENGTH);
    if (!this.item.unmapped.some((each) => each.field === field && each.value === shown))
      this.item.unmapped.push({ field, from, value: shown, line });
  }

  setText(field: ListingFieldName, raw: string, origin: Origin): void {
    const definition = getListingField(field);
    if (definition.kind !== 'text') return;
    if (damaged.test(raw)) this.fault('text_damaged', origin, raw);
    const { text, isChanged } = cleanText(raw, definition.lines ?? false);
    if (isChanged) this.fault('text_cleaned', origin);
    if (text === '') return;
    const isLong = text.length > definition.max;
    if (isLong) this.fault('text_shortened', origin, text);
    const shortened = isLong ? `${cutText(text, definition.max - 1).replace(/\s+\S*$/u, '')}…` : text;
    this.answer(field, shortened, origin);
  }

  /** A title or a description whose language the feed does not say. */
  setTextOfAnyLanguage(kind: 'title' | 'description', raw: string | null, origin: Origin): void {
    if (raw === null || raw.trim() === '') return;
    if (damaged.test(raw)) this.fault('text_damaged', origin, raw);
    const { text, isChanged } = cleanText(raw, kind === 'description');
    if (isChanged) this.fault('text_cleaned', origin);
    const { el, en } = splitLanguages(text);
    if (el !== null) this.setText(`${kind}_el`, el.replaceAll('\uFFFD', '?'), origin);
    if (en !== null) this.setText(`${kind}_en`, en.replaceAll('\uFFFD', '?'), origin);
  }

  setCurrency(raw: string | null, origin: Origin): void {
    if (raw !== null && !/^(eur|euro|euros|€|ευρώ)$/iu.test(raw.trim()))
      this.fault('currency_unsupported', origin, raw);
  }

  setPoint(latitude: string | null, longitude: string | null, origin: Origin): void {
    if (latitude === null && longitude === null) return;
    const lat = parseCoordinate(latitude ?? '');
    const lon = parseCoordinate(longitude ?? '');
    // Programs send 0 and 0 for a point that nobody set.
    if (lat === 0 && lon === 0) return;
    if (lat === null || lon === null || lat < 34 || lat > 42 || lon < 19 || lon > 30) {
      this.fault('coordinates_invalid', origin, `${latitude ?? ''}, ${longitude ?? ''}`);
      return;
    }
    this.answer('lat', String(lat), origin);
    this.answer('lon', String(lon), origin);
  }

  addPlace(...names: (string | null | undefined)[]): void {
    for (const raw of names) {
      if (this.item.place.names.length >= MAX_PLACE_NAMES) return;
      const name = cutText(cleanText(raw ?? '', false).text, 120);
      if (name !== '' && !this.item.place.names.includes(name)) this.item.place.names.push(name);
    }
  }

  setPostcode(raw: string | null, origin: Origin): void {
    const digits = raw?.replace(/\s/g, '') ?? '';
    if (digits === '') return;
    this.item.place.postcode = cutText(digits, 10);
    if (/^[1-8]\d{4}$/.test(digits)) this.answer('postal_code', digits, origin);
  }

  addPhoto(raw: string | null, origin: Origin): void {
    const value = raw?.trim() ?? '';
    if (value === '') return;
    this.photoTotal += 1;
    if (this.photoTotal === this.limits.photos + 1) this.fault('photos_too_many', origin);
    if (this.photoTotal > this.limits.photos) return;
    if (/^https?:\/\//i.test(value)) {
      if (URL.canParse(value) && value.length <= 2_000) this.item.photos.push({ url: value, file: null });
      else this.fault('photo_address', origin, value);
    } else if (/^[a-z][a-z0-9+.-]*:|^\/\/|^data:/i.test(value) || /(^|[\\/])\.\.([\\/]|$)/.test(value)) {
      this.fault('photo_address', origin, value);
    } else if (this.zipNames === null) this.fault('photo_address', origin, value);
    else {
      const found = this.zipNames(value.replaceAll('\\', '/').replace(/^\.?\//, ''));
      if (found) this.item.photos.push({ url: null, file: found.name, version: found.version });
      else this.fault('photo_not_in_zip', origin, value);
    }
  }

  /** What every listing must say, whatever its format. */
  finish(): FeedItem {
    const { item } = this;
    if (item.reference === '') this.fault('reference_missing', null);
    if (item.action === 'upsert') {
      const isExplained =
        item.faults.some(({ code }) => code === 'purpose_unsupported' || code === 'price_unit') ||
        item.unmapped.some(({ field }) => field === 'purpose');
      if (item.purpose === null && !isExplained) this.fault('purpose_missing', null);
    }
    return item;
  }
}
