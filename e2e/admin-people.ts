/** The admin of the journeys, and the list they work on. */
import type { Locale } from '@estia/contract/pair';
import type { Locator, Page } from 'playwright-core';
import { makePerson } from './people.ts';

export const LIST = '/dashboard/admin/list-users';
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
export const makeAdmin = (locale: Locale) => makePerson({ locale, role: 1, strong: true, name: 'Ηρώ Βαρδή' });
