/** How the lists of administrators can be sorted, and how much of them a page shows. */
export const adminPageSizes = ['10', '25', '50', '100'] as const;

export const userSorts = ['created', 'name', 'seen'] as const;
export type UserSort = (typeof userSorts)[number];

export const agencySorts = ['created', 'name', 'listings'] as const;
export type AgencySort = (typeof agencySorts)[number];

export const adminListingSorts = ['newest', 'price', 'updated'] as const;
export type AdminListingSort = (typeof adminListingSorts)[number];
