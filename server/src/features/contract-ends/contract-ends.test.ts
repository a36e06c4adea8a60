import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { CHALANDRI_DISTRICT_ID } from '../../../testing/factories/complexes.ts';
import { buildContactableListing } from '../../../testing/factories/conversations.ts';
import { buildAgency } from '../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createSession } from '../../platform/auth/sessions.ts';
import { redactOldStatements } from '../statements-of-reasons/index.ts';
import { runBilling } from '../subscriptions/index.ts';
import { findNextContractEnd, processContractEnds } from './index.ts';

const START = new Date('2026-11-15T10:00:00Z');
const REASONS = 'Τρεις αγγελίες με ψευδή στοιχεία μετά από δύο προειδοποιήσεις';
/** After 30 whole days: the 15th is the day of the notice. */
const EARLIEST = '2026-12-16';

describe('[ADMN-6] the end of a contract with an agency', () => {
  let testApp: TestApp;
  let admin: SignedInUser;
  let other: SignedInUser;
  const db = () => testApp.deps.db;
  const give = (id: number, over: object = {}) =>
    admin.call('POST', `/adminPanel/users/${id}/contract-end`, {
      ground: 'moderation',
      facts: REASONS,
      ends_on: EARLIEST,
      ...over,
    });
  const withdraw = (id: number, who = other) =>
    who.call('PUT', `/adminPanel/users/${id}/contract-end/withdrawal`, { reason: 'Ήταν άλλο γραφείο' });
  const emails = async (agency: SignedInUser) =>
    (await listEmailsTo(testApp, agency.email))
      .filter(({ template }) => template.startsWith('contract_'))
      .map(({ template, values }) => ({ template, values }));
  const audit = async (id: number) =>
    (
      await sql<{ action: string }>`
        select action from audit_log where subject = 'account' and subject_id = ${id} and action like 'contract%' order by id`.execute(
        db(),
      )
    ).rows.map(({ action }) => action);
  const listingState = async (id: number) =>
    db().selectFrom('listing').select(['is_active', 'pause_reason']).where('id', '=', id).executeTakeFirstOrThrow();
  const subscription = async (id: number) =>
    (
      await sql<{ state: string; is_active: boolean; period_to: string; contract_ends_on: string | null }>`
        select state, is_active, period_to::text as period_to, contract_ends_on::text as contract_ends_on
        from subscription where account_id = ${id}`.execute(db())
    ).rows[0];
  const setPeriod = (id: number, from: string, to: string) =>
    sql`
      update subscription set state = 'active', trial_to = ${from}::date, anchor = ${from}::date, months = 1, period_from = ${from}::date,
        period_to = ${to}::date, next_billing_at = ${START} where account_id = ${id}`.execute(db());
  const charges = async (id: number) =>
    (
      await sql<{ state: string; period_to: string }>`
        select state, period_to::text as period_to from charge where account_id = ${id} order by id`.execute(db())
    ).rows;

  async function createAgency(): Promise<SignedInUser & { listing: number }> {
    testApp.setNow(START);
    const agency = await buildSignedInUser(testApp, { role_id: roleIds.agency, locale: 'en' });
    await buildAgency(db(), CHALANDRI_DISTRICT_ID, agency.id);
    const { listing_id: listing } = await buildContactableListing(db(), agency.id);
    return { ...agency, listing };
  }

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    other = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  it('is told 30 whole days before, with its reasons, and nothing changes until then', async () => {
    const agency = await createAgency();
    expect((await admin.call('GET', `/adminPanel/users/${agency.id}/contract-ends`)).body).toEqual({
      contract_ends: [],
      earliest: EARLIEST,
      paid_until: null,
    });
    expect((await give(agency.id, { ends_on: '2026-12-15' })).body.fields).toEqual({ ends_on: 'invalid' });
    expect((await give(agency.id, { ends_on: '' })).body.fields).toEqual({ ends_on: 'required' });
    expect((await give(agency.id)).status).toBe(200);
    expect(await give(agency.id)).toMatchObject({ status: 409, body: { code: 'not_in_this_state' } });
    expect(await listingState(agency.listing)).toEqual({ is_active: true, pause_reason: null });
    expect(await emails(agency)).toMatchObject([
      {
        template: 'contract_notice',
        values: {
          ends_on: EARLIEST,
          statement: { kind: 'agency_terminated', facts: REASONS, effective_on: EARLIEST, notice_exception: null },
        },
      },
    ]);
    const own = (await agency.call('GET', '/user/contract-end')).body.contract_end;
    expect(own).toMatchObject({ ends_on: EARLIEST, ended_at: null, exception: null });
    expect((await agency.call('GET', `/user/decisions/${own.decision_id}`)).body).toMatchObject({
      decision: { effective_on: EARLIEST, facts: REASONS },
      may_complain: true,
    });
    expect(await processContractEnds(testApp.deps)).toBe(0);
    expect(await findNextContractEnd(testApp.deps)).toEqual(new Date('2026-12-15T22:00:00Z'));
  });

  it('ends on the day by the calendar of Athens, once', async () => {
    const agency = await createAgency();
    await give(agency.id);
    testApp.setNow(new Date('2026-12-15T21:59:00Z'));
    await processContractEnds(testApp.deps);
    expect(await listingState(agency.listing)).toEqual({ is_active: true, pause_reason: null });
    testApp.setNow(new Date('2026-12-15T22:01:00Z'));
    await processContractEnds(testApp.deps);
    await processContractEnds(testApp.deps);
    await runBilling(testApp.deps);
    expect(await listingState(agency.listing)).toEqual({ is_active: false, pause_reason: 'account' });
    expect(await subscription(agency.id)).toMatchObject({ state: 'cancelled', is_active: false });
    expect((await emails(agency)).map(({ template }) => template)).toEqual(['contract_notice', 'contract_ended']);
    expect(await audit(agency.id)).toEqual(['contract_notice', 'contract_ended']);
    // Nobody begins again what has ended, nor switches it on behind the notice.
    testApp.setNow(START);
    const again = await agency.call('POST', '/user/subscription/resume', { agreed_cents: 0, locale: 'el' });
    expect(again).toMatchObject({ status: 409, body: { code: 'contract_ended' } });
    testApp.setNow(new Date('2026-12-15T22:01:00Z'));
    const owner = await createSession(db(), admin.id, testApp.deps.clock(), { strong: true });
    const switched = { user_id: agency.id, is_active: true, reason: 'Κατά λάθος' };
    expect(await callApiAs(testApp, owner, 'PUT', '/user/update-subscription', switched)).toMatchObject({
      status: 409,
      body: { code: 'contract_ended' },
    });
  });

  it('[SUBS-2] nothing is charged beyond the end, and the days that are left are free', async () => {
    const agency = await createAgency();
    await give(agency.id);
    await setPeriod(agency.id, '2026-10-20', '2026-11-20');
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-27', '2026-12-10']) {
      testApp.setNow(new Date(`${day}T08:00:00Z`));
      await runBilling(testApp.deps);
    }
    expect((await charges(agency.id)).filter(({ state }) => state !== 'void')).toEqual([]);
    expect(await subscription(agency.id)).toMatchObject({ state: 'active', period_to: EARLIEST });
    expect(await listingState(agency.listing)).toEqual({ is_active: true, pause_reason: null });
  });

  it('never before the end of what is paid for', async () => {
    const agency = await createAgency();
    await give(agency.id);
    await withdraw(agency.id);
    await setPeriod(agency.id, '2026-12-01', '2027-01-01');
    await sql`
      insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents, gross_cents,
        payment, state, due_on, created_at, paid_at)
      select id, account_id, 'period', plan_id, '2026-12-01', '2027-01-01', 1000, 24, 240, 1240, 'deposit', 'paid', '2026-12-01', ${START}, ${START}
      from subscription where account_id = ${agency.id}`.execute(db());
    expect((await give(agency.id)).body.fields).toEqual({ ends_on: 'invalid' });
    expect((await give(agency.id, { ends_on: '2027-01-01' })).status).toBe(200);
  });

  it('at once only for a named reason, which stands in the statement', async () => {
    const agency = await createAgency();
    expect((await give(agency.id, { exception: 'because' })).status).toBe(400);
    expect((await give(agency.id, { exception: 'repeated_infringement', ends_on: '' })).status).toBe(200);
    expect(await listingState(agency.listing)).toEqual({ is_active: false, pause_reason: 'account' });
    expect(await emails(agency)).toMatchObject([
      {
        template: 'contract_ended_at_once',
        values: { statement: { effective_on: '2026-11-15', notice_exception: 'repeated_infringement' } },
      },
    ]);
    expect(await audit(agency.id)).toEqual(['contract_notice', 'contract_ended']);
  });

  it('a withdrawn notice ends nothing, and billing goes on', async () => {
    const agency = await createAgency();
    await give(agency.id);
    expect((await withdraw(agency.id)).status).toBe(200);
    expect((await withdraw(agency.id)).status).toBe(404);
    testApp.setNow(new Date('2026-12-20T10:00:00Z'));
    await processContractEnds(testApp.deps);
    expect(await listingState(agency.listing)).toEqual({ is_active: true, pause_reason: null });
    expect(await subscription(agency.id)).toMatchObject({ contract_ends_on: null, is_active: true });
    testApp.setNow(START);
    expect((await agency.call('GET', '/user/contract-end')).body).toEqual({ contract_end: null });
    expect((await agency.call('GET', '/user/decisions')).body.decisions).toMatchObject([
      { kind: 'agency_terminated', lifted_at: START.toISOString() },
    ]);
    expect((await emails(agency)).map(({ template }) => template)).toEqual([
      'contract_notice',
      'contract_notice_withdrawn',
    ]);
    expect(await audit(agency.id)).toEqual(['contract_notice', 'contract_notice_withdrawn']);
  });

  it('an accepted complaint withdraws it, after the end too: the listings come back', async () => {
    const agency = await createAgency();
    await give(agency.id, { exception: 'legal_duty' });
    const { decision_id: id } = (await agency.call('GET', '/user/contract-end')).body.contract_end;
    expect((await agency.call('POST', `/user/decisions/${id}/complaint`, { text: 'Δεν ήμασταν εμείς' })).status).toBe(
      200,
    );
    expect((await admin.call('PUT', `/adminPanel/complaints/${id}`, { outcome: 'accepted', answer: 'x' })).status).toBe(
      409,
    );
    const answer = { outcome: 'accepted', answer: 'Έχετε δίκιο' };
    expect((await other.call('PUT', `/adminPanel/complaints/${id}`, answer)).status).toBe(200);
    await runBilling(testApp.deps);
    expect(await subscription(agency.id)).toMatchObject({ state: 'trial', is_active: true, contract_ends_on: null });
    expect(await listingState(agency.listing)).toEqual({ is_active: true, pause_reason: null });
    expect((await admin.call('GET', `/adminPanel/users/${agency.id}/contract-ends`)).body).toMatchObject({
      contract_ends: [{ decision_id: id, withdrawal_reason: 'Έχετε δίκιο' }],
      earliest: EARLIEST,
    });
  });

  it('what an admin had switched off stays off when the notice is withdrawn', async () => {
    const agency = await createAgency();
    await give(agency.id);
    await sql`update subscription set is_active = false where account_id = ${agency.id}`.execute(db());
    await withdraw(agency.id);
    expect(await subscription(agency.id)).toMatchObject({ is_active: false, contract_ends_on: null });
    await give(agency.id, { exception: 'legal_duty' });
    await withdraw(agency.id);
    expect(await subscription(agency.id)).toMatchObject({ is_active: false, contract_ends_on: null });
  });

  it('a block stays when the end is withdrawn, and what was down before it stays down', async () => {
    const [blocked, earlier] = [await createAgency(), await createAgency()];
    await sql`
      update listing set is_active = false, pause_reason = 'owner' where id = ${earlier.listing}`.execute(db());
    for (const { id } of [blocked, earlier]) await give(id, { exception: 'legal_duty' });
    await restrictDirectly(
      db(),
      (trx) => sql`update account set status = 'blocked' where id = ${blocked.id}`.execute(trx),
      blocked.id,
    );
    for (const { id } of [blocked, earlier]) expect((await withdraw(id)).status).toBe(200);
    await runBilling(testApp.deps);
    expect(await listingState(blocked.listing)).toEqual({ is_active: false, pause_reason: 'account' });
    expect(await listingState(earlier.listing)).toEqual({ is_active: false, pause_reason: 'owner' });
  });

  it('old words go with the statements', async () => {
    const agency = await createAgency();
    await give(agency.id);
    await withdraw(agency.id);
    await db()
      .transaction()
      .execute((trx) => redactOldStatements(trx, new Date('2030-01-01T00:00:00Z')));
    expect((await admin.call('GET', `/adminPanel/users/${agency.id}/contract-ends`)).body.contract_ends).toMatchObject([
      { withdrawal_reason: '' },
    ]);
  });

  it('the database refuses it without its statement, and sooner than 30 days without a named reason', async () => {
    const agency = await createAgency();
    const { rows } = await sql<{ id: number }>`
      insert into statement_of_reasons (account_id, kind, ground, found_by, decided_at, complain_by, code_hash)
      values (${agency.id}, 'agency_terminated', 'moderation', 'own_check', ${START}, '2027-05-15', sha256('elsewhere'::bytea)) returning id`.execute(
      db(),
    );
    const insert = (endsOn: string) =>
      sql`insert into contract_end (account_id, statement_id, given_at, given_on, given_by, ends_on)
        values (${agency.id}, ${rows[0]?.id ?? 0}, ${START}, '2026-11-15', 1, ${endsOn}::date)`.execute(db());
    await expect(insert('2026-12-20')).rejects.toThrow('without a statement of reasons');
    await expect(insert('2026-12-15')).rejects.toThrow('check');
  });
});
