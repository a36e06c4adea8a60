/** The frame of both addresses: what the page is for, the form, and where to get a template. */
import type { Locale } from '@estia/contract/pair';
import { validatorMessages as words } from '@estia/contract/sources/validator-messages';
import type { ReactNode } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { FeedFileLinks } from '../FeedFileLinks.tsx';
import css from './validator.module.css';

type Props = {
  locale: Locale;
  /** Null: the rule of the day could not be asked. */
  photosMin: number | null;
  result?: ReactNode;
  form: ReactNode;
};

export function ValidatorPage({ locale, photosMin, result, form }: Props) {
  return (
    <article className={`${css.page} wrap`}>
      <header className={css.head}>
        <h1>{words.title[locale]}</h1>
        {!result && <p>{words.lead[locale]}</p>}
      </header>
      {result}
      <section className={css.card} aria-labelledby="feed">
        <h2 id="feed">{words.formTitle[locale]}</h2>
        {form}
      </section>
      <section aria-labelledby="files">
        <h2 id="files">{words.nextTitle[locale]}</h2>
        <p className={css.note}>
          {words.nextText[locale]} {photosMin !== null && words.photosNeeded[locale](photosMin)}{' '}
          <a href={pathTo(locale, '/developers')}>{words.toDevelopers[locale]}</a>
        </p>
        <FeedFileLinks locale={locale} />
      </section>
    </article>
  );
}
