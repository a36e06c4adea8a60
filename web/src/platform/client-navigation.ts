/**
 * Links and GET forms are plain HTML; once script runs, one listener of each kind turns them into navigations without
 * a page load. Cheaper than a component per link on pages with a hundred of them, and nothing breaks without script.
 */
import { isListField } from '@estia/contract/search/codec';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { canNavigateTo } from './private-paths.ts';

/** Served by the host, not by a screen. */
const HOST_PATHS = /^\/(api|photos|assets)\//;

export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || !link.href || link.target || link.hasAttribute('download')) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || HOST_PATHS.test(url.pathname) || 'reload' in link.dataset) return;
      if (!canNavigateTo(url.pathname)) return;
      if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      // Not form.action: a field of that name would stand in its place.
      const url = new URL(form.getAttribute('action') ?? '', location.href);
      if (url.origin !== location.origin || !canNavigateTo(url.pathname)) return;
      event.preventDefault();
      void navigate(`${url.pathname}?${formatFormQuery(form)}`);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate]);
}

/** What a form would send, without its empty fields; lists are joined, as our addresses write them. */
function formatFormQuery(form: HTMLFormElement): string {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    const before = fields.get(name);
    fields.set(name, before && isListField(name) ? `${before},${value}` : value.trim());
  }
  return [...fields].map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
}

/** After a navigation a keyboard or screen-reader user starts at the new content, not at the old link. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
