import { athensDay } from '@estia/contract/athens';
import * as calls from '@estia/contract/listings/mandates/mandate-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { findMandateForAdmin, listMandates } from './mandate-documents.queries.ts';
import { deleteMandateDocument, openMandateDocument, saveMandateDocument } from './mandate-documents.service.ts';
import { mandateView } from './mandates.view.ts';

const success = { message: 'Success!' } as const;

/** `ES-123S` or `123` is a property; anything else is part of its street or title. */
function parseSearch(text: string | undefined): { property?: number; words?: string } {
  if (!text) return {};
  const found = /^(?:es-)?(\d{1,15})[sr]?$/i.exec(text);
  return found ? { property: Number(found[1]) } : { words: text };
}

export function mandateRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.listMandates, async ({ query }, { viewer }) => {
    const { search, limit, offset, status, sort } = query;
    const filter = { ...parseSearch(search), status, sort, limit, offset };
    const { rows, counts } = await listMandates(deps.db, viewer.worksFor, athensDay(deps.clock()), filter);
    const tree = await getPlaceTree();
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      mandates: rows.map((row) => mandateView(row, tree)),
      count: status ? counts[status] : all,
      counts,
      pagination: { limit, offset },
    };
  });

  serve(calls.saveMandateDocument, async ({ params, body }, { viewer }) => {
    await saveMandateDocument(deps, viewer, { propertyId: params.id, file: body.file });
    return success;
  });

  serve(calls.deleteMandateDocument, async ({ params }, { viewer }) => {
    await deleteMandateDocument(deps, viewer, params.id);
    return success;
  });

  serve(calls.getMandateForAdmin, async ({ params }) => {
    const row = await findMandateForAdmin(deps.db, params.id, athensDay(deps.clock()));
    if (!row) throw new AppError('not_found');
    return { mandate: mandateView(row, await getPlaceTree()) };
  });

  serve(calls.downloadMandateDocument, async ({ params }, { viewer, reply }) => {
    const { file, size, name } = await openMandateDocument(deps, viewer, params.id);
    reply?.header('content-disposition', `attachment; filename="${name}"`);
    reply?.header('content-length', size);
    return file;
  });
}
