/**
 * LIST-6: a visitor's conversation. The code of their letter is all they have: it comes behind the # of the link, is
 * sent in the body of a form, and stands in no address. Every answer of this page is therefore one to a form.
 */
import { openConversationMessages as words } from '@estia/contract/inbox/by-key-messages';
import { conversationMessages } from '@estia/contract/inbox/thread-messages';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door } from '../../features/accounts/Door.tsx';
import { ReplyForm } from '../../features/inbox/ReplyForm.tsx';
import css from '../../features/inbox/Thread.module.css';
import { Thread, type ThreadData } from '../../features/inbox/Thread.tsx';
import { ask } from '../../platform/ask.ts';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, pointAt, type Refusal, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { useLocale } from '../../platform/locale.ts';
import { Form, Submit } from '../../ui/form/Form.tsx';

export const meta = privateHead(words.title);

export const loader = () => ({ formKey: newFormKey() });

type Opened = { code: string; thread: ThreadData; isPast: boolean; refusal: Refusal | null; sent: boolean };

export async function action({ context, request }: ActionFunctionArgs): Promise<Opened | ReturnType<typeof refused>> {
  const values = await readForm(request);
  const ask = askFrom(context);
  const { code = '', act = 'open' } = values;
  let refusal: Refusal | null = null;
  if (act === 'reply') {
    const body = { key: code, body: values['reply.body'] ?? '', client_key: values.form_key ?? newFormKey() };
    const tried = await attempt(ask('POST /inbox/by-key/reply', { body }), values);
    if (!tried.ok) {
      const { body: why } = tried.refusal.fields;
      refusal = { ...tried.refusal, fields: why ? { 'reply.body': why } : {} };
    }
  }
  const before = act === 'earlier' && /^[1-9]\d{0,14}$/.test(values.before ?? '') ? Number(values.before) : undefined;
  const opened = await attempt(ask('POST /inbox/by-key', { body: { key: code, before } }), values);
  if (opened.ok) {
    const isPast = before !== undefined;
    return { code, thread: opened.value, isPast, refusal, sent: act === 'reply' && refusal === null };
  }
  const { fields, ...rest } = opened.refusal;
  return refused(pointAt({ ...rest, fields: fields.key ? { code: fields.key } : {} }, { gone: 'code' }));
}

export default function ContactConversation() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Opened | Refusal | undefined;
  const locale = useLocale();
  if (!answer || !('thread' in answer)) {
    const lead = answer?.code === 'gone' ? words.gone : words.lead;
    return (
      <Door title={words.title[locale]} lead={lead[locale]}>
        <CodeForm locale={locale} formKey={formKey} act={words.act[locale]} refusal={answer} />
      </Door>
    );
  }
  const { code, thread: found, isPast, refusal, sent } = answer;
  const again = (act: string, text: string, before?: number) => (
    <Form className="" label={text}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="code" value={code} />
      {before !== undefined && <input type="hidden" name="before" value={before} />}
      <Submit locale={locale} kind="line">
        {text}
      </Submit>
    </Form>
  );
  return (
    <div className={css.page}>
      {sent && (
        <p className={css.sent} role="status">
          {conversationMessages.sent[locale]}
        </p>
      )}
      <Thread
        locale={locale}
        thread={found}
        read={isPast ? null : () => ask('POST /inbox/by-key', { body: { key: code } })}
        earlier={again('earlier', conversationMessages.earlier[locale], found.messages[0]?.id)}
        latest={isPast && again('open', conversationMessages.latest[locale])}
        reply={<ReplyForm locale={locale} formKey={formKey} refusal={refusal} hidden={{ code }} />}
      />
    </div>
  );
}
