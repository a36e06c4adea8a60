/** The keyboard of the queue: j and k walk the rows, c claims or releases the one that has the focus. */
import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** By the place of the key: it is the same on a Greek keyboard. */
export function useQueueKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const root = table.current;
      if (!root || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-row]')];
      const row = document.activeElement?.closest('tr') ?? null;
      const at = links.findIndex((link) => row?.contains(link));
      if (event.code === 'KeyJ' || event.code === 'KeyK') {
        const step = event.code === 'KeyJ' ? 1 : -1;
        links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
      } else if (event.code === 'KeyC' && at !== -1) row?.querySelector<HTMLButtonElement>('button')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table]);
}
