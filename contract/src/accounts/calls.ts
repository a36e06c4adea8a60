/** Coming in: register, confirm, log in, second factor, forgotten password, log out. */
import { z } from 'zod';
import { call } from '../call.ts';
import { proofOfWork } from '../inbox/model.ts';
import * as m from './model.ts';
import { literalMessage, successReply } from './replies.ts';

/** Who is logged in, asked by the browser after a public page has loaded; it also sets XSRF-TOKEN. */
export const getSession = call({
  method: 'GET',
  path: '/session',
  access: 'everyone',
  summary: 'The user of this session, or null',
  reply: z.object({
    user: z
      .object({
        user_id: z.int(),
        role_id: z.int(),
        username: z.string(),
        is_main_admin: z.boolean(),
        status: z.string(),
        locale: m.locale,
        /** A second factor was given in this session: without it an admin is asked to set one up. */
        has_second_factor: z.boolean(),
        /** Inside their agency; null for who is no professional. */
        agency_role: z.enum(['owner', 'agent']).nullable(),
      })
      .nullable(),
  }),
});

const loginReply = z.object({ message: literalMessage('Success!'), user: m.user, token: z.string() });

export const register = call({
  method: 'POST',
  path: '/user/register',
  access: 'everyone',
  idempotent: true,
  summary: 'Register as individual, or with `agency` as professional; the session begins at once',
  perMinute: 20,
  body: z.object({
    email: m.email,
    password: m.newPassword,
    /** Forms send it; a client that asks its user once may leave it out. */
    passwordConfirmation: z.string().optional(),
    username: m.singleLineText(80),
    mobile: m.optionalPhone,
    locale: m.locale.default('el'),
    terms_accepted: m.mustAccept,
    over_18: m.mustAccept,
    mail_news: m.booleanInput.default(false),
    agency: m.agencyRegistration.optional(),
    plan_id: z.coerce.number().int().min(1).max(999).optional(),
    card_token_id: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'Says that the office pays by card. It is not kept: the card is set up once the office has been approved',
      ),
    /** False: by card, which is set up once the agency has been approved. */
    bank_deposit: m.booleanInput.optional(),
    proof_of_work: proofOfWork
      .optional()
      .describe(
        'A solved puzzle of GET /inbox/proof-of-work, where one is asked for: many have registered with this mailbox',
      ),
  }),
  reply: loginReply,
});

export const login = call({
  method: 'POST',
  path: '/user/login',
  access: 'everyone',
  idempotent: true,
  summary: 'Log in with email and password. While a second factor is due there is a challenge and no token',
  perMinute: 60,
  body: z.object({ email: z.string().trim().min(1).max(254), password: m.currentPassword }),
  reply: z.object({
    message: literalMessage('Success!'),
    user: m.user.optional(),
    token: z.string().optional(),
    second_factor: z.array(z.enum(['totp', 'passkey', 'recovery_code'])).optional(),
    challenge: z.string().optional(),
  }),
});

/** The browser keeps the challenge in a cookie; API clients send it. */
const challenge = z.string().min(20).max(100).optional();

export const getSecondFactorOptions = call({
  method: 'POST',
  path: '/user/login/passkey-options',
  access: 'everyone',
  summary: 'What a passkey has to sign to finish a login',
  perMinute: 60,
  body: z.object({ challenge }),
  reply: z.object({ options: z.unknown() }),
});

export const verifySecondFactor = call({
  method: 'POST',
  path: '/user/login/second-factor',
  access: 'everyone',
  idempotent: true,
  summary: 'Finish a login with a code of the authenticator app, a recovery code or a passkey',
  perMinute: 60,
  body: z.object({
    challenge,
    code: m.oneTimeCode.optional(),
    /** The browser's answer to the options, as JSON; forms send it as text. */
    passkey: z.union([z.record(z.string(), z.unknown()), z.string().max(8_000)]).optional(),
  }),
  reply: loginReply,
});

export const logout = call({
  method: 'POST',
  path: '/user/logout',
  access: 'everyone',
  idempotent: true,
  summary: 'End this session',
  reply: successReply,
});

export const sendPasswordResetCode = call({
  method: 'POST',
  path: '/user/send-email-password',
  access: 'everyone',
  idempotent: true,
  summary: 'Mail a one-time code. Says the same for emails we know and do not know',
  perMinute: 20,
  body: z.object({ email: m.storedEmail }),
  reply: z.object({ message: literalMessage('Email successfully sent!') }),
});

export const resetPassword = call({
  method: 'POST',
  path: '/user/user-reset-password',
  access: 'everyone',
  idempotent: true,
  summary: 'Set a new password by one-time code; all sessions end',
  perMinute: 60,
  body: z.object({
    email: m.storedEmail,
    oneTimePassword: m.oneTimeCode,
    password: m.newPassword,
    passwordConfirmation: z.string('required').min(1, 'required').max(200),
  }),
  reply: z.object({ message: literalMessage('Password has changed!') }),
});

export const confirmEmail = call({
  method: 'POST',
  path: '/user/confirm-email',
  access: 'everyone',
  idempotent: true,
  summary: 'Confirm an email by the mailed code',
  perMinute: 60,
  body: z.object({ code: m.oneTimeCode }),
  /** `moved_searches`: saved with the address while logged out, and in the account from now on. */
  reply: successReply.extend({ moved_searches: z.int() }),
});

export const resendEmailConfirmation = call({
  method: 'POST',
  path: '/user/resend-confirmation',
  access: 'member',
  idempotent: true,
  summary: 'Mail the confirmation again',
  perMinute: 20,
  reply: z.object({ message: literalMessage('Email sent!') }),
});
