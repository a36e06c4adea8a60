import type { DraftPhoto } from '@estia/contract/listings/draft/draft';
import type { DraftPhotoRow } from './draft-photos.queries.ts';

export const draftPhotoView = (row: DraftPhotoRow): DraftPhoto => ({
  id: row.id,
  client_key: row.client_key,
  state: row.state,
  refusal: row.refusal,
  picture:
    row.key === null
      ? null
      : {
          key: row.key,
          width: row.width ?? 0,
          height: row.height ?? 0,
          placeholder: row.placeholder ?? '',
          avif: row.has_avif ?? false,
          alt: row.alt_el && row.alt_en ? { el: row.alt_el, en: row.alt_en } : null,
        },
  alt_el: row.alt_el,
  alt_en: row.alt_en,
});
