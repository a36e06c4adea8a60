/** LIST-6: the link of the letter that proves a visitor's email. The message goes out, and they may see where it went. */
import { confirmContact as words } from '@estia/contract/inbox/by-key-messages';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door, DoorActs } from '../../features/accounts/Door.tsx';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, pointAt, type Refusal, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { Form, Submit } from '../../ui/form/Form.tsx';

export const meta = privateHead(words.title);

export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readForm(request);
  const body = { key: values.code ?? '' };
  const tried = await attempt(askFrom(context)('POST /property/contact/confirm', { body }), values);
  if (tried.ok) return { open: tried.value.open };
  const { fields, ...refusal } = tried.refusal;
  return refused(pointAt({ ...refusal, fields: fields.key ? { code: fields.key } : {} }, { gone: 'code' }));
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
      <CodeForm locale={locale} formKey={formKey} act={words.act[locale]} refusal={refusal} />
    </Door>
  );
}
