/**
 * COOK-1, on every page: asks who has not chosen yet, and opens the settings for links that name them. All it shows is
 * fetched when it is needed; without script there is nothing to ask, because nothing optional can run.
 */
import type { Locale } from '@estia/contract/pair';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { choiceNow, forgetUnallowed, useChoice } from '../../platform/consent.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { bare } from '../../platform/locale.ts';

type Props = { locale: Locale };
type Shown = ComponentType<{ locale: Locale; onSettings: () => void }>;
type Settings = ComponentType<{ locale: Locale; onClose: () => void }>;

/** Its own page has the settings on it already. */
const OWN_PAGE = '/cookie-settings';

export function Consent({ locale }: Props) {
  const alive = useHydrated();
  const chosen = useChoice() !== null;
  const here = bare(useLocation().pathname) === OWN_PAGE;
  const [Banner, setBanner] = useState<Shown | null>(null);
  const [Dialog, setDialog] = useState<Settings | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const choice = choiceNow();
    if (choice?.told) return;
    if (choice) void import('./tell.ts').then(({ tell }) => tell(locale));
    else {
      forgetUnallowed();
      // Where the line is cut the next page asks.
      import('./ConsentBanner.tsx').then(
        (part) => setBanner(() => part.ConsentBanner),
        () => {},
      );
    }
  }, [locale]);

  const openSettings = async (orElse: () => void) => {
    try {
      const { ConsentDialog } = await import('./ConsentDialog.tsx');
      setDialog(() => ConsentDialog);
      setOpen(true);
    } catch {
      orElse();
    }
  };
  const toPage = () => location.assign(locale === 'en' ? `/en${OWN_PAGE}` : OWN_PAGE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same listener does for as long as the language stays.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[data-consent-settings]') : null;
      if (!link || bare(location.pathname) === OWN_PAGE) return;
      event.preventDefault();
      void openSettings(toPage);
    };
    // Before the listener that turns links into navigations.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [locale]);

  return (
    <>
      {alive && Banner && !chosen && !here && <Banner locale={locale} onSettings={() => void openSettings(toPage)} />}
      {Dialog && open && <Dialog locale={locale} onClose={() => setOpen(false)} />}
    </>
  );
}
