/** Letters about bank deposits, and about plans that become dearer. */
import { formatCents, formatLongDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { formatIban } from '@estia/contract/subscriptions/amounts';
import { depositEmailMessages as words } from '@estia/contract/subscriptions/deposit-letter-messages';
import { computeTaxedAmount } from '@estia/contract/subscriptions/money';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { button, type Ground, type LetterDraft, type LetterShelf, text } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';
import { depositTo, noBankAccount } from './bank-account.queries.ts';

/** What the asker says; where to is read when the letter is written. */
type Deposit = {
  cents: number;
  /** The day on which it should be there. */
  due_on: string;
  /** The GEMI number of the office. */
  reference: string;
  /** False: nothing was owed, it goes back. */
  owed?: boolean;
  /** It was credited, and this much is left to pay. */
  left_cents?: number;
};
type Told = Deposit & { beneficiary: string; iban: string; bank: string };
type Price = { net_cents: number; max_ads: number | null };

export type DepositLetters = {
  deposit_instructions: Told;
  deposit_reminder: Told;
  deposit_received: Told;
  deposit_expired: Told;
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

const asked =
  (template: 'deposit_instructions' | 'deposit_reminder') =>
  ({ cents, due_on, reference, beneficiary, iban, bank }: Told, g: Ground): LetterDraft => {
    const of = (label: keyof typeof words.facts, value: string) => [words.facts[label][g.locale], value] as const;
    const where = iban === '' ? [] : [of('iban', formatIban(iban)), of('beneficiary', beneficiary), of('bank', bank)];
    return {
      words: words[template],
      blocks: [
        text(words[template].text[g.locale]),
        {
          kind: 'facts',
          rows: [
            of('amount', formatCents(cents)),
            ...where.filter(([, value]) => value !== ''),
            of('reference', reference),
            of('due', formatLongDate(due_on, g.locale)),
          ],
        },
        text(iban === '' ? words.noAccount[g.locale] : words.howTo[g.locale]),
        button(words.button[g.locale], g.page(PAGE)),
      ],
    };
  };

const adsText = (ads: number | null, locale: Locale): string =>
  ads === null ? words.plan_dearer.noLimit[locale] : String(ads);

export const depositLetters: LetterShelf<DepositLetters> = {
  deposit_instructions: asked('deposit_instructions'),
  deposit_reminder: asked('deposit_reminder'),
  deposit_received: ({ cents, owed = true, left_cents: left }, g) => ({
    words: words.deposit_received,
    blocks: [
      text(
        left === undefined
          ? words.deposit_received[owed ? 'text' : 'unowed'][g.locale]
          : words.deposit_received.credited[g.locale](left > 0 ? formatCents(left) : null),
      ),
      { kind: 'facts', rows: [[words.facts.amount[g.locale], formatCents(cents)]] },
      button(words.button[g.locale], g.page(PAGE)),
    ],
  }),
  deposit_expired: ({ cents, due_on }, g) => ({
    words: words.deposit_expired,
    blocks: [
      text(words.deposit_expired.text[g.locale]),
      {
        kind: 'facts',
        rows: [
          [words.facts.amount[g.locale], formatCents(cents)],
          [words.facts.due[g.locale], formatLongDate(due_on, g.locale)],
        ],
      },
      button(words.button[g.locale], g.page(PAGE)),
    ],
  }),
  plan_dearer: (values, g) => {
    const own = words.plan_dearer;
    const price = (cents: number) =>
      own.price[g.locale](formatCents(cents), formatCents(computeTaxedAmount(cents, values.vat_percent).gross_cents));
    const ads = [adsText(values.before_ads, g.locale), adsText(values.after_ads, g.locale)] as const;
    return {
      words: own,
      blocks: [
        text(own.text[g.locale](formatLongDate(values.from, g.locale))),
        {
          kind: 'facts',
          rows: [
            [own.plan[g.locale], g.locale === 'el' ? values.plan_el : values.plan_en],
            [own.before[g.locale], price(values.before_cents)],
            [own.after[g.locale], price(values.after_cents)],
            ...(ads[0] === ads[1] ? [] : [[own.ads[g.locale], `${ads[0]} → ${ads[1]}`] as const]),
          ],
        },
        text(own.leave[g.locale]),
        button(words.button[g.locale], g.page(PAGE)),
      ],
    };
  },
  plan_stays: ({ from }, g) => ({
    words: words.plan_stays,
    blocks: [
      text(words.plan_stays.text[g.locale](formatLongDate(from, g.locale))),
      button(words.button[g.locale], g.page(PAGE)),
    ],
  }),
};

export type Reader = { id: number; email: string; locale: string; username: string };
type Post = Pick<Deps, 'secrets' | 'clock'>;

const write = <T extends keyof DepositLetters>(
  trx: Db,
  { secrets, clock }: Post,
  reader: Reader,
  template: T,
  values: DepositLetters[T],
): Promise<void> =>
  orderLetter(trx, {
    secrets,
    now: clock(),
    order: {
      ...{ accountId: reader.id, to: reader.email, locale: reader.locale as Locale, template },
      values: { name: reader.username, ...values },
    },
  });

/** `trx` is the transaction of what the letter tells of. The bank account is the one of this moment. */
export async function tellDeposit(
  trx: Db,
  deps: Post,
  reader: Reader,
  template: 'deposit_instructions' | 'deposit_reminder' | 'deposit_received' | 'deposit_expired',
  deposit: Deposit,
): Promise<void> {
  const { beneficiary, iban, bank } = (await depositTo(trx, deposit.reference)) ?? noBankAccount;
  await write(trx, deps, reader, template, { ...deposit, beneficiary, iban, bank });
}

export const tellPrice = (
  trx: Db,
  deps: Post,
  reader: Reader,
  values: {
    plan: { el: string; en: string };
    from: string;
    vat_percent: number;
    before: Price;
    after: Price;
  },
): Promise<void> =>
  write(trx, deps, reader, 'plan_dearer', {
    plan_el: values.plan.el,
    plan_en: values.plan.en,
    from: values.from,
    vat_percent: values.vat_percent,
    before_cents: values.before.net_cents,
    after_cents: values.after.net_cents,
    before_ads: values.before.max_ads,
    after_ads: values.after.max_ads,
  });

export const tellPriceStays = (trx: Db, deps: Post, reader: Reader, from: string): Promise<void> =>
  write(trx, deps, reader, 'plan_stays', { from });
