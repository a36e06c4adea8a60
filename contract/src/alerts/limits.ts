/** Limits of saved searches and alerts, for browser and server alike. No schema here. */
export const alertLimits = {
  /** Saved searches of one subscriber. */
  savedSearches: 50,
  name: 80,
  /** Properties named in one email; the rest are one click away. */
  digest: 20,
  /** Properties of one message, and of the page that shows exactly these. */
  linkedListings: 60,
  maxDropPercent: 50,
  pushSubscriptions: 10,
  /** Demand below this is not shown: it could point at a person. */
  minDemand: 10,
} as const;
