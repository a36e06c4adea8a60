/** HOME-2: an admin changes the picture behind the search; everybody else only sees it. */
import { roleIds } from '@estia/contract/accounts/roles';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { homeImageMessages as words } from '@estia/contract/site/home-image-messages';
import { createSmallPhoto } from '@estia/server/testing/photos/phone-photos';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createUser, findButton, localePrefix, signInAs } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

const heroPicture = async (): Promise<string> => {
  const html = await (await fetch(`${siteUnderTest.origin}/`)).text();
  return /<picture[^>]*>.*?<img src="([^"]+)"/s.exec(html)?.[1] ?? '';
};

describe.each(pickByFile({ locale: 'el' as const, width: 390 }, { locale: 'en' as const, width: 1440 }))(
  'in $locale at $width px',
  ({ locale, width }) => {
    it('[HOME-2] an admin tries, cancels, saves and restores a background', async () => {
      const before = await heroPicture();
      const admin = await createUser({ role: roleIds.admin, locale, strong: true });
      const { page, go } = await visit({ width });
      await signInAs(page, admin);
      await go(localePrefix[locale] || '/');
      const choose = page.getByLabel(words.change[locale]);
      const preview = page.getByAltText(words.preview[locale]);

      await choose.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
      await page
        .getByRole('alert')
        .filter({ hasText: getErrorCodeMessage('not_an_image')[locale] })
        .first()
        .waitFor();
      expect(await preview.count()).toBe(0);

      await choose.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await createSmallPhoto(1) });
      await preview.waitFor();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await findButton(page, words.cancel[locale]).click();
      await preview.waitFor({ state: 'detached' });

      await choose.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await createSmallPhoto(1) });
      await findButton(page, words.save[locale]).click();
      await page.getByRole('status').filter({ hasText: words.saved[locale] }).first().waitFor();
      await expect.poll(heroPicture).toMatch(/^\/photos\/home-[0-9a-f]{32}\/960\.webp$/);

      await go(localePrefix[locale] || '/');
      await findButton(page, words.restore[locale]).click();
      await expect.poll(heroPicture).toBe(before);
    });
  },
);

it('[HOME-2] nobody else has the control, nor loads its code', async () => {
  const { page, go } = await visit();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await signInAs(page, await createUser());
  await go('/');
  expect(await page.getByLabel(words.change.el).count()).toBe(0);
  expect(loaded.filter((url) => url.includes('HeroImageControl'))).toEqual([]);
});
