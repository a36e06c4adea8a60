/** The second half of a login. The browser keeps what the first half gave it in a cookie; here only the proof is sent. */

import { forgot, secondFactor as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { PasskeyLoginButton } from '../../features/accounts/login/PasskeyLoginButton.tsx';
import {
  assignErrorToField,
  catchFormError,
  createFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  findMissingFields,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta, loadGuestPage } from '../../platform/private-page.ts';
import { addNextParam, getLandingPath } from '../../platform/session.ts';
import { ErrorSummary, Field, Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/index.ts';
import css from '../../ui/layout/FormPage.module.css';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  const by = (args.url.searchParams.get('by') ?? '').split('.');
  return {
    ...(await loadGuestPage(args)),
    passkeyKey: createIdempotencyKey(),
    app: by.includes('totp'),
    passkey: by.includes('passkey'),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const { passkey } = values;
  const empty = passkey ? null : findMissingFields(values, ['code']);
  if (empty) return createFormErrorResponse(createFormError('invalid_input', empty, values));
  const body = passkey ? { passkey } : { code: values.code };
  const asked = getApiClient(context)('POST /user/login/second-factor', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, values);
  const next = url.searchParams.get('next');
  if (result.ok) return redirect(getLandingPath(result.value.user, next, locale), 303);
  // The first half is too long ago, or too many codes were wrong: there is nothing left to finish.
  if (result.refusal.code === 'not_authenticated' || result.refusal.code === 'gone')
    return redirect(addNextParam(`${pathTo(locale, '/auth/login')}?flash=start-again`, next), 303);
  return createFormErrorResponse(assignErrorToField(result.refusal, { wrong_code: 'code' }));
}

export default function SecondFactor() {
  const { formKey, passkeyKey, app, passkey, next } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <FormPage
      title={words.title[locale]}
      lead={(passkey && !app ? words.leadRecovery : words.lead)[locale]}
      foot={<FormPageLink href={addNextParam(pathTo(locale, '/auth/login'), next)}>{forgot.back[locale]}</FormPageLink>}
    >
      {passkey && <PasskeyLoginButton locale={locale} formKey={passkeyKey} />}
      <Form>
        <ErrorSummary locale={locale} refusal={refusal} labels={{ code: words.code[locale] }} />
        <IdempotencyKeyInput value={formKey} />
        <Field
          locale={locale}
          name="code"
          label={words.code[locale]}
          error={refusal?.fields.code}
          autoComplete="one-time-code"
          maxLength={40}
          spellCheck={false}
          required
        />
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent">
            {words.submit[locale]}
          </SubmitButton>
        </FormPageActions>
        <p className={css.note}>{words.lost[locale]}</p>
      </Form>
    </FormPage>
  );
}
