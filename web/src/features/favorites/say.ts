/** One sentence for the visitor that belongs to no field: why a fifth home was not added. Shown for a while, read aloud. */
import { useEffect, useState } from 'react';

const SHOWN_MS = 6_000;
let hear: ((text: string) => void) | null = null;

export const say = (text: string): void => hear?.(text);

export function useSaid(): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    hear = setSaid;
    return () => {
      hear = null;
    };
  }, []);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}
