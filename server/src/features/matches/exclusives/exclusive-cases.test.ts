/** SAME-4: two agencies claim exclusive mandates of one property. Time passes by the clock; the jobs are the real ones. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  apartmentAnswers,
  mandateAnswers,
  type PublishedListing,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { createPdf } from '../../../../testing/factories/mandates.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { eraseAccounts } from '../../accounts/index.ts';
import { refreshBadges } from '../../listings/index.ts';
import {
  deleteOldExclusiveTexts,
  endExclusiveCases,
  exclusiveEmails,
  listExclusiveCasesForExport,
  matchProperties,
} from '../index.ts';

const HALANDRI = 461200;
const NOW = new Date('2026-11-18T10:00:00Z');
const file = createPdf().toString('base64');

describe('[SAME-4] two exclusive mandates of one property', () => {
  let testApp: TestApp;
  let first: SignedInUser;
  let second: SignedInUser;
  let admin: SignedInUser;
  let ours: PublishedListing;
  let theirs: PublishedListing;
  let kaek: string;
  let unit = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const buildAgent = async () => {
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, user.id);
    return user;
  };
  const publish = (by: SignedInUser, purpose: 'sale' | 'rent' = 'sale', answers = mandateAnswers) =>
    publishListing(testApp.deps.db, by, apartmentAnswers({ ...answers, kaek }), { purpose });
  const upload = async (by: SignedInUser, { property_id }: PublishedListing) =>
    expect((await by.call('PUT', `/property/mandates/${property_id}/document`, { file })).status).toBe(200);
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };
  /** By two workers at once, and then again: nothing happens a second time. */
  const sweep = async (at?: string) => {
    if (at) await setNow(at);
    await Promise.all([endExclusiveCases(testApp.workerDeps), endExclusiveCases(testApp.workerDeps)]);
    await endExclusiveCases(testApp.workerDeps);
  };
  /** A session of that day: they do not last for days. */
  const setNow = async (at: string) => {
    testApp.setNow(new Date(at));
    for (const user of [first, second])
      user.token = await createSession(testApp.deps.db, user.id, testApp.deps.clock());
    admin.token = await createSession(testApp.deps.db, admin.id, testApp.deps.clock(), { strong: true });
  };

  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    await sql`delete from exclusive_case`.execute(testApp.deps.db);
    testApp.setNow(NOW);
    kaek = `050123456789/1/${++unit}`;
    first = await buildAgent();
    second = await buildAgent();
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    ours = await publish(first);
    theirs = await publish(second);
  });
  const openCase = async () => {
    await upload(first, ours);
    await upload(second, theirs);
    await match();
    return (await listCases())[0]?.id ?? 0;
  };
  const listCases = async () =>
    (
      await sql<{ id: number; state: string; decision: string | null; end_reason: string | null }>`
        select id, state, decision, end_reason from exclusive_case
        where account_id in (${first.id}, ${second.id}) order by id`.execute(testApp.deps.db)
    ).rows;
  const emailsTo = async (user: SignedInUser) =>
    (await listEmailsTo(testApp, user.email))
      .map(({ template }) => template)
      .filter((template) => template in exclusiveEmails);
  const bothEmails = async () => [await emailsTo(first), await emailsTo(second)];
  const isExclusive = async ({ listing_id }: PublishedListing) =>
    (
      await sql<{ exclusive: boolean; is_active: boolean }>`
        select exclusive, is_active from listing where id = ${listing_id}`.execute(testApp.deps.db)
    ).rows[0];
  const badge = { exclusive: true, is_active: true };
  const noBadge = { exclusive: false, is_active: true };
  const state = (user: SignedInUser, id: number, text: string) =>
    user.call('POST', `/property/exclusive-cases/${id}/statements`, { text });
  const decide = (id: number, decision: string, reasons = `Ισχύει: ${decision}`) =>
    admin.call('PUT', `/adminPanel/exclusive-cases/${id}/decision`, { decision, reasons });

  it('open a case when the second document comes, and each agency hears of it once, by name and with its 48 hours', async () => {
    await upload(first, ours);
    await match();
    expect(await listCases()).toEqual([]);
    await upload(second, theirs);
    await Promise.all([matchProperties(testApp.workerDeps), matchProperties(testApp.workerDeps)]);
    await match();
    await upload(second, theirs);
    await sql`select enqueue_property_match(${[ours.property_id, theirs.property_id]}::bigint[])`.execute(
      testApp.deps.db,
    );
    await match();
    expect(await listCases()).toMatchObject([{ state: 'open' }]);
    expect(await bothEmails()).toEqual([['exclusive_case_opened'], ['exclusive_case_opened']]);
    expect((await listEmailsTo(testApp, first.email)).at(-1)?.values).toMatchObject({
      own_codes: `ES-${ours.property_id}S`,
      listing: { code: `ES-${theirs.property_id}S` },
      gemi: expect.stringMatching(/^\d{12}$/),
      answer_due_at: '2026-11-20T10:00:00.000Z',
    });
    expect([await isExclusive(ours), await isExclusive(theirs)]).toEqual([badge, badge]);
  });

  it('open a case when an admin decides later that it is one property', async () => {
    const pair = `/adminPanel/property-matches/${ours.property_id}/${theirs.property_id}`;
    await upload(first, ours);
    await upload(second, theirs);
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    await sql`insert into property_match (property_id, other_id, outcome, score, reasons, found_at)
      values (${ours.property_id}, ${theirs.property_id}, 'unclear', 0.6, '[]', ${NOW})`.execute(testApp.deps.db);
    expect(await listCases()).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => admin.call('PUT', pair, { decision: 'same' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listCases()).toMatchObject([{ state: 'open' }]);
    expect(await bothEmails()).toEqual([['exclusive_case_opened'], ['exclusive_case_opened']]);
  });

  it('open a case when the mandate of one begins in the night', async () => {
    await sql`update property_private set mandate_signed_on = '2026-11-19' where property_id = ${theirs.property_id}`.execute(
      testApp.deps.db,
    );
    expect(await openCase()).toBe(0);
    await setNow('2026-11-18T22:20:00Z');
    await refreshBadges(testApp.deps);
    await match();
    expect(await listCases()).toMatchObject([{ state: 'open' }]);
  });

  it('of which one is for sale and one for rent open none', async () => {
    kaek = `050123456789/1/${++unit}`;
    const sale = await publish(first, 'sale');
    const rent = await publish(second, 'rent', { ...mandateAnswers, price: '900' });
    await upload(first, sale);
    await upload(second, rent);
    await match();
    const { rows } = await sql`select from property_match where property_id = ${sale.property_id}`.execute(
      testApp.deps.db,
    );
    expect(rows).toHaveLength(1);
    expect([await isExclusive(sale), await isExclusive(rent)]).toEqual([badge, badge]);
    expect(await listCases()).toEqual([]);
  });

  it('of which one is simple, or without its document, open none', async () => {
    await upload(first, ours);
    await sql`update property_private set mandate_type_id = 1 where property_id = ${theirs.property_id}`.execute(
      testApp.deps.db,
    );
    await upload(second, theirs);
    await match();
    expect(await listCases()).toEqual([]);
  });

  it('are decided by an admin who has heard both: who loses keeps the listing and loses the badge, with reasons', async () => {
    const id = await openCase();
    expect((await decide(id, 'first')).status).toBe(409);
    expect((await state(first, id, 'Υπογράψαμε πρώτοι')).status).toBe(200);
    expect((await decide(id, 'first')).status).toBe(409);
    expect((await state(second, id, 'Ο ιδιοκτήτης άλλαξε γνώμη')).status).toBe(200);
    const read = (await admin.call('GET', `/adminPanel/exclusive-cases/${id}`)).body;
    expect(read).toMatchObject({
      case: { is_ready: true, sides: { first: { signed_on: '2026-10-01' } } },
      mandates: { first: { document: { media_type: 'application/pdf' } }, second: { expires_on: '2027-05-01' } },
      statements: { first: [{ text: 'Υπογράψαμε πρώτοι' }], second: [{ text: 'Ο ιδιοκτήτης άλλαξε γνώμη' }] },
      comparison: { properties: [{ property_id: ours.property_id }, { property_id: theirs.property_id }] },
    });
    const answers = await Promise.all([decide(id, 'first'), decide(id, 'first')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(id, 'second')).status).toBe(409);
    expect([await isExclusive(ours), await isExclusive(theirs)]).toEqual([badge, noBadge]);
    expect(await bothEmails()).toEqual([
      ['exclusive_case_opened', 'exclusive_statement_received', 'exclusive_confirmed'],
      ['exclusive_case_opened', 'exclusive_statement_received', 'exclusive_lost'],
    ]);
    expect((await second.call('GET', `/property/exclusive-cases/${id}`)).body.case).toMatchObject({
      state: 'decided',
      is_exclusive: false,
      reasons: 'Ισχύει: first',
    });
    const { rows } = await sql<{ action: string; subject_id: number; after: unknown }>`
      select action, subject_id, after from audit_log where admin_id = ${admin.id} and action like 'exclusive%'`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([
      { action: 'exclusive_first', subject_id: ours.property_id, after: { other_property_id: theirs.property_id } },
    ]);
    // Neither another document nor the night brings the badge or the case back.
    await upload(second, theirs);
    await setNow('2026-11-20T10:00:00Z');
    await refreshBadges(testApp.deps);
    await match();
    expect(await isExclusive(theirs)).toEqual(noBadge);
    expect(await listCases()).toMatchObject([{ state: 'decided', decision: 'first' }]);
  });

  it.each([
    ['second', noBadge, badge],
    ['both', badge, badge],
    ['neither', noBadge, noBadge],
  ])('are decided without an answer after 48 hours: %s', async (decision, one, other) => {
    const id = await openCase();
    await setNow('2026-11-20T09:59:59Z');
    expect((await decide(id, decision)).status).toBe(409);
    expect((await admin.call('GET', '/adminPanel/exclusive-cases?state=waiting')).body.cases).toMatchObject([{ id }]);
    await setNow('2026-11-20T10:00:00Z');
    expect((await admin.call('GET', '/adminPanel/exclusive-cases?state=ready')).body.cases).toMatchObject([{ id }]);
    expect((await decide(id, decision)).status).toBe(200);
    expect([await isExclusive(ours), await isExclusive(theirs)]).toEqual([one, other]);
  });

  it('show each agency its own words and nothing private of the other', async () => {
    const id = await openCase();
    await state(first, id, 'Μυστικό της πρώτης');
    for (const url of ['/property/exclusive-cases?state=open', `/property/exclusive-cases/${id}`]) {
      const { status, body } = await second.call('GET', url);
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      expect(text).toContain(`ES-${ours.property_id}S`);
      for (const word of ['Μυστικό', '2026-10-01', first.email, kaek]) expect(text).not.toContain(word);
    }
    const stranger = await buildAgent();
    expect((await stranger.call('GET', `/property/exclusive-cases/${id}`)).status).toBe(404);
    expect((await state(stranger, id, 'Ξένος')).status).toBe(404);
    for (let i = 1; i < 10; i++) expect((await state(first, id, `Λόγια ${i}`)).status).toBe(200);
    expect((await state(first, id, 'Ένα ακόμη')).status).toBe(429);
    expect((await state(second, id, 'Η δική μου πλευρά')).status).toBe(200);
    const [exported] = await listExclusiveCasesForExport(testApp.deps.db, second.id);
    expect(JSON.stringify(exported)).toContain('Η δική μου πλευρά');
    expect(JSON.stringify(exported)).not.toContain('Μυστικό');
  });

  it('close by themselves when one mandate ends, with an email to each, and what was written goes in time', async () => {
    const id = await openCase();
    await state(first, id, 'Υπογράψαμε πρώτοι');
    await sweep();
    expect(await listCases()).toMatchObject([{ state: 'open' }]);
    await sweep('2027-05-01T21:30:00Z');
    await sweep('2027-05-02T21:29:59Z');
    expect(await listCases()).toMatchObject([{ state: 'open' }]);
    await sweep('2027-05-02T21:30:00Z');
    expect(await listCases()).toMatchObject([{ state: 'ended', end_reason: 'mandate_ended' }]);
    expect(await bothEmails()).toEqual([
      ['exclusive_case_opened', 'exclusive_statement_received', 'exclusive_case_closed'],
      ['exclusive_case_opened', 'exclusive_case_closed'],
    ]);
    expect((await state(first, id, 'Αργά')).status).toBe(409);
    expect((await decide(id, 'first')).status).toBe(409);
    const count = async () =>
      (await sql`select from exclusive_statement where exclusive_case_id = ${id}`.execute(testApp.deps.db)).rows.length;
    await deleteOldExclusiveTexts(testApp.deps.db, new Date('2027-05-02T21:30:00Z'));
    expect(await count()).toBe(1);
    await deleteOldExclusiveTexts(testApp.deps.db, new Date('2027-05-02T21:30:01Z'));
    expect(await count()).toBe(0);
  });

  it('stay in question while a document is deleted, and come back if a mandate is taken back for a moment', async () => {
    const id = await openCase();
    await second.call('DELETE', `/property/mandates/${theirs.property_id}/document`);
    await sweep();
    expect(await listCases()).toMatchObject([{ id, state: 'open' }]);
    const setType = (type: number) =>
      sql`update property_private set mandate_type_id = ${type} where property_id = ${theirs.property_id}`.execute(
        testApp.deps.db,
      );
    await setType(1);
    await sweep();
    await setNow('2026-11-19T09:00:00Z');
    await setType(3);
    await sweep();
    await sweep('2026-11-19T12:00:00Z');
    expect(await listCases()).toMatchObject([{ id, state: 'open' }]);
    await setType(1);
    await sweep();
    await sweep('2026-11-20T12:00:00Z');
    expect(await listCases()).toMatchObject([{ id, state: 'ended' }]);
    await setType(3);
    await upload(second, theirs);
    await match();
    expect(await listCases()).toMatchObject([{ id, state: 'open', end_reason: null }]);
  });

  const restate = async (user: SignedInUser, listing: PublishedListing, signed: string) => {
    await sql`update property_private set mandate_signed_on = ${signed}::date where property_id = ${listing.property_id}`.execute(
      testApp.deps.db,
    );
    await upload(user, listing);
    await match();
    await sweep();
  };

  it('keep their clock, and send no emails, when a mandate is said to be signed on another day', async () => {
    const id = await openCase();
    await setNow('2026-11-20T09:00:00Z');
    await restate(second, theirs, '2026-10-02');
    await restate(second, theirs, '2026-10-03');
    expect(await listCases()).toMatchObject([{ id, state: 'open' }]);
    expect(await bothEmails()).toEqual([['exclusive_case_opened'], ['exclusive_case_opened']]);
    await setNow('2026-11-20T10:00:00Z');
    expect((await decide(id, 'neither')).status).toBe(200);
    await restate(second, theirs, '2026-10-04');
    expect(await isExclusive(theirs)).toEqual(noBadge);
    // Signed after the decision, it is another mandate.
    await setNow('2026-11-22T10:00:00Z');
    await restate(second, theirs, '2026-11-21');
    expect(await isExclusive(theirs)).toEqual(badge);
  });

  it('stay in question while a listing is paused, and close when an admin says that they are two properties', async () => {
    const id = await openCase();
    const change = (action: string) =>
      second.call('PUT', '/property/update', { listing_ids: [theirs.listing_id], action });
    await change('deactivate');
    await sql`select enqueue_property_match(array[${ours.property_id}::bigint])`.execute(testApp.deps.db);
    await match();
    await sweep();
    await change('activate');
    await sweep();
    await match();
    await sweep();
    expect(await listCases()).toMatchObject([{ id, state: 'open' }]);
    const pair = `/adminPanel/property-matches/${ours.property_id}/${theirs.property_id}`;
    expect((await admin.call('PUT', pair, { decision: 'different' })).status).toBe(200);
    await sweep();
    expect(await listCases()).toMatchObject([{ state: 'ended', end_reason: 'not_same' }]);
  });

  it('close when one agency is erased, and the other hears of it', async () => {
    await openCase();
    await sql`update account set erase_after = ${NOW} where id = ${first.id}`.execute(testApp.deps.db);
    await eraseAccounts(testApp.workerDeps);
    expect(await emailsTo(second)).toEqual(['exclusive_case_opened', 'exclusive_case_closed']);
    expect(await listCases()).toEqual([]);
  });

  it('of which one cannot be closed hold up none of the others', async () => {
    const { db } = testApp.deps;
    const failing = await openCase();
    kaek = `050123456789/1/${++unit}`;
    [ours, theirs] = [await publish(first), await publish(second)];
    await upload(first, ours);
    await upload(second, theirs);
    await match();
    await sql`create function refuse_end() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
      db,
    );
    await sql`create trigger refuse_end before update on exclusive_case for each row
      when (new.id = ${sql.lit(failing)} and new.state = 'ended') execute function refuse_end()`.execute(db);
    await sweep('2027-05-02T10:00:00Z');
    await sweep('2027-05-03T10:00:00Z');
    expect((await listCases()).map((found) => found.state)).toEqual(['open', 'ended']);
    await sql`drop trigger refuse_end on exclusive_case`.execute(db);
    // What stopped half-way is finished by the next run, with its emails.
    await sweep();
    expect((await listCases()).map((found) => found.state)).toEqual(['ended', 'ended']);
    expect((await emailsTo(first)).filter((template) => template === 'exclusive_case_closed')).toHaveLength(2);
  });
});
