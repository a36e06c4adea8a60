import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * Who presses "back" before the page lives has the address of one page and the markup of another. Taking that markup
 * over would end in an error; the server has the page that belongs to the address.
 */
function isOfAnotherPage(): boolean {
  const bare = (href: string) => href.split('#', 1)[0];
  const [served] = performance.getEntriesByType('navigation');
  if (!served?.name.startsWith(location.origin)) return false;
  return bare(served.name) !== bare(location.href);
}

const onBack = () => {
  if (isOfAnotherPage()) location.reload();
};

/** From here on the router hears "back" itself. */
function Alive() {
  useEffect(() => removeEventListener('popstate', onBack), []);
  return null;
}

if (isOfAnotherPage()) location.reload();
else {
  addEventListener('popstate', onBack);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <Alive />
      </StrictMode>,
    );
  });
}
