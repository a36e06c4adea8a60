/** What script adds to menus made of <details>: Esc and a click outside close them, arrows walk their links. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const ITEMS = 'summary, a, button';

export function useMenus(root: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const before = useRef(here);

  // Arriving at another address closes what led there; a menu that was opened before script came stays open.
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    for (const menu of openMenus(root.current)) menu.open = false;
  }, [root, here]);

  useEffect(() => {
    const header = root.current;
    if (!header) return;
    const onPointer = (event: PointerEvent) => {
      for (const menu of openMenus(header)) if (!menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = document.activeElement?.closest('details[open]');
      if (event.key === 'Escape') {
        for (const each of openMenus(header)) {
          each.open = false;
          if (each === menu) each.querySelector('summary')?.focus();
        }
        return;
      }
      if (!(menu instanceof HTMLDetailsElement) || !header.contains(menu)) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || !document.activeElement?.matches(ITEMS)) return;
      const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.offsetParent !== null);
      const now = items.indexOf(document.activeElement as HTMLElement);
      event.preventDefault();
      items[(now + step + items.length) % items.length]?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [root]);
}

const openMenus = (root: HTMLElement | null): HTMLDetailsElement[] =>
  root ? [...root.querySelectorAll<HTMLDetailsElement>('details[open]')] : [];
