/** What either side may write: an objection, an answer, a message. What is typed survives a refusal and a reload. */
import { findLookup } from '@estia/contract/lookups/lookups';
import type { RegisteredMandate } from '@estia/contract/matches/compared-properties';
import { answerMessages, disputeMessages, objectionMessages } from '@estia/contract/matches/messages';
import { disputeLimits, objectionReasons } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Panel } from '../../ui/Panel.tsx';
import css from './PauseFacts.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function ObjectionForm({ locale, formKey, refusal }: Props) {
  const { field } = createFieldProps(locale, 'object', refusal);
  const labels = { reason: objectionMessages.reason[locale], text: objectionMessages.text[locale] };
  return (
    <Panel id="object" title={objectionMessages.title[locale]} lead={objectionMessages.lead[locale]}>
      <ActionForm locale={locale} intent="object" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <RadioGroup
          {...field('reason')}
          label={labels.reason}
          options={objectionReasons.map((value) => ({ value, label: objectionMessages.reasons[value][locale] }))}
          required
        />
        <Field {...field('text')} label={labels.text} rows={4} maxLength={disputeLimits.text} />
        <SubmitButton locale={locale} kind="primary">
          {objectionMessages.send[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

/** Begins with the mandate that the agency has registered. */
export function AnswerForm({ locale, formKey, refusal, mandate }: Props & { mandate: RegisteredMandate | null }) {
  const { field } = createFieldProps(locale, 'answer', refusal);
  const labels = {
    text: answerMessages.text[locale],
    mandate_signed_on: answerMessages.signedOn[locale],
    mandate_expires_on: answerMessages.expiresOn[locale],
  };
  const type = mandate?.signed_on && findLookup('mandate_types', mandate.type_id)?.name[locale];
  return (
    <Panel id="answer" title={answerMessages.title[locale]} lead={answerMessages.lead[locale]}>
      <ActionForm locale={locale} intent="answer" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <Field {...field('text')} label={labels.text} rows={4} maxLength={disputeLimits.text} required />
        <div className={grid.grid}>
          <Field {...field('mandate_signed_on', mandate?.signed_on)} label={labels.mandate_signed_on} type="date" />
          <Field {...field('mandate_expires_on', mandate?.expires_on)} label={labels.mandate_expires_on} type="date" />
        </div>
        {type && <p>{answerMessages.registered[locale](type)}</p>}
        <a className={css.link} href={pathTo(locale, '/dashboard/mandates')}>
          {answerMessages.document[locale]}
        </a>
        <SubmitButton locale={locale} kind="primary">
          {answerMessages.send[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

export function MessageForm({ locale, formKey, refusal }: Props) {
  const { field } = createFieldProps(locale, 'message', refusal);
  const labels = { text: disputeMessages.message[locale] };
  return (
    <Panel id="message" title={disputeMessages.write[locale]}>
      <ActionForm locale={locale} intent="message" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <Field {...field('text')} label={labels.text} rows={3} maxLength={disputeLimits.text} required />
        <SubmitButton locale={locale} kind="outline">
          {disputeMessages.send[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
