/** What else is written in the transaction of a decision: there if it commits, and not if it does not. */
import type { Trx } from './db/db.ts';

export type AfterDecision = (trx: Trx) => Promise<void>;
