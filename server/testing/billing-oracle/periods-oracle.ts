/** The judge's part about time: which days were free or paid for, at which price, one after the other without a hole. */
import type {
  BillingRecords,
  ChargeRow,
  ExternalEvents,
  SubscriptionRow,
} from '../billing-simulation/billing-records.ts';
import { computeVat } from './invoices-oracle.ts';

const athens = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' });
export const toAthensDay = (at: Date): string => athens.format(at);

/** The same day of a later month, or its last. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), index % 12];
  const lengths = [
    31,
    toYear % 4 === 0 && (toYear % 100 !== 0 || toYear % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${toYear}-${two(toMonth + 1)}-${two(Math.min(date, lengths[toMonth] ?? 0))}`;
}
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What was known at a moment to hold on a day: a later version takes the place of all before it from its first day on. */
const findKnownVersion = <T extends { version: number; valid_from: string; changed_at: Date }>(
  rows: readonly T[],
  day: string,
  at: Date,
) =>
  rows
    .filter((row) => row.valid_from <= day && row.changed_at <= at)
    .reduce<T | undefined>((best, row) => (best && best.version > row.version ? best : row), undefined);

type Event =
  | { at: Date; charge: ChargeRow }
  | { at: Date; upgrade: ChargeRow }
  | { at: Date; move: ExternalEvents['moves'][number] };

function findSubscriptionDifferences(
  sub: SubscriptionRow,
  ownCharges: ChargeRow[],
  books: BillingRecords,
  journal: ExternalEvents,
  paidAt: Map<number, Date>,
): string[] {
  const wrong: string[] = [];
  // At one and the same moment: an end can only have been moved to where it is if what it covers was paid before.
  const paidFirst = (a: Event, b: Event): number => {
    if ('move' in a && 'charge' in b) return b.charge.period_to <= a.move.endDate ? 1 : -1;
    if ('charge' in a && 'move' in b) return a.charge.period_to <= b.move.endDate ? -1 : 1;
    return 0;
  };
  const say = (text: string) => wrong.push(`periods: account ${sub.account_id}: ${text}`);
  const moves = journal.moves.filter(({ accountId }) => accountId === sub.account_id);
  const events: Event[] = [
    ...moves.map((move) => ({ at: move.at, move })),
    ...ownCharges.filter(({ kind }) => kind === 'upgrade').map((upgrade) => ({ at: upgrade.created_at, upgrade })),
    ...ownCharges
      .filter(({ kind, state }) => kind !== 'upgrade' && state === 'paid')
      .map((charge) => ({ at: paidAt.get(charge.id) ?? charge.created_at, charge })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || paidFirst(a, b));
  const start = toAthensDay(sub.started_at);
  const free =
    findKnownVersion(
      books.rules.filter(({ code }) => code === 'trial_months'),
      start,
      sub.started_at,
    )?.value ?? 0;
  // Stretches of days that are free or paid for; the months after the last are counted from its anchor.
  const coveredPeriods = [{ from: start, to: addMonths(start, free) }];
  let anchor = start;
  let months = free;
  const last = () => coveredPeriods[coveredPeriods.length - 1] as { from: string; to: string };
  for (const event of events) {
    if ('move' in event) {
      const { endDate, state } = event.move;
      if (state === 'trial' || state === 'active') last().to = endDate;
      else coveredPeriods.push({ from: toAthensDay(event.at), to: endDate });
      anchor = endDate;
      months = 0;
    } else if ('charge' in event) {
      const { charge } = event;
      if (charge.kind === 'restart') {
        anchor = toAthensDay(event.at);
        months = 1;
        if (charge.period_from !== anchor)
          say(`charge ${charge.id} begins again on ${charge.period_from}, paid on ${anchor}`);
        if (charge.period_from < last().to) say(`charge ${charge.id} begins before ${last().to}, which is paid for`);
      } else {
        months += 1;
        if (charge.period_from !== last().to)
          say(`charge ${charge.id} is for ${charge.period_from}, but ${last().to} is next`);
      }
      const to = addMonths(anchor, months);
      if (charge.period_to !== to) say(`charge ${charge.id} ends on ${charge.period_to}, not ${to}`);
      coveredPeriods.push({ from: charge.period_from, to: charge.period_to });
    } else {
      const { upgrade } = event;
      const day = toAthensDay(upgrade.created_at);
      const within = coveredPeriods.findLast(({ from, to }) => from <= day && day < to);
      const price = (plan: number | null) =>
        findKnownVersion(
          books.prices.filter((row) => row.plan_id === plan),
          day,
          upgrade.created_at,
        )?.net_cents ?? 0;
      if (!within || upgrade.period_from !== day || upgrade.period_to !== within.to) {
        say(
          `upgrade ${upgrade.id} is for ${upgrade.period_from} to ${upgrade.period_to}, outside of what was paid for`,
        );
        continue;
      }
      const more = BigInt(price(upgrade.plan_id) - price(upgrade.from_plan_id)) * BigInt(daysFrom(day, within.to)) * 2n;
      const totalDays = BigInt(daysFrom(within.from, within.to));
      const net = Number((more + totalDays) / (2n * totalDays));
      if (upgrade.net_cents !== net) say(`upgrade ${upgrade.id} costs ${upgrade.net_cents}, not ${net}`);
    }
  }
  if (sub.period_to !== last().to) {
    // Paid for and not begun.
    const before = coveredPeriods[coveredPeriods.length - 2];
    if (before?.to !== sub.period_to || last().from !== sub.period_to)
      say(`it says ${sub.period_to}, and is free or paid until ${last().to}`);
  }
  return wrong;
}

export function findPeriodDifferences(books: BillingRecords, journal: ExternalEvents): string[] {
  const wrong: string[] = [];
  const { charges, subscriptions, invoices, prices, rules } = books;
  const paidAt = new Map(
    invoices.flatMap(({ charge_id, issued_at }) => (charge_id === null ? [] : [[charge_id, issued_at] as const])),
  );
  const byAccount = Map.groupBy(charges, ({ account_id }) => account_id);
  for (const sub of subscriptions)
    wrong.push(...findSubscriptionDifferences(sub, byAccount.get(sub.account_id) ?? [], books, journal, paidAt));
  const ofPlan = Map.groupBy(prices, ({ plan_id }) => plan_id);
  const vat = rules.filter(({ code }) => code === 'vat');
  for (const charge of charges) {
    const day = charge.kind === 'period' ? charge.period_from : toAthensDay(charge.created_at);
    const price = findKnownVersion(ofPlan.get(charge.plan_id) ?? [], day, charge.created_at);
    if (charge.kind !== 'upgrade' && charge.net_cents !== price?.net_cents)
      wrong.push(`periods: charge ${charge.id} is of ${charge.net_cents}, and ${day} costs ${price?.net_cents}`);
    const percent = findKnownVersion(vat, day, charge.created_at)?.value;
    if (charge.vat_percent !== percent || charge.vat_cents !== computeVat(charge.net_cents, charge.vat_percent))
      wrong.push(`periods: charge ${charge.id} has ${charge.vat_cents} of VAT at ${charge.vat_percent} %`);
  }
  // No day twice, whatever the order of events.
  for (const [id, ownCharges] of Map.groupBy(
    charges.filter(({ kind, state }) => kind !== 'upgrade' && state === 'paid'),
    (charge) => charge.subscription_id,
  )) {
    const sorted = ownCharges.toSorted((a, b) => (a.period_from < b.period_from ? -1 : 1));
    sorted.forEach((charge, at) => {
      const before = sorted[at - 1];
      if (before && before.period_to > charge.period_from)
        wrong.push(`periods: subscription ${id} paid twice for ${charge.period_from}`);
    });
  }
  return wrong;
}
