/** Where a stored picture lives. Apart from the schema, so that a page can write an address without carrying one. */
export const photoWidths = [320, 640, 960, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** A logo is kept in two widths of its own, as WebP. */
export type LogoWidth = 160 | 512;

export const pictureUrl = (key: string, width: PhotoWidth | LogoWidth, format: PhotoFormat): string =>
  `/photos/${key}/${width}.${format}`;
