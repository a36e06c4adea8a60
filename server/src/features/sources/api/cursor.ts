/** Where a page of the agency API ended, as a text that programs give back and do not read. */
import { AppError } from '../../../platform/app-error.ts';

export type Cursor = { at: string; id: number };

export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** A moment with the microseconds that the database has: a Date would lose three digits and repeat rows. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  try {
    const [at, id, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isMoment = typeof at === 'string' && MOMENT.test(at) && !Number.isNaN(Date.parse(at));
    if (isMoment && Number.isSafeInteger(id) && rest.length === 0) return { at, id: id as number };
  } catch {
    // Not JSON, or no list: as any other text that is no cursor.
  }
  throw new AppError('invalid_input', { cursor: 'invalid' });
}

/** One row more than was asked for says that there is another page. */
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: last && rows.length > limit ? writeCursor(cursorOf(last)) : null };
}
