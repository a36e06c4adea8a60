/** Under which addresses a shared cache keeps something: ops/nginx.conf keeps it under these spellings and no other. */

const LANGUAGES = ['', '/en'];
const PAGES = ['for-sale', 'for-rent'];
/** A page, and what a browser fetches for it that is on the site already. */
const PAGE_FORMS = ['', '.data'];
const PAGE_PACKINGS = ['br', 'gzip', 'identity'];
const PHOTO_SIZES = [160, 320, 512, 640, 960, 1_600, 1_920];
const PHOTO_FORMATS = ['avif', 'webp', 'jpg'];

export type CachedAddress = { path: string; packing: string };

function listPaths(kind: string, key: string): string[] {
  if (kind === 'photo')
    return PHOTO_SIZES.flatMap((size) => PHOTO_FORMATS.map((format) => `/photos/${key}/${size}.${format}`));
  return LANGUAGES.flatMap((language) =>
    PAGES.flatMap((page) => PAGE_FORMS.map((form) => `${language}/properties/${page}/${key}${form}`)),
  );
}

/** `property:123` or `photo:KEY`. */
export function listCachedAddresses(tag: string): CachedAddress[] {
  const [kind = '', key = ''] = tag.split(':');
  const packings = kind === 'photo' ? ['identity'] : PAGE_PACKINGS;
  return listPaths(kind, key).flatMap((path) => packings.map((packing) => ({ path, packing })));
}
