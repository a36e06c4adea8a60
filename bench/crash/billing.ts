/**
 * Every cent, with real kills: lives of agencies through the site's own calls and its worker, both killed with SIGKILL
 * in the middle of what they do and started again, while the card provider keeps a book of its own in this process. The
 * same judge as bench/billing/simulation.ts. --lifetimes N --seed S --days D
 */
import { parseArgs } from 'node:util';
import { openCrashEnvironment } from '@estia/server/testing/billing-simulation/killed-processes';
import { runSimulationWith } from '@estia/server/testing/billing-simulation/simulation';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';

const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    lifetimes: { type: 'string', default: '500' },
    seed: { type: 'string', default: '7' },
    days: { type: 'string', default: '310' },
    kills: { type: 'string', default: '600' },
  },
});
const [count, seed, days] = [values.lifetimes, values.seed, values.days].map(Number) as [number, number, number];
const FROM = '2028-01-03';
const began = Date.now();
const services = findServices();
const template = await createTemplateDatabase(services.databaseUrl);
// About half of them strike the worker, of whose rounds there are more than three a day; an agency acts some twenty
// times.
const wanted = Number(values.kills);
const kills = { action: wanted / 2 / (count * days * 0.11), round: wanted / 2 / (days * 3.3) };
const world = await openCrashEnvironment({ ...services, template }, { start: `${FROM}T00:00:00Z`, seed, kills });
const onDay = (day: string) =>
  console.log(`${day}: ${world.killed()} kills, ${((Date.now() - began) / 1000).toFixed(0)} s`);
try {
  const { differences, counts } = await runSimulationWith(
    world,
    { count, seed, from: FROM, days, onDay },
    world.createDriver,
  );
  for (const [what, times] of Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${String(times).padStart(9)}  ${what}`);
  for (const line of differences.slice(0, 50)) console.log(`  ${line}`);
  const seconds = (Date.now() - began) / 1000;
  console.log(
    `money-kills: ${count} lives (seed ${seed}), ${world.killed()} kills, ${seconds.toFixed(0)} s (${(seconds / count).toFixed(2)} s each), differences: ${differences.length}`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await world.close();
}
process.exit();
