/** An agency with a source, and its runs done as the worker does them. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { createPlaceTreeCache } from '../../src/features/places/index.ts';
import { processSourceRuns } from '../../src/features/sources/index.ts';
import type { ReadFeed } from '../../src/features/sources/runs/source-tools.ts';
import type { TestApp } from '../environment/test-app.ts';
import { buildAgency } from '../factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../people/api-users.ts';
import { type FixtureFeed, readFixtureFeed, toFeedText } from './feed-fixture.ts';

const CHALANDRI = 461200;

export async function buildSourceAgency(testApp: TestApp): Promise<SignedInUser> {
  const user = await buildSignedInUser(testApp, { role_id: roleIds.agency });
  await buildAgency(testApp.deps.db, CHALANDRI, user.id);
  return user;
}

/** Whether listings need photos is a rule: these tests are of what comes before them. */
export async function needNoPhotos({ deps }: TestApp): Promise<void> {
  await sql`alter table rule disable trigger user`.execute(deps.db);
  await sql`update rule set params = '{"photos": 0}' where code = 'photo_minimum'`.execute(deps.db);
  await sql`alter table rule enable trigger user`.execute(deps.db);
}

export function createRunner({ deps }: TestApp, readFeed = readFixtureFeed) {
  const getPlaceTree = createPlaceTreeCache(deps.db);
  return async (): Promise<void> => {
    while ((await processSourceRuns(deps, { readFeed, getPlaceTree })) > 0);
  };
}

/** A source of uploads: each file is a run. Bytes are for a reader of the site. */
export function createUploads(
  testApp: TestApp,
  agency: SignedInUser,
  { readFeed, sourceId: known }: { readFeed?: ReadFeed; sourceId?: number } = {},
) {
  const runAll = createRunner(testApp, readFeed);
  let sourceId = known;
  const upload = async (feed: FixtureFeed | Uint8Array) => {
    const { status, body } = await agency.call('POST', '/sources/file', {
      ...(sourceId ? { source_id: sourceId } : { name: 'Αρχείο' }),
      file: feed instanceof Uint8Array ? Buffer.from(feed).toString('base64') : toFeedText(feed),
    });
    if (status !== 200) throw new Error(`Not uploaded: ${JSON.stringify(body)}`);
    sourceId = body.id;
    await runAll();
    return (await agency.call('GET', `/sources/runs/${body.run_id}`)).body.run;
  };
  const confirm = async (runId: number) => {
    const answer = await agency.call('POST', `/sources/runs/${runId}/confirm`, { right_declared: 'on' });
    await runAll();
    return answer;
  };
  return {
    runAll,
    upload,
    confirm,
    getSourceId: () => sourceId ?? 0,
    /** Uploaded, and confirmed where it asks. */
    async apply(feed: FixtureFeed | Uint8Array) {
      const run = await upload(feed);
      if (run.state === 'review') await confirm(run.id);
      return (await agency.call('GET', `/sources/runs/${run.id}`)).body.run;
    },
  };
}

const HOUR_MS = 3_600_000;

/** A source with an address, read every six hours by the clock of the test. */
export async function createSchedule(testApp: TestApp, agency: SignedInUser, { url }: { url: string }) {
  const runAll = createRunner(testApp);
  const { status, body } = await agency.call('POST', '/sources', { name: 'Πηγή', url, every_hours: 6 });
  if (status !== 200) throw new Error(`Not added: ${JSON.stringify(body)}`);
  const lastRun = async () => (await agency.call('GET', `/sources/${body.id}/runs?limit=1`)).body.runs[0];
  return {
    id: body.id as number,
    runAll,
    lastRun,
    confirm: async (runId: number): Promise<void> => {
      await agency.call('POST', `/sources/runs/${runId}/confirm`, { right_declared: 'on' });
      await runAll();
    },
    /** The run that its schedule makes then. */
    async passHours(hours: number) {
      testApp.setNow(new Date(testApp.deps.clock().getTime() + hours * HOUR_MS));
      await runAll();
      return lastRun();
    },
  };
}

export type ListingState = {
  reference: string;
  state: string;
  price: number;
  isActive: boolean | null;
  reason: string | null;
};

/** What the source has on the market, by reference. */
export async function listSourceListings({ deps }: TestApp, sourceId: number): Promise<ListingState[]> {
  const { rows } = await sql<ListingState>`
    select i.reference, i.state, l.price, l.is_active as "isActive", l.pause_reason as reason
    from source_item i left join listing l on l.id = i.listing_id where i.source_id = ${sourceId} order by i.reference`.execute(
    deps.db,
  );
  return rows;
}
