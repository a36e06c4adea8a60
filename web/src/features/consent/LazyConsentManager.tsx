/** COOK-1 waits until the page lives and the browser has nothing better to do: no first view needs it. */
import type { Locale } from '@estia/contract/pair';
import { useEffect } from 'react';
import { useLazyModule } from '../../platform/use-lazy-module.ts';

const load = () => import('./ConsentManager.tsx');

export function LazyConsentManager({ locale }: { locale: Locale }) {
  const { part, want } = useLazyModule(load);
  useEffect(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => want(), { timeout: 2_000 });
    else setTimeout(want, 300);
  }, [want]);
  return part && <part.ConsentManager locale={locale} />;
}
