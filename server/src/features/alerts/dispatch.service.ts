/**
 * Sends what the matching has found: for one subscriber after another, what is due becomes one email and one push
 * message. Both are written in the transaction that marks the alerts as sent, so a killed dispatcher loses and doubles nothing.
 */
import { alertLimits } from '@estia/contract/alerts/limits';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { enqueueEmail } from '../../platform/email/outbox.ts';
import { hashAddress, isAddressDisabled } from '../../platform/email/suppression.ts';
import { listingCardView } from '../listings/index.ts';
import type { PlaceTree } from '../places/index.ts';
import { createDigest, type DigestCard, type DigestEntry } from './alert-digest.ts';
import { createManageKey, createUnsubscribeToken } from './alert-links.ts';
import { type AlertEmailValues, formatAlertHeadline, formatAlertPrice } from './alerts.emails.ts';
import * as q from './dispatch.queries.ts';
import { enqueuePush } from './push.service.ts';
import { describeSavedSearch } from './saved-search-description.ts';

type DispatchDeps = Pick<Deps, 'db' | 'secrets' | 'clock'>;

/** Alerts of one message: as many as the page of exactly these shows (listListingsByIds). */
const MAX_LINKED = alertLimits.digest * 3;

/** Nobody has anything due: 'none'. One that could not be served is named, so that the others go on without it. */
export type DispatchResult = 'none' | 'done' | { failedId: number; error: unknown };

export async function dispatchNext(
  deps: DispatchDeps,
  tree: PlaceTree,
  skipped: readonly number[] = [],
): Promise<DispatchResult> {
  let subscriberId: number | null = null;
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const subscriber = await q.lockDueSubscriber(trx, deps.clock(), skipped);
      if (!subscriber) return 'none';
      subscriberId = subscriber.id;
      await dispatchSubscriber(trx, deps, subscriber, tree);
      return 'done';
    });
  } catch (error) {
    if (subscriberId === null) throw error;
    return { failedId: subscriberId, error };
  }
}

async function dispatchSubscriber(
  trx: Db,
  deps: DispatchDeps,
  subscriber: q.DueSubscriber,
  tree: PlaceTree,
): Promise<void> {
  const now = deps.clock();
  const alerts = await q.listDueAlerts(trx, subscriber.id, now, MAX_LINKED);
  const ids = alerts.map(({ id }) => id);
  if (subscriber.quiet_until) {
    await q.postponeAlerts(trx, ids, subscriber.quiet_until);
    return;
  }
  await q.markAlertsSent(trx, ids, now);
  const wanted = subscriber.may_receive ? alerts.filter((alert) => !alert.is_paused) : [];
  if (wanted.length === 0) return;
  await enqueueMessages(trx, deps, { subscriber, alerts: wanted, tree, now });
}

type Dispatched = { subscriber: q.DueSubscriber; alerts: readonly q.DueAlert[]; tree: PlaceTree; now: Date };

async function enqueueMessages(trx: Db, deps: DispatchDeps, dispatched: Dispatched): Promise<void> {
  const { subscriber, alerts, tree, now } = dispatched;
  const rows = await q.listAlertCards(trx, [...new Set(alerts.map((alert) => alert.listing_id))]);
  const cards = new Map<number, DigestCard>(
    rows.map((row) => [row.listing_id, { card: listingCardView(row, tree, now), isOnOffer: row.is_active === true }]),
  );
  const { email, locale } = subscriber;
  const emailed = alerts.filter((alert) => alert.by_email);
  const entries = createDigest(emailed, cards, locale);
  if (email !== null && entries.length > 0 && !(await isAddressDisabled(trx, hashAddress(deps.secrets, email))))
    await enqueueEmail(trx, {
      secrets: deps.secrets,
      now,
      order: {
        accountId: subscriber.account_id,
        to: email,
        locale,
        template: 'alert',
        values: createEmailValues(deps, { ...dispatched, alerts: emailed }, entries),
        priority: 'bulk',
      },
    });
  const pushed = createDigest(
    alerts.filter((alert) => alert.by_push),
    cards,
    locale,
  );
  if (pushed.length > 0)
    await enqueuePush(trx, {
      secrets: deps.secrets,
      now,
      subscriberId: subscriber.id,
      about: `alerts ${Math.max(...alerts.map(({ id }) => id))}`,
      payload: createPushPayload(pushed, locale),
    });
}

const listLinkedIds = (entries: readonly DigestEntry[]): string =>
  entries
    .filter((entry) => entry.isOnOffer)
    .map((entry) => entry.listingId)
    .join(',');

function createEmailValues(
  { secrets }: DispatchDeps,
  { subscriber, alerts, tree }: Dispatched,
  entries: readonly DigestEntry[],
): AlertEmailValues['alert'] {
  const { id, key_version: keyVersion, locale, account_id: accountId } = subscriber;
  const searches = new Map(alerts.map((alert) => [alert.saved_search_id, alert]));
  const [only] = searches.values();
  const search = searches.size === 1 && only?.saved_search_id != null ? only : null;
  const savedSearchId = search?.saved_search_id ?? null;
  const dashboard = `/dashboard/saved-searches${savedSearchId === null ? '' : `/${savedSearchId}`}`;
  return {
    search: search && (search.name ?? describeSavedSearch(search.query ?? '', tree, locale)),
    is_favorites: searches.size === 1 && search === null,
    listings: entries.slice(0, alertLimits.digest).map((entry) => entry.listing),
    total: entries.length,
    ids: listLinkedIds(entries),
    stop_search: savedSearchId === null ? null : createUnsubscribeToken(secrets, { savedSearchId }, keyVersion),
    stop_all: createUnsubscribeToken(secrets, { subscriberId: id }, keyVersion),
    manage: accountId === null ? `/alerts/manage#${createManageKey(secrets, { id, keyVersion })}` : dashboard,
  };
}

function createPushPayload(entries: readonly DigestEntry[], locale: 'el' | 'en') {
  const listings = entries.map((entry) => entry.listing);
  const [first] = listings;
  const prefix = locale === 'en' ? '/en' : '';
  const ids = listLinkedIds(entries);
  const isOne = entries.length === 1;
  const headline = formatAlertHeadline({ listings, total: entries.length, is_favorites: false }, locale);
  const lines = listings
    .slice(0, 3)
    .map((listing) => `${listing.title}, ${listing.place}, ${formatAlertPrice(listing, locale)}`);
  const path = isOne && first?.path ? first.path : ids ? `/alerts/homes?ids=${ids}` : '/dashboard/saved-searches';
  return { title: headline, body: isOne ? (first?.facts ?? '') : lines.join('\n'), url: `${prefix}${path}` };
}
