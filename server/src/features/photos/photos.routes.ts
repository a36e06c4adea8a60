/** Pictures from the file store. An address names its bytes for ever, so browsers may keep them a year. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';

const contentTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/photos/:key/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { key, file } = request.params;
      const match = /^(160|320|512|640|960|1600|1920)\.(avif|webp|jpg)$/.exec(file);
      if (!match?.[2] || !/^[a-z0-9-]{4,64}$/.test(key)) throw new AppError('not_found');
      const found = await deps.files.open(`photos/${key}/${file}`);
      if (!found) throw new AppError('not_found');
      return (
        reply
          .type(contentTypes[match[2]] ?? 'application/octet-stream')
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Our emails show them in mail programs that are pages of other sites.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-length', found.size)
          // Who asks for the headers alone does not make us read the file.
          .send(request.method === 'HEAD' ? Readable.from([]) : found.read())
      );
    },
  );
}
