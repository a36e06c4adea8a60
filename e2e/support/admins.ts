/** The admin of the journeys, and the list they work on. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import type { Locator, Page } from 'playwright-core';
import { createUser } from './users.ts';

export const USERS_PATH = '/dashboard/admin/list-users';
export const findRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
export const createAdmin = (locale: Locale) =>
  createUser({ locale, role: roleIds.admin, strong: true, name: 'Ηρώ Βαρδή' });
