import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { presets } from '@estia/contract/search/presets';
import { useState } from 'react';
import { Card } from '../../features/listings/Card.tsx';
import { PlaceField } from '../../features/places/PlaceField.tsx';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { FilterBar } from '../../features/search/FilterBar.tsx';
import { Pages } from '../../features/search/Pages.tsx';
import { SortMenu } from '../../features/search/SortMenu.tsx';
import { FailedSection } from '../../features/site/Failures.tsx';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { activeFilters } from './active-filters.ts';
import type { Loaded } from './loaded.ts';
import { useMore } from './more-results.ts';
import css from './Results.module.css';

const SIZES = '(max-width: 700px) 100vw, (max-width: 1300px) 45vw, 340px';
/** The first row and a half is on screen at once on most screens. */
const EAGER = 2;

export function Results({ locale, loaded }: { locale: Locale; loaded: Loaded }) {
  const { filter, found, failure, complete } = loaded;
  const [places, setPlaces] = useState<readonly PlaceTag[]>(loaded.places);
  const active = activeFilters({ ...loaded, locale });
  const more = useMore(loaded, locale);
  const cards = [...(found?.properties ?? []), ...more.cards];
  const start = (loaded.page - 1) * loaded.perPage;
  const narrowed = { for: filter.for, category_id: filter.category_id, ...idsOf(filter) };
  const noPlace = loaded.places.length === 0;
  return (
    <>
      <FilterBar
        locale={locale}
        loaded={loaded}
        activeCount={active.length - loaded.places.length}
        hasPlace={places.length > 0}
        where={
          <PlaceField
            locale={locale}
            places={places}
            onChange={setPlaces}
            look="bar"
            autoFocus={!complete && noPlace}
          />
        }
      />
      <section className={css.list} aria-labelledby="results-title">
        <div className={css.head}>
          <div>
            <h1 id="results-title">{loaded.title}</h1>
            {found && (
              <p className={css.count}>
                <b>{words.count[locale](found.count)}</b>
                {found.count > loaded.perPage && (
                  <span> · {words.shown[locale](start + 1, start + cards.length, found.count)}</span>
                )}
                {isGoldenVisa(filter) && (
                  <>
                    {' · '}
                    <a className={css.link} href={to(locale, '/golden-visa')}>
                      {words.goldenVisaPage[locale]}
                    </a>
                  </>
                )}
              </p>
            )}
          </div>
          {found && found.count > 1 && <SortMenu locale={locale} filter={filter} />}
        </div>
        {(loaded.problems.length > 0 || loaded.unknownPlace !== null) && (
          <ul className={css.problems}>
            {loaded.unknownPlace !== null && <li>{words.placeUnknown[locale](loaded.unknownPlace)}</li>}
            {loaded.problems.map((problem) => (
              <li key={problem.name}>{problemText(problem.name, locale)}</li>
            ))}
          </ul>
        )}
        {active.length > 0 && (
          <ul className={css.active} aria-label={words.activeFilters[locale]}>
            {active.map((each) => (
              <li key={each.key} className={each.isPlace && css.place}>
                <a
                  className={css.chip}
                  href={to(locale, searchPath(each.without))}
                  aria-label={words.removeFilter[locale](each.text)}
                >
                  {each.text} <Icon name="x" small />
                </a>
              </li>
            ))}
            {active.length > loaded.places.length && (
              <li>
                <a className={buttonClass('quiet')} href={to(locale, searchPath(narrowed))}>
                  {words.clearAll[locale]}
                </a>
              </li>
            )}
          </ul>
        )}
        {failure && <FailedSection locale={locale} failure={failure} />}
        {!complete && (
          <Notice title={words.incompleteTitle[locale]}>
            <ul className={css.missing}>
              {!filter.for && <li>{words.missingPurpose[locale]}</li>}
              {!filter.category_id && <li>{words.missingCategory[locale]}</li>}
              {noPlace && <li>{words.missingPlace[locale]}</li>}
            </ul>
          </Notice>
        )}
        {found && found.count === 0 && (
          <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
            {active.length > loaded.places.length && (
              <a className={buttonClass('main')} href={to(locale, searchPath(narrowed))}>
                {words.clearAll[locale]}
              </a>
            )}
          </Notice>
        )}
        {cards.length > 0 && (
          <ol className={css.grid} aria-label={words.resultsList[locale]}>
            {cards.map((card, index) => (
              <li key={card.id}>
                <Card card={card} locale={locale} sizes={SIZES} eager={index < EAGER} heading="h2" />
              </li>
            ))}
          </ol>
        )}
        {found && found.count > 0 && cards.length === 0 && <Notice title={words.deepPage[locale]} />}
        <div ref={more.end} className={css.end} role="status">
          {more.status === 'loading' && words.loadingMore[locale]}
          {more.status === 'failed' && (
            <>
              {words.moreFailed[locale]}{' '}
              <button className={buttonClass('line')} type="button" onClick={more.again}>
                <Icon name="again" /> {words.next[locale]}
              </button>
            </>
          )}
        </div>
        {found && (
          <Pages locale={locale} filter={filter} page={more.page} perPage={loaded.perPage} count={found.count} />
        )}
      </section>
    </>
  );
}

/** The customer's preset, from the menu or from home: its results lead to the page that explains it. */
function isGoldenVisa({ for: purpose, priceMin, areaMin, prefecture_ids = [] }: Loaded['filter']): boolean {
  const preset = presets.goldenVisaNav;
  return (
    purpose === 'sale' &&
    priceMin === preset.priceMin &&
    areaMin === preset.areaMin &&
    preset.prefecture_ids.every((id) => prefecture_ids.includes(id))
  );
}

const idsOf = ({ prefecture_ids, municipality_ids, district_ids }: Loaded['filter']) => ({
  prefecture_ids,
  municipality_ids,
  district_ids,
});

function problemText(name: string, locale: Locale): string {
  if (name === 'page') return words.deepPage[locale];
  const labels = {
    priceMin: words.priceMin,
    priceMax: words.priceMax,
    area: words.areaMin,
    areaMin: words.areaMin,
    areaMax: words.areaMax,
    yearMin: words.year,
    yearMax: words.yearMax,
    bedRoomsMin: words.bedrooms,
    type_id: words.type,
    category_id: words.category,
    sort: words.sortBy,
    for: words.purpose,
  };
  const label = Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : null;
  return label ? words.problem[locale](label[locale]) : words.problemOther[locale];
}
