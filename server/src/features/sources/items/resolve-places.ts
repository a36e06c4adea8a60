/** Where the items of a feed are: districts for all of them in one statement. */
import type { Db } from '../../../platform/db/db.ts';
import type { FeedItem } from '../formats/feed-item.ts';
import { findDistrictsAt, findPlace, getPlaceKey, type OpenPlace, type PlaceIndex } from './place-index.queries.ts';

type PlaceContext = { db: Db; index: PlaceIndex; settledPlaces: ReadonlyMap<string, number> };

const point = (item: FeedItem): { lat: number; lon: number } | null => {
  const [lat, lon] = [Number(item.answers.lat), Number(item.answers.lon)];
  return Number.isFinite(lat) && Number.isFinite(lon) && item.answers.lat ? { lat, lon } : null;
};

/** By what a person has settled, the names, the postcode, then the point: a name is what people chose, a pin may be the office's. */
export async function resolvePlaces(
  { db, index, settledPlaces }: PlaceContext,
  items: readonly FeedItem[],
): Promise<(number | null | OpenPlace)[]> {
  const found = items.map((item): number | null | OpenPlace => {
    if (item.answers.district_id !== undefined) return null;
    const settled = settledPlaces.get(getPlaceKey(item.place));
    if (settled !== undefined) return settled;
    const byName = findPlace(index, item.place);
    return 'district' in byName ? byName.district : byName;
  });
  const asked = items.flatMap((item, at) => {
    const pin = found[at] !== null && typeof found[at] === 'object' ? point(item) : null;
    return pin ? [{ at, pin }] : [];
  });
  const districts = await findDistrictsAt(
    db,
    asked.map(({ pin }) => pin),
  );
  for (const [position, { at }] of asked.entries()) {
    const district = districts[position];
    const open = found[at];
    // A pin in one of the districts that the names allow decides; one elsewhere contradicts them.
    if (district && open !== null && typeof open === 'object')
      found[at] =
        (open.allowed === null && open.suggestions.length === 0) ||
        open.allowed?.has(district) ||
        open.suggestions.includes(district)
          ? district
          : { ...open, suggestions: [district, ...open.suggestions] };
  }
  return found;
}
