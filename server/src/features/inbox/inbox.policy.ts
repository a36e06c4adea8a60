/**
 * Who may read a conversation: the two who are in it, an advertiser together with the people of their agency. An admin
 * is neither.
 */
import type { Viewer } from '../../platform/auth/viewer.ts';

export type ConversationSide = 'advertiser' | 'lead';

export function getConversationSide(
  viewer: Viewer,
  {
    advertiser_id,
    lead_id,
    confirmed_at,
  }: { advertiser_id: number; lead_id: number | null; confirmed_at: Date | null },
): ConversationSide | null {
  if (!viewer || confirmed_at === null) return null;
  if (viewer.worksFor === advertiser_id) return 'advertiser';
  return viewer.userId === lead_id ? 'lead' : null;
}

export const mayWrite = (conversation: { blocked_by_advertiser: boolean; blocked_by_lead: boolean }): boolean =>
  !conversation.blocked_by_advertiser && !conversation.blocked_by_lead;
