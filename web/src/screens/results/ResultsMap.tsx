/**
 * Between the search and the map: what happens on the map becomes an address, and what stands in the address is drawn.
 * The map itself is a large file of its own, read only when its column is really on the screen.
 */
import type { Locale } from '@estia/contract/pair';
import { filterToQuery, omitFields, placeFields } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/results-messages';
import { decodePolygons } from '@estia/contract/search/shape';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserListings } from '../../features/favorites/browser-listings.ts';
import { createListingCardView } from '../../features/listings/card/listing-card-view.ts';
import type { MapPanel } from '../../map/MapPanel.tsx';
import type { PointedListing } from '../../map/map-props.ts';
import { callApi } from '../../platform/api-client.ts';
import { buttonClass } from '../../ui/button.ts';
import { MapCard, type SelectedListing } from './MapCard.tsx';
import { updateMapSettings, useMapSettings } from './map-settings.ts';
import css from './ResultsMap.module.css';
import type { ResultsData } from './results-data.ts';
import { useMapSearch } from './use-map-search.ts';

type Props = {
  locale: Locale;
  loaded: ResultsData;
  pointed: PointedListing | null;
  /** Something was pressed whose answer is in the list. */
  onList: () => void;
};

export function ResultsMap({ locale, loaded, pointed, onList }: Props) {
  const { filter } = loaded;
  const box = useRef<HTMLElement>(null);
  const { Panel, failed, again } = useLazyMapPanel(box);
  const moveSearch = useMapSettings((choice) => choice.moveSearch);
  const search = useMapSearch(loaded, locale, moveSearch);
  const { picked, onPick } = useSelectedListing(loaded, locale);

  const hidden = useBrowserListings((stored) => stored.hidden);
  const pickedId = picked?.id ?? null;
  const highlighted = useMemo(
    () => pointed ?? (pickedId === null ? null : { id: pickedId, at: null }),
    [pointed, pickedId],
  );
  const lit = useRef<Element | null>(null);
  const onHover = useCallback((id: number | null) => {
    lit.current?.removeAttribute('data-lit');
    lit.current = id === null ? null : document.querySelector(`[data-home="${id}"]`);
    lit.current?.setAttribute('data-lit', '');
  }, []);
  const shapes = useMemo(() => (filter.shape ? (decodePolygons(filter.shape) ?? []) : []), [filter.shape]);

  return (
    <div className={css.box} ref={box as RefObject<HTMLDivElement>}>
      {Panel ? (
        <Panel
          locale={locale}
          query={filterToQuery(search.asked)}
          shapes={shapes}
          view={search.view}
          moveSearch={moveSearch}
          highlighted={highlighted}
          hidden={hidden}
          onMoved={search.onMoved}
          onHover={onHover}
          onPick={onPick}
          onCluster={(cell) => {
            search.onCluster(cell);
            onList();
          }}
          onShapes={search.onShapes}
          onMoveSearch={(on) => updateMapSettings({ moveSearch: on })}
          popup={
            picked && (
              <MapCard
                locale={locale}
                card={picked.card}
                onAgain={() => onPick(picked.id)}
                onClose={() => onPick(null)}
              />
            )
          }
        />
      ) : (
        <p className={css.wait} role="status">
          {failed ? words.mapFailed[locale] : words.mapLoading[locale]}
          {failed && (
            <button type="button" className={buttonClass('outline')} onClick={again}>
              {words.mapAgain[locale]}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The pin that was pressed, and its card once it has come. Another search, apart from where, has other pins. */
function useSelectedListing({ now, filter }: ResultsData, locale: Locale) {
  const [picked, setPicked] = useState<{ id: number; card: SelectedListing } | null>(null);
  const search = filterToQuery(omitFields(filter, [...placeFields, 'sort']));
  const [of, setOf] = useState(search);
  if (of !== search) {
    setOf(search);
    setPicked(null);
  }
  const onPick = useCallback(
    async (id: number | null) => {
      setPicked(id === null ? null : { id, card: 'asked' });
      if (id === null) return;
      const card = await callApi('GET /property/cards', { query: { listing_ids: String(id) } }).then(
        ({ properties: [found] }) => (found ? createListingCardView(found, locale, now) : 'gone'),
        () => 'failed' as const,
      );
      setPicked((was) => (was?.id === id ? { id, card } : was));
    },
    [locale, now],
  );
  return { picked, onPick };
}

/** Reads the map when its column is first seen: a column that is not drawn is never seen. */
function useLazyMapPanel(box: RefObject<HTMLElement | null>) {
  const [Panel, setPanel] = useState<typeof MapPanel | null>(null);
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    import('../../map/MapPanel.tsx').then(
      (file) => setPanel(() => file.MapPanel),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((each) => each.isIntersecting)) return;
      watch.disconnect();
      read();
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box, read]);
  return { Panel, failed, again: read };
}
