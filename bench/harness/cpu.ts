/** CPU time that processes have used, from /proc. Only where the database runs on the same machine. */
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const TICKS_A_SECOND = 100;

/** User and system time of a process and all its threads. */
export function readProcessCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}

/** Time on a core of a process with one thread, to the nanosecond: a tile is too short for ticks. */
const readThreadCpuMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;

/** Sum over all backends of this database. */
export async function cpuMsOfDatabase(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.reduce((sum, { pid }) => sum + readThreadCpuMs(pid), 0);
}

/** Sum over the database's backends that a named application has open. */
export async function readBackendsCpuMs(pool: Pool, application: string): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  );
  if (rows.length === 0) throw new Error(`No backend of ${application} is there to be measured`);
  return rows.reduce((sum, { pid }) => sum + readThreadCpuMs(pid), 0);
}
