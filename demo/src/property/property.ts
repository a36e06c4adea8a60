/** One property with its offers, made from (seed, index) alone. */
import { requireValue } from '@estia/contract/require-value';
import { purposeIds } from '@estia/contract/search/model';
import type { Dataset } from '../dataset.ts';
import { createCommercialFacts, createOtherFacts } from '../facts/commercial.ts';
import { createLandFacts } from '../facts/land.ts';
import { categoryIds, type PropertyFacts } from '../facts/property-facts.ts';
import { createResidentialFacts } from '../facts/residential.ts';
import type { DemoPlace } from '../places/places.ts';
import { createRandom, hashToInt, hashToUnit, pickWeightedIndex } from '../random.ts';
import {
  accountIdRanges,
  createPersonName,
  demoAccounts,
  demoAdvertiserIds,
  mobileNumber,
} from '../tables/accounts.ts';
import { createDescription } from '../texts/descriptions.ts';
import { createTitle } from '../texts/titles.ts';
import { createListingHistory, type ListingHistory } from './listing-history.ts';
import { choosePhotos } from './photo-selection.ts';
import { createAskingPrice, type PurposeId } from './prices.ts';

/** Streams of randomness, one per decision, so that a change in one place does not move the others. */
const randomStreams = {
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
const demoPropertyCount = 60;

type DemoListing = {
  id: number;
  purpose: PurposeId;
  price: number;
  exclusive: boolean;
  titleEl: string | null;
  titleEn: string | null;
  descriptionEl: string;
  descriptionEn: string | null;
  history: ListingHistory;
  views: number;
  favorites: number;
};

export type DemoProperty = {
  id: number;
  index: number;
  accountId: number;
  agencyId: number | null;
  /** True where this property brings its owner's account with it. */
  newOwner: boolean;
  place: DemoPlace;
  facts: PropertyFacts;
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
  offers: DemoListing[];
};

const random = createRandom();

const isPrivate = (seed: number, index: number): boolean => hashToUnit(seed, index, randomStreams.owner) < privateShare;
/** One in eight private homes belongs to the owner of an earlier one, in the same place. */
const isShared = (seed: number, index: number): boolean => hashToUnit(seed, index, randomStreams.shared) < 0.125;

/** The index whose owner and place this private property takes; itself for most. */
function ownerIndex(seed: number, index: number): number {
  if (!isShared(seed, index)) return index;
  for (let i = index - 1; i >= Math.max(0, index - 30); i--) if (isPrivate(seed, i) && !isShared(seed, i)) return i;
  return index;
}

function chooseCategory(draw: number, place: DemoPlace, both: boolean): number {
  const land = both ? 0 : place.landShare;
  if (draw < land) return categoryIds.land;
  // The rest keep their proportions: 62 residential, 15 commercial, 3 other.
  const rest = ((draw - land) / (1 - land)) * 80;
  return rest < 62 ? categoryIds.residential : rest < 77 ? categoryIds.commercial : categoryIds.other;
}

const saleShare: Readonly<Record<number, number>> = {
  [categoryIds.residential]: 0.69,
  [categoryIds.commercial]: 0.5,
  [categoryIds.land]: 0.985,
  [categoryIds.other]: 0.6,
};

function createFacts(
  dataset: Dataset,
  place: DemoPlace,
  index: number,
  both: boolean,
): { facts: PropertyFacts; purposes: PurposeId[] } {
  random.reseed(dataset.seed, index, randomStreams.facts);
  const kind = chooseCategory(random.next(), place, both);
  const sale = random.next() < (saleShare[kind] ?? 0.7);
  const purposes: PurposeId[] = both ? [purposeIds.sale, purposeIds.rent] : [sale ? purposeIds.sale : purposeIds.rent];
  const selling = purposes.includes(purposeIds.sale);
  const letting = purposes.includes(purposeIds.rent);
  const facts =
    kind === categoryIds.residential
      ? createResidentialFacts(random, place, selling, letting, dataset.thisYear)
      : kind === categoryIds.commercial
        ? createCommercialFacts(random, place, selling, letting, dataset.thisYear)
        : kind === categoryIds.land
          ? createLandFacts(random, place)
          : createOtherFacts(random, place, selling, letting, dataset.thisYear);
  return { facts, purposes };
}

const everywhere = ['Κεντρική', 'Ηρώων', 'Αγίου Νικολάου', 'Δημοκρατίας', 'Αγίας Τριάδος', '25ης Μαρτίου', 'Ειρήνης'];

/** Near a postcode's point on one of its streets, or near a village centre without a street. */
export function chooseAddress(dataset: Dataset, place: DemoPlace, facts: PropertyFacts, index: number) {
  random.reseed(dataset.seed, index, randomStreams.address);
  const outOfTown = facts.categoryId === categoryIds.land && facts.withinPlan !== true;
  const postcode = place.postcodes.length > 0 && !outOfTown ? random.pick(place.postcodes) : null;
  const [lat, lon] = postcode ? [postcode.lat, postcode.lon] : random.pick(place.points);
  const distance = random.range(postcode ? 60 : 80, place.setting === 'island' || place.coast > 0.5 ? 250 : 400);
  const angle = random.range(0, 2 * Math.PI);
  const urban = place.setting !== 'village' && place.setting !== 'island';
  const known =
    postcode && postcode.streets.length > 0 && random.chance(urban ? 0.95 : 0.5) ? random.pick(postcode.streets) : null;
  const number = known && random.chance(0.92) ? random.int(1, random.chance(0.8) ? 60 : 180) : null;
  // Whatever is built has an address; where our places name no street, one that every village has.
  const built = facts.categoryId !== categoryIds.land;
  const salt = hashToInt(dataset.seed, index, randomStreams.address);
  const street = known ?? (built ? requireValue(everywhere[salt % everywhere.length]) : null);
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
export function createListingPrice(
  dataset: Dataset,
  index: number,
  purposeId: PurposeId,
  facts: PropertyFacts,
  place: DemoPlace,
) {
  random.reseed(dataset.seed, index, randomStreams.price);
  const noise = random.normal();
  const price = createAskingPrice(random, facts, place, purposeId, noise);
  random.reseed(dataset.seed, index, randomStreams.history + purposeId * 100);
  return { price, history: createListingHistory(random, price, purposeId, dataset.now) };
}

function createListing(
  dataset: Dataset,
  index: number,
  id: number,
  purposeId: PurposeId,
  facts: PropertyFacts,
  place: DemoPlace,
  byOwner: boolean,
): DemoListing {
  const { price, history } = createListingPrice(dataset, index, purposeId, facts, place);
  random.reseed(dataset.seed, index, randomStreams.text + purposeId * 100);
  const greekOnly = byOwner && random.chance(0.35);
  const untitled = random.chance(byOwner ? 0.25 : 0.1);
  const title = createTitle(random, facts, place, purposeId);
  const description = createDescription(random, facts, place, purposeId, byOwner);
  random.reseed(dataset.seed, index, randomStreams.views + purposeId * 100);
  const days = Math.max(0.3, (dataset.now - history.createdAt) / 86_400_000);
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
export function createPropertyBasics(dataset: Dataset, index: number, offerCount: number) {
  const { seed } = dataset;
  const byOwner = isPrivate(seed, index);
  const owner = byOwner ? ownerIndex(seed, index) : index;
  const place = requireValue(
    dataset.places[pickWeightedIndex(dataset.placeSums, hashToUnit(seed, owner, randomStreams.place))],
  );
  return { byOwner, owner, place, ...createFacts(dataset, place, index, offerCount === 2) };
}

/** Does this home bring an account with it, of somebody whom no demonstration logs in as? */
export const hasNewOwner = (seed: number, index: number): boolean =>
  index >= demoPropertyCount && isPrivate(seed, index) && ownerIndex(seed, index) === index;

/** The property with this index; its first listing gets the id `firstListing`, a second offer the next. */
export function createProperty(
  dataset: Dataset,
  index: number,
  offerCount: number,
  firstListing: number,
): DemoProperty {
  const { seed } = dataset;
  const { byOwner, owner, place, facts, purposes } = createPropertyBasics(dataset, index, offerCount);
  const where = chooseAddress(dataset, place, facts, index);
  const offers = purposes.map((purposeId, i) =>
    createListing(dataset, index, firstListing + i, purposeId, facts, place, byOwner),
  );
  random.reseed(seed, index, randomStreams.album);
  const photos = choosePhotos(random, dataset.pictures, facts, place, index);
  random.reseed(seed, index, randomStreams.contact);
  const agencyIndex = byOwner ? -1 : dataset.pickAgency(place, random.next());
  const agency = agencyIndex < 0 ? null : dataset.agencies[agencyIndex];
  const named = byOwner && index < demoPropertyCount ? demoAdvertiserIds[index % demoAdvertiserIds.length] : undefined;
  const accountId = agency?.accountId ?? named ?? accountIdRanges.firstOwner + owner;
  return {
    id: index + 1,
    index,
    accountId,
    agencyId: agency?.id ?? null,
    newOwner: byOwner && named === undefined && owner === index,
    place,
    facts,
    ...where,
    photos,
    createdAt: Math.min(...offers.map((offer) => offer.history.createdAt)),
    contactName: agency?.el ?? demoAccounts.find(({ id }) => id === accountId)?.name ?? createPersonName(seed, owner),
    phone: agency ? (agency.phones[0] ?? null) : mobileNumber(hashToInt(seed, owner, 75)),
    email: agency ? agency.email : `owner${accountId}@estia.example`,
    hideEmail: random.chance(0.6),
    hidePhone: random.chance(0.08),
    offers,
  };
}
