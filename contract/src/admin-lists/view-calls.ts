/** ADMN-1: views of lists that an administrator has saved. Nobody else sees them. */
import { z } from 'zod';
import { positiveId } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { listViewLimits, toViewQuery, viewedLists } from './list-views.ts';

const list = z.enum(viewedLists);
const name = z.string('required').trim().min(1, 'required').max(listViewLimits.name, 'too_long');

export const listSavedViews = call({
  method: 'GET',
  path: '/adminPanel/list-views',
  access: 'admin',
  summary: 'Own saved views of a list, by name',
  query: z.object({ list }),
  reply: z.object({ views: z.array(z.object({ id: z.int(), name: z.string(), query: z.string() })) }),
});

export const saveView = call({
  method: 'POST',
  path: '/adminPanel/list-views',
  access: 'admin',
  idempotent: true,
  summary: 'Keep the filter of a list under a name; up to 20 a list, none twice',
  body: z.object({
    list,
    name,
    /** What follows the question mark of the list’s address. */
    query: z
      .string('required')
      .max(2_000, 'too_long')
      .transform(toViewQuery)
      .pipe(z.string().min(1, 'required').max(listViewLimits.query, 'too_long')),
  }),
  reply: z.object({ message: literalMessage('Success!'), view_id: z.int() }),
});

export const renameView = call({
  method: 'PUT',
  path: '/adminPanel/list-views/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Give an own view another name',
  params: z.object({ id: positiveId }),
  body: z.object({ name }),
  reply: successReply,
});

export const deleteView = call({
  method: 'DELETE',
  path: '/adminPanel/list-views/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Delete an own view',
  params: z.object({ id: positiveId }),
  reply: successReply,
});
