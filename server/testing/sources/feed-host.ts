/** Where an agency's software puts its feeds: a test stores a file and reads it back at the address that a source is given. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The header that opens a file which was stored with it. */
export const FEED_KEY_HEADER = 'x-feed-key';

type StoredFile = { body: Buffer; key: string | undefined; type: string };

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

export async function startFeedHost(): Promise<{ host: string; close: () => Promise<void> }> {
  const files = new Map<string, StoredFile>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const key = request.headers[FEED_KEY_HEADER]?.toString();
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'application/octet-stream';
      files.set(path, { body: await readBody(request), key, type });
      response.writeHead(204).end();
      return;
    }
    const file = files.get(path);
    const status = file === undefined ? 404 : file.key !== key ? 401 : 200;
    const body = status === 200 && file ? file.body : Buffer.from('');
    response.writeHead(status, { 'content-length': body.byteLength, 'content-type': file?.type ?? 'text/plain' });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
