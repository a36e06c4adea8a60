/** Whose decisions somebody reads. */
import type { SignedInViewer } from '../../platform/auth/viewer.ts';

/** What is decided about an agency is its owners’ to read; an agent reads what is decided about themselves. */
export const getDecidedAccount = ({ userId, worksFor, agencyRole }: SignedInViewer): number =>
  agencyRole === 'agent' ? userId : worksFor;
