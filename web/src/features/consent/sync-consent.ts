/** The server is told of a choice, after it was made and never before. A line that fails is tried again with the next page. */
import type { Locale } from '@estia/contract/pair';
import { callApi } from '../../platform/api-client.ts';
import { findConsentChoice, markConsentSynced } from '../../platform/consent.ts';

let lastSync: Promise<void> = Promise.resolve();

/** One after the other: of two choices made at once the later one must not be overtaken on its way. */
export function syncConsent(locale: Locale): Promise<void> {
  lastSync = lastSync.then(() => sendConsent(locale));
  return lastSync;
}

async function sendConsent(locale: Locale): Promise<void> {
  const choice = findConsentChoice();
  if (!choice || choice.told) return;
  const { id, allowed, version } = choice;
  try {
    await callApi('POST /site/consent', { body: { consent_id: id, purposes: [...allowed], version, locale } });
    markConsentSynced(choice);
  } catch {
    // The choice holds all the same: it is kept here.
  }
}
