/**
 * Who may do what in a named list: its owner everything; people in it read, vote and comment; nobody else anything. An admin
 * is neither. Whoever is taken out is nobody at once, since each call asks anew.
 */
export type ListRole = 'owner' | 'member';

type ListAccess = { account_id: number; is_member: boolean };

export function getListRole(viewerId: number, list: ListAccess): ListRole | null {
  if (list.account_id === viewerId) return 'owner';
  return list.is_member ? 'member' : null;
}

export const mayChangeList = (role: ListRole): boolean => role === 'owner';
export const mayDeleteComment = (role: ListRole, comment: { account_id: number }, viewerId: number): boolean =>
  role === 'owner' || comment.account_id === viewerId;
/** The owner takes others out, everybody else themselves. A list never loses its owner. */
export const mayRemoveMember = (role: ListRole, userId: number, viewerId: number): boolean =>
  (role === 'owner') !== (userId === viewerId);
