/** The list side of the results: heading, order and view, filters in force, the listings, further pages. */

import { hiddenCount, hideAgain, showHidden as showThem } from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { backToPlace, showing } from '@estia/contract/search/results-messages';
import { memo, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useBrowserListings } from '../../features/favorites/browser-listings.ts';
import { popularPlaces } from '../../features/places/popular-places.ts';
import { SortMenu } from '../../features/search/SortMenu.tsx';
import type { PointedListing } from '../../map/map-props.ts';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { usePresets } from '../../platform/presets.ts';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberedPagination } from '../../ui/pagination/NumberedPagination.tsx';
import { getActiveFilters, hasMapArea, isNarrowing, removeOptionalFilters } from './active-filters.ts';
import { getProblemText, isGoldenVisaSearch } from './heading-notes.ts';
import { ListingList } from './ListingList.tsx';
import { ListingTable } from './ListingTable.tsx';
import { NoResults } from './NoResults.tsx';
import css from './ResultList.module.css';
import type { ResultsData } from './results-data.ts';
import { useInfiniteResults } from './use-infinite-results.ts';
import { ViewMenu } from './ViewMenu.tsx';

type Props = {
  locale: Locale;
  loaded: ResultsData;
  /** Stands among the tools of the list. */
  mapSwitch: ReactNode;
  /** A listing is under the pointer or has the focus. */
  onPointed: (listing: PointedListing | null) => void;
  /** The place that a move of the map has left. */
  left: { name: string; path: string } | null;
};

export const ResultList = memo(function ResultList({ locale, loaded, mapSwitch, onPointed, left }: Props) {
  const { filter, found, failure, complete, show } = loaded;
  const { list, reading, status, box, end, again, onClickCapture } = useInfiniteResults(loaded, locale);
  const { goldenVisaNav } = usePresets();
  const [showHidden, setShowHidden] = useState(false);
  const hidden = useBrowserListings((stored) => stored.hidden);
  const active = getActiveFilters({ ...loaded, locale });
  const { cards } = list;
  const start = (list.first - 1) * loaded.perPage;
  const hiddenHere = cards.filter((card) => hidden.includes(card.id)).length;
  const onPoint = (event: SyntheticEvent) => {
    const pointed = event.target instanceof Element ? event.target.closest('[data-home]') : null;
    const card = pointed && cards.find(({ id }) => id === Number(pointed.getAttribute('data-home')));
    onPointed(card ? { id: card.id, at: card.at } : null);
  };
  return (
    <section
      className={css.list}
      aria-labelledby="results-title"
      ref={box}
      onClickCapture={onClickCapture}
      onPointerOver={onPoint}
      onPointerLeave={() => onPointed(null)}
      onFocus={onPoint}
    >
      <h1 id="results-title">{loaded.title}</h1>
      <div className={css.head}>
        {found && (
          <p className={css.count}>
            <b>{words.count[locale](found.count)}</b>
            {found.count > loaded.perPage && (
              <span className={css.shown}> · {showing[locale](start + 1, start + cards.length)}</span>
            )}
            {isGoldenVisaSearch(filter, goldenVisaNav) && (
              <>
                {' · '}
                <a className={css.link} href={pathTo(locale, '/golden-visa')}>
                  {words.goldenVisaPage[locale]}
                </a>
              </>
            )}
            {hiddenHere > 0 && (
              <span className={css.hidden}>
                {' · '}
                {hiddenCount[locale](hiddenHere)}
                {' · '}
                <button
                  className={css.link}
                  type="button"
                  aria-pressed={showHidden}
                  onClick={() => setShowHidden(!showHidden)}
                >
                  {showHidden ? hideAgain[locale] : showThem[locale](hiddenHere)}
                </button>
              </span>
            )}
          </p>
        )}
        {found && found.count > 0 && (
          <div className={css.tools}>
            {mapSwitch}
            <ViewMenu locale={locale} filter={filter} page={reading} show={show} />
            {found.count > 1 && <SortMenu locale={locale} filter={filter} show={show} />}
          </div>
        )}
      </div>
      {left && (
        <p className={css.back}>
          <a className={buttonClass('outline')} href={localizePath(locale, left.path)}>
            <Icon name="left" small /> {backToPlace[locale](left.name)}
          </a>
        </p>
      )}
      {(loaded.problems.length > 0 || loaded.unknownPlace !== null) && (
        <ul className={css.problems}>
          {loaded.unknownPlace !== null && <li>{words.placeUnknown[locale](loaded.unknownPlace)}</li>}
          {loaded.problems.map((problem) => (
            <li key={problem.name}>{getProblemText(problem.name, locale)}</li>
          ))}
        </ul>
      )}
      {active.length > 0 && (
        <ul className={css.active} aria-label={words.activeFilters[locale]}>
          {active.map((each) => (
            <li key={each.key} className={each.isPlace && css.place}>
              <a
                className={css.chip}
                href={localizePath(locale, searchPath(each.without, 1, show))}
                aria-label={words.removeFilter[locale](each.text)}
              >
                {each.text} <Icon name="x" small />
              </a>
            </li>
          ))}
          {active.some(isNarrowing) && (
            <li>
              <a
                className={buttonClass('text')}
                href={localizePath(locale, searchPath(removeOptionalFilters(filter), 1, show))}
              >
                {words.clearAll[locale]}
              </a>
            </li>
          )}
        </ul>
      )}
      {failure && <SectionError locale={locale} failure={failure} />}
      {!complete && (
        <Notice title={words.incompleteTitle[locale]}>
          <ul className={css.missing}>
            {!filter.for && <li>{words.missingPurpose[locale]}</li>}
            {!filter.category_id && <li>{words.missingCategory[locale]}</li>}
            {loaded.places.length === 0 && !hasMapArea(filter) && <li>{words.missingPlace[locale]}</li>}
          </ul>
          {filter.for &&
            filter.category_id &&
            popularPlaces.map((place) => (
              <a
                key={place.name.en}
                className={buttonClass('outline')}
                href={localizePath(locale, searchPath({ ...filter, ...place.filter }, 1, show))}
              >
                {place.name[locale]}
              </a>
            ))}
        </Notice>
      )}
      {found && found.count === 0 && <NoResults locale={locale} loaded={loaded} />}
      {cards.length > 0 &&
        (show === 'table' ? (
          <ListingTable cards={cards} filter={filter} title={loaded.title} showHidden={showHidden} locale={locale} />
        ) : (
          <ListingList
            cards={cards}
            variant={show === 'list' ? 'row' : 'card'}
            showHidden={showHidden}
            locale={locale}
          />
        ))}
      {found && found.count > 0 && cards.length === 0 && <Notice title={words.deepPage[locale]} />}
      <div ref={end} className={css.end} role="status">
        {status === 'loading' && words.loadingMore[locale]}
        {status === 'failed' && (
          <>
            {words.moreFailed[locale]}{' '}
            <button className={buttonClass('outline')} type="button" onClick={again}>
              <Icon name="again" /> {words.next[locale]}
            </button>
          </>
        )}
      </div>
      {found && (
        <NumberedPagination
          locale={locale}
          page={list.last}
          perPage={loaded.perPage}
          count={found.count}
          path={(n) => searchPath(filter, n, show)}
        />
      )}
    </section>
  );
});
