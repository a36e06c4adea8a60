/** What came of a form that is gone: it takes the focus that its button had, and so is read first. */
import { useFocusOnMessage } from '../../ui/use-focus-on-message.ts';
import css from './ContactDialog.module.css';

export function DoneTitle({ children }: { children: string }) {
  const title = useFocusOnMessage<HTMLHeadingElement>(children);
  return (
    <h2 className={css.done} tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
