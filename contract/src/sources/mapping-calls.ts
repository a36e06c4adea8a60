/** What a source says that we do not know: values of lists, places, columns. What a person settles once is remembered. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { columnDelimiters, columnTargets, maxColumnName } from './column-targets.ts';
import { sourceLimits } from './source-choices.ts';
import { fieldName, idParams, pageQuery, pagination } from './source-model.ts';

const show = z.enum(['open', 'all']).default('open');
const search = z.string().trim().max(sourceLimits.search, 'too_long').optional();

export const listSourceValues = call({
  method: 'GET',
  path: '/sources/{id}/values',
  access: 'professional',
  summary:
    'Values of the last file that our lists do not have, the most frequent first, with what they were settled as',
  params: idParams,
  query: z.object({ ...pageQuery, show, search }),
  reply: z.object({
    values: z.array(
      z.object({
        field: fieldName,
        /** The field's name in the feed. */
        from: z.string(),
        value: z.string(),
        /** Items of the last file that say so. */
        count: z.int(),
        /** An id of the field’s list, as the form has it, `sale` or `rent`. Null: open, or left out. */
        to: z.string().nullable(),
        /** Ids that the value may stand for, the likeliest first. */
        suggestions: z.array(z.string()),
        /** The first of them is what it stands for, and nothing else. */
        is_certain: z.boolean(),
        /** Settled as: leave it out. */
        is_ignored: z.boolean(),
        examples: z.array(z.object({ reference: z.string(), line: z.int().nullable() })),
      }),
    ),
    count: z.int(),
    counts: z.object({ open: z.int(), all: z.int() }),
    pagination,
  }),
});

export const saveSourceValues = call({
  method: 'PUT',
  path: '/sources/{id}/values',
  access: 'professional',
  summary:
    'Settle values: `to` an id of the field’s list (of the purpose `sale` or `rent`), empty to leave the value out, null to open it again',
  params: idParams,
  body: z.object({
    values: z
      .array(z.object({ field: fieldName, value: z.string().max(500, 'too_long'), to: z.string().max(10).nullable() }))
      .min(1, 'required')
      .max(sourceLimits.values, 'too_long'),
  }),
  reply: z.object({ message: z.literal('Success!'), open: z.int() }),
});

const placeSuggestion = z.object({
  district_id: z.int(),
  name: localizedName,
  municipality: localizedName,
  prefecture: localizedName,
});

export const listSourcePlaces = call({
  method: 'GET',
  path: '/sources/{id}/places',
  access: 'professional',
  summary: 'Places of the last file that are not clear, the most frequent first, each with districts it may be',
  params: idParams,
  query: z.object({ ...pageQuery, show, search }),
  reply: z.object({
    places: z.array(
      z.object({
        id: z.int(),
        names: z.array(z.string()),
        postcode: z.string().nullable(),
        count: z.int(),
        chosen: placeSuggestion.nullable(),
        suggestions: z.array(placeSuggestion),
        examples: z.array(z.object({ reference: z.string(), line: z.int().nullable() })),
      }),
    ),
    count: z.int(),
    counts: z.object({ open: z.int(), all: z.int() }),
    pagination,
  }),
});

export const saveSourcePlaces = call({
  method: 'PUT',
  path: '/sources/{id}/places',
  access: 'professional',
  summary: 'Settle places: the district, or null to open it again',
  params: idParams,
  body: z.object({
    places: z
      .array(
        z.object({
          id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
          district_id: z.coerce.number().int().min(1).max(99_999_999).nullable(),
        }),
      )
      .min(1, 'required')
      .max(sourceLimits.values, 'too_long'),
  }),
  reply: z.object({ message: z.literal('Success!'), open: z.int() }),
});

const target = z.enum(columnTargets);
const delimiter = z.enum(columnDelimiters);

export const getSourceColumns = call({
  method: 'GET',
  path: '/sources/{id}/columns',
  access: 'professional',
  summary: 'Columns of the last CSV or XLSX file: samples, our guess and what was settled',
  perMinute: 30,
  params: idParams,
  /** To see the columns as another sign would separate them. */
  query: z.object({ delimiter: delimiter.optional() }),
  reply: z.object({
    /** other: the last file is no table, or cannot be opened. none: no file is stored. */
    file: z.enum(['table', 'other', 'none']),
    /** A code of `brokenFeedCodes`. */
    error: z.object({ code: z.string(), line: z.int().nullable() }).nullable(),
    /** Null in a workbook. */
    delimiter: delimiter.nullable(),
    /** Columns of one name are one: they are read as the same. */
    columns: z.array(
      z.object({
        /** From 1, as the file has them. */
        position: z.int(),
        name: z.string(),
        samples: z.array(z.string()),
        guess: target.nullable(),
        chosen: target.nullable(),
      }),
    ),
    /** What a column can be read as. */
    targets: z.array(target),
    is_settled: z.boolean(),
  }),
});

export const saveSourceColumns = call({
  method: 'PUT',
  path: '/sources/{id}/columns',
  access: 'professional',
  summary: 'Settle what each column is: remembered for the next files. A column that is not named is left out',
  params: idParams,
  body: z.object({
    /** Null: found out with each file. Absent: as it was. */
    delimiter: delimiter.nullable().optional(),
    columns: z
      .array(z.object({ name: z.string().max(maxColumnName, 'too_long'), target }))
      .min(1, 'required')
      .max(300, 'too_long'),
  }),
  reply: successReply,
});
