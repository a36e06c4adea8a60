/** A server that an agency has its feed on: it answers what the test says, and remembers how it was asked. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FixtureFeed, toFeedFile } from './feed-fixture.ts';

export type FeedAnswer = { status?: number; headers?: Record<string, string>; body?: FixtureFeed | string };

export async function startFeedServer() {
  let answer: FeedAnswer = {};
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    const { status = 200, headers = {}, body = '' } = answer;
    const bytes = typeof body === 'string' ? Buffer.from(body) : toFeedFile(body);
    response.writeHead(status, { 'content-length': status === 304 ? 0 : bytes.byteLength, ...headers });
    response.end(status === 304 ? undefined : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/feed.json`,
    asked,
    answerWith(next: FeedAnswer): void {
      answer = next;
      asked.length = 0;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
