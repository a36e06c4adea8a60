/** Who is logged in, for the header. Public pages come the same for everyone: there the browser asks, when it is idle. */
import { useEffect, useState } from 'react';

export type HeaderUser = { role_id: number; username: string };

export function useLoggedIn(known: HeaderUser | undefined): HeaderUser | null {
  const [found, setFound] = useState<HeaderUser | null>(null);
  useEffect(() => {
    // Set with every session and readable: without it nobody is logged in and nothing needs asking.
    if (known || !document.cookie.includes('XSRF-TOKEN=')) return;
    const look = () =>
      fetch('/api/session')
        .then((answer) => answer.json())
        .then(
          (body) => setFound(body.user ?? null),
          () => {},
        );
    if ('requestIdleCallback' in window) requestIdleCallback(look, { timeout: 2_000 });
    else setTimeout(look, 300);
  }, [known]);
  return known ?? found;
}
