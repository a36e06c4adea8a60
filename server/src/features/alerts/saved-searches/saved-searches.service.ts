/** ALRT-1: what a subscriber has saved. Every write locks the subscriber's row, so that 50 stay 50. */

import { alertLimits } from '@estia/contract/alerts/limits';
import { type AlertSettings, defaultAlertSettings } from '@estia/contract/alerts/model';
import type { Locale } from '@estia/contract/pair';
import { requireValue } from '@estia/contract/require-value';
import { filterToQuery, paramsToFields } from '@estia/contract/search/codec';
import {
  countPlaces,
  hasMapArea,
  isCompleteSearch,
  type SearchFilter,
  searchFilter,
} from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { PlaceTree, PlaceTreeLoader } from '../../places/index.ts';
import type { CompleteFilter } from '../../search/index.ts';
import { type CompiledSearch, compileSavedSearch } from '../matching/compiled-search.ts';
import * as q from './saved-searches.queries.ts';
import {
  lockOrCreateSubscriber,
  lockSubscriber,
  rescheduleAlerts,
  type SubscriberRow,
  stopAllAlerts,
  updateSubscriber,
} from './subscribers.queries.ts';

export type AlertDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>;

export function assertCompleteSearch(filter: SearchFilter): CompleteFilter {
  if (isCompleteSearch(filter)) return filter;
  throw new AppError('invalid_input', {
    ...(filter.for ? {} : { 'filter.for': 'required' }),
    ...(filter.category_id ? {} : { 'filter.category_id': 'required' }),
    ...(countPlaces(filter) > 0 || hasMapArea(filter) ? {} : { 'filter.district_ids': 'required' }),
  });
}

/** Without sort and page: two saved searches that find the same are one. */
export const toSavedQuery = (filter: SearchFilter): string => filterToQuery({ ...filter, sort: undefined });

/** Rules of the filter may have become stricter since it was saved: then nothing matches it until it is edited. */
export function compileSavedQuery(query: string, tree: PlaceTree, now: Date): CompiledSearch | null {
  const parsed = searchFilter.safeParse(paramsToFields(new URLSearchParams(query)));
  return parsed.success && isCompleteSearch(parsed.data) ? compileSavedSearch(parsed.data, tree, now) : null;
}

/** A visitor has no list in an account: without emails nobody would see what it finds. */
const isMatched = (row: q.SavedSearchRow, subscriber: Pick<SubscriberRow, 'account_id'>): boolean =>
  row.confirmed_at !== null &&
  row.paused_at === null &&
  (subscriber.account_id !== null || (row.by_email && row.email_stopped_at === null));

export type NewSearch = {
  filter: SearchFilter;
  name?: string | null | undefined;
  settings?: Partial<AlertSettings> | undefined;
};

/** The same search again is the one that is there. `isRunning`: it sends alerts by now, so that nothing is left to confirm. */
export async function createSavedSearch(
  trx: Trx,
  subscriber: SubscriberRow,
  { filter, name, settings }: NewSearch,
  { tree, now, isConfirmed }: { tree: PlaceTree; now: Date; isConfirmed: boolean },
): Promise<{ id: number; isNew: boolean; isRunning: boolean }> {
  const complete = assertCompleteSearch(filter);
  const query = toSavedQuery(complete);
  const known = await q.findSearchByQuery(trx, subscriber.id, query);
  if (known) {
    const isRunning = isMatched(known, subscriber) && subscriber.unsubscribed_at === null;
    if (isConfirmed) {
      if (known.confirmed_at === null) await startSavedSearch(trx, subscriber, known, { tree, now });
      await applyChoices(trx, subscriber, known.id, { ...settings, name: name ?? undefined }, { tree, now });
    } else if (!isRunning) {
      // A code that has been used does not begin again what was stopped since.
      const isStopped = known.confirmed_at !== null && !isMatched(known, subscriber);
      const code_version = known.code_version + (isStopped ? 1 : 0);
      await q.updateSavedSearch(trx, known.id, { confirm_requested_at: now, code_version }, { now });
    }
    return { id: known.id, isNew: false, isRunning: isConfirmed || isRunning };
  }
  if (isConfirmed) await assertRoom(trx, subscriber.id);
  const compiled = compileSavedSearch(complete, tree, now);
  const chosen = { ...defaultAlertSettings, ...withoutUndefined(settings ?? {}) };
  assertSomethingChosen(chosen, subscriber);
  const id = await q.insertSavedSearch(trx, {
    subscriberId: subscriber.id,
    name: name || null,
    query,
    settings: chosen,
    compiled,
    confirmedAt: isConfirmed ? now : null,
    now,
  });
  if (isConfirmed) {
    await updateSubscriber(trx, subscriber.id, { unsubscribed_at: null, confirmed_at: subscriber.confirmed_at ?? now });
    await q.replaceSearchKeys(trx, id, compiled);
  }
  return { id, isNew: true, isRunning: isConfirmed };
}

/** What is chosen while saving holds also for a search that was there. */
async function applyChoices(
  trx: Trx,
  subscriber: SubscriberRow,
  id: number,
  choices: SearchChanges,
  context: { tree: PlaceTree; now: Date },
): Promise<void> {
  const row = await q.findSavedSearch(trx, subscriber.id, id);
  if (!row || Object.keys(withoutUndefined(choices)).length === 0) return;
  await changeSavedSearch(trx, subscriber, row, choices, context);
  await rescheduleAlerts(trx, subscriber.id, context.now);
}

export async function saveSearch(
  { db, clock }: AlertDeps,
  getPlaceTree: PlaceTreeLoader,
  who: { accountId: number },
  search: NewSearch & { locale?: Locale },
): Promise<{ row: q.ListedSearchRow; isNew: boolean }> {
  const tree = await getPlaceTree();
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const subscriber = await lockOrCreateSubscriber(trx, who, { locale: search.locale ?? 'el', now });
    const { id, isNew } = await createSavedSearch(trx, subscriber, search, { tree, now, isConfirmed: true });
    return { row: requireValue(await q.findSavedSearch(trx, subscriber.id, id)), isNew };
  });
}

async function assertRoom(trx: Trx, subscriberId: number): Promise<void> {
  const { confirmed } = await q.countSavedSearches(trx, subscriberId);
  if (confirmed >= alertLimits.savedSearches) throw new AppError('saved_searches_full');
}

/** For the first time, or again after its reader had stopped or paused it. */
export async function startSavedSearch(
  trx: Trx,
  subscriber: SubscriberRow,
  row: Pick<q.SavedSearchRow, 'id' | 'query' | 'confirmed_at'>,
  { tree, now }: { tree: PlaceTree; now: Date },
): Promise<void> {
  if (row.confirmed_at === null) await assertRoom(trx, subscriber.id);
  const started = { email_stopped_at: null, paused_at: null, confirm_requested_at: null };
  await q.updateSavedSearch(trx, row.id, { confirmed_at: row.confirmed_at ?? now, ...started }, { now });
  await updateSubscriber(trx, subscriber.id, {
    confirmed_at: subscriber.confirmed_at ?? now,
    unsubscribed_at: null,
  });
  await q.replaceSearchKeys(trx, row.id, compileSavedQuery(row.query, tree, now));
}

type ChosenSettings = Omit<AlertSettings, 'frequency'> & { frequency: string };

/** A search that could never send or show anything is a mistake. */
function assertSomethingChosen(settings: ChosenSettings, subscriber: Pick<SubscriberRow, 'account_id'>): void {
  if (!settings.on_new && !settings.on_price_drop && !settings.on_back)
    throw new AppError('invalid_input', { on_new: 'no_alert_chosen' });
  const isListed = subscriber.account_id !== null && settings.frequency === 'in_app';
  if (!isListed && !settings.by_email && !(settings.by_push && subscriber.account_id !== null))
    throw new AppError('invalid_input', { by_email: 'no_alert_chosen' });
  if (subscriber.account_id === null && settings.frequency === 'in_app')
    throw new AppError('invalid_input', { frequency: 'invalid' });
}

const withoutUndefined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

export type SearchChanges = { [K in keyof AlertSettings]?: AlertSettings[K] | undefined } & {
  name?: string | null | undefined;
  filter?: SearchFilter | undefined;
  is_paused?: boolean | undefined;
};

export async function updateSavedSearchOfSubscriber(
  deps: AlertDeps,
  getPlaceTree: PlaceTreeLoader,
  { subscriberId, id }: { subscriberId: number; id: number },
  changes: SearchChanges,
): Promise<q.ListedSearchRow> {
  const tree = await getPlaceTree();
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, subscriberId);
    const row = subscriber && (await q.findSavedSearch(trx, subscriberId, id));
    if (!row) throw new AppError('not_found');
    const changed = await changeSavedSearch(trx, subscriber, row, changes, { tree, now });
    await rescheduleAlerts(trx, subscriberId, now);
    return changed;
  });
}

/** What a link of an email stops is stopped here too; what was saved stays. */
export async function updateAllSavedSearches(
  deps: AlertDeps,
  getPlaceTree: PlaceTreeLoader,
  subscriberId: number,
  action: 'pause' | 'resume' | 'stop',
): Promise<void> {
  const tree = await getPlaceTree();
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, subscriberId);
    // Merged into an account while we waited: they are managed there.
    if (!subscriber || subscriber.merged_into_id !== null) throw new AppError('not_found');
    if (action === 'stop') await stopAllAlerts(trx, subscriberId, now);
    else
      for (const row of await q.listSavedSearches(trx, subscriberId)) {
        const isRunning = row.paused_at === null && !hasNoWay(row);
        const { running } = await q.countSavedSearches(trx, subscriberId);
        const isFull = action === 'resume' && row.paused_at !== null && running >= alertLimits.savedSearches;
        if (isRunning === (action === 'pause') && !isFull)
          await changeSavedSearch(trx, subscriber, row, { is_paused: action === 'pause' }, { tree, now });
      }
    if (action !== 'stop') await rescheduleAlerts(trx, subscriberId, now);
  });
  // Committed first: however many wait, they do not undo the stop.
  if (action === 'stop') await rescheduleAlerts(deps.db, subscriberId, now);
}

/** A link has stopped all that it sent. One that is only listed in the account goes on. */
const hasNoWay = ({ frequency, by_email, by_push, email_stopped_at }: q.SavedSearchRow): boolean =>
  frequency !== 'in_app' && !by_push && (!by_email || email_stopped_at !== null);

/** What resuming gives back of what a link has taken. Without email it was the browser alone. */
const resumedWays = (row: q.SavedSearchRow): q.SavedSearchChanges =>
  hasNoWay(row) ? { email_stopped_at: null, ...(row.by_email ? {} : { by_push: true }) } : {};

async function changeSavedSearch(
  trx: Trx,
  subscriber: SubscriberRow,
  row: q.ListedSearchRow,
  { name, filter, is_paused, ...settings }: SearchChanges,
  { tree, now }: { tree: PlaceTree; now: Date },
): Promise<q.ListedSearchRow> {
  const { id, subscriber_id: subscriberId } = row;
  // A merge can leave more than so many, of which the oldest are paused.
  const isResumed = is_paused === false && row.paused_at !== null;
  if (isResumed && (await q.countSavedSearches(trx, subscriberId)).running >= alertLimits.savedSearches)
    throw new AppError('saved_searches_full');
  const query = filter && toSavedQuery(assertCompleteSearch(filter));
  const isFilterChanged = query !== undefined && query !== row.query;
  if (isFilterChanged && (await q.findSearchByQuery(trx, subscriberId, query)))
    throw new AppError('invalid_input', { filter: 'already_saved' });
  const compiled = compileSavedQuery(query ?? row.query, tree, now) ?? undefined;
  const changes: q.SavedSearchChanges = {
    ...withoutUndefined(settings),
    ...(name === undefined ? {} : { name: name || null }),
    ...(isFilterChanged ? { query } : {}),
    ...(is_paused === undefined ? {} : { paused_at: is_paused ? (row.paused_at ?? now) : null }),
    // Who switches emails on takes back what an unsubscribe link said, and so does who resumes what has no other way.
    ...(settings.by_email === true ? { email_stopped_at: null } : {}),
    ...(is_paused === false ? resumedWays(row) : {}),
    ...(is_paused === true ? { confirm_requested_at: null } : {}),
  };
  const next = { ...row, ...changes };
  // Only who changes settings is asked: a rename or a pause goes through whatever a link has stopped.
  // What a visitor has stopped is resumed by a button of its own; settings change meanwhile.
  const isStoppedByLink = subscriber.account_id !== null && next.email_stopped_at !== null;
  if (Object.keys(withoutUndefined(settings)).length > 0)
    assertSomethingChosen({ ...next, by_email: next.by_email && !isStoppedByLink }, subscriber);
  await q.updateSavedSearch(trx, id, changes, { compiled: isFilterChanged ? compiled : undefined, now });
  if (changes.email_stopped_at === null || settings.by_push === true || is_paused === false)
    await updateSubscriber(trx, subscriberId, { unsubscribed_at: null });
  const changed = requireValue(await q.findSavedSearch(trx, subscriberId, id));
  if (isFilterChanged || isMatched(row, subscriber) !== isMatched(changed, subscriber))
    await q.replaceSearchKeys(trx, id, isMatched(changed, subscriber) ? (compiled ?? null) : null);
  return changed;
}

export async function deleteSavedSearchOfSubscriber(
  { db, clock }: AlertDeps,
  { subscriberId, id }: { subscriberId: number; id: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSubscriber(trx, subscriberId);
    if (!(await q.deleteSavedSearch(trx, subscriberId, id))) throw new AppError('not_found');
    await rescheduleAlerts(trx, subscriberId, clock());
  });
}

type ListOptions = { q?: string | undefined; sort: 'newest' | 'name' | 'last_match' };

/** Fifty at most, so they are sorted and looked through here: by their name, their words and the names of their places. */
export function sortAndFilterSearches(
  rows: readonly q.ListedSearchRow[],
  { q: text, sort }: ListOptions,
  tree: PlaceTree,
): q.ListedSearchRow[] {
  const wanted = foldText(text ?? '');
  const found = rows.filter((row) => wanted === '' || foldText(describeForSearch(row, tree)).includes(wanted));
  if (sort === 'name') return found.sort((a, b) => (a.name ?? '\uFFFF').localeCompare(b.name ?? '\uFFFF', 'el'));
  if (sort === 'last_match')
    return found.sort((a, b) => (b.last_match_at?.getTime() ?? 0) - (a.last_match_at?.getTime() ?? 0));
  return found;
}

const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function describeForSearch({ name, query }: q.ListedSearchRow, tree: PlaceTree): string {
  const parsed = searchFilter.safeParse(paramsToFields(new URLSearchParams(query)));
  if (!parsed.success) return name ?? '';
  const { text, prefecture_ids, municipality_ids, district_ids } = parsed.data;
  const places = [
    ...prefecture_ids.map((id) => tree.prefectures.get(id)),
    ...municipality_ids.map((id) => tree.municipalities.get(id)),
    ...district_ids.map((id) => tree.districts.get(id)),
  ];
  return [name, text, ...places.flatMap((place) => (place ? [place.name.el, place.name.en] : []))].join(' ');
}
