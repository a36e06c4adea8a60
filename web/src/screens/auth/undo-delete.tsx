/** The link of the email that tells of a deletion: the account stays after all. */
import { undoDelete as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { findSessionUser } from '../../platform/session.ts';
import { FormPage } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);
export const loader = () => ({ formKey: createIdempotencyKey() });

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const body = { code: values.code ?? '' };
  const asked = getApiClient(context)('POST /user/undo-delete', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, values);
  if (!result.ok)
    return createFormErrorResponse(assignErrorToField(result.refusal, { wrong_code: 'code', gone: 'code' }));
  const nextPath = (await findSessionUser(context)) ? '/dashboard/user/privacy' : '/auth/login';
  const { listings_active: active, listings_paused: paused } = result.value;
  const flash = paused > 0 ? 'deletion-undone-paused' : active > 0 ? 'deletion-undone-listings' : 'deletion-undone';
  return redirect(localizePath(getLocale(url.pathname), `${nextPath}?flash=${flash}`), 303);
}

export default function UndoDelete() {
  const { formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <FormPage title={words.title[locale]} lead={words.lead[locale]}>
      <ConfirmationCodeForm locale={locale} formKey={formKey} intent={words.keepAccount[locale]} refusal={refusal} />
    </FormPage>
  );
}
