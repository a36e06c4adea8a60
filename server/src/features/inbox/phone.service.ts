/** LIST-6: a phone is in no page. It is shown when somebody asks for it, so many times a day, and that is noted. */
import { inboxLimits } from '@estia/contract/inbox/limits';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressOf, visitorOfDay } from '../../platform/network.ts';
import type { Asker } from '../../platform/serve.ts';
import { countHit, hitsOf } from '../../platform/throttle.ts';
import { adOf } from './contact.queries.ts';
import { noteReveal, type PhoneOf, shownToday } from './phone.queries.ts';
import { checkWork, spendWork, type Work } from './work.ts';

const DAY_SECONDS = 86_400;
/** Behind one address there may be an office full of people who have logged in. */
const MEMBERS_OF_ADDRESS = 5;

type Wish = {
  for: Purpose;
  property_id: number;
  respects_wish?: boolean | undefined;
  work?: Work | undefined;
};

export async function revealPhone(deps: Deps, body: Wish, asker: Asker) {
  const { viewer } = asker;
  const ad = await adOf(deps.db, body.property_id, purposeIds[body.for]);
  const own = ad !== undefined && viewer?.worksFor === ad.owner_id;
  if (!ad?.phone || !(own || (ad.is_active && ad.reachable))) throw new AppError('not_found');
  const answer = { phone: ad.phone, name: ad.name, no_brokers: ad.no_brokers };
  if (own) return answer;
  // What the owner wishes comes before the number, and only a professional can be asked to say so.
  if (ad.no_brokers && viewer?.roleId === 3 && body.respects_wish !== true)
    throw new AppError('invalid_input', { respects_wish: 'must_accept' });
  await noteShown(deps, { listingId: ad.listing_id }, body.work, asker);
  return answer;
}

/** Throws unless this phone may be shown to this asker now. Phones of ads and of offices count together. */
export async function noteShown(deps: Deps, of: PhoneOf, given: Work | undefined, { viewer, request }: Asker) {
  const { db, secrets } = deps;
  const now = deps.clock();
  const accountId = viewer?.userId ?? null;
  const reveal = { of, accountId, visitor: visitorOfDay(secrets, request, now), now };
  if (await shownToday(db, reveal)) return;
  const counted = [{ key: `reveal address ${addressOf(request)}`, times: accountId === null ? 1 : MEMBERS_OF_ADDRESS }];
  if (accountId !== null) counted.push({ key: `reveal account ${accountId}`, times: 1 });
  const hits = await Promise.all(counted.map(async ({ key, times }) => (await hitsOf(db, key, now)) / times));
  const often = Math.max(...hits);
  if (often >= inboxLimits.revealsADay) throw new AppError('too_many_requests');
  const work = often >= inboxLimits.freeReveals ? checkWork(deps, given) : null;

  await db.transaction().execute(async (trx) => {
    if (work) await spendWork(trx, deps, work);
    for (const { key, times } of counted) {
      const limit = { hits: inboxLimits.revealsADay * times, seconds: DAY_SECONDS };
      // Of many at once those beyond the limit are undone, and none of them was shown anything.
      if ((await countHit(trx, key, limit, now)) > limit.hits) throw new AppError('too_many_requests');
    }
    await noteReveal(trx, reveal);
  });
}
