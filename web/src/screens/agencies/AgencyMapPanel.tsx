/**
 * The map of the agencies of this page: fetched when its room is first on the screen, told which card is pointed at.
 */

import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import type { Locale } from '@estia/contract/pair';
import { again as againWord, loading, noMap } from '@estia/contract/search/map-messages';
import type { Bounds } from '@estia/contract/search/shape';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AgenciesMap } from '../../map/agencies-map.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './AgencyMapPanel.module.css';
import type { AgencyCardView } from './agency-search-data.ts';

type Props = {
  locale: Locale;
  agencies: readonly AgencyCardView[];
  bounds: Bounds | null;
  pointed: number | null;
  onPoint: (ids: readonly number[]) => void;
};

const DARK = '(prefers-color-scheme: dark)';

export function AgencyMapPanel({ locale, agencies, bounds, pointed, onPoint }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting');
  const [map, setMap] = useState<AgenciesMap | null>(null);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const placed = useMemo(
    () => agencies.flatMap(({ id, name, initials, at }) => (at ? [{ id, name, initials, ...at }] : [])),
    [agencies],
  );
  const latest = useRef({ placed, bounds, onPoint });
  useEffect(() => {
    latest.current = { placed, bounds, onPoint };
  });

  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((each) => each.isIntersecting)) return;
      watch.disconnect();
      setState('loading');
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  const wanted = state === 'loading' || state === 'ready';
  useEffect(() => {
    if (!wanted) return;
    let made: AgenciesMap | null = null;
    let isCancelled = false;
    const fail = () => !isCancelled && setState('failed');
    const media = matchMedia(DARK);
    const onScheme = () => made?.setScheme(media.matches);
    import('../../map/agencies-map.ts')
      .then(({ AgenciesMap: Made }) => {
        if (isCancelled || !room.current) return;
        made = new Made(room.current, {
          locale,
          dark: media.matches,
          agencies: latest.current.placed,
          view: latest.current.bounds,
          several: words.several[locale],
          onReady: () => setState('ready'),
          onTrouble: fail,
          onPick: setPicked,
          onPoint: (ids) => latest.current.onPoint(ids),
        });
        media.addEventListener('change', onScheme);
        setMap(made);
      })
      .catch(fail);
    return () => {
      isCancelled = true;
      media.removeEventListener('change', onScheme);
      made?.destroy();
      setMap(null);
    };
  }, [wanted, locale]);

  useEffect(() => {
    map?.setAgencies(placed, bounds);
    setPicked([]);
  }, [map, placed, bounds]);
  useEffect(() => map?.highlight(pointed), [map, pointed]);

  const chosen = agencies.filter(({ id }) => picked.includes(id));
  return (
    <section className={css.panel} aria-label={words.map[locale]} ref={box}>
      {wanted && <div ref={room} className={css.room} data-state={state} />}
      {state === 'loading' && (
        <p className={css.message} role="status">
          {loading[locale]}
        </p>
      )}
      {state === 'failed' && (
        <p className={css.message} role="status">
          {noMap[locale]}
          <button type="button" className={buttonClass('outline')} onClick={() => setState('loading')}>
            {againWord[locale]}
          </button>
        </p>
      )}
      {chosen.length > 0 && (
        <div className={css.picked} role="status">
          <ul>
            {chosen.map(({ id, name, place }) => (
              <li key={id}>
                <a href={pathTo(locale, '/agency/:agency_id', { agency_id: id })}>{name}</a>
                <span>{place}</span>
              </li>
            ))}
          </ul>
          <button type="button" aria-label={words.closePicked[locale]} onClick={() => setPicked([])}>
            <Icon name="x" small />
          </button>
        </div>
      )}
      <p className={css.note}>{words.mapNote[locale]}</p>
    </section>
  );
}
