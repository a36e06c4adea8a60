/** Who asks in the access test, and what is theirs. */

import { roleIds } from '@estia/contract/accounts/roles';
import { newSession } from '../../src/platform/auth/sessions.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { agencyRow, buildAccount, buildAgency } from '../factories/records.ts';

export const roles = [
  'visitor',
  'individual',
  'otherIndividual',
  'waiting',
  'blocked',
  'rejected',
  'professional',
  'otherProfessional',
  /** Works for the professional's agency and owns nothing of it. */
  'agent',
  'admin',
  'mainAdmin',
  /** The main admin in a session without second factor. */
  'weakAdmin',
] as const;
export type Role = (typeof roles)[number];
export type ExpectedStatuses = Record<Role, number>;

export const everyone = (status: number): ExpectedStatuses =>
  Object.fromEntries(roles.map((role) => [role, status])) as ExpectedStatuses;
/** A blocked user has no session any more: to every call they are a visitor. */
export const authenticated = (status: number): ExpectedStatuses => ({
  ...everyone(status),
  visitor: 401,
  blocked: 401,
});
export const advertiser = (status: number): ExpectedStatuses => ({
  ...authenticated(status),
  waiting: 403,
  rejected: 403,
});
export const professional = (status: number): ExpectedStatuses => ({
  ...advertiser(status),
  individual: 403,
  otherIndividual: 403,
});
/** Money, team and profile of an agency: its agents are refused. */
export const agencyOwner = (status: number): ExpectedStatuses => ({ ...professional(status), agent: 403 });
export const admin = (status: number): ExpectedStatuses => ({
  ...authenticated(403),
  admin: status,
  mainAdmin: status,
});
export const mainAdmin = (status: number): ExpectedStatuses => ({ ...authenticated(403), mainAdmin: status });
/** One status for admins who may act as such, another for all other members. */
export const adminElse = (acting: number, others: number): ExpectedStatuses => ({
  ...authenticated(others),
  admin: acting,
  mainAdmin: acting,
});

const accountsByRole: Record<Exclude<Role, 'visitor'>, Parameters<typeof buildAccount>[1]> = {
  individual: {},
  otherIndividual: {},
  waiting: { role_id: roleIds.agency, status: 'waiting' },
  blocked: { status: 'blocked' },
  rejected: { role_id: roleIds.agency, status: 'rejected' },
  professional: { role_id: roleIds.agency },
  otherProfessional: { role_id: roleIds.agency },
  agent: { role_id: roleIds.agency },
  admin: { role_id: roleIds.admin },
  mainAdmin: { role_id: roleIds.admin, is_main_admin: true },
  weakAdmin: { role_id: roleIds.admin, is_main_admin: true },
};

export const CHALANDRI_DISTRICT_ID = 461200;
export const password = 'γαλάζιο ποδήλατο';
/** argon2id of `password`, made once: hashing it anew for every person of every case would take minutes. */
export const hashTestPassword = (hash: (text: string) => Promise<string>): Promise<string> => hash(password);

/** `worksFor`: the account whose listings and conversations they work on, their own but for an agent. */
export type AccessUser = { id: number; worksFor: number; email: string; token: string | null };
export type AccessUsers = Record<Role, AccessUser>;

let serial = 0;
export const newEmail = (): string => `access${++serial}@estia.example`;

export const joinAgency = (db: Db, agency_id: number, account_id: number, role: 'owner' | 'agent' = 'agent') =>
  db.insertInto('agency_agent').values({ account_id, agency_id, role, joined_at: new Date() }).execute();

/**
 * One of each. The visitor types the email of somebody who exists, and has no session. Four statements for all of them.
 */
export async function buildAccessUsers(db: Db, hash: string, { strong = false } = {}): Promise<AccessUsers> {
  const now = new Date();
  const rows = roles.map((role) => {
    const email = newEmail();
    const ordinary = {
      role_id: roleIds.individual,
      status: 'approved' as const,
      username: email,
      password_hash: hash,
      email_confirmed_at: now,
    };
    return { ...ordinary, email, is_main_admin: false, ...(role === 'visitor' ? {} : accountsByRole[role]) };
  });
  const made = await db.insertInto('account').values(rows).returning(['id', 'email']).execute();
  const idByEmail = new Map(made.map(({ id, email }) => [email, id]));
  const findRoleUser = (role: Role) => {
    const { email } = rows[roles.indexOf(role)] as (typeof rows)[number];
    return { id: idByEmail.get(email) as number, email };
  };
  const employer = findRoleUser('professional').id;
  const owners = roles.filter(
    (role) => role !== 'visitor' && role !== 'agent' && accountsByRole[role]?.role_id === roleIds.agency,
  );
  const agencies = await db
    .insertInto('agency')
    .values(owners.map((role) => agencyRow(CHALANDRI_DISTRICT_ID, findRoleUser(role).id)))
    .returning(['id', 'account_id'])
    .execute();
  const agency = agencies.find(({ account_id }) => account_id === employer);
  await joinAgency(db, agency?.id as number, findRoleUser('agent').id);
  const sessions = roles.map((role) =>
    newSession(findRoleUser(role).id, now, { strong: strong || role === 'admin' || role === 'mainAdmin' }),
  );
  await db
    .insertInto('session')
    .values(sessions.map(({ row }) => row).filter((_, at) => roles[at] !== 'visitor'))
    .execute();
  const entries = roles.map((role, at) => {
    const token = role === 'visitor' ? null : (sessions[at]?.token ?? null);
    return [
      role,
      { ...findRoleUser(role), worksFor: role === 'agent' ? employer : findRoleUser(role).id, token },
    ] as const;
  });
  return Object.fromEntries(entries) as AccessUsers;
}

export type RequestInput = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
export type AccessCase = {
  what: string;
  /** The request of one viewer. What it needs of others is made here, anew for each. */
  buildRequest?: (me: AccessUser, db: Db) => RequestInput | Promise<RequestInput>;
  expected: ExpectedStatuses;
  /** All sessions have had a second factor. */
  strong?: true;
};

export const reason = 'Έλεγχος στοιχείων';
export const singleCase = (what: string, expected: ExpectedStatuses, asked: RequestInput = {}): AccessCase[] => [
  { what, expected, buildRequest: () => asked },
];

export const buildOtherUser = (db: Db, overrides: Parameters<typeof buildAccount>[1] = {}) =>
  buildAccount(db, { ...overrides, email: newEmail() });
export const buildOtherAdmin = (db: Db) => buildOtherUser(db, { role_id: roleIds.admin });
export const buildOtherMainAdmin = (db: Db) => buildOtherUser(db, { role_id: roleIds.admin, is_main_admin: true });
export const buildOtherAgency = async (db: Db, status: 'approved' | 'blocked' | 'rejected' | 'waiting' = 'approved') =>
  buildAgency(db, CHALANDRI_DISTRICT_ID, await buildOtherUser(db, { role_id: roleIds.agency, status }));
export const idParams = (value: number) => ({ id: String(value) });
