/** Listings of the demo that a rule holds, and decisions that their owners complain about. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { Deps } from '@estia/server/src/deps';
import { pauseListingAsAdmin, pauseListings } from '@estia/server/src/features/listings/index';
import { writeStatement } from '@estia/server/src/features/statements-of-reasons/index';
import { sql } from 'kysely';
import { ago, type DemoListing } from './demo-listing.ts';

const hits = [
  { rule: 'review_words', finding: 'western union', detail: { found: ['western union'] } },
  { rule: 'review_contact', finding: '6900000000', detail: { found: ['6900000000'] } },
  { rule: 'review_price_low', finding: '45000', detail: { price: 45_000, estimate: 190_000, percent: 24 } },
] as const;
const REVIEW_HOURS = 24;

const listingOf = ({ id, property_id, purpose }: DemoListing) => ({
  id,
  code: formatListingCode(property_id, purpose),
});

export async function addHeldListings(deps: Deps, listings: readonly DemoListing[], now: Date): Promise<void> {
  for (const [index, listing] of listings.entries()) {
    const hit = hits[index % hits.length];
    if (!hit) return;
    const at = ago(now, 8 + index * 9);
    await deps.db.transaction().execute(async (trx) => {
      await pauseListings(trx, { ids: [listing.id], reason: 'review', now: at });
      await writeStatement(
        trx,
        { ...deps, clock: () => at },
        {
          accountId: listing.account_id,
          kind: 'listing_held',
          ground: 'listing_rules',
          foundBy: 'program',
          decidedBy: null,
          facts: '',
          listings: [listingOf(listing)],
        },
      );
      await sql`
        with review as (
          insert into listing_review (listing_id, property_id, purpose, outcome, opened_at, waiting_since, due_at)
          values (${listing.id}, ${listing.property_id}, ${listing.purpose}, 'hold', ${at}, ${at}, ${at}::timestamptz + make_interval(hours => ${REVIEW_HOURS}))
          returning id)
        insert into listing_review_hit (review_id, rule, rule_version, action, finding, detail, at)
        select id, ${hit.rule}, 1, 'hold', ${hit.finding}, ${JSON.stringify(hit.detail)}::jsonb, ${at} from review`.execute(
        trx,
      );
    });
  }
}

const complaints = [
  'Οι φωτογραφίες είναι δικές μου, τις τράβηξα τον Οκτώβριο.',
  'Το ακίνητο είναι της μητέρας μου και έχω εξουσιοδότηση.',
  'The price is correct: it is a sale between co-owners of half the flat.',
] as const;

/** Decided by the other admin: who decided does not judge the complaint. */
export async function addComplaints(deps: Deps, listings: readonly DemoListing[], now: Date): Promise<void> {
  for (const [index, listing] of listings.entries()) {
    const at = ago(now, 60 + index * 20);
    await deps.db.transaction().execute(async (trx) => {
      await pauseListingAsAdmin(trx, listing.id, at);
      const { id } = await writeStatement(
        trx,
        { ...deps, clock: () => at },
        {
          accountId: listing.account_id,
          kind: 'listing_stopped',
          ground: 'listing_rules',
          foundBy: 'own_check',
          decidedBy: 2,
          facts: 'Οι φωτογραφίες δεν είναι του ακινήτου.',
          listings: [listingOf(listing)],
        },
      );
      await sql`
        insert into statement_complaint (statement_id, made_at, text)
        values (${id}, ${ago(now, 30 + index * 8)}, ${complaints[index % complaints.length]})`.execute(trx);
    });
  }
}
