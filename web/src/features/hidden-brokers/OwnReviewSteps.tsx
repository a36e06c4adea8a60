/** Steps as the account reads them: what was decided, on which facts, how, by which term, and the complaint about it. */
import { formatLongDate } from '@estia/contract/format';
import { brokerSignalMessages } from '@estia/contract/hidden-brokers/messages';
import type { OwnReviewStep as Step } from '@estia/contract/hidden-brokers/model';
import {
  complaintMessages,
  reviewEndMessages,
  reviewStepMessages,
  reviewMessages as words,
} from '@estia/contract/hidden-brokers/review-messages';
import { brokerLimits } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { DescriptionList, Disclosure, Panel } from '../../ui/Panel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './review.module.css';

/** `limit`: what holds now, by whichever step. */
type Props = { locale: Locale; step: Step; limit: number | null; formKey: string; refusal: FormError | null };

const describe = ({ kind, max_listings }: Step, locale: Locale): string => {
  const { text } = reviewStepMessages[kind];
  const words = text[locale];
  return typeof words === 'string' ? words : words(max_listings ?? 0);
};

function StepBadge({ step, locale }: { step: Step; locale: Locale }) {
  if (step.answered_at !== null) return <StatusBadge tone="good">{words.answered[locale]}</StatusBadge>;
  return <StatusBadge tone="care">{words.inForce[locale]}</StatusBadge>;
}

/** One form for each step, since there may be several to complain about. */
export const getComplaintFormName = (stepId: number): string => `complain-${stepId}`;

function ComplaintForm({ locale, step, formKey, refusal }: Omit<Props, 'limit'>) {
  const form = getComplaintFormName(step.id);
  const { field, failed } = createFieldProps(locale, form, refusal);
  const labels = { text: complaintMessages.text[locale] };
  return (
    <div id={step.ended_at === null ? 'complain' : undefined} className={css.section}>
      <Disclosure summary={complaintMessages.title[locale]} open={failed} wide>
        <p className={css.text}>{complaintMessages.lead[locale](formatLongDate(step.complain_by, locale))}</p>
        <ActionForm
          locale={locale}
          intent="complain"
          form={form}
          formKey={formKey}
          refusal={refusal}
          labels={labels}
          hidden={{ id: step.id }}
          keepsValues
        >
          <Field {...field('text')} label={labels.text} rows={4} maxLength={brokerLimits.complaint} required />
          <SubmitButton locale={locale} kind="outline">
            {complaintMessages.send[locale]}
          </SubmitButton>
        </ActionForm>
        <p className={css.text}>{complaintMessages.elsewhere[locale]}</p>
      </Disclosure>
    </div>
  );
}

type ComplaintProps = { complaint: NonNullable<Step['complaint']>; limit: number | null; locale: Locale };

function Complaint({ complaint, limit, locale }: ComplaintProps) {
  return (
    <div className={css.section}>
      <h3>{complaintMessages.yours[locale]}</h3>
      <p className={css.quote} translate="no">
        {complaint.text}
      </p>
      {complaint.outcome && <h3 className={css.later}>{complaintMessages.decision[locale]}</h3>}
      <p className={complaint.outcome ? undefined : css.section}>
        {(complaint.outcome ? complaintMessages.outcomes[complaint.outcome] : complaintMessages.pending)[locale]}
      </p>
      {complaint.outcome === null && limit !== null && <p>{complaintMessages.limitHolds[locale](limit)}</p>}
      {complaint.decision && (
        <p className={css.quote} translate="no">
          {complaint.decision}
        </p>
      )}
    </div>
  );
}

/** All that a statement of reasons says, and what came of it. */
function StepDetails({ locale, step, limit, formKey, refusal }: Props) {
  const { facts, reason, new_evidence, statement, complaint, end_reason } = step;
  return (
    <>
      {step.ended_at === null && <p className={css.text}>{describe(step, locale)}</p>}
      <DescriptionList
        rows={[
          { label: words.takenAt[locale], value: formatLongDate(step.taken_at, locale) },
          ...(step.answer_by && step.answered_at === null
            ? [{ label: words.answerBy[locale], value: formatLongDate(step.answer_by, locale) }]
            : []),
          ...(facts.length > 0
            ? [
                {
                  label: words.facts[locale],
                  value: (
                    <ul className={css.facts}>
                      {facts.map(({ signal, count }) => (
                        <li key={signal}>{brokerSignalMessages[signal][locale](count)}</li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(reason ? [{ label: words.reason[locale], value: <span translate="no">{reason}</span> }] : []),
          ...(new_evidence
            ? [{ label: words.newEvidence[locale], value: <span translate="no">{new_evidence}</span> }]
            : []),
          {
            label: words.decidedHow[locale],
            value: (step.is_automatic ? words.automatic : words.manual)[locale],
          },
          {
            label: words.ground[locale],
            value: (
              <span className={css.listing}>
                <a href={`${pathTo(locale, '/terms-conditions')}#hidden-brokers`}>{words.groundLink[locale]}</a>
              </span>
            ),
          },
          ...(end_reason ? [{ label: words.outcome[locale], value: reviewEndMessages[end_reason][locale] }] : []),
        ]}
      />
      {step.answered_at !== null && (
        <div className={css.section}>
          <h3>{words.yourStatement[locale]}</h3>
          {step.ended_at === null && <p>{words.statementSent[locale]}</p>}
          {statement && (
            <p className={css.quote} translate="no">
              {statement}
            </p>
          )}
        </div>
      )}
      {complaint && <Complaint complaint={complaint} limit={limit} locale={locale} />}
      {step.can_complain && <ComplaintForm locale={locale} step={step} formKey={formKey} refusal={refusal} />}
    </>
  );
}

/** The step in force. */
export function CurrentReviewStep(props: Props) {
  const { locale, step } = props;
  return (
    <Panel
      id="current-step"
      title={reviewStepMessages[step.kind].title[locale]}
      beside={<StepBadge step={step} locale={locale} />}
    >
      <StepDetails {...props} />
    </Panel>
  );
}

/** Steps that are over, the newest first. */
export function EarlierReviewSteps({ steps, ...common }: Omit<Props, 'step'> & { steps: readonly Step[] }) {
  const { locale } = common;
  if (steps.length === 0) return null;
  return (
    <Panel id="earlier-steps" title={words.earlier[locale]}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <h3 className={css.title}>{reviewStepMessages[step.kind].title[locale]}</h3>
            <StepDetails {...common} step={step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
