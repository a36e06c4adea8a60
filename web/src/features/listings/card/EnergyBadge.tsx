/** The letter of an energy class on its own colour. Colour repeats the letter, it never stands alone. */
import { cardMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import css from './EnergyBadge.module.css';

type Props = { energy: { letter: string; rank: number }; locale: Locale };

export function EnergyBadge({ energy, locale }: Props) {
  return (
    <span className={css.chip} data-rank={energy.rank} title={cardMessages.energyClass[locale]}>
      <span className="vh">{cardMessages.energyClass[locale]} </span>
      {energy.letter}
    </span>
  );
}
