/** A new proposal: on an own listing to an agency, or by an agency on another's. What was typed is never lost. */

import { cooperationMessages as words } from '@estia/contract/cooperation/messages';
import { cooperationLimits } from '@estia/contract/cooperation/model';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field, FieldError, FieldHint, FieldLabel, type FieldProps, getFieldAttributes } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import css from '../../ui/form/form.module.css';
import grid from '../../ui/form/form-grid.module.css';
import { Panel } from '../../ui/Panel.tsx';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; isAgency: boolean; listing: string };

/** Neither required nor optional: it depends on whose the listing is, which its label says. */
function AgencyGemiField({ locale, name, label, hint, error, defaultValue }: FieldProps & { defaultValue: string }) {
  const { id, aria } = getFieldAttributes({ name, hint, error });
  return (
    <div className={css.field}>
      <FieldLabel locale={locale} name={name} label={label} required />
      <FieldHint name={name}>{hint}</FieldHint>
      <input
        {...aria}
        id={id}
        name={name}
        className={css.input}
        defaultValue={defaultValue}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}

export function ProposalForm({ isAgency, listing, ...common }: Props) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'propose', refusal);
  const labels = {
    listing: words.listingField[locale],
    gemi: (isAgency ? words.gemiFieldAgency : words.gemiField)[locale],
    message: words.messageField[locale],
  };
  return (
    <Panel
      id="propose"
      title={words.proposeTitle[locale]}
      lead={(isAgency ? words.proposeLeadAgency : words.proposeLeadOwner)[locale]}
    >
      <ActionForm {...common} intent="propose" className={grid.form} labels={labels} keepsValues>
        <div className={grid.grid}>
          <Field
            {...field('listing', listing)}
            label={labels.listing}
            hint={words.listingHint[locale]}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            required
          />
          {isAgency ? (
            <AgencyGemiField {...field('gemi')} label={labels.gemi} hint={words.gemiHintAgency[locale]} />
          ) : (
            <Field
              {...field('gemi')}
              label={labels.gemi}
              hint={words.gemiHintOwner[locale]}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              required
            />
          )}
        </div>
        <Field
          {...field('message')}
          label={labels.message}
          hint={words.messageHint[locale]}
          maxLength={cooperationLimits.message}
          rows={5}
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="accent">
            {words.send[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Panel>
  );
}
