/** The drawing of a place, and in its stead the map once somebody asks for it: MapLibre is too large to come unasked. */

import type { Property } from '@estia/contract/listings/model';
import { locationMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import css from './LocationSection.module.css';

type Props = { location: Property['location']; locale: Locale; children: ReactNode };

export function LocationMap({ location, locale, children }: Props) {
  const room = useRef<HTMLElement>(null);
  const [state, setState] = useState<'drawing' | 'loading' | 'map' | 'failed'>('drawing');
  const wanted = state === 'loading' || state === 'map';
  const { lat, lon, radius_m: radiusMetres } = location;

  useEffect(() => {
    if (!wanted) return;
    let isCancelled = false;
    let remove: (() => void) | undefined;
    const fail = () => !isCancelled && setState('failed');
    import('../../../map/location-map.ts')
      .then(({ renderLocationMap: showPlace }) => {
        if (isCancelled || !room.current) return;
        const dark = matchMedia('(prefers-color-scheme: dark)').matches;
        const onReady = () => setState('map');
        remove = showPlace(room.current, { lat, lon, radiusMetres, locale, dark, onReady, onTrouble: fail });
      })
      .catch(fail);
    return () => {
      isCancelled = true;
      remove?.();
    };
  }, [wanted, lat, lon, radiusMetres, locale]);

  return (
    <div className={css.drawing}>
      {state !== 'map' && children}
      {wanted && <section ref={room} className={css.map} aria-label={words.map[locale]} />}
      {(state === 'drawing' || state === 'failed') && (
        <button type="button" className={buttonClass('outline', css.show)} onClick={() => setState('loading')}>
          {words.showMap[locale]}
        </button>
      )}
      <p className={css.state} role="status">
        {state === 'loading' && words.mapLoading[locale]}
        {state === 'failed' && words.noMap[locale]}
      </p>
    </div>
  );
}
