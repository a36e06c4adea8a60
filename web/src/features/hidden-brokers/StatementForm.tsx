/** Whose each listing is: a page of listings at a time, each saved before the next. The last one left sends the statement. */
import { brokerRelationMessages } from '@estia/contract/hidden-brokers/messages';
import { statementMessages as words } from '@estia/contract/hidden-brokers/review-messages';
import { type BrokerRelation, brokerLimits, brokerRelations } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { propertyPath } from '../../platform/paths/property-path.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Checkbox, RadioGroup } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './review.module.css';

type AnswerableListing = {
  listing_id: number;
  property_id: number;
  for: 'sale' | 'rent';
  code: string;
  title: { el: string; en: string };
  relation: BrokerRelation | null;
  who: string;
};
type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  listings: readonly AnswerableListing[];
  /** Of the first listing of this page among all of them, from 0. */
  first: number;
  count: number;
  /** Every listing of the other pages has its answer. */
  isLast: boolean;
};

/** Also what is asked of the server. */
export const getStatementFormName = (isLast: boolean): 'save' | 'send' => (isLast ? 'send' : 'save');

export function StatementForm({ locale, formKey, refusal, listings, first, count, isLast }: Props) {
  const intent = getStatementFormName(isLast);
  const { field, check } = createFieldProps(locale, intent, refusal);
  const labels = {
    ...Object.fromEntries(
      listings.flatMap(({ listing_id, code }) => [
        [`relation.${listing_id}`, `${code}: ${words.relation[locale]}`],
        [`who.${listing_id}`, `${code}: ${words.who[locale]}`],
      ]),
    ),
    text: words.text[locale],
    declared: words.declared[locale],
  };
  return (
    <Panel id="statement" title={words.title[locale]} lead={words.lead[locale]}>
      <ActionForm
        locale={locale}
        intent={intent}
        formKey={formKey}
        refusal={refusal}
        labels={labels}
        hidden={{ ids: listings.map(({ listing_id }) => listing_id).join(',') }}
        keepsValues
      >
        {count === 0 ? (
          <p>{words.noListings[locale]}</p>
        ) : (
          <p className={css.progress}>{words.progress[locale](first + 1, first + listings.length, count)}</p>
        )}
        <div className={css.answers}>
          {listings.map(({ listing_id, property_id, title, code, relation, who, for: purpose }) => (
            <div key={listing_id} className={css.answer}>
              <p className={css.listing} translate="no">
                <a href={propertyPath({ for: purpose, property_id }, locale)}>{title[locale]}</a> · {code}
              </p>
              <RadioGroup
                {...field(`relation.${listing_id}`, relation)}
                label={words.relation[locale]}
                options={brokerRelations.map((value) => ({ value, label: brokerRelationMessages[value][locale] }))}
                required
              />
              <Field
                {...field(`who.${listing_id}`, who)}
                label={words.who[locale]}
                hint={words.whoHint[locale]}
                isConditional
                maxLength={brokerLimits.who}
              />
            </div>
          ))}
        </div>
        {isLast && (
          <>
            <Field {...field('text')} label={words.text[locale]} rows={4} maxLength={brokerLimits.statement} />
            <Checkbox {...check('declared', false)} label={words.declared[locale]} required />
          </>
        )}
        <SubmitButton locale={locale} kind="primary">
          {(isLast ? words.send : words.saveAndContinue)[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
