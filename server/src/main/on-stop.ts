import type { Log } from '../platform/log.ts';

const PATIENCE_MS = 15_000;

/** SIGTERM and SIGINT: finish what has begun, then leave; leave anyway when that takes too long. */
export function onStop(log: Log, finish: () => Promise<void>): void {
  let leaving = false;
  const leave = async (signal: string) => {
    if (leaving) return;
    leaving = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await finish();
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
