/**
 * Items that lack something which a person can add stand as drafts: their agency fills in the rest, or the feed brings it. What
 * people have written in a draft stays, as in a listing.
 */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { getListingField, isListingFieldName, type WizardStep, wizardSteps } from '@estia/contract/listings/fields';
import { requireValue } from '@estia/contract/require-value';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { deleteDraft, markDraftPublished } from '../../listings/index.ts';
import { deleteDraftPhotos, moveDraftPhotosToProperty } from '../../photos/index.ts';
import { mergeAnswers } from '../items/merge-answers.ts';
import type { ItemFault } from '../items/resolve-item.ts';
import { showItemPhotos } from '../photos/show-item-photos.service.ts';
import { replaceItemPhotos } from '../photos/source-photos.queries.ts';
import type { ApplyContext } from './apply-context.ts';
import * as q from './item-drafts.queries.ts';
import {
  type AppliedItem,
  type ItemResult,
  lockSourceItems,
  type PendingItem,
  upsertSourceItems,
} from './run-applying.queries.ts';

export { lockItemDrafts, type OpenItemDraft } from './item-drafts.queries.ts';

const stepOf = ({ field }: ItemFault): WizardStep =>
  field === 'photos' ? 'photos' : field !== null && isListingFieldName(field) ? getListingField(field).step : 'general';

/** The form opens where the first thing is missing. */
function getFirstStep(faults: readonly ItemFault[]): WizardStep {
  const steps = new Set(faults.filter((fault) => fault.is_rejecting).map(stepOf));
  return wizardSteps.find((step) => steps.has(step)) ?? 'general';
}

/** What became of each: all of them can be drafts. */
export async function saveItemDrafts(
  trx: Trx,
  deps: Deps,
  { account, source, runId, fileKey, now }: ApplyContext,
  items: readonly PendingItem[],
): Promise<ItemResult[]> {
  if (items.length === 0) return [];
  const references = items.map((item) => item.reference);
  const stored = new Map((await lockSourceItems(trx, source.id, references)).map((row) => [row.reference, row]));
  const open = await q.lockItemDrafts(trx, source.id, references);
  const write = (item: PendingItem, answers: FieldAnswers) => ({
    purpose: item.purpose,
    answers,
    step: getFirstStep(item.faults),
  });
  const fresh = items.filter((item) => !open.has(item.reference));
  const ids = await q.insertItemDrafts(
    trx,
    account.id,
    fresh.map((item) => write(item, { ...source.defaults, ...item.answers })),
    now,
  );
  const draftIds = new Map(fresh.map((item, at) => [item.reference, requireValue(ids[at] ?? null)]));
  await q.updateItemDrafts(
    trx,
    items.flatMap((item) => {
      const draft = open.get(item.reference);
      if (!draft) return [];
      draftIds.set(item.reference, draft.id);
      const before = stored.get(item.reference)?.answers ?? {};
      return { id: draft.id, ...write(item, mergeAnswers(draft.answers, before, item.answers ?? {})) };
    }),
    now,
  );
  const applied = items.map(
    (item): AppliedItem => ({
      reference: item.reference,
      purpose: item.purpose,
      property_id: null,
      listing_id: null,
      draft_id: requireValue(draftIds.get(item.reference) ?? null),
      hash: item.content_hash?.toString('hex') ?? null,
      answers: item.answers ?? {},
      photos: item.photos ?? [],
    }),
  );
  const itemIds = await upsertSourceItems(trx, { sourceId: source.id, runId, now }, applied);
  const known = await replaceItemPhotos(
    trx,
    applied.flatMap(({ reference, photos }) => {
      const itemId = itemIds.get(reference);
      return itemId === undefined ? [] : [{ itemId, photos }];
    }),
    { runId, fileKey, now },
  );
  for (const itemId of known) await showItemPhotos(trx, deps, itemId);
  return items.map(({ id, faults }) => ({
    id,
    state: 'applied',
    refusal: null,
    faults,
    property_id: null,
    listing_id: null,
  }));
}

/** Nothing is missing any more: its photos are those of the listing, and the draft is the record of it. */
export async function publishItemDraft(
  trx: Trx,
  draft: q.OpenItemDraft,
  { listingId, propertyId, now }: { listingId: number; propertyId: number; now: Date },
): Promise<void> {
  if (draft.ready_photos > 0) await moveDraftPhotosToProperty(trx, draft.id, propertyId, now);
  else await deleteDraftPhotos(trx, draft.id, now);
  await markDraftPublished(trx, draft.id, { listing_id: listingId, property_id: propertyId, published_at: now });
}

/** The feed has them no more: a draft in which somebody has written stays theirs. */
export async function deleteUntouchedDrafts(
  trx: Trx,
  sourceId: number,
  references: readonly string[],
  now: Date,
): Promise<void> {
  for (const id of await q.listUntouchedDrafts(trx, sourceId, references)) {
    await deleteDraftPhotos(trx, id, now);
    await deleteDraft(trx, id);
  }
}

export async function deleteUntouchedDraftsOfSource(trx: Trx, sourceId: number, now: Date): Promise<void> {
  await deleteUntouchedDrafts(trx, sourceId, await q.listDraftReferences(trx, sourceId), now);
}
