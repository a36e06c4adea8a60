/** Agencies whose feeds live random histories: half send ZIPs, half have an address. What each must have at the end is known. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '@estia/server/testing/environment/test-app';
import type { SignedInUser } from '@estia/server/testing/people/api-users';
import { buildSourceAgency } from '@estia/server/testing/sources/source-app';
import { createHistory, type Feed, type Picture, writeAddressFeed, writeZipFeed } from './random-feed.ts';

/** Hosts that photos come from, each asked four times a second. */
const HOSTS = 12;
const BROKEN_ONE_IN = 6;

export type FeedAgency = {
  user: SignedInUser;
  sourceId: number;
  history: ReturnType<typeof createHistory>;
  /** The last feed that could be read: what must be on the market. */
  onMarket: Feed;
  sent: number;
  /** The next reading of its address, or the file that is being read. */
  pending: Feed | null;
};

export async function startFeedHost(pictures: readonly Picture[]) {
  const feeds = new Map<number, Buffer>();
  let fetched = 0;
  const server = createServer((request, response) => {
    const [, kind, name] = (request.url ?? '').split(/[/?]/);
    const body = kind === 'feed' ? feeds.get(Number(name)) : pictures[Number(name)]?.bytes;
    if (kind === 'photo') fetched += 1;
    response.writeHead(body ? 200 : 404, { 'content-length': body?.byteLength ?? 0 }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hosts: Array.from({ length: HOSTS }, (_, at) => `127.0.0.${at + 1}:${port}`).join(','),
    feedUrl: (at: number) => `http://127.0.0.1:${port}/feed/${at}`,
    photoUrl: (picture: number, day: number) =>
      `http://127.0.0.${1 + ((picture * 5 + day) % HOSTS)}:${port}/photo/${picture}?day=${day}`,
    publish: (at: number, feed: Buffer) => feeds.set(at, feed),
    countFetched: () => fetched,
    close: () => server.close(),
  };
}
type FeedHost = Awaited<ReturnType<typeof startFeedHost>>;

export function openFeedAgencies(
  testApp: TestApp,
  { host, pictures, below }: { host: FeedHost; pictures: readonly Picture[]; below: (n: number) => number },
) {
  const agencies: FeedAgency[] = [];
  const isZip = (at: number): boolean => at % 2 === 0;

  async function call(agency: SignedInUser, path: string, body: object) {
    testApp.setNow(new Date());
    const answer = await agency.call('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The next file, or half of it: such a file changes nothing. */
  async function send(at: number): Promise<void> {
    const agency = agencies[at];
    if (!agency) return;
    const feed = agency.history.step();
    agency.sent += 1;
    const whole = isZip(at)
      ? writeZipFeed(feed, pictures)
      : Buffer.from(writeAddressFeed(feed, host.photoUrl, agency.sent));
    const isBroken = agency.sent > 1 && below(BROKEN_ONE_IN) === 0;
    const file = isBroken ? whole.subarray(0, Math.floor(whole.byteLength * 0.7)) : whole;
    agency.pending = isBroken ? null : feed;
    if (isZip(at)) {
      const { id } = await call(agency.user, '/sources/file', {
        ...(agency.sourceId ? { source_id: agency.sourceId } : { name: 'Feed' }),
        file: file.toString('base64'),
      });
      agency.sourceId = id;
      return;
    }
    host.publish(at, file);
    if (agency.sourceId) await call(agency.user, `/sources/${agency.sourceId}/runs`, {});
    else agency.sourceId = (await call(agency.user, '/sources', { name: 'Feed', url: host.feedUrl(at) })).id;
  }

  type OpenRun = { account_id: string; id: string; state: string };
  const lastRuns = async (): Promise<Map<number, OpenRun>> => {
    const { rows } = await testApp.deps.pool.query<OpenRun>(
      `select distinct on (s.account_id) s.account_id, r.id, r.state from source_run r join source s on s.id = r.source_id
       order by s.account_id, r.id desc`,
    );
    return new Map(rows.map((row) => [Number(row.account_id), row]));
  };

  return {
    agencies,
    async add(): Promise<void> {
      const user = await buildSourceAgency(testApp);
      agencies.push({ user, sourceId: 0, history: createHistory(below), onMarket: new Map(), sent: 0, pending: null });
    },
    /** Whoever's run waits for a yes gets it; whose is over sends the next file. How many runs are under way before. */
    async goOn({ isLast = false } = {}): Promise<number> {
      const runs = await lastRuns();
      let open = 0;
      for (const [at, agency] of agencies.entries()) {
        const run = runs.get(agency.user.id);
        if (run && ['waiting', 'reading', 'applying'].includes(run.state)) open += 1;
        else if (run?.state === 'review') {
          await call(agency.user, `/sources/runs/${run.id}/confirm`, { right_declared: 'on' });
          open += 1;
        } else {
          if (agency.pending && run?.state === 'done') agency.onMarket = agency.pending;
          agency.pending = null;
          if (!isLast) await send(at);
        }
      }
      return open;
    },
  };
}
