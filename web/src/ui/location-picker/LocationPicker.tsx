/**
 * The pin of a home. An address only offers a point: it becomes the home's own when a person moves the pin or says that
 * it is right, so that no listing shows the middle of a postcode as somebody's house.
 */
import { address as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import type { PlaceOption } from '@estia/contract/places/model';
import type { Purpose } from '@estia/contract/search/model';
import { useEffect, useRef, useState } from 'react';
import type { PinMap } from '../../map/pin-map.ts';
import { buttonClass } from '../button.ts';
import css from './LocationPicker.module.css';
import type { SelectedPlace, SuggestedPoint } from './selected-place.ts';

type PlaceAtPoint = { district: PlaceOption | null; postal_code: string | null };
type Bounds = Parameters<PinMap['fit']>[0];
type Props = {
  /** How to ask the server (platform/location-lookup.ts). */
  lookup: {
    findPlaceAt: (lat: number, lon: number) => Promise<PlaceAtPoint>;
    findDistrictBounds: (purpose: Purpose, districtId: number) => Promise<Bounds | null>;
  };
  locale: Locale;
  purpose: Purpose;
  lat: string;
  lon: string;
  place: SelectedPlace | null;
  /** Null where no postcode is asked for: then it is no reason to say that the pin lies elsewhere. */
  postcode: string | null;
  /** What a form without a pin means, where it is not a listing. */
  noPin?: string;
  offered: SuggestedPoint | null;
  onPinned: (lat: number, lon: number) => void;
  onTaken: () => void;
  onUse: (district: NonNullable<PlaceAtPoint['district']>, postcode: string | null) => void;
};

export function LocationPicker(props: Props) {
  const { locale, place, postcode, noPin = words.noPin[locale], offered, onTaken, onUse } = props;
  const room = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'impossible'>('waiting');
  const [placeAtPoint, setPlaceAtPoint] = useState<{ where: PlaceAtPoint; key: number } | null>(null);
  const lat = Number.parseFloat(props.lat);
  const lon = Number.parseFloat(props.lon);
  const isPinned = Number.isFinite(lat) && Number.isFinite(lon);
  const latest = useRef(props);
  latest.current = props;

  // The map's code comes when somebody gets near it, and only on this step.
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    let isCancelled = false;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const onScheme = () => map.current?.setScheme(dark.matches);
    const start = async () => {
      setState('loading');
      try {
        const { PinMap: Made } = await import('../../map/pin-map.ts');
        if (isCancelled || !room.current) return;
        const { lat, lon } = latest.current;
        const at = [Number.parseFloat(lon), Number.parseFloat(lat)] as const;
        map.current = new Made(room.current, {
          locale,
          dark: dark.matches,
          label: words.pin[locale],
          at: Number.isFinite(at[0]) && Number.isFinite(at[1]) ? { lat: at[1], lon: at[0] } : null,
          onReady: () => setState('ready'),
          onMoved: (to) => {
            latest.current.onPinned(to.lat, to.lon);
            const key = Date.now();
            latest.current.lookup.findPlaceAt(to.lat, to.lon).then(
              (where) => setPlaceAtPoint({ where, key }),
              () => setPlaceAtPoint(null),
            );
          },
        });
        dark.addEventListener('change', onScheme);
        setState('ready');
      } catch {
        if (!isCancelled) setState('impossible');
      }
    };
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((each) => each.isIntersecting)) return;
        watch.disconnect();
        void start();
      },
      { rootMargin: '200px' },
    );
    watch.observe(box);
    return () => {
      isCancelled = true;
      watch.disconnect();
      dark.removeEventListener('change', onScheme);
      map.current?.destroy();
      map.current = null;
    };
  }, [locale]);

  // An address was chosen: the map looks there and offers a pin.
  useEffect(() => {
    if (state === 'ready' && offered) map.current?.offer(offered, offered.zoom);
  }, [offered, state]);

  // Another district: the map looks at it, unless the pin is what chose it.
  const placeId = place?.id ?? null;
  useEffect(() => {
    if (state !== 'ready' || placeId === null || map.current?.hasPin) return;
    let current = true;
    const { lookup, purpose } = latest.current;
    lookup.findDistrictBounds(purpose, placeId).then(
      (bounds) => {
        if (current && bounds && !map.current?.hasPin) map.current?.fit(bounds);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [placeId, state]);

  const where = isPinned ? (placeAtPoint?.where ?? null) : null;
  const differs =
    where?.district &&
    (where.district.id !== placeId ||
      (postcode !== null && where.postal_code !== null && where.postal_code !== postcode.replace(/\s/g, '')));

  return (
    <section className={css.panel} aria-labelledby="pin-title">
      <h3 id="pin-title">{words.map[locale]}</h3>
      <p className={css.how}>{words.mapHow[locale]}</p>
      <div className={css.frame}>
        <div ref={room} className={css.room} hidden={state === 'impossible'} />
        {(state === 'loading' || state === 'waiting') && <p className={css.message}>{words.mapLoading[locale]}</p>}
        {state === 'impossible' && <p className={css.message}>{words.noMap[locale]}</p>}
        {state === 'ready' && (
          <div className={css.zoom}>
            <button type="button" aria-label={words.zoomIn[locale]} onClick={() => map.current?.zoomBy(1)}>
              +
            </button>
            <button type="button" aria-label={words.zoomOut[locale]} onClick={() => map.current?.zoomBy(-1)}>
              −
            </button>
          </div>
        )}
      </div>
      <div className={css.foot} role="status">
        {where && !where.district && <p>{words.abroad[locale]}</p>}
        {differs && where?.district && (
          <p>
            {words.liesIn[locale](where.district.label[locale], (postcode !== null && where.postal_code) || '')}{' '}
            <button
              type="button"
              className={buttonClass('text')}
              onClick={() => {
                if (where.district) onUse(where.district, where.postal_code);
              }}
            >
              {words.useThis[locale]}
            </button>
          </p>
        )}
        {!isPinned && <p>{offered ? words.about[locale] : noPin}</p>}
      </div>
      {state === 'ready' && (
        <div className={css.actions}>
          {isPinned ? (
            <button
              type="button"
              className={buttonClass('text')}
              onClick={() => {
                map.current?.take();
                setPlaceAtPoint(null);
                onTaken();
              }}
            >
              {words.takePin[locale]}
            </button>
          ) : (
            <button type="button" className={buttonClass('outline')} onClick={() => map.current?.put()}>
              {words[offered ? 'isHere' : 'putPin'][locale]}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
