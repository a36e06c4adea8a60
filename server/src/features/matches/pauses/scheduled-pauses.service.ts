/** SAME-1: an agency publishes what an owner advertises. Both hear of it in the transaction that finds it. */
import { addAthensDays } from '@estia/contract/athens';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { scheduledPauseDays } from '@estia/contract/matches/model';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { listCooperationPurposes } from '../../cooperation/index.ts';
import { enqueuePauseEmail } from './pauses.emails.ts';
import { toPublicListing } from './public-listing.emails.ts';
import * as q from './scheduled-pauses.queries.ts';

type EmailDeps = Pick<Deps, 'secrets' | 'clock'>;

/** Those of the purposes that the pause is about, whether on offer or not. */
export const formatCodes = (listings: readonly q.PauseListing[]): string =>
  listings.map(({ property_id, purpose }) => formatListingCode(property_id, purpose)).join(', ');

export const getNamedAgency = ({ agency }: q.PauseParties) => ({
  agency_el: agency.el,
  agency_en: agency.en,
  gemi: agency.gemi,
});

export const getOwnerValues = (pause: q.PauseParties) => ({
  ...getNamedAgency(pause),
  pause_id: pause.id,
  listings: pause.owner_listings.map(toPublicListing),
  pause_at: pause.pause_at.toISOString(),
});

/** Those that both offer now and do not work together on. */
export async function listPurposesAtOdds(trx: Trx, pause: q.PauseParties): Promise<(1 | 2)[]> {
  const together = await listCooperationPurposes(trx, pause.owner_property_id, pause.agency_account.id);
  return pause.owner_listings
    .filter(
      ({ is_active, purpose }) =>
        is_active &&
        !together.includes(purpose) &&
        pause.agency_listings.some((theirs) => theirs.is_active && theirs.purpose === purpose),
    )
    .map(({ purpose }) => purpose);
}

export async function enqueueFirstEmails(trx: Trx, deps: EmailDeps, pause: q.PauseParties): Promise<void> {
  const [owners] = pause.owner_listings;
  const [agencys] = pause.agency_listings;
  if (!owners || !agencys) throw new Error(`Scheduled pause ${pause.id} has no listings`);
  await enqueuePauseEmail(trx, deps, pause.owner, 'pause_scheduled', getOwnerValues(pause));
  await enqueuePauseEmail(trx, deps, pause.agency_account, 'owner_advertises', {
    listing: toPublicListing(owners),
    own_listings: pause.agency_listings.map(toPublicListing),
    pause_at: pause.pause_at.toISOString(),
  });
  for (const other of await q.listOtherAgencies(trx, pause))
    await enqueuePauseEmail(trx, deps, other, 'another_agency_listed', {
      listing: toPublicListing(agencys),
      ...getNamedAgency(pause),
      own_codes: other.purposes.map((purpose) => formatListingCode(other.property_id, purpose)).join(', '),
    });
}

export const getPauseDates = (now: Date) => ({
  now,
  reminderAt: addAthensDays(now, scheduledPauseDays.reminder),
  pauseAt: addAthensDays(now, scheduledPauseDays.pause),
});

/** Inside the transaction that called a pair of this property the same. Again, it finds nothing new. */
export async function openScheduledPauses(trx: Trx, deps: EmailDeps, propertyId: number): Promise<void> {
  const dates = getPauseDates(deps.clock());
  for (const pair of await q.listPairsToPause(trx, propertyId)) {
    const together = await listCooperationPurposes(trx, pair.owner_property_id, pair.agency_account_id);
    if (pair.purposes.every((purpose) => together.includes(purpose))) continue;
    const id = await q.insertScheduledPause(trx, pair, dates);
    const pause = id === null ? undefined : await q.findPauseParties(trx, id);
    if (pause) await enqueueFirstEmails(trx, deps, pause);
  }
}
