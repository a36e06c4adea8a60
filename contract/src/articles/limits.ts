/** How much of an article there may be. A form of both texts in Greek, two bytes a letter, stays under what a body may have. */
const pictureBytes = 15 * 1024 * 1024;

export const articleLimits = {
  title: 140,
  description: 300,
  content: 40_000,
  author: 80,
  tag: 40,
  tags: 10,
  alt: 200,
  pictureBytes,
  /** The same as a data URL: four letters for three bytes, and its head. */
  pictureText: Math.ceil(pictureBytes / 3) * 4 + 100,
  /** Articles on a page of the list; an admin's list has ten. */
  perPage: 12,
  perAdminPage: 10,
} as const;
