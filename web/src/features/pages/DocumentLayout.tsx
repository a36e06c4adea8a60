/** The layout of every page that is read: title, date, contents beside the text, the text itself in lines one can follow. */
import { longPage as words } from '@estia/contract/pages/page-layout-messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import css from './DocumentLayout.module.css';

type Section = { readonly id: string; readonly text: string };

type Props = {
  locale: Locale;
  title: string;
  lead: string;
  /** `Updated 15 November 2026`: said, not guessed. */
  dated: string;
  sections: readonly Section[];
  /** Above the text: what the reader must know first. */
  notice?: ReactNode;
  children: ReactNode;
};

export function DocumentLayout({ locale, title, lead, dated, sections, notice, children }: Props) {
  const list = (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <article className={`${css.page} ${sections.length > 1 ? css.guided : ''} wrap`}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.dated}>{dated}</p>
      </header>
      {sections.length > 1 && (
        <>
          <details className={css.fold}>
            <summary>
              {words.contents[locale]} <span className={css.count}>{sections.length}</span>
            </summary>
            <nav aria-label={words.contents[locale]}>{list}</nav>
          </details>
          <nav className={css.beside} aria-labelledby="contents">
            <h2 id="contents">{words.contents[locale]}</h2>
            {list}
          </nav>
        </>
      )}
      <div className={css.body}>
        {notice}
        {children}
      </div>
    </article>
  );
}

/** Something the reader must know before the text: what will change, or that this is not what holds today. */
export function DocumentNotice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={css.note} aria-label={title}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
