/** Who may read a conversation: the two who are in it, an advertiser together with the people of their office. An admin is neither. */
import type { Viewer } from '../../platform/auth/viewer.ts';

export type ConversationSide = 'owner' | 'asker';

export function getConversationSide(
  viewer: Viewer,
  { owner_id, asker_id, confirmed_at }: { owner_id: number; asker_id: number | null; confirmed_at: Date | null },
): ConversationSide | null {
  if (!viewer || confirmed_at === null) return null;
  if (viewer.worksFor === owner_id) return 'owner';
  return viewer.userId === asker_id ? 'asker' : null;
}

export const mayWrite = ({ blocked, asker_blocked }: { blocked: boolean; asker_blocked: boolean }): boolean =>
  !blocked && !asker_blocked;
