/** The long pages about the work of the site, and the glossary. */
import { expect } from 'vitest';
import { aboutPages } from '../support/long-pages.ts';
import { testScreens } from '../support/screens.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { localePrefix } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

testScreens(
  createVisitors(),
  aboutPages.map((path) => ({
    title: `[PAGE-1] ${path} stands, accessible, without sideways scroll also at 200 and 400 per cent`,
    path,
    ready: async (page, locale) => {
      expect(await page.locator('h1').count()).toBe(1);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(`${siteUnderTest.origin}${localePrefix[locale]}${path}`);
    },
  })),
);
