/**
 * npm run bench -- seed: `npm run seed` on a fresh copy of the migrated database, in seconds and in rows for each second
 * of processors that the calibration loop takes (harness/calibration.ts).
 *   npm run bench -- seed --listings 100000 --runs 3 --bar 45
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countSeedRows } from '@estia/demo/testing/seed-rows';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { cloneDatabase } from '@estia/server/testing/environment/test-app';
import pg from 'pg';
import { measureCalibrated } from './harness/calibration.ts';
import { parseOptions } from './harness/site.ts';

const given = parseOptions({ listings: '1000000', runs: '1', bar: '360' });
const services = findServices();
const template = await createTemplateDatabase(services.databaseUrl);

type Ticks = { ownTicks: number; children: number };

/** Of /proc, in hundredths of a second; children are those that have ended. */
function ticksOf(pid: number | string): Ticks {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return { ownTicks: user + system, children: childUser + childSystem };
}

/** Processor time of the seed and of the database's processes: what other work on this machine changes least. */
async function readProcessorSeconds(): Promise<number> {
  const client = new pg.Client({ connectionString: services.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  await client.end();
  const postmaster = rows[0]?.file.split('\n')[0] ?? '';
  return (ticksOf('self').children + ticksOf(postmaster).children) / 100;
}

async function seedOnce(): Promise<{ rows: number; seconds: number; processor: number }> {
  const database = await cloneDatabase({ ...services, template });
  const before = await readProcessorSeconds();
  const files = mkdtempSync(join(tmpdir(), 'estia-seed-'));
  try {
    const begun = performance.now();
    execFileSync(process.execPath, ['demo/src/command/seed.ts', '--listings', given.listings], {
      cwd: fileURLToPath(new URL('../', import.meta.url)),
      env: {
        ...process.env,
        PUBLIC_ORIGIN: 'http://localhost',
        SMTP_URL: 'smtp://127.0.0.1:1',
        DATABASE_URL: database.url,
        REDIS_URL: services.redisUrl,
        FILES_DIR: files,
        S3_ENDPOINT: undefined,
        SECRET_KEY: 'c2VlZC1zZWVkLXNlZWQtc2VlZC1zZWVkLXNlZWQtc2VlZA==',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const seconds = (performance.now() - begun) / 1_000;
    const processor = (await readProcessorSeconds()) - before;
    return { rows: await countSeedRows(database.url), seconds, processor };
  } finally {
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  }
}

let slowest = 0;
for (let run = 1; run <= Number(given.runs); run++) {
  const { result, loopSeconds } = await measureCalibrated(seedOnce);
  const { rows, seconds, processor } = result;
  slowest = Math.max(slowest, seconds);
  const calibrated = Math.round((rows * loopSeconds) / processor);
  console.log(
    `run ${run}: ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processors, ${rows} rows, ${calibrated} rows a calibrated second; calibration loop ${loopSeconds.toFixed(2)} s`,
  );
}
console.log(`${given.listings} listings in ${slowest.toFixed(1)} s at most (bar ${given.bar})`);
if (!(slowest <= Number(given.bar))) process.exitCode = 1;
