/** The long pages of the law and of how things are ordered. */
import { expect } from 'vitest';
import { legalPages } from './long-pages.ts';
import { siteUnderTest } from './own-site.ts';
import { localePrefix } from './people.ts';
import { testScreens } from './screens.ts';
import { createVisitors } from './visit.ts';

testScreens(
  createVisitors(),
  legalPages.map((path) => ({
    title: `[PAGE-1] ${path} stands, accessible, without sideways scroll also at 200 and 400 per cent`,
    path,
    ready: async (page, locale) => {
      expect(await page.locator('h1').count()).toBe(1);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(`${siteUnderTest.origin}${localePrefix[locale]}${path}`);
    },
  })),
);
