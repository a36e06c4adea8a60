/**
 * ADMN-6: no restriction without its reasons. The list of what restricts is not kept here: the actions of the audit log are a
 * closed type, the states of an account are a constraint, and the reasons of pauses are what the source says.
 */
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing } from '../../../testing/factories/conversations.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { buildStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { actionRestricts, pauseRestricts, statusRestricts } from '../../../testing/security/restricting-actions.ts';
import type { Trx } from '../../platform/db/db.ts';

const REFUSED = 'without a statement of reasons';
const root = new URL('../../../', import.meta.url).pathname;

describe('[ADMN-6] every restriction has a statement of reasons', () => {
  let testApp: TestApp;
  const db = () => testApp.deps.db;
  const restricting = (all: Record<string, unknown>) => Object.keys(all).filter((name) => all[name] === true);
  /** Whether the database takes it, alone and beside a statement of the same transaction. Nothing stays. */
  const isTaken = async (
    accountId: number,
    restrict: (trx: Trx) => Promise<unknown>,
    statement?: Parameters<typeof buildStatement>[2],
  ) => {
    const undone = new Error('undone');
    try {
      await db()
        .transaction()
        .execute(async (trx) => {
          if (statement) await buildStatement(trx, accountId, statement);
          await restrict(trx);
          await sql`set constraints all immediate`.execute(trx);
          throw undone;
        });
    } catch (error) {
      if (error === undone) return true;
      expect(String(error)).toContain(REFUSED);
    }
    return false;
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('acts of admins: of the closed list of the audit log those that restrict, and no other', async () => {
    const { id: admin } = await buildUser(db());
    const act = (action: string) => (trx: Trx) =>
      sql`insert into audit_log (at, admin_id, action, subject, subject_id) values (now(), ${admin}, ${action}, 'account', ${admin})`.execute(
        trx,
      );
    const refused: string[] = [];
    for (const action of Object.keys(actionRestricts)) {
      if (!(await isTaken(admin, act(action)))) refused.push(action);
      expect(await isTaken(admin, act(action), { decidedBy: admin })).toBe(true);
    }
    expect(refused.sort()).toEqual(restricting(actionRestricts).sort());
    expect(refused.length).toBeGreaterThan(10);
  });

  it('pauses: every reason that the source writes is said to restrict or not, and the database agrees', async () => {
    const sources = globSync('{src,migrations}/**/*.{ts,sql}', { cwd: root })
      .filter((path) => !path.endsWith('.test.ts') && !path.includes('generated'))
      .map((path) => readFileSync(root + path, 'utf8'))
      .join('\n');
    const written = [
      ...sources.matchAll(/(?:pause_reason = |pausedFor: |pauseListings\([^;]*?reason: |paused_for = )'(\w+)'/g),
    ].map(([, reason]) => reason ?? '');
    expect(new Set(written).size).toBeGreaterThan(5);
    expect([...new Set(written)].filter((reason) => pauseRestricts[reason] === undefined)).toEqual([]);

    const { id: owner } = await buildUser(db());
    const { listing_id } = await buildContactableListing(db(), owner);
    for (const [reason, restricts] of Object.entries(pauseRestricts)) {
      const pause = (trx: Trx) =>
        sql`update listing set is_active = false, pause_reason = ${reason} where id = ${listing_id}`.execute(trx);
      expect([reason, await isTaken(owner, pause)]).toEqual([reason, restricts !== true]);
      expect(await isTaken(owner, pause, { listingIds: [listing_id] })).toBe(true);
      // Of the account: only for what is paused with it.
      expect(await isTaken(owner, pause, { kind: 'account_blocked' })).toBe(restricts !== true || reason === 'account');
    }
  });

  it('accounts: every state that the database knows', async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'account_status_check'`.execute(
      db(),
    );
    const states = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, state]) => state ?? '');
    expect(states.sort()).toEqual(Object.keys(statusRestricts).sort());
    const { id: account } = await buildUser(db());
    for (const state of states) {
      const change = (trx: Trx) => sql`update account set status = ${state} where id = ${account}`.execute(trx);
      expect([state, await isTaken(account, change)]).toEqual([state, statusRestricts[state] !== true]);
      expect(await isTaken(account, change, { kind: 'account_blocked' })).toBe(true);
      expect(await isTaken(account, change, { kind: 'listing_stopped' })).toBe(statusRestricts[state] !== true);
    }
  });
});
