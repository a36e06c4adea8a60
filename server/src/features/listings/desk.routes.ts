/** The desk of who has ads: figures, the spreadsheet, one change for many. Of the office, for all its people. */
import { Readable } from 'node:stream';
import * as calls from '@estia/contract/listings/desk-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import type { Places } from '../places/index.ts';
import { bulkAds } from './bulk.queries.ts';
import { carryOut, own, prepare } from './bulk.service.ts';
import { bulkRowView, bulkView } from './bulk.view.ts';
import { exportAds } from './desk.export.ts';
import * as q from './desk.queries.ts';
import { adsView, answersView, figuresView, teamView } from './desk.view.ts';
import { roomOf } from './publish.service.ts';

const DAY = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function deskRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const { db } = deps;

  serve(calls.getDashboardStats, async ({ query: { days } }, asker) => {
    const { worksFor, roleId } = memberOf(asker);
    const now = deps.clock();
    const [room, figures, ads, answers, waiting, team] = await Promise.all([
      roomOf(db, deps, { id: worksFor, role_id: roleId }),
      q.deskDaysStatement(worksFor, now, days).execute(db),
      q.deskAdsStatement(worksFor, now).execute(db),
      q.answersStatement(worksFor, now).execute(db),
      q.waitingStatement(worksFor).execute(db),
      roleId === 3 ? q.teamOf(db, worksFor) : [],
    ]);
    return {
      days,
      from: dayOf(now.getTime() - (days - 1) * DAY),
      to: dayOf(now.getTime()),
      room,
      ...figuresView(figures.rows, days),
      answers: answersView(answers.rows, waiting.rows[0]?.waiting ?? 0),
      ...adsView(ads.rows),
      team: teamView(answers.rows, team),
    };
  });

  serve(calls.exportDashboardStats, async ({ query: { days, locale } }, asker) => {
    const { worksFor } = memberOf(asker);
    const name = `estia-${dayOf(deps.clock().getTime())}-${days}.csv`;
    asker.reply?.header('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(exportAds(deps, { accountId: worksFor, days, locale, tree: await places() }));
  });

  serve(calls.createBulkChange, async ({ body }, asker) => ({
    bulk: bulkView(await prepare(deps, memberOf(asker), body)),
  }));

  serve(calls.getBulkChange, async ({ params, query }, asker) => {
    const found = await own(db, memberOf(asker), params.id);
    const { limit, offset, show } = query;
    return {
      bulk: bulkView(found),
      ads: (await bulkAds(db, found.id, query)).map(bulkRowView),
      count: show === 'refused' ? found.refused : found.ads,
      pagination: { limit, offset },
    };
  });

  serve(calls.runBulkChange, async ({ params }, asker) => ({
    bulk: bulkView(await carryOut(deps, memberOf(asker), params.id)),
  }));
}
