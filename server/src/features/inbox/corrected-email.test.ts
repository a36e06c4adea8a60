import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, newClientKey, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { correctLeadEmail } from './conversation-keys.queries.ts';
import { hashLeadEmail } from './conversation-keys.service.ts';
import { deleteContactHistory, listConversationsForExport } from './personal-data.queries.ts';
import { contactSubject, createPuzzle } from './proof-of-work.ts';

describe('[LIST-6] an email that is corrected, or was only typed', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let people = 0;
  const db = () => testApp.deps.db;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { email: 'owner@estia.example' });
  });
  afterAll(() => testApp.close());

  async function post(path: string, payload: object) {
    const remoteAddress = `10.8.0.${++people}`;
    return (await testApp.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })).statusCode;
  }
  async function begin() {
    const email = `typed${++people}@estia.example`;
    const { property_id } = await buildContactableListing(db(), owner.id);
    const about = { for: 'sale' as const, property_id };
    await post('/property/contact', {
      ...about,
      name: 'Νίκος',
      email,
      phone: '6971234567',
      body: 'Είναι διαθέσιμο;',
      client_key: newClientKey(),
      proof_of_work: solveProofOfWork(createPuzzle(testApp.deps, contactSubject(about))),
    });
    const { rows } = await sql<{ id: number }>`select id from conversation where property_id = ${property_id}`.execute(
      db(),
    );
    const id = rows[0]?.id ?? 0;
    const proof = (await listEmailsTo(testApp, email)).at(-1)?.values.key;
    await owner.call('POST', `/inbox/${id}`, { body: 'Ναι.', client_key: newClientKey() });
    return { id, email, proof, open: (await listEmailsTo(testApp, email)).at(-1)?.values.key };
  }
  const isUnconfirmed = async (id: number) =>
    (
      await db()
        .selectFrom('conversation')
        .select('lead_email_unconfirmed')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).lead_email_unconfirmed;

  /** The email is corrected in a transaction that ends once the other act waits for it. */
  async function meet(id: number, act: () => Promise<number>): Promise<number> {
    const { secrets } = testApp.deps;
    const started = await db()
      .transaction()
      .execute(async (trx) => {
        const email = 'right@estia.example';
        const corrected = { email: secrets.seal('asker', email), hash: hashLeadEmail(secrets, `${id}${email}`) };
        await correctLeadEmail(trx, id, corrected);
        const answer = act();
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        const isMet = async () =>
          (
            await sql`select from pg_stat_activity where ${rows[0]?.pid}::int = any (pg_blocking_pids(pid))`.execute(
              db(),
            )
          ).rows.length > 0;
        while (!(await isMet()));
        return { answer };
      });
    return started.answer;
  }

  it('a key of the address before proves nothing, though it was looked up before the correction', async () => {
    const confirmed = await begin();
    expect(await meet(confirmed.id, () => post('/property/contact/confirm', { key: confirmed.proof }))).toBe(410);
    expect(await isUnconfirmed(confirmed.id)).toBe(true);
    const opened = await begin();
    expect(await meet(opened.id, () => post('/inbox/by-key', { key: opened.open }))).toBe(410);
    expect(await isUnconfirmed(opened.id)).toBe(true);
    const answered = await begin();
    const reply = { key: answered.open, body: 'Ναι', client_key: newClientKey() };
    expect(await meet(answered.id, () => post('/inbox/by-key/reply', reply))).toBe(404);
    expect(await isUnconfirmed(answered.id)).toBe(true);
  });

  it('what somebody only typed is neither given to nor deleted for who has the mailbox', async () => {
    const { id, email, proof } = await begin();
    const { secrets } = testApp.deps;
    const subject = { accountId: owner.id + 1_000, provenEmail: email };
    expect(await listConversationsForExport(db(), secrets, subject)).toEqual([]);
    await db()
      .transaction()
      .execute((trx) => deleteContactHistory(trx, secrets, subject));
    expect(await isUnconfirmed(id)).toBe(true);
    await post('/property/contact/confirm', { key: proof });
    expect(await listConversationsForExport(db(), secrets, subject)).toHaveLength(1);
  });
});
