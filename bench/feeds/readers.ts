/**
 * Does a feed of 100 MB, and one of 50,000 listings, need less than 200 MB of a process? Each format is written once and read by a
 * process of its own, which says how much memory it had at most. `--megabytes 20 --items 5000` for a quick look.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generatedFormats, generateFeed } from '@estia/server/testing/feeds/generated-feeds';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ megabytes: '100', items: '50000' });
const MEMORY_BAR = 200;
const measure = fileURLToPath(new URL('../../server/testing/feeds/measure-reading.ts', import.meta.url));
const run = promisify(execFile);

type Measured = { items: number; faults: number; ms: number; megabytes: number };
const figures: string[] = [];
let most = 0;
for (const format of generatedFormats)
  for (const size of [{ bytes: Number(options.megabytes) * 1_000_000 }, { items: Number(options.items) }]) {
    const file = join(tmpdir(), `bench-feed-${process.pid}`);
    try {
      const written = await generateFeed(file, format, size);
      const measured = JSON.parse((await run(process.execPath, [measure, file])).stdout) as Measured;
      if (measured.items !== written.items || measured.faults > 0) throw new Error(`${format}: not read as written`);
      most = Math.max(most, measured.megabytes);
      const megabytes = Math.round(written.bytes / 1_000_000);
      console.log(
        `${format}: ${megabytes} MB, ${written.items} listings in ${measured.ms} ms, ${measured.megabytes} MB of memory`,
      );
      figures.push(`${format} ${measured.megabytes}`);
    } finally {
      rmSync(file, { force: true });
    }
  }
console.log(`memory at most ${most} MB (bar ${MEMORY_BAR}): ${figures.join(', ')}`);
process.exit(most < MEMORY_BAR ? 0 : 1);
