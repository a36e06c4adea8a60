/** The link of the email that confirms an email. */

import { confirm as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import { CHANGE_EMAIL } from '../../features/accounts/profile/email-change.ts';
import { LAST_DRAFT } from '../../features/listings/wizard/steps.ts';
import { settle } from '../../platform/failures.ts';
import { redirectWithFlash } from '../../platform/form-submission.ts';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam, findSessionUser } from '../../platform/session.ts';
import { FlashMessage, Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/index.ts';
import { FormPage, FormPageLink } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);

export async function loader({ context }: LoaderFunctionArgs) {
  const isSignedIn = (await findSessionUser(context)) !== null;
  // The page stands without it: whoever has the code can give it.
  const profile = isSignedIn ? await settle(getApiClient(context)('GET /user/profile', { query: {} })) : null;
  const user = profile?.ok ? profile.value.user : null;
  return {
    formKey: createIdempotencyKey(),
    resendKey: createIdempotencyKey(),
    isSignedIn,
    unconfirmedEmail: user && !user.email_confirmed ? user.email : null,
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const callApi = getApiClient(context);
  if (values.intent === 'again') {
    const sent = await catchFormError(
      callApi('POST /user/resend-confirmation', { idempotencyKey: values.form_key }),
      values,
    );
    return sent.ok
      ? redirect(`${pathTo(locale, '/auth/confirm')}?flash=sent`, 303)
      : createFormErrorResponse(sent.refusal);
  }
  const body = { code: values.code ?? '' };
  const result = await catchFormError(
    callApi('POST /user/confirm-email', { body, idempotencyKey: values.form_key }),
    values,
  );
  if (!result.ok)
    return createFormErrorResponse(assignErrorToField(result.refusal, { wrong_code: 'code', gone: 'code' }));
  const { moved_searches: moved } = result.value;
  const isSignedIn = (await findSessionUser(context)) !== null;
  // Whoever saved searches before the account is shown that they are here.
  if (isSignedIn && moved > 0) return redirectWithFlash(url, '/dashboard/saved-searches', `searches-moved-${moved}`);
  const next = moved > 0 ? pathTo(locale, '/dashboard/saved-searches') : localizePath(locale, LAST_DRAFT);
  const path = isSignedIn
    ? `${next}&flash=email-confirmed`
    : addNextParam(`${pathTo(locale, '/auth/login')}?flash=email-confirmed`, next);
  return redirect(path, 303);
}

export default function ConfirmEmail() {
  const { formKey, resendKey, isSignedIn, unconfirmedEmail } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <FormPage
      title={words.title[locale]}
      lead={unconfirmedEmail === null ? words.lead[locale] : words.leadTo[locale](unconfirmedEmail)}
      before={<FlashMessage locale={locale} words={{ sent: words.sent }} calm={['sent']} />}
      foot={
        isSignedIn && (
          <>
            <Form className="" label={words.again[locale]}>
              <IdempotencyKeyInput value={resendKey} />
              <SubmitButton locale={locale} kind="text" name="intent" value="again">
                {words.again[locale]}
              </SubmitButton>
            </Form>
            {unconfirmedEmail !== null && (
              <FormPageLink href={localizePath(locale, CHANGE_EMAIL)}>{words.wrongAddress[locale]}</FormPageLink>
            )}
          </>
        )
      }
    >
      <ConfirmationCodeForm locale={locale} formKey={formKey} intent={words.confirm[locale]} refusal={refusal} />
    </FormPage>
  );
}
