/** What a feed would do, for anybody who wants to know. Nothing of it is stored. */
import { z } from 'zod';
import { call } from '../call.ts';
import { feedFormats } from './feed-codes.ts';
import { checkLimits, sourceLimits } from './source-choices.ts';
import { fieldName, formatInput, runItem } from './source-model.ts';

export const checkFeed = call({
  method: 'POST',
  path: '/feeds/check',
  access: 'everyone',
  summary: 'Try a feed: what we would read, reject and ask. Nothing is stored',
  perMinute: checkLimits.perMinute,
  maxBody: sourceLimits.checkText + 5_000,
  body: z.object({
    /** Base64 of a file, or the text itself. */
    file: z.base64('invalid').max(sourceLimits.checkText, 'too_large').optional(),
    text: z.string().max(sourceLimits.checkBytes, 'too_large').optional(),
    format: formatInput.default('detect'),
  }),
  reply: z.object({
    format: z.enum(feedFormats).nullable(),
    encoding: z.string().nullable(),
    is_full: z.boolean().nullable(),
    /** A code of `brokenFeedCodes`: nothing of such a file would be applied. */
    error: z.object({ code: z.string(), line: z.int().nullable() }).nullable(),
    counts: z.object({ items: z.int(), create: z.int(), draft: z.int(), remove: z.int(), reject: z.int() }),
    photos: z.int(),
    /** The first of them, rejected ones first. */
    items: z.array(
      runItem.omit({
        id: true,
        state: true,
        listing: true,
        draft_id: true,
        refusal: true,
        changes: true,
        change_districts: true,
      }),
    ),
    values: z.array(z.object({ field: fieldName, from: z.string(), value: z.string(), count: z.int() })),
    places: z.array(z.object({ names: z.array(z.string()), postcode: z.string().nullable(), count: z.int() })),
  }),
});
