/**
 * [POST-3] Resumable uploads over HTTP: tus 1.0 with creation, termination and expiration (https://tus.io/protocols).
 * Not declared calls, since a piece is bytes and its place is in headers; they pass the same guard and the same rights.
 */
import { listingLimits } from '@estia/contract/listings/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { checkAccess } from '../../platform/auth/viewer.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { loadViewer } from '../../platform/http/request-guard.ts';
import { createUpload, deleteUpload, getUpload, storePiece } from './uploads.service.ts';

const TUS_VERSION = '1.0.0';
const PIECE_CONTENT_TYPE = 'application/offset+octet-stream';
const MAX_PIECE_BYTES = 4 * 1024 * 1024;
/** Twenty photos of 25 MB in pieces of one megabyte, within a minute. */
const uploadRouteConfig = { rateLimit: { max: 1_200 } };

type UploadRequest = FastifyRequest<{ Params: { id: string } }>;

function parseHeaderNumber(request: FastifyRequest, name: string): number {
  const text = String(request.headers[name] ?? '');
  if (!/^\d{1,12}$/.test(text)) throw new AppError('invalid_input', { [name]: 'invalid' });
  return Number(text);
}

function parseUploadId({ params }: UploadRequest): string {
  if (!/^[a-z0-9]{16,64}$/.test(params.id)) throw new AppError('not_found');
  return params.id;
}

/** `name base64,name base64` */
function parseMetadata(request: FastifyRequest): Map<string, string> {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',');
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

function parseUploadCreation(request: FastifyRequest): { draftId: number; clientKey: string; bytes: number } {
  const bytes = parseHeaderNumber(request, 'upload-length');
  if (bytes === 0) throw new AppError('invalid_input', { 'upload-length': 'invalid' });
  if (bytes > listingLimits.photoBytes) throw new AppError('too_large');
  const uploadMetadata = parseMetadata(request);
  const [draftId, clientKey] = [uploadMetadata.get('draft_id') ?? '', uploadMetadata.get('client_key') ?? ''];
  if (!/^[1-9]\d{0,14}$/.test(draftId)) throw new AppError('invalid_input', { draft_id: 'invalid' });
  if (!/^[\w.:-]{8,64}$/.test(clientKey)) throw new AppError('invalid_input', { client_key: 'invalid' });
  return { draftId: Number(draftId), clientKey, bytes };
}

const sendCapabilities = (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(204)
    .header('tus-version', TUS_VERSION)
    .header('tus-extension', 'creation,termination,expiration')
    .header('tus-max-size', listingLimits.photoBytes)
    .send();

/** Until when an unfinished one waits; a finished one does not expire. */
const setProgressHeaders = (
  reply: FastifyReply,
  upload: { received: number; state: string; expires_at: Date },
): FastifyReply => {
  reply.header('upload-offset', upload.received);
  return upload.state === 'uploading' ? reply.header('upload-expires', upload.expires_at.toUTCString()) : reply;
};

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(PIECE_CONTENT_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('tus-resumable', TUS_VERSION).header('cache-control', 'no-store');
    });
    // Before the body: nobody sends us megabytes to be told that they may not.
    scope.addHook('preParsing', async (request, reply) => {
      if (request.method === 'OPTIONS') return;
      const verdict = checkAccess('member', await loadViewer(request, deps));
      if (verdict !== 'ok') throw new AppError(verdict);
      if (request.headers['tus-resumable'] !== TUS_VERSION)
        return reply.code(412).header('tus-version', TUS_VERSION).send();
    });

    scope.options('/api/uploads', sendCapabilities);
    scope.options('/api/uploads/:id', sendCapabilities);

    scope.post('/api/uploads', async (request, reply) => {
      const upload = await createUpload(deps, request.viewer, parseUploadCreation(request), getClientNetwork(request));
      return setProgressHeaders(reply.code(201).header('location', `/api/uploads/${upload.upload_id}`), upload).send();
    });

    scope.head('/api/uploads/:id', { config: uploadRouteConfig }, async (request: UploadRequest, reply) => {
      const upload = await getUpload(deps, request.viewer, parseUploadId(request));
      return setProgressHeaders(reply.header('upload-length', upload.bytes), upload).send();
    });

    scope.patch(
      '/api/uploads/:id',
      { config: uploadRouteConfig, bodyLimit: MAX_PIECE_BYTES },
      async (request: UploadRequest, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_type');
        const piece = { offset: parseHeaderNumber(request, 'upload-offset'), body: request.body };
        const upload = await storePiece(deps, request.viewer, parseUploadId(request), piece);
        return setProgressHeaders(reply.code(204), upload).send();
      },
    );

    scope.delete('/api/uploads/:id', async (request: UploadRequest, reply) => {
      await deleteUpload(deps, request.viewer, parseUploadId(request));
      return reply.code(204).send();
    });
  });
}
