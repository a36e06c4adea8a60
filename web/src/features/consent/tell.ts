/** The server is told of a choice, after it was made and never before. A line that fails is tried again with the next page. */
import type { Locale } from '@estia/contract/pair';
import { ask } from '../../platform/ask.ts';
import { choiceNow, markTold } from '../../platform/consent.ts';

let before: Promise<void> = Promise.resolve();

/** One after the other: of two choices made at once the later one must not be overtaken on its way. */
export function tell(locale: Locale): Promise<void> {
  before = before.then(() => send(locale));
  return before;
}

async function send(locale: Locale): Promise<void> {
  const choice = choiceNow();
  if (!choice || choice.told) return;
  const { id, allowed, version } = choice;
  try {
    await ask('POST /site/consent', { body: { consent_id: id, purposes: [...allowed], version, locale } });
    markTold(choice);
  } catch {
    // The choice holds all the same: it is kept here.
  }
}
