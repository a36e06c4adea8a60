/** ADMN-3: an email to a user about a listed reason: written, read as it will be read, sent. */

import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { lookups } from '@estia/contract/lookups/model';
import { alertEmailScreenMessages as words } from '@estia/contract/moderation/alert-email-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AuditLogEntries } from '../../../features/accounts/admin/AuditLogEntries.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './alert-email.module.css';

const FORM = 'alert';
const ACTION = 'alert_email_sent';
const SHOWN = 20;

type Preview = ApiReply<'POST /adminPanel/alert-mail-preview'>;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseIdParam(params.id);
  const [{ user }, { entries, next_before }] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/users/{id}', { params: { id } })),
    orThrowFailure(
      callApi('GET /adminPanel/audit-log', { query: { action: ACTION, subject_id: String(id), limit: SHOWN } }),
    ),
  ]);
  return { user, entries, hasMore: next_before !== null, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { reason_id = '', note = '', step } = submission.values;
  const callApi = getApiClient(context);
  const body = { user_id: id, reason_id, note };
  if (step === 'preview') {
    const preview = await catchSubmissionError(submission, callApi('POST /adminPanel/alert-mail-preview', { body }));
    return preview.ok ? data({ preview: preview.value, reason_id, note }) : createFormErrorResponse(preview.refusal);
  }
  const { idempotencyKey } = submission;
  const sent = await catchSubmissionError(submission, callApi('POST /user/send-alert-mail', { body, idempotencyKey }));
  const path = barePathTo('/dashboard/admin/users/:id/alert-email', { id });
  return sent.ok ? redirectWithFlash(url, path, 'alert-email-sent') : createFormErrorResponse(sent.refusal);
}

export const meta = createPrivateMeta(words.title);

function PreviewPanel({ locale, preview }: { locale: Locale; preview: Preview }) {
  const languages: readonly Locale[] = preview.locale === 'el' ? ['el', 'en'] : ['en', 'el'];
  return (
    <Panel id="preview" title={words.preview[locale]}>
      <div className={css.pair}>
        {languages.map((each) => (
          <section key={each} aria-labelledby={`preview-${each}`}>
            <h3 id={`preview-${each}`} className={css.title}>
              {words.previewOf[each][locale]}
              {each === preview.locale && <StatusBadge tone="good">{words.isSent[locale]}</StatusBadge>}
            </h3>
            <p className={css.subject}>
              {words.subject[locale]}: <strong lang={each}>{preview[each].subject}</strong>
            </p>
            <pre className={css.text} lang={each}>
              {preview[each].text}
            </pre>
          </section>
        ))}
      </div>
    </Panel>
  );
}

export default function AlertEmail() {
  const { user, entries, hasMore, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData<typeof action>();
  const refusal = findFormError(answer);
  const written = answer && 'preview' in answer ? answer : null;
  const { field } = createFieldProps(locale, FORM, refusal);
  const reasons = lookups.user_alert_reasons.map(({ id, name }) => ({ value: String(id), label: name[locale] }));
  return (
    <>
      <PageHeader title={words.title[locale]} lead={`${user.username}. ${words.lead[locale]}`}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/users/:id', { id: user.user_id })}>
          {words.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={dashboardFlashMessages} />
      <Panel id="write" title={words.write[locale]}>
        <div className={grid.narrow}>
          <ActionForm
            locale={locale}
            intent={FORM}
            formKey={formKey}
            refusal={refusal}
            labels={{ reason_id: words.reason[locale], note: words.note[locale] }}
            keepsValues
          >
            <Select
              {...field('reason_id', written?.reason_id)}
              label={words.reason[locale]}
              options={reasons}
              empty={words.choose[locale]}
              required
            />
            <Field
              {...field('note', written?.note)}
              label={words.note[locale]}
              hint={words.noteHint[user.locale][locale]}
              rows={5}
              maxLength={1_000}
              isConditional
            />
            <div className={grid.actions}>
              <SubmitButton locale={locale} kind="outline" name={`${FORM}.step`} value="preview">
                {words.preview[locale]}
              </SubmitButton>
              <SubmitButton locale={locale} name={`${FORM}.step`} value="send">
                {words.send[locale]}
              </SubmitButton>
            </div>
          </ActionForm>
        </div>
      </Panel>
      {written && <PreviewPanel locale={locale} preview={written.preview} />}
      <Panel id="history" flush title={words.history[locale]}>
        {entries.length === 0 ? (
          <p className={grid.padded}>{words.none[locale]}</p>
        ) : (
          <AuditLogEntries locale={locale} entries={entries} />
        )}
        {hasMore && (
          <p className={grid.padded}>
            <a href={`${pathTo(locale, '/dashboard/admin/audit-log')}?action=${ACTION}&subject_id=${user.user_id}`}>
              {words.all[locale]}
            </a>
          </p>
        )}
      </Panel>
    </>
  );
}
