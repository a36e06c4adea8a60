/** The letter of an energy class on its own colour. Colour repeats the letter, it never stands alone. */
import { cardWords } from '@estia/contract/listings/messages';
import type { Card } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import css from './EnergyChip.module.css';

type Props = { home: Pick<Card, 'energy_class' | 'energy_rank'>; locale: Locale };

export function EnergyChip({ home, locale }: Props) {
  // «Υπό έκδοση» and «εξαίρεση» have no rank: they are words for the page of the home, not a letter for a card.
  if (home.energy_class === null || home.energy_rank === null) return null;
  return (
    <span className={css.chip} data-rank={home.energy_rank} title={cardWords.energyClass[locale]}>
      <span className="vh">{cardWords.energyClass[locale]} </span>
      {home.energy_class[locale]}
    </span>
  );
}
