/** Whose a line is: GEMI numbers found in its words, held against what is owed, to the cent. No database, no clock. */
import { parseGemi } from '@estia/contract/accounts/identifiers';
import type { MatchProblem } from '@estia/contract/subscriptions/deposit-states';

const DATE = /^(\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})$/;

/**
 * Parts of a run like `11/2026 1234 56789 000` that together have 7–12 digits: the number among them was typed apart.
 */
function joinSplitDigits(run: string): string[] {
  const groups = run.split(/[ ./-]/).slice(0, 12);
  const spans = groups.flatMap((_, from) =>
    groups.slice(from + 1).map((_, more) => groups.slice(from, from + more + 2)),
  );
  return spans.map((span) => span.join('')).filter((digits) => /^\d{7,12}$/.test(digits));
}

/** Groups of 7–12 digits, also when they were typed apart. */
export function extractGemiNumbers(text: string): string[] {
  const plain = text.normalize('NFKC');
  const whole = plain.match(/(?<!\d)\d{7,12}(?!\d)/g) ?? [];
  const runs = (plain.match(/(?<!\d)\d+(?:[ ./-]\d+)+(?!\d)/g) ?? []).filter((run) => !DATE.test(run));
  const found = [...whole, ...runs.flatMap(joinSplitDigits)].map(parseGemi).filter((gemi) => gemi !== null);
  return [...new Set(found)];
}

/** One digit wrong, missing, too many, or two changed places. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** As people know it: without the zeros of the head office and those in front. */
const stripGemiPadding = (gemi: string): string => gemi.replace(/000$/, '').replace(/^0+/, '');

export type OwedCharge = { charge_id: number; gross_cents: number };
export type AgencyToMatch = {
  account_id: number;
  gemi: string;
  /** What is owed by deposit and that no other line is to settle. */
  due: readonly OwedCharge[];
  /** Due, but another line is matched to it. */
  matched: readonly OwedCharge[];
  /** Gross sums that were paid lately. */
  paid: readonly number[];
};

export type MatchResult = {
  state: 'new' | 'matched' | 'rejected';
  match_problem: MatchProblem | null;
  account_id: number | null;
  charge_id: number | null;
};

const unmatched = (match_problem: MatchProblem, account_id: number | null = null): MatchResult => ({
  state: 'new',
  match_problem,
  account_id,
  charge_id: null,
});

/** Why an agency owes no such sum. */
export function explainMismatch(agency: Pick<AgencyToMatch, 'due' | 'matched' | 'paid'>, cents: number): MatchProblem {
  if (agency.matched.some((owed) => owed.gross_cents === cents)) return 'already_matched';
  if (agency.due.length + agency.matched.length > 0) return 'other_amount';
  return agency.paid.includes(cents) ? 'already_paid' : 'nothing_owed';
}

/** `known`: agencies by number, at least those in the text. `owing`: agencies that owe exactly this sum. */
export function matchBankLine(
  line: { cents: number; text: string },
  known: ReadonlyMap<string, AgencyToMatch>,
  owing: readonly AgencyToMatch[],
): MatchResult {
  if (line.cents < 0) return { ...unmatched('outgoing'), state: 'rejected' };
  const numbers = extractGemiNumbers(line.text);
  const agencies = numbers.flatMap((gemi) => known.get(gemi) ?? []);
  const [agency] = agencies;
  if (!agency) {
    if (numbers.length === 0) return unmatched('no_gemi');
    const close = owing.filter(({ gemi }) =>
      numbers.some(
        (typed) => isOneTypoApart(stripGemiPadding(typed), stripGemiPadding(gemi)) || isOneTypoApart(typed, gemi),
      ),
    );
    return unmatched('unknown_gemi', close.length === 1 ? (close[0]?.account_id ?? null) : null);
  }
  if (agencies.length > 1) return unmatched('several');
  const owed = agency.due.find(({ gross_cents }) => gross_cents === line.cents);
  if (!owed) return unmatched(explainMismatch(agency, line.cents), agency.account_id);
  return { state: 'matched', match_problem: null, account_id: agency.account_id, charge_id: owed.charge_id };
}
