/** What an agency is found by: its names as people type them, and a point that its own address gives. */
import { createPhoneticKey, createQueryKeys } from '@estia/contract/places/phonetic-key';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { findAddressPoint, listStreets } from '../places/index.ts';
import {
  type AgencyPoint,
  type AgencyRow,
  listAgenciesWithoutSearchFields,
  updateSearchColumns,
} from './agencies.queries.ts';

type SearchableAgency = Pick<AgencyRow, 'id' | 'name_el' | 'name_en' | 'district_id' | 'street' | 'postcode' | 'pin'>;

/** ` akron akinita  akron estates `: every word begins after a space, so `like '% akr%'` is "a word that begins so". */
export const buildNameKey = (el: string, en: string): string =>
  [...new Set([createPhoneticKey(el), createPhoneticKey(en)])].map((name) => ` ${name} `).join('');

/**
 * Where the agency itself put its pin; else the street as its district knows it, else the postcode, else the middle of
 * the district. Streets are known by their postcode, so even the best of what follows from an address is a
 * neighbourhood and not a door.
 */
async function resolvePoint(
  db: Db,
  { district_id, street, postcode, pin }: SearchableAgency,
): Promise<AgencyPoint | null> {
  if (pin) return { ...pin, from: 'pin' };
  if (district_id === null) return null;
  const keys = street ? createQueryKeys(street) : [];
  const roads = keys.length > 0 ? await listStreets(db, district_id, keys) : [];
  const road = postcode ? roads.find((each) => each.postal_code === postcode) : roads[0];
  if (road) return { lat: road.lat, lon: road.lon, from: 'street' };
  const centre = await findAddressPoint(db, { district_id, postal_code: null });
  const post = postcode ? await findAddressPoint(db, { district_id, postal_code: postcode }) : null;
  if (post && centre && (post.lat !== centre.lat || post.lon !== centre.lon)) return { ...post, from: 'street' };
  return centre && { ...centre, from: 'district' };
}

export async function updateSearchFields(db: Db, agency: SearchableAgency, seen?: Date): Promise<void> {
  const nameKey = buildNameKey(agency.name_el, agency.name_en);
  await updateSearchColumns(db, agency.id, { nameKey, point: await resolvePoint(db, agency) }, seen);
}

const BATCH = 500;

/** Those that came in another way than through the form. */
export async function fillMissingSearchFields({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let after = 0, batch = BATCH; batch === BATCH; ) {
    const agencies = await listAgenciesWithoutSearchFields(db, after, BATCH);
    for (const { updated_at, ...agency } of agencies) await updateSearchFields(db, agency, updated_at);
    after = agencies.at(-1)?.id ?? after;
    batch = agencies.length;
  }
}
