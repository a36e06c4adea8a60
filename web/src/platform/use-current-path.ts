import { useLocation } from 'react-router';

/** The mark of a page that is opened to fill a form in again (unsent.ts, which public pages do not load). */
export const UNSENT = 'unsent';
/** The field of a form that names who wrote it, and the one that says that the tab has remembered it. */
export const FORM_AUTHOR = 'form_author';
export const FORM_REMEMBERED = 'form_remembered';

/**
 * Where a form of this very page goes: its address without the fragment that a link of an error summary has left there.
 * Sent along, it would lead the browser to that field again and past what the answer has to say.
 */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // What the page has told already is not told again by the answer to another form.
  if (query.has('flash') || query.has(UNSENT)) {
    query.delete('flash');
    query.delete(UNSENT);
    return bareHost(pathname) + (query.size > 0 ? `?${query}` : '');
  }
  return bareHost(pathname) + search;
}

/** Two slashes at the front would be another host. */
const bareHost = (pathname: string): string => pathname.replace(/^[/\\]+/, '/');
