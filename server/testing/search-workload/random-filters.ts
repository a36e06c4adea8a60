/** The filters beyond place, price, area and the few of the first mix: each in 3 to 8 % of searches, text in 5 %. */
import { termFlags } from '@estia/contract/listings/fields';
import { boundColumns, searchBounds } from '@estia/contract/search/bounds';
import type { OptionalFact } from '@estia/contract/search/model';
import { walkSteps, walks, walkTargets } from '@estia/contract/search/walks';

type Random = () => number;

/** What people type: with and without accents, Greeklish, English, beginnings of words, and now and then nothing we have. */
export const sampleSearchTexts = [
  'βεράντα',
  'βεραντα',
  'ΒΕΡΑΝΤΑ',
  'veranta',
  'θέα θάλασσα',
  'θεα θαλασσα',
  'thea thalassa',
  'sea view',
  'τζάκι',
  'τζακι',
  'tzaki',
  'fireplace',
  'ανακαινισμένο',
  'ανακαινισμενη',
  'anakainismeno',
  'renovated',
  'φωτεινό',
  'fotino',
  'bright',
  'μετρό',
  'metro',
  'κήπο',
  'kipos',
  'garden',
  'διαμέρισμα',
  'διαμερ',
  'διαμερίσματα',
  'diamerisma',
  'apartment',
  'πισίνα',
  'pisina',
  'pool',
  'αυτόνομη θέρμανση',
  'επενδυτικό',
  'γωνιακό οικόπεδο',
  'gonia',
  'ρετιρέ με θέα',
  'ησυχο',
  'quiet street',
  'ουρανοξύστης',
  'x',
  '2ου',
] as const;

const energyClasses = [1, 2, 4, 5, 6, 7, 9];
const extras = [
  1, 4, 5, 6, 8, 20, 23, 24, 25, 26, 27, 31, 40, 47, 51, 54, 58, 63, 65, 70, 126, 127, 190, 254, 255, 318,
];
const typesOf: Record<number, readonly number[]> = {
  1: [1, 1, 1, 2, 3, 4, 5, 7, 8],
  2: [18, 19, 19, 20, 25, 27],
  3: [36, 36, 37, 38],
};

/** Bounds a rental search has on average: however many there are, so that a further one leaves as many results. */
const BOUND_SHARE = 0.2;

/** Of the filters by minutes on foot each. */
const WALK_SHARE = 0.04;

export function createRandomFilters(random: Random, body: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const filteredFacts: OptionalFact[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], max: number): T[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * max) }, () => pick(list))),
  ];
  const sale = body.for === 'sale';
  if (random() < 0.05) fields.text = pick(sampleSearchTexts);
  if (random() < 0.08) fields.type_ids = some(typesOf[Number(body.category_id)] ?? [], 3);
  if (random() < 0.05) {
    const typical = sale ? 1_900 : 9;
    if (random() < 0.5) fields.pricePerM2Min = Math.round(typical * (0.3 + random() * 0.7));
    else fields.pricePerM2Max = Math.round(typical * (0.5 + random() * 1.5));
  }
  if (random() < 0.03) fields.yearMax = 1_960 + Math.floor(random() * 60);
  if (random() < 0.05) fields.bedRoomsMin = Math.floor(random() * 4);
  if (random() < 0.03) fields.bedRoomsMax = 2 + Math.floor(random() * 3);
  if (random() < 0.05) fields.bathRoomsMin = 1 + Math.floor(random() * 2);
  if (random() < 0.06) {
    const floor = 2 + Math.floor(random() * 9);
    if (random() < 0.8) fields.floorMin = floor;
    if (random() < 0.4 || fields.floorMin === undefined) fields.floorMax = floor + Math.floor(random() * 5);
  }
  if (random() < 0.05) fields.heating_ids = some([1, 2, 3, 4, 5, 9, 10, 21], 3);
  if (random() < 0.05) fields.energy = pick(energyClasses);
  if (random() < 0.05) fields.condition_ids = some([1, 4, 5, 6, 7, 9], 3);
  if (random() < 0.08) fields.extras = some(extras, 3);
  if (!sale && random() < 0.12) fields.terms = some(termFlags, 2);
  for (const bound of sale ? [] : boundColumns.map((column) => searchBounds[column])) {
    if (random() >= BOUND_SHARE / boundColumns.length) continue;
    fields[bound.filter] =
      bound.as === 'by'
        ? new Date(Date.UTC(2026, 9, 1 + Math.floor(random() * 150))).toISOString().slice(0, 10)
        : pick([0, ...bound.steps]);
    filteredFacts.push(bound.fact);
  }
  for (const target of walkTargets) {
    if (random() < WALK_SHARE)
      fields[walks[target].filter] = random() < 0.7 ? pick(walkSteps) : 1 + Math.floor(random() * 30);
  }
  if (random() < 0.08) fields.photos = true;
  if (random() < 0.06) fields.owner = pick(['private', 'agency'] as const);
  if (random() < 0.05) fields.updatedDays = pick([1, 3, 7, 14, 30, 90, 45]);
  const has = (...names: string[]) => names.some((name) => fields[name] !== undefined || body[name] !== undefined);
  if (has('yearMin', 'yearMax')) filteredFacts.push('year');
  if (has('floorMin', 'floorMax')) filteredFacts.push('floor');
  if (has('bedRoomsMin', 'bedRoomsMax')) filteredFacts.push('bedRooms');
  if (has('bathRoomsMin')) filteredFacts.push('bathRooms');
  if (has('heating_ids')) filteredFacts.push('heating');
  if (has('energy')) filteredFacts.push('energy');
  if (has('condition_ids')) filteredFacts.push('condition');
  const allowUnstated = filteredFacts.filter(() => random() < 0.35);
  if (allowUnstated.length > 0) fields.unstated = allowUnstated;
  return fields;
}
