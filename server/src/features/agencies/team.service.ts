/** AGEN-2: who works for an office. Every act is an owner's (but leaving), is written down, and follows the others of its office one by one. */

import type { AuditAction } from '@estia/contract/accounts/audit-messages';
import type { createInvitation as inviteCall } from '@estia/contract/agencies/team-calls';
import { type AgencyRole, teamLimits } from '@estia/contract/agencies/team-limits';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db.ts';
import { countedAs } from '../../platform/mailbox.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { newToken } from '../../platform/sessions.ts';
import { takeTurn } from '../../platform/throttle.ts';
import type { Member } from '../../platform/viewer.ts';
import { isOwnerOf } from './agencies.policy.ts';
import { findOffice, lockOffice } from './offices.queries.ts';
import { tellOfTeam } from './team.letters.ts';
import * as q from './team.queries.ts';

const DAY = 86_400;
/** Invitations of one office in a day, and letters to one mailbox, whoever sends them. */
const INVITATIONS = { hits: 40, seconds: DAY };
const LETTERS = { hits: 5, seconds: DAY };

const hashOfKey = (secrets: Secrets, key: string): Buffer => secrets.hash('office invitation', key);

type Office = NonNullable<Awaited<ReturnType<typeof lockOffice>>>;

/** `change` in a transaction, with the owner's own office held. */
function asOwner<T>(deps: Deps, viewer: Member, change: (trx: Db, office: Office) => Promise<T>): Promise<T> {
  return deps.db.transaction().execute(async (trx) => {
    const office = await lockOffice(trx, { accountId: viewer.worksFor });
    if (!office || !isOwnerOf(viewer, office)) throw new AppError('forbidden');
    return change(trx, office);
  });
}

export async function readTeam(deps: Deps, viewer: Member) {
  const office = await findOffice(deps.db, { accountId: viewer.worksFor });
  if (!office || !isOwnerOf(viewer, office)) throw new AppError('forbidden');
  const [members, invitations] = await Promise.all([
    q.membersOf(deps.db, office.id),
    q.invitationsOf(deps.db, office.id),
  ]);
  const now = deps.clock();
  return {
    members: members.map(({ id, username, joined_at, ...row }) => ({
      ...row,
      user_id: id,
      name: username,
      is_me: id === viewer.userId,
      joined_at: joined_at.toISOString(),
    })),
    invitations: invitations.map(({ expires_at, role, ...row }) => ({
      ...row,
      role: role as AgencyRole,
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now,
    })),
    room: Math.max(0, teamLimits.most - members.length - invitations.length),
  };
}

/** What the inviter is told, and how long it takes, is the same whether or not the address has an account. */
export async function invite(
  deps: Deps,
  viewer: Member,
  given: HandlerInput<typeof inviteCall>['body'],
): Promise<void> {
  const { db, secrets } = deps;
  const now = deps.clock();
  if (viewer.officeRole !== 'owner') throw new AppError('forbidden');
  await takeTurn(db, `invitations of ${viewer.worksFor}`, INVITATIONS, now);
  await takeTurn(db, `invitation to ${countedAs(given.email)}`, LETTERS, now);
  const { email, name, role, locale = viewer.locale } = given;
  await asOwner(deps, viewer, async (trx, office) => {
    const [members, invitations] = [await q.membersOf(trx, office.id), await q.invitationsOf(trx, office.id)];
    if (members.some((each) => each.email === email)) throw new AppError('invalid_input', { email: 'in_team' });
    const again = invitations.some((each) => each.email.toLowerCase() === email);
    if (!again && members.length + invitations.length >= teamLimits.most) throw new AppError('team_full');
    const key = newToken();
    const known = await q.addressHasAccount(trx, email);
    const expires_at = new Date(now.getTime() + teamLimits.invitationDays * DAY * 1_000);
    await q.keepInvitation(trx, {
      ...{ agency_id: office.id, email, name, role, locale, invited_by: viewer.userId, created_at: now, expires_at },
      key_hash: known ? null : hashOfKey(secrets, key),
    });
    const reader = { id: null, email, locale, username: known ? '' : name };
    const about = { office: locale === 'el' ? office.name_el : office.name_en, gemi: office.gemi, role };
    if (known) await tellOfTeam(trx, deps, { reader, template: 'team_invited_known', values: about });
    else
      await tellOfTeam(trx, deps, {
        ...{ reader, template: 'team_invited' as const, values: { ...about, key }, goodUntil: expires_at },
      });
    await note(trx, deps, { viewer, act: 'team_invited', agencyId: office.id, after: { role } });
  });
}

type Noted = {
  viewer: Member;
  act: AuditAction;
  agencyId: number;
  before?: { role: string };
  after?: { role: string };
};

const note = (trx: Db, deps: Deps, { viewer, act, agencyId, before, after }: Noted) =>
  audit(trx, {
    ...{ adminId: viewer.userId, act, subject: 'agency', subjectId: agencyId, reason: null, now: deps.clock() },
    ...{ before: before ?? null, after: after ?? null },
  });

export const withdrawInvitation = (deps: Deps, viewer: Member, id: number): Promise<void> =>
  asOwner(deps, viewer, async (trx, office) => {
    const taken = await q.withdraw(trx, office.id, id, deps.clock());
    if (!taken) throw new AppError('not_found');
    await note(trx, deps, { viewer, act: 'team_withdrawn', agencyId: office.id, before: { role: taken.role } });
  });

async function memberIn(trx: Db, office: Office, id: number) {
  // The main account is an owner for as long as the office is.
  if (id === office.account_id) throw new AppError('forbidden');
  const found = await q.memberOfOffice(trx, office.id, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export const changeRole = (deps: Deps, viewer: Member, id: number, role: AgencyRole): Promise<void> =>
  asOwner(deps, viewer, async (trx, office) => {
    const member = await memberIn(trx, office, id);
    if (member.role === role) return;
    await q.setRole(trx, id, role);
    const change = { before: { role: member.role }, after: { role } };
    await note(trx, deps, { viewer, act: 'team_role', agencyId: office.id, ...change });
  });

export const removeMember = (deps: Deps, viewer: Member, id: number): Promise<void> =>
  asOwner(deps, viewer, async (trx, office) => {
    const member = await memberIn(trx, office, id);
    await q.dropMember(trx, id);
    const values = { office: member.locale === 'el' ? office.name_el : office.name_en };
    await tellOfTeam(trx, deps, { reader: member, template: 'team_left', values });
    await note(trx, deps, { viewer, act: 'team_removed', agencyId: office.id, before: { role: member.role } });
  });

/** By themselves: the main account is told. The main account cannot, for the office is its. */
export async function leaveOffice(deps: Deps, viewer: Member): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const office = await lockOffice(trx, { accountId: viewer.worksFor });
    if (!office || viewer.userId === office.account_id) throw new AppError('forbidden');
    const { role, username } = await memberIn(trx, office, viewer.userId);
    await q.dropMember(trx, viewer.userId);
    const reader = await q.mainAccount(trx, office.account_id);
    await tellOfTeam(trx, deps, { reader, template: 'team_quit', values: { who: username } });
    await note(trx, deps, { viewer, act: 'team_quit', agencyId: office.id, before: { role } });
  });
}

/** The way in, for accounts: what the key opens, and taking it in the transaction that makes the account. */
export async function invitationOf(deps: Deps, key: string): Promise<q.OpenInvitation> {
  const found = await q.invitationByKey(deps.db, hashOfKey(deps.secrets, key), deps.clock());
  if (!found) throw new AppError('gone');
  return found;
}

/** Holds the office, so that it is still there, approved, and the invitation good, when its new member is. */
export async function takeInvitation(trx: Db, deps: Deps, key: string): Promise<q.OpenInvitation> {
  const { secrets, clock } = deps;
  const hash = hashOfKey(secrets, key);
  const seen = await q.invitationByKey(trx, hash, clock());
  if (seen) await lockOffice(trx, { id: seen.agency_id });
  const found = seen && (await q.invitationByKey(trx, hash, clock()));
  if (!found || !(await q.takeInvitation(trx, found.id, clock()))) throw new AppError('gone');
  return found;
}

export async function joinOffice(trx: Db, deps: Deps, invitation: q.OpenInvitation, accountId: number): Promise<void> {
  const now = deps.clock();
  const { agency_id, role } = invitation;
  await q.addMember(trx, { account_id: accountId, agency_id, role, joined_at: now });
  await audit(trx, {
    ...{ adminId: accountId, act: 'team_joined', subject: 'agency', subjectId: agency_id, reason: null, now },
    after: { role },
  });
}
