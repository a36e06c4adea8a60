/** Field of a form of a source → its label, in the order in which they stand. */
import type { Locale } from '@estia/contract/pair';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';

export const listSourceLabels = (locale: Locale): Readonly<Record<string, string>> => ({
  by: words.by[locale],
  name: words.name[locale],
  url: words.url[locale],
  'key.kind': words.key[locale],
  'key.header': words.header[locale],
  'key.token': words.token[locale],
  'key.user': words.user[locale],
  'key.password': words.password[locale],
  file: words.file[locale],
  format: words.format[locale],
  every_hours: words.schedule[locale],
  'defaults.contact_name': words.contactName[locale],
  'defaults.contact_email': words.contactEmail[locale],
  'defaults.contact_phone': words.contactPhone[locale],
  'defaults.mandate_type_id': words.mandateType[locale],
  'defaults.mandate_signed_on': words.mandateSigned[locale],
  'defaults.mandate_expires_on': words.mandateExpires[locale],
});
