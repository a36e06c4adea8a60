/**
 * AUTH-3, first step. The second stands in the answer to this form, because the email must not pass through an address;
 * it is the same whether anybody has this email or not.
 */

import { fields, forgot as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PasswordResetForm } from '../../features/accounts/login/PasswordResetForm.tsx';
import { catchFormError, createFormErrorResponse, createIdempotencyKey, readFormValues } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam, parseNextPath } from '../../platform/session.ts';
import { ErrorSummary, Field, Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/index.ts';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  formKey: createIdempotencyKey(),
  next: parseNextPath(url.searchParams.get('next')),
});
export const meta = createPrivateMeta(words.title, words.lead);

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const { email = '' } = values;
  const asked = getApiClient(context)('POST /user/send-email-password', {
    body: { email },
    idempotencyKey: values.form_key,
  });
  const result = await catchFormError(asked, values);
  return result.ok ? { sentTo: email } : createFormErrorResponse(result.refusal);
}

export default function ForgotPassword() {
  const { formKey, next } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const locale = useLocale();
  if (done && 'sentTo' in done)
    return <PasswordResetForm locale={locale} formKey={formKey} next={next} sentTo={done.sentTo} />;
  return (
    <FormPage
      title={words.title[locale]}
      lead={words.lead[locale]}
      foot={<FormPageLink href={addNextParam(pathTo(locale, '/auth/login'), next)}>{words.back[locale]}</FormPageLink>}
    >
      <Form>
        <ErrorSummary locale={locale} refusal={done} labels={{ email: fields.email[locale] }} />
        <IdempotencyKeyInput value={formKey} />
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
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent">
            {words.submit[locale]}
          </SubmitButton>
          <FormPageLink href={addNextParam(pathTo(locale, '/auth/reset'), next)}>{words.haveCode[locale]}</FormPageLink>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}
