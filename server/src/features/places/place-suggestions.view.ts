/** How a suggestion reads: the name that was meant, what it is and where. */

import { toLatin } from '@estia/contract/places/latin';
import type { LocalizedName, PlaceSuggestion } from '@estia/contract/places/model';
import * as words from '@estia/contract/places/suggestion-messages';
import { getBareName, type RankedPlace } from './place-ranking.ts';
import { findPlaceOption, listPlaceAncestors, type PlaceTree } from './place-tree.service.ts';

function getTitle({ hit, name }: RankedPlace, matched: string | null): LocalizedName {
  if (matched === null) return name;
  // «Θήρα (Σαντορίνη)» says both names itself.
  if ((hit.type === 'alias' || hit.type === 'search_alias') && getBareName(name.el).includes(getBareName(matched)))
    return name;
  return { el: matched, en: hit.alias_en ?? toLatin(matched) };
}

function getKindName(tree: PlaceTree, { hit }: RankedPlace): LocalizedName {
  if (hit.kind === 'prefecture') return words.prefecture;
  if (hit.kind === 'municipality') return words.municipality;
  const district = tree.districts.get(hit.place_id);
  if (district?.neighbourhood) return words.neighbourhood;
  return district?.town ? words.town : words.unit;
}

/** «Κολωνάκι, Αθήνα»: without a parent that repeats the name. */
function getWhere(names: readonly LocalizedName[], title: LocalizedName, locale: 'el' | 'en'): string {
  const others = new Set(names.map((name) => name[locale]).filter((text) => text !== title[locale]));
  return [...others].slice(0, 2).join(', ');
}

export function toSuggestion(tree: PlaceTree, place: RankedPlace): PlaceSuggestion | null {
  const { hit, name, listings } = place;
  const option = findPlaceOption(tree, hit.kind, hit.place_id, hit.type === 'form' ? null : hit.alias);
  if (!option) return null;
  const title = getTitle(place, option.matched);
  const what = words.insideNames[hit.type] ?? getKindName(tree, place);
  const parents = listPlaceAncestors(tree, hit.kind, hit.place_id);
  const where = title === name ? parents : [name, ...parents];
  const describe = (locale: 'el' | 'en'): string =>
    [what[locale], getWhere(where, title, locale)].filter(Boolean).join(' · ');
  return { ...option, title, detail: { el: describe('el'), en: describe('en') }, listing_count: listings };
}
