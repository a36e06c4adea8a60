/**
 * POST-6: when two listings of one account are of the same property. Written alike, an address still differs from one that
 * was typed in Latin letters or without accents: the street is compared by its sound, the number by its signs.
 */
import type { FieldValues } from '@estia/contract/listings/fields';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import type { Secrets } from '../../../platform/security/secrets.ts';

const GREEK = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABEZHIKMNOPTYX';

/** `12 α`, `12Α` with a Greek and `12A` with a Latin letter are one number. */
export const normalizeStreetNumber = (text: string): string =>
  [
    ...text
      .normalize('NFD')
      .replace(/[\p{M}\s.]/gu, '')
      .toUpperCase(),
  ]
    .map((sign) => LATIN[GREEK.indexOf(sign)] ?? sign)
    .join('');

type DuplicateFacts = Pick<
  FieldValues,
  'type_id' | 'district_id' | 'street' | 'street_number' | 'floor_id' | 'area' | 'lat' | 'lon'
>;

/** Four decimals are eleven metres: a plot without a street is known by where its pin stands. */
const roundPin = ({ lat, lon }: DuplicateFacts): string | null =>
  lat === null || lon === null ? null : `${lat.toFixed(4)} ${lon.toFixed(4)}`;

/** Null: nothing stated of it tells it from its neighbours. */
function buildDuplicateText(facts: DuplicateFacts): string | null {
  const where = facts.street
    ? `${createPhoneticKey(facts.street)} ${normalizeStreetNumber(facts.street_number ?? '')}`
    : roundPin(facts);
  if (where === null) return null;
  return [facts.type_id, facts.district_id, where, facts.floor_id ?? '', facts.area].join('|');
}

/** Keyed, because it outlives the address: it stays with the history of a property whose listings were deleted. */
export function computeDuplicateKey(secrets: Secrets, facts: DuplicateFacts): Buffer | null {
  const text = buildDuplicateText(facts);
  return text === null ? null : secrets.hash('same home', text);
}
