/**
 * COOK-1: what this browser may do. Until there is a choice nothing that needs one is done; a choice that has run out,
 * or was made under another version of the policy, is none. What was stored with consent goes when consent goes.
 */

import {
  CONSENT_VALID_MONTHS,
  COOKIE_POLICY_VERSION,
  type ConsentFeature,
  type ConsentPurpose,
  consentPurposes,
  featurePurposes,
} from '@estia/contract/consent/purposes';
import { readProperty } from '@estia/contract/read-property';
import { createLocalStore } from './local-store.ts';

export type ConsentChoice = {
  /** Random, of this browser: under it the server has the choice on record. */
  readonly id: string;
  readonly version: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
  readonly allowed: readonly ConsentPurpose[];
  /** The server knows of it. */
  readonly told: boolean;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whatever is stored, by an older version or by hand: what is not a whole choice is none. */
export function parseConsentChoice(stored: unknown): ConsentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const [id, version, at, allowed, told] = ['id', 'version', 'at', 'allowed', 'told'].map((name) =>
    readProperty(stored, name),
  );
  if (typeof id !== 'string' || !UUID.test(id) || typeof version !== 'string') return null;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || !Array.isArray(allowed)) return null;
  return { id, version, at, allowed: consentPurposes.filter((each) => allowed.includes(each)), told: told === true };
}

/** In months as people count them; a clock that was set back makes no choice of the future. */
export function isConsentValid(choice: ConsentChoice | null, now: number): choice is ConsentChoice {
  if (choice === null || choice.version !== COOKIE_POLICY_VERSION || choice.at > now + 86_400_000) return false;
  const until = new Date(choice.at);
  until.setMonth(until.getMonth() + CONSENT_VALID_MONTHS);
  return now < until.getTime();
}

const consentStore = createLocalStore('estia:consent', parseConsentChoice);

const isUseAllowed = (choice: ConsentChoice | null, use: ConsentFeature): boolean =>
  isConsentValid(choice, Date.now()) && featurePurposes[use].every((purpose) => choice.allowed.includes(purpose));

/** The choice that holds now; null when the visitor has to be asked. */
export function findConsentChoice(): ConsentChoice | null {
  const choice = consentStore.get();
  return isConsentValid(choice, Date.now()) ? choice : null;
}

export const isUseConsented = (use: ConsentFeature): boolean => isUseAllowed(consentStore.get(), use);
/** False in the served page and while it comes alive. */
export const useIsConsented = (use: ConsentFeature): boolean => consentStore.use((choice) => isUseAllowed(choice, use));
/** For drawing: null also in the served page. */
export const useConsentChoice = (): ConsentChoice | null =>
  consentStore.use((choice) => (isConsentValid(choice, Date.now()) ? choice : null));

const changeListeners = new Set<() => void>();
/** Heard after every choice, and once at the start when something was stored that may not be (any more). */
export const onConsentChange = (listener: () => void): void => void changeListeners.add(listener);

/** Storage that needs consent, by its name: forgotten also where the code that fills it is not loaded. */
const consentByStorageKey: Record<string, ConsentFeature> = { 'estia:seen': 'seen', 'estia:visit': 'lastVisit' };

/** Takes away what may not be stored. */
export function deleteUnconsentedStorage(): void {
  for (const listener of changeListeners) listener();
  try {
    for (const [name, use] of Object.entries(consentByStorageKey))
      if (!isUseConsented(use)) localStorage.removeItem(name);
  } catch {
    // Forbidden: then nothing is stored either.
  }
}

/** The visitor has chosen. The server is told by who called (features/consent/sync-consent.ts). */
export function saveConsentChoice(allowed: readonly ConsentPurpose[], now = Date.now()): void {
  const before = consentStore.get();
  const id = before?.id ?? crypto.randomUUID();
  consentStore.set({
    id,
    version: COOKIE_POLICY_VERSION,
    at: now,
    allowed: consentPurposes.filter((each) => allowed.includes(each)),
    told: false,
  });
  deleteUnconsentedStorage();
}

export function markConsentSynced(choice: ConsentChoice): void {
  // Another choice may have been made meanwhile: that one is still to be told.
  const now = consentStore.get();
  if (now && now.id === choice.id && now.at === choice.at) consentStore.set({ ...now, told: true });
}
