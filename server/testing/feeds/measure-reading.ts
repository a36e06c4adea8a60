/** A process of its own that reads a feed: `node measure-reading.ts FILE` prints what it took, as JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { defaultFeedLimits } from '../../src/features/sources/formats/feed-item.ts';
import { readFeed } from '../../src/features/sources/formats/read-feed.ts';

const started = performance.now();
const reading = readFeed(process.argv[2] ?? '', { format: 'detect', limits: defaultFeedLimits });
let faults = 0;
let next = await reading.next();
for (; !next.done; next = await reading.next()) faults += next.value.faults.length;
const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
// Where Linux says it, of this program alone: maxRSS begins with the memory of the process that started it.
const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
process.stdout.write(
  JSON.stringify({
    ...next.value,
    faults,
    ms: Math.round(performance.now() - started),
    megabytes: Math.round(kilobytes / 1024),
  }),
);
