/**
 * One change for many ads. It is written down first, so that there is something to look at before the yes; then it is done
 * in small batches, each in a transaction that holds the account for as long as a batch takes. What became of an ad is
 * written in the transaction that changed it: asked twice or killed half way, every ad is changed at most once.
 */
import type { HandlerInput } from '@estia/contract/call';
import type { createBulkChange } from '@estia/contract/listings/desk-calls';
import { listingLimits } from '@estia/contract/listings/limits';
import { getListingState, type ListingAction, listingTransitions } from '@estia/contract/listings/states';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Member } from '../../platform/viewer.ts';
import { photosNeeded } from './ad-rules.ts';
import * as q from './bulk.queries.ts';
import { type AccountRow, holdAdvertiser } from './drafts.queries.ts';
import { mayChange, mayChangeProperty, mayPost, mayUndo } from './listings.policy.ts';
import { roomLeft } from './publish.service.ts';
import { type HeldAd, holdAds, moveAds } from './states.queries.ts';
import { lacksOf } from './states.service.ts';

/** Ads of one transaction: who publishes meanwhile waits for so many, and no longer. */
export const BATCH = 50;
/** What is not done by then is done when asked again, or by the worker. */
const TIME_MS = 4_000;
/** A change that nobody said yes to for so long is no longer what anybody has before their eyes. */
const GOOD_MS = 24 * 3_600_000;

type Wish = HandlerInput<typeof createBulkChange>['body'];

function priceOf({ act, price }: Wish) {
  if (act !== 'price') return q.samePrice;
  if (!price) throw new AppError('invalid_input', { amount: 'required' });
  const { by, amount, round } = price;
  if (by === 'value') {
    if (!Number.isInteger(amount) || amount < 1) throw new AppError('invalid_input', { amount: 'invalid' });
    return q.priceTo(amount);
  }
  if (amount === 0 || amount > 200) throw new AppError('invalid_input', { amount: 'invalid' });
  return q.priceBy(amount, round);
}

function contactOf({ act, contact }: Wish): q.NewBulk['contact'] {
  if (act !== 'contact') return null;
  const [name, phone] = [contact?.name || null, contact?.phone ?? null];
  if (name === null && phone === null) throw new AppError('invalid_input', { phone: 'required' });
  return { name, phone };
}

function whichOf({ ids, all }: Wish): q.Which {
  if (ids) return { ids };
  if (!all) throw new AppError('invalid_input', { ids: 'nothing_chosen' });
  return { all: { state: all.state, purpose: all.for && purposeIds[all.for] }, most: listingLimits.bulkMost };
}

export async function prepare(deps: Deps, viewer: Member, wish: Wish): Promise<q.BulkRecord> {
  const [price, contact, which] = [priceOf(wish), contactOf(wish), whichOf(wish)];
  const accountId = viewer.worksFor;
  const now = deps.clock();
  const id = await deps.db.transaction().execute(async (trx) => {
    const bulkId = await q.insertBulk(trx, { accountId, madeBy: viewer.userId, act: wish.act, contact, now });
    const found = await q.insertBulkAds(trx, bulkId, accountId, which, price);
    if ('ids' in which && found !== which.ids.length) throw new AppError('not_found');
    if (found === 0) throw new AppError('invalid_input', { ids: 'nothing_chosen' });
    return bulkId;
  });
  return own(deps.db, viewer, id);
}

export async function own(db: Db, viewer: Member, id: number): Promise<q.BulkRecord> {
  const found = await q.findBulk(db, viewer.worksFor, id);
  if (!found) throw new AppError('not_found');
  return found;
}

type Done = { moves: Map<ListingAction, number[]>; prices: { listing_id: number; price: number }[]; homes: number[] };
type Batch = { change: q.BulkRecord; account: AccountRow; photos: number; room: number; expired: boolean };

const refuse = (listing_id: number, refusal: string, lacks: readonly string[] = []): q.Outcome => ({
  listing_id,
  state: 'refused',
  refusal,
  lacks,
});

/** What is to become of one ad; what is to be done is collected, so that a batch is a few statements. */
function judge(ad: HeldAd, wanted: q.WaitingAd, batch: Batch, done: Done): q.Outcome {
  const { act } = batch.change;
  const state = getListingState(ad);
  const same: q.Outcome = { listing_id: ad.id, state: 'same' };
  const yes: q.Outcome = { listing_id: ad.id, state: 'done' };
  if (act === 'price' || act === 'contact') {
    if (state === 'removed') return refuse(ad.id, 'not_in_this_state');
    if (!mayChange('owner', ad)) return refuse(ad.id, 'forbidden');
    if (act === 'contact') {
      if (!mayChangeProperty('owner', ad)) return refuse(ad.id, 'forbidden');
      done.homes.push(ad.property_id);
      return yes;
    }
    if (wanted.new_price === null || ad.price === wanted.new_price) return same;
    if (ad.price !== wanted.price) return refuse(ad.id, 'changed_meanwhile');
    done.prices.push({ listing_id: ad.id, price: wanted.new_price });
    return yes;
  }
  const to = listingTransitions[state][act];
  if (!to) return isSo(state, act) ? same : refuse(ad.id, 'not_in_this_state');
  if (!mayUndo('owner', act, ad)) return refuse(ad.id, 'forbidden');
  if (act === 'activate') {
    const lacks = lacksOf(ad, batch.photos);
    if (Object.keys(lacks).length > 0) return refuse(ad.id, 'ad_incomplete', Object.values(lacks));
    if (batch.expired) return refuse(ad.id, 'subscription_expired');
    if (batch.room < 1) return refuse(ad.id, 'over_limit');
    batch.room -= 1;
  }
  done.moves.set(act, [...(done.moves.get(act) ?? []), ad.id]);
  return yes;
}

const wished = { activate: 'active', deactivate: 'inactive', remove: 'removed', restore: 'inactive' } as const;
const isSo = (state: string, act: ListingAction): boolean =>
  Object.hasOwn(wished, act) && wished[act as 'activate'] === state;

async function doSome(deps: Deps, accountId: number, change: q.BulkRecord): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await holdAdvertiser(trx, accountId);
    if (!account) throw new AppError('not_found');
    if (!mayPost(account)) throw new AppError('forbidden');
    const waiting = await q.waitingAds(trx, change.id, BATCH);
    if (waiting.length === 0) {
      await q.finishBulk(trx, change.id, now);
      return 0;
    }
    const wanted = new Map(waiting.map((each) => [each.listing_id, each]));
    const ads = await holdAds(trx, [...wanted.keys()]);
    const room = change.act === 'activate' ? await roomLeft(trx, deps, account) : { left: 0, expired: false };
    const photos = await photosNeeded(trx, deps);
    const batch: Batch = { change, account, photos, room: room.left, expired: room.expired };
    const done: Done = { moves: new Map(), prices: [], homes: [] };
    const outcomes = ads.flatMap((ad) => {
      const each = wanted.get(ad.id);
      return each ? [judge(ad, each, batch, done)] : [];
    });
    for (const [act, ids] of done.moves) {
      const to = ({ ...wished, confirm: 'active' } as const)[act as keyof typeof wished | 'confirm'];
      await moveAds(trx, { ids, act, to, now, byAdmin: false });
    }
    if (done.prices.length > 0) await q.setPrices(trx, done.prices, now);
    const contact = { name: change.contact_name, phone: change.contact_phone };
    if (done.homes.length > 0) await q.setContacts(trx, [...new Set(done.homes)], contact);
    await q.noteOutcomes(trx, change.id, outcomes);
    return waiting.length;
  });
}

async function doAll(deps: Deps, accountId: number, change: q.BulkRecord, until: number): Promise<void> {
  while (Date.now() < until && (await doSome(deps, accountId, change)) > 0);
}

export async function carryOut(deps: Deps, viewer: Member, id: number): Promise<q.BulkRecord> {
  const change = await own(deps.db, viewer, id);
  if (change.done_at) return change;
  const now = deps.clock();
  if (!change.confirmed_at && now.getTime() - change.created_at.getTime() > GOOD_MS) throw new AppError('gone');
  await q.confirmBulk(deps.db, id, now);
  await doAll(deps, viewer.worksFor, change, Date.now() + TIME_MS);
  return own(deps.db, viewer, id);
}

const LEFT_MS = 60_000;
const MOST_LEFT = 20;

/** What somebody said yes to and nobody finished: the worker does. */
export async function finishBulks(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - LEFT_MS);
  for (const { id, account_id } of await q.leftBulks(deps.db, before, MOST_LEFT)) {
    const change = await q.findBulk(deps.db, account_id, id);
    // Whose account may not post any more has nothing to wait for.
    if (change) await doAll(deps, account_id, change, Date.now() + LEFT_MS).catch((error) => abandon(deps, id, error));
  }
}

async function abandon({ db, clock }: Deps, id: number, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  await q.finishBulk(db, id, clock());
}
