/**
 * Two people of one agency press "publish" as often as they can, at the same instant, with room for one more listing.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { joinAgency } from '../access/roles.ts';
import type { TestApp } from '../environment/test-app.ts';
import { apartmentAnswers, buildCompleteDraft, mandateAnswers } from '../factories/listings.ts';
import { buildAgency } from '../factories/records.ts';
import { buildSignedInUser } from '../people/api-users.ts';

/** A plan nobody can choose: as small as a test needs it. */
const TINY_PLAN = 99;

async function insertTinyPlan(testApp: TestApp, listingCount: number): Promise<void> {
  const { db, clock } = testApp.deps;
  const there = await db
    .selectFrom('plan_price')
    .select('max_active_listings')
    .where('plan_id', '=', TINY_PLAN)
    .executeTakeFirst();
  if (there) return;
  await db
    .insertInto('plan_price')
    .values({
      plan_id: TINY_PLAN,
      version: 1,
      max_active_listings: listingCount,
      net_cents: 100,
      valid_from: '2026-01-01',
      changed_at: clock(),
    })
    .execute();
}

export async function racePlanLimit(testApp: TestApp, { parallel, limit }: { parallel: number; limit: number }) {
  const { db, clock } = testApp.deps;
  await insertTinyPlan(testApp, limit);
  const owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
  const agency = await buildAgency(db, 461200, owner.id);
  const agent = await buildSignedInUser(testApp, { role_id: roleIds.agency });
  await joinAgency(db, agency, agent.id);
  const now = clock();
  await db
    .insertInto('subscription')
    .values({
      account_id: owner.id,
      plan_id: TINY_PLAN,
      payment: 'deposit',
      state: 'active',
      started_at: now,
      trial_to: '2026-11-01',
      anchor: '2026-11-01',
      months: 1,
      period_from: '2026-11-01',
      period_to: '2026-12-01',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const drafts: number[] = [];
  for (let made = 0; made < limit - 1 + parallel; made++)
    drafts.push(await buildCompleteDraft(db, owner.id, apartmentAnswers(mandateAnswers)));
  const publish = (draft_id: number, by: typeof owner) => by.call('POST', '/property/create', { draft_id });
  for (const draft of drafts.splice(0, limit - 1)) {
    const { status, body } = await publish(draft, owner);
    if (status !== 200) throw new Error(`Not published: ${JSON.stringify(body)}`);
  }
  const answers = await Promise.all(drafts.map((draft, at) => publish(draft, at % 2 === 0 ? owner : agent)));
  const { active } = await db
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.property_id')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('property.account_id', '=', owner.id)
    .where('listing.is_active', '=', true)
    .executeTakeFirstOrThrow();
  const refused = answers.filter(({ status, body }) => status === 409 && body.code === 'over_limit').length;
  /** Whoever found no connection in time was told to come again. */
  const turnedAway = answers.filter(({ status }) => status === 503).length;
  return { active, published: answers.filter(({ status }) => status === 200).length, refused, turnedAway };
}
