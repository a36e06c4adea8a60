/** What every call has in common that sends a list of administrators as a file. A write, as taking the list along is written down. */
import { z } from 'zod';

export const csvFile = {
  method: 'POST',
  access: 'admin',
  perMinute: 10,
  produces: 'text/csv; charset=utf-8',
  /** Read page by page while it is sent. */
  reply: z.custom<AsyncIterable<Uint8Array>>((file) => file instanceof Object && Symbol.asyncIterator in file),
} as const;
