import type { Subscription } from '@estia/contract/subscriptions/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnpaidNotice } from './UnpaidNotice.tsx';

const charge = { gross_cents: 11_036, credit_cents: 6_076 };
const draw = (phase: Subscription['phase']) =>
  renderToStaticMarkup(
    createElement(UnpaidNotice, {
      locale: 'en',
      subscription: { phase, due: [charge], listings_until: '2026-11-23' } as unknown as Subscription,
    }),
  );

it('[DASH-1] an agency that has not paid is told what it owes, until when its listings are up, and where to pay', () => {
  const html = draw('past_due');
  for (const part of ['49,60', '22 November 2026', '/en/dashboard/user/subscription']) expect(html).toContain(part);
  expect(draw('expired')).toContain('expired');
  for (const phase of ['trial', 'active', 'cancelled'] as const) expect(draw(phase)).toBe('');
});
