/** The results: filters above, the list, and the map beside it (over it on a phone). */
import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import type { Locale } from '@estia/contract/pair';
import { filterToQuery, searchPath } from '@estia/contract/search/codec';
import { list as listWord, map as mapWord } from '@estia/contract/search/results-messages';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SaveSearchLink } from '../../features/alerts/SaveSearchLink.tsx';
import { CompareTray } from '../../features/favorites/CompareTray.tsx';
import { PlaceField } from '../../features/places/PlaceField.tsx';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { FilterBar } from '../../features/search/FilterBar.tsx';
import { useRecordSearch } from '../../features/search/history/use-record-search.ts';
import { noteResults } from '../../features/search/last-results.ts';
import type { PointedListing } from '../../map/map-props.ts';
import { localizePath } from '../../platform/locale.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { describeResults, getActiveFilters, hasMapArea, isNarrowing } from './active-filters.ts';
import { useLeftPlace } from './left-place.ts';
import { updateMapSettings, useMapSettings } from './map-settings.ts';
import { ResultList } from './ResultList.tsx';
import css from './Results.module.css';
import { ResultsMap } from './ResultsMap.tsx';
import type { ResultsData } from './results-data.ts';

const loadRecent = () => import('../../features/search/history/recent-options.ts');

/** Below, the map lies over the list; above 1300 it stands beside it unless it was switched off. */
const NARROW = '(max-width: 1026px)';
const WIDE = '(min-width: 1301px)';

export function Results({ locale, loaded }: { locale: Locale; loaded: ResultsData }) {
  const { filter, page, show } = loaded;
  const address = searchPath(filter, page, show);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<PointedListing | null>(null);
  const chosen = useMapSettings((choice) => choice.on);
  const wide = useMediaQuery(WIDE);
  const narrow = useMediaQuery(NARROW);
  const beside = chosen ?? wide;
  const hasMap = loaded.complete;
  const left = useLeftPlace(loaded, locale);
  const save = hasMap && (
    <SaveSearchLink
      locale={locale}
      query={filterToQuery(filter)}
      text={saveSearch}
      about={describeResults({ ...loaded, locale })}
      kind="accent"
      className={css.save}
    />
  );
  useStickyHeights(root);
  useEffect(() => noteResults(localizePath(locale, address)), [locale, address]);
  useRecordSearch({ ...loaded, count: loaded.found?.count ?? null, locale });

  // On a phone the list lies under the map; its beginning is what was asked for.
  const onList = () => {
    if (!open) return;
    setOpen(false);
    scrollTo(0, 0);
  };

  return (
    <>
      {/* What is typed but not sent belongs to its address: another address starts afresh. The map stays. */}
      <ResultsFilterBar key={address} locale={locale} loaded={loaded} save={save} />
      <div
        className={css.page}
        ref={root}
        data-map={hasMap ? (chosen === null ? 'auto' : chosen ? 'on' : 'off') : undefined}
        data-open={hasMap && open && narrow ? '' : undefined}
      >
        <div className={css.list}>
          <ResultList
            key={address}
            locale={locale}
            loaded={loaded}
            onPointed={setPointed}
            left={left}
            mapSwitch={
              <button
                type="button"
                className={buttonClass('outline', css.switch)}
                aria-pressed={beside}
                onClick={() => updateMapSettings({ on: !beside })}
              >
                <Icon name="map" /> {mapWord[locale]}
              </button>
            }
          />
        </div>
        {hasMap && (
          <div className={css.map}>
            <ResultsMap locale={locale} loaded={loaded} pointed={pointed} onList={onList} />
          </div>
        )}
        <div className={css.bottom}>
          <CompareTray locale={locale} />
          {hasMap && (
            <div className={open ? `${css.floats} ${css.overMap}` : css.floats}>
              <button type="button" className={buttonClass('outline', css.float)} onClick={() => setOpen(!open)}>
                <Icon name={open ? 'rows' : 'map'} /> {(open ? listWord : mapWord)[locale]}
              </button>
              {/* Where nothing is found the list itself has it. */}
              {loaded.found?.count !== 0 && save}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

type FilterBarProps = { locale: Locale; loaded: ResultsData; save: ReactNode };

function ResultsFilterBar({ locale, loaded, save }: FilterBarProps) {
  const [places, setPlaces] = useState<readonly PlaceTag[]>(loaded.places);
  const onMap = hasMapArea(loaded.filter);
  return (
    <FilterBar
      locale={locale}
      loaded={loaded}
      save={save}
      activeCount={getActiveFilters({ ...loaded, locale }).filter(isNarrowing).length}
      where={
        <PlaceField
          locale={locale}
          places={places}
          onChange={setPlaces}
          variant="bar"
          required={!onMap}
          loadRecent={loadRecent}
          autoFocus={!loaded.complete && !onMap && loaded.places.length === 0}
        />
      }
    />
  );
}

/** False in the served page. */
function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (!hydrated) return;
    const media = matchMedia(query);
    const onChange = () => setMatches(media.matches);
    onChange();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [hydrated, query]);
  return matches;
}

/** The map begins under the filters, and a card on it stands above what lies at the bottom, however high they are. */
function useStickyHeights(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    const bar = page?.previousElementSibling;
    const foot = page?.lastElementChild;
    if (!page || !bar || !foot) return;
    const watch = new ResizeObserver(() => {
      page.style.setProperty('--bar', `${bar.getBoundingClientRect().height}px`);
      page.style.setProperty('--foot', `${foot.getBoundingClientRect().height}px`);
    });
    watch.observe(bar);
    watch.observe(foot);
    return () => watch.disconnect();
  });
}
