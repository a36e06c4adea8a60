/** Who runs the site, in the settings and on every page; and the paths of who is logged in. */
import { roleIds } from '@estia/contract/accounts/roles';
import { approvalMessages } from '@estia/contract/approvals/messages';
import { settings } from '@estia/contract/site/operator-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { approveNewest } from '../support/approvals.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expectFormErrors,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

let owner: TestUser;
let agent: TestUser;
let admin: TestUser;
beforeAll(async () => {
  owner = await createUser();
  agent = await createUser({ role: roleIds.agency });
  admin = await createUser({ role: roleIds.admin, strong: true, locale: 'en' });
});

describe('[NAV-7] who runs the site', () => {
  const HERE = '/dashboard/admin/settings';

  it('an admin writes it without script, wrong numbers are refused, and every page prints it in its language', async () => {
    const { page, go } = await visit({ width: 390, js: false });
    await signInAs(page, admin);
    await go(HERE);
    const panel = page.getByRole('region', { name: settings.operator.el });
    await findField(panel, settings.reason.el).fill('Άνοιγμα');
    await findButton(panel, settings.save.el).click();
    // The zeros of the placeholder are no numbers.
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(2);
    await findField(panel, settings.name.el).fill('Δοκιμή Ακίνητα ΑΕ');
    await findField(panel, settings.nameEn.el).fill('Dokimi Akinita SA');
    await findField(panel, settings.gemi.el).fill('123456789');
    await findField(panel, settings.taxNumber.el).fill('094014201');
    await findField(panel, settings.telephone.el).fill('210 765 4321');
    await findField(panel, settings.partner.el).fill('Τράπεζα Αιγαίου');
    await findField(panel, settings.partnerEn.el).fill('Aegean Bank');
    await findButton(panel, settings.save.el).click();
    // Another admin has to approve it: until then every page prints what it did.
    await expectStatus(page, approvalMessages.asks.el);
    expect(await page.locator('footer').textContent()).not.toContain('Δοκιμή Ακίνητα ΑΕ');
    await approveNewest();
    await go(HERE);
    await expectNoHorizontalScroll(page);
    const footer = page.locator('footer');
    for (const text of ['Δοκιμή Ακίνητα ΑΕ', '123456789000', '094014201', '210 765 4321', 'Τράπεζα Αιγαίου'])
      expect(await footer.textContent()).toContain(text);
    await go(`/en${HERE}`);
    expect(await footer.textContent()).toContain('Dokimi Akinita SA');
    expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`);
    await expectEnglish(page);
  });

  it.each(['el', 'en'] as const)(
    'the settings in %s are accessible, refuse with words at the field, and the log has the change',
    async (locale) => {
      const { page, go } = await visit({ width: 1440, dark: locale === 'en' });
      await signInAs(page, admin);
      await go(`${localePrefix[locale]}${HERE}`);
      await expectAccessible(page);
      const panel = page.getByRole('region', { name: settings.operator[locale] });
      await findField(panel, settings.telephone[locale]).fill('12');
      await findButton(panel, settings.save[locale]).click();
      await expectFormErrors(page, locale, {
        [settings.telephone[locale]]: 'phone',
        [settings.reason[locale]]: 'required',
      });
      await go(`${localePrefix[locale]}/dashboard/admin/audit-log`);
      expect(await page.locator('main').textContent()).toContain('123456789000');
    },
  );

  it.each(['', '/en'])('the footer under "%s" leads to every page of the law and of the house', async (prefix) => {
    const { page, go } = await visit({ width: 1440 });
    await go(`${prefix}/how-results-are-ordered`);
    const paths = await page
      .locator('footer a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const path of [
      '/articles',
      '/show-realtors',
      '/complexes',
      '/glossary',
      '/accessibility',
      '/golden-visa',
      '/my-home',
      '/exclusivity',
      '/cooperation',
      '/terms-conditions',
      '/privacy-policy',
      '/cookie-settings',
    ])
      expect(paths).toContain(`${prefix}${path}`);
    expect(await page.locator('footer a[data-consent-settings]').count()).toBe(1);
  });
});

describe.each(['', '/en'])('[NAV-8] paths of who is logged in, under "%s"', (prefix) => {
  const request = (who: TestUser, path: string) =>
    fetch(`${siteUnderTest.origin}${prefix}${path}`, {
      redirect: 'manual',
      headers: { cookie: `estia_session=${who.token}` },
    });
  const userPaths = [
    '/dashboard',
    '/dashboard/properties',
    '/dashboard/properties/for-rent',
    '/dashboard/properties/for-sale',
    '/dashboard/properties/new-property',
    '/dashboard/properties/edit-new-property',
    '/dashboard/properties/external-sources',
    '/dashboard/user/favorites',
    '/dashboard/user/profile',
    '/dashboard/user/search-history',
    '/dashboard/user/subscription',
  ];
  const dashboard = [
    'article-editor',
    'external-sources',
    'list-administrators',
    'list-alerts',
    'list-articles',
    'settings',
    'list-user-subscriptions',
    'list-users',
    'properties/for-rent',
    'properties/for-sale',
  ].map((path) => `/dashboard/admin/${path}`);

  it('a member has their own and no admin pages; an admin has them; old addresses lead on', async () => {
    for (const path of userPaths) expect(`${path} ${(await request(agent, path)).status}`).toMatch(/ (200|302)$/);
    for (const path of dashboard) {
      expect(`${path} ${(await request(owner, path)).status}`).toBe(`${path} 404`);
      expect(`${path} ${(await request(admin, path)).status}`).toBe(`${path} 200`);
    }
    const old = await request(admin, '/dashboard/admin/list-flex-3');
    expect([301, 308]).toContain(old.status);
    expect(old.headers.get('location')).toContain(`${prefix}/dashboard/admin/list-users`);
  });

  it('a home and a listing by its number', async () => {
    const response = await fetch(`${siteUnderTest.origin}/api/property/new-properties`);
    const { properties } = (await response.json()) as {
      properties: { property_id: number; listing_id: number; for: string }[];
    };
    const [first] = properties;
    const path = `/properties/for-${first?.for}/${first?.property_id}`;
    expect((await request(owner, path)).status).toBe(200);
    const moved = await request(owner, `/listing/${first?.listing_id}`);
    expect([301, 302, 308, 200]).toContain(moved.status);
    if (moved.status !== 200) expect(moved.headers.get('location')).toContain(`${prefix}${path}`);
  });
});
