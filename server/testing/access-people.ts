/** Who asks in the access test, and what is theirs. */
import type { Db } from '../src/platform/db.ts';
import { newSession } from '../src/platform/sessions.ts';
import { agencyRow, buildAccount, buildAgency } from './factories.ts';

export const roles = [
  'visitor',
  'individual',
  'otherIndividual',
  'waiting',
  'blocked',
  'rejected',
  'professional',
  'otherProfessional',
  /** Works for the professional's office and owns nothing of it. */
  'agent',
  'admin',
  'mainAdmin',
  /** The main admin in a session without second factor. */
  'weakAdmin',
] as const;
export type Role = (typeof roles)[number];
export type Expected = Record<Role, number>;

export const all = (status: number): Expected => Object.fromEntries(roles.map((role) => [role, status])) as Expected;
/** A blocked user has no session any more: to every call they are a visitor. */
export const member = (status: number): Expected => ({ ...all(status), visitor: 401, blocked: 401 });
export const poster = (status: number): Expected => ({ ...member(status), waiting: 403, rejected: 403 });
export const professional = (status: number): Expected => ({
  ...poster(status),
  individual: 403,
  otherIndividual: 403,
});
/** Money, team and profile of an office: its agents are refused. */
export const owner = (status: number): Expected => ({ ...professional(status), agent: 403 });
export const admin = (status: number): Expected => ({ ...member(403), admin: status, mainAdmin: status });
export const mainAdmin = (status: number): Expected => ({ ...member(403), mainAdmin: status });
/** One status for admins who may act as such, another for all other members. */
export const adminOr = (acting: number, others: number): Expected => ({
  ...member(others),
  admin: acting,
  mainAdmin: acting,
});

const accounts: Record<Exclude<Role, 'visitor'>, Parameters<typeof buildAccount>[1]> = {
  individual: {},
  otherIndividual: {},
  waiting: { role_id: 3, status: 'waiting' },
  blocked: { status: 'blocked' },
  rejected: { role_id: 3, status: 'rejected' },
  professional: { role_id: 3 },
  otherProfessional: { role_id: 3 },
  agent: { role_id: 3 },
  admin: { role_id: 1 },
  mainAdmin: { role_id: 1, is_main_admin: true },
  weakAdmin: { role_id: 1, is_main_admin: true },
};

export const districtId = 461200;
export const password = 'γαλάζιο ποδήλατο';
/** argon2id of `password`, made once: hashing it anew for every person of every case would take minutes. */
export const passwordHash = (hash: (text: string) => Promise<string>): Promise<string> => hash(password);

/** `worksFor`: the account whose ads and conversations they work on, their own but for an agent. */
export type Person = { id: number; worksFor: number; email: string; token: string | null };
export type People = Record<Role, Person>;

let serial = 0;
export const newEmail = (): string => `access${++serial}@estia.example`;

export const joinOffice = (db: Db, agency_id: number, account_id: number, role: 'owner' | 'agent' = 'agent') =>
  db.insertInto('office_member').values({ account_id, agency_id, role, joined_at: new Date() }).execute();

/** One of each. The visitor types the email of somebody who exists, and has no session. Four statements for all of them. */
export async function buildPeople(db: Db, hash: string, { strong = false } = {}): Promise<People> {
  const now = new Date();
  const rows = roles.map((role) => {
    const email = newEmail();
    const ordinary = { role_id: 2, status: 'approved', username: email, password_hash: hash, email_confirmed_at: now };
    return { ...ordinary, email, is_main_admin: false, ...(role === 'visitor' ? {} : accounts[role]) };
  });
  const made = await db.insertInto('account').values(rows).returning(['id', 'email']).execute();
  const idByEmail = new Map(made.map(({ id, email }) => [email, id]));
  const person = (role: Role) => {
    const { email } = rows[roles.indexOf(role)] as (typeof rows)[number];
    return { id: idByEmail.get(email) as number, email };
  };
  const employer = person('professional').id;
  const owners = roles.filter((role) => role !== 'visitor' && role !== 'agent' && accounts[role]?.role_id === 3);
  const agencies = await db
    .insertInto('agency')
    .values(owners.map((role) => agencyRow(districtId, person(role).id)))
    .returning(['id', 'account_id'])
    .execute();
  const office = agencies.find(({ account_id }) => account_id === employer);
  await joinOffice(db, office?.id as number, person('agent').id);
  const sessions = roles.map((role) =>
    newSession(person(role).id, now, { strong: strong || role === 'admin' || role === 'mainAdmin' }),
  );
  await db
    .insertInto('session')
    .values(sessions.map(({ row }) => row).filter((_, at) => roles[at] !== 'visitor'))
    .execute();
  const entries = roles.map((role, at) => {
    const token = role === 'visitor' ? null : (sessions[at]?.token ?? null);
    return [role, { ...person(role), worksFor: role === 'agent' ? employer : person(role).id, token }] as const;
  });
  return Object.fromEntries(entries) as People;
}

export type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
export type AccountCase = {
  what: string;
  /** The request of one asker. What it needs of others is made here, anew for each. */
  ask?: (me: Person, db: Db) => Asked | Promise<Asked>;
  expected: Expected;
  /** All sessions have had a second factor. */
  strong?: true;
};

export const reason = 'Έλεγχος στοιχείων';
export const one = (what: string, expected: Expected, asked: Asked = {}): AccountCase[] => [
  { what, expected, ask: () => asked },
];

export const stranger = (db: Db, over: Parameters<typeof buildAccount>[1] = {}) =>
  buildAccount(db, { ...over, email: newEmail() });
export const fellowAdmin = (db: Db) => stranger(db, { role_id: 1 });
export const otherMainAdmin = (db: Db) => stranger(db, { role_id: 1, is_main_admin: true });
export const office = async (db: Db, status = 'approved') =>
  buildAgency(db, districtId, await stranger(db, { role_id: 3, status }));
export const id = (value: number) => ({ id: String(value) });
