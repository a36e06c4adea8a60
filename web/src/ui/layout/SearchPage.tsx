/** A page that searches a list of its own: its title, its form, what of it was not understood, and under it what was found. */
import type { ReactNode } from 'react';
import css from './SearchPage.module.css';

type Props = {
  title: string;
  lead: string;
  form: ReactNode;
  /** A field that is wrong is described by the problem with this id. */
  problems: readonly { id?: string; text: string }[];
  children: ReactNode;
};

export function SearchPage({ title, lead, form, problems, children }: Props) {
  return (
    <div className={`${css.page} wrap`}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {form}
      {problems.length > 0 && (
        <ul className={css.problems}>
          {problems.map(({ id, text }) => (
            <li key={text} id={id}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Back to the search with nothing asked. */
export const ClearSearchLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={css.clear} href={href}>
    {children}
  </a>
);
