/**
 * Saved searches of people without an account. Whoever types an email has not shown that it is theirs: the search begins
 * with the code of the email, and no answer says whether an address is known.
 */
import { alertLimits } from '@estia/contract/alerts/limits';
import { type Locale, toLocale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueEmail } from '../../../platform/email/outbox.ts';
import { enableAddress, hasComplained, hashAddress } from '../../../platform/email/suppression.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { getClientNetwork } from '../../../platform/http/client-network.ts';
import { countedAs } from '../../../platform/mailbox.ts';
import { countHit, enforceRateLimit, enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import { assertProofOfWork, consumeProofOfWork } from '../../inbox/index.ts';
import type { PlaceTree, PlaceTreeLoader } from '../../places/index.ts';
import type { AlertEmailValues } from '../sending/alerts.emails.ts';
import * as links from './alert-links.ts';
import { describeSavedSearch } from './saved-search-description.ts';
import * as q from './saved-searches.queries.ts';
import { assertCompleteSearch, createSavedSearch, type NewSearch, startSavedSearch } from './saved-searches.service.ts';
import * as subscribers from './subscribers.queries.ts';
import { lockConfirmedAccount } from './visitor-merge.queries.ts';
import { mergeVisitorIntoAccount } from './visitor-merge.service.ts';

const DAY_SECONDS = 86_400;
/** Nobody's mailbox is filled by somebody else's typing. */
const EMAIL_LIMIT = { hits: 5, seconds: DAY_SECONDS };
const NETWORK_LIMIT = { hits: 50, seconds: DAY_SECONDS };
/** Saved from one network within an hour without the sum of a browser, which those without JavaScript cannot do. */
const FREE_SAVES = { hits: 20, seconds: 3_600 };
const CODE_LIMIT = { hits: 60, seconds: 3_600 };
/** Nobody confirms more; what is not confirmed goes after a week. */
const MAX_WAITING = 20;
/** As `unconfirmed_saved_search` of the table `retention`. */
const CONFIRM_DAYS = 7;

type VisitorSearch = Pick<NewSearch, 'filter'> & {
  email: string;
  locale: Locale;
  proof_of_work?: { puzzle: string; answer: string } | undefined;
};

export async function saveSearchAsVisitor(
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  { email, locale, proof_of_work, ...search }: VisitorSearch,
  { request }: CallContext,
): Promise<{ sent_to: string }> {
  const { db, secrets, clock } = deps;
  const now = clock();
  assertCompleteSearch(search.filter);
  const network = getClientNetwork(request);
  const needsProof = (await countHit(db, `save search free ${network}`, FREE_SAVES, now)) > FREE_SAVES.hits;
  const proof = needsProof ? assertProofOfWork(deps, proof_of_work) : null;
  await enforceRateLimitByNetwork(db, 'save search', network, NETWORK_LIMIT, now);
  await enforceRateLimit(db, `save search email ${countedAs(email)}`, EMAIL_LIMIT, now);
  const tree = await getPlaceTree();
  await db.transaction().execute(async (trx) => {
    if (proof) await consumeProofOfWork(trx, deps, proof);
    if (await hasComplained(trx, hashAddress(secrets, email))) return;
    const subscriber = await subscribers.lockOrCreateSubscriber(trx, { email }, { locale, now });
    await q.deleteOldestUnconfirmed(trx, subscriber.id, MAX_WAITING - 1);
    const { id, isRunning } = await createSavedSearch(trx, subscriber, search, { tree, now, isConfirmed: false });
    const saved = await subscribers.findSearchOfLink(trx, id);
    if (!saved) throw new Error(`saved search ${id} is not there`);
    const about = describeSavedSearch(saved.query, tree, locale, { withWords: false });
    const reader = { accountId: null, to: email, locale };
    if (isRunning) {
      const key = links.createManageKey(secrets, { id: subscriber.id, keyVersion: subscriber.key_version });
      const values = { about, key } satisfies AlertEmailValues['saved_search_running'];
      await enqueueEmail(trx, { secrets, now, order: { ...reader, template: 'saved_search_running', values } });
      return;
    }
    const code = links.createConfirmCode(secrets, codeOwner(saved));
    const values = { code, about, days: CONFIRM_DAYS } satisfies AlertEmailValues['confirm_saved_search'];
    const goodUntil = new Date(now.getTime() + CONFIRM_DAYS * DAY_SECONDS * 1_000);
    await enqueueEmail(trx, {
      secrets,
      now,
      order: { ...reader, template: 'confirm_saved_search', values, goodUntil },
    });
  });
  return { sent_to: email };
}

/**
 * The same code again gives the same answer: the page may have been closed before it came. A code from before the alerts
 * were stopped begins nothing; the search is saved again, and gets another. At the address that an account has confirmed
 * the search is the account's, and is managed there.
 */
export async function confirmVisitorSearch(
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  { code, locale }: { code: string; locale?: Locale | undefined },
  { request }: CallContext,
): Promise<{ row: q.ListedSearchRow; key: string | null; isEmailOff: boolean }> {
  const { db, secrets, clock } = deps;
  await enforceRateLimitByNetwork(db, 'confirm search', getClientNetwork(request), CODE_LIMIT, clock());
  const tree = await getPlaceTree();
  return db.transaction().execute(async (trx) => {
    const named = await findSearchOfCode({ db: trx, secrets }, code);
    if (!named) throw new AppError('gone');
    const now = clock();
    const account = isAwaited(named, now) ? await lockConfirmedAccount(trx, named.subscriber_id) : undefined;
    const subscriber = await subscribers.lockSubscriber(trx, named.subscriber_id);
    // Again, now that nobody else confirms or moves it.
    const search = subscriber && (await findSearchOfCode({ db: trx, secrets }, code));
    if (!search) throw new AppError('gone');
    if (search.subscriber_id !== subscriber.id || subscriber.email === null) throw new AppError('searches_in_account');
    if (isAwaited(search, now)) {
      await startSavedSearch(trx, subscriber, search, { tree, now });
      if (locale) await subscribers.updateSubscriber(trx, subscriber.id, { locale });
      await enableAddress(trx, hashAddress(secrets, subscriber.email));
      if (account) return startInAccount(trx, { accountId: account.id, visitor: subscriber, search }, { tree, now });
    } else if (isStopped(search, subscriber)) throw new AppError(search.confirmed_at === null ? 'gone' : 'code_used');
    const row = await q.findSavedSearch(trx, subscriber.id, search.id);
    if (!row) throw new AppError('gone');
    const { id: subscriberId, key_version: keyVersion } = subscriber;
    return { row, key: links.createManageKey(secrets, { id: subscriberId, keyVersion }), isEmailOff: false };
  });
}

/** The account may have it too, paused or stopped: who confirms it now wants its alerts. */
async function startInAccount(
  trx: Trx,
  { accountId, visitor, search }: { accountId: number; visitor: subscribers.SubscriberRow; search: { query: string } },
  { tree, now }: { tree: PlaceTree; now: Date },
): Promise<{ row: q.ListedSearchRow; key: null; isEmailOff: boolean }> {
  await mergeVisitorIntoAccount(trx, { accountId, email: visitor.email ?? '', now, keepsUnconfirmed: true });
  const owner = await subscribers.lockOrCreateSubscriber(trx, { accountId }, { locale: toLocale(visitor.locale), now });
  const moved = await q.findSearchByQuery(trx, owner.id, search.query);
  const { running } = await q.countSavedSearches(trx, owner.id);
  const isFull = moved?.paused_at !== null && running >= alertLimits.savedSearches;
  if (moved && !isFull) await startSavedSearch(trx, owner, moved, { tree, now });
  const row = moved && (await q.findSavedSearch(trx, owner.id, moved.id));
  if (!row) throw new AppError('gone');
  const account = await subscribers.findAccountEmail(trx, accountId);
  return { row, key: null, isEmailOff: account?.mail_alerts === false };
}

/** Also of a search that is in an account by now. */
async function findSearchOfCode({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, code: string) {
  const id = links.parseConfirmCodeId(code);
  const linked = id === null ? [] : await subscribers.listSearchesOfLink(db, id);
  return linked.find((each) => links.isConfirmCode(secrets, code, { ...codeOwner(each), id: id ?? 0 }));
}

const codeOwner = ({ id, key_version: keyVersion, code_version: codeVersion }: subscribers.LinkedSearch) => ({
  id,
  keyVersion,
  codeVersion,
});

const isAwaited = ({ confirm_requested_at: requestedAt }: subscribers.LinkedSearch, now: Date): boolean =>
  requestedAt !== null && requestedAt.getTime() > now.getTime() - CONFIRM_DAYS * DAY_SECONDS * 1_000;

const isStopped = (search: subscribers.LinkedSearch, subscriber: subscribers.SubscriberRow): boolean =>
  search.confirmed_at === null || search.email_stopped_at !== null || subscriber.unsubscribed_at !== null;

type Visitor = subscribers.SubscriberRow & { email: string };

/** By the key of their emails, or by the code of the first one: who has confirmed it has shown the same. */
export async function openVisitorList(
  deps: Deps,
  keyOrCode: string,
  { request }: CallContext,
): Promise<{ subscriber: Visitor; key: string }> {
  const { db, secrets, clock } = deps;
  if (links.parseManageKeyId(keyOrCode) !== null)
    return { subscriber: await requireVisitor(deps, keyOrCode), key: keyOrCode };
  await enforceRateLimitByNetwork(db, 'confirm search', getClientNetwork(request), CODE_LIMIT, clock());
  const search = await findSearchOfCode(deps, keyOrCode);
  if (!search) throw new AppError('not_found');
  if (search.confirmed_at === null) throw new AppError('email_not_confirmed');
  const { email } = (await subscribers.findSubscriber(db, search.subscriber_id)) ?? {};
  if (email === null) throw new AppError('searches_in_account');
  const key = links.createManageKey(secrets, { id: search.subscriber_id, keyVersion: search.key_version });
  return { subscriber: await requireVisitor(deps, key), key };
}

/** The subscriber of a key; a wrong one and one of somebody who is gone are the same. */
export async function requireVisitor({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, key: string): Promise<Visitor> {
  const id = links.parseManageKeyId(key);
  const subscriber = id === null ? undefined : await subscribers.findSubscriber(db, id);
  const isRight =
    subscriber !== undefined &&
    links.isManageKey(secrets, key, { id: subscriber.id, keyVersion: subscriber.key_version });
  if (!isRight) throw new AppError('not_found');
  // Whoever has the key has the mailbox: they may know of its account.
  if (subscriber.email === null) throw new AppError('searches_in_account');
  return { ...subscriber, email: subscriber.email };
}
