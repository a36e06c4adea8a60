import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DashboardNav, type Waiting } from './DashboardNav.tsx';

const none: Waiting = {
  private_accounts: 0,
  agencies: 0,
  reports: 0,
  deposits: 0,
  invoices: 0,
  disputes: 0,
  exclusive_cases: 0,
  unclear_matches: 0,
};

const menu = (role_id: number, waiting: Waiting | null) => {
  const user = { role_id, username: 'Ηρώ', agency_role: null };
  const props = { locale: 'en' as const, user, waiting, children: null };
  const frame = createElement(DashboardNav, props);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: ['/en/dashboard'] }, frame));
};

it('[ADMN-1] the menu says what waits beside each entry, in figures and in words', () => {
  const html = menu(roleIds.admin, { ...none, agencies: 2, reports: 1, deposits: 1_200 });
  expect(html).toContain('2 agencies waiting for approval');
  expect(html).toContain('1 open report');
  expect(html).toContain('>999+<');
  expect(html).not.toContain(nav.waiting.invoices.en(0));
  expect(html).toContain('/en/dashboard/admin/plans');
});

it('[SAME-1] both kinds of case are counted beside one entry, and pairs that may be one beside theirs', () => {
  const html = menu(roleIds.admin, { ...none, disputes: 2, exclusive_cases: 1, unclear_matches: 4 });
  expect(html).toContain('3 cases to decide');
  expect(html).toContain('4 pairs of properties to compare');
});

it('[ADMN-1] nobody but admins has these entries, and a count that could not be read is left out', () => {
  expect(menu(roleIds.individual, null)).not.toContain('/dashboard/admin');
  expect(menu(roleIds.admin, null)).not.toMatch(/badge/);
});
