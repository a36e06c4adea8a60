/** What the commercial register says of an office. It decides nothing: an admin reads it and does. */
import { createPhoneticKey } from '@estia/contract/places/fold';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  type BusinessRegister,
  type Company,
  openRegister,
  RegisterUnreachable,
} from '../../platform/business-register.ts';
import type { Db } from '../../platform/db.ts';
import { findOffice } from './offices.queries.ts';
import { keepCheck, officeToCheck, uncheckedOffices, type Verdict } from './register.queries.ts';

/** The register is asked 8 times a minute: what fits into five minutes of a job. */
const BATCH = 40;
const RETRY_MS = 3_600_000;

/** One a process, whoever asks: it paces the questions. */
const registers = new WeakMap<object, BusinessRegister>();
const noRegister = openRegister(null);

function registerOf({ config }: Pick<Deps, 'config'>): BusinessRegister {
  if (!config.register) return noRegister;
  const known = registers.get(config.register) ?? openRegister(config.register);
  registers.set(config.register, known);
  return known;
}

/** Words every second office has in its name, folded: they prove nothing. */
const common = new Set(
  [
    'μεσιτική',
    'μεσιτικό',
    'γραφείο',
    'ακίνητα',
    'κτηματική',
    'κτηματομεσιτική',
    'real',
    'estate',
    'εταιρεία',
    'εταιρία',
  ]
    .concat(['ΑΕ', 'ΕΠΕ', 'ΙΚΕ', 'ΟΕ', 'ΕΕ', 'μονοπρόσωπη', 'ανώνυμη', 'ομόρρυθμη', 'ετερόρρυθμη', 'και', 'σια'])
    .map(createPhoneticKey),
);

const wordsOf = (name: string): string[] => {
  // «Ι.Κ.Ε.» is one word.
  const words = createPhoneticKey(name.replaceAll('.', '')).split(' ').filter(Boolean);
  const telling = words.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : words;
};

/** Every telling word of the shorter name is in the longer one, whichever alphabet either is written in. */
export function namesAgree(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

type Office = { tax_number: string | null; name_el: string; name_en: string; company: string | null };

function verdictOf(office: Office, company: Company): { verdict: Verdict; differs: string[] } {
  const names = [office.name_el, office.name_en, office.company].filter((name) => name !== null);
  const known = [company.name, ...company.titles];
  const differs = [
    ...(office.tax_number === company.taxNumber ? [] : ['tax_number']),
    ...(names.some((name) => known.some((its) => namesAgree(name, its))) ? [] : ['name']),
    ...(company.active ? [] : ['active']),
  ];
  return { verdict: differs.length === 0 ? 'match' : 'mismatch', differs };
}

/** What belongs to a check, in the transaction that writes it down. */
type Also = (trx: Db, verdict: Verdict | 'not_connected') => Promise<void>;

/** Asks, outside of any transaction, and writes down what was answered. Safe to run twice: another row. */
async function checkRegister(deps: Deps, agencyId: number, also?: Also): Promise<Verdict> {
  // Before the details are read: what is changed while the register answers has not been checked.
  const at = deps.clock();
  const office = await officeToCheck(deps.db, agencyId);
  if (!office) throw new AppError('not_found');
  const keep = async (verdict: Verdict, found: object | null): Promise<Verdict> => {
    await deps.db.transaction().execute(async (trx) => {
      await keepCheck(trx, { agencyId, at, verdict, found });
      await also?.(trx, verdict);
    });
    return verdict;
  };
  let company: Company | null;
  try {
    company = await registerOf(deps).find(office.gemi);
  } catch (error) {
    if (!(error instanceof RegisterUnreachable)) throw error;
    deps.failures.record({
      kind: 'job',
      name: 'register-check',
      error,
      details: { agency: agencyId },
      isTemporary: true,
    });
    return keep('unreachable', null);
  }
  if (!company) return keep('not_found', null);
  const { verdict, differs } = verdictOf(office, company);
  const { gemi, name, titles, taxNumber, active } = company;
  return keep(verdict, { gemi, name, titles, tax_number: taxNumber, active, differs });
}

/** For the admin who wants to know now. A register that this site has no key for was not asked: nothing is kept of it. */
export async function checkOffice(deps: Deps, accountId: number, also?: Also): Promise<Verdict | 'not_connected'> {
  const office = await findOffice(deps.db, { accountId });
  if (!office) throw new AppError('not_found');
  if (!deps.config.register) {
    await deps.db.transaction().execute(async (trx) => also?.(trx, 'not_connected'));
    return 'not_connected';
  }
  return checkRegister(deps, office.id, also);
}

/** Sweep: offices that wait and were not checked since they last changed. Without a register there is nothing to do. */
export async function checkNewOffices(deps: Deps): Promise<number> {
  if (!deps.config.register) return 0;
  const retryBefore = new Date(deps.clock().getTime() - RETRY_MS);
  const offices = await uncheckedOffices(deps.db, { retryBefore, limit: BATCH });
  for (const id of offices) await checkRegister(deps, id);
  return offices.length;
}
