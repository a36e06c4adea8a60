/** `:id` of an address → its number; whatever is no number of a record is no page of ours. */
import { throwNotFound } from './failures.ts';

export const parseIdParam = (text: string | undefined): number =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : throwNotFound();
