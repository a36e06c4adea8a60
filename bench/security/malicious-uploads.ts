/**
 * Sends every hostile file, the heaviest too, through a real worker process: each must end as it may, no file that is
 * served may have a tag, the worker must live and stay under 700 MB.
 *   npm run bench -- security/malicious-uploads
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { buildUser } from '@estia/server/testing/factories/records';
import { createMaliciousFiles } from '@estia/server/testing/malicious-files/malicious-files';
import { listImageMetadata } from '@estia/server/testing/photos/image-metadata';
import { buildEmptyDraft, buildUploadedPhoto } from '@estia/server/testing/photos/uploaded-photos';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ limit: '700', patience: '90' });
const MAX_MB = Number(options.limit);
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
const services = findServices();
const testApp = await openTestApp({ ...services, template: await createTemplateDatabase(services.databaseUrl) });
const { db, config } = testApp.deps;
const env = { DATABASE_URL: config.databaseUrl, REDIS_URL: services.redisUrl, FILES_DIR: config.filesDir };
const worker = startWorkerProcess({ ...env, WORK_ON: 'photos,photos-avif', LOG_LEVEL: 'silent' }, 'http://estia.test');
const peakMb = () => {
  const status = readFileSync(`/proc/${worker.pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

const faults: string[] = [];
const times: { name: string; ms: number }[] = [];
const fates: Record<string, number> = {};
let peak = 0;
try {
  const account = await buildUser(db);
  const files = (await createMaliciousFiles({ heavy: true })).filter(({ body }) => body.length > 0);
  for (const { name, body, may } of files) {
    const draft = await buildEmptyDraft(testApp.deps, account.id);
    const id = await buildUploadedPhoto(testApp.deps, draft, body);
    const begun = performance.now();
    let fate = 'nothing';
    while (fate === 'nothing' && performance.now() - begun < Number(options.patience) * 1000) {
      await pause(15);
      const row = await db
        .selectFrom('draft_photo')
        .select(['state', 'refusal'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row?.state === 'ready') fate = 'photo';
      if (row?.state === 'refused') fate = row.refusal ?? '';
    }
    times.push({ name, ms: Math.round(performance.now() - begun) });
    fates[fate] = (fates[fate] ?? 0) + 1;
    if (!may.some((allowed) => allowed === fate)) faults.push(`${name}: ${fate}`);
    const now = peakMb();
    if (now > peak + 40) console.log(`${now} MB after ${name}`);
    peak = Math.max(peak, now);
  }
  for (const begun = Date.now(); Date.now() - begun < 240_000; await pause(500)) {
    const { left } = await db
      .selectFrom('photo')
      .select(db.fn.countAll<number>().as('left'))
      .where('has_avif', '=', false)
      .executeTakeFirstOrThrow();
    if (Number(left) === 0) break;
  }
  peak = Math.max(peak, peakMb());
  let served = 0;
  const kinds: Record<string, number> = {};
  for (const path of readdirSync(`${config.filesDir}/photos`, { recursive: true, encoding: 'utf8' })) {
    const kind = /\.(jpg|webp|avif)$/.exec(path)?.[1];
    if (!kind) continue;
    served += 1;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const tags = await listImageMetadata(readFileSync(`${config.filesDir}/photos/${path}`));
    if (tags.length > 0) faults.push(`${path}: ${tags.join(', ')}`);
  }
  if (served === 0 || kinds.jpg !== kinds.avif) faults.push(`${served} files served: ${JSON.stringify(kinds)}`);
  console.log(`${served} served files read: ${JSON.stringify(kinds)}`);
} finally {
  await worker.stop();
  await testApp.close();
}
for (const fault of faults) console.log(fault);
const slowest = [...times].sort((a, b) => b.ms - a.ms).slice(0, 8);
console.log(`slowest: ${slowest.map(({ name, ms }) => `${name} ${ms} ms`).join(', ')}`);
console.log(
  `${JSON.stringify(fates)}; a file takes ${formatPercentiles(computePercentiles(times.map(({ ms }) => ms)))} (up to 300 of them waiting)`,
);
console.log(`${times.length} hostile files, ${faults.length} faults, worker at most ${peak} MB of ${MAX_MB}`);
process.exitCode = times.length >= 200 && faults.length === 0 && peak > 0 && peak < MAX_MB ? 0 : 1;
