/** A bank's statement: sent, shown with a guess of its columns, and taken over whole in one transaction as an admin says. */
import type { StatementColumns } from '@estia/contract/subscriptions/deposit-model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { type AgencyToMatch, extractGemiNumbers, matchBankLine } from './deposit-matching.ts';
import * as q from './deposits.queries.ts';
import { BANK_TEXT_PURPOSE, hashBankLine } from './deposits.service.ts';
import {
  type BankStatement,
  guessColumns,
  parseStatement,
  parseStatementLines,
  type StatementLine,
} from './statement-parser.ts';

const STATEMENT_PURPOSE = 'bank_statement';
const SAMPLE = 12;
const SHOWN = 8;
const SLICE = 1_000;

function parseOrThrow(bytes: Buffer): BankStatement {
  const statement = parseStatement(bytes);
  if (!statement) throw new AppError('statement_unreadable');
  return statement;
}

function toPreview(id: number, statement: BankStatement) {
  const guess = guessColumns(statement);
  const { lines, unreadable } = parseStatementLines(statement, guess);
  const { rows, encoding, separator } = statement;
  const width = Math.max(...rows.slice(0, 100).map((row) => row.length));
  const named = guess.skip > 0 ? (rows[guess.skip - 1] ?? []) : [];
  const cut = (cell: string) => cell.slice(0, 120);
  return {
    import_id: id,
    encoding,
    separator,
    rows: rows.length,
    guess,
    unreadable,
    headings: Array.from({ length: width }, (_, at) => cut(named[at] ?? '')),
    sample: rows.slice(0, SAMPLE).map((row) => row.map(cut)),
    read: lines.slice(0, SHOWN),
  };
}

/** Kept sealed until its columns are confirmed. */
export async function uploadStatement(deps: Deps, adminId: number, file: string) {
  const bytes = Buffer.from(file, 'base64');
  const statement = parseOrThrow(bytes);
  const sealed = deps.secrets.seal(STATEMENT_PURPOSE, bytes.toString('latin1'));
  const id = await q.insertStatementImport(deps.db, { adminId, file: sealed, now: deps.clock() });
  return toPreview(id, statement);
}

const decryptStatement = ({ secrets }: Pick<Deps, 'secrets'>, file: Buffer): BankStatement =>
  parseOrThrow(Buffer.from(secrets.open(STATEMENT_PURPOSE, file), 'latin1'));

export async function getStatementPreview(deps: Deps, id: number) {
  const row = await q.findStatementImport(deps.db, id);
  if (!row) throw new AppError('not_found');
  if (!row.file) throw new AppError('changed_meanwhile');
  return toPreview(id, decryptStatement(deps, row.file));
}

/** Lines with their prints: of several alike the first has number 0, the second 1, in this statement and in the next. */
function addFingerprints(deps: Deps, lines: readonly StatementLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify(line);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...line, fingerprint: hashBankLine(deps, line, nth) };
  });
}

/** Verdicts in order: a sum that one line settles is not there for the next. */
async function matchBankLines(trx: Trx, lines: readonly StatementLine[], now: Date) {
  const incoming = lines.filter((line) => line.cents > 0);
  const named = await q.listAgenciesByGemi(trx, [
    ...new Set(incoming.flatMap((line) => extractGemiNumbers(line.text))),
  ]);
  const owing = await q.listAgenciesOwing(trx, [...new Set(incoming.map((line) => line.cents))]);
  const all = [...new Map([...named, ...owing].map((each) => [each.account_id, each])).values()];
  const agencies = new Map<number, AgencyToMatch>();
  for (const agency of await q.listAgenciesToMatch(trx, all, now)) agencies.set(agency.account_id, agency);
  const byGemi = new Map<string, AgencyToMatch>([...agencies.values()].map((agency) => [agency.gemi, agency]));
  const bySum = Map.groupBy(owing, (each) => each.gross_cents);
  return lines.map((line) => {
    const close = (bySum.get(line.cents) ?? []).flatMap(({ account_id }) => agencies.get(account_id) ?? []);
    const verdict = matchBankLine(line, byGemi, close);
    const agency = verdict.charge_id === null ? undefined : agencies.get(verdict.account_id ?? 0);
    if (agency) {
      const isIt = ({ charge_id }: { charge_id: number }) => charge_id === verdict.charge_id;
      const after = {
        ...agency,
        due: agency.due.filter((owed) => !isIt(owed)),
        matched: [...agency.matched, ...agency.due.filter(isIt)],
      };
      agencies.set(agency.account_id, after);
      byGemi.set(agency.gemi, after);
    }
    return verdict;
  });
}

export async function importStatement(deps: Deps, adminId: number, id: number, columns: StatementColumns) {
  if (columns.amount === null && columns.credit === null)
    throw new AppError('invalid_input', { amount: 'columns', credit: 'columns' });
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const row = await q.lockStatementImport(trx, id);
    if (!row) throw new AppError('not_found');
    if (!row.file) throw new AppError('changed_meanwhile');
    const { lines, unreadable } = parseStatementLines(decryptStatement(deps, row.file), columns);
    if (lines.length === 0) throw new AppError('invalid_input', { date: 'columns' });
    await q.lockBankLines(trx);
    const all = addFingerprints(deps, lines);
    const known = await q.listKnownFingerprints(
      trx,
      all.map((line) => line.fingerprint),
    );
    const fresh = all.filter((line) => !known.has(line.fingerprint.toString('hex')));
    const verdicts = await matchBankLines(trx, fresh, now);
    const rows = fresh.flatMap(({ fingerprint, booked_on, cents, text }, at) => {
      const verdict = verdicts[at];
      // Whom we paid ourselves is not this book's business: their words are not kept.
      const remaining = text === '' || cents < 0 ? null : deps.secrets.seal(BANK_TEXT_PURPOSE, text);
      return verdict ? [{ ...verdict, fingerprint, booked_on, cents, text: remaining }] : [];
    });
    for (let at = 0; at < rows.length; at += SLICE)
      await q.insertBankLines(trx, rows.slice(at, at + SLICE), { source: 'statement', adminId, now });
    await q.markStatementImportDone(trx, id, now);
    await writeAuditLog(trx, {
      adminId,
      action: 'statement_imported',
      subject: 'setting' as const,
      subjectId: id,
      reason: null,
      now,
      before: {},
      after: { lines_added: rows.length },
    });
    const count = (state: string) => rows.filter((each) => each.state === state).length;
    return {
      added: rows.length,
      already_imported: all.length - fresh.length,
      unreadable,
      matched: count('matched'),
      doubtful: count('new'),
      outgoing: count('rejected'),
    };
  });
}
