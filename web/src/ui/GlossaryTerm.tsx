/**
 * A Greek term where it first occurs: a link to the glossary that says in a few words what it is, by mouse or keyboard.
 * Without script, and under a finger, it is simply the link. Escape puts the words away (WCAG 1.4.13).
 */

import { type TermId, termHints } from '@estia/contract/pages/glossary-hint-messages';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useId, useState } from 'react';
import { pathTo } from '../platform/paths/path-to.ts';
import css from './GlossaryTerm.module.css';

export function GlossaryTerm({ id, locale, children }: { id: TermId; locale: Locale; children: ReactNode }) {
  const hint = useId();
  const [away, setAway] = useState(false);
  const back = () => setAway(false);
  return (
    <span className={css.term} data-away={away ? '' : undefined} onPointerLeave={back}>
      <a
        href={`${pathTo(locale, '/glossary')}#${id}`}
        aria-describedby={hint}
        onBlur={back}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAway(true);
        }}
      >
        {children}
      </a>
      <span className={css.hint} role="tooltip" id={hint}>
        {termHints[id][locale]}
      </span>
    </span>
  );
}
