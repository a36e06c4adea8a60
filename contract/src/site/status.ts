/** What the public page of the site's status tells of, and in how many ways. */
export const statusParts = ['browse', 'accounts', 'emails', 'alerts', 'photos'] as const;
export type StatusPart = (typeof statusParts)[number];

/** Unknown: whoever would know does not answer. Never a guess. */
export const statusStates = ['works', 'slow', 'down', 'unknown'] as const;
export type StatusState = (typeof statusStates)[number];
