/** The field to answer in: a plain form, with whatever else its page must send along. */

import { conversationMessages as words } from '@estia/contract/inbox/conversation-messages';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef } from 'react';
import type { FormError } from '../../platform/forms.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/Form.tsx';
import css from './ConversationView.module.css';
import { readReplyDraft, removeReplyDraft, storeReplyDraft } from './reply-draft.ts';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  hidden?: Readonly<Record<string, string>>;
  /** Of a visitor, whose draft no account keeps (features/site/UnsentForm.tsx). */
  draft?: { conversation: number; isSent: boolean };
};

/** Fills in what the tab has stored, unless something is being typed already. */
function useReplyDraft(draft: Props['draft']) {
  const box = useRef<HTMLDivElement>(null);
  const { conversation = null, isSent = false } = draft ?? {};
  useEffect(() => {
    if (conversation === null) return;
    if (isSent) removeReplyDraft();
    const field = box.current?.querySelector('textarea');
    if (field && field.value === '') field.value = readReplyDraft(conversation);
  }, [conversation, isSent]);
  return box;
}

export function ReplyForm({ locale, formKey, refusal, hidden = {}, draft }: Props) {
  const box = useReplyDraft(draft);
  const hydrated = useHydrated();
  return (
    <Form className={css.form} label={words.write[locale]} keepsValues>
      <ErrorSummary locale={locale} refusal={refusal} labels={{ 'reply.body': words.write[locale] }} />
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="form" value="reply" />
      <IdempotencyKeyInput value={formKey} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div ref={box}>
        <Field
          locale={locale}
          name="reply.body"
          label={words.write[locale]}
          error={refusal?.fields['reply.body']}
          defaultValue={refusal?.values['reply.body'] ?? ''}
          maxLength={inboxLimits.body}
          rows={4}
          required
          onInput={draft && ((body) => storeReplyDraft({ conversation: draft.conversation, body }))}
        />
      </div>
      <div className={css.send}>
        <p className={css.live}>{hydrated && words.live[locale]}</p>
        <SubmitButton locale={locale} kind="accent">
          {words.send[locale]}
        </SubmitButton>
      </div>
    </Form>
  );
}
