/**
 * The keyboard of the list: j and k walk the rows, a and r open the row's form at its reason with the button chosen,
 * so that Enter sends it. Never while somebody types, and never with a modifier.
 */
import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export function useUserTableShortcuts(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const root = table.current;
      if (!root || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-row]')];
      const row = document.activeElement?.closest('tr') ?? null;
      const at = links.findIndex((link) => row?.contains(link));
      if (event.key === 'j' || event.key === 'k') {
        const next = at === -1 ? 0 : Math.min(Math.max(at + (event.key === 'j' ? 1 : -1), 0), links.length - 1);
        links[next]?.focus();
        event.preventDefault();
      } else if ((event.key === 'a' || event.key === 'r') && row && at !== -1) {
        if (openStatusForm(row, event.key === 'a' ? 'approved' : 'rejected')) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table]);
}

/** The browser would send the form by its first button: while the reason has the focus, Enter means the one asked for. */
function openStatusForm(row: Element, status: string): boolean {
  const fold = row.querySelector('details');
  const button = row.querySelector<HTMLButtonElement>(`button[value="${status}"]`);
  const reason = fold?.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (!fold || !button || !reason) return false;
  fold.open = true;
  reason.focus();
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    button.click();
  };
  reason.addEventListener('keydown', send);
  reason.addEventListener('blur', () => reason.removeEventListener('keydown', send), { once: true });
  return true;
}
