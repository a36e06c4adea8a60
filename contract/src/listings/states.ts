/** POST-5: the states of an ad and the ways between them. Service, buttons and tests read this one table. */

export const adStates = ['active', 'inactive', 'removed'] as const;
export type AdState = (typeof adStates)[number];

export const adActs = ['activate', 'deactivate', 'remove', 'restore', 'delete', 'confirm'] as const;
export type AdAct = (typeof adActs)[number];

/** `null`: gone for good. What is not listed cannot be done in that state. */
export const adMoves: Readonly<Record<AdState, Readonly<Partial<Record<AdAct, AdState | null>>>>> = {
  active: { deactivate: 'inactive', remove: 'removed', confirm: 'active' },
  inactive: { activate: 'active', remove: 'removed' },
  removed: { restore: 'inactive', delete: null },
};

/** What the timeline notes of an act; the rest is nobody's business but the owner's. */
export const adEvents: Readonly<Partial<Record<AdAct, 'relisted' | 'paused' | 'removed'>>> = {
  activate: 'relisted',
  deactivate: 'paused',
  remove: 'removed',
};

/** What became of a home whose listing ends: sold or let, by its purpose, or no longer offered. */
export const outcomes = ['agreed', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];
/** Acts that may say so. */
export const endingActs: readonly AdAct[] = ['deactivate', 'remove'];

export const actsIn = (state: AdState): AdAct[] => adActs.filter((act) => act in adMoves[state]);

/** The columns of a row ↔ its state. */
export const stateOf = (ad: { is_active: boolean | null }): AdState =>
  ad.is_active === null ? 'removed' : ad.is_active ? 'active' : 'inactive';

/** An ad whose owner does not say that it still stands is reminded twice, then paused. Imported ads are their feed's. */
export const confirmDays = { firstReminder: 35, secondReminder: 42, pause: 45 } as const;
