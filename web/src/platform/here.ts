import { useLocation } from 'react-router';

/**
 * Where a form of this very page goes: its address without the fragment that a link of an error summary has left there.
 * Sent along, it would lead the browser to that field again and past what the answer has to say.
 */
export function useHere(): string {
  const { pathname, search } = useLocation();
  // Two slashes at the front would be another host.
  return pathname.replace(/^[/\\]+/, '/') + search;
}
