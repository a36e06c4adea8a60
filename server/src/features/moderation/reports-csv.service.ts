/** Reports as a spreadsheet of admins, newest first. Who reported is nobody’s file: the law protects them. */
import { reportExportHeadings } from '@estia/contract/admin-lists/export-headings';
import { athensDay } from '@estia/contract/athens';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { findLookup } from '@estia/contract/lookups/model';
import type { ReportState } from '@estia/contract/moderation/model';
import { reports as words } from '@estia/contract/moderation/reports-messages';
import type { Locale } from '@estia/contract/pair';
import type { Db } from '../../platform/db/db.ts';
import { streamListCsv } from '../../platform/list-export.ts';
import { listReportsBefore, type ReportCsvRow } from './moderation.queries.ts';

type Filter = { state: ReportState; reason_id?: number | undefined };

export const streamReportsCsv = (db: Db, filter: Filter, locale: Locale) =>
  streamListCsv<ReportCsvRow>(
    {
      headings: reportExportHeadings,
      readAfter: (last, limit) => listReportsBefore(db, filter, last?.id, limit),
      toCells: (row) => [
        row.id,
        athensDay(row.at),
        findLookup('report_reasons', row.reason_id)?.name[locale] ?? null,
        words[row.state][locale],
        row.property_id === null ? null : formatListingCode(row.property_id, row.purpose),
        row.account_id,
        row.description,
        row.decision,
        row.decided_at && athensDay(row.decided_at),
      ],
    },
    locale,
  );
