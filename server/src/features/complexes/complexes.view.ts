/** Row → what may leave the server, field by field. */

import { complexLimits } from '@estia/contract/complexes/limits';
import {
  type AttachableUnit,
  type ComplexCard,
  type ComplexPage,
  type ComplexStats,
  type OwnComplex,
  stageNames,
  type UnitCard,
} from '@estia/contract/complexes/model';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { ListingCard } from '@estia/contract/listings/model';
import { findLookup } from '@estia/contract/lookups/model';
import type { Picture } from '@estia/contract/photos/model';
import { purposeNames } from '@estia/contract/search/model';
import { HIDDEN_ADDRESS_RADIUS_M } from '../listings/index.ts';
import type { PlaceTree } from '../places/index.ts';
import type { AttachableUnitRow, OwnComplexRow } from './own-complexes.queries.ts';
import type { ComplexCardRow, ComplexPageRow, ComplexStatsColumns, PhotoTuple } from './public-complexes.queries.ts';

const fallbackTypeName = { el: 'Ακίνητο', en: 'Property' };
const getTypeName = (id: number) => findLookup('types', id)?.name ?? fallbackTypeName;

function pictureView([key, width, height, placeholder, avif, el, en]: PhotoTuple): Picture {
  return { key, width, height, placeholder, avif, alt: el && en ? { el, en } : null };
}

const rangeView = (from: number | null, to: number | null) => (from === null || to === null ? null : { from, to });
const priceRangeView = (units: number, from: number | null, to: number | null) =>
  from === null || to === null ? null : { units, from, to };

const complexStatsView = (row: ComplexStatsColumns): ComplexStats => ({
  units: row.units,
  sale: priceRangeView(row.sale_units, row.sale_from, row.sale_to),
  rent: priceRangeView(row.rent_units, row.rent_from, row.rent_to),
  area: rangeView(row.area_from, row.area_to),
  bed_rooms: rangeView(row.bed_from, row.bed_to),
});

const completionView = (row: Pick<ComplexCardRow, 'completion_year' | 'completion_quarter'>) =>
  row.completion_year === null ? null : { year: row.completion_year, quarter: row.completion_quarter };

function placeView(districtId: number, tree: PlaceTree) {
  const district = tree.districts.get(districtId);
  if (!district) throw new Error(`A development lies in the unknown district ${districtId}`);
  const { municipality } = district;
  return {
    district: { district_id: district.id, name: district.name },
    municipality: { municipality_id: municipality.id, name: municipality.name },
    prefecture: municipality.prefecture,
  };
}

export function complexCardView(row: ComplexCardRow, tree: PlaceTree): ComplexCard {
  const { district, municipality } = placeView(row.district_id, tree);
  return {
    complex_id: row.id,
    name: { el: row.name_el, en: row.name_en },
    district,
    municipality,
    stage: stageNames[row.stage] ?? 'ready',
    completion: completionView(row),
    cover: row.cover && pictureView(row.cover),
    stats: complexStatsView(row),
    agency: {
      agency_id: row.agency_id,
      name: { el: row.agency_el, en: row.agency_en },
      gcr: row.gemi,
      logo: row.logo_key,
    },
    published_at: row.published_at.toISOString(),
  };
}

/** Five decimals are a metre: more would only look exact. */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

export function complexPageView(row: ComplexPageRow, tree: PlaceTree): ComplexPage {
  const { prefecture } = placeView(row.district_id, tree);
  const seen = new Set<string>();
  const photos = (row.photos ?? []).filter(([key]) => !seen.has(key) && seen.add(key));
  return {
    ...complexCardView(row, tree),
    description: { el: row.description_el, en: row.description_en },
    address: {
      region: prefecture.region.name,
      prefecture: prefecture.name,
      street: row.hide_address ? null : row.street,
    },
    location:
      row.lat === null || row.lon === null
        ? null
        : {
            hidden: row.hide_address,
            lat: roundCoordinate(row.lat),
            lon: roundCoordinate(row.lon),
            radius_m: row.hide_address ? HIDDEN_ADDRESS_RADIUS_M : 0,
          },
    energy_class: findLookup('energy_classes', row.energy_class_id)?.name ?? null,
    energy_rank: (findLookup('energy_classes', row.energy_class_id)?.extra.rank as number | null) ?? null,
    pictures: photos.slice(0, complexLimits.pictures).map(pictureView),
    is_gone: row.units === 0,
    updated_at: row.updated_at.toISOString(),
  };
}

export const unitCardView = (card: ListingCard): UnitCard => ({ ...card, type: getTypeName(card.type_id) });

export function ownComplexView(row: OwnComplexRow, tree: PlaceTree): OwnComplex {
  const { district, municipality } = placeView(row.district_id, tree);
  return {
    complex_id: row.id,
    state: row.state,
    version: row.version,
    name: { el: row.name_el, en: row.name_en },
    description: { el: row.description_el, en: row.description_en },
    district,
    municipality,
    street: row.street,
    hide_address: row.hide_address,
    stage: stageNames[row.stage] ?? 'ready',
    completion: completionView(row),
    energy_class_id: row.energy_class_id,
    cover_property_id: row.cover_property_id,
    cover: row.cover && pictureView(row.cover),
    units: row.units,
    live_units: row.live_units,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

export const attachableUnitView = (row: AttachableUnitRow, isHidden: boolean, tree: PlaceTree): AttachableUnit => ({
  property_id: row.property_id,
  code: formatListingCode(row.property_id, row.purpose),
  type: getTypeName(row.type_id),
  area: row.area,
  bed_rooms: row.bed_rooms,
  floor: findLookup('floors', row.floor_id)?.name ?? null,
  district: placeView(row.district_id, tree).district.name,
  price: row.price,
  for: purposeNames[row.purpose],
  is_active: row.is_active === true,
  hide_address: row.hide_address,
  is_attached: row.attached,
  is_public: row.attached && row.is_active === true && row.hide_address === isHidden,
  picture: row.cover && pictureView(row.cover),
});
