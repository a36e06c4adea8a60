/** Own devices, second factors. */
import { z } from 'zod';
import { call } from '../call.ts';
import * as m from './model.ts';
import { literalMessage, successReply } from './replies.ts';

export const listSessions = call({
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  summary: 'Devices on which one is logged in',
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        created_at: z.string(),
        last_seen_at: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = call({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Log out on another device',
  params: z.object({ id: m.positiveId }),
  reply: successReply,
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/user/sessions',
  access: 'member',
  idempotent: true,
  summary: 'Log out on all other devices',
  reply: successReply,
});

export const getSecondFactors = call({
  method: 'GET',
  path: '/user/second-factors',
  access: 'member',
  summary: 'Second factors of the own account',
  reply: z.object({
    /** Admins cannot be without. */
    required: z.boolean(),
    totp: z.boolean(),
    passkeys: z.array(
      z.object({ id: z.int(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() }),
    ),
    recovery_codes_left: z.int(),
  }),
});

const passwordProof = z.object({ current_password: m.currentPassword });
const withRecoveryCodes = z.object({
  message: literalMessage('Success!'),
  /** Shown once: with the first factor. */
  recovery_codes: z.array(z.string()).optional(),
  /** The session has a new token from now on; the old one has ended. */
  token: z.string().optional(),
});

export const startTotpSetup = call({
  method: 'POST',
  path: '/user/second-factors/totp',
  access: 'member',
  idempotent: true,
  summary: 'A new secret for an authenticator app. It counts once a code of it was given',
  body: passwordProof,
  /** `qr` is an SVG as data URL. */
  reply: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
});

export const confirmTotpSetup = call({
  method: 'POST',
  path: '/user/second-factors/totp/confirm',
  access: 'member',
  idempotent: true,
  summary: 'Give the first code of the authenticator app',
  perMinute: 60,
  body: z.object({ code: m.oneTimeCode }),
  reply: withRecoveryCodes,
});

export const removeTotp = call({
  method: 'DELETE',
  path: '/user/second-factors/totp',
  access: 'member',
  idempotent: true,
  summary: 'Do without the authenticator app',
  body: passwordProof,
  reply: successReply,
});

export const regenerateRecoveryCodes = call({
  method: 'POST',
  path: '/user/second-factors/recovery-codes',
  access: 'member',
  idempotent: true,
  summary: 'New recovery codes; the old ones end',
  body: passwordProof,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
});

export const getPasskeyOptions = call({
  method: 'POST',
  path: '/user/passkeys/options',
  access: 'member',
  summary: 'What the browser needs to make a passkey',
  body: passwordProof,
  reply: z.object({ options: z.unknown() }),
});

export const addPasskey = call({
  method: 'POST',
  path: '/user/passkeys',
  access: 'member',
  idempotent: true,
  summary: 'Keep the passkey the browser made',
  body: z.object({
    name: m.singleLineText(60),
    credential: z.union([z.record(z.string(), z.unknown()), z.string().max(16_000)]),
  }),
  reply: withRecoveryCodes,
});

export const removePasskey = call({
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Forget a passkey',
  params: z.object({ id: m.positiveId }),
  body: passwordProof,
  reply: successReply,
});
