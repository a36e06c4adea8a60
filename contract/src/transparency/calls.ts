/** The yearly report on restrictions, reports and complaints (Regulation (EU) 2022/2065, articles 15 and 24), for everybody. */
import { z } from 'zod';
import { call } from '../call.ts';
import { foundBy, restrictionGrounds, restrictionKinds } from '../statements-of-reasons/model.ts';

const year = z.coerce.number().int().min(2026).max(2100);
const decided = z.object({
  count: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  open: z.int(),
  /** From the day it came to the decision; null where none was decided. */
  median_hours: z.number().nullable(),
});

export const getTransparencyReport = call({
  method: 'GET',
  path: '/transparency/{year}',
  access: 'everyone',
  summary:
    'Restrictions by kind and ground, reports and complaints of a year of Athens, counted from the rows themselves',
  params: z.object({ year }),
  maxAge: 600,
  reply: z.object({
    year: z.int(),
    /** Of which there are figures, newest first. */
    years: z.array(z.int()),
    restrictions: z.array(
      z.object({
        kind: z.enum(restrictionKinds),
        ground: z.enum(restrictionGrounds),
        found_by: z.enum(foundBy),
        is_automatic: z.boolean(),
        decisions: z.int(),
        /** What was restricted by them: a decision may be about several listings. */
        items: z.int(),
        lifted: z.int(),
      }),
    ),
    reports: decided.extend({
      reasons: z.array(
        z.object({ reason: z.string(), name: z.object({ el: z.string(), en: z.string() }), count: z.int() }),
      ),
    }),
    complaints: decided.extend({
      /** Decisions of programs alone that a complaint reversed. */
      automatic_reversed: z.int(),
    }),
    /** Article 23. */
    misuse: z.object({ unfounded: z.int(), warned: z.int(), suspended: z.int() }),
  }),
});

export const exportTransparencyReport = call({
  method: 'GET',
  path: '/transparency/{year}/csv',
  access: 'everyone',
  summary: 'The restrictions of the report as CSV',
  params: z.object({ year }),
  query: z.object({ lang: z.enum(['el', 'en']).default('el') }),
  perMinute: 10,
  produces: 'text/csv; charset=utf-8',
  reply: z.string(),
});

export const exportStatements = call({
  method: 'GET',
  path: '/transparency/{year}/statements',
  access: 'everyone',
  summary:
    'Statements of reasons of a year in the format of the DSA Transparency Database, without anything about a person, page by page by `after`',
  params: z.object({ year }),
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(1_000).default(200),
  }),
  perMinute: 30,
  reply: z.object({
    statements: z.array(
      z.object({
        decision_visibility: z.array(z.string()).optional(),
        decision_account: z.string().optional(),
        decision_provision: z.string().optional(),
        decision_ground: z.string(),
        illegal_content_legal_ground: z.string().optional(),
        illegal_content_explanation: z.string().optional(),
        incompatible_content_ground: z.string().optional(),
        incompatible_content_explanation: z.string().optional(),
        incompatible_content_illegal: z.string().optional(),
        category: z.string(),
        content_type: z.array(z.string()),
        content_date: z.iso.date(),
        application_date: z.iso.date(),
        end_date_visibility_restriction: z.iso.date().optional(),
        territorial_scope: z.array(z.string()),
        decision_facts: z.string(),
        source_type: z.string(),
        automated_detection: z.enum(['Yes', 'No']),
        automated_decision: z.string(),
        puid: z.string(),
      }),
    ),
    next_after: z.int().nullable(),
  }),
});
