/** Guides and news: read in both languages; written, previewed, published, changed by two, brought back and taken down. */
import { articleSaid, desk, deskStates, editor, toolbar } from '@estia/contract/articles/desk-messages';
import { articlesWords, articleWords } from '@estia/contract/articles/page-messages';
import type { Locale } from '@estia/contract/pair';
import { faultsOf, hostileHtml } from '@estia/server/testing/hostile-html';
import { smallPhoto } from '@estia/server/testing/phone-photos';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { ownSite } from './own-site.ts';
import * as people from './people.ts';
import { arrived, button, field, panel, said, sql, unfold } from './people.ts';
import { expectAccessible, expectEnglish, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
vi.setConfig({ testTimeout: 180_000 });

const widths = [390, 1440];
const inLanguage = (label: string, locale: Locale, lang: Locale) =>
  `${label} (${(lang === 'el' ? editor.greek : editor.english)[locale]})`;
const jsonLd = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')));

it.each(['el', 'en'] as const)(
  '[ARTC-1] guides by category and one of them read, in %s, at every width',
  async (locale) => {
    const prefix = people.prefixOf[locale];
    const { page, go } = await visit({ dark: locale === 'en' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await go(`${prefix}/articles`)).toBe(200);
      await expectAccessible(page);
      await expectNoSideways(page);
    }
    if (locale === 'en') await expectEnglish(page);
    const tabs = page.getByRole('navigation', { name: articlesWords.categories[locale] });
    expect(await tabs.getByRole('link').count()).toBe(7);
    for (const tab of await tabs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      const answer = await fetch(`${ownSite.origin}${tab}`);
      expect(answer.status, tab).toBe(200);
      expect((await answer.text()).match(/<article/g)?.length ?? 0, tab).toBeGreaterThanOrEqual(2);
    }
    await tabs.getByRole('link').nth(6).click();
    await arrived(page, /articles\?category=guide$/);
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
      .toContain('/articles?category=guide');

    await page.locator('main article a').first().click();
    await arrived(page, `${prefix}/view-article`);
    const id = new URL(page.url()).searchParams.get('article_id');
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page);
      if (width > 320) await expectAccessible(page);
    }
    if (locale === 'en') await expectEnglish(page);
    // A comfortable line: at most about 75 letters.
    const letters = await page
      .locator('main article p')
      .nth(4)
      .evaluate((line) => {
        const { fontSize, width } = getComputedStyle(line);
        return Number.parseFloat(width) / (Number.parseFloat(fontSize) * 0.55);
      });
    expect(letters).toBeLessThan(80);
    const contents = page.getByRole('navigation', { name: articleWords.contents[locale] });
    const first = contents.getByRole('link').first();
    const target = (await first.getAttribute('href')) ?? '';
    await first.click();
    expect(await page.locator(target).textContent()).toBe(await first.textContent());
    const [article, crumbs] = await jsonLd(page);
    expect(article).toMatchObject({ '@type': 'Article', inLanguage: locale, datePublished: expect.any(String) });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(await page.locator('link[hreflang="el"]').getAttribute('href')).toBe(
      `${ownSite.origin}/view-article?article_id=${id}`,
    );
    expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toBe(
      `${ownSite.origin}/en/view-article?article_id=${id}`,
    );
    await page.emulateMedia({ media: 'print' });
    expect(await contents.isVisible()).toBe(false);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  },
);

it('[ARTC-1] is whole without script, and unknown articles, categories and pages are not there', async () => {
  const { page, go } = await visit({ js: false, width: 390 });
  await go('/articles?category=mortgage');
  await page.locator('main article a').first().click();
  expect(await page.locator('main h2').count()).toBeGreaterThan(3);
  expect(await page.getByRole('heading', { name: articleWords.related.el }).isVisible()).toBe(true);
  const missing = [
    '/view-article',
    '/view-article?article_id=999999',
    '/view-article?article_id=x',
    '/articles?category=x',
    '/articles?page=99',
    '/articles?page=0',
  ];
  for (const path of missing) expect((await fetch(`${ownSite.origin}${path}`)).status, path).toBe(404);
});

it('[ARTC-2] nobody but an admin sees a preview, and a visitor is asked to log in', async () => {
  const path = '/dashboard/admin/article-preview?article_id=1';
  const answer = await fetch(`${ownSite.origin}${path}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('/auth/login?next=');
  const { page, go } = await visit();
  await people.enterAs(page, await people.makePerson({ locale: 'el' }));
  expect(await go(path)).toBe(404);
});

const picture = async () => ({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto(3) });

it.each(['el', 'en'] as const)(
  '[ARTC-2] an admin writes, previews, publishes, changes, restores, takes down and deletes an article, in %s',
  async (locale) => {
    const prefix = people.prefixOf[locale];
    const { page, go } = await visit({ dark: locale === 'en' });
    await people.enterAs(page, await people.makePerson({ locale, role: 1, strong: true, name: 'Ira Vardi' }));
    await go(`${prefix}/dashboard/admin/list-articles`);
    await expectAccessible(page);
    await page.getByRole('link', { name: desk.write[locale] }).click();
    await arrived(page, `${prefix}/dashboard/admin/article-editor`);

    const mark = `Δοκιμή ${Date.now()}`;
    const text = (label: string, lang: Locale) => field(page, inLanguage(label, locale, lang));
    const box = (lang: Locale) =>
      page.getByRole('textbox', { name: inLanguage(editor.content[locale], locale, lang), exact: true });
    // Both editors have come: until then their plain fields answer to the same names, and what stands below them moves.
    const tools = page.getByRole('toolbar', { name: toolbar.label[locale] });
    const editorsHere = () => tools.nth(1).waitFor();
    await editorsHere();
    for (const lang of ['el', 'en'] as const) {
      await text(editor.textTitle[locale], lang).fill(lang === 'el' ? mark : 'A first article');
      await text(editor.description[locale], lang).fill(lang === 'el' ? 'Με δυο λόγια' : 'In short');
    }
    await box('el').click();
    await page.keyboard.type('Πρώτη γραμμή');
    // By keyboard: into the row of buttons, to the section title, and back.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tool'))).toBe('h2');
    await page.keyboard.press('Enter');
    expect(await tools.first().locator('[data-tool="h2"]').getAttribute('aria-pressed')).toBe('true');
    await box('el').press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Κείμενο με σύνδεσμο');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await tools.first().locator('[data-tool="link"]').click();
    await page.getByLabel(toolbar.address[locale]).first().fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: toolbar.badAddress[locale] }).waitFor();
    await page.getByLabel(toolbar.address[locale]).first().fill('/golden-visa');
    await page.keyboard.press('Enter');
    await box('en').click();
    await page.keyboard.type('First line');
    await tools.nth(1).locator('[data-tool="picture"]').click();
    await page
      .getByLabel(editor.choose[locale])
      .first()
      .setInputFiles(await picture());
    await page.getByLabel(editor.alt[locale], { exact: true }).fill('A house');
    await button(page, toolbar.insert[locale]).click();
    await box('en').locator('figure img').waitFor();
    const main = panel(page, editor.picture[locale]);
    await main.locator('input[type="file"]').setInputFiles(await picture());
    await main.getByRole('status').filter({ hasText: editor.sent[locale] }).waitFor();
    await page.getByText(editor.unsaved[locale]).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSideways(page);
    }

    // What goes up needs words for its picture; what was written is still there.
    await button(page, editor.publish[locale]).click();
    await people.expectRefused(page, locale, {
      [editor.altEl[locale]]: 'required',
      [editor.altEn[locale]]: 'required',
    });
    await box('el').getByText('Πρώτη γραμμή').waitFor();
    await editorsHere();
    await field(page, editor.altEl[locale]).fill('Ένα σπίτι');
    await field(page, editor.altEn[locale]).fill('A house');
    await expectAccessible(page);

    const opened = page.context().waitForEvent('page');
    await button(page, editor.preview[locale]).click();
    const preview = await opened;
    await preview.getByText(editor.previewNote[locale]).waitFor();
    expect(await preview.locator('h1').textContent()).toBe(locale === 'el' ? mark : 'A first article');
    expect(await preview.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await expectAccessible(preview);
    await preview.close();
    const rows = await sql('select id from article where title_el = $1', [mark]);
    expect(rows).toEqual([]);

    await button(page, editor.publish[locale]).click();
    await said(page, articleSaid['article-published']?.[locale] ?? '');
    const id = Number(new URL(page.url()).searchParams.get('article_id'));
    const read = async (lang: Locale) => {
      const answer = await fetch(`${ownSite.origin}/api/article/${id}`);
      return answer.status === 200 ? ((await answer.json()).article.content[lang] as string) : answer.status;
    };
    expect(await read('el')).toContain('<h2 id="part-1">Πρώτη γραμμή</h2>');
    expect(await read('el')).toContain('<a href="/golden-visa">');
    expect(await read('en')).toContain('alt="A house"');

    // Somebody else saves first: told whose it is, nothing lost, then written over knowingly.
    await sql(
      `with next as (update article set version = version + 1, author = 'Nikos' where id = $1 returning *)
    insert into article_revision select id, version, now(), null, 'saved', null, category_id, type, title_el, title_en, description_el,
    description_en, content_el, content_en, author, tags, photo_id, photo_alt_el, photo_alt_en, published_at from next`,
      [id],
    );
    await editorsHere();
    await field(page, editor.author[locale]).fill('Ira');
    await button(page, editor.update[locale]).click();
    await page.getByRole('alert').getByRole('heading', { name: editor.conflict[locale] }).waitFor();
    expect(await field(page, editor.author[locale]).inputValue()).toBe('Ira');
    await editorsHere();
    await expectAccessible(page);
    await page.getByLabel(editor.conflictOver[locale]).check();
    await button(page, editor.update[locale]).click();
    await said(page, articleSaid['article-updated']?.[locale] ?? '');

    await editorsHere();
    const versions = panel(page, editor.revisions[locale]);
    expect(await versions.getByRole('listitem').count()).toBe(3);
    await versions.getByRole('listitem').nth(1).getByRole('button').click();
    await said(page, articleSaid['article-restored']?.[locale] ?? '');
    expect(await field(page, editor.author[locale]).inputValue()).toBe('Nikos');
    await editorsHere();
    await button(page, editor.unpublish[locale]).click();
    await said(page, articleSaid['article-unpublished']?.[locale] ?? '');
    expect(await read('el')).toBe(404);
    await go(`${prefix}/dashboard/admin/list-articles?state=unpublished&search=${encodeURIComponent(mark)}`);
    expect(await page.getByRole('link', { name: deskStates.unpublished[locale] }).getAttribute('aria-current')).toBe(
      'page',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSideways(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'el' ? mark : 'A first article' })
      .first()
      .click();
    await arrived(page, `${prefix}/dashboard/admin/article-editor`);
    // On a phone one language is shown, and so one editor.
    await tools.first().waitFor();
    await unfold(panel(page, editor.delete[locale]), editor.delete[locale]);
    await button(page, editor.deleteSure[locale]).click();
    await said(page, articleSaid['article-deleted']?.[locale] ?? '');
  },
);

it('[ARTC-2] an editor that comes late takes over what was begun in the plain field, and the cursor with it', async () => {
  const { page } = await visit();
  await people.enterAs(page, await people.makePerson({ locale: 'el', role: 1, strong: true }));
  let bring = () => {};
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/rich-text-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/dashboard/admin/article-editor');
  await page.locator('textarea[name="content.el"]').click();
  await page.keyboard.type('<p>Νωρίς</p>');
  bring();
  await page.getByRole('toolbar').nth(1).waitFor();
  const written = page.locator('#f-content-el-text');
  await expect.poll(() => written.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.type(' και αργά');
  await written.getByText('Νωρίς και αργά', { exact: true }).waitFor();
});

it('[ARTC-2] without script an article is written as HTML, cleaned, scheduled in Greek time', async () => {
  const { page, go } = await visit({ js: false, width: 390 });
  await people.enterAs(page, await people.makePerson({ locale: 'el', role: 1, strong: true }));
  await go('/dashboard/admin/article-editor');
  await expectNoSideways(page);
  const mark = `Χωρίς ${Date.now()}`;
  for (const lang of ['el', 'en'] as const) {
    await field(page, inLanguage(editor.textTitle.el, 'el', lang)).fill(mark);
    await field(page, inLanguage(editor.description.el, 'el', lang)).fill(mark);
    await page.locator(`textarea[name="content.${lang}"]`).fill('<p onclick="x()">α<script>x()</script></p>');
  }
  await page.locator('input[name="when"]').fill('2099-07-01T09:00');
  await button(page, editor.schedule.el).click();
  await said(page, articleSaid['article-scheduled']?.el ?? '');
  const [row] = await sql<{ content_el: string; published_at: Date }>(
    'select content_el, published_at from article where title_el = $1',
    [mark],
  );
  expect(row).toEqual({ content_el: '<p>α</p>', published_at: new Date('2099-07-01T06:00:00Z') });
});

it('[ARTC-2] no hostile text comes to life in a real browser, in or out', async () => {
  const author = await people.makePerson({ locale: 'el', role: 1, strong: true });
  const ask = (content: string) =>
    fetch(`${ownSite.origin}/api/adminPanel/article-preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
      body: JSON.stringify({
        ...{ category: 'guide', type: 'report', title: { el: 'Τ', en: 'T' }, description: { el: '', en: '' } },
        ...{
          content: { el: content, en: '' },
          author: 'Ε',
          tags: [],
          main_picture: null,
          main_picture_alt: { el: '', en: '' },
        },
      }),
    });
  const { page, go } = await visit();
  await go('/how-results-are-ordered');
  let seen = 0;
  for (const text of hostileHtml) {
    // What JSON cannot carry never arrives; a NUL is refused at the door.
    const answer = await ask(text);
    if (answer.status === 400 && text.includes('\0')) continue;
    expect(answer.status, text.slice(0, 80)).toBe(200);
    const html = (await answer.json()).article.content.el as string;
    const elements = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      return [...body.querySelectorAll('*')].map((element) => ({
        tag: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      }));
    }, html);
    // The parser adds what a table lacks.
    expect(faultsOf(elements, true), text.slice(0, 80)).toEqual([]);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(100);
});
