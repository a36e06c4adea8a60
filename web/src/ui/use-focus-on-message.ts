/**
 * The first message is focused, and so read and scrolled to. In a served page the browser does it (`autofocus`), long
 * before script: by the time the page comes alive somebody may be in a field, or have a finger on a button, and must
 * not be carried away from it. A message in an open page is focused here.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../platform/use-hydrated.ts';

export function useFocusOnMessage<E extends HTMLElement>(message: unknown): RefObject<E | null> {
  const box = useRef<E>(null);
  const [served] = useState(useHydrated() ? null : message);
  useEffect(() => {
    // A browser that does not know `autofocus` here has left the focus with the page.
    if (message && (message !== served || document.activeElement === document.body)) box.current?.focus();
  }, [message, served]);
  return box;
}
