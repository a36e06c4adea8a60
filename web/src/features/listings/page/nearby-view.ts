/** What stands near a property, in words. Runs in the loader only: the words are no business of the browser's script. */
import type { Property } from '@estia/contract/listings/model';
import {
  nearbyGroupNames,
  nearbyKindNames,
  stationNames,
  nearbyMessages as words,
} from '@estia/contract/listings/page/nearby-messages';
import type { Locale } from '@estia/contract/pair';
import { type NearbyPlace, nearbyKinds } from '@estia/contract/places/nearby';

export type NearbyView = {
  title: string;
  note: string;
  groups: { name: string; places: { name: string; walk: string; lines: NearbyPlace['lines'] }[] }[];
};

function nameOf({ kind, mode, name }: NearbyPlace, locale: Locale): string {
  if (name === null) return nearbyKindNames[kind][locale];
  return mode === null ? name[locale] : stationNames[mode][locale](name[locale]);
}

const formatWalk = ({ from, to }: NearbyPlace['minutes'], locale: Locale): string =>
  from === to ? words.walk[locale](to) : words.walkBetween[locale](from, to);

/** Null where nothing is near. */
export function createNearbyView({ nearby, location }: Property, locale: Locale): NearbyView | null {
  if (nearby.length === 0) return null;
  const notes = [
    ...(location.hidden ? [words.hidden[locale]] : []),
    words.estimated[locale],
    ...(nearby.some(({ kind }) => kind !== 'station') ? [`${words.source[locale]}.`] : []),
  ];
  return {
    title: words.title[locale],
    note: notes.join(' '),
    groups: nearbyKinds
      .map((kind) => ({
        name: nearbyGroupNames[kind][locale],
        places: nearby
          .filter((place) => place.kind === kind)
          .map((place) => ({
            name: nameOf(place, locale),
            walk: formatWalk(place.minutes, locale),
            lines: place.lines,
          })),
      }))
      .filter(({ places }) => places.length > 0),
  };
}
