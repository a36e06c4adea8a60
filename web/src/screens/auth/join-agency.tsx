/**
 * AGEN-2: an invitation to an agency. Its key comes behind the # of the letter's link or is pasted, is sent in the body
 * of a form, and stands in no address: every answer of this page is therefore one to a form.
 */

import { fields, signup } from '@estia/contract/accounts/auth-messages';
import { team, joinAgencyMessages as words } from '@estia/contract/agencies/team-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import { NewPasswordFields, SignupAgreements } from '../../features/accounts/login/SignupFields.tsx';
import type { ApiReply } from '../../platform/api-client.ts';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { sentChoice } from '../../platform/sent-choice.ts';
import { ErrorSummary, Field, Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/index.ts';
import { FormPage, FormPageActions } from '../../ui/layout/FormPage.tsx';
import { DescriptionList } from '../../ui/Panel.tsx';

export const meta = createPrivateMeta(words.title);
export const loader = () => ({ formKey: createIdempotencyKey() });

type Invitation = ApiReply<'POST /user/invitation'>;
type OpenedInvitation = { code: string; invitation: Invitation; refusal: FormError | null };

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { code = '', username = '', password = '', passwordConfirmation = '' } = values;
  let refusal: FormError | null = null;
  if (values.intent === 'join') {
    const body = {
      key: code,
      username,
      password,
      passwordConfirmation,
      locale,
      terms_accepted: sentChoice<'on'>(values.terms_accepted ?? ''),
      over_18: sentChoice<'on'>(values.over_18 ?? ''),
    };
    const result = await catchFormError(
      callApi('POST /user/invitation/accept', { body, idempotencyKey: values.form_key }),
      values,
    );
    if (result.ok) return redirect(pathTo(locale, '/dashboard'), 303);
    refusal = result.refusal;
  }
  const opened = await catchFormError(callApi('POST /user/invitation', { body: { key: code } }), values);
  if (opened.ok) return { code, invitation: opened.value, refusal } satisfies OpenedInvitation;
  const { fields: wrong, ...rest } = opened.refusal;
  return createFormErrorResponse(
    assignErrorToField({ ...rest, fields: wrong.key ? { code: wrong.key } : {} }, { gone: 'code' }),
  );
}

/** Agencies are called what they are called, also on an English page. */
function AgencyName({ name }: { name: string }) {
  return (
    <span translate="no" lang={/\p{Script=Greek}/u.test(name) ? 'el' : undefined}>
      {name}
    </span>
  );
}

export default function JoinAgency() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  if (!answer || !('invitation' in answer)) {
    const lead = answer?.code === 'gone' ? words.gone : words.lead;
    return (
      <FormPage title={words.title[locale]} lead={lead[locale]}>
        <ConfirmationCodeForm locale={locale} formKey={formKey} intent={words.open[locale]} refusal={answer} />
      </FormPage>
    );
  }
  const { code, invitation, refusal } = answer;
  const values = refusal?.values ?? {};
  const errors = refusal?.fields ?? {};
  return (
    <FormPage title={words.title[locale]} lead={words.joinLead[locale]}>
      <DescriptionList
        rows={[
          { label: words.agency[locale], value: <AgencyName name={invitation.agency[locale]} /> },
          { label: words.email[locale], value: <span translate="no">{invitation.email}</span> },
          { label: words.role[locale], value: team.roles[invitation.role][locale] },
        ]}
      />
      <Form>
        <ErrorSummary
          locale={locale}
          refusal={refusal ?? undefined}
          labels={{
            username: words.name[locale],
            password: fields.password[locale],
            passwordConfirmation: fields.passwordAgain[locale],
            terms_accepted: signup.terms[locale],
            over_18: signup.over18[locale],
          }}
        />
        <IdempotencyKeyInput value={formKey} />
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="code" value={code} />
        <Field
          locale={locale}
          name="username"
          label={words.name[locale]}
          defaultValue={values.username ?? invitation.name}
          error={errors.username}
          autoComplete="name"
          maxLength={80}
          required
        />
        <NewPasswordFields locale={locale} errors={errors} />
        <SignupAgreements locale={locale} values={values} errors={errors} />
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent">
            {words.join[locale]}
          </SubmitButton>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}
