/** Decisions by keyboard. With a modifier, so that no letter that somebody types decides anything. */
import { type RefObject, useEffect } from 'react';

/** `Alt+Shift+1`, by the place of the key: it is the same on a Greek keyboard. */
export const decisionKeys = {
  first: ['Alt', 'Shift', '1'],
  second: ['Alt', 'Shift', '2'],
  send: ['Ctrl', 'Enter'],
} as const;

type Handlers = { first: () => void; second: () => void; send?: () => void };

export function useDecisionKeys(box: RefObject<HTMLElement | null>, { first, second, send }: Handlers): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isDigit = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
      const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (isDigit && event.code === 'Digit1') first();
      else if (isDigit && event.code === 'Digit2') second();
      else if (isSend && send && event.target instanceof Node && box.current?.contains(event.target)) send();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
