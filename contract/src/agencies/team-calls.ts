/** AGEN-2: people of an agency with logins of their own, and the way in. */
import { z } from 'zod';
import * as m from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { logoLimits } from './logo-limits.ts';
import { agencyRoles } from './team-limits.ts';

const role = z.enum(agencyRoles, 'required');
const byId = z.object({ id: m.positiveId });
/** From the email; never part of an address. */
const key = z.string('required').trim().min(1, 'required').max(100, 'invalid');

export const getTeam = call({
  method: 'GET',
  path: '/user/agency/team',
  access: 'professional',
  summary: 'The people of the own agency and who was invited. Owners of the agency only. Never more than 50 together',
  reply: z.object({
    agents: z.array(
      z.object({
        user_id: z.int(),
        name: z.string(),
        email: z.string(),
        role,
        /** The account the agency belongs to: always an owner, never removed. */
        is_agency_account: z.boolean(),
        is_me: z.boolean(),
        joined_at: z.iso.datetime(),
        last_seen_on: z.string(),
      }),
    ),
    invitations: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        role,
        expires_at: z.iso.datetime(),
        is_expired: z.boolean(),
      }),
    ),
    /** How many more may be invited. */
    seats_left: z.int(),
  }),
});

export const createInvitation = call({
  method: 'POST',
  path: '/user/agency/invitations',
  access: 'professional',
  idempotent: true,
  summary: 'Invite somebody to the agency by email; again, and a new email takes the place of the old one. Owners only',
  perMinute: 20,
  body: z.object({ email: m.email, name: m.singleLineText(80), role, locale: m.locale.optional() }),
  /** The same whether or not the address has an account. */
  reply: z.object({ message: literalMessage('Email sent!') }),
});

export const withdrawInvitation = call({
  method: 'DELETE',
  path: '/user/agency/invitations/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Take an invitation back. Owners only',
  params: byId,
  reply: successReply,
});

export const updateAgentRole = call({
  method: 'PUT',
  path: '/user/agency/team/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Make somebody of the agency an owner or an agent; the main account stays an owner. Owners only',
  params: byId,
  body: z.object({ role }),
  reply: successReply,
});

export const removeAgent = call({
  method: 'DELETE',
  path: '/user/agency/team/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Take somebody out of the agency: their sessions end, what they did stays. Owners only',
  params: byId,
  reply: successReply,
});

export const leaveAgency = call({
  method: 'DELETE',
  path: '/user/agency/membership',
  access: 'professional',
  idempotent: true,
  summary:
    'Leave the agency one works for: all own sessions end, listings and answers stay with it. Not for its main account',
  reply: successReply,
});

export const updateLogo = call({
  method: 'POST',
  path: '/user/agency/logo',
  access: 'professional',
  idempotent: true,
  summary: 'The logo of the own agency: a data URL of a PNG, JPEG, WebP or GIF. Owners only',
  perMinute: 10,
  maxBody: logoLimits.textLength + 1_000,
  body: z.object({ image: z.string('required').min(1, 'required').max(logoLimits.textLength, 'too_large') }),
  reply: z.object({ message: literalMessage('Success!'), logo: z.string() }),
});

export const deleteLogo = call({
  method: 'DELETE',
  path: '/user/agency/logo',
  access: 'professional',
  idempotent: true,
  summary: 'Take the logo of the own agency away. Owners only',
  reply: successReply,
});

export const getInvitation = call({
  method: 'POST',
  path: '/user/invitation',
  access: 'everyone',
  summary: 'What an invitation says, by the key of its email',
  perMinute: 60,
  body: z.object({ key }),
  reply: z.object({
    agency: z.object({ el: z.string(), en: z.string() }),
    name: z.string(),
    email: z.string(),
    role,
    expires_at: z.iso.datetime(),
  }),
});

export const acceptInvitation = call({
  method: 'POST',
  path: '/user/invitation/accept',
  access: 'everyone',
  idempotent: true,
  summary: 'Join the agency: makes the account and begins a session. The key proves the mailbox',
  perMinute: 20,
  body: z.object({
    key,
    username: m.singleLineText(80),
    password: m.newPassword,
    /** Forms send it; a client that asks its user once may leave it out. */
    passwordConfirmation: z.string().optional(),
    locale: m.locale.default('el'),
    terms_accepted: m.mustAccept,
    over_18: m.mustAccept,
  }),
  reply: z.object({ message: literalMessage('Success!'), user: m.user, token: z.string() }),
});
