/** What a source says now, over what stands: of answers that are there it changes only those that it has changed itself. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { listingFieldNames } from '@estia/contract/listings/fields';

export function mergeAnswers(current: FieldAnswers, before: FieldAnswers, now: FieldAnswers): FieldAnswers {
  const merged = { ...current };
  for (const name of listingFieldNames) {
    if (JSON.stringify(before[name]) === JSON.stringify(now[name])) continue;
    const value = now[name];
    if (value === undefined) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}
