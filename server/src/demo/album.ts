/** Which pictures a property shows. No picture may claim what the facts deny: a sea, a pool, the Acropolis. */
import { extra, type Home, has, type, view } from './facts/home.ts';
import type { PoolPicture, PropertyStyle } from './pictures/pool.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

const styles: Readonly<Record<number, PropertyStyle>> = {
  [type.apartment]: 'apartment',
  [type.studio]: 'studio',
  [type.maisonette]: 'maisonette',
  [type.detached]: 'detached',
  [type.villa]: 'villa',
  [type.loft]: 'loft',
  [type.penthouse]: 'penthouse',
  [type.floorApartment]: 'apartment',
  [type.bungalow]: 'detached',
  [type.building]: 'building',
  [type.complex]: 'maisonette',
  [type.farmhouse]: 'stone',
  [type.stone]: 'stone',
  [type.neoclassical]: 'neoclassical',
  [type.room]: 'studio',
  [type.prefabricated]: 'detached',
  [type.hotel]: 'villa',
  [type.lodging]: 'villa',
  [type.store]: 'shop',
  [type.food]: 'shop',
  [type.showroom]: 'shop',
  [type.business]: 'shop',
};

const styleOf = (home: Home): PropertyStyle =>
  styles[home.typeId] ?? (home.categoryId === 3 ? 'plot' : home.categoryId === 2 ? 'office' : 'building');

/** Bedrooms on each plan of the pool. */
const planBedrooms: Readonly<Record<string, number>> = {
  'floorplan-4': 0,
  'floorplan-5': 1,
  'floorplan-6': 2,
  'floorplan-7': 4,
};

function agrees(picture: PoolPicture, home: Home, place: Place): boolean {
  const text = picture.alt.el;
  if (text.includes('Ακρόπολη')) return home.view === view.acropolis;
  if (text.includes('θάλασσα')) return home.view === view.sea;
  if (text.includes('πισίνα')) return has(home, extra.pool);
  if (text.includes('βουνό')) return place.setting !== 'metro' || home.view === view.mountain;
  if (text.includes('στην πόλη')) return place.setting === 'metro' || place.setting === 'city';
  if (picture.kind === 'new-block') return (home.built ?? 0) >= 2010;
  if (picture.kind === 'interwar-block') return (home.built ?? 1970) < 1962;
  if (picture.kind === 'village' || picture.kind === 'stone') return place.setting !== 'metro';
  if (picture.kind === 'slab-block' || picture.kind === 'corner-block')
    return place.setting === 'metro' || place.setting === 'city';
  if (picture.role === 'plan') return planBedrooms[picture.key] === home.beds;
  return true;
}

const roomOrder = ['living', 'kitchen', 'bedroom', 'bathroom', 'balcony', 'study'] as const;

/** What to look at when nothing of a property's own style agrees with its facts. */
const nextBest: Partial<Record<PropertyStyle, PropertyStyle>> = {
  villa: 'maisonette',
  penthouse: 'apartment',
  stone: 'detached',
  loft: 'apartment',
  neoclassical: 'detached',
};

function exteriors(pool: readonly PoolPicture[], home: Home, place: Place, style: PropertyStyle): number[] {
  const found: number[] = [];
  pool.forEach((picture, i) => {
    if (picture.role === 'exterior' && picture.suits.includes(style) && agrees(picture, home, place)) found.push(i);
  });
  const other = nextBest[style];
  return found.length === 0 && other ? exteriors(pool, home, place, other) : found;
}

/** Indexes into the pool, the main picture first. `turn` moves on from home to home, so that neighbours differ. */
export function chooseAlbum(
  random: Random,
  pool: readonly PoolPicture[],
  home: Home,
  place: Place,
  turn: number,
): number[] {
  if (random.chance(0.04)) return [];
  const style = styleOf(home);
  const outside = exteriors(pool, home, place, style);
  const homely = home.categoryId === 1 || home.typeId === type.hotel || home.typeId === type.lodging;
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
    outside.length > 0 ? (outside[(turn * 7 + (random.chance(0.5) ? 1 : 0)) % outside.length] as number) : null;
  if (!homely && style !== 'office')
    return outside.length > 1 && random.chance(0.6)
      ? withSecond(random, outside, first)
      : first === null
        ? []
        : [first];
  const inside = rooms(random, pool, home, place);
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

function withSecond(random: Random, outside: readonly number[], first: number | null): number[] {
  const second = random.pick(outside);
  return first === null ? [] : second === first ? [first] : [first, second];
}

/** One picture of every room, then second ones; the plan last. */
function rooms(random: Random, pool: readonly PoolPicture[], home: Home, place: Place): number[] {
  const style =
    home.categoryId === 2 && home.typeId !== type.hotel && home.typeId !== type.lodging
      ? 'office'
      : styleOf(home) === 'building'
        ? 'apartment'
        : styleOf(home);
  const byKind = new Map<string, number[]>();
  const plans: number[] = [];
  pool.forEach((picture, i) => {
    if (!picture.suits.includes(style) || !agrees(picture, home, place)) return;
    if (picture.role === 'plan') plans.push(i);
    else if (picture.role === 'interior') byKind.set(picture.kind, [...(byKind.get(picture.kind) ?? []), i]);
  });
  const open = has(home, extra.balcony) || has(home, extra.veranda) || home.landArea !== null;
  const counts: Record<(typeof roomOrder)[number], number> = {
    living: 1,
    kitchen: home.typeId === type.room ? 0 : 1,
    bedroom: Math.min(3, home.beds ?? 0),
    bathroom: Math.min(2, home.baths ?? 1),
    balcony: open ? 1 : 0,
    study: style === 'office' ? 3 : home.area > 110 ? 1 : 0,
  };
  const found: number[] = [];
  const later: number[] = [];
  for (const kind of roomOrder) {
    const list = [...(byKind.get(kind) ?? [])];
    for (let i = 0; i < counts[kind] && list.length > 0; i++) {
      const [taken] = list.splice(Math.floor(random.next() * list.length), 1);
      (i === 0 ? found : later).push(taken as number);
    }
  }
  return [...found, ...later, ...(plans.length > 0 && random.chance(0.5) ? plans.slice(0, 1) : [])];
}
