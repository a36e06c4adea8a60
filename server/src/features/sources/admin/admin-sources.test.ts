/** ADMN-4: what an admin sees of the sources of all agencies, and what starting, stopping and removing one does. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import {
  buildSourceAgency,
  createUploads,
  listSourceListings,
  needNoPhotos,
} from '../../../../testing/sources/source-app.ts';

const reason = 'Στέλνει αγγελίες άλλου γραφείου';
const three = [feedItem(1), feedItem(2), feedItem(3)];

describe('[ADMN-4] sources of all agencies', () => {
  let testApp: TestApp;
  let admin: SignedInUser;
  let agency: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  beforeEach(async () => {
    await sql`delete from source`.execute(testApp.deps.db);
    agency = await buildSourceAgency(testApp);
  });
  afterAll(() => testApp.close());

  const list = async (query = '') => (await admin.call('GET', `/adminPanel/sources?${query}`)).body;
  const addUrl = async (name: string, of = agency): Promise<number> =>
    (await of.call('POST', '/sources', { name, url: `https://${name.toLowerCase()}.example/feed.xml` })).body.id;
  const readSource = async (id: number) => (await agency.call('GET', `/sources/${id}`)).body.source;
  const act = (id: number, what: 'start' | 'stop') =>
    admin.call('POST', `/adminPanel/sources/${id}/${what}`, { reason });
  const lastRuns = async (id: number) =>
    (await agency.call('GET', `/sources/${id}/runs`)).body.runs.map((run: { state: string }) => run.state);
  const emails = async () =>
    (await listEmailsTo(testApp, agency.email))
      .filter(({ template }) => template === 'source_changed_by_admin')
      .map(({ values }) => values);
  const log = async (id: number) =>
    (
      await testApp.deps.db
        .selectFrom('audit_log')
        .select(['action', 'admin_id', 'reason', 'subject'])
        .where('subject_id', '=', id)
        .where('subject', '=', 'source')
        .orderBy('id')
        .execute()
    ).map((row) => ({ ...row }));

  it('a stop ends what is under way, tells the agency why, and only an admin ends it', async () => {
    const id = await addUrl('Crm');
    expect((await act(id, 'stop')).status).toBe(200);
    expect(await readSource(id)).toMatchObject({ state: 'stopped', state_reason: reason, next_run_at: null });
    expect(await lastRuns(id)).toEqual(['superseded']);
    for (const path of ['resume', 'pause', 'runs'])
      expect((await agency.call('POST', `/sources/${id}/${path}`, {})).body.code).toBe('not_in_this_state');
    expect(await readSource(id)).toMatchObject({ state: 'stopped', next_run_at: null });
    const moved = await agency.call('PUT', `/sources/${id}`, { url: 'https://other.example/feed.xml' });
    expect(moved.status).toBe(200);
    expect(await lastRuns(id)).toEqual(['superseded']);
    expect((await act(id, 'stop')).body.code).toBe('not_in_this_state');

    const started = await act(id, 'start');
    expect(started.body).toEqual({ message: 'Synchronization started', run_id: expect.any(Number) });
    expect(await readSource(id)).toMatchObject({ state: 'active', state_reason: null });
    expect((await readSource(id)).next_run_at).not.toBeNull();
    expect(await lastRuns(id)).toEqual(['waiting', 'superseded']);
    expect(await emails()).toMatchObject([
      { source_name: 'Crm', action: 'stopped', reason },
      { source_name: 'Crm', action: 'started', reason },
    ]);
    expect(await log(id)).toEqual([
      { action: 'source_stopped', admin_id: admin.id, reason, subject: 'source' },
      { action: 'source_started', admin_id: admin.id, reason, subject: 'source' },
    ]);
  });

  it('[ADMN-6] one that an accepted complaint starts again is in the log, by who answered', async () => {
    const id = await addUrl('Complained');
    expect((await act(id, 'stop')).status).toBe(200);
    const { decisions } = (await agency.call('GET', '/user/decisions')).body;
    const statement = decisions[0].id;
    const complaint = await agency.call('POST', `/user/decisions/${statement}/complaint`, { text: 'Είναι δικές μας' });
    expect(complaint.status).toBe(200);
    const other = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const answer = { outcome: 'accepted', answer: 'Έχετε δίκιο' };
    expect((await other.call('PUT', `/adminPanel/complaints/${statement}`, answer)).status).toBe(200);
    expect(await readSource(id)).toMatchObject({ state: 'active' });
    expect(await log(id)).toMatchObject([
      { action: 'source_stopped', admin_id: admin.id },
      { action: 'source_started', admin_id: other.id, reason: answer.answer, subject: 'source' },
    ]);
    await agency.call('DELETE', `/sources/${id}`);
  });

  it('a source that its agency paused is read once and stays paused', async () => {
    const id = await addUrl('Crm');
    await agency.call('POST', `/sources/${id}/pause`);
    expect((await act(id, 'start')).status).toBe(200);
    expect(await readSource(id)).toMatchObject({ state: 'paused', next_run_at: null });
    expect(await lastRuns(id)).toEqual(['waiting', 'failed']);
    expect(await emails()).toMatchObject([{ source_name: 'Crm', action: 'read', reason }]);
  });

  it('a file cannot be read anew by an admin, only allowed again', async () => {
    const uploads = createUploads(testApp, agency);
    await uploads.apply({ items: three });
    const id = uploads.getSourceId();
    expect((await act(id, 'start')).body.code).toBe('not_in_this_state');
    await act(id, 'stop');
    expect((await listSourceListings(testApp, id)).map((each) => each.isActive)).toEqual([true, true, true]);
    expect((await act(id, 'start')).body.run_id).toBeNull();
    expect(await readSource(id)).toMatchObject({ state: 'active', next_run_at: null });
  });

  it('an address that was stopped is not added again, also not after its agency has removed it', async () => {
    const url = 'https://stopped.example/feed.xml';
    const add = async () => (await agency.call('POST', '/sources', { name: 'Again', url: `${url}#again` })).body;
    const { id } = await add();
    await act(id, 'stop');
    expect(await add()).toMatchObject({ fields: { url: 'source_stopped' } });
    expect((await agency.call('DELETE', `/sources/${id}`, { accept: 'on' })).status).toBe(200);
    expect(await add()).toMatchObject({ fields: { url: 'source_stopped' } });
    const other = await addUrl('Other');
    expect((await agency.call('PUT', `/sources/${other}`, { url: `${url}#b` })).body).toMatchObject({
      fields: { url: 'source_stopped' },
    });
  });

  it('a removal pauses its listings, says how many, and is final', async () => {
    const uploads = createUploads(testApp, agency);
    await uploads.apply({ items: three });
    const id = uploads.getSourceId();
    expect((await list()).sources[0].items).toMatchObject({ live: 3 });
    const removed = await admin.call('DELETE', `/adminPanel/sources/${id}`, { reason });
    expect(removed.body).toEqual({ message: 'removed', paused_listings: 3 });
    expect(await listSourceListings(testApp, id)).toMatchObject(
      [1, 2, 3].map((number) => ({ reference: `A-${number}`, state: 'gone', isActive: false, reason: 'source' })),
    );
    expect(await emails()).toMatchObject([{ source_name: 'Αρχείο', action: 'removed', reason }]);
    expect(await log(id)).toEqual([{ action: 'source_removed', admin_id: admin.id, reason, subject: 'source' }]);
    for (const again of [
      await act(id, 'start'),
      await act(id, 'stop'),
      await admin.call('DELETE', `/adminPanel/sources/${id}`, { reason }),
    ])
      expect(again.body.code).toBe('not_in_this_state');
  });

  it('no act goes without a reason, and none is for others', async () => {
    const id = await addUrl('Crm');
    for (const path of ['start', 'stop'])
      expect((await admin.call('POST', `/adminPanel/sources/${id}/${path}`, {})).body.fields).toEqual({
        reason: 'required',
      });
    expect((await agency.call('GET', '/adminPanel/sources')).status).toBe(403);
    expect((await agency.call('POST', `/adminPanel/sources/${id}/stop`, { reason })).status).toBe(403);
    expect((await act(999_999_999, 'stop')).status).toBe(404);
    expect(await readSource(id)).toMatchObject({ state: 'active' });
    expect(await emails()).toMatchObject([]);
    expect(await log(id)).toEqual([]);
  });

  it('finds by source, host and agency; filters and counts by state and failing; sorts and turns pages', async () => {
    const other = await buildSourceAgency(testApp);
    const uploads = createUploads(testApp, other);
    await uploads.apply({ items: three });
    const file = uploads.getSourceId();
    const alpha = await addUrl('Alpha');
    const beta = await addUrl('Beta');
    const gamma = await addUrl('Gamma');
    await agency.call('POST', `/sources/${beta}/pause`);
    await agency.call('DELETE', `/sources/${gamma}`, { accept: 'on' });
    await sql`update source set failing_since = now() where id = ${alpha}`.execute(testApp.deps.db);
    const ids = async (query: string) => (await list(query)).sources.map((source: { id: number }) => source.id);

    expect((await list()).counts).toEqual({ active: 2, paused: 1, stopped: 0, removed: 1, failing: 1 });
    expect(new Set(await ids(''))).toEqual(new Set([file, alpha, beta]));
    expect(await ids('state=paused')).toEqual([beta]);
    expect(await ids('state=removed')).toEqual([gamma]);
    expect(await ids('is_failing=true')).toEqual([alpha]);
    expect(new Set(await ids('is_failing=false'))).toEqual(new Set([file, beta]));
    expect(await ids('search=BETA.example')).toEqual([beta]);
    expect(await ids(`search=${encodeURIComponent(other.email)}`)).toEqual([file]);
    expect(await ids('search=%25')).toEqual([]);
    expect(await ids('sort=name&direction=asc')).toEqual([alpha, beta, file]);
    expect(await ids('sort=items&direction=desc&limit=1')).toEqual([file]);
    expect(await ids('sort=failing&direction=desc&limit=1')).toEqual([alpha]);
    expect(await ids('sort=state&direction=desc&limit=1')).toEqual([beta]);
    expect(await ids('sort=name&direction=asc&limit=1&offset=1')).toEqual([beta]);
    const { sources, count } = await list('search=alpha');
    expect(count).toBe(1);
    expect(sources[0].owner).toMatchObject({ user_id: agency.id, email: agency.email });
  });
});
