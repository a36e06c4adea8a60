/** ADMN-1: what belongs to a user, for the admin who is asked about them, and notes of admins. */
import { z } from 'zod';
import { call } from '../call.ts';
import { listingStates, shownListingStates } from '../listings/states.ts';
import { misuseMeasure } from '../moderation/misuse-schema.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { statementOfReasons } from '../statements-of-reasons/statement-schema.ts';
import { positiveId } from './model.ts';
import { literalMessage, successReply } from './replies.ts';
import { caseKinds, historyLimits } from './user-history.ts';

const moment = z.string();
const listingRef = z.object({ property_id: z.int(), for: z.enum(purposes), code: z.string() });

const report = z.object({
  id: z.int(),
  created_at: moment,
  state: z.enum(['open', 'upheld', 'dismissed']),
  is_reversed: z.boolean(),
  reason: localizedName,
  /** Null: the property is gone. */
  listing: listingRef.nullable(),
});

export const getUserHistory = call({
  method: 'GET',
  path: '/adminPanel/users/{id}/history',
  access: 'admin',
  summary: 'Listings, subscription, charges, sessions, reports, cases and notes of a user, the newest of each',
  params: z.object({ id: positiveId }),
  reply: z.object({
    listings: z.array(
      listingRef.extend({
        listing_id: z.int(),
        state: z.enum(listingStates),
        shown_state: z.enum(shownListingStates),
        title: localizedName,
        price: z.int(),
        updated_at: moment,
      }),
    ),
    subscription: z
      .object({
        phase: z.enum(['trial', 'active', 'past_due', 'expired', 'cancelled']),
        plan_id: z.int(),
        payment: z.enum(['card', 'deposit']),
        period_to: z.string(),
      })
      .nullable(),
    charges: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['period', 'upgrade', 'restart']),
        state: z.enum(['due', 'paid', 'void']),
        period_from: z.string(),
        period_to: z.string(),
        gross_cents: z.int(),
        created_at: moment,
        invoices: z.array(z.object({ id: z.int(), series: z.string(), number: z.int() })),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        created_at: moment,
        last_seen_at: moment,
        second_factor: z.boolean(),
      }),
    ),
    reports_about: z.array(report),
    reports_by: z.array(report),
    report_measures: z.array(misuseMeasure),
    /** What restricts or restricted them, with its reasons. */
    decisions: z.array(statementOfReasons.extend({ report_id: z.int().nullable() })),
    cases: z.array(z.object({ kind: z.enum(caseKinds), id: z.int(), opened_at: moment, closed_at: moment.nullable() })),
    notes: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        created_at: moment,
        author: z.object({ user_id: z.int(), username: z.string() }).nullable(),
        is_mine: z.boolean(),
      }),
    ),
  }),
});

export const createUserNote = call({
  method: 'POST',
  path: '/adminPanel/users/{id}/notes',
  access: 'admin',
  idempotent: true,
  summary: 'Write something down about a user for other admins; the user gets it with their data',
  params: z.object({ id: positiveId }),
  body: z.object({ text: z.string('required').trim().min(1, 'required').max(historyLimits.note, 'too_long') }),
  reply: z.object({ message: literalMessage('Success!'), note_id: z.int() }),
});

export const deleteUserNote = call({
  method: 'DELETE',
  path: '/adminPanel/users/{id}/notes/{note_id}',
  access: 'admin',
  idempotent: true,
  summary: 'Delete a note of one’s own',
  params: z.object({ id: positiveId, note_id: positiveId }),
  reply: successReply,
});
