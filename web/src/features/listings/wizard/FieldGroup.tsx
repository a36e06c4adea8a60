/** A part of a step under its heading: what stands together, drawn together. */
import { ENERGY_EXEMPT_ID, ENERGY_PENDING_ID, isFieldRequired } from '@estia/contract/listings/draft/listing-fields';
import {
  energyPendingHint,
  fieldGroupMessages,
  fieldHints,
  mandateHint,
} from '@estia/contract/listings/draft/wizard-field-messages';
import { wizardMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import type { ListingFieldName } from '@estia/contract/listings/fields';
import type { Locale } from '@estia/contract/pair';
import { Fragment, useState } from 'react';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { OptionalSection } from '../../../ui/form/OptionalSection.tsx';
import type { SelectedPlace } from '../../../ui/location-picker/selected-place.ts';
import { AddressFields } from './AddressFields.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { DraftController, WizardDraft } from './draft/use-draft.ts';
import type { FieldGroupName } from './field-groups.ts';
import { ListingTextField } from './ListingTextField.tsx';
import css from './ListingWizard.module.css';
import { PriceHint } from './PriceHint.tsx';
import { PropertyTypeFields } from './PropertyTypeFields.tsx';
import { WizardIcon } from './WizardIcon.tsx';

type FieldGroupProps = {
  locale: Locale;
  name: FieldGroupName;
  fields: readonly ListingFieldName[];
  draft: DraftController;
  stored: WizardDraft;
  place: SelectedPlace | null;
  setPlace: (place: SelectedPlace | null) => void;
  /** Places that fit what was typed without script. */
  options: readonly { id: number; label: string }[];
  /** Contact details were taken from the profile. */
  prefilled: boolean;
};

export function FieldGroup(props: FieldGroupProps) {
  const { locale, name, fields, draft, stored, place, setPlace, options, prefilled } = props;
  const hydrated = useHydrated();
  const common = { locale, draft, advertiserKind: stored.advertiser_kind };
  if (name === 'what') return <PropertyTypeFields {...common} isFixed={stored.property_id !== null} />;
  if (name === 'where') return <AddressFields {...common} place={place} onPlace={setPlace} options={options} />;
  if (name === 'text') return <TextFields {...common} fields={fields} />;
  // Without script it must stand there: nobody would draw it when it is needed.
  const isAway = (field: string) =>
    field === 'energy_exempt_reason' && hydrated && draft.value('energy_class_id') !== String(ENERGY_EXEMPT_ID);
  const { mandateMonths, mandateExtension } = stored.rules;
  const isSecret = name === 'law' || name === 'mandate';
  return (
    <section className={css.set} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>
        {fieldGroupMessages[name][locale]}
        {isSecret && (
          <span className={css.secret}>
            <WizardIcon name="lock" /> {words.privateNote[locale]}
          </span>
        )}
      </h2>
      {isSecret && <p className={css.quiet}>{words.privateWhy[locale]}</p>}
      {name === 'contact' && prefilled && <p className={css.quiet}>{words.profileFilled[locale]}</p>}
      <div className={name === 'size' ? `${css.grid} ${css.pairs}` : css.grid}>
        {fields.map((field) => (
          <Fragment key={field}>
            <div className={isAway(field) ? css.away : isWideField(field) ? css.wide : css.cell}>
              <AnswerField
                {...common}
                name={field}
                {...(field === 'energy_class_id' ? { empty: words.chooseClass[locale] } : {})}
                {...(field === 'energy_class_id' && draft.value(field) === String(ENERGY_PENDING_ID)
                  ? { hint: energyPendingHint[locale] }
                  : {})}
                {...(field === 'mandate_expires_on'
                  ? { hint: mandateHint[locale](mandateMonths, mandateExtension) }
                  : {})}
              />
            </div>
            {field === 'price' && <PriceHint locale={locale} draft={draft} place={place?.name ?? null} />}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

const isWideField = (name: string): boolean =>
  [
    'extras',
    'transportations',
    'mandate_type_id',
    'hide_phone',
    'no_brokers',
    'energy_class_id',
    'energy_exempt_reason',
  ].includes(name);

/** One's own language first; the other is offered, never made up. */
function TextFields({
  locale,
  draft,
  advertiserKind,
  fields,
}: Pick<FieldGroupProps, 'locale' | 'draft' | 'fields'> & { advertiserKind: WizardDraft['advertiser_kind'] }) {
  const mine = locale === 'el' ? (['title_el', 'description_el'] as const) : (['title_en', 'description_en'] as const);
  const others =
    locale === 'el' ? (['title_en', 'description_en'] as const) : (['title_el', 'description_el'] as const);
  const hints = { title: fieldHints.title_el?.[locale], description: fieldHints.description_el?.[locale] };
  const isOpen = others.some((name) => draft.value(name) !== '' || draft.errors[name]);
  const [open] = useState(isOpen);
  if (fields.length === 0 || !isFieldRequired('category_id', draft.what, advertiserKind)) return null;
  return (
    <section className={css.set} aria-labelledby="group-text">
      <h2 id="group-text">{fieldGroupMessages.text[locale]}</h2>
      <div className={css.grid}>
        <ListingTextField
          name={mine[0]}
          locale={locale}
          draft={draft}
          advertiserKind={advertiserKind}
          hint={hints.title}
        />
        <ListingTextField
          name={mine[1]}
          locale={locale}
          draft={draft}
          advertiserKind={advertiserKind}
          hint={hints.description}
        />
      </div>
      <OptionalSection icon="plus" summary={words.moreText[locale]} open={open || isOpen}>
        <p className={css.quiet}>{words.moreTextWhy[locale]}</p>
        <div className={css.grid}>
          <ListingTextField
            name={others[0]}
            locale={locale}
            draft={draft}
            advertiserKind={advertiserKind}
            hint={null}
          />
          <ListingTextField
            name={others[1]}
            locale={locale}
            draft={draft}
            advertiserKind={advertiserKind}
            hint={null}
          />
        </div>
      </OptionalSection>
    </section>
  );
}
