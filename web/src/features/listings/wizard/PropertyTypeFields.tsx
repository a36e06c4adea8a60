/** What is offered: to sell or let, which category, which type. Everything else on the form follows from it. */
import { isFieldRequired } from '@estia/contract/listings/draft/listing-fields';
import { fieldGroupMessages, fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { wizardMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import { lookups } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../../ui/button.ts';
import { FieldError } from '../../../ui/form/Field.tsx';
import form from '../../../ui/form/form.module.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PropertyIcon, type PropertyIconName } from '../../../ui/icon/PropertyIcon.tsx';
import { OTHER_TYPE } from './draft/form-answers.ts';
import type { DraftController } from './draft/use-draft.ts';
import css from './PropertyTypeFields.module.css';

const categoryIcons: Readonly<Record<number, PropertyIconName>> = { 1: 'home', 2: 'stack', 3: 'land', 4: 'car' };
/** The types most listings are of, with a drawing each; the others are in the list behind "other type". */
const commonTypes: Readonly<Record<number, readonly (readonly [number, PropertyIconName])[]>> = {
  1: [
    [1, 'stack'],
    [3, 'plan'],
    [4, 'home'],
  ],
  2: [
    [19, 'window'],
    [18, 'stack'],
    [20, 'wardrobe'],
  ],
  3: [
    [36, 'plan'],
    [37, 'land'],
    [38, 'tree'],
  ],
  4: [
    [42, 'car'],
    [44, 'wardrobe'],
    [45, 'window'],
  ],
};

type Props = {
  locale: Locale;
  draft: DraftController;
  advertiserKind: 'individual' | 'professional';
  isFixed: boolean;
};

export function PropertyTypeFields({ locale, draft, advertiserKind, isFixed }: Props) {
  const category = Number(draft.value('category_id')) || 0;
  const type = draft.what.type_id;
  const first = commonTypes[category] ?? [];
  const isOther = type !== 0 && !first.some(([id]) => id === type);
  const types = lookups.types.filter((row) => row.extra.category_id === category);
  return (
    <section className={css.set} aria-labelledby="group-what">
      <h2 id="group-what">{fieldGroupMessages.what[locale]}</h2>
      {isFixed ? (
        <p className={css.fixed}>
          {words[draft.purpose][locale]}. {words.purposeFixed[locale]}
        </p>
      ) : (
        <fieldset className={form.field}>
          <legend className={form.legend}>{words.purpose[locale]}</legend>
          <div className={css.segments}>
            {(['sale', 'rent'] as const).map((each) => (
              <label key={each}>
                <input type="radio" name="for" value={each} defaultChecked={draft.purpose === each} />
                {words[each][locale]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className={form.field} aria-describedby={draft.errors.category_id ? 'f-category_id-error' : undefined}>
        <legend className={form.legend}>{fieldLabels.category_id[locale]}</legend>
        <div className={css.cards}>
          {lookups.categories.map((row, at) => (
            <label key={row.id} className={css.card}>
              <input
                id={at === 0 ? 'f-category_id' : undefined}
                type="radio"
                name="category_id"
                value={row.id}
                required={isFieldRequired('category_id', draft.what, advertiserKind)}
                defaultChecked={category === row.id}
              />
              <PropertyIcon name={categoryIcons[row.id] ?? 'home'} size={24} />
              <span>{row.name[locale]}</span>
            </label>
          ))}
        </div>
        <FieldError locale={locale} name="category_id" error={draft.errors.category_id} />
      </fieldset>
      <p className={css.update}>
        <span>{words.updateWhy[locale]}</span>
        <button type="submit" name="intent" value="update" className={buttonClass('outline')}>
          {words.update[locale]}
        </button>
      </p>
      {category !== 0 && (
        <fieldset
          key={category}
          className={form.field}
          aria-describedby={draft.errors.type_id ? 'f-type_id-error' : undefined}
        >
          <legend className={form.legend}>{fieldLabels.type_id[locale]}</legend>
          <div className={css.cards}>
            {first.map(([id, glyph], at) => (
              <label key={id} className={css.card}>
                <input
                  id={at === 0 ? 'f-type_id' : undefined}
                  type="radio"
                  name="type_id"
                  value={id}
                  defaultChecked={type === id}
                />
                <PropertyIcon name={glyph} size={24} />
                <span>{types.find((row) => row.id === id)?.name[locale]}</span>
              </label>
            ))}
            <label className={css.card}>
              <input type="radio" name="type_id" value={OTHER_TYPE} defaultChecked={isOther} />
              <svg className={css.dots} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <circle cx="6" cy="12" r="1.5" />
                <circle cx="12" cy="12" r="1.5" />
                <circle cx="18" cy="12" r="1.5" />
              </svg>
              <span>{words.otherType[locale]}</span>
            </label>
          </div>
          <div className={css.others}>
            <div className={form.selectBox}>
              <select
                name="type_other"
                aria-label={words.otherType[locale]}
                className={`${form.input} ${form.select}`}
                defaultValue={isOther ? String(type) : ''}
              >
                <option value="">{words.chooseType[locale]}</option>
                {types
                  .filter((row) => !first.some(([id]) => id === row.id))
                  .map((row) => (
                    <option key={row.id} value={row.id}>
                      {row.name[locale]}
                    </option>
                  ))}
              </select>
              <Icon name="down" />
            </div>
          </div>
          <FieldError locale={locale} name="type_id" error={draft.errors.type_id} />
        </fieldset>
      )}
    </section>
  );
}
