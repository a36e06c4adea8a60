/** A row of a lookup list as it travels; the lists themselves are in lookups.ts. */
import { z } from 'zod';

export { findLookup, type LookupListName, type LookupRow, lookups } from './lookups.ts';

export const lookupRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.object({ el: z.string(), en: z.string() }),
});
