/** What an admin decides about a listing: one press to approve, a reason for everything else. */
import { reviewLimits, reviewReasons } from '@estia/contract/listings/review/review-choices';
import { reviewReasonMessages, reviewRuleNames } from '@estia/contract/listings/review/review-messages';
import { reviewScreenMessages as words } from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { languageName } from '@estia/contract/site/messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';
import css from './ReviewDecisionForm.module.css';

type Reply = ApiReply<'GET /adminPanel/listing-reviews/{id}'>;
type Props = { locale: Locale; formKey: string; refusal: FormError | null; page: Reply };

/** What would be sent, in the language of the advertiser. */
function ReadyTexts({ locale, language }: { locale: Locale; language: Locale }) {
  return (
    <Disclosure summary={words.ready[locale]} quiet>
      <dl className={css.ready}>
        {reviewReasons.map((reason) => {
          const { name, change, stop } = reviewReasonMessages[reason];
          return (
            <div key={reason}>
              <dt>{name[locale]}</dt>
              <dd>
                {words.readyChange[locale]}: <span lang={language}>{change[language]}</span>
              </dd>
              <dd>
                {words.readyStop[locale]}: <span lang={language}>{stop[language]}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}

export function ReviewDecisionForm({ locale, formKey, refusal, page }: Props) {
  const { review, hits, advertiser, change_days: changeDays } = page;
  const { field, check } = createFieldProps(locale, 'decide', refusal);
  const current = hits.filter((hit) => hit.cleared_at === null);
  const labels = { reason: words.reason[locale], text: words.text[locale], days: words.days[locale] };
  const common = { locale, formKey, refusal };
  return (
    <>
      <ActionForm
        {...common}
        intent="approve"
        hidden={{ version: review.version }}
        label={words.approve[locale]}
        className={css.approve}
      >
        <SubmitButton locale={locale} kind="primary" name="approve.decision" value="approve">
          {(review.outcome === 'hold' ? words.approveHeld : words.approve)[locale]}
        </SubmitButton>
      </ActionForm>
      <ActionForm
        {...common}
        intent="decide"
        hidden={{ version: review.version }}
        labels={labels}
        label={words.otherwise[locale]}
        className={css.form}
        keepsValues
      >
        <Select
          {...field('reason')}
          label={labels.reason}
          empty={words.chooseReason[locale]}
          options={reviewReasons.map((value) => ({ value, label: reviewReasonMessages[value].name[locale] }))}
          required
        />
        <Field
          {...field('text')}
          label={labels.text}
          hint={words.textHint[locale](languageName[advertiser.language])}
          rows={3}
          maxLength={reviewLimits.text}
        />
        <ReadyTexts locale={locale} language={advertiser.language} />
        <Field
          {...field('days', changeDays)}
          label={labels.days}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
        {current.length > 0 && (
          <fieldset className={css.agreed}>
            <legend>{words.agreed[locale]}</legend>
            {current.map(({ rule }) => (
              <Checkbox key={rule} {...check(`agreed_${rule}`, true)} label={reviewRuleNames[rule][locale]} inGroup />
            ))}
          </fieldset>
        )}
        <div className={css.actions}>
          <SubmitButton locale={locale} kind="outline" name="decide.decision" value="change">
            {words.requestChange[locale]}
          </SubmitButton>
          <SubmitButton locale={locale} kind="outline" name="decide.decision" value="stop">
            {words.stop[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </>
  );
}
