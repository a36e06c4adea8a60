/** POST-5: an ad from one state to another. All that are named or none, in one transaction. */

import type { HandlerInput } from '@estia/contract/call';
import { formatListingCode } from '@estia/contract/listings/ad-code';
import type { updateListingStates } from '@estia/contract/listings/calls';
import { ENERGY_EXEMPT_ID, ENERGY_PENDING_ID, parseField } from '@estia/contract/listings/fields';
import {
  endingActs,
  getListingState,
  type ListingAction,
  type ListingState,
  listingTransitions,
} from '@estia/contract/listings/states';
import { purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import type { Member } from '../../platform/viewer.ts';
import { dropDraftPhotos, forgetPropertyPhotos } from '../photos/index.ts';
import { photosNeeded } from './ad-rules.ts';
import { type AccountRow, deleteDraft, holdAdvertiser } from './drafts.queries.ts';
import { adsNamed, tellOwner } from './listings.letters.ts';
import { actingAs, mayPost, mayUndo } from './listings.policy.ts';
import { needRoom } from './publish.service.ts';
import * as q from './states.queries.ts';

type Wish = {
  ids: readonly number[];
  /** What is to be done to an ad that is in this state. */
  actIn: (state: ListingState) => ListingAction;
  purpose?: 1 | 2;
  reason?: string | undefined;
  ending?: q.Ending | undefined;
};

type Named = Extract<HandlerInput<typeof updateListingStates>['body'], { act: unknown }>;

/** Nobody has to say what became of a home; a price belongs to one that was agreed on. */
function endingOf({ ids, act, outcome, outcome_price }: Named): q.Ending | undefined {
  const typed = outcome_price?.trim() ?? '';
  if (outcome === undefined && typed === '') return undefined;
  if (!endingActs.includes(act) || ids.length !== 1) throw new AppError('invalid_input', { outcome: 'invalid' });
  if (typed === '') return { outcome: outcome ?? null, price: null };
  if (outcome !== 'agreed') throw new AppError('invalid_input', { outcome: 'required' });
  const read = parseField('price', typed);
  if ('error' in read || typeof read.value !== 'number')
    throw new AppError('invalid_input', { outcome_price: 'error' in read ? read.error : 'invalid' });
  return { outcome, price: read.value };
}

/** Both shapes of the call → one wish. */
export function wishOf(body: HandlerInput<typeof updateListingStates>['body']): Wish {
  if ('act' in body) return { ids: body.ids, actIn: () => body.act, reason: body.reason, ending: endingOf(body) };
  const { property_for_sale_id: sale, property_for_rent_id: rent, is_active, deleted_at, reason } = body;
  const id = sale ?? rent;
  if (id === undefined || (sale !== undefined && rent !== undefined))
    throw new AppError('invalid_input', { property_for_sale_id: 'required' });
  // Removed is told by both columns; one without the other is no state.
  if ((is_active === null) !== (typeof deleted_at === 'string'))
    throw new AppError('invalid_input', { deleted_at: 'invalid' });
  const actIn = (state: ListingState): ListingAction => {
    if (is_active === null) return 'remove';
    if (is_active) return 'activate';
    return state === 'removed' ? 'restore' : 'deactivate';
  };
  return { ids: [id], actIn, purpose: sale === undefined ? 2 : 1, reason };
}

type Held = { ads: q.HeldAd[]; owners: Map<number, AccountRow>; as: 'owner' | 'admin' };

/** Holds owners, then ads, each in the order of ids. What is not the viewer's to act on is as if it were not there. */
async function hold(trx: Db, viewer: Member, { ids, purpose, reason }: Omit<Wish, 'actIn'>): Promise<Held> {
  const owners = new Map<number, AccountRow>();
  for (const id of await q.ownersOf(trx, ids)) {
    if (actingAs(viewer, { account_id: id }) === null) throw new AppError('not_found');
    const owner = await holdAdvertiser(trx, id);
    if (owner) owners.set(id, owner);
  }
  const ads = await q.holdAds(trx, ids);
  const known = ads.every((ad) => owners.has(ad.account_id) && (purpose === undefined || ad.purpose === purpose));
  if (ads.length !== ids.length || !known) throw new AppError('not_found');
  const as = ads.some((ad) => actingAs(viewer, ad) === 'admin') ? 'admin' : 'owner';
  if (as === 'admin' && !reason) throw new AppError('invalid_input', { reason: 'required' });
  return { ads, owners, as };
}

const built = [1, 2];

/** POST-8 and POST-3: what an ad must have to be shown, whenever it was written. */
export function lacksOf(ad: q.HeldAd, photos: number): Record<string, string> {
  const lacks: Record<string, string> = {};
  if (built.includes(ad.category_id)) {
    const { energy_class_id: energy } = ad;
    if (energy === null || energy === ENERGY_PENDING_ID) lacks.energy_class_id = 'energy_required';
    if (energy === ENERGY_EXEMPT_ID && !ad.energy_exempt_reason) lacks.energy_exempt_reason = 'required';
  }
  if (ad.photo_count < photos) lacks.photos = 'photos_few';
  return lacks;
}

async function refuseActivation(trx: Db, deps: Deps, { ads, owners }: Pick<Held, 'ads' | 'owners'>): Promise<void> {
  const photos = await photosNeeded(trx, deps);
  const lacks = Object.assign({}, ...ads.map((ad) => lacksOf(ad, photos))) as Record<string, string>;
  if (Object.keys(lacks).length > 0) throw new AppError('ad_incomplete', lacks);
  for (const owner of owners.values()) {
    const wanted = ads.filter((ad) => ad.account_id === owner.id).length;
    if (wanted === 0) continue;
    if (!mayPost(owner)) throw new AppError('forbidden');
    await needRoom(trx, deps, owner, wanted);
  }
}

/** What an admin did is written down and told to each owner once. */
async function account(
  trx: Db,
  deps: Deps,
  {
    viewer,
    ads,
    owners,
    act,
    reason,
  }: Pick<Held, 'ads' | 'owners'> & { viewer: Member; act: ListingAction; reason: string },
): Promise<void> {
  const now = deps.clock();
  const others = ads.filter((ad) => ad.account_id !== viewer.worksFor);
  for (const ad of others) {
    const offer = purposeNames[ad.purpose];
    // Under the home, which is there for as long as its owner is: words about an ad that was deleted are still found.
    await audit(trx, {
      ...{ adminId: viewer.userId, act: `listing_${act}`, subject: 'property', subjectId: ad.property_id, reason, now },
      ...{
        before: { [offer]: getListingState(ad) },
        after: { [offer]: listingTransitions[getListingState(ad)][act] ?? null },
      },
    });
  }
  for (const owner of owners.values()) {
    const codes = others
      .filter((ad) => ad.account_id === owner.id)
      .map((ad) => formatListingCode(ad.property_id, ad.purpose));
    if (codes.length === 0) continue;
    await tellOwner(trx, deps, owner, 'ad_changed_by_admin', { ...adsNamed(codes), act, reason });
    noteSecurity(deps, 'admin_act', { account: owner.id, admin: viewer.userId, act: `listing_${act}` });
  }
}

export async function change(
  deps: Deps,
  viewer: Member,
  wish: Wish,
): Promise<{ listing_id: number; state: ListingState }[]> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const { ads, owners, as } = await hold(trx, viewer, wish);
    const groups = new Map<ListingAction, { to: ListingState; ads: q.HeldAd[] }>();
    for (const ad of ads) {
      const act = wish.actIn(getListingState(ad));
      const to = listingTransitions[getListingState(ad)][act];
      if (!to) throw new AppError('not_in_this_state');
      if (!mayUndo(actingAs(viewer, ad) ?? 'owner', act, ad)) throw new AppError('forbidden');
      const group = groups.get(act) ?? { to, ads: [] };
      group.ads.push(ad);
      groups.set(act, group);
    }
    const states: { listing_id: number; state: ListingState }[] = [];
    for (const [act, { to, ads }] of groups) {
      if (act === 'activate') await refuseActivation(trx, deps, { ads, owners });
      for (const byAdmin of [false, true]) {
        const ids = ads.filter((ad) => (actingAs(viewer, ad) === 'admin') === byAdmin).map((ad) => ad.id);
        if (ids.length > 0) await q.moveAds(trx, { ids, act, to, now, byAdmin, ending: wish.ending });
      }
      if (as === 'admin') await account(trx, deps, { viewer, ads, owners, act, reason: wish.reason ?? '' });
      states.push(...ads.map((ad) => ({ listing_id: ad.id, state: to })));
    }
    return states;
  });
}

/** The end of ads: with them go the drafts that would have changed them and, of a home that has no other, all but its history. */
async function forget(trx: Db, ads: readonly q.HeldAd[], now: Date): Promise<void> {
  for (const id of await q.openDraftsOf(trx, ads)) {
    await dropDraftPhotos(trx, id, now);
    await deleteDraft(trx, id);
  }
  await q.deleteAds(
    trx,
    ads.map((ad) => ad.id),
  );
  const homes = await q.homesWithoutAd(trx, [...new Set(ads.map((ad) => ad.property_id))]);
  await q.detachDrafts(trx, homes);
  for (const id of homes) await forgetPropertyPhotos(trx, id, now);
  await q.emptyHomes(trx, homes);
}

export async function remove(
  deps: Deps,
  viewer: Member,
  wish: { ids: readonly number[]; reason?: string | undefined },
): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const { ads, owners, as } = await hold(trx, viewer, wish);
    for (const ad of ads) {
      if (listingTransitions[getListingState(ad)].delete === undefined) throw new AppError('not_in_this_state');
      if (!mayUndo(actingAs(viewer, ad) ?? 'owner', 'delete', ad)) throw new AppError('forbidden');
    }
    await forget(trx, ads, now);
    if (as === 'admin') await account(trx, deps, { viewer, ads, owners, act: 'delete', reason: wish.reason ?? '' });
    return ads.length;
  });
}

/** What the sweep calls: ads nobody has brought back for so long. The number of those that are gone. */
export async function forgetRemoved(deps: Deps, before: Date, limit: number): Promise<number> {
  const ids = await q.removedBefore(deps.db, before, limit);
  for (const id of ids) {
    await deps.db.transaction().execute(async (trx) => {
      const [owner] = await q.ownersOf(trx, [id]);
      if (owner !== undefined) await holdAdvertiser(trx, owner);
      const ads = (await q.holdAds(trx, [id])).filter((ad) => getListingState(ad) === 'removed');
      if (ads.length > 0) await forget(trx, ads, deps.clock());
    });
  }
  return ids.length;
}
