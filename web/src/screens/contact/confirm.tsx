/** LIST-6: the link of the letter that proves a visitor's email. The message goes out, and they may see where it went. */
import { confirmContactMessages as words } from '@estia/contract/inbox/by-key-messages';
import { inboxLimits } from '@estia/contract/inbox/limits';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door, DoorActs } from '../../features/accounts/Door.tsx';
import { privateHead } from '../../platform/door.ts';
import {
  attempt,
  missing,
  newFormKey,
  pointAt,
  type Refusal,
  readForm,
  refuse,
  refused,
} from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form, Submit } from '../../ui/form/Form.tsx';

export const meta = privateHead(words.title);

export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readForm(request);
  const code = (values.code ?? '').replace(/[\s-]/g, '');
  // The code to type is short and counts with its email; what a link carries is long and counts alone.
  const short = code.length <= inboxLimits.codeSigns * 2;
  const empty = short ? missing(values, ['email', 'code']) : null;
  if (empty) return refused(refuse('invalid_input', empty, values));
  const body = short ? { email: values.email ?? '', code } : { key: values.code ?? '' };
  const tried = await attempt(askFrom(context)('POST /property/contact/confirm', { body }), values);
  if (tried.ok) return { open: tried.value.open };
  const { fields, ...refusal } = tried.refusal;
  const { key, ...rest } = fields;
  return refused(pointAt({ ...refusal, fields: key ? { code: key } : rest }, { gone: 'code' }));
}

export default function ContactConfirm() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  if (answer && 'open' in answer) {
    return (
      <Door title={words.doneTitle[locale]} lead={words.done[locale]}>
        <Form action={to(locale, '/contact/conversation')} label={words.open[locale]}>
          <input type="hidden" name="act" value="open" />
          <input type="hidden" name="code" value={answer.open} />
          <DoorActs>
            <Submit locale={locale} kind="act">
              {words.open[locale]}
            </Submit>
          </DoorActs>
        </Form>
      </Door>
    );
  }
  const refusal = answer as Refusal | undefined;
  const why = refusal?.code === 'gone' ? words.gone : refusal?.code === 'forbidden' ? words.blocked : words.lead;
  return (
    <Door title={(refusal ? words.failed : words.title)[locale]} lead={why[locale]}>
      <CodeForm
        locale={locale}
        formKey={formKey}
        act={words.act[locale]}
        refusal={refusal}
        labels={{ email: words.email[locale] }}
      >
        <Field
          locale={locale}
          name="email"
          type="email"
          label={words.email[locale]}
          hint={words.emailHint[locale]}
          defaultValue={refusal?.values.email}
          error={refusal?.fields.email}
          autoComplete="email"
          maxLength={254}
          required
        />
      </CodeForm>
    </Door>
  );
}
