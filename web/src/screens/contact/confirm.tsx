/**
 * LIST-6: the link of the email that proves a visitor's email. The message goes out, and they may see where it went.
 */

import { inboxLimits } from '@estia/contract/inbox/limits';
import { confirmContactMessages as words } from '@estia/contract/inbox/visitor-conversation-messages';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
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
import { useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);

export const loader = () => ({ formKey: createIdempotencyKey() });

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const code = (values.code ?? '').replace(/[\s-]/g, '');
  // The code to type is short and counts with its email; what a link carries is long and counts alone.
  const short = code.length <= inboxLimits.codeSigns * 2;
  const empty = short ? findMissingFields(values, ['email', 'code']) : null;
  if (empty) return createFormErrorResponse(createFormError('invalid_input', empty, values));
  const body = short ? { email: values.email ?? '', code } : { key: values.code ?? '' };
  const result = await catchFormError(getApiClient(context)('POST /property/contact/confirm', { body }), values);
  if (result.ok) return { open: result.value.conversation_key, wasDelivered: result.value.was_delivered };
  const { fields, ...refusal } = result.refusal;
  const { key, ...rest } = fields;
  return createFormErrorResponse(
    assignErrorToField({ ...refusal, fields: key ? { code: key } : rest }, { gone: 'code' }),
  );
}

export default function ContactConfirm() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  if (answer && 'open' in answer) {
    return (
      <FormPage
        title={(answer.wasDelivered ? words.confirmedTitle : words.doneTitle)[locale]}
        lead={(answer.wasDelivered ? words.confirmed : words.done)[locale]}
      >
        <Form action={pathTo(locale, '/contact/conversation')} label={words.open[locale]}>
          <input type="hidden" name="intent" value="open" />
          <input type="hidden" name="code" value={answer.open} />
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {words.open[locale]}
            </SubmitButton>
          </FormPageActions>
        </Form>
      </FormPage>
    );
  }
  const refusal = answer;
  const why = refusal?.code === 'gone' ? words.gone : refusal?.code === 'forbidden' ? words.blocked : words.lead;
  return (
    <FormPage title={(refusal ? words.failed : words.title)[locale]} lead={why[locale]}>
      <ConfirmationCodeForm
        locale={locale}
        formKey={formKey}
        intent={words.sendMessage[locale]}
        refusal={refusal}
        labels={{ email: words.email[locale] }}
      >
        <Field
          locale={locale}
          name="email"
          type="email"
          label={words.email[locale]}
          hint={words.emailHint[locale]}
          defaultValue={refusal?.values.email}
          error={refusal?.fields.email}
          autoComplete="email"
          maxLength={254}
          required
        />
      </ConfirmationCodeForm>
    </FormPage>
  );
}
