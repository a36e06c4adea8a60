import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { stale } from '@estia/contract/site/stale-messages';
import { useLocation } from 'react-router';
import css from './StalePageBar.module.css';

export function StalePageBar({ locale, at }: { locale: Locale; at: number }) {
  const { pathname, search } = useLocation();
  return (
    <div className={css.bar} role="status" data-stale="">
      <p className="wrap">
        {stale.text[locale](formatDateTime(new Date(at).toISOString(), locale))}{' '}
        <a href={`${pathname}${search}`} data-reload="">
          {stale.refresh[locale]}
        </a>
      </p>
    </div>
  );
}
