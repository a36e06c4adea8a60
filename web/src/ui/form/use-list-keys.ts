/** What the keys do in a text field with a list under it: arrows move, Enter takes, Escape and Tab close. */
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

type Options<T> = {
  /** The ids of the options: this, a dash and their position. */
  optionId: string;
  box: RefObject<HTMLElement | null>;
  options: readonly T[];
  isShown: (open: boolean) => boolean;
  onChoose: (option: T) => void;
  /** What Enter takes before an arrow was pressed: nothing, and the form is sent, or the first of the list. */
  enterTakes: 'active' | 'first';
};

/** The position that an arrow leads to, around the ends. */
export const stepThroughList = (active: number, step: 1 | -1, length: number): number =>
  active < 0 && step < 0 ? length - 1 : (active + step + length) % length;

export function useListKeys<T>({ optionId, box, options, isShown, onChoose, enterTakes }: Options<T>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isShown(open);

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [box]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${optionId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (options.length > 0)
        setActive((now) => stepThroughList(now, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && shown && (enterTakes === 'first' || active >= 0)) {
      event.preventDefault();
      const option = options[Math.max(active, 0)];
      if (option) onChoose(option);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Tab') setOpen(false);
  };
  return { shown, setOpen, active, setActive, onKeyDown };
}
