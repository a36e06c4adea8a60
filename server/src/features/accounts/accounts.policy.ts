/** What the state of an account allows at the door. Pure: the whole of it is tested as a table. */
import type { User } from '@estia/contract/accounts/model';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';

type Status = User['status'];

/** Who waits or was rejected may come in and read why; who is blocked may not, not even by a mailed code. */
export const mayLogIn = (status: Status): boolean => status !== 'blocked';

/** ROLE-5: an individual who has shown that the mailbox is theirs is approved. Professionals wait for an admin. */
export const getStatusAfterConfirmation = ({ role_id, status }: { role_id: RoleId; status: Status }): Status =>
  role_id === roleIds.individual && status === 'waiting' ? 'approved' : status;
