/** Shares and changes as the reader sees them, with one decimal: `+4,1 %` in Greek, `+4.1%` in English. */
import { percent } from '../listings/messages.ts';
import type { Locale } from '../pair.ts';

const tenths = (share: number): number => Math.round(share * 1_000) / 10;

/** `0.052` → `5,2 %` */
export const formatShare = (share: number, locale: Locale): string => percent[locale](tenths(share));

/** `0.05` → `+5 %`, `-0.031` → `−3,1 %`; what rounds to nothing is `0 %`. */
export function formatSignedShare(share: number, locale: Locale): string {
  const shown = tenths(share);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return `${sign}${percent[locale](Math.abs(shown))}`;
}
