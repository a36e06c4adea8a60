import { type Bounds, decodeShape, readBounds } from '@estia/contract/search/shape';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countOf, fieldsOf } from './ask.ts';
import { type Mark, marksIn, tilesIn, worldX, worldY } from './tiles.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';

const visit = visitors({ webgl: true });

const languages = {
  el: {
    prefix: '',
    map: 'Χάρτης',
    list: 'Λίστα',
    region: 'Χάρτης αποτελεσμάτων',
    draw: 'Σχεδίασε περιοχή',
    tools: 'Σχεδίαση περιοχής',
    add: 'Πρόσθεσε σημείο στο κέντρο',
    undo: 'Αφαίρεσε το τελευταίο σημείο',
    finish: 'Τέλος',
    cancel: 'Ακύρωση',
    erase: 'Σβήσε την περιοχή 1',
    drawn: 'Σχεδιασμένη περιοχή',
    crosses: 'Οι πλευρές διασταυρώνονται',
    moving: 'Αναζήτηση καθώς μετακινώ τον χάρτη',
    close: 'Κλείσε την κάρτα',
  },
  en: {
    prefix: '/en',
    map: 'Map',
    list: 'List',
    region: 'Map of results',
    draw: 'Draw an area',
    tools: 'Drawing an area',
    add: 'Add a point at the centre',
    undo: 'Remove the last point',
    finish: 'Finish',
    cancel: 'Cancel',
    erase: 'Erase area 1',
    drawn: 'Drawn area',
    crosses: 'The sides cross each other',
    moving: 'Search as I move the map',
    close: 'Close the card',
  },
} as const;

/** The middle of Athens, where homes stand close. */
const athens = 'for=sale&category_id=1&view=23.68,37.94,23.8,38.03';
const search = (prefix: string, query: string) => `${prefix}/properties/search?${query}&page=1`;
const addressOf = (page: Page) => new URL(page.url()).searchParams;
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1)).replace(/&page=\d+/, '');
const canvasOf = (page: Page) => page.locator('canvas.maplibregl-canvas');
const shownCount = async (page: Page) =>
  Number(
    /[\d.]+/.exec((await page.locator('#results-title + div b').first().textContent()) ?? '')?.[0].replaceAll('.', ''),
  );

/** Everything of the map that a page may have asked for: its code, its style, its tiles. */
function mapRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/maplibre|estia-map|MapPanel|\/api\/map\/|\/search\/tiles\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The map is drawn: its tools are there and it no longer says that it loads. */
async function mapReady(page: Page, draw: string): Promise<{ x: number; y: number; width: number; height: number }> {
  await page.getByRole('button', { name: draw }).waitFor({ timeout: 30_000 });
  await expect.poll(() => page.getByText(/Ο χάρτης φορτώνει|The map is loading/).count(), { timeout: 30_000 }).toBe(0);
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  return box;
}

async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + by.x * part, y + by.y * part);
  await page.mouse.up();
}

/** What the map shows once it rests, as the address says it and the list has followed: the address is written first. */
async function restsAt(page: Page, before: string | null): Promise<Bounds> {
  await expect.poll(() => addressOf(page).get('view'), { timeout: 15_000 }).not.toBe(before);
  const listed = page.locator('section[aria-labelledby="results-title"] nav a[href*="view="]').first();
  await expect
    .poll(async () => new URL((await listed.getAttribute('href')) ?? '', page.url()).searchParams.get('view'))
    .toBe(addressOf(page).get('view'));
  const bounds = readBounds(addressOf(page).get('view') ?? '');
  if (!bounds) throw new Error('No view in the address');
  return bounds;
}

const isDrawn = (page: Page) => expect.poll(() => addressOf(page).get('shape'), { timeout: 15_000 }).not.toBeNull();

describe.each(['el', 'en'] as const)('the map in %s', (locale) => {
  const words = languages[locale];

  it('[SRCH-10] an area drawn by mouse is the search, until it is erased; sides that cross are refused', async () => {
    const { page, go } = await visit();
    await go(search(words.prefix, athens));
    const box = await mapReady(page, words.draw);
    const click = (x: number, y: number) => page.mouse.click(box.x + box.width * x, box.y + box.height * y);

    await page.getByRole('button', { name: words.draw }).click();
    const tools = page.getByRole('toolbar', { name: words.tools });
    const finish = tools.getByRole('button', { name: words.finish });
    // Like a bow tie.
    await click(0.3, 0.4);
    await click(0.7, 0.7);
    expect(await finish.isDisabled()).toBe(true);
    await click(0.7, 0.4);
    await click(0.3, 0.7);
    await finish.click();
    expect(await tools.innerText()).toContain(words.crosses);
    expect(addressOf(page).get('shape')).toBeNull();
    if (locale === 'el') await expectAccessible(page);
    await tools.getByRole('button', { name: words.undo }).click();
    expect(await tools.innerText()).not.toContain(words.crosses);
    await tools.getByRole('button', { name: words.cancel }).click();

    await page.getByRole('button', { name: words.draw }).click();
    const corners = [
      [0.25, 0.35],
      [0.75, 0.3],
      [0.8, 0.7],
      [0.3, 0.75],
    ] as const;
    for (const [x, y] of corners) await click(x, y);
    await click(corners[0][0], corners[0][1]);
    await isDrawn(page);
    const [ring, ...others] = decodeShape(addressOf(page).get('shape') ?? '') ?? [];
    expect(others).toEqual([]);
    expect(ring).toHaveLength(4);
    expect(addressOf(page).get('view')).toBeNull();
    const count = await countOf(queryOf(page));
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(await countOf(athens));
    await expect.poll(() => shownCount(page)).toBe(count);

    const chip = page.getByRole('link', { name: new RegExp(words.drawn) });
    expect(await chip.innerText()).toContain(words.drawn);
    expect(new URL((await chip.getAttribute('href')) ?? '', page.url()).searchParams.get('shape')).toBeNull();
    await page.getByRole('button', { name: words.erase }).click();
    await expect.poll(() => addressOf(page).get('shape')).toBeNull();
    expect(addressOf(page).get('view')).not.toBeNull();
    await expect.poll(() => chip.count()).toBe(0);
    const left = await countOf(queryOf(page));
    await expect.poll(() => shownCount(page)).toBe(left);
  });

  it('[SRCH-10] the map is accessible, and an area is drawn by keyboard alone', async () => {
    const { page, go } = await visit({ dark: locale === 'en' });
    await go(search(words.prefix, athens));
    await mapReady(page, words.draw);
    expect(await page.getByRole('region', { name: words.region, exact: true }).count()).toBe(1);
    await expectAccessible(page);
    await expectNoSideways(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const tabTo = async (name: string) => {
      for (let presses = 0; (await focused()) !== name; presses += 1) {
        expect(presses, `no way to ${name} by Tab`).toBeLessThan(12);
        await page.keyboard.press('Tab');
      }
    };
    const pan = async (...keys: string[]) => {
      for (const key of keys) {
        const before = addressOf(page).get('view');
        await page.keyboard.press(key);
        await restsAt(page, before);
      }
    };
    await page.getByRole('checkbox', { name: words.moving }).focus();
    await tabTo(words.draw);
    await page.keyboard.press('Enter');
    // The map has the focus: arrows move it, the space bar sets a point in its middle.
    await pan('ArrowLeft', 'ArrowUp');
    await page.keyboard.press('Space');
    await pan('ArrowRight', 'ArrowRight');
    await page.keyboard.press('Space');
    await pan('ArrowDown', 'ArrowDown');
    // The same by the button, for whoever does not know the key.
    await tabTo(words.add);
    await page.keyboard.press('Enter');
    await tabTo(words.finish);
    await page.keyboard.press('Enter');
    await isDrawn(page);
    expect(decodeShape(addressOf(page).get('shape') ?? '')?.[0]).toHaveLength(3);
    const count = await countOf(queryOf(page));
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => shownCount(page)).toBe(count);
  });

  it('[SRCH-10] on a phone the map is read when asked for, fills the screen, and the list keeps its place', async () => {
    const { page, go } = await visit({ width: 390, dark: locale === 'en' });
    const asked = mapRequests(page);
    await go(search(words.prefix, athens));
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: words.map, exact: true }).click();
    const box = await mapReady(page, words.draw);
    expect(asked.length).toBeGreaterThan(3);
    expect([box.x, box.width, box.y + box.height]).toEqual([0, 390, 844]);
    expect(box.height).toBeGreaterThan(600);
    expect(await page.locator('li[data-home]').first().isVisible()).toBe(false);
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: words.list, exact: true }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(1_500);
    expect(await canvasOf(page).isVisible()).toBe(false);
  });
});

it('[SRCH-10] moving the map searches where it looks, and no longer once that is switched off', async () => {
  const { page, go } = await visit();
  await go(search('', athens));
  await mapReady(page, languages.el.draw);
  const before = addressOf(page).get('view');
  const titles = () =>
    page.locator('[data-home]').evaluateAll((all) => all.map((one) => one.getAttribute('data-home')));
  const listed = await titles();
  await drag(page, { x: -300, y: 120 });
  const bounds = await restsAt(page, before);
  expect((bounds.west + bounds.east) / 2).toBeGreaterThan(23.74);
  await expect.poll(() => titles()).not.toEqual(listed);
  const count = await countOf(queryOf(page));
  await expect.poll(() => shownCount(page)).toBe(count);

  await page.getByRole('checkbox', { name: languages.el.moving }).uncheck();
  const rested = page.url();
  await drag(page, { x: 200, y: 0 });
  // Longer than the map waits before it says where it rests.
  await page.waitForTimeout(1_200);
  expect(page.url()).toBe(rested);
});

it('[SRCH-10] pins stand where the tiles say; pin and card light each other; a pressed pin shows its home', async () => {
  const { page, go } = await visit();
  await go(search('', 'for=sale&category_id=1&view=23.72,37.97,23.76,38'));
  const box = await mapReady(page, languages.el.draw);
  const before = addressOf(page).get('view');
  await drag(page, { x: 30, y: 10 });
  const bounds = await restsAt(page, before);
  const pin = await pinInSight(page, bounds, box);
  const card = page.locator(`li[data-home="${pin.l}"]`);

  // Pin to card.
  await expect
    .poll(
      async () => {
        await page.mouse.move(pin.px + 60, pin.py + 60);
        await page.mouse.move(pin.px, pin.py);
        return card.getAttribute('data-lit');
      },
      { timeout: 15_000 },
    )
    .toBe('');
  await page.mouse.move(box.x + 5, box.y + box.height - 5);
  await expect.poll(() => card.getAttribute('data-lit')).toBeNull();

  // Card to pin: its pill turns dark, which only pictures can tell. How light, not which bytes: a label of the map may
  // come late and change a pixel.
  const lightness = async () => {
    const clip = { x: pin.px - 45, y: pin.py - 40, width: 90, height: 30 };
    return lightnessOf(page, await page.screenshot({ clip, animations: 'disabled' }));
  };
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 450);
  const plain = await lightness();
  const halfDark = plain - 15;
  await card.hover();
  await expect.poll(lightness).toBeLessThan(halfDark);
  await page.mouse.move(1, 450);
  await expect.poll(lightness).toBeGreaterThan(halfDark);

  await page.mouse.click(pin.px, pin.py);
  const popup = page.getByRole('region', { name: languages.el.region, exact: true }).getByRole('article');
  const titleOf = (of: typeof card) => of.getByRole('heading').getByRole('link');
  await titleOf(popup).waitFor();
  const href = await titleOf(card).getAttribute('href');
  expect(await titleOf(popup).getAttribute('href')).toBe(href);
  await expectAccessible(page);
  await page.getByRole('button', { name: languages.el.close }).click();
  expect(await popup.count()).toBe(0);
});

it('[SRCH-10] no piece of the map is read while none is seen', async () => {
  for (const { width, map } of [
    { width: 1200, map: true },
    { width: 1440, map: false },
  ]) {
    const { page, go } = await visit({ width, map });
    const asked = mapRequests(page);
    await go(search('', athens));
    await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: languages.el.map, exact: true }).click();
    await mapReady(page, languages.el.draw);
    expect(asked.some((path) => path.includes('/search/tiles/'))).toBe(true);
  }
});

type Box = { x: number; y: number; width: number; height: number };

/** A home that stands alone on the map, well inside it, that the list has on its first page. */
async function pinInSight(page: Page, bounds: Bounds, box: Box): Promise<Required<Mark> & { px: number; py: number }> {
  const [left, right] = [worldX(bounds.west), worldX(bounds.east)];
  const [top, bottom] = [worldY(bounds.north), worldY(bounds.south)];
  const zoom = Math.log2(box.width / 512 / (right - left));
  const { view: _, ...rest } = fieldsOf(queryOf(page));
  const query = new URLSearchParams({ ...rest, view: '15,30,35,46' }).toString();
  const marks = (await Promise.all(tilesIn(bounds, Math.floor(zoom)).map((tile) => marksIn(tile, query)))).flat();
  const placed = marks.map((mark) => ({
    ...mark,
    px: box.x + ((mark.x - left) / (right - left)) * box.width,
    py: box.y + ((mark.y - top) / (bottom - top)) * box.height,
  }));
  const first = await page.locator('[data-home]').evaluateAll((all) => all.map((one) => one.getAttribute('data-home')));
  const pin = placed.find(
    ({ l, px, py }) =>
      first.includes(String(l)) &&
      px > box.x + 80 &&
      px < box.x + box.width - 80 &&
      py > box.y + 160 &&
      py < box.y + box.height - 80 &&
      placed.every((other) => other.l === l || Math.hypot(other.px - px, other.py - py) > 60),
  );
  if (!pin?.l) throw new Error(`No home stands alone among ${placed.length}`);
  return pin as Required<Mark> & { px: number; py: number };
}

/** The mean lightness (0 to 255) of a picture, counted in the browser: it can read a PNG. */
async function lightnessOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / ((data.length / 4) * 3);
  }, png.toString('base64'));
}
