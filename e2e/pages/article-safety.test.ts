/** Editors that come late or never, and hostile texts. */
import { roleIds } from '@estia/contract/accounts/roles';
import { articleEditorMessages, articleFlashMessages } from '@estia/contract/articles/admin-messages';
import { findHtmlViolations, maliciousHtml } from '@estia/server/testing/security/malicious-html';
import { expect, it } from 'vitest';
import { inLanguage } from '../support/articles-page.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import { expectStatus, findButton, findField, querySql } from '../support/users.ts';
import { createVisitors, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

it('[ARTC-2] an editor that comes late takes over what was begun in the plain field, and the cursor with it', async () => {
  const { page } = await visit();
  await people.signInAs(page, await people.createUser({ locale: 'el', role: roleIds.admin, strong: true }));
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
  await people.signInAs(page, await people.createUser({ locale: 'el', role: roleIds.admin, strong: true }));
  await go('/dashboard/admin/article-editor');
  await expectNoHorizontalScroll(page);
  const mark = `Χωρίς ${Date.now()}`;
  for (const lang of ['el', 'en'] as const) {
    await findField(page, inLanguage(articleEditorMessages.textTitle.el, 'el', lang)).fill(mark);
    await findField(page, inLanguage(articleEditorMessages.description.el, 'el', lang)).fill(mark);
    await page.locator(`textarea[name="content.${lang}"]`).fill('<p onclick="x()">α<script>x()</script></p>');
  }
  await page.locator('input[name="when"]').fill('2099-07-01T09:00');
  await findButton(page, articleEditorMessages.schedule.el).click();
  await expectStatus(page, articleFlashMessages['article-scheduled']?.el ?? '');
  const [row] = await querySql<{ content_el: string; published_at: Date }>(
    'select content_el, published_at from article where title_el = $1',
    [mark],
  );
  expect(row).toEqual({ content_el: '<p>α</p>', published_at: new Date('2099-07-01T06:00:00Z') });
});

it('[ARTC-2] no hostile text comes to life in a real browser, in or out', async () => {
  const author = await people.createUser({ locale: 'el', role: roleIds.admin, strong: true });
  const save = (content: string) =>
    fetch(`${siteUnderTest.origin}/api/adminPanel/article-preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
      body: JSON.stringify({
        category: 'guide',
        type: 'report',
        title: { el: 'Τ', en: 'T' },
        description: { el: '', en: '' },
        content: { el: content, en: '' },
        author: 'Ε',
        tags: [],
        main_picture: null,
        main_picture_alt: { el: '', en: '' },
      }),
    });
  const { page, go } = await visit();
  await go('/how-results-are-ordered');
  let seen = 0;
  for (const text of maliciousHtml) {
    // What JSON cannot carry never arrives; a NUL is refused at the door.
    const response = await save(text);
    if (response.status === 400 && text.includes('\0')) continue;
    expect(response.status, text.slice(0, 80)).toBe(200);
    const html = (await response.json()).article.content.el as string;
    const elements = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      return [...body.querySelectorAll('*')].map((element) => ({
        tag: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      }));
    }, html);
    // The parser adds what a table lacks.
    expect(findHtmlViolations(elements, true), text.slice(0, 80)).toEqual([]);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(100);
});
