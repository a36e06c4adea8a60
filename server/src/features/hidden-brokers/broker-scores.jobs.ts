/** SAME-5: every night, which private accounts look like those of agents. Killed at any moment, the next night finishes it. */
import { GROWTH_LISTINGS } from '@estia/contract/hidden-brokers/steps';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { Deps } from '../../deps.ts';
import { type BrokerFacts, listAgencyPhrases, MIN_BROKER_POINTS, scoreBroker } from './broker-score.ts';
import * as q from './broker-scores.queries.ts';
import { getQuietSince } from './review.policy.ts';

const BATCH_SIZE = 500;

export function toBrokerFacts(row: q.BrokerFactsRow): BrokerFacts {
  const listings = row.listings ?? [];
  const phrases = listAgencyPhrases(listings.map(({ text }) => text));
  const list = (samples: readonly string[]) => ({ count: samples.length, samples });
  const countAlone = (count: number) => ({ count, samples: [] });
  return {
    listings_now: list(listings.map(({ property_id, purpose }) => formatListingCode(property_id, purpose))),
    properties_in_a_year: countAlone(row.properties_in_a_year),
    shared_phone: list(row.phone_usernames),
    shared_photos: list(row.photo_usernames),
    reviewed_account: list(row.reviewed_usernames),
    agency_words: list(phrases),
    municipalities: countAlone(row.municipality_ids.length),
    reports: countAlone(row.report_count),
  };
}

export async function scoreHiddenBrokers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (let after = 0; ; ) {
    const accountIds = await q.listPrivateAdvertisers(db, { after, limit: BATCH_SIZE });
    const last = accountIds.at(-1);
    if (last === undefined) break;
    const scores = (await q.listBrokerFacts(db, accountIds, now))
      .map((row) => ({ account_id: row.account_id, ...scoreBroker(toBrokerFacts(row)) }))
      .filter(({ points }) => points >= MIN_BROKER_POINTS);
    await db.transaction().execute((trx) => q.replaceBrokerScores(trx, { accountIds, scores, now }));
    after = last;
  }
  const clearedBefore = getQuietSince(now);
  await db.transaction().execute(async (trx) => {
    await q.resetStaleScores(trx, now);
    await q.reopenClearedScores(trx, { minPoints: MIN_BROKER_POINTS, growth: GROWTH_LISTINGS, clearedBefore });
    await q.deleteOldClearedScores(trx, clearedBefore);
  });
}
