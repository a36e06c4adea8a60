/** The long pages about the work of the site, and the glossary. */
import { expect } from 'vitest';
import { aboutPages } from './long-pages.ts';
import { ownSite } from './own-site.ts';
import { prefixOf } from './people.ts';
import { testScreens } from './screens.ts';
import { visitors } from './visit.ts';

testScreens(
  visitors(),
  aboutPages.map((path) => ({
    title: `[PAGE-1] ${path} stands, accessible, without sideways scroll also at 200 and 400 per cent`,
    path,
    ready: async (page, locale) => {
      expect(await page.locator('h1').count()).toBe(1);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(`${ownSite.origin}${prefixOf[locale]}${path}`);
    },
  })),
);
