/** LIST-1: the facts of a home that exist, in the order a reader asks for them. What was not stated is not shown. Page and sheet read this one list. */
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
export function listMainFacts(home: Property, locale: Locale): MainFact[] {
  const line: MainFact[] = [{ icon: 'area', text: formatM2(home.area, locale) }];
  if (home.bed_rooms) line.push({ icon: 'bed', text: words.bedroomCount[locale](home.bed_rooms) });
  const baths = [
    ...(home.bath_rooms ? [words.bathCount[locale](home.bath_rooms)] : []),
    ...(home.wc_rooms ? [`${home.wc_rooms} ${words.wcs[locale]}`] : []),
  ];
  if (baths.length > 0) line.push({ icon: 'bath', text: baths.join(', ') });
  if (home.floor) line.push({ icon: 'floor', text: home.floor[locale] });
  return line;
}

/** What the line above does not say already; the energy class has a part of its own. */
export function listFacts(home: Property, locale: Locale): Fact[] {
  const facts: Fact[] = [];
  const add = (icon: FactIcon, label: Pair, value: string | null) => {
    if (value !== null) facts.push({ icon, label: label[locale], value });
  };
  const count = (value: number | null) => (value ? String(value) : null);
  const area = (value: number | null) => (value ? formatM2(value, locale) : null);
  const year = (value: number | null) => (value === null ? null : String(value));
  const name = (fact: { name: { el: string; en: string } } | null) => fact?.name[locale] ?? null;
  const metres = (value: number | null) => (value ? words.metres[locale](value) : null);

  add('home', words.type, home.type[locale]);
  add('plan', words.mainArea, area(home.main_area));
  add('land', words.landArea, area(home.land_area));
  add('stack', words.levels, count(home.levels));
  add('sofa', words.livingRooms, count(home.living_rooms));
  add('kitchen', words.kitchens, count(home.kitchen_rooms));
  add('sofa', words.openKitchens, count(home.living_kitchen_rooms));
  add('calendar', words.yearBuilt, year(home.year_built));
  add('calendar', words.permitYear, year(home.permit_year));
  add('tool', words.renovated, year(home.renovation_year));
  add('check', words.condition, name(home.condition));
  add('fire', words.heating, name(home.heating));
  add('compass', words.orientation, name(home.orientation));
  add('eye', words.view, name(home.view));
  add('window', words.frame, name(home.frame));
  add('tiles', words.floorType, name(home.floor_type));
  add('door', words.door, name(home.door));
  add('wardrobe', words.wardrobes, name(home.wardrobe));
  add('car', words.parking, name(home.parking));
  add('tree', words.garden, name(home.garden));
  add('pool', words.pool, name(home.swimming_pool));
  add('flash', words.electricity, name(home.electricity_type));
  add('access', words.access, name(home.building_access));
  add('slope', words.slope, name(home.leaning));
  add('plan', words.zone, name(home.spatial_planning));
  if (home.within_city_plan !== null) {
    add('plan', words.cityPlan, (home.within_city_plan ? words.insidePlan : words.outsidePlan)[locale]);
  }
  add('ruler', words.facade, metres(home.facade_length));
  add('ruler', words.showcase, metres(home.show_case_length));
  if (home.shared_fees !== null) {
    const fees = home.shared_fees;
    add('euro', words.sharedFees, fees > 0 ? words.feesValue[locale](fees) : words.noFees[locale]);
  }
  if (home.is_listed_building) add('home', words.listedBuilding, words.yes[locale]);
  if (home.min_lease_months) add('calendar', words.minLease, words.months[locale](home.min_lease_months));
  add('check', words.ama, home.ama);
  return facts;
}
