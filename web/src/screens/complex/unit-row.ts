/** A unit of a development as its table shows it, in the reader's language. */
import type { UnitCard } from '@estia/contract/complexes/model';
import { formatEuro, formatM2 } from '@estia/contract/format';
import { cardMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { propertyPath } from '../../platform/paths/property-path.ts';

export type UnitRow = {
  id: number;
  href: string;
  type: string;
  floor: string | null;
  area: string;
  bedrooms: string | null;
  energy: { letter: string; rank: number } | null;
  price: string;
  rent: boolean;
};

export const createUnitRow = (unit: UnitCard, locale: Locale): UnitRow => ({
  id: unit.listing_id,
  href: propertyPath(unit, locale),
  type: unit.type[locale],
  floor: unit.floor && cardMessages.shortFloor[locale](unit.floor[locale]),
  area: formatM2(unit.area, locale),
  bedrooms: unit.bed_rooms === null ? null : String(unit.bed_rooms),
  energy:
    unit.energy_class && unit.energy_rank !== null
      ? { letter: unit.energy_class[locale], rank: unit.energy_rank }
      : null,
  price: formatEuro(unit.price),
  rent: unit.for === 'rent',
});
