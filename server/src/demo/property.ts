/** One property with its offers, made from (seed, index) alone. */
import { purposeIds } from '@estia/contract/search/model';
import { chooseAlbum } from './album.ts';
import { category, type Home } from './facts/home.ts';
import { makeLand } from './facts/land.ts';
import { makeCommercial, makeOther } from './facts/premises.ts';
import { makeResidential } from './facts/residential.ts';
import { type History, makeHistory } from './history.ts';
import { accountIds, mobileNumber, namedAccounts, namedOwners, ownerName } from './people.ts';
import type { Place } from './places.ts';
import { askingPrice, type PurposeId } from './prices.ts';
import { createRandom, fraction, mix, pickIndex } from './random.ts';
import { makeDescription } from './words/descriptions.ts';
import { makeTitle } from './words/titles.ts';
import type { World } from './world.ts';

/** Streams of randomness, one per decision, so that a change in one place does not move the others. */
const stream = {
  place: 1,
  owner: 2,
  shared: 3,
  facts: 4,
  price: 5,
  text: 6,
  history: 7,
  album: 8,
  address: 9,
  contact: 10,
  views: 11,
};

const privateShare = 0.35;
/** The private ones of the first homes belong to the users of the demonstration. */
const namedHomes = 60;

type Offer = {
  id: number;
  purpose: PurposeId;
  price: number;
  exclusive: boolean;
  titleEl: string | null;
  titleEn: string | null;
  descriptionEl: string;
  descriptionEn: string | null;
  history: History;
  views: number;
  favorites: number;
};

export type Property = {
  id: number;
  index: number;
  accountId: number;
  agencyId: number | null;
  /** True where this property brings its owner's account with it. */
  newOwner: boolean;
  place: Place;
  home: Home;
  lat: number;
  lon: number;
  street: string | null;
  streetNumber: string | null;
  postcode: string | null;
  hideAddress: boolean;
  photos: number[];
  createdAt: number;
  contactName: string;
  phone: string | null;
  email: string | null;
  hideEmail: boolean;
  hidePhone: boolean;
  offers: Offer[];
};

const random = createRandom();

const isPrivate = (seed: number, index: number): boolean => fraction(seed, index, stream.owner) < privateShare;
/** One in eight private homes belongs to the owner of an earlier one, in the same place. */
const isShared = (seed: number, index: number): boolean => fraction(seed, index, stream.shared) < 0.125;

/** The index whose owner and place this private property takes; itself for most. */
function ownerIndex(seed: number, index: number): number {
  if (!isShared(seed, index)) return index;
  for (let i = index - 1; i >= Math.max(0, index - 30); i--) if (isPrivate(seed, i) && !isShared(seed, i)) return i;
  return index;
}

function chooseCategory(draw: number, place: Place, both: boolean): number {
  const land = both ? 0 : place.landShare;
  if (draw < land) return category.land;
  // The rest keep their proportions: 62 residential, 15 commercial, 3 other.
  const rest = ((draw - land) / (1 - land)) * 80;
  return rest < 62 ? category.residential : rest < 77 ? category.commercial : category.other;
}

const saleShare: Readonly<Record<number, number>> = {
  [category.residential]: 0.69,
  [category.commercial]: 0.5,
  [category.land]: 0.985,
  [category.other]: 0.6,
};

function makeHome(world: World, place: Place, index: number, both: boolean): { home: Home; purposes: PurposeId[] } {
  random.reseed(world.seed, index, stream.facts);
  const kind = chooseCategory(random.next(), place, both);
  const sale = random.next() < (saleShare[kind] ?? 0.7);
  const purposes: PurposeId[] = both ? [purposeIds.sale, purposeIds.rent] : [sale ? purposeIds.sale : purposeIds.rent];
  const selling = purposes.includes(purposeIds.sale);
  const letting = purposes.includes(purposeIds.rent);
  const home =
    kind === category.residential
      ? makeResidential(random, place, selling, letting, world.thisYear)
      : kind === category.commercial
        ? makeCommercial(random, place, selling, letting, world.thisYear)
        : kind === category.land
          ? makeLand(random, place)
          : makeOther(random, place, selling, letting, world.thisYear);
  return { home, purposes };
}

const everywhere = ['Κεντρική', 'Ηρώων', 'Αγίου Νικολάου', 'Δημοκρατίας', 'Αγίας Τριάδος', '25ης Μαρτίου', 'Ειρήνης'];

/** Near a postcode's point on one of its streets, or near a village centre without a street. */
export function locate(world: World, place: Place, home: Home, index: number) {
  random.reseed(world.seed, index, stream.address);
  const outOfTown = home.categoryId === category.land && home.withinPlan !== true;
  const postcode = place.postcodes.length > 0 && !outOfTown ? random.pick(place.postcodes) : null;
  const [lat, lon] = postcode ? [postcode.lat, postcode.lon] : random.pick(place.points);
  const distance = random.range(postcode ? 60 : 80, place.setting === 'island' || place.coast > 0.5 ? 250 : 400);
  const angle = random.range(0, 2 * Math.PI);
  const urban = place.setting !== 'village' && place.setting !== 'island';
  const known =
    postcode && postcode.streets.length > 0 && random.chance(urban ? 0.95 : 0.5) ? random.pick(postcode.streets) : null;
  const number = known && random.chance(0.92) ? random.int(1, random.chance(0.8) ? 60 : 180) : null;
  // Whatever is built has an address; where our places name no street, one that every village has.
  const built = home.categoryId !== category.land;
  const salt = mix(world.seed, index, stream.address);
  const street = known ?? (built ? (everywhere[salt % everywhere.length] as string) : null);
  return {
    lat: Math.round((lat + (Math.cos(angle) * distance) / 111_320) * 1e6) / 1e6,
    lon: Math.round((lon + (Math.sin(angle) * distance) / (111_320 * Math.cos((lat * Math.PI) / 180))) * 1e6) / 1e6,
    street,
    streetNumber: built ? String(number ?? 1 + (salt % 60)) : (number?.toString() ?? null),
    postcode: postcode?.code ?? null,
    hideAddress: random.chance(0.55),
  };
}

/** What is asked for it today and what was asked before. */
export function makeAsking(world: World, index: number, purposeId: PurposeId, home: Home, place: Place) {
  random.reseed(world.seed, index, stream.price);
  const noise = random.normal();
  const price = askingPrice(random, home, place, purposeId, noise);
  random.reseed(world.seed, index, stream.history + purposeId * 100);
  return { price, history: makeHistory(random, price, purposeId, world.now) };
}

function makeOffer(
  world: World,
  index: number,
  id: number,
  purposeId: PurposeId,
  home: Home,
  place: Place,
  byOwner: boolean,
): Offer {
  const { price, history } = makeAsking(world, index, purposeId, home, place);
  random.reseed(world.seed, index, stream.text + purposeId * 100);
  const greekOnly = byOwner && random.chance(0.35);
  const untitled = random.chance(byOwner ? 0.25 : 0.1);
  const title = makeTitle(random, home, place, purposeId);
  const description = makeDescription(random, home, place, purposeId, byOwner);
  random.reseed(world.seed, index, stream.views + purposeId * 100);
  const days = Math.max(0.3, (world.now - history.createdAt) / 86_400_000);
  const views = Math.round(
    Math.min(days, 120) ** 0.8 * Math.exp(1 + 0.8 * random.normal()) * (place.setting === 'metro' ? 1.3 : 0.9),
  );
  return {
    id,
    purpose: purposeId,
    price,
    exclusive: !byOwner && random.chance(0.14),
    titleEl: untitled ? null : title[0],
    titleEn: untitled || greekOnly ? null : title[1],
    descriptionEl: description[0],
    descriptionEn: greekOnly ? null : description[1],
    history,
    views,
    favorites: Math.floor(views * random.next() * 0.03),
  };
}

/** The part of a property that does not cost much to make: whose and where it is, what it is, what for. */
export function makeBasics(world: World, index: number, offerCount: number) {
  const { seed } = world;
  const byOwner = isPrivate(seed, index);
  const owner = byOwner ? ownerIndex(seed, index) : index;
  const place = world.places[pickIndex(world.placeSums, fraction(seed, owner, stream.place))] as Place;
  return { byOwner, owner, place, ...makeHome(world, place, index, offerCount === 2) };
}

/** Does this home bring an account with it, of somebody whom no demonstration logs in as? */
export const bringsOwner = (seed: number, index: number): boolean =>
  index >= namedHomes && isPrivate(seed, index) && ownerIndex(seed, index) === index;

/** The property with this index; its first listing gets the id `firstListing`, a second offer the next. */
export function makeProperty(world: World, index: number, offerCount: number, firstListing: number): Property {
  const { seed } = world;
  const { byOwner, owner, place, home, purposes } = makeBasics(world, index, offerCount);
  const where = locate(world, place, home, index);
  const offers = purposes.map((purposeId, i) =>
    makeOffer(world, index, firstListing + i, purposeId, home, place, byOwner),
  );
  random.reseed(seed, index, stream.album);
  const photos = chooseAlbum(random, world.pictures, home, place, index);
  random.reseed(seed, index, stream.contact);
  const agencyIndex = byOwner ? -1 : world.pickAgency(place, random.next());
  const agency = agencyIndex < 0 ? null : world.agencies[agencyIndex];
  const named = byOwner && index < namedHomes ? namedOwners[index % namedOwners.length] : undefined;
  const accountId = agency?.accountId ?? named ?? accountIds.firstOwner + owner;
  return {
    id: index + 1,
    index,
    accountId,
    agencyId: agency?.id ?? null,
    newOwner: byOwner && named === undefined && owner === index,
    place,
    home,
    ...where,
    photos,
    createdAt: Math.min(...offers.map((offer) => offer.history.createdAt)),
    contactName: agency?.el ?? namedAccounts.find(({ id }) => id === accountId)?.name ?? ownerName(seed, owner),
    phone: agency ? (agency.phones[0] ?? null) : mobileNumber(mix(seed, owner, 75)),
    email: agency ? agency.email : `owner${accountId}@estia.example`,
    hideEmail: random.chance(0.6),
    hidePhone: random.chance(0.08),
    offers,
  };
}
