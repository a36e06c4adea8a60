/** Minutes on foot, told from a straight line: people say "about". server/migrations/0300_nearby_places.sql has the same numbers. */

/** A way is so many times as long as the straight line, in the mean of towns. */
const DETOUR_FACTOR = 1.3;
const WALKING_METRES_A_MINUTE = 80;
/** Further is not called near. */
export const MAX_WALKING_MINUTES = 30;

export const getWalkingMinutes = (straightMetres: number): number =>
  Math.max(1, Math.ceil((straightMetres * DETOUR_FACTOR) / WALKING_METRES_A_MINUTE));
