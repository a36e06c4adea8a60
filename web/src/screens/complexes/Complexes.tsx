/** The search for developments: form, count, cards. */
import { complexListMessages as words } from '@estia/contract/complexes/messages';
import type { Locale } from '@estia/contract/pair';
import { Pages } from '../../features/search/Pages.tsx';
import { FailedSection } from '../../features/site/Failures.tsx';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ClearLink, SearchPage } from '../../ui/SearchPage.tsx';
import { complexesPath, isAsked, PER_PAGE } from './address.ts';
import { ComplexCard } from './ComplexCard.tsx';
import css from './Complexes.module.css';
import { ComplexForm } from './ComplexForm.tsx';
import type { Loaded } from './loaded.ts';

/** Photos that a visitor sees without scrolling. */
const FIRST = 3;

export function Complexes({ locale, loaded }: { locale: Locale; loaded: Loaded }) {
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
      form={<ComplexForm key={complexesPath(search, page)} locale={locale} loaded={loaded} />}
      problems={problems}
    >
      {failure && <FailedSection locale={locale} failure={failure} />}
      {found && (
        <>
          <div className={css.head}>
            <p role="status">
              <b>{words.count[locale](found.count)}</b>
              {isAsked(search) && (
                <>
                  {' · '}
                  <ClearLink href={to(locale, '/complexes')}>{words.clear[locale]}</ClearLink>
                </>
              )}
            </p>
            {found.count > 1 && <p className={css.order}>{words.order[locale]}</p>}
          </div>
          {list.length > 0 && (
            <ol className={css.cards} aria-label={words.list[locale]}>
              {list.map((complex, at) => (
                <li key={complex.id}>
                  <ComplexCard complex={complex} locale={locale} eager={at < FIRST} />
                </li>
              ))}
            </ol>
          )}
          {found.count === 0 && (
            <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
              {isAsked(search) && (
                <a className={buttonClass('main')} href={to(locale, '/complexes')}>
                  {words.clear[locale]}
                </a>
              )}
              <a className={buttonClass('line')} href={to(locale, '/properties/search')}>
                {words.allAds[locale]}
              </a>
            </Notice>
          )}
          {found.count > 0 && list.length === 0 && (
            <Notice title={words.deepPage[locale]}>
              <a className={buttonClass('line')} href={to(locale, complexesPath(search))}>
                {words.firstPage[locale]}
              </a>
            </Notice>
          )}
          <Pages
            locale={locale}
            page={page}
            perPage={PER_PAGE}
            count={found.count}
            path={(n) => complexesPath(search, n)}
          />
        </>
      )}
    </SearchPage>
  );
}
