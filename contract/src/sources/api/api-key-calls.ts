/** API-1: keys with which the programs of an agency use the agency API. */
import { z } from 'zod';
import * as m from '../../accounts/model.ts';
import { literalMessage, successReply } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { apiKeyLifetimes, apiKeyLimits, apiScopes } from './api-scopes.ts';

const scope = z.enum(apiScopes);

const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** The first characters: what an owner knows it by. */
  prefix: z.string(),
  scopes: z.array(scope),
  created_at: z.iso.datetime(),
  /** Who made it; null when they have no account any more. */
  created_by: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
  is_expired: z.boolean(),
  /** The day, in Athens; null: never. */
  last_used_on: z.string().nullable(),
});

export const listApiKeys = call({
  method: 'GET',
  path: '/sources/api-keys',
  access: 'professional',
  summary: 'The API keys of the own agency that are not revoked, newest first. Owners of the agency only. At most 10',
  reply: z.object({ keys: z.array(apiKey), keys_left: z.int() }),
});

export const createApiKey = call({
  method: 'POST',
  path: '/sources/api-keys',
  access: 'professional',
  idempotent: true,
  summary: 'A new API key of the own agency. It is in this answer and never again. Owners only',
  perMinute: 20,
  body: z.object({
    name: m.singleLineText(apiKeyLimits.name),
    scopes: z.array(scope).min(1, 'required').max(apiScopes.length, 'invalid'),
    /** Left out: it does not end by itself. */
    lifetime_days: z.literal(apiKeyLifetimes, 'invalid').optional(),
  }),
  reply: z.object({ message: literalMessage('Success!'), key: z.string(), api_key: apiKey }),
});

export const revokeApiKey = call({
  method: 'DELETE',
  path: '/sources/api-keys/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'End an API key of the own agency at once. Owners only',
  params: z.object({ id: m.positiveId }),
  reply: successReply,
});
