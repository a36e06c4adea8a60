/** An admin decides a dispute: for whom, and why, in words that both sides read. */
import { disputePageMessages as words } from '@estia/contract/matches/admin-messages';
import { disputeLimits } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ReasonsFields } from './ReasonsFields.tsx';
import { decisionKeys, useDecisionKeys } from './use-decision-keys.ts';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function DecisionForm({ locale, formKey, refusal }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { field } = createFieldProps(locale, 'decide', refusal);
  const choose = (value: 'owner' | 'agency') => () => {
    const radio = box.current?.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
    if (radio) radio.checked = true;
    box.current?.querySelector('textarea')?.focus();
  };
  useDecisionKeys(box, {
    first: choose('owner'),
    second: choose('agency'),
    send: () => box.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(),
  });
  const labels = {
    for: words.decideFor[locale],
    decision: words.reasons[locale],
    decision_locale: words.reasonsLanguage[locale],
  };
  return (
    <Panel id="decide" title={words.decide[locale]}>
      <div ref={box}>
        <ActionForm locale={locale} intent="decide" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
          <RadioGroup
            {...field('for')}
            label={labels.for}
            options={[
              { value: 'owner', label: words.forOwner[locale], hint: words.forOwnerHint[locale] },
              { value: 'agency', label: words.forAgency[locale], hint: words.forAgencyHint[locale] },
            ]}
            cards
            required
          />
          <ReasonsFields
            locale={locale}
            field={field}
            name="decision"
            label={labels.decision}
            hint={words.reasonsHint[locale]}
            maxLength={disputeLimits.decision}
          />
          <SubmitButton locale={locale} kind="primary">
            {words.send[locale]}
          </SubmitButton>
        </ActionForm>
        <KeyboardHelp
          locale={locale}
          shortcuts={[
            { keys: decisionKeys.first, text: words.keyOwner[locale] },
            { keys: decisionKeys.second, text: words.keyAgency[locale] },
            { keys: decisionKeys.send, text: words.keySend[locale] },
          ]}
        />
      </div>
    </Panel>
  );
}
