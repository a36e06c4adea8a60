/** Random histories of an agency's feed in xe.gr's format, with their model: which homes are on the market, at which price and with which photos. */
import { createHash } from 'node:crypto';
import { zip } from '@estia/server/testing/feeds/write-feed';
import { xePackage } from '@estia/server/testing/feeds/xe-feeds';
import { applyPhotoEdit, drawRoomPhoto } from '@estia/server/testing/photos/photo-variants';

/** `shift` chooses its last photo: another one is a change of photos alone. */
export type Home = { home: number; price: number; shift: number };
export type Feed = ReadonlyMap<string, Home>;
export type Picture = { bytes: Buffer; hash: string };

const PICTURES = 8;
const SHIFTS = 4;
const REFERENCES = 9;
/** Any two differ by more than a quarter: with another street number that is another home, and no correction. */
const SIZES = [40, 56, 78, 110, 154, 216, 302, 422];

/** Every second pixel of a drawn room: as small as a photo may be. */
export async function drawPictures(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let n = 0; n < PICTURES; n++) {
    const { data, width, height } = drawRoomPhoto(n + 1, n + 1);
    const half = Buffer.alloc((width / 2) * (height / 2) * 3);
    for (let y = 0; y < height / 2; y++)
      for (let x = 0; x < width / 2; x++)
        data.copy(half, (y * (width / 2) + x) * 3, (y * 2 * width + x * 2) * 3, (y * 2 * width + x * 2) * 3 + 3);
    const bytes = await applyPhotoEdit({ data: half, width: width / 2, height: height / 2 }, 'jpeg', n);
    pictures.push({ bytes, hash: createHash('sha256').update(bytes).digest('hex') });
  }
  return pictures;
}

/** In their order, the cover first. Homes share photos, as flats of one building do. */
export const listPictures = ({ home, shift }: Home): number[] =>
  [home, home + 1, home + 2 + shift].map((n) => n % PICTURES);

const writeItem = (reference: string, { home, price }: Home, photos: readonly string[]): string => {
  const fields: Record<string, string> = {
    'Item.type': 'APARTMENT',
    'Item.area': String(SIZES[home % SIZES.length]),
    'Item.level': 'L3',
    'Item.bedrooms': '2',
    'Item.energy_class': 'B_PLUS',
    'Geo.subAreaDescription': 'Χαλάνδρι',
    'Geo.streetName': 'Ηρακλείτου',
    'Geo.streetNumber': String(home),
    'Geo.latitude': '38.0213',
    'Geo.longitude': '23.7986',
  };
  return `<Item type="re_residence" refId="${reference}"><Transaction.price>${price}</Transaction.price><Transaction.type>SELL.NORMAL</Transaction.type>
${Object.entries(fields)
  .map(([name, value]) => `<Field><Name>${name}</Name><Value>${value}</Value></Field>`)
  .join('')}
${photos
  .map(
    (uri, at) =>
      `<Asset><Asset.type>IMAGE</Asset.type><Asset.order>${at + 1}</Asset.order><Asset.uri>${uri}</Asset.uri></Asset>`,
  )
  .join('\n')}</Item>`;
};

/** A ZIP with its images: the names stay while the bytes change. */
export function writeZipFeed(feed: Feed, pictures: readonly Picture[]): Buffer {
  const files: Record<string, Buffer> = {};
  const items = [...feed].map(([reference, home]) => {
    const names = listPictures(home).map((n, at) => {
      const name = `img/${home.home}-${at}.jpg`;
      files[name] = pictures[n]?.bytes ?? Buffer.alloc(0);
      return name;
    });
    return writeItem(reference, home, names);
  });
  return Buffer.from(zip({ 'feed.xml': xePackage(items.join('\n')), ...files }));
}

/** XML alone, its photos under addresses that change from day to day for the same bytes. */
export function writeAddressFeed(feed: Feed, photoUrl: (picture: number, day: number) => string, day: number): string {
  return xePackage(
    [...feed]
      .map(([reference, home]) =>
        writeItem(
          reference,
          home,
          listPictures(home).map((n) => photoUrl(n, home.home % 2 === 0 ? day : 0)),
        ),
      )
      .join('\n'),
  );
}

/** Homes appear, change, leave and come back under other references; references are given to other homes. */
export function createHistory(below: (n: number) => number) {
  const feed = new Map<string, Home>();
  const homes = new Set<number>();
  let next = 1;
  const buildHome = (before?: Home): Home => {
    // Of another size than the one whose reference it takes.
    if (before && next % SIZES.length === before.home % SIZES.length) next += 1;
    return { home: next++, price: 50_000 + below(100_000), shift: 0 };
  };
  const change = (): void => {
    const references = [...feed.keys()];
    const reference = references[below(references.length)];
    const before = reference === undefined ? undefined : feed.get(reference);
    const kind = below(8);
    if (!reference || !before || kind < 2) {
      const name = `R-${below(REFERENCES)}`;
      feed.set(name, buildHome(feed.get(name)));
    } else if (kind === 2) feed.set(reference, { ...before, price: 50_000 + below(100_000) });
    else if (kind <= 4) feed.set(reference, { ...before, shift: (before.shift + 1) % SHIFTS });
    else if (kind === 5) feed.delete(reference);
    else if (kind === 6) feed.set(reference, buildHome(before));
    else {
      const inFeed = new Set([...feed.values()].map(({ home }) => home));
      const away = [...homes].filter((home) => !inFeed.has(home));
      const home = away[below(away.length)];
      if (home !== undefined) feed.set(`B-${home}`, { home, price: 50_000 + below(100_000), shift: 0 });
    }
  };
  return {
    homes,
    /** Never empty: such a file changes nothing. */
    step(): Feed {
      for (let changes = 1 + below(5); changes > 0; changes--) change();
      if (feed.size === 0) change();
      if (feed.size === 0) feed.set('R-0', buildHome());
      for (const { home } of feed.values()) homes.add(home);
      return new Map(feed);
    },
  };
}
