/** Which fields of a step stand together, in the order of the field table. */
import { listStepFields } from '@estia/contract/listings/draft/listing-fields';
import type { fieldGroupMessages } from '@estia/contract/listings/draft/wizard-field-messages';
import {
  type AdvertiserKind,
  type ListingFieldName,
  type ListingKind,
  listingFields,
  type WizardStep,
} from '@estia/contract/listings/fields';

export type FieldGroupName = keyof typeof fieldGroupMessages;

/** The groups of a step that have something to ask of such a property. */
export function getFieldGroups(
  step: WizardStep,
  what: ListingKind,
  advertiserKind: AdvertiserKind,
): { name: FieldGroupName; fields: ListingFieldName[] }[] {
  const groups = new Map<FieldGroupName, ListingFieldName[]>();
  for (const name of listStepFields(step, what, advertiserKind)) {
    const field = listingFields[name];
    if ('group' in field) groups.set(field.group, [...(groups.get(field.group) ?? []), name]);
  }
  return [...groups].map(([name, fields]) => ({ name, fields }));
}
