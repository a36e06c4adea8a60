/** PAGE-1: the terms and the privacy policy, their versions, and who has accepted which. */
import { z } from 'zod';
import { success } from '../accounts/replies.ts';
import { call } from '../call.ts';
import * as m from './model.ts';

const named = z.object({ version: m.version, effective_from: m.version });

export const legalText = call({
  method: 'GET',
  path: '/legal/{kind}',
  access: 'everyone',
  summary: 'The version in force, or the one asked for; the others, and what is announced',
  params: z.object({ kind: m.legalKind }),
  query: z.object({ locale: z.enum(['el', 'en']).default('el'), version: m.version.optional() }),
  reply: z.object({
    kind: m.legalKind,
    ...named.shape,
    announced_at: z.string(),
    state: z.enum(m.legalStates),
    text: z.string(),
    changes: z.string(),
    versions: z.array(named.extend({ state: z.enum(m.legalStates) })),
    upcoming: named.extend({ changes: z.string() }).nullable(),
    /** How long things are kept, in days: the rows that the sweeps themselves read. */
    retention: z.array(z.object({ what: z.string(), days: z.int() })),
  }),
});

export const myTerms = call({
  method: 'GET',
  path: '/user/terms',
  access: 'member',
  summary: 'Whether the terms in force are accepted, and which changes are announced',
  reply: z.object({
    in_force: named,
    accepted: z.boolean(),
    upcoming: z.array(named.extend({ kind: m.legalKind, changes: m.inBoth })),
  }),
});

export const acceptTerms = call({
  method: 'POST',
  path: '/user/terms',
  access: 'member',
  once: true,
  summary: 'Accept the terms in force; 409 when another version took effect meanwhile',
  body: z.object({ version: m.version, locale: z.enum(['el', 'en']).default('el') }),
  reply: success,
});

const listed = named.extend({
  kind: m.legalKind,
  state: z.enum(m.legalStates),
  announced_at: z.string(),
  published_by: z.string().nullable(),
  changes: m.inBoth,
  /** Accounts that accepted it (terms), and accounts that were written to. */
  accepted: z.int(),
  told: z.int(),
});

export const legalVersions = call({
  method: 'GET',
  path: '/adminPanel/legal',
  access: 'admin',
  summary: 'All versions of the terms and the privacy policy, newest first',
  reply: z.object({
    versions: z.array(listed),
    drafts: z.array(z.object({ kind: m.legalKind, saved_at: z.string() })),
  }),
});

const draft = z.object({
  text: m.inBoth,
  changes: m.inBoth,
  /** Null: nothing is saved yet, this is the newest text to start from. */
  saved_at: z.string().nullable(),
  /** The first day it may take effect if it were announced now. */
  earliest: m.version,
});

export const legalDraft = call({
  method: 'GET',
  path: '/adminPanel/legal/{kind}/draft',
  access: 'admin',
  summary: 'The next version as far as it is written, or the newest text to start from',
  params: z.object({ kind: m.legalKind }),
  reply: draft,
});

const seen = z.string().max(40).optional();

export const saveLegalDraft = call({
  method: 'PUT',
  path: '/adminPanel/legal/{kind}/draft',
  access: 'admin',
  once: true,
  summary: 'Save the next version without announcing it; `seen` is the saved_at it was written over (409 if it moved)',
  params: z.object({ kind: m.legalKind }),
  body: z.object({
    text_el: m.legalText,
    text_en: m.legalText,
    changes_el: m.changes,
    changes_en: m.changes,
    seen,
  }),
  reply: success.extend({ saved_at: z.string() }),
});

export const dropLegalDraft = call({
  method: 'DELETE',
  path: '/adminPanel/legal/{kind}/draft',
  access: 'admin',
  once: true,
  summary: 'Throw the next version away; nothing that was announced can be',
  params: z.object({ kind: m.legalKind }),
  reply: success,
});

export const announceLegal = call({
  method: 'POST',
  path: '/adminPanel/legal/{kind}/announce',
  access: 'admin',
  once: true,
  summary: 'Announce the saved version: everybody is written to, and it takes effect 15 whole days later or more',
  params: z.object({ kind: m.legalKind }),
  body: z.object({ effective_from: m.version, saved_at: z.string().max(40) }),
  reply: success.extend({ version: m.version }),
});
