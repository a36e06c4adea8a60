/** AUTH-2. A failure says that it failed and nothing more: not whether anybody has this email. */

import { fields, loginFlashMessages, login as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { StoredFormNote } from '../../features/site/UnsentFormNote.tsx';
import {
  catchFormError,
  createFormError,
  createFormErrorResponse,
  findMissingFields,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta, loadGuestPage } from '../../platform/private-page.ts';
import { addNextParam, getLandingPath } from '../../platform/session.ts';
import { ErrorSummary, Field, FlashMessage, Form, PasswordField, SubmitButton } from '../../ui/form/index.ts';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';

export const loader = loadGuestPage;
export const meta = createPrivateMeta(words.title, words.lead);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const { email = '', password = '' } = values;
  const empty = findMissingFields(values, ['email', 'password']);
  if (empty) return createFormErrorResponse(createFormError('invalid_input', empty, values));
  // Without a key: sent again by a page that was gone back to, it is another login, not the session that was ended.
  const loggedIn = getApiClient(context)('POST /user/login', { body: { email, password } });
  const result = await catchFormError(loggedIn, values);
  if (!result.ok) return createFormErrorResponse({ ...result.refusal, fields: {} });
  const { user, second_factor: due } = result.value;
  const next = url.searchParams.get('next');
  if (user) return redirect(getLandingPath({ ...user, has_second_factor: false }, next, locale), 303);
  return redirect(addNextParam(`${pathTo(locale, '/auth/second-factor')}?by=${(due ?? []).join('.')}`, next), 303);
}

export default function Login() {
  const { next } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  const link = (path: string) => addNextParam(localizePath(locale, path), next);
  return (
    <FormPage
      title={words.title[locale]}
      lead={(next ? words.needed : words.lead)[locale]}
      before={
        <>
          <FlashMessage locale={locale} words={loginFlashMessages} calm={['start-again']} />
          <StoredFormNote locale={locale} next={next} />
        </>
      }
      foot={
        <>
          <span>{words.noAccount[locale]}</span>
          <FormPageLink href={link('/auth/signup')}>{words.signup[locale]}</FormPageLink>
        </>
      }
    >
      <Form>
        <ErrorSummary
          locale={locale}
          refusal={refusal}
          labels={{ email: fields.email[locale], password: fields.password[locale] }}
          reason={refusal?.code === 'not_authenticated' ? words.wrong[locale] : undefined}
        />
        <Field
          locale={locale}
          name="email"
          type="email"
          label={fields.email[locale]}
          defaultValue={refusal?.values.email}
          error={refusal?.fields.email}
          autoComplete="username"
          maxLength={accountLimits.email}
          required
        />
        <PasswordField
          locale={locale}
          name="password"
          label={fields.password[locale]}
          error={refusal?.fields.password}
          kind="current"
        />
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent">
            {words.submit[locale]}
          </SubmitButton>
          <FormPageLink href={link('/auth/forgot')}>{words.forgot[locale]}</FormPageLink>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}
