/**
 * POST-4: a draft becomes an ad, in one transaction. Who holds the row of the account takes turns with everybody who would
 * count or compare its ads at the same time; killed at any moment, there is a draft or there is an ad.
 */
import { formatListingCode } from '@estia/contract/listings/ad-code';
import { type FieldValues, getListingKind, hasExclusiveMandate, parseAnswers } from '@estia/contract/listings/fields';
import { type Purpose, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Member } from '../../platform/viewer.ts';
import { attachDraftPhotos, draftPhotos } from '../photos/index.ts';
import { type PlaceTree, pointOfAddress } from '../places/index.ts';
import { activeAds, adsAllowed, adsAllowedNow } from '../subscriptions/index.ts';
import { adRulesNow } from './ad-rules.ts';
import {
  type AccountRow,
  type DraftRow,
  holdAdvertiser,
  holdDraft,
  markPublished,
  offerOfDraft,
} from './drafts.queries.ts';
import { offererOf, photosFault } from './drafts.service.ts';
import { tellOwner } from './listings.letters.ts';
import { mayPost, refusalToPost } from './listings.policy.ts';
import * as q from './publish.queries.ts';
import { sameHomeKey } from './same-home.ts';

export type Published = { listing_id: number; property_id: number; for: Purpose; is_active: boolean };

/** POST-7. `wanted`: how many more would be active. Counted under the lock of the account. */
export async function needRoom(
  trx: Db,
  deps: Pick<Deps, 'config' | 'clock' | 'secrets'>,
  account: { id: number; role_id: number },
  wanted: number,
): Promise<void> {
  const { ads, expired } = await adsAllowed(trx, deps, { id: account.id, roleId: account.role_id });
  if (expired) throw new AppError('subscription_expired');
  if (ads !== null && (await activeAds(trx, account.id)) + wanted > ads) throw new AppError('over_limit');
}

/** How many are active, and how many may be: for a screen. */
export async function roomOf(db: Db, deps: Deps, account: { id: number; role_id: number }) {
  const { ads, expired } = await adsAllowedNow(db, deps, { id: account.id, roleId: account.role_id });
  return { used: await activeAds(db, account.id), ads, expired };
}

/** How many more may be active: counted, as `needRoom` does, under the lock of the account. */
export async function roomLeft(trx: Db, deps: Deps, account: { id: number; role_id: number }) {
  const { ads, expired } = await adsAllowed(trx, deps, { id: account.id, roleId: account.role_id });
  return { left: ads === null ? Number.POSITIVE_INFINITY : ads - (await activeAds(trx, account.id)), expired };
}

/** The values of a whole ad, or everything that is missing, field by field. */
async function complete(
  trx: Db,
  deps: Deps,
  { draft, account, tree }: { draft: DraftRow; account: AccountRow; tree: PlaceTree },
) {
  const what = getListingKind(purposeNames[draft.purpose], draft.answers);
  const rules = await adRulesNow(trx, deps);
  const { values, errors } = parseAnswers(draft.answers, what, { offerer: offererOf(account.role_id), rules });
  const faults: Record<string, string> = { ...errors };
  if (values.district_id !== null && !tree.districts.has(values.district_id)) faults.district_id = 'invalid';
  const photos = await draftPhotos(trx, draft.id);
  const fault = photosFault(photos, { made: true, least: rules.photosMin });
  if (fault) faults.photos = fault;
  if (Object.keys(faults).length > 0) throw new AppError('ad_incomplete', faults);
  return { values, photos: photos.filter((photo) => photo.state === 'ready').length };
}

/** The home this ad is of: the one that is being changed, one of the account that is the same, or none yet. */
async function homeOf(
  trx: Db,
  draft: DraftRow,
  home: { key: Buffer | null; kaek: string | null },
): Promise<number | null> {
  const alike = await q.sameHomes(trx, {
    ...home,
    accountId: draft.account_id,
    purpose: draft.purpose,
    not: draft.property_id,
  });
  if (alike.some((other) => other.listing_id !== null && other.is_active !== null))
    throw new AppError('duplicate_property');
  // The stop holds for the home: not for the other purpose either, nor as another draft of it.
  const own = draft.property_id !== null && (await q.isStopped(trx, draft.property_id));
  if (own || alike.some((other) => other.stopped)) throw new AppError('forbidden');
  return draft.property_id ?? alike[0]?.property_id ?? null;
}

/** Where it stands. Without a pin only roughly, and then the address is never shown as if it were exact. */
async function placeOf(trx: Db, values: FieldValues) {
  const postcode = values.postal_code?.replace(/\s/g, '') ?? null;
  if (values.lat !== null && values.lon !== null)
    return { point: { lat: values.lat, lon: values.lon }, hide_address: values.hide_address, postcode };
  const point = await pointOfAddress(trx, { district_id: values.district_id ?? 0, postal_code: postcode });
  if (!point) throw new AppError('ad_incomplete', { district_id: 'invalid' });
  return { point, hide_address: true, postcode };
}

const sure = <T>(value: T | null): T => {
  if (value === null) throw new Error('A whole ad lacks a required value');
  return value;
};

function homeColumns(
  v: FieldValues,
  account: AccountRow,
): Omit<q.HomeColumns, 'postcode' | 'hide_address' | 'same_key'> {
  return {
    account_id: account.id,
    agency_id: account.role_id === 3 ? account.agency_id : null,
    category_id: sure(v.category_id),
    type_id: sure(v.type_id),
    district_id: sure(v.district_id),
    street: v.street,
    street_number: v.street_number,
    area: sure(v.area),
    main_area: v.main_area,
    land_area: v.land_area,
    year_built: v.year_built,
    renovation_year: v.renovation_year,
    permit_year: v.permit_year,
    floor_id: v.floor_id,
    levels: v.levels,
    bed_rooms: v.bed_rooms,
    bath_rooms: v.bath_rooms,
    wc_rooms: v.wc_rooms,
    kitchen_rooms: v.kitchen_rooms,
    living_rooms: v.living_rooms,
    living_kitchen_rooms: v.living_kitchen_rooms,
    heating_id: v.heating_id,
    energy_class_id: v.energy_class_id,
    energy_exempt_reason: v.energy_exempt_reason,
    condition_id: v.condition_id,
    view_id: v.view_id,
    floor_type_id: v.floor_type_id,
    frame_id: v.frame_id,
    orientation_id: v.orientation_id,
    spatial_planning_id: v.spatial_planning_id,
    electricity_type_id: v.electricity_type_id,
    building_access_id: v.building_access_id,
    leaning_id: v.leaning_id,
    door_id: v.door_id,
    garden_id: v.garden_id,
    swimming_pool_id: v.swimming_pool_id,
    parking_id: v.parking_id,
    wardrobe_id: v.wardrobe_id,
    shared_fees: v.shared_fees,
    show_case_length: v.show_case_length,
    facade_length: v.facade_length,
    // Said of land only: of a flat it is not known, rather than no.
    within_city_plan: v.category_id === 3 ? v.within_city_plan : null,
    is_listed_building: v.is_listed_building,
    golden_visa_route_id: v.golden_visa_route_id,
    change_of_use_done: v.change_of_use_done,
    extras: v.extras,
    transportations: v.transportations,
  };
}

const changedFacts = (before: q.MainFacts, after: FieldValues, price: number): q.AdEvent[] =>
  q.mainFacts
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ kind: 'facts', price, detail: [name, before[name], after[name]] as const }));

type Ad = { draft: DraftRow; account: AccountRow; values: FieldValues; propertyId: number; isNew: boolean; now: Date };

/** The offer itself, and what its coming or changing means for the timeline. */
async function writeOffer(trx: Db, { draft, account, values, propertyId, isNew, now }: Ad) {
  const price = sure(values.price);
  const said = {
    price,
    exclusive: account.role_id === 3 && hasExclusiveMandate(values),
    title_el: values.title_el,
    title_en: values.title_en,
    description_el: values.description_el,
    description_en: values.description_en,
    min_lease_months: values.min_lease_months,
    ama: values.ama,
    ...{ is_active: true, deleted_at: null, paused_for: null, reminders: 0, reminded_at: null },
    ...{ updated_at: now, confirmed_at: now },
  };
  const before = isNew ? undefined : await q.holdOffer(trx, propertyId, draft.purpose);
  if (before?.paused_for === 'admin') throw new AppError('forbidden');
  if (!before) {
    const again = !isNew && (await q.wasOffered(trx, propertyId, draft.purpose));
    const kind = again ? 'relisted' : 'published';
    const fresh = { property_id: propertyId, purpose: draft.purpose, created_at: now, activated_at: now };
    return {
      listingId: await q.insertOffer(trx, { ...said, ...fresh }),
      events: [{ kind, price }] as q.AdEvent[],
      came: true,
    };
  }
  const events: q.AdEvent[] = [];
  if (before.price !== price) events.push({ kind: 'price', price });
  if (!before.is_active) events.push({ kind: 'relisted', price });
  await q.updateOffer(trx, before.id, {
    ...said,
    ...(before.price === price ? {} : { previous_price: before.price, price_changed_at: now }),
    // One that was taken away begins anew; a pause makes nothing new.
    ...(before.is_active === null ? { activated_at: now } : { activated_at: before.activated_at ?? now }),
  });
  return { listingId: before.id, events, came: !before.is_active };
}

async function writeAd(trx: Db, deps: Deps, ad: Omit<Ad, 'propertyId' | 'isNew'> & { photos: number }) {
  const { draft, account, values, now } = ad;
  const key = sameHomeKey(deps.secrets, values);
  const known = await homeOf(trx, draft, { key, kaek: values.kaek });
  const { point, ...place } = await placeOf(trx, values);
  const columns = { ...homeColumns(values, account), ...place, same_key: key };
  const before = known === null ? undefined : await q.holdFacts(trx, account.id, known);
  if (known !== null && !before) throw new AppError('not_found');
  const propertyId = known ?? (await q.insertHome(trx, columns, { point, photos: ad.photos, now }));
  if (known !== null) await q.updateHome(trx, known, columns, { point, photos: ad.photos });
  await q.writeContact(trx, propertyId, values);
  await q.writeSecrets(trx, propertyId, values);
  const photos = await attachDraftPhotos(trx, draft.id, propertyId, now);
  if (photos !== ad.photos) await q.setPhotoCount(trx, propertyId, photos);
  const { listingId, events, came } = await writeOffer(trx, { ...ad, propertyId, isNew: known === null });
  const facts = before ? changedFacts(before, values, sure(values.price)) : [];
  await q.noteEvents(trx, { property_id: propertyId, purpose: draft.purpose, at: now }, [...events, ...facts]);
  return { listingId, propertyId, came };
}

export async function publish(
  deps: Deps,
  viewer: Member,
  { draftId, tree }: { draftId: number; tree: PlaceTree },
): Promise<Published> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await holdAdvertiser(trx, viewer.worksFor);
    // An agent may be refused although the agency is approved.
    if (account && viewer.status !== 'approved') throw new AppError(...refusalToPost(account, viewer.status));
    const draft = account && (await holdDraft(trx, account.id, draftId));
    if (!draft) throw new AppError('not_found');
    if (draft.published_at) return publishedBefore(trx, draft);
    if (!mayPost(account)) throw new AppError(...refusalToPost(account));
    const offer = draft.property_id === null ? undefined : await q.holdOffer(trx, draft.property_id, draft.purpose);
    if (!offer?.is_active) await needRoom(trx, deps, account, 1);
    const whole = await complete(trx, deps, { draft, account, tree });
    const { listingId, propertyId, came } = await writeAd(trx, deps, { draft, account, now, ...whole });
    await markPublished(trx, draft.id, { listing_id: listingId, property_id: propertyId, published_at: now });
    const purpose = purposeNames[draft.purpose];
    if (came) {
      const code = formatListingCode(propertyId, draft.purpose);
      await tellOwner(trx, deps, account, 'ad_up', { code, for: purpose, property_id: propertyId });
    }
    return { listing_id: listingId, property_id: propertyId, for: purpose, is_active: true };
  });
}

/** The first answer was lost: the same one again, and nothing is done. */
async function publishedBefore(trx: Db, draft: DraftRow): Promise<Published> {
  const offer = draft.listing_id === null ? undefined : await offerOfDraft(trx, draft.listing_id);
  if (!draft.listing_id || !offer) throw new AppError('gone');
  const { property_id, purpose, is_active } = offer;
  return { listing_id: draft.listing_id, property_id, for: purposeNames[purpose], is_active: is_active === true };
}
