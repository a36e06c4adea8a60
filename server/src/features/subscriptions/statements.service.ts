/** A bank's statement: sent, shown with a guess of its columns, and taken over whole in one transaction as an admin says. */
import type { StatementColumns } from '@estia/contract/subscriptions/deposit-model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db.ts';
import { gemisIn, judge, type Office } from './deposits.match.ts';
import * as q from './deposits.queries.ts';
import { BANK_TEXT, printOf } from './deposits.service.ts';
import { guessColumns, openStatement, type ReadLine, readLines, type Statement } from './statement.read.ts';

const STATEMENT = 'bank_statement';
const SAMPLE = 12;
const SHOWN = 8;
const SLICE = 1_000;

function opened(bytes: Buffer): Statement {
  const statement = openStatement(bytes);
  if (!statement) throw new AppError('statement_unreadable');
  return statement;
}

function previewOf(id: number, statement: Statement) {
  const guess = guessColumns(statement);
  const { lines, unreadable } = readLines(statement, guess);
  const { rows, encoding, separator } = statement;
  const width = Math.max(...rows.slice(0, 100).map((row) => row.length));
  const named = guess.skip > 0 ? (rows[guess.skip - 1] ?? []) : [];
  const cut = (cell: string) => cell.slice(0, 120);
  return {
    ...{ import_id: id, encoding, separator, rows: rows.length, guess, unreadable },
    headings: Array.from({ length: width }, (_, at) => cut(named[at] ?? '')),
    sample: rows.slice(0, SAMPLE).map((row) => row.map(cut)),
    read: lines.slice(0, SHOWN),
  };
}

/** Kept sealed until its columns are confirmed. */
export async function sendStatement(deps: Deps, adminId: number, file: string) {
  const bytes = Buffer.from(file, 'base64');
  const statement = opened(bytes);
  const sealed = deps.secrets.seal(STATEMENT, bytes.toString('latin1'));
  const id = await q.insertImport(deps.db, { adminId, file: sealed, now: deps.clock() });
  return previewOf(id, statement);
}

const unsealed = ({ secrets }: Pick<Deps, 'secrets'>, file: Buffer): Statement =>
  opened(Buffer.from(secrets.open(STATEMENT, file), 'latin1'));

export async function waitingStatement(deps: Deps, id: number) {
  const row = await q.readImport(deps.db, id);
  if (!row) throw new AppError('not_found');
  if (!row.file) throw new AppError('changed_meanwhile');
  return previewOf(id, unsealed(deps, row.file));
}

/** Lines with their prints: of several alike the first has number 0, the second 1, in this statement and in the next. */
function printed(deps: Deps, lines: readonly ReadLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify(line);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...line, fingerprint: printOf(deps, line, nth) };
  });
}

/** Verdicts in order: a sum that one line settles is not there for the next. */
async function judgeAll(trx: Db, lines: readonly ReadLine[], now: Date) {
  const incoming = lines.filter((line) => line.cents > 0);
  const named = await q.officesByGemi(trx, [...new Set(incoming.flatMap((line) => gemisIn(line.text)))]);
  const owing = await q.officesOwing(trx, [...new Set(incoming.map((line) => line.cents))]);
  const all = [...new Map([...named, ...owing].map((each) => [each.account_id, each])).values()];
  const offices = new Map<number, Office>();
  for (const office of await q.officesToMatch(trx, all, now)) offices.set(office.account_id, office);
  const byGemi = new Map<string, Office>([...offices.values()].map((office) => [office.gemi, office]));
  const bySum = Map.groupBy(owing, (each) => each.gross_cents);
  return lines.map((line) => {
    const close = (bySum.get(line.cents) ?? []).flatMap(({ account_id }) => offices.get(account_id) ?? []);
    const verdict = judge(line, byGemi, close);
    const office = verdict.charge_id === null ? undefined : offices.get(verdict.account_id ?? 0);
    if (office) {
      const isIt = ({ charge_id }: { charge_id: number }) => charge_id === verdict.charge_id;
      const after = {
        ...office,
        due: office.due.filter((owed) => !isIt(owed)),
        matched: [...office.matched, ...office.due.filter(isIt)],
      };
      offices.set(office.account_id, after);
      byGemi.set(office.gemi, after);
    }
    return verdict;
  });
}

export async function takeStatement(deps: Deps, adminId: number, id: number, columns: StatementColumns) {
  if (columns.amount === null && columns.credit === null)
    throw new AppError('invalid_input', { amount: 'columns', credit: 'columns' });
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const row = await q.holdImport(trx, id);
    if (!row) throw new AppError('not_found');
    if (!row.file) throw new AppError('changed_meanwhile');
    const { lines, unreadable } = readLines(unsealed(deps, row.file), columns);
    if (lines.length === 0) throw new AppError('invalid_input', { date: 'columns' });
    await q.holdBook(trx);
    const all = printed(deps, lines);
    const known = await q.knownPrints(
      trx,
      all.map((line) => line.fingerprint),
    );
    const fresh = all.filter((line) => !known.has(line.fingerprint.toString('hex')));
    const verdicts = await judgeAll(trx, fresh, now);
    const rows = fresh.flatMap(({ fingerprint, booked_on, cents, text }, at) => {
      const verdict = verdicts[at];
      // Whom we paid ourselves is not this book's business: their words are not kept.
      const kept = text === '' || cents < 0 ? null : deps.secrets.seal(BANK_TEXT, text);
      return verdict ? [{ ...verdict, fingerprint, booked_on, cents, text: kept }] : [];
    });
    for (let at = 0; at < rows.length; at += SLICE)
      await q.insertLines(trx, rows.slice(at, at + SLICE), { source: 'statement', adminId, now });
    await q.endImport(trx, id, now);
    await audit(trx, {
      ...{ adminId, act: 'statement_imported', subject: 'setting' as const, subjectId: id, reason: null, now },
      before: {},
      after: { lines_added: rows.length },
    });
    const count = (state: string) => rows.filter((each) => each.state === state).length;
    return {
      ...{ added: rows.length, known: all.length - fresh.length, unreadable },
      ...{ matched: count('matched'), doubtful: count('new'), outgoing: count('rejected') },
    };
  });
}
