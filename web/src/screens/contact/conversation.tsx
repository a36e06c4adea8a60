/**
 * LIST-6: a visitor's conversation. The code of their email is all they have: it comes behind the # of the link, is
 * sent in the body of a form, and stands in no address. Every answer of this page is therefore one to a form.
 */

import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { openConversationMessages as words } from '@estia/contract/inbox/visitor-conversation-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import css from '../../features/inbox/ConversationView.module.css';
import { type ConversationData, ConversationView } from '../../features/inbox/ConversationView.tsx';
import { ReplyForm } from '../../features/inbox/ReplyForm.tsx';
import { callApi } from '../../platform/api-client.ts';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { useLocale } from '../../platform/locale.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { CONVERSATION_KEY, readFromTab, removeFromTab, storeInTab } from '../../platform/tab-storage.ts';
import { AthensTimeNote } from '../../ui/AthensTimeNote.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);

export const loader = () => ({ formKey: createIdempotencyKey() });

type OpenedConversation = {
  code: string;
  thread: ConversationData;
  isPast: boolean;
  refusal: FormError | null;
  sent: boolean;
};

export async function action({
  context,
  request,
}: ActionFunctionArgs): Promise<OpenedConversation | ReturnType<typeof createFormErrorResponse>> {
  const values = await readFormValues(request);
  const callApi = getApiClient(context);
  const { code = '', intent = 'open' } = values;
  let refusal: FormError | null = null;
  if (intent === 'reply') {
    const body = { key: code, body: values['reply.body'] ?? '', client_key: values.form_key ?? createIdempotencyKey() };
    const result = await catchFormError(callApi('POST /inbox/by-key/reply', { body }), values);
    if (!result.ok) {
      const { body: why } = result.refusal.fields;
      refusal = { ...result.refusal, fields: why ? { 'reply.body': why } : {} };
    }
  }
  const before =
    intent === 'earlier' && /^[1-9]\d{0,14}$/.test(values.before ?? '') ? Number(values.before) : undefined;
  const opened = await catchFormError(callApi('POST /inbox/by-key', { body: { key: code, before } }), values);
  if (opened.ok) {
    const isPast = before !== undefined;
    return { code, thread: opened.value, isPast, refusal, sent: intent === 'reply' && refusal === null };
  }
  const { fields, ...rest } = opened.refusal;
  return createFormErrorResponse(
    assignErrorToField({ ...rest, fields: fields.key ? { code: fields.key } : {} }, { gone: 'code' }),
  );
}

/**
 * A page opened again, as phones do, opens the conversation of this tab again: by a button, so that "back" leads back.
 */
function StoredConversation({ locale }: { locale: Locale }) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(readFromTab(CONVERSATION_KEY)), []);
  if (code === null) return null;
  return (
    <Form label={words.again[locale]}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="stored" value="yes" />
      <SubmitButton locale={locale} kind="accent">
        {words.again[locale]}
      </SubmitButton>
    </Form>
  );
}

export default function ContactConversation() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const opened = answer && 'thread' in answer ? answer : null;
  const codeError = answer && 'thread' in answer ? undefined : answer;
  useEffect(() => {
    if (opened) storeInTab(CONVERSATION_KEY, opened.code.trim());
    else if (codeError?.values.stored) removeFromTab(CONVERSATION_KEY);
  }, [opened, codeError]);
  if (!opened) {
    const lead = codeError?.code === 'gone' ? words.gone : words.lead;
    return (
      <FormPage title={words.title[locale]} lead={lead[locale]}>
        {!codeError && <StoredConversation locale={locale} />}
        <ConfirmationCodeForm
          locale={locale}
          formKey={formKey}
          intent={words.openConversation[locale]}
          refusal={codeError}
        />
      </FormPage>
    );
  }
  const { code, thread: found, isPast, refusal, sent } = opened;
  const again = (intent: string, text: string, before?: number) => (
    <Form className="" label={text}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="code" value={code} />
      {before !== undefined && <input type="hidden" name="before" value={before} />}
      <SubmitButton locale={locale} kind="outline">
        {text}
      </SubmitButton>
    </Form>
  );
  return (
    <div className={css.page}>
      {sent && (
        <p className={css.sent} role="status">
          {conversationMessages.sent[locale]}
        </p>
      )}
      <ConversationView
        locale={locale}
        thread={found}
        read={isPast ? null : () => callApi('POST /inbox/by-key', { body: { key: code } })}
        earlier={again('earlier', conversationMessages.earlier[locale], found.messages[0]?.id)}
        latest={isPast && again('open', conversationMessages.latest[locale])}
        reply={
          <ReplyForm
            locale={locale}
            formKey={formKey}
            refusal={refusal}
            hidden={{ code }}
            draft={{ conversation: found.conversation.id, isSent: sent }}
          />
        }
      />
      <AthensTimeNote locale={locale} />
    </div>
  );
}
