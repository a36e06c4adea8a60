import * as calls from '@estia/contract/cooperation/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { countCooperations, listCooperations } from './cooperation.queries.ts';
import { answerCooperation, proposeCooperation } from './cooperation.service.ts';
import { cooperationView } from './cooperation.view.ts';

export function cooperationRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.listCooperations, async ({ query }, { viewer }) => {
    const { list, limit, offset } = query;
    const [rows, counts, tree] = await Promise.all([
      listCooperations(deps.db, viewer.worksFor, query),
      countCooperations(deps.db, viewer.worksFor),
      getPlaceTree(),
    ]);
    return {
      cooperations: rows.map((row) => cooperationView(row, viewer.worksFor, tree)),
      count: counts[list],
      counts,
      pagination: { limit, offset },
    };
  });

  serve(calls.proposeCooperation, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    id: await proposeCooperation(deps, viewer, body),
  }));

  serve(calls.answerCooperation, async ({ params, body }, { viewer }) => {
    await answerCooperation(deps, viewer, { id: params.id, action: body.action });
    return { message: 'Success!' as const };
  });
}
