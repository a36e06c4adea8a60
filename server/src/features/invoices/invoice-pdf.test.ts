/**
 * [SUBS-4] What is read and downloaded: PDF in both languages, letters that carry it, the lists and the accountant's
 * file.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { formatCents } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startMailSink } from '../../../testing/environment/mail-sink.ts';
import { extractPdfText } from '../../../testing/environment/pdf-text.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildCreditNote, buildInvoice } from '../../../testing/factories/invoices.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import { createSeededRandom } from '../../../testing/seeded-random.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { sendDueEmails } from '../../platform/email/outbox.ts';
import { createInvoiceEmails } from './index.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { findInvoice } from './invoices.queries.ts';

let testApp: TestApp;
let sink: Awaited<ReturnType<typeof startMailSink>>;
let owner: { id: number; token: string };
let admin: { id: number; token: string };

beforeAll(async () => {
  sink = await startMailSink();
  testApp = await openTestApp(inject('services'), { SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
  const { db } = testApp.deps;
  owner = await buildUser(db, { role_id: roleIds.agency, email: 'grafeio@estia.example' });
  admin = await buildUser(db, { role_id: roleIds.admin });
  const agency = await buildAgency(db, 461200, owner.id);
  await db
    .updateTable('agency')
    .set({ company: '=Άκρον; "Ακίνητα" ΕΕ', tax_number: '094014201', tax_office: 'ΔΟΥ Χαλανδρίου' })
    .set({ invoice_address: 'Ανδρέα Παπανδρέου 12, 152 34 Χαλάνδρι', activity: 'Μεσιτικές υπηρεσίες' })
    .where('id', '=', agency)
    .execute();
});
afterAll(async () => {
  await testApp.close();
  await sink.close();
});

const get = (url: string, token: string) => testApp.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const read = async (id: number) => {
  const row = await findInvoice(testApp.deps.db, id);
  if (!row) throw new Error('No such invoice');
  return row;
};
/** Lines that were too long for their place are broken anywhere. */
const wordsOf = (pdf: Uint8Array) => extractPdfText(Buffer.from(pdf)).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the PDF', () => {
  it('[SUBS-4] holds the numbers of the record, for random invoices in both languages', async () => {
    const random = createSeededRandom(23);
    for (let i = 0; i < 20; i++) {
      const net_cents = 1 + Math.floor(random() * 10_000_000);
      const { id } = await buildInvoice(testApp.deps, { accountId: owner.id, net_cents });
      const row = await read(id);
      const text = wordsOf(await renderInvoicePdf(row, i % 2 ? 'en' : 'el'));
      for (const cents of [row.net_cents, row.vat_cents, row.gross_cents])
        expect(text).toContain(plain(formatCents(cents)));
      expect(text).toContain(`${row.series} · ${i % 2 ? 'Number' : 'Αριθμός'} ${row.number}`);
    }
  });

  it('[SUBS-4] has all that the law wants of an invoice, says its language and title, and is the same bytes each time', async () => {
    const paid = await buildInvoice(testApp.deps, { accountId: owner.id });
    const note = await buildCreditNote(testApp.deps, paid, 1_000);
    const mark = '400001234567890';
    const uid = '0123456789ABCDEF0123456789ABCDEF01234567';
    const plainRow = await read(paid.id);
    const row = { ...plainRow, mark, uid, qr_url: 'https://mydataapidev.aade.gr/TimologioQR/QRInfo?q=a' };
    const both: Record<Locale, readonly string[]> = {
      el: ['Τιμολόγιο Παροχής Υπηρεσιών', 'Εκδότης', 'Πελάτης', 'ΔΟΥ Χαλανδρίου', 'ΦΠΑ 24%', 'Τελική αξία', 'Κάρτα'],
      en: ['Service invoice', 'From', 'Bill to', 'ΔΟΥ Χαλανδρίου', 'VAT 24%', 'Total', 'Card'],
    };
    const always = ['094014201', 'Ακίνητα', '15/11/2026', '14/12/2026', '49,00 €', '11,76 €', '60,76 €', mark, uid];
    for (const locale of ['el', 'en'] as const) {
      const pdf = Buffer.from(await renderInvoicePdf(row, locale));
      const text = wordsOf(pdf);
      for (const word of [...both[locale], ...always, row.customer.gemi, row.issuer.name[locale]])
        expect(text).toContain(word);
      expect(text).not.toContain('\ufffd');
      expect(pdf.equals(Buffer.from(await renderInvoicePdf(row, locale)))).toBe(true);
      const raw = pdf.toString('latin1');
      expect(raw).toContain(`/Lang (${locale === 'el' ? 'el-GR' : 'en-GB'})`);
      expect(raw).toContain('/Marked true');
      expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    expect(wordsOf(await renderInvoicePdf(plainRow, 'el'))).toContain('δεν έχει εκδώσει ακόμη ΜΑΡΚ');
    const credit = wordsOf(await renderInvoicePdf({ ...(await read(note.id)), credits_mark: mark }, 'el'));
    for (const word of ['Πιστωτικό Τιμολόγιο', `A ${row.number}, ΜΑΡΚ ${mark}`, '10,00 €', 'Σύνολο πίστωσης'])
      expect(credit).toContain(word);
  });

  it('[SUBS-4] fits one page also for the longest names', async () => {
    const { id } = await buildInvoice(testApp.deps, { accountId: owner.id });
    const row = await read(id);
    // As long as the profile of an agency takes them.
    const long = (max: number) => 'ΔΙΕΘΝΗΣ ΚΤΗΜΑΤΟΜΕΣΙΤΙΚΗ '.repeat(12).slice(0, max);
    const customer = {
      ...row.customer,
      company: long(160),
      address: long(200),
      activity: long(160),
      tax_office: long(80),
    };
    const reported = {
      mark: '400001234567890',
      uid: 'A'.repeat(40),
      qr_url: 'https://a.gr/q',
      auth_code: 'B'.repeat(40),
    };
    const credits = { credits_series: 'A', credits_number: 1, credits_mark: '400001234567890' };
    const pdf = Buffer.from(await renderInvoicePdf({ ...row, customer, ...reported, ...credits }, 'el'));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('[SUBS-4] is downloaded by its owner under a readable name, in the language of the reader or the one asked for', async () => {
    const { id } = await buildInvoice(testApp.deps, { accountId: owner.id });
    const { number } = await read(id);
    const ownResponse = await get(`/api/user/invoices/${id}/pdf`, owner.token);
    expect(ownResponse.headers['content-type']).toBe('application/pdf');
    expect(ownResponse.headers['cache-control']).toBe('no-store');
    expect(ownResponse.headers['content-disposition']).toBe(`attachment; filename="estia-timologio-${number}.pdf"`);
    const english = await get(`/api/user/invoices/${id}/pdf?lang=en`, owner.token);
    expect(english.headers['content-disposition']).toBe(`attachment; filename="estia-invoice-${number}.pdf"`);
    expect(wordsOf(english.rawPayload)).toContain('Service invoice');
  });
});

describe('emails', () => {
  it('[SUBS-4] carry the PDF, drawn when they go: once as an invoice, once as a credit note', async () => {
    await testApp.deps.db.deleteFrom('email_outbox').execute();
    const paid = await buildInvoice(testApp.deps, { accountId: owner.id });
    await buildCreditNote(testApp.deps, paid, 500, 'Καλή θέληση');
    const stored = await testApp.deps.db.selectFrom('email_outbox').select('payload').execute();
    expect(stored.every(({ payload }) => payload !== null && payload.length < 1_000)).toBe(true);
    const mark = { reporting: 'reported' as const, mark: '400001111111111', next_try_at: null };
    await testApp.deps.db.updateTable('invoice').set(mark).where('id', '=', paid.id).execute();
    expect(
      await sendDueEmails(
        testApp.workerDeps,
        createEmailRenderer(testApp.deps.config.origin, createInvoiceEmails(testApp.deps)),
      ),
    ).toBe(2);
    const [invoice, note] = sink.mails;
    const attached = invoice?.attachments[0];
    expect(attached).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' });
    expect(attached?.filename).toMatch(/^estia-timologio-\d+\.pdf$/);
    expect(wordsOf(Buffer.from(attached?.content as ArrayBuffer))).toContain('400001111111111');
    expect(note?.attachments[0]?.filename).toMatch(/^estia-pistotiko-\d+\.pdf$/);
    expect(note?.text).toContain('Καλή θέληση');
  });
});

describe('lists', () => {
  it('[SUBS-4] the agency has its own, newest first, page by page', async () => {
    const other = await buildUser(testApp.deps.db, { role_id: roleIds.agency });
    await buildInvoice(testApp.deps, { accountId: other.id });
    const first = (await get('/api/user/invoices?limit=2', owner.token)).json();
    const next = (await get('/api/user/invoices?limit=2&offset=2', owner.token)).json();
    const ids = [...first.invoices, ...next.invoices].map((each: { invoice_id: number }) => each.invoice_id);
    expect(ids).toHaveLength(4);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const { count } = await testApp.deps.db
      .selectFrom('invoice')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(first.count).toBe(Number(count));
  });

  it('[SUBS-4] admins find by state, kind, customer and day', async () => {
    const request = async (query: string) =>
      (await get(`/api/adminPanel/invoices?limit=100&${query}`, admin.token)).json();
    expect((await request('agency=akron')).count).toBeGreaterThan(20);
    expect((await request('agency=094014201')).count).toBe((await request('agency=akron%20akin')).count);
    expect((await request('agency=nobody')).count).toBe(0);
    expect((await request('kind=credit_note')).count).toBe(2);
    expect((await request('from=2026-11-16')).count).toBe(0);
    expect((await request('from=2026-11-15&to=2026-11-15&reporting=')).count).toBeGreaterThan(20);
    expect((await request('reporting=reported')).count).toBe(1);
  });

  it('[SUBS-4] the accountant gets one row a document, credit notes against, and no formula', async () => {
    const file = await testApp.app.inject({
      method: 'POST',
      url: '/api/adminPanel/invoices/export',
      payload: { lang: 'el', kind: 'credit_note' },
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(file.statusCode, file.body).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = file.body.replace('\ufeff', '').trim().split('\r\n');
    expect(head?.split(';').slice(0, 4)).toEqual(['Είδος', 'Σειρά', 'Αριθμός', 'Ημερομηνία']);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`"'=Άκρον; ""Ακίνητα"" ΕΕ"`);
    expect(rows[0]).toContain(';-10,00;');
  });
});
