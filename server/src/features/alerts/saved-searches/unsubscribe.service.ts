/** ALRT-3: the links of emails that stop them. */
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/db.ts';
import * as links from './alert-links.ts';
import * as subscribers from './subscribers.queries.ts';
import { mergeSubscribersOfAddress } from './visitor-merge.service.ts';

type StoppedSearch = { id: number; name: string | null; query: string };

type UnsubscribeInfo = {
  subscriberId: number;
  /** None: the link stops everything. */
  searches: readonly StoppedSearch[];
  isStopped: boolean;
};

type LinkDeps = Pick<Deps, 'db' | 'secrets'>;

/** What a link of an email may stop; nobody else's, and nothing but that. */
export async function readUnsubscribeToken({ db, secrets }: LinkDeps, token: string): Promise<UnsubscribeInfo> {
  const target = links.parseUnsubscribeToken(token);
  if (!target) throw new AppError('not_found');
  const isTokenOf = ({ key_version: keyVersion }: { key_version: number }): boolean =>
    links.isUnsubscribeToken(secrets, token, target, keyVersion);
  return 'subscriberId' in target
    ? findSubscriberOfLink(db, target.subscriberId, isTokenOf)
    : findSearchesOfLink(db, 'savedSearchId' in target ? [target.savedSearchId] : target.savedSearchIds, isTokenOf);
}

async function findSearchesOfLink(
  db: Db,
  ids: readonly number[],
  isTokenOf: (search: subscribers.LinkedSearch) => boolean,
): Promise<UnsubscribeInfo> {
  const found: subscribers.LinkedSearch[] = [];
  for (const id of ids) {
    const search = (await subscribers.listSearchesOfLink(db, id)).find(isTokenOf);
    if (search && !found.some((each) => each.id === search.id)) found.push(search);
  }
  const [first] = found;
  if (!first) throw new AppError('not_found');
  return {
    subscriberId: first.subscriber_id,
    searches: found.map(({ id, name, query }) => ({ id, name, query })),
    isStopped: found.every((each) => each.email_stopped_at !== null),
  };
}

async function findSubscriberOfLink(
  db: Db,
  id: number,
  isTokenOf: (subscriber: subscribers.SubscriberRow) => boolean,
): Promise<UnsubscribeInfo> {
  const named = await subscribers.findSubscriber(db, id);
  if (!named || !isTokenOf(named)) throw new AppError('not_found');
  const { merged_into_id: mergedIntoId } = named;
  const found = mergedIntoId === null ? named : await subscribers.findSubscriber(db, mergedIntoId);
  if (!found) throw new AppError('not_found');
  return { subscriberId: found.id, searches: [], isStopped: found.unsubscribed_at !== null };
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
    const isAll = all || target.searches.length === 0;
    // All of the address: what its account has, and what was saved with it while logged out.
    if (isAll) {
      await mergeSubscribersOfAddress(trx, target.subscriberId, { now: clock() });
      target = await read();
    }
    // Read again under the lock: a merge into an account, which we may have waited for, moves what the link names.
    while (target.subscriberId !== lockedId) {
      lockedId = target.subscriberId;
      await subscribers.lockSubscriber(trx, lockedId);
      target = await read();
    }
    if (isAll) await subscribers.stopAllAlerts(trx, lockedId, clock());
    else for (const { id } of target.searches) await subscribers.stopEmails(trx, id, clock());
    return lockedId;
  });
  await subscribers
    .rescheduleAlerts(db, subscriberId, clock())
    .catch((error: unknown) =>
      failures.record({ kind: 'job', name: 'alert-dispatch' satisfies JobName, error, details: { subscriberId } }),
    );
}
