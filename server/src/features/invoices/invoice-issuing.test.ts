/** [SUBS-4] Issuing: sums to the cent, numbers without gaps, records that nobody rewrites. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { buildCreditNote, buildInvoice, buildPaidCharge, buildRefund } from '../../../testing/factories/invoices.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import { createSeededRandom } from '../../../testing/seeded-random.ts';
import { createDb, createPool } from '../../platform/db/db.ts';
import { hasInvoiceDetails, issueCreditNote, issueInvoice } from './index.ts';

/** In hundreds, of which every tenth is given back. */
const INVOICES = sized({ ci: 200, full: 1_000 });
const ISSUERS = sized({ ci: 20, full: 50 });

let testApp: TestApp;
let accountId: number;

const invoiceDetails = {
  company: 'Άκρον Ακίνητα ΕΕ',
  tax_number: '094014201',
  tax_office: 'ΔΟΥ Χαλανδρίου',
  invoice_address: 'Ανδρέα Παπανδρέου 12, 152 34 Χαλάνδρι',
  activity: 'Μεσιτικές υπηρεσίες',
};

beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  accountId = (await buildUser(testApp.deps.db, { role_id: roleIds.agency })).id;
  await buildAgency(testApp.deps.db, 461200, accountId);
});
afterAll(() => testApp.close());

const all = (kind: 'invoice' | 'credit_note') =>
  testApp.deps.db.selectFrom('invoice').selectAll().where('kind', '=', kind).orderBy('number').execute();
const numbersOf = async (kind: 'invoice' | 'credit_note') => (await all(kind)).map(({ number }) => number);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('an invoice', () => {
  it('[SUBS-4] asks for company, AFM, tax office, address and activity first', async () => {
    const { db } = testApp.deps;
    expect(await hasInvoiceDetails(db, accountId)).toBe(false);
    await db.updateTable('agency').set(invoiceDetails).where('account_id', '=', accountId).execute();
    expect(await hasInvoiceDetails(db, accountId)).toBe(true);
    await db.updateTable('agency').set({ activity: null }).where('account_id', '=', accountId).execute();
    expect(await hasInvoiceDetails(db, accountId)).toBe(false);
    await db.updateTable('agency').set(invoiceDetails).where('account_id', '=', accountId).execute();
  });

  it(`[SUBS-4] ${INVOICES} random ones: net, VAT and total are right to the cent, and so are notes that give all back`, async () => {
    const { db } = testApp.deps;
    const random = createSeededRandom(17);
    const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
    const rates = [24, 24, 24, 13, 6, 17, 0];
    const made: { id: number; net: number; percent: number; gross: number }[] = [];
    for (let batch = 0; batch < INVOICES / 100; batch++) {
      await db.transaction().execute(async (trx) => {
        for (let i = 0; i < 100; i++) {
          const net = between(1, i % 10 === 0 ? 50_000_000 : 50_000);
          const percent = rates[between(0, rates.length - 1)] ?? 24;
          const paid = await buildPaidCharge(trx, { accountId, net_cents: net, vat_percent: percent });
          const { id } = await issueInvoice(trx, testApp.deps, paid);
          made.push({ id, net, percent, gross: paid.gross_cents });
          if (i % 10 !== 0) continue;
          for (let left = paid.gross_cents; left > 0; ) {
            const part = Math.min(left, between(1, Math.ceil(paid.gross_cents / 2)));
            const refundId = await buildRefund(trx, paid.paymentId, part, paid.at);
            const { accountId: of, chargeId, at } = paid;
            const note = { accountId: of, chargeId, refundId, gross_cents: part, at, reason: 'δοκιμή' };
            await issueCreditNote(trx, testApp.deps, note);
            left -= part;
          }
        }
      });
    }
    const rows = new Map((await all('invoice')).map((row) => [row.id, row]));
    expect(made).toHaveLength(INVOICES);
    for (const { id, net, percent, gross } of made) {
      const row = rows.get(id);
      // Half a cent goes up, reckoned in whole numbers without any fraction.
      const vat = Number((BigInt(net) * BigInt(percent) * 2n + 100n) / 200n);
      expect([row?.net_cents, row?.vat_percent, row?.vat_cents, row?.gross_cents]).toEqual([
        net,
        percent,
        vat,
        net + vat,
      ]);
      expect(gross).toBe(net + vat);
      expect(row?.lines).toMatchObject([{ net_cents: net }]);
    }
    const { rows: wrong } = await sql`
      select i.id from invoice i join (
        select credits_id, sum(net_cents) as net, sum(vat_cents) as vat, sum(gross_cents) as gross from invoice
        where kind = 'credit_note' group by credits_id) n on n.credits_id = i.id
      where (n.net, n.vat, n.gross) is distinct from (i.net_cents, i.vat_cents, i.gross_cents)`.execute(db);
    expect(wrong).toEqual([]);
    const notes = await all('credit_note');
    expect(new Set(notes.map(({ credits_id }) => credits_id)).size).toBe(INVOICES / 10);
    expect(await numbersOf('invoice')).toEqual(upTo(INVOICES));
    expect(await numbersOf('credit_note')).toEqual(upTo(notes.length));
  });

  it('[SUBS-4] each charge and each refund once, however often and at once it is asked for', async () => {
    const { db } = testApp.deps;
    const before = (await all('invoice')).length;
    const paid = await buildPaidCharge(db, { accountId });
    const results = await Promise.allSettled(
      upTo(4).map(() => db.transaction().execute((trx) => issueInvoice(trx, testApp.deps, paid))),
    );
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await db.transaction().execute((trx) => issueInvoice(trx, testApp.deps, paid))).toEqual({ id: ids[0] });
    expect(await numbersOf('invoice')).toEqual(upTo(before + 1));
    const refundId = await buildRefund(db, paid.paymentId, 100, paid.at);
    const note = { accountId, chargeId: paid.chargeId, refundId, gross_cents: 100, at: paid.at, reason: 'δοκιμή' };
    const issue = () => db.transaction().execute((trx) => issueCreditNote(trx, testApp.deps, note));
    const [first, ...others] = await Promise.all([issue(), issue(), issue()]);
    expect(others).toEqual([first, first]);
  });

  it('[SUBS-4] no more is credited than was invoiced, and nothing that never was', async () => {
    const paid = await buildInvoice(testApp.deps, { accountId });
    await buildCreditNote(testApp.deps, paid, 6_000);
    await expect(buildCreditNote(testApp.deps, paid, 77)).rejects.toThrow('cannot be credited');
    await expect(buildCreditNote(testApp.deps, { ...paid, chargeId: 999_999_999 }, 1)).rejects.toThrow('no invoice');
    const count = (await all('credit_note')).length;
    expect(await numbersOf('credit_note')).toEqual(upTo(count));
  });

  it('[SUBS-4] nobody rewrites, deletes or empties it; what the authority answered may be added', async () => {
    const { db } = testApp.deps;
    const { id } = await buildInvoice(testApp.deps, { accountId });
    const refused = (query: ReturnType<typeof sql>) =>
      expect(query.execute(db)).rejects.toThrow(/append-only|only counts/);
    await refused(sql`update invoice set gross_cents = gross_cents + 1, net_cents = net_cents + 1 where id = ${id}`);
    await refused(sql`update invoice set customer = '{}' where id = ${id}`);
    await refused(sql`update invoice set number = 77777 where id = ${id}`);
    await refused(sql`delete from invoice where id = ${id}`);
    await expect(sql`truncate invoice`.execute(db)).rejects.toThrow();
    await refused(sql`update invoice_series set last_number = last_number - 1`);
    await sql`update invoice set reporting = 'reported', mark = '400009999999999', next_try_at = null where id = ${id}`.execute(
      db,
    );
    await refused(sql`update invoice set mark = '400009999999998' where id = ${id}`);
  });

  it('[SUBS-4] keeps what both sides were called, whatever they are called later, and outlives the account', async () => {
    const { db } = testApp.deps;
    const gone = (await buildUser(db, { role_id: roleIds.agency })).id;
    const agency = await buildAgency(db, 461200, gone);
    await db
      .updateTable('agency')
      .set({ ...invoiceDetails, tax_number: '123456783' })
      .where('id', '=', agency)
      .execute();
    const paid = await buildInvoice(testApp.deps, { accountId: gone });
    await db.updateTable('agency').set({ company: 'Άλλη ΑΕ' }).where('id', '=', agency).execute();
    await db.deleteFrom('agency').where('id', '=', agency).execute();
    await db.deleteFrom('account').where('id', '=', gone).execute();
    const row = (await all('invoice')).find(({ id }) => id === paid.id);
    const customer = { ...invoiceDetails, tax_number: '123456783', gemi: expect.stringMatching(/^\d{12}$/) };
    const { invoice_address: address, ...rest } = customer;
    expect(row?.customer).toEqual({ ...rest, address });
    expect(row?.issuer).toMatchObject({ name: { el: 'Εστία Ακίνητα ΑΕ' } });
    const note = await buildCreditNote(testApp.deps, paid, 1_000);
    expect((await all('credit_note')).find(({ id }) => id === note.id)?.customer).toEqual(row?.customer);
  });
});

describe('numbers', () => {
  it(`[SUBS-4] have no gap under ${ISSUERS} issuers at once with rollbacks, cut connections and a killed process`, async () => {
    const { config } = testApp.deps;
    const before = (await all('invoice')).length;
    const pool = createPool({ databaseUrl: config.databaseUrl, dbPool: 12, statementTimeoutMs: 60_000 });
    const db = createDb(pool);
    const killed = spawn(
      process.execPath,
      ['server/testing/billing-simulation/issue-invoices-process.ts', String(accountId)],
      {
        cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DATABASE_URL: config.databaseUrl },
      },
    );
    const gone = new Promise((over) => killed.once('exit', over));
    await new Promise((issuing) => killed.stdout.once('data', issuing));
    const random = createSeededRandom(5);
    let committed = 0;
    const issuer = async () => {
      for (let i = 0; i < 3; i++) {
        const fate = random();
        const done = db.transaction().execute(async (trx) => {
          const paid = await buildPaidCharge(trx, { accountId });
          await issueInvoice(trx, testApp.deps, paid);
          if (fate < 0.3) throw new Error('rolled back');
          if (fate < 0.4) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
        });
        await done.then(
          () => {
            committed += 1;
            if (committed === ISSUERS) killed.kill('SIGKILL');
          },
          () => {},
        );
      }
    };
    const issuers = upTo(ISSUERS).map(issuer);
    await Promise.all([...issuers, gone]);
    await pool.end();
    const numbers = await numbersOf('invoice');
    expect(committed).toBeGreaterThan(ISSUERS);
    expect(numbers.length).toBeGreaterThan(before + committed);
    expect(numbers).toEqual(upTo(numbers.length));
    const series = await testApp.deps.db
      .selectFrom('invoice_series')
      .select('last_number')
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow();
    expect(series.last_number).toBe(numbers.length);
  });
});
