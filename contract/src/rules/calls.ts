/** Legal numbers as dated rows: for everyone to read, for admins to change. */
import { z } from 'zod';
import { reason, singleLineText } from '../accounts/model.ts';
import { literalMessage } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { goldenVisaZones } from './golden-visa.ts';
import { adminRuleVersion, calendarDay, rulesSchema, ruleVersion } from './model.ts';
import { publicRuleCodes, ruleCodes, ruleStatuses } from './rule-params.ts';

const code = z.object({ code: z.enum(ruleCodes) });
const words = z.string('required').trim().min(1, 'required').max(6_000, 'too_long');

export const getRulesInForce = call({
  method: 'GET',
  path: '/site/rules',
  access: 'everyone',
  summary: 'The rules that hold today (day of Athens), by code: programmes, thresholds, legal numbers',
  maxAge: 5,
  reply: z.object({ day: calendarDay, rules: rulesSchema }),
});

export const listRuleVersions = call({
  method: 'GET',
  path: '/site/rules/{code}',
  access: 'everyone',
  summary: 'The versions of one rule that have held so far, newest first, at most 20',
  maxAge: 5,
  params: z.object({ code: z.enum(publicRuleCodes) }),
  reply: z.object({ day: calendarDay, versions: z.array(ruleVersion) }),
});

export const listGoldenVisaZones = call({
  method: 'GET',
  path: '/site/golden-visa-zones',
  access: 'everyone',
  summary: 'The Golden Visa zone of every municipality, by prefecture',
  maxAge: 3_600,
  reply: z.object({
    prefectures: z.array(
      z.object({
        prefecture_id: z.int(),
        name: localizedName,
        region: localizedName,
        municipalities: z.array(
          z.object({ municipality_id: z.int(), name: localizedName, zone: z.enum(goldenVisaZones) }),
        ),
      }),
    ),
  }),
});

export const listRulesForAdmin = call({
  method: 'GET',
  path: '/adminPanel/rules',
  access: 'admin',
  summary: 'Every code with the version in force, the one planned next, and how many there have been',
  reply: z.object({
    day: calendarDay,
    rules: z.array(
      z.object({
        rule: adminRuleVersion,
        planned_from: calendarDay.nullable(),
        count: z.int(),
        next_check: z.iso.datetime(),
        is_check_late: z.boolean(),
      }),
    ),
  }),
});

export const getRuleForAdmin = call({
  method: 'GET',
  path: '/adminPanel/rules/{code}',
  access: 'admin',
  summary: 'All versions of a rule, newest first, page by page',
  params: code,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    day: calendarDay,
    current: adminRuleVersion,
    next_check: z.iso.datetime(),
    is_check_late: z.boolean(),
    versions: z.array(adminRuleVersion),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const createRuleVersion = call({
  method: 'POST',
  path: '/adminPanel/rules/{code}',
  access: 'admin',
  idempotent: true,
  summary: 'A new version of a rule, from a day on. Earlier versions stay as they were',
  params: code,
  body: z.object({
    /** The newest version that was seen: who wrote meanwhile is not written over. */
    based_on: z.coerce.number().int().min(0).max(1_000_000),
    valid_from: calendarDay,
    status: z.enum(ruleStatuses),
    /** As typed, by the name of the number. */
    params: z.record(z.string().max(40), z.string().max(400, 'too_long')),
    text_el: words,
    text_en: words,
    source_url: z
      .union([z.literal(''), z.url({ protocol: /^https$/, error: 'invalid' }).max(500, 'too_long')])
      .default(''),
    reason,
  }),
  reply: z.object({ message: literalMessage('Success!'), version: z.int() }),
});

export const confirmRule = call({
  method: 'POST',
  path: '/adminPanel/rules/{code}/check',
  access: 'admin',
  idempotent: true,
  summary: 'Somebody looked: the version in force is still right',
  params: code,
  body: z.object({ version: z.coerce.number().int().min(1).max(1_000_000), note: singleLineText(200).optional() }),
  reply: z.object({ message: literalMessage('Success!') }),
});
