/** Items of a file compared with what their source has: what would be done with each. */
import { getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import { requireValue } from '@estia/contract/require-value';
import { purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { computeDuplicateKey, toDraftAnswers } from '../../listings/index.ts';
import type { FeedItem } from '../formats/feed-item.ts';
import { mergeAnswers } from '../items/merge-answers.ts';
import { isOtherHome } from '../items/other-home.ts';
import { getPlaceKey, type PlaceIndex } from '../items/place-index.queries.ts';
import {
  getValueKey,
  hashItem,
  type ItemFault,
  isSameContent,
  listChanges,
  type ResolutionContext,
  type ResolvedItem,
  resolveItem,
} from '../items/resolve-item.ts';
import { resolvePlaces } from '../items/resolve-places.ts';
import type { SourceRow } from '../sources.queries.ts';
import type { Questions } from './open-questions.ts';
import { listPropertiesToEdit } from './run-applying.queries.ts';
import * as q from './run-reading.queries.ts';
import type { RunRow } from './runs.queries.ts';

export type ReadingContext = ResolutionContext & {
  deps: Deps;
  run: RunRow;
  source: SourceRow;
  index: PlaceIndex;
  settledPlaces: ReadonlyMap<string, number>;
  questions: Questions;
};

export type Chunk = {
  rows: q.NewRunItem[];
  seen: number[];
  hashes: { id: number; hash: Buffer }[];
  unchanged: number;
  /** Not published, as drafts or not at all. */
  incomplete: number;
};

const emptyRow = (item: Pick<FeedItem, 'reference' | 'line'>): Omit<q.NewRunItem, 'action' | 'rank'> => ({
  reference: item.reference,
  line: item.line,
  purpose: null,
  answers: null,
  photos: null,
  content_hash: null,
  changes: [],
  faults: [],
  property_id: null,
  listing_id: null,
  is_return: false,
});

/** One that was deleted for good is still a listing of its source, so that it is not made anew. */
const hasListing = ({ state, listing_id }: q.KnownItem): boolean =>
  state === 'live' || (state === 'gone' && listing_id !== null);

const toContent = (known: q.KnownItem) => ({
  purpose: purposeNames[known.purpose],
  answers: known.answers ?? {},
  photos: known.photos.length,
});

/** What is to become of an item that lacks something and has no listing. Null: nothing. */
function compareDraft(resolved: ResolvedItem, hash: Buffer, known: q.KnownItem | undefined): q.NewRunItem | null {
  const after = { purpose: resolved.purpose, answers: resolved.answers, photos: resolved.photos.length };
  const before = known?.state === 'draft' ? toContent(known) : null;
  // Who has deleted the draft does not get it again.
  if (known?.state === 'draft' && known.draft_id === null) return null;
  const isSame =
    before !== null &&
    isSameContent(before, after) &&
    JSON.stringify(known?.photos) === JSON.stringify(resolved.photos);
  if (isSame) return null;
  return {
    ...emptyRow(resolved),
    action: 'draft',
    rank: 3,
    purpose: resolved.purpose && purposeIds[resolved.purpose],
    answers: resolved.answers,
    photos: resolved.photos,
    content_hash: hash.toString('hex'),
    faults: resolved.faults,
    changes: before ? listChanges(before, after) : [],
  };
}

/** What is to become of an item that can be taken. Null: nothing. */
function compareItem(resolved: ResolvedItem, hash: Buffer, known: q.KnownItem | undefined): q.NewRunItem | null {
  const row: Omit<q.NewRunItem, 'action' | 'rank'> = {
    ...emptyRow(resolved),
    purpose: resolved.purpose && purposeIds[resolved.purpose],
    answers: resolved.answers,
    photos: resolved.photos,
    content_hash: hash.toString('hex'),
    faults: resolved.faults,
  };
  if (!known || !hasListing(known)) return { ...row, action: 'create', rank: 2 };
  const before = toContent(known);
  const after = { purpose: resolved.purpose, answers: resolved.answers, photos: resolved.photos.length };
  // The old listing is paused when the new one is written: its id says which.
  if (isOtherHome(before.answers, resolved.answers))
    return { ...row, action: 'create', rank: 2, listing_id: known.listing_id };
  const changes = listChanges(before, after);
  const isSame =
    known.state === 'live' &&
    isSameContent(before, after) &&
    JSON.stringify(known.photos) === JSON.stringify(resolved.photos);
  if (isSame) return null;
  const { property_id, listing_id } = known;
  return { ...row, action: 'update', rank: 1, changes, property_id, listing_id, is_return: known.state === 'gone' };
}

/** Items with a listing that lack something in the feed: what people have added to the listing is not missing. */
async function completeByListings(
  { deps, run, rules, today }: ReadingContext,
  resolved: readonly ResolvedItem[],
  known: ReadonlyMap<string, q.KnownItem>,
): Promise<void> {
  const asked = resolved.flatMap((item) => {
    const row = known.get(item.reference);
    return item.isIncomplete && row?.state === 'live' && row.property_id !== null ? [{ item, row }] : [];
  });
  if (asked.length === 0) return;
  const current = await listPropertiesToEdit(
    deps.db,
    run.account_id,
    asked.flatMap(({ row }) =>
      row.property_id === null ? [] : { property_id: row.property_id, purpose: row.purpose },
    ),
  );
  for (const { item, row } of asked) {
    const home = current.get(row.property_id ?? 0);
    if (!home || item.purpose === null) continue;
    const answers = {
      ...mergeAnswers(toDraftAnswers(home, true), row.answers ?? {}, item.answers),
      right_declared: 'on',
    };
    const { errors, values } = parseAnswers(answers, getListingKind(item.purpose, answers), {
      advertiser_kind: 'professional',
      rules,
    });
    if ((values.mandate_expires_on ?? '9999') < today) continue;
    const hadFewPhotos = row.photos.length < rules.photosMin && Number(home.home.photo_count) >= rules.photosMin;
    const isThere = ({ field, is_rejecting }: ItemFault): boolean =>
      is_rejecting && (field === 'photos' ? hadFewPhotos : field !== null && !(field in errors));
    item.faults = item.faults.filter((fault) => !isThere(fault));
    item.isIncomplete = item.faults.some((fault) => fault.is_rejecting);
    item.isRejected = item.isIncomplete;
  }
}

/** New references of homes that their source took away, as after it was removed and added again. */
async function markReturns(
  { deps, run }: ReadingContext,
  created: readonly { row: q.NewRunItem; resolved: ResolvedItem }[],
): Promise<void> {
  const homes = created.flatMap(({ row, resolved }) => {
    const key = resolved.values && computeDuplicateKey(deps.secrets, resolved.values);
    return key && row.purpose ? [{ row, key, purpose: row.purpose }] : [];
  });
  const returning = await q.listTakenAway(deps.db, run.account_id, homes);
  for (const { row, key, purpose } of homes) row.is_return = returning.has(`${purpose} ${key.toString('hex')}`);
}

/** What the file would do with these items. Nothing is written. */
export async function compareChunk(context: ReadingContext, items: readonly FeedItem[]): Promise<Chunk> {
  const { deps, source, questions } = context;
  const known = new Map(
    (
      await q.listKnownItems(
        deps.db,
        source.id,
        items.map((item) => item.reference),
      )
    ).map((row) => [row.reference, row]),
  );
  const chunk: Chunk = { rows: [], seen: [], hashes: [], unchanged: 0, incomplete: 0 };
  const toResolve: { item: FeedItem; hash: Buffer }[] = [];
  for (const item of items) {
    const row = known.get(item.reference);
    // The first of two counts, also where the second takes it away.
    const duplicate = item.faults.find(({ code }) => code === 'reference_duplicate');
    if (item.action === 'remove' && duplicate) {
      const faults = [{ ...duplicate, field: null, is_rejecting: true }];
      chunk.rows.push({ ...emptyRow(item), action: 'reject', rank: 3, faults });
      continue;
    }
    if (item.action === 'remove') {
      if (row?.state === 'live' || row?.state === 'draft')
        chunk.rows.push({
          ...emptyRow(item),
          action: 'remove',
          rank: 0,
          purpose: row.purpose,
          property_id: row.property_id,
          listing_id: row.listing_id,
        });
      continue;
    }
    if (row) chunk.seen.push(row.id);
    for (const value of item.unmapped)
      if (!context.settledValues.has(getValueKey(value.field, value.value))) questions.addValue(item, value);
    const hash = hashItem(item, source.mapping_version);
    if (row?.state === 'live' && row.content_hash?.equals(hash)) chunk.unchanged += 1;
    else toResolve.push({ item, hash });
  }
  const places = await resolvePlaces(
    { ...context, db: deps.db },
    toResolve.map(({ item }) => item),
  );
  const all = toResolve.map(({ item }, at) => {
    const place = places[at] ?? null;
    const isOpen = place !== null && typeof place === 'object';
    if (isOpen) questions.addPlace(item, getPlaceKey(item.place), place.suggestions);
    return resolveItem(item, isOpen ? 'unresolved' : place, context);
  });
  await completeByListings(context, all, known);
  const created: { row: q.NewRunItem; resolved: ResolvedItem }[] = [];
  for (const [at, { item, hash }] of toResolve.entries()) {
    const resolved = requireValue(all[at] ?? null);
    const row = known.get(item.reference);
    if (resolved.isRejected) chunk.incomplete += 1;
    if (resolved.isIncomplete && !(row && hasListing(row))) {
      const draft = compareDraft(resolved, hash, row);
      if (draft) chunk.rows.push(draft);
      else chunk.unchanged += 1;
      continue;
    }
    if (resolved.isRejected) {
      chunk.rows.push({
        ...emptyRow(item),
        action: 'reject',
        rank: 3,
        purpose: resolved.purpose && purposeIds[resolved.purpose],
        answers: resolved.answers,
        faults: resolved.faults,
        property_id: row?.property_id ?? null,
        listing_id: row?.listing_id ?? null,
      });
      continue;
    }
    const compared = compareItem(resolved, hash, row);
    if (compared) {
      chunk.rows.push(compared);
      if (compared.action === 'create') created.push({ row: compared, resolved });
    } else if (row) {
      chunk.unchanged += 1;
      chunk.hashes.push({ id: row.id, hash });
    }
  }
  await markReturns(context, created);
  return chunk;
}
