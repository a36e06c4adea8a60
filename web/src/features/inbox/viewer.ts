/** Who is about to write: public pages come without it, so it is asked for when a dialog opens. */
import { roleIds } from '@estia/contract/accounts/roles';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { hasSession } from '../../platform/has-session.ts';

export type Viewer = { username: string; role_id: number };

/** Undefined while it is not known yet. */
export function useViewer(known: Viewer | null | undefined): Viewer | null | undefined {
  const [found, setFound] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    if (!hasSession()) {
      setFound(null);
      return;
    }
    callApi('GET /session').then(
      ({ user }) => setFound(user),
      () => setFound(null),
    );
  }, [known]);
  return found;
}

export const isProfessional = (viewer: Viewer | null | undefined): boolean => viewer?.role_id === roleIds.agency;
