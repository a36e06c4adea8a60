/** EXTS: the export of an agency's own listings. */
import * as calls from '@estia/contract/sources/export/export-calls';
import type { ExportFormat } from '@estia/contract/sources/export/export-choices';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { readExport } from './export.service.ts';
import * as links from './export-links.service.ts';

const success = { message: 'Success!' } as const;

export function exportRoutes({ serve }: CallServer, deps: Deps, places: PlaceTreeLoader): void {
  serve(calls.getExport, (_, { viewer }) => links.getExport(deps, viewer));
  serve(calls.createExport, async (_, { viewer }) => ({ ...success, ...(await links.createExport(deps, viewer)) }));
  serve(calls.deleteExport, async (_, { viewer }) => {
    await links.deleteExport(deps, viewer);
    return success;
  });
  const read = async (token: string, format: ExportFormat, context: Parameters<typeof readExport>[2]) =>
    readExport(deps, { token, format, tree: await places() }, context);
  serve(calls.readExportKyero, ({ params }, context) => read(params.token, 'kyero', context));
  serve(calls.readExportXe, ({ params }, context) => read(params.token, 'xe', context));
  serve(calls.readExportJson, ({ params }, context) => read(params.token, 'estia', context));
}
