/** Leads whose emails came back: an advertiser who answers them by email alone would wait for nothing. */
import type { Deps } from '../../deps.ts';
import { findBouncedAddresses, hashAddress } from '../../platform/email/suppression.ts';
import type { ConversationRow } from './contact.queries.ts';

type Reached = Pick<ConversationRow, 'id' | 'lead_email'>;

/** Of who has an account the mailbox is the account's, and its state theirs to know. */
export async function findBouncedIds(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  conversations: readonly Reached[],
): Promise<ReadonlySet<number>> {
  const hashes = conversations.flatMap(({ id, lead_email }) =>
    lead_email === null ? [] : [{ id, hash: hashAddress(secrets, secrets.open('asker', lead_email)) }],
  );
  if (hashes.length === 0) return new Set();
  const bounced = await findBouncedAddresses(
    db,
    hashes.map(({ hash }) => hash),
  );
  return new Set(hashes.filter(({ hash }) => bounced.has(hash.toString('hex'))).map(({ id }) => id));
}
