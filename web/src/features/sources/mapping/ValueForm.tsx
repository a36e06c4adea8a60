/** Values of a source with what each means: chosen from the field's own list, or left out. Saved many at once. */
import { getListingField } from '@estia/contract/listings/fields';
import { lookups } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { formatItemAnswer, getItemFieldName } from '@estia/contract/sources/item-values';
import {
  mappingMessages,
  valueMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { Occurrences } from './MappingPage.tsx';
import css from './mapping.module.css';
import { getChoice, getValueFields, IGNORE, type ValueRow } from './value-fields.ts';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; values: readonly ValueRow[] };

type Option = { id: string; name: string };

function listOptions(name: ValueRow['field'], locale: Locale): Option[] {
  if (name === 'purpose') return ['sale', 'rent'].map((id) => ({ id, name: formatItemAnswer(name, id, locale) }));
  const field = getListingField(name);
  const rows = field.kind === 'choice' || field.kind === 'choices' ? lookups[field.list] : [];
  return rows.map((row) => ({ id: String(row.id), name: row.name[locale] }));
}

const drawOption = ({ id, name }: Option) => (
  <option key={id} value={id}>
    {name}
  </option>
);

export const VALUES_FORM = 'values';

export function ValueForm({ values, ...common }: Props) {
  const { locale, refusal } = common;
  const form = createFieldProps(locale, VALUES_FORM, refusal);
  return (
    <ActionForm {...common} intent={VALUES_FORM} className={css.form} keepsValues>
      <ul className={css.list}>
        {values.map((row, at) => {
          const fields = getValueFields(row, at);
          const isSuggested = row.is_certain && getChoice(row) === '';
          const choice = form.field(fields.choice, isSuggested ? (row.suggestions[0] ?? '') : getChoice(row));
          const options = listOptions(row.field, locale);
          const likely = row.suggestions.flatMap((id) => options.find((option) => option.id === id) ?? []);
          const field = getItemFieldName(row.field, locale);
          return (
            <li key={fields.identity} className={css.row}>
              <div className={css.what}>
                <p className={css.name} translate="no" dir="auto">
                  {row.value}
                </p>
                <p className={css.small}>
                  <span>
                    {field}
                    {row.from !== field && <span translate="no"> ({words.inFeed[locale](row.from)})</span>}
                  </span>
                  <Occurrences locale={locale} count={row.count} examples={row.examples} />
                </p>
                {isSuggested && <p className={css.small}>{words.suggested[locale]}</p>}
              </div>
              <input type="hidden" name={`${VALUES_FORM}.${fields.about}`} value={fields.identity} />
              <ChoiceSelect
                name={choice.name}
                label={words.meaning[locale](field, row.value)}
                defaultValue={choice.defaultValue}
              >
                <option value="">{words.choose[locale]}</option>
                <option value={IGNORE}>{words.ignore[locale]}</option>
                {likely.length === 0 ? (
                  options.map(drawOption)
                ) : (
                  <>
                    <optgroup label={words.likely[locale]}>{likely.map(drawOption)}</optgroup>
                    <optgroup label={words.others[locale]}>
                      {options.filter((option) => !likely.includes(option)).map(drawOption)}
                    </optgroup>
                  </>
                )}
              </ChoiceSelect>
            </li>
          );
        })}
      </ul>
      <div className={grid.actions}>
        <SubmitButton locale={locale}>{mappingMessages.save[locale]}</SubmitButton>
      </div>
    </ActionForm>
  );
}
