/** A part of a page that is fetched when it is first wanted. It does not come where the network is gone: then `onFail` does instead. */
import { useCallback, useRef, useState } from 'react';

export function useLazyModule<T>(load: () => Promise<T>): { part: T | null; want: (onFail?: () => void) => void } {
  const [part, setPart] = useState<{ is: T } | null>(null);
  const request = useRef<Promise<T> | null>(null);
  const want = useCallback(
    (onFail?: () => void) => {
      request.current ??= load();
      request.current.then(
        (is) => setPart((had) => had ?? { is }),
        () => {
          request.current = null;
          onFail?.();
        },
      );
    },
    [load],
  );
  return { part: part?.is ?? null, want };
}
