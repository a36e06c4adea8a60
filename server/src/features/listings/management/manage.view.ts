/** Rows of lists of listings → what their owner, and the admin, may see. */

import type { HandlerResult } from '@estia/contract/call';
import type { listOwnListings } from '@estia/contract/listings/calls';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { OwnListingCard } from '@estia/contract/listings/model';
import { getListingState } from '@estia/contract/listings/states';
import type { PlaceTree } from '../../places/index.ts';
import { listingCardView } from '../listings.view.ts';
import { getPauseDate } from '../states/confirmation.queries.ts';
import type { AdminListingRow, DailyStatsRow, OwnListingRow } from './manage.queries.ts';

export const ownListingCardView = (row: OwnListingRow, tree: PlaceTree, now: Date): OwnListingCard => ({
  ...listingCardView(row, tree, now),
  code: formatListingCode(row.property_id, row.purpose),
  state: getListingState(row),
  pause_reason: row.pause_reason,
  views: row.views,
  favorites: row.favorites,
  messages: row.messages,
  phone_reveals: row.phone_reveals,
  confirmed_at: row.confirmed_at.toISOString(),
  pauses_at: row.is_active && !row.imported ? getPauseDate(row).toISOString() : null,
  draft_id: row.draft_id,
  review: row.review && { ...row.review, due_at: new Date(row.review.due_at).toISOString() },
  scheduled_pause: row.scheduled_pause && {
    id: row.scheduled_pause.id,
    state: row.scheduled_pause.state,
    pause_at: new Date(row.scheduled_pause.pause_at).toISOString(),
  },
});

export const adminListingCardView = (row: AdminListingRow, tree: PlaceTree, now: Date) => ({
  ...ownListingCardView(row, tree, now),
  user: { user_id: row.user_id, username: row.username },
  reports: row.reports,
});

type Totals = HandlerResult<typeof listOwnListings>['totals'];
const DAYS = 30;

export function dailyTotalsView(rows: readonly DailyStatsRow[]): Totals {
  const byDay = new Map(rows.map((row) => [row.ago, row]));
  const total = (what: 'views' | 'messages' | 'phone_reveals' | 'favorites') => {
    const on = (ago: number) => byDay.get(ago)?.[what] ?? 0;
    const days = Array.from({ length: DAYS }, (_, at) => on(DAYS - 1 - at));
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    return { current: sum(days), previous: sum(Array.from({ length: DAYS }, (_, at) => on(DAYS + at))), daily: days };
  };
  return {
    views: total('views'),
    messages: total('messages'),
    phone_reveals: total('phone_reveals'),
    favorites: total('favorites'),
  };
}
