/** Keys of the agency API: each scope alone, all, of another agency, and those that must be refused; and what each call is asked with. */
import type { CallByKey } from '@estia/contract/calls';
import { type ApiScope, apiScopes } from '@estia/contract/sources/api/api-scopes';
import { agencyApiExamples } from '@estia/contract/sources/developers/agency-api-examples';
import type { Db } from '../../src/platform/db/db.ts';
import { buildApiKey } from '../factories/api-keys.ts';
import { buildPushedListing } from '../factories/pushed-listings.ts';
import { buildAgency, buildPhotos } from '../factories/records.ts';
import { buildOtherUser, type RequestInput } from './roles.ts';

type KeyCall = { [K in keyof CallByKey]: CallByKey[K]['access'] extends 'agency_key' ? K : never }[keyof CallByKey];

export const CHALANDRI = 461200;
const past = new Date('2026-01-01T00:00:00Z');

export const keyHolders = [...apiScopes, 'all', 'otherAgency', 'revoked', 'expired', 'blocked', 'none'] as const;
export type KeyHolder = (typeof keyHolders)[number];

const newAgency = async (db: Db, status: 'approved' | 'blocked' = 'approved') => {
  const account = await buildOtherUser(db, { role_id: 3, status });
  return { account, agency: await buildAgency(db, CHALANDRI, account) };
};

/** Two agencies, each with all keys it needs, and one that is blocked. */
export async function buildKeyHolders(db: Db) {
  const [own, other, blocked] = [await newAgency(db), await newAgency(db), await newAgency(db, 'blocked')];
  const keys = {} as Record<KeyHolder, string | null>;
  for (const scope of apiScopes) keys[scope] = await buildApiKey(db, own.agency, [scope]);
  keys.all = await buildApiKey(db, own.agency);
  keys.otherAgency = await buildApiKey(db, other.agency);
  keys.revoked = await buildApiKey(db, own.agency, apiScopes, { revoked_at: past });
  keys.expired = await buildApiKey(db, own.agency, apiScopes, { expires_at: past });
  keys.blocked = await buildApiKey(db, blocked.agency);
  keys.none = null;
  return { keys, account: own.account };
}

let serial = 0;
/** An active listing of the agency that was pushed, under a reference nobody else has. */
async function pushed(db: Db, account: number, is_active = true): Promise<{ params: { reference: string } }> {
  serial += 1;
  const reference = `CRM-${serial}`;
  const { property_id } = await buildPushedListing(db, account, reference, { is_active });
  await buildPhotos(db, property_id, 3);
  return { params: { reference } };
}

export type KeyCase = {
  /** What the key's own agency asks for; made anew for each asker. */
  buildRequest?: (db: Db, account: number) => Promise<RequestInput>;
  /** What another agency is told of the same record; without one it has its own. */
  others?: number;
};

const pushExample = agencyApiExamples['PUT /agency-api/v1/listings/{reference}'].body;

export const keyCases: Record<KeyCall, KeyCase> = {
  'GET /agency-api/v1/key': {},
  'GET /agency-api/v1/listings': {},
  'GET /agency-api/v1/listings/{reference}': { buildRequest: pushed, others: 404 },
  'PUT /agency-api/v1/listings/{reference}': {
    buildRequest: async () => ({
      params: { reference: `CRM-${serial++}` },
      body: { ...pushExample, street_number: String(serial) },
    }),
  },
  'DELETE /agency-api/v1/listings/{reference}': { buildRequest: pushed, others: 404 },
  'PUT /agency-api/v1/listings/{reference}/price': {
    buildRequest: async (db, account) => ({ ...(await pushed(db, account)), body: { price: 199_000 } }),
    others: 404,
  },
  'POST /agency-api/v1/listings/{reference}/pause': { buildRequest: pushed, others: 404 },
  'POST /agency-api/v1/listings/{reference}/resume': {
    buildRequest: (db, account) => pushed(db, account, false),
    others: 404,
  },
  'POST /agency-api/v1/reconcile': { buildRequest: async () => ({ body: { references: ['CRM-1'] } }) },
  'GET /agency-api/v1/leads': {},
  'GET /agency-api/v1/statistics': {},
};

export function expectedStatus(holder: KeyHolder, scope: ApiScope | undefined, others = 200): number {
  if (holder === 'blocked') return 403;
  if (holder === 'revoked' || holder === 'expired' || holder === 'none') return 401;
  if (holder === 'otherAgency') return others;
  return holder === 'all' || scope === undefined || holder === scope ? 200 : 403;
}
