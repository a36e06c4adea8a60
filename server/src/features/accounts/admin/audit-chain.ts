/** Whether the audit log is what was written: the chain of hashes is computed again, outside the database. */
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import {
  type ChainLink,
  listChainLinks,
  listRecordedErasures,
  listUnchainedEntries,
  type RecordedErasure,
} from './audit-chain.queries.ts';

const BATCH_SIZE = 5_000;
const ERASURES_AT_ONCE = 200;
const MAX_PROBLEMS = 100;

type ChainProblem =
  | 'changed'
  | 'entry_missing'
  | 'link_missing'
  | 'head_missing'
  /** Words are gone, and no erasure of the log took them. */
  | 'erased_without_cause'
  /** It took words from other entries than it says. */
  | 'erasure_changed';

export type AuditChainReport = {
  entries: number;
  /** Of how many the details were erased, with an account or after their time. */
  erased: number;
  /** The last hash. Noted elsewhere, it shows later that nothing before it was rewritten. */
  head: string | null;
  problems: { id: number | null; problem: ChainProblem }[];
};

const hashOf = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** What an erasure says of itself in the log: from which entries it took words, and what it left of them. */
export const fingerprintRedactions = (redactions: RecordedErasure['redactions']): string =>
  hashOf(
    redactions.map(({ audit_log_id, details_hash }) => `${audit_log_id} ${details_hash ?? ''}\n`).join(''),
  ).toString('hex');

/** With the salt the details count. Without it, what is left is what the last redaction left. */
function areDetailsTrue({ salt, details, details_hash, is_erased, left_salt, left_hash }: ChainLink): boolean {
  const isHashOf = (salted: Buffer, hash: Buffer) => details !== null && hashOf(salted, details).equals(hash);
  if (salt) return isHashOf(salt, details_hash);
  return left_salt && left_hash ? isHashOf(left_salt, left_hash) : is_erased;
}

function findProblem(link: ChainLink, previous: Buffer): ChainProblem | null {
  if (link.facts === null) return 'entry_missing';
  if (!areDetailsTrue(link) || !hashOf(previous, link.facts).equals(link.hash)) return 'changed';
  return link.salt === null && link.is_cause_true !== true ? 'erased_without_cause' : null;
}

async function* findErasureProblems(db: Db): AsyncGenerator<number> {
  for (let after = 0; ; ) {
    const erasures = await listRecordedErasures(db, after, ERASURES_AT_ONCE);
    for (const { id, fingerprint, redactions } of erasures) {
      after = id;
      if (fingerprint !== fingerprintRedactions(redactions)) yield id;
    }
    if (erasures.length < ERASURES_AT_ONCE) return;
  }
}

/** `knownHead`: what an earlier check printed. */
export async function verifyAuditLog(db: Db, knownHead?: string): Promise<AuditChainReport> {
  const report: AuditChainReport = { entries: 0, erased: 0, head: null, problems: [] };
  const add = (id: number | null, problem: ChainProblem) => {
    if (report.problems.length < MAX_PROBLEMS) report.problems.push({ id, problem });
  };
  let previous: Buffer = Buffer.alloc(0);
  let isHeadKnown = knownHead === undefined;
  for (let position = 0; ; ) {
    const links = await listChainLinks(db, position, BATCH_SIZE);
    for (const link of links) {
      position += 1;
      if (link.position !== position) add(null, 'link_missing');
      position = link.position;
      const problem = findProblem(link, previous);
      if (problem) add(link.audit_log_id, problem);
      // On from the hash that is there: one changed entry is one problem, and not all that follow.
      previous = link.hash;
      report.head = link.hash.toString('hex');
      isHeadKnown ||= report.head === knownHead;
      report.entries += 1;
      if (link.salt === null) report.erased += 1;
    }
    if (links.length < BATCH_SIZE) break;
  }
  for (const id of await listUnchainedEntries(db, MAX_PROBLEMS)) add(id, 'link_missing');
  for await (const id of findErasureProblems(db)) add(id, 'erasure_changed');
  if (!isHeadKnown) add(null, 'head_missing');
  return report;
}
