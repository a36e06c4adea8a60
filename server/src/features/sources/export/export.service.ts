/** EXTS: the file behind an export address, streamed; asked with what it was before, it is not sent again. */
import { Readable } from 'node:stream';
import type { ExportFormat } from '@estia/contract/sources/export/export-choices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/auth/sessions.ts';
import { enforceRateLimit } from '../../../platform/security/throttle.ts';
import type { PlaceTree } from '../../places/index.ts';
import { writeEstia } from '../formats/export/estia-writer.ts';
import type { ExportListing } from '../formats/export/export-listing.ts';
import { writeKyero } from '../formats/export/kyero-writer.ts';
import { writeXe } from '../formats/export/xe-writer.ts';
import * as q from './export.queries.ts';
import { toExportListing } from './export-listing.ts';

/** `id` names the file where its format wants a name for each. */
type ExportWriter = (
  listings: AsyncIterable<ExportListing>,
  about: { id: string; now: Date },
) => AsyncGenerator<string>;
const writers: Record<ExportFormat, ExportWriter> = { kyero: writeKyero, xe: writeXe, estia: writeEstia };

const PAGE_SIZE = 200;
/** Of one address: whoever reads it, a portal asks a few times an hour. */
const READ_LIMIT = { hits: 60, seconds: 3_600 };
const CACHE_SECONDS = 300;

async function* listListings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: number,
  tree: PlaceTree,
): AsyncGenerator<ExportListing> {
  for (let after = 0; ; ) {
    const rows = await q.listExportRows(db, accountId, { after, limit: PAGE_SIZE });
    for (const row of rows) yield toExportListing(row, tree, config.origin);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.listing_id;
  }
}

export async function readExport(
  deps: Deps,
  { token, format, tree }: { token: string; format: ExportFormat; tree: PlaceTree },
  { request, reply }: { request?: FastifyRequest | undefined; reply?: FastifyReply | undefined },
): Promise<Readable> {
  const { db, clock } = deps;
  const now = clock();
  const agency = await q.findExportedAgency(db, hashToken(token), now);
  // Off, changed, or of an agency that is not active: an address that never was.
  if (!agency) throw new AppError('not_found');
  await enforceRateLimit(db, `export ${agency.id}`, READ_LIMIT, now);
  if (!agency.is_read_today) await q.noteExportRead(db, agency.id, now);
  const etag = `W/"${format}-${agency.version}"`;
  // Named by an address that is a secret: no cache between us and the reader may keep it.
  reply?.header('cache-control', `private, max-age=${CACHE_SECONDS}`).header('etag', etag);
  reply?.header('x-robots-tag', 'noindex');
  const known = (request?.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) {
    reply?.code(304);
    return Readable.from([]);
  }
  const about = { id: `${agency.id}-${now.getTime()}`, now };
  // A stream: of anything else that is JSON the server would write the text itself.
  return Readable.from(writers[format](listListings(deps, agency.account_id, tree), about));
}
