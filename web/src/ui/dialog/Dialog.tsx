/** A native dialog: it keeps the focus inside, closes on Esc and gives the focus back. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusOnMessage } from '../use-focus-on-message.ts';
import css from './Dialog.module.css';

type Props = {
  /** Of its heading. */
  id: string;
  title: string;
  closeLabel: string;
  wide?: boolean;
  /** The heading tells what has happened: it takes the focus that the button had, and so is read first. */
  isNews?: boolean;
  onClose: () => void;
  /** As a function it is given what closes the dialog: only then does the focus go back. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

export function Dialog({ id, title, closeLabel, wide = false, isNews = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useFocusOnMessage<HTMLHeadingElement>(isNews ? title : null);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      aria-labelledby={id}
      // The event comes late: by then it may have been opened again.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => {
        // A click on the ground behind is one on the dialog itself, outside of what it holds.
        if (event.target === dialog.current) close();
      }}
      onKeyDown={() => {}}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={id} tabIndex={isNews ? -1 : undefined} ref={heading}>
            {title}
          </h2>
          <button type="button" className={css.close} aria-label={closeLabel} onClick={close}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </dialog>
  );
}
