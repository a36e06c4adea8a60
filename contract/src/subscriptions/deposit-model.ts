/** Bank deposits as they travel: lines of statements, what is doubtful about them, which column is which. */
import { z } from 'zod';
import { calendarDay } from '../rules/model.ts';
import { depositStates, matchProblems } from './deposit-states.ts';
import { parseCents } from './payment-inputs.ts';

/** A sum as it is typed → whole cents, above nothing. */
export const positiveCents = (max: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(40, 'amount')
    .transform((text, context) => {
      const cents = parseCents(text);
      if (cents === null || cents < 1 || cents > max) context.addIssue({ code: 'custom', message: 'amount' });
      return cents ?? z.NEVER;
    });

const personName = z.string().nullable();

export const deposit = z.object({
  line_id: z.int(),
  source: z.enum(['statement', 'hand']),
  booked_on: calendarDay,
  cents: z.int(),
  /** What the payer wrote; null when there was nothing or it is too old to be kept. */
  text: z.string().nullable(),
  state: z.enum(depositStates),
  match_problem: z.enum(matchProblems).nullable(),
  /** Of a new line: only a guess. */
  agency: z
    .object({ user_id: z.int(), name: z.object({ el: z.string(), en: z.string() }), gemi: z.string() })
    .nullable(),
  charge: z
    .object({ charge_id: z.int(), gross_cents: z.int(), period_from: calendarDay, period_to: calendarDay })
    .nullable(),
  /** It settles no charge by itself: the charges of the agency use it. */
  is_credit: z.boolean(),
  matched_at: z.iso.datetime().nullable(),
  matched_by: personName,
  /** False: who matched it is who asks, and another administrator is there to confirm it. */
  can_confirm: z.boolean(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: personName,
});
export type Deposit = z.output<typeof deposit>;

const column = z.coerce.number().int().min(0).max(99);
const maybeColumn = z.union([z.literal('').transform(() => null), z.null(), column]).default(null);

/** Columns by number, from 0. Either one column with signed amounts, or one for what came in and one for what went out. */
export const statementColumns = z.object({
  /** Rows before the first line, headings counted. */
  skip: z.coerce.number().int().min(0).max(200),
  date: column,
  amount: maybeColumn,
  credit: maybeColumn,
  debit: maybeColumn,
  /** Says of a row whether it is a credit or a debit. */
  sign: maybeColumn,
  text: z.array(column).max(20),
});
export type StatementColumns = z.output<typeof statementColumns>;
