import { roleIds } from '@estia/contract/accounts/roles';
import { retentionMessages } from '@estia/contract/pages/legal-table-messages';
import { getEarliestEffectiveDay } from '@estia/contract/pages/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { legalEmails } from './legal.emails.ts';
import { createLegalNoticeJob, enqueueLegalNotices } from './legal.jobs.ts';
import { getTermsVersionInForce } from './legal.queries.ts';

const START = Date.parse('2026-11-15T10:00:00Z');
const DAY = 86_400_000;
const FIRST = '2026-11-15';
const words = {
  text_el: '## Νέοι όροι {#new}\n\nΚείμενο.',
  text_en: '## New terms {#new}\n\nText.',
  changes_el: 'Αλλάζει η παράγραφος για τις φωτογραφίες.',
  changes_en: 'The paragraph on photos changes.',
};

describe('[PAGE-1] terms with versions', () => {
  let testApp: TestApp;
  let admin: SignedInUser;
  let reader: SignedInUser;
  const db = () => testApp.deps.db;
  const on = (day: number) => testApp.setNow(new Date(START + day * DAY));

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin, username: 'Άννα' });
    reader = await buildSignedInUser(testApp, { locale: 'en', username: 'Eleni' });
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    on(0);
    await sql`delete from email_outbox`.execute(db());
    await sql`delete from legal_notice`.execute(db());
    await sql`alter table legal_text disable trigger legal_text_stays`.execute(db());
    await sql`delete from legal_text where not is_first`.execute(db());
    await sql`alter table legal_text enable trigger legal_text_stays`.execute(db());
  });

  const save = (kind = 'terms', over: object = {}) =>
    admin.call('PUT', `/adminPanel/legal/${kind}/draft`, { ...words, ...over });
  const announce = (effective_from: string, saved_at: string, kind = 'terms') =>
    admin.call('POST', `/adminPanel/legal/${kind}/announce`, { effective_from, saved_at });
  const published = async (day: string, kind = 'terms') => {
    const { body } = await save(kind);
    const answer = await announce(day, body.saved_at, kind);
    expect(answer).toMatchObject({ status: 200, body: { version: day } });
  };
  const read = async (query = '', kind = 'terms') =>
    (await callApiAs(testApp, null, 'GET', `/legal/${kind}?locale=en${query}`)).body;

  it('the first versions are in force, in both languages, and the privacy policy says what the sweeps do', async () => {
    const text = await read();
    expect(text).toMatchObject({ version: FIRST, state: 'in_force', upcoming: null });
    expect(text.text).toContain('## Who we are');
    expect(text.text).toMatch(/\{#five-days\}\n\nIf a professional publishes/);
    expect(text.text).not.toContain('not available yet');
    const privacy = await read('', 'privacy');
    expect(privacy.text).toContain('[[retention]]');
    // Where people are asked for an address for alerts, a link leads here.
    expect(privacy.text).toContain('{#alert-emails}');
    expect(privacy.text).toContain('](#alert-emails)');
    const days = await db().selectFrom('retention').select(['what', 'days']).orderBy('what').execute();
    expect(privacy.retention).toEqual(days);
    for (const { what } of days) expect(retentionMessages, what).toHaveProperty(what);
    expect((await callApiAs(testApp, null, 'GET', '/legal/terms?locale=el')).body.text).toContain('## Ποιοι είμαστε');
  });

  it('15 whole days lie between announcing and taking effect: the service says so, the table too', async () => {
    expect(getEarliestEffectiveDay(new Date('2026-11-15T10:00:00Z'))).toBe('2026-12-01');
    // In Greece it is the next day already.
    expect(getEarliestEffectiveDay(new Date('2026-11-15T22:30:00Z'))).toBe('2026-12-02');
    const { body } = await save();
    for (const day of ['2026-11-30', '2026-11-16', '2026-01-01'])
      expect((await announce(day, body.saved_at)).body.fields).toEqual({ effective_from: 'notice_days' });
    expect((await announce('2026-13-40', body.saved_at)).body.fields).toEqual({ effective_from: 'invalid' });
    expect((await announce('2026-02-30', body.saved_at)).status).toBe(400);
    const early = sql`update legal_text set announced_at = '2026-11-15 10:00+02', effective_from = '2026-11-30' where announced_at is null`;
    await expect(early.execute(db())).rejects.toThrow('legal_text_notice');
    expect((await announce('2026-12-01', body.saved_at)).status).toBe(200);
  });

  it('one version is in force on a day: the old one until the night before, the new one from the day on', async () => {
    await published('2026-12-01');
    expect(await read()).toMatchObject({
      version: FIRST,
      upcoming: { version: '2026-12-01', changes: words.changes_en },
    });
    expect(await read('&version=2026-12-01')).toMatchObject({ state: 'announced', text: words.text_en });
    testApp.setNow(new Date('2026-11-30T21:59:00Z'));
    expect(await getTermsVersionInForce(db(), testApp.deps.clock())).toBe(FIRST);
    testApp.setNow(new Date('2026-11-30T22:00:00Z'));
    expect(await getTermsVersionInForce(db(), testApp.deps.clock())).toBe('2026-12-01');
    expect(await read()).toMatchObject({ version: '2026-12-01', state: 'in_force', upcoming: null });
    expect(await read(`&version=${FIRST}`)).toMatchObject({
      state: 'past',
      text: expect.stringContaining('## Who we are'),
    });
    expect((await callApiAs(testApp, null, 'GET', '/legal/terms?version=2026-12-02')).status).toBe(404);
  });

  it('a second announcement comes after the first, and no day has two', async () => {
    await published('2026-12-10');
    const { body } = await save();
    for (const day of ['2026-12-10', '2026-12-05'])
      expect((await announce(day, body.saved_at)).body.fields).toEqual({ effective_from: 'after_announced' });
    expect((await announce('2026-12-11', body.saved_at)).status).toBe(200);
    expect(await read()).toMatchObject({ upcoming: { version: '2026-12-10' } });
  });

  it('what was announced stays as it was', async () => {
    await published('2026-12-01');
    for (const change of [
      sql`update legal_text set text_el = 'άλλο' where effective_from = '2026-12-01'`,
      sql`delete from legal_text where effective_from = '2026-12-01'`,
      sql`update legal_text set effective_from = '2026-12-05' where effective_from = '2026-12-01'`,
    ])
      await expect(change.execute(db())).rejects.toThrow('does not change');
    expect((await admin.call('DELETE', '/adminPanel/legal/terms/draft')).status).toBe(200);
    expect((await read()).versions).toHaveLength(2);
  });

  it('a draft starts from the newest text; two admins do not write over each other; markup that cannot be drawn is refused', async () => {
    const start = (await admin.call('GET', '/adminPanel/legal/terms/draft')).body;
    expect(start).toMatchObject({ saved_at: null, earliest: '2026-12-01', changes: { el: '', en: '' } });
    expect(start.text.en).toContain('## Who we are');
    const { body } = await save();
    expect((await save()).status).toBe(409);
    testApp.setNow(new Date(START + 1_000));
    expect((await save('terms', { based_on: body.saved_at })).status).toBe(200);
    expect((await announce('2026-12-05', body.saved_at)).status).toBe(409);
    await admin.call('DELETE', '/adminPanel/legal/terms/draft');
    expect((await save('terms', { text_el: 'χωρίς επικεφαλίδα' })).body.fields).toEqual({ text_el: 'legal_text' });
    expect((await save('terms', { text_en: '## A\n\n[x](javascript:alert(1))' })).body.fields).toEqual({
      text_en: 'legal_text',
    });
    expect((await save('terms', { text_en: '## A\n\n[[secrets]]' })).body.fields).toEqual({ text_en: 'legal_text' });
    expect((await save('terms', { changes_el: ' ' })).body.fields).toEqual({ changes_el: 'required' });
  });

  it('announcing is in the audit log, with who and what', async () => {
    await published('2026-12-01');
    const { body } = await admin.call('GET', '/adminPanel/audit-log?action=legal_announced&limit=1');
    expect(body.entries).toMatchObject([
      {
        admin_id: admin.id,
        subject: 'legal_text',
        reason: words.changes_el,
        after: { kind: 'terms', effective_from: '2026-12-01' },
      },
    ]);
    const list = (await admin.call('GET', '/adminPanel/legal')).body;
    expect(list.versions[0]).toMatchObject({
      kind: 'terms',
      version: '2026-12-01',
      state: 'announced',
      published_by: 'Άννα',
    });
    expect(list.drafts).toEqual([]);
  });

  it('registering accepts the version in force that day', async () => {
    await published('2026-12-01');
    const register = async (email: string) => {
      const form = {
        email,
        password: 'γαλάζιο ποτάμι 38',
        username: 'Νέα',
        locale: 'el',
        terms_accepted: true,
        over_18: true,
      };
      const { body } = await callApiAs(testApp, null, 'POST', '/user/register', form);
      const [row] = await db()
        .selectFrom('terms_acceptance')
        .selectAll()
        .where('account_id', '=', body.user.user_id)
        .execute();
      return row?.version;
    };
    expect(await register('before@estia.example')).toBe(FIRST);
    on(20);
    expect(await register('after@estia.example')).toBe('2026-12-01');
  });

  it('who has not accepted what is in force is asked; an answer is stored once, with version, language and time', async () => {
    const user = await buildSignedInUser(testApp);
    await published('2026-12-05');
    expect((await user.call('GET', '/user/terms')).body).toMatchObject({
      is_accepted: false,
      in_force: { version: FIRST },
    });
    expect((await user.call('POST', '/user/terms', { version: '2026-12-01' })).status).toBe(409);
    expect((await user.call('POST', '/user/terms', { version: FIRST, locale: 'en' })).status).toBe(200);
    on(1);
    expect((await user.call('POST', '/user/terms', { version: FIRST, locale: 'el' })).status).toBe(200);
    const rows = await db().selectFrom('terms_acceptance').selectAll().where('account_id', '=', user.id).execute();
    expect(rows).toMatchObject([{ version: FIRST, locale: 'en', at: new Date(START) }]);
    expect((await user.call('GET', '/user/terms')).body).toMatchObject({
      is_accepted: true,
      upcoming: [{ kind: 'terms', version: '2026-12-05', changes: { en: words.changes_en } }],
    });
    on(25);
    user.token = await user.logIn();
    expect((await user.call('GET', '/user/terms')).body).toMatchObject({
      is_accepted: false,
      in_force: { version: '2026-12-05' },
      upcoming: [],
    });
  });

  it('everybody with a proven mailbox gets one email, in their language, for each announced version', async () => {
    const quiet = await buildUser(db(), { email_confirmed_at: null });
    const blocked = await buildSignedInUser(testApp, { status: 'blocked' });
    const gone = await buildSignedInUser(testApp, { email_refused_at: new Date(START) });
    await enqueueLegalNotices(testApp.deps);
    expect(await listEmailsTo(testApp, reader.email)).toEqual([]);
    await published('2026-12-01');
    await Promise.all([
      enqueueLegalNotices(testApp.deps),
      enqueueLegalNotices(testApp.deps),
      enqueueLegalNotices(testApp.deps),
    ]);
    await enqueueLegalNotices(testApp.deps);
    const emails = await listEmailsTo(testApp, reader.email);
    expect(emails).toMatchObject([
      { template: 'legal_change', locale: 'en', values: { kind: 'terms', version: '2026-12-01' } },
    ]);
    expect(await listEmailsTo(testApp, admin.email)).toHaveLength(1);
    for (const { email } of [blocked, gone]) expect(await listEmailsTo(testApp, email)).toEqual([]);
    expect(await db().selectFrom('legal_notice').select('at').where('account_id', '=', quiet.id).execute()).toEqual([]);
    await published('2026-12-03', 'privacy');
    await enqueueLegalNotices(testApp.deps);
    expect(await listEmailsTo(testApp, reader.email)).toHaveLength(2);
    // Who proves a mailbox later is told later; who registers under the new terms is not.
    const late = await buildSignedInUser(testApp, { created_at: new Date('2026-12-01T00:00:00Z') });
    await enqueueLegalNotices(testApp.deps);
    expect((await listEmailsTo(testApp, late.email)).map(({ values }) => values.kind)).toEqual(['privacy']);
    on(30);
    const after = await buildSignedInUser(testApp);
    await enqueueLegalNotices(testApp.deps);
    expect(await listEmailsTo(testApp, after.email)).toEqual([]);
  });

  it('killed in any slice and begun again, nobody is told twice and nobody is left out', async () => {
    await sql`insert into account (role_id, status, email, username, locale, email_confirmed_at, created_at)
      select 2, 'approved', 'crowd-' || n || '@estia.example', 'Crowd', 'el', ${new Date(START)}, ${new Date(START)}
      from generate_series(1, 650) n`.execute(db());
    await published('2026-12-01');
    let sealed = 0;
    const dying = (after: number) => ({
      ...testApp.deps,
      secrets: {
        ...testApp.deps.secrets,
        seal: (...given: Parameters<TestApp['deps']['secrets']['seal']>) => {
          sealed += 1;
          if (sealed === after) throw new Error('killed');
          return testApp.deps.secrets.seal(...given);
        },
      },
    });
    for (const after of [5, 250, 400]) {
      sealed = 0;
      await expect(enqueueLegalNotices(dying(after))).rejects.toThrow('killed');
    }
    const count = async () => {
      const { rows } = await sql<{ letters: number; people: number; notices: number }>`
        select (select count(*)::int from email_outbox where template = 'legal_change') as letters,
          (select count(distinct account_id)::int from email_outbox where template = 'legal_change') as people,
          (select count(*)::int from legal_notice n join account a on a.id = n.account_id where a.email_refused_at is null) as notices`.execute(
        db(),
      );
      return rows[0];
    };
    const half = await count();
    expect(half?.letters).toBeGreaterThan(199);
    expect(half?.letters).toBe(half?.notices);
    const runNotices = createLegalNoticeJob(testApp.workerDeps);
    // A run that is over says that there is more, and the next goes on.
    expect(await runNotices(AbortSignal.abort())).toEqual(testApp.deps.clock());
    expect(await count()).toEqual(half);
    expect(await runNotices()).toBeNull();
    const whole = await count();
    expect(whole?.letters).toBe(whole?.people);
    expect(whole?.letters).toBe(whole?.notices);
    const { rows } = await sql`select from account a where email like 'crowd-%' and not exists (
      select from email_outbox m where m.account_id = a.id)`.execute(db());
    expect(rows).toEqual([]);
  });

  it('the email says what, from when, where to read it and how to go, in both languages', () => {
    const render = createEmailRenderer('https://estia.example', legalEmails);
    const values = {
      name: 'Eleni',
      kind: 'terms',
      version: '2026-12-01',
      changes_el: words.changes_el,
      changes_en: words.changes_en,
    };
    const email = (locale: 'el' | 'en') => render({ template: 'legal_change', locale, values, at: new Date(START) });
    expect(email('en').text).toContain('1 December 2026');
    expect(email('en').text).toContain('https://estia.example/en/terms-conditions?version=2026-12-01');
    expect(email('el').text).toContain('1 Δεκεμβρίου 2026');
    expect(email('el').text).toContain(words.changes_el);
    expect(email('el').text).toContain('/dashboard/user/privacy');
    expect(email('el').subject).toBe('Αλλάζουν οι όροι χρήσης');
  });
});
