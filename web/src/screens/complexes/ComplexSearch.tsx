/** The search for developments: form, count, cards. */

import { complexListMessages as words } from '@estia/contract/complexes/messages';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { ClearSearchLink, SearchPage } from '../../ui/layout/SearchPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberedPagination } from '../../ui/pagination/NumberedPagination.tsx';
import { ComplexCard } from './ComplexCard.tsx';
import css from './ComplexSearch.module.css';
import { ComplexSearchForm } from './ComplexSearchForm.tsx';
import type { ComplexSearchData } from './complex-search-data.ts';
import { COMPLEXES_PER_PAGE, complexSearchPath, hasSearchParams } from './complex-search-params.ts';

/** Photos that a visitor sees without scrolling. */
const EAGER_PHOTOS = 3;

export function ComplexSearch({ locale, loaded }: { locale: Locale; loaded: ComplexSearchData }) {
  const { search, page, found, failure, unknownPlace, badPrices } = loaded;
  const list = found?.list ?? [];
  const problems = [
    ...(unknownPlace === null ? [] : [{ text: words.unknownPlace[locale](unknownPlace) }]),
    ...(badPrices.length > 0 ? [{ id: 'bad-price', text: words.badPrice[locale] }] : []),
  ];
  return (
    <SearchPage
      title={loaded.title}
      lead={words.lead[locale]}
      form={<ComplexSearchForm key={complexSearchPath(search, page)} locale={locale} loaded={loaded} />}
      problems={problems}
    >
      {failure && <SectionError locale={locale} failure={failure} />}
      {found && (
        <>
          <div className={css.head}>
            <p role="status">
              <b>{words.count[locale](found.count)}</b>
              {hasSearchParams(search) && (
                <>
                  {' · '}
                  <ClearSearchLink href={pathTo(locale, '/complexes')}>{words.clear[locale]}</ClearSearchLink>
                </>
              )}
            </p>
            {found.count > 1 && <p className={css.order}>{words.order[locale]}</p>}
          </div>
          {list.length > 0 && (
            <ol className={css.cards} aria-label={words.list[locale]}>
              {list.map((complex, at) => (
                <li key={complex.id}>
                  <ComplexCard complex={complex} locale={locale} eager={at < EAGER_PHOTOS} />
                </li>
              ))}
            </ol>
          )}
          {found.count === 0 && (
            <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
              {hasSearchParams(search) && (
                <a className={buttonClass('primary')} href={pathTo(locale, '/complexes')}>
                  {words.clear[locale]}
                </a>
              )}
              <a className={buttonClass('outline')} href={pathTo(locale, '/properties/search')}>
                {words.searchAllListings[locale]}
              </a>
            </Notice>
          )}
          {found.count > 0 && list.length === 0 && (
            <Notice title={words.deepPage[locale]}>
              <a className={buttonClass('outline')} href={localizePath(locale, complexSearchPath(search))}>
                {words.firstPage[locale]}
              </a>
            </Notice>
          )}
          <NumberedPagination
            locale={locale}
            page={page}
            perPage={COMPLEXES_PER_PAGE}
            count={found.count}
            path={(n) => complexSearchPath(search, n)}
          />
        </>
      )}
    </SearchPage>
  );
}
