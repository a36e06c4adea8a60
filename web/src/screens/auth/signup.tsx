/** AUTH-1: registering as a private person or as a professional. The two are links, so both work without script. */

import { fields, signup as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { NewPasswordFields, SignupAgreements } from '../../features/accounts/login/SignupFields.tsx';
import {
  atFields,
  createSignupBody,
  faultsOf,
  getSignupLabels,
  landingPath,
} from '../../features/accounts/login/signup-form.ts';
import { useSharedFields } from '../../features/accounts/login/signup-shared.ts';
import { useSignup } from '../../features/accounts/login/use-signup.ts';
import { AgencySignupFields } from '../../features/agencies/AgencySignupFields.tsx';
import { orThrowFailure } from '../../platform/failures.ts';
import { catchFormError, createFormErrorResponse, readFormValues } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta, loadGuestPage } from '../../platform/private-page.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { addNextParam } from '../../platform/session.ts';
import { Checkbox, ErrorSummary, Field, Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/index.ts';
import css from '../../ui/layout/FormPage.module.css';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import { loadAgencySignupOptions } from './load-agency-signup-options.ts';

export const meta = createPrivateMeta(words.title, words.individualLead);

const isAgencySignup = (url: URL): boolean => url.searchParams.get('as') === 'professional';

export async function loader(args: LoaderFunctionArgs) {
  const door = await loadGuestPage(args);
  const { context, url } = args;
  const lists = isAgencySignup(url)
    ? await orThrowFailure(loadAgencySignupOptions(getApiClient(context), getLocale(url.pathname)))
    : null;
  return { ...door, lists };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const professional = isAgencySignup(url);
  const body = createSignupBody(values, professional, locale);
  const asked = getApiClient(context)('POST /user/register', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, values);
  if (result.ok) return redirect(landingPath(result.value.user, url.searchParams.get('next'), locale), 303);
  const { code, fields } = result.refusal;
  // The call stops at what has the wrong form before it compares anything: the page tells both at once.
  const known = code === 'invalid_input' ? faultsOf(values, professional) : {};
  return createFormErrorResponse(atFields({ ...result.refusal, fields: { ...known, ...fields } }));
}

export default function Signup() {
  const { next, formKey, lists } = useLoaderData<typeof loader>();
  const served = useActionData<typeof action>();
  const locale = useLocale();
  const values = served?.values ?? {};
  const professional = lists !== null;
  const { refusal, errors, sending, onBlur, onSubmit } = useSignup({
    locale,
    professional,
    next,
    refusal: served,
    withWork: withProofOfWork,
  });
  const { tabs, onClick } = useSharedFields(professional);
  const of = (name: string) => ({ locale, name, defaultValue: values[name], error: errors[name] });
  const currentPath = (as: string) => addNextParam(`${pathTo(locale, '/auth/signup')}${as}`, next);
  return (
    <FormPage
      title={words.title[locale]}
      lead={(lists ? words.professionalLead : words.individualLead)[locale]}
      foot={
        <>
          <span>{words.haveAccount[locale]}</span>
          <FormPageLink href={addNextParam(pathTo(locale, '/auth/login'), next)}>{words.login[locale]}</FormPageLink>
        </>
      }
    >
      <nav className={css.tabs} aria-label={words.kinds[locale]} ref={tabs}>
        <a href={currentPath('')} onClick={onClick} aria-current={lists ? undefined : 'page'}>
          {words.individual[locale]}
        </a>
        <a href={currentPath('?as=professional')} onClick={onClick} aria-current={lists ? 'page' : undefined}>
          {words.professional[locale]}
        </a>
      </nav>
      <Form key={lists ? 'professional' : 'individual'} onBlur={onBlur} onSubmit={onSubmit}>
        <ErrorSummary locale={locale} refusal={refusal} labels={getSignupLabels(locale)} />
        <IdempotencyKeyInput value={formKey} />
        <Field {...of('username')} label={fields.username[locale]} autoComplete="name" maxLength={80} required />
        <Field
          {...of('email')}
          type="email"
          label={fields.email[locale]}
          autoComplete="username"
          maxLength={accountLimits.email}
          required
        />
        <NewPasswordFields locale={locale} errors={errors} />
        <Field
          {...of('mobile')}
          type="tel"
          label={fields.mobile[locale]}
          hint={fields.mobileHint[locale]}
          autoComplete="tel"
          inputMode="tel"
          maxLength={20}
        />
        {lists && <AgencySignupFields locale={locale} lists={lists} values={values} errors={errors} />}
        <SignupAgreements locale={locale} values={values} errors={errors}>
          <Checkbox
            locale={locale}
            name="mail_news"
            defaultChecked={values.mail_news === 'on'}
            error={errors.mail_news}
            label={words.news[locale]}
            hint={words.newsHint[locale]}
          />
        </SignupAgreements>
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent" sending={sending}>
            {words.submit[locale]}
          </SubmitButton>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}
