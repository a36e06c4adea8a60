/**
 * Counts what facetStatement sends: columns as binary arrays, and the packed facts of facet_code() in the database. A
 * binary array is a header of 20 bytes, then for each element four bytes of length and its bytes, big-endian.
 */
import { mapNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import { type BoundFact, boundColumns, boundFacts, columnsByFact, searchBounds } from '@estia/contract/search/bounds';
import { BEYOND_A_WALK, type WalkTarget, walks, walkTargets } from '@estia/contract/search/walks';
import { type FacetColumns, HAS_MORE } from './facet-columns.ts';

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;

/** Bits of each fact in the code. */
const fieldBits = {
  owner: 1,
  photo: 1,
  type: 7,
  bedRooms: 5,
  bathRooms: 4,
  floor: 5,
  energy: 4,
  heating: 5,
  condition: 4,
  priceBar: 8,
  areaBar: 8,
  year: 10,
} as const;
/** Of each row besides: four words of amenities and marks from 63 on, then packed values (more_facts, pack_values). */
const MARK_WORDS = 4;
const FIRST_MORE_MARK = 63;
const MORE_BYTES = (MARK_WORDS + 1) * 8;
const MARKS = FIRST_MORE_MARK + MARK_WORDS * 64;
const bounds = boundColumns.map((column) => searchBounds[column]);
/** In the upper half: the owner and an agency offer the property, whose lowest bit says the cheaper. */
const OFFERED_BY_BOTH = 1 << 30;
type PackedField = keyof typeof fieldBits;
export type FacetField = PackedField | BoundFact | WalkTarget;

export type FacetCounts = {
  /** Rows that fail nothing. */
  matches: number;
  /** By fact: how many rows have each packed value. 0 = not stated. */
  facts: Record<FacetField, Uint32Array>;
  /** How many are older than so many of the moments asked for. */
  fresh: Uint32Array;
  /** By amenity or mark. */
  extras: Uint32Array;
};

const packedFields: PackedField[] = [
  'owner',
  'photo',
  'type',
  'bedRooms',
  'bathRooms',
  'floor',
  'energy',
  'heating',
  'condition',
  'priceBar',
  'areaBar',
  'year',
];

const createEmptyCounts = (moments: number): FacetCounts => ({
  matches: 0,
  facts: {
    ...mapNames(packedFields, (name) => new Uint32Array(2 ** fieldBits[name])),
    ...mapNames(boundFacts, (fact) => new Uint32Array(2 ** searchBounds[columnsByFact[fact]].bits)),
    ...mapNames(walkTargets, () => new Uint32Array(BEYOND_A_WALK + 1)),
  },
  fresh: new Uint32Array(moments + 1),
  extras: new Uint32Array(MARKS),
});

/** Tallies by failed filter: key 0 for rows that fail nothing, else the bit of the one filter that they fail. */
export function countFacetColumns(columns: FacetColumns, moments: number): Map<number, FacetCounts> {
  const byFailure = new Map<number, FacetCounts>();
  if (!columns.code || !columns.extras || !columns.mark || !columns.walks) return byFailure;
  const codes = Buffer.from(columns.code, 'base64');
  const extras = Buffer.from(columns.extras, 'base64');
  const marks = Buffer.from(columns.mark, 'base64');
  const more = Buffer.from(columns.more ?? '', 'base64');
  const walked = Buffer.from(columns.walks, 'base64');
  let moreAt = 0;
  const rows = codes.readInt32BE(HEADER_BYTES - 8);
  for (let row = 0; row < rows; row += 1) {
    const mark = marks.readInt32BE(HEADER_BYTES + row * (LENGTH_BYTES + 4) + LENGTH_BYTES);
    const bit = (mark & ~HAS_MORE) >> 3;
    let tally = byFailure.get(bit);
    if (!tally) {
      tally = createEmptyCounts(moments);
      byFailure.set(bit, tally);
    }
    increment(tally.fresh, mark & 7);
    countRow(tally, codes, extras, HEADER_BYTES + row * (LENGTH_BYTES + 8) + LENGTH_BYTES);
    const minutes = walked.readInt16BE(HEADER_BYTES + row * (LENGTH_BYTES + 2) + LENGTH_BYTES);
    for (const target of walkTargets) increment(tally.facts[target], (minutes >>> walks[target].shift) & BEYOND_A_WALK);
    if (mark & HAS_MORE) {
      countMore(tally, more, moreAt);
      moreAt += MORE_BYTES;
    } else for (const { fact } of bounds) increment(tally.facts[fact], 0);
  }
  return byFailure;
}

function countRow(tally: FacetCounts, codes: Buffer, extras: Buffer, at: number): void {
  tally.matches += 1;
  const upper = codes.readInt32BE(at);
  const lower = codes.readInt32BE(at + 4);
  const { facts } = tally;
  increment(facts.owner, lower & 1);
  if (upper & OFFERED_BY_BOTH) increment(facts.owner, ~lower & 1);
  increment(facts.photo, (lower >>> 1) & 1);
  increment(facts.type, (lower >>> 2) & 127);
  increment(facts.bedRooms, (lower >>> 9) & 31);
  increment(facts.bathRooms, (lower >>> 14) & 15);
  increment(facts.floor, (lower >>> 18) & 31);
  increment(facts.energy, (lower >>> 23) & 15);
  increment(facts.heating, (lower >>> 27) & 31);
  increment(facts.condition, upper & 15);
  increment(facts.priceBar, (upper >>> 4) & 255);
  increment(facts.areaBar, (upper >>> 12) & 255);
  increment(facts.year, (upper >>> 20) & 1023);
  countBits(tally.extras, extras.readInt32BE(at + 4), 0);
  countBits(tally.extras, extras.readInt32BE(at), 32);
}

function countMore(tally: FacetCounts, more: Buffer, at: number): void {
  for (let word = 0; word < MARK_WORDS; word += 1) {
    const first = FIRST_MORE_MARK + word * 64;
    countBits(tally.extras, more.readInt32BE(at + word * 8 + 4), first);
    countBits(tally.extras, more.readInt32BE(at + word * 8), first + 32);
  }
  const lower = more.readInt32BE(at + MARK_WORDS * 8 + 4);
  for (const { fact, shift, bits } of bounds) increment(tally.facts[fact], (lower >>> shift) & (2 ** bits - 1));
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = requireValue(counts[index]) + 1;
}

/** Only the bits that are set: a listing has a dozen amenities, not sixty. */
function countBits(counts: Uint32Array, half: number, from: number): void {
  for (let remaining = half; remaining !== 0; remaining &= remaining - 1)
    increment(counts, from + 31 - Math.clz32(remaining & -remaining));
}
