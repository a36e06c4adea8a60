/** A development as a list shows it: words already chosen for the reader's language, nothing that no card draws. */
import type { ComplexCard } from '@estia/contract/complexes/model';
import { cardMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { completionLine, fromPrice, homesLine, stageLine } from '../../features/complexes/complex-lines.ts';
import { placeLine } from '../../features/listings/card-line.ts';
import { textFor } from '../../features/listings/own-text.ts';
import type { ListComplex } from './ComplexCard.tsx';

export function listComplex(complex: ComplexCard, locale: Locale): ListComplex {
  const name = textFor(complex.name, locale);
  return {
    id: complex.complex_id,
    name: name?.text ?? '',
    lang: name && name.lang !== locale ? name.lang : null,
    place: placeLine(complex, locale),
    stage: stageLine(complex, locale),
    completion: completionLine(complex, locale),
    homes: homesLine(complex.figures, locale),
    from: fromPrice(complex.figures),
    cover: complex.cover && { ...complex.cover, alt: null },
    office: {
      id: complex.office.agency_id,
      name: complex.office.name[locale],
      gemi: `${cardMessages.gemi[locale]} ${complex.office.gcr}`,
      logo: complex.office.logo,
    },
  };
}
