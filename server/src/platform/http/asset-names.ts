/** Scripts, styles, fonts and pictures of a build: names that carry their content, in one folder. */

const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The build's own packing of a file has the file's name and one ending more. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,180}\.([a-z0-9]{2,5})$/;

export const findAssetType = (name: string): string | null =>
  types[NAME.exec(name.replace(/\.br$/, ''))?.[1] ?? ''] ?? null;
export const isAssetName = (name: string): boolean => findAssetType(name) !== null;
export const getAssetKey = (name: string): string => `assets/${name}`;
