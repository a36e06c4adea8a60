/** The map of the results, and what is done with it. */
import { loading } from '@estia/contract/search/map-messages';
import { type Bounds, parseBounds } from '@estia/contract/search/shape';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseFilterFields } from './search-api.ts';
import { siteUnderTest } from './site-under-test.ts';
import { listTilesInBounds, readTileMarks, type TileMark, toWorldX, toWorldY } from './tiles.ts';

export const languages = {
  el: {
    prefix: '',
    map: 'Χάρτης',
    list: 'Λίστα',
    region: 'Χάρτης αποτελεσμάτων',
    draw: 'Σχεδίασε περιοχή',
    tools: 'Σχεδίαση περιοχής',
    add: 'Πρόσθεσε σημείο στο κέντρο',
    undo: 'Αφαίρεσε το τελευταίο σημείο',
    finish: 'Ολοκλήρωση',
    cancel: 'Ακύρωση',
    erase: 'Διαγραφή περιοχής 1',
    drawn: 'Σχεδιασμένη περιοχή',
    crosses: 'Οι γραμμές διασταυρώνονται',
    moving: 'Αναζήτηση καθώς μετακινώ τον χάρτη',
    close: 'Κλείσιμο κάρτας',
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
    finish: 'Done',
    cancel: 'Cancel',
    erase: 'Delete area 1',
    drawn: 'Drawn area',
    crosses: 'The lines cross',
    moving: 'Search as I move the map',
    close: 'Close card',
  },
} as const;

/** The middle of Athens, where listings stand close. */
export const athens = 'for=sale&category_id=1&view=23.68,37.94,23.8,38.03';
export const search = (prefix: string, query: string) => `${prefix}/properties/search?${query}&page=1`;
export const addressOf = (page: Page) => new URL(page.url()).searchParams;
export const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1)).replace(/&page=\d+/, '');
export const canvasOf = (page: Page) => page.locator('canvas.maplibregl-canvas');
export const shownCount = async (page: Page) =>
  Number(
    /[\d.,]+/
      .exec((await page.locator('#results-title + div b').first().textContent()) ?? '')?.[0]
      .replaceAll(/[.,]/g, ''),
  );

/** Everything of the map that a page may have asked for: its code, its style, its tiles. */
export function mapRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/maplibre|estia-map|MapPanel|\/api\/map\/|\/search\/tiles\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The map is drawn: its tools are there and it no longer says that it loads. */
export async function mapReady(
  page: Page,
  draw: string,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await page.getByRole('button', { name: draw }).waitFor();
  await expect.poll(() => page.getByText(loading.el).or(page.getByText(loading.en)).count()).toBe(0);
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  return box;
}

export async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + by.x * part, y + by.y * part);
  await page.mouse.up();
}

/** What the map shows once it rests, as the address says it and the list has followed: the address is written first. */
export async function restsAt(page: Page, before: string | null): Promise<Bounds> {
  await expect.poll(() => addressOf(page).get('view')).not.toBe(before);
  const listed = page.locator('section[aria-labelledby="results-title"] nav a[href*="view="]').first();
  await expect
    .poll(async () => new URL((await listed.getAttribute('href')) ?? '', page.url()).searchParams.get('view'))
    .toBe(addressOf(page).get('view'));
  const bounds = parseBounds(addressOf(page).get('view') ?? '');
  if (!bounds) throw new Error('No view in the address');
  return bounds;
}
export const isDrawn = (page: Page) => expect.poll(() => addressOf(page).get('shape')).not.toBeNull();
type Box = { x: number; y: number; width: number; height: number };

/** A listing that stands alone on the map, well inside it, that the list has on its first page. */
export async function pinInSight(
  page: Page,
  bounds: Bounds,
  box: Box,
): Promise<Required<TileMark> & { px: number; py: number }> {
  const [left, right] = [toWorldX(bounds.west), toWorldX(bounds.east)];
  const [top, bottom] = [toWorldY(bounds.north), toWorldY(bounds.south)];
  const zoom = Math.log2(box.width / 512 / (right - left));
  const { view: _, ...rest } = parseFilterFields(queryOf(page));
  const query = new URLSearchParams({ ...rest, view: '15,30,35,46' }).toString();
  const marks = (
    await Promise.all(listTilesInBounds(bounds, Math.floor(zoom)).map((tile) => readTileMarks(tile, query)))
  ).flat();
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
  return pin as Required<TileMark> & { px: number; py: number };
}

/** A cluster well inside the map, and a listing of it that the list has on its first page. */
export async function clusterInSight(
  page: Page,
  bounds: Bounds,
  box: Box,
): Promise<{ cluster: { px: number; py: number }; listing: number }> {
  const [left, right] = [toWorldX(bounds.west), toWorldX(bounds.east)];
  const [top, bottom] = [toWorldY(bounds.north), toWorldY(bounds.south)];
  const zoom = Math.floor(Math.log2(box.width / 512 / (right - left)));
  const { view: _, ...rest } = parseFilterFields(queryOf(page));
  const query = new URLSearchParams({ ...rest, view: '15,30,35,46' }).toString();
  const marks = (await Promise.all(listTilesInBounds(bounds, zoom).map((tile) => readTileMarks(tile, query)))).flat();
  // Eight cells a side in a tile.
  const cellOf = (x: number, y: number) => [x, y].map((at) => Math.floor(at * 2 ** zoom * 8)).join();
  const listed = await page.locator('li[data-home]').evaluateAll((all) => all.map((one) => one.dataset.home ?? ''));
  const response = await fetch(`${siteUnderTest.origin}/api/property/cards?listing_ids=${listed.join(',')}`);
  const { properties } = (await response.json()) as {
    properties: { listing_id: number; map_point: { lat: number; lon: number } }[];
  };
  for (const { listing_id, map_point } of properties) {
    const cell = cellOf(toWorldX(map_point.lon), toWorldY(map_point.lat));
    const mark = marks.find(({ n, x, y }) => n > 1 && cellOf(x, y) === cell);
    if (!mark) continue;
    const px = box.x + ((mark.x - left) / (right - left)) * box.width;
    const py = box.y + ((mark.y - top) / (bottom - top)) * box.height;
    const isInside = px > box.x + 80 && px < box.x + box.width - 80 && py > box.y + 160 && py < box.y + box.height - 80;
    if (isInside) return { cluster: { px, py }, listing: listing_id };
  }
  throw new Error('No home of the list is in a cluster on the map');
}

/** The mean lightness (0 to 255) of a picture, counted in the browser: it can read a PNG. */
export async function lightnessOf(page: Page, png: Buffer): Promise<number> {
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
