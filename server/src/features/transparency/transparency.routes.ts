import { athensDay } from '@estia/contract/athens';
import { findLookup } from '@estia/contract/lookups/model';
import { groundMessages, restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import * as calls from '@estia/contract/transparency/calls';
import { transparencyMessages as words } from '@estia/contract/transparency/messages';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { createCsvWriter } from '../../platform/csv.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import * as q from './transparency.queries.ts';
import { toDatabaseStatement } from './transparency-database.ts';

/** Reports and words are kept for two years: of earlier ones the figures would not be whole. */
const YEARS = 2;
const FIRST_YEAR = 2026;

export function transparencyRoutes({ serve }: CallServer, { db, clock }: Deps): void {
  const listYears = (): number[] => {
    const now = Number(athensDay(clock()).slice(0, 4));
    return Array.from({ length: YEARS }, (_, at) => now - at).filter((year) => year >= FIRST_YEAR);
  };
  const assertYear = (year: number): void => {
    if (!listYears().includes(year)) throw new AppError('not_found');
  };

  serve(calls.getTransparencyReport, async ({ params: { year } }) => {
    assertYear(year);
    const [restrictions, reports, reasons, complaints, misuse] = await Promise.all([
      q.countRestrictions(db, year),
      q.countReports(db, year),
      q.countReportReasons(db, year),
      q.countComplaints(db, year),
      q.countMisuse(db, year),
    ]);
    return {
      year,
      years: listYears(),
      restrictions,
      reports: {
        ...reports,
        reasons: reasons.map(({ reason_id, count }) => {
          const reason = findLookup('report_reasons', reason_id);
          return { reason: reason?.code ?? '', name: reason?.name ?? { el: '', en: '' }, count };
        }),
      },
      complaints,
      misuse,
    };
  });

  serve(calls.exportTransparencyReport, async ({ params: { year }, query: { lang } }, { reply }) => {
    assertYear(year);
    const rows = await q.countRestrictions(db, year);
    reply?.header('content-disposition', `attachment; filename="estia-transparency-${year}.csv"`);
    const csv = createCsvWriter(lang);
    const heads = [words.kind, words.ground, words.how, words.decisions, words.items, words.lifted];
    const lines = rows.map((row) => [
      restrictionMessages[row.kind].name[lang],
      groundMessages[row.ground][lang],
      (row.is_automatic ? words.automatic : words.found[row.found_by])[lang],
      row.decisions,
      row.items,
      row.lifted,
    ]);
    return csv.begin + [heads.map((head) => head[lang]), ...lines].map(csv.row).join('');
  });

  serve(calls.exportStatements, async ({ params: { year }, query }) => {
    assertYear(year);
    const rows = await q.listPublishedStatements(db, { year, ...query });
    const count = new Set(rows.map(({ id }) => id)).size;
    return {
      statements: rows.map(toDatabaseStatement),
      next_after: count < query.limit ? null : (rows.at(-1)?.id ?? null),
    };
  });
}
