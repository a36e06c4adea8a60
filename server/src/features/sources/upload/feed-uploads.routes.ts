/** Pieces of large files. Not a declared call, since a piece is bytes; it passes the same guard and the same rights. */
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { checkAccess } from '../../../platform/auth/viewer.ts';
import { loadViewer } from '../../../platform/http/request-guard.ts';
import { storeFeedPiece } from './feed-uploads.service.ts';

/** A file of 100 MB is 25. */
const PIECES_PER_MINUTE = 240;
const NUMBER = /^\d{1,3}$/;

export function feedUploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.put<{ Params: { upload: string; at: string } }>(
      '/api/sources/uploads/:upload/:at',
      {
        bodyLimit: sourceLimits.pieceBytes,
        config: { rateLimit: { max: PIECES_PER_MINUTE } },
        // Before the body: nobody sends us megabytes to be told that they may not.
        onRequest: async (request) => {
          const verdict = checkAccess('professional', await loadViewer(request, deps));
          if (verdict !== 'ok') throw new AppError(verdict);
        },
      },
      async (request, reply) => {
        const { viewer, body, params } = request;
        if (!viewer) throw new AppError('not_authenticated');
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_type');
        if (!NUMBER.test(params.at)) throw new AppError('not_found');
        await storeFeedPiece(deps, viewer, { name: params.upload, at: Number(params.at), body });
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
