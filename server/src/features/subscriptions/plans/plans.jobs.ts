/**
 * Writes to agencies whose plan becomes dearer, slice by slice. Safe to run twice and to be killed: a slice is whole or
 * not there.
 */
import { findLookup } from '@estia/contract/lookups/model';
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../../deps.ts';
import { getRuleNumber } from '../../rules/index.ts';
import { enqueuePriceIncreaseEmail, enqueuePriceIncreaseWithdrawnEmail } from '../deposits/deposits.emails.ts';
import { claimAgenciesToCorrect, claimAgenciesToNotify, listAnnouncedPriceIncreases } from './plans.queries.ts';

const SLICE = 200;

export async function enqueuePriceChangeEmails(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const today = athensDay(clock());
  const vat_percent = await getRuleNumber(db, 'vat', 'percent', today);
  let emailCount = 0;
  for (const row of await listAnnouncedPriceIncreases(db, today)) {
    const plan = findLookup('subscription_plans', row.plan_id)?.name ?? { el: '', en: '' };
    for (let slice = SLICE; slice === SLICE; emailCount += slice)
      slice = await db.transaction().execute(async (trx) => {
        const agencies = await claimAgenciesToNotify(trx, row, clock(), SLICE);
        // A mailbox that does not exist: the page of the subscription is all they can be told by.
        for (const agency of agencies.filter((each) => !each.refused))
          await enqueuePriceIncreaseEmail(trx, deps, agency, {
            plan,
            from: row.valid_from,
            vat_percent,
            before: { net_cents: row.before_cents, max_active_listings: row.before_ads },
            after: row,
          });
        return agencies.length;
      });
  }
  for (let slice = SLICE; slice === SLICE; emailCount += slice)
    slice = await db.transaction().execute(async (trx) => {
      const agencies = await claimAgenciesToCorrect(trx, clock(), SLICE);
      for (const agency of agencies.filter((each) => !each.refused))
        await enqueuePriceIncreaseWithdrawnEmail(trx, deps, agency, agency.valid_from);
      return agencies.length;
    });
  return emailCount;
}
