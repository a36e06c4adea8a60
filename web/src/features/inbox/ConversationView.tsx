/**
 * A conversation: the listing it is about, its messages, and a field to answer in. Drawn whole by the server; script
 * only asks for what is new while somebody is looking.
 */

import { formatDateTime, formatPhone } from '@estia/contract/format';
import { conversationMessages as words } from '@estia/contract/inbox/conversation-messages';
import type { Conversation, Message } from '@estia/contract/inbox/model';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConversationListing } from './ConversationListing.tsx';
import css from './ConversationView.module.css';

export type ConversationData = { conversation: Conversation; messages: readonly Message[]; has_earlier: boolean };

const POLL_INTERVAL_MS = 10_000;

export const getContactName = ({ counterpart_name: name }: Conversation, locale: Locale): string =>
  name || words.private[locale];

/** What was drawn, and what came since. A poll that fails is simply asked again. */
function useLiveConversation(
  drawn: ConversationData,
  read: (() => Promise<ConversationData>) | null,
): ConversationData {
  const [fresh, setFresh] = useState<ConversationData | null>(null);
  const refresh = useRef(read);
  refresh.current = read;
  const isLive = read !== null;
  useEffect(() => {
    if (!isLive) return;
    const check = () => {
      if (document.visibilityState === 'visible') refresh.current?.().then(setFresh, () => {});
    };
    const timer = setInterval(check, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isLive]);
  if (!fresh) return drawn;
  const known = new Set(drawn.messages.map(({ id }) => id));
  const added = fresh.messages.filter(({ id }) => !known.has(id));
  return { ...drawn, conversation: fresh.conversation, messages: [...drawn.messages, ...added] };
}

type Props = {
  locale: Locale;
  thread: ConversationData;
  /** How to look again; null on a page of earlier messages. */
  read: (() => Promise<ConversationData>) | null;
  /** Beside the name: what can be done with the conversation. */
  actions?: ReactNode;
  earlier?: ReactNode;
  latest?: ReactNode;
  /** The form, drawn where one may write. */
  reply: ReactNode;
};

export function ConversationView({ locale, thread: drawn, read, actions, earlier, latest, reply }: Props) {
  const { conversation, messages, has_earlier: hasEarlier } = useLiveConversation(drawn, read);
  const name = getContactName(conversation, locale);
  const { about } = conversation;
  return (
    <div className={css.thread}>
      <div className={css.head}>
        <h1>
          <span className="vh">{words.with[locale]('')}</span>
          {name}
        </h1>
        {actions}
      </div>
      <ConversationListing locale={locale} about={about} />
      {(conversation.email || conversation.phone) && (
        <dl className={css.reach}>
          {conversation.email && (
            <div>
              <dt>{words.email[locale]}</dt>
              <dd>
                <a href={`mailto:${conversation.email}`}>{conversation.email}</a>
              </dd>
            </div>
          )}
          {conversation.phone && (
            <div>
              <dt>{words.phone[locale]}</dt>
              <dd>
                <a href={`tel:${conversation.phone}`}>{formatPhone(conversation.phone)}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
      {conversation.email_state !== 'confirmed' && (
        <p className={css.unproven}>
          {(conversation.email_state === 'bounced' ? words.emailBouncedText : words.emailUnconfirmedText)[locale]}
        </p>
      )}
      {about?.for === 'rent' && conversation.side === 'lead' && <p className={css.safety}>{words.safety[locale]}</p>}
      {hasEarlier && <div className={css.more}>{earlier}</div>}
      <div role="log" aria-label={words.messages[locale]}>
        <ol className={css.messages}>
          {messages.map((message) => (
            <li key={message.id} className={message.is_mine ? `${css.message} ${css.mine}` : css.message}>
              <p className={css.by}>
                <span className="vh">{message.is_mine ? words.me[locale] : name}, </span>
                {message.author_name && (
                  <span className={css.author} translate="no">
                    {message.author_name}
                  </span>
                )}
                <time dateTime={message.sent_at}>{formatDateTime(message.sent_at, locale)}</time>
              </p>
              <p className={css.body}>{message.body}</p>
            </li>
          ))}
        </ol>
      </div>
      {latest && <div className={css.more}>{latest}</div>}
      <div id="last" className={css.last}>
        {conversation.may_write ? (
          reply
        ) : (
          <p className={css.closed}>{(conversation.blocked ? words.closedByYou : words.closed)[locale]}</p>
        )}
      </div>
    </div>
  );
}
