/** How long a shared cache may keep a public page. Errors are never kept (entry.server sets that). */
import type { HeadersArgs } from 'react-router';

export const publicFor = (seconds: number): { 'Cache-Control': string } => ({
  'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600`,
});

export const unkept = { 'Cache-Control': 'no-store' } as const;

/** `headers` of a screen whose loader decides. */
export const fromLoader = ({ loaderHeaders, errorHeaders }: HeadersArgs): Headers => {
  const source = errorHeaders ?? loaderHeaders;
  const value = errorHeaders ? unkept['Cache-Control'] : source.get('Cache-Control');
  return new Headers({ 'Cache-Control': value ?? unkept['Cache-Control'] });
};
