/** What buying or renting costs, in words: made by the loader, so that no sum and no rule travels to the browser. */
import { formatEuro, formatLongDate } from '@estia/contract/format';
import { priceMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { calculateBuyingCosts, calculateRentingCosts } from '@estia/contract/listings/page/listing-costs';
import {
  buyingCostMessages as buying,
  rentingCostMessages as renting,
} from '@estia/contract/listings/page/listing-costs-messages';
import type { Locale } from '@estia/contract/pair';
import type { PublicRules } from '@estia/contract/rules/rule-params';

export type ListingCostsView = {
  title: string;
  rows: [label: string, value: string][];
  total: [label: string, value: string];
  notes: string[];
  /** The rule that the sum rests on. */
  source: { href: string; text: string } | null;
};

/** `3.09` → «3,09%»; sums of shares need a decimal more than drops of a price do. */
const formatShare = (share: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(share)}%`;

export function createBuyingCostsView(listing: Property, rules: PublicRules, locale: Locale): ListingCostsView {
  const { lines, unknown, total } = calculateBuyingCosts(listing, rules);
  const rule = rules.buying_costs;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    title: buying.title[locale],
    rows: [
      [buying.price[locale], formatEuro(listing.price)],
      ...lines.map(({ name, percent: share, amount }): [string, string] => [
        `${buying.names[name][locale]} (${formatShare(share, locale)})`,
        formatEuro(amount),
      ]),
    ],
    total: [buying.total[locale], formatEuro(total)],
    notes: [
      ...(unknown.length > 0
        ? [
            buying.unknown[locale](
              list.format(unknown.map((name) => buying.unknownNames[name][locale])),
              rules.vat.params.percent,
            ),
          ]
        : []),
      buying.care[locale],
      `${buying.asOf[locale](formatLongDate(rule.valid_from, locale))} · ${buying.checked[locale](formatLongDate(rule.checked_at, locale))}`,
    ],
    source: rule.source_url === null ? null : { href: rule.source_url, text: buying.source[locale] },
  };
}

export function createRentingCostsView(listing: Property, locale: Locale): ListingCostsView {
  const costs = calculateRentingCosts(listing);
  const perMonth = (amount: number) => `${formatEuro(amount)} ${priceMessages.perMonth[locale]}`;
  const rows: [string, string][] = [[renting.rent[locale], formatEuro(listing.price)]];
  if (costs.deposit === null) rows.push([renting.noDeposit[locale], renting.depositUnknown[locale]]);
  else if (costs.deposit === 0) rows.push([renting.noDeposit[locale], renting.noDepositValue[locale]]);
  else rows.push([renting.deposit[locale](costs.depositMonths ?? 0), formatEuro(costs.deposit)]);
  if (costs.sharedFees !== null) rows.push([renting.sharedFees[locale], perMonth(costs.sharedFees)]);
  if (costs.billsIncluded) rows.push([renting.bills[locale], renting.billsIncluded[locale]]);
  rows.push([renting.monthly[locale], perMonth(costs.monthly)]);
  const total = renting.atStart[locale];
  return {
    title: renting.title[locale],
    rows,
    total: [costs.deposit === null ? `${total} (${renting.withoutDeposit[locale]})` : total, formatEuro(costs.atStart)],
    notes: [renting.note[locale], ...(listing.advertiser.kind === 'agency' ? [renting.agencyFee[locale]] : [])],
    source: null,
  };
}
