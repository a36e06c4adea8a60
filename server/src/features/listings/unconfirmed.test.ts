/** POST-1: whoever has registered can write a listing; publishing it needs a confirmed email. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { apartmentAnswers, buildCompleteDraft } from '../../../testing/factories/listings.ts';
import { buildSignedInUser } from '../../../testing/people/api-users.ts';

describe('[POST-1] an account without a confirmed email', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const newcomer = () => buildSignedInUser(testApp, { status: 'waiting', email_confirmed_at: null });

  it('starts, saves and reads a draft, and sends photos for it', async () => {
    const owner = await newcomer();
    const started = await owner.call('POST', '/property/drafts', { for: 'rent', category_id: 1, type_id: 1 });
    expect(started.status).toBe(200);
    const id = started.body.draft.draft_id;
    expect((await owner.call('PUT', `/property/drafts/${id}`, { answers: apartmentAnswers() })).status).toBe(200);
    expect((await owner.call('GET', `/property/drafts/${id}`)).body.draft.answers.street).toBe('Αγίας Παρασκευής');
    const upload = await testApp.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `draft_id ${btoa(String(id))},client_key ${btoa('photo-one')}`,
      },
    });
    expect(upload.statusCode).toBe(201);
    expect((await owner.call('PUT', `/property/drafts/${id}/photos`, { photos: [] })).status).toBe(200);
  });

  it('is told at publishing that the email is missing, and publishes the same draft once it is confirmed', async () => {
    const owner = await newcomer();
    const draft_id = await buildCompleteDraft(testApp.deps.db, owner.id);
    const refused = await owner.call('POST', '/property/create', { draft_id });
    expect([refused.status, refused.body.code]).toEqual([403, 'email_not_confirmed']);
    await testApp.deps.db
      .updateTable('account')
      .set({ status: 'approved', email_confirmed_at: testApp.deps.clock() })
      .where('id', '=', owner.id)
      .execute();
    expect((await owner.call('POST', '/property/create', { draft_id })).status).toBe(200);
  });

  it.each(['waiting', 'rejected'] as const)(
    'is told that the account is %s when the email is confirmed',
    async (status) => {
      const owner = await buildSignedInUser(testApp, {
        status,
        role_id: roleIds.agency,
        email_confirmed_at: testApp.deps.clock(),
      });
      const draft_id = await buildCompleteDraft(testApp.deps.db, owner.id);
      const refused = await owner.call('POST', '/property/create', { draft_id });
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', fields: { status } } });
    },
  );
});
