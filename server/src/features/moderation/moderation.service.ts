/** LIST-5: somebody says what is wrong with an ad; a person decides, and both sides are told why. */
import type { Locale } from '@estia/contract/pair';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db.ts';
import { harmless } from '../../platform/letter-shelf.ts';
import { addressOf } from '../../platform/network.ts';
import { orderLetter } from '../../platform/outbox.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Asker } from '../../platform/serve.ts';
import { countHit, takeTurn } from '../../platform/throttle.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { checkWork, spendWork } from '../inbox/index.ts';
import { composedTitle, pauseForAdmin } from '../listings/index.ts';
import type { ModerationLetters } from './moderation.letters.ts';
import * as q from './moderation.queries.ts';
import { hoursFor, openReporter } from './moderation.view.ts';

const FREE_AN_HOUR = { hits: 5, seconds: 3_600 };
const A_DAY = { hits: 30, seconds: 86_400 };
const LETTERS = { hits: 5, seconds: 86_400 };

type Given = {
  for: Purpose;
  property_id: number;
  reason_id: number;
  description: string;
  name?: string | undefined;
  email?: string | undefined;
  locale: Locale;
  work?: { puzzle: string; answer: string } | undefined;
};

type Reader = { id: number | null; email: string; locale: string; username?: string };

const tell = <T extends keyof ModerationLetters>(
  trx: Db,
  { secrets, clock }: Deps,
  reader: Reader,
  template: T,
  values: ModerationLetters[T],
) =>
  orderLetter(trx, {
    secrets,
    now: clock(),
    order: {
      ...{ accountId: reader.id, to: reader.email, locale: reader.locale as Locale, template },
      values: { name: reader.username ?? '', ...values },
    },
  });

/** As in letters to strangers: a title that could be an advertisement is left out, the facts are said. */
const titleFor = (ad: q.AdRow | undefined, locale: string): string => {
  if (!ad) return '';
  const of = locale as Locale;
  return harmless((of === 'el' ? ad.title_el : ad.title_en) ?? '') || composedTitle(ad.type_id, ad.area)[of];
};

/** By which the reports of an email are found when its owner goes. */
export const emailHash = (secrets: Secrets, email: string): Buffer =>
  secrets.hash('reporter', `email ${email.toLowerCase()}`);

/**
 * The same person again: by account, or by where they are today and the email they gave. Not by the email alone: who
 * types somebody's would be told whether they have reported.
 */
function hashOf({ secrets, clock }: Deps, email: string | undefined, { viewer, request }: Asker): Buffer {
  if (viewer) return secrets.hash('reporter', `account ${viewer.userId}`);
  const day = clock().toISOString().slice(0, 10);
  return secrets.hash('reporter', `${day} ${addressOf(request)} ${email?.toLowerCase() ?? ''}`);
}

export async function report(deps: Deps, given: Given, asker: Asker): Promise<number> {
  const { db, secrets, clock } = deps;
  const { viewer, request } = asker;
  const ad = await q.reportedAd(db, given.property_id, purposeIds[given.for]);
  if (!ad?.is_active) throw new AppError('not_found');
  const hash = hashOf(deps, given.email, asker);
  const same = { listingId: ad.listing_id, reasonId: given.reason_id, hash };
  const before = await q.openReport(db, same);
  if (before !== null) return before;

  const who = viewer ? `account ${viewer.userId}` : `address ${addressOf(request)}`;
  const often = (await countHit(db, `report hour ${who}`, FREE_AN_HOUR, clock())) > FREE_AN_HOUR.hits;
  const work = !viewer || often ? checkWork(deps, given.work) : null;
  await takeTurn(db, `report ${who}`, A_DAY, clock());
  const account = viewer ? await q.accountOf(db, viewer.userId) : undefined;
  const own = account?.email_confirmed_at ? account.email : undefined;
  const email = given.email ?? own;
  const locale = viewer?.locale ?? given.locale;
  const letters = email ? await countHit(db, `report letter ${email.toLowerCase()}`, LETTERS, clock()) : 0;

  const number = await db.transaction().execute(async (trx) => {
    if (work) await spendWork(trx, deps, work);
    const { name } = given;
    const id = await q.insertReport(trx, {
      ...{ listing_id: ad.listing_id, property_id: ad.property_id, purpose: ad.purpose, reason_id: given.reason_id },
      ...{ description: given.description, reporter_id: viewer?.userId ?? null, reporter_hash: hash, locale },
      reporter:
        name || email ? secrets.seal('reporter', JSON.stringify({ name: name ?? null, email: email ?? null })) : null,
      email_hash: email ? emailHash(secrets, email) : null,
      at: clock(),
    });
    if (id === null) return null;
    if (email && letters <= LETTERS.hits) {
      const values = {
        number: id,
        ad: titleFor(ad, locale),
        reason_id: given.reason_id,
        hours: hoursFor(given.reason_id),
      };
      await tell(trx, deps, { id: viewer?.userId ?? null, email, locale }, 'report_received', values);
    }
    return id;
  });
  const found = number ?? (await q.openReport(db, same));
  if (found === null) throw new AppError('changed_meanwhile');
  return found;
}

type Decision = { state: 'upheld' | 'dismissed'; decision: string };

/** One transaction: decided, the ad stopped, written down, both told. The same decision again changes nothing. */
export async function decideReport(deps: Deps, viewer: NonNullable<Viewer>, id: number, wish: Decision): Promise<void> {
  const { db, secrets, clock } = deps;
  await db.transaction().execute(async (trx) => {
    const held = await q.holdReport(trx, id);
    if (!held) throw new AppError('not_found');
    const { state, decision } = wish;
    if (held.state === state && held.decision === decision && held.decided_by === viewer.userId) return;
    if (held.state !== 'open') throw new AppError('not_in_this_state');
    const now = clock();
    await q.decide(trx, id, { ...wish, adminId: viewer.userId, now });
    const ad = await q.adOfListing(trx, held.listing_id);
    const stopped = state === 'upheld' && ad ? await pauseForAdmin(trx, ad.listing_id, now) : false;
    await audit(trx, {
      ...{ adminId: viewer.userId, act: `report_${state}`, now, reason: decision },
      // Under the home, which is there for as long as its owner is: its ad may be deleted before them.
      ...{ subject: 'property' as const, subjectId: held.property_id ?? 0 },
      after: { report: id, ...(stopped ? { is_active: false } : {}) },
    });
    const about = { number: id, reason_id: held.reason_id, decision };
    if (state === 'upheld' && ad) {
      const owner = { id: ad.user_id, email: ad.email, locale: ad.locale, username: ad.username };
      await tell(trx, deps, owner, 'ad_stopped', { ...about, ad: titleFor(ad, ad.locale) });
    }
    const { email } = openReporter(secrets, held.reporter);
    if (email) {
      const reader = { id: held.reporter_id, email, locale: held.locale };
      await tell(trx, deps, reader, `report_${state}`, { ...about, ad: titleFor(ad, held.locale) });
    }
  });
}
