/** The clock of a page, in whole minutes: a page rendered twice in one minute is the same bytes, so caches can compare. */
import { readProperty } from '@estia/contract/read-property';
import { useMatches } from 'react-router';

export const getCurrentMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;

/** No cache shows a page older than this while the site is well (cache-headers.ts). */
export const MAX_PAGE_AGE_MS = 15 * 60_000;

/** When what the page shows was read: its own loader says so, or the frame's. Null on a page that failed. */
export function usePageTime(): number | null {
  const times = useMatches().flatMap(({ loaderData }) => {
    const now = readProperty(loaderData, 'now');
    return typeof now === 'number' ? [now] : [];
  });
  return times.at(-1) ?? null;
}
