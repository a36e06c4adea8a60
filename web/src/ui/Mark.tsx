/** A state in words, with a mark of its own shape: never by colour alone. */
import type { ReactNode } from 'react';
import css from './Mark.module.css';

type Tone = 'plain' | 'good' | 'care' | 'info';

export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${css.mark} ${css[tone]}`}>{children}</span>;
}
