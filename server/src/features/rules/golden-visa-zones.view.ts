/** The Golden Visa zone of every municipality, prefecture by prefecture as the places are ordered. */
import type { LocalizedName } from '@estia/contract/places/model';
import type { GoldenVisaZone } from '@estia/contract/rules/golden-visa';
import type { PlaceTree } from '../places/index.ts';

type Prefecture = {
  prefecture_id: number;
  name: LocalizedName;
  region: LocalizedName;
  municipalities: { municipality_id: number; name: LocalizedName; zone: GoldenVisaZone }[];
};

export function goldenVisaZonesView(tree: PlaceTree): Prefecture[] {
  const found = new Map<number, Prefecture>();
  for (const { id, name, region } of tree.prefectures.values())
    found.set(id, { prefecture_id: id, name, region: region.name, municipalities: [] });
  for (const { id, name, prefecture, zone } of tree.municipalities.values())
    found.get(prefecture.id)?.municipalities.push({ municipality_id: id, name, zone });
  return [...found.values()].filter((each) => each.municipalities.length > 0);
}
