/** EXTS-1: sources that an agency’s listings come from, and what is set about them. */
import { z } from 'zod';
import { mustAccept, singleLineText } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { sourceLimits, sourceStates } from './source-choices.ts';
import {
  formatInput,
  idParams,
  newSourceInput,
  pageQuery,
  pagination,
  scheduleInput,
  source,
  sourceDefaultsInput,
  sourceKeyInput,
  sourceUrl,
} from './source-model.ts';

const name = singleLineText(sourceLimits.name);

export const listOwnSources = call({
  method: 'GET',
  path: '/sources',
  access: 'professional',
  summary: 'Sources of the own agency, by name, each with its last run and what it needs',
  query: z.object({ ...pageQuery, state: z.enum(sourceStates).optional() }),
  reply: z.object({
    sources: z.array(source),
    count: z.int(),
    counts: z.object({ active: z.int(), paused: z.int(), stopped: z.int(), removed: z.int() }),
    /** Of those that are not removed. */
    source_limit: z.object({ used: z.int(), max: z.int() }),
    pagination,
  }),
});

export const getOwnSource = call({
  method: 'GET',
  path: '/sources/{id}',
  access: 'professional',
  summary: 'One own source',
  params: idParams,
  reply: z.object({ source }),
});

export const createOwnSource = call({
  method: 'POST',
  path: '/sources',
  access: 'professional',
  idempotent: true,
  summary:
    'Add a source by its address. Its first run begins at once and waits for a confirmation before anything is published',
  perMinute: 20,
  body: newSourceInput,
  reply: z.object({ message: literalMessage('Successfully added new source'), id: z.int() }),
});

export const startSourceUpload = call({
  method: 'POST',
  path: '/sources/uploads',
  access: 'professional',
  summary:
    'Announce a file of up to 100 MB, more than goes into one request. Its bytes follow as application/octet-stream in pieces of `piece_bytes`, the last one shorter: PUT /api/sources/uploads/{upload}/{0, 1, 2 …}, in any order and again after a failure. Then POST /sources/file names the `upload`. What is not finished within a day is deleted',
  perMinute: 20,
  body: z.object({ bytes: z.int('required').min(1, 'invalid').max(sourceLimits.uploadBytes, 'too_large') }),
  reply: z.object({
    message: literalMessage('Success!'),
    upload: z.string(),
    piece_bytes: z.int(),
    pieces: z.int(),
  }),
});

export const uploadSource = call({
  method: 'POST',
  path: '/sources/file',
  access: 'professional',
  idempotent: true,
  summary:
    'A file in place of an address: a new source, or the next file of one. As base64, up to 20 MB, or as an upload in pieces whose pieces are all there. Its run begins at once',
  perMinute: 10,
  maxBody: sourceLimits.fileText + 5_000,
  body: z.object({
    /** Of an earlier upload; without it a new source. */
    source_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    name: name.optional(),
    file: z.base64('invalid').min(1, 'file_empty').max(sourceLimits.fileText, 'too_large').optional(),
    /** As `POST /sources/uploads` named it, in place of `file`. */
    upload: z.string().max(600, 'too_long').optional(),
    format: formatInput.default('detect'),
    defaults: sourceDefaultsInput.optional(),
  }),
  reply: z.object({ message: literalMessage('Success!'), id: z.int(), run_id: z.int() }),
});

export const updateOwnSource = call({
  method: 'PUT',
  path: '/sources/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Change what is set about an own source: what is not named stays. A new address or key is tried at once',
  params: idParams,
  body: z.object({
    name: name.optional(),
    url: sourceUrl.optional(),
    key: sourceKeyInput.optional(),
    format: formatInput.optional(),
    every_hours: scheduleInput,
    defaults: sourceDefaultsInput.optional(),
  }),
  reply: successReply,
});

export const pauseOwnSource = call({
  method: 'POST',
  path: '/sources/{id}/pause',
  access: 'professional',
  summary: 'No runs until it is resumed. Its listings stay as they are',
  params: idParams,
  reply: successReply,
});

export const resumeOwnSource = call({
  method: 'POST',
  path: '/sources/{id}/resume',
  access: 'professional',
  summary: 'Runs again, the next one at once',
  params: idParams,
  reply: successReply,
});

export const removeOwnSource = call({
  method: 'DELETE',
  path: '/sources/{id}',
  access: 'professional',
  summary: 'Remove a source. Its listings are paused, its key is forgotten',
  params: idParams,
  body: z.object({ accept: mustAccept }),
  reply: z.object({ message: literalMessage('removed'), paused_listings: z.int() }),
});
