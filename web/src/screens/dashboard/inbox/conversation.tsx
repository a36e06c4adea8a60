/**
 * LIST-6: one conversation of a member. The page that shows it says that it was read: reading the data changes nothing, so that
 * a link that is only fetched ahead marks nothing. What comes while it is open appears by itself.
 */

import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { inboxFlashMessages, inboxMessages as words } from '@estia/contract/inbox/inbox-messages';
import { assignmentFlashMessages } from '@estia/contract/inbox/team-messages';
import { hasName } from '@estia/contract/map-names';
import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { AssignForm } from '../../../features/inbox/AssignForm.tsx';
import { ConversationMenu } from '../../../features/inbox/ConversationMenu.tsx';
import css from '../../../features/inbox/ConversationView.module.css';
import { ConversationView } from '../../../features/inbox/ConversationView.tsx';
import { ReplyForm } from '../../../features/inbox/ReplyForm.tsx';
import { callApi } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';

const INBOX_PATH = '/dashboard/inbox';
const flashMessages = { ...inboxFlashMessages, ...assignmentFlashMessages };

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const text = url.searchParams.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const found = await orThrowFailure(getApiClient(context)('GET /inbox/{id}', { params: { id }, query: { before } }));
  return { thread: found, isPast: before !== undefined, formKey: createIdempotencyKey() };
}

/** Intent → what is sent, what is shown, and whether it leads back to the list. */
const intents = {
  archive: { body: { archived: true }, flash: 'archived', list: true },
  restore: { body: { archived: false }, flash: 'restored', list: false },
  // To the list, since opening it again would be reading it.
  unread: { body: { unread: true }, flash: 'unread', list: true },
  read: { body: { unread: false }, flash: 'read', list: false },
  block: { body: { blocked: true }, flash: 'blocked', list: false },
  unblock: { body: { blocked: false }, flash: 'unblocked', list: false },
} as const;

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const currentPath = `${INBOX_PATH}/${id}`;
  const sent = await readFormSubmission(request);
  const callApi = getApiClient(context);
  if (sent.intent === 'reply') {
    const body = { body: sent.values.body ?? '', client_key: sent.sent.form_key ?? createIdempotencyKey() };
    const result = await catchSubmissionError(sent, callApi('POST /inbox/{id}', { params: { id }, body }));
    if (!result.ok) return createFormErrorResponse(result.refusal);
    return redirect(`${localizePath(getLocale(url.pathname), currentPath)}?flash=sent#last`, 303);
  }
  if (sent.intent === 'assign') {
    const body = { user_id: sent.values.user_id ?? '' };
    const result = await catchSubmissionError(sent, callApi('PUT /inbox/{id}/assign', { params: { id }, body }));
    return result.ok ? redirectWithFlash(url, currentPath, 'assigned') : createFormErrorResponse(result.refusal);
  }
  if (!hasName(intents, sent.intent)) return throwNotFound();
  const input = intents[sent.intent];
  await orThrowFailure(callApi('PUT /inbox/{id}', { params: { id }, body: input.body }));
  return redirectWithFlash(url, input.list ? INBOX_PATH : currentPath, input.flash);
}

export const meta = createPrivateMeta(conversationMessages.title);

/** Failed, it stays unread: the next visit says it again. */
const markRead = (id: number): void =>
  void callApi('PUT /inbox/{id}', { params: { id }, body: { unread: false } }).catch(() => {});

async function readOn(id: number) {
  const found = await callApi('GET /inbox/{id}', { params: { id }, query: {} });
  if (found.conversation.unread > 0) markRead(id);
  return found;
}

export default function InboxConversation() {
  const { thread: found, isPast, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const { id } = found.conversation;
  const currentPath = localizePath(locale, `${INBOX_PATH}/${id}`);
  const unread = isPast ? 0 : found.conversation.unread;
  useEffect(() => {
    if (unread > 0) markRead(id);
  }, [id, unread]);
  return (
    <>
      <p>
        <a className={css.back} href={localizePath(locale, INBOX_PATH)}>
          {words.back[locale]}
        </a>
      </p>
      <FlashMessage locale={locale} words={flashMessages} />
      <ConversationView
        key={`${id} ${found.messages.at(-1)?.id}`}
        locale={locale}
        thread={found}
        read={isPast ? null : () => readOn(id)}
        actions={
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
            <ConversationMenu locale={locale} conversation={found.conversation} />
          </>
        }
        earlier={
          <a className={buttonClass('outline')} href={`${currentPath}?before=${found.messages[0]?.id}`}>
            {conversationMessages.earlier[locale]}
          </a>
        }
        latest={
          isPast && (
            <a className={buttonClass('outline')} href={currentPath}>
              {conversationMessages.latest[locale]}
            </a>
          )
        }
        reply={<ReplyForm locale={locale} formKey={formKey} refusal={refusal} />}
      />
    </>
  );
}
