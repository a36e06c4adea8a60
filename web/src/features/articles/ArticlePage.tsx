/** The page on which an article is read, for readers and for the preview of who writes it. */
import { minutes } from '@estia/contract/articles/messages';
import { articleListMessages, articlePageMessages as words } from '@estia/contract/articles/page-messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ArticleCards } from './ArticleCards.tsx';
import css from './ArticlePage.module.css';
import type { ArticleCardView } from './article-card-view.ts';
import { articlesPath } from './article-paths.ts';
import { type ArticleView, mainPictureSizes } from './article-view.ts';

type Props = {
  locale: Locale;
  article: ArticleView;
  related: readonly ArticleCardView[];
  /** Beside the way back: passing it on, printing it. */
  actions?: ReactNode;
};

/** Fewer parts are found by scrolling. */
const MIN_SECTIONS_FOR_CONTENTS = 3;

export function ArticlePage({ locale, article, related, actions }: Props) {
  const { contents } = article;
  return (
    <div className={`${css.page} wrap`}>
      <div className={css.top}>
        <nav aria-label={words.crumbs[locale]}>
          <ol className={css.crumbs}>
            <li>
              <a href={localizePath(locale, articlesPath(null))}>{articleListMessages.title[locale]}</a>
            </li>
            <li>
              <a href={localizePath(locale, articlesPath(article.category.code))}>{article.category.name}</a>
            </li>
          </ol>
        </nav>
        {actions}
      </div>
      <article>
        <header className={css.head}>
          <p className={css.kind}>{article.type}</p>
          <h1>{article.title}</h1>
          <p className={css.lead}>{article.description}</p>
          <p className={css.meta}>
            <span>
              {words.by[locale]} {article.author}
            </span>
            <time dateTime={article.date}>{article.day}</time>
            {article.updated && (
              <time dateTime={article.updated}>{words.updated[locale](article.updatedDay ?? '')}</time>
            )}
            <span>{minutes[locale](article.minutes)}</span>
          </p>
        </header>
        {article.picture && (
          <Picture className={css.picture} picture={article.picture} sizes={mainPictureSizes} alt={article.alt} eager />
        )}
        <div className={css.columns} data-parts={contents.length >= MIN_SECTIONS_FOR_CONTENTS ? '' : undefined}>
          {contents.length >= MIN_SECTIONS_FOR_CONTENTS && (
            <nav className={css.contents} aria-labelledby="contents-title">
              <h2 id="contents-title">{words.contents[locale]}</h2>
              <ol>
                {contents.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={css.main}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server on the way in and on the way out. */}
            <div className={css.text} dangerouslySetInnerHTML={{ __html: article.content }} />
            <p className={css.note}>
              <Icon name="info" small /> {words.note[locale]}
            </p>
            {article.tags.length > 0 && (
              <div className={css.tags}>
                <h2>{words.tags[locale]}</h2>
                <ul>
                  {article.tags.map((tag) => (
                    <li key={tag} className={css.tag}>
                      {tag}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="related-title">
          <h2 id="related-title">{words.related[locale]}</h2>
          <ArticleCards locale={locale} cards={related} level="h3" />
        </section>
      )}
    </div>
  );
}
