/**
 * Who is logged in, for the header. Public pages come the same for everyone: there the browser asks, when it is idle.
 * Until it knows, the mark of the early script says whether somebody is.
 */
import { useEffect, useState } from 'react';
import { SESSION_MARK } from '../../platform/early.ts';
import { hasSession } from '../../platform/has-session.ts';

export type HeaderUser = { user_id: number; role_id: number; username: string };

/** Of this page: whoever logs in or out loads another. */
let sessionRequest: Promise<HeaderUser | null> | null = null;

export function useSessionUser(known: HeaderUser | undefined): HeaderUser | null {
  const [found, setFound] = useState<HeaderUser | null>(null);
  useEffect(() => {
    if (known || !hasSession()) return;
    const check = () => {
      sessionRequest ??= fetch('/api/session')
        .then((response) => response.json())
        .then(
          (body) => {
            // The session ended elsewhere; its cookie has not heard of it.
            if (!body.user) document.documentElement.removeAttribute(SESSION_MARK);
            return body.user ?? null;
          },
          () => null,
        );
      void sessionRequest.then(setFound);
    };
    if ('requestIdleCallback' in window) requestIdleCallback(check, { timeout: 2_000 });
    else setTimeout(check, 300);
  }, [known]);
  return known ?? found;
}
