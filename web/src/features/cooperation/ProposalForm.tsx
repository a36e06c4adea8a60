/** A new proposal: on an own listing to an agency, or by an agency on another's. What was typed is never lost. */
import { cooperationLimits } from '@estia/contract/cooperation/limits';
import { cooperationMessages as words } from '@estia/contract/cooperation/messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Panel } from '../../ui/Panel.tsx';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; isAgency: boolean; listing: string };

export function ProposalForm({ isAgency, listing, ...common }: Props) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'propose', refusal);
  const labels = {
    listing: words.listingField[locale],
    gemi: words.gemiField[locale],
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
          <Field
            {...field('gemi')}
            label={labels.gemi}
            hint={(isAgency ? words.gemiHintAgency : words.gemiHintOwner)[locale]}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            required={!isAgency}
          />
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
