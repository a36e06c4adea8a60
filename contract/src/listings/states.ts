/** POST-5: the states of a listing and the ways between them. Service, buttons and tests read this one table. */

export const listingStates = ['active', 'inactive', 'removed'] as const;
export type ListingState = (typeof listingStates)[number];

export const listingActions = ['activate', 'deactivate', 'remove', 'restore', 'delete', 'confirm'] as const;
export type ListingAction = (typeof listingActions)[number];

/** `null`: gone for good. What is not listed cannot be done in that state. */
export const listingTransitions: Readonly<
  Record<ListingState, Readonly<Partial<Record<ListingAction, ListingState | null>>>>
> = {
  active: { deactivate: 'inactive', remove: 'removed', confirm: 'active' },
  inactive: { activate: 'active', remove: 'removed' },
  removed: { restore: 'inactive', delete: null },
};

/** What the timeline notes of an action; the rest is nobody's business but the owner's. */
export const timelineEventByAction: Readonly<Partial<Record<ListingAction, 'relisted' | 'paused' | 'removed'>>> = {
  activate: 'relisted',
  deactivate: 'paused',
  remove: 'removed',
};

/** What became of a property whose listing ends: sold or let, by its purpose, or no longer offered. */
export const outcomes = ['agreed', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];
/** Acts that may say so. */
export const endingActions: readonly ListingAction[] = ['deactivate', 'remove'];

export const listAllowedActions = (state: ListingState): ListingAction[] =>
  listingActions.filter((action) => action in listingTransitions[state]);

/** The columns of a row ↔ its state. */
export const getListingState = (listing: { is_active: boolean | null }): ListingState =>
  listing.is_active === null ? 'removed' : listing.is_active ? 'active' : 'inactive';

/** As people are told: what we took down or hold is not what its owner paused. */
export const shownListingStates = [...listingStates, 'taken_down', 'in_review'] as const;
export type ShownListingState = (typeof shownListingStates)[number];

export function getShownListingState(state: ListingState, pauseReason: string | null): ShownListingState {
  if (state !== 'inactive') return state;
  if (pauseReason === 'admin') return 'taken_down';
  return pauseReason === 'review' || pauseReason === 'change' ? 'in_review' : 'inactive';
}

/**
 * A listing whose owner does not say that it still stands is reminded twice, then paused. Imported listings are their
 * feed's.
 */
export const confirmationDays = { firstReminder: 35, secondReminder: 42, pause: 45 } as const;
