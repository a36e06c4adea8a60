/** A listing of the demo that something waits about, and since when. */
const HOUR_MS = 3_600_000;

export type DemoListing = { id: number; property_id: number; purpose: 1 | 2; account_id: number };

export const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
