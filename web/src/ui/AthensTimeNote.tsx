/** Every time on the site is that of a clock in Athens: shown to whoever's clock shows another. */
import { athensWallClockMs } from '@estia/contract/athens';
import type { Locale } from '@estia/contract/pair';
import { athensTimeNote } from '@estia/contract/site/time-messages';
import { useEffect, useState } from 'react';
import css from './AthensTimeNote.module.css';

export const isClockOfAthens = (at: Date): boolean =>
  athensWallClockMs(at) - at.getTime() === -at.getTimezoneOffset() * 60_000;

export function AthensTimeNote({ locale }: { locale: Locale }) {
  const [isAbroad, setAbroad] = useState(false);
  useEffect(() => setAbroad(!isClockOfAthens(new Date())), []);
  return isAbroad && <p className={css.note}>{athensTimeNote[locale]}</p>;
}
