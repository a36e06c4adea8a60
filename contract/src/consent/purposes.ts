/**
 * COOK-1: what a visitor may allow, and what of the site waits for it. Plain values without a validator, because every
 * page carries them; the names and legal texts are in settings-messages.ts, fetched when somebody opens the settings.
 */

/** Changes with the texts or the purposes: a choice made under another version is asked for again. */
export const COOKIE_POLICY_VERSION = '2026-11-20';
/** And a choice is asked for again after this long, never earlier. */
export const CONSENT_VALID_MONTHS = 12;

/** The optional rows of the list `consent_purposes`, by code and in its order; `necessary` needs no choice. */
export const consentPurposes = [
  'storage_access',
  'basic_ads',
  'ads_profile',
  'personalised_ads',
  'content_profile',
  'personalised_content',
  'ad_measurement',
  'content_measurement',
  'audience_research',
  'product_development',
  'limited_content',
  'precise_geolocation',
  'device_scan',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** All that the site does only with consent, and every purpose it takes. A purpose that is not named here is not used. */
export const featurePurposes = {
  /** The mark on a listing that was opened before. */
  seen: ['storage_access'],
  /** The mark on a listing that was published since the browser was here last. */
  lastVisit: ['storage_access'],
  /** Homes chosen by the browser's own searches and favourites. */
  forYou: ['storage_access', 'content_profile', 'personalised_content'],
} as const satisfies Record<string, readonly ConsentPurpose[]>;
export type ConsentFeature = keyof typeof featurePurposes;

export const isPurposeUsed = (purpose: ConsentPurpose): boolean =>
  Object.values<readonly ConsentPurpose[]>(featurePurposes).some((needed) => needed.includes(purpose));
