/** The list of results. */
import type { Page } from 'playwright-core';
import type { Visit } from './visitors.ts';

export const languages = {
  el: {
    prefix: '',
    results: 'Αποτελέσματα',
    views: 'Προβολή',
    rows: 'Λίστα',
    table: 'Πίνακας',
    cards: 'Κάρτες',
    price: /^Τιμή/,
    compare: /^Σύγκριση: /,
    tray: 'Ακίνητα για σύγκριση',
    four: '4 από 4',
    full: 'Μπορείς να συγκρίνεις έως 4 ακίνητα. Αφαίρεσε ένα για να προσθέσεις άλλο.',
    compareThem: 'Σύγκριση',
    comparison: 'Σύγκριση ακινήτων',
    differences: 'Μόνο οι διαφορές',
    remove: /^Αφαίρεση από τη σύγκριση/,
    heart: /^Προσθήκη στα αγαπημένα: /,
    favourites: 'Αγαπημένα',
    hide: /^Απόκρυψη: /,
    hidden: 'Κρυφό',
    oneHidden: '1 κρυφό',
    undo: /^Αναίρεση απόκρυψης: /,
    seen: 'Το είδες',
    noMap: 'Ο χάρτης δεν υποστηρίζεται σε αυτή τη συσκευή. Η λίστα έχει όλα τα αποτελέσματα.',
  },
  en: {
    prefix: '/en',
    results: 'Results',
    views: 'View as',
    rows: 'List',
    table: 'Table',
    cards: 'Grid',
    price: /^Price/,
    compare: /^Compare: /,
    tray: 'Homes to compare',
    four: '4 of 4',
    full: 'You can compare up to 4 homes. Remove one to add another.',
    compareThem: 'Compare',
    comparison: 'Compare properties',
    differences: 'Differences only',
    remove: /^Remove from comparison/,
    heart: /^Save: /,
    favourites: 'Favourites',
    hide: /^Hide: /,
    hidden: 'Hidden',
    oneHidden: '1 hidden',
    undo: /^Undo: show /,
    seen: 'Viewed',
    noMap: 'The map isn’t supported on this device. The list has all the results.',
  },
} as const;
export const many = 'for=sale&category_id=1&prefecture_ids=33,34';
export const search = (prefix: string, query = many) => `${prefix}/properties/search?${query}&page=1`;
export const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));
export const getCards = (page: Page) => page.locator('main [data-home]');
export const idsOf = (page: Page) =>
  getCards(page).evaluateAll((all) => all.map((card) => Number(card.getAttribute('data-home'))));

/** Of the first page: a short view reads on at once. */
export const firstOf = async (page: Page) => (await idsOf(page)).slice(0, 20);
export const getCardById = (page: Page, id: number) => page.locator(`main [data-home="${id}"]`);
export const topOf = (page: Page, id: number) =>
  getCardById(page, id).evaluate((card) => card.getBoundingClientRect().top);
export const memory = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('estia:homes') ?? '');

/** Opens the listing through its own link, as a visitor does. */
export async function open(page: Page, id: number, prefix: string): Promise<void> {
  await getCardById(page, id).getByRole('heading').getByRole('link').click();
  await page.waitForURL(`**${prefix}/properties/for-sale/*`);
  // The address changes a moment before the page does.
  await page.locator('h1:not(#results-title)').waitFor();
}
