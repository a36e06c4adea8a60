/** What can be done with a conversation besides writing: a menu of plain forms. */
import { conversationActionMessages as words } from '@estia/contract/inbox/inbox-messages';
import type { Conversation } from '@estia/contract/inbox/model';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { buttonClass } from '../../ui/button.ts';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useDetailsMenus } from '../../ui/use-details-menus.ts';
import css from './ConversationMenu.module.css';

export function ConversationMenu({ locale, conversation }: { locale: Locale; conversation: Conversation }) {
  const menu = useRef<HTMLDivElement>(null);
  useDetailsMenus(menu);
  const { archived, blocked } = conversation;
  // With script the page that shows it has said that it was read.
  const hydrated = useHydrated();
  const actions = [
    archived ? (['restore', words.restore] as const) : (['archive', words.archive] as const),
    conversation.unread > 0 && !hydrated ? (['read', words.read] as const) : (['unread', words.unread] as const),
    blocked ? (['unblock', words.unblock] as const) : (['block', words.block] as const),
  ];
  return (
    <div className={css.box} ref={menu}>
      <details className={css.menu}>
        <summary className={buttonClass('outline', css.opener)}>
          {words.actions[locale]} <Icon name="down" small />
        </summary>
        <div className={css.panel}>
          {actions.map(([action, text]) => (
            <Form className={css.form} key={action}>
              <input type="hidden" name="intent" value={action} />
              <SubmitButton locale={locale} kind="text">
                {text[locale]}
              </SubmitButton>
            </Form>
          ))}
          {!blocked && <p>{words.blockText[locale]}</p>}
        </div>
      </details>
    </div>
  );
}
