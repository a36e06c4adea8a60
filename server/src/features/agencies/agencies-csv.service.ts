/** The list of agencies of admins as a spreadsheet, newest first. */
import { statuses } from '@estia/contract/accounts/admin-messages';
import { agencyExportHeadings } from '@estia/contract/admin-lists/export-headings';
import { athensDay } from '@estia/contract/athens';
import { findLookup } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import type { Db } from '../../platform/db/db.ts';
import { streamListCsv } from '../../platform/list-export.ts';
import type { PlaceTree } from '../places/index.ts';
import { type AdminAgencyFilter, type AdminAgencyRow, listAdminAgenciesBefore } from './admin-agencies.queries.ts';
import { adminAgencyView } from './agencies.view.ts';

type File = { filter: AdminAgencyFilter; tree: PlaceTree; locale: Locale };

export const streamAgenciesCsv = (db: Db, { filter, tree, locale }: File) =>
  streamListCsv<AdminAgencyRow>(
    {
      headings: agencyExportHeadings,
      readAfter: (last, limit) => listAdminAgenciesBefore(db, filter, last?.id, limit),
      toCells: (row) => {
        const agency = adminAgencyView(row, tree);
        return [
          agency.user_id,
          agency.name[locale],
          agency.general_commercial_agency_id,
          agency.tax_number,
          agency.email,
          statuses[agency.status][locale],
          agency.municipality?.[locale] ?? null,
          agency.plan_id === null ? null : (findLookup('subscription_plans', agency.plan_id)?.name[locale] ?? null),
          agency.for_sale,
          agency.for_rent,
          athensDay(row.created_at),
        ];
      },
    },
    locale,
  );
