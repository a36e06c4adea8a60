/** PAGE-1: the terms and the privacy policy, their versions, and who has accepted which. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import * as m from './model.ts';

const datedVersion = z.object({ version: m.legalVersion, effective_from: m.legalVersion });

export const getLegalText = call({
  method: 'GET',
  path: '/legal/{kind}',
  access: 'everyone',
  summary: 'The version in force, or the one asked for; the others, and what is announced',
  params: z.object({ kind: m.legalKind }),
  query: z.object({ locale: z.enum(['el', 'en']).default('el'), version: m.legalVersion.optional() }),
  reply: z.object({
    kind: m.legalKind,
    ...datedVersion.shape,
    announced_at: z.string(),
    state: z.enum(m.legalStates),
    text: z.string(),
    changes: z.string(),
    versions: z.array(datedVersion.extend({ state: z.enum(m.legalStates) })),
    upcoming: datedVersion.extend({ changes: z.string() }).nullable(),
    /** How long things are kept, in days: the rows that the sweeps themselves read. */
    retention: z.array(z.object({ what: z.string(), days: z.int() })),
  }),
});

export const getTermsStatus = call({
  method: 'GET',
  path: '/user/terms',
  access: 'member',
  summary: 'Whether the terms in force are accepted, and which changes are announced',
  reply: z.object({
    in_force: datedVersion,
    is_accepted: z.boolean(),
    upcoming: z.array(datedVersion.extend({ kind: m.legalKind, changes: m.bilingualText })),
  }),
});

export const acceptTerms = call({
  method: 'POST',
  path: '/user/terms',
  access: 'member',
  idempotent: true,
  summary: 'Accept the terms in force; 409 when another version took effect meanwhile',
  body: z.object({ version: m.legalVersion, locale: z.enum(['el', 'en']).default('el') }),
  reply: successReply,
});

const adminLegalVersion = datedVersion.extend({
  kind: m.legalKind,
  state: z.enum(m.legalStates),
  announced_at: z.string(),
  published_by: z.string().nullable(),
  changes: m.bilingualText,
  /** Accounts that accepted it (terms), and accounts that were written to. */
  accepted_count: z.int(),
  notified_count: z.int(),
});

export const listLegalVersions = call({
  method: 'GET',
  path: '/adminPanel/legal',
  access: 'admin',
  summary: 'All versions of the terms and the privacy policy, newest first',
  reply: z.object({
    versions: z.array(adminLegalVersion),
    drafts: z.array(z.object({ kind: m.legalKind, saved_at: z.string() })),
  }),
});

const draft = z.object({
  text: m.bilingualText,
  changes: m.bilingualText,
  /** Null: nothing is saved yet, this is the newest text to start from. */
  saved_at: z.string().nullable(),
  /** The first day it may take effect if it were announced now. */
  earliest: m.legalVersion,
});

export const getLegalDraft = call({
  method: 'GET',
  path: '/adminPanel/legal/{kind}/draft',
  access: 'admin',
  summary: 'The next version as far as it is written, or the newest text to start from',
  params: z.object({ kind: m.legalKind }),
  reply: draft,
});

const basedOn = z.string().max(40).optional();

export const updateLegalDraft = call({
  method: 'PUT',
  path: '/adminPanel/legal/{kind}/draft',
  access: 'admin',
  idempotent: true,
  summary: 'Save the next version without announcing it; `seen` is the saved_at it was written over (409 if it moved)',
  params: z.object({ kind: m.legalKind }),
  body: z.object({
    text_el: m.legalTextInput,
    text_en: m.legalTextInput,
    changes_el: m.legalChangesInput,
    changes_en: m.legalChangesInput,
    based_on: basedOn,
  }),
  reply: successReply.extend({ saved_at: z.string() }),
});

export const deleteLegalDraft = call({
  method: 'DELETE',
  path: '/adminPanel/legal/{kind}/draft',
  access: 'admin',
  idempotent: true,
  summary: 'Throw the next version away; nothing that was announced can be',
  params: z.object({ kind: m.legalKind }),
  reply: successReply,
});

export const announceLegalVersion = call({
  method: 'POST',
  path: '/adminPanel/legal/{kind}/announce',
  access: 'admin',
  idempotent: true,
  summary: 'Announce the saved version: everybody is written to, and it takes effect 15 whole days later or more',
  params: z.object({ kind: m.legalKind }),
  body: z.object({ effective_from: m.legalVersion, saved_at: z.string().max(40) }),
  reply: successReply.extend({ version: m.legalVersion }),
});
