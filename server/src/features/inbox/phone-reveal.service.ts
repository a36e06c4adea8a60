/** LIST-6: a phone is in no page. It is shown when somebody asks for it, so many times a day, and that is noted. */
import { roleIds } from '@estia/contract/accounts/roles';
import { inboxLimits } from '@estia/contract/inbox/limits';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext } from '../../platform/http/call-server.ts';
import { getClientNetwork, hashDailyVisitor } from '../../platform/http/client-network.ts';
import { countHit, getHitCount } from '../../platform/security/throttle.ts';
import { findContactedListing } from './contact.queries.ts';
import { insertPhoneReveal, type PhoneTarget, wasRevealedToday } from './phone-reveal.queries.ts';
import { assertProofOfWork, consumeProofOfWork, type ProofOfWork } from './proof-of-work.ts';

const DAY_SECONDS = 86_400;
/** Behind one address there may be an agency full of people who have logged in. */
const ACCOUNTS_PER_ADDRESS = 5;

type RevealInput = {
  for: Purpose;
  property_id: number;
  respects_no_brokers?: boolean | undefined;
  proof_of_work?: ProofOfWork | undefined;
};

export async function revealPhone(deps: Deps, body: RevealInput, context: CallContext) {
  const { viewer } = context;
  const listing = await findContactedListing(deps.db, body.property_id, purposeIds[body.for]);
  const isOwnListing = listing !== undefined && viewer?.worksFor === listing.advertiser_id;
  if (!listing?.phone || !(isOwnListing || (listing.is_active && listing.reachable))) throw new AppError('not_found');
  const answer = { phone: listing.phone, name: listing.name, no_brokers: listing.no_brokers };
  if (isOwnListing) return answer;
  // What the owner wishes comes before the number, and only a professional can be asked to say so.
  if (listing.no_brokers && viewer?.roleId === roleIds.agency && body.respects_no_brokers !== true)
    throw new AppError('invalid_input', { respects_no_brokers: 'must_accept' });
  await recordPhoneReveal(deps, { listingId: listing.listing_id }, body.proof_of_work, context);
  return answer;
}

/** Throws unless this phone may be shown to this lead now. Phones of listings and of agencies count together. */
export async function recordPhoneReveal(
  deps: Deps,
  target: PhoneTarget,
  input: ProofOfWork | undefined,
  { viewer, request }: CallContext,
) {
  const { db, secrets } = deps;
  const now = deps.clock();
  const accountId = viewer?.userId ?? null;
  const reveal = { of: target, accountId, visitor: hashDailyVisitor(secrets, request, now), now };
  if (await wasRevealedToday(db, reveal)) return;
  const counted = [
    { key: `reveal address ${getClientNetwork(request)}`, times: accountId === null ? 1 : ACCOUNTS_PER_ADDRESS },
  ];
  if (accountId !== null) counted.push({ key: `reveal account ${accountId}`, times: 1 });
  const hits = await Promise.all(counted.map(async ({ key, times }) => (await getHitCount(db, key, now)) / times));
  const often = Math.max(...hits);
  if (often >= inboxLimits.revealsADay) throw new AppError('too_many_requests');
  const proof = often >= inboxLimits.freeReveals ? assertProofOfWork(deps, input) : null;

  await db.transaction().execute(async (trx) => {
    if (proof) await consumeProofOfWork(trx, deps, proof);
    for (const { key, times } of counted) {
      const limit = { hits: inboxLimits.revealsADay * times, seconds: DAY_SECONDS };
      // Of many at once those beyond the limit are undone, and none of them was shown anything.
      if ((await countHit(trx, key, limit, now)) > limit.hits) throw new AppError('too_many_requests');
    }
    await insertPhoneReveal(trx, reveal);
  });
}
