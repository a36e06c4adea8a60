/** The choice about remembering seen homes, to be changed at any time. */
import { no, yes } from '@estia/contract/favorites/card-messages';
import { savedPage as words } from '@estia/contract/favorites/saved-messages';
import type { Locale } from '@estia/contract/pair';
import { clearHomes, setRemember, useHomes } from '../../features/favorites/homes-memory.ts';
import { buttonClass } from '../../ui/button.ts';
import css from '../saved.module.css';

export function SeenSetting({ locale }: { locale: Locale }) {
  const remember = useHomes((homes) => homes.remember);
  const count = useHomes((homes) => homes.seen.length);
  return (
    <section className={css.section} aria-labelledby="seen">
      <h2 id="seen">{words.seenTitle[locale]}</h2>
      <p className={css.lead}>
        {words.seenText[locale]} {count > 0 && words.seenCount[locale](count)}
      </p>
      <div className={css.choice}>
        {([true, false] as const).map((each) => (
          <button
            key={String(each)}
            type="button"
            className={buttonClass('line')}
            aria-pressed={remember === each}
            onClick={() => setRemember(each)}
          >
            {(each ? yes : no)[locale]}
          </button>
        ))}
        {count > 0 && (
          <button type="button" className={buttonClass('quiet')} onClick={() => clearHomes('seen')}>
            {words.clearSeen[locale]}
          </button>
        )}
      </div>
    </section>
  );
}
