/** SAME-4: agencies hear of a mandate 15 and 3 days before its end; on the day after it, its listings are paused. */
import { athensDay, athensTime } from '@estia/contract/athens';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { mandateReminderDays } from '@estia/contract/listings/mandates/mandates';
import type { Deps } from '../../../deps.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { enqueueListingEmail, summarizeListings } from '../listings.emails.ts';
import { listEmailRecipients } from '../states/confirmation.queries.ts';
import { pauseListings } from '../states/states.queries.ts';
import { refreshBadges } from './mandate-documents.service.ts';
import * as q from './mandate-expiry.queries.ts';

const BATCH_SIZE = 500;

/** In one transaction with its emails; an advertiser gets one for all listings of the batch. Less than a batch: none is left. */
async function processBatch(deps: Deps, step: q.MandateStep, since: string): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const { properties, listings } = await q.lockDueListings(trx, {
      step,
      today: athensDay(now),
      since,
      limit: BATCH_SIZE,
    });
    if (properties === 0) return 0;
    if (step === 'expired') await pauseListings(trx, { ids: listings.map(({ id }) => id), reason: 'mandate', now });
    else
      await q.markReminded(
        trx,
        listings.map((listing) => listing.property_id),
        step,
      );
    const byAdvertiser = Map.groupBy(listings, (listing) => listing.account_id);
    for (const advertiser of await listEmailRecipients(trx, [...byAdvertiser.keys()])) {
      const named = (byAdvertiser.get(advertiser.id) ?? []).map(({ id, property_id, purpose }) => ({
        id,
        code: formatListingCode(property_id, purpose),
      }));
      const summary = summarizeListings(named.map(({ code }) => code));
      if (step === 'expired') {
        const statement = await writeStatement(trx, deps, {
          accountId: advertiser.id,
          kind: 'mandate_ended',
          ground: 'who',
          foundBy: 'program',
          decidedBy: null,
          listings: named,
        });
        await enqueueListingEmail(trx, deps, advertiser, 'mandate_expired', { ...summary, statement });
      } else
        await enqueueListingEmail(trx, deps, advertiser, 'mandate_expiring', {
          ...summary,
          days: mandateReminderDays[step],
        });
    }
    return properties;
  });
}

/** Nobody is reminded at night; what is over is paused at once. */
const REMINDERS_FROM = '09:00';

/** What ended longer ago was paused then: the loop does not read all mandates that ever ended. */
const RECENT_DAYS = 40;
const findRecentDay = (now: Date): string => athensDay(new Date(now.getTime() - RECENT_DAYS * 86_400_000));
const FIRST_DAY = '2000-01-01';

/** The last step first: a mandate takes one step a run, however long the worker slept. */
export async function processExpiringMandates(deps: Deps, { since = findRecentDay(deps.clock()) } = {}): Promise<void> {
  const isDay = athensTime(deps.clock()) >= REMINDERS_FROM;
  for (const step of isDay ? (['expired', 'second', 'first'] as const) : (['expired'] as const))
    for (let done = BATCH_SIZE; done === BATCH_SIZE; ) done = await processBatch(deps, step, since);
}

/** Once an hour: badges of mandates that began or ended, and what a worker that slept for weeks left unpaused. */
export async function refreshMandates(deps: Deps): Promise<void> {
  await processExpiringMandates(deps, { since: FIRST_DAY });
  await refreshBadges(deps);
}
