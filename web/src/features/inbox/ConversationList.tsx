/** Conversations, last written first: who, about what, the last words, and what is unread. */

import { formatDateTime } from '@estia/contract/format';
import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { inboxMessages as words } from '@estia/contract/inbox/inbox-messages';
import type { AgencyAgent, Conversation } from '@estia/contract/inbox/model';
import { teamInboxMessages } from '@estia/contract/inbox/team-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ListingThumbnail } from '../../ui/ListingThumbnail.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './ConversationList.module.css';
import { getContactName } from './ConversationView.tsx';

type Props = { locale: Locale; conversations: readonly Conversation[]; team: readonly AgencyAgent[] };

/** Whether the email is proved; inside an agency that it waits, and who has it. */
function ConversationStatus({
  conversation,
  locale,
  team,
}: {
  conversation: Conversation;
  locale: Locale;
  team: Props['team'];
}) {
  const { awaiting_reply: waits, assigned_agent: assigned, email_state: emailState } = conversation;
  const isTeam = team.length > 0 && conversation.side === 'advertiser';
  if (!isTeam && emailState === 'confirmed') return null;
  return (
    <p className={css.team}>
      {emailState !== 'confirmed' && (
        <StatusBadge tone="care">
          {
            (emailState === 'bounced' ? conversationMessages.emailBounced : conversationMessages.emailUnconfirmed)[
              locale
            ]
          }
        </StatusBadge>
      )}
      {isTeam && waits && <StatusBadge tone="care">{teamInboxMessages.waits[locale]}</StatusBadge>}
      {isTeam && team.length > 1 && (
        <span>{assigned ? teamInboxMessages.has[locale](assigned.name) : teamInboxMessages.free[locale]}</span>
      )}
    </p>
  );
}

export function ConversationList({ locale, conversations, team }: Props) {
  return (
    <ul className={css.list}>
      {conversations.map((each) => (
        <li className={each.unread > 0 ? `${css.row} ${css.unread}` : css.row} key={each.id}>
          <ListingThumbnail photo={each.about?.photo ?? null} />
          <div className={css.what}>
            <p className={css.top}>
              <a className={css.name} href={pathTo(locale, '/dashboard/inbox/:id', { id: each.id })}>
                {getContactName(each, locale)}
              </a>
              <time className={css.when} dateTime={each.last_message.sent_at}>
                {formatDateTime(each.last_message.sent_at, locale)}
              </time>
            </p>
            <p className={css.about}>
              {each.side === 'lead' && `${words.yourEnquiry[locale]} · `}
              {each.about?.title[locale] ?? conversationMessages.deleted[locale]}
            </p>
            <p className={css.last}>
              <span className={css.words}>
                {each.last_message.is_mine &&
                  `${(each.side === 'advertiser' && team.length > 1 ? teamInboxMessages.us : words.mine)[locale]} `}
                {each.last_message.body}
              </span>
              {each.unread > 0 && <span className={css.badge}>{words.new[locale](each.unread)}</span>}
            </p>
            <ConversationStatus conversation={each} locale={locale} team={team} />
          </div>
        </li>
      ))}
    </ul>
  );
}
