/**
 * LIST-1: what buying or renting a listing costs beside its price. Shares come from the dated rule `buying_costs`; one that no
 * admin has entered is not counted and is named as missing. Renting is counted from the listing's own fields alone.
 */
import type { Rule } from '../../rules/rule-params.ts';
import type { Property } from '../model.ts';

const buyingCostNames = ['transfer_tax', 'notary', 'registry', 'lawyer', 'agency'] as const;
export type BuyingCostName = (typeof buyingCostNames)[number];

type BuyingCosts = {
  /** `percent` of the price, VAT within. */
  lines: { name: BuyingCostName; percent: number; amount: number }[];
  /** Those whose share nobody has entered. */
  unknown: BuyingCostName[];
  /** The price and all lines. */
  total: number;
};

type Listing = Pick<Property, 'price' | 'advertiser'>;
type BuyingRules = { buying_costs: Rule<'buying_costs'>; vat: Rule<'vat'> };

/** A hundredth of a percent is as fine as anybody reads. */
const roundPercent = (value: number): number => Math.round(value * 100) / 100;

export function calculateBuyingCosts({ price, advertiser }: Listing, rules: BuyingRules): BuyingCosts {
  const { params } = rules.buying_costs;
  const withVat = (percent: number | null) => percent && percent * (1 + rules.vat.params.percent / 100);
  const shares: Record<BuyingCostName, number | null> = {
    // The municipality's part is a share of the tax itself.
    transfer_tax: params.transfer_tax_percent * (1 + params.municipal_tax_percent / 100),
    notary: withVat(params.notary_percent),
    registry: params.registry_percent,
    lawyer: withVat(params.lawyer_percent),
    agency: withVat(params.agency_fee_percent),
  };
  const due = buyingCostNames.filter((name) => name !== 'agency' || advertiser.kind === 'agency');
  const lines = due.flatMap((name) => {
    const share = shares[name];
    return share === null ? [] : [{ name, percent: roundPercent(share), amount: Math.round((price * share) / 100) }];
  });
  return {
    lines,
    unknown: due.filter((name) => shares[name] === null),
    total: lines.reduce((sum, { amount }) => sum + amount, price),
  };
}

type RentingCosts = {
  deposit: number | null;
  depositMonths: number | null;
  /** The first rent and the deposit, where it is stated. */
  atStart: number;
  sharedFees: number | null;
  billsIncluded: boolean;
  /** The rent and the shared fees. */
  monthly: number;
};

export function calculateRentingCosts(
  listing: Pick<Property, 'price' | 'deposit_months' | 'shared_fees' | 'bills_included'>,
): RentingCosts {
  const { price, deposit_months: depositMonths, shared_fees: sharedFees, bills_included: billsIncluded } = listing;
  const deposit = depositMonths === null ? null : price * depositMonths;
  // Where bills are in the rent, so are the shared fees of the building.
  const monthly = price + (billsIncluded ? 0 : (sharedFees ?? 0));
  return { deposit, depositMonths, atStart: price + (deposit ?? 0), sharedFees, billsIncluded, monthly };
}
