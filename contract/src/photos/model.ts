/** A stored picture and the addresses of its renditions. An address never changes, so it may be cached for a year. */
import { z } from 'zod';

export { type PhotoFormat, photoFormats, photoWidths, pictureUrl } from './picture-url.ts';

export const picture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  /** A 12 × 9 WebP as a data address, shown until the picture arrives. */
  placeholder: z.string(),
  /** AVIF is made later than the others; a page names it only when it exists. */
  avif: z.boolean(),
  alt: z.object({ el: z.string(), en: z.string() }).nullable(),
});
export type Picture = z.infer<typeof picture>;

/** Why a file did not become a photo. Words: `photos/messages.ts`. */
export const photoRejections = [
  'not_an_image',
  'too_large',
  'too_small',
  'too_many_pixels',
  'broken',
  'same_picture',
] as const;
export type PhotoRejection = (typeof photoRejections)[number];
