/**
 * LIST-6: one conversation of a member. The page that shows it says that it was read: reading the data changes nothing, so that
 * a link that is only fetched ahead marks nothing. What comes while it is open appears by itself.
 */
import { inboxFlashMessages, inboxMessages as words } from '@estia/contract/inbox/inbox-messages';
import { assignmentFlashMessages } from '@estia/contract/inbox/team-messages';
import { conversationMessages } from '@estia/contract/inbox/thread-messages';
import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { AssignForm } from '../../features/inbox/AssignForm.tsx';
import { Keeping } from '../../features/inbox/Keeping.tsx';
import { ReplyForm } from '../../features/inbox/ReplyForm.tsx';
import css from '../../features/inbox/Thread.module.css';
import { Thread } from '../../features/inbox/Thread.tsx';
import { ask } from '../../platform/ask.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Said } from '../../ui/form/Said.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';

const LIST = '/dashboard/inbox';
const said = { ...inboxFlashMessages, ...assignmentFlashMessages };

function idIn(params: LoaderFunctionArgs['params']): number {
  const { id = '' } = params;
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : notFound();
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = idIn(params);
  const text = url.searchParams.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const found = await orRaise(askFrom(context)('GET /inbox/{id}', { params: { id }, query: { before } }));
  return { thread: found, isPast: before !== undefined, formKey: newFormKey() };
}

/** Act → what is asked, what is said, and whether it leads back to the list. */
const acts = {
  archive: { body: { archived: true }, said: 'archived', list: true },
  restore: { body: { archived: false }, said: 'restored', list: false },
  // To the list, since opening it again would be reading it.
  unread: { body: { unread: true }, said: 'unread', list: true },
  read: { body: { unread: false }, said: 'read', list: false },
  block: { body: { blocked: true }, said: 'blocked', list: false },
  unblock: { body: { blocked: false }, said: 'unblocked', list: false },
} as const;

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = idIn(params);
  const here = `${LIST}/${id}`;
  const sent = await readAct(request);
  const ask = askFrom(context);
  if (sent.act === 'reply') {
    const body = { body: sent.own.body ?? '', client_key: sent.sent.form_key ?? newFormKey() };
    const tried = await tryAct(sent, ask('POST /inbox/{id}', { params: { id }, body }));
    if (!tried.ok) return refused(tried.refusal);
    return redirect(`${to(localeOf(url.pathname), here)}?said=sent#last`, 303);
  }
  if (sent.act === 'assign') {
    const body = { user_id: sent.own.user_id ?? '' };
    const tried = await tryAct(sent, ask('PUT /inbox/{id}/assign', { params: { id }, body }));
    return tried.ok ? backTo(url, here, 'assigned') : refused(tried.refusal);
  }
  if (!Object.hasOwn(acts, sent.act)) return notFound();
  const wish = acts[sent.act as keyof typeof acts];
  await orRaise(ask('PUT /inbox/{id}', { params: { id }, body: wish.body }));
  return backTo(url, wish.list ? LIST : here, wish.said);
}

export const meta = privateHead(conversationMessages.title);

/** Failed, it stays unread: the next visit says it again. */
const markRead = (id: number): void =>
  void ask('PUT /inbox/{id}', { params: { id }, body: { unread: false } }).catch(() => {});

async function readOn(id: number) {
  const found = await ask('GET /inbox/{id}', { params: { id }, query: {} });
  if (found.conversation.unread > 0) markRead(id);
  return found;
}

export default function InboxConversation() {
  const { thread: found, isPast, formKey } = useLoaderData<typeof loader>();
  const refusal = refusalIn(useActionData());
  const locale = useLocale();
  const { id } = found.conversation;
  const here = to(locale, `${LIST}/${id}`);
  const unread = isPast ? 0 : found.conversation.unread;
  useEffect(() => {
    if (unread > 0) markRead(id);
  }, [id, unread]);
  return (
    <>
      <p>
        <a className={css.back} href={to(locale, LIST)}>
          {words.back[locale]}
        </a>
      </p>
      <Said locale={locale} words={said} />
      <Thread
        key={`${id} ${found.messages.at(-1)?.id}`}
        locale={locale}
        thread={found}
        read={isPast ? null : () => readOn(id)}
        acts={
          <>
            {found.team.length > 1 && (
              <AssignForm
                locale={locale}
                formKey={formKey}
                refusal={refusal}
                team={found.team}
                conversation={found.conversation}
              />
            )}
            <Keeping locale={locale} conversation={found.conversation} />
          </>
        }
        earlier={
          <a className={buttonClass('line')} href={`${here}?before=${found.messages[0]?.id}`}>
            {conversationMessages.earlier[locale]}
          </a>
        }
        latest={
          isPast && (
            <a className={buttonClass('line')} href={here}>
              {conversationMessages.latest[locale]}
            </a>
          )
        }
        reply={<ReplyForm locale={locale} formKey={formKey} refusal={refusal} />}
      />
    </>
  );
}
