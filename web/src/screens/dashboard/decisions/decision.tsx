/** ADMN-6: one decision with its statement of reasons, and the complaint about it. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  complaintFlashMessages,
  decisionComplaintMessages as words,
} from '@estia/contract/statements-of-reasons/complaint-messages';
import { complaintLimits } from '@estia/contract/statements-of-reasons/complaints';
import { decisionPageMessages } from '@estia/contract/statements-of-reasons/messages';
import { isStepKind } from '@estia/contract/statements-of-reasons/model';
import { restrictionMessages, statementMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { StatementDetails } from '../../../features/statements-of-reasons/StatementDetails.tsx';
import css from '../../../features/statements-of-reasons/statement.module.css';
import type { ApiReply } from '../../../platform/api-client.ts';
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
import { useLocale } from '../../../platform/locale.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';

type Found = ApiReply<'GET /user/decisions/{id}'>;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const found = await orThrowFailure(getApiClient(context)('GET /user/decisions/{id}', { params: { id } }));
  return { ...found, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const body = { text: values.text ?? '' };
  const work = getApiClient(context)('POST /user/decisions/{id}/complaint', { params: { id }, body, idempotencyKey });
  const result = await catchSubmissionError(submission, work);
  return result.ok
    ? redirectWithFlash(url, barePathTo('/dashboard/decisions/:id', { id }), 'sent')
    : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(decisionPageMessages.statement);

function OwnComplaint({ complaint, locale }: { complaint: NonNullable<Found['complaint']>; locale: Locale }) {
  return (
    <Panel id="complain" title={words.yours[locale]}>
      <p className={css.quote} translate="no">
        {complaint.text}
      </p>
      <p>{(complaint.outcome === null ? words.pending : words.outcomes[complaint.outcome])[locale]}</p>
      {complaint.answer && (
        <>
          <h3>{words.answer[locale]}</h3>
          <p className={css.quote} translate="no">
            {complaint.answer}
          </p>
        </>
      )}
    </Panel>
  );
}

type FormProps = { decision: Found['decision']; locale: Locale; formKey: string; refusal: FormError | null };

function ComplaintForm({ decision, locale, formKey, refusal }: FormProps) {
  const { field } = createFieldProps(locale, 'complain', refusal);
  const labels = { text: words.text[locale] };
  return (
    <Panel id="complain" title={words.title[locale]}>
      <p>{words.lead[locale](formatLongDate(decision.complain_by, locale))}</p>
      <ActionForm locale={locale} intent="complain" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <Field {...field('text')} label={labels.text} rows={5} maxLength={complaintLimits.text} required />
        <SubmitButton locale={locale} kind="primary">
          {words.send[locale]}
        </SubmitButton>
      </ActionForm>
      <p>{statementMessages.elsewhere[locale]}</p>
    </Panel>
  );
}

function ComplaintPanel(props: FormProps & Pick<Found, 'complaint' | 'may_complain'>) {
  const { decision, complaint, may_complain, locale } = props;
  if (complaint) return <OwnComplaint complaint={complaint} locale={locale} />;
  if (isStepKind(decision.kind))
    return (
      <Panel id="complain" title={words.title[locale]}>
        <p>{words.inReview[locale]}</p>
        <p>
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/account-review')}>
            {words.toReview[locale]}
          </a>
        </p>
      </Panel>
    );
  if (may_complain) return <ComplaintForm {...props} />;
  return (
    <Panel id="complain" title={words.title[locale]}>
      <p>{words.tooLate[locale](formatLongDate(decision.complain_by, locale))}</p>
      <p>{statementMessages.elsewhere[locale]}</p>
    </Panel>
  );
}

export default function Decision() {
  const { decision, complaint, may_complain, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  return (
    <>
      <PageHeader title={restrictionMessages[decision.kind].name[locale]}>
        <a className={buttonClass('text')} href={pathTo(locale, '/dashboard/decisions')}>
          {decisionPageMessages.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={complaintFlashMessages} />
      <Panel id="statement" title={decisionPageMessages.statement[locale]}>
        <StatementDetails locale={locale} statement={decision} />
      </Panel>
      <ComplaintPanel
        decision={decision}
        complaint={complaint}
        may_complain={may_complain}
        locale={locale}
        formKey={formKey}
        refusal={refusal}
      />
    </>
  );
}
