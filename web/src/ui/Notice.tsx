/** A quiet box that says what is (not) here and what to do next: empty, failed, not found, to come. */
import type { ReactNode } from 'react';
import { LogoMark } from './Logo.tsx';
import css from './Notice.module.css';

type Props = {
  title: string;
  text?: string;
  /** The notice is all there is on the page: its title is the page's heading. */
  page?: boolean;
  /** A short word above the title. */
  mark?: string;
  children?: ReactNode;
};

export function Notice({ title, text, page = false, mark, children }: Props) {
  return (
    <div className={page ? `${css.notice} ${css.page}` : css.notice}>
      <LogoMark />
      {mark && <p className={css.mark}>{mark}</p>}
      {page ? <h1 className={css.title}>{title}</h1> : <p className={css.title}>{title}</p>}
      {text && <p>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
