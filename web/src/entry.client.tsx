import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { canNavigateTo } from './platform/private-paths.ts';

/**
 * Who presses "back" before the page lives has the address of one page and the markup of another. Taking that markup
 * over would end in an error; the server has the page that belongs to the address.
 */
function isMarkupOfOtherUrl(): boolean {
  const bare = (href: string) => href.split('#', 1)[0];
  const [served] = performance.getEntriesByType('navigation');
  if (!served?.name.startsWith(location.origin)) return false;
  return bare(served.name) !== bare(location.href);
}

const reloadOnMismatch = () => {
  if (isMarkupOfOtherUrl()) location.reload();
};

/** For days without a connection (public/sw.js); never before the page itself has loaded. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), 2_000);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** A public page that was loaded again, and the private one before it in the history. */
const reloadOnUnknownRoute = () => {
  if (!canNavigateTo(location.pathname)) location.reload();
};

/**
 * From here on the router hears "back" itself. Around the router and not beside it: the server draws the router alone, and
 * with a sibling every useId would give another id than the markup has, so that `aria-controls` named nothing.
 */
function HydrationEffects({ children }: { children: ReactNode }) {
  useEffect(() => removeEventListener('popstate', reloadOnMismatch), []);
  useEffect(registerServiceWorker, []);
  return children;
}

if (isMarkupOfOtherUrl()) location.reload();
else {
  addEventListener('popstate', reloadOnMismatch);
  addEventListener('popstate', reloadOnUnknownRoute);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationEffects>
          <HydratedRouter />
        </HydrationEffects>
      </StrictMode>,
    );
  });
}
