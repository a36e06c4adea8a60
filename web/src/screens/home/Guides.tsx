/** HOME-5: the market guide. */

import * as words from '@estia/contract/articles/messages';
import type { Locale } from '@estia/contract/pair';
import { discover } from '@estia/contract/search/messages';
import type { Settled } from '../../platform/failures.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './Guides.module.css';
import type { HomeGuide } from './home-sections.ts';
import section from './section.module.css';

type Guides = Settled<readonly HomeGuide[]>;

const SIZES = '(max-width: 380px) 78vw, (max-width: 900px) 296px, (max-width: 1280px) 30vw, 410px';

export function Guides({ locale, guides }: { locale: Locale; guides: Guides }) {
  const head = (
    <>
      <h2 id="guide-title">{words.guideTitle[locale]}</h2>
      <p className={section.lead}>{words.guideText[locale]}</p>
    </>
  );
  const filled = guides.ok && guides.value.length > 0;
  return (
    <section className={`${section.section} wrap`} id="guide" aria-labelledby="guide-title">
      {filled ? (
        <Carousel
          label={words.guideTitle[locale]}
          words={{ previous: discover.previous[locale], next: discover.next[locale] }}
          head={head}
          columns={3}
          dots="growing"
        >
          {guides.value.map((guide) => (
            <article key={guide.id} className={`${section.panel} ${css.guide}`}>
              <Picture className={css.picture} picture={guide.picture} sizes={SIZES} alt="" />
              <div className={css.body}>
                <h3>
                  <a href={`${pathTo(locale, '/view-article')}?article_id=${guide.id}`}>{guide.title}</a>
                </h3>
                <p>{guide.description}</p>
                <p className={css.meta}>
                  {guide.category} · {words.minutes[locale](guide.minutes)}
                </p>
              </div>
            </article>
          ))}
        </Carousel>
      ) : (
        <>
          <div className={section.head}>
            <div>{head}</div>
          </div>
          {guides.ok ? (
            <Notice title={words.none[locale]} />
          ) : (
            <SectionError locale={locale} failure={guides.failure} />
          )}
        </>
      )}
    </section>
  );
}
