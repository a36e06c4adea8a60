/** The card every page of the door stands in: one column, one thing to do. */
import type { ReactNode } from 'react';
import css from './FormPage.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Above the title: what has just happened. */
  before?: ReactNode;
  /** Under a line: the other ways to go. */
  foot?: ReactNode;
  children: ReactNode;
};

export function FormPage({ title, lead, before, foot, children }: Props) {
  return (
    <div className={css.door}>
      {before}
      <div className={css.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}

export const FormPageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={css.link} href={href}>
    {children}
  </a>
);

export const FormPageActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
