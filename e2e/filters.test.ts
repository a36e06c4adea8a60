import type { Facets } from '@estia/contract/search/facets';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countOf, facetsOf } from './ask.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();

const languages = {
  el: {
    prefix: '',
    see: /^Δες/,
    clear: 'Καθάρισε τα φίλτρα',
    priceBars: /^Πόσα ακίνητα ανά τιμή: τα περισσότερα από [\d.]+\s€ έως [\d.]+\s€$/,
    areaBars: /^Πόσα ακίνητα ανά εμβαδόν: τα περισσότερα από [\d.]+\sτ\.μ\. έως [\d.]+\sτ\.μ\.$/,
    yearUnstated: (n: number) => `${n} δεν αναφέρουν έτος. Κράτησέ τα`,
    relax: /^Χωρίς το φίλτρο τιμής: ([\d.]+) ακίνητα$/,
    nothing: 'Κανένα ακίνητο με αυτά τα φίλτρα',
  },
  en: {
    prefix: '/en',
    see: /^See/,
    clear: 'Clear filters',
    priceBars: /^How many properties at each price: most between [\d.]+\s€ and [\d.]+\s€$/,
    areaBars: /^How many properties at each area: most between [\d.]+\sm² and [\d.]+\sm²$/,
    yearUnstated: (n: number) => `${n} do not state the year. Keep them`,
    relax: /^Without the price filter: ([\d.]+) properties$/,
    nothing: 'No property matches these filters',
  },
} as const;

const base = 'for=sale&category_id=1&prefecture_ids=33';
const path = (prefix: string, query: string) => `${prefix}/properties/search?${query}`;
const box = (page: Page, name: string, value: string | number) =>
  page.locator(`#filters input[name="${name}"][value="${value}"]`);
const field = (page: Page, name: string) => page.locator(`#filters input[name="${name}"]:not([type="radio"])`);
const opener = (page: Page) => page.locator('button[popovertarget="filters"]:not([popovertargetaction])');
const apply = (page: Page) => page.locator('#filters > :last-child button[type="submit"]');

/** «1.248 ακίνητα» → 1248 */
const numberIn = (text: string | null): number =>
  Number(/[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', '') ?? Number.NaN);
const shownCount = async (page: Page) => numberIn(await page.locator('#results-title + div b').first().textContent());
/** What the address says, as people would read it. */
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));

async function openSheet(page: Page): Promise<void> {
  await opener(page).click();
  await apply(page).waitFor();
}

/** Each kind of filter once: what a visitor does, and the one address it leads to. */
const kinds: { kind: string; set: (page: Page) => Promise<unknown>; address: string }[] = [
  {
    kind: 'types',
    set: async (page) => {
      await box(page, 'type_ids', 3).check();
      await box(page, 'type_ids', 1).check();
    },
    address: 'for=sale&category_id=1&type_ids=1,3&prefecture_ids=33',
  },
  {
    kind: 'price',
    set: async (page) => {
      await field(page, 'priceMin').fill('100.000 €');
      await field(page, 'priceMax').fill('250k');
    },
    address: `${base}&priceMin=100000&priceMax=250000`,
  },
  { kind: 'area', set: (page) => field(page, 'areaMin').fill('70 τμ'), address: `${base}&areaMin=70` },
  {
    kind: 'bedrooms',
    set: async (page) => {
      await box(page, 'bedRoomsMin', 2).check();
      await page.locator('select[name="bedRoomsMax"]').selectOption('3');
    },
    address: `${base}&bedRoomsMin=2&bedRoomsMax=3`,
  },
  { kind: 'bathrooms', set: (page) => box(page, 'bathRoomsMin', 2).check(), address: `${base}&bathRoomsMin=2` },
  { kind: 'energy', set: (page) => box(page, 'energy', 5).check(), address: `${base}&energy=5` },
  {
    kind: 'amenities',
    set: async (page) => {
      await box(page, 'extras', 40).check();
      await box(page, 'extras', 27).check();
    },
    address: `${base}&extras=27,40`,
  },
  {
    kind: 'floor',
    set: async (page) => {
      await box(page, 'floorMin', 7).check();
      await page.locator('select[name="floorMax"]').selectOption('9');
    },
    address: `${base}&floorMin=7&floorMax=9`,
  },
  { kind: 'year by chip', set: (page) => box(page, 'yearMin', 2000).check(), address: `${base}&yearMin=2000` },
  { kind: 'year by hand', set: (page) => field(page, 'yearMin').fill('1995'), address: `${base}&yearMin=1995` },
  { kind: 'condition', set: (page) => box(page, 'condition_ids', 5).check(), address: `${base}&condition_ids=5` },
  {
    kind: 'heating',
    set: async (page) => {
      await box(page, 'heating_ids', 6).check();
      await box(page, 'heating_ids', 4).check();
    },
    address: `${base}&heating_ids=4,6`,
  },
  {
    kind: 'price a metre',
    set: (page) => field(page, 'pricePerM2Max').fill('2500'),
    address: `${base}&pricePerM2Max=2500`,
  },
  { kind: 'words', set: (page) => field(page, 'text').fill(' βεράντα  '), address: `${base}&text=βεράντα` },
  { kind: 'photos', set: (page) => box(page, 'photos', 'true').check(), address: `${base}&photos=true` },
  { kind: 'owner', set: (page) => box(page, 'owner', 'private').check(), address: `${base}&owner=private` },
  { kind: 'updated', set: (page) => box(page, 'updatedDays', 30).check(), address: `${base}&updatedDays=30` },
];

/** Where the numbers of an input's options stand in the facets. */
const lists: Record<string, keyof Facets['options']> = {
  type_ids: 'types',
  bedRoomsMin: 'bedRooms',
  bathRoomsMin: 'bathRooms',
  energy: 'energy',
  extras: 'extras',
  floorMin: 'floorFrom',
  yearMin: 'yearFrom',
  condition_ids: 'conditions',
  heating_ids: 'heatings',
  photos: 'photos',
  owner: 'owners',
  updatedDays: 'updated',
};
/** Lists that leave out what is none. */
const whole = ['type_ids', 'condition_ids', 'heating_ids'];
const ids: Record<string, number> = { private: 1, office: 2, true: 1 };

function promised(facets: Facets, name: string, value: string): number | undefined {
  const list = lists[name];
  const found = list && facets.options[list].find(({ id }) => id === (ids[value] ?? Number(value)));
  return found?.count ?? (whole.includes(name) ? 0 : undefined);
}

/** Every choice of the sheet that may carry a number. */
const options = (page: Page) =>
  page.locator('#filters label:has(small) input').evaluateAll((inputs) =>
    (inputs as HTMLInputElement[]).map((input) => {
      const text = input.parentElement?.querySelector('small')?.textContent ?? '';
      const style = getComputedStyle(input.nextElementSibling ?? input);
      return {
        name: input.name,
        value: input.value,
        count: text === '' ? undefined : Number(text.replaceAll('.', '')),
        dimmed: style.borderTopStyle === 'dashed',
        open: !input.disabled && style.display !== 'none',
      };
    }),
  );

describe.each([
  ['el', 1440],
  ['en', 390],
] as const)('filters in %s at %i px', (locale, width) => {
  const words = languages[locale];

  it('[SRCH-6] every kind of filter leads to its one address and to the count of the API', async () => {
    const { page, go } = await visit({ width, map: false });
    const all = await countOf(base);
    await go(path(words.prefix, `${base}&page=1`));
    for (const { kind, set, address } of kinds) {
      await openSheet(page);
      await set(page);
      await apply(page).click();
      await expect.poll(() => addressOf(page), { message: kind }).toBe(`${address}&page=1`);
      const count = await countOf(address);
      expect(count, kind).toBeGreaterThan(0);
      expect(count, kind).toBeLessThan(all);
      await expect.poll(() => shownCount(page), { message: kind }).toBe(count);
      await page.getByRole('link', { name: words.clear }).first().click();
      await expect.poll(() => shownCount(page), { message: kind }).toBe(all);
      expect(addressOf(page), kind).toBe(`${base}&page=1`);
    }
  });
});

describe.each(['el', 'en'] as const)('facets in %s', (locale) => {
  const words = languages[locale];
  const width = locale === 'el' ? 390 : 1440;

  it('[SRCH-6] every option says what the API says, impossible ones are dimmed but there, the button says what comes', async () => {
    const { page, go } = await visit({ width, map: false });
    const query = `${base}&priceMax=200000&bedRoomsMin=1`;
    const facets = await facetsOf(query);
    await go(path(words.prefix, `${query}&page=1`));
    await openSheet(page);
    await expect.poll(async () => numberIn(await apply(page).textContent())).toBe(facets.count);
    expect(await apply(page).textContent()).toMatch(words.see);

    const shown = await options(page);
    expect(shown.length).toBeGreaterThan(60);
    for (const { name, value, count, dimmed, open } of shown) {
      expect({ name, value, count }).toEqual({ name, value, count: promised(facets, name, value) });
      expect({ name, value, dimmed, open }).toEqual({ name, value, dimmed: count === 0, open: true });
    }
    expect(shown.filter(({ count }) => count === 0).length).toBeGreaterThan(3);
    expect(new Set(shown.filter(({ count }) => count !== undefined).map(({ name }) => name))).toEqual(
      new Set(Object.keys(lists)),
    );

    for (const name of [words.priceBars, words.areaBars]) {
      expect(await page.getByRole('img', { name }).locator('rect').count()).toBeGreaterThan(5);
    }
    await expectAccessible(page);
    await expectNoSideways(page);

    // What an option promises is what the button says next, and what the page has then.
    const promise = facets.options.energy.find(({ id }) => id === 5)?.count ?? 0;
    expect(promise).toBeGreaterThan(0);
    expect(promise).toBeLessThan(facets.count);
    await box(page, 'energy', 5).check();
    await expect.poll(async () => numberIn(await apply(page).textContent())).toBe(promise);
    await apply(page).click();
    await expect.poll(() => shownCount(page)).toBe(promise);
    expect(addressOf(page)).toBe(`${query}&energy=5&page=1`);
  });

  it('[SRCH-6] ads that do not state the year are counted, and kept on wish', async () => {
    const { page, go } = await visit({ width, map: false });
    const query = `${base}&yearMin=1990`;
    const { count, unstated } = await facetsOf(query);
    expect(unstated.year).toBeGreaterThan(5);
    await go(path(words.prefix, `${query}&page=1`));
    expect(await shownCount(page)).toBe(count);
    await openSheet(page);
    const keep = page.getByLabel(words.yearUnstated(unstated.year));
    await keep.check();
    await expect.poll(async () => numberIn(await apply(page).textContent())).toBe(count + unstated.year);
    await apply(page).click();
    await expect.poll(() => addressOf(page)).toBe(`${query}&unstated=year&page=1`);
    // The address changes a moment before the page does.
    await expect.poll(() => shownCount(page)).toBe(count + unstated.year);
    // Without the question there is nothing to keep them from.
    await openSheet(page);
    await page.locator('#filters input[type="radio"][name="yearMin"][value=""]').check();
    await apply(page).click();
    await expect.poll(() => addressOf(page)).toBe(`${base}&page=1`);
  });

  it('[SRCH-6] when nothing is found, the one filter to let go of is named with what that gives', async () => {
    const { page, go } = await visit({ width, map: false });
    const rest = 'for=sale&category_id=1&municipality_ids=4612';
    await go(path(words.prefix, `${rest}&priceMax=20000&bedRoomsMin=2&photos=true&page=1`));
    expect(await page.locator('main').innerText()).toContain(words.nothing);
    const links = page.getByRole('link', { name: words.relax });
    expect(await links.count()).toBe(1);
    const promise = numberIn(words.relax.exec((await links.innerText()).trim())?.[1] ?? '');
    expect(promise).toBeGreaterThan(0);
    await expectAccessible(page);
    await links.click();
    await expect.poll(() => addressOf(page)).toBe(`${rest}&bedRoomsMin=2&photos=true&page=1`);
    await expect.poll(() => shownCount(page)).toBe(promise);
  });

  it('[SRCH-6] words find the same ads in Greek, in capitals, without accents and in Greeklish', async () => {
    const { page, go } = await visit({ width: width === 390 ? 1440 : 390, map: false });
    const counts = [];
    for (const text of ['ανακαινισμένο', 'ΑΝΑΚΑΙΝΙΣΜΕΝΟ', 'ανακαινισμενο', 'anakainismeno']) {
      await go(path(words.prefix, `${base}&text=${encodeURIComponent(text)}&page=1`));
      counts.push(await shownCount(page));
      expect(await page.locator('main').innerText()).toContain(text);
    }
    expect(counts[0]).toBeGreaterThan(5);
    expect(counts).toEqual([counts[0], counts[0], counts[0], counts[0]]);
  });

  it.each([390, 1440])('[SRCH-6] without JavaScript the same form works at %i px', async (noScript) => {
    const { page, go } = await visit({ width: noScript, js: false });
    await go(path(words.prefix, `${base}&page=1`));
    expect(await box(page, 'extras', 27).isVisible()).toBe(false);
    await openSheet(page);
    await box(page, 'type_ids', 1).check();
    await box(page, 'type_ids', 2).check();
    await box(page, 'extras', 27).check();
    await field(page, 'priceMax').fill('400.000 €');
    await field(page, 'text').fill('δωμάτια');
    await apply(page).click();
    const address = 'for=sale&category_id=1&type_ids=1,2&prefecture_ids=33&text=δωμάτια&priceMax=400000&extras=27';
    expect(addressOf(page)).toBe(`${address}&page=1`);
    expect(await shownCount(page)).toBe(await countOf(address));
    expect(await box(page, 'extras', 27).isChecked()).toBe(true);
  });
});

it('[SRCH-6] on a wide screen the filters most used open under their chip, with script and without', async () => {
  for (const js of [true, false]) {
    const { page, go } = await visit({ js, map: false });
    await go(path('', `${base}&page=1`));
    await page.locator('button[popovertarget="f-bedrooms"]').click();
    await box(page, 'bedRoomsMin', 3).check();
    await page.locator('#f-bedrooms button[type="submit"]').click();
    await expect.poll(() => addressOf(page)).toBe(`${base}&bedRoomsMin=3&page=1`);
    await expect.poll(() => page.locator('button[popovertarget="f-bedrooms"]').innerText()).toContain('3+ υ/δ');
    expect(await shownCount(page)).toBe(await countOf(`${base}&bedRoomsMin=3`));
    // The way on by keyboard begins where it was left.
    if (js) {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('popovertarget'));
      await expect.poll(focused).toBe('f-bedrooms');
    }
  }
});
