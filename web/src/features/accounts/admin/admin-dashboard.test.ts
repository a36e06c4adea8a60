import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AdminDashboard } from './AdminDashboard.tsx';

type Counts = Parameters<typeof AdminDashboard>[0]['counts'];

it('[DASH-1] a number of the overview leads to a list of what it counts, or nowhere', () => {
  const html = renderToStaticMarkup(createElement(AdminDashboard, { locale: 'en', counts: {} as Counts }));
  const linkOf = (label: string) => new RegExp(`href="([^"]*)">${label}<`).exec(html)?.[1];
  expect(linkOf('Invoices without a MARK')).toBe('/en/dashboard/admin/list-invoices?reporting=unmarked');
  for (const label of ['New active listings in the last 7 days', 'Owed today', 'Received in the last 7 days']) {
    expect(html).toContain(label);
    expect(linkOf(label)).toBeUndefined();
  }
});
