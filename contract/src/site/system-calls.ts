/** Whether the site works: for everybody in plain words, for admins in figures. */
import { z } from 'zod';
import { call } from '../call.ts';
import { statusParts, statusStates } from './status.ts';

export const getStatus = call({
  method: 'GET',
  path: '/status',
  access: 'everyone',
  summary: 'Whether the parts of the site that people use work, at most some seconds ago',
  maxAge: 5,
  reply: z.object({
    checked_at: z.string(),
    parts: z.array(z.object({ part: z.enum(statusParts), state: z.enum(statusStates) })),
  }),
});

const seconds = z.number().min(0);

export const getSystemHealth = call({
  method: 'GET',
  path: '/adminPanel/system',
  access: 'admin',
  summary: 'Database, Redis, files, emails, jobs, queues and backups, as this process sees them',
  reply: z.object({
    checked_at: z.string(),
    process: z.object({ started_at: z.string(), node: z.string(), release: z.string().nullable() }),
    database: z.object({
      state: z.enum(['ready', 'read_only', 'away']),
      bytes: z.number(),
      version: z.string(),
      open: z.int(),
      waiting: z.int(),
      size: z.int(),
      replicas: z.int(),
    }),
    redis: z.boolean(),
    files: z.object({ kind: z.enum(['s3', 'directory']), answers: z.boolean(), ms: z.int() }),
    emails: z.object({
      queued: z.int(),
      late_seconds: seconds,
      bulk_queued: z.int(),
      bulk_late_seconds: seconds,
      last_sent_at: z.string().nullable(),
    }),
    photos: z.object({ queued: z.int(), late_seconds: seconds }),
    invoices_without_mark: z.int(),
    /** Stored secrets, as last counted. `old`: of another key than the current one; null: not counted since it was changed. */
    secrets: z.object({
      previous_keys: z.int(),
      old: z.int().nullable(),
      unreadable: z.int(),
      checked_at: z.string().nullable(),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        last_success_at: z.string().nullable(),
        last_failure_at: z.string().nullable(),
        last_ms: z.int().nullable(),
        state: z.enum(['ok', 'late', 'failing']),
      }),
    ),
    queues: z.array(z.object({ queue: z.string(), jobs: z.int(), late_seconds: seconds })),
    /** Null: archiving is off. */
    wal_late_seconds: seconds.nullable(),
    backups: z.array(
      z.object({ kind: z.string(), finished_at: z.string(), seconds: z.int(), bytes: z.number().nullable() }),
    ),
  }),
});
