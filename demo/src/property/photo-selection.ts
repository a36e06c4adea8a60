/** Which pictures a property shows. No picture may claim what the facts deny: a sea, a pool, the Acropolis. */
import { requireValue } from '@estia/contract/require-value';
import { extraIds, hasExtra, type PropertyFacts, typeIds, viewIds } from '../facts/property-facts.ts';
import type { CatalogPicture, PropertyStyle } from '../pictures/catalog.ts';
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';

const styles: Readonly<Record<number, PropertyStyle>> = {
  [typeIds.apartment]: 'apartment',
  [typeIds.studio]: 'studio',
  [typeIds.maisonette]: 'maisonette',
  [typeIds.detached]: 'detached',
  [typeIds.villa]: 'villa',
  [typeIds.loft]: 'loft',
  [typeIds.penthouse]: 'penthouse',
  [typeIds.floorApartment]: 'apartment',
  [typeIds.bungalow]: 'detached',
  [typeIds.building]: 'building',
  [typeIds.complex]: 'maisonette',
  [typeIds.farmhouse]: 'stone',
  [typeIds.stone]: 'stone',
  [typeIds.neoclassical]: 'neoclassical',
  [typeIds.room]: 'studio',
  [typeIds.prefabricated]: 'detached',
  [typeIds.hotel]: 'villa',
  [typeIds.lodging]: 'villa',
  [typeIds.store]: 'shop',
  [typeIds.food]: 'shop',
  [typeIds.showroom]: 'shop',
  [typeIds.business]: 'shop',
};

const styleOf = (facts: PropertyFacts): PropertyStyle =>
  styles[facts.typeId] ?? (facts.categoryId === 3 ? 'plot' : facts.categoryId === 2 ? 'office' : 'building');

/** Bedrooms on each plan of the pool. */
const planBedrooms: Readonly<Record<string, number>> = {
  'floorplan-4': 0,
  'floorplan-5': 1,
  'floorplan-6': 2,
  'floorplan-7': 4,
};

type Claim = (facts: PropertyFacts, place: DemoPlace) => boolean;

/** What a picture shows that not every home has, by the words that describe it. */
const claims: readonly (readonly [words: string, holds: Claim])[] = [
  ['Ακρόπολη', (facts) => facts.view === viewIds.acropolis],
  ['θάλασσα', (facts) => facts.view === viewIds.sea],
  ['πισίνα', (facts) => hasExtra(facts, extraIds.pool)],
  ['βουνό', (facts, place) => place.setting !== 'metro' || facts.view === viewIds.mountain],
  ['στην πόλη', (_, place) => place.setting === 'metro' || place.setting === 'city'],
];
/** Looked up once a picture: it is asked for each picture of each of a million homes. */
const claimOf = new WeakMap<CatalogPicture, Claim | null>();

function findClaim(picture: CatalogPicture): Claim | null {
  let claim = claimOf.get(picture);
  if (claim === undefined) {
    claim = claims.find(([words]) => picture.alt.el.includes(words))?.[1] ?? null;
    claimOf.set(picture, claim);
  }
  return claim;
}

function doesPictureFit(picture: CatalogPicture, facts: PropertyFacts, place: DemoPlace): boolean {
  const claim = findClaim(picture);
  if (claim) return claim(facts, place);
  if (picture.kind === 'new-block') return (facts.built ?? 0) >= 2010;
  if (picture.kind === 'interwar-block') return (facts.built ?? 1970) < 1962;
  if (picture.kind === 'village' || picture.kind === 'stone') return place.setting !== 'metro';
  if (picture.kind === 'slab-block' || picture.kind === 'corner-block')
    return place.setting === 'metro' || place.setting === 'city';
  if (picture.role === 'plan') return planBedrooms[picture.key] === facts.beds;
  return true;
}

const roomOrder = ['living', 'kitchen', 'bedroom', 'bathroom', 'balcony', 'study'] as const;

/** What to look at when nothing of a property's own style agrees with its facts. */
const fallbackStyle: Partial<Record<PropertyStyle, PropertyStyle>> = {
  villa: 'maisonette',
  penthouse: 'apartment',
  stone: 'detached',
  loft: 'apartment',
  neoclassical: 'detached',
};

type Indexed = readonly (readonly [index: number, picture: CatalogPicture])[];
const suiting = new WeakMap<readonly CatalogPicture[], Map<PropertyStyle, Indexed>>();

/** The pictures of a style in their order, found once. */
function picturesOf(pool: readonly CatalogPicture[], style: PropertyStyle): Indexed {
  let byStyle = suiting.get(pool);
  if (!byStyle) {
    byStyle = new Map();
    suiting.set(pool, byStyle);
  }
  let pictures = byStyle.get(style);
  if (!pictures) {
    pictures = [...pool.entries()].filter(([, picture]) => picture.suits.includes(style));
    byStyle.set(style, pictures);
  }
  return pictures;
}

function exteriors(
  pool: readonly CatalogPicture[],
  facts: PropertyFacts,
  place: DemoPlace,
  style: PropertyStyle,
): number[] {
  const found: number[] = [];
  for (const [i, picture] of picturesOf(pool, style))
    if (picture.role === 'exterior' && doesPictureFit(picture, facts, place)) found.push(i);
  const other = fallbackStyle[style];
  return found.length === 0 && other ? exteriors(pool, facts, place, other) : found;
}

/** What the rules ask of a listing today (`photo_minimum`); publishable.test.ts compares. */
const FEWEST = 3;

/** Indexes into the pool, the main picture first. `turn` moves on from home to home, so that neighbours differ. */
export function choosePhotos(
  random: Random,
  pool: readonly CatalogPicture[],
  facts: PropertyFacts,
  place: DemoPlace,
  rotation: number,
): number[] {
  const style = styleOf(facts);
  const outside = exteriors(pool, facts, place, style);
  const homely = facts.categoryId === 1 || facts.typeId === typeIds.hotel || facts.typeId === typeIds.lodging;
  const flat = style === 'apartment' || style === 'studio' || style === 'loft' || style === 'penthouse';
  const wanted = random.weighted([
    [3, 8],
    [4, 12],
    [5, 18],
    [6, 20],
    [7, 16],
    [8, 13],
    [9, 8],
    [10, 5],
  ]);
  const first =
    outside.length > 0 ? requireValue(outside[(rotation * 7 + (random.chance(0.5) ? 1 : 0)) % outside.length]) : null;
  if (!homely && style !== 'office') {
    const others = outside.length < FEWEST ? [...outside, ...exteriors(pool, facts, place, 'building')] : outside;
    return fromOutside(random, first, others, random.chance(0.7) ? FEWEST : FEWEST + 1);
  }
  const inside = rooms(random, pool, facts, place);
  const album = first === null ? [] : [first];
  for (const index of inside) {
    if (album.length >= wanted) break;
    album.push(index);
  }
  if (flat && random.chance(0.3)) {
    const living = album.findIndex((index) => pool[index]?.kind === 'living');
    if (living > 0) album.unshift(...album.splice(living, 1));
  }
  return album;
}

/** What has no rooms to show, from outside alone: those of its own style first. */
function fromOutside(random: Random, first: number | null, others: readonly number[], wanted: number): number[] {
  const album = first === null ? [] : [first];
  const left = others.filter((index) => index !== first);
  while (album.length < wanted && left.length > 0) {
    // One of the next two: neighbours that begin alike go on differently.
    const [taken] = left.splice(Math.min(random.chance(0.5) ? 1 : 0, left.length - 1), 1);
    if (taken !== undefined && !album.includes(taken)) album.push(taken);
  }
  return album;
}

/** One picture of every room, then second ones; the plan last. */
function rooms(random: Random, pool: readonly CatalogPicture[], facts: PropertyFacts, place: DemoPlace): number[] {
  const style =
    facts.categoryId === 2 && facts.typeId !== typeIds.hotel && facts.typeId !== typeIds.lodging
      ? 'office'
      : styleOf(facts) === 'building'
        ? 'apartment'
        : styleOf(facts);
  const byKind = new Map<string, number[]>();
  const plans: number[] = [];
  for (const [i, picture] of picturesOf(pool, style)) {
    if (picture.role === 'exterior' || !doesPictureFit(picture, facts, place)) continue;
    if (picture.role === 'plan') plans.push(i);
    else {
      const others = byKind.get(picture.kind);
      if (others) others.push(i);
      else byKind.set(picture.kind, [i]);
    }
  }
  const open = hasExtra(facts, extraIds.balcony) || hasExtra(facts, extraIds.veranda) || facts.landArea !== null;
  const counts: Record<(typeof roomOrder)[number], number> = {
    living: 1,
    kitchen: facts.typeId === typeIds.room ? 0 : 1,
    bedroom: Math.min(3, facts.beds ?? 0),
    bathroom: Math.min(2, facts.baths ?? 1),
    balcony: open ? 1 : 0,
    study: style === 'office' ? 3 : facts.area > 110 ? 1 : 0,
  };
  const found: number[] = [];
  const later: number[] = [];
  for (const kind of roomOrder) {
    const list = [...(byKind.get(kind) ?? [])];
    for (let i = 0; i < counts[kind] && list.length > 0; i++) {
      const [taken] = list.splice(Math.floor(random.next() * list.length), 1);
      (i === 0 ? found : later).push(requireValue(taken));
    }
  }
  return [...found, ...later, ...(plans.length > 0 && random.chance(0.5) ? plans.slice(0, 1) : [])];
}
