/** Own listings with their figures as a spreadsheet, read a page at a time while it is sent. */
import { athensDay } from '@estia/contract/athens';
import { dashboardExportHeadings } from '@estia/contract/listings/dashboard/export-messages';
import { listingStateMessages, ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState } from '@estia/contract/listings/states';
import { findLookup } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import { purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { createCsvWriter } from '../../../platform/csv.ts';
import type { PlaceTree } from '../../places/index.ts';
import { composeTitle } from '../listings.view.ts';
import { type ListingCsvRow, listingCsvQuery } from './dashboard.queries.ts';

const PAGE_SIZE = 500;

const day = (date: Date | null): string | null => date && athensDay(date);

function toCsvCells(row: ListingCsvRow, tree: PlaceTree, locale: Locale) {
  const district = tree.districts.get(row.district_id);
  const contacts = row.messages + row.reveals;
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
    Math.round(row.price / row.area),
    row.views,
    row.messages,
    row.reveals,
    row.views > 0 ? Math.round((contacts / row.views) * 1_000) / 10 : null,
    row.favorites,
    day(row.activated_at),
    day(row.updated_at),
    day(row.confirmed_at),
  ];
}

type CsvOptions = { accountId: number; days: number; locale: Locale; tree: PlaceTree };

export async function* streamListingsCsv(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, days, locale, tree }: CsvOptions,
): AsyncGenerator<Uint8Array> {
  const csv = createCsvWriter(locale);
  const now = clock();
  yield Buffer.from(csv.begin + csv.row(dashboardExportHeadings.map((head) => head[locale])));
  for (let after = 0; ; ) {
    const { rows } = await listingCsvQuery(accountId, { now, days, after, limit: PAGE_SIZE }).execute(db);
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csv.row(toCsvCells(row, tree, locale))).join(''));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}
