/** Two people of one office press "publish" as often as they can, at the same instant, with room for one more ad. */
import { joinOffice } from './access-people.ts';
import { buildDraft, flatAnswers, mandate } from './ads.ts';
import { buildAgency } from './factories.ts';
import { buildMember } from './members.ts';
import type { World } from './world.ts';

/** A plan nobody can choose: as small as a test needs it. */
const TINY_PLAN = 99;

async function allow(world: World, ads: number): Promise<void> {
  const { db, clock } = world.deps;
  const there = await db.selectFrom('plan_price').select('max_ads').where('plan_id', '=', TINY_PLAN).executeTakeFirst();
  if (there) return;
  await db
    .insertInto('plan_price')
    .values({
      plan_id: TINY_PLAN,
      version: 1,
      max_ads: ads,
      net_cents: 100,
      valid_from: '2026-01-01',
      changed_at: clock(),
    })
    .execute();
}

export async function raceForLimit(world: World, { parallel, limit }: { parallel: number; limit: number }) {
  const { db, clock } = world.deps;
  await allow(world, limit);
  const owner = await buildMember(world, { role_id: 3 });
  const agency = await buildAgency(db, 461200, owner.id);
  const agent = await buildMember(world, { role_id: 3 });
  await joinOffice(db, agency, agent.id);
  const now = clock();
  await db
    .insertInto('subscription')
    .values({
      ...{ account_id: owner.id, plan_id: TINY_PLAN, payment: 'deposit', state: 'active', started_at: now },
      ...{
        trial_to: '2026-11-01',
        anchor: '2026-11-01',
        months: 1,
        period_from: '2026-11-01',
        period_to: '2026-12-01',
      },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  const drafts: number[] = [];
  for (let made = 0; made < limit - 1 + parallel; made++)
    drafts.push(await buildDraft(db, owner.id, flatAnswers(mandate)));
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
