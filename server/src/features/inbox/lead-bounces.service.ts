/** Leads whose emails came back: an advertiser who answers them by email alone would wait for nothing. */
import type { Deps } from '../../deps.ts';
import { findBouncedAddresses, hashAddress } from '../../platform/email/suppression.ts';
import type { ConversationRow } from './contact.queries.ts';

type Reached = Pick<ConversationRow, 'id' | 'lead_email' | 'created_at'>;

/** Only what came back since they wrote: nobody is told how an address fared before. Of who has an account the mailbox is the account's, and its state theirs to know. */
export async function findBouncedIds(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  conversations: readonly Reached[],
): Promise<ReadonlySet<number>> {
  const hashes = conversations.flatMap(({ id, lead_email, created_at }) =>
    lead_email === null ? [] : [{ id, created_at, hash: hashAddress(secrets, secrets.open('asker', lead_email)) }],
  );
  if (hashes.length === 0) return new Set();
  const bounced = await findBouncedAddresses(
    db,
    hashes.map(({ hash }) => hash),
    clock(),
  );
  return new Set(
    hashes
      .filter(({ hash, created_at }) => (bounced.get(hash.toString('hex')) ?? 0) >= created_at.getTime())
      .map(({ id }) => id),
  );
}
