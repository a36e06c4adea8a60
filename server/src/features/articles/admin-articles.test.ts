import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { articleInput, buildArticle, pictureDataUrl } from '../../../testing/factories/articles.ts';
import { buildSignedInUser, callApiAs, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createSession } from '../../platform/auth/sessions.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import { deleteUnusedArticlePictures, listArticlePages } from './index.ts';

const START = Date.parse('2026-11-15T10:00:00Z');
const DAY = 86_400_000;

describe('[ARTC-2] writing articles', () => {
  let testApp: TestApp;
  let hero: SignedInUser;
  let nikos: SignedInUser;
  const db = () => testApp.deps.db;
  /** A session of an admin ends long before the next day. */
  const at = async (days: number) => {
    const now = new Date(START + days * DAY);
    testApp.setNow(now);
    for (const user of [hero, nikos]) user.token = await createSession(db(), user.id, now, { strong: true });
  };
  const read = (id: number) => callApiAs(testApp, null, 'GET', `/article/${id}`);
  const write = (over: object = {}) => hero.call('POST', '/adminPanel/article', articleInput(over));
  const change = (id: number, version: number, over: object, who = hero) =>
    who.call('PUT', `/adminPanel/article/${id}`, { version, ...over });
  const edit = async (id: number) => (await hero.call('GET', `/adminPanel/article/${id}`)).body.article;
  const list = async (state: string, more = '') =>
    (await hero.call('GET', `/adminPanel/articles?state=${state}${more}`)).body;
  const send = async (seed: number) =>
    (await hero.call('POST', '/adminPanel/article-picture', { image: await pictureDataUrl(seed) })).body.picture;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    hero = await buildSignedInUser(testApp, { role_id: roleIds.admin, username: 'Ηρώ' });
    nikos = await buildSignedInUser(testApp, { role_id: roleIds.admin, username: 'Νίκος' });
  });
  afterAll(() => testApp.close());

  it('draft, scheduled, published, unpublished: each is read by whom it is for', async () => {
    await at(0);
    const { body } = await write();
    const id = body.article_id as number;
    expect(body).toMatchObject({ message: 'Success!', version: 1, state: 'draft' });
    expect((await read(id)).status).toBe(404);
    const soon = new Date(START + 2 * DAY).toISOString();
    expect((await change(id, 1, { published_at: soon })).body).toMatchObject({ version: 2, state: 'scheduled' });
    expect((await read(id)).status).toBe(404);
    expect((await list('scheduled')).articles.map((row: { article_id: number }) => row.article_id)).toEqual([id]);
    expect((await listArticlePages(db(), new Date(START))).map(({ path }) => path)).not.toContain(
      `/view-article?article_id=${id}`,
    );

    await at(3);
    const up = await read(id);
    expect(up).toMatchObject({
      status: 200,
      body: {
        article: {
          date: soon,
          type: 'how_to',
          author: 'Ηρώ Βαρδή',
          tags: ['αγορά', 'δάνειο'],
          contents: { el: [{ id: 'part-1', text: 'Πρώτα' }], en: [{ id: 'part-1', text: 'First' }] },
          content: { en: '<h2 id="part-1">First</h2><p>Search.</p>' },
          updated: null,
        },
      },
    });
    expect((await list('scheduled')).count).toBe(0);
    expect((await list('published')).counts).toEqual({ published: 1, scheduled: 0, draft: 0, unpublished: 0 });
    expect((await listArticlePages(db(), new Date(START + 3 * DAY))).map(({ path }) => path)).toContain(
      `/view-article?article_id=${id}`,
    );

    expect((await change(id, 2, { publish: false })).body).toMatchObject({ version: 3, state: 'unpublished' });
    expect((await read(id)).status).toBe(404);
    expect((await callApiAs(testApp, null, 'GET', '/article?published=true')).body.count).toBe(0);
    expect((await list('unpublished')).count).toBe(1);
    expect((await change(id, 3, { publish: true })).body).toMatchObject({ version: 4, state: 'published' });
    // Publishing what is up leaves its date.
    const { date } = (await read(id)).body.article;
    await at(4);
    expect((await change(id, 4, { publish: true })).body.version).toBe(4);
    expect((await read(id)).body.article.date).toBe(date);
    await at(6);
    await change(id, 4, { title: { el: 'Νέος', en: 'New' } });
    expect((await read(id)).body.article.updated).toBe(new Date(START + 6 * DAY).toISOString());
  });

  it('a scheduled one that is taken back is a draft again', async () => {
    await at(0);
    const { body } = await write({ published_at: new Date(START + DAY).toISOString() });
    expect(body.state).toBe('scheduled');
    expect((await change(body.article_id, 1, { publish: false })).body.state).toBe('draft');
  });

  it('what goes up has no holes; a draft may', async () => {
    const bare = articleInput({
      title: { el: 'Μόνο ελληνικά', en: '' },
      content: { el: '<p></p>', en: '' },
      author: '',
    });
    const draft = await hero.call('POST', '/adminPanel/article', bare);
    expect(draft.status).toBe(200);
    const refused = await change(draft.body.article_id, 1, { publish: true });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(refused.body.fields).toEqual({
      'title.en': 'required',
      'content.el': 'required',
      'content.en': 'required',
      author: 'required',
    });
    const untitled = await write({ title: { el: ' ', en: '' } });
    expect(untitled.body.fields).toEqual({ 'title.el': 'required' });
    expect((await write({ category: 'nonsense' })).body.fields).toEqual({ category: 'invalid' });
    expect((await write({ publish: false, published_at: '2027-01-01T00:00:00Z' })).status).toBe(400);
  });

  it('of two who change the same version the second is told whose is there, and nothing is lost', async () => {
    await at(0);
    const { article_id: id } = (await write()).body;
    expect((await change(id, 1, { author: 'Νίκος' }, nikos)).status).toBe(200);
    const late = await change(id, 1, { author: 'Ηρώ' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', fields: { version: '2', by: 'Νίκος', at: new Date(START).toISOString() } },
    });
    expect(await edit(id)).toMatchObject({ version: 2, author: 'Νίκος', changed_by: 'Νίκος' });
    expect((await change(id, 2, { author: 'Ηρώ' })).status).toBe(200);
    // An answer got lost: the same wish again is done already.
    expect((await change(id, 2, { author: 'Ηρώ' })).body).toMatchObject({ version: 3 });
    const many = await Promise.all([1, 2, 3, 4].map((n) => change(id, 3, { author: `Γράφει ${n}` })));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await hero.call('DELETE', `/adminPanel/article/${id}`, { version: 1 })).status).toBe(409);
  });

  it('keeps every state, who and when, and brings one back without touching whether it is up', async () => {
    await at(0);
    const { article_id: id } = (await write({ publish: true })).body;
    await at(1);
    await change(id, 1, { content: { el: '<p>Δύο λέξεις</p>', en: '<p>Two words</p>' } }, nikos);
    const { body } = await hero.call('GET', `/adminPanel/article/${id}/revisions`);
    expect(body).toMatchObject({
      count: 2,
      revisions: [
        {
          version: 2,
          saved_by: 'Νίκος',
          action: 'saved',
          word_count: { el: 2, en: 2 },
          saved_at: new Date(START + DAY).toISOString(),
        },
        { version: 1, saved_by: 'Ηρώ', action: 'published', saved_at: new Date(START).toISOString() },
      ],
    });
    const before = await hero.call('GET', `/adminPanel/article/${id}/preview?revision=1`);
    expect(before.body.article.content.en).toContain('Search.');
    const stale = await hero.call('PUT', `/adminPanel/article/${id}/restore`, { version: 1, revision: 1 });
    expect(stale.status).toBe(409);
    await at(2);
    const back = await hero.call('PUT', `/adminPanel/article/${id}/restore`, { version: 2, revision: 1 });
    expect(back.body).toMatchObject({ version: 3, state: 'published' });
    const read2 = (await read(id)).body.article;
    expect(read2.content.en).toContain('Search.');
    expect(read2.date).toBe(new Date(START).toISOString());
    const after = (await hero.call('GET', `/adminPanel/article/${id}/revisions?limit=1`)).body;
    expect(after).toMatchObject({ count: 3, revisions: [{ version: 3, action: 'restored', restored_from: 1 }] });
    expect((await hero.call('PUT', `/adminPanel/article/${id}/restore`, { version: 3, revision: 9 })).status).toBe(404);
    const auditRows = await sql<{
      action: string;
    }>`select action from audit_log where subject = 'article' and subject_id = ${id} order by id`.execute(db());
    expect(auditRows.rows.map(({ action }) => action)).toEqual([
      'article_published',
      'article_changed',
      'article_restored',
    ]);
  });

  it('cleans on the way in, and on the way out what was written by hand', async () => {
    const bad = '<p onclick="pwn()">α<script>pwn()</script><a href="javascript:pwn()">β</a></p>';
    const { article_id: id } = (await write({ content: { el: bad, en: bad }, publish: true })).body;
    const row = await db().selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.content_el, row.content_en]).toEqual(['<p>αβ</p>', '<p>αβ</p>']);
    await sql`update article set content_el = ${bad} where id = ${id}`.execute(db());
    expect((await read(id)).body.article.content.el).toBe('<p>αβ</p>');
    const preview = await hero.call(
      'POST',
      '/adminPanel/article-preview',
      articleInput({ content: { el: bad, en: bad } }),
    );
    expect(preview.body.article.content.el).toBe('<p>αβ</p>');
  });

  it('[POST-3] takes pictures in all sizes, with words for both languages, and only its own', async () => {
    await at(0);
    const picture = await send(1);
    expect(picture).toMatchObject({ width: 800, height: 500, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const file = await testApp.app.inject({ url: `/photos/${picture.key}/640.webp` });
    expect(file.statusCode).toBe(200);
    const img = (alt: string) => `<figure><img src="/photos/${picture.key}/960.jpg" alt="${alt}"></figure>`;
    const content = { el: img('Σπίτι'), en: img('House') };
    const main = { main_picture: picture.key, content, publish: true };
    const silent = await write(main);
    expect(silent.body.fields).toEqual({ 'main_picture_alt.el': 'required', 'main_picture_alt.en': 'required' });
    const { article_id: id } = (await write({ ...main, main_picture_alt: { el: 'Σπίτι', en: 'House' } })).body;
    const { article } = (await read(id)).body;
    expect(article.main_picture).toMatchObject({ key: picture.key, alt: { el: 'Σπίτι', en: 'House' } });
    expect(article.content.en).toContain(`srcset="/photos/${picture.key}/320.webp 320w`);
    expect((await change(id, 1, { content: { el: img(''), en: img('x') } })).body.fields).toEqual({
      'content.el': 'picture_alt',
    });
    const strange = await db()
      .insertInto('photo')
      .values({ key: 'somebodys-home', width: 9, height: 9, placeholder: '' })
      .returning('key')
      .executeTakeFirstOrThrow();
    const other = `<p>α<img src="/photos/${strange.key}/960.jpg" alt="α"></p>`;
    expect((await change(id, 1, { content: { el: other, en: '<p>a</p>' } })).body.fields).toEqual({
      'content.el': 'picture_unknown',
    });
    expect((await change(id, 1, { main_picture: strange.key })).body.fields).toMatchObject({
      main_picture: 'picture_unknown',
    });
    const broken = await hero.call('POST', '/adminPanel/article-picture', {
      image: 'data:image/svg+xml;base64,PHN2Zy8+',
    });
    expect(broken).toMatchObject({ status: 400, body: { code: 'not_an_image' } });
  });

  it('pictures that no state shows are swept after a day, with their files; others stay', async () => {
    await at(10);
    const [saved, earlier, unused] = [await send(21), await send(22), await send(23)];
    const img = (key: string) => `<p><img src="/photos/${key}/960.jpg" alt="α"></p>`;
    const { article_id: id } = (await write({ content: { el: img(earlier.key), en: '' } })).body;
    await change(id, 1, { content: { el: img(saved.key), en: '' } });
    expect(await deleteUnusedArticlePictures(testApp.workerDeps)).toBe(0);
    await at(12);
    expect(await deleteUnusedArticlePictures(testApp.workerDeps)).toBe(1);
    await deleteExpiredData(testApp.workerDeps);
    const status = async (key: string) => (await testApp.app.inject({ url: `/photos/${key}/320.jpg` })).statusCode;
    expect([await status(saved.key), await status(earlier.key), await status(unused.key)]).toEqual([200, 200, 404]);
    expect((await change(id, 2, { main_picture: unused.key })).body.fields).toMatchObject({
      main_picture: 'picture_unknown',
    });
    // The article goes, and a day later what only it showed.
    expect((await hero.call('DELETE', `/adminPanel/article/${id}`, { version: 2 })).status).toBe(200);
    expect((await hero.call('DELETE', `/adminPanel/article/${id}`, {})).status).toBe(404);
    expect(await deleteUnusedArticlePictures(testApp.workerDeps)).toBe(2);
    await deleteExpiredData(testApp.workerDeps);
    expect(await status(saved.key)).toBe(404);
  });

  it('finds in titles, pages by ten, and treats % as a letter', async () => {
    for (let n = 0; n < 12; n += 1) await buildArticle(db(), { title_el: `Δοκιμή ${n}`, published_at: null });
    const first = await list('draft', `&search=${encodeURIComponent('δοκιμή')}`);
    expect(first.count).toBe(12);
    expect(first.articles).toHaveLength(10);
    expect((await list('draft', `&search=${encodeURIComponent('δοκιμή')}&offset=10`)).articles).toHaveLength(2);
    expect((await list('draft', '&search=%25')).count).toBe(0);
  });

  it('[ARTC-1] related: most tags in common first, then the category, nothing that is not up', async () => {
    await at(30);
    const made = (over: object) => buildArticle(db(), { category_id: 2, tags: ['α', 'β'], ...over });
    const id = await made({});
    const twoTags = await made({ category_id: 3, published_at: new Date('2025-01-01') });
    const category = await made({ tags: [], published_at: new Date('2026-02-01') });
    const oneTag = await made({ category_id: 3, tags: ['β'] });
    await made({ published_at: null });
    await made({ published_at: new Date(START + 400 * DAY) });
    const { related } = (await read(id)).body;
    expect(related.map((row: { article_id: number }) => row.article_id)).toEqual([twoTags, oneTag, category]);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from article where tags && array['α']
      and published_at is not null`.execute(db());
    expect(rows.length).toBeGreaterThan(0);
  });
});
