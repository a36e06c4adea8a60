/** Emails of subscriptions: which there are, what each needs, and how one is ordered. */
import { emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { formatEuroAndCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { chargebackEmailMessages as chargebackWords } from '@estia/contract/subscriptions/chargeback-messages';
import { getDeclineMessage } from '@estia/contract/subscriptions/decline-messages';
import { subscriptionEmailMessages as words } from '@estia/contract/subscriptions/email-messages';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import type { AgencyAccount } from './subscriptions.queries.ts';

export type SubscriptionEmails = {
  subscription_began: { until: string };
  first_charge_soon: { on: string; cents: number };
  payment_failed: { cents: number; code: string; charge_id: number; next: string | null; until: string };
  subscription_expired: Record<string, never>;
  subscription_ended: { until: string };
  subscription_cancelled: { on: string };
  card_expiring: { last4: string; on: string };
  subscription_changed_by_admin: { reason: string };
  chargeback_opened: { cents: number; paid_at: string };
  chargeback_won: { cents: number; paid_at: string };
  chargeback_lost: { cents: number; paid_at: string };
};

const PAGE = '/dashboard/user/subscription';
const money = (cents: number): string => formatEuroAndCents(cents / 100);
const day = (on: string, locale: Locale): string => formatLongDate(`${on}T12:00:00Z`, locale);
/** The last day on which something holds, of the first on which it does not. */
const lastDay = (until: string, locale: Locale): string => day(addDays(until, -1), locale);
const linkToPage = (g: TemplateContext, label: string, path = PAGE) => buttonBlock(label, g.page(path));

const aboutChargeback = (
  words: (typeof chargebackWords)[keyof typeof chargebackWords],
  { cents, paid_at: paidAt }: SubscriptionEmails['chargeback_opened'],
  g: TemplateContext,
) => ({
  words,
  blocks: [
    textBlock(words.text[g.locale](money(cents), formatLongDate(paidAt, g.locale))),
    textBlock(words.next[g.locale]),
    linkToPage(g, words.button[g.locale]),
  ],
});

export const subscriptionEmails: EmailTemplates<SubscriptionEmails> = {
  subscription_began: ({ until }, g) => ({
    words: words.subscription_began,
    blocks: [
      textBlock(words.subscription_began.text[g.locale](lastDay(until, g.locale))),
      linkToPage(g, words.subscription_began.button[g.locale]),
    ],
  }),
  first_charge_soon: ({ on, cents }, g) => ({
    words: words.first_charge_soon,
    blocks: [
      textBlock(words.first_charge_soon.text[g.locale](day(on, g.locale), money(cents))),
      linkToPage(g, words.first_charge_soon.button[g.locale]),
    ],
  }),
  payment_failed: ({ cents, code, next }, g) => ({
    words: words.payment_failed,
    blocks: [
      textBlock(words.payment_failed.text[g.locale](money(cents))),
      textBlock(getDeclineMessage(code, g.locale)),
      textBlock(
        next ? words.payment_failed.again[g.locale](day(next, g.locale)) : words.payment_failed.lastTry[g.locale],
      ),
      linkToPage(g, words.payment_failed.button[g.locale]),
    ],
  }),
  subscription_expired: (_, g) => ({
    words: words.subscription_expired,
    blocks: [
      textBlock(words.subscription_expired.text[g.locale]),
      linkToPage(g, words.subscription_expired.button[g.locale]),
    ],
  }),
  subscription_ended: ({ until }, g) => ({
    words: words.subscription_ended,
    blocks: [
      textBlock(words.subscription_ended.text[g.locale](lastDay(until, g.locale))),
      linkToPage(g, words.subscription_ended.button[g.locale]),
    ],
  }),
  subscription_cancelled: ({ on }, g) => ({
    words: words.subscription_cancelled,
    blocks: [
      textBlock(words.subscription_cancelled.text[g.locale](lastDay(on, g.locale))),
      linkToPage(g, words.subscription_cancelled.button[g.locale]),
    ],
  }),
  card_expiring: ({ last4, on }, g) => ({
    words: words.card_expiring,
    blocks: [
      textBlock(words.card_expiring.text[g.locale](last4, day(on, g.locale))),
      linkToPage(g, words.card_expiring.button[g.locale], `${PAGE}/payment`),
    ],
  }),
  subscription_changed_by_admin: ({ reason }, g) => ({
    words: words.subscription_changed_by_admin,
    blocks: [
      textBlock(words.subscription_changed_by_admin.text[g.locale]),
      { kind: 'quote', label: frame.reason[g.locale], text: reason },
      linkToPage(g, words.subscription_changed_by_admin.button[g.locale]),
    ],
  }),
  chargeback_opened: (values, g) => aboutChargeback(chargebackWords.chargeback_opened, values, g),
  chargeback_won: (values, g) => aboutChargeback(chargebackWords.chargeback_won, values, g),
  chargeback_lost: (values, g) => aboutChargeback(chargebackWords.chargeback_lost, values, g),
};

/** `trx` is the transaction of what the email tells of. */
export const enqueueSubscriptionEmail = <T extends keyof SubscriptionEmails>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  agency: AgencyAccount,
  template: T,
  values: SubscriptionEmails[T],
): Promise<void> => enqueueEmailTo(trx, deps, agency, { template, values });
