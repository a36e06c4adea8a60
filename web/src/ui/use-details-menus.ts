/**
 * What script adds to menus made of <details>: arrows, Home and End walk their links (the arrow down opens one that is
 * closed), Esc and a click outside close them, and so does leaving one by Tab.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const ITEMS = 'summary, a, button';

export function useDetailsMenus(root: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const before = useRef(here);

  // Arriving at another address closes what led there; a menu that was opened before script came stays open.
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    for (const menu of listOpenMenus(root.current)) menu.open = false;
  }, [root, here]);

  useEffect(() => {
    const header = root.current;
    if (!header) return;
    const closeOthers = (target: EventTarget | null) => {
      for (const menu of listOpenMenus(header))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    const onPointer = (event: PointerEvent) => closeOthers(event.target);
    // Focus that goes nowhere (another window, a click on bare ground) closes nothing.
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget !== null) closeOthers(event.relatedTarget);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        const menu = document.activeElement?.closest('details[open]');
        for (const each of listOpenMenus(header)) {
          each.open = false;
          if (each === menu) each.querySelector('summary')?.focus();
        }
        return;
      }
      moveFocus(event, header);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    header.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
      header.removeEventListener('focusout', onLeave);
    };
  }, [root]);
}

function moveFocus(event: KeyboardEvent, header: HTMLElement): void {
  const from = document.activeElement;
  const menu = from?.closest('details');
  if (!(menu instanceof HTMLDetailsElement) || !header.contains(menu) || !from?.matches(ITEMS)) return;
  if (event.key === 'ArrowDown' && !menu.open) menu.open = true;
  if (!menu.open) return;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.offsetParent !== null);
  const now = items.findIndex((item) => item === from);
  const last = items.length - 1;
  const next = {
    ArrowDown: now === last ? 0 : now + 1,
    ArrowUp: now <= 0 ? last : now - 1,
    // The first is the summary itself.
    Home: Math.min(1, last),
    End: last,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

const listOpenMenus = (root: HTMLElement | null): HTMLDetailsElement[] =>
  root ? [...root.querySelectorAll<HTMLDetailsElement>('details[open]')] : [];
