/** ADMN-6: one complaint: the decision with its reasons, what was written, and the answer of another admin. */
import { formatDateTime } from '@estia/contract/format';
import { reports } from '@estia/contract/moderation/reports-messages';
import type { Locale } from '@estia/contract/pair';
import {
  complaintFlashMessages,
  complaintAdminMessages as words,
} from '@estia/contract/statements-of-reasons/complaint-messages';
import { complaintLimits, complaintOutcomes } from '@estia/contract/statements-of-reasons/complaints';
import { restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { StatementDetails } from '../../../features/statements-of-reasons/StatementDetails.tsx';
import css from '../../../features/statements-of-reasons/statement.module.css';
import { orThrowFailure } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { adminListingCodePath, adminReportPath } from '../../../platform/paths/admin-paths.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const found = await orThrowFailure(getApiClient(context)('GET /adminPanel/complaints/{id}', { params: { id } }));
  return { ...found, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const body = { outcome: sentChoice<'accepted'>(values.outcome ?? ''), answer: values.answer ?? '' };
  const work = getApiClient(context)('PUT /adminPanel/complaints/{id}', { params: { id }, body, idempotencyKey });
  const result = await catchSubmissionError(submission, work);
  return result.ok
    ? redirectWithFlash(url, barePathTo('/dashboard/admin/complaints/:id', { id }), 'decided')
    : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.page);

function AnswerForm({ locale, formKey, refusal }: { locale: Locale; formKey: string; refusal: FormError | null }) {
  const { field } = createFieldProps(locale, 'decide', refusal);
  const labels = { outcome: words.outcome[locale], answer: words.answer[locale] };
  const options = { accepted: words.accept[locale], rejected: words.reject[locale] };
  return (
    <ActionForm locale={locale} intent="decide" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
      <RadioGroup
        {...field('outcome')}
        label={labels.outcome}
        options={complaintOutcomes.map((value) => ({ value, label: options[value] }))}
        required
      />
      <Field
        {...field('answer')}
        label={labels.answer}
        hint={words.answerHint[locale]}
        rows={5}
        maxLength={complaintLimits.answer}
        required
      />
      <SubmitButton locale={locale} kind="primary">
        {words.send[locale]}
      </SubmitButton>
    </ActionForm>
  );
}

export default function Complaint() {
  const { complaint, has_other_admin, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const { decision, outcome } = complaint;
  return (
    <>
      <PageHeader title={restrictionMessages[decision.kind].name[locale]}>
        {complaint.user_id !== null && (
          <a
            className={buttonClass('outline')}
            href={pathTo(locale, '/dashboard/admin/users/:id', { id: complaint.user_id })}
          >
            {words.user[locale]}
          </a>
        )}
      </PageHeader>
      <FlashMessage locale={locale} words={complaintFlashMessages} />
      <Panel id="complaint" title={words.complaint[locale]} lead={formatDateTime(complaint.made_at, locale)}>
        <p className={css.quote} translate="no">
          {complaint.text}
        </p>
      </Panel>
      <Panel id="statement" title={words.statement[locale]}>
        <StatementDetails locale={locale} statement={decision} />
        <DescriptionList
          rows={[
            ...(decision.is_automatic
              ? []
              : [{ label: words.decidedBy[locale], value: complaint.decided_by ?? words.formerAdmin[locale] }]),
            ...(complaint.report_id === null
              ? []
              : [
                  {
                    label: words.report[locale],
                    value: (
                      <a className={css.link} href={localizePath(locale, adminReportPath(complaint.report_id))}>
                        {reports.number[locale](complaint.report_id)}
                      </a>
                    ),
                  },
                ]),
            ...(decision.codes.length === 0
              ? []
              : [
                  {
                    label: words.listings[locale],
                    value: decision.codes.map((code) => (
                      <span key={code}>
                        <a className={css.link} href={localizePath(locale, adminListingCodePath(code))} translate="no">
                          {code}
                        </a>{' '}
                      </span>
                    )),
                  },
                ]),
          ]}
        />
      </Panel>
      <Panel
        id="decide"
        title={words.decide[locale]}
        lead={outcome === null ? undefined : words.outcomes[outcome][locale]}
      >
        {outcome !== null && (
          <p className={css.quote} translate="no">
            {complaint.answer}
          </p>
        )}
        {outcome === null && complaint.is_own_decision && (
          <p>{(has_other_admin ? words.decidedByYou : words.noOther)[locale]}</p>
        )}
        {outcome === null && !complaint.is_own_decision && (
          <AnswerForm locale={locale} formKey={formKey} refusal={refusal} />
        )}
      </Panel>
    </>
  );
}
