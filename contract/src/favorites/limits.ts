/** Numbers of favourites. Apart from the schemas, so that a screen can print them without a validator. */
export const favoriteLimits = { most: 500, note: 500 } as const;

export const listLimits = {
  /** Named lists of one account, besides the one everybody has. */
  lists: 30,
  name: 60,
  listings: 200,
  /** People of one list, its owner and open invitations included. */
  people: 20,
  /** Lists of others that one account can be in. */
  joined: 60,
  comment: 1_000,
  /** About one property in one list. */
  comments: 500,
  invitationDays: 14,
} as const;

export const favoriteSorts = ['added', 'price', 'price_change'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];
