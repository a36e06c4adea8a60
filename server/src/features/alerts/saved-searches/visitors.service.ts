/**
 * Saved searches of people without an account. Whoever types an email has not shown that it is theirs: the search begins
 * with the code of the email, and no answer says whether an address is known.
 */
import type { Locale } from '@estia/contract/pair';
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { enqueueEmail } from '../../../platform/email/outbox.ts';
import { enableAddress, hasComplained, hashAddress } from '../../../platform/email/suppression.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { getClientNetwork } from '../../../platform/http/client-network.ts';
import { countedAs } from '../../../platform/mailbox.ts';
import { countHit, enforceRateLimit, enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import { assertProofOfWork, consumeProofOfWork } from '../../inbox/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import type { AlertEmailValues } from '../sending/alerts.emails.ts';
import * as links from './alert-links.ts';
import { describeSavedSearch } from './saved-search-description.ts';
import * as q from './saved-searches.queries.ts';
import { assertCompleteSearch, createSavedSearch, type NewSearch, startSavedSearch } from './saved-searches.service.ts';
import * as subscribers from './subscribers.queries.ts';

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
 * were stopped begins nothing; the search is saved again, and gets another.
 */
export async function confirmVisitorSearch(
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  { code, locale }: { code: string; locale?: Locale | undefined },
  { request }: CallContext,
): Promise<{ row: q.ListedSearchRow; key: string }> {
  const { db, secrets, clock } = deps;
  await enforceRateLimitByNetwork(db, 'confirm search', getClientNetwork(request), CODE_LIMIT, clock());
  const tree = await getPlaceTree();
  return db.transaction().execute(async (trx) => {
    const found = await findSearchOfCode({ db: trx, secrets }, code);
    if (!found) throw new AppError('gone');
    const subscriber = await subscribers.lockSubscriber(trx, found.subscriber_id);
    // What belongs to an account is managed there.
    if (!subscriber || subscriber.email === null) throw new AppError('gone');
    // Again, now that nobody else confirms it.
    const current = await subscribers.findSearchOfLink(trx, found.id);
    const now = clock();
    if (current && isAwaited(current, now)) {
      await startSavedSearch(trx, subscriber, current, { tree, now });
      if (locale) await subscribers.updateSubscriber(trx, subscriber.id, { locale });
      await enableAddress(trx, hashAddress(secrets, subscriber.email));
    } else if (!current || isStopped(current, subscriber)) throw new AppError('gone');
    const row = await q.findSavedSearch(trx, subscriber.id, found.id);
    if (!row) throw new AppError('gone');
    const { id: subscriberId, key_version: keyVersion } = subscriber;
    return { row, key: links.createManageKey(secrets, { id: subscriberId, keyVersion }) };
  });
}

async function findSearchOfCode({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, code: string) {
  const id = links.parseConfirmCodeId(code);
  const found = id === null ? undefined : await subscribers.findSearchOfLink(db, id);
  return found && links.isConfirmCode(secrets, code, codeOwner(found)) ? found : undefined;
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
  if (!isRight || subscriber.email === null) throw new AppError('not_found');
  return { ...subscriber, email: subscriber.email };
}

type UnsubscribeInfo = {
  subscriberId: number;
  savedSearchId: number | null;
  name: string | null;
  query: string | null;
  isStopped: boolean;
};

/** What a link of an email may stop; nobody else's, and nothing but that. */
export async function readUnsubscribeToken(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<UnsubscribeInfo> {
  const target = links.parseUnsubscribeToken(token);
  if (target && 'savedSearchId' in target) {
    const linked = await subscribers.listSearchesOfLink(db, target.savedSearchId);
    const found = linked.find((each) => links.isUnsubscribeToken(secrets, token, target, each.key_version));
    if (found)
      return {
        subscriberId: found.subscriber_id,
        savedSearchId: found.id,
        name: found.name,
        query: found.query,
        isStopped: found.email_stopped_at !== null,
      };
  } else if (target) {
    const named = await subscribers.findSubscriber(db, target.subscriberId);
    if (named && links.isUnsubscribeToken(secrets, token, target, named.key_version)) {
      const { merged_into_id: mergedIntoId } = named;
      const found = mergedIntoId === null ? named : await subscribers.findSubscriber(db, mergedIntoId);
      if (found)
        return {
          subscriberId: found.id,
          savedSearchId: null,
          name: null,
          query: null,
          isStopped: found.unsubscribed_at !== null,
        };
    }
  }
  throw new AppError('not_found');
}

/**
 * The stop is committed before what waits is given another time: many thousands may wait, and a mail program that is told of a
 * failure does not ask again. What is not wanted any more is left out when it is sent, too.
 */
export async function unsubscribeByToken(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'failures'>,
  token: string,
  all: boolean,
): Promise<void> {
  const { db, secrets, clock, failures } = deps;
  const subscriberId = await db.transaction().execute(async (trx) => {
    const read = () => readUnsubscribeToken({ db: trx, secrets }, token);
    let [lockedId, target] = [0, await read()];
    // Read again under the lock: a merge into an account, which we may have waited for, moves what the link names.
    while (target.subscriberId !== lockedId) {
      lockedId = target.subscriberId;
      await subscribers.lockSubscriber(trx, lockedId);
      target = await read();
    }
    const { savedSearchId } = target;
    if (savedSearchId === null || all) await subscribers.stopAllAlerts(trx, lockedId, clock());
    else await subscribers.stopEmails(trx, savedSearchId, clock());
    return lockedId;
  });
  await subscribers
    .rescheduleAlerts(db, subscriberId, clock())
    .catch((error: unknown) =>
      failures.record({ kind: 'job', name: 'alert-dispatch' satisfies JobName, error, details: { subscriberId } }),
    );
}
