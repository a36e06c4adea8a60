/**
 * The matrix of language, width and colour scheme for screens that open by their address: one load of each screen in each
 * language, in which everything is asserted. Journeys look only at the states that no address opens.
 */
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localePrefix } from './users.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectEnglish,
  expectNoHorizontalScroll,
  type Visit,
} from './visitors.ts';

type Screen = {
  /** Begins with the IDs of the requirements that it proves. */
  title: string;
  path: string | (() => Promise<string>);
  /** What the visitor did before the screen is opened. */
  before?: (visit: Visit, locale: Locale) => Promise<unknown>;
  /** The screen is there, in the state that is meant. */
  ready?: (page: Page, locale: Locale) => Promise<unknown>;
  /** Shows what people wrote, each in their own language. */
  othersWrite?: boolean;
  /** The narrowest width that it fits. */
  from?: number;
};

type Options = {
  /** At which widths axe judges; at all others nothing may reach out of the window. */
  judgedAt?: Record<Locale, readonly number[]>;
  /** In light and dark in each language; otherwise Greek is light and English dark. */
  bothSchemes?: boolean;
};

/** 640 is what 200 % leaves of 1280, 320 is what 400 % does. */
const WIDTHS = [1440, 1920, 640, 390, 320];
const BOTH = { el: [1440, 390], en: [1440, 390] };

/** Call once in a test file, with the screens of its topic. */
export function testScreens(
  visit: (options: { width: number; dark: boolean }) => Promise<Visit>,
  screens: readonly Screen[],
  { judgedAt = BOTH, bothSchemes = false }: Options = {},
): void {
  const assertAccessible = bothSchemes ? expectAccessibleInBothSchemes : expectAccessible;
  describe.each(['el', 'en'] as const)('in %s, from 320 to 1920 px', (locale) => {
    it.each(screens)('$title', async ({ path, before, ready, othersWrite, from = 0 }) => {
      const visitor = await visit({ width: WIDTHS[0] ?? 0, dark: locale === 'en' });
      const { page, go } = visitor;
      await before?.(visitor, locale);
      const address = `${localePrefix[locale]}${typeof path === 'string' ? path : await path()}`;
      expect(await go(address === '/en/' ? '/en' : address)).toBe(200);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      await ready?.(page, locale);
      if (locale === 'en' && !othersWrite) await expectEnglish(page);
      for (const width of WIDTHS.filter((each) => each >= from)) {
        if (width !== WIDTHS[0]) await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        await expectNoHorizontalScroll(page);
        if (judgedAt[locale].includes(width)) await assertAccessible(page);
      }
    });
  });
}
