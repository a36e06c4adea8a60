/**
 * What a message says, read when it is sent: a search that was stopped meanwhile, a listing that is gone and a reader who
 * has unsubscribed are left out, however long it waited.
 */
import { alertLimits } from '@estia/contract/alerts/limits';
import type { Locale } from '@estia/contract/pair';
import { paramsToFields, searchPath } from '@estia/contract/search/codec';
import type { Deps } from '../../../deps.ts';
import { sanitizeDisplayName } from '../../../platform/email/email-templates.ts';
import type { EmailContentReader } from '../../../platform/email/outbox.ts';
import { listingCardView } from '../../listings/index.ts';
import type { PlaceTree, PlaceTreeLoader } from '../../places/index.ts';
import { createManageKey, createUnsubscribeToken } from '../saved-searches/alert-links.ts';
import { describeSavedSearch } from '../saved-searches/saved-search-description.ts';
import { createDigest, type DigestCard, type DigestEntry } from './alert-digest.ts';
import * as q from './alert-message.queries.ts';
import { type AlertEmailValues, formatAlertHeadline, formatAlertPrice } from './alerts.emails.ts';

type MessageDeps = Pick<Deps, 'db' | 'secrets' | 'clock'>;

/** What the outbox holds of an alert email. */
export type QueuedAlertValues = { alert_ids: readonly number[] };

type AlertMessage = {
  recipient: q.Recipient;
  alerts: readonly q.MessageAlert[];
  entries: readonly DigestEntry[];
  tree: PlaceTree;
};

/** A date: not before then. Null: nothing is left to say, or nobody to say it to. */
async function readAlertMessage(
  { db, clock }: MessageDeps,
  getPlaceTree: PlaceTreeLoader,
  alertIds: readonly number[],
  way: q.AlertWay,
): Promise<AlertMessage | Date | null> {
  const now = clock();
  const recipient = await q.findRecipient(db, alertIds, now);
  if (!recipient?.may_receive) return null;
  if (recipient.quiet_until) return recipient.quiet_until;
  const alerts = await q.listMessageAlerts(db, alertIds, way);
  const [rows, tree] = await Promise.all([
    q.listAlertCards(db, [...new Set(alerts.map((alert) => alert.listing_id))]),
    getPlaceTree(),
  ]);
  const cards = new Map<number, DigestCard>(
    rows.map((row) => [row.listing_id, { card: listingCardView(row, tree, now), isOnOffer: row.is_active === true }]),
  );
  const entries = createDigest(alerts, cards, recipient.locale);
  return entries.length === 0 ? null : { recipient, alerts, entries, tree };
}

/** For the worker of emails: the values of the template `alert`. */
export const createAlertEmailReader =
  (deps: MessageDeps, getPlaceTree: PlaceTreeLoader): EmailContentReader =>
  async (values) => {
    const { alert_ids: alertIds } = values as QueuedAlertValues;
    const message = await readAlertMessage(deps, getPlaceTree, alertIds, 'email');
    if (!message || message instanceof Date) return message;
    const { locale, email: to } = message.recipient;
    return to === null ? null : { locale, to, values: await createEmailValues(deps, message) };
  };

const listLinkedIds = (entries: readonly DigestEntry[]): string =>
  entries
    .filter((entry) => entry.isOnOffer)
    .slice(0, alertLimits.linkedListings)
    .map((entry) => entry.listingId)
    .join(',');

const formatNewestPath = (query: string): string =>
  searchPath({ ...paramsToFields(new URLSearchParams(query)), sort: 'updated_desc' });

/** Longer than this a drawn area can be; then the page of exactly these homes does without the search. */
const MAX_LINKED_QUERY = 1_000;

async function createEmailValues(
  { db, secrets }: MessageDeps,
  { recipient, alerts, entries, tree }: AlertMessage,
): Promise<AlertEmailValues['alert']> {
  const { id, key_version: keyVersion, locale, account_id: accountId } = recipient;
  const searches = await q.listSearchNames(db, [...new Set(alerts.flatMap((alert) => alert.saved_search_ids))]);
  const [first] = searches;
  const hasFavorites = alerts.some((alert) => alert.is_favorite);
  const onlySearch = !hasFavorites && first && searches.length === 1 ? first : null;
  const dashboard = `/dashboard/saved-searches${onlySearch ? `/${onlySearch.id}` : ''}`;
  const manage = accountId === null ? `/alerts/manage#${createManageKey(secrets, { id, keyVersion })}` : dashboard;
  const isLong = entries.length > alertLimits.linkedListings;
  return {
    searches: searches.map(
      ({ name, query }) => sanitizeDisplayName(name ?? '') || describeSavedSearch(query, tree, locale),
    ),
    has_favorites: hasFavorites,
    listings: entries.slice(0, alertLimits.digest).map((entry) => entry.listing),
    total: entries.length,
    ids: listLinkedIds(entries),
    query: onlySearch && onlySearch.query.length <= MAX_LINKED_QUERY ? onlySearch.query : null,
    rest: isLong ? (accountId === null && onlySearch ? formatNewestPath(onlySearch.query) : manage) : null,
    stop_searches: hasFavorites || !first ? null : createStopToken(secrets, searches, keyVersion),
    stop_all: createUnsubscribeToken(secrets, { subscriberId: id }, keyVersion),
    manage,
  };
}

const createStopToken = (secrets: Deps['secrets'], searches: readonly q.NamedSearch[], keyVersion: number): string => {
  const [first, ...others] = searches.map((search) => search.id);
  const target = others.length === 0 ? { savedSearchId: first ?? 0 } : { savedSearchIds: [first ?? 0, ...others] };
  return createUnsubscribeToken(secrets, target, keyVersion);
};

/** What the service worker shows (web/public/sw.js), and nothing else. */
export type PushPayload = { title: string; body: string; url: string };

export async function readAlertPush(
  deps: MessageDeps,
  getPlaceTree: PlaceTreeLoader,
  alertIds: readonly number[],
): Promise<PushPayload | Date | null> {
  const message = await readAlertMessage(deps, getPlaceTree, alertIds, 'push');
  if (!message || message instanceof Date) return message;
  return createPushPayload(message.entries, message.recipient.locale);
}

function createPushPayload(entries: readonly DigestEntry[], locale: Locale): PushPayload {
  const listings = entries.map((entry) => entry.listing);
  const [first] = listings;
  const prefix = locale === 'en' ? '/en' : '';
  const ids = listLinkedIds(entries);
  const isOne = entries.length === 1;
  const headline = formatAlertHeadline({ listings, total: entries.length, isFavorites: false }, locale);
  const lines = listings
    .slice(0, 3)
    .map((listing) => `${listing.title}, ${listing.place}, ${formatAlertPrice(listing, locale)}`);
  const path = isOne && first?.path ? first.path : ids ? `/alerts/homes?ids=${ids}` : '/dashboard/saved-searches';
  return { title: headline, body: isOne ? (first?.facts ?? '') : lines.join('\n'), url: `${prefix}${path}` };
}
