/** No stylesheet decides by when it arrives: the layers do. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publishListing } from '../support/listing-wizard.ts';
import { createUser, signInAs } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

/** Where every element is and how it looks, in one line each. What a map says of its sources comes with its tiles. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((each) => !each.closest('svg, script, [role=status], .maplibregl-ctrl-bottom-right'))
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const style = getComputedStyle(each);
        const look = [style.display, style.position, style.color, style.backgroundColor, style.padding, style.fontSize];
        const box = [x, y + scrollY, width, height].map((n) => Math.round(n));
        return `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} ${box.join(',')} ${look.join(' ')}`;
      }),
  );

/** A list beside a map changes when the map has been drawn, and after its room has changed. */
async function drawnAtRest(page: Page, rest: () => Promise<void>): Promise<string[]> {
  await expect.poll(() => page.locator('[data-state=loading]').count()).toBe(0);
  let last: string[] = [];
  for (let round = 0; round < 20; round++) {
    await rest();
    const now = await drawn(page);
    if (now.length === last.length && now.every((line, at) => line === last[at])) return now;
    last = now;
  }
  throw new Error('The page does not come to rest');
}

/** The first sheet declares the order of the layers; all others as if they had arrived in another order. */
const reorder = (page: Page, how: 'reversed' | 'shared again') =>
  page.evaluate(async (order) => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const [first, ...others] = sheets;
    if (!first || others.length === 0) throw new Error('No stylesheets to reorder');
    const moved =
      order === 'reversed' ? others.toReversed() : others.filter(({ href }) => /\/(base|forms|dashboard)-/.test(href));
    await Promise.all(
      moved.map((sheet) => {
        const copy = document.createElement('link');
        copy.rel = 'stylesheet';
        copy.href = sheet.href;
        const loaded = new Promise((done) => copy.addEventListener('load', done));
        document.head.append(copy);
        if (order === 'reversed') loaded.then(() => sheet.remove());
        return loaded;
      }),
    );
  }, how);

const open = [
  '/',
  '/properties/for-sale/apartment/athens',
  '/valuation',
  '/valuation-map',
  '/realtors',
  '/auth/signup',
];
const dashboardPaths = ['/dashboard', '/dashboard/properties', '/dashboard/inbox', '/dashboard/user/profile'];

describe.each([390, 1440])('at %i px', (width) => {
  it('every screen loads each stylesheet once, and looks the same in whatever order they arrive', async () => {
    const owner = await createUser();
    const listing = await publishListing(owner);
    const { page, go, rest } = await visit({ width });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, owner);
    const differences: Record<string, string[]> = {};
    const ownPage = `/dashboard${listing.path}`;
    for (const path of [...open, listing.path, ...dashboardPaths, ownPage, '/dashboard/properties/new-property']) {
      await go(path);
      // A part that comes later may link a sheet again, from the browser's memory: layers make that harmless.
      const loaded = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, transferSize }) => new URL(name).pathname.endsWith('.css') && transferSize > 0)
          .map(({ name }) => name.split('#')[0] ?? ''),
      );
      const twice = loaded.filter((url, at) => loaded.indexOf(url) !== at);
      if (twice.length > 0) differences[`${path} loads twice`] = twice;
      // Of these two it need not be linked again (sharedSheetOnce in web/vite.config.ts): every page would.
      const linked = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
          .map(({ href }) => new URL(href).pathname)
          .filter((each) => /\/(base|PriceClassChip)-[^/]*\.css$/.test(each)),
      );
      if (new Set(linked).size < linked.length) differences[`${path} links twice`] = linked;
      const before = await drawnAtRest(page, rest);
      expect(before.length).toBeGreaterThan(50);
      for (const how of ['shared again', 'reversed'] as const) {
        await reorder(page, how);
        const after = await drawnAtRest(page, rest);
        const other = before.flatMap((line, at) => (line === after[at] ? [] : [`${line} → ${after[at]}`]));
        if (other.length > 0) differences[`${path} ${how}`] = other.slice(0, 3);
      }
    }
    expect(differences).toEqual({});
  }, 240_000);
});
