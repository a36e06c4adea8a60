/** A step on a private account, as it stands before somebody does something about it. */
import type { BrokerState, BrokerStepKind } from '@estia/contract/hidden-brokers/steps';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

type StepOptions = { kind?: BrokerStepKind; answered?: boolean; complaint?: boolean; now?: Date };
const states: Record<BrokerStepKind, BrokerState> = {
  statement: 'asked',
  limit: 'limited',
  convert: 'conversion',
  suspend: 'suspended',
};
const evidence = JSON.stringify([
  { signal: 'listings_now', points: 30, count: 9, samples: ['SA001', 'SA002'] },
  { signal: 'shared_phone', points: 40, count: 2, samples: [] },
]);

export async function buildBrokerStep(
  db: Db,
  accountId: number,
  { kind = 'statement', answered = false, complaint = false, now = new Date() }: StepOptions = {},
): Promise<number> {
  const isLimit = kind === 'limit' || kind === 'convert';
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const { rows } = await sql<{ id: number }>`
    insert into broker_step (account_id, kind, taken_at, is_automatic, reason, points, evidence, max_listings, answer_by, answered_at,
      statement, complain_by)
    values (${accountId}, ${kind}, ${now}, false, 'Εννέα αγγελίες με το ίδιο τηλέφωνο', 70, ${evidence}::jsonb, ${isLimit ? 3 : null},
      ${kind === 'statement' ? day(14) : null}::date, ${answered ? now : null}, ${answered ? 'Είναι όλα της οικογένειας.' : null}, ${day(180)}::date)
    returning id`.execute(db);
  const id = rows[0]?.id as number;
  if (isLimit) await sql`update account set max_listings = 3 where id = ${accountId}`.execute(db);
  if (complaint)
    await sql`insert into broker_complaint (step_id, made_at, text) values (${id}, ${now}, 'Τα ακίνητα είναι δικά μου.')`.execute(
      db,
    );
  await sql`
    insert into broker_score (account_id, points, evidence, computed_at, state, has_complaint)
    values (${accountId}, 70, ${evidence}::jsonb, ${now}, ${answered ? 'answered' : states[kind]}, ${complaint})
    on conflict (account_id) do update set state = excluded.state, has_complaint = excluded.has_complaint`.execute(db);
  return id;
}
