/** A state in words, with a mark of its own shape: never by colour alone. */
import type { ReactNode } from 'react';
import css from './StatusBadge.module.css';

export type StatusTone = 'plain' | 'good' | 'care' | 'info';

export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`${css.mark} ${css[tone]}`}>{children}</span>;
}
