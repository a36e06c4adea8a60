/**
 * Values of the form → properties and listings: what a person publishes one at a time and a source in batches goes this way.
 * Whoever calls holds the account, so that counting and comparing happen one after the other. What stands in the way of one is
 * told of that one; the others are written.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import { type FieldValues, offerFields, propertyFields } from '@estia/contract/listings/fields';
import { pickNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { findAddressPoint } from '../../places/index.ts';
import type { AdvertiserRow } from '../drafts/drafts.queries.ts';
import { updateBadges } from '../mandates/mandate-documents.queries.ts';
import { notifyHeld } from '../review/held-listings.service.ts';
import { recordVerdicts } from '../review/review.service.ts';
import { reviewOffers } from '../review/review-offers.service.ts';
import { computeDuplicateKey } from './duplicate-key.ts';
import * as q from './listing-writing.queries.ts';

export type ListingToWrite = {
  purpose: 1 | 2;
  values: FieldValues;
  /** The property that is being changed; null: one of the account that is the same, or a new one. */
  propertyId: number | null;
  /** Photos that a new property begins with. */
  photos: number;
  /** The source that it comes from; undefined: what is written stays. */
  importedFrom?: string;
  /**
   * Whether it is on the market afterwards, by what it is now; null: there is none of this purpose yet. A text is why not, and
   * `unchanged` leaves its state as it is.
   */
  decideState: (now: q.ExistingListing | null) => ListingStateDecision;
  /** Listings that its source paused are no duplicates of what a source sends: they are what comes back. */
  mayAdopt?: boolean;
};
export type ListingStateDecision = 'active' | 'unchanged' | { pausedFor: string };
export type ListingRefusal = 'duplicate_property' | 'forbidden' | 'not_found' | 'district_unknown';
export type WrittenListing =
  | {
      listingId: number;
      propertyId: number;
      isNewlyActive: boolean;
      wasActive: boolean;
      /** It waits, unseen, until an admin has looked. */
      isHeld: boolean;
      /** Its advertiser is told now. */
      isNewlyHeld: boolean;
    }
  | { refusal: ListingRefusal };

type Writing = {
  at: number;
  input: ListingToWrite;
  key: Buffer | null;
  point: { lat: number; lon: number };
  hideAddress: boolean;
  postcode: string | null;
  propertyId: number;
  isNew: boolean;
};

/** Where it stands. Without a pin only roughly, and then the address is never shown as if it were exact. */
function createLocationFinder(trx: Trx) {
  const known = new Map<string, ReturnType<typeof findAddressPoint>>();
  return async (values: FieldValues) => {
    const postcode = values.postal_code?.replace(/\s/g, '') ?? null;
    if (values.lat !== null && values.lon !== null)
      return { point: { lat: values.lat, lon: values.lon }, hideAddress: values.hide_address, postcode };
    const key = `${values.district_id} ${postcode}`;
    const found =
      known.get(key) ?? findAddressPoint(trx, { district_id: values.district_id ?? 0, postal_code: postcode });
    known.set(key, found);
    const point = await found;
    return point && { point, hideAddress: true, postcode };
  };
}

const toPropertyColumns = (writing: Writing, account: AdvertiserRow): q.PropertyColumns => {
  const v = writing.input.values;
  return {
    ...pickNames(v, propertyFields),
    account_id: account.id,
    agency_id: account.role_id === roleIds.agency ? account.agency_id : null,
    category_id: requireValue(v.category_id),
    type_id: requireValue(v.type_id),
    district_id: requireValue(v.district_id),
    area: requireValue(v.area),
    // Said of land only: of a flat it is not known, rather than no.
    within_city_plan: v.category_id === 3 ? v.within_city_plan : null,
    postcode: writing.postcode,
    hide_address: writing.hideAddress,
    duplicate_key: writing.key,
    ...(writing.input.importedFrom === undefined ? {} : { imported_from: writing.input.importedFrom }),
  };
};

const listChangedFacts = (before: q.TrackedFacts, { input, propertyId }: Writing): q.NewListingEvent[] =>
  q.trackedFacts
    .filter((name) => before[name] !== input.values[name])
    .map((name) => ({
      property_id: propertyId,
      purpose: input.purpose,
      kind: 'facts',
      price: requireValue(input.values.price),
      detail: [name, before[name], input.values[name]] as const,
    }));

/** Either of two that are the same property waits for the next round, in which the first is there to be found. */
function splitRounds(
  all: readonly { at: number; input: ListingToWrite; key: Buffer | null }[],
): [now: typeof all, later: typeof all] {
  const taken = new Set<string>();
  const later: { at: number; input: ListingToWrite; key: Buffer | null }[] = [];
  const first = all.filter((each) => {
    const { propertyId, values } = each.input;
    const names = [
      ...(propertyId === null ? [] : [`id ${propertyId}`]),
      ...(each.key === null ? [] : [`key ${each.key.toString('hex')}`]),
      ...(values.kaek === null ? [] : [`kaek ${values.kaek}`]),
    ];
    if (names.some((name) => taken.has(name))) {
      later.push(each);
      return false;
    }
    for (const name of names) taken.add(name);
    return true;
  });
  return [first, later];
}

/** The property this listing is of: the one that is being changed, one of the account that is the same, or none yet. */
function findPropertyOf(
  { propertyId, mayAdopt }: ListingToWrite,
  alike: readonly q.DuplicateProperty[],
  stopped: ReadonlySet<number>,
): { refusal: ListingRefusal } | { propertyId: number | null } {
  const isComingBack = (other: q.DuplicateProperty) => mayAdopt === true && other.pause_reason === 'source';
  if (alike.some((other) => other.listing_id !== null && other.is_active !== null && !isComingBack(other)))
    return { refusal: 'duplicate_property' };
  // The stop holds for the property: not for the other purpose either, nor as another draft of it.
  if ((propertyId !== null && stopped.has(propertyId)) || alike.some((other) => other.stopped))
    return { refusal: 'forbidden' };
  return { propertyId: propertyId ?? alike[0]?.property_id ?? null };
}

type OfferWrites = {
  insert: q.ListingRow[];
  update: q.ListingRow[];
  events: q.NewListingEvent[];
  results: Map<number, WrittenListing>;
};

/** The offer itself, and what its coming or changing means for the timeline. */
function decideOffer(
  { at, input, propertyId }: Writing,
  {
    before,
    id,
    now,
    wasListed,
    decision,
  }: {
    before: q.ExistingListing | undefined;
    id: number;
    now: Date;
    wasListed: boolean;
    decision: ListingStateDecision;
  },
  done: OfferWrites,
): void {
  const { values, purpose } = input;
  const price = requireValue(values.price);
  const content = { ...pickNames(values, offerFields), price, updated_at: now };
  const isHeld = typeof decision === 'object' && decision.pausedFor === 'review';
  const event = { property_id: propertyId, purpose, price };
  const wasActive = before?.is_active === true;
  const up = {
    is_active: true,
    deleted_at: null,
    pause_reason: null,
    reminders: 0,
    reminded_at: null,
    confirmed_at: now,
  };
  if (!before) {
    const isActive = decision === 'active';
    if (isActive) done.events.push({ ...event, kind: wasListed ? 'relisted' : 'published' });
    done.insert.push({
      id,
      property_id: propertyId,
      purpose,
      created_at: now,
      ...content,
      ...up,
      is_active: isActive,
      pause_reason: typeof decision === 'object' ? decision.pausedFor : null,
      activated_at: isActive ? now : null,
    });
    done.results.set(at, {
      listingId: id,
      propertyId,
      isNewlyActive: isActive,
      wasActive,
      isHeld,
      isNewlyHeld: isHeld,
    });
    return;
  }
  if (before.price !== price) done.events.push({ ...event, kind: 'price' });
  const priced = before.price === price ? {} : { previous_price: before.price, price_changed_at: now };
  const isActive = decision === 'active' || (decision === 'unchanged' && wasActive);
  // One that waited for its photos was never up.
  const isReturning = wasListed || before.activated_at !== null;
  if (isActive && !wasActive) done.events.push({ ...event, kind: isReturning ? 'relisted' : 'published' });
  if (!isActive && wasActive) done.events.push({ ...event, kind: 'paused' });
  const state = isActive
    ? // One that was taken away begins anew; a pause makes nothing new.
      { ...up, activated_at: before.is_active === null ? now : (before.activated_at ?? now) }
    : typeof decision === 'object'
      ? { is_active: false, deleted_at: null, pause_reason: decision.pausedFor }
      : {};
  done.update.push({ id: before.id, ...content, ...priced, ...state });
  done.results.set(at, {
    listingId: id,
    propertyId,
    isNewlyActive: isActive && !wasActive,
    wasActive,
    isHeld,
    isNewlyHeld: isHeld && before.pause_reason !== 'review',
  });
}

type WritingDeps = Pick<Deps, 'secrets' | 'clock' | 'pool'>;
type WritingContext = {
  account: AdvertiserRow;
  now: Date;
  /** Photos of drafts go to their properties before the listings are there to be found. */
  attachPhotos?: (properties: readonly { at: number; propertyId: number }[]) => Promise<void>;
};

async function prepareWritings(
  trx: Trx,
  all: readonly { at: number; input: ListingToWrite; key: Buffer | null }[],
  { account }: WritingContext,
  results: Map<number, WrittenListing>,
): Promise<{ writings: Writing[]; existing: q.ExistingListing[]; factsBefore: Map<number, q.TrackedFacts> }> {
  const alike = Map.groupBy(
    await q.listDuplicateProperties(
      trx,
      account.id,
      all.map(({ input, key }) => ({ purpose: input.purpose, key, kaek: input.values.kaek, not: input.propertyId })),
    ),
    (row) => row.at - 1,
  );
  const stopped = await q.listStoppedProperties(
    trx,
    all.flatMap(({ input }) => input.propertyId ?? []),
  );
  const locate = createLocationFinder(trx);
  const found: (Omit<Writing, 'propertyId' | 'isNew'> & { known: number | null })[] = [];
  for (const [index, each] of all.entries()) {
    const property = findPropertyOf(each.input, alike.get(index) ?? [], stopped);
    const place = 'refusal' in property ? null : await locate(each.input.values);
    if ('refusal' in property) results.set(each.at, property);
    else if (!place) results.set(each.at, { refusal: 'district_unknown' });
    else found.push({ ...each, ...place, known: property.propertyId });
  }
  // Listings before properties: the order of everybody who holds both.
  const existing = await q.lockListingsOfProperties(
    trx,
    found.flatMap(({ known, input }) => (known === null ? [] : { property_id: known, purpose: input.purpose })),
  );
  const factsBefore = await q.lockTrackedFacts(
    trx,
    account.id,
    found.flatMap(({ known }) => known ?? []),
  );
  const present = found.filter(({ at, known }) => {
    const isThere = known === null || factsBefore.has(known);
    if (!isThere) results.set(at, { refusal: 'not_found' });
    return isThere;
  });
  const ids = await q.reserveIds(trx, 'property', present.filter(({ known }) => known === null).length);
  const writings = present.map(({ known, ...each }) => ({
    ...each,
    propertyId: known ?? requireValue(ids.shift() ?? null),
    isNew: known === null,
  }));
  return { writings, existing, factsBefore };
}

async function writeProperties(trx: Trx, writings: readonly Writing[], context: WritingContext): Promise<void> {
  const toRow = (writing: Writing) => ({
    id: writing.propertyId,
    ...toPropertyColumns(writing, context.account),
    point: writing.point,
  });
  const fresh = writings.filter(({ isNew }) => isNew);
  await q.insertProperties(
    trx,
    fresh.map(toRow),
    context.now,
    fresh.map(({ input }) => input.photos),
  );
  await q.updateProperties(trx, writings.filter(({ isNew }) => !isNew).map(toRow));
  const entries = writings.map(({ propertyId, input }) => ({ id: propertyId, values: input.values }));
  await q.upsertContacts(trx, entries);
  await q.upsertPrivateData(trx, entries);
  await context.attachPhotos?.(writings);
}

async function writeRound(
  trx: Trx,
  deps: WritingDeps,
  all: readonly { at: number; input: ListingToWrite; key: Buffer | null }[],
  context: WritingContext,
  results: Map<number, WrittenListing>,
): Promise<void> {
  const { writings, existing, factsBefore } = await prepareWritings(trx, all, context, results);
  if (writings.length === 0) return;
  const { now } = context;
  const toOffer = ({ propertyId, input }: Writing): q.Offer => ({ property_id: propertyId, purpose: input.purpose });
  const findExisting = ({ propertyId, input }: Writing) =>
    existing.find((row) => row.property_id === propertyId && row.purpose === input.purpose);
  const allowed = writings.filter((writing) => {
    const isStopped = findExisting(writing)?.pause_reason === 'admin';
    if (isStopped) results.set(writing.at, { refusal: 'forbidden' });
    return !isStopped;
  });
  await writeProperties(trx, allowed, context);
  const wasListed = await q.findOffersListedBefore(trx, allowed.filter(({ isNew }) => !isNew).map(toOffer));
  const ids = await q.reserveIds(trx, 'listing', allowed.filter((writing) => !findExisting(writing)).length);
  const done: OfferWrites = { insert: [], update: [], events: [], results };
  const offers = allowed.map((writing) => {
    const before = findExisting(writing);
    const id = before ? before.id : requireValue(ids.shift() ?? null);
    return { writing, before, id, decision: writing.input.decideState(before ?? null) };
  });
  const { decided, verdicts } = await reviewOffers(trx, deps, context.account.id, offers);
  for (const { writing, ...offer } of decided) {
    decideOffer(writing, { ...offer, now, wasListed: wasListed(toOffer(writing)) }, done);
    const facts = factsBefore.get(writing.propertyId);
    if (facts && !writing.isNew) done.events.push(...listChangedFacts(facts, writing));
  }
  await q.insertListings(trx, done.insert);
  await q.updateListings(trx, done.update);
  await recordVerdicts(trx, now, verdicts, { isEdited: true });
  await updateBadges(
    trx,
    allowed.map(({ propertyId }) => propertyId),
    athensDay(now),
  );
  await q.insertListingEvents(trx, now, done.events);
}

/** What became of each, in the order they were given. */
export async function writeListings(
  trx: Trx,
  deps: WritingDeps,
  context: WritingContext,
  inputs: readonly ListingToWrite[],
): Promise<WrittenListing[]> {
  const results = new Map<number, WrittenListing>();
  let waiting: readonly { at: number; input: ListingToWrite; key: Buffer | null }[] = inputs.map((input, at) => ({
    at,
    input,
    key: computeDuplicateKey(deps.secrets, input.values),
  }));
  while (waiting.length > 0) {
    const [round, later] = splitRounds(waiting);
    await writeRound(trx, deps, round, context, results);
    waiting = later;
  }
  const written = inputs.map((_, at) => requireValue(results.get(at) ?? null));
  await notifyHeld(
    trx,
    deps,
    context.account,
    written.flatMap((result, at) =>
      'refusal' in result || !result.isNewlyHeld
        ? []
        : [{ id: result.listingId, property_id: result.propertyId, purpose: requireValue(inputs[at] ?? null).purpose }],
    ),
  );
  return written;
}
