/** The dashboard of who has listings: figures, the spreadsheet, one change for many. Of the agency, for all its people. */
import { Readable } from 'node:stream';
import { roleIds } from '@estia/contract/accounts/roles';
import * as calls from '@estia/contract/listings/dashboard/dashboard-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { listBulkListings } from '../bulk/bulk.queries.ts';
import { executeBulkChange, getBulkChange, prepareBulkChange } from '../bulk/bulk.service.ts';
import { bulkChangeListingView, bulkChangeView } from '../bulk/bulk.view.ts';
import { getListingQuota } from '../publishing/publish.service.ts';
import * as q from './dashboard.queries.ts';
import { dailyStatsView, rankedListingsView, replyStatsView, teamStatsView } from './dashboard.view.ts';
import { listListingTable } from './listing-table.service.ts';
import { streamListingsCsv } from './listings-csv.service.ts';

const DAY_MS = 86_400_000;
const formatUtcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function dashboardRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const { db } = deps;

  serve(calls.getDashboardStats, async ({ query: { days } }, { viewer }) => {
    const { worksFor, roleId } = viewer;
    const now = deps.clock();
    const [quota, dayRows, listingRows, answers, waiting, team] = await Promise.all([
      getListingQuota(db, deps, { id: worksFor, role_id: roleId }),
      q.dashboardDaysQuery(worksFor, now, days).execute(db),
      q.dashboardListingsQuery(worksFor, now).execute(db),
      q.replyStatsQuery(worksFor, now).execute(db),
      q.awaitingReplyQuery(worksFor).execute(db),
      roleId === roleIds.agency ? q.listAgencyAgents(db, worksFor) : [],
    ]);
    return {
      days,
      from: formatUtcDay(now.getTime() - (days - 1) * DAY_MS),
      to: formatUtcDay(now.getTime()),
      plan_usage: {
        active_listings: quota.used,
        max_active_listings: quota.maxListings,
        is_expired: quota.expired,
      },
      ...dailyStatsView(dayRows.rows, days),
      replies: replyStatsView(answers.rows, waiting.rows[0]?.waiting ?? 0),
      ...rankedListingsView(listingRows.rows),
      team: teamStatsView(answers.rows, team),
    };
  });

  serve(calls.exportDashboardStats, async ({ query: { days, locale } }, context) => {
    const { worksFor } = context.viewer;
    const name = `estia-${formatUtcDay(deps.clock().getTime())}-${days}.csv`;
    context.reply?.header('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(streamListingsCsv(deps, { accountId: worksFor, days, locale, tree: await getPlaceTree() }));
  });

  serve(calls.getListingTable, async ({ query }, { viewer }) =>
    listListingTable(deps, viewer, query, await getPlaceTree()),
  );

  serve(calls.createBulkChange, async ({ body }, { viewer }) => ({
    bulk: bulkChangeView(await prepareBulkChange(deps, viewer, body, await getPlaceTree())),
  }));

  serve(calls.getBulkChange, async ({ params, query }, { viewer }) => {
    const found = await getBulkChange(db, viewer, params.id);
    const { limit, offset, show } = query;
    return {
      bulk: bulkChangeView(found),
      listings: (await listBulkListings(db, found.id, query)).map(bulkChangeListingView),
      count: show === 'refused' ? found.refused_count : found.listing_count,
      pagination: { limit, offset },
    };
  });

  serve(calls.runBulkChange, async ({ params }, { viewer }) => ({
    bulk: bulkChangeView(await executeBulkChange(deps, viewer, params.id)),
  }));
}
