/** What this browser does with notifications, and how to change it. */
import { useCallback, useEffect, useState } from 'react';
import { findPushState, type PushState, turnPushOff, turnPushOn } from '../../platform/push-subscription.ts';

export function usePush(pushKey: string | null) {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (pushKey !== null) findPushState().then(setState, () => setState('unsupported'));
  }, [pushKey]);
  /** True when it is as wanted. */
  const change = useCallback(
    async (on: boolean): Promise<boolean> => {
      if (pushKey === null || isBusy) return false;
      setBusy(true);
      setFailed(false);
      try {
        const next = await (on ? turnPushOn(pushKey) : turnPushOff());
        setState(next);
        return next === (on ? 'on' : 'off');
      } catch {
        setFailed(true);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [pushKey, isBusy],
  );
  return { state, isBusy, isFailed, change };
}
