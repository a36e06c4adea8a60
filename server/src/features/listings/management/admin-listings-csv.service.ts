/** The list of listings of admins as a spreadsheet, newest first. */
import { adminListingExportHeadings } from '@estia/contract/admin-lists/export-headings';
import { athensDay } from '@estia/contract/athens';
import { listingStateMessages, ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState } from '@estia/contract/listings/states';
import { findLookup } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import { purposeNames } from '@estia/contract/search/model';
import type { Db } from '../../../platform/db/db.ts';
import { streamListCsv } from '../../../platform/list-export.ts';
import type { PlaceTree } from '../../places/index.ts';
import { composeTitle } from '../listings.view.ts';
import { type AdminListingFilter, type AdminListingRow, adminListingsBeforeQuery } from './manage.queries.ts';

type File = { filter: AdminListingFilter; tree: PlaceTree; locale: Locale };

export const streamAdminListingsCsv = (db: Db, { filter, tree, locale }: File) =>
  streamListCsv<AdminListingRow>(
    {
      headings: adminListingExportHeadings,
      readAfter: async (last, limit) =>
        (await adminListingsBeforeQuery(filter, last?.listing_id, limit).execute(db)).rows,
      toCells: (row) => {
        const district = tree.districts.get(row.district_id);
        const title = locale === 'el' ? row.title_el : row.title_en;
        return [
          formatListingCode(row.property_id, row.purpose),
          listingStateMessages[getListingState(row)].one[locale],
          ownListingsMessages[purposeNames[row.purpose]][locale],
          title ?? composeTitle(row.type_id, row.area)[locale],
          findLookup('types', row.type_id)?.name[locale] ?? null,
          district?.name[locale] ?? null,
          district?.municipality.name[locale] ?? null,
          row.area,
          row.price,
          row.user_id,
          row.username,
          row.reports,
          row.activated_at && athensDay(row.activated_at),
          athensDay(row.updated_at),
        ];
      },
    },
    locale,
  );
