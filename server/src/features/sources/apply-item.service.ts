/** One item now, as the API pushes it: resolved and applied like an item of a run, in one transaction. */
import { athensDay } from '@estia/contract/athens';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { type AdvertiserRow, getCurrentListingRules } from '../listings/index.ts';
import type { PlaceTree } from '../places/index.ts';
import type { FeedItem } from './formats/feed-item.ts';
import { isOtherHome } from './items/other-home.ts';
import { loadPlaceIndex } from './items/place-index.queries.ts';
import { getValueKey, hashItem, type ItemFault, isSameContent, resolveItem } from './items/resolve-item.ts';
import { resolvePlaces } from './items/resolve-places.ts';
import { applyItems } from './runs/apply-items.service.ts';
import type { PendingItem } from './runs/run-applying.queries.ts';
import { listKnownItems, listSettledPlaces, listSettledValues } from './runs/run-reading.queries.ts';
import type { SourceRow } from './sources.queries.ts';

export type AppliedItemResult = {
  outcome: 'created' | 'updated' | 'unchanged' | 'removed' | 'rejected' | 'not_found';
  property_id: number | null;
  listing_id: number | null;
  /** Also of an item that was taken: what was left out of it. */
  faults: ItemFault[];
  refusal: string | null;
};

const nothing = { property_id: null, listing_id: null, faults: [], refusal: null };

/** `trx` holds the account (`lockAdvertiser`) and the source; the account may publish. */
export async function applyItem(
  trx: Trx,
  deps: Deps,
  { account, source, item, tree }: { account: AdvertiserRow; source: SourceRow; item: FeedItem; tree: PlaceTree },
): Promise<AppliedItemResult> {
  const now = deps.clock();
  const context = { account, source, runId: null, fileKey: null, now };
  const [known] = await listKnownItems(trx, source.id, [item.reference]);
  const pending: PendingItem = {
    id: 0,
    reference: item.reference,
    action: 'remove',
    purpose: known?.purpose ?? 1,
    answers: null,
    photos: null,
    content_hash: null,
    property_id: known?.property_id ?? null,
    listing_id: known?.listing_id ?? null,
    is_return: false,
    faults: [],
  };
  const ids = { property_id: pending.property_id, listing_id: pending.listing_id };
  if (item.action === 'remove') {
    if (known?.state !== 'live') return { ...nothing, outcome: 'not_found' };
    await applyItems(trx, deps, context, [pending]);
    return { ...nothing, ...ids, outcome: 'removed' };
  }
  const hash = hashItem(item, source.mapping_version);
  if (known?.state === 'live' && known.content_hash?.equals(hash)) return { ...nothing, ...ids, outcome: 'unchanged' };
  const values = await listSettledValues(trx, source.id);
  const places = await listSettledPlaces(trx, source.id);
  const [place = null] = await resolvePlaces(
    {
      db: trx,
      index: await loadPlaceIndex(trx, tree),
      settledPlaces: new Map(places.map(({ key, district_id }) => [key, district_id])),
    },
    [item],
  );
  const resolved = resolveItem(item, place !== null && typeof place === 'object' ? 'unresolved' : place, {
    defaults: source.defaults,
    settledValues: new Map(values.map(({ field, value, to }) => [getValueKey(field, value), to])),
    rules: await getCurrentListingRules(trx, deps),
    today: athensDay(now),
    isDistrict: (id) => tree.districts.has(id),
  });
  if (resolved.isRejected || resolved.purpose === null)
    return { ...nothing, ...ids, outcome: 'rejected', faults: resolved.faults };
  const isKnown = known !== undefined && !(known.state === 'gone' && known.listing_id === null);
  const isOther = isKnown && isOtherHome(known.answers ?? {}, resolved.answers);
  const purpose = purposeIds[resolved.purpose];
  const isSame =
    isKnown &&
    known.state === 'live' &&
    known.purpose === purpose &&
    isSameContent({ purpose: resolved.purpose, answers: known.answers ?? {} }, resolved) &&
    JSON.stringify(known.photos) === JSON.stringify(resolved.photos);
  if (isSame) return { ...nothing, ...ids, outcome: 'unchanged', faults: resolved.faults };
  const isUpdate = isKnown && !isOther;
  const [result] = await applyItems(trx, deps, context, [
    {
      ...pending,
      action: isUpdate ? 'update' : 'create',
      purpose,
      answers: resolved.answers,
      photos: resolved.photos,
      content_hash: hash,
      property_id: isUpdate ? pending.property_id : null,
      faults: resolved.faults,
    },
  ]);
  await enqueueJob(trx, 'source-photos');
  if (!result || result.state === 'refused')
    return {
      outcome: 'rejected',
      property_id: ids.property_id,
      listing_id: ids.listing_id,
      faults: result?.faults ?? [],
      refusal: result?.refusal ?? null,
    };
  return {
    outcome: isUpdate ? 'updated' : 'created',
    property_id: result.property_id,
    listing_id: result.listing_id,
    faults: result.faults,
    refusal: null,
  };
}
