/** Articles to choose from: the whole card opens one, its title is the link. */
import { minutes } from '@estia/contract/articles/messages';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../../platform/locale.ts';
import { Picture } from '../../ui/Picture.tsx';
import css from './ArticleCards.module.css';
import type { ArticleCardView } from './article-card-view.ts';
import { articlePath } from './article-paths.ts';

const SIZES = '(max-width: 640px) 100vw, (max-width: 1000px) 46vw, 410px';

type Props = {
  locale: Locale;
  cards: readonly ArticleCardView[];
  /** Level of the titles under the heading above them. */
  level?: 'h2' | 'h3';
  /** The first ones are what a visitor sees on arrival. */
  eager?: number;
};

export function ArticleCards({ locale, cards, level: Title = 'h2', eager = 0 }: Props) {
  return (
    <ul className={css.grid}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <article className={css.card}>
            <Picture className={css.picture} picture={card.picture} sizes={SIZES} alt="" eager={at < eager} />
            <div className={css.body}>
              <Title className={css.title}>
                <a href={localizePath(locale, articlePath(card.id))}>{card.title}</a>
              </Title>
              <p>{card.description}</p>
              <p className={css.meta}>
                {card.category} · <time dateTime={card.date}>{card.day}</time> · {minutes[locale](card.minutes)}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
