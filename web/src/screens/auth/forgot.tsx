/**
 * AUTH-3, first step. The second stands in the answer to this form, because the email must not pass through an address;
 * it is the same whether anybody has this email or not.
 */
import { fields, forgot as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Door, DoorActs, DoorLink } from '../../features/accounts/Door.tsx';
import { ResetForm } from '../../features/accounts/ResetForm.tsx';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { ErrorSummary, Field, Form, FormKey, Submit } from '../../ui/form/index.ts';

export const loader = () => ({ formKey: newFormKey() });
export const meta = privateHead(words.title, words.lead);

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readForm(request);
  const { email = '' } = values;
  const asked = askFrom(context)('POST /user/send-email-password', {
    body: { email },
    idempotencyKey: values.form_key,
  });
  const tried = await attempt(asked, values);
  return tried.ok ? { sentTo: email } : refused(tried.refusal);
}

export default function Forgot() {
  const { formKey } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const locale = useLocale();
  if (done && 'sentTo' in done) return <ResetForm locale={locale} formKey={formKey} sentTo={done.sentTo} />;
  return (
    <Door
      title={words.title[locale]}
      lead={words.lead[locale]}
      foot={<DoorLink href={to(locale, '/auth/login')}>{words.back[locale]}</DoorLink>}
    >
      <Form>
        <ErrorSummary locale={locale} refusal={done} labels={{ email: fields.email[locale] }} />
        <FormKey value={formKey} />
        <Field
          locale={locale}
          name="email"
          type="email"
          label={fields.email[locale]}
          defaultValue={done?.values.email}
          error={done?.fields.email}
          autoComplete="username"
          maxLength={accountLimits.email}
          required
        />
        <DoorActs>
          <Submit locale={locale} kind="act">
            {words.act[locale]}
          </Submit>
          <DoorLink href={to(locale, '/auth/reset')}>{words.haveCode[locale]}</DoorLink>
        </DoorActs>
      </Form>
    </Door>
  );
}
