/** Guides and news, read in both languages. */
import { articleListMessages, articlePageMessages } from '@estia/contract/articles/page-messages';
import { expect, it } from 'vitest';
import { jsonLd, widths } from '../support/articles-page.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import { expectPath } from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

it.each(['el', 'en'] as const)(
  '[ARTC-1] guides by category and one of them read, in %s, at every width',
  async (locale) => {
    const prefix = people.localePrefix[locale];
    const { page, go } = await visit({ dark: locale === 'en' });
    expect(await go(`${prefix}/articles`)).toBe(200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }
    if (locale === 'en') await expectEnglish(page);
    const tabs = page.getByRole('navigation', { name: articleListMessages.categories[locale] });
    expect(await tabs.getByRole('link').count()).toBe(7);
    for (const tab of await tabs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      const response = await fetch(`${siteUnderTest.origin}${tab}`);
      expect(response.status, tab).toBe(200);
      expect((await response.text()).match(/<article/g)?.length ?? 0, tab).toBeGreaterThanOrEqual(2);
    }
    await tabs.getByRole('link').nth(6).click();
    await expectPath(page, /articles\?category=guide$/);
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
      .toContain('/articles?category=guide');

    await page.locator('main article a').first().click();
    await expectPath(page, `${prefix}/view-article`);
    const id = new URL(page.url()).searchParams.get('article_id');
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
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
    const preload = page.locator('link[rel=preload][as=image]');
    const drawn = page.locator('main article picture source').first();
    expect(await preload.getAttribute('imagesrcset')).toBe(await drawn.getAttribute('srcset'));
    expect(await preload.getAttribute('imagesizes')).toBe(await drawn.getAttribute('sizes'));
    const contents = page.getByRole('navigation', { name: articlePageMessages.contents[locale] });
    const first = contents.getByRole('link').first();
    const target = (await first.getAttribute('href')) ?? '';
    await first.click();
    expect(await page.locator(target).textContent()).toBe(await first.textContent());
    const [article, crumbs] = await jsonLd(page);
    expect(article).toMatchObject({ '@type': 'Article', inLanguage: locale, datePublished: expect.any(String) });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(await page.locator('link[hreflang="el"]').getAttribute('href')).toBe(
      `${siteUnderTest.origin}/view-article?article_id=${id}`,
    );
    expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toBe(
      `${siteUnderTest.origin}/en/view-article?article_id=${id}`,
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
  expect(await page.getByRole('heading', { name: articlePageMessages.related.el }).isVisible()).toBe(true);
  const missing = [
    '/view-article',
    '/view-article?article_id=999999',
    '/view-article?article_id=x',
    '/articles?category=x',
    '/articles?page=99',
    '/articles?page=0',
  ];
  for (const path of missing) expect((await fetch(`${siteUnderTest.origin}${path}`)).status, path).toBe(404);
});

it('[ARTC-2] nobody but an admin sees a preview, and a visitor is asked to log in', async () => {
  const path = '/dashboard/admin/article-preview?article_id=1';
  const response = await fetch(`${siteUnderTest.origin}${path}`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toContain('/auth/login?next=');
  const { page, go } = await visit();
  await people.signInAs(page, await people.createUser({ locale: 'el' }));
  expect(await go(path)).toBe(404);
});
