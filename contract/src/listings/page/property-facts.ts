/** LIST-1: the facts of a property that exist, in the order a reader asks for them. What was not stated is not shown. Page and sheet read this one list. */
import { formatM2 } from '../../format.ts';
import type { Locale, Pair } from '../../pair.ts';
import type { Property } from '../model.ts';
import { factMessages as words } from './fact-messages.ts';

/** Names of the small drawings beside facts. */
export type FactIcon =
  | 'access'
  | 'area'
  | 'bath'
  | 'bed'
  | 'calendar'
  | 'car'
  | 'check'
  | 'compass'
  | 'door'
  | 'euro'
  | 'eye'
  | 'fire'
  | 'flash'
  | 'floor'
  | 'home'
  | 'kitchen'
  | 'land'
  | 'plan'
  | 'pool'
  | 'ruler'
  | 'slope'
  | 'sofa'
  | 'stack'
  | 'tiles'
  | 'tool'
  | 'tree'
  | 'wardrobe'
  | 'window';

export type Fact = { icon: FactIcon; label: string; value: string };
export type MainFact = { icon: FactIcon; text: string };

/** The line under the title: what decides whether one reads on. */
export function listMainFacts(listing: Property, locale: Locale): MainFact[] {
  const line: MainFact[] = [{ icon: 'area', text: formatM2(listing.area, locale) }];
  if (listing.bed_rooms) line.push({ icon: 'bed', text: words.bedroomCount[locale](listing.bed_rooms) });
  const baths = [
    ...(listing.bath_rooms ? [words.bathCount[locale](listing.bath_rooms)] : []),
    ...(listing.wc_rooms ? [`${listing.wc_rooms} ${words.wcs[locale]}`] : []),
  ];
  if (baths.length > 0) line.push({ icon: 'bath', text: baths.join(', ') });
  if (listing.floor) line.push({ icon: 'floor', text: listing.floor[locale] });
  return line;
}

/** What the line above does not say already; the energy class has a part of its own. */
export function listFacts(listing: Property, locale: Locale): Fact[] {
  const facts: Fact[] = [];
  const add = (icon: FactIcon, label: Pair, value: string | null) => {
    if (value !== null) facts.push({ icon, label: label[locale], value });
  };
  const count = (value: number | null) => (value ? String(value) : null);
  const area = (value: number | null) => (value ? formatM2(value, locale) : null);
  const year = (value: number | null) => (value === null ? null : String(value));
  const name = (fact: { name: { el: string; en: string } } | null) => fact?.name[locale] ?? null;
  const metres = (value: number | null) => (value ? words.metres[locale](value) : null);

  add('home', words.type, listing.type[locale]);
  add('plan', words.mainArea, area(listing.main_area));
  add('land', words.landArea, area(listing.land_area));
  add('stack', words.levels, count(listing.levels));
  add('sofa', words.livingRooms, count(listing.living_rooms));
  add('kitchen', words.kitchens, count(listing.kitchen_rooms));
  add('sofa', words.openKitchens, count(listing.living_kitchen_rooms));
  add('calendar', words.yearBuilt, year(listing.year_built));
  add('calendar', words.permitYear, year(listing.permit_year));
  add('tool', words.renovated, year(listing.renovation_year));
  add('check', words.condition, name(listing.condition));
  add('fire', words.heating, name(listing.heating));
  add('compass', words.orientation, name(listing.orientation));
  add('eye', words.view, name(listing.view));
  add('window', words.frame, name(listing.frame));
  add('tiles', words.floorType, name(listing.floor_type));
  add('door', words.door, name(listing.door));
  add('wardrobe', words.wardrobes, name(listing.wardrobe));
  add('car', words.parking, name(listing.parking));
  add('tree', words.garden, name(listing.garden));
  add('pool', words.pool, name(listing.swimming_pool));
  add('flash', words.electricity, name(listing.electricity_type));
  add('access', words.access, name(listing.building_access));
  add('slope', words.slope, name(listing.leaning));
  add('plan', words.zone, name(listing.spatial_planning));
  if (listing.within_city_plan !== null) {
    add('plan', words.cityPlan, (listing.within_city_plan ? words.insidePlan : words.outsidePlan)[locale]);
  }
  add('ruler', words.facade, metres(listing.facade_length));
  add('ruler', words.showcase, metres(listing.show_case_length));
  if (listing.shared_fees !== null) {
    const fees = listing.shared_fees;
    add('euro', words.sharedFees, fees > 0 ? words.feesValue[locale](fees) : words.noFees[locale]);
  }
  if (listing.is_listed_building) add('home', words.listedBuilding, words.yes[locale]);
  if (listing.min_lease_months) add('calendar', words.minLease, words.months[locale](listing.min_lease_months));
  add('check', words.ama, listing.ama);
  return facts;
}
