/** What an admin may do about an account: each with a reason that its owner reads. */
import { formatLongDate } from '@estia/contract/format';
import { brokerStepMessages, brokerPageMessages as words } from '@estia/contract/hidden-brokers/messages';
import { type BrokerStepKind, brokerLimits } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { Disclosure, Panel } from '../../ui/Panel.tsx';
import css from './review.module.css';

export type FormProps = { locale: Locale; formKey: string; refusal: FormError | null };

/** Each names the step it is about: what was typed for one never stands in the form of another. */
export const formNames = {
  step: (kind: BrokerStepKind) => `step-${kind}`,
  accept: (stepId: number) => `accept-${stepId}`,
  lift: (stepId: number) => `lift-${stepId}`,
  decide: (stepId: number) => `decide-${stepId}`,
} as const;

type ReasonedProps = FormProps & {
  form: string;
  intent: 'step' | 'accept' | 'lift';
  hidden: Readonly<Record<string, string | number>>;
  button: string;
  isMain?: boolean;
  /** A decision in favour of the account stands against it. */
  needsNewEvidence?: boolean;
};

function ReasonForm(props: ReasonedProps) {
  const { locale, formKey, refusal, intent, form, hidden, button, isMain = false, needsNewEvidence = false } = props;
  const { field } = createFieldProps(locale, form, refusal);
  const labels = { new_evidence: words.newEvidence[locale], reason: words.reason[locale] };
  return (
    <ActionForm
      locale={locale}
      intent={intent}
      form={form}
      formKey={formKey}
      refusal={refusal}
      labels={labels}
      hidden={hidden}
      label={button}
      keepsValues
    >
      {needsNewEvidence && (
        <Field
          {...field('new_evidence')}
          label={labels.new_evidence}
          hint={words.reasonHint[locale]}
          rows={3}
          maxLength={brokerLimits.reason}
          required
        />
      )}
      <Field
        {...field('reason')}
        label={labels.reason}
        hint={words.reasonHint[locale]}
        rows={3}
        maxLength={brokerLimits.reason}
        required
      />
      <SubmitButton locale={locale} kind={isMain ? 'primary' : 'outline'}>
        {button}
      </SubmitButton>
    </ActionForm>
  );
}

type NextStepProps = FormProps & {
  kind: BrokerStepKind;
  cleared: { cleared_at: string; until: string } | null;
  /** What to know before taking it. */
  notes: readonly string[];
};

export function NextStepForm({ kind, cleared, notes, ...common }: NextStepProps) {
  const { locale } = common;
  const title = words.nextTitle[kind][locale];
  return (
    <Panel id="next" title={title} lead={words.nextHint[kind][locale]}>
      {notes.map((note) => (
        <p key={note} className={css.text}>
          {note}
        </p>
      ))}
      {cleared && (
        <p className={css.text}>
          {words.cleared[locale](formatLongDate(cleared.cleared_at, locale), formatLongDate(cleared.until, locale))}
        </p>
      )}
      <ReasonForm
        {...common}
        intent="step"
        form={formNames.step(kind)}
        hidden={{ kind }}
        button={title}
        needsNewEvidence={cleared !== null}
        isMain
      />
    </Panel>
  );
}

type StepFormProps = FormProps & { stepId: number };

export function AcceptForm({ stepId, ...common }: StepFormProps) {
  const title = words.accept[common.locale];
  return (
    <Panel id="accept" title={title} lead={words.acceptHint[common.locale]}>
      <ReasonForm
        {...common}
        intent="accept"
        form={formNames.accept(stepId)}
        hidden={{ step_id: stepId }}
        button={title}
        isMain
      />
    </Panel>
  );
}

export function LiftForm({ stepId, ...common }: StepFormProps) {
  const { locale, refusal } = common;
  const form = formNames.lift(stepId);
  return (
    <Disclosure summary={words.lift[locale]} open={refusal?.values.form === form} wide>
      <p>{words.liftHint[locale]}</p>
      <ReasonForm {...common} intent="lift" form={form} hidden={{ step_id: stepId }} button={words.lift[locale]} />
    </Disclosure>
  );
}

type DecisionProps = StepFormProps & { kind: BrokerStepKind };

/** One for each step with a complaint that waits. */
export function ComplaintDecisionForm({ locale, formKey, refusal, stepId, kind }: DecisionProps) {
  const form = formNames.decide(stepId);
  const { field } = createFieldProps(locale, form, refusal);
  const labels = { outcome: words.outcome[locale], decision: words.decisionText[locale] };
  return (
    <Panel id={form} title={words.decide[locale]} lead={words.decideAbout[locale](brokerStepMessages[kind][locale])}>
      <ActionForm
        locale={locale}
        intent="decide"
        form={form}
        formKey={formKey}
        refusal={refusal}
        labels={labels}
        hidden={{ step_id: stepId }}
        keepsValues
      >
        <RadioGroup
          {...field('outcome')}
          label={labels.outcome}
          options={[
            { value: 'rejected', label: words.reject[locale] },
            { value: 'accepted', label: words.accepts[locale], hint: words.acceptsHint[locale] },
          ]}
          cards
          required
        />
        <Field
          {...field('decision')}
          label={labels.decision}
          hint={words.reasonHint[locale]}
          rows={4}
          maxLength={brokerLimits.reason}
          required
        />
        <SubmitButton locale={locale} kind="primary">
          {words.sendDecision[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
