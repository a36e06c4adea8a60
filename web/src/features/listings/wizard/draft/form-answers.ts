/** From a form as the browser sends it to answers. The same for a plain POST and for what script reads off the page. */

import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import {
  getListingField,
  isListingFieldName,
  type ListingFieldName,
  type WizardStep,
} from '@estia/contract/listings/fields';
import { listEntries } from '@estia/contract/map-names';
import type { Purpose } from '@estia/contract/search/model';

/** The fields that stood on the form: of boxes that nobody ticked the browser says nothing. */
export const FIELDS_ON_FORM = 'on_form';
/** "Other type": the one chosen in the list beside it. */
export const OTHER_TYPE = 'other';

export type SubmittedAnswers = { purpose: Purpose | undefined; answers: FieldAnswers };

export function parseFormAnswers(form: FormData, step: WizardStep): SubmittedAnswers {
  const text = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const names = (text(FIELDS_ON_FORM) ?? '')
    .split(',')
    .filter((name): name is ListingFieldName => isListingFieldName(name));
  const answers: FieldAnswers = {};
  for (const name of names) {
    const field = getListingField(name);
    if (field.step !== step) continue;
    if (field.kind === 'choices') answers[name] = form.getAll(name).filter((each) => typeof each === 'string');
    else if (field.kind === 'yes') answers[name] = form.has(name) ? 'on' : '';
    else {
      const value = text(name);
      if (value !== undefined) answers[name] = value;
    }
  }
  if (answers.type_id === OTHER_TYPE) answers.type_id = text('type_other') ?? '';
  const purpose = text('for');
  return { purpose: purpose === 'sale' || purpose === 'rent' ? purpose : undefined, answers };
}

const isSameAnswer = (a: string | string[] | undefined, b: string | string[] | undefined): boolean =>
  JSON.stringify(a ?? '') === JSON.stringify(b ?? '') || ((a ?? '').length === 0 && (b ?? '').length === 0);

/** Only what is different: a save names what it changes, so that another device's other fields stay. */
export function getChangedAnswers(before: FieldAnswers, after: FieldAnswers): FieldAnswers {
  const out: FieldAnswers = {};
  for (const [name, value] of listEntries(after)) if (!isSameAnswer(before[name], value)) out[name] = value;
  return out;
}

/** Something is not as the page was served. */
export const isFormChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((each) => {
    if (each instanceof HTMLSelectElement) {
      const served = [...each.options].find((option) => option.defaultSelected) ?? each.options[0];
      return served?.selected === false;
    }
    if (each instanceof HTMLTextAreaElement) return each.value !== each.defaultValue;
    if (!(each instanceof HTMLInputElement)) return false;
    return each.checked !== each.defaultChecked || each.value !== each.defaultValue;
  });
