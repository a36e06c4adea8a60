/** The sheet of filters. */
import type { Facets } from '@estia/contract/search/facets';
import type { Page } from 'playwright-core';

export const languages = {
  el: {
    prefix: '',
    see: /^Δες/,
    clear: 'Καθαρισμός φίλτρων',
    priceBars: /^Ακίνητα ανά τιμή: τα περισσότερα από [\d.]+\s€ έως [\d.]+\s€$/,
    areaBars: /^Ακίνητα ανά εμβαδόν: τα περισσότερα από [\d.]+\sτ\.μ\. έως [\d.]+\sτ\.μ\.$/,
    yearUnstated: (n: number) => `${n} δεν αναφέρουν έτος κατασκευής. Συμπερίλαβέ τα`,
    relax: /^Χωρίς το φίλτρο τιμής: ([\d.]+) ακίνητα$/,
    nothing: 'Κανένα ακίνητο με αυτά τα φίλτρα',
  },
  en: {
    prefix: '/en',
    see: /^Show/,
    clear: 'Clear filters',
    priceBars: /^Properties by price: most between [\d.]+\s€ and [\d.]+\s€$/,
    areaBars: /^Properties by size: most between [\d,]+\sm² and [\d,]+\sm²$/,
    yearUnstated: (n: number) => `${n} listings don’t state the year built. Include them`,
    relax: /^Without the price filter: ([\d,]+) properties$/,
    nothing: 'No properties match these filters',
  },
} as const;
export const base = 'for=sale&category_id=1&prefecture_ids=33';
export const path = (prefix: string, query: string) => `${prefix}/properties/search?${query}`;
export const box = (page: Page, name: string, value: string | number) =>
  page.locator(`#filters input[name="${name}"][value="${value}"]`);
export const field = (page: Page, name: string) => page.locator(`#filters input[name="${name}"]:not([type="radio"])`);
const opener = (page: Page) => page.locator('button[popovertarget="filters"]:not([popovertargetaction])');
export const apply = (page: Page) => page.locator('#filters > :last-child button[type="submit"]');

/** «1.248 ακίνητα» → 1248 */
export const numberIn = (text: string | null): number =>
  Number(/[\d.,]+/.exec(text ?? '')?.[0].replaceAll(/[.,]/g, '') ?? Number.NaN);
export const shownCount = async (page: Page) =>
  numberIn(await page.locator('#results-title + div b').first().textContent());

/** What the address says, as people would read it. */
export const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));

export async function openSheet(page: Page): Promise<void> {
  await opener(page).click();
  await apply(page).waitFor();
}

/** Each kind of filter once: what a visitor does, and the one address it leads to. */
export const kinds: { kind: string; set: (page: Page) => Promise<unknown>; address: string }[] = [
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
export const lists: Record<string, keyof Facets['options']> = {
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
  // Of the places within a walk the world of the tests has stations alone.
  stationMinutes: 'station',
};

/** Lists that leave out what is none. */
const whole = ['type_ids', 'condition_ids', 'heating_ids'];
const ids: Record<string, number> = { private: 1, agency: 2, true: 1 };

export function promised(facets: Facets, name: string, value: string): number | undefined {
  const list = lists[name];
  const found = list && facets.options[list].find(({ id }) => id === (ids[value] ?? Number(value)));
  return found?.count ?? (whole.includes(name) ? 0 : undefined);
}

/** Every choice of the sheet that may carry a number. */
export const options = (page: Page) =>
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
