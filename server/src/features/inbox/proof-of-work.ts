/**
 * Proof of work in place of a third party's pictures to click: a sum that costs a browser half a second and a program
 * that writes to thousands a machine. A puzzle carries its own end and our mark, so that none is stored until it is used.
 */
import { createHash, randomBytes } from 'node:crypto';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/db.ts';
import { countHit } from '../../platform/security/throttle.ts';

export type ProofOfWork = { puzzle: string; answer: string };
type ProofOfWorkDeps = Pick<Deps, 'config' | 'secrets' | 'clock'>;

const PUZZLE_TTL_SECONDS = inboxLimits.workMinutes * 60;
const HEADER_BYTES = 12;
const SIGNATURE_BYTES = 16;

/** What a puzzle may be bound to: it buys a message to one listing, and no others. */
export const contactSubject = (listing: { for: string; property_id: number }): string =>
  ` contact ${listing.for} ${listing.property_id}`;

const shorten = (signature: Buffer): Buffer => signature.subarray(0, SIGNATURE_BYTES);

/** End, random, mark: 38 signs, so that puzzle and answer together fit one block of SHA-256. */
export function createPuzzle(deps: ProofOfWorkDeps, subject = ''): { puzzle: string; bits: number } {
  const head = Buffer.concat([Buffer.alloc(4), randomBytes(HEADER_BYTES - 4)]);
  head.writeUInt32BE(Math.floor(deps.clock().getTime() / 1_000) + PUZZLE_TTL_SECONDS);
  const signature = shorten(deps.secrets.sign('work', head.toString('hex') + subject));
  return { puzzle: Buffer.concat([head, signature]).toString('base64url'), bits: deps.config.workBits };
}

function countLeadingZeroBits(digest: Buffer): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

export const isSolution = ({ puzzle, answer }: ProofOfWork, bits: number): boolean =>
  countLeadingZeroBits(createHash('sha256').update(`${puzzle}.${answer}`).digest()) >= bits;

/** Ours, not run out, and solved; whether it was used before is `consumeProofOfWork`'s to say. */
export function assertProofOfWork(deps: ProofOfWorkDeps, work: ProofOfWork | undefined, subject = ''): ProofOfWork {
  if (work === undefined || !isProofOfWork(deps, work, subject)) throw new AppError('proof_of_work_required');
  return work;
}

export function isProofOfWork(deps: ProofOfWorkDeps, work: ProofOfWork, subject: string): boolean {
  const bytes = Buffer.from(work.puzzle, 'base64url');
  const head = bytes.subarray(0, HEADER_BYTES);
  return (
    bytes.length === HEADER_BYTES + SIGNATURE_BYTES &&
    // One puzzle has one spelling: otherwise it could be used once in each.
    bytes.toString('base64url') === work.puzzle &&
    deps.secrets.isSigned('work', head.toString('hex') + subject, bytes.subarray(HEADER_BYTES), shorten) &&
    head.readUInt32BE() * 1_000 > deps.clock().getTime() &&
    isSolution(work, deps.config.workBits)
  );
}

/** In the transaction of what it was done for, one that is rolled back leaves the puzzle good. */
export async function consumeProofOfWork(
  db: Db,
  deps: Pick<ProofOfWorkDeps, 'clock'>,
  work: ProofOfWork,
): Promise<void> {
  const used = await countHit(db, `work ${work.puzzle}`, { hits: 1, seconds: PUZZLE_TTL_SECONDS }, deps.clock());
  if (used > 1) throw new AppError('proof_of_work_required');
}
