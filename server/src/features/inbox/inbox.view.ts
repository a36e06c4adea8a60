/** What of a conversation may leave: to each side their own. */
import type { Conversation, Message } from '@estia/contract/inbox/model';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/model';
import { purposeNames } from '@estia/contract/search/model';
import type { Secrets } from '../../platform/security/secrets.ts';
import { composeTitle } from '../listings/index.ts';
import type { MessageRow } from './contact.queries.ts';
import { type ConversationSide, mayWrite } from './inbox.policy.ts';
import type { ConversationDetailRow } from './inbox.queries.ts';

export const messageView = ({ id, body, at, from_advertiser, by }: MessageRow, side: ConversationSide): Message => ({
  id,
  body,
  sent_at: at.toISOString(),
  is_mine: from_advertiser === (side === 'advertiser'),
  // The other side speaks with the agency, not with one of its people.
  author_name: side === 'advertiser' && from_advertiser ? by : null,
});

/**
 * Who asked sees of a listing that is no longer public what they asked about, and nothing that its page no longer
 * shows.
 */
function listingSummaryView({ about }: ConversationDetailRow, side: ConversationSide): Conversation['about'] {
  if (!about) return null;
  const isActive = about.is_active === true;
  const shown = isActive || side === 'advertiser';
  const composed = composeTitle(about.type_id, about.area);
  return {
    listing_id: about.listing_id,
    property_id: about.property_id,
    for: purposeNames[about.purpose],
    title: { el: about.title_el ?? composed.el, en: about.title_en ?? composed.en },
    price: shown ? about.price : null,
    photo: shown && about.photo ? pictureUrl(about.photo, 320, 'webp') : null,
    is_active: isActive,
  };
}

/** Of an advertiser only what the listing says of them: the name they gave for it, or their agency's. */
const getAdvertiserName = ({ about }: ConversationDetailRow, locale: Locale): string =>
  about?.office?.[locale] ?? about?.name ?? '';

/** What answers by email can count on. */
const emailStateOf = (row: ConversationDetailRow, bouncedIds: ReadonlySet<number>): Conversation['email_state'] =>
  bouncedIds.has(row.id) ? 'bounced' : row.lead_email_unconfirmed ? 'unconfirmed' : 'confirmed';

export function conversationView(
  row: ConversationDetailRow,
  side: ConversationSide,
  { secrets, bouncedIds }: { secrets: Secrets; bouncedIds: ReadonlySet<number> },
  locale: Locale,
): Conversation {
  const owner = side === 'advertiser';
  const open = (sealed: Buffer | null) => sealed && secrets.open('asker', sealed);
  const shown = row.show_email ? (row.asker_account_email ?? open(row.lead_email)) : null;
  return {
    id: row.id,
    side,
    counterpart_name: owner ? row.lead_name : getAdvertiserName(row, locale),
    email: owner ? shown : null,
    phone: owner ? open(row.lead_phone) : null,
    email_state: owner ? emailStateOf(row, bouncedIds) : 'confirmed',
    about: listingSummaryView(row, side),
    last_message: {
      body: row.last.body,
      sent_at: new Date(row.last.at).toISOString(),
      is_mine: row.last.from_advertiser === owner,
    },
    unread: owner ? row.advertiser_unread : row.lead_unread,
    archived: owner ? row.advertiser_archived : row.lead_archived,
    blocked: owner ? row.blocked_by_advertiser : row.blocked_by_lead,
    may_write: mayWrite(row),
    awaiting_reply: owner && row.awaiting_reply,
    assigned_agent:
      owner && row.assigned_to !== null && row.assigned_name !== null
        ? { user_id: row.assigned_to, name: row.assigned_name }
        : null,
    answered_by: owner ? row.answered_name : null,
  };
}
