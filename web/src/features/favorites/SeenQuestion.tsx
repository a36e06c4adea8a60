/** Asked once, when a home was opened and its mark would be useful for the first time. It blocks nothing. */
import * as words from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import css from './favorites.module.css';
import { hasOpened, setRemember, useHomes } from './homes-memory.ts';

export function SeenQuestion({ locale }: { locale: Locale }) {
  const asked = useHomes((homes) => homes.remember !== null);
  const [useful, setUseful] = useState(false);
  useEffect(() => setUseful(hasOpened()), []);
  if (asked || !useful) return null;
  return (
    <section className={css.question} aria-label={words.seen[locale]}>
      <p>{words.askSeen[locale]}</p>
      <div>
        <button type="button" className={buttonClass('line')} onClick={() => setRemember(true)}>
          {words.yes[locale]}
        </button>
        <button type="button" className={buttonClass('line')} onClick={() => setRemember(false)}>
          {words.no[locale]}
        </button>
      </div>
    </section>
  );
}
