/** The form of a new version: its numbers are drawn from the table of the code, filled with what holds now. */
import { reviewActions } from '@estia/contract/listings/review/review-choices';
import { reviewOutcomeNames } from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { ruleAdminMessages as words } from '@estia/contract/rules/admin-messages';
import { paramName, ruleStatusNames } from '@estia/contract/rules/rule-messages';
import { formatRuleParam, getRuleParams, type RuleCode, ruleStatuses } from '@estia/contract/rules/rule-params';
import type { ApiReply } from '../../../../platform/api-client.ts';
import type { FormError } from '../../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../../ui/form/ActionForm.tsx';
import { Select } from '../../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../../ui/form/Form.tsx';
import css from './RuleDetails.module.css';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  code: RuleCode;
  current: ApiReply<'GET /adminPanel/rules/{code}'>['current'];
  /** The newest version there is, planned ones too. */
  newest: number;
  today: string;
};

export function NewRuleVersionForm({ locale, formKey, refusal, code, current, newest, today }: Props) {
  const { field } = createFieldProps(locale, 'add', refusal);
  const params = Object.entries(getRuleParams(code));
  const labels = {
    valid_from: words.validFrom[locale],
    status: words.status[locale],
    reason: words.reason[locale],
    text_el: words.textEl[locale],
    text_en: words.textEn[locale],
    source_url: words.sourceUrl[locale],
    ...Object.fromEntries(params.map(([name]) => [name, paramName(name)[locale]])),
  };
  return (
    <ActionForm
      locale={locale}
      formKey={formKey}
      refusal={refusal}
      labels={labels}
      intent="add"
      hidden={{ code, based_on: newest }}
      label={words.newTitle[locale]}
    >
      <div className={css.grid}>
        <Field {...field('valid_from', today)} label={words.validFrom[locale]} type="date" required />
        <Select
          {...field('status', current.status)}
          label={words.status[locale]}
          options={ruleStatuses.map((status) => ({ value: status, label: ruleStatusNames[status][locale] }))}
          required
        />
        {params.map(([name, param]) =>
          param.kind === 'choice' ? (
            <Select
              key={name}
              {...field(name, formatRuleParam(current.params[name]))}
              label={paramName(name)[locale]}
              options={reviewActions.map((value) => ({ value, label: reviewOutcomeNames[value][locale] }))}
              required
            />
          ) : param.kind === 'phrases' ? (
            <Field
              key={name}
              {...field(name, formatRuleParam(current.params[name]))}
              label={paramName(name)[locale]}
              hint={words.phrasesHint[locale](param.most)}
              rows={8}
              required
            />
          ) : (
            <Field
              key={name}
              {...field(name, formatRuleParam(current.params[name]))}
              label={paramName(name)[locale]}
              type={param.kind === 'day' ? 'date' : 'text'}
              inputMode={param.kind === 'prefectures' ? 'text' : param.kind === 'rate' ? 'decimal' : 'numeric'}
              hint={param.kind === 'prefectures' ? words.prefectureHint[locale] : undefined}
              maxLength={param.kind === 'prefectures' ? 100 : 20}
              autoComplete="off"
              required={!param.optional}
            />
          ),
        )}
      </div>
      <Field
        {...field('text_el', current.text.el)}
        label={words.textEl[locale]}
        hint={words.textHint[locale]}
        rows={8}
        required
      />
      <Field
        {...field('text_en', current.text.en)}
        label={words.textEn[locale]}
        hint={words.textHint[locale]}
        rows={8}
        required
      />
      <Field
        {...field('source_url', current.source_url)}
        label={words.sourceUrl[locale]}
        type="url"
        maxLength={500}
        autoComplete="off"
      />
      <Field
        {...field('reason')}
        label={words.reason[locale]}
        hint={words.reasonHint[locale]}
        maxLength={500}
        autoComplete="off"
        required
      />
      <div>
        <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
      </div>
    </ActionForm>
  );
}
