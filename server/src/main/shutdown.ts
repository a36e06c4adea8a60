import type { Log } from '../platform/log.ts';

const SHUTDOWN_TIMEOUT_MS = 15_000;

/** SIGTERM and SIGINT: finish what has begun, then leave; leave anyway when that takes too long. */
export function onShutdown(log: Log, finish: () => Promise<void>, drainMs = 0): void {
  let isShuttingDown = false;
  const shutDown = async (signal: string) => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS + drainMs).unref();
    await finish();
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
