/** Who may search everything. */
import type { CallByKey } from '@estia/contract/calls';
import * as is from './roles.ts';

export const adminSearchCases = {
  'POST /adminPanel/search': is.singleCase('a name', is.admin(200), { body: { text: 'Παπαδόπουλος' } }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
