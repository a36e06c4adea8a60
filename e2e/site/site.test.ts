import { describe, expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createVisitors, expectAccessible } from '../support/visitors.ts';

const visit = createVisitors();

/** Written out from the specification by hand: what every path must answer to a visitor. */
const paths: Record<string, number | string> = {
  '/': 200,
  '/auth/login': 200,
  '/auth/signup': 200,
  '/innovations': 200,
  '/privacy-policy': 200,
  '/terms-conditions': 200,
  '/select-property': 200,
  '/show-realtors': 200,
  '/valuation-map': 200,
  '/valuation-map/table': 200,
  '/view-article?article_id=1': 200,
  '/agency/1?for=sale': 200,
  '/golden-visa': 200,
  '/my-home': 200,
  '/exclusivity': 200,
  '/cooperation': 200,
  '/complexes': 200,
  '/complexes/1': 200,
  '/valuation': 200,
  '/valuation/result': 200,
  '/valuation/accuracy': 200,
  '/articles': 200,
  '/pricing': 200,
  '/properties/search': 200,
  '/how-results-are-ordered': 200,
  '/properties/search/results': '/properties/search',
  '/auth': '/auth/login',
  '/auth/login-1': '/auth/login',
  '/auth/login-3': '/auth/login',
  '/auth/signup-1': '/auth/signup',
  '/auth/signup-3': '/auth/signup',
  '/dashboard/properties/new-property-prev': '/dashboard/properties/new-property',
  '/dashboard/properties/select-property-test': '/select-property',
  '/dashboard/properties/course': '/dashboard',
  '/sidebar-blank-page-5': '/dashboard',
  '/sidebar/dashboards/course': '/dashboard',
  '/dashboard/admin/form-layouts-2': '/dashboard/admin/article-editor',
  '/dashboard/admin/list-flex-3': '/dashboard/admin/list-users',
  '/dashboard/properties/terms': '/terms-conditions',
  '/dashboard/properties/privacy-policy': '/privacy-policy',
  '/nothing/here': 404,
};
const dashboards = [
  '/dashboard',
  '/dashboard/properties',
  '/dashboard/properties/for-rent',
  '/dashboard/properties/for-sale',
  '/dashboard/properties/new-property',
  '/dashboard/properties/edit-new-property',
  '/dashboard/properties/from-valuation',
  '/dashboard/properties/external-sources',
  '/dashboard/properties/for-sale/1',
  '/dashboard/user/favorites',
  '/dashboard/user/profile',
  '/dashboard/user/search-history',
  '/dashboard/user/subscription',
  '/dashboard/admin/article-editor',
  '/dashboard/admin/external-sources',
  '/dashboard/admin/list-administrators',
  '/dashboard/admin/list-alerts',
  '/dashboard/admin/list-articles',
  '/dashboard/admin/list-user-subscriptions',
  '/dashboard/admin/list-users',
  '/dashboard/admin/properties/for-rent',
  '/dashboard/admin/properties/for-sale',
];

describe.each(['', '/en'])('paths under "%s"', (prefix) => {
  const request = (path: string) =>
    fetch(`${siteUnderTest.origin}${prefix}${path === '/' && prefix ? '' : path}`, { redirect: 'manual' });

  it.each(Object.entries(paths))('[NAV-8] %s → %s', async (path, expected) => {
    const response = await request(path);
    if (typeof expected === 'number') return expect(response.status).toBe(expected);
    expect([301, 308]).toContain(response.status);
    expect(new URL(response.headers.get('location') ?? '', siteUnderTest.origin).pathname).toBe(prefix + expected);
  });

  it.each(dashboards)('[ROLE-3] %s sends a visitor to login and remembers the way back', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(302);
    const to = new URL(response.headers.get('location') ?? '', siteUnderTest.origin);
    expect(to.pathname).toBe(`${prefix}/auth/login`);
    expect(to.searchParams.get('next')).toBe(prefix + path);
  });
});

it.each(['', '/en'])('[NAV-9] an unknown path under "%s" is a 404 with a way home, accessible', async (prefix) => {
  const { page, go } = await visit();
  expect(await go(`${prefix}/nothing`)).toBe(404);
  await page.getByRole('link', { name: /Επιστροφή στην αρχική|Go to the home page/ }).click();
  await page.waitForURL(`**${prefix || '/'}`);
});

it.each([
  ['/auth/login', 390, false],
  ['/en/innovations', 1440, true],
  ['/how-results-are-ordered', 390, true],
  ['/en/how-results-are-ordered', 1440, false],
  ['/nothing', 1440, true],
])('%s at %s px, dark %s is accessible', async (path, width, dark) => {
  const { page, go } = await visit({ width, dark });
  await go(path);
  await expectAccessible(page);
});

it('[NAV-6] Greek is the default and the address beats what the browser remembers', async () => {
  const { page, go } = await visit();
  await go('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('el');
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await go('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('el');
});

it('[NAV-1] the Buy menu lists the types of category 1 by their first word, works by keyboard and leads to where a place is chosen', async () => {
  const { page, go } = await visit();
  await go('/');
  const menu = page.locator('header details').filter({ hasText: 'Αγορά' }).first();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  const links = menu.getByRole('link');
  await expect.poll(() => links.first().isVisible()).toBe(true);
  const names = (await links.allTextContents()).map((name) => name.trim());
  expect(names).toContain('Στούντιο');
  expect(await menu.getByRole('link', { name: 'Διαμέρισμα', exact: true }).getAttribute('href')).toBe(
    '/buy/apartments',
  );
  await page.keyboard.press('Escape');
  expect(await links.first().isVisible()).toBe(false);
});

it('the guards look: a console error, a refused script and a foreign request are caught', async () => {
  const { page, go, problems } = await visit();
  await go('/');
  await page.evaluate(() => console.error('planted'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
  });
  await expect.poll(() => problems.join('\n')).toContain('planted');
  await expect.poll(() => problems.join('\n')).toContain('CSP refused');
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  problems.length = 0;
});

it('[I18N-1] no page shows a key, a placeholder or the other language’s words', async () => {
  const { page, go } = await visit();
  for (const path of [
    '/en',
    '/en/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1',
    '/en/how-results-are-ordered',
    '/en/nothing',
  ]) {
    await go(path);
    const text = await page.evaluate(() => {
      const clone = document.body.cloneNode(true) as HTMLElement;
      for (const node of clone.querySelectorAll('[lang="el"], script, style, svg')) node.remove();
      return clone.innerText;
    });
    expect(text.match(/\p{Script=Greek}[\p{Script=Greek}\s]{2,}/gu) ?? [], path).toEqual([]);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
});
