/** What a key of an agency may do, and how many there may be. */
export const apiScopes = ['listings:read', 'listings:write', 'leads:read', 'statistics:read'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Days after which a key ends by itself; none: it lasts until it is revoked. */
export const apiKeyLifetimes = [30, 90, 365] as const;

export const apiKeyLimits = {
  /** Of an agency, until they are revoked: one for each program, and some to change them over. */
  active: 10,
  name: 60,
  /** `estia_` and six of 43 characters: enough to tell keys apart, nothing to guess from. */
  prefix: 12,
  perMinute: 600,
} as const;

/** What begins every key, so that scanners of published code find one. */
export const API_KEY_START = 'estia_';

/** Characters of an agency's own name for a listing, and how many names are compared at once. */
export const referenceLimit = 100;
export const referencesLimit = 10_000;
