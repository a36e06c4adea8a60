/** SAME-5: a complaint about a decision by the code of its email, also for who cannot log in. */
import { emailContact } from '@estia/contract/accounts/email-messages';
import { complaintMessages, codeComplaintMessages as words } from '@estia/contract/hidden-brokers/review-messages';
import { brokerLimits } from '@estia/contract/hidden-brokers/steps';
import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { UnsentForm } from '../../features/site/UnsentForm.tsx';
import { useFlashWord } from '../../platform/flash.ts';
import {
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
import { createPrivateMeta } from '../../platform/private-page.ts';
import { ErrorSummary, Field, Form, getFieldId, IdempotencyKeyInput, SubmitButton } from '../../ui/form/index.ts';
import { FormPage, FormPageActions } from '../../ui/layout/FormPage.tsx';

const PATH = '/auth/account-complaint';
/**
 * Not `code`: what is named so is secret, given back by no page and kept by no tab, and whoever is refused or reloads
 * would have to go back to the email. This one opens no account: it only says which decision is meant.
 */
const CODE_FIELD = 'decision_reference';
/** What is typed here is remembered by the tab for nobody in particular. */
const NO_ACCOUNT = 0;

export const meta = createPrivateMeta(words.title);
export const loader = () => ({ formKey: createIdempotencyKey() });

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const body = { code: values[CODE_FIELD] ?? '', text: values.text ?? '' };
  // Nothing was tried: it is not counted as a try.
  const empty = findMissingFields(values, [CODE_FIELD, 'text']);
  if (empty) return createFormErrorResponse(createFormError('invalid_input', empty, values));
  const asked = getApiClient(context)('POST /account-review/complaint', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, { ...values, code: body.code });
  if (!result.ok) {
    const { code, ...fields } = result.refusal.fields;
    return createFormErrorResponse({
      ...result.refusal,
      fields: code ? { ...fields, [CODE_FIELD]: 'complaint_code' } : fields,
    });
  }
  return redirect(`${pathTo(getLocale(url.pathname), PATH)}?flash=sent`, 303);
}

export default function AccountComplaint() {
  const { formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  const isSent = useFlashWord() === 'sent';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const code = location.hash.slice(1);
    const field = box.current?.querySelector<HTMLInputElement>(`#${getFieldId(CODE_FIELD)}`);
    if (!field || !/^[\w-]{6,100}$/.test(code) || document.getElementById(code)) return;
    // Neither in the history nor in what the next page is told about this one.
    history.replaceState(history.state, '', location.pathname + location.search);
    field.value = code;
    // As if it were typed: the tab remembers it until the complaint is sent.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  if (isSent)
    return (
      <FormPage title={words.sentTitle[locale]}>
        <UnsentForm locale={locale} account={NO_ACCOUNT} />
        <p role="status">{words.sentText[locale]}</p>
      </FormPage>
    );
  const labels = { [CODE_FIELD]: words.code[locale], text: complaintMessages.text[locale] };
  return (
    <FormPage title={words.title[locale]} lead={words.lead[locale]}>
      <UnsentForm locale={locale} account={NO_ACCOUNT} />
      <div ref={box}>
        <Form keepsValues="until_done">
          <ErrorSummary
            locale={locale}
            refusal={refusal}
            labels={labels}
            reason={refusal?.code === 'too_many_requests' ? words.tooMany[locale](emailContact) : undefined}
          />
          <IdempotencyKeyInput value={formKey} />
          <Field
            locale={locale}
            name={CODE_FIELD}
            label={words.code[locale]}
            hint={words.codeHint[locale]}
            defaultValue={refusal?.values[CODE_FIELD]}
            error={refusal?.fields[CODE_FIELD]}
            autoComplete="off"
            maxLength={40}
            spellCheck={false}
            required
          />
          <Field
            locale={locale}
            name="text"
            label={labels.text}
            defaultValue={refusal?.values.text}
            error={refusal?.fields.text}
            rows={6}
            maxLength={brokerLimits.complaint}
            required
          />
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {complaintMessages.send[locale]}
            </SubmitButton>
          </FormPageActions>
        </Form>
      </div>
    </FormPage>
  );
}
