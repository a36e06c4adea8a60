/** Numbers of favourites. Apart from the schemas, so that a screen can print them without a validator. */
export const favoriteLimits = { most: 500, note: 500 } as const;
