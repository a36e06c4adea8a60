/** The list of results. */
import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

export const languages = {
  el: {
    prefix: '',
    results: 'Αποτελέσματα',
    views: 'Προβολή',
    rows: 'Σειρές',
    table: 'Πίνακας',
    cards: 'Κάρτες',
    price: /^Τιμή/,
    compare: /^Σύγκριση: /,
    tray: 'Σπίτια για σύγκριση',
    four: '4 από 4',
    full: 'Συγκρίνεις έως 4 σπίτια. Βγάλε ένα για να βάλεις άλλο.',
    compareThem: 'Σύγκρινε',
    comparison: 'Σύγκριση ακινήτων',
    differences: 'Μόνο οι διαφορές',
    remove: /^Βγάλ’ το από τη σύγκριση/,
    heart: /^Στα αγαπημένα: /,
    favourites: 'Αγαπημένα',
    hide: /^Κρύψε: /,
    hidden: 'Κρυμμένο',
    oneHidden: '1 κρυμμένο',
    undo: /^Αναίρεση, δείξε ξανά/,
    seen: 'Το είδες',
    noMap: 'Ο χάρτης δεν ανοίγει σε αυτή τη συσκευή. Η λίστα έχει όλα τα αποτελέσματα.',
  },
  en: {
    prefix: '/en',
    results: 'Results',
    views: 'View as',
    rows: 'Rows',
    table: 'Table',
    cards: 'Cards',
    price: /^Price/,
    compare: /^Compare: /,
    tray: 'Homes to compare',
    four: '4 of 4',
    full: 'You can compare up to 4 homes. Remove one to add another.',
    compareThem: 'Compare',
    comparison: 'Compare properties',
    differences: 'Differences only',
    remove: /^Remove from the comparison/,
    heart: /^Save: /,
    favourites: 'Favourites',
    hide: /^Hide: /,
    hidden: 'Hidden',
    oneHidden: '1 hidden',
    undo: /^Undo, show again/,
    seen: 'Seen',
    noMap: 'The map does not open on this device. The list has all results.',
  },
} as const;
export const many = 'for=sale&category_id=1&prefecture_ids=33,34';
export const search = (prefix: string, query = many) => `${prefix}/properties/search?${query}&page=1`;
export const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));
export const homes = (page: Page) => page.locator('main [data-home]');
export const idsOf = (page: Page) =>
  homes(page).evaluateAll((all) => all.map((home) => Number(home.getAttribute('data-home'))));

/** Of the first page: a short view reads on at once. */
export const firstOf = async (page: Page) => (await idsOf(page)).slice(0, 20);
export const home = (page: Page, id: number) => page.locator(`main [data-home="${id}"]`);
export const topOf = (page: Page, id: number) => home(page, id).evaluate((card) => card.getBoundingClientRect().top);
export const memory = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('estia:homes') ?? '');

/** Opens the home through its own link, as a visitor does. */
export async function open(page: Page, id: number, prefix: string): Promise<void> {
  await home(page, id).getByRole('heading').getByRole('link').click();
  await page.waitForURL(`**${prefix}/properties/for-sale/*`);
  // The address changes a moment before the page does.
  await page.locator('h1:not(#results-title)').waitFor();
}
