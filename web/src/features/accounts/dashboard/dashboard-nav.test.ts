import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { workKinds } from '@estia/contract/work-queue/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DashboardNav, type Waiting } from './DashboardNav.tsx';

const none = Object.fromEntries(workKinds.map((kind) => [kind, 0])) as Waiting;

const menu = (role_id: number, waiting: Waiting | null, path = '/en/dashboard') => {
  const user = { role_id, username: 'Ηρώ', agency_role: null };
  const props = { locale: 'en' as const, user, waiting, children: null };
  const frame = createElement(DashboardNav, props);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, frame));
};

it('[ADMN-1] the menu says what waits beside each entry, in figures and in words', () => {
  const html = menu(roleIds.admin, { ...none, agency: 2, report: 1, deposit: 1_200 });
  expect(html).toContain('2 agencies waiting for approval');
  expect(html).toContain('1 open report');
  expect(html).toContain('>999+<');
  expect(html).not.toContain(nav.waiting.invoices.en(0));
  expect(html).toContain('/en/dashboard/admin/plans');
});

it('[SAME-1] both kinds of case are counted beside one entry, and pairs that may be one beside theirs', () => {
  const html = menu(roleIds.admin, { ...none, dispute: 2, exclusive_case: 1, match: 4 });
  expect(html).toContain('3 cases to decide');
  expect(html).toContain('4 pairs of properties to compare');
});

it('[ADMN-1] nobody but admins has these entries, and a count that could not be read is left out', () => {
  expect(menu(roleIds.individual, null)).not.toContain('/dashboard/admin');
  expect(menu(roleIds.admin, null)).not.toMatch(/badge/);
});

it('[EXTS-1] an agency finds its sources in the menu, and on their pages that entry alone is marked as the current one', () => {
  const current = (path: string) =>
    [...menu(roleIds.agency, null, path).matchAll(/href="([^"]+)" aria-current="page"/g)].map((found) => found[1]);
  const sources = '/en/dashboard/properties/external-sources';
  expect(current(`${sources}/7`)).toEqual([sources, sources]);
  expect(current(sources)).toEqual([sources, sources]);
  expect(current('/en/dashboard/properties/for-sale')).toEqual([
    '/en/dashboard/properties',
    '/en/dashboard/properties',
  ]);
  expect(menu(roleIds.individual, null)).not.toContain(sources);
});
