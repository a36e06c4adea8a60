/** The field of RenameSearchForm. It opens with what the search is called by what it looks for: sent back so, that is no name. */
import type { FormValues } from '../../platform/forms.ts';

export const ORIGINAL_NAME = 'original_name';

export function readSearchName(values: FormValues): string | null {
  const name = values.name?.trim() ?? '';
  return name === '' || name === values[ORIGINAL_NAME]?.trim() ? null : name;
}
