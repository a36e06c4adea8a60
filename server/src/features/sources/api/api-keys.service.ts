/** API-1: keys of the agency API. Only owners of an approved agency make and revoke them, and all of it is written down. */
import type { HandlerInput } from '@estia/contract/call';
import type { createApiKey as createCall } from '@estia/contract/sources/api/api-key-calls';
import { type ApiScope, apiKeyLimits } from '@estia/contract/sources/api/api-scopes';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { generateApiKey } from '../../../platform/auth/api-keys.ts';
import type { ApiKeyViewer, SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueEmailTo } from '../../../platform/email/outbox.ts';
import { findAgency, isAgencyOwner, lockAgency } from '../../agencies/index.ts';
import * as q from './api-keys.queries.ts';

const DAY_MS = 86_400_000;

type LockedAgency = NonNullable<Awaited<ReturnType<typeof lockAgency>>>;

/** `change` in a transaction, with the owner's own agency locked: of two at once the second sees what the first did. */
export function withOwnAgency<T>(
  deps: Deps,
  viewer: SignedInViewer,
  change: (trx: Trx, agency: LockedAgency) => Promise<T>,
): Promise<T> {
  return deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgency(trx, { accountId: viewer.worksFor });
    if (!agency || !isAgencyOwner(viewer, agency)) throw new AppError('forbidden');
    return change(trx, agency);
  });
}

export async function getOwnAgency(deps: Deps, viewer: SignedInViewer) {
  const agency = await findAgency(deps.db, { accountId: viewer.worksFor });
  if (!agency || !isAgencyOwner(viewer, agency)) throw new AppError('forbidden');
  return agency;
}

const toView = ({ created_at, expires_at, ...row }: q.ApiKeyRow, now: Date) => ({
  ...row,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  is_expired: expires_at !== null && expires_at <= now,
});

export async function listApiKeys(deps: Deps, viewer: SignedInViewer) {
  const agency = await getOwnAgency(deps, viewer);
  const keys = await q.listApiKeys(deps.db, agency.id);
  const now = deps.clock();
  return { keys: keys.map((key) => toView(key, now)), keys_left: Math.max(0, apiKeyLimits.active - keys.length) };
}

export const createApiKey = (
  deps: Deps,
  viewer: SignedInViewer,
  { name, scopes: given, lifetime_days }: HandlerInput<typeof createCall>['body'],
) =>
  withOwnAgency(deps, viewer, async (trx, agency) => {
    const now = deps.clock();
    if ((await q.listApiKeys(trx, agency.id)).length >= apiKeyLimits.active) throw new AppError('api_keys_full');
    const scopes = [...new Set<ApiScope>(given)];
    const { key, prefix, hash } = generateApiKey();
    const expires_at = lifetime_days ? new Date(now.getTime() + lifetime_days * DAY_MS) : null;
    const row = { name, prefix, scopes, created_at: now, expires_at };
    const { id } = await q.insertApiKey(trx, {
      ...row,
      agency_id: agency.id,
      created_by: viewer.userId,
      key_hash: hash,
    });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'api_key_created',
      subject: 'agency',
      subjectId: agency.id,
      reason: null,
      after: { name, scopes },
      now,
    });
    const owner = { id: agency.account_id, email: agency.email, locale: agency.locale, username: agency.username };
    const values = { key_name: name, prefix, scopes, who: viewer.username };
    await enqueueEmailTo(trx, deps, owner, { template: 'api_key_created', values });
    return { key, api_key: toView({ ...row, id, created_by: viewer.username, last_used_on: null }, now) };
  });

export const revokeApiKey = (deps: Deps, viewer: SignedInViewer, id: number): Promise<void> =>
  withOwnAgency(deps, viewer, async (trx, agency) => {
    const now = deps.clock();
    const revoked = await q.markApiKeyRevoked(trx, agency.id, id, now);
    if (!revoked) throw new AppError('not_found');
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'api_key_revoked',
      subject: 'agency',
      subjectId: agency.id,
      reason: null,
      before: { name: revoked.name, scopes: revoked.scopes },
      now,
    });
  });

export async function getAgencyApiKey({ db }: Deps, { apiKey }: ApiKeyViewer) {
  const agency = await findAgency(db, { id: apiKey.agencyId });
  // Deleted since the key was read.
  if (!agency) throw new AppError('api_key_refused');
  return {
    agency: { agency_id: agency.id, name_el: agency.name_el, name_en: agency.name_en },
    key: { name: apiKey.name, scopes: [...apiKey.scopes], expires_at: apiKey.expiresAt?.toISOString() ?? null },
  };
}
