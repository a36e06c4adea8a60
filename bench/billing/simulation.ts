/**
 * Every cent: thousands of random lives of agencies over months, with a provider that loses answers, processes that die
 * and a clock that is moved; then an independent judge holds our books against the provider's. In process, through the
 * official SDK. --lifetimes N --seed S --worlds W (side by side, each in a process and with a database of its own)
 * --batch B
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBillingEnvironment } from '@estia/server/testing/billing-simulation/environment';
import { runSimulation } from '@estia/server/testing/billing-simulation/simulation';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';

const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    lifetimes: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261115' },
    worlds: { type: 'string', default: '2' },
    batch: { type: 'string', default: '250' },
    days: { type: 'string', default: '330' },
    child: { type: 'string' },
  },
});

/** Starts are spread over years: leap days, both changes of the clock, ends of months. */
const STARTS = ['2028-01-03', '2027-01-02', '2026-12-28', '2028-01-05', '2029-01-01'];
type Result = {
  seed: number;
  from: string;
  lives: number;
  differences: string[];
  counts: Record<string, number>;
  ms: number;
};

async function runBatch(seed: number, lives: number): Promise<Result> {
  const services = findServices();
  const from = STARTS[seed % STARTS.length] ?? '2028-01-03';
  const began = Date.now();
  const template = await createTemplateDatabase(services.databaseUrl);
  const world = await openBillingEnvironment({ ...services, template }, { start: `${from}T00:00:00Z`, seed });
  try {
    const { differences, counts } = await runSimulation(world, { count: lives, seed, from, days: Number(values.days) });
    return { seed, from, lives, differences, counts, ms: Date.now() - began };
  } finally {
    await world.close();
  }
}

if (values.child !== undefined) {
  const batches: { seed: number; lives: number }[] = JSON.parse(values.child);
  for (const { seed, lives } of batches) process.send?.(await runBatch(seed, lives));
  process.exit(0);
}

const [total, batch, worlds, seed] = [values.lifetimes, values.batch, values.worlds, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
const services = findServices();
await createTemplateDatabase(services.databaseUrl);
const all = Array.from({ length: Math.ceil(total / batch) }, (_, at) => ({
  seed: seed + at,
  lives: Math.min(batch, total - at * batch),
}));
const counts: Record<string, number> = {};
let simulatedAgencies = 0;
let differences = 0;
let failed = false;
const began = Date.now();

await Promise.all(
  Array.from({ length: worlds }, (_, world) => {
    const ownBatches = all.filter((_, at) => at % worlds === world);
    if (ownBatches.length === 0) return Promise.resolve();
    const child = fork(fileURLToPath(import.meta.url), ['--child', JSON.stringify(ownBatches), '--days', values.days], {
      stdio: 'inherit',
    });
    child.on('message', (result: Result) => {
      simulatedAgencies += result.lives;
      differences += result.differences.length;
      for (const [what, count] of Object.entries(result.counts)) counts[what] = (counts[what] ?? 0) + count;
      console.log(
        `seed ${result.seed}: ${result.lives} lives from ${result.from}, ${(result.ms / 1000).toFixed(0)} s, ${result.differences.length} differences`,
      );
      for (const line of result.differences.slice(0, 20)) console.log(`  ${line}`);
    });
    return new Promise<void>((resolve) =>
      child.on('exit', (code) => {
        if (code !== 0) failed = true;
        resolve();
      }),
    );
  }),
);

for (const [what, count] of Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(count).padStart(9)}  ${what}`);
const seconds = (Date.now() - began) / 1000;
console.log(
  `money: ${simulatedAgencies} lives in ${seconds.toFixed(0)} s (${(seconds / Math.max(1, simulatedAgencies)).toFixed(3)} s each), differences: ${differences}`,
);
process.exit(failed || differences > 0 || simulatedAgencies !== total ? 1 : 0);
