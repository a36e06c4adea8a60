/** What the commercial register says of an agency. It decides nothing: an admin reads it and does. */
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  type BusinessRegister,
  BusinessRegisterError,
  type Company,
  createBusinessRegister,
} from '../../platform/business-register.ts';
import type { Trx } from '../../platform/db/db.ts';
import { findAgency } from './agencies.queries.ts';
import {
  findAgencyToCheck,
  insertRegisterCheck,
  listUncheckedAgencies,
  type RegisterVerdict,
} from './business-register.queries.ts';

/** The register is asked 8 times a minute: what fits into five minutes of a job. */
const BATCH = 40;
const RETRY_MS = 3_600_000;

/** One a process, whoever asks: it paces the questions. */
const registers = new WeakMap<object, BusinessRegister>();
const noRegister = createBusinessRegister(null);

function getRegister({ config }: Pick<Deps, 'config'>): BusinessRegister {
  if (!config.register) return noRegister;
  const known = registers.get(config.register) ?? createBusinessRegister(config.register);
  registers.set(config.register, known);
  return known;
}

/** Words every second agency has in its name, folded: they prove nothing. */
const commonNameWords = new Set(
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

const getDistinctiveWords = (name: string): string[] => {
  // «Ι.Κ.Ε.» is one word.
  const words = createPhoneticKey(name.replaceAll('.', '')).split(' ').filter(Boolean);
  const telling = words.filter((word) => !commonNameWords.has(word));
  return telling.length > 0 ? telling : words;
};

/** Every telling word of the shorter name is in the longer one, whichever alphabet either is written in. */
export function namesAgree(one: string, other: string): boolean {
  const [a, b] = [getDistinctiveWords(one), getDistinctiveWords(other)];
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

type CheckedAgency = { tax_number: string | null; name_el: string; name_en: string; company: string | null };

function compareWithRegister(agency: CheckedAgency, company: Company): { verdict: RegisterVerdict; differs: string[] } {
  const names = [agency.name_el, agency.name_en, agency.company].filter((name) => name !== null);
  const known = [company.name, ...company.titles];
  const differs = [
    ...(agency.tax_number === company.taxNumber ? [] : ['tax_number']),
    ...(names.some((name) => known.some((its) => namesAgree(name, its))) ? [] : ['name']),
    ...(company.active ? [] : ['active']),
  ];
  return { verdict: differs.length === 0 ? 'match' : 'mismatch', differs };
}

/** What belongs to a check, in the transaction that writes it down. */
type CheckCallback = (trx: Trx, verdict: RegisterVerdict | 'not_connected') => Promise<void>;

/** Asks, outside of any transaction, and writes down what was answered. Safe to run twice: another row. */
async function checkAgency(deps: Deps, agencyId: number, also?: CheckCallback): Promise<RegisterVerdict> {
  // Before the details are read: what is changed while the register answers has not been checked.
  const at = deps.clock();
  const agency = await findAgencyToCheck(deps.db, agencyId);
  if (!agency) throw new AppError('not_found');
  const saveCheck = async (verdict: RegisterVerdict, found: object | null): Promise<RegisterVerdict> => {
    await deps.db.transaction().execute(async (trx) => {
      await insertRegisterCheck(trx, { agencyId, at, verdict, found });
      await also?.(trx, verdict);
    });
    return verdict;
  };
  let company: Company | null;
  try {
    company = await getRegister(deps).find(agency.gemi);
  } catch (error) {
    if (!(error instanceof BusinessRegisterError)) throw error;
    deps.failures.record({
      kind: 'job',
      name: 'register-check',
      error,
      details: { agency: agencyId },
      isTemporary: true,
    });
    return saveCheck('unreachable', null);
  }
  if (!company) return saveCheck('not_found', null);
  const { verdict, differs } = compareWithRegister(agency, company);
  const { gemi, name, titles, taxNumber, active } = company;
  return saveCheck(verdict, { gemi, name, titles, tax_number: taxNumber, active, differs });
}

/**
 * For the admin who wants to know now. A register that this site has no key for was not asked: nothing is stored of it.
 */
export async function checkAgencyOfAccount(
  deps: Deps,
  accountId: number,
  also?: CheckCallback,
): Promise<RegisterVerdict | 'not_connected'> {
  const agency = await findAgency(deps.db, { accountId });
  if (!agency) throw new AppError('not_found');
  if (!deps.config.register) {
    await deps.db.transaction().execute(async (trx) => also?.(trx, 'not_connected'));
    return 'not_connected';
  }
  return checkAgency(deps, agency.id, also);
}

/**
 * Sweep: agencies that wait and were not checked since they last changed. Without a register there is nothing to do.
 */
export async function checkNewAgencies(deps: Deps): Promise<number> {
  if (!deps.config.register) return 0;
  const retryBefore = new Date(deps.clock().getTime() - RETRY_MS);
  const agencyIds = await listUncheckedAgencies(deps.db, { retryBefore, limit: BATCH });
  for (const id of agencyIds) await checkAgency(deps, id);
  return agencyIds.length;
}
