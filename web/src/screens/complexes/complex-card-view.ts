/** A development as a list shows it: words already chosen for the reader's language, nothing that no card draws. */
import type { ComplexCard } from '@estia/contract/complexes/model';
import { cardMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import {
  findStartingPrice,
  formatCompletion,
  formatStage,
  formatUnitCount,
} from '../../features/complexes/complex-text.ts';
import { formatPlace } from '../../features/listings/card/listing-text.ts';
import { findLocalizedText } from '../../features/listings/page/localized-text.ts';
import type { ComplexCardView } from './ComplexCard.tsx';

export function createComplexCardView(complex: ComplexCard, locale: Locale): ComplexCardView {
  const name = findLocalizedText(complex.name, locale);
  return {
    id: complex.complex_id,
    name: name?.text ?? '',
    lang: name && name.lang !== locale ? name.lang : null,
    place: formatPlace(complex, locale),
    stage: formatStage(complex, locale),
    completion: formatCompletion(complex, locale),
    unitCount: formatUnitCount(complex.stats, locale),
    from: findStartingPrice(complex.stats),
    cover: complex.cover && { ...complex.cover, alt: null },
    agency: {
      id: complex.agency.agency_id,
      name: complex.agency.name[locale],
      gemi: `${cardMessages.gemi[locale]} ${complex.agency.gcr}`,
      logo: complex.agency.logo,
    },
  };
}
