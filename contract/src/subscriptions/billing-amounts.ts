/** The arithmetic of plans: whole cents and whole days, no clock and no database. */

export type TaxedAmount = { net_cents: number; vat_percent: number; vat_cents: number; gross_cents: number };

/** Half a cent goes up, as on paper. Whole numbers throughout, so that nothing is lost to a binary fraction. */
const rounded = (numerator: number, denominator: number): number => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  return Number((2n * n + d) / (2n * d));
};

export function computeTaxedAmount(net_cents: number, vat_percent: number): TaxedAmount {
  const vat_cents = rounded(net_cents * vat_percent, 100);
  return { net_cents, vat_percent, vat_cents, gross_cents: net_cents + vat_cents };
}

const DAY = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days are names on a calendar: there is no clock in them that could be put forward. */
export const addDays = (day: string, days: number): string => dayOf(at(day) + days * DAY);
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY);

/** The same day so many months later, or the last of its month where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(first + (Math.min(date, last) - 1) * DAY);
}

/** What the rest of a paid period costs more at a larger plan: the difference by days, today counted. */
export function computeUpgradeNet(
  prices: { from_cents: number; to_cents: number },
  period: { from: string; to: string; today: string },
): number {
  const periodDays = daysBetween(period.from, period.to);
  const left = Math.max(0, Math.min(periodDays, daysBetween(period.today, period.to)));
  return rounded(Math.max(0, prices.to_cents - prices.from_cents) * left, periodDays);
}

/** Part of a gross sum → its net, so that parts that make up the whole also make up its net and VAT. `before`: already given back. */
export function splitGrossAmount(
  periodDays: TaxedAmount,
  before_cents: number,
  part_cents: number,
): { net_cents: number; vat_cents: number } {
  const netUpTo = (gross: number) => rounded(periodDays.net_cents * gross, periodDays.gross_cents);
  const net_cents = netUpTo(before_cents + part_cents) - netUpTo(before_cents);
  return { net_cents, vat_cents: part_cents - net_cents };
}
