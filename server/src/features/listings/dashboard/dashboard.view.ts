/** Rows of the dashboard → what the people of an agency may see of their own listings. */

import type { HandlerResult } from '@estia/contract/call';
import type { DashboardStat } from '@estia/contract/listings/dashboard/dashboard';
import type { getDashboardStats } from '@estia/contract/listings/dashboard/dashboard-calls';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { pictureUrl } from '@estia/contract/photos/model';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../listings.view.ts';
import type { AgencyAgent, DashboardDayRow, DashboardListingRow, ReplyStatsRow } from './dashboard.queries.ts';

type DashboardReply = HandlerResult<typeof getDashboardStats>;

type ListingSummaryRow = Pick<
  DashboardListingRow,
  'listing_id' | 'property_id' | 'purpose' | 'price' | 'title_el' | 'title_en' | 'type_id' | 'area' | 'photo'
>;

export function listingSummaryView(row: ListingSummaryRow) {
  const composed = composeTitle(row.type_id, row.area);
  return {
    listing_id: row.listing_id,
    property_id: row.property_id,
    for: purposeNames[row.purpose],
    code: formatListingCode(row.property_id, row.purpose),
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    price: row.price,
    photo: row.photo && pictureUrl(row.photo, 320, 'webp'),
  };
}

export function dailyStatsView(
  rows: readonly DashboardDayRow[],
  days: number,
): Record<'views' | 'messages' | 'phone_reveals' | 'contacts', DashboardStat> {
  const byDay = new Map(rows.map((row) => [row.ago, row]));
  const buildDailyStat = (pick: (row: DashboardDayRow) => number): DashboardStat => {
    const on = (ago: number) => {
      const row = byDay.get(ago);
      return row ? pick(row) : 0;
    };
    const now = Array.from({ length: days }, (_, at) => on(days - 1 - at));
    const before = Array.from({ length: days }, (_, at) => on(days + at));
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    return { current: sum(now), previous: sum(before), daily: now };
  };
  return {
    views: buildDailyStat((row) => row.views),
    messages: buildDailyStat((row) => row.messages),
    phone_reveals: buildDailyStat((row) => row.reveals),
    contacts: buildDailyStat((row) => row.messages + row.reveals),
  };
}

export function replyStatsView(rows: readonly ReplyStatsRow[], waiting: number): DashboardReply['replies'] {
  const all = (recent: boolean) => rows.find((row) => row.who === null && row.recent === recent);
  const [now, before] = [all(true), all(false)];
  return {
    conversations: now?.asked ?? 0,
    answered: now?.answered ?? 0,
    median_minutes: now?.median ?? null,
    previous_median_minutes: before?.median ?? null,
    waiting,
  };
}

/** Who has left the agency is not named; what they answered counts for the agency. */
export function teamStatsView(rows: readonly ReplyStatsRow[], team: readonly AgencyAgent[]): DashboardReply['team'] {
  if (team.length < 2) return null;
  return team.map(({ user_id, name }) => {
    const row = rows.find((each) => each.who === user_id && each.recent);
    return { user_id, name, answered: row?.answered ?? 0, median_minutes: row?.median ?? null };
  });
}

export function rankedListingsView(
  rows: readonly DashboardListingRow[],
): Pick<DashboardReply, 'top_listings' | 'stale_listings' | 'stale_count'> {
  const line = (row: DashboardListingRow) => ({ ...listingSummaryView(row), views: row.views, contacts: row.contacts });
  return {
    top_listings: rows.filter((row) => row.list === 'best').map(line),
    stale_listings: rows
      .filter((row) => row.list === 'stale')
      .map((row) => ({
        ...line(row),
        reasons: [
          ...(row.quiet ? (['no_contacts'] as const) : []),
          ...(row.unconfirmed ? (['unconfirmed'] as const) : []),
          ...(row.above !== null ? (['above_median'] as const) : []),
        ],
        percent_above_median: row.above,
      })),
    stale_count: rows[0]?.stale_count ?? 0,
  };
}
