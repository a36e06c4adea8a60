/** Fields of the forms of a source → what the calls take, and what those refuse → the fields of the form. */
import { feedFormats } from '@estia/contract/sources/feed-codes';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import { isEmptyFile, readFileAsBase64 } from '../../../platform/form-file.ts';
import type { FormSubmission } from '../../../platform/form-submission.ts';
import { createFormError, type FormError, type FormValues } from '../../../platform/forms.ts';

const defaultNames = [
  ...(['contact_name', 'contact_email', 'contact_phone'] as const),
  ...(['mandate_type_id', 'mandate_signed_on', 'mandate_expires_on'] as const),
] as const;

const readFormat = ({ format }: FormValues) => feedFormats.find((each) => each === format) ?? ('detect' as const);

/** Undefined: as it is. */
function readKey(values: FormValues) {
  const text = (name: string) => values[`key.${name}`] ?? '';
  if (values['key.kind'] === 'header') return { kind: 'header' as const, header: text('header'), value: text('token') };
  if (values['key.kind'] === 'basic') return { kind: 'basic' as const, user: text('user'), password: text('password') };
  return values['key.kind'] === 'keep' ? undefined : { kind: 'none' as const };
}

/** What is left empty is the agency's own. */
function readNewDefaults(values: FormValues) {
  const typed = defaultNames.flatMap((name) => {
    const value = values[`defaults.${name}`]?.trim();
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(typed), hide_address: 'defaults.hide_address' in values };
}

export const readNewSource = (values: FormValues) => ({
  name: values.name ?? '',
  url: values.url ?? '',
  key: readKey(values) ?? { kind: 'none' as const },
  format: readFormat(values),
  every_hours: values.every_hours ?? '',
  defaults: readNewDefaults(values),
});

export const readNewFileSource = (values: FormValues) => ({
  name: values.name ?? '',
  format: readFormat(values),
  defaults: readNewDefaults(values),
});

/** Only what differs: a format that is sent again would be tried again, and end a run that waits for an answer. */
export function readChanges(values: FormValues, source: Source) {
  const key = source.kind === 'url' ? readKey(values) : undefined;
  const { name = '', url = '', every_hours = '' } = values;
  const defaults = defaultNames.flatMap((each) => {
    const value = values[`defaults.${each}`]?.trim() ?? '';
    return value === String(source.defaults[each] ?? '') ? [] : [[each, value] as const];
  });
  const hide_address = 'defaults.hide_address' in values;
  const changed = {
    ...Object.fromEntries(defaults),
    ...(hide_address === source.defaults.hide_address ? {} : { hide_address }),
  };
  const isUrl = source.kind === 'url';
  return {
    ...(name.trim() === source.name ? {} : { name }),
    ...(isUrl && url.trim() !== source.url ? { url } : {}),
    ...(key && !(key.kind === 'none' && source.key_kind === 'none') ? { key } : {}),
    ...(source.kind === 'api' || readFormat(values) === source.format ? {} : { format: readFormat(values) }),
    ...(isUrl && every_hours !== String(source.every_hours ?? '') ? { every_hours } : {}),
    ...(Object.keys(changed).length > 0 ? { defaults: changed } : {}),
  };
}

/** The file of a form as the call takes it, or why it does not. */
export async function readFeedFile(form: FormData, { form: name, sent }: FormSubmission): Promise<string | FormError> {
  const field = `${name}.file`;
  const file = form.get(field);
  if (file instanceof File && file.size > sourceLimits.fileBytes) return createFormError('too_large', {}, sent);
  if (isEmptyFile(form, field)) return createFormError('invalid_input', { [field]: 'file_empty' }, sent);
  return (await readFileAsBase64(form, field)) ?? createFormError('invalid_input', { [field]: 'required' }, sent);
}

/** The value of a key has another name on the page, one whose contents no page and no store gives back. */
export function nameSourceFields(refusal: FormError, form: string): FormError {
  const { [`${form}.key.value`]: token, ...fields } = refusal.fields;
  return token ? { ...refusal, fields: { ...fields, [`${form}.key.token`]: token } } : refusal;
}
