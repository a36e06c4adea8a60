/** Ends are stored as the first day that is not covered; an admin reads the last day that is, as the agency does. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';

it('[SUBS-3] an admin reads the last day of a period, of the free months and of the listings', () => {
  const sum = { net_cents: 4_900, vat_percent: 24, vat_cents: 1_176, gross_cents: 6_076 };
  const plan = {
    ...sum,
    id: 1,
    code: 'p150',
    name: { el: '150', en: '150' },
    max_active_listings: 150,
    period: 'month' as const,
  };
  const html = renderToStaticMarkup(
    createElement(SubscriptionDetails, {
      locale: 'en',
      of: {
        user_subscription_id: 1,
        user_id: 2,
        subscription_plan_id: 1,
        started_at: '2026-08-16T09:00:00Z',
        expires_at: '2026-11-16',
        is_active: true,
        state: 'active',
        phase: 'trial',
        plan,
        next_plan: null,
        active_listings: 3,
        period_from: '2026-08-16',
        trial_to: '2026-11-16',
        listings_until: '2026-11-23',
        cancel_date: '2026-11-16',
        payment: 'deposit',
        credit_card: null,
        next_charge: null,
        due: [],
        credit_cents: 0,
        deposit_instructions: null,
        has_invoice_details: true,
        can_bill: true,
        can_pay_by_card: true,
      },
    }),
  );
  expect(html).toContain('15 November 2026');
  expect(html).toContain('22 November 2026');
  expect(html).not.toMatch(/16 November|23 November/);
});
