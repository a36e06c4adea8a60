/** PROF-1: what a person sees and changes of themselves, and an admin of anybody. */
import { z } from 'zod';
import { call } from '../call.ts';
import * as m from './model.ts';
import { literalMessage, successReply } from './replies.ts';

export const getProfile = call({
  method: 'GET',
  path: '/user/profile',
  access: 'member',
  summary: 'The own profile; an admin may name another user',
  query: z.object({ user_id: m.positiveId.optional() }),
  reply: z.object({
    user: m.user,
    agency: m.agency.nullable(),
    /** Works for an agency whose main account is somebody else's. */
    is_agency_member: z.boolean(),
    /** A change of email under way, and which mailbox has confirmed it. */
    email_change: z
      .object({ new_email: z.string(), old_confirmed: z.boolean(), new_confirmed: z.boolean(), expires_at: z.string() })
      .nullable(),
  }),
});

export const updateUser = call({
  method: 'POST',
  path: '/user/update',
  access: 'member',
  idempotent: true,
  summary: 'Change a profile; what is left out stays. With the user_id of somebody else: admins, with a reason',
  body: z.object({
    user_id: m.positiveId.optional(),
    username: m.singleLineText(80).optional(),
    mobile: m.optionalPhone,
    landline: m.optionalPhone,
    locale: m.locale.optional(),
    mail_news: m.booleanInput.optional(),
    mail_alerts: m.booleanInput.optional(),
    mail_messages: m.booleanInput.optional(),
    mail_agency_leads: m.booleanInput.optional(),
    reason: m.reason.optional(),
  }),
  reply: z.object({ message: literalMessage('Success!'), user: m.user }),
});

export const updateAgency = call({
  method: 'POST',
  path: '/user/update-agency',
  access: 'member',
  idempotent: true,
  summary: 'Change an agency: its owner, or an admin with a reason',
  body: m.agencyProfile.extend({ agency_id: m.positiveId.optional(), reason: m.reason.optional() }),
  reply: z.object({ message: literalMessage('Success!'), agency: m.agency }),
});

export const changePassword = call({
  method: 'POST',
  path: '/user/change-password',
  access: 'member',
  idempotent: true,
  summary: 'Set a new password; all other sessions end',
  body: z.object({
    current_password: m.currentPassword,
    password: m.newPassword,
    passwordConfirmation: z.string('required').min(1, 'required').max(200),
  }),
  reply: z.object({ message: literalMessage('Password has changed!') }),
});

export const changeEmail = call({
  method: 'POST',
  path: '/user/change-email',
  access: 'member',
  idempotent: true,
  summary:
    'Ask for another email: codes go to the old and the new mailbox, and both must be given (the new one alone where the old was never confirmed)',
  body: z.object({ email: m.email, current_password: m.currentPassword }),
  reply: z.object({ message: literalMessage('Email sent!') }),
});

export const confirmEmailChange = call({
  method: 'POST',
  path: '/user/confirm-email-change',
  access: 'everyone',
  idempotent: true,
  summary: 'Give the code of one of the two mailboxes',
  perMinute: 60,
  body: z.object({ code: m.oneTimeCode }),
  /** False: the other mailbox has still to say yes. */
  reply: z.object({ message: literalMessage('Success!'), changed: z.boolean() }),
});

export const cancelEmailChange = call({
  method: 'DELETE',
  path: '/user/change-email',
  access: 'member',
  idempotent: true,
  summary: 'Forget a change of email that is under way',
  reply: successReply,
});
