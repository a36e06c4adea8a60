/**
 * Pairs of listings by two advertisers of which it is known whether they are of one property: the same flat written up and
 * photographed anew, and the flats that look like it. Knows nothing of how they are compared.
 */
import type { PropertyFacts } from '../../src/features/matches/pair-signals.ts';
import type { Scene } from '../../src/features/photos/similarity/same-scene.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { createPictures, type PictureChange, ROOMS_PER_STYLE, STYLES } from './pictures.ts';
import { describeFlat, listFlatDetails } from './texts.ts';

export type ListedFlat = { facts: PropertyFacts; photos: readonly Scene[] };
export type LabelledPair = { kind: string; isSame: boolean; a: ListedFlat; b: ListedFlat };

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Invented shares; a bar of the benchmark holds for this mix, not for traffic. */
const kinds = [
  { name: 'copied photos', share: 0.12, isSame: true },
  { name: 'cropped photos', share: 0.07, isSame: true },
  { name: 'watermarked photos', share: 0.07, isSame: true },
  { name: 'mirrored photos', share: 0.05, isSame: true },
  { name: 'other photos', share: 0.04, isSame: true },
  { name: 'other price', share: 0.06, isSame: true },
  { name: 'wrong floor', share: 0.05, isSame: true },
  { name: 'rewritten text', share: 0.06, isSame: true },
  { name: 'neighbour', share: 0.2, isSame: false },
  { name: 'twin on another floor', share: 0.1, isSame: false },
  { name: 'twin on the same floor', share: 0.06, isSame: false },
  { name: 'identical unit of a development', share: 0.07, isSame: false },
  { name: 'same agency template', share: 0.05, isSame: false },
  { name: 'borrowed photos', share: 0.06, isSame: false },
] as const;
export type PairKind = (typeof kinds)[number]['name'];

/** About a kilometre each way, at this latitude. */
const toSquare = ({ lat, lon }: { lat: number; lon: number }) => ({
  x: Math.floor(lon * 88),
  y: Math.floor(lat * 111),
});

type Building = {
  lat: number;
  lon: number;
  street: string;
  number: string;
  year: number;
  heating: number;
  energy: number;
  style: number;
  districtId: number;
};
type Flat = {
  area: number;
  floor: number;
  beds: number;
  baths: number;
  orientation: number;
  price: number;
  kaek: string;
  rooms: readonly number[];
  details: readonly number[];
};

export function createLabelledPairs(seed: number) {
  const random = createSeededRandom(seed);
  const draw = createPictures();
  let nextRoom = 0;
  const takeRooms = (count: number): number[] => Array.from({ length: count }, () => nextRoom++ % ROOMS_PER_STYLE);
  let nextId = 1;
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const chance = (share: number) => random() < share;

  const buildBuilding = (): Building => ({
    lat: 37.9 + random() * 0.15,
    lon: 23.65 + random() * 0.15,
    street: `street${int(1, 4_000)}`,
    number: String(int(1, 180)),
    year: int(1955, 2024),
    heating: int(1, 6),
    energy: int(1, 9),
    style: int(0, STYLES - 1),
    districtId: int(1, 40),
  });
  const buildFlat = (building: Building): Flat => {
    const area = int(35, 160);
    return {
      area,
      floor: int(1, 7),
      beds: Math.max(1, Math.round(area / 38)),
      baths: area > 100 ? 2 : 1,
      orientation: int(1, 8),
      price: Math.round((area * int(1_600, 4_200)) / 1_000) * 1_000,
      kaek: `0501${int(10_000_000, 99_999_999)}/${int(0, 9)}/${int(0, 40)}`,
      rooms: takeRooms(int(5, 8)),
      details: listFlatDetails(random, building.year),
    };
  };

  type Presentation = {
    photos?: PictureChange | 'other';
    wrongFloor?: boolean;
    priceSpread?: number;
    complexId?: number | null;
    withKaek?: boolean;
    hasTwin?: boolean;
    template?: number;
    phone?: string;
    wordShare?: number;
  };
  /** As one advertiser shows it: with what they know, their own pin and their own words. */
  const present = async (building: Building, flat: Flat, how: Presentation): Promise<ListedFlat> => {
    const shift = () => (random() + random() - 1) * 0.0003;
    const isHidden = chance(0.4);
    const isPinned = chance(0.85) && !isHidden;
    const hasStreet = chance(0.75) && !isHidden;
    const pin = { lat: building.lat + shift(), lon: building.lon + shift() };
    const known = <T>(value: T, share: number): T | null => (chance(share) ? value : null);
    const change = how.photos ?? 'none';
    const count = Math.min(flat.rooms.length, int(4, 8));
    const rooms = change === 'other' ? takeRooms(count) : flat.rooms.slice(0, count);
    const id = nextId++;
    return {
      facts: {
        propertyId: id,
        isLand: false,
        complexId: how.complexId ?? null,
        point: isPinned ? pin : null,
        square: toSquare(pin),
        streetKey: hasStreet ? building.street : null,
        numberKey: hasStreet ? known(building.number, 0.7) : null,
        area: chance(0.8) ? flat.area : Math.max(20, Math.round(flat.area * (1 + (random() - 0.5) * 0.05))),
        floorId: known(how.wrongFloor ? flat.floor + (chance(0.5) ? 1 : -1) : flat.floor, 0.95),
        yearBuilt: known(chance(0.85) ? building.year : building.year + int(-6, 6), 0.85),
        bedRooms: known(flat.beds, 0.97),
        bathRooms: known(flat.baths, 0.9),
        heatingId: known(building.heating, 0.8),
        energyClassId: known(building.energy, 0.85),
        orientationId: known(flat.orientation, 0.3),
        kaek: how.withKaek ? flat.kaek : known(flat.kaek, 0.08),
        phone: how.phone ?? `69${int(10_000_000, 99_999_999)}`,
        prices: { 1: Math.round(flat.price * (1 + (random() - 0.5) * (how.priceSpread ?? 0.04))) },
        words: describeFlat(random, {
          details: flat.details,
          template: how.template ?? int(1, 400),
          share: how.wordShare ?? 0.8,
        }),
        photoCount: count,
        hasTwin: how.hasTwin ?? false,
      },
      photos: await Promise.all(rooms.map((room) => draw(room, building.style, change === 'other' ? 'none' : change))),
    };
  };

  const makers: Record<PairKind, () => Promise<[ListedFlat, ListedFlat]>> = {
    'copied photos': () => presentTwice({}, { photos: 'brighter' }),
    'cropped photos': () => presentTwice({}, { photos: 'crop' }),
    'watermarked photos': () => presentTwice({}, { photos: 'watermark' }),
    'mirrored photos': () => presentTwice({}, { photos: 'mirror' }),
    // Who photographs it anew has been there with a mandate, and often knows its KAEK.
    'other photos': async () => {
      const both = chance(0.5);
      return presentTwice({ withKaek: both }, { photos: 'other', withKaek: both });
    },
    'other price': () => presentTwice({}, { photos: 'none', priceSpread: 0.5 }),
    'wrong floor': () => presentTwice({}, { photos: pick(random, ['none', 'crop', 'watermark']), wrongFloor: true }),
    'rewritten text': () =>
      presentTwice({}, { photos: pick(random, ['none', 'brighter', 'watermark']), wordShare: 0.2 }),
    neighbour: async () => {
      const [here, there] = [buildBuilding(), buildBuilding()];
      const near = {
        ...there,
        lat: here.lat + (random() - 0.5) * 0.004,
        lon: here.lon + (random() - 0.5) * 0.004,
        districtId: here.districtId,
        street: chance(0.4) ? here.street : there.street,
      };
      const flat = buildFlat(here);
      const other = { ...buildFlat(near), area: flat.area + int(-1, 1) };
      return [await present(here, flat, {}), await present(near, other, {})];
    },
    'twin on another floor': () => presentTwins((flat) => ({ floor: flat.floor + pick(random, [-2, -1, 1, 2]) })),
    'twin on the same floor': () => presentTwins(() => ({ orientation: int(1, 8) })),
    'identical unit of a development': async () => {
      const building = { ...buildBuilding(), year: int(2024, 2027) };
      const flat = buildFlat(building);
      const unit = { ...flat, floor: chance(0.5) ? flat.floor : flat.floor + 1, kaek: `${flat.kaek}9` };
      // The renderings of the developer are those of every unit, and so is the text.
      const template = int(1, 400);
      const how = { template, complexId: chance(0.5) ? 1 : null, hasTwin: chance(0.8) };
      return [await present(building, flat, { ...how, hasTwin: true }), await present(building, unit, how)];
    },
    // Pictures of the view, of a show flat or of somebody else's: other walls, the same photos.
    'borrowed photos': async () => {
      const [here, there] = [buildBuilding(), buildBuilding()];
      const elsewhere = {
        ...there,
        style: here.style,
        lat: here.lat + (random() - 0.5) * 0.02,
        lon: here.lon + (random() - 0.5) * 0.02,
        districtId: here.districtId,
      };
      const flat = buildFlat(here);
      const other = { ...buildFlat(elsewhere), area: flat.area + int(-2, 2), rooms: flat.rooms.slice(0, int(1, 5)) };
      return [
        await present(here, flat, {}),
        await present(elsewhere, other, { photos: pick(random, ['none', 'crop', 'watermark']) }),
      ];
    },
    'same agency template': async () => {
      const [here, there] = [buildBuilding(), buildBuilding()];
      const near = {
        ...there,
        lat: here.lat + (random() - 0.5) * 0.003,
        lon: here.lon + (random() - 0.5) * 0.003,
        districtId: here.districtId,
      };
      const flat = buildFlat(here);
      const template = int(1, 400);
      const phone = chance(0.3) ? { phone: `69${int(10_000_000, 99_999_999)}` } : {};
      const other = { ...buildFlat(near), area: flat.area, floor: flat.floor };
      return [
        await present(here, flat, { photos: 'watermark', template, ...phone }),
        await present(near, other, { photos: 'watermark', template, ...phone }),
      ];
    },
  };
  async function presentTwice(first: Presentation, second: Presentation): Promise<[ListedFlat, ListedFlat]> {
    const building = buildBuilding();
    const flat = buildFlat(building);
    // Some copy the text as it stands; some are one person with two accounts.
    const copied = chance(0.35) ? { template: int(1, 400), wordShare: 0.95 } : {};
    const phone = chance(0.06) ? { phone: `69${int(10_000_000, 99_999_999)}` } : {};
    return [
      await present(building, flat, { ...copied, ...phone, ...first }),
      await present(building, flat, { ...copied, ...phone, ...second }),
    ];
  }
  async function presentTwins(differs: (flat: Flat) => Partial<Flat>): Promise<[ListedFlat, ListedFlat]> {
    const building = buildBuilding();
    const flat = buildFlat(building);
    const other = buildFlat(building);
    const twin: Flat = {
      ...flat,
      kaek: other.kaek,
      rooms: other.rooms,
      details: chance(0.3) ? flat.details : other.details,
      price: Math.round(flat.price * (0.95 + random() * 0.12)),
      ...differs(flat),
    };
    return [await present(building, flat, { hasTwin: chance(0.2) }), await present(building, twin, {})];
  }

  return async (): Promise<LabelledPair> => {
    let at = random() * kinds.reduce((sum, { share }) => sum + share, 0);
    const kind =
      kinds.find(({ share }) => {
        at -= share;
        return at < 0;
      }) ?? kinds[0];
    const [a, b] = await makers[kind.name]();
    return { kind: kind.name, isSame: kind.isSame, a, b };
  };
}
