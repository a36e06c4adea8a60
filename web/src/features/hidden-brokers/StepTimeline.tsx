/** The steps on an account in the order in which they were taken, the newest first, as an admin reads them. */
import { formatDateTime, formatLongDate } from '@estia/contract/format';
import {
  brokerEndMessages,
  brokerStepMessages,
  complaintOutcomeMessages,
  hiddenBrokersMessages,
  brokerPageMessages as words,
} from '@estia/contract/hidden-brokers/messages';
import type { AdminReviewStep } from '@estia/contract/hidden-brokers/model';
import type { Locale } from '@estia/contract/pair';
import { Panel } from '../../ui/Panel.tsx';
import css from './review.module.css';

function describeTaker(step: AdminReviewStep, locale: Locale): string {
  if (step.is_automatic) return words.automatic[locale];
  return step.taken_by === null ? words.formerAdmin[locale] : words.by[locale](step.taken_by);
}

/** What the step did and what came of it, a line each. */
function listNotes(step: AdminReviewStep, locale: Locale): string[] {
  const notes: string[] = [];
  if (step.max_listings !== null) notes.push(words.limitOf[locale](step.max_listings));
  if (step.paused_listings > 0) notes.push(words.pausedListings[locale](step.paused_listings));
  if (step.answer_by && step.answered_at === null)
    notes.push(hiddenBrokersMessages.answerBy[locale](formatLongDate(step.answer_by, locale)));
  if (step.no_answer_at !== null && step.answered_at === null) notes.push(words.noAnswer[locale]);
  if (step.end_reason !== null) notes.push(brokerEndMessages[step.end_reason][locale]);
  return notes;
}

function StepItem({ step, locale }: { step: AdminReviewStep; locale: Locale }) {
  const { complaint } = step;
  return (
    <li className={step.ended_at === null ? css.current : undefined}>
      <p className={css.head}>
        <strong>{brokerStepMessages[step.kind][locale]}</strong>
        <time dateTime={step.taken_at}>{formatDateTime(step.taken_at, locale)}</time>
        <span>{describeTaker(step, locale)}</span>
      </p>
      <p>{listNotes(step, locale).join(' · ')}</p>
      {step.reason && (
        <p className={css.quote} translate="no">
          {step.reason}
        </p>
      )}
      {step.new_evidence && (
        <div className={css.section}>
          <p>{words.newEvidence[locale]}</p>
          <p className={css.quote} translate="no">
            {step.new_evidence}
          </p>
        </div>
      )}
      {complaint && (
        <div className={css.section}>
          <p className={css.head}>
            <strong>{words.complaint[locale]}</strong>
            <time dateTime={complaint.made_at}>{formatDateTime(complaint.made_at, locale)}</time>
          </p>
          <p className={css.quote} translate="no">
            {complaint.text}
          </p>
          {complaint.outcome && (
            <>
              <p className={css.head}>
                <strong>{complaintOutcomeMessages[complaint.outcome][locale]}</strong>
                {step.decided_by && <span>{words.by[locale](step.decided_by)}</span>}
              </p>
              <p className={css.quote} translate="no">
                {complaint.decision}
              </p>
            </>
          )}
        </div>
      )}
    </li>
  );
}

export function StepTimeline({ locale, steps }: { locale: Locale; steps: readonly AdminReviewStep[] }) {
  return (
    <Panel id="steps" title={words.steps[locale]}>
      {steps.length === 0 ? (
        <p>{words.noSteps[locale]}</p>
      ) : (
        <ol className={css.steps} reversed>
          {steps.map((step) => (
            <StepItem key={step.id} step={step} locale={locale} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
