/** [SUBS-4] Reporting to the tax authority: through the real adapter to a double that keeps state. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildCreditNote, buildInvoice } from '../../../testing/factories/invoices.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import { myDataCredentials, startMyDataDouble } from '../../../testing/mydata/mydata-double.ts';
import { createSession } from '../../platform/auth/sessions.ts';
import { type InvoiceReporter, manualReporter } from '../../platform/e-invoicing/invoice-reporter.ts';
import { createMyDataReporter } from '../../platform/e-invoicing/mydata-reporter.ts';
import { enqueueMissingMarkAlert, reportInvoices } from './index.ts';

const NOON = new Date('2026-11-15T10:00:00Z');
const MINUTE = 60_000;

describe('reporting invoices', () => {
  let testApp: TestApp;
  let double: Awaited<ReturnType<typeof startMyDataDouble>>;
  let myData: InvoiceReporter;
  let accountId: number;
  let adminId: number;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    double = await startMyDataDouble({ slowMs: 3_000 });
    myData = createMyDataReporter({ url: double.url, ...myDataCredentials, timeoutMs: 1_000 });
    const { db } = testApp.deps;
    accountId = (await buildUser(db, { role_id: roleIds.agency })).id;
    const agency = await buildAgency(db, 461200, accountId);
    const details = { company: 'Άκρον & Υιοί <ΕΕ>', tax_number: '094014201', tax_office: 'ΔΟΥ Χαλανδρίου' };
    await db
      .updateTable('agency')
      .set({ ...details, invoice_address: 'Οδός 1, 152 34 Χαλάνδρι', activity: 'Μεσίτης' })
      .where('id', '=', agency)
      .execute();
    adminId = (await buildUser(db, { role_id: roleIds.admin })).id;
    // The placeholder is no tax number.
    const value = JSON.stringify({ tax_number: '123456783' });
    await db.insertInto('site_setting').values({ name: 'operator', value, changed_at: NOON }).execute();
  });
  afterAll(async () => {
    await double.close();
    await testApp.close();
  });
  afterEach(() => {
    double.faults.length = 0;
    testApp.setNow(NOON);
  });

  const invoice = (net_cents = 4_900) => buildInvoice(testApp.deps, { accountId, net_cents });
  const row = (id: number) =>
    testApp.deps.db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const listReceived = async (id: number) => {
    const { series, number } = await row(id);
    return double.received.filter((each) => each.series === series && each.aa === String(number));
  };
  const asAdmin = async () => {
    const token = await createSession(testApp.deps.db, adminId, testApp.deps.clock(), { strong: true });
    return { authorization: `Bearer ${token}` };
  };
  const report = () => reportInvoices(testApp.workerDeps, myData);
  const later = (minutes: number) => testApp.setNow(new Date(NOON.getTime() + minutes * MINUTE));

  it('[SUBS-4] an invoice gets MARK, UID and QR, and the same number is never sent twice', async () => {
    const { id } = await invoice();
    expect(await report()).toBe(1);
    const saved = await row(id);
    const [received, ...others] = await listReceived(id);
    expect(others).toEqual([]);
    expect(received).toMatchObject({ issuer: '123456783', counterpart: '094014201', type: '2.1', gross: '60.76' });
    expect(saved).toMatchObject({
      reporting: 'reported',
      mark: received?.mark,
      uid: received?.uid,
      qr_url: received?.qr,
      tries: 1,
    });
    expect(await report()).toBe(0);
  });

  it('[SUBS-4] a credit note waits for the MARK of its invoice and names it', async () => {
    double.faults.push('server_error');
    const paid = await invoice();
    const { id } = await buildCreditNote(testApp.deps, paid, 1_000);
    expect(await report()).toBe(2);
    expect(await row(id)).toMatchObject({ reporting: 'queued', mark: null, last_fault: null });
    expect(await row(paid.id)).toMatchObject({ reporting: 'queued', last_fault: 'myDATA answered 503' });
    later(16);
    await report();
    const mark = (await row(paid.id)).mark;
    expect(await listReceived(id)).toMatchObject([{ type: '5.1', correlated: mark, gross: '10.00' }]);
    expect((await row(id)).reporting).toBe('reported');
  });

  it.each(['lose_answer', 'slow'] as const)('[SUBS-4] %s: what had arrived is found, not sent again', async (fault) => {
    double.faults.push(fault);
    const { id } = await invoice();
    await report();
    expect((await row(id)).reporting).toBe('queued');
    // The double is slow with a purpose: what it did late is done by then.
    if (fault === 'slow') await expect.poll(() => listReceived(id)).toHaveLength(1);
    later(2);
    await report();
    const received = await listReceived(id);
    expect(received).toHaveLength(1);
    expect(await row(id)).toMatchObject({ reporting: 'reported', mark: received[0]?.mark, qr_url: received[0]?.qr });
  });

  it('[SUBS-4] among many of one day the lost one is found on a later page of the list', async () => {
    const some = await Promise.all(Array.from({ length: 5 }, () => invoice()));
    await report();
    double.faults.push('lose_answer');
    const { id } = await invoice();
    await report();
    later(2);
    await report();
    expect(await listReceived(id)).toHaveLength(1);
    expect((await row(id)).mark).toBe((await listReceived(id))[0]?.mark);
    expect(some).toHaveLength(5);
  });

  it('[SUBS-4] a worker that dies between sending and writing sends nothing twice', async () => {
    const { id } = await invoice();
    const dying: InvoiceReporter = {
      ...myData,
      async report(of) {
        await myData.report(of);
        throw new Error('killed');
      },
    };
    await reportInvoices(testApp.workerDeps, dying);
    later(6);
    await report();
    expect(await listReceived(id)).toHaveLength(1);
    expect((await row(id)).reporting).toBe('reported');
  });

  it.each(['drop', 'server_error', 'technical', 'garbage'] as const)(
    '[SUBS-4] %s: tried again with growing pauses, for as long as it takes',
    async (fault) => {
      double.faults.push(fault, fault);
      const { id } = await invoice();
      await report();
      const first = await row(id);
      expect(first).toMatchObject({ reporting: 'queued', tries: 1 });
      expect(first.next_try_at?.getTime()).toBe(NOON.getTime() + MINUTE);
      later(1);
      await report();
      expect((await row(id)).next_try_at?.getTime()).toBe(NOON.getTime() + 6 * MINUTE);
      later(6);
      await report();
      expect((await row(id)).reporting).toBe('reported');
      expect(await listReceived(id)).toHaveLength(1);
    },
  );

  it('[SUBS-4] refused: stands there with the words of the authority until an admin has it tried again', async () => {
    double.faults.push('refuse');
    const { id } = await invoice();
    await report();
    expect(await row(id)).toMatchObject({ reporting: 'failed', last_fault: 'ValidationError; 999 Not today' });
    later(60 * 24);
    expect(await report()).toBe(0);
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/adminPanel/invoices/${id}/retry`,
      headers: await asAdmin(),
      payload: { reason: 'Διορθώθηκε' },
    });
    expect(response.statusCode).toBe(200);
    await report();
    expect((await row(id)).reporting).toBe('reported');
  });

  it('[SUBS-4] by hand: an admin types the MARK with a reason, may correct it, and it stands in the log', async () => {
    const { id } = await invoice();
    await reportInvoices(testApp.workerDeps, manualReporter);
    expect((await row(id)).reporting).toBe('manual');
    const headers = await asAdmin();
    const type = (mark: string, of = id) =>
      testApp.app.inject({
        method: 'PUT',
        url: `/api/adminPanel/invoices/${of}/mark`,
        headers,
        payload: { mark, reason: 'Από το timologio' },
      });
    expect((await type('12')).json()).toMatchObject({ code: 'invalid_input', fields: { mark: 'mark' } });
    expect((await type('400000000000001')).statusCode).toBe(200);
    expect((await type('400000000000002')).statusCode).toBe(200);
    expect(await row(id)).toMatchObject({ reporting: 'reported', mark: '400000000000002' });
    const other = await invoice();
    expect((await type('400000000000002', other.id)).json()).toMatchObject({ fields: { mark: 'mark_in_use' } });
    const { db } = testApp.deps;
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'reason', 'after'])
      .where('subject', '=', 'invoice')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['invoice_mark_typed', 'invoice_mark_typed']);
    await report();
    const answered = await row(other.id);
    expect((await type('400000000000003', other.id)).json()).toMatchObject({ code: 'not_in_this_state' });
    expect((await row(other.id)).mark).toBe(answered.mark);
  });

  it('[SUBS-4] what could not be accepted is not sent: no tax number, a rate without category', async () => {
    const { db } = testApp.deps;
    const bare = (await buildUser(db, { role_id: roleIds.agency })).id;
    await buildAgency(db, 461200, bare);
    const { id } = await buildInvoice(testApp.deps, { accountId: bare });
    const odd = await buildInvoice(testApp.deps, { accountId, vat_percent: 23 });
    const asked = double.asked();
    await report();
    expect(await row(id)).toMatchObject({ reporting: 'failed', last_fault: 'The customer has no tax number' });
    expect(await row(odd.id)).toMatchObject({
      reporting: 'failed',
      last_fault: 'There is no category for VAT of 23 %',
    });
    expect(double.asked()).toBe(asked);
  });

  it('[SUBS-4] without MARK after 24 hours: admins get one email, and it stands in their list', async () => {
    const { db } = testApp.deps;
    double.faults.push('refuse');
    const { id } = await invoice();
    await report();
    const listEmails = async () => {
      const found = await db
        .selectFrom('email_outbox')
        .select('id')
        .where('template', '=', 'invoices_unmarked')
        .execute();
      return found.length;
    };
    const listed = async (reporting: string) => {
      const url = `/api/adminPanel/invoices?reporting=${reporting}`;
      const list = await testApp.app.inject({ url, headers: await asAdmin() });
      return list.json().invoices.map((each: { invoice_id: number }) => each.invoice_id);
    };
    later(60 * 24 - 1);
    await enqueueMissingMarkAlert(testApp.workerDeps);
    expect(await listEmails()).toBe(0);
    expect([(await listed('unmarked')).includes(id), (await listed('late')).includes(id)]).toEqual([true, false]);
    later(60 * 24);
    const actual = await Promise.all([
      enqueueMissingMarkAlert(testApp.workerDeps),
      enqueueMissingMarkAlert(testApp.workerDeps),
    ]);
    expect(actual.filter((count) => count > 0)).toHaveLength(1);
    later(60 * 48);
    expect(await enqueueMissingMarkAlert(testApp.workerDeps)).toBe(0);
    expect(await listEmails()).toBe(1);
    expect(await listed('late')).toContain(id);
  });

  it('[SUBS-4] two workers at once report each invoice once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, (_, at) => invoice(1_000 + at)));
    await Promise.all([report(), report(), report()]);
    for (const { id } of made) {
      expect(await listReceived(id)).toHaveLength(1);
      expect((await row(id)).mark).toBe((await listReceived(id))[0]?.mark);
    }
  });

  it('[SUBS-4] a wrong key is tried again and never taken for an answer', async () => {
    const { id } = await invoice();
    await reportInvoices(testApp.workerDeps, createMyDataReporter({ url: double.url, user: 'x', key: 'y' }));
    expect(await row(id)).toMatchObject({ reporting: 'queued', last_fault: 'myDATA answered 401' });
  });
});
