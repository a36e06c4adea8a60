/** What a listing is called where its advertiser gave it no title. Listings know of cooperations, so this asks nothing of them. */
import { formatM2 } from '@estia/contract/format';
import { findLookup } from '@estia/contract/lookups/model';
import type { CooperationRow } from './cooperation.queries.ts';

export function composeTitle({ type_id, area }: Pick<CooperationRow, 'type_id' | 'area'>): { el: string; en: string } {
  const type = findLookup('types', type_id)?.name ?? { el: 'Ακίνητο', en: 'Property' };
  return { el: `${type.el} ${formatM2(area, 'el')}`, en: `${type.en} ${formatM2(area, 'en')}` };
}
