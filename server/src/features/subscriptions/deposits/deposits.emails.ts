/** Emails about bank deposits, and about plans that become dearer. */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { computeTaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import { depositEmailMessages as words } from '@estia/contract/subscriptions/deposit-email-messages';
import { formatIban } from '@estia/contract/subscriptions/payment-inputs';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../../platform/email/outbox.ts';
import { emptyBankAccount, findDepositInstructions } from './bank-account.queries.ts';

/** What the viewer says; where to is read when the email is written. */
type Deposit = {
  cents: number;
  /** The day on which it should be there. */
  due_on: string;
  /** The GEMI number of the agency. */
  reference: string;
  /** False: nothing was owed, it goes back. */
  owed?: boolean;
  /** It was credited, and this much is left to pay. */
  left_cents?: number;
};
type DepositEmailValues = Deposit & { beneficiary: string; iban: string; bank: string };
type Price = { net_cents: number; max_active_listings: number | null };

export type DepositEmails = {
  deposit_instructions: DepositEmailValues;
  deposit_reminder: DepositEmailValues;
  deposit_received: DepositEmailValues;
  deposit_expired: DepositEmailValues;
  plan_dearer: {
    plan_el: string;
    plan_en: string;
    from: string;
    vat_percent: number;
    before_cents: number;
    after_cents: number;
    before_ads: number | null;
    after_ads: number | null;
  };
  plan_stays: { from: string };
};

const PAGE = '/dashboard/user/subscription';

const renderDepositRequest =
  (template: 'deposit_instructions' | 'deposit_reminder') =>
  ({ cents, due_on, reference, beneficiary, iban, bank }: DepositEmailValues, g: TemplateContext): EmailContent => {
    const of = (label: keyof typeof words.facts, value: string) => [words.facts[label][g.locale], value] as const;
    const where = iban === '' ? [] : [of('iban', formatIban(iban)), of('beneficiary', beneficiary), of('bank', bank)];
    return {
      words: words[template],
      blocks: [
        textBlock(words[template].text[g.locale]),
        {
          kind: 'facts',
          rows: [
            of('amount', formatCents(cents)),
            ...where.filter(([, value]) => value !== ''),
            of('reference', reference),
            of('due', formatLongDate(due_on, g.locale)),
          ],
        },
        textBlock(iban === '' ? words.noAccount[g.locale] : words.howTo[g.locale]),
        buttonBlock(words.button[g.locale], g.page(PAGE)),
      ],
    };
  };

const formatListingLimit = (listingCount: number | null, locale: Locale): string =>
  listingCount === null ? words.plan_dearer.noLimit[locale] : String(listingCount);

export const depositEmails: EmailTemplates<DepositEmails> = {
  deposit_instructions: renderDepositRequest('deposit_instructions'),
  deposit_reminder: renderDepositRequest('deposit_reminder'),
  deposit_received: ({ cents, owed = true, left_cents: left }, g) => ({
    words: words.deposit_received,
    blocks: [
      textBlock(
        left === undefined
          ? words.deposit_received[owed ? 'text' : 'not_owed'][g.locale]
          : words.deposit_received.credited[g.locale](left > 0 ? formatCents(left) : null),
      ),
      { kind: 'facts', rows: [[words.facts.amount[g.locale], formatCents(cents)]] },
      buttonBlock(words.button[g.locale], g.page(PAGE)),
    ],
  }),
  deposit_expired: ({ cents, due_on }, g) => ({
    words: words.deposit_expired,
    blocks: [
      textBlock(words.deposit_expired.text[g.locale]),
      {
        kind: 'facts',
        rows: [
          [words.facts.amount[g.locale], formatCents(cents)],
          [words.facts.due[g.locale], formatLongDate(due_on, g.locale)],
        ],
      },
      buttonBlock(words.button[g.locale], g.page(PAGE)),
    ],
  }),
  plan_dearer: (values, g) => {
    const ownEmail = words.plan_dearer;
    const price = (cents: number) =>
      ownEmail.price[g.locale](
        formatCents(cents),
        formatCents(computeTaxedAmount(cents, values.vat_percent).gross_cents),
      );
    const listings = [
      formatListingLimit(values.before_ads, g.locale),
      formatListingLimit(values.after_ads, g.locale),
    ] as const;
    return {
      words: ownEmail,
      blocks: [
        textBlock(ownEmail.text[g.locale](formatLongDate(values.from, g.locale))),
        {
          kind: 'facts',
          rows: [
            [ownEmail.plan[g.locale], g.locale === 'el' ? values.plan_el : values.plan_en],
            [ownEmail.before[g.locale], price(values.before_cents)],
            [ownEmail.after[g.locale], price(values.after_cents)],
            ...(listings[0] === listings[1]
              ? []
              : [[ownEmail.activeListings[g.locale], `${listings[0]} → ${listings[1]}`] as const]),
          ],
        },
        textBlock(ownEmail.leave[g.locale]),
        buttonBlock(words.button[g.locale], g.page(PAGE)),
      ],
    };
  },
  plan_stays: ({ from }, g) => ({
    words: words.plan_stays,
    blocks: [
      textBlock(words.plan_stays.text[g.locale](formatLongDate(from, g.locale))),
      buttonBlock(words.button[g.locale], g.page(PAGE)),
    ],
  }),
};

export type EmailRecipient = { id: number; email: string; locale: string; username: string };
type EmailDeps = Pick<Deps, 'secrets' | 'clock'>;

const enqueue = <T extends keyof DepositEmails>(
  trx: Trx,
  deps: EmailDeps,
  reader: EmailRecipient,
  template: T,
  values: DepositEmails[T],
): Promise<void> => enqueueEmailTo(trx, deps, reader, { template, values });

/** `trx` is the transaction of what the email tells of. The bank account is the one of this moment. */
export async function enqueueDepositEmail(
  trx: Trx,
  deps: EmailDeps,
  reader: EmailRecipient,
  template: 'deposit_instructions' | 'deposit_reminder' | 'deposit_received' | 'deposit_expired',
  deposit: Deposit,
): Promise<void> {
  const { beneficiary, iban, bank } = (await findDepositInstructions(trx, deposit.reference)) ?? emptyBankAccount;
  await enqueue(trx, deps, reader, template, { ...deposit, beneficiary, iban, bank });
}

export const enqueuePriceIncreaseEmail = (
  trx: Trx,
  deps: EmailDeps,
  reader: EmailRecipient,
  values: {
    plan: { el: string; en: string };
    from: string;
    vat_percent: number;
    before: Price;
    after: Price;
  },
): Promise<void> =>
  enqueue(trx, deps, reader, 'plan_dearer', {
    plan_el: values.plan.el,
    plan_en: values.plan.en,
    from: values.from,
    vat_percent: values.vat_percent,
    before_cents: values.before.net_cents,
    after_cents: values.after.net_cents,
    before_ads: values.before.max_active_listings,
    after_ads: values.after.max_active_listings,
  });

export const enqueuePriceIncreaseWithdrawnEmail = (
  trx: Trx,
  deps: EmailDeps,
  reader: EmailRecipient,
  from: string,
): Promise<void> => enqueue(trx, deps, reader, 'plan_stays', { from });
