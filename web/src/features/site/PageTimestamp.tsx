/**
 * Of when a public page is. A shared cache shows the last copy of a page while the site cannot make a new one: every page
 * prints its minute in the foot, and one that is older than it should be says so at its top.
 */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { asOf } from '@estia/contract/site/as-of-messages';
import { type ComponentType, useEffect, useState } from 'react';
import { MAX_PAGE_AGE_MS, usePageTime } from '../../platform/page-time.ts';

type Props = { locale: Locale };

export function PageTimestamp({ locale }: Props) {
  const at = usePageTime();
  if (at === null) return null;
  const iso = new Date(at).toISOString();
  return (
    <span data-as-of="">
      {asOf[locale]} <time dateTime={iso}>{formatDateTime(iso, locale)}</time>
    </span>
  );
}

export function StalePageNotice({ locale }: Props) {
  const at = usePageTime();
  const [old, setOld] = useState<{ at: number; Bar: ComponentType<{ locale: Locale; at: number }> } | null>(null);
  useEffect(() => {
    if (at === null || Date.now() - at <= MAX_PAGE_AGE_MS) return;
    // Where it cannot be fetched the foot still says it.
    import('./StalePageBar.tsx').then(
      ({ StalePageBar: StaleBar }) => setOld({ at, Bar: StaleBar }),
      () => {},
    );
  }, [at]);
  return old !== null && old.at === at ? <old.Bar locale={locale} at={at} /> : null;
}
