/**
 * A web or worker process whose clock is its parent's, for the instrument that kills them: what server.ts and worker.ts open,
 * without pages and without waiting between rounds. Messages: { go } listens, { now } moves the clock, { work } does a round.
 */
import { loadConfig } from '../../src/config.ts';
import { createDeps } from '../../src/main/create-deps.ts';

type ProcessCommand = { id: number; now: number; go?: true; work?: true };

// Loaded before it is needed: whoever takes over is ready. The worker has no use for the site.
const serving = process.argv[2] === 'serve' ? await import('../../src/app.ts') : null;
const { runBilling: mindMoney } = await import('../../src/features/subscriptions/index.ts');
let now = Date.now();
const config = loadConfig();
const opened = createDeps(config);
const deps = { ...opened.deps, clock: () => new Date(now) };

async function runCommand(order: ProcessCommand): Promise<void> {
  now = order.now;
  if (order.go && serving) {
    const { app } = await serving.buildApp(deps);
    await app.listen({ host: '127.0.0.1', port: config.port });
  }
  if (order.work) await mindMoney(deps);
}

process.on('message', (order: ProcessCommand) => {
  runCommand(order).then(
    () => process.send?.({ id: order.id }),
    (error: Error) => process.send?.({ id: order.id, error: error.stack ?? error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 });
