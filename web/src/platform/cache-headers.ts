/**
 * How long a shared cache may keep a public page. While the next is made an older one may be shown, but none older than a
 * quarter of an hour in all; when none can be made, the last one for a day, and it says of when it is (features/site/AsOf).
 * Errors are never cached (entry.server sets that).
 */
import type { HeadersArgs } from 'react-router';

const MAX_STALE_SECONDS = 14 * 60;

export const cachePublicFor = (seconds: number): { 'Cache-Control': string } => ({
  'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${Math.min(600, MAX_STALE_SECONDS - seconds)}, stale-if-error=86400`,
});

export const noStore = { 'Cache-Control': 'no-store' } as const;

/**
 * Of a page that stands although a part of it could not be read. To a cache it is a failure: it goes on showing the last
 * whole one, and nobody keeps this one.
 */
export const incompletePageInit = { status: 503, headers: noStore } as const;

/** `headers` of a screen whose loader decides. */
export const headersFromLoader = ({ loaderHeaders, errorHeaders }: HeadersArgs): Headers => {
  const source = errorHeaders ?? loaderHeaders;
  const value = errorHeaders ? noStore['Cache-Control'] : source.get('Cache-Control');
  return new Headers({ 'Cache-Control': value ?? noStore['Cache-Control'] });
};
