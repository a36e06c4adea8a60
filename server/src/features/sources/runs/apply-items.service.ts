/**
 * Items of a source → listings, in a transaction that holds the account: by the same code that publishes a draft. What people
 * have added or paused by hand stays: a source changes what it has changed itself, and brings back only what it took away.
 */
import { athensDay } from '@estia/contract/athens';
import { type FieldAnswers, getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { FieldValues } from '@estia/contract/listings/fields';
import type { ListingRules } from '@estia/contract/listings/listing-rules';
import { purposeNames } from '@estia/contract/search/model';
import type { ItemRefusal } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import {
  type AdvertiserRow,
  type ExistingListing,
  getCurrentListingRules,
  getRemainingQuota,
  type ListingStateDecision,
  type ListingToWrite,
  pauseListings,
  toDraftAnswers,
  type WrittenListing,
  writeListings,
} from '../../listings/index.ts';
import { mergeAnswers } from '../items/merge-answers.ts';
import type { ItemFault } from '../items/resolve-item.ts';
import { showItemPhotos } from '../photos/show-item-photos.service.ts';
import { replaceItemPhotos } from '../photos/source-photos.queries.ts';
import type { ApplyContext } from './apply-context.ts';
import {
  deleteUntouchedDrafts,
  lockItemDrafts,
  type OpenItemDraft,
  publishItemDraft,
  saveItemDrafts,
} from './item-drafts.service.ts';
import * as q from './run-applying.queries.ts';

type Room = { left: number; refusal: 'over_limit' | 'account_limited' | 'subscription_expired' };

async function getRoom(trx: Trx, deps: Deps, account: AdvertiserRow): Promise<Room> {
  const { left, expired, limited } = await getRemainingQuota(trx, deps, account);
  if (expired) return { left: 0, refusal: 'subscription_expired' };
  const waiting = left === Number.POSITIVE_INFINITY ? 0 : await q.countListingsAwaitingPhotos(trx, account.id);
  return { left: left - waiting, refusal: limited ? 'account_limited' : 'over_limit' };
}

const fieldFault = (field: string, code: string): ItemFault => ({
  field,
  from: null,
  value: null,
  line: null,
  code,
  is_rejecting: true,
});

type Prepared = {
  item: q.PendingItem;
  values: FieldValues;
  hasOtherPhotos: boolean;
  /** Of an item that lacked something until now. */
  draft: OpenItemDraft | undefined;
};

/** The listing as it stands, or the draft as its writer left it; a new one begins with what is set for the source. */
function getAnswers(
  item: q.PendingItem,
  stored: q.StoredItem | undefined,
  {
    current,
    draft,
    defaults,
  }: {
    current: Parameters<typeof toDraftAnswers>[0] | undefined;
    draft: OpenItemDraft | undefined;
    defaults: FieldAnswers;
  },
): FieldAnswers {
  const answers = item.answers ?? {};
  const before = stored?.answers;
  if (current && before) {
    // A point that only follows from the address is nobody's pin.
    const isPin = before.lat !== undefined || current.home.hide_address !== true;
    return mergeAnswers(toDraftAnswers(current, isPin), before, answers);
  }
  if (draft && before) return { ...defaults, ...mergeAnswers(draft.answers, before, answers) };
  return { ...defaults, ...answers };
}

function decideState({ item, draft }: Prepared, rules: ListingRules, room: Room): ListingToWrite['decideState'] {
  const goLive = (photos: number): ListingStateDecision =>
    photos >= rules.photosMin ? 'active' : { pausedFor: 'source_photos' };
  return (now: ExistingListing | null) => {
    if (now === null) return goLive(draft?.ready_photos ?? 0);
    if (now.is_active === null) return item.action === 'create' ? goLive(now.photo_count) : 'unchanged';
    if (now.is_active) return 'unchanged';
    if (now.pause_reason === 'source_photos') return goLive(now.photo_count);
    if (now.pause_reason !== 'source') return 'unchanged';
    // A new reference of what was taken away has its room already; an update comes back into what is left.
    if (item.action === 'update') {
      if (room.left < 1) return { pausedFor: 'plan' };
      room.left -= 1;
    }
    return goLive(now.photo_count);
  };
}

const refusals: Record<Extract<WrittenListing, { refusal: unknown }>['refusal'], ItemRefusal> = {
  duplicate_property: 'duplicate_property',
  forbidden: 'paused_by_estia',
  not_found: 'removed_by_agency',
  district_unknown: 'place_unresolved',
};

async function removeItems(trx: Trx, context: ApplyContext, items: readonly q.PendingItem[]): Promise<q.ItemResult[]> {
  if (items.length === 0) return [];
  const { now, source } = context;
  const ids = items.flatMap((item) => item.listing_id ?? []);
  await pauseSourceListings(trx, ids, now);
  const references = items.map((item) => item.reference);
  await deleteUntouchedDrafts(trx, source.id, references, now);
  await q.markItemsGone(trx, source.id, references, now);
  return items.map(({ id, faults, property_id, listing_id }) => ({
    id,
    state: 'applied',
    refusal: null,
    faults,
    property_id,
    listing_id,
  }));
}

/** Off the market because their source has them no more, with a line in the history of those that were up. */
export async function pauseSourceListings(trx: Trx, listingIds: readonly number[], now: Date): Promise<number> {
  if (listingIds.length === 0) return 0;
  const ids = await q.listPausableListings(trx, listingIds);
  if (ids.length > 0) await pauseListings(trx, { ids, reason: 'source', now });
  await q.pauseWaitingListings(trx, listingIds, now);
  return ids.length;
}

async function prepareUpserts(
  trx: Trx,
  context: ApplyContext,
  { items, room, rules }: { items: readonly q.PendingItem[]; room: Room; rules: ListingRules },
): Promise<{ prepared: Prepared[]; refused: q.ItemResult[] }> {
  const { account, source, now } = context;
  const stored = new Map(
    (
      await q.lockSourceItems(
        trx,
        source.id,
        items.map((item) => item.reference),
      )
    ).map((row) => [row.reference, row]),
  );
  const drafts = await lockItemDrafts(trx, source.id, [...stored.keys()]);
  const current = await q.listPropertiesToEdit(
    trx,
    account.id,
    items.flatMap(({ action, property_id, purpose }) =>
      action === 'update' && property_id !== null ? { property_id, purpose } : [],
    ),
  );
  const prepared: Prepared[] = [];
  const refused: q.ItemResult[] = [];
  const today = athensDay(now);
  for (const item of items) {
    const { id, property_id, listing_id, faults } = item;
    const refuse = (refusal: string, more: ItemFault[] = []) =>
      refused.push({ id, state: 'refused', refusal, faults: [...faults, ...more], property_id, listing_id });
    const home = property_id === null ? undefined : current.get(property_id);
    // Deleted for good, or among the deleted ones: it is changed again when the agency has restored it.
    if (item.action === 'update' && (home === undefined || home.offer?.is_active === null)) {
      refuse('removed_by_agency');
      continue;
    }
    const draft = item.action === 'create' ? drafts.get(item.reference) : undefined;
    const answers = {
      ...getAnswers(item, stored.get(item.reference), {
        current: item.action === 'update' ? home : undefined,
        draft,
        defaults: source.defaults,
      }),
      right_declared: 'on',
    };
    const kind = getListingKind(purposeNames[item.purpose], answers);
    const { values, errors } = parseAnswers(answers, kind, { advertiser_kind: 'professional', rules });
    const wrong = Object.entries(errors);
    if (wrong.length > 0) {
      refuse(
        wrong[0]?.[1] ?? 'invalid',
        wrong.map(([field, code]) => fieldFault(field, code)),
      );
      continue;
    }
    if ((values.mandate_expires_on ?? '9999') < today) {
      refuse('mandate_expired');
      continue;
    }
    if (item.action === 'create') {
      if (room.left < 1) {
        refuse(room.refusal);
        continue;
      }
      room.left -= 1;
    }
    const before = stored.get(item.reference)?.photos ?? [];
    const hasOtherPhotos = JSON.stringify(before) !== JSON.stringify(item.photos ?? []);
    prepared.push({ item, values, hasOtherPhotos, draft });
  }
  return { prepared, refused };
}

/** What became of each. `room` is what the plan leaves; removed items have made theirs before. */
export async function applyItems(
  trx: Trx,
  deps: Deps,
  context: ApplyContext,
  items: readonly q.PendingItem[],
): Promise<q.ItemResult[]> {
  const { account, source, now, runId, fileKey } = context;
  const results = await removeItems(
    trx,
    context,
    items.filter((item) => item.action === 'remove'),
  );
  results.push(
    ...(await saveItemDrafts(
      trx,
      deps,
      context,
      items.filter((item) => item.action === 'draft'),
    )),
  );
  const upserts = items.filter((item) => item.action === 'create' || item.action === 'update');
  if (upserts.length === 0) return results;
  const rules = await getCurrentListingRules(trx, deps);
  // A reference that stands for another home now: the old one leaves first, and makes room.
  const replaced = upserts.flatMap((item) => (item.action === 'create' ? (item.listing_id ?? []) : []));
  await pauseSourceListings(trx, replaced, now);
  const room = await getRoom(trx, deps, account);
  const { prepared, refused } = await prepareUpserts(trx, context, { items: upserts, room, rules });
  const written = await writeListings(
    trx,
    deps,
    { account, now },
    prepared.map((each) => ({
      purpose: each.item.purpose,
      values: each.values,
      propertyId: each.item.action === 'update' ? each.item.property_id : null,
      photos: each.draft?.ready_photos ?? 0,
      importedFrom: `source ${source.id}`,
      decideState: decideState(each, rules, room),
      mayAdopt: true,
    })),
  );
  const applied: q.AppliedItem[] = [];
  for (const [at, { item, draft }] of prepared.entries()) {
    const result = written[at];
    const { id, faults } = item;
    if (!result || 'refusal' in result) {
      const refusal = result ? refusals[result.refusal] : 'duplicate_property';
      if (item.action === 'create') room.left += 1;
      refused.push({
        id,
        state: 'refused',
        refusal,
        faults: [...faults, { ...fieldFault('', refusal), field: null }],
        property_id: item.property_id,
        listing_id: item.listing_id,
      });
      continue;
    }
    if (draft) await publishItemDraft(trx, draft, { ...result, now });
    applied.push({
      reference: item.reference,
      purpose: item.purpose,
      property_id: result.propertyId,
      listing_id: result.listingId,
      draft_id: null,
      hash: item.content_hash?.toString('hex') ?? null,
      answers: item.answers ?? {},
      photos: item.photos ?? [],
    });
    results.push({
      id,
      state: 'applied',
      refusal: null,
      faults,
      property_id: result.propertyId,
      listing_id: result.listingId,
    });
  }
  await pauseFormerPurposes(trx, prepared, applied, now);
  const itemIds = await q.upsertSourceItems(trx, { sourceId: source.id, runId, now }, applied);
  if (applied.length > 0) await q.releaseListings(trx, source.id, applied);
  const known = await replaceItemPhotos(
    trx,
    applied.flatMap(({ reference, photos }) => {
      const itemId = itemIds.get(reference);
      return itemId === undefined ? [] : [{ itemId, photos }];
    }),
    { runId, fileKey, now },
  );
  // Where the feed has not changed its list, photos that people have added or removed by hand stay as they are.
  const changed = new Set(
    prepared.flatMap(({ item, hasOtherPhotos }) => (hasOtherPhotos ? itemIds.get(item.reference) : []) ?? []),
  );
  for (const itemId of known) if (changed.has(itemId)) await showItemPhotos(trx, deps, itemId);
  return [...results, ...refused];
}

/** Sold where it was let before, or the other way round: the former offer leaves with the change. */
async function pauseFormerPurposes(
  trx: Trx,
  prepared: readonly Prepared[],
  applied: readonly q.AppliedItem[],
  now: Date,
): Promise<void> {
  const after = new Map(applied.map((item) => [item.reference, item.listing_id]));
  const former = prepared.flatMap(({ item }) => {
    const listingId = after.get(item.reference);
    return item.action === 'update' &&
      item.listing_id !== null &&
      listingId !== undefined &&
      listingId !== item.listing_id
      ? [item.listing_id]
      : [];
  });
  await pauseSourceListings(trx, former, now);
}
