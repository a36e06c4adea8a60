/**
 * `/assets/*`: of this build from its folder, of other releases from the file store, where each release has put its own
 * (features/site/published-assets). While one release follows another a page may ask a process of either.
 */
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { FileStore } from '../files/file-store.ts';
import { findAssetType, getAssetKey } from './asset-names.ts';

const BROTLI = /(^|[,\s])br\s*($|,|;\s*q=(1|0\.0*[1-9]))/;

type Assets = {
  /** Of this build. */
  folder: string;
  files: Pick<FileStore, 'open'>;
  /** Of the worker of the map, which has a policy of its own. */
  workerPolicy: string;
};

const isMapWorker = (path: string): boolean => path.includes('maplibre-gl-worker');

function createStoredAsset({ files, workerPolicy }: Assets) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // As it was sent: a name has no sign that would have to be written otherwise.
    const name = /^\/assets\/([^/?]+)(?:\?|$)/.exec(request.url)?.[1] ?? '';
    const type = findAssetType(name);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || type === null || name.endsWith('.br'))
      throw new AppError('not_found');
    const packed = BROTLI.test(request.headers['accept-encoding'] ?? '')
      ? await files.open(getAssetKey(`${name}.br`))
      : null;
    const found = packed ?? (await files.open(getAssetKey(name)));
    if (!found) throw new AppError('not_found');
    if (packed) reply.header('content-encoding', 'br');
    if (isMapWorker(name)) reply.header('content-security-policy', workerPolicy);
    return reply
      .type(type)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', found.size)
      .send(request.method === 'HEAD' ? Readable.from([]) : found.read());
  };
}

export const registerAssets = (app: FastifyInstance, assets: Assets): void =>
  void app.register(
    async (room) => {
      // What the folder does not have.
      room.setNotFoundHandler(createStoredAsset(assets));
      await room.register(fastifyStatic, {
        root: assets.folder,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        // Names carry a hash of their content, so a name never changes its bytes.
        cacheControl: true,
        setHeaders: (reply, path) => {
          if (isMapWorker(path)) reply.header('content-security-policy', assets.workerPolicy);
        },
      });
    },
    { prefix: '/assets' },
  );
