import type { PlaceKind } from '@estia/contract/places/model';
import { areaPath, MIN_INDEXED_LISTINGS } from '@estia/contract/search/area-path';
import type { Db } from '../../../platform/db/db.ts';
import type { PlaceTree } from '../../places/index.ts';
import { listAllListingCounts } from './area.queries.ts';

/** Every area page with listings enough to be found, largest places first: what the sitemap lists. */
export async function listAreaPages(db: Db, tree: PlaceTree): Promise<string[]> {
  const districts = new Map(tree.sequence.map((district) => [district.seq, district]));
  /** Listings of a place: in all under '', and by purpose and type. */
  const counts = new Map<string, Map<string, number>>();
  const add = (kind: PlaceKind, id: number, key: string, listingCount: number) => {
    const place = `${kind} ${id}`;
    const ofPlace = counts.get(place) ?? new Map<string, number>();
    counts.set(place, ofPlace);
    ofPlace.set('', (ofPlace.get('') ?? 0) + listingCount);
    ofPlace.set(key, (ofPlace.get(key) ?? 0) + listingCount);
  };
  for (const { place, purpose, type, listing_count: listingCount } of await listAllListingCounts(db)) {
    const district = districts.get(place);
    if (!district) continue;
    const { municipality } = district;
    const key = `${purpose} ${type}`;
    add('prefecture', municipality.prefecture.id, key, listingCount);
    add('municipality', municipality.id, key, listingCount);
    if (municipality.districts.length > 1) add('district', district.id, key, listingCount);
  }
  const pages: string[] = [];
  const list = (kind: PlaceKind, places: Iterable<{ id: number; name: { en: string } }>) => {
    for (const { id, name } of places) {
      for (const [key, listingCount] of counts.get(`${kind} ${id}`) ?? []) {
        if (listingCount < MIN_INDEXED_LISTINGS) continue;
        const [purpose, type] = key.split(' ').map(Number);
        pages.push(
          areaPath({ kind, id, name }, type ? { for: purpose === 2 ? 'rent' : 'sale', type_id: type } : undefined),
        );
      }
    }
  };
  list('prefecture', tree.prefectures.values());
  list('municipality', tree.municipalities.values());
  list('district', tree.sequence);
  return pages;
}
