/**
 * Tiles of streets, out of the archive in the file store. An address names its bytes for ever: it carries the name of the
 * archive, which is its content. Outside of /api, so that a shared cache keeps them for people who are logged in as well.
 */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createMemoryCache } from '../../../platform/cache/memory-cache.ts';
import { openPmtiles, unpackTile } from './pmtiles-reader.ts';
import { readStoredArchive } from './stored-archive.ts';
import { findStreetArchive } from './streets.queries.ts';

/** The current one, the one before, and what a new release brings while this process runs. */
const MAX_ARCHIVES = 4;
const HOUR_MS = 3_600_000;
/** A view of the map is some 20 tiles. A shared cache in front answers most of them. */
const PER_MINUTE = 2_400;
const GZIP = /(^|[,\s])gzip\s*($|,|;\s*q=(1|0\.0*[1-9]))/;

export function streetRoutes(app: FastifyInstance, { db, files }: Pick<Deps, 'db' | 'files'>): void {
  const archives = createMemoryCache(MAX_ARCHIVES);
  const opened = new Set<string>();
  const getArchive = async (hash: string) => {
    // Names that are none push no archive out of memory.
    if (!opened.has(hash) && !(await findStreetArchive(db, hash))) throw new AppError('not_found');
    const archive = await archives(hash, HOUR_MS, async () => {
      const found = await findStreetArchive(db, hash);
      if (!found) throw new AppError('not_found');
      return openPmtiles(readStoredArchive(files, found));
    });
    opened.add(hash);
    return archive;
  };

  app.get<{ Params: { archive: string; z: string; x: string; y: string } }>(
    '/tiles/streets/:archive/:z/:x/:y',
    { config: { rateLimit: { max: PER_MINUTE } } },
    async (request, reply) => {
      const { archive: hash, ...place } = request.params;
      const numbers = [place.z, place.x, place.y];
      if (!/^[0-9a-f]{32}$/.test(hash) || !numbers.every((text) => /^(0|[1-9]\d{0,4})$/.test(text)))
        throw new AppError('not_found');
      const [z = 0, x = 0, y = 0] = numbers.map(Number);
      const { header, findTile } = await getArchive(hash);
      if (z < header.minZoom || z > header.maxZoom || x >= 2 ** z || y >= 2 ** z) throw new AppError('not_found');
      const tile = await findTile(z, x, y);
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
      if (!tile) return reply.code(204).send();
      reply.type('application/vnd.mapbox-vector-tile');
      if (!tile.isGzip) return reply.send(tile.bytes);
      if (!GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unpackTile(tile.bytes));
      return reply.header('content-encoding', 'gzip').send(tile.bytes);
    },
  );
}
