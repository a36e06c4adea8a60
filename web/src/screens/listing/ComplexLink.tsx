/** On the page of a listing: the development it is a part of. */

import { partOf } from '@estia/contract/complexes/unit-messages';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { findLocalizedText } from '../../features/listings/page/localized-text.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { PropertyIcon } from '../../ui/icon/PropertyIcon.tsx';
import css from './ComplexLink.module.css';

type Props = { complex: NonNullable<Property['complex']>; locale: Locale };

export function ComplexLink({ complex, locale }: Props) {
  const name = findLocalizedText(complex.name, locale);
  if (!name) return null;
  return (
    <p className={css.part}>
      {partOf[locale]}{' '}
      <a
        href={pathTo(locale, '/complexes/:id', { id: complex.complex_id })}
        lang={name.lang === locale ? undefined : name.lang}
      >
        {name.text}
        <PropertyIcon name="arrow" size={16} />
      </a>
    </p>
  );
}
