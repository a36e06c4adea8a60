import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { generatedFormats, generateFeed } from '../../../../testing/feeds/generated-feeds.ts';

const measure = fileURLToPath(new URL('../../../../testing/feeds/measure-reading.ts', import.meta.url));
/** A tenth of the size of the benchmark, which reads 100 MB. */
const BYTES = 10_000_000;

it.each(generatedFormats)(
  '[EXTS-1] %s: a large feed is read in constant memory by a process of its own',
  async (format) => {
    const file = join(tmpdir(), `feed-${process.pid}-${format}`);
    try {
      const { items } = await generateFeed(file, format, { bytes: BYTES });
      const { stdout } = await promisify(execFile)(process.execPath, [measure, file]);
      expect(JSON.parse(stdout)).toMatchObject({ format, items, faults: 0, isFull: true });
      expect(JSON.parse(stdout).megabytes).toBeLessThan(200);
    } finally {
      rmSync(file, { force: true });
    }
  },
);
