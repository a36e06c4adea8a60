/** One sentence for the visitor that belongs to no field: why a fifth home was not added. Shown for a while, read aloud. */
import { useEffect, useState } from 'react';

const SHOWN_MS = 6_000;
let listener: ((text: string) => void) | null = null;

export const announce = (text: string): void => listener?.(text);

export function useAnnouncement(): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    listener = setAnnouncement;
    return () => {
      listener = null;
    };
  }, []);
  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(() => setAnnouncement(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return announcement;
}
