/** GDPR: everything about me, and forget me. */
import { z } from 'zod';
import { call } from '../call.ts';
import * as m from './model.ts';
import { literalMessage, successReply } from './replies.ts';

export const requestDataExport = call({
  method: 'POST',
  path: '/user/exports',
  access: 'member',
  idempotent: true,
  summary: 'Have everything about me put together; a mail tells when it is ready',
  body: z.object({ current_password: m.currentPassword }),
  reply: successReply,
});

export const listDataExports = call({
  method: 'GET',
  path: '/user/exports',
  access: 'member',
  summary: 'Own exports: being made, or ready until a date',
  reply: z.object({
    exports: z.array(
      z.object({
        id: z.int(),
        requested_at: z.string(),
        ready_at: z.string().nullable(),
        expires_at: z.string().nullable(),
        bytes: z.int().nullable(),
      }),
    ),
  }),
});

export const downloadDataExport = call({
  method: 'GET',
  path: '/user/exports/{id}',
  access: 'member',
  summary: 'The file of an own export: JSON, CSV and photos in a zip',
  params: z.object({ id: m.positiveId }),
  perMinute: 10,
  produces: 'application/zip',
  /** Read from the disk as it is sent: nobody's photos wait in memory. */
  reply: z.custom<AsyncIterable<Uint8Array>>((file) => file instanceof Object && Symbol.asyncIterator in file),
});

export const deleteUser = call({
  method: 'DELETE',
  path: '/user/delete',
  access: 'member',
  idempotent: true,
  summary: 'Delete the own account (password, 30 days to undo); another one: admins, with a reason',
  query: z.object({ user_id: m.positiveId.optional() }),
  body: z.object({ current_password: m.currentPassword.optional(), reason: m.reason.optional() }),
  /** No day: another admin has to approve it first. */
  reply: z.object({
    message: literalMessage('Success!'),
    erase_after: z.string().nullable(),
    needs_approval: z.boolean(),
  }),
});

export const undoAccountDeletion = call({
  method: 'POST',
  path: '/user/undo-delete',
  access: 'everyone',
  idempotent: true,
  summary: 'Keep the account after all, by the mailed code',
  perMinute: 60,
  body: z.object({ code: m.oneTimeCode }),
  /** Of the listings that the deletion took down: how many are up again, and how many did not fit the plan of today. */
  reply: successReply.extend({ listings_active: z.int(), listings_paused: z.int() }),
});
