/**
 * AGEN-2: who works for an agency. Every action is an owner's (but leaving), is written down, and follows the others of
 * its agency one by one.
 */

import type { AuditAction } from '@estia/contract/accounts/audit-messages';
import type { createInvitation as inviteCall } from '@estia/contract/agencies/team-calls';
import { type AgencyRole, teamLimits } from '@estia/contract/agencies/team-limits';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import { generateToken } from '../../platform/auth/sessions.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { countedAs } from '../../platform/mailbox.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { enforceRateLimit } from '../../platform/security/throttle.ts';
import { isAgencyOwner } from './agencies.policy.ts';
import { findAgency, lockAgency } from './agencies.queries.ts';
import { enqueueTeamEmail } from './team.emails.ts';
import * as q from './team.queries.ts';

const DAY_SECONDS = 86_400;
/** Invitations of one agency in a day, and emails to one mailbox, whoever sends them. */
const INVITATION_LIMIT = { hits: 40, seconds: DAY_SECONDS };
const EMAIL_LIMIT = { hits: 5, seconds: DAY_SECONDS };

const hashInvitationKey = (secrets: Secrets, key: string): Buffer => secrets.hash('office invitation', key);

type LockedAgency = NonNullable<Awaited<ReturnType<typeof lockAgency>>>;

/** `change` in a transaction, with the owner's own agency held. */
function withLockedAgency<T>(
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

export async function getTeam(deps: Deps, viewer: SignedInViewer) {
  const agency = await findAgency(deps.db, { accountId: viewer.worksFor });
  if (!agency || !isAgencyOwner(viewer, agency)) throw new AppError('forbidden');
  const [agents, invitations] = await Promise.all([
    q.listAgents(deps.db, agency.id),
    q.listOpenInvitations(deps.db, agency.id),
  ]);
  const now = deps.clock();
  return {
    agents: agents.map(({ id, username, joined_at, ...row }) => ({
      ...row,
      user_id: id,
      name: username,
      is_me: id === viewer.userId,
      joined_at: joined_at.toISOString(),
    })),
    invitations: invitations.map(({ expires_at, role, ...row }) => ({
      ...row,
      role: role,
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now,
    })),
    seats_left: Math.max(0, teamLimits.most - agents.length - invitations.length),
  };
}

/** What the inviter is told, and how long it takes, is the same whether or not the address has an account. */
export async function inviteAgent(
  deps: Deps,
  viewer: SignedInViewer,
  input: HandlerInput<typeof inviteCall>['body'],
): Promise<void> {
  const { db, secrets } = deps;
  const now = deps.clock();
  if (viewer.agencyRole !== 'owner') throw new AppError('forbidden');
  await enforceRateLimit(db, `invitations of ${viewer.worksFor}`, INVITATION_LIMIT, now);
  await enforceRateLimit(db, `invitation to ${countedAs(input.email)}`, EMAIL_LIMIT, now);
  const { email, name, role, locale = viewer.locale } = input;
  await withLockedAgency(deps, viewer, async (trx, agency) => {
    const [agents, invitations] = [await q.listAgents(trx, agency.id), await q.listOpenInvitations(trx, agency.id)];
    if (agents.some((each) => each.email === email)) throw new AppError('invalid_input', { email: 'in_team' });
    const again = invitations.some((each) => each.email.toLowerCase() === email);
    if (!again && agents.length + invitations.length >= teamLimits.most) throw new AppError('team_full');
    const key = generateToken();
    const known = await q.hasAccountWithEmail(trx, email);
    const expires_at = new Date(now.getTime() + teamLimits.invitationDays * DAY_SECONDS * 1_000);
    await q.upsertInvitation(trx, {
      agency_id: agency.id,
      email,
      name,
      role,
      locale,
      invited_by: viewer.userId,
      created_at: now,
      expires_at,
      key_hash: known ? null : hashInvitationKey(secrets, key),
    });
    const recipient = { id: null, email, locale, username: known ? '' : name };
    const about = { office: locale === 'el' ? agency.name_el : agency.name_en, gemi: agency.gemi, role };
    if (known) await enqueueTeamEmail(trx, deps, { reader: recipient, template: 'team_invited_known', values: about });
    else
      await enqueueTeamEmail(trx, deps, {
        reader: recipient,
        template: 'team_invited' as const,
        values: { ...about, key },
        goodUntil: expires_at,
      });
    await auditTeamChange(trx, deps, { viewer, action: 'team_invited', agencyId: agency.id, after: { role } });
  });
}

type TeamChange = {
  viewer: SignedInViewer;
  action: AuditAction;
  agencyId: number;
  before?: { role: string };
  after?: { role: string };
};

const auditTeamChange = (trx: Trx, deps: Deps, { viewer, action, agencyId, before, after }: TeamChange) =>
  writeAuditLog(trx, {
    adminId: viewer.userId,
    action,
    subject: 'agency',
    subjectId: agencyId,
    reason: null,
    now: deps.clock(),
    before: before ?? null,
    after: after ?? null,
  });

export const withdrawInvitation = (deps: Deps, viewer: SignedInViewer, id: number): Promise<void> =>
  withLockedAgency(deps, viewer, async (trx, agency) => {
    const taken = await q.markInvitationWithdrawn(trx, agency.id, id, deps.clock());
    if (!taken) throw new AppError('not_found');
    await auditTeamChange(trx, deps, {
      viewer,
      action: 'team_withdrawn',
      agencyId: agency.id,
      before: { role: taken.role },
    });
  });

async function getAgent(trx: Trx, agency: LockedAgency, id: number) {
  // The main account is an owner for as long as the agency is.
  if (id === agency.account_id) throw new AppError('forbidden');
  const found = await q.findAgent(trx, agency.id, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export const changeAgentRole = (deps: Deps, viewer: SignedInViewer, id: number, role: AgencyRole): Promise<void> =>
  withLockedAgency(deps, viewer, async (trx, agency) => {
    const agent = await getAgent(trx, agency, id);
    if (agent.role === role) return;
    await q.updateAgentRole(trx, id, role);
    const change = { before: { role: agent.role }, after: { role } };
    await auditTeamChange(trx, deps, { viewer, action: 'team_role', agencyId: agency.id, ...change });
  });

export const removeAgent = (deps: Deps, viewer: SignedInViewer, id: number): Promise<void> =>
  withLockedAgency(deps, viewer, async (trx, agency) => {
    const agent = await getAgent(trx, agency, id);
    await q.deleteAgent(trx, id);
    const values = { office: agent.locale === 'el' ? agency.name_el : agency.name_en };
    await enqueueTeamEmail(trx, deps, { reader: agent, template: 'team_left', values });
    await auditTeamChange(trx, deps, {
      viewer,
      action: 'team_removed',
      agencyId: agency.id,
      before: { role: agent.role },
    });
  });

/** By themselves: the main account is told. The main account cannot, for the agency is its. */
export async function leaveAgency(deps: Deps, viewer: SignedInViewer): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgency(trx, { accountId: viewer.worksFor });
    if (!agency || viewer.userId === agency.account_id) throw new AppError('forbidden');
    const { role, username } = await getAgent(trx, agency, viewer.userId);
    await q.deleteAgent(trx, viewer.userId);
    const recipient = await q.getOwnerAccount(trx, agency.account_id);
    await enqueueTeamEmail(trx, deps, { reader: recipient, template: 'team_quit', values: { who: username } });
    await auditTeamChange(trx, deps, { viewer, action: 'team_quit', agencyId: agency.id, before: { role } });
  });
}

/** The way in, for accounts: what the key opens, and taking it in the transaction that makes the account. */
export async function getOpenInvitation(deps: Deps, key: string): Promise<q.OpenInvitation> {
  const found = await q.findInvitationByKey(deps.db, hashInvitationKey(deps.secrets, key), deps.clock());
  if (!found) throw new AppError('gone');
  return found;
}

/** Holds the agency, so that it is still there, approved, and the invitation good, when its new member is. */
export async function acceptOpenInvitation(trx: Trx, deps: Deps, key: string): Promise<q.OpenInvitation> {
  const { secrets, clock } = deps;
  const hash = hashInvitationKey(secrets, key);
  const seen = await q.findInvitationByKey(trx, hash, clock());
  if (seen) await lockAgency(trx, { id: seen.agency_id });
  const found = seen && (await q.findInvitationByKey(trx, hash, clock()));
  if (!found || !(await q.markInvitationAccepted(trx, found.id, clock()))) throw new AppError('gone');
  return found;
}

export async function joinAgency(trx: Trx, deps: Deps, invitation: q.OpenInvitation, accountId: number): Promise<void> {
  const now = deps.clock();
  const { agency_id, role } = invitation;
  await q.insertAgent(trx, { account_id: accountId, agency_id, role, joined_at: now });
  await writeAuditLog(trx, {
    adminId: accountId,
    action: 'team_joined',
    subject: 'agency',
    subjectId: agency_id,
    reason: null,
    now,
    after: { role },
  });
}
