/** Areas of a source that are not clear: those it may be as choices, and any other by its name. Saved many at once. */
import type { Locale } from '@estia/contract/pair';
import {
  mappingMessages,
  placeMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import { type DistrictChoice, DistrictField } from '../../../features/agencies/DistrictField.tsx';
import { Occurrences } from '../../../features/sources/mapping/MappingPage.tsx';
import css from '../../../features/sources/mapping/mapping.module.css';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure } from '../../../ui/Panel.tsx';

export type OpenPlace = ApiReply<'GET /sources/{id}/places'>['places'][number];
type Suggestion = OpenPlace['suggestions'][number];

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  places: readonly OpenPlace[];
  /** Districts that fit what was typed, by the place it was typed for. */
  fits: Readonly<Record<string, readonly DistrictChoice[]>>;
};

export const PLACES_FORM = 'places';
export const choiceField = (id: number): string => `choice-${id}`;
export const chosenField = (id: number): string => `chosen-${id}`;
export const typedField = (id: number): string => `other-${id}`;

export const namePlace = ({ names, postcode }: Pick<OpenPlace, 'names' | 'postcode'>, locale: Locale): string =>
  names.join(', ') || (postcode ? words.postcode[locale](postcode) : words.unnamed[locale]);

const describe = ({ municipality, prefecture, name }: Suggestion, locale: Locale): string =>
  [...new Set([municipality[locale], prefecture[locale]])].filter((each) => each !== name[locale]).join(', ');

type RowProps = Pick<Props, 'locale' | 'refusal'> & { place: OpenPlace; fits: readonly DistrictChoice[] | undefined };

function PlaceRow({ locale, refusal, place, fits }: RowProps) {
  const { id, postcode, names, chosen, suggestions, count, examples } = place;
  const form = createFieldProps(locale, PLACES_FORM, refusal);
  const known = chosen ? String(chosen.district_id) : '';
  const options = chosen
    ? [chosen, ...suggestions.filter((each) => each.district_id !== chosen.district_id)]
    : suggestions;
  const choice = form.field(choiceField(id), known);
  const typed = form.field(typedField(id), '');
  const name = namePlace(place, locale);
  return (
    <li className={`${css.row} ${css.wide}`}>
      <div className={css.what}>
        <p className={css.name} translate="no" dir="auto">
          {name}
        </p>
        <p className={css.small}>
          {postcode && names.length > 0 && <span>{words.postcode[locale](postcode)}</span>}
          <Occurrences locale={locale} count={count} examples={examples} />
        </p>
      </div>
      <input type="hidden" name={`${PLACES_FORM}.${chosenField(id)}`} value={known} />
      <div className={css.places}>
        {options.length > 0 && (
          <RadioGroup
            {...choice}
            label={<span className="vh">{words.which[locale](name)}</span>}
            options={[
              ...options.map((option) => ({
                value: String(option.district_id),
                label: option.name[locale],
                hint: describe(option, locale),
              })),
              { value: '', label: words.leaveOpen[locale] },
            ]}
          />
        )}
        <Disclosure
          quiet
          wide
          open={options.length === 0 || typed.defaultValue !== '' || fits !== undefined}
          summary={
            <>
              {words.other[locale]}
              <span className="vh">: {name}</span>
            </>
          }
        >
          {fits && (
            <p className={css.small}>{(fits.length > 0 ? words.several : words.unknown)[locale](typed.defaultValue)}</p>
          )}
          <DistrictField locale={locale} field={typed} known="" options={fits ?? []} />
        </Disclosure>
      </div>
    </li>
  );
}

export function PlaceForm({ places, fits, ...common }: Props) {
  const { locale, refusal } = common;
  return (
    <ActionForm
      {...common}
      intent={PLACES_FORM}
      className={css.form}
      keepsValues
      labels={Object.fromEntries(places.map((place) => [typedField(place.id), namePlace(place, locale)]))}
    >
      <ul className={css.list}>
        {places.map((place) => (
          <PlaceRow key={place.id} locale={locale} refusal={refusal} place={place} fits={fits[String(place.id)]} />
        ))}
      </ul>
      <div className={grid.actions}>
        <SubmitButton locale={locale}>{mappingMessages.save[locale]}</SubmitButton>
      </div>
    </ActionForm>
  );
}
