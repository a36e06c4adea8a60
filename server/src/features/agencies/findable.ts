/** What an office is found by: its names as people type them, and a point that its own address gives. */
import { createPhoneticKey, createQueryKeys } from '@estia/contract/places/fold';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { pointOfAddress, streetsOf } from '../places/index.ts';
import { type OfficePoint, type OfficeRow, setFindable, unprepared } from './offices.queries.ts';

type Findable = Pick<OfficeRow, 'id' | 'name_el' | 'name_en' | 'district_id' | 'street' | 'postcode' | 'pin'>;

/** ` akron akinita  akron estates `: every word begins after a space, so `like '% akr%'` is "a word that begins so". */
export const findableOf = (el: string, en: string): string =>
  [...new Set([createPhoneticKey(el), createPhoneticKey(en)])].map((name) => ` ${name} `).join('');

/**
 * Where the office itself put its pin; else the street as its district knows it, else the postcode, else the middle of the district. Streets are known by their
 * postcode, so even the best of what follows from an address is a neighbourhood and not a door.
 */
async function pointOf(db: Db, { district_id, street, postcode, pin }: Findable): Promise<OfficePoint | null> {
  if (pin) return { ...pin, from: 'pin' };
  if (district_id === null) return null;
  const keys = street ? createQueryKeys(street) : [];
  const roads = keys.length > 0 ? await streetsOf(db, district_id, keys) : [];
  const road = postcode ? roads.find((each) => each.postal_code === postcode) : roads[0];
  if (road) return { lat: road.lat, lon: road.lon, from: 'street' };
  const centre = await pointOfAddress(db, { district_id, postal_code: null });
  const post = postcode ? await pointOfAddress(db, { district_id, postal_code: postcode }) : null;
  if (post && centre && (post.lat !== centre.lat || post.lon !== centre.lon)) return { ...post, from: 'street' };
  return centre && { ...centre, from: 'district' };
}

export async function makeFindable(db: Db, office: Findable, seen?: Date): Promise<void> {
  const nameKey = findableOf(office.name_el, office.name_en);
  await setFindable(db, office.id, { nameKey, point: await pointOf(db, office) }, seen);
}

const BATCH = 500;

/** Those that came in another way than through the form. */
export async function prepareOffices({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let after = 0, batch = BATCH; batch === BATCH; ) {
    const offices = await unprepared(db, after, BATCH);
    for (const { updated_at, ...office } of offices) await makeFindable(db, office, updated_at);
    after = offices.at(-1)?.id ?? after;
    batch = offices.length;
  }
}
