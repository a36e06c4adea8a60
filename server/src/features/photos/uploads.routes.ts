/**
 * [POST-3] Resumable uploads over HTTP: tus 1.0 with creation, termination and expiration (https://tus.io/protocols).
 * Not declared calls, since a piece is bytes and its place is in headers; they pass the same guard and the same rights.
 */
import { listingLimits } from '@estia/contract/listings/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { viewerOf } from '../../platform/guard.ts';
import { addressOf } from '../../platform/network.ts';
import { mayUse } from '../../platform/viewer.ts';
import { announceUpload, dropUpload, ownUpload, takePiece } from './uploads.service.ts';

const VERSION = '1.0.0';
const PIECE = 'application/offset+octet-stream';
const PIECE_LIMIT = 4 * 1024 * 1024;
/** Twenty photos of 25 MB in pieces of one megabyte, within a minute. */
const config = { rateLimit: { max: 1_200 } };

type Named = FastifyRequest<{ Params: { id: string } }>;

function wholeNumber(request: FastifyRequest, name: string): number {
  const text = String(request.headers[name] ?? '');
  if (!/^\d{1,12}$/.test(text)) throw new AppError('invalid_input', { [name]: 'invalid' });
  return Number(text);
}

function uploadId({ params }: Named): string {
  if (!/^[a-z0-9]{16,64}$/.test(params.id)) throw new AppError('not_found');
  return params.id;
}

/** `name base64,name base64` */
function metadata(request: FastifyRequest): Map<string, string> {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',');
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

function announcement(request: FastifyRequest): { draftId: number; clientKey: string; bytes: number } {
  const bytes = wholeNumber(request, 'upload-length');
  if (bytes === 0) throw new AppError('invalid_input', { 'upload-length': 'invalid' });
  if (bytes > listingLimits.photoBytes) throw new AppError('too_large');
  const told = metadata(request);
  const [draftId, clientKey] = [told.get('draft_id') ?? '', told.get('client_key') ?? ''];
  if (!/^[1-9]\d{0,14}$/.test(draftId)) throw new AppError('invalid_input', { draft_id: 'invalid' });
  if (!/^[\w.:-]{8,64}$/.test(clientKey)) throw new AppError('invalid_input', { client_key: 'invalid' });
  return { draftId: Number(draftId), clientKey, bytes };
}

const capabilities = (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(204)
    .header('tus-version', VERSION)
    .header('tus-extension', 'creation,termination,expiration')
    .header('tus-max-size', listingLimits.photoBytes)
    .send();

/** Until when an unfinished one waits; a finished one does not expire. */
const progress = (reply: FastifyReply, upload: { received: number; state: string; expires_at: Date }): FastifyReply => {
  reply.header('upload-offset', upload.received);
  return upload.state === 'uploading' ? reply.header('upload-expires', upload.expires_at.toUTCString()) : reply;
};

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(PIECE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('tus-resumable', VERSION).header('cache-control', 'no-store');
    });
    // Before the body: nobody sends us megabytes to be told that they may not.
    scope.addHook('preParsing', async (request, reply) => {
      if (request.method === 'OPTIONS') return;
      const verdict = mayUse('member', await viewerOf(request, deps));
      if (verdict !== 'ok') throw new AppError(verdict);
      if (request.headers['tus-resumable'] !== VERSION)
        return reply.code(412).header('tus-version', VERSION).send() as never;
    });

    scope.options('/api/uploads', capabilities);
    scope.options('/api/uploads/:id', capabilities);

    scope.post('/api/uploads', async (request, reply) => {
      const upload = await announceUpload(deps, request.viewer, announcement(request), addressOf(request));
      return progress(reply.code(201).header('location', `/api/uploads/${upload.upload_id}`), upload).send();
    });

    scope.head('/api/uploads/:id', { config }, async (request: Named, reply) => {
      const upload = await ownUpload(deps, request.viewer, uploadId(request));
      return progress(reply.header('upload-length', upload.bytes), upload).send();
    });

    scope.patch('/api/uploads/:id', { config, bodyLimit: PIECE_LIMIT }, async (request: Named, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_type');
      const piece = { offset: wholeNumber(request, 'upload-offset'), body: request.body };
      const upload = await takePiece(deps, request.viewer, uploadId(request), piece);
      return progress(reply.code(204), upload).send();
    });

    scope.delete('/api/uploads/:id', async (request: Named, reply) => {
      await dropUpload(deps, request.viewer, uploadId(request));
      return reply.code(204).send();
    });
  });
}
