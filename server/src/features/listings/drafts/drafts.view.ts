/** A draft as its writer sees it: nobody else does. */

import type { HandlerResult } from '@estia/contract/call';
import type { Draft } from '@estia/contract/listings/draft/draft';
import type { listDrafts } from '@estia/contract/listings/draft/draft-calls';
import { parseField } from '@estia/contract/listings/draft/listing-fields';
import { findLookup } from '@estia/contract/lookups/model';
import { purposeNames } from '@estia/contract/search/model';
import { type DraftPhotoRow, draftPhotoView } from '../../photos/index.ts';
import type { PlaceTree } from '../../places/index.ts';
import type { DraftListRow, DraftRow } from './drafts.queries.ts';
import { getAdvertiserKind } from './drafts.service.ts';

export const draftView = (
  row: DraftRow,
  { roleId, photos, published }: { roleId: number; photos: DraftPhotoRow[]; published: Draft['published'] },
): Draft => ({
  draft_id: row.id,
  for: purposeNames[row.purpose],
  property_id: row.property_id,
  advertiser_kind: getAdvertiserKind(roleId),
  answers: row.answers,
  step: row.step,
  version: row.version,
  photos: photos.map(draftPhotoView),
  updated_at: row.updated_at.toISOString(),
  published,
});

type DraftListItem = HandlerResult<typeof listDrafts>['drafts'][number];

const readNumber = (row: DraftListRow, name: 'area' | 'price' | 'district_id' | 'type_id'): number | null => {
  const read = parseField(name, row.answers[name]);
  return 'value' in read && typeof read.value === 'number' ? read.value : null;
};

export const draftListItemView = (row: DraftListRow, tree: PlaceTree): DraftListItem => ({
  draft_id: row.id,
  for: purposeNames[row.purpose],
  property_id: row.property_id,
  type: findLookup('types', readNumber(row, 'type_id'))?.name ?? null,
  district: tree.districts.get(readNumber(row, 'district_id') ?? 0)?.name ?? null,
  area: readNumber(row, 'area'),
  price: readNumber(row, 'price'),
  step: row.step,
  photo: row.photo && {
    key: row.photo[0],
    width: row.photo[1],
    height: row.photo[2],
    placeholder: row.photo[3],
    avif: row.photo[4],
    alt: null,
  },
  updated_at: row.updated_at.toISOString(),
});
