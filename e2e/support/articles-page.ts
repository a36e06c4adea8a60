/** Articles, read and written. */
import { articleEditorMessages } from '@estia/contract/articles/admin-messages';
import type { Locale } from '@estia/contract/pair';
import { createSmallPhoto } from '@estia/server/testing/photos/phone-photos';
import type { Page } from 'playwright-core';

export const widths = [390, 1440];
export const inLanguage = (label: string, locale: Locale, lang: Locale) =>
  `${label} (${(lang === 'el' ? articleEditorMessages.greek : articleEditorMessages.english)[locale]})`;
export const jsonLd = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')));
export const picture = async () => ({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: await createSmallPhoto(3) });
