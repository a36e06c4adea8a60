/**
 * What two listings by different advertisers say about being of one property: each signal a number between 0 and 1, and
 * 0 where one of them is silent.
 */

export type PropertyFacts = {
  propertyId: number;
  isLand: boolean;
  complexId: number | null;
  /** Null where only the district or the postcode is known, and of a hidden address. */
  point: { lat: number; lon: number } | null;
  /** The square kilometre, which every listing shows. */
  square: { x: number; y: number };
  streetKey: string | null;
  numberKey: string | null;
  area: number;
  floorId: number | null;
  yearBuilt: number | null;
  bedRooms: number | null;
  bathRooms: number | null;
  heatingId: number | null;
  energyClassId: number | null;
  orientationId: number | null;
  kaek: string | null;
  phone: string | null;
  /** By purpose. */
  prices: Readonly<Partial<Record<1 | 2, number>>>;
  /** Folded words of title and description. */
  words: ReadonlySet<string>;
  photoCount: number;
  /** The advertiser offers another of this type and about this area in the building. */
  hasTwin: boolean;
};

export const signalNames = [
  'near',
  'far',
  'street_same',
  'street_differs',
  'number_same',
  'number_differs',
  'area_equal',
  'area_differs',
  'floor_same',
  'floor_differs',
  'year_same',
  'year_differs',
  'rooms_same',
  'rooms_differ',
  'equipment_same',
  'equipment_differs',
  'orientation_differs',
  'price_differs',
  'photos_shared',
  'photos_all_differ',
  'words_shared',
  'phone_same',
] as const;
export type SignalName = (typeof signalNames)[number];
export type Signals = Record<SignalName, number>;

const METERS_PER_DEGREE = 111_320;

export function getDistanceMeters(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180);
  return METERS_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos(middle));
}

type Comparison = 'same' | 'differs' | 'unknown';
const compare = <T>(a: T | null, b: T | null, isSame = (x: T, y: T) => x === y): Comparison =>
  a === null || b === null ? 'unknown' : isSame(a, b) ? 'same' : 'differs';
const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Beyond this share of the smaller one, two areas are of different properties; within it, people round. */
export const MAX_AREA_DIFFERENCE = 0.03;
const getRelativeDifference = (a: number, b: number): number => Math.abs(Math.log(a / b));

/** A pin is set to the building, not to the door. */
const PIN_METERS = 60;
const FAR_METERS = 400;
const FULL_PRICE_DIFFERENCE = 0.35;
/** So many shared photos are as good as all of them. */
export const FULL_PHOTO_SIGNAL = 3;

/** Of the words of the shorter text, how many the other has too; short texts say little. */
export function getWordOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size < 8) return 0;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared / small.size;
}

/** 1 is far too much for one property. */
export function getPriceDifference(a: PropertyFacts['prices'], b: PropertyFacts['prices']): number {
  const differences = ([1, 2] as const).flatMap((purpose) => {
    const [one, other] = [a[purpose], b[purpose]];
    return one && other ? [getRelativeDifference(one, other)] : [];
  });
  return differences.length === 0 ? 0 : Math.min(1, Math.min(...differences) / FULL_PRICE_DIFFERENCE);
}

/** On the same spot without a street: both were put there by their postcode. */
function getKnownDistance(a: PropertyFacts, b: PropertyFacts): number | null {
  if (!a.point || !b.point) return null;
  const meters = getDistanceMeters(a.point, b.point);
  return meters < 0.1 && a.streetKey === null && b.streetKey === null ? null : meters;
}

/** Pins of one building may lie on both sides of an edge. */
export const areSquaresApart = (a: PropertyFacts['square'], b: PropertyFacts['square']): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 1;

/** `sharedPhotos`: pictures of the one that the other has too, cut, mirrored or marked as they may be. */
export function computeSignals(a: PropertyFacts, b: PropertyFacts, sharedPhotos: number): Signals {
  const meters = getKnownDistance(a, b);
  const street = compare(a.streetKey, b.streetKey);
  const number = street === 'same' ? compare(a.numberKey, b.numberKey) : 'unknown';
  const floor = compare(a.floorId, b.floorId);
  const year = compare(a.yearBuilt, b.yearBuilt, (x, y) => Math.abs(x - y) <= 1);
  const rooms = [compare(a.bedRooms, b.bedRooms), compare(a.bathRooms, b.bathRooms)];
  const equipment = [compare(a.heatingId, b.heatingId), compare(a.energyClassId, b.energyClassId)];
  const share = (list: readonly Comparison[], of: Comparison) =>
    list.filter((each) => each === of).length / list.length;
  return {
    near: meters === null ? 0 : Math.exp(-meters / PIN_METERS),
    far: meters === null ? flag(areSquaresApart(a.square, b.square)) : Math.min(1, meters / FAR_METERS),
    street_same: flag(street === 'same'),
    street_differs: flag(street === 'differs'),
    number_same: flag(number === 'same'),
    number_differs: flag(number === 'differs'),
    area_equal: flag(a.area === b.area),
    area_differs: Math.min(1, getRelativeDifference(a.area, b.area) / MAX_AREA_DIFFERENCE),
    floor_same: flag(floor === 'same'),
    floor_differs: flag(floor === 'differs'),
    year_same: flag(year === 'same'),
    year_differs: flag(year === 'differs'),
    rooms_same: share(rooms, 'same'),
    rooms_differ: share(rooms, 'differs'),
    equipment_same: share(equipment, 'same'),
    equipment_differs: share(equipment, 'differs'),
    orientation_differs: flag(compare(a.orientationId, b.orientationId) === 'differs'),
    price_differs: getPriceDifference(a.prices, b.prices),
    photos_shared: Math.min(1, sharedPhotos / FULL_PHOTO_SIGNAL),
    photos_all_differ: flag(sharedPhotos === 0 && Math.min(a.photoCount, b.photoCount) >= FULL_PHOTO_SIGNAL),
    words_shared: getWordOverlap(a.words, b.words),
    phone_same: flag(a.phone !== null && a.phone === b.phone),
  };
}
