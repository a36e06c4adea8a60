/** What a person wrote before they had an account is found among their messages once their email is proved. */
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { attachConversations } from './contact.queries.ts';
import { hashLeadEmail } from './conversation-keys.service.ts';

/** In the transaction that proves the email. */
export const attachContacts = (
  trx: Trx,
  { secrets }: Pick<Deps, 'secrets'>,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> => attachConversations(trx, accountId, hashLeadEmail(secrets, email));
