import type { ExclusiveSide } from '@estia/contract/matches/model';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { ExclusiveCaseRow } from './exclusive-cases.queries.ts';

export const getOtherSide = (side: ExclusiveSide): ExclusiveSide => (side === 'first' ? 'second' : 'first');

/** Which of the two agencies somebody works for; null: it is none of theirs, also of an admin. */
export function findExclusiveSide(
  { worksFor }: Pick<SignedInViewer, 'worksFor'>,
  { first, second }: Pick<ExclusiveCaseRow, ExclusiveSide>,
): ExclusiveSide | null {
  if (worksFor === first.account?.id) return 'first';
  return worksFor === second.account?.id ? 'second' : null;
}

/** Both have written, or their time is over. */
export const isReadyToDecide = (
  { answer_due_at, first, second }: Pick<ExclusiveCaseRow, 'answer_due_at' | ExclusiveSide>,
  now: Date,
): boolean => answer_due_at <= now || (first.answered_at !== null && second.answered_at !== null);
