/**
 * What people want within so many minutes on foot. Address, filter, groups, saved searches, alerts, facets and the tests'
 * reference are derived from this table; the words are in walk-messages.ts. No schema here: the browser reads it.
 */
import { listNames, mapNames } from '../map-names.ts';

type Walk = {
  /** What the address and the filter call it. */
  filter: string;
  /** Its place in the packed minutes of a search row (`pack_walks` in the database), five bits each. */
  shift: number;
  /** The column of a saved search. */
  saved: string;
};

/** Names and places are stored: never give one to another target. */
export const walks = {
  station: { filter: 'stationMinutes', shift: 0, saved: 'station_minutes_max' },
  school: { filter: 'schoolMinutes', shift: 5, saved: 'school_minutes_max' },
  sea: { filter: 'seaMinutes', shift: 10, saved: 'sea_minutes_max' },
} as const satisfies Record<string, Walk>;

export type WalkTarget = keyof typeof walks;
type WalkFilter = (typeof walks)[WalkTarget]['filter'];

/** The fields of a filter. */
export type WalkFields = { [F in WalkFilter]?: number };
/** The columns of a saved search. */
export type SavedWalks = { [T in WalkTarget as (typeof walks)[T]['saved']]: number | null };

export const walkTargets = listNames(walks);
export const walkFilters = walkTargets.map((target): WalkFilter => walks[target].filter);
export const savedWalks = walkTargets.map((target): keyof SavedWalks => walks[target].saved);

export const walkSteps = [5, 10, 15, 20, 30] as const;

const WALK_BITS = 5;
/** How a search row says that nothing is near enough. */
export const BEYOND_A_WALK = 2 ** WALK_BITS - 1;

/** The target that a group of filters is, if it is one. */
export const findWalkTarget = (group: string): WalkTarget | undefined => walkTargets.find((target) => target === group);
export const walkFilterFields = mapNames(walkTargets, (target) => [walks[target].filter] as const);
