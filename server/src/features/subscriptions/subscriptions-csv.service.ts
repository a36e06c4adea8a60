/** The list of subscriptions of admins as a spreadsheet, newest first. */
import { subscriptionExportHeadings } from '@estia/contract/admin-lists/export-headings';
import { athensDay } from '@estia/contract/athens';
import { findLookup } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import { paymentMethodMessages, phaseMessages } from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Db } from '../../platform/db/db.ts';
import { streamListCsv } from '../../platform/list-export.ts';
import { type ListedSubscription, listSubscriptionsBefore, type SubscriptionFilter } from './subscriptions.queries.ts';

export const streamSubscriptionsCsv = (db: Db, filter: Omit<SubscriptionFilter, 'limit' | 'offset'>, locale: Locale) =>
  streamListCsv<ListedSubscription>(
    {
      headings: subscriptionExportHeadings,
      readAfter: (last, limit) => listSubscriptionsBefore(db, filter, last?.id, limit),
      toCells: (row) => [
        row.account_id,
        (locale === 'en' && row.name_en) || row.name_el,
        row.gemi,
        phaseMessages[row.state][locale],
        findLookup('subscription_plans', row.plan_id)?.name[locale] ?? null,
        paymentMethodMessages[row.payment][locale],
        athensDay(row.started_at),
        addDays(row.prepaid_to ?? row.period_to, -1),
        row.active_listings,
        { cents: row.due_cents },
      ],
    },
    locale,
  );
