/** Says first how many listings become inactive. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { sourcePageMessages as words } from '@estia/contract/sources/screens/source-page-messages';
import type { Source } from '@estia/contract/sources/source-model';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; source: Source };

export function RemoveSource({ source, ...common }: Props) {
  const { locale, refusal } = common;
  const { live, awaiting_photos: awaiting } = source.items;
  const { failed, check } = createFieldProps(locale, 'remove', refusal);
  const lead = [
    words.removeListings[locale](live, formatCount(live, locale)),
    ...(awaiting > 0 ? [words.removeAwaiting[locale](awaiting, formatCount(awaiting, locale))] : []),
    ...(source.key_kind === 'none' ? [] : [words.removeKey[locale]]),
    words.removeText[locale],
  ];
  return (
    <Panel id="remove" title={words.remove[locale]} lead={lead.join(' ')}>
      <Disclosure quiet open={failed} summary={words.removeButton[locale]}>
        <ActionForm
          {...common}
          intent="remove"
          className={grid.form}
          label={words.remove[locale]}
          labels={{ accept: words.removeAccept[locale] }}
        >
          <Checkbox {...check('accept', false)} label={words.removeAccept[locale]} required />
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
              {words.removeButton[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
      </Disclosure>
    </Panel>
  );
}
