import { roleIds } from '@estia/contract/accounts/roles';
import { lookups } from '@estia/contract/lookups/model';
import { alertEmailReasons } from '@estia/contract/moderation/alert-email-messages';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

describe('[ADMN-3] an email to a user about a concern', () => {
  let testApp: AdminTestApp;
  let user: { id: number };
  const call = (path: string, body: object) => testApp.call(testApp.admin.token, 'POST', path, body);
  const send = (body: object) => call('/user/send-alert-mail', body);

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    user = await testApp.createUser({ username: 'Ελένη Πάππου', locale: 'en' });
  });
  afterAll(() => testApp.world.close());

  it('has words for each of the twelve reasons, and for no other', () => {
    expect(Object.keys(alertEmailReasons)).toEqual(lookups.user_alert_reasons.map(({ code }) => code));
  });

  it('is read before it is sent, in both languages, and sends nothing by that', async () => {
    const { status, body } = await call('/adminPanel/alert-mail-preview', {
      user_id: user.id,
      reason_id: 9,
      note: 'The flats in Skoufa and Sina are one.',
    });
    expect(status).toBe(200);
    expect(body.locale).toBe('en');
    expect(body.en.text).toContain(alertEmailReasons.duplicate_postings.todo.en);
    expect(body.en.text).toContain('The flats in Skoufa and Sina are one.');
    expect(body.el.text).toContain(alertEmailReasons.duplicate_postings.noticed.el);
    expect(await testApp.listEmailsTo(user.id)).toEqual([]);
    expect(await testApp.logOf(user.id)).toEqual([]);
  });

  it('goes to the user in their language and into the audit log, together', async () => {
    const { status, body } = await send({ user_id: user.id, reason_id: 9, note: 'The flats are one.' });
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Email sent!' } });
    expect(await testApp.listEmailsTo(user.id)).toMatchObject([
      { template: 'user_alert', locale: 'en', values: { reason_id: 9, note: 'The flats are one.' } },
    ]);
    expect(await testApp.logOf(user.id)).toMatchObject([
      { action: 'alert_email_sent', subject: 'account', reason: 'The flats are one.', after: { alert_reason: 9 } },
    ]);
    const { body: log } = await testApp.call(
      testApp.admin.token,
      'GET',
      `/adminPanel/audit-log?action=alert_email_sent&subject_id=${user.id}`,
    );
    expect(log.entries).toMatchObject([{ changes: [{ after: { en: 'Keeps posting duplicate listings' } }] }]);
  });

  it('says what is wrong with what was sent: no reason, one that is not listed, another without a word', async () => {
    const refused = async (body: object) => (await send({ user_id: user.id, ...body })).body.fields;
    expect(await refused({})).toEqual({ reason_id: 'required' });
    expect(await refused({ reason_id: '' })).toEqual({ reason_id: 'required' });
    expect(await refused({ reason_id: 13 })).toEqual({ reason_id: 'invalid' });
    expect(await refused({ reason_id: 12, note: ' ' })).toEqual({ note: 'required' });
    expect(await refused({ reason_id: 1, note: 'α'.repeat(1_001) })).toEqual({ note: 'too_long' });
    expect((await send({ user_id: 999_999_999, reason_id: 1 })).status).toBe(404);
    expect(await testApp.listEmailsTo(user.id)).toHaveLength(1);
  });

  it('goes to no admin', async () => {
    const other = await testApp.createUser({ role_id: roleIds.admin });
    expect((await send({ user_id: other.id, reason_id: 1 })).status).toBe(403);
    expect(await testApp.listEmailsTo(other.id)).toEqual([]);
  });
});
