/** HOME-2: what may become the home page's background, and what is made of it. */

const bytes = 15 * 1024 * 1024;

export const homeImageLimits = {
  bytes,
  /** The same as a data URL: four letters for three bytes, and its head. */
  textLength: Math.ceil(bytes / 3) * 4 + 100,
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'],
  /** The wide one is the customer's; a phone shows a narrow cut of the small one. */
  widths: [960, 1920],
} as const;

export const homeImageUrl = (key: string, width: (typeof homeImageLimits.widths)[number]): string =>
  `/photos/${key}/${width}.webp`;
