/** What the statement of the facets answers with, as its counting reads it. */

/** Binary arrays, base64. */
export type FacetColumns = {
  code: string | null;
  extras: string | null;
  mark: string | null;
  more: string | null;
  walks: string | null;
};

/** In a mark: the row has further facts. */
export const HAS_MORE = 1 << 30;
