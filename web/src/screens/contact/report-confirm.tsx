/** LIST-5: the link of the receipt by which a visitor shows that the email of a report is theirs. */
import { confirmReportMessages as words } from '@estia/contract/moderation/misuse-messages';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import {
  catchFormError,
  createFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  findMissingFields,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { useLocale } from '../../platform/locale.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { FormPage } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);

export const loader = () => ({ formKey: createIdempotencyKey() });

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const empty = findMissingFields(values, ['code']);
  if (empty) return createFormErrorResponse(createFormError('invalid_input', empty, values));
  const body = { code: values.code ?? '' };
  const result = await catchFormError(
    getApiClient(context)('POST /property/report/confirm', { body, idempotencyKey: values.form_key }),
    values,
  );
  return result.ok ? { confirmed: true as const } : createFormErrorResponse(result.refusal);
}

export default function ReportConfirm() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  if (answer && 'confirmed' in answer)
    return (
      <FormPage title={words.doneTitle[locale]}>
        <p role="status">{words.done[locale]}</p>
      </FormPage>
    );
  return (
    <FormPage title={words.title[locale]} lead={(answer?.code === 'wrong_code' ? words.gone : words.lead)[locale]}>
      <ConfirmationCodeForm locale={locale} formKey={formKey} intent={words.confirm[locale]} refusal={answer} />
    </FormPage>
  );
}
