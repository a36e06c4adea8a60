/**
 * A search around where the reader is. The browser is asked only when the button is pressed. What it answers is rounded to
 * about a kilometre, because the address of the search is seen by others: by servers on the way and by whom it is sent to.
 */
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/start-messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './StartPage.module.css';
import type { StartFilter } from './start-view.ts';

const RADIUS_M = 5_000;
const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 300_000;
const GREECE = { west: 19.3, south: 34.7, east: 29.8, north: 41.8 };

type State = 'idle' | 'locating' | 'refused' | 'failed' | 'abroad';
const messages = {
  idle: words.nearMeHint,
  locating: words.locating,
  refused: words.locationRefused,
  failed: words.locationFailed,
  abroad: words.locationAbroad,
} as const;

const roundToKilometre = (degrees: number): number => Math.round(degrees * 100) / 100;

export function NearMe({ locale, filter }: { locale: Locale; filter: StartFilter }) {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();

  const onFound = ({ coords }: GeolocationPosition) => {
    const [lat, lon] = [roundToKilometre(coords.latitude), roundToKilometre(coords.longitude)];
    if (lat < GREECE.south || lat > GREECE.north || lon < GREECE.west || lon > GREECE.east) {
      setState('abroad');
      return;
    }
    void navigate(localizePath(locale, searchPath({ ...filter, near: `${lat},${lon},${RADIUS_M}` })));
  };
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      onFound,
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return (
    <p className={css.near}>
      <button
        className={buttonClass('outline')}
        type="button"
        aria-describedby="near-me-state"
        aria-busy={state === 'locating' || undefined}
        onClick={locate}
      >
        <Icon name="map" /> {words.nearMe[locale]}
      </button>
      <span
        id="near-me-state"
        role="status"
        className={state === 'idle' || state === 'locating' ? undefined : css.trouble}
      >
        {messages[state][locale]}
      </span>
    </p>
  );
}
