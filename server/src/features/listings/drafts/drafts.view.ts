/** A draft as its writer sees it: nobody else does. */

import type { HandlerResult } from '@estia/contract/call';
import type { Draft } from '@estia/contract/listings/draft/draft';
import type { listDrafts } from '@estia/contract/listings/draft/draft-calls';
import { getListingKind, parseAnswers, parseField } from '@estia/contract/listings/draft/listing-fields';
import type { ListingRules } from '@estia/contract/listings/listing-rules';
import { findLookup } from '@estia/contract/lookups/model';
import { listNames } from '@estia/contract/map-names';
import { purposeNames } from '@estia/contract/search/model';
import { getItemFieldName } from '@estia/contract/sources/item-values';
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

/** Of a draft that a source began: what keeps it from being published. Whoever is writing one knows where they stopped. */
function listMissing(row: DraftListRow, rules: ListingRules): DraftListItem['missing'] {
  if (row.source_id === null) return [];
  const answers = { ...row.answers, right_declared: 'on' };
  const kind = getListingKind(purposeNames[row.purpose], answers);
  const { errors } = parseAnswers(answers, kind, { advertiser_kind: 'professional', rules });
  const fields: string[] = listNames(errors);
  if (row.photos < rules.photosMin) fields.push('photos');
  return fields.map((field) => ({
    field,
    name: { el: getItemFieldName(field, 'el'), en: getItemFieldName(field, 'en') },
  }));
}

export const draftListItemView = (
  row: DraftListRow,
  { tree, rules }: { tree: PlaceTree; rules: ListingRules },
): DraftListItem => ({
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
  source:
    row.source_id === null ? null : { id: row.source_id, name: row.source_name ?? '', reference: row.reference ?? '' },
  missing: listMissing(row, rules),
  updated_at: row.updated_at.toISOString(),
});
