import { z } from 'zod';
import { misuseMeasures } from './misuse.ts';

/** A warning about reports, or a suspension. */
export const misuseMeasure = z.object({
  id: z.int(),
  kind: z.enum(misuseMeasures),
  imposed_at: z.iso.datetime(),
  /** The last day of a suspension. */
  until: z.iso.date().nullable(),
  lifted_at: z.iso.datetime().nullable(),
  report_ids: z.array(z.int()),
  statement_id: z.int(),
});
