/** A change of email as its pages tell of it (`EmailChangePanel.tsx`). */
import type { User } from '@estia/contract/accounts/model';
import type { ApiReply } from '../../../platform/api-client.ts';

export const CHANGE_EMAIL = '/dashboard/user/profile#email';

export type EmailChange = ApiReply<'GET /user/profile'>['email_change'];

/** An address that was never confirmed has no say in it: the new one alone is asked. */
export const asksOnlyNew = (user: Pick<User, 'email_confirmed'>, change: EmailChange): boolean =>
  !user.email_confirmed && (change?.old_confirmed ?? true);
