/** A search that begins with a place. A plain GET form: it works before and without script. */
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useState } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PlaceField } from './PlaceField.tsx';
import css from './PlaceSearchForm.module.css';
import type { PlaceTag } from './place-tag.ts';

type Props = {
  locale: Locale;
  path: string;
  places: readonly PlaceTag[];
  /** How many fields follow the place: two, or four. */
  fields: 'few' | 'many';
  submit: string;
  children: ReactNode;
};

export function PlaceSearchForm({ locale, path, places: known, fields, submit, children }: Props) {
  const [places, setPlaces] = useState(known);
  return (
    <search>
      <form className={`${css.form} ${css[fields]}`} method="get" action={localizePath(locale, path)}>
        <div className={css.where}>
          <PlaceField locale={locale} places={places} onChange={setPlaces} variant="pill" />
        </div>
        {children}
        <button type="submit" className={buttonClass('accent', css.submit)}>
          <Icon name="search" />
          {submit}
        </button>
      </form>
    </search>
  );
}

/** `children` is its input or select. */
export const PlaceSearchFormField = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given.
  <label className={css.field}>
    <b>{label}</b>
    {children}
  </label>
);
