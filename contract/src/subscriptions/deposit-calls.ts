/** SUBS-3: the bank account, statements, and deposits in two steps: whose it is, then that it is received. */
import { z } from 'zod';
import { booleanInput, positiveId, reason, singleLineText } from '../accounts/model.ts';
import { approvableReply, literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { calendarDay } from '../rules/model.ts';
import { bankAccountInput } from './bank-account-form.ts';
import { deposit, positiveCents, statementColumns } from './deposit-model.ts';
import { depositLimits, depositStates, matchProblems } from './deposit-states.ts';

const account = z.object({ beneficiary: z.string(), iban: z.string(), bank: z.string() });
const idParams = z.object({ id: positiveId });
/** GEMI number or name of the agency, in either language; the first words of it where they name one agency alone. */
const gemi = singleLineText(120);

export const getBankAccount = call({
  method: 'GET',
  path: '/adminPanel/bank-account',
  access: 'admin',
  summary: 'Where agencies deposit; empty until somebody has filled it in',
  reply: z.object({ account, changed_at: z.iso.datetime().nullable() }),
});

export const updateBankAccount = call({
  method: 'PUT',
  path: '/adminPanel/bank-account',
  access: 'admin',
  idempotent: true,
  summary: 'Say where agencies deposit; written down with what it was before',
  body: bankAccountInput.extend({ reason }),
  reply: approvableReply,
});

export const listDeposits = call({
  method: 'GET',
  path: '/adminPanel/deposits',
  access: 'admin',
  summary: 'Lines of statements and deposits noted by hand, newest first, and how many there are in each state',
  query: z.object({
    state: z.enum(depositStates).optional(),
    match_problem: z.enum(matchProblems).optional(),
    user_id: positiveId.optional(),
    /** One line. */
    id: positiveId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    deposits: z.array(deposit),
    count: z.int(),
    state_counts: z.record(z.enum(depositStates), z.int()),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const createDeposit = call({
  method: 'POST',
  path: '/adminPanel/deposits',
  access: 'admin',
  idempotent: true,
  summary: 'Note a deposit by hand and whose it is; it is confirmed in a second step',
  body: z.object({
    gemi,
    booked_on: calendarDay,
    amount: positiveCents(1_000_000_000),
    /** It is owed by nobody and goes back: noted all the same. */
    not_owed: booleanInput.default(false),
    /** Another sum than what is owed: credited to the agency, whose charges use it. */
    credit: booleanInput.default(false),
    reason,
  }),
  reply: z.object({ message: literalMessage('Success!'), line_id: z.int() }),
});

export const matchDeposit = call({
  method: 'PUT',
  path: '/adminPanel/deposits/{id}/match',
  access: 'admin',
  idempotent: true,
  summary: 'Say by hand whose a line is: it settles what the agency owes, to the cent, or is credited',
  params: idParams,
  body: z.object({
    gemi,
    /** It is owed by nobody and goes back: kept as money of this agency without a charge. */
    not_owed: booleanInput.default(false),
    /** Another sum than what is owed: credited to the agency, whose charges use it. */
    credit: booleanInput.default(false),
    reason,
  }),
  reply: successReply,
});

export const confirmDeposit = call({
  method: 'POST',
  path: '/adminPanel/deposits/{id}/confirm',
  access: 'admin',
  idempotent: true,
  summary: 'The second step: the money is received, what was owed is paid and the invoice is issued',
  perMinute: 120,
  params: idParams,
  body: z.object({ reason }),
  reply: successReply,
});

export const rejectDeposit = call({
  method: 'POST',
  path: '/adminPanel/deposits/{id}/reject',
  access: 'admin',
  idempotent: true,
  summary: 'A line that is no payment of an agency',
  params: idParams,
  body: z.object({ reason }),
  reply: successReply,
});

const statementPreview = z.object({
  import_id: z.int(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1253']),
  separator: z.enum([';', ',', '\t']),
  headings: z.array(z.string()),
  /** Rows as they stand in the file, so that a wrong guess is seen. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  guess: statementColumns,
  /** The first lines as they would be read with the guess. */
  read: z.array(z.object({ booked_on: calendarDay, cents: z.int(), text: z.string() })),
  unreadable: z.int(),
});

export const uploadStatement = call({
  method: 'POST',
  path: '/adminPanel/bank-statements',
  access: 'admin',
  idempotent: true,
  summary: 'Send a statement of the bank as CSV; nothing is taken over before its columns are confirmed',
  perMinute: 20,
  maxBody: depositLimits.fileText + 1_000,
  body: z.object({ file: z.base64('invalid').min(1, 'required').max(depositLimits.fileText, 'too_long') }),
  reply: statementPreview,
});

export const getStatement = call({
  method: 'GET',
  path: '/adminPanel/bank-statements/{id}',
  access: 'admin',
  summary: 'A statement that waits, with the guess which column is which',
  params: idParams,
  reply: statementPreview,
});

export const importStatement = call({
  method: 'POST',
  path: '/adminPanel/bank-statements/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Take the lines over with these columns: what is certain is matched, what is doubtful waits',
  perMinute: 20,
  params: idParams,
  body: statementColumns,
  reply: z.object({
    message: literalMessage('Success!'),
    added: z.int(),
    /** Were there already. */
    already_imported: z.int(),
    matched: z.int(),
    doubtful: z.int(),
    outgoing: z.int(),
    unreadable: z.int(),
  }),
});
