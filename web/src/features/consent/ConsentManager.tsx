/**
 * COOK-1, on every page: asks who has not chosen yet, and opens the settings for links that name them. All it shows is
 * fetched when it is needed; without script there is nothing to ask, because nothing optional can run.
 */
import type { Locale } from '@estia/contract/pair';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { deleteUnconsentedStorage, findConsentChoice, useConsentChoice } from '../../platform/consent.ts';
import { stripLocale } from '../../platform/locale.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';

type Props = { locale: Locale };
type BannerComponent = ComponentType<{ locale: Locale; onSettings: () => void }>;
type DialogComponent = ComponentType<{ locale: Locale; onClose: () => void }>;

/** Its own page has the settings on it already. */
const SETTINGS_PATH = '/cookie-settings';

export function ConsentManager({ locale }: Props) {
  const alive = useHydrated();
  const chosen = useConsentChoice() !== null;
  const currentPath = stripLocale(useLocation().pathname) === SETTINGS_PATH;
  const [Banner, setBanner] = useState<BannerComponent | null>(null);
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const choice = findConsentChoice();
    if (choice?.told) return;
    if (choice) void import('./sync-consent.ts').then(({ syncConsent: reportChoice }) => reportChoice(locale));
    else {
      deleteUnconsentedStorage();
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
  const toPage = () => location.assign(locale === 'en' ? `/en${SETTINGS_PATH}` : SETTINGS_PATH);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same listener does for as long as the language stays.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[data-consent-settings]') : null;
      if (!link || stripLocale(location.pathname) === SETTINGS_PATH) return;
      event.preventDefault();
      void openSettings(toPage);
    };
    // Before the listener that turns links into navigations.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [locale]);

  return (
    <>
      {alive && Banner && !chosen && !currentPath && (
        <Banner locale={locale} onSettings={() => void openSettings(toPage)} />
      )}
      {Dialog && open && <Dialog locale={locale} onClose={() => setOpen(false)} />}
    </>
  );
}
