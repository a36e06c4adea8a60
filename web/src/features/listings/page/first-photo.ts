/**
 * The first photo is what a visitor waits for: asked for in the head, in the format and width that the page then draws.
 * A phone with three dots to a pixel would fetch the largest rendition for a difference that nobody sees: on small
 * screens the 960 px one is the largest chosen.
 */
import type { Property } from '@estia/contract/listings/model';
import { photoWidths, pictureUrl } from '@estia/contract/photos/picture-url';
import type { MetaDescriptor } from 'react-router';

export const firstPhotoSizes =
  '(max-width: 530px) and (min-resolution: 2.1dppx) 60vw, (max-width: 899px) 100vw, (max-width: 1440px) 46vw, 640px';

export function createFirstPhotoPreload({ pictures }: Pick<Property, 'pictures'>): MetaDescriptor[] {
  const [first] = pictures;
  if (!first) return [];
  const format = first.avif ? 'avif' : 'webp';
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      type: `image/${format}`,
      imageSrcSet: photoWidths.map((width) => `${pictureUrl(first.key, width, format)} ${width}w`).join(', '),
      imageSizes: firstPhotoSizes,
      fetchPriority: 'high',
    },
  ];
}
