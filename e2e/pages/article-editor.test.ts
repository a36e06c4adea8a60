/** An article written, previewed, published, changed by two, brought back and taken down. */
import { roleIds } from '@estia/contract/accounts/roles';
import {
  articleAdminMessages,
  articleEditorMessages,
  articleFlashMessages,
  articleTabMessages,
  toolbar,
} from '@estia/contract/articles/admin-messages';
import type { Locale } from '@estia/contract/pair';
import { nothingSent, unsent } from '@estia/contract/site/unsent-messages';
import { expect, it } from 'vitest';
import { inLanguage, picture, widths } from '../support/articles-page.ts';
import { pickByFile } from '../support/language-turns.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import {
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  querySql,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

it.each(pickByFile<'el' | 'en'>('el', 'en'))(
  '[ARTC-2] an admin writes, previews, publishes, changes, restores, takes down and deletes an article, in %s',
  async (locale) => {
    const prefix = people.localePrefix[locale];
    const { page, go } = await visit({ dark: locale === 'en' });
    await people.signInAs(
      page,
      await people.createUser({ locale, role: roleIds.admin, strong: true, name: 'Ira Vardi' }),
    );
    await go(`${prefix}/dashboard/admin/list-articles`);
    await expectAccessible(page);
    await page.getByRole('link', { name: articleAdminMessages.write[locale] }).click();
    await expectPath(page, `${prefix}/dashboard/admin/article-editor`);

    const mark = `Δοκιμή ${Date.now()}`;
    const text = (label: string, lang: Locale) => findField(page, inLanguage(label, locale, lang));
    const box = (lang: Locale) =>
      page.getByRole('textbox', { name: inLanguage(articleEditorMessages.content[locale], locale, lang), exact: true });
    // Both editors have come: until then their plain fields answer to the same names, and what stands below them moves.
    const tools = page.getByRole('toolbar', { name: toolbar.label[locale] });
    const editorsHere = () => tools.nth(1).waitFor();
    await editorsHere();
    for (const lang of ['el', 'en'] as const) {
      await text(articleEditorMessages.textTitle[locale], lang).fill(lang === 'el' ? mark : 'A first article');
      await text(articleEditorMessages.description[locale], lang).fill(lang === 'el' ? 'Με δυο λόγια' : 'In short');
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
      .getByLabel(articleEditorMessages.choose[locale])
      .first()
      .setInputFiles(await picture());
    await page.getByLabel(articleEditorMessages.alt[locale], { exact: true }).fill('A house');
    await findButton(page, toolbar.insert[locale]).click();
    await box('en').locator('figure img').waitFor();
    const main = findPanel(page, articleEditorMessages.picture[locale]);
    await main.locator('input[type="file"]').setInputFiles(await picture());
    await main.getByRole('status').filter({ hasText: articleEditorMessages.sent[locale] }).waitFor();
    await page.getByText(articleEditorMessages.unsaved[locale]).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }

    // What goes up needs words for its picture; what was written is still there.
    await findButton(page, articleEditorMessages.publish[locale]).click();
    await people.expectFormErrors(page, locale, {
      [articleEditorMessages.altEl[locale]]: 'required',
      [articleEditorMessages.altEn[locale]]: 'required',
    });
    await box('el').getByText('Πρώτη γραμμή').waitFor();
    await editorsHere();
    await findField(page, articleEditorMessages.altEl[locale]).fill('Ένα σπίτι');
    await findField(page, articleEditorMessages.altEn[locale]).fill('A house');
    await expectAccessible(page);

    const opened = page.context().waitForEvent('page');
    await findButton(page, articleEditorMessages.preview[locale]).click();
    const preview = await opened;
    await preview.getByText(articleEditorMessages.previewNote[locale]).waitFor();
    expect(await preview.locator('h1').textContent()).toBe(locale === 'el' ? mark : 'A first article');
    expect(await preview.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await expectAccessible(preview);
    await preview.close();
    const rows = await querySql('select id from article where title_el = $1', [mark]);
    expect(rows).toEqual([]);

    await findButton(page, articleEditorMessages.publish[locale]).click();
    await expectStatus(page, articleFlashMessages['article-published']?.[locale] ?? '');
    const id = Number(new URL(page.url()).searchParams.get('article_id'));
    const read = async (lang: Locale) => {
      const response = await fetch(`${siteUnderTest.origin}/api/article/${id}`);
      return response.status === 200 ? ((await response.json()).article.content[lang] as string) : response.status;
    };
    expect(await read('el')).toContain('<h2 id="part-1">Πρώτη γραμμή</h2>');
    expect(await read('el')).toContain('<a href="/golden-visa">');
    expect(await read('en')).toContain('alt="A house"');

    // Somebody else saves first: told whose it is, nothing lost, then written over knowingly.
    await querySql(
      `with next as (update article set version = version + 1, author = 'Nikos' where id = $1 returning *)
    insert into article_revision select id, version, now(), null, 'saved', null, category_id, type, title_el, title_en, description_el,
    description_en, content_el, content_en, author, tags, photo_id, photo_alt_el, photo_alt_en, published_at from next`,
      [id],
    );
    await editorsHere();
    await findField(page, articleEditorMessages.author[locale]).fill('Ira');
    await findButton(page, articleEditorMessages.update[locale]).click();
    await page.getByRole('alert').getByRole('heading', { name: articleEditorMessages.conflict[locale] }).waitFor();
    expect(await findField(page, articleEditorMessages.author[locale]).inputValue()).toBe('Ira');
    await editorsHere();
    await expectAccessible(page);
    await page.getByLabel(articleEditorMessages.conflictOver[locale]).check();
    await findButton(page, articleEditorMessages.update[locale]).click();
    await expectStatus(page, articleFlashMessages['article-updated']?.[locale] ?? '');

    await editorsHere();
    const versions = findPanel(page, articleEditorMessages.revisions[locale]);
    expect(await versions.getByRole('listitem').count()).toBe(3);
    await versions.getByRole('listitem').nth(1).getByRole('button').click();
    await expectStatus(page, articleFlashMessages['article-restored']?.[locale] ?? '');
    expect(await findField(page, articleEditorMessages.author[locale]).inputValue()).toBe('Nikos');
    await editorsHere();
    await findButton(page, articleEditorMessages.unpublish[locale]).click();
    await expectStatus(page, articleFlashMessages['article-unpublished']?.[locale] ?? '');
    expect(await read('el')).toBe(404);
    await go(`${prefix}/dashboard/admin/list-articles?state=unpublished&search=${encodeURIComponent(mark)}`);
    expect(
      await page.getByRole('link', { name: articleTabMessages.unpublished[locale] }).getAttribute('aria-current'),
    ).toBe('page');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'el' ? mark : 'A first article' })
      .first()
      .click();
    await expectPath(page, `${prefix}/dashboard/admin/article-editor`);
    // On a phone one language is shown, and so one editor.
    await tools.first().waitFor();
    await expandSection(findPanel(page, articleEditorMessages.delete[locale]), articleEditorMessages.delete[locale]);
    await findButton(page, articleEditorMessages.confirmDelete[locale]).click();
    await expectStatus(page, articleFlashMessages['article-deleted']?.[locale] ?? '');
  },
);

it('[ARTC-2] an article that was sent after the session had ended is in its form again after the login', async () => {
  const admin = await people.createUser({ role: roleIds.admin, strong: true });
  const { page, go } = await visit();
  await people.signInAs(page, admin);
  await go('/dashboard/admin/article-editor');
  const tools = page.getByRole('toolbar', { name: toolbar.label.el });
  await tools.nth(1).waitFor();
  const title = findField(page, inLanguage(articleEditorMessages.textTitle.el, 'el', 'el'));
  const box = page.getByRole('textbox', {
    name: inLanguage(articleEditorMessages.content.el, 'el', 'el'),
    exact: true,
  });
  await title.fill('Ένας τίτλος');
  await box.click();
  await page.keyboard.type('Πρώτη γραμμή');
  await page.context().clearCookies();
  await title.press('Enter');
  await expectPath(page, '/auth/login');
  await people.signInAs(page, admin);
  await page.reload();
  await expectPath(page, '/dashboard/admin/article-editor');
  await expectStatus(page, unsent.el);
  await tools.nth(1).waitFor();
  expect([await title.inputValue(), (await box.innerText()).trim()]).toEqual(['Ένας τίτλος', 'Πρώτη γραμμή']);
  // Once: opened again, the page no longer tells anybody to look at it.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectStatus(page, nothingSent.el);
  await tools.nth(1).waitFor();
  expect(await page.getByText(unsent.el).count()).toBe(0);
});
